/* The ends of a side's chains of captures without the ways there, while they are few: the plain walk over routes, each end
   compared with those before. What counting and searching need; kernel_generate.h walks states and keeps routes. For kernel.c
   alone. */
#ifndef SALTO_CORE_KERNEL_TALLY_H
#define SALTO_CORE_KERNEL_TALLY_H

#include "core/kernel_view.h"

struct chain_end {
  set captured;
  uint8_t from, to, before, kind;
};

struct tally {
  struct chain_end end[48];
  int count, best; /* best: captures in each of them, where most pieces must be taken */
  int states;
};

enum { TALLY_STATES = 400 }; /* beyond this, and beyond the ends above, walking each state once is the better way */

static inline bool tally_end(struct tally *t, const struct view *v, const struct walk *w, int hop_count)
{
  const struct rules *rules = v->rules;
  if (rules->duty == DUTY_BEST) {
    if (hop_count < t->best) return true;
    if (hop_count > t->best) t->best = hop_count, t->count = 0;
  }
  int kind = kind_after_chain(rules, v->side, w->kind, w->at);
  for (int e = 0; hop_count > 1 && e < t->count; e++) {
    const struct chain_end *end = &t->end[e];
    if (end->from == w->from && end->to == w->at && end->kind == kind && set_equal(end->captured, w->captured)) return true;
  }
  if (t->count == (int)(sizeof t->end / sizeof *t->end)) return false;
  t->end[t->count++] = (struct chain_end){w->captured, (uint8_t)w->from, (uint8_t)w->at, (uint8_t)w->before, (uint8_t)kind};
  return true;
}

/* Follows every chain of captures from here; false when there are too many. */
static inline bool tally_chains(struct tally *t, const struct view *v, const struct walk *w, int hop_count)
{
  if (++t->states > TALLY_STATES) return false;
  struct hop out[MAX_HOPS];
  int n = hop_count && ends_chain(v, w->kind, w->at) ? 0 : jumps_of(v, w, CAPTURES_ONLY, out);
  if (!n) return !hop_count || tally_end(t, v, w, hop_count);
  for (int h = 0; h < n; h++) {
    struct walk next = after_capture(v, w, &out[h]);
    if (!tally_chains(t, v, &next, hop_count + 1)) return false;
  }
  return true;
}

/* All captures of the pieces that can jump, by kind. False, and nothing of use in the tally, when they are too many, or where their
   worth is more than their number (rules->counts_in_bulk says no). */
static inline bool tally_captures(struct tally *t, const struct view *v, const set jumping[MAX_KINDS])
{
  t->count = t->best = t->states = 0;
  if (!v->rules->counts_in_bulk || v->rules->lands_to_go_on) return false;
  for (int k = 0; k < v->rules->kind_count; k++)
    for (set pieces = jumping[k]; !set_empty(pieces);) {
      struct walk w = first_walk(set_pop(&pieces), k);
      if (!tally_chains(t, v, &w, 0)) return false;
    }
  return true;
}

#endif
