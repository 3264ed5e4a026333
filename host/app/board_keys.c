#include "app/board_keys.h"

#include "app/state.h"
#include "match/rule_words.h"

#include <math.h>

static uint64_t board_id(void) { return ui_id("board", 0); }

struct table *board_keys_table(const struct app *app) { return app->input.table && app->input.table->match ? app->input.table : NULL; }
void board_keys_focus(struct app *app) { ui_focus(&app->ui, board_id()); }
bool board_keys_focused(const struct app *app) { return board_keys_table(app) && ui_focused(&app->ui, board_id()); }

int board_keys_cell(const struct app *app, const struct table *table)
{
  return table->match && ui_focused(&app->ui, board_id()) ? table->cursor : NO_CELL;
}

/* ---- what matters now ---- */

/* The cells that keys lead to one after the other: where the piece in hand can go and itself, else the pieces to choose from, or that can be moved. */
static struct bits cells_of_interest(const struct table *table)
{
  const struct match *match = table->match;
  if (!table_may_move(table)) return table->choices;
  struct bits candidates = match_candidates(match);
  if (!match->lifted) return bits_empty(&candidates) ? match_starts(match) : candidates;
  struct bits cells = match_targets(match);
  bits_add(&cells, match->chain.at);
  return cells;
}

/* Where the cursor is when the keyboard first comes to the board. */
static int first_cell(const struct table *table)
{
  if (table->match->lifted && table_may_move(table)) return table->match->chain.at;
  struct bits cells = cells_of_interest(table);
  int cell = cursor_middle(&table->view, &cells);
  return cell != NO_CELL ? cell : cursor_middle(&table->view, &table->match->rules->board.cells);
}

/* ---- in the order of focus ---- */

void board_keys_attach(struct app *app, struct table *table)
{
  struct ui *ui = &app->ui;
  app->input.table = table;
  app->input.table_seen = true;
  bool focused = ui_focused(ui, board_id());
  if (table->cursor != NO_CELL && !bits_has(&table->match->rules->board.cells, table->cursor)) table->cursor = NO_CELL; /* of another board */
  if (focused && table->cursor == NO_CELL) table->cursor = first_cell(table);
  struct strbuf words;
  strbuf_init(&words);
  if (focused) board_keys_words(&words, app, table, table->cursor);
  ui_stop(ui, board_id(), table->at, UI_BOARD, focused ? words.text : app_text(app, "ui.keys.board"));
  strbuf_release(&words);
}

/* A board larger than its place is moved so that the cursor is seen, with a little round it. */
static void bring_into_view(struct table *table)
{
  struct rect at = table->at, box = rect_inset(board_view_box(&table->view, table->cursor), -table->view.gap / 2, -table->view.gap / 2);
  if (box.x < at.x) table->pan_x += at.x - box.x;
  if (rect_right(box) > rect_right(at)) table->pan_x -= rect_right(box) - rect_right(at);
  if (box.y < at.y) table->pan_y += at.y - box.y;
  if (rect_bottom(box) > rect_bottom(at)) table->pan_y -= rect_bottom(box) - rect_bottom(at);
}

static void move_to(struct app *app, struct table *table, int cell)
{
  table->cursor = cell;
  bring_into_view(table);
  app->again = true;
}

bool board_keys_arrow(struct app *app, enum arrow arrow)
{
  struct table *table = board_keys_table(app);
  struct cursor *cursor = &app->input.cursor;
  if (!table || !board_keys_focused(app) || table->cursor == NO_CELL) return false;
  if (cursor->cell != table->cursor) cursor_put(cursor, &table->view, table->cursor);
  if (!cursor_move(cursor, &table->view, arrow)) return false;
  move_to(app, table, cursor->cell);
  return true;
}

void board_keys_use_cell(struct app *app, struct table *table, int cell)
{
  const struct match *match = table->match;
  int turns = match->game.count;
  table->cursor = cell;
  table_use(app, table, cell);
  if (match->lifted) table->cursor = match->chain.at;
  else if (match->game.count > turns && match->game.played[turns].path.length > 0) table->cursor = match->game.played[turns].turn.to;
  app->again = true;
}

bool board_keys_use(struct app *app)
{
  struct table *table = board_keys_table(app);
  if (!table || !board_keys_focused(app) || table->cursor == NO_CELL || (!table->pick && !table_may_move(table))) return false;
  if (table_may_move(table) && match_must_pass(table->match)) return table_end_turn(app, table);
  board_keys_use_cell(app, table, table->cursor);
  return true;
}

bool board_keys_next(struct app *app, bool back)
{
  struct table *table = board_keys_table(app);
  if (!table) return false;
  struct bits cells = cells_of_interest(table);
  int cell = cursor_among(&table->view, &cells, table->cursor, back);
  if (cell == NO_CELL) return false;
  board_keys_focus(app);
  move_to(app, table, cell);
  return true;
}

/* ---- in words ---- */

static const char *state_of(const struct table *table, int cell)
{
  const struct match *match = table->match;
  if (!table_may_move(table)) return NULL;
  struct bits starts = match_starts(match), targets = match_targets(match), candidates = match_candidates(match);
  if (bits_has(&candidates, cell)) return "ui.keys.candidate";
  if (match->lifted && cell == match->chain.at) return match_may_stop(match) ? "ui.keys.may_stop" : "ui.keys.in_hand";
  if (match->lifted && bits_has(&targets, cell)) return "ui.keys.target";
  return !match->lifted && bits_has(&starts, cell) ? "ui.keys.can_move" : NULL;
}

/* What an exercise has beside or on a cell. */
static void add_marks(struct strbuf *out, const struct app *app, const struct table *table, int cell)
{
  const struct example *example = table == &app->learner.table && learner_exercise(app) ? &learner_exercise(app)->example : NULL;
  for (int i = 0; example && i < example->label_count; i++) {
    if (example->label[i].cell != cell) continue;
    strbuf_add(out, ", ");
    app_fill(app, out, "ui.keys.mark", "mark", example->label[i].text);
  }
  if (bits_has(&table->marks, cell)) strbuf_addf(out, ", %s", app_text(app, "ui.keys.marked"));
}

void board_keys_words(struct strbuf *out, const struct app *app, const struct table *table, int cell)
{
  struct words words = app_words(app, table->match->variant);
  words.participants = table->match->participant;
  struct position shown;
  table_position(table, &shown);
  const struct rules *rules = table->match->rules;
  struct strbuf player;
  strbuf_init(&player);
  int kind = 0, owner = position_at(&shown, rules, cell, &kind);
  if (owner != NO_OWNER && rules->owned) words_player(&player, &words, rules, owner);
  const struct told_game game = {&words, table->match->variant, rules};
  const struct text_value values[] = {{"cell", rules->board.name[cell]}, {"kind", rule_words_kind(&game, kind)}, {"player", player.text}};
  words_fill(out, &words, owner == NO_OWNER ? "ui.keys.cell.empty" : rules->owned ? "ui.keys.cell.piece" : "ui.keys.cell.nobody", values, 3);
  strbuf_release(&player);
  add_marks(out, app, table, cell);
  const char *state = state_of(table, cell);
  if (state) strbuf_addf(out, ", %s", app_text(app, state));
}
