/* The games by families, as cards with a live picture of their start. */
#include "app/home.h"

#include "app/home_list.h"
#include "app/narrate.h"
#include "app/script_fault.h"
#include "app/state.h"

#include <math.h>
#include <string.h>

static struct home_list list_of(const struct app *app, const char *query)
{
  struct home_list list;
  home_list_make(&list, app->options->library, app->options->texts, app->language, query);
  return list;
}

static bool is_own(const struct app *app, const struct library_entry *entry)
{
  const char *folder = app->home.user_folder;
  return *folder && !strncmp(entry->path, folder, strlen(folder));
}

/* "Yours", over the picture. */
static void draw_mark(struct app *app, struct rect at)
{
  struct ui *ui = &app->ui;
  struct colour none = {0};
  const char *text = app_text(app, "ui.choose.own");
  struct rect mark = rect_cut_right(&at, (float)text_width(ui->lettering, STYLE_LABEL_STRONG, text) + 16);
  gfx_box(ui->gfx, mark, 12, app->theme->accent_soft, none, 0);
  ui_label(ui, STYLE_LABEL_STRONG, mark, ALIGN_CENTRE, app->theme->ink, text);
}

static void draw_fault(struct app *app, const char *message, struct rect at)
{
  struct strbuf why;
  strbuf_init(&why);
  script_fault_words(app, &why, message);
  ui_paragraph(&app->ui, STYLE_SECONDARY, at, app->theme->danger, why.text);
  strbuf_release(&why);
}

static void draw_picture(struct app *app, int index, const struct home_card_layout *card)
{
  struct ui *ui = &app->ui;
  struct preview *preview = &app->preview[index];
  struct variant *variant = library_at(app->options->library, index)->variant;
  struct choices choices;
  struct colour none = {0};
  variant_default_choices(variant, &choices);
  choices.players = variant_max_players(variant); /* it is more to look at */
  preview_of(preview, variant, &choices);
  preview_want(app, preview);
  gfx_box(ui->gfx, card->picture, 12, app->theme->raised, none, 0);
  if (preview->rules) preview_draw(app, preview, card->board);
  else if (*preview->message) draw_fault(app, preview->message, card->board);
  if (is_own(app, library_at(app->options->library, index))) draw_mark(app, card->mark);
}

static void draw_players(struct app *app, const char *players, struct rect at)
{
  icon_draw(app->ui.gfx, ICON_PERSON, (double)(at.x + 8), (double)(at.y + at.h / 2), 16, app->theme->muted);
  ui_label(&app->ui, STYLE_LABEL, rect_of(at.x + 24, at.y, at.w - 24, at.h), ALIGN_LEFT, app->theme->muted, players);
}

static void draw_card(struct app *app, const struct home_layout *layout, int index, struct rect at)
{
  struct ui *ui = &app->ui;
  struct variant *variant = library_at(app->options->library, index)->variant;
  struct words words = app_words(app, variant);
  const char *name = words_get(&words, "name"), *summary = words_has(&words, "summary") ? words_get(&words, "summary") : "";
  struct home_card_layout card;
  struct strbuf rules, players;
  layout_home_game(&card, layout, at);
  strbuf_init(&rules), strbuf_init(&players);
  app_players_text(app, &players, variant_min_players(variant), variant_max_players(variant));
  app_fill(app, &rules, "ui.choose.rules", "game", name);
  bool used = ui_card(ui, ui_id("game", index), at, name, true);
  ui_describe(ui, summary), ui_describe(ui, players.text);
  if (home_in_sight(app, at)) {
    draw_picture(app, index, &card);
    ui_label(ui, STYLE_STRONG, card.name, ALIGN_LEFT, app->theme->ink, name);
    ui_paragraph(ui, STYLE_SECONDARY, card.summary, app->theme->muted, summary);
    draw_players(app, players.text, card.players);
  }
  bool read = ui_quiet_icon(ui, ui_id("rules", index), card.rules, ICON_BOOK, rules.text);
  strbuf_release(&rules), strbuf_release(&players);
  if (read) app_read_book(app, variant);
  else if (used) app_set_up(app, variant);
}

static void draw_nothing(struct home_pen *pen, const char *query)
{
  struct app *app = pen->app;
  struct strbuf text;
  strbuf_init(&text);
  app_fill(app, &text, "ui.choose.nothing", "words", query);
  struct rect at = rect_of(pen->x, pen->y + 32, pen->layout->list.w, 0);
  float h = ui_paragraph_height(&app->ui, STYLE_TITLE, at.w, text.text);
  if (!pen->measure) {
    ui_paragraph(&app->ui, STYLE_TITLE, at, app->theme->ink, text.text);
    ui_paragraph(&app->ui, STYLE_BODY, rect_of(at.x, at.y + h + 4, at.w, 0), app->theme->muted, app_text(app, "ui.choose.nothing_help"));
  }
  pen->y += 32 + h + 4 + 24 + 32;
  strbuf_release(&text);
}

/* A family under its title, in so many columns. */
static void draw_family(struct home_pen *pen, const struct home_list *list, const struct home_group *group, int columns)
{
  struct home_grid grid = pen->layout->games;
  grid.columns = columns;
  pen->w = (float)columns * (grid.w + grid.gap) - grid.gap;
  home_heading(pen, group->title);
  for (int i = 0; i < group->count && !pen->measure; i++) {
    struct rect at = layout_home_card(&grid, i);
    at.x += pen->x, at.y += pen->y;
    draw_card(pen->app, pen->layout, list->entry[group->first + i], at);
  }
  pen->y += layout_home_rows(&grid, group->count);
}

