/* Move generation, written once and compiled for WIDTH = 1, 2, 3, 4 words of board and each KERNEL_ISA (host/CMakeLists.txt).

   Pieces move by the neighbour tables; whole sides at once are asked by shifts where the board is a lattice. In reading order:
   kernel_set.h, kernel_view.h, kernel_tally.h, kernel_generate.h, kernel_count.h, kernel_hauls.h, and here the rest. */
#include "core/kernel.h"

#include "core/kernel_count.h"
#include "core/kernel_hauls.h"

#include <stddef.h>

#ifndef KERNEL_ISA
#define KERNEL_ISA base
#endif
#define JOIN_(a, b, c, d) a##b##c##d
#define JOIN(a, b, c, d) JOIN_(a, b, c, d)
#define KERNEL_NAME JOIN(kernel_, WIDTH, _, KERNEL_ISA)

static int hops(const struct rules *rules, const struct chain *chain, bool dutiful, struct hop *out)
{
  if (chain->over) return 0;
  struct view v;
  look(&v, rules, &chain->position);
  enum which which = EVERY_HOP;
  if (dutiful && rules->duty != DUTY_NONE) which = any_capture(&v) ? CAPTURES_ONLY : QUIET_ONLY;
  int steps = chain->jumped || which == CAPTURES_ONLY ? 0 : steps_of(&v, chain->at, chain->kind, out);
  struct walk w = {.from = chain->from, .at = chain->at, .before = chain->before, .kind = chain->kind,
                   .direction = chain->direction < 0 ? ANY_DIRECTION : chain->direction};
  w.captured = set_load(chain->captured.word), w.visited = set_load(chain->visited.word);
  int jumps = jumps_of(&v, &w, which, out + steps);
  if (dutiful && rules->lands_to_go_on) jumps = land_to_go_on(&v, &w, out + steps, jumps);
  if (rules->jumps_overlap) jumps = each_hop_once(out + steps, jumps);
  return steps + jumps;
}

static bool can_capture(const struct rules *rules, const struct position *position)
{
  struct view v;
  look(&v, rules, position);
  return any_capture(&v);
}

static bool can_move(const struct rules *rules, const struct position *position)
{
  struct view v;
  look(&v, rules, position);
  for (int k = 0; k < rules->kind_count; k++) {
    set pieces = v.own[k];
    struct hop out[MAX_HOPS];
    if (!set_empty(jumpers_of_kind(&v, k, EVERY_HOP))) return true;
    while (!set_empty(pieces))
      if (steps_of(&v, set_pop(&pieces), k, out)) return true;
  }
  return false;
}

/* ---- playing a turn ---- */

/* A copy of constant size where that is the frequent case (two players with two kinds each) is a few moves. */
static inline void copy_position(struct position *to, const struct position *from, int set_count)
{
  enum { HEAD = offsetof(struct position, set), SET = WIDTH * sizeof(uint64_t) };
  if (set_count <= 4) memcpy(to, from, HEAD + 4 * SET);
  else memcpy(to, from, HEAD + (size_t)set_count * SET);
}

static void apply(struct position *out, const struct rules *rules, const struct position *position, const struct turn *turn)
{
  copy_position(out, position, rules->set_count);
  int owner = rules->owned ? position->side : 0;
  int was = owner * rules->kind_count + turn->before, is = owner * rules->kind_count + turn->kind;
  bool progress = false;
  if (turn->type != TURN_PASS) {
    set s = set_load(out->set + was * WIDTH);
    set_remove(&s, turn->from);
    memcpy(out->set + was * WIDTH, s.word, sizeof s);
    out->key ^= rules->set_key[was][turn->from] ^ rules->set_key[is][turn->to];
    progress = rules->kind[turn->before].promotes_to != NO_KIND;
  }
  set captured = set_load(turn->captured.word);
  if (!set_empty(captured)) {
    progress = true;
    if (rules->keeps_score) out->score[position->side] = (int16_t)(out->score[position->side] + set_count(captured));
    for (int n = 0; n < rules->set_count; n++) {
      set s = set_load(out->set + n * WIDTH), gone = set_and(s, captured);
      s = set_minus(s, captured);
      memcpy(out->set + n * WIDTH, s.word, sizeof s);
      while (!set_empty(gone)) out->key ^= rules->set_key[n][set_pop(&gone)];
    }
  }
  if (turn->type != TURN_PASS) { /* last, because it may have ended where it captured */
    set s = set_load(out->set + is * WIDTH);
    set_add(&s, turn->to);
    memcpy(out->set + is * WIDTH, s.word, sizeof s);
  }
  out->quiet = progress ? 0 : (uint16_t)(position->quiet + 1);
  if (rules->play_on) {
    turn_pass_on(out, rules);
    return;
  }
  int side = position->side, next = side + 1 == rules->player_count ? 0 : side + 1;
  out->side = (uint8_t)next;
  out->key ^= rules->side_key[side] ^ rules->side_key[next];
}

const struct kernel KERNEL_NAME = {
  .hops = hops, .can_capture = can_capture, .can_move = can_move, .generate = generate, .count = count, .find_hauls = find_hauls,
  .most_captured = most_captured,
  .apply = apply,
};
