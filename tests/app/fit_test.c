/* What is seen of every screen, in every language, size and text size: no text is cut, none lies over another or sticks out of its place,
   every widget is in the window, apart from the others, and large enough for a finger. Nothing is painted: all is laid out and measured. */
#include "scenes.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static struct fixture fixture;

/* ---- what a frame shows ---- */

enum { MAX_LINES = 4096, TEXT_ROOM = 120 };

struct seen {
  char text[TEXT_ROOM];
  struct rect at, within; /* within: what can be seen where it is */
  uint64_t layer;
  bool scrolls;           /* it stands in what scrolls */
  enum text_fault fault;
};

struct watch {
  const struct app *app;
  int count;
  struct seen line[MAX_LINES];
};

static struct watch watch;

static bool same_rect(struct rect a, struct rect b)
{
  return fabsf(a.x - b.x) < 0.1F && fabsf(a.y - b.y) < 0.1F && fabsf(a.w - b.w) < 0.1F && fabsf(a.h - b.h) < 0.1F;
}

static void see(void *context, const struct text_line *line)
{
  const struct ui *ui = &watch.app->ui;
  const struct gfx *gfx = &watch.app->gfx;
  struct seen seen = {.at = line->at, .within = gfx->clips ? gfx->clip[gfx->clips - 1] : ui->window, .layer = ui->inside, .scrolls = ui->scrolling != 0,
                      .fault = line->fault};
  (void)context;
  size_t length = line->fault == TEXT_FITS ? line->length : strlen(line->text);
  snprintf(seen.text, sizeof seen.text, "%.*s", (int)length, line->text);
  for (int i = 0; i < watch.count; i++) /* a frame may be drawn twice */
    if (same_rect(watch.line[i].at, seen.at) && !strcmp(watch.line[i].text, seen.text)) return;
  if (watch.count == MAX_LINES) fail_msg("more than %d lines of text in a picture", MAX_LINES);
  watch.line[watch.count++] = seen;
}

/* ---- what is told ---- */

static int faults;
static bool quiet; /* counted only */
static char told[4096][200];
static int told_count;

/* The same fault is told once for a size and language, however many scenes show it. */
static void tell(const char *where, const char *what, const char *text, const char *more)
{
  char line[600], key[200];
  snprintf(key, sizeof key, "%s%.60s%.60s", what, text, strchr(where, ' '));
  for (int i = 0; i < told_count; i++)
    if (!strcmp(told[i], key)) return;
  if (told_count < 4096) snprintf(told[told_count++], sizeof *told, "%s", key);
  snprintf(line, sizeof line, "%s: \"%s\" %s%s", where, text, what, more);
  if (!quiet) print_error("%s\n", line);
  faults++;
}

/* ---- texts ---- */

/* Texts that may be shortened: what players and scripts wrote may be of any length, and what is longer than its place is told in full when
   it is pointed at. To add one: a row with its beginning, and why. */
static const struct {
  const char *text, *why;
} may_be_cut[] = {
  {"Bartholomew Cunningham", "a name that a player gave"},
  {"João Guilherme", "likewise"},
  {"8/bbbbbbbb/bbxbbbbb", "a typed position, which its field moves along"},
  {"/home/ana/.local/share/salto/setups", "the path of a file, which is one long word"},
  {"variants/some-game", "a script's own message, as much as there is room for"},
};

static bool may_be(const struct seen *line)
{
  for (size_t i = 0; i < sizeof may_be_cut / sizeof *may_be_cut; i++)
    if (strstr(line->text, may_be_cut[i].text)) return true;
  return false;
}

static bool covered(const struct ui *ui, struct rect at)
{
  for (int i = 0; i < ui->covers; i++)
    if (rect_overlap(ui->cover[i].at, at)) return true;
  return false;
}

static struct rect visible(const struct seen *line)
{
  float x = fmaxf(line->at.x, line->within.x), y = fmaxf(line->at.y, line->within.y);
  float right = fminf(rect_right(line->at), rect_right(line->within)), bottom = fminf(rect_bottom(line->at), rect_bottom(line->within));
  return rect_of(x, y, fmaxf(0, right - x), fmaxf(0, bottom - y));
}

/* Letters may come as near as the line above lets them. */
static bool over(struct rect a, struct rect b) { return rect_overlap(rect_inset(a, 0.5F, 0.5F), rect_inset(b, 0.5F, 0.5F)); }