/* Families are of few games: in a wide window they stand beside each other where all of both has room in one row of cards, else under one another. */
void home_games(struct home_pen *pen, const char *query)
{
  struct app *app = pen->app;
  const struct home_grid *grid = &pen->layout->games;
  struct home_list list = list_of(app, query);
  float left = pen->x, top = pen->y, bottom = pen->y;
  int used = 0; /* columns of this row */
  for (int g = 0; g < list.groups; g++) {
    int count = list.group[g].count, columns = !pen->layout->beside || count > grid->columns ? grid->columns : count;
    if (used + columns > grid->columns) used = 0, top = bottom;
    pen->x = left + (float)used * (grid->w + grid->gap), pen->y = top;
    draw_family(pen, &list, &list.group[g], columns);
    used += columns;
    bottom = fmaxf(bottom, pen->y);
  }
  pen->x = left, pen->y = bottom, pen->w = pen->layout->list.w;
  if (!list.groups && *query) draw_nothing(pen, query);
  home_list_release(&list);
}

void home_tell_found(struct app *app, const char *query)
{
  struct home_list list = list_of(app, query);
  struct strbuf text;
  char number[12];
  strbuf_init(&text);
  SDL_snprintf(number, sizeof number, "%d", list.entries);
  app_fill(app, &text, list.entries == 0 ? "ui.keys.say.found.none" : list.entries == 1 ? "ui.keys.say.found.one" : "ui.keys.say.found.many", "count", number);
  narrate(app, "found", "%d %s", list.entries, text.text);
  strbuf_release(&text);
  home_list_release(&list);
}

void home_open_first(struct app *app, const char *query)
{
  struct home_list list = list_of(app, query);
  if (list.entries) app_set_up(app, library_at(app->options->library, list.entry[0])->variant);
  home_list_release(&list);
}

/* ---- scripts that did not load ---- */

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
  ui_describe(ui, app_text(app, app->home.broken_open ? "ui.broken_shown" : "ui.broken_hidden"));
  icon_draw(ui->gfx, ICON_ALERT, (double)(at.x + 28), (double)(at.y + at.h / 2), 24, app->theme->danger);
  ui_label(ui, STYLE_SECONDARY_STRONG, rect_of(at.x + 56, at.y, at.w - 104, at.h), ALIGN_LEFT, app->theme->ink, line.text);
  icon_draw(ui->gfx, app->home.broken_open ? ICON_UP : ICON_DOWN, (double)(rect_right(at) - 28), (double)(at.y + at.h / 2), 24, app->theme->muted);
  strbuf_release(&line);
  if (used) app->home.broken_open = !app->home.broken_open, app->again = true;
}

static void show_broken(struct app *app, struct rect at, const char *title, const char *why, int number)
{
  struct ui *ui = &app->ui;
  const struct theme *t = app->theme;
  const float words_w = at.w - 72;
  uint64_t id = ui_id("broken game", number);
  struct strbuf said;
  strbuf_init(&said);
  strbuf_addf(&said, "%s. %s", title, why);
  ui_stop(ui, id, at, UI_TEXT, said.text);
  strbuf_release(&said);
  if (!home_in_sight(app, at)) return;
  gfx_box(ui->gfx, at, 16, t->surface, t->danger, 1);
  ui_focus_ring(ui, id, at, 16);
  icon_draw(ui->gfx, ICON_ALERT, (double)(at.x + 32), (double)(at.y + 28), 24, t->danger);
  ui_label(ui, STYLE_STRONG, rect_of(at.x + 56, at.y + 16, words_w, 24), ALIGN_LEFT, t->ink, title);
  ui_paragraph(ui, STYLE_SECONDARY, rect_of(at.x + 56, at.y + 42, words_w, at.h - 58), t->muted, why);
}

/* A script that did not load: its name and what is wrong with it, all of it. */
static void draw_broken(struct home_pen *pen, const struct library_entry *entry, int number)
{
  struct app *app = pen->app;
  struct ui *ui = &app->ui;
  struct strbuf title, why;
  strbuf_init(&title), strbuf_init(&why);
  script_fault_words(app, &why, entry->message);
  float words_w = pen->layout->list.w - 72, h = 58 + ui_paragraph_height(ui, STYLE_SECONDARY, words_w, why.text);
  struct rect at = rect_of(pen->x, pen->y, pen->layout->list.w, h);
  pen->y += h + pen->layout->games.gap;
  app_fill(app, &title, "ui.broken", "game", entry->id);
  if (!pen->measure) show_broken(app, at, title.text, why.text, number);
  strbuf_release(&title), strbuf_release(&why);
}

/* The one that was to be started comes before the others. A single one says at once what is wrong; many would push the games out of sight. */
void home_broken(struct home_pen *pen)
{
  struct app *app = pen->app;
  const struct library *library = app->options->library;
  const char *named = app->options->broken ? app->options->broken : "";
  int broken = 0;
  for (int i = 0; i < library_count(library); i++) broken += !library_at(library, i)->variant;
  if (broken > 1) {
    if (!pen->measure) draw_broken_count(app, broken, rect_of(pen->x, pen->y, pen->layout->list.w, 48));
    pen->y += 48 + pen->layout->games.gap;
  }
  if (broken > 1 && !app->home.broken_open) return;
  for (int others = 0; others < 2; others++)
    for (int i = 0; i < library_count(library); i++) {
      const struct library_entry *entry = library_at(library, i);
      bool is_named = !strcmp(entry->id, named) || !strcmp(entry->path, named);
      if (!entry->variant && is_named != (others == 1)) draw_broken(pen, entry, i);
    }
}
