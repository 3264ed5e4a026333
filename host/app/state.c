#include "app/state.h"

#include "app/narrate.h"
#include "base/memory.h"
#include "platform/locale.h"

#include <stdlib.h>
#include <string.h>

static const struct screen *const screens[] = {
  [APP_CHOOSE] = &screen_choose, [APP_SETUP] = &screen_setup, [APP_PLAY] = &screen_play, [APP_RULES] = &screen_rules,
};

const struct screen *app_screen_of(const struct app *app) { return screens[app->screen]; }

/* ---- beginning and end ---- */

bool app_init(struct app *app, const struct app_options *options, struct error *err)
{
  memset(app, 0, sizeof *app);
  app->options = options;
  app->theme = theme_named(options->theme);
  app->pointed = app->press.cell = NO_CELL;
  const char *const *languages;
  size_t count = texts_languages(options->texts, &languages);
  char tag[LANGUAGE_TAG_SIZE];
  if (options->language) SDL_strlcpy(tag, options->language, sizeof tag);
  else locale_language(tag);
  SDL_strlcpy(app->language, locale_best(tag, languages, count), sizeof app->language);
  if (!lettering_new(&app->lettering, options->font, err)) return false;
  ui_init(&app->ui, &app->gfx, app->lettering, app->theme);

  int entries = library_count(options->library);
  app->preview = memory_new((size_t)entries + 1, sizeof *app->preview);
  for (int i = 0; i < entries; i++) {
    const struct library_entry *entry = library_at(options->library, i);
    if (!entry->variant) narrate(app, "broken", "%s %s", entry->id, entry->message);
  }
  if (options->variant && options->screen == APP_SETUP) {
    app_set_up(app, options->variant);
    if (options->choices) preview_make(&app->setup, options->variant, options->choices);
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
  for (int i = 0; app->preview && i < library_count(app->options->library); i++) preview_release(&app->preview[i]);
  free(app->preview);
  preview_release(&app->setup);
  match_free(app->match);
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
    ui_begin(&app->ui, w, h);
    app_screen_of(app)->draw(app, w, h);
    bool pointed = ui_end(&app->ui);
    if (!app->again && !pointed) break;
  }
  gfx_end(&app->gfx);
}

/* ---- going about ---- */

void app_go(struct app *app, enum app_screen screen)
{
  app->screen = screen;
  app->again = true;
  app->press.down = app->press.dragged = false;
  ui_forget(&app->ui);
  narrate(app, "screen", "%s", app_screen_of(app)->name);
}

void app_set_up(struct app *app, struct variant *variant)
{
  struct choices choices;
  if (app->match && app->match->variant == variant) choices = app->match->choices;
  else variant_default_choices(variant, &choices);
  preview_make(&app->setup, variant, &choices);
  app_go(app, APP_SETUP);
}

bool app_start(struct app *app, struct variant *variant, const struct choices *choices, const char *position, struct error *err)
{
  struct match *match;
  if (!match_new(&match, variant, choices, position, err)) return false;
  match_free(app->match);
  app->match = match;
  app->flipped = app->notice_closed = false;
  preview_make(&app->setup, variant, choices);
  app_go(app, APP_PLAY);
  app_changed(app);
  return true;
}

void app_use_language(struct app *app, const char *language)
{
  SDL_strlcpy(app->language, language, sizeof app->language);
  app->again = true;
  narrate(app, "language", "%s", app->language);
  if (app->screen == APP_PLAY) narrate_prompt(app);
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
  return (struct words){app->options->texts, variant ? variant_texts(variant) : NULL, app->language};
}

const char *app_text(const struct app *app, const char *key) { return text_get(app->options->texts, app->language, key); }

void app_fill(const struct app *app, struct strbuf *out, const char *key, const char *name, const char *value)
{
  text_fill(out, app_text(app, key), &(struct text_value){name, value}, 1);
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

void preview_make(struct preview *preview, struct variant *variant, const struct choices *choices)
{
  preview_release(preview);
  preview->variant = variant;
  preview->choices = *choices;
  struct error err;
  if (variant_rules(&preview->rules, variant, choices, &err)) return;
  preview->rules = NULL;
  SDL_strlcpy(preview->message, err.message, sizeof preview->message);
}

void preview_release(struct preview *preview)
{
  if (preview->rules) rules_free(preview->rules);
  memset(preview, 0, sizeof *preview);
}

void preview_draw(struct app *app, const struct preview *preview, struct rect at)
{
  if (!preview->rules || at.w < 24 || at.h < 24) return;
  struct board_view view;
  struct board_scene scene;
  board_view_init(&view, &preview->rules->board, at, app->gfx.scale, false);
  board_scene_init(&scene, &view, preview->rules, &preview->rules->start, app->theme);
  board_draw(&app->gfx, app->lettering, &scene);
}

bool app_heading(struct app *app, struct rect back, struct rect title, struct rect subtitle, const char *name, const char *line)
{
  bool used = ui_icon_button(&app->ui, ui_id("back", 0), back, ICON_BACK, true);
  if (line && *line) {
    ui_label(&app->ui, STYLE_TITLE, title, ALIGN_LEFT, app->theme->ink, name);
    ui_label(&app->ui, STYLE_SECONDARY, subtitle, ALIGN_LEFT, app->theme->muted, line);
  } else {
    ui_label(&app->ui, STYLE_TITLE, rect_of(title.x, back.y, title.w, back.h), ALIGN_LEFT, app->theme->ink, name);
  }
  return used;
}
