/* How many turns there are, without listing them where whole sets of cells tell it. What perft asks at its last ply. For kernel.c
   alone. */
#ifndef SALTO_CORE_KERNEL_COUNT_H
#define SALTO_CORE_KERNEL_COUNT_H

#include "core/kernel_generate.h"

#ifdef __BMI2__
#include <immintrin.h>
#endif

/* ---- counting without a list ---- */

static inline int count_steps(const struct view *v, int k, set empty)
{
  const struct kind *kind = &v->rules->kind[k];
  int n = 0;
  EACH_WAY(way, &kind->step_ways[v->side])
    for (set at = v->own[k]; !set_empty(at);) {
      at = set_and(after(way, at), empty);
      n += set_count(at);
      if (!kind->slides) break;
    }
  return n;
}

/* ---- chains that capture nothing ----

   Such chains end wherever a walk of short jumps over the standing pieces leads. rules.c allows counting them here only where a
   piece can never come to jump over the cell it left, so that lifting it changes no jump of its own chain; then the empty cells fall
   into islands, joined by open jumps, that are the same for all pieces: each is walked once, and a piece reaches the islands
   that its first hops land on. The open jumps at a cell are read from a window of the board around it (struct nearby). */

/* Sets with an empty word on either side, so that a window may hang over the edge. */
struct padded {
  uint64_t word[WIDTH + 2];
};

static inline struct padded pad(set s)
{
  struct padded p = {{0}};
  memcpy(p.word + 1, s.word, sizeof s);
  return p;
}

static inline uint64_t window_at(const struct padded *p, int first)
{
  int bit = first + 64, word = bit >> 6, offset = bit & 63;
  return p->word[word] >> offset | p->word[word + 1] << 1 << (63 - offset);
}

/* The jumps open at a cell, as a mask of nearby->shift. */
static inline unsigned open_jumps(const struct nearby *nearby, const struct padded *targets, const struct padded *empty, int at)
{
  uint64_t over = window_at(targets, at - nearby->radius), to = window_at(empty, at - nearby->radius);
#ifdef __BMI2__
  return (unsigned)(_pext_u64(over, nearby->one) & _pext_u64(to, nearby->two)) & nearby->ways[at];
#else
  unsigned open = 0;
  for (int s = 0; s < nearby->count; s++)
    open |= (unsigned)(over >> (nearby->radius + nearby->shift[s]) & to >> (nearby->radius + 2 * nearby->shift[s]) & 1) << s;
  return open & nearby->ways[at];
#endif
}

static inline int count_quiet_chains(const struct view *v, int k, const struct jump *jump, set empty)
{
  const struct nearby *nearby = &v->rules->nearby;
  unsigned allowed = nearby->allowed[k][v->side];
  struct padded targets = pad(targets_of(v, jump)), free_cells = pad(empty);
  uint8_t island[WIDTH * 64], stack[MAX_CELLS]; /* by cell: 0, or the number of its island */
  int size[MAX_CELLS], islands = 0, n = 0;
  memset(island, 0, sizeof island);
  for (set pieces = v->own[k]; !set_empty(pieces);) {
    int from = set_pop(&pieces);
    uint8_t reached[MAX_NEARBY];
    int reached_count = 0;
    for (unsigned open = open_jumps(nearby, &targets, &free_cells, from) & allowed; open; open &= open - 1) {
      int to = from + 2 * nearby->shift[__builtin_ctz(open)];
      if (!island[to]) {
        int top = 0, cells = 1;
        island[to] = (uint8_t)++islands;
        stack[top++] = (uint8_t)to;
        while (top) {
          int at = stack[--top];
          for (unsigned on = open_jumps(nearby, &targets, &free_cells, at) & allowed; on; on &= on - 1) {
            int next = at + 2 * nearby->shift[__builtin_ctz(on)];
            if (island[next]) continue;
            island[next] = (uint8_t)islands;
            stack[top++] = (uint8_t)next;
            cells++;
          }
        }
        size[islands] = cells;
      }
      bool again = false;
      for (int r = 0; r < reached_count; r++) again |= reached[r] == island[to];
      if (again) continue;
      reached[reached_count++] = island[to];
      n += size[island[to]];
    }
  }
  return n;
}

/* Captures of one kind by a short jump: adds how many to *n, or says false when one of them could go on. Where a chain might go
   on is told for the whole board at once, as if all those captures had been made; only there is it looked at. */
