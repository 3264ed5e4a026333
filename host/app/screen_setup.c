#include "app/layout.h"
#include "app/state.h"

#include <string.h>

/* ---- options: each measured first, so that the list knows its height, then drawn by the same code ---- */

struct option_words {
  struct strbuf label;
  const char *help; /* "" where there is none */
  struct strbuf value[MAX_CHOICES];
  const char *values[MAX_CHOICES];
};

static void option_words_init(struct option_words *out, const struct words *words, const struct option *option)
{
  strbuf_init(&out->label);
  words_option(&out->label, words, option);
  char key[OPTION_NAME_SIZE + 16];
  SDL_snprintf(key, sizeof key, "option.%s.help", option->name);
  out->help = words_has(words, key) ? words_get(words, key) : "";
  for (int i = 0; i < option->choice_count; i++) {
    strbuf_init(&out->value[i]);
    words_option_value(&out->value[i], words, option, i);
    out->values[i] = out->value[i].text;
  }
}

static void option_words_release(struct option_words *words, const struct option *option)
{
  strbuf_release(&words->label);
  for (int i = 0; i < option->choice_count; i++) strbuf_release(&words->value[i]);
}

static float label_height(struct app *app, float w, const char *label) { return ui_paragraph_height(&app->ui, STYLE_SECONDARY, w, label) + 4; }

/* What an option means, under its label. */
static float help_height(struct app *app, float w, const char *help) { return *help ? ui_paragraph_height(&app->ui, STYLE_LABEL, w, help) + 6 : 0; }

static const float toggle_w = 60;

static float option_height(struct app *app, const struct option *option, const struct option_words *words, float w)
{
  if (option->type == OPTION_BOOLEAN) {
    float h = ui_paragraph_height(&app->ui, STYLE_BODY, w - toggle_w, words->label.text);
    return (h > 44 ? h : 44) + help_height(app, w - toggle_w, words->help);
  }
  float below = option->type == OPTION_CHOICE ? ui_choice_height(&app->ui, w, words->values, option->choice_count) : 44;
  return label_height(app, w, words->label.text) + help_height(app, w, words->help) + below;
}

static bool draw_option(struct app *app, const struct option *option, const struct option_words *words, int number, int *value, struct rect at)
{
  uint64_t id = ui_id("option", number);
  bool toggle = option->type == OPTION_BOOLEAN;
  float help_w = toggle ? at.w - toggle_w : at.w, help_h = help_height(app, help_w, words->help);
  if (toggle) {
    struct rect help = rect_cut_bottom(&at, help_h);
    if (help_h > 0) ui_paragraph(&app->ui, STYLE_LABEL, rect_of(help.x, help.y - 6, help_w, 0), app->theme->muted, words->help);
    return ui_toggle(&app->ui, id, at, value, words->label.text);
  }
  ui_paragraph(&app->ui, STYLE_SECONDARY, rect_cut_top(&at, label_height(app, at.w, words->label.text)), app->theme->ink, words->label.text);
  if (help_h > 0) ui_paragraph(&app->ui, STYLE_LABEL, rect_of(at.x, at.y - 2, help_w, 0), app->theme->muted, words->help);
  rect_cut_top(&at, help_h);
  if (option->type == OPTION_CHOICE) return ui_choice(&app->ui, id, at, words->label.text, value, words->values, option->choice_count);
  return ui_stepper(&app->ui, id, at, words->label.text, value, option->min, option->max);
}

static float player_rows(struct app *app, struct variant *variant, struct choices *choices, struct rect at, bool measure, bool *changed)
{
  int min = variant_min_players(variant), max = variant_max_players(variant);
  if (min == max) return 0;
  const char *label = app_text(app, "ui.players");
  float h = label_height(app, at.w, label);
  char text[MAX_PLAYERS + 1][4];
  const char *labels[MAX_PLAYERS + 1];
  for (int n = min; n <= max; n++) SDL_snprintf(text[n - min], sizeof text[0], "%d", n), labels[n - min] = text[n - min];
  if (!measure) {
    int value = choices->players - min;
    ui_paragraph(&app->ui, STYLE_SECONDARY, rect_of(at.x, at.y, at.w, h), app->theme->ink, label);
    *changed |= ui_choice(&app->ui, ui_id("players", 0), rect_of(at.x, at.y + h, at.w, 44), label, &value, labels, max - min + 1);
    choices->players = value + min;
  }
  return h + 44 + 16;
}

