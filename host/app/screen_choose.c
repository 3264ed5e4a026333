#include "app/layout.h"
#include "app/state.h"

#include <math.h>
#include <string.h>

/* English | Português: each language by its own name. */
static void language_switch(struct app *app, struct rect at)
{
  const char *const *languages;
  const char *labels[8];
  int count = (int)texts_languages(app->options->texts, &languages), now = 0;
  if (count > 8) count = 8;
  for (int i = 0; i < count; i++) {
    labels[i] = text_get(app->options->texts, languages[i], "language");
    if (!strcmp(languages[i], app->language)) now = i;
  }
  if (count > 1 && ui_choice(&app->ui, ui_id("language", 0), at, app_text(app, "ui.tool.language"), &now, labels, count)) app_use_language(app, languages[now]);
}

static void draw_card(struct app *app, const struct choose_layout *layout, int index, struct rect at)
{
  struct ui *ui = &app->ui;
  struct preview *preview = &app->preview[index];
  struct variant *variant = library_at(app->options->library, index)->variant;
  struct words words = app_words(app, variant);
  const char *summary = words_has(&words, "summary") ? words_get(&words, "summary") : "";
  bool used = ui_card(ui, ui_id("game", index), at, words_get(&words, "name"), true);
  ui_describe(ui, summary);
  if (at.y < rect_bottom(ui->clip) && rect_bottom(at) > ui->clip.y) {
    struct rect in = rect_inset(at, 16, 16), picture = rect_cut_top(&in, layout->picture_h - 16);
    struct choices choices;
    variant_default_choices(variant, &choices);
    preview_of(preview, variant, &choices);
    preview_want(app, preview);
    if (preview->rules) preview_draw(app, preview, picture);
    else ui_paragraph(ui, STYLE_SECONDARY, picture, app->theme->danger, preview->message);
    rect_cut_top(&in, 12);
    ui_label(ui, STYLE_STRONG, rect_cut_top(&in, 22), ALIGN_LEFT, app->theme->ink, words_get(&words, "name"));
    struct strbuf players;
    strbuf_init(&players);
    app_players_text(app, &players, variant_min_players(variant), variant_max_players(variant));
    ui_label(ui, STYLE_LABEL, rect_cut_bottom(&in, 18), ALIGN_LEFT, app->theme->muted, players.text);
    strbuf_release(&players);
    rect_cut_top(&in, 2);
    ui_paragraph(ui, STYLE_SECONDARY, in, app->theme->muted, summary);
  }
  if (used) app_set_up(app, variant);
}

/* The game in progress, as it stands. */
static void draw_continue(struct app *app, const struct choose_layout *layout, struct rect at)
{
  struct ui *ui = &app->ui;
  const struct match *match = app->match;
  struct words words = app_match_words(app);
  bool used = ui_card(ui, ui_id("continue", 0), at, app_text(app, "ui.continue"), true);
  ui_describe(ui, words_get(&words, "name"));
  struct rect in = rect_inset(at, 16, 16), picture = rect_cut_top(&in, layout->picture_h - 16);
  preview_draw_position(app, match->rules, &match->game.now, app->table.tint, picture);
  rect_cut_top(&in, 12);
  ui_label(ui, STYLE_STRONG, rect_cut_top(&in, 22), ALIGN_LEFT, app->theme->accent, app_text(app, "ui.continue"));
  ui_label(ui, STYLE_SECONDARY_STRONG, rect_cut_top(&in, 22), ALIGN_LEFT, app->theme->ink, words_get(&words, "name"));
  struct strbuf prompt;
  strbuf_init(&prompt);
  words_prompt(&prompt, &words, match);
  ui_paragraph(ui, STYLE_SECONDARY, in, app->theme->muted, prompt.text ? prompt.text : "");
  strbuf_release(&prompt);
  if (used) app_go(app, APP_PLAY);
}

/* "4 games could not be loaded", a line that opens and closes. */
static void draw_broken_count(struct app *app, int count, struct rect at)
{
  struct ui *ui = &app->ui;
  char number[16];
  struct strbuf line;
  SDL_snprintf(number, sizeof number, "%d", count);
  strbuf_init(&line);
  app_fill(app, &line, "ui.broken_count", "count", number);
  bool used = ui_card(ui, ui_id("broken", 0), at, line.text, true);
  icon_draw(ui->gfx, ICON_ALERT, (double)(at.x + 28), (double)(at.y + at.h / 2), 24, app->theme->danger);
  ui_label(ui, STYLE_SECONDARY_STRONG, rect_of(at.x + 56, at.y, at.w - 104, at.h), ALIGN_LEFT, app->theme->ink, line.text);
  icon_draw(ui->gfx, app->broken_open ? ICON_MINUS : ICON_PLUS, (double)(rect_right(at) - 28), (double)(at.y + at.h / 2), 24, app->theme->muted);
  strbuf_release(&line);
  if (used) app->broken_open = !app->broken_open, app->again = true;
}

