#include "match/move_words.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { KEY_SIZE = 128, NUMBER_SIZE = 16, MAX_ROWS = 64 };
#define COUNT_OF(array) (sizeof(array) / sizeof *(array))

const char *rule_words_kind(const struct told_game *game, int kind)
{
  char key[KEY_SIZE];
  const char *name = game->rules->kind[kind].name;
  snprintf(key, sizeof key, "kind.%s", name);
  return words_has(game->words, key) ? words_get(game->words, key) : name;
}

static void add(struct strbuf *out, const struct told_game *game, const char *key) { move_words_add(out, game, key, NULL, 0); }

static void add_count(struct strbuf *out, const struct told_game *game, const char *key, int count)
{
  char number[NUMBER_SIZE];
  snprintf(number, sizeof number, "%d", count);
  const struct text_value values[] = {{"count", number}, {"cell", move_words_cell(game, "cell")}, {"cells", move_words_cell(game, "cells")}};
  move_words_add(out, game, key, values, COUNT_OF(values));
}

/* ---- what the rules are like ---- */

struct jumps {
  bool capture, hop; /* some jump does */
  bool step;         /* some kind steps */
};

static struct jumps look_at_jumps(const struct rules *rules)
{
  struct jumps found = {0};
  for (int k = 0; k < rules->kind_count; k++) {
    const struct kind *kind = &rules->kind[k];
    found.step |= kind->steps;
    for (int j = 0; j < kind->jump_count; j++) {
      found.capture |= kind->jump[j].captures;
      found.hop |= !kind->jump[j].captures;
    }
  }
  return found;
}

static bool is_played(const struct rules *rules, int kind)
{
  for (int p = 0; p < rules->player_count; p++)
    if (move_words_may_have(rules, p, kind)) return true;
  return false;
}

static bool promotes(const struct rules *rules)
{
  for (int k = 0; k < rules->kind_count; k++)
    if (rules->kind[k].promotes_to != NO_KIND && is_played(rules, k)) return true;
  return false;
}

/* ---- who plays, and on what ---- */

static void tell_players(struct strbuf *out, const struct told_game *game, int kind)
{
  (void)kind;
  if (!game->variant) return;
  char min[NUMBER_SIZE], max[NUMBER_SIZE];
  snprintf(min, sizeof min, "%d", variant_min_players(game->variant));
  snprintf(max, sizeof max, "%d", variant_max_players(game->variant));
  const struct text_value values[] = {{"min", min}, {"max", max}};
  move_words_add(out, game, strcmp(min, max) ? "rule.players.range" : "rule.players.one", values, COUNT_OF(values));
}

static void tell_first(struct strbuf *out, const struct told_game *game, int kind)
{
  (void)kind;
  words_player(out, game->words, game->rules, game->rules->start.side);
}

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

static void tell_board(struct strbuf *out, const struct told_game *game, int kind)
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
  const struct text_value values[] = {{"width", width}, {"height", height}, {"count", count}, {"cells", move_words_cell(game, "cells")}};
  move_words_add(out, game, key, values, COUNT_OF(values));
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
    move_words_add(out, game, count == 1 ? "rule.start.row" : count == 2 ? "rule.start.two_rows" : "rule.start.rows", values, COUNT_OF(values));
  else if (home)
    add(out, game, "rule.start.home");
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

static void tell_start(struct strbuf *out, const struct told_game *game, int kind)
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
    add_count(out, game, "rule.start.nobody", count);
    add_count(out, game, bits_count(&empty) == 1 ? "rule.start.one_empty" : "rule.start.empty", bits_count(&empty));
    return;
  }
  if (alike && one_kind) {
    add_count(out, game, count == 1 ? "rule.start.each_one" : "rule.start.each", count);
  } else {
    for (int p = 0; p < rules->player_count; p++) {
      if (p) strbuf_add(out, "; ");
      add_army(out, game, p, !one_kind);
    }
    strbuf_add_char(out, '.');
  }
  if (count > 1) tell_places(out, game);
}

static void tell_whose(struct strbuf *out, const struct told_game *game, int kind)
{
  (void)kind;
  add(out, game, game->rules->owned ? "rule.whose.own" : "rule.whose.any");
}

/* ---- jumping ---- */