/* Side by side with so little between them that they read as one. The mark after a turn is part of it. */
static bool nearly_touch(const struct seen *line, struct rect a, struct rect b)
{
  const float least = 6;
  if (*line->text == '?') return false;
  float gap = fmaxf(b.x - rect_right(a), a.x - rect_right(b)), shared = fminf(rect_bottom(a), rect_bottom(b)) - fmaxf(a.y, b.y);
  return a.w > 0 && b.w > 0 && gap > -0.5F && gap < least && shared > fminf(a.h, b.h) / 2;
}

static void check_texts(const char *where, const struct ui *ui)
{
  static const char *const faults_text[] = {[TEXT_SHORTENED] = "is shortened", [TEXT_LEFT_OUT] = "has no room for its lines",
                                            [TEXT_BROKEN] = "is broken within a word"};
  for (int i = 0; i < watch.count; i++) {
    const struct seen *line = &watch.line[i];
    if (line->fault != TEXT_FITS && !may_be(line)) tell(where, faults_text[line->fault], line->text, "");
    struct rect in = visible(line);
    bool wide = line->at.x < line->within.x - 0.5F || rect_right(line->at) > rect_right(line->within) + 0.5F;
    if ((wide && !may_be(line)) || (!line->scrolls && in.h < line->at.h - 0.5F)) tell(where, "sticks out of its place", line->text, "");
    for (int j = 0; j < i; j++) {
      const struct seen *other = &watch.line[j];
      if (other->layer != line->layer || covered(ui, in)) continue;
      if (over(in, visible(other))) tell(where, "lies over other words: ", line->text, other->text);
      else if (nearly_touch(line, in, visible(other))) tell(where, "nearly touches other words: ", line->text, other->text);
    }
  }
}

/* ---- widgets ---- */

static const char *const roles[] = {"a button", "a card", "an option", "a switch", "a stepper", "a stepper", "a field", "a board", "a line"};

static const char *number_of(const struct ui *ui, int i)
{
  static char text[64];
  const struct ui_widget *w = &ui->widget[i];
  snprintf(text, sizeof text, "%s, %g %g %g×%g", roles[w->role], (double)w->whole.x, (double)w->whole.y, (double)w->whole.w, (double)w->whole.h);
  return text;
}

/* A card and a field may hold buttons of their own. */
static bool holds(const struct ui_widget *w, const struct ui_widget *in)
{
  return (w->role == UI_CARD || w->role == UI_FIELD) && in->role == UI_BUTTON && rect_inside(in->whole, w->whole);
}

static void check_widgets(const char *where, const struct ui *ui)
{
  const float finger = 44;
  for (int i = 0; i < ui->widgets; i++) {
    const struct ui_widget *w = &ui->widget[i];
    if (w->at.w <= 0 || w->at.h <= 0) continue; /* scrolled away, or for keys only */
    char me[80];
    snprintf(me, sizeof me, "%s", number_of(ui, i));
    if (!rect_inside(w->at, ui->window)) tell(where, "is not in the window", me, "");
    if (w->whole.w < finger || w->whole.h < finger) tell(where, "is small for a finger", me, "");
    if (!w->named) tell(where, "has no name in words", me, "");
    for (int j = 0; j < i; j++) {
      const struct ui_widget *other = &ui->widget[j];
      if (holds(other, w) || other->layer != w->layer || covered(ui, w->at)) continue;
      if (over(w->at, other->at)) tell(where, "lies over another: ", me, number_of(ui, j));
    }
  }
}

/* ---- all of it ---- */

static void check_frame(struct picture *picture, const char *where)
{
  watch.count = 0;
  watch.app = &picture->app;
  lettering_watch(picture->app.lettering, see, NULL);
  app_frame(&picture->app);
  lettering_watch(picture->app.lettering, NULL, NULL);
  check_texts(where, &picture->app.ui);
  check_widgets(where, &picture->app.ui);
}

/* As it is, and then everything that scrolls page by page, so that all of it is seen. */
static void check_scene(struct picture *picture, const char *where)
{
  struct ui *ui = &picture->app.ui;
  check_frame(picture, where);
  for (int i = 0; i < ui->scrolls; i++) {
    if (!ui->scroll[i].seen || ui->scroll[i].content <= ui->scroll[i].at.h + 1) continue;
    uint64_t id = ui->scroll[i].id;
    float step = fmaxf(24, ui->scroll[i].at.h * 0.8F), end = ui->scroll[i].content - ui->scroll[i].at.h + step;
    for (float y = 0; y < end; y += step) {
      ui_scroll_to(ui, id, y);
      check_frame(picture, where);
    }
  }
}

