/* Makes tests/search/suite.tsv: positions with their best turns, found by ways that share nothing with host/search. Each line: kind, variant,
   position, the turns that are right.

     win, draw   exact tables (endgame/tables.h): the turns that keep the win or the draw, all others give it away
     shot        full-width search with captures followed to their end: one turn wins two men more than any other, and gives one first
     race        all pieces past each other: the turns of a shortest way home, where the other side needs as many
     chain       played out to the end by every turn: the one that ends with the best margin

   Run it with the tables built: salto solve english-draughts --pieces 4, salto solve turkish-draughts --pieces 3. */
#include "walk.h"

#include "match/fixture.h"

#include "base/memory.h"
#include "endgame/tables.h"

#include <stdio.h>
#include <stdlib.h>

enum { MOST_TURNS = 400, TRIES = 200000 };

struct find { /* the turns of a position, and what each is worth to the side to move */
  struct turn_list list;
  int score[MOST_TURNS];
};

static void write_row(const char *kind, const char *variant, const struct rules *rules, const struct position *position, const struct find *find, int least)
{
  struct strbuf text;
  strbuf_init(&text);
  position_write(&text, position, rules);
  printf("%s\t%s\t%s\t", kind, variant, text.text);
  bool any = false;
  for (size_t i = 0; i < find->list.count; i++) {
    struct path path;
    if (find->score[i] < least) continue;
    strbuf_clear(&text);
    turn_list_path(&find->list, i, &path);
    turn_write(&text, rules, &find->list.turn[i], &path);
    printf("%s%s", any ? " " : "", text.text);
    any = true;
  }
  printf("\n");
  fflush(stdout);
  strbuf_release(&text);
}

/* Fills the list. False where there is nothing to choose, or far too much. */
static bool list_turns(struct find *find, const struct rules *rules, const struct position *position)
{
  find->list.limit = MOST_TURNS;
  turns_generate(&find->list, rules, position);
  return find->list.count > 1 && find->list.complete && find->list.count < MOST_TURNS;
}

/* Best and second best score, and how many turns have the best. */
static int best_of(const struct find *find, int *second)
{
  int best = -1000000, count = 0;
  *second = -1000000;
  for (size_t i = 0; i < find->list.count; i++) {
    int s = find->score[i];
    if (s > best) *second = best, best = s, count = 1;
    else if (s == best) count++;
    else if (s > *second) *second = s;
  }
  return count;
}

/* ---- by tables ---- */

static int random_cell(struct random *random, const struct rules *rules)
{
  for (;;) {
    int cell = (int)random_below(random, MAX_CELLS);
    if (bits_has(&rules->board.cells, cell)) return cell;
  }
}

/* Each side has at least one piece. */
static bool random_position(struct position *position, struct random *random, const struct rules *rules, int pieces)
{
  struct error err;
  position_init(position, rules);
  for (int i = 0; i < pieces; i++) {
    int cell = random_cell(random, rules), owner = i < 2 ? i : (int)random_below(random, 2);
    if (position_at(position, rules, cell, NULL) != NO_OWNER) return false;
    position_put(position, rules, cell, owner, (int)random_below(random, (uint32_t)rules->kind_count));
  }
  position_set_side(position, rules, (int)random_below(random, 2));
  return position_check(position, rules, &err) && outcome_declared(rules, position).type == OUTCOME_NONE && !captures_exist(rules, position);
}

static int after(const struct rules *rules, struct tables *tables, const struct position *position, const struct turn *turn, bool *known)
{
  struct position next;
  turn_apply(&next, rules, position, turn);
  struct outcome outcome = outcome_declared(rules, &next);
  if (outcome.type == OUTCOME_DRAW) return 0;
  if (outcome.type == OUTCOME_WIN) return outcome.winner == position->side ? 1 : -1;
  struct ending ending = tables_ask(tables, &next);
  if (ending.verdict == VERDICT_UNKNOWN) *known = false;
  return ending.verdict == VERDICT_LOSS ? 1 : ending.verdict == VERDICT_WIN ? -1 : 0;
}