static void tell_chain(struct strbuf *out, const struct told_game *game, int kind)
{
  (void)kind;
  static const char *const keys[] = {[CHAIN_FREE] = "rule.chain.free", [CHAIN_FORCED] = "rule.chain.forced", [CHAIN_SINGLE] = "rule.chain.single"};
  const struct rules *rules = game->rules;
  struct jumps jumps = look_at_jumps(rules);
  if (!jumps.capture && !jumps.hop) return;
  add_count(out, game, keys[rules->chain], 0);
  if (rules->chain == CHAIN_SINGLE) return;
  if (rules->lands_to_go_on) add_count(out, game, "rule.chain.lands_to_go_on", 0);
  if (rules->cells_once) add_count(out, game, "rule.chain.cells_once", 0);
  if (!rules->cells_once && rules->chain == CHAIN_FREE) add_count(out, game, "rule.chain.cells_again", 0);
  if (rules->no_turning_back) add(out, game, "rule.chain.no_turning_back");
}

static void tell_jumped(struct strbuf *out, const struct told_game *game, int kind)
{
  (void)kind;
  struct jumps jumps = look_at_jumps(game->rules);
  if (!jumps.capture && !jumps.hop) return;
  if (!jumps.capture) {
    add(out, game, "rule.jumped.stay");
    return;
  }
  add(out, game, game->rules->removal == REMOVED_AT_ONCE ? "rule.jumped.at_once" : "rule.jumped.at_end");
  if (game->rules->keeps_score) add(out, game, "rule.jumped.score");
  if (jumps.hop) add(out, game, "rule.jumped.hops_stay");
}

static const char *const preference_names[] = {
  [PREFER_MOST_PIECES] = "most_pieces", [PREFER_HIGHEST_VALUE] = "highest_value", [PREFER_MOST_KINGS] = "most_kings",
  [PREFER_WITH_KING] = "with_king", [PREFER_KING_EARLIEST] = "king_earliest",
};

/* "man 2, king 3" */
static void add_values(struct strbuf *out, const struct told_game *game)
{
  for (int k = 0; k < game->rules->kind_count; k++)
    strbuf_addf(out, "%s%s %d", k ? ", " : "", rule_words_kind(game, k), game->rules->kind[k].value);
}

/* What men become: the first such kind. */
static const char *name_of_king(const struct told_game *game)
{
  for (int k = 0; k < game->rules->kind_count; k++)
    if (game->rules->kind[k].king) return rule_words_kind(game, k);
  return "";
}

static void tell_best(struct strbuf *out, const struct told_game *game)
{
  const struct rules *rules = game->rules;
  struct strbuf list, worth;
  strbuf_init(&list);
  strbuf_init(&worth);
  add_values(&worth, game);
  for (int i = 0; i < rules->preference_count; i++) {
    char key[KEY_SIZE];
    snprintf(key, sizeof key, "rule.duty.%s", preference_names[rules->preference[i]]);
    const struct text_value values[] = {{"values", worth.text}, {"king", name_of_king(game)}};
    if (i) strbuf_add(&list, words_get(game->words, "rule.duty.next"));
    words_fill(&list, game->words, key, values, COUNT_OF(values));
  }
  const struct text_value values[] = {{"list", list.text}};
  move_words_add(out, game, "rule.duty.best", values, COUNT_OF(values));
  strbuf_release(&list);
  strbuf_release(&worth);
}

static void tell_duty(struct strbuf *out, const struct told_game *game, int kind)
{
  (void)kind;
  struct jumps jumps = look_at_jumps(game->rules);
  if (!jumps.capture && !jumps.hop) return;
  bool nothing_else = jumps.capture && !jumps.hop && !jumps.step;
  if (!jumps.capture) add(out, game, "rule.duty.hops");
  else if (game->rules->duty == DUTY_BEST) tell_best(out, game);
  else if (nothing_else) add(out, game, "rule.duty.only");
  else add(out, game, game->rules->duty == DUTY_ANY ? "rule.duty.any" : "rule.duty.none");
}

static void tell_crowning(struct strbuf *out, const struct told_game *game, int kind)
{
  (void)kind;
  static const char *const keys[] = {
    [CROWN_AT_ONCE] = "rule.crowning.at_once", [CROWN_AT_END] = "rule.crowning.at_end", [CROWN_STOPS] = "rule.crowning.stops",
  };
  struct jumps jumps = look_at_jumps(game->rules);
  if (promotes(game->rules) && game->rules->chain != CHAIN_SINGLE && (jumps.capture || jumps.hop)) add(out, game, keys[game->rules->mid_chain]);
}

