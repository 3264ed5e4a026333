#include "app/state.h"

#include "app/narrate.h"
#include "app/setup_page.h"
#include "app/table_seat.h"
#include "app/thinker.h"
#include "base/memory.h"

#include <stdlib.h>
#include <string.h>

static const struct screen *const screens[] = {
  [APP_CHOOSE] = &screen_choose, [APP_SETUP] = &screen_setup, [APP_PLAY] = &screen_play, [APP_REVIEW] = &screen_review, [APP_BOOK] = &screen_book,
  [APP_EXERCISE] = &screen_exercise, [APP_SETTINGS] = &screen_settings,
};

const struct screen *app_screen_of(const struct app *app) { return screens[app->screen]; }

/* ---- beginning and end ---- */

bool app_options_check(const struct app_options *options, struct error *err)
{
  if (options->theme && !themes_have(options->theme, err)) return error_prefix(err, "theme '%s': ", options->theme);
  enum { MIN_WIDTH = 320, MIN_HEIGHT = 240, MAX_WIDTH = 7680, MAX_HEIGHT = 4320 };
  int w = options->width, h = options->height;
  if ((!w && !h) || (w >= MIN_WIDTH && h >= MIN_HEIGHT && w <= MAX_WIDTH && h <= MAX_HEIGHT)) return true;
  return error_tell(err, "error.window.size",
                    "the size {width:%d}x{height:%d} is not possible: expected {min_width:%d}x{min_height:%d} to {max_width:%d}x{max_height:%d}", w, h,
                    MIN_WIDTH, MIN_HEIGHT, MAX_WIDTH, MAX_HEIGHT);
}

bool app_init(struct app *app, const struct app_options *options, void (*wake)(void *context), struct error *err)
{
  memset(app, 0, sizeof *app);
  app->options = options;
  settings_file_open(app, wake != NULL);
  input_init(app);
  home_init(app);
  table_init(&app->table, NULL, NULL);
  if (!lettering_new(&app->lettering, options->font, err)) return false;
  ui_init(&app->ui, &app->gfx, app->lettering, app->theme);
  app->maker = maker_new(wake, app);
  app->files = worker_new("files", wake, app);
  app->folders = worker_new("folders", wake, app);
  app->scripts = worker_new("scripts", wake, app);
  app->saving = saving_init(wake != NULL);
  file_box_init(app, wake != NULL);
  app->progress.off = wake == NULL;
  remembered_file_open(app, wake != NULL);
  app->learner.number = -1;
  app->thinker = wake ? thinker_new(wake, app) : NULL;
  app->analyst = thinker_new(wake, app);
  analysis_init(&app->analysis, !wake);
  reporting_init(&app->reporting, !wake);

  int entries = library_count(options->library);
  app->preview = memory_new((size_t)entries + 1, sizeof *app->preview);
  for (int i = 0; i < entries; i++) {
    const struct library_entry *entry = library_at(options->library, i);
    if (!entry->variant) narrate(app, "broken", "%s %s", entry->id, entry->message);
  }
  if (options->file) saving_open(app, options->file);
  if (options->variant && options->screen == APP_SETUP) {
    app_set_up(app, options->variant);
    if (options->choices) setting_up_begin(app, options->variant, options->choices);
    return true;
  }
  if (options->variant && options->choices) return app_start(app, options->variant, options->choices, options->position, err);
  if (options->variant && options->position) {
    struct choices choices;
    variant_default_choices(options->variant, &choices);
    return app_start(app, options->variant, &choices, options->position, err);
  }
  if (options->variant) app_set_up(app, options->variant);
  else app_go(app, APP_CHOOSE);
  return true;
}

