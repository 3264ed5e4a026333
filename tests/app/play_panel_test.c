/* What stands in the panel beside the board, in every size and language: how each player stands, in the same place in every row, how the
   game ended, whose the pieces are; and that tips do not lie over what is beside them. */
#include "scenes.h"

#include "app/layout_play.h"
#include "app/look_bar.h"

#include <ctype.h>
#include <math.h>
#include <stdio.h>

static struct fixture fixture;

/* ---- what a frame shows ---- */

enum { MOST = 1024 };

static struct seen {
  char text[200];
  struct rect at;
} seen[MOST];
static int seen_count;

static void see(void *context, const struct text_line *line)
{
  (void)context;
  if (seen_count == MOST) fail_msg("more than %d lines", MOST);
  seen[seen_count].at = line->at;
  snprintf(seen[seen_count++].text, sizeof seen->text, "%.*s", (int)line->length, line->text);
}

static void look_at(struct app *app)
{
  app->again = false;
  app_frame(app);
  seen_count = 0;
  lettering_watch(app->lettering, see, NULL);
  app_frame(app);
  lettering_watch(app->lettering, NULL, NULL);
}

static const struct seen *line_with(const char *text)
{
  for (int i = 0; i < seen_count; i++)
    if (strstr(seen[i].text, text)) return &seen[i];
  return NULL;
}

static void open_scene(struct picture *picture, const char *name, const char *language, int w, int h)
{
  const struct scene *scene = NULL;
  for (int i = 0; i < SCENES; i++)
    if (!strcmp(scenes[i].name, name)) scene = &scenes[i];
  assert_non_null(scene);
  scenes_open(picture, &fixture, scene, &(struct scenes_look){.language = language, .size = {w, h, 1}});
}

/* ---- rows of players ---- */

/* "7/10 home", "thinking... · 7 captured", "7": in a row, neither a name nor a clock. */
static const struct seen *standing_in(struct rect row)
{
  for (int i = 0; i < seen_count; i++) {
    const char *text = seen[i].text;
    if (rect_overlap(seen[i].at, row) && !strchr(text, ':') && (isdigit((unsigned char)*text) || strstr(text, " · "))) return &seen[i];
  }
  return NULL;
}

static void check_rows(struct app *app, const char *where, float w, float h)
{
  struct play_layout layout;
  layout_play(&layout, w, h, app->match->rules->player_count, 1);
  look_at(app);
  for (int p = 0; p < app->match->rules->player_count; p++) {
    const struct seen *at = standing_in(layout.player[p]);
    if (!at) fail_msg("%s: how player %d stands is not told", where, p);
    float place = layout.one_line ? rect_right(layout.player[p]) - rect_right(at->at) : at->at.x - layout.player[p].x;
    const struct seen *first = standing_in(layout.player[0]);
    float usual = layout.one_line ? rect_right(layout.player[0]) - rect_right(first->at) : first->at.x - layout.player[0].x;
    if (fabsf(place - usual) > 2.5F)
      fail_msg("%s: how player %d stands is at %g, not at %g", where, p, (double)place, (double)usual); /* letters' sides differ */
  }
}

static void how_they_stand_is_always_told_in_the_same_place(void **state)
{
  (void)state;
  static const char *const names[] = {"play-six", "play-three", "play-four", "play-clocks", "review-six", "review", "play-english"};
  for (size_t n = 0; n < sizeof names / sizeof *names; n++)
    for (int l = 0; l < SCENES_LANGUAGES; l++)
      for (int s = 0; s < 3; s++)
        for (int thinks = 0; thinks < 2; thinks++) {
          struct picture picture;
          char where[100];
          snprintf(where, sizeof where, "%s %s %dx%d%s", names[n], scenes_languages[l], scenes_sizes[s].w, scenes_sizes[s].h, thinks ? " thinking" : "");
          open_scene(&picture, names[n], scenes_languages[l], scenes_sizes[s].w, scenes_sizes[s].h);
          picture.app.play.thought = thinks ? THOUGHT_TURN : THOUGHT_NONE;
          check_rows(&picture.app, where, (float)scenes_sizes[s].w, (float)scenes_sizes[s].h);
          picture_close(&picture);
        }
}

/* The name that was cut is told in full when it is pointed at. */
static void a_long_name_is_told_when_it_is_pointed_at(void **state)
{
  (void)state;
  struct picture picture;
  struct play_layout layout;
  open_scene(&picture, "play-six", "en", 640, 480);
  layout_play(&layout, 640, 480, 6, 1);
  look_at(&picture.app);
  ui_move(&picture.app.ui, layout.player[2].x + 60, layout.player[2].y + 10);
  look_at(&picture.app);
  const struct seen *tip = line_with("Bartholomew Cunningham · 0/10 home");
  assert_non_null(tip);
  assert_false(rect_overlap(tip->at, layout.player[2]));
  picture_close(&picture);
}