static inline bool count_short_captures(const struct view *v, int k, const struct jump *jump, set empty, uint64_t *n)
{
  const struct rules *rules = v->rules;
  const struct ways *ways = &jump->ways[v->side];
  set targets = targets_of(v, jump), landing[MAX_DIRECTIONS], any = set_none();
  EACH_WAY(way, ways)
  {
    set to = set_and(after(way, set_and(after(way, v->own[k]), targets)), empty);
    landing[way - ways->way] = to;
    *n += (uint64_t)set_count(to);
    any = set_or(any, to);
  }
  if (rules->chain == CHAIN_SINGLE || set_empty(any)) return true;
  set cleared = empty, might = set_none(); /* cells that such a hop leaves or clears may be landed on as well */
  EACH_WAY(way, ways)
  {
    set over = set_shift(landing[way - ways->way], -way->shift);
    cleared = set_or(cleared, set_shift(over, -way->shift));
    if (rules->removal == REMOVED_AT_ONCE) cleared = set_or(cleared, over);
  }
  EACH_WAY(way, ways) might = set_or(might, before(way, set_and(targets, before(way, cleared))));
  if (rules->mid_chain == CROWN_AT_ONCE && rules->kind[k].promotes_to != NO_KIND)
    might = set_or(might, set_load(rules->player[v->side].promotion.word));
  if (set_empty(set_and(any, might))) return true;
  EACH_WAY(way, ways)
    for (set to = set_and(landing[way - ways->way], might); !set_empty(to);) {
      int cell = set_pop(&to), shift = way->shift;
      struct hop hop = {.to = (uint8_t)cell, .over = (int16_t)(cell - shift), .direction = way->direction, .captures = true};
      struct walk w = first_walk(cell - 2 * shift, k);
      if (goes_on(v, &w, &hop)) return false;
    }
  return true;
}

/* The number of captures where none is longer than one hop; false where one is, or where their worth may differ. */
static inline bool count_single_captures(const struct view *v, set empty, uint64_t *n)
{
  const struct rules *rules = v->rules;
  *n = 0;
  for (int k = 0; k < rules->kind_count; k++) {
    if (set_empty(v->own[k])) continue;
    for (int j = 0; j < rules->kind[k].jump_count; j++) {
      const struct jump *jump = &rules->kind[k].jump[j];
      if (!jump->captures) continue;
      if (jump->reach == JUMP_SHORT) {
        if (!count_short_captures(v, k, jump, empty, n)) return false;
        continue;
      }
      for (set pieces = v->own[k]; !set_empty(pieces);) {
        struct walk w = first_walk(set_pop(&pieces), k);
        struct hop out[MAX_HOPS];
        int hop_count = jumps_of(v, &w, CAPTURES_ONLY, out);
        for (int h = 0; h < hop_count; h++)
          if (goes_on(v, &w, &out[h])) return false;
        *n += (uint64_t)hop_count;
      }
    }
  }
  return true;
}

static inline uint64_t count_quiet(const struct view *v, set empty)
{
  const struct rules *rules = v->rules;
  uint64_t n = 0;
  for (int k = 0; k < rules->kind_count; k++) {
    if (set_empty(v->own[k])) continue;
    const struct jump *quiet = NULL; /* at most one: see bulk_kind in rules.c */
    for (int j = 0; j < rules->kind[k].jump_count; j++)
      if (!rules->kind[k].jump[j].captures) quiet = &rules->kind[k].jump[j];
    n += (uint64_t)count_steps(v, k, empty);
    if (quiet) n += (uint64_t)count_quiet_chains(v, k, quiet, empty);
  }
  return n;
}

static inline uint64_t count(struct turn_list *list, const struct rules *rules, const struct position *position)
{
  list->complete = true;
  if (rules->counts_in_bulk) {
    struct view v;
    look(&v, rules, position);
    set empty = empty_cells(&v);
    uint64_t n;
    if (!rules->can_capture) return count_quiet(&v, empty);
    if (count_single_captures(&v, empty, &n)) return n ? n : count_quiet(&v, empty);
    set jumping[MAX_KINDS];
    for (int k = 0; k < rules->kind_count; k++) jumping[k] = jumpers_of_kind(&v, k, CAPTURES_ONLY);
    struct tally tally;
    if (tally_captures(&tally, &v, jumping)) return (uint64_t)tally.count;
  }
  generate(list, rules, position, NULL, false);
  return list->count;
}

#endif
