/* A position as the side to move sees it, and what one piece, or all pieces of a kind, can do by their own movement. For
   kernel.c alone. */
#ifndef SALTO_CORE_KERNEL_VIEW_H
#define SALTO_CORE_KERNEL_VIEW_H

#include "core/chain.h"
#include "core/crowning.h"
#include "core/kernel_set.h"
#include "core/routes.h"

/* ---- a position as the side to move sees it ---- */

struct view {
  const struct rules *rules;
  const struct position *position;
  int side, owner;     /* owner of the pieces that may move */
  set own[MAX_KINDS];  /* those pieces, by kind */
  set mine, theirs, occupied;
};

static inline set position_words(const struct rules *rules, const struct position *p, int owner, int kind)
{
  return set_load(p->set + (owner * rules->kind_count + kind) * WIDTH);
}

static inline __attribute__((always_inline)) void look_at(struct view *v, const struct rules *rules, const struct position *p, int owners, int kinds)
{
  v->rules = rules, v->position = p, v->side = p->side, v->owner = rules->owned ? p->side : 0;
  v->mine = v->theirs = set_none();
  for (int owner = 0; owner < owners; owner++)
    for (int k = 0; k < kinds; k++) {
      set s = set_load(p->set + (owner * kinds + k) * WIDTH);
      if (owner == v->owner) v->own[k] = s, v->mine = set_or(v->mine, s);
      else v->theirs = set_or(v->theirs, s);
    }
  v->occupied = set_or(v->mine, v->theirs);
}

/* The frequent shapes with constant bounds, so that the loops are laid out flat. */
static inline void look(struct view *v, const struct rules *rules, const struct position *p)
{
  if (rules->owner_count == 2 && rules->kind_count == 2) look_at(v, rules, p, 2, 2);
  else if (rules->owner_count == 2 && rules->kind_count == 1) look_at(v, rules, p, 2, 1);
  else look_at(v, rules, p, rules->owner_count, rules->kind_count);
}

static inline set empty_cells(const struct view *v) { return set_minus(set_load(v->rules->board.cells.word), v->occupied); }

/* What a jump may go over. Pieces of nobody are `mine`, and rules_finish lets them be jumped by OVER_ANY alone. */
static inline set targets_of(const struct view *v, const struct jump *jump)
{
  set t = set_none();
  if (jump->over & OVER_OWN) t = v->mine;
  if (jump->over & OVER_ENEMY) t = set_or(t, v->theirs);
  return t;
}

#define EACH_DIRECTION(d, mask) for (unsigned rest_ = (mask), d; rest_ && (d = (unsigned)__builtin_ctz(rest_), true); rest_ &= rest_ - 1)

/* ---- one piece: its steps and hops ---- */

enum which { EVERY_HOP, CAPTURES_ONLY, QUIET_ONLY };

/* A piece in the middle of its turn. */
struct walk {
  int from, at, before, kind, direction; /* `before`: the kind when the turn began; direction of the last hop, or ANY_DIRECTION */
  set captured, visited;
};

static inline int steps_of(const struct view *v, int at, int k, struct hop *out)
{
  const struct board *board = &v->rules->board;
  const struct kind *kind = &v->rules->kind[k];
  int n = 0;
  if (!kind->steps) return 0;
  EACH_DIRECTION(d, kind->step_directions[v->side])
    for (int to = board->next[d][at]; to != NO_CELL && !set_has(&v->occupied, to); to = board->next[d][to]) {
      out[n++] = (struct hop){.to = (uint8_t)to, .over = NO_CELL, .direction = (uint8_t)d};
      if (!kind->slides) break;
    }
  return n;
}

/* The hops of one jump in one direction; returns the new number of hops. `blocked`: cells that cannot be passed or landed on
   unless they are the piece jumped; `closed`: cells that cannot be landed on besides. */
