/* Saved games on the home screen: the one to go on with, and the others. */
#include "app/home.h"
#include "app/home_when.h"
#include "app/narrate.h"
#include "app/state.h"

#include <math.h>
#include <string.h>
#include <time.h>

/* A game as it is shown: from the disk, or the match in play as it stands. */
struct shown {
  const struct stored *stored; /* NULL: the match in play has no file */
  const char *path;            /* "": none */
  const char *name;
  struct words words;          /* with the names of those who play */
  const struct rules *rules;
  const struct position *position;
  const uint8_t *tint;         /* NULL: by place */
  int turns;
  bool over;
  int64_t when;                /* 0: now */
  bool unsaved;                /* its last turns could not be written */
  bool looked_at;              /* its variant is not there: it can only be looked at */
};

static struct variant *variant_named(const struct app *app, const char *id)
{
  for (int i = 0; i < library_count(app->options->library); i++) {
    const struct library_entry *entry = library_at(app->options->library, i);
    if (entry->variant && !strcmp(entry->id, id)) return entry->variant;
  }
  return NULL;
}

static struct shown shown_stored(const struct app *app, const struct stored *stored)
{
  const struct variant *variant = variant_named(app, stored->variant);
  struct words words = app_words(app, variant);
  words.participants = stored->participant;
  return (struct shown){
    .stored = stored, .path = stored->path, .name = variant ? words_get(&words, "name") : stored->title, .words = words, .rules = stored->rules,
    .position = &stored->now, .turns = stored->turns, .over = stored->over, .when = stored->when,
    .unsaved = saving_unsaved(app, stored->path), .looked_at = !variant,
  };
}

const char *home_saved_name(const struct app *app, const struct stored *stored) { return shown_stored(app, stored).name; }

static bool in_progress(const struct match *match)
{
  return match && !match->view_only && match->game.count > 0 && match->game.outcome.type == OUTCOME_NONE;
}

/* It may be gone on with. The game in play is what it is, whatever the disk still says of it. */
static bool unfinished(const struct app *app, const struct stored *stored)
{
  bool in_play = app->match && !strcmp(saving_path(app), stored->path);
  return !*stored->fault && !stored->over && !(in_play && app->match->game.outcome.type != OUTCOME_NONE);
}

static struct shown shown_match(const struct app *app)
{
  const struct match *match = app->match;
  struct words words = app_words(app, match->variant);
  words.participants = match->participant;
  return (struct shown){
    .path = saving_path(app), .name = words_get(&words, "name"), .words = words, .rules = match->rules, .position = &match->game.now,
    .tint = app->table.tint, .turns = match->game.count,
    .unsaved = saving_unsaved(app, saving_path(app)),
  };
}

/* ---- words ---- */

static const float name_least = 72;

/* "Wolfgang Ama…": as much of a name as there is room for. */
static void short_name(const struct app *app, struct strbuf *out, const struct shown *game, int player, enum style style, float room)
{
  struct strbuf name;
  strbuf_init(&name);
  words_player(&name, &game->words, game->rules, player);
  size_t length = name.length, before = out->length;
  strbuf_add(out, name.text);
  while (length > 1 && text_width(app->lettering, style, out->text + before) > (double)room) {
    do length--;
    while (length > 1 && (name.text[length] & 0xC0) == 0x80); /* whole letters */
    out->text[out->length = before] = '\0';
    strbuf_addf(out, "%.*s…", (int)length, name.text);
  }
  strbuf_release(&name);
}

/* `room`: of the name. */
static void player_text(const struct app *app, struct strbuf *out, const char *key, const struct shown *game, int player, enum style style, float room)
{
  struct strbuf name;
  strbuf_init(&name);
  short_name(app, &name, game, player, style, room);
  app_fill(app, out, key, "player", name.text);
  strbuf_release(&name);
}

/* "Ana to move · 14 turns · yesterday"; the turns only where they are wanted. Before it that the game could not be saved.
   `room`: of the name. */
