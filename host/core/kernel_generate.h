/* Every legal turn of a position: the states of each piece's chains are walked breadth first (core/routes.h), so that a turn is
   found once however many routes lead to it. For kernel.c alone. */
#ifndef SALTO_CORE_KERNEL_GENERATE_H
#define SALTO_CORE_KERNEL_GENERATE_H

#include "core/kernel_tally.h"

/* One generation of turns: what is looked at, and where what is found goes. */

struct generation {
  struct view v;
  struct turn_list *list;
  struct route_tree *tree;
  enum which which;
  int from, before;     /* the piece's cell and kind when the turn began */
  bool cell_is_state;   /* before it has captured, the piece differs by nothing but its cell */
  bool fewer_serves;    /* of two states that differ only in the cells visited, one that has visited fewer of the same can do whatever the other can */
  bool recurs;          /* what one hop leads to may come again at the end of a longer chain: chains do not only capture */
  set stepped_to;       /* where the piece can step: a hop there that captures nothing is the same turn */
  size_t limit;         /* most turns */
  set kings;            /* pieces of a kind that is promoted to, where a preference asks */
};

static inline set captured_of(const struct route_tree *tree, uint32_t route) { return set_load(tree->sets + (size_t)route * 2 * WIDTH); }
static inline set visited_of(const struct route_tree *tree, uint32_t route) { return set_load(tree->sets + (size_t)route * 2 * WIDTH + WIDTH); }

static inline uint64_t hash_set(uint64_t hash, set s)
{
  EACH_WORD(i) hash = hash_mix(hash, s.word[i]);
  return hash;
}

static inline uint64_t route_hash(const void *context, uint32_t index)
{
  const struct generation *g = context;
  const struct route *r = &g->tree->route[index];
  set captured = captured_of(g->tree, index);
  uint64_t hash = hash_set((uint64_t)r->at << 16 | (uint64_t)r->kind << 8 | r->direction, captured);
  return g->v.rules->cells_once && !g->fewer_serves ? hash_set(hash, visited_of(g->tree, index)) : hash;
}

/* Whether whatever the newer state may do is found behind the older. States come in the order of their hops, so the older has never
   visited more. */
static inline bool route_serves(const struct generation *g, uint32_t older, uint32_t newer)
{
  const struct route *ra = &g->tree->route[older], *rb = &g->tree->route[newer];
  if (ra->at != rb->at || ra->kind != rb->kind || ra->direction != rb->direction) return false;
  if (!set_equal(captured_of(g->tree, older), captured_of(g->tree, newer))) return false;
  if (!g->v.rules->cells_once) return true;
  set was = visited_of(g->tree, older), is = visited_of(g->tree, newer);
  return g->fewer_serves ? set_empty(set_minus(was, is)) : set_equal(was, is);
}

/* Keeps the newest route if its state is new; otherwise drops it, leaving the better `early` with the one that was there. */
static inline void route_keep_if_new(struct generation *g)
{
  struct route_memo *memo = &g->tree->states;
  uint32_t index = g->tree->count - 1;
  memo_reserve(memo, route_hash, g);
  uint32_t slot = (uint32_t)route_hash(g, index) & (memo->size - 1);
  for (; memo->slot[slot].stamp == memo->stamp; slot = (slot + 1) & (memo->size - 1)) {
    uint32_t other = memo->slot[slot].index;
    if (!route_serves(g, other, index)) continue;
    if (g->tree->route[index].early > g->tree->route[other].early) {
      g->tree->route[other].early = g->tree->route[index].early;
      g->tree->route[other].parent = g->tree->route[index].parent;
    }
    g->tree->count--;
    return;
  }
  memo->slot[slot] = (struct route_slot){memo->stamp, index};
}

static inline uint64_t turn_hash(const void *context, uint32_t index)
{
  const struct turn *t = &((const struct generation *)context)->list->turn[index];
  return hash_set((uint64_t)t->to << 8 | t->kind, set_load(t->captured.word));
}

