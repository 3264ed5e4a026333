#include "app/turn_list.h"

#include "app/look_bar.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static const float row_low = 32, row_high = 36;    /* for a finger; the lower ones where few would have room */
static const float head_h = 26, head_r = 8, mark_r = 7, mark_w = 18, bar_w = 6, widest_column = 240, note_w = 18, note_gap = 3;

static uint64_t list_id(void) { return ui_id("turns", 0); }
static float row_height(float h) { return h < 240 ? row_low : row_high; }

/* ---- how they stand ---- */

struct turn_grid turn_grid_for(float w, float h, int players, float number_w, float turn_w, float small_w)
{
  const float wide = 8, narrow = 4;
  float room = w - number_w - bar_w, each = room / (float)players;
  struct turn_grid grid = {.columns = players, .rows = 1, .number_w = number_w, .pad = each >= turn_w + 2 * wide ? wide : narrow};
  grid.small = each < turn_w + 2 * grid.pad && each >= small_w + 2 * grid.pad;
  grid.marks = each < fminf(turn_w, small_w) + 2 * grid.pad;
  if (grid.marks) { /* in as few rows as there can be, and these as even as can be */
    int most = (int)(room / (turn_w + mark_w + 2 * grid.pad));
    most = most < 1 ? 1 : most > players ? players : most;
    grid.rows = (players + most - 1) / most;
    grid.columns = (players + grid.rows - 1) / grid.rows;
  }
  grid.heads = !grid.marks && h >= head_h + 2 * row_low;
  grid.column_w = fminf(room / (float)grid.columns, fmaxf(widest_column, turn_w + mark_w + 2 * grid.pad));
  return grid;
}

static float words_width(const struct turn_grid *grid) { return grid->column_w - (grid->marks ? mark_w : 0) - grid->note_w - 2 * grid->pad; }

/* Of a turn between the cells with the longest names. */
static float turn_width(struct lettering *lettering, enum style style, const struct board *board)
{
  size_t longest = 1;
  double widest = 0;
  for (int c = 0; c < MAX_CELLS; c++) {
    size_t length = strlen(board->name[c]);
    if (length > longest) longest = length, widest = 0;
    if (length == longest) widest = fmax(widest, text_width(lettering, style, board->name[c]));
  }
  return ceilf((float)(2 * widest + text_width(lettering, style, "x")));
}

static struct turn_grid grid_of(const struct app *app, struct rect at)
{
  const struct match *match = app->match;
  const struct board *board = &match->rules->board;
  char number[12];
  snprintf(number, sizeof number, "%d", match->game.count > 0 ? turn_list_round(&match->game, match->game.count - 1) + 1 : 1);
  float number_w = fmaxf(16, ceilf((float)text_width(app->lettering, STYLE_TABLE, number))) + 12;
  float turn_w = turn_width(app->lettering, STYLE_TABLE_STRONG, board);
  float small_w = turn_width(app->lettering, STYLE_LABEL, board);
  struct turn_grid grid = turn_grid_for(at.w, at.h, match->rules->player_count, number_w, turn_w, small_w);
  if (reporting_seen(app) && words_width(&grid) - note_w >= (grid.small ? small_w : turn_w)) grid.note_w = note_w;
  grid.line_cells = (int)(2 * words_width(&grid) / turn_w);
  return grid;
}

static bool new_round(const struct game *game, int number) { return game->played[number].before.side <= game->played[number - 1].before.side; }

int turn_list_round(const struct game *game, int number)
{
  int round = 0;
  for (int n = 1; n <= number; n++) round += new_round(game, n);
  return round;
}

static int row_in(const struct turn_grid *grid, int round, int side) { return round * grid->rows + side / grid->columns; }

static enum style words_style(const struct turn_grid *grid) { return grid->small ? STYLE_LABEL : STYLE_TABLE_STRONG; } /* as when it is shown */

/* Turns that stand side by side; higher where one of them needs two lines. */
struct list_row {
  int index, round;
  int first, end; /* turns */
  float y, h;
};

static const struct list_row before_rows = {.index = -1};

static bool needs_two_lines(const struct app *app, const struct turn_grid *grid, int number)
{
  if (app->match->game.played[number].path.length <= grid->line_cells) return false;
  struct strbuf text;
  strbuf_init(&text);
  turn_list_text(&text, app->match, number, app->lettering, words_style(grid), (double)words_width(grid));
  bool two = strchr(text.text, '\n');
  strbuf_release(&text);
  return two;
}

