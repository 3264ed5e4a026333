#include "match/start_words.h"

#include "match/move_words.h"
#include "match/sentence.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { KEY_SIZE = 128, NUMBER_SIZE = 16, MAX_ROWS = 64 };
#define COUNT_OF(array) (sizeof(array) / sizeof *(array))

/* ---- the board ---- */

/* The smallest rectangle around the cells, in steps of one. */
struct frame {
  float left, top;
  int width, height;
};

static struct frame frame_of(const struct board *board)
{
  struct frame frame = {.left = 1000, .top = 1000};
  float right = -1000, bottom = -1000;
  for (int c = bits_next(&board->cells, 0); c >= 0; c = bits_next(&board->cells, c + 1)) {
    frame.left = fminf(frame.left, board->x[c]), frame.top = fminf(frame.top, board->y[c]);
    right = fmaxf(right, board->x[c]), bottom = fmaxf(bottom, board->y[c]);
  }
  frame.width = (int)lroundf(right - frame.left) + 1, frame.height = (int)lroundf(bottom - frame.top) + 1;
  return frame;
}

/* "all", "dark", "light": which cells of the rectangle there are; NULL: none of these. */
static const char *share_of(const struct board *board, const struct frame *frame)
{
  int whole = 0, dark = 0;
  for (int c = bits_next(&board->cells, 0); c >= 0; c = bits_next(&board->cells, c + 1)) {
    float x = board->x[c] - frame->left, y = (float)(frame->height - 1) - (board->y[c] - frame->top);
    if (fabsf(x - roundf(x)) > 0.05F || fabsf(y - roundf(y)) > 0.05F) continue;
    whole++;
    dark += ((int)lroundf(x) + (int)lroundf(y)) % 2 == 0;
  }
  int size = frame->width * frame->height;
  if (whole != board->cell_count) return NULL;
  if (whole == size) return "all";
  if (dark == whole && whole == (size + 1) / 2) return "dark";
  return dark == 0 && whole == size / 2 ? "light" : NULL;
}

static int row_length(const struct board *board, int row) { return board->row_start[row + 1] - board->row_start[row]; }

/* "star" or "hexagon" by the lengths of the rows, or NULL. */
static const char *six_sided(const struct board *board)
{
  int rows = board->row_count, first = row_length(board, 0), middle = rows / 2;
  if (board->direction_count != 6 || rows % 2 == 0) return NULL;
  bool star = first == 1 && rows % 4 == 1 && rows > 4, hexagon = first > 1 && rows == 2 * first - 1;
  int arm = (rows - 1) / 4;
  for (int r = 0; r <= middle; r++) {
    if (row_length(board, r) != row_length(board, rows - 1 - r)) return NULL;
    star = star && row_length(board, r) == (r < arm ? r + 1 : 4 * arm + 1 - r);
    hexagon = hexagon && row_length(board, r) == first + r;
  }
  return star ? "star" : hexagon ? "hexagon" : NULL;
}

void start_words_board(struct strbuf *out, const struct told_game *game, int kind)
{
  (void)kind;
  const struct board *board = &game->rules->board;
  struct frame frame = frame_of(board);
  char key[KEY_SIZE], width[NUMBER_SIZE], height[NUMBER_SIZE], count[NUMBER_SIZE];
  const char *six = six_sided(board), *share = six ? NULL : share_of(board, &frame);
  bool squares = board->look == LOOK_SQUARES;
  if (share && (squares || !strcmp(share, "all")))
    snprintf(key, sizeof key, "rule.board.%s.%s", squares ? "squares" : "holes", share);
  else
    snprintf(key, sizeof key, "rule.board.%s", six ? six : "other");
  snprintf(width, sizeof width, "%d", frame.width);
  snprintf(height, sizeof height, "%d", frame.height);
  snprintf(count, sizeof count, "%d", board->cell_count);
  const struct text_value values[] = {{"width", width}, {"height", height}, {"count", count}, {"cells", sentence_cell(game, "cells")}};
  sentence_fill(out, game, key, values, COUNT_OF(values));
}

/* ---- the start ---- */

static int pieces_of(const struct rules *rules, int owner)
{
  struct bits set = position_of(&rules->start, rules, owner);
  return bits_count(&set);
}

/* The one kind of an owner's pieces; -1: there are several, or none. */
static int only_kind(const struct rules *rules, int owner)
{
  int only = -1;
  for (int k = 0; k < rules->kind_count; k++) {
    struct bits set = position_set(&rules->start, rules, owner, k);
    if (bits_empty(&set)) continue;
    if (only >= 0) return -1;
    only = k;
  }
  return only;
}