/* Whether a turn of this piece with this end was listed already. Only needed where a state holds more than a turn shows, or may be met again. */
static inline bool turn_is_listed(struct generation *g)
{
  struct route_memo *memo = &g->tree->results;
  uint32_t index = (uint32_t)g->list->count;
  memo_reserve(memo, turn_hash, g);
  uint32_t slot = (uint32_t)turn_hash(g, index) & (memo->size - 1);
  for (; memo->slot[slot].stamp == memo->stamp; slot = (slot + 1) & (memo->size - 1))
    if (turn_same(&g->list->turn[memo->slot[slot].index], &g->list->turn[index])) return true;
  memo->slot[slot] = (struct route_slot){memo->stamp, index};
  return false;
}

static inline uint64_t preference_value(const struct generation *g, enum preference preference, set captured, uint16_t early)
{
  const struct rules *rules = g->v.rules;
  uint64_t sum = 0;
  switch (preference) {
  case PREFER_MOST_PIECES: return (uint64_t)set_count(captured);
  case PREFER_MOST_KINGS: return (uint64_t)set_count(set_and(captured, g->kings));
  case PREFER_WITH_KING: return rules->kind[g->before].king;
  case PREFER_KING_EARLIEST: return early;
  case PREFER_HIGHEST_VALUE:
    for (int owner = 0; owner < rules->owner_count; owner++)
      for (int k = 0; k < rules->kind_count; k++)
        sum += rules->kind[k].value * (uint64_t)set_count(set_and(captured, position_words(rules, g->v.position, owner, k)));
    return sum < UINT16_MAX ? sum : UINT16_MAX;
  }
  return 0;
}

/* The preferences in order, 16 bits each, so that comparing two numbers compares the lists. */
static inline uint64_t score_of(const struct generation *g, set captured, uint16_t early)
{
  uint64_t score = 0;
  for (int p = 0; p < g->v.rules->preference_count; p++)
    score |= preference_value(g, g->v.rules->preference[p], captured, early) << (48 - 16 * p);
  return score;
}

static inline struct turn *turn_slot(struct turn_list *list)
{
  if (list->count == list->capacity) turn_list_grow(list);
  return &list->turn[list->count];
}

/* Writes a turn behind the list's last; the caller counts it. */
static inline struct turn *write_turn(struct turn_list *list, enum turn_type type, int from, int to, int before, int kind, set captured)
{
  struct turn *t = turn_slot(list);
  memset(&t->captured, 0, sizeof t->captured);
  memcpy(t->captured.word, captured.word, sizeof captured.word);
  t->score = 0, t->node = NO_ROUTE, t->type = (uint8_t)type;
  t->from = (uint8_t)from, t->to = (uint8_t)to, t->before = (uint8_t)before, t->kind = (uint8_t)kind;
  return t;
}

static inline void add_step(struct generation *g, int from, int to, int kind)
{
  write_turn(g->list, TURN_STEP, from, to, kind, kind_after_step(g->v.rules, g->v.side, kind, to), set_none());
  g->list->count++;
}

/* Lists a turn that ends with the state `route`, unless it is there already or another captures better. */
static inline void add_turn(struct generation *g, uint32_t route, enum turn_type type)
{
  const struct rules *rules = g->v.rules;
  const struct route *r = &g->tree->route[route];
  set captured = captured_of(g->tree, route);
  bool quiet = set_empty(captured);
  uint64_t score = 0;
  if (rules->duty == DUTY_BEST && !quiet) {
    score = score_of(g, captured, r->early);
    if (g->list->count && score < g->list->turn[0].score) return;
    if (g->list->count && score > g->list->turn[0].score) g->list->count = 0, memo_clear(&g->tree->results);
  }
  if (g->list->count == g->limit) {
    g->list->complete = false;
    return;
  }
  struct turn *t = write_turn(g->list, type, g->from, r->at, g->before, kind_after_chain(rules, g->v.side, r->kind, r->at), captured);
  t->score = score, t->node = route;
  bool is_step_too = type == TURN_JUMP && quiet && set_has(&g->stepped_to, r->at) && t->kind == kind_after_step(rules, g->v.side, g->before, r->at);
  if (is_step_too) return;
  bool state_is_finer = rules->no_turning_back || (rules->cells_once && !g->cell_is_state);
  if ((g->recurs || (state_is_finer && r->hops > 1)) && turn_is_listed(g)) return;
  g->list->count++;
}