static inline int jumps_along(const struct board *board, const struct jump *jump, unsigned d, int at, const set *targets, const set *blocked,
                       const set *closed, struct hop *out, int n)
{
  const int16_t *next = board->next[d];
  int over = next[at], distance = 1;
  if (jump->reach != JUMP_SHORT)
    while (over != NO_CELL && !set_has(blocked, over)) over = next[over], distance++;
  if (over == NO_CELL || !set_has(targets, over)) return n;

  int to = next[over];
  if (jump->reach == JUMP_LONG)
    for (; distance > 1; distance--) {
      if (to == NO_CELL || set_has(blocked, to)) return n;
      to = next[to];
    }
  for (; to != NO_CELL && !set_has(blocked, to); to = next[to]) {
    if (!set_has(closed, to))
      out[n++] = (struct hop){.to = (uint8_t)to, .over = (int16_t)over, .direction = (uint8_t)d, .captures = jump->captures};
    if (jump->reach != JUMP_FLYING) break;
  }
  return n;
}

static inline int jumps_of(const struct view *v, const struct walk *w, enum which which, struct hop *out)
{
  const struct rules *rules = v->rules;
  const struct kind *kind = &rules->kind[w->kind];
  set blocked = v->occupied;
  set_remove(&blocked, w->from); /* the piece is lifted during its turn */
  if (rules->removal == REMOVED_AT_ONCE) blocked = set_minus(blocked, w->captured);
  set closed = rules->cells_once ? w->visited : set_none();
  unsigned barred = 0;
  if (rules->no_turning_back && w->direction != ANY_DIRECTION) {
    int back = rules->board.direction[w->direction].opposite;
    if (back >= 0) barred = 1U << back;
  }
  int n = 0;
  for (int j = 0; j < kind->jump_count; j++) {
    const struct jump *jump = &kind->jump[j];
    if (which != EVERY_HOP && jump->captures != (which == CAPTURES_ONLY)) continue;
    set targets = set_minus(targets_of(v, jump), w->captured);
    set_remove(&targets, w->from);
    if (jump->reach == JUMP_SHORT) {
      EACH_DIRECTION(d, jump->directions[v->side] & ~barred)
      {
        int over = rules->board.next[d][w->at];
        if (over == NO_CELL || !set_has(&targets, over)) continue;
        int to = rules->board.next[d][over];
        if (to == NO_CELL || set_has(&blocked, to) || set_has(&closed, to)) continue;
        out[n++] = (struct hop){.to = (uint8_t)to, .over = (int16_t)over, .direction = (uint8_t)d, .captures = jump->captures};
      }
      continue;
    }
    EACH_DIRECTION(d, jump->directions[v->side] & ~barred) n = jumps_along(&rules->board, jump, d, w->at, &targets, &blocked, &closed, out, n);
  }
  return n;
}

/* A piece of this kind that has not moved yet. */
static inline struct walk first_walk(int at, int kind)
{
  struct walk w = {.from = at, .at = at, .before = kind, .kind = kind, .direction = ANY_DIRECTION, .captured = set_none(), .visited = set_none()};
  set_add(&w.visited, at);
  return w;
}

/* Whether the rules end a chain with the hop that brought the piece, of this kind before it landed, to this cell. */
static inline bool ends_chain(const struct view *v, int kind, int cell)
{
  return v->rules->chain == CHAIN_SINGLE || (v->rules->mid_chain == CROWN_STOPS && crowned_at(v->rules, v->side, kind, cell));
}

/* The piece after a hop that captures, as the kind it goes on as. */
static inline struct walk after_capture(const struct view *v, const struct walk *w, const struct hop *hop)
{
  struct walk next = *w;
  next.at = hop->to, next.direction = hop->direction;
  set_add(&next.captured, hop->over);
  set_add(&next.visited, hop->to);
  next.kind = kind_after_hop(v->rules, v->side, w->kind, hop->to);
  return next;
}