/* A script that did not load: its name and what is wrong with it, all of it. Returns its height. */
static float draw_broken(struct app *app, const struct library_entry *entry, struct rect at)
{
  struct ui *ui = &app->ui;
  const struct theme *t = app->theme;
  float words_w = at.w - 72, h = 58 + ui_paragraph_height(ui, STYLE_SECONDARY, words_w, entry->message);
  at.h = h;
  if (at.y < rect_bottom(ui->clip) && rect_bottom(at) > ui->clip.y) {
    struct strbuf title;
    strbuf_init(&title);
    app_fill(app, &title, "ui.broken", "game", entry->id);
    gfx_box(ui->gfx, at, 16, t->surface, t->danger, 1);
    icon_draw(ui->gfx, ICON_ALERT, (double)(at.x + 32), (double)(at.y + 28), 24, t->danger);
    ui_label(ui, STYLE_STRONG, rect_of(at.x + 56, at.y + 16, words_w, 24), ALIGN_LEFT, t->ink, title.text);
    ui_paragraph(ui, STYLE_SECONDARY, rect_of(at.x + 56, at.y + 42, words_w, h - 58), t->muted, entry->message);
    strbuf_release(&title);
  }
  return h;
}

/* Scripts that did not load, the one that was to be started before the others. `gap` follows each. Returns their height. */
static float draw_all_broken(struct app *app, struct rect at, float gap)
{
  const struct library *library = app->options->library;
  const char *named = app->options->broken ? app->options->broken : "";
  float top = at.y;
  for (int others = 0; others < 2; others++)
    for (int i = 0; i < library_count(library); i++) {
      const struct library_entry *entry = library_at(library, i);
      bool is_named = !strcmp(entry->id, named) || !strcmp(entry->path, named);
      if (!entry->variant && is_named != (others == 1)) at.y += draw_broken(app, entry, rect_of(at.x, at.y, at.w, 0)) + gap;
    }
  return at.y - top;
}

static void draw(struct app *app, float w, float h)
{
  struct choose_layout layout;
  layout_choose(&layout, w, h);
  struct ui *ui = &app->ui;
  ui_label(ui, STYLE_TITLE, layout.title, ALIGN_LEFT, app->theme->ink, app_text(app, "ui.title"));
  ui_label(ui, STYLE_SECONDARY, layout.subtitle, ALIGN_LEFT, app->theme->muted, app_text(app, "ui.choose"));
  language_switch(app, layout.language);

  const struct library *library = app->options->library;
  int count = library_count(library), cards = app->match ? 1 : 0, broken = 0;
  float broken_h = 0, count_h = 0, margin = 16;
  for (int i = 0; i < count; i++) {
    const struct library_entry *entry = library_at(library, i);
    if (entry->variant) cards++;
    else broken++, broken_h += 58 + ui_paragraph_height(ui, STYLE_SECONDARY, layout.list.w - 72, entry->message) + layout.gap;
  }
  if (broken > 1) { /* a single one says at once what is wrong; many would push the games out of sight */
    count_h = 48 + layout.gap;
    if (!app->broken_open) broken_h = 0;
  }
  int rows = (cards + layout.columns - 1) / layout.columns;
  float cards_h = (float)rows * (layout.card_h + layout.gap);
  uint64_t id = ui_id("games", 0);
  struct rect list = rect_inset(layout.list, -8, 0); /* room for the focus ring and the bar */
  float up = ui_scroll_begin(ui, id, list, cards_h + count_h + broken_h + margin), x = layout.list.x, y = layout.list.y - up + 4;
  if (count_h > 0) draw_broken_count(app, broken, rect_of(x, y, layout.list.w, 48)), y += count_h;
  if (broken_h > 0) y += draw_all_broken(app, rect_of(x, y, layout.list.w, 0), layout.gap); /* first, or nobody would see them below the games */
  int n = 0;
  if (app->match) {
    struct rect card = layout_card(&layout, n++);
    card.x += x, card.y += y;
    draw_continue(app, &layout, card);
  }
  for (int i = 0; i < count; i++) {
    if (!library_at(library, i)->variant) continue;
    struct rect card = layout_card(&layout, n++);
    card.x += x, card.y += y;
    draw_card(app, &layout, i, card);
  }
  if (!count) ui_paragraph(ui, STYLE_BODY, rect_of(x, y, layout.list.w, 0), app->theme->ink, app_text(app, "ui.no_games"));
  ui_scroll_end(ui, id);
}

const struct screen screen_choose = {.name = "choose", .draw = draw};
