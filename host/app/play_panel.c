#include "app/play_panel.h"

#include "app/narrate.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* ---- players ---- */

/* What is worth knowing of a player: the score where the rules keep one, how many are home where that wins, else the pieces. */
static void player_line(const struct app *app, struct strbuf *out, int player, const struct position *position)
{
  const struct rules *rules = app->match->rules;
  char number[16], total[16];
  if (position->place[player]) {
    snprintf(number, sizeof number, "%d", position->place[player]);
    app_fill(app, out, "ui.place", "place", number);
    return;
  }
  if (rules->keeps_score) {
    snprintf(number, sizeof number, "%d", position->score[player]);
    app_fill(app, out, position->score[player] == 1 ? "ui.captured_one" : "ui.captured", "count", number);
    return;
  }
  if (!rules->owned) return;
  struct bits own = position_of(position, rules, player);
  if (rules->goal != GOAL_NONE) {
    struct bits home = bits_and(own, &rules->player[player].far);
    snprintf(number, sizeof number, "%d", bits_count(&home));
    snprintf(total, sizeof total, "%d", bits_count(&rules->player[player].far));
    const struct text_value values[] = {{"count", number}, {"total", total}};
    text_fill(out, app_text(app, "ui.home"), values, 2);
    return;
  }
  snprintf(number, sizeof number, "%d", bits_count(&own));
  app_fill(app, out, bits_count(&own) == 1 ? "ui.piece" : "ui.pieces", "count", number);
}

static void draw_player(struct app *app, const struct play_layout *layout, int player, const struct position *position, bool active)
{
  struct rect at = layout->player[player];
  struct ui *ui = &app->ui;
  const struct theme *t = app->theme;
  const struct rules *rules = app->match->rules;
  struct colour none = {0};
  struct words words = app_words(app, app->match->variant);
  struct strbuf name, line;
  strbuf_init(&name), strbuf_init(&line);
  words_player(&name, &words, rules, player);
  player_line(app, &line, player, position);
  if (active) gfx_box(ui->gfx, at, 12, t->accent_soft, none, 0);
  float r = layout->one_line ? fminf(11, at.h * 0.36F) : 15, x = at.x + 12 + r;
  piece_draw(ui->gfx, piece_paint(rules, player), false, false, (double)x, (double)(at.y + at.h / 2), (double)r);
  struct rect text = rect_of(x + r + 12, at.y, rect_right(at) - x - r - 24, at.h);
  if (layout->one_line) {
    float room = text.w - (float)text_width(ui->lettering, STYLE_LABEL, line.text) - 8;
    text_draw(ui->lettering, ui->gfx, STYLE_SECONDARY_STRONG, rect_of(text.x, text.y, room, text.h), ALIGN_LEFT, t->ink, name.text);
    text_draw(ui->lettering, ui->gfx, STYLE_LABEL, text, ALIGN_RIGHT, t->muted, line.text ? line.text : "");
  } else {
    float top = at.y + (at.h - 40) / 2;
    bool two = line.length > 0;
    ui_label(ui, STYLE_STRONG, two ? rect_of(text.x, top, text.w, 21) : text, ALIGN_LEFT, t->ink, name.text);
    if (two) ui_label(ui, STYLE_SECONDARY, rect_of(text.x, top + 21, text.w, 18), ALIGN_LEFT, t->muted, line.text);
  }
  strbuf_release(&name), strbuf_release(&line);
}

/* ---- turns ---- */

void play_turn_text(struct strbuf *out, const struct match *match, int number, struct lettering *lettering, enum style style, double room)
{
  const struct played *played = &match->game.played[number];
  turn_write(out, match->rules, &played->turn, &played->path);
  if (played->path.length < 3 || text_width(lettering, style, out->text) <= room) return;
  const struct board *board = &match->rules->board;
  char between = strchr(out->text, 'x') ? 'x' : '-';
  strbuf_clear(out);
  strbuf_addf(out, "%s%c…%c%s", board->name[played->path.cell[0]], between, between, board->name[played->path.cell[played->path.length - 1]]);
}