void app_release(struct app *app)
{
  if (app->saving) saving_clock(app), saving_flush(app);
  thinker_free(app->thinker);
  thinker_free(app->analyst);
  analysis_release(&app->analysis);
  reporting_release(&app->reporting);
  worker_free(app->folders), worker_free(app->files); /* nothing that is to be written is lost */
  worker_free(app->scripts);
  adding_release(app);
  saving_free(app->saving);
  file_box_release(app);
  maker_free(app->maker); /* first: rules go before what they were made from */
  for (int i = 0; app->preview && i < library_count(app->options->library); i++) preview_release(&app->preview[i]);
  free(app->preview);
  preview_release(&app->setup);
  match_free(app->match);
  learner_release(&app->learner);
  reader_release(&app->reader);
  progress_release(&app->progress);
  remembered_file_close(app);
  setting_up_release(&app->setting_up);
  settings_file_close(app);
  input_release(app);
  if (app->gfx.renderer) gfx_release(&app->gfx);
  lettering_free(app->lettering);
}

void app_attach(struct app *app, SDL_Renderer *renderer) { gfx_init(&app->gfx, renderer); }

void app_resize(struct app *app, int width, int height, double scale)
{
  gfx_resize(&app->gfx, width, height, scale);
  lettering_scale(app->lettering, scale);
  narrate(app, "size", "%dx%d scale %.2f", width, height, scale);
}

void app_frame(struct app *app)
{
  float w = (float)(app->gfx.width / app->gfx.scale), h = (float)(app->gfx.height / app->gfx.scale);
  for (int i = 0; i < 4; i++) { /* a widget that was used changes what is to be drawn, and that what is pointed at */
    app->again = false;
    gfx_begin(&app->gfx, app->theme->ground);
    app->ui.smooth = app->settings.motion != MOTION_NONE && !app->options->no_animation;
    ui_begin(&app->ui, w, h);
    maker_forget(app->maker);
    input_begin(app);
    app_screen_of(app)->draw(app, w, h);
    input_draw(app, w, h);
    bool pointed = ui_end(&app->ui);
    if (!app->again && !pointed) break;
  }
  gfx_end(&app->gfx);
  input_end(app);
  maker_work(app->maker);
  saving_frame(app);
}

int app_animated(const struct app *app)
{
  const struct screen *screen = app_screen_of(app);
  return sooner(ui_animated(&app->ui) ? FRAME_MS : screen->animated ? screen->animated(app) : 0, saving_due(app));
}

/* ---- going about ---- */

static void go(struct app *app, enum app_screen screen)
{
  enum app_screen from = app->screen;
  if (from != screen && app_screen_of(app)->leave) app_screen_of(app)->leave(app);
  if (from != screen) saving_retry(app);
  app->input.focus_of[from] = ui_focus_below(&app->ui);
  app->screen = screen;
  app->again = true;
  ui_forget(&app->ui);
  input_forget(app);
  input_arrive(app, from);
  if (app_screen_of(app)->enter) app_screen_of(app)->enter(app);
  *app->said = '\0'; /* what is expected is said again */
  narrate(app, "screen", "%s", app_screen_of(app)->name);
}

void app_go_to_change(struct app *app, enum app_screen screen) { go(app, screen); }

void app_go(struct app *app, enum app_screen screen)
{
  go(app, screen);
  bool over = app->match && app->match->game.outcome.type != OUTCOME_NONE;
  if (screen == APP_PLAY || (screen == APP_REVIEW && over)) narrate_prompt(app); /* whose turn it was, or how it ended */
}

void app_read_book(struct app *app, struct variant *variant)
{
  app->reading = variant;
  if (app->screen == APP_EXERCISE) learner_end(app); /* it is done from a book, and back from that leads to where that was opened */
  else app->reading_from = app->screen;
  app_go(app, APP_BOOK);
}

void app_do_exercise(struct app *app, int number)
{
  learner_begin(app, number);
  app_go(app, APP_EXERCISE);
}

void app_open_settings(struct app *app)
{
  if (app->screen == APP_SETTINGS) return;
  settings_file_themes(app);
  app->settings_from = app->screen;
  app_go(app, APP_SETTINGS);
}

void app_set_up(struct app *app, struct variant *variant)
{
  home_found(app);
  if (app->setting_up.game.variant != variant) ui_scroll_to_start(&app->ui, setup_page_id());
  setting_up_begin(app, variant, NULL);
  const struct choices *choices = &app->setting_up.game.choices;
  for (int i = 0; !app->setup.ready && i < library_count(app->options->library); i++) { /* a card may have them already */
    struct preview *card = &app->preview[i];
    if (card->variant != variant || !card->ready || !choices_same(variant, &card->choices, choices)) continue;
    preview_release(&app->setup);
    app->setup = *card;
    memset(card, 0, sizeof *card);
  }
  app_go(app, APP_SETUP);
}