/* `least`, `most`: how long the win may be, in plies; too short is no task, too long no one sees to its end. */
static void by_tables(const char *variant, int pieces, int wins, int draws, int least, int most, uint64_t seed)
{
  struct match *match = fixture_match(variant, 2, NULL);
  const struct rules *rules = match->rules;
  struct strbuf folder;
  struct error err;
  struct random random;
  struct find find;
  strbuf_init(&folder), turn_list_init(&find.list);
  random_seed(&random, seed);
  if (!tables_folder(&folder, variant, rules, &err)) fail_msg("%s", err.message);
  struct tables *tables = tables_new(folder.text, rules);
  if (tables_most_pieces(tables) < pieces) fprintf(stderr, "%s: no tables of %d pieces in %s\n", variant, pieces, folder.text), exit(1);
  for (int i = 0; i < 100 * TRIES && (wins > 0 || draws > 0); i++) {
    struct position position;
    if (!random_position(&position, &random, rules, pieces)) continue;
    struct ending ending = tables_ask(tables, &position);
    bool win = ending.verdict == VERDICT_WIN && ending.plies >= least && ending.plies <= most && wins > 0, draw = ending.verdict == VERDICT_DRAW && draws > 0;
    bool known = true;
    int second;
    if ((!win && !draw) || !list_turns(&find, rules, &position) || find.list.count < 5) continue;
    for (size_t t = 0; t < find.list.count; t++) find.score[t] = after(rules, tables, &position, &find.list.turn[t], &known);
    if (!known || best_of(&find, &second) != 1 || (draw && second > -1)) continue;
    write_row(win ? "win" : "draw", variant, rules, &position, &find, win ? 1 : 0);
    if (win) wins--;
    else draws--;
  }
  tables_free(tables);
  turn_list_release(&find.list), strbuf_release(&folder);
  match_free(match);
}

/* ---- shots ---- */

static int men(const struct rules *rules, const struct position *position, int player)
{
  int sum = 0;
  for (int k = 0; k < rules->kind_count; k++) {
    struct bits set = position_set(position, rules, player, k);
    sum += bits_count(&set) * (rules->kind[k].king ? 2 : 1);
  }
  return sum;
}

/* Men ahead after so many plies of everything, and then as long as anything is to be captured. */
static int exchange(const struct rules *rules, const struct position *position, int depth, int alpha, int beta)
{
  struct outcome outcome = outcome_declared(rules, position);
  if (outcome.type == OUTCOME_DRAW) return 0;
  if (outcome.type == OUTCOME_WIN) return outcome.winner == position->side ? 100 + depth : -100 - depth;
  if (depth <= 0 && !captures_exist(rules, position)) return men(rules, position, position->side) - men(rules, position, 1 - position->side);
  struct turn_list list;
  turn_list_init(&list);
  turns_expand(&list, rules, position);
  int best = -1000;
  for (size_t i = 0; i < list.count && best < beta; i++) {
    struct position next;
    turn_apply(&next, rules, position, &list.turn[i]);
    int score = -exchange(rules, &next, depth - 1, -beta, -(alpha > best ? alpha : best));
    if (score > best) best = score;
  }
  turn_list_release(&list);
  return best;
}