/* Of people and computers alike; a name that says it already is enough. */
static void a_colour_is_told_where_the_name_does_not_say_it(void **state)
{
  (void)state;
  struct picture picture;
  static const struct scene scene = {.name = "colours", .screen = APP_PLAY, .variant = "english-draughts"};
  const struct scenes_look look = {.language = "en", .size = {1280, 800, 1}};
  scenes_open(&picture, &fixture, &scene, &look);
  struct participant *who = picture.app.match->participant;
  SDL_strlcpy(who[0].name, "Ana", sizeof who[0].name);
  who[1].computer = true, who[1].level = 3;
  picture.app.play.paused = true;
  look_at(&picture.app);
  assert_non_null(line_with("0 captured · Black"));
  assert_non_null(line_with("0 captured · White"));
  *who[0].name = '\0';
  look_at(&picture.app);
  assert_non_null(line_with("Black (you)"));
  assert_null(line_with("0 captured · Black"));
  picture_close(&picture);
}

static bool told_in(struct rect row, const char *text)
{
  for (int i = 0; i < seen_count; i++)
    if (rect_overlap(seen[i].at, row) && strstr(seen[i].text, text)) return true;
  return false;
}

/* Beside a clock that has run out, too. */
static void a_row_says_that_the_computer_plays_on(void **state)
{
  (void)state;
  static const struct scenes_size sizes[] = {{1280, 800, 1}, {1080, 1920, 1}, {1600, 900, 1}};
  for (size_t s = 0; s < sizeof sizes / sizeof *sizes; s++)
    for (int l = 0; l < SCENES_LANGUAGES; l++) {
      struct picture picture;
      struct play_layout layout;
      open_scene(&picture, "play-three", scenes_languages[l], sizes[s].w, sizes[s].h);
      struct app *app = &picture.app;
      app_resize(app, sizes[s].w, sizes[s].h, sizes[s].scale);
      timer_init(&app->match->timer, &(struct timer_rule){TIMER_TOTAL, 300000, 0});
      app->match->timer.left[0] = 0;
      play_give_up(app, 0, REASON_TIME);
      app->play.paused = true;
      look_at(app);
      layout_play(&layout, app->ui.window.w, app->ui.window.h, 3, 1);
      if (!told_in(layout.player[0], app_text(app, "ui.play.plays_on")))
        fail_msg("%s %dx%d at %g: it is not told", scenes_languages[l], sizes[s].w, sizes[s].h, sizes[s].scale);
      assert_false(told_in(layout.player[2], app_text(app, "ui.play.plays_on")));
      picture_close(&picture);
    }
}

/* Of all computers or of none, however short the word for one of them is; and rather that than how they stand in full. */
static void all_rows_of_a_list_tell_the_same(void **state)
{
  (void)state;
  static const struct scene scene = {.name = "alike", .screen = APP_PLAY, .variant = "chinese-checkers", .players = 6};
  static const struct scenes_size sizes[] = {{640, 480, 1}, {1280, 800, 1.5}, {800, 600, 1}, {900, 600, 1}, {1280, 800, 1}, {700, 1000, 1}, {1080, 1920, 1.5}};
  for (size_t s = 0; s < sizeof sizes / sizeof *sizes; s++)
    for (int l = 0; l < SCENES_LANGUAGES; l++) {
      struct picture picture;
      struct play_layout layout;
      const struct scenes_look look = {.language = scenes_languages[l], .size = sizes[s]};
      scenes_open(&picture, &fixture, &scene, &look);
      struct app *app = &picture.app;
      for (int p = 1; p < 6; p++) app->match->participant[p].computer = true, app->match->participant[p].level = 4;
      app->play.paused = true;
      look_at(app);
      layout_play(&layout, (float)(sizes[s].w / app->gfx.scale), (float)(sizes[s].h / app->gfx.scale), 6, 1);
      int dots = 0;
      for (int p = 1; p < 6; p++) {
        const struct seen *at = standing_in(layout.player[p]);
        assert_non_null(at);
        dots += strstr(at->text, " · ") != NULL;
      }
      if (dots != 5) fail_msg("%dx%d %s: %d of 5 computers have their colour told", sizes[s].w, sizes[s].h, scenes_languages[l], dots);
      picture_close(&picture);
    }
}

/* ---- saved games of people with long names ---- */

static void save_long_names(struct app *app)
{
  static const char *const names[] = {"Wolfgang Amadeus Mozartinho da Silva Sauro Maxi", "Maximiliana Theodora von und zu Hohenstein"};
  const struct outcome won = {.type = OUTCOME_WIN, .winner = 1};
  scenes_add_saved(app, "turkish-draughts", 2, names, 14, NULL);
  scenes_add_saved(app, "turkish-draughts", 2, names, 57, &won);
}