/* A new state behind `parent`; returns its index. */
static inline uint32_t add_route(struct generation *g, uint32_t parent, const struct hop *hop)
{
  const struct rules *rules = g->v.rules;
  uint32_t index = routes_add(g->tree);
  struct route *r = &g->tree->route[index];
  const struct route *p = &g->tree->route[parent];
  set captured = captured_of(g->tree, parent), visited = visited_of(g->tree, parent);
  r->early = p->early;
  if (hop->captures) {
    set_add(&captured, hop->over);
    if (p->hops < 16 && set_has(&g->kings, hop->over)) r->early |= (uint16_t)(0x8000U >> p->hops);
  }
  set_add(&visited, hop->to);
  memcpy(g->tree->sets + (size_t)index * 2 * WIDTH, captured.word, sizeof captured);
  memcpy(g->tree->sets + (size_t)index * 2 * WIDTH + WIDTH, visited.word, sizeof visited);
  r->parent = parent, r->at = hop->to, r->hops = (uint8_t)(p->hops + 1);
  r->direction = rules->no_turning_back && hop->over != NO_CELL ? hop->direction : ANY_DIRECTION;
  r->kind = (uint8_t)kind_after_hop(rules, g->v.side, p->kind, hop->to);
  return index;
}

/* The hops that may follow a state; lists the turn that ends with it, where one may. */
static inline int follow_state(struct generation *g, uint32_t index, struct hop out[MAX_HOPS])
{
  const struct rules *rules = g->v.rules;
  const struct route r = g->tree->route[index];
  struct walk w = {.from = g->from, .at = r.at, .before = g->before, .kind = r.kind, .direction = r.direction};
  w.captured = captured_of(g->tree, index), w.visited = visited_of(g->tree, index);
  int n = r.hops && ends_chain(&g->v, r.kind, r.at) ? 0 : jumps_of(&g->v, &w, g->which, out);
  if (rules->lands_to_go_on && n > 1) n = land_to_go_on(&g->v, &w, out, n);
  if (rules->jumps_overlap && n > 1) n = each_hop_once(out, n);
  if (r.hops && (rules->chain == CHAIN_FREE || n == 0)) add_turn(g, index, TURN_JUMP);
  return n;
}

static inline bool jumps_are(const struct kind *kind, bool capturing)
{
  for (int j = 0; j < kind->jump_count; j++)
    if (kind->jump[j].captures == capturing) return true;
  return false;
}

/* Whether a piece of this kind that has captured nothing can differ by nothing but its cell. Cells that may not be used twice say
   nothing then: whoever comes to a cell by whatever way can come there straight. That holds no more where the way decides what the
   piece is, whether it must go on, or which captures are still to be had. */
static inline bool cell_is_state(const struct generation *g, int kind)
{
  const struct rules *rules = g->v.rules;
  bool captures = jumps_are(&rules->kind[kind], true);
  bool is_crowned = rules->mid_chain == CROWN_AT_ONCE && rules->kind[kind].promotes_to != NO_KIND;
  return !rules->no_turning_back && rules->chain != CHAIN_FORCED && !is_crowned && !(captures && g->which == EVERY_HOP);
}

