#include "app/setup_page.h"

#include <string.h>

uint64_t setup_page_id(void) { return ui_id("sections", 0); }

/* ---- pieces ---- */

void setup_space(struct setup_page *page, float h) { page->y += h; }

struct rect setup_row(struct setup_page *page, float h)
{
  struct rect at = rect_of(page->x, page->y, page->w, h);
  page->y += h;
  return at;
}

void setup_words(struct setup_page *page, enum style style, struct colour colour, const char *text)
{
  struct ui *ui = &page->app->ui;
  struct rect at = setup_row(page, ui_paragraph_height(ui, style, page->w, text));
  if (!page->measure) ui_paragraph(ui, style, rect_of(at.x, at.y, at.w, 0), colour, text);
}

void setup_heading(struct setup_page *page, const char *text)
{
  setup_space(page, 24);
  setup_words(page, STYLE_STRONG, page->app->theme->ink, text);
  setup_space(page, 8);
}

/* ---- the options of the variant ---- */

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
    words_option_value_alone(&out->value[i], words, option, i);
    out->values[i] = out->value[i].text;
  }
}

static void option_words_release(struct option_words *words, const struct option *option)
{
  strbuf_release(&words->label);
  for (int i = 0; i < option->choice_count; i++) strbuf_release(&words->value[i]);
}

static void help(struct setup_page *page, const char *text)
{
  if (!*text) return;
  setup_space(page, 2);
  setup_words(page, STYLE_LABEL, page->app->theme->muted, text);
}

/* A switch stands beside its words, other options below them. */
static bool draw_option(struct setup_page *page, const struct option *option, const struct option_words *words, int number, int *value)
{
  struct ui *ui = &page->app->ui;
  uint64_t id = ui_id("option", number);
  const float beside = 60;
  bool changed = false;
  if (option->type == OPTION_BOOLEAN) {
    float h = ui_paragraph_height(ui, STYLE_BODY, page->w - beside, words->label.text);
    struct rect at = setup_row(page, h > 44 ? h : 44);
    if (!page->measure) changed = ui_toggle(ui, id, at, value, words->label.text);
    page->w -= beside, page->y -= h > 44 ? 0 : (44 - h) / 2;
    help(page, words->help);
    page->w += beside;
    return changed;
  }
  setup_words(page, STYLE_BODY, page->app->theme->ink, words->label.text);
  help(page, words->help);
  setup_space(page, 8);
  struct rect at = setup_row(page, option->type == OPTION_CHOICE ? ui_choice_height(ui, page->w, words->values, option->choice_count) : 44);
  if (page->measure) return false;
  if (option->type == OPTION_CHOICE) return ui_choice(ui, id, at, words->label.text, value, words->values, option->choice_count);
  return ui_stepper(ui, id, at, words->label.text, value, option->min, option->max);
}

void setup_options(struct setup_page *page)
{
  struct app *app = page->app;
  struct new_game *game = &app->setting_up.game;
  struct words words = app_words(app, game->variant);
  const struct option *option;
  int count = variant_options(game->variant, &option);
  if (count) setup_heading(page, app_text(app, "ui.setup.options"));
  for (int i = 0; i < count; i++) {
    struct option_words texts;
    option_words_init(&texts, &words, &option[i]);
    if (i) setup_space(page, 16);
    int first = app->ui.widgets;
    if (draw_option(page, &option[i], &texts, i, &game->choices.value[i])) setting_up_changed(app);
    if (!page->measure) ui_explain(&app->ui, first, texts.help);
    option_words_release(&texts, &option[i]);
  }
}