static void state_text(const struct app *app, struct strbuf *out, const struct shown *game, bool turns, enum style style, float room)
{
  const struct outcome *outcome = game->over ? &game->stored->outcome : NULL;
  if (game->unsaved) strbuf_addf(out, "%s · ", app_text(app, "ui.choose.unsaved"));
  if (!outcome) player_text(app, out, "ui.choose.to_move", game, game->position->side, style, room);
  else if (outcome->type == OUTCOME_WIN) player_text(app, out, "ui.choose.won", game, outcome->winner, style, room);
  else strbuf_add(out, app_text(app, "ui.choose.draw"));
  if (turns) {
    char number[16];
    SDL_snprintf(number, sizeof number, "%d", game->turns);
    strbuf_add(out, " · ");
    app_fill(app, out, game->turns == 1 ? "ui.choose.turn" : "ui.choose.turns", "count", number);
  }
  if (!game->when) return;
  strbuf_add(out, " · ");
  home_when(out, app->options->texts, app->language, game->when, (int64_t)time(NULL));
}

/* All of it: a name is shortened before the rest, and only then the turns are left out. */
static void fitting_state(struct app *app, struct strbuf *out, const struct shown *game, enum style style, float room)
{
  const float whole = 10000;
  for (int turns = 1; turns >= 0; turns--) {
    struct strbuf rest;
    strbuf_init(&rest);
    state_text(app, &rest, game, turns, style, 0);
    float left = room - (float)text_width(app->ui.lettering, style, rest.text);
    strbuf_release(&rest);
    strbuf_clear(out);
    state_text(app, out, game, turns, style, whole);
    if (text_width(app->ui.lettering, style, out->text) <= (double)room) return;
    if (left < name_least && turns) continue;
    strbuf_clear(out);
    state_text(app, out, game, turns, style, fmaxf(left, 0));
    return;
  }
}

/* ---- who plays ---- */

/* A piece and a name each, as many as there is room for, and how many more there are. */
static void draw_players(struct app *app, const struct shown *game, struct rect at)
{
  struct ui *ui = &app->ui;
  const float piece = 18, gap = 16, right = rect_right(at), middle = at.y + at.h / 2;
  int count = game->rules->player_count;
  float x = at.x, most = fmaxf(name_least, (at.w - gap) / 2 - piece - 6);
  for (int p = 0; p < count; p++) {
    struct strbuf name;
    char more[12] = "";
    strbuf_init(&name);
    short_name(app, &name, game, p, STYLE_SECONDARY, most);
    if (p + 1 < count) SDL_snprintf(more, sizeof more, "+%d", count - p - 1);
    float w = (float)text_width(ui->lettering, STYLE_SECONDARY, name.text) + 1;
    float after = *more ? gap + (float)text_width(ui->lettering, STYLE_SECONDARY, more) : 0;
    if (p > 0 && x + piece + 6 + w + after > right) {
      SDL_snprintf(more, sizeof more, "+%d", count - p);
      ui_label(ui, STYLE_SECONDARY, rect_of(x, at.y, right - x, at.h), ALIGN_LEFT, app->theme->muted, more);
      p = count;
    } else {
      const struct paint *paint = piece_paint(app->theme, game->rules, game->words.participants, p);
      piece_draw(ui->gfx, paint, false, false, (double)(x + piece / 2), (double)middle, (double)piece / 2);
      ui_label(ui, STYLE_SECONDARY, rect_of(x + piece + 6, at.y, fminf(w, right - x - piece - 6), at.h), ALIGN_LEFT, app->theme->ink, name.text);
      x += piece + 6 + w + gap;
    }
    strbuf_release(&name);
  }
}

static void players_text(struct strbuf *out, const struct shown *game)
{
  for (int p = 0; p < game->rules->player_count; p++) {
    if (p) strbuf_add(out, ", ");
    words_player(out, &game->words, game->rules, p);
  }
}