/* The next one that has a turn; those between, of players who are home, stay empty. */
static bool next_row(const struct app *app, const struct turn_grid *grid, float row_h, struct list_row *row)
{
  const struct game *game = &app->match->game;
  int n = row->end, before = row->index;
  if (n >= game->count) return false;
  row->round += n > 0 && new_round(game, n);
  row->index = row_in(grid, row->round, game->played[n].before.side);
  row->y += row->h + (float)(row->index - before - 1) * row_h;
  row->first = n, row->h = row_h;
  for (; n < game->count && (n == row->first || !new_round(game, n)) && row_in(grid, row->round, game->played[n].before.side) == row->index; n++)
    if (needs_two_lines(app, grid, n)) row->h = row_h + (float)text_line_height(words_style(grid));
  row->end = n;
  return true;
}

/* ---- the keyboard ---- */

/* The nearest turn of the same player on the way up or down, or, where they have played no more, the last of all that way. */
static int step_row(const struct game *game, int at, int by)
{
  int end = by < 0 ? 0 : game->count;
  if (at == 0) return by > 0 && game->count > 0 ? 1 : 0;
  for (int to = at + by; to > 0 && to <= game->count; to += by)
    if (game->played[to - 1].before.side == game->played[at - 1].before.side) return to;
  return end;
}

int turn_grid_step(const struct turn_grid *grid, const struct game *game, int at, enum arrow arrow, int page)
{
  int by = arrow == ARROW_UP || arrow == ARROW_UP_RIGHT ? -1 : 1, times = 1;
  switch (arrow) {
  case ARROW_LEFT: return at > 0 ? at - 1 : 0;
  case ARROW_RIGHT: return at < game->count ? at + 1 : at;
  case ARROW_UP_LEFT: return 0;
  case ARROW_DOWN_LEFT: return game->count;
  case ARROW_UP_RIGHT:
  case ARROW_DOWN_RIGHT: times = page / grid->rows > 1 ? page / grid->rows : 1; break;
  default: break;
  }
  for (int i = 0; i < times; i++) at = step_row(game, at, by);
  return at;
}

bool turn_list_focused(const struct app *app) { return ui_focused(&app->ui, list_id()); }

bool turn_list_arrow(struct app *app, enum arrow arrow)
{
  struct rect at = ui_scroll_place(&app->ui, list_id());
  struct turn_grid grid = grid_of(app, at);
  int page = (int)(at.h / row_height(at.h)) - 1;
  review_run(app, false);
  return look_to(app, turn_grid_step(&grid, &app->match->game, table_shown_turns(&app->table), arrow, page), false);
}

/* One stop for all of it. What is heard there is the turn it was entered at; those that the arrows go to are told as they come. */
static void take_part(struct app *app, struct rect at)
{
  struct ui *ui = &app->ui;
  struct play *play = &app->play;
  bool focused = turn_list_focused(app);
  struct strbuf turn, words;
  if (!focused || !play->listed || play->listed_at > app->match->game.count) play->listed_at = table_shown_turns(&app->table);
  play->listed = focused;
  strbuf_init(&turn), strbuf_init(&words);
  look_told(app, play->listed_at, &turn);
  app_fill(app, &words, "ui.keys.turns", "turn", turn.text);
  ui_stop(ui, list_id(), at, UI_TEXT, words.text);
  ui_focus_ring(ui, list_id(), at, 8);
  strbuf_release(&turn), strbuf_release(&words);
}

/* ---- drawing ---- */

/* In two lines as even as can be, the sign of a hop at the end of the first. False: they have no room either. */
static bool break_turn(struct strbuf *out, char between, struct lettering *lettering, enum style style, double room)
{
  struct strbuf line;
  const char *at = NULL;
  double least = room;
  strbuf_init(&line);
  for (const char *sign = strchr(out->text, between); sign; sign = strchr(sign + 1, between)) {
    strbuf_clear(&line);
    strbuf_addf(&line, "%.*s", (int)(sign + 1 - out->text), out->text);
    double wider = fmax(text_width(lettering, style, line.text), text_width(lettering, style, sign + 1));
    if (wider <= least) at = sign + 1, least = wider;
  }
  strbuf_clear(&line);
  if (at) strbuf_addf(&line, "%.*s\n%s", (int)(at - out->text), out->text, at);
  if (at) strbuf_clear(out), strbuf_add(out, line.text);
  strbuf_release(&line);
  return at;
}