static void a_long_name_leaves_room_for_the_state(void **state)
{
  (void)state;
  static const struct scene scene = {.name = "long-names", .screen = APP_CHOOSE, .then = save_long_names};
  for (int s = 0; s < 2; s++) {
    struct picture picture;
    const struct scenes_look look = {.language = "en", .size = {s ? 1280 : 640, s ? 800 : 480, 1}};
    scenes_open(&picture, &fixture, &scene, &look);
    look_at(&picture.app);
    assert_non_null(line_with(" to move · 14 turns · 2024-03-01"));
    assert_non_null(line_with(" won · 57 turns · 2024-03-01"));
    assert_non_null(line_with("Maxi"));
    picture_close(&picture);
  }
}

/* ---- looking back ---- */

static void a_review_says_how_the_game_ended(void **state)
{
  (void)state;
  static const struct {
    const char *scene, *language, *says;
  } row[] = {{"review", "en", "Red wins with"}, {"review", "pt-BR", "Vitória: Vermelho"}, {"review-six", "en", "Draw: more than one"},
             {"review-six", "pt-BR", "Empate: o maior"}};
  for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
    struct picture picture;
    open_scene(&picture, row[i].scene, row[i].language, 640, 480);
    look_to(&picture.app, picture.app.match->game.count, false);
    look_at(&picture.app);
    const struct seen *line = line_with(row[i].says);
    if (!line) fail_msg("'%s' is not said", row[i].says);
    assert_true(rect_inside(line->at, rect_of(0, 0, 640, 480)));
    picture_close(&picture);
  }
}

/* A tip stands above or below its button, and goes when that is used: then the words beside it matter. */
static void tips_are_not_in_the_way(void **state)
{
  (void)state;
  struct picture picture;
  struct app *app = &picture.app;
  open_scene(&picture, "review", "en", 640, 480);
  look_at(app);
  struct rect button = {0};
  for (int i = 0; i < app->ui.widgets; i++)
    if (app->ui.widget[i].id == ui_id("look", 1)) button = app->ui.widget[i].at;
  assert_true(button.w > 0);
  float x = button.x + button.w / 2, y = button.y + button.h / 2;
  ui_move(&app->ui, x, y);
  look_at(app);
  const struct seen *tip = line_with("One turn back");
  assert_non_null(tip);
  assert_true(rect_bottom(tip->at) <= button.y || tip->at.y >= rect_bottom(button));
  ui_press(&app->ui, x, y), ui_release(&app->ui, x, y);
  look_at(app);
  assert_null(line_with("One turn back"));
  ui_move(&app->ui, 5, 5), look_at(app);
  ui_move(&app->ui, x, y), look_at(app);
  assert_non_null(line_with("One turn back"));
  picture_close(&picture);
}

/* ---- pieces of nobody ---- */

static void that_pieces_are_nobodys_is_told_at_first(void **state)
{
  (void)state;
  static const struct scene begins = {.name = "begins", .screen = APP_PLAY, .variant = "capture-chinese-checkers", .players = 2};
  static const struct scene english = {.name = "english", .screen = APP_PLAY, .variant = "english-draughts"};
  struct picture picture;
  const struct scenes_look look = {.language = "en", .size = {1280, 800, 1}};
  scenes_open(&picture, &fixture, &begins, &look);
  for (int turn = 0; turn < 4; turn++) {
    look_at(&picture.app);
    assert_true((line_with("belong to nobody") != NULL) == (turn < 2)); /* once for each player */
    assert_true((line_with("Any piece may be moved") != NULL) == (turn >= 2));
    scenes_play(picture.app.match, 1);
    app_changed(&picture.app);
  }
  picture_close(&picture);
  scenes_open(&picture, &fixture, &english, &look);
  look_at(&picture.app);
  assert_null(line_with("belong to nobody"));
  picture_close(&picture);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(how_they_stand_is_always_told_in_the_same_place), cmocka_unit_test(a_long_name_is_told_when_it_is_pointed_at),
    cmocka_unit_test(a_review_says_how_the_game_ended),                cmocka_unit_test(tips_are_not_in_the_way),
    cmocka_unit_test(that_pieces_are_nobodys_is_told_at_first),
    cmocka_unit_test(all_rows_of_a_list_tell_the_same), cmocka_unit_test(a_row_says_that_the_computer_plays_on),
    cmocka_unit_test(a_colour_is_told_where_the_name_does_not_say_it), cmocka_unit_test(a_long_name_leaves_room_for_the_state),
  };
  fixture = fixture_load(NULL);
  int failed = cmocka_run_group_tests(tests, NULL, NULL);
  scenes_end();
  fixture_release(&fixture);
  return failed;
}