/* As many as there is room for, and how many more there are. */
static void draw_players_text(struct app *app, const struct shown *game, struct rect at)
{
  struct ui *ui = &app->ui;
  struct strbuf text, next;
  int count = game->rules->player_count;
  float most = fmaxf(name_least, (at.w - (float)text_width(ui->lettering, STYLE_SECONDARY, count > 2 ? ",  +9" : ", ")) / 2);
  strbuf_init(&text), strbuf_init(&next);
  for (int p = 0; p < count; p++) {
    strbuf_clear(&next);
    strbuf_add(&next, text.text);
    if (p) strbuf_add(&next, ", ");
    short_name(app, &next, game, p, STYLE_SECONDARY, most);
    size_t length = next.length;
    if (p + 1 < count) strbuf_addf(&next, " +%d", count - p - 1);
    if (p && text_width(ui->lettering, STYLE_SECONDARY, next.text) > (double)at.w) {
      strbuf_addf(&text, " +%d", count - p);
      break;
    }
    strbuf_clear(&text);
    strbuf_addf(&text, "%.*s", (int)length, next.text);
  }
  ui_label(ui, STYLE_SECONDARY, at, ALIGN_LEFT, app->theme->ink, text.text);
  strbuf_release(&text), strbuf_release(&next);
}

static void draw_board(struct app *app, const struct shown *game, struct rect at)
{
  preview_draw_game(app, game->rules, game->position, game->words.participants, game->tint, at);
}

/* Each bin names its game: they are heard one after the other. */
bool home_bin(struct app *app, int number, struct rect at, const char *game, const char *players, const char *path)
{
  const struct text_value values[] = {{"game", game}, {"players", players}};
  struct strbuf label;
  strbuf_init(&label);
  text_fill(&label, app_text(app, *players ? "ui.choose.remove_game" : "ui.choose.remove_file"), values, 2);
  bool used = ui_quiet_icon(&app->ui, home_remove_id(number), at, ICON_REMOVE, label.text);
  strbuf_release(&label);
  if (used) home_ask_about(app, number, path);
  return used;
}

/* ---- the wide card ---- */

static void go_on(struct app *app, const struct shown *game)
{
  if (game->stored) saving_open(app, game->path);
  else app_go(app, APP_PLAY);
}

static void draw_going(struct home_pen *pen, const struct shown *game)
{
  struct app *app = pen->app;
  struct ui *ui = &app->ui;
  const struct theme *t = app->theme;
  struct rect at = rect_of(pen->x, pen->y, pen->layout->list.w, pen->layout->going_h);
  pen->y += at.h;
  if (pen->measure) return;
  struct home_going_layout card;
  struct strbuf state, players;
  struct colour none = {0};
  layout_home_going(&card, at);
  strbuf_init(&state), strbuf_init(&players);
  fitting_state(app, &state, game, STYLE_SECONDARY, card.state.w);
  players_text(&players, game);
  uint64_t id = home_going_id();
  const char *label = app_text(app, game->looked_at ? "ui.choose.look" : "ui.choose.continue");
  bool used = ui_card(ui, id, at, label, true);
  ui_describe(ui, game->name), ui_describe(ui, players.text), ui_describe(ui, state.text);
  if (home_in_sight(app, at)) {
    gfx_box(ui->gfx, card.picture, 12, t->raised, none, 0);
    draw_board(app, game, rect_inset(card.picture, 6, 6));
    ui_label(ui, STYLE_LABEL_STRONG, card.label, ALIGN_LEFT, t->accent, app_text(app, "ui.choose.last"));
    bool cut = text_width(ui->lettering, STYLE_TITLE, game->name) > (double)card.name.w; /* a long name in a small window */
    ui_label(ui, cut ? STYLE_STRONG : STYLE_TITLE, card.name, ALIGN_LEFT, t->ink, game->name);
    draw_players(app, game, card.players);
    ui_label(ui, STYLE_SECONDARY, card.state, ALIGN_LEFT, game->unsaved ? t->danger : t->muted, state.text);
    gfx_box(ui->gfx, card.button, 12, ui->hot == id ? colour_mix(t->accent, t->ink, 0.12) : t->accent, none, 0);
    ui_label(ui, STYLE_STRONG, card.button, ALIGN_CENTRE, t->on_accent, label);
  }
  bool asked = *game->path && home_bin(app, -1, card.remove, game->name, players.text, game->path);
  strbuf_release(&state), strbuf_release(&players);
  if (used && !asked) go_on(app, game);
}