void turn_list_shorten(struct strbuf *turn, const struct board *board, const struct path *path, struct lettering *lettering, enum style style, double room)
{
  if (path->length < 3) return;
  const char *from = board->name[path->cell[0]], *to = board->name[path->cell[path->length - 1]];
  char between = strchr(turn->text, 'x') ? 'x' : '-';
  strbuf_clear(turn);
  strbuf_addf(turn, "%s%c…%c%s", from, between, between, to);
  if (text_width(lettering, style, turn->text) <= room) return;
  strbuf_clear(turn);
  strbuf_addf(turn, "%s…%s", from, to);
}

bool turn_list_text(struct strbuf *out, const struct match *match, int number, struct lettering *lettering, enum style style, double room)
{
  const struct played *played = &match->game.played[number];
  turn_write(out, match->rules, &played->turn, &played->path);
  if (played->path.length < 3 || text_width(lettering, style, out->text) <= room) return false;
  const struct board *board = &match->rules->board;
  char between = strchr(out->text, 'x') ? 'x' : '-';
  if (break_turn(out, between, lettering, style, room)) return false;
  turn_list_shorten(out, board, &played->path, lettering, style, room);
  return true;
}

static void draw_mark(struct app *app, int player, float x, float y, float r)
{
  piece_draw(app->ui.gfx, piece_paint(app->theme, app->match->rules, app->match->participant, player), false, false, (double)x, (double)y, (double)r);
}

/* One line or, parted where a hop ends, two. */
struct turn_words {
  const char *line[2];
  int count;
  float w;
};

/* `text` is parted in its place. */
static struct turn_words turn_words(struct lettering *lettering, enum style style, char *text)
{
  char *second = strchr(text, '\n');
  struct turn_words words = {.line = {text, second ? second + 1 : ""}, .count = second ? 2 : 1};
  if (second) *second = '\0';
  for (int i = 0; i < words.count; i++) words.w = fmaxf(words.w, (float)text_width(lettering, style, words.line[i]));
  return words;
}

/* What the report says of a turn: a sign behind it; where there is no width for that, a dot as on the graph. */
static void draw_note(struct app *app, const struct turn_grid *grid, int number, float x, float y, float h)
{
  static const char *const signs[] = {[TURN_FINE] = "", [TURN_WEAK] = "?", [TURN_BAD] = "??"};
  enum turn_mark mark = reporting_mark(app, number);
  const char *sign = signs[mark];
  if (!*sign) return;
  struct colour none = {0};
  if (grid->note_w <= 0) gfx_disc(app->ui.gfx, (double)x + 2, (double)(y + h / 2), mark == TURN_BAD ? 3 : 2, app->theme->danger, none, 0);
  else ui_label(&app->ui, STYLE_LABEL_STRONG, rect_of(x, y, grid->note_w, h), ALIGN_LEFT, app->theme->danger, sign);
}

/* True when it was clicked. */
static bool draw_turn(struct app *app, const struct turn_grid *grid, int number, struct rect at, float row_h)
{
  struct ui *ui = &app->ui;
  const struct theme *t = app->theme;
  const struct match *match = app->match;
  bool shown = number == table_shown_turns(&app->table) - 1;
  enum style style = grid->small ? STYLE_LABEL : shown ? STYLE_TABLE_STRONG : STYLE_TABLE;
  uint64_t id = ui_id("turn", number);
  float mark = grid->marks ? mark_w : 0, most = words_width(grid), line_h = (float)text_line_height(words_style(grid));
  struct strbuf text;
  strbuf_init(&text);
  bool shortened = turn_list_text(&text, match, number, app->lettering, words_style(grid), (double)most);
  struct turn_words words = turn_words(ui->lettering, style, text.text);
  if (words.count == 1) at.h = row_h;
  struct colour none = {0};
  float words_w = ceilf(fminf(words.w, most) + mark), noted = reporting_mark(app, number) != TURN_FINE ? fmaxf(grid->note_w, 4) : 0;
  struct rect pill = rect_of(at.x - grid->pad, at.y + 1, words_w + noted + 2 * grid->pad, at.h - 2);
  if (shown || ui->hot == id) gfx_box(ui->gfx, pill, 8, shown ? t->accent_soft : t->raised, shown ? none : t->line, 1);
  if (grid->marks) draw_mark(app, match->game.played[number].before.side, at.x + mark_r, at.y + row_h / 2, mark_r);
  float top = at.y + (at.h - line_h * (float)words.count) / 2;
  for (int i = 0; i < words.count; i++)
    ui_label(ui, style, rect_of(at.x + mark, top + (float)i * line_h, most + 1, line_h), ALIGN_LEFT, t->ink, words.line[i]);
  draw_note(app, grid, number, at.x + words_w + note_gap, at.y, row_h);
  strbuf_clear(&text);
  if (shortened) turn_write(&text, match->rules, &match->game.played[number].turn, &match->game.played[number].path);
  if (shortened && noted > 0) strbuf_add_char(&text, '.');
  reporting_words(app, &text, number);
  bool clicked = ui_spot(ui, id, pill, text.length > 0 ? text.text : ""); /* the whole way, and what was better, when it is pointed at */
  strbuf_release(&text);
  return clicked;
}