/* Walks every chain that goes on from the state `root`, the last in the tree. */
static inline void walk_chains(struct generation *g, uint32_t root, bool quiet_jumps)
{
  struct hop out[MAX_HOPS];
  set seen = set_none(); /* cells reached without a capture, where that is the state */
  memo_clear(&g->tree->states);
  memo_clear(&g->tree->results);
  for (uint32_t i = root; i < g->tree->count && g->list->complete; i++) {
    int n = follow_state(g, i, out);
    bool first = g->tree->route[i].hops == 0, captured = !set_empty(captured_of(g->tree, i));
    for (int h = 0; h < n; h++) {
      bool by_cell = g->cell_is_state && !out[h].captures && !captured;
      if (by_cell) {
        if (set_has(&seen, out[h].to)) continue;
        set_add(&seen, out[h].to);
      }
      add_route(g, i, &out[h]);
      if (!by_cell && (quiet_jumps || !first)) route_keep_if_new(g);
    }
    if (g->tree->count > ROUTES_PER_TURN * g->limit) g->list->complete = false;
  }
}

/* Depth first, without a memory of states, until `left` states are used up: finds long chains where there are too many to walk
   them all. */
static inline void dive(struct generation *g, uint32_t index, int *left)
{
  struct hop out[MAX_HOPS];
  int n = follow_state(g, index, out);
  for (int h = 0; h < n && --*left > 0; h++) dive(g, add_route(g, index, &out[h]), left);
}

static inline uint32_t add_root(struct generation *g, int at, int kind, int direction, int hop_count, set captured, set visited)
{
  uint32_t root = routes_add(g->tree);
  g->tree->route[root] = (struct route){.parent = NO_ROUTE, .at = (uint8_t)at, .kind = (uint8_t)kind, .direction = (uint8_t)direction,
                                        .hops = (uint8_t)hop_count};
  memcpy(g->tree->sets + (size_t)root * 2 * WIDTH, captured.word, sizeof captured);
  memcpy(g->tree->sets + (size_t)root * 2 * WIDTH + WIDTH, visited.word, sizeof visited);
  return root;
}

/* Every turn of one piece that has not moved yet. */
static inline void generate_piece(struct generation *g, int at, int kind, bool jumps)
{
  bool quiet_jumps = jumps_are(&g->v.rules->kind[kind], false);
  g->from = at, g->before = kind, g->stepped_to = set_none();
  set visited = set_none();
  set_add(&visited, at);
  struct hop out[MAX_HOPS];
  int n = g->which == CAPTURES_ONLY ? 0 : steps_of(&g->v, at, kind, out);
  for (int h = 0; h < n; h++) {
    set_add(&g->stepped_to, out[h].to);
    add_step(g, at, out[h].to, kind);
  }
  if (!jumps) return;
  g->cell_is_state = cell_is_state(g, kind);
  g->recurs = quiet_jumps && !g->cell_is_state;
  walk_chains(g, add_root(g, at, kind, ANY_DIRECTION, 0, set_none(), visited), quiet_jumps);
}

static inline void find_kings(struct generation *g)
{
  const struct rules *rules = g->v.rules;
  g->kings = set_none();
  if (rules->duty != DUTY_BEST) return;
  for (int owner = 0; owner < rules->owner_count; owner++)
    for (int k = 0; k < rules->kind_count; k++)
      if (rules->kind[k].king) g->kings = set_or(g->kings, position_words(rules, g->v.position, owner, k));
}

/* Goes on from a chain: its prefix is kept in the tree, for the paths. */
static inline void generate_from(struct generation *g, const struct chain *chain)
{
  g->from = chain->from, g->before = chain->before, g->stepped_to = set_none(), g->recurs = true, g->cell_is_state = cell_is_state(g, chain->kind);
  int length = chain->path.length - 1;
  uint32_t root = add_root(g, chain->at, chain->kind, chain->direction < 0 ? ANY_DIRECTION : chain->direction, length, set_load(chain->captured.word),
                           set_load(chain->visited.word));
  for (int h = 0; h < bits_count(&chain->captured) && h < 16; h++)
    if (set_has(&g->kings, chain->order[h])) g->tree->route[root].early |= (uint16_t)(0x8000U >> h);
  routes_set_prefix(g->tree, chain->path.cell, length);
  memo_clear(&g->tree->results); /* of a list made before */
  if (chain->over) add_turn(g, root, chain->stepped ? TURN_STEP : TURN_JUMP);
  else walk_chains(g, root, true);
}