/* ---- the others ---- */

static void draw_saved(struct app *app, const struct stored *stored, int number, struct rect at)
{
  struct ui *ui = &app->ui;
  const struct theme *t = app->theme;
  if (*stored->fault) {
    home_unreadable(app, stored, number, at);
    return;
  }
  struct shown game = shown_stored(app, stored);
  struct home_saved_layout card;
  struct strbuf state, players;
  struct colour none = {0};
  layout_home_saved(&card, at);
  strbuf_init(&state), strbuf_init(&players);
  if (!strcmp(saving_opening(app), stored->path)) strbuf_add(&state, app_text(app, "ui.choose.opening"));
  else fitting_state(app, &state, &game, STYLE_LABEL, card.state.w);
  players_text(&players, &game);
  bool used = ui_card(ui, home_saved_id(number), at, game.name, true);
  ui_describe(ui, players.text), ui_describe(ui, state.text);
  if (home_in_sight(app, at)) {
    gfx_box(ui->gfx, card.picture, 10, t->raised, none, 0);
    draw_board(app, &game, rect_inset(card.picture, 4, 4));
    ui_label(ui, STYLE_STRONG, card.name, ALIGN_LEFT, t->ink, game.name);
    draw_players_text(app, &game, card.players);
    ui_label(ui, STYLE_LABEL, card.state, ALIGN_LEFT, game.unsaved ? t->danger : t->muted, state.text);
  }
  bool asked = home_bin(app, number, card.remove, game.name, players.text, stored->path);
  strbuf_release(&state), strbuf_release(&players);
  if (used && !asked) saving_open(app, stored->path);
}

/* "Show all 14", at the right end of the heading. */
static void draw_more(struct app *app, struct rect at, int count)
{
  struct strbuf label;
  char number[16];
  SDL_snprintf(number, sizeof number, "%d", count);
  strbuf_init(&label);
  app_fill(app, &label, app->home.all_saved ? "ui.choose.fewer" : "ui.choose.all", "count", number);
  float w = (float)text_width(app->ui.lettering, STYLE_STRONG, label.text) + 16;
  struct rect button = rect_of(rect_right(at) - w + 8, at.y, w, at.h);
  if (ui_button(&app->ui, ui_id("all_saved", 0), button, label.text, UI_QUIET)) app->home.all_saved = !app->home.all_saved, saving_show_from(app, 0);
  strbuf_release(&label);
}

/* Where there are more than are read at once: which these are, and the way to newer and older ones. */
static void draw_pages(struct app *app, struct rect at, const struct stored_list *list, int total)
{
  struct ui *ui = &app->ui;
  char first[16], last[16], count[16];
  SDL_snprintf(first, sizeof first, "%d", list->first + 1);
  SDL_snprintf(last, sizeof last, "%d", list->first + list->count);
  SDL_snprintf(count, sizeof count, "%d", total);
  const struct text_value values[] = {{"first", first}, {"last", last}, {"count", count}};
  struct strbuf text;
  strbuf_init(&text);
  text_fill(&text, app_text(app, list->first ? "ui.choose.page" : "ui.choose.newest"), values, 3);
  const char *newer = app_text(app, "ui.choose.newer"), *older = app_text(app, "ui.choose.older");
  float w = 32 + (float)fmax(text_width(ui->lettering, STYLE_STRONG, newer), text_width(ui->lettering, STYLE_STRONG, older));
  struct rect left = rect_cut_left(&at, w), right = rect_cut_right(&at, w);
  bool any_older = list->first + list->count < total;
  bool up = ui_button(ui, ui_id("newer", 0), left, newer, list->first ? UI_PLAIN : UI_DISABLED);
  ui_describe(ui, text.text);
  bool down = ui_button(ui, ui_id("older", 0), right, older, any_older ? UI_PLAIN : UI_DISABLED);
  ui_describe(ui, text.text);
  ui_label(ui, STYLE_SECONDARY, rect_inset(at, 8, 0), ALIGN_CENTRE, app->theme->muted, text.text);
  strbuf_release(&text);
  if (up) saving_show_from(app, list->first - STORE_SHOWN);
  if (down) saving_show_from(app, list->first + STORE_SHOWN);
  if (up || down) ui_scroll_to_start(ui, ui_id("games", 0));
}