/* Cut from the top of `at`. */
static void draw_heads(struct app *app, const struct turn_grid *grid, struct rect *at)
{
  struct rect head = rect_cut_top(at, head_h);
  for (int p = 0; p < grid->columns; p++) draw_mark(app, p, at->x + grid->number_w + (float)p * grid->column_w + head_r, head.y + (head_h - 4) / 2, head_r);
}

static void draw_round(struct app *app, const struct turn_grid *grid, int round, struct rect at)
{
  char number[12];
  snprintf(number, sizeof number, "%d", round + 1);
  ui_label(&app->ui, STYLE_TABLE, rect_of(at.x, at.y, grid->number_w - 12, at.h), ALIGN_RIGHT, app->theme->muted, number);
  if (grid->rows > 1 && round > 0) gfx_fill(app->ui.gfx, rect_of(at.x, floorf(at.y), at.w - bar_w, 1), app->theme->line); /* where one ends is not seen else */
}

int turn_list_draw(struct app *app, struct rect at)
{
  const struct game *game = &app->match->game;
  struct ui *ui = &app->ui;
  if (at.h < 24) return -1;
  const struct turn_grid grid = grid_of(app, at);
  if (game->count > 0) take_part(app, at);
  if (grid.heads && game->count > 0) draw_heads(app, &grid, &at);
  float row_h = row_height(at.h);
  struct list_row last = before_rows;
  while (next_row(app, &grid, row_h, &last)) continue;
  struct rect before = ui_scroll_place(ui, list_id());
  float up = ui_scroll_begin(ui, list_id(), at, last.y + last.h);
  if (before.h > 0 && (before.h != at.h || before.w != at.w)) { /* other words beside it have left it other room */
    turn_list_follow(app);
    app->again = true;
  }
  int clicked = -1, numbered = -1;
  for (struct list_row row = before_rows; next_row(app, &grid, row_h, &row); numbered = row.round) {
    float y = at.y - up + row.y, first = y - (float)(row.index % grid.rows) * row_h;
    if (row.round != numbered && first <= rect_bottom(at) && first + row_h >= at.y) draw_round(app, &grid, row.round, rect_of(at.x, first, at.w, row_h));
    if (y > rect_bottom(at) || y + row.h < at.y) continue;
    for (int n = row.first; n < row.end; n++) {
      float x = at.x + grid.number_w + (float)(game->played[n].before.side % grid.columns) * grid.column_w;
      if (draw_turn(app, &grid, n, rect_of(x, y, grid.column_w, row.h), row_h)) clicked = n + 1;
    }
  }
  ui_scroll_end(ui, list_id());
  return clicked;
}

/* By the list as it was drawn last. */
void turn_list_follow(struct app *app)
{
  const struct game *game = &app->match->game;
  int shown = table_shown_turns(&app->table) - 1;
  struct rect at = ui_scroll_place(&app->ui, list_id());
  if (shown < 0) ui_scroll_to(&app->ui, list_id(), 0);
  else if (shown == game->count - 1 || at.h <= 0) ui_scroll_to_end(&app->ui, list_id());
  if (shown < 0 || shown == game->count - 1 || at.h <= 0) return;
  const struct turn_grid grid = grid_of(app, at);
  float row_h = row_height(at.h);
  struct list_row row = before_rows;
  while (row.end <= shown && next_row(app, &grid, row_h, &row)) continue;
  ui_scroll_to(&app->ui, list_id(), floorf(row.y - (at.h - row.h) / 2));
}