/* Whether the piece could go on capturing after this hop that captures. */
static inline bool goes_on(const struct view *v, const struct walk *w, const struct hop *hop)
{
  if (ends_chain(v, w->kind, hop->to)) return false;
  struct walk next = after_capture(v, w, hop);
  struct hop out[MAX_HOPS];
  return jumps_of(v, &next, CAPTURES_ONLY, out) > 0;
}

/* Of the landings behind one captured piece leaves those from which the chain can go on, if there are any, whichever jumps found them. */
static inline int land_to_go_on(const struct view *v, const struct walk *w, struct hop *out, int n)
{
  bool followed[MAX_HOPS], dropped[MAX_HOPS];
  int kept = 0;
  for (int h = 0; h < n; h++) followed[h] = out[h].captures && goes_on(v, w, &out[h]);
  for (int h = 0; h < n; h++) {
    dropped[h] = false;
    for (int i = 0; i < n && !followed[h] && !dropped[h]; i++)
      dropped[h] = followed[i] && out[i].over == out[h].over && out[i].direction == out[h].direction;
  }
  for (int h = 0; h < n; h++)
    if (!dropped[h]) out[kept++] = out[h];
  return kept;
}

/* Leaves each hop once, where two jumps of the kind have found the same (rules->jumps_overlap). */
static inline int each_hop_once(struct hop *out, int n)
{
  int kept = 0;
  for (int h = 0; h < n; h++) {
    bool again = false;
    for (int i = 0; i < kept && !again; i++)
      again = out[i].to == out[h].to && out[i].over == out[h].over && out[i].direction == out[h].direction && out[i].captures == out[h].captures;
    if (!again) out[kept++] = out[h];
  }
  return kept;
}

/* ---- the whole side: can it capture, can it move ---- */

/* Whole sets move along the ways of a lattice. */
#define EACH_WAY(way, ways) for (const struct way *way = (ways)->way, *end_of_##way = way + (ways)->count; way < end_of_##way; way++)

/* The cells from which this way leads into `to`. */
static inline set before(const struct way *way, set to) { return set_and(set_shift(to, -way->shift), set_load(way->can)); }

/* Where this way leads from the cells of `from`. */
static inline set after(const struct way *way, set from) { return set_shift(set_and(from, set_load(way->can)), way->shift); }

/* Those of `pieces` that can jump from where they stand. Short jumps on a lattice are found for all pieces at once. */
static inline set jumpers(const struct view *v, const struct jump *jump, set pieces)
{
  const struct board *board = &v->rules->board;
  set targets = targets_of(v, jump), found = set_none();
  if (board->lattice && jump->reach == JUMP_SHORT) {
    set empty = empty_cells(v);
    EACH_WAY(way, &jump->ways[v->side]) found = set_or(found, before(way, set_and(targets, before(way, empty))));
    return set_and(found, pieces);
  }
  set closed = set_none();
  while (!set_empty(pieces)) {
    int at = set_pop(&pieces);
    struct hop out[MAX_HOPS];
    EACH_DIRECTION(d, jump->directions[v->side])
      if (jumps_along(board, jump, d, at, &targets, &v->occupied, &closed, out, 0)) {
        set_add(&found, at);
        break;
      }
  }
  return found;
}

/* Those of a kind that can make a first hop of this sort. */
static inline set jumpers_of_kind(const struct view *v, int k, enum which which)
{
  set found = set_none();
  for (int j = 0; j < v->rules->kind[k].jump_count; j++) {
    const struct jump *jump = &v->rules->kind[k].jump[j];
    if (which == EVERY_HOP || jump->captures == (which == CAPTURES_ONLY)) found = set_or(found, jumpers(v, jump, v->own[k]));
  }
  return found;
}

static inline bool any_capture(const struct view *v)
{
  for (int k = 0; k < v->rules->kind_count; k++)
    if (!set_empty(v->own[k]) && !set_empty(jumpers_of_kind(v, k, CAPTURES_ONLY))) return true;
  return false;
}

#endif