/* The game in play, else the newest that may be played on. */
static bool find_going(struct app *app, const struct stored_list *newest, struct shown *out)
{
  bool any = in_progress(app->match);
  if (any) *out = shown_match(app);
  for (int i = 0; !any && newest && i < newest->count; i++) {
    any = unfinished(app, &newest->item[i]);
    if (any) *out = shown_stored(app, &newest->item[i]);
  }
  return any;
}

void home_saved(struct home_pen *pen)
{
  struct app *app = pen->app;
  const struct home_layout *l = pen->layout;
  const struct stored_list *newest = saving_list(app), *list = saving_page(app);
  struct shown game;
  int count = list ? list->count : 0, total = list ? SDL_max(list->total, list->first + count) : 0, others = 0;
  if (app->home.told != total) narrate(app, "games", "%d", app->home.told = total);
  const char *going = "";
  bool any = find_going(app, newest, &game);
  if (any) going = game.path;
  SDL_strlcpy(app->home.going, going, sizeof app->home.going);
  if (any) draw_going(pen, &game);
  for (int i = 0; i < count; i++) others += strcmp(list->item[i].path, going) != 0;
  if (!others) return;
  struct rect more = home_heading(pen, app_text(app, "ui.choose.recent"));
  int few = l->saved.columns > 2 ? l->saved.columns : 2, shown = app->home.all_saved || others < few ? others : few;
  if ((others > few || list->first) && !pen->measure) draw_more(app, more, total - (count - others));
  for (int i = 0, n = 0; i < count && n < shown; i++) {
    if (!strcmp(list->item[i].path, going)) continue;
    struct rect at = layout_home_card(&l->saved, n++);
    at.x += pen->x, at.y += pen->y;
    if (!pen->measure) draw_saved(app, &list->item[i], list->first + i, at);
  }
  pen->y += layout_home_rows(&l->saved, shown);
  if (!app->home.all_saved || total <= STORE_SHOWN) return;
  pen->y += l->saved.gap;
  if (!pen->measure) draw_pages(app, rect_of(pen->x, pen->y, l->list.w, 44), list, total);
  pen->y += 44;
}

/* ---- what is said ---- */

void home_trouble(struct home_pen *pen)
{
  struct app *app = pen->app;
  struct ui *ui = &app->ui;
  const struct theme *t = app->theme;
  const char *failure = saving_failure(app);
  if (!*failure) return;
  float words_w = pen->layout->list.w - 56 - 60, h = fmaxf(52, ui_paragraph_height(ui, STYLE_SECONDARY, words_w, failure) + 24);
  struct rect at = rect_of(pen->x, pen->y, pen->layout->list.w, h);
  pen->y += h + pen->layout->games.gap;
  if (pen->measure) return;
  float text_h = ui_paragraph_height(ui, STYLE_SECONDARY, words_w, failure);
  gfx_box(ui->gfx, at, 16, t->surface, t->danger, 1);
  icon_draw(ui->gfx, ICON_ALERT, (double)(at.x + 28), (double)(at.y + h / 2), 24, t->danger);
  ui_paragraph(ui, STYLE_SECONDARY, rect_of(at.x + 56, at.y + (h - text_h) / 2, words_w, 0), t->ink, failure);
  if (ui_icon_button(ui, ui_id("trouble", 0), rect_of(rect_right(at) - 52, at.y + (h - 44) / 2, 44, 44), ICON_CLOSE, app_text(app, "ui.keys.close"), true))
    saving_read_failure(app), app->again = true;
}