static void check(const struct scene *scene, const char *language, const struct scenes_size *size)
{
  struct picture picture;
  char where[160];
  snprintf(where, sizeof where, "%s %s %dx%d %g", scene->name, language, size->w, size->h, size->scale);
  scenes_open(&picture, &fixture, scene, &(struct scenes_look){.language = language, .size = *size});
  app_resize(&picture.app, size->w, size->h, size->scale); /* however small that is */
  check_scene(&picture, where);
  picture_close(&picture);
}

/* Those of the assignment, and the largest text that is offered in a middling window. */
static const struct scenes_size larger = {1280, 800, 1.5};

static void all_scenes_fit(void **state)
{
  (void)state;
  const char *only = getenv("SALTO_SCENE");
  faults = told_count = 0;
  for (int l = 0; l < SCENES_LANGUAGES; l++)
    for (int s = 0; s <= SCENES_SIZES; s++)
      for (int i = 0; i < SCENES; i++)
        if (!only || !strcmp(only, scenes[i].name)) check(&scenes[i], scenes_languages[l], s < SCENES_SIZES ? &scenes_sizes[s] : &larger);
  if (faults) fail_msg("%d faults", faults);
}

/* What depends on the texts of a game: its name and lines on every screen. */
static void all_games_fit(void **state)
{
  (void)state;
  static const enum app_screen shown[] = {APP_SETUP, APP_PLAY, APP_BOOK};
  faults = told_count = 0;
  for (int v = 0; v < library_count(fixture.library); v++) {
    const char *id = library_at(fixture.library, v)->id;
    for (int k = 0; k < 3; k++)
      for (int l = 0; l < SCENES_LANGUAGES; l++)
        for (int s = 0; s < 3; s++) {
          char name[100];
          snprintf(name, sizeof name, "%s-%s", (const char *[]){"setup", "play", "book"}[k], id);
          struct scene scene = {.name = name, .screen = shown[k], .variant = id};
          if (shown[k] == APP_BOOK) scene.then = scenes_answers;
          check(&scene, scenes_languages[l], (const struct scenes_size *[]){&scenes_sizes[0], &scenes_sizes[2], &larger}[s]);
        }
  }
  if (faults) fail_msg("%d faults", faults);
}

static void all_exercises_fit(void **state)
{
  (void)state;
  faults = told_count = 0;
  for (int v = 0; v < library_count(fixture.library); v++) {
    const struct library_entry *entry = library_at(fixture.library, v);
    struct book *book;
    struct error err;
    if (!book_new(&book, entry->variant, &err)) fail_msg("%s", err.message);
    for (int e = 0; e < book->exercise_count; e++)
      for (int l = 0; l < SCENES_LANGUAGES; l++)
        for (int s = 0; s < 3; s++) {
          char name[100];
          snprintf(name, sizeof name, "%s-%s", entry->id, book->exercise[e].example.name);
          struct scene scene = {.name = name, .screen = APP_EXERCISE, .variant = entry->id, .exercise = book->exercise[e].example.name};
          check(&scene, scenes_languages[l], (const struct scenes_size *[]){&scenes_sizes[0], &scenes_sizes[2], &larger}[s]);
        }
    book_free(book);
  }
  if (faults) fail_msg("%d faults", faults);
}

/* The check itself: in a window smaller than there ever is one (layout_scale), words and widgets do not fit. */
static void what_does_not_fit_is_found(void **state)
{
  (void)state;
  static const struct scenes_size tiny = {330, 250, 1};
  int found = 0;
  quiet = true;
  for (int i = 0; i < SCENES; i++) {
    faults = told_count = 0;
    check(&scenes[i], "en", &tiny);
    found += faults > 0;
  }
  quiet = false;
  if (found < SCENES * 3 / 4) fail_msg("only %d of %d scenes do not fit in %dx%d", found, SCENES, tiny.w, tiny.h);
}

/* Large text in a small picture, as in a small window: no larger than leaves every screen its room. */
static void a_picture_has_as_many_units_as_a_window(void **state)
{
  (void)state;
  static const struct scenes_size large = {640, 480, 1.5};
  struct picture picture;
  scenes_open(&picture, &fixture, &scenes[0], &(struct scenes_look){.language = "en", .size = large});
  assert_float_equal(picture.app.gfx.scale, 1, 1e-6);
  picture_close(&picture);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(all_scenes_fit),
    cmocka_unit_test(all_games_fit),
    cmocka_unit_test(all_exercises_fit),
    cmocka_unit_test(a_picture_has_as_many_units_as_a_window),
    cmocka_unit_test(what_does_not_fit_is_found),
  };
  fixture = fixture_load(NULL);
  int failed = cmocka_run_group_tests(tests, NULL, NULL);
  scenes_end();
  fixture_release(&fixture);
  return failed;
}