void app_add_variant(struct app *app, struct variant *variant, const char *path)
{
  for (int i = 0; i < library_count(app->options->library); i++) preview_release(&app->preview[i]);
  free(app->preview);
  library_take(app->options->library, variant, path);
  app->preview = memory_new((size_t)library_count(app->options->library) + 1, sizeof *app->preview); /* for the numbers as they are now */
  app->again = true;
}

enum app_screen app_match_screen(const struct match *match)
{
  return match->view_only || match->game.outcome.type != OUTCOME_NONE ? APP_REVIEW : APP_PLAY;
}

static void tell_view_only(const struct app *app)
{
  if (!app->match->view_only) return;
  struct words words = app_match_words(app);
  struct strbuf why;
  strbuf_init(&why);
  words_view_only(&why, &words, app->match);
  narrate(app, "note", "%s", why.text);
  strbuf_release(&why);
}

void app_take(struct app *app, struct match *match, const char *path)
{
  saving_clock(app);
  match_free(app->match);
  app->match = match;
  app->review = (struct review){0};
  saving_of(app, path);
  table_init(&app->table, match, app_played);
  app->table.turned = table_seat(match);
  play_begin(app);
  /* Where the last person has left, the computer waits, as it did then; and a saved point is first looked at. */
  app->play.paused = *saving_source(app) ? play_is_computer(app, match->game.now.side) : path && play_persons(app) == 0 && play_seats(app) > 0;
  go(app, path ? app_match_screen(match) : APP_PLAY);
  app_changed(app);
  tell_view_only(app);
}

void app_drop(struct app *app)
{
  match_free(app->match);
  app->match = NULL;
  saving_new(app);
  table_init(&app->table, NULL, NULL);
}

bool app_start(struct app *app, struct variant *variant, const struct choices *choices, const char *position, struct error *err)
{
  struct match *match;
  if (!match_new(&match, variant, choices, position, err)) return false;
  app_take(app, match, NULL);
  return true;
}

void app_use_language(struct app *app, const char *language)
{
  struct settings settings = app->settings;
  SDL_strlcpy(settings.language, language, sizeof settings.language);
  app_set(app, &settings);
}

void app_next_language(struct app *app)
{
  const char *const *languages;
  size_t count = texts_languages(app->options->texts, &languages), at = 0;
  for (size_t i = 0; i < count; i++)
    if (!strcmp(languages[i], app->language)) at = i + 1;
  if (count) app_use_language(app, languages[at % count]);
}

/* ---- words ---- */

struct words app_words(const struct app *app, const struct variant *variant)
{
  return (struct words){app->options->texts, variant ? variant_texts(variant) : NULL, app->language, NULL};
}

struct match *app_shown_match(const struct app *app) { return app->screen == APP_EXERCISE ? app->learner.match : app->match; }

struct words app_match_words(const struct app *app)
{
  const struct match *match = app_shown_match(app);
  struct words words = app_words(app, match->variant);
  words.participants = match->participant;
  return words;
}

const char *app_text(const struct app *app, const char *key) { return text_get(app->options->texts, app->language, key); }

const char *app_game_name(const struct app *app)
{
  const struct match *match = app_shown_match(app);
  const struct variant *variant = match ? match->variant : NULL;
  if (app->screen == APP_SETUP) variant = app->setting_up.game.variant;
  else if (app->screen == APP_BOOK) variant = app->reading;
  struct words words = app_words(app, variant);
  return variant ? words_get(&words, "name") : "";
}

void app_fill(const struct app *app, struct strbuf *out, const char *key, const char *name, const char *value)
{
  text_fill(out, app_text(app, key), &(struct text_value){name, value}, 1);
}

void app_say(const struct app *app, struct strbuf *out, const char *told)
{
  struct words words = app_words(app, NULL);
  words_told(out, &words, told);
}

