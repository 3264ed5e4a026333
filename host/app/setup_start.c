/* Where the game begins, and its clock. */
#include "app/layout_setup.h"
#include "app/narrate.h"
#include "app/setup_page.h"
#include "app/ui_drop.h"

#include <string.h>

static uint64_t start_list(void) { return ui_id("starts", 0); }

/* ---- what may be chosen: the rules' own start, set-ups that are listed, those in files, and a position of one's own ---- */

struct choice {
  enum start_type type;
  const char *name, *label; /* borrowed */
};

enum { MAX_STARTS = 1 + MAX_SETUPS + SETUP_FILES + 1 };

static bool is_chosen(const struct new_game *game, const struct choice *choice)
{
  bool named = choice->type == START_LISTED || choice->type == START_FILE;
  return game->start == choice->type && (!named || !strcmp(game->start_text, choice->name));
}

static int collect(const struct app *app, struct choice out[MAX_STARTS])
{
  const struct setting_up *s = &app->setting_up;
  struct words words = app_words(app, s->game.variant);
  const struct named_setup *setups;
  int listed = variant_setups(s->game.variant, &setups), count = 0;
  out[count++] = (struct choice){START_STANDARD, "", app_text(app, "ui.setup.standard")};
  for (int i = 0; i < listed; i++) {
    char key[OPTION_NAME_SIZE + 8];
    SDL_snprintf(key, sizeof key, "setup.%s", setups[i].name);
    out[count++] = (struct choice){START_LISTED, setups[i].name, words_has(&words, key) ? words_get(&words, key) : setups[i].name};
  }
  for (int i = 0; i < s->files.count; i++) {
    const struct choice file = {START_FILE, s->files.item[i].name, s->files.item[i].name};
    if (!*s->files.item[i].fault || is_chosen(&s->game, &file)) out[count++] = file; /* the others are told below (tell_faults) */
  }
  out[count++] = (struct choice){START_TYPED, "", app_text(app, "ui.setup.typed")};
  return count;
}

static int chosen_of(const struct app *app, const struct choice *choices, int count)
{
  for (int i = 0; i < count; i++)
    if (is_chosen(&app->setting_up.game, &choices[i])) return i;
  return -1;
}

static void draw_typed(struct setup_page *page)
{
  struct app *app = page->app;
  struct setting_up *s = &app->setting_up;
  setup_space(page, 8);
  struct rect at = setup_row(page, 44);
  const char *about = app_text(app, "ui.setup.position");
  const char *empty = app_text(app, "ui.setup.position_empty"), *clear = app_text(app, "ui.setup.position_clear");
  const struct field_look look = {about, empty, ICON_COUNT, clear, s->start.wrong && *s->typed.edit.text};
  unsigned events = page->measure ? 0 : ui_field(&app->ui, ui_id("position", 0), at, &s->typed, &look);
  bool pasted = strlen(s->typed.edit.text) > strlen(s->game.start_text) + 1;
  s->say_wrong |= events & FIELD_ENTERED || (events & FIELD_CHANGED && pasted); /* what is still typed need not be right */
  if (events & FIELD_CHANGED) setting_up_start_at(app, START_TYPED, s->typed.edit.text);
  if (events & FIELD_ENTERED) app->again = true;
  if (events == FIELD_ENTERED && s->start.known && !s->start.wrong) narrate(app, "note", "%s", app_text(app, "ui.setup.position_fine"));
}

/* ---- files that cannot be used ---- */

enum { FAULTS_TOLD = 3, FAULT_LINES = 1 + FAULTS_TOLD + 1 };

/* Which, and why, a sentence each, to be released: whoever put them there looks for them here. The one that is chosen says so itself. What is wrong
   with a position is said in the words of the game. */
static int collect_faults(const struct app *app, struct strbuf out[FAULT_LINES])
{
  const struct setting_up *s = &app->setting_up;
  int count = 0, told = 0, more = 0;
  struct words words = app_words(app, s->game.variant);
  struct strbuf why;
  for (int i = 0; i < FAULT_LINES; i++) strbuf_init(&out[i]);
  strbuf_init(&why);
  app_say(app, &why, s->files.fault);
  if (why.length) app_fill(app, &out[count++], "ui.setup.wrong_folder", "why", why.text);
  for (int i = 0; i < s->files.count; i++) {
    const struct setup_file *file = &s->files.item[i];
    if (!*file->fault || is_chosen(&s->game, &(struct choice){START_FILE, file->name, NULL})) continue;
    strbuf_clear(&why);
    words_told(&why, &words, file->fault);
    const struct text_value values[] = {{"name", file->name}, {"why", why.text}};
    if (told++ < FAULTS_TOLD) text_fill(&out[count++], app_text(app, "ui.setup.wrong_file"), values, 2);
    else more++;
  }
  strbuf_release(&why);
  if (!more) return count;
  char number[12];
  SDL_snprintf(number, sizeof number, "%d", more);
  app_fill(app, &out[count++], more == 1 ? "ui.setup.wrong_file_more" : "ui.setup.wrong_files_more", "count", number);
  return count;
}

static void tell_faults(struct setup_page *page)
{
  struct app *app = page->app;
  struct strbuf lines[FAULT_LINES];
  const float side = 28;
  int count = collect_faults(app, lines);
  for (int i = 0; i < count; i++) {
    setup_space(page, 8);
    if (!page->measure) icon_draw(&app->gfx, ICON_ALERT, (double)(page->x + 10), (double)(page->y + 9), 20, app->theme->danger);
    page->x += side, page->w -= side;
    setup_words(page, STYLE_LABEL, app->theme->muted, lines[i].text);
    page->x -= side, page->w += side;
  }
  for (int i = 0; i < FAULT_LINES; i++) strbuf_release(&lines[i]);
}

