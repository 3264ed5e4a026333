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
  struct words words = app_match_words(app);
  struct strbuf name, line;
  strbuf_init(&name), strbuf_init(&line);
  words_player(&name, &words, rules, player);
  player_line(app, &line, player, position);
  if (active) gfx_box(ui->gfx, at, 12, t->accent_soft, none, 0);
  float r = layout->one_line ? fminf(11, at.h * 0.36F) : 15, pad = layout->one_line ? 8 : 12, x = at.x + pad + r;
  piece_draw(ui->gfx, piece_paint(app->theme, rules, app->match->participant, player), false, false, (double)x, (double)(at.y + at.h / 2), (double)r);
  struct rect text = rect_of(x + r + pad, at.y, rect_right(at) - x - r - 2 * pad, at.h);
  if (layout->one_line) {
    float room = text.w - (float)text_width(ui->lettering, STYLE_LABEL, line.text) - 4;
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

bool play_turn_text(struct strbuf *out, const struct match *match, int number, struct lettering *lettering, enum style style, double room)
{
  const struct played *played = &match->game.played[number];
  turn_write(out, match->rules, &played->turn, &played->path);
  if (played->path.length < 3 || text_width(lettering, style, out->text) <= room) return false;
  const struct board *board = &match->rules->board;
  char between = strchr(out->text, 'x') ? 'x' : '-';
  strbuf_clear(out);
  strbuf_addf(out, "%s%c…%c%s", board->name[played->path.cell[0]], between, between, board->name[played->path.cell[played->path.length - 1]]);
  return true;
}

/* Players who are home are passed over, so that a round has as many turns as there were players left. */
int play_round(const struct game *game, int number)
{
  int round = 0;
  for (int n = 1; n <= number; n++) round += game->played[n].before.side <= game->played[n - 1].before.side;
  return round;
}

static void draw_turn(struct app *app, int number, struct rect at)
{
  struct ui *ui = &app->ui;
  const struct match *match = app->match;
  bool last = number == match->game.count - 1;
  enum style style = last ? STYLE_SECONDARY_STRONG : STYLE_SECONDARY;
  struct strbuf text;
  strbuf_init(&text);
  bool shortened = play_turn_text(&text, match, number, app->lettering, style, (double)at.w - 16);
  float w = fminf((float)text_width(ui->lettering, style, text.text) + 16, at.w);
  struct colour none = {0};
  struct rect pill = rect_of(at.x - 8, at.y + 2, w, at.h - 4);
  if (last) gfx_box(ui->gfx, pill, 7, app->theme->accent_soft, none, 0);
  ui_label(ui, style, rect_of(at.x, at.y, at.w - 12, at.h), ALIGN_LEFT, app->theme->ink, text.text);
  if (shortened) { /* the whole way, when it is pointed at */
    strbuf_clear(&text);
    turn_write(&text, match->rules, &match->game.played[number].turn, &match->game.played[number].path);
    ui_spot(ui, ui_id("turn", number), pill, text.text);
  }
  strbuf_release(&text);
}

/* Rounds in rows: two turns side by side, further players' below them; each player always in the same place. */
static void draw_turns(struct app *app, struct rect at)
{
  const struct game *game = &app->match->game;
  struct ui *ui = &app->ui;
  int players = app->match->rules->player_count, rows_a_round = (players + 1) / 2;
  if (at.h < 24) return;
  const float row_h = 28, number_w = 36;
  float column_w = (at.w - number_w - 6) / 2;
  int rows = 0, round = 0;
  if (game->count) rows = play_round(game, game->count - 1) * rows_a_round + game->played[game->count - 1].before.side / 2 + 1;
  uint64_t id = ui_id("turns", 0);
  float up = ui_scroll_begin(ui, id, at, (float)rows * row_h);
  for (int n = 0, numbered = -1; n < game->count; n++) {
    int side = game->played[n].before.side;
    if (n > 0) round += side <= game->played[n - 1].before.side;
    float top = at.y - up + (float)(round * rows_a_round) * row_h;
    struct rect in = rect_of(at.x + number_w + (float)(side % 2) * column_w, top + (float)(side / 2) * row_h, column_w, row_h);
    if (round != numbered) {
      char number[12];
      snprintf(number, sizeof number, "%d", round + 1);
      ui_label(ui, STYLE_TABLE, rect_of(at.x, in.y, number_w - 14, row_h), ALIGN_RIGHT, app->theme->muted, number);
      numbered = round;
    }
    if (in.y <= rect_bottom(at) && rect_bottom(in) >= at.y) draw_turn(app, n, in);
  }
  ui_scroll_end(ui, id);
}

/* ---- what is expected ---- */

struct prompt {
  struct strbuf first, second;
  enum style style;
  bool refused, over;
  float h1, h2, buttons; /* heights; buttons: of those that answer a question */
};

static void prompt_init(struct prompt *prompt, struct app *app, float w)
{
  const struct match *match = app->match;
  struct words words = app_match_words(app);
  memset(prompt, 0, sizeof *prompt);
  strbuf_init(&prompt->first), strbuf_init(&prompt->second);
  prompt->style = STYLE_SECONDARY_STRONG;
  if (app->asking) {
    strbuf_add(&prompt->first, app_text(app, "ui.new_sure"));
    prompt->buttons = 44;
  } else {
    prompt->refused = match->refusal.reason != REFUSAL_NONE;
    prompt->over = match->game.outcome.type != OUTCOME_NONE && !prompt->refused;
    if (prompt->refused) words_refusal(&prompt->first, &words, match->rules, &match->refusal);
    words_prompt(prompt->refused ? &prompt->second : &prompt->first, &words, match);
    if (!prompt->refused && !match->lifted) words_placed(&prompt->second, &words, match);
    if (!prompt->refused && match_may_stop(match)) strbuf_add(&prompt->second, app_text(app, "ui.enter_ends"));
    bool any = !match->rules->owned && !match->lifted && !prompt->over && !match_must_pass(match) && !prompt->second.length;
    if (any) strbuf_add(&prompt->second, app_text(app, "ui.any_piece"));
  }
  prompt->h1 = ui_paragraph_height(&app->ui, prompt->style, w, prompt->first.text);
  prompt->h2 = prompt->second.length ? ui_paragraph_height(&app->ui, STYLE_LABEL, w, prompt->second.text) + 2 : 0;
}

static float prompt_height(const struct prompt *prompt) { return prompt->h1 + prompt->h2 + 20 + (prompt->buttons > 0 ? prompt->buttons + 8 : 0); }

/* "Start again?" [Yes] [No] */
static void draw_answers(struct app *app, struct rect at)
{
  float w = (at.w - 8) / 2;
  if (ui_button(&app->ui, ui_id("yes", 0), rect_of(at.x, at.y, w, at.h), app_text(app, "ui.yes"), UI_PRIMARY)) {
    match_restart(app->match);
    saving_new(app);
    narrate(app, "new", "%s", "");
    app_changed(app);
  }
  if (ui_button(&app->ui, ui_id("no", 0), rect_of(at.x + w + 8, at.y, w, at.h), app_text(app, "ui.no"), UI_PLAIN)) app->asking = false, app->again = true;
}

static void draw_prompt(struct app *app, struct prompt *prompt, struct rect at)
{
  struct ui *ui = &app->ui;
  const struct theme *t = app->theme;
  struct rect in = rect_inset(at, 16, 10);
  if (prompt_height(prompt) > at.h + 1 && !prompt->over) prompt->h2 = 0; /* the reason matters more */
  if (prompt_height(prompt) > at.h + 1) {
    prompt->style = STYLE_LABEL_STRONG;
    prompt->h1 = ui_paragraph_height(ui, prompt->style, in.w, prompt->first.text);
  }
  gfx_box(ui->gfx, at, 12, prompt->over ? t->accent_soft : t->raised, prompt->refused ? t->danger : prompt->over ? t->accent : t->line, 1);
  if (prompt->buttons > 0) {
    bool beside = in.h < prompt->h1 + prompt->buttons;
    draw_answers(app, beside ? rect_inset(rect_cut_right(&in, fminf(208, in.w / 2)), 0, (in.h - 44) / 2) : rect_cut_bottom(&in, prompt->buttons));
    rect_cut_right(&in, beside ? 8 : 0);
  }
  float content = prompt->h1 + prompt->h2;
  uint64_t id = ui_id("prompt", 0);
  bool scrolls = content > in.h + 1; /* a long result in a small window */
  float y = in.y + fmaxf(0, (in.h - content) / 2) - (scrolls ? ui_scroll_begin(ui, id, in, content) : 0);
  ui_paragraph(ui, prompt->style, rect_of(in.x, y, in.w, 0), prompt->refused ? t->danger : t->ink, prompt->first.text);
  if (prompt->h2 > 0) ui_paragraph(ui, STYLE_LABEL, rect_of(in.x, y + prompt->h1 + 2, in.w, 0), t->muted, prompt->second.text);
  if (scrolls) ui_scroll_end(ui, id);
}

static void prompt_release(struct prompt *prompt) { strbuf_release(&prompt->first), strbuf_release(&prompt->second); }

/* ---- buttons ---- */

bool play_end_turn(struct app *app)
{
  struct match *match = app->match;
  if (match->game.outcome.type != OUTCOME_NONE) return play_new(app);
  return table_end_turn(app, &app->table);
}

/* Also where no turn is taken back a piece may be put down, or a refusal forgotten. */
static bool changes(const struct app *app) { return app->match->lifted || app->match->refusal.reason != REFUSAL_NONE || app->asking; }

bool play_undo(struct app *app)
{
  bool other = changes(app);
  if (match_undo(app->match)) narrate(app, "undo", "%s", "");
  else if (!other) return false;
  app_changed(app);
  return true;
}

bool play_redo(struct app *app)
{
  bool other = changes(app);
  if (match_redo(app->match)) narrate(app, "redo", "%s", "");
  else if (!other) return false;
  app_changed(app);
  return true;
}

bool play_new(struct app *app)
{
  const struct match *match = app->match;
  if (match->game.outcome.type == OUTCOME_NONE && (match->game.count > 0 || (match->lifted && match->chain.path.length > 1))) {
    app->asking = app->again = true;
    ui_focus(&app->ui, ui_id("no", 0)); /* Enter keeps the game, one Shift+Tab away is what ends it */
    narrate(app, "ask", "%s", app_text(app, "ui.new_sure"));
    return true;
  }
  match_restart(app->match);
  saving_new(app);
  narrate(app, "new", "%s", "");
  app_changed(app);
  return true;
}

static bool tool_flip(struct app *app)
{
  table_flip(&app->table);
  app->again = true;
  narrate(app, "flip", "%s", "");
  return true;
}

static bool tool_rules(struct app *app)
{
  app_read_book(app, app->match->variant);
  return true;
}

static bool can_undo(const struct match *match) { return match->game.count > 0 || match->lifted; }
static bool can_redo(const struct match *match) { return match->game.count < match->game.total && !match->lifted; }

/* To add a tool: a row (and LAYOUT_TOOLS). `may` NULL: always. The one that ends the game stands last, alone where there are rows. */
static const struct {
  const char *label;
  enum icon icon;
  bool (*run)(struct app *app);
  bool (*may)(const struct match *match);
} tools[LAYOUT_TOOLS] = {
  {"ui.tool.undo", ICON_UNDO, play_undo, can_undo}, {"ui.tool.redo", ICON_REDO, play_redo, can_redo}, {"ui.tool.flip", ICON_FLIP, tool_flip, NULL},
  {"ui.tool.rules", ICON_BOOK, tool_rules, NULL},   {"ui.tool.new", ICON_NEW, play_new, NULL},
};

void play_panel_draw(struct app *app, struct play_layout *layout)
{
  struct match *match = app->match;
  struct ui *ui = &app->ui;
  bool over = match->game.outcome.type != OUTCOME_NONE;
  struct position shown;
  match_show(match, &shown);
  ui_panel(ui, layout->panel);
  for (int p = 0; p < match->rules->player_count; p++) draw_player(app, layout, p, &shown, !over && p == match->game.now.side);

  const char *large = app->asking ? NULL : over ? "ui.again" : match_must_pass(match) ? "ui.pass" : match_may_stop(match) ? "ui.end_turn" : NULL;
  struct prompt prompt;
  float w = layout->prompt.w - 32;
  if (layout->below && !large) w = rect_right(layout->end_turn) - layout->prompt.x - 32;
  prompt_init(&prompt, app, w);
  layout_play_fit(layout, large != NULL, prompt_height(&prompt), over ? 0 : 72);
  if (layout->turns.h >= 24 && !layout->below) gfx_fill(ui->gfx, rect_of(layout->turns.x + 8, layout->turns.y - 8, layout->turns.w - 16, 1), app->theme->line);
  draw_turns(app, layout->turns);
  draw_prompt(app, &prompt, layout->prompt);
  prompt_release(&prompt);
  if (large && ui_button(ui, ui_id("end", 0), layout->end_turn, app_text(app, large), UI_PRIMARY)) play_end_turn(app);
  for (int i = 0; i < LAYOUT_TOOLS; i++)
    if (ui_tool(ui, ui_id("tool", i), layout->tool[i], tools[i].icon, app_text(app, tools[i].label), !tools[i].may || tools[i].may(match))) tools[i].run(app);
}