/* The rows a player's pieces fill, counted from the player's own side: a mask; 0 where they fill no whole rows, or more than rows. */
static uint64_t filled_rows(const struct rules *rules, int player)
{
  const struct board *board = &rules->board;
  struct bits own = position_of(&rules->start, rules, player);
  float place[MAX_ROWS];
  int rows = 0;
  for (int c = bits_next(&board->cells, 0); c >= 0; c = bits_next(&board->cells, c + 1)) {
    float along = move_words_along(rules, player, c);
    int r = 0;
    while (r < rows && place[r] < along - 0.05F) r++;
    if (r < rows && fabsf(place[r] - along) <= 0.05F) continue;
    if (rows == MAX_ROWS) return 0;
    memmove(place + r + 1, place + r, (size_t)(rows - r) * sizeof *place);
    place[r] = along, rows++;
  }
  uint64_t filled = 0, touched = 0;
  for (int r = 0; r < rows; r++) {
    bool all = true, some = false;
    for (int c = bits_next(&board->cells, 0); c >= 0; c = bits_next(&board->cells, c + 1)) {
      if (fabsf(move_words_along(rules, player, c) - place[r]) > 0.05F) continue;
      all = all && bits_has(&own, c), some = some || bits_has(&own, c);
    }
    filled |= (uint64_t)all << r, touched |= (uint64_t)some << r;
  }
  return filled == touched ? filled : 0;
}

/* Where everybody's pieces stand: the rows they fill, where those are one after the other, or their homes. */
static void tell_places(struct strbuf *out, const struct told_game *game)
{
  const struct rules *rules = game->rules;
  uint64_t rows = filled_rows(rules, 0);
  bool same = true, home = true;
  for (int p = 0; p < rules->player_count; p++) {
    struct bits own = position_of(&rules->start, rules, p);
    same = same && filled_rows(rules, p) == rows;
    home = home && !bits_empty(&own) && bits_equal(&own, &rules->player[p].home);
  }
  int from = rows ? __builtin_ctzll(rows) : 0, count = __builtin_popcountll(rows);
  bool together = rows && !(rows >> from & ((rows >> from) + 1));
  char first[NUMBER_SIZE], last[NUMBER_SIZE];
  snprintf(first, sizeof first, "%d", from + 1);
  snprintf(last, sizeof last, "%d", from + count);
  const struct text_value values[] = {{"first", first}, {"last", last}};
  if (same && together)
    sentence_fill(out, game, count == 1 ? "rule.start.row" : count == 2 ? "rule.start.two_rows" : "rule.start.rows", values, COUNT_OF(values));
  else if (home)
    sentence_add(out, game, "rule.start.home");
}

/* "White: 12", or where there are several kinds "White: man 10, king 2" */
static void add_army(struct strbuf *out, const struct told_game *game, int player, bool kinds)
{
  const struct rules *rules = game->rules;
  words_player(out, game->words, rules, player);
  strbuf_add(out, ":");
  if (!kinds) strbuf_addf(out, " %d", pieces_of(rules, player));
  bool first = true;
  for (int k = 0; k < rules->kind_count && kinds; k++) {
    struct bits set = position_set(&rules->start, rules, player, k);
    if (bits_empty(&set)) continue;
    strbuf_addf(out, "%s %s %d", first ? "" : ",", rule_words_kind(game, k), bits_count(&set));
    first = false;
  }
}

void start_words_pieces(struct strbuf *out, const struct told_game *game, int kind)
{
  (void)kind;
  const struct rules *rules = game->rules;
  int count = pieces_of(rules, 0), only = only_kind(rules, 0);
  bool alike = true, one_kind = only >= 0;
  for (int owner = 1; owner < rules->owner_count; owner++) {
    alike = alike && pieces_of(rules, owner) == count;
    one_kind = one_kind && only_kind(rules, owner) == only;
  }
  if (!rules->owned) {
    struct bits empty = position_occupied(&rules->start, rules);
    empty = bits_minus(rules->board.cells, &empty);
    sentence_count(out, game, "rule.start.nobody", count);
    sentence_count(out, game, bits_count(&empty) == 1 ? "rule.start.one_empty" : "rule.start.empty", bits_count(&empty));
    return;
  }
  if (alike && one_kind) {
    sentence_count(out, game, count == 1 ? "rule.start.each_one" : "rule.start.each", count);
  } else {
    for (int p = 0; p < rules->player_count; p++) {
      if (p) strbuf_add(out, "; ");
      add_army(out, game, p, !one_kind);
    }
    strbuf_add_char(out, '.');
  }
  if (count > 1) tell_places(out, game);
}