static void shots(const char *variant, int count, int depth, uint64_t seed)
{
  enum { LEAST_MEN = 12, GAIN = 2 };
  struct match *match = fixture_match(variant, 2, NULL);
  const struct rules *rules = match->rules;
  struct random random;
  struct find find;
  turn_list_init(&find.list);
  random_seed(&random, seed);
  for (int games = 0; games < TRIES && count > 0; games++) {
    struct position position = rules->start, next;
    bool found = false;
    for (int ply = 0; ply < 60 && count > 0 && !found; ply++) {
      if (outcome_declared(rules, &position).type != OUTCOME_NONE || men(rules, &position, 0) + men(rules, &position, 1) < LEAST_MEN) break;
      int now = men(rules, &position, position.side) - men(rules, &position, 1 - position.side), second;
      if (ply > 10 && abs(now) <= 1 && !captures_exist(rules, &position) && list_turns(&find, rules, &position) && find.list.count > 4) {
        bool gives = false;
        int shallow = exchange(rules, &position, 3, -1000, 1000);
        int deep = shallow < now + GAIN ? exchange(rules, &position, depth, now + GAIN - 1, now + GAIN) : 0;
        if (shallow < now + GAIN && deep >= now + GAIN) {
          for (size_t i = 0; i < find.list.count; i++) {
            turn_apply(&next, rules, &position, &find.list.turn[i]);
            find.score[i] = -exchange(rules, &next, depth - 1, -1000, 1000);
          }
          if (best_of(&find, &second) == 1 && second <= now) {
            for (size_t i = 0; i < find.list.count; i++) {
              turn_apply(&next, rules, &position, &find.list.turn[i]);
              if (find.score[i] > second) gives = captures_exist(rules, &next);
            }
            if (gives) write_row("shot", variant, rules, &position, &find, second + 1), count--, found = true;
          }
        }
      }
      /* Mostly a turn that loses nothing at once: positions that come about in games. */
      bool on = true;
      for (int tries = 0; tries <= 8 && on; tries++) {
        next = position;
        on = walk_on(&next, &random, rules);
        if (-exchange(rules, &next, 1, -1000, 1000) >= now) break;
      }
      if (!on) break;
      position = next;
    }
  }
  turn_list_release(&find.list);
  match_free(match);
}

/* ---- races ---- */

static bool goes_home(const struct rules *rules, const struct position *position, int player, int turns)
{
  if (outcome_is_home(rules, position, player)) return true;
  struct bits own = position_of(position, rules, player), outside = bits_minus(own, &rules->player[player].far);
  if (turns < bits_count(&outside) || turns == 0) return false;
  struct turn_list list;
  turn_list_init(&list);
  turns_expand(&list, rules, position);
  bool home = false;
  for (size_t i = 0; i < list.count && !home; i++) {
    struct position next;
    turn_apply(&next, rules, position, &list.turn[i]);
    position_set_side(&next, rules, player); /* the other is far away */
    home = goes_home(rules, &next, player, turns - 1);
  }
  turn_list_release(&list);
  return home;
}

static int turns_home(const struct rules *rules, const struct position *position, int player, int most)
{
  struct position alone = *position;
  position_set_side(&alone, rules, player);
  for (int turns = 0; turns <= most; turns++)
    if (goes_home(rules, &alone, player, turns)) return turns;
  return most + 1;
}

/* All in the goal but `left`, which stand a few steps before it. */
static void scatter(struct position *position, struct random *random, const struct rules *rules, int player, int left)
{
  const struct bits *far = &rules->player[player].far;
  struct bits near = *far;
  for (int steps = 0; steps < 3; steps++) {
    struct bits grown = near;
    for (int c = bits_next(&near, 0); c >= 0; c = bits_next(&near, c + 1))
      for (int d = 0; d < rules->board.direction_count; d++)
        if (rules->board.next[d][c] >= 0) bits_add(&grown, rules->board.next[d][c]);
    near = grown;
  }
  struct bits before = bits_minus(near, far);
  for (int c = bits_next(far, 0); c >= 0; c = bits_next(far, c + 1)) position_put(position, rules, c, player, 0);
  while (left > 0) {
    int from = random_cell(random, rules), to = random_cell(random, rules);
    if (!bits_has(far, from) || !bits_has(&before, to)) continue;
    if (position_at(position, rules, from, NULL) != player || position_at(position, rules, to, NULL) != NO_OWNER) continue;
    position_put(position, rules, from, NO_OWNER, 0);
    position_put(position, rules, to, player, 0);
    left--;
  }
}