void app_players_text(const struct app *app, struct strbuf *out, int min, int max)
{
  char low[12], high[12];
  SDL_snprintf(low, sizeof low, "%d", min);
  SDL_snprintf(high, sizeof high, "%d", max);
  const struct text_value values[] = {{"min", low}, {"max", high}};
  text_fill(out, app_text(app, min == max ? "ui.players_count" : "ui.players_range"), values, 2);
}

/* ---- previews ---- */

void preview_of(struct preview *preview, struct variant *variant, const struct choices *choices)
{
  if (preview->variant == variant && preview->ready && choices_same(variant, &preview->choices, choices)) return;
  if (preview->variant != variant) preview_release(preview);
  preview->variant = variant;
  preview->choices = *choices;
  preview->ready = false;
}

void preview_want(struct app *app, const struct preview *preview)
{
  if (!preview->ready) maker_ask(app->maker, preview->variant, &preview->choices);
}

static bool fits(const struct preview *preview, const struct made *made)
{
  return preview->variant == made->variant && !preview->ready && choices_same(made->variant, &preview->choices, &made->choices);
}

bool app_made(struct app *app)
{
  bool changed = worker_finish(app->files, app);
  changed |= worker_finish(app->folders, app);
  changed |= play_thought(app);
  changed |= app->reporting.running ? reporting_thought(app) : analysis_thought(app);
  changed |= worker_finish(app->scripts, app);
  struct made made;
  while (maker_take(app->maker, &made)) {
    struct preview *to = fits(&app->setup, &made) ? &app->setup : NULL;
    for (int i = 0; !to && i < library_count(app->options->library); i++)
      if (fits(&app->preview[i], &made)) to = &app->preview[i];
    if (!to) { /* other choices were made since */
      if (made.rules) rules_free(made.rules);
      continue;
    }
    if (to->rules) rules_free(to->rules);
    to->rules = made.rules;
    to->ready = changed = true;
    SDL_strlcpy(to->message, made.message, sizeof to->message);
    if (!made.rules) narrate(app, "broken", "%s %s", variant_id(made.variant), made.message);
  }
  if (app->screen == APP_SETUP && app->setting_up.start_wanted && app->setup.ready) setting_up_play(app);
  return changed;
}

void preview_release(struct preview *preview)
{
  if (preview->rules) rules_free(preview->rules);
  memset(preview, 0, sizeof *preview);
}

void preview_draw(struct app *app, const struct preview *preview, struct rect at)
{
  if (preview->rules) preview_draw_position(app, preview->rules, &preview->rules->start, NULL, at);
}

void preview_draw_position(struct app *app, const struct rules *rules, const struct position *position, const uint8_t *tint, struct rect at)
{
  preview_draw_game(app, rules, position, NULL, tint, at);
}

void preview_draw_game(struct app *app, const struct rules *rules, const struct position *position, const struct participant *participants,
                       const uint8_t *tint, struct rect at)
{
  if (at.w < 24 || at.h < 24) return;
  struct board_view view;
  struct board_scene scene;
  board_view_init(&view, &rules->board, at, app->gfx.scale, 0);
  board_scene_init(&scene, &view, rules, position, app->theme);
  scene.tint = tint;
  scene.participants = participants;
  board_draw(&app->gfx, app->lettering, &scene);
}

bool app_heading(struct app *app, struct rect back, struct rect title, struct rect subtitle, const char *name, const char *line)
{
  bool used = ui_icon_button(&app->ui, ui_id("back", 0), back, ICON_BACK, app_text(app, "ui.keys.back"), true), two = line && *line;
  enum style style = text_width(app->lettering, STYLE_TITLE, name) > (double)title.w ? STYLE_STRONG : STYLE_TITLE; /* a long name in a small window */
  ui_label(&app->ui, style, two ? title : rect_of(title.x, back.y, title.w, back.h), ALIGN_LEFT, app->theme->ink, name);
  if (two) ui_label(&app->ui, STYLE_SECONDARY, subtitle, ALIGN_LEFT, app->theme->muted, line);
  return used;
}