/* Every step of a kind that cannot jump now, way by way. */
static inline void generate_steps(struct generation *g, int k)
{
  const struct kind *kind = &g->v.rules->kind[k];
  set empty = empty_cells(&g->v);
  EACH_WAY(way, &kind->step_ways[g->v.side])
  {
    set at = g->v.own[k];
    for (int distance = way->shift; !set_empty(at); distance += way->shift) {
      at = set_and(after(way, at), empty);
      for (set to = at; !set_empty(to);) {
        int cell = set_pop(&to);
        add_step(g, cell - distance, cell, k);
      }
      if (!kind->slides) break;
    }
  }
}

/* Where not every turn can be listed and the best is a duty: long captures of each piece, found depth first, so that the list holds a
   turn that is worth much, the same every time. */
static inline void generate_best_found(struct generation *g, const set can_jump[MAX_KINDS])
{
  int pieces = 0;
  for (int k = 0; k < g->v.rules->kind_count; k++) pieces += set_count(can_jump[k]);
  g->list->count = 0;
  routes_clear(g->tree, 2 * WIDTH);
  for (int k = 0; k < g->v.rules->kind_count; k++)
    for (set rest = can_jump[k]; !set_empty(rest);) {
      int left = (int)g->limit / pieces;
      set visited = set_none();
      g->from = set_pop(&rest), g->before = k, g->stepped_to = set_none();
      set_add(&visited, g->from);
      memo_clear(&g->tree->results);
      dive(g, add_root(g, g->from, k, ANY_DIRECTION, 0, set_none(), visited), &left);
    }
}

static inline void add_tally(struct generation *g, const struct tally *tally)
{
  for (int e = 0; e < tally->count; e++) {
    const struct chain_end *end = &tally->end[e];
    write_turn(g->list, TURN_JUMP, end->from, end->to, end->before, end->kind, end->captured);
    g->list->count++;
  }
}

static inline void generate(struct turn_list *list, const struct rules *rules, const struct position *position, const struct chain *from, bool with_routes)
{
  struct generation g;
  set can_jump[MAX_KINDS], any = set_none();
  look(&g.v, rules, position);
  g.list = list, g.tree = list->routes;
  g.limit = list->limit && list->limit < TURN_LIMIT ? list->limit : TURN_LIMIT;
  g.cell_is_state = g.recurs = false;
  g.fewer_serves = rules->chain == CHAIN_FREE && rules->duty != DUTY_BEST && !rules->lands_to_go_on;
  g.which = rules->duty == DUTY_NONE ? EVERY_HOP : CAPTURES_ONLY;
  for (int k = 0; k < rules->kind_count; k++) any = set_or(any, can_jump[k] = jumpers_of_kind(&g.v, k, g.which));
  if (g.which == CAPTURES_ONLY && set_empty(any)) {
    g.which = QUIET_ONLY;
    for (int k = 0; k < rules->kind_count; k++) can_jump[k] = jumpers_of_kind(&g.v, k, QUIET_ONLY);
  }
  list->count = 0, list->complete = true;
  struct tally tally;
  if (!with_routes && g.which == CAPTURES_ONLY && tally_captures(&tally, &g.v, can_jump)) {
    add_tally(&g, &tally);
    return;
  }
  routes_clear(g.tree, 2 * WIDTH);
  find_kings(&g);
  if (from && from->path.length > 1) {
    generate_from(&g, from);
    return;
  }
  for (int k = 0; k < rules->kind_count; k++) {
    if (!from && rules->board.lattice && set_empty(can_jump[k])) {
      if (g.which != CAPTURES_ONLY) generate_steps(&g, k);
      continue;
    }
    for (set pieces = g.which == CAPTURES_ONLY ? can_jump[k] : g.v.own[k]; !set_empty(pieces);) {
      int at = set_pop(&pieces);
      if (!from || at == from->from) generate_piece(&g, at, k, set_has(&can_jump[k], at));
    }
  }
  if (!list->complete && rules->duty == DUTY_BEST) generate_best_found(&g, can_jump);
}

#endif