/* Rounds in rows: two turns side by side, further players' below them. */
static void draw_turns(struct app *app, struct rect at)
{
  const struct game *game = &app->match->game;
  struct ui *ui = &app->ui;
  const struct theme *t = app->theme;
  int players = app->match->rules->player_count, rows_a_round = (players + 1) / 2;
  int first_side = game->start.side;
  if (at.h < 24) return;
  const float row_h = 28, number_w = 36;
  float column_w = (at.w - number_w - 6) / 2;
  int slots = game->count + first_side, rounds = (slots + players - 1) / players;
  float content = (float)(rounds * rows_a_round) * row_h;
  uint64_t id = ui_id("turns", 0);
  float up = ui_scroll_begin(ui, id, at, content);
  for (int n = 0; n < game->count; n++) {
    int slot = n + first_side, round = slot / players, in = slot % players;
    float y = at.y - up + (float)(round * rows_a_round + in / 2) * row_h, x = at.x + number_w + (float)(in % 2) * column_w;
    if (y > rect_bottom(at) || y + row_h < at.y) continue;
    if (in == 0 || n == 0) {
      char number[12];
      snprintf(number, sizeof number, "%d", round + 1);
      ui_label(ui, STYLE_TABLE, rect_of(at.x, y, number_w - 14, row_h), ALIGN_RIGHT, t->muted, number);
    }
    bool last = n == game->count - 1;
    enum style style = last ? STYLE_TABLE_STRONG : STYLE_TABLE;
    struct strbuf text;
    strbuf_init(&text);
    play_turn_text(&text, app->match, n, app->lettering, style, (double)column_w - 16);
    float w = fminf((float)text_width(ui->lettering, style, text.text) + 16, column_w);
    struct colour none = {0};
    if (last) gfx_box(ui->gfx, rect_of(x - 8, y + 2, w, row_h - 4), 7, t->accent_soft, none, 0);
    ui_label(ui, style, rect_of(x, y, column_w - 12, row_h), ALIGN_LEFT, t->ink, text.text);
    strbuf_release(&text);
  }
  ui_scroll_end(ui, id);
}

/* ---- what is expected ---- */

static void draw_prompt(struct app *app, struct rect at, float most)
{
  const struct match *match = app->match;
  struct ui *ui = &app->ui;
  const struct theme *t = app->theme;
  struct words words = app_words(app, match->variant);
  struct strbuf first, second;
  strbuf_init(&first), strbuf_init(&second);
  bool refused = match->refusal.reason != REFUSAL_NONE;
  if (refused) words_refusal(&first, &words, match->rules, &match->refusal);
  words_prompt(refused ? &second : &first, &words, match);
  if (!refused && !match->lifted) words_placed(&second, &words, match);
  if (!refused && match_may_stop(match)) strbuf_add(&second, app_text(app, "ui.enter_ends"));

  float w = at.w - 32;
  enum style style = STYLE_SECONDARY_STRONG;
  float h1 = ui_paragraph_height(ui, style, w, first.text), h2 = second.length ? ui_paragraph_height(ui, STYLE_LABEL, w, second.text) + 2 : 0;
  if (h1 + h2 + 20 > most) h2 = 0; /* the reason matters more */
  float h = fmaxf(at.h, fminf(most, h1 + h2 + 20));
  at.y -= h - at.h, at.h = h;
  bool over = match->game.outcome.type != OUTCOME_NONE && !refused;
  gfx_box(ui->gfx, at, 12, over ? t->accent_soft : t->raised, refused ? t->danger : over ? t->accent : t->line, 1);
  float y = at.y + fmaxf(10, (at.h - h1 - h2) / 2);
  ui_paragraph(ui, style, rect_of(at.x + 16, y, w, fminf(h1, at.h - 16)), refused ? t->danger : t->ink, first.text);
  if (h2 > 0) ui_paragraph(ui, STYLE_LABEL, rect_of(at.x + 16, y + h1 + 2, w, h2), t->muted, second.text);
  strbuf_release(&first), strbuf_release(&second);
}