/* Draws, or only measures. Returns the height. */
static float options(struct app *app, struct rect at, struct choices *choices, bool measure, bool *changed)
{
  struct variant *variant = app->setup.variant;
  struct words words = app_words(app, variant);
  const char *summary = words_has(&words, "summary") ? words_get(&words, "summary") : "";
  float y = 0;
  if (*summary) {
    float h = ui_paragraph_height(&app->ui, STYLE_BODY, at.w, summary);
    if (!measure) ui_paragraph(&app->ui, STYLE_BODY, rect_of(at.x, at.y, at.w, h), app->theme->ink, summary);
    y += h + 20;
  }
  y += player_rows(app, variant, choices, rect_of(at.x, at.y + y, at.w, 0), measure, changed);
  const struct option *option;
  int count = variant_options(variant, &option);
  for (int i = 0; i < count; i++) {
    struct option_words texts;
    option_words_init(&texts, &words, &option[i]);
    float h = option_height(app, &option[i], &texts, at.w);
    if (!measure) *changed |= draw_option(app, &option[i], &texts, i, &choices->value[i], rect_of(at.x, at.y + y, at.w, h));
    y += h + 16;
    option_words_release(&texts, &option[i]);
  }
  if (app->match && app->match->game.count > 0 && app->match->game.outcome.type == OUTCOME_NONE) { /* nobody loses a game unawares */
    const char *warning = app_text(app, "ui.start_ends");
    float h = ui_paragraph_height(&app->ui, STYLE_LABEL, at.w, warning);
    if (!measure) ui_paragraph(&app->ui, STYLE_LABEL, rect_of(at.x, at.y + y, at.w, 0), app->theme->muted, warning);
    y += h + 12;
  }
  return y;
}

static void back(struct app *app) { app_go(app, APP_CHOOSE); }

static void draw(struct app *app, float w, float h)
{
  struct setup_layout layout;
  struct variant *variant = app->setup.variant;
  bool resume = app->match && app->match->variant == variant, changed = false;
  layout_setup(&layout, w, h, resume);
  struct words words = app_words(app, variant);
  if (app_heading(app, layout.back, layout.title, layout.subtitle, words_get(&words, "name"), app_text(app, "ui.setup"))) back(app);
  if (ui_icon_button(&app->ui, ui_id("rules", 0), layout.rules, ICON_BOOK, app_text(app, "ui.tool.rules"), true)) app_read_book(app, variant);
  if (ui_icon_button(&app->ui, ui_id("language", 0), layout.language, ICON_GLOBE, app_text(app, "ui.tool.language"), true)) app_next_language(app);
  preview_want(app, &app->setup);
  if (app->setup.ready && !app->setup.rules)
    ui_paragraph(&app->ui, STYLE_SECONDARY, rect_inset(layout.board, 8, 8), app->theme->danger, app->setup.message);
  else preview_draw(app, &app->setup, layout.board);
  if (!app->setup.ready) /* quietly: it is rarely seen */
    ui_label(&app->ui, STYLE_TITLE, rect_of(layout.board.x, rect_bottom(layout.board) - 28, layout.board.w, 24), ALIGN_CENTRE, app->theme->muted, "…");
  struct choices choices = app->setup.choices;
  float content = options(app, layout.options, &choices, true, &changed);
  layout_setup_fit(&layout, content);
  ui_panel(&app->ui, layout.panel);

  uint64_t id = ui_id("options", 0);
  struct rect list = rect_inset(layout.options, -8, 0), inner = layout.options; /* room for the bar */
  inner.y -= ui_scroll_begin(&app->ui, id, list, content) - 4;
  options(app, inner, &choices, false, &changed);
  ui_scroll_end(&app->ui, id);
  if (changed) {
    preview_of(&app->setup, variant, &choices);
    app->start_wanted = false;
    app->again = true;
  }
  if (resume && ui_button(&app->ui, ui_id("resume", 0), layout.resume, app_text(app, "ui.resume"), UI_PLAIN)) app_go(app, APP_PLAY);
  enum ui_look look = app->setup.ready && app->setup.rules ? UI_PRIMARY : UI_DISABLED;
  if (ui_button(&app->ui, ui_id("start", 0), layout.start, app_text(app, "ui.start"), look)) app_start_set_up(app);
}

static bool key(struct app *app, SDL_Keycode code, bool control)
{
  (void)control;
  if (code != SDLK_RETURN && code != SDLK_KP_ENTER) return false;
  app_start_set_up(app);
  return app->again;
}

const struct screen screen_setup = {.name = "setup", .draw = draw, .back = back, .key = key};