static void races(const char *variant, int count, int turns, uint64_t seed)
{
  struct match *match = fixture_match(variant, 2, NULL);
  const struct rules *rules = match->rules;
  struct random random;
  struct find find;
  turn_list_init(&find.list);
  random_seed(&random, seed);
  for (int tries = 0; tries < TRIES && count > 0; tries++) {
    struct position position;
    int right = 0;
    position_init(&position, rules);
    scatter(&position, &random, rules, 0, turns - 1);
    scatter(&position, &random, rules, 1, turns - 1);
    if (turns_home(rules, &position, 0, turns) != turns || turns_home(rules, &position, 1, turns) != turns || !list_turns(&find, rules, &position)) continue;
    for (size_t i = 0; i < find.list.count; i++) {
      struct position next;
      turn_apply(&next, rules, &position, &find.list.turn[i]);
      position_set_side(&next, rules, 0);
      find.score[i] = goes_home(rules, &next, 0, turns - 1);
      right += find.score[i];
    }
    if (right < 1 || right > 4) continue;
    write_row("race", variant, rules, &position, &find, 1);
    count--;
  }
  turn_list_release(&find.list);
  match_free(match);
}

/* ---- chains ---- */

enum { MEMORY = 1 << 22 };
struct known {
  uint64_t key;
  int16_t margin; /* still to be won by the side to move */
  bool set;
};

/* Points that the side to move wins beyond the other's from here on. A position's key tells pieces and side, and nothing else matters. */
static int margin_of(struct known *memory, const struct rules *rules, const struct position *position)
{
  struct known *known = &memory[position->key % MEMORY];
  if (known->set && known->key == position->key) return known->margin;
  struct turn_list list;
  turn_list_init(&list);
  int best = -1000;
  if (!turns_exist(rules, position)) best = 0;
  else turns_expand(&list, rules, position);
  for (size_t i = 0; i < list.count; i++) {
    struct position next;
    turn_apply(&next, rules, position, &list.turn[i]);
    int margin = bits_count(&list.turn[i].captured) - margin_of(memory, rules, &next);
    if (margin > best) best = margin;
  }
  turn_list_release(&list);
  *known = (struct known){position->key, (int16_t)best, true};
  return best;
}

static int pieces_on(const struct rules *rules, const struct position *position)
{
  struct bits all = position_occupied(position, rules);
  return bits_count(&all);
}

/* `largest`: the best turn captures the most, or not the most: greed is wrong then. */
static void chains(const char *variant, int count, int pieces, bool largest, uint64_t seed)
{
  struct match *match = fixture_match(variant, 2, NULL);
  const struct rules *rules = match->rules;
  struct known *memory = memory_new(MEMORY, sizeof *memory);
  struct random random;
  struct find find;
  turn_list_init(&find.list);
  random_seed(&random, seed);
  for (int tries = 0; tries < TRIES && count > 0; tries++) {
    struct position position = rules->start, next;
    while (pieces_on(rules, &position) > pieces && walk_on(&position, &random, rules)) continue;
    int most = 0, taken = 0, second;
    if (outcome_declared(rules, &position).type != OUTCOME_NONE || !list_turns(&find, rules, &position) || find.list.count < 8) continue;
    for (size_t i = 0; i < find.list.count; i++) {
      int captured = bits_count(&find.list.turn[i].captured);
      turn_apply(&next, rules, &position, &find.list.turn[i]);
      find.score[i] = captured - margin_of(memory, rules, &next);
      if (captured > most) most = captured;
    }
    if (best_of(&find, &second) != 1) continue;
    for (size_t i = 0; i < find.list.count; i++)
      if (find.score[i] > second) taken = bits_count(&find.list.turn[i].captured);
    if (most < 4 || (taken == most) != largest) continue;
    write_row("chain", variant, rules, &position, &find, second + 1);
    count--;
  }
  free(memory);
  turn_list_release(&find.list);
  match_free(match);
}

int main(void)
{
  if (fixture_set_up(NULL)) return 1;
  printf("# kind\tvariant\tposition\tthe turns that are right (tests/search/suite_make.c found them)\n");
  by_tables("english-draughts", 4, 10, 4, 9, 21, 1);
  by_tables("turkish-draughts", 3, 6, 2, 7, 17, 2);
  shots("english-draughts", 8, 9, 3);
  shots("turkish-draughts", 8, 7, 4);
  races("sternhalma", 6, 3, 5);
  races("sternhalma", 6, 4, 6);
  chains("capture-chinese-checkers", 8, 14, true, 7);
  chains("capture-chinese-checkers", 6, 14, false, 8);
  fixture_tear_down(NULL);
  return 0;
}