/* ---- the end ---- */

static void tell_win(struct strbuf *out, const struct told_game *game, int kind)
{
  (void)kind;
  const struct rules *rules = game->rules;
  bool take = rules->bare == BARE_LOSES || (rules->bare == BARE_NOTHING && look_at_jumps(rules).capture), block = rules->no_turn == NO_TURN_LOSES;
  if (rules->goal != GOAL_NONE) add(out, game, rules->goal == GOAL_ALL ? "rule.win.all" : "rule.win.fill");
  if (rules->ending) add(out, game, "rule.win.script");
  if (rules->bare == BARE_WINS) add(out, game, "rule.win.bare_wins");
  if (rules->bare == BARE_LOSES && !block) add(out, game, "rule.win.bare_loses");
  if (block) add(out, game, take ? "rule.win.take_or_block" : "rule.win.block");
  if (rules->no_turn == NO_TURN_WINS) add(out, game, "rule.win.no_turn");
  if (rules->no_turn == NO_TURN_MOST_CAPTURED) add(out, game, "rule.win.most_captured");
}

static void tell_end(struct strbuf *out, const struct told_game *game, int kind)
{
  (void)kind;
  static const char *const keys[] = {
    [NO_TURN_LOSES] = "rule.end.loses", [NO_TURN_WINS] = "rule.end.wins", [NO_TURN_PASSES] = "rule.end.passes", [NO_TURN_DRAWS] = "rule.end.draws",
    [NO_TURN_MOST_CAPTURED] = "rule.end.most_captured",
  };
  const struct rules *rules = game->rules;
  if (rules->goal != GOAL_NONE) add(out, game, rules->play_on ? "rule.end.places" : "rule.end.goal");
  add(out, game, rules->no_turn == NO_TURN_MOST_CAPTURED && !rules->owned ? "rule.end.nobody_moves" : keys[rules->no_turn]);
}

static void tell_draws(struct strbuf *out, const struct told_game *game, int kind)
{
  (void)kind;
  const struct rules *rules = game->rules;
  if (rules->repetition) add_count(out, game, "rule.draws.repetition", rules->repetition);
  if (rules->quiet_limit) add_count(out, game, promotes(rules) ? "rule.draws.quiet" : "rule.draws.quiet_captures", rules->quiet_limit);
  if (rules->few_limit) add_count(out, game, rules->few_limit == 1 ? "rule.draws.few_one" : "rule.draws.few", rules->few_limit);
  if (!rules->repetition && !rules->quiet_limit && !rules->few_limit) add(out, game, "rule.draws.none");
}

static void tell_options(struct strbuf *out, const struct told_game *game, int kind)
{
  (void)kind;
  if (!game->variant) return;
  const struct option *options;
  int count = variant_options(game->variant, &options);
  if (count == 0) add(out, game, "rule.options.none");
  for (int i = 0; i < count; i++) {
    if (i) strbuf_add(out, "; ");
    words_option(out, game->words, &options[i]);
  }
}

/* ---- the table ---- */

/* In the order of a rule book. */
static const struct {
  const char *key;
  void (*tell)(struct strbuf *out, const struct told_game *game, int kind);
  bool by_kind;
} aspects[] = {
  {"players", tell_players, false},   {"board", tell_board, false},       {"start", tell_start, false}, {"first", tell_first, false},
  {"whose", tell_whose, false},       {"moves", move_words_tell, true},   {"chain", tell_chain, false}, {"jumped", tell_jumped, false},
  {"duty", tell_duty, false},         {"crowning", tell_crowning, false}, {"win", tell_win, false},     {"end", tell_end, false},
  {"draws", tell_draws, false},       {"options", tell_options, false},
};

size_t rule_words_count(void) { return COUNT_OF(aspects); }
const char *rule_words_key(size_t aspect) { return aspects[aspect].key; }
bool rule_words_by_kind(size_t aspect) { return aspects[aspect].by_kind; }
void rule_words_tell(struct strbuf *out, size_t aspect, const struct told_game *game, int kind) { aspects[aspect].tell(out, game, kind); }