/* ---- buttons ---- */

void play_end_turn(struct app *app)
{
  struct match *match = app->match;
  if (match->game.outcome.type != OUTCOME_NONE) play_new(app);
  else if (match_must_pass(match)) app_played(app, match_pass(match));
  else if (match->lifted) app_played(app, match_end_turn(match));
}

void play_undo(struct app *app)
{
  if (!match_undo(app->match)) return;
  narrate(app, "undo", "%s", "");
  app_changed(app);
}

void play_redo(struct app *app)
{
  if (!match_redo(app->match)) return;
  narrate(app, "redo", "%s", "");
  app_changed(app);
}

void play_new(struct app *app)
{
  match_restart(app->match);
  narrate(app, "new", "%s", "");
  app_changed(app);
}

static void tool_flip(struct app *app)
{
  app->flipped = !app->flipped;
  app->again = true;
  narrate(app, "flip", "%s", "");
}

static void tool_rules(struct app *app) { app_go(app, APP_RULES); }

static bool can_undo(const struct match *match) { return match->game.count > 0 || match->lifted; }
static bool can_redo(const struct match *match) { return match->game.count < match->game.total && !match->lifted; }

/* To add a tool: a row (and LAYOUT_TOOLS). `may` NULL: always. */
static const struct {
  const char *label;
  enum icon icon;
  void (*run)(struct app *app);
  bool (*may)(const struct match *match);
} tools[LAYOUT_TOOLS] = {
  {"ui.tool.undo", ICON_UNDO, play_undo, can_undo}, {"ui.tool.redo", ICON_REDO, play_redo, can_redo},
  {"ui.tool.new", ICON_NEW, play_new, NULL},        {"ui.tool.flip", ICON_FLIP, tool_flip, NULL},
  {"ui.tool.rules", ICON_BOOK, tool_rules, NULL},   {"ui.tool.language", ICON_GLOBE, app_next_language, NULL},
};

void play_panel_draw(struct app *app, const struct play_layout *layout)
{
  struct match *match = app->match;
  struct ui *ui = &app->ui;
  bool over = match->game.outcome.type != OUTCOME_NONE;
  struct position shown;
  match_show(match, &shown);
  ui_panel(ui, layout->panel);
  for (int p = 0; p < match->rules->player_count; p++) draw_player(app, layout, p, &shown, !over && p == match->game.now.side);
  if (layout->turns.h > 0 && !layout->below) {
    float y = layout->turns.y - 8;
    gfx_fill(ui->gfx, rect_of(layout->turns.x + 8, y, layout->turns.w - 16, 1), app->theme->line);
  }
  draw_turns(app, layout->turns);
  const char *large = over ? "ui.again" : match_must_pass(match) ? "ui.pass" : match_may_stop(match) ? "ui.end_turn" : NULL;
  struct rect prompt = layout->prompt;
  if (layout->below && !large) prompt.w = rect_right(layout->end_turn) - prompt.x;
  draw_prompt(app, prompt, large || layout->below ? prompt.h : rect_bottom(prompt) - layout->turns.y - layout->turns.h * 0.3F);
  if (large && ui_button(ui, ui_id("end", 0), layout->end_turn, app_text(app, large), UI_PRIMARY)) play_end_turn(app);
  for (int i = 0; i < LAYOUT_TOOLS; i++)
    if (ui_tool(ui, ui_id("tool", i), layout->tool[i], tools[i].icon, app_text(app, tools[i].label), !tools[i].may || tools[i].may(match))) tools[i].run(app);
}