/* The same for those who hear it, of the button that was just drawn. */
static void describe_starts(struct app *app)
{
  const struct setting_up *s = &app->setting_up;
  struct strbuf lines[FAULT_LINES];
  int count = collect_faults(app, lines);
  if (s->start.wrong && *s->start.message) ui_describe(&app->ui, s->start.message);
  for (int i = 0; i < count; i++) ui_describe(&app->ui, lines[i].text);
  for (int i = 0; i < FAULT_LINES; i++) strbuf_release(&lines[i]);
}

/* ---- the section ---- */

static void tell_reason(struct setup_page *page, float top)
{
  struct app *app = page->app;
  const struct setting_up *s = &app->setting_up;
  if (!s->start.wrong || !*s->start.message) return;
  setup_space(page, 8);
  bool nothing = s->game.start == START_TYPED && !*s->typed.edit.text;
  setup_words(page, STYLE_SECONDARY, nothing ? app->theme->muted : app->theme->danger, s->start.message);
  page->reason = rect_of(page->x, top, page->w, page->y - top);
}

void setup_start(struct setup_page *page)
{
  struct app *app = page->app;
  struct setting_up *s = &app->setting_up;
  struct choice choices[MAX_STARTS];
  setup_heading(page, app_text(app, "ui.setup.start_from"));
  float top = page->y;
  struct rect at = setup_row(page, 44);
  if (!page->measure) {
    int count = collect(app, choices), chosen = chosen_of(app, choices, count);
    const char *label = chosen >= 0 ? choices[chosen].label : s->game.start_text;
    if (ui_drop(&app->ui, ui_id("start", 1), at, &(struct drop_item){label, ICON_COUNT, NULL}, app_text(app, "ui.setup.start_from")))
      s->open = start_list(), app->again = true;
    describe_starts(app);
    if (s->open == start_list()) s->anchor = at;
  }
  if (s->game.start == START_TYPED) draw_typed(page);
  tell_reason(page, top);
  tell_faults(page);
}

void setup_start_list(struct app *app)
{
  struct setting_up *s = &app->setting_up;
  if (s->open != start_list()) return;
  struct choice choices[MAX_STARTS];
  struct drop_item items[MAX_STARTS];
  int count = collect(app, choices);
  for (int i = 0; i < count; i++) items[i] = (struct drop_item){choices[i].label, ICON_COUNT, NULL};
  int taken = drop_list(&app->ui, start_list(), s->anchor, items, count, chosen_of(app, choices, count));
  if (taken == DROP_OPEN) return;
  s->open = 0, app->again = true;
  if (taken < 0) return;
  bool typed = choices[taken].type == START_TYPED;
  setting_up_start_at(app, choices[taken].type, typed ? s->typed.edit.text : choices[taken].name);
  if (typed) app->setting_up.type_next = true;
}

/* ---- the clock ---- */

static void time_text(const struct app *app, struct strbuf *out, int seconds)
{
  char number[12];
  bool minutes = seconds >= 60 && seconds % 60 == 0;
  SDL_snprintf(number, sizeof number, "%d", minutes ? seconds / 60 : seconds);
  app_fill(app, out, minutes ? "ui.setup.minutes" : "ui.setup.seconds", "count", number);
}

/* A time with its label above. */
static void draw_time(struct setup_page *page, int number, const char *key, struct rect at, int (*times)(int index), int64_t *ms)
{
  struct app *app = page->app;
  const char *label = app_text(app, key);
  struct strbuf shown;
  int index = clock_index(times, *ms), count = 0;
  while (times(count) >= 0) count++;
  strbuf_init(&shown);
  time_text(app, &shown, times(index));
  struct rect words = rect_cut_top(&at, 22);
  ui_label(&app->ui, STYLE_SECONDARY, words, ALIGN_LEFT, app->theme->muted, label);
  if (ui_spin(&app->ui, ui_id("time", number), at, label, &index, count, shown.text)) *ms = times(index) * 1000LL, app->again = true;
  strbuf_release(&shown);
}

void setup_clock(struct setup_page *page)
{
  struct app *app = page->app;
  struct timer_rule *clock = &app->setting_up.game.clock;
  static const char *const keys[] = {[TIMER_NONE] = "ui.setup.clock_none", [TIMER_TOTAL] = "ui.setup.clock_total", [TIMER_TURN] = "ui.setup.clock_turn"};
  const char *labels[3];
  int type = (int)clock->type;
  for (int i = 0; i < 3; i++) labels[i] = app_text(app, keys[i]);
  setup_heading(page, app_text(app, "ui.setup.clock"));
  struct rect at = setup_row(page, ui_choice_height(&app->ui, page->w, labels, 3));
  if (!page->measure && ui_choice(&app->ui, ui_id("clock", 0), at, app_text(app, "ui.setup.clock"), &type, labels, 3)) {
    clock->type = (enum timer_type)type;
    clock->ms = clock->type == TIMER_TURN ? 30000 : 600000;
    app->again = true;
  }
  if (clock->type == TIMER_NONE) return;
  setup_space(page, 12);
  struct rect half[2];
  at = setup_row(page, 66);
  layout_halves(half, at);
  if (page->measure) return;
  if (clock->type == TIMER_TURN) {
    draw_time(page, 0, "ui.setup.turn_time", at, clock_turn, &clock->ms);
    return;
  }
  draw_time(page, 1, "ui.setup.total_time", half[0], clock_total, &clock->ms);
  draw_time(page, 2, "ui.setup.increment", half[1], clock_increment, &clock->increment_ms);
}
