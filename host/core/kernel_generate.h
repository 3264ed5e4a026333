/* Every legal turn of a position: the states of each piece's chains are walked breadth first (core/routes.h), so that a turn is
   found once however many routes lead to it. For kernel.c alone. */
#ifndef SALTO_CORE_KERNEL_GENERATE_H
#define SALTO_CORE_KERNEL_GENERATE_H

#include "core/kernel_tally.h"

/* ---- every turn: walking the states of each piece's chains ---- */

struct search {
  struct view v;
  struct turn_list *list;
  struct route_tree *tree;
  enum which which;
  int from, before;     /* the piece's cell and kind when the turn began */
  bool keep_visited;    /* the visited set is part of a state */
  set stepped_to;       /* where the piece can step: a hop there that captures nothing is the same turn */
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
  const struct search *s = context;
  const struct route *r = &s->tree->route[index];
  set captured = captured_of(s->tree, index);
  uint64_t hash = hash_set((uint64_t)r->at << 16 | (uint64_t)r->kind << 8 | r->direction, captured);
  return s->keep_visited && !set_empty(captured) ? hash_set(hash, visited_of(s->tree, index)) : hash;
}

static inline bool route_same(const struct search *s, uint32_t a, uint32_t b)
{
  const struct route *ra = &s->tree->route[a], *rb = &s->tree->route[b];
  if (ra->at != rb->at || ra->kind != rb->kind || ra->direction != rb->direction) return false;
  set captured = captured_of(s->tree, a);
  if (!set_equal(captured, captured_of(s->tree, b))) return false;
  return !s->keep_visited || set_empty(captured) || set_equal(visited_of(s->tree, a), visited_of(s->tree, b));
}

/* Keeps the newest route if its state is new; otherwise drops it, leaving the better `early` with the one that was there. */
static inline void route_keep_if_new(struct search *s)
{
  struct route_memo *memo = &s->tree->states;
  uint32_t index = s->tree->count - 1;
  memo_reserve(memo, route_hash, s);
  uint32_t slot = (uint32_t)route_hash(s, index) & (memo->size - 1);
  for (; memo->slot[slot].stamp == memo->stamp; slot = (slot + 1) & (memo->size - 1)) {
    uint32_t other = memo->slot[slot].index;
    if (!route_same(s, other, index)) continue;
    if (s->tree->route[index].early > s->tree->route[other].early) {
      s->tree->route[other].early = s->tree->route[index].early;
      s->tree->route[other].parent = s->tree->route[index].parent;
    }
    s->tree->count--;
    return;
  }
  memo->slot[slot] = (struct route_slot){memo->stamp, index};
}

static inline uint64_t turn_hash(const void *context, uint32_t index)
{
  const struct turn *t = &((const struct search *)context)->list->turn[index];
  return hash_set((uint64_t)t->to << 8 | t->kind, set_load(t->captured.word));
}

/* Whether a turn of this piece with this end was listed already. Only needed where a state holds more than a turn shows. */
static inline bool turn_is_listed(struct search *s)
{
  struct route_memo *memo = &s->tree->results;
  uint32_t index = (uint32_t)s->list->count;
  memo_reserve(memo, turn_hash, s);
  uint32_t slot = (uint32_t)turn_hash(s, index) & (memo->size - 1);
  for (; memo->slot[slot].stamp == memo->stamp; slot = (slot + 1) & (memo->size - 1))
    if (turn_same(&s->list->turn[memo->slot[slot].index], &s->list->turn[index])) return true;
  memo->slot[slot] = (struct route_slot){memo->stamp, index};
  return false;
}

static inline uint64_t preference_value(const struct search *s, enum preference preference, set captured, uint16_t early)
{
  const struct rules *rules = s->v.rules;
  uint64_t sum = 0;
  switch (preference) {
  case PREFER_MOST_PIECES: return (uint64_t)set_count(captured);
  case PREFER_MOST_KINGS: return (uint64_t)set_count(set_and(captured, s->kings));
  case PREFER_WITH_KING: return rules->kind[s->before].king;
  case PREFER_KING_EARLIEST: return early;
  case PREFER_HIGHEST_VALUE:
    for (int owner = 0; owner < rules->owner_count; owner++)
      for (int k = 0; k < rules->kind_count; k++)
        sum += rules->kind[k].value * (uint64_t)set_count(set_and(captured, position_words(rules, s->v.position, owner, k)));
    return sum < UINT16_MAX ? sum : UINT16_MAX;
  }
  return 0;
}

/* The preferences in order, 16 bits each, so that comparing two numbers compares the lists. */
static inline uint64_t score_of(const struct search *s, set captured, uint16_t early)
{
  uint64_t score = 0;
  for (int p = 0; p < s->v.rules->preference_count; p++)
    score |= preference_value(s, s->v.rules->preference[p], captured, early) << (48 - 16 * p);
  return score;
}

static inline struct turn *turn_slot(struct turn_list *list)
{
  if (list->count == list->capacity) turn_list_grow(list);
  return &list->turn[list->count];
}

static inline void add_step(struct search *s, int from, int to, int kind)
{
  struct turn *t = turn_slot(s->list);
  memset(&t->captured, 0, sizeof t->captured);
  t->score = 0, t->node = NO_ROUTE, t->type = TURN_STEP, t->from = (uint8_t)from, t->to = (uint8_t)to, t->before = (uint8_t)kind;
  t->kind = crowned_at(&s->v, kind, to) ? s->v.rules->kind[kind].promotes_to : (uint8_t)kind;
  s->list->count++;
}

/* Lists a turn that ends with the state `route`, unless it is there already or another captures better. */
static inline void add_turn(struct search *s, uint32_t route, enum turn_type type)
{
  const struct rules *rules = s->v.rules;
  const struct route *r = &s->tree->route[route];
  set captured = captured_of(s->tree, route);
  bool quiet = set_empty(captured);
  uint64_t score = 0;
  if (rules->duty == DUTY_BEST && !quiet) {
    score = score_of(s, captured, r->early);
    if (s->list->count && score < s->list->turn[0].score) return;
    if (s->list->count && score > s->list->turn[0].score) s->list->count = 0, memo_clear(&s->tree->results);
  }
  if (s->list->count == TURN_LIMIT) {
    s->list->complete = false;
    return;
  }
  struct turn *t = turn_slot(s->list);
  memset(&t->captured, 0, sizeof t->captured);
  memcpy(t->captured.word, captured.word, sizeof captured.word);
  t->score = score, t->node = route, t->type = (uint8_t)type, t->from = (uint8_t)s->from, t->to = r->at, t->before = (uint8_t)s->before;
  t->kind = crowned_at(&s->v, r->kind, r->at) ? rules->kind[r->kind].promotes_to : r->kind;
  if (type == TURN_JUMP && quiet && set_has(&s->stepped_to, r->at)) return;
  bool state_is_finer = rules->no_turning_back || s->keep_visited;
  if (state_is_finer && r->hops > 1 && turn_is_listed(s)) return;
  s->list->count++;
}

/* A new state behind `parent`; returns its index. */
static inline uint32_t add_route(struct search *s, uint32_t parent, const struct hop *hop)
{
  const struct rules *rules = s->v.rules;
  uint32_t index = routes_add(s->tree);
  struct route *r = &s->tree->route[index];
  const struct route *p = &s->tree->route[parent];
  set captured = captured_of(s->tree, parent), visited = visited_of(s->tree, parent);
  r->early = p->early;
  if (hop->captures) {
    set_add(&captured, hop->over);
    if (p->hops < 16 && set_has(&s->kings, hop->over)) r->early |= (uint16_t)(0x8000U >> p->hops);
  }
  set_add(&visited, hop->to);
  memcpy(s->tree->sets + (size_t)index * 2 * WIDTH, captured.word, sizeof captured);
  memcpy(s->tree->sets + (size_t)index * 2 * WIDTH + WIDTH, visited.word, sizeof visited);
  r->parent = parent, r->at = hop->to, r->hops = (uint8_t)(p->hops + 1);
  r->direction = rules->no_turning_back && hop->over != NO_CELL ? hop->direction : ANY_DIRECTION;
  r->kind = p->kind;
  if (rules->mid_chain == CROWN_AT_ONCE && crowned_at(&s->v, p->kind, hop->to)) r->kind = rules->kind[p->kind].promotes_to;
  return index;
}

/* Walks every chain that goes on from the state `root`, the last in the tree. */
static inline void walk_chains(struct search *s, uint32_t root, bool mixed)
{
  const struct rules *rules = s->v.rules;
  struct hop out[MAX_HOPS];
  set seen = set_none(); /* cells reached without a capture: one state each, where neither kind nor direction can differ */
  bool seen_is_state = !rules->no_turning_back && !(rules->mid_chain == CROWN_AT_ONCE && rules->kind[s->before].promotes_to != NO_KIND);
  memo_clear(&s->tree->states);
  memo_clear(&s->tree->results);
  for (uint32_t i = root; i < s->tree->count && s->list->complete; i++) {
    const struct route r = s->tree->route[i];
    struct walk w = {.from = s->from, .at = r.at, .before = s->before, .kind = r.kind, .direction = r.direction, .captured = captured_of(s->tree, i), .visited = visited_of(s->tree, i)};
    bool ended = r.hops && (rules->chain == CHAIN_SINGLE || (rules->mid_chain == CROWN_STOPS && crowned_at(&s->v, r.kind, r.at)));
    int n = ended ? 0 : jumps_of(&s->v, &w, s->which, out);
    if (rules->lands_to_go_on && n > 1) n = land_to_go_on(&s->v, &w, out, n);
    if (r.hops && (rules->chain == CHAIN_FREE || n == 0)) add_turn(s, i, TURN_JUMP);
    for (int h = 0; h < n; h++) {
      bool quiet = !out[h].captures && set_empty(w.captured);
      if (quiet && seen_is_state) {
        if (set_has(&seen, out[h].to)) continue;
        set_add(&seen, out[h].to);
      }
      add_route(s, i, &out[h]);
      if ((r.hops > 0 || mixed) && !(quiet && seen_is_state)) route_keep_if_new(s);
    }
    if (s->tree->count - root > ROUTE_LIMIT) s->list->complete = false;
  }
}

/* Depth first, without a memory of states, until `left` states are used up: finds long chains where there are too many to walk
   them all. */
static inline void dive(struct search *s, uint32_t index, int *left)
{
  const struct rules *rules = s->v.rules;
  const struct route r = s->tree->route[index];
  struct walk w = {.from = s->from, .at = r.at, .before = s->before, .kind = r.kind, .direction = r.direction, .captured = captured_of(s->tree, index)};
  w.visited = visited_of(s->tree, index);
  struct hop out[MAX_HOPS];
  bool ended = r.hops && (rules->chain == CHAIN_SINGLE || (rules->mid_chain == CROWN_STOPS && crowned_at(&s->v, r.kind, r.at)));
  int n = ended ? 0 : jumps_of(&s->v, &w, s->which, out);
  if (rules->lands_to_go_on && n > 1) n = land_to_go_on(&s->v, &w, out, n);
  if (r.hops && (rules->chain == CHAIN_FREE || n == 0)) add_turn(s, index, TURN_JUMP);
  for (int h = 0; h < n && --*left > 0; h++) dive(s, add_route(s, index, &out[h]), left);
}

static inline uint32_t add_root(struct search *s, int at, int kind, int direction, int hop_count, set captured, set visited)
{
  uint32_t root = routes_add(s->tree);
  s->tree->route[root] = (struct route){.parent = NO_ROUTE, .at = (uint8_t)at, .kind = (uint8_t)kind, .direction = (uint8_t)direction, .hops = (uint8_t)hop_count};
  memcpy(s->tree->sets + (size_t)root * 2 * WIDTH, captured.word, sizeof captured);
  memcpy(s->tree->sets + (size_t)root * 2 * WIDTH + WIDTH, visited.word, sizeof visited);
  return root;
}

/* Every turn of one piece that has not moved yet. */
static inline void generate_piece(struct search *s, int at, int kind, bool jumps)
{
  const struct kind *k = &s->v.rules->kind[kind];
  s->from = at, s->before = kind, s->stepped_to = set_none();
  set visited = set_none();
  set_add(&visited, at);
  struct hop out[MAX_HOPS];
  int n = s->which == CAPTURES_ONLY ? 0 : steps_of(&s->v, at, kind, out);
  for (int h = 0; h < n; h++) {
    set_add(&s->stepped_to, out[h].to);
    add_step(s, at, out[h].to, kind);
  }
  if (!jumps) return;
  bool quiet_jumps = false, captures = false;
  for (int j = 0; j < k->jump_count; j++) k->jump[j].captures ? (captures = true) : (quiet_jumps = true);
  walk_chains(s, add_root(s, at, kind, ANY_DIRECTION, 0, set_none(), visited), captures && quiet_jumps);
}

static inline void find_kings(struct search *s)
{
  const struct rules *rules = s->v.rules;
  s->kings = set_none();
  if (rules->duty != DUTY_BEST) return;
  for (int owner = 0; owner < rules->owner_count; owner++)
    for (int k = 0; k < rules->kind_count; k++)
      if (rules->kind[k].king) s->kings = set_or(s->kings, position_words(rules, s->v.position, owner, k));
}

/* Goes on from a chain: its prefix is kept in the tree, for the paths. */
static inline void generate_from(struct search *s, const struct chain *chain)
{
  s->from = chain->from, s->before = chain->before, s->stepped_to = set_none();
  int length = chain->path.length - 1;
  uint32_t root = add_root(s, chain->at, chain->kind, chain->direction < 0 ? ANY_DIRECTION : chain->direction, length, set_load(chain->captured.word),
                           set_load(chain->visited.word));
  for (int h = 0; h < bits_count(&chain->captured) && h < 16; h++)
    if (set_has(&s->kings, chain->order[h])) s->tree->route[root].early |= (uint16_t)(0x8000U >> h);
  routes_set_prefix(s->tree, chain->path.cell, length);
  memo_clear(&s->tree->results); /* of a list made before */
  if (chain->over) add_turn(s, root, chain->stepped ? TURN_STEP : TURN_JUMP);
  else walk_chains(s, root, true);
}

/* Every step of a kind that cannot jump now, way by way. */
static inline void generate_steps(struct search *s, int k)
{
  const struct kind *kind = &s->v.rules->kind[k];
  set empty = empty_cells(&s->v);
  EACH_WAY(way, &kind->step_ways[s->v.side])
  {
    set at = s->v.own[k];
    for (int distance = way->shift; !set_empty(at); distance += way->shift) {
      at = set_and(after(way, at), empty);
      for (set to = at; !set_empty(to);) {
        int cell = set_pop(&to);
        add_step(s, cell - distance, cell, k);
      }
      if (!kind->slides) break;
    }
  }
}

/* Where not every turn can be listed and the best is a duty: long captures of each piece, found depth first, so that the list holds a
   turn that is worth much, the same every time. */
static inline void generate_best_found(struct search *s, const set can_jump[MAX_KINDS])
{
  enum { DIVES = TURN_LIMIT };
  int pieces = 0;
  for (int k = 0; k < s->v.rules->kind_count; k++) pieces += set_count(can_jump[k]);
  s->list->count = 0;
  routes_clear(s->tree, 2 * WIDTH);
  for (int k = 0; k < s->v.rules->kind_count; k++)
    for (set rest = can_jump[k]; !set_empty(rest);) {
      int left = DIVES / pieces;
      set visited = set_none();
      s->from = set_pop(&rest), s->before = k, s->stepped_to = set_none();
      set_add(&visited, s->from);
      memo_clear(&s->tree->results);
      dive(s, add_root(s, s->from, k, ANY_DIRECTION, 0, set_none(), visited), &left);
    }
}

static inline void add_tally(struct search *s, const struct tally *tally)
{
  for (int e = 0; e < tally->count; e++) {
    const struct chain_end *end = &tally->end[e];
    struct turn *t = turn_slot(s->list);
    memset(&t->captured, 0, sizeof t->captured);
    memcpy(t->captured.word, end->captured.word, sizeof end->captured.word);
    t->score = 0, t->node = NO_ROUTE, t->type = TURN_JUMP, t->from = end->from, t->to = end->to, t->before = end->before, t->kind = end->kind;
    s->list->count++;
  }
}

static inline void generate(struct turn_list *list, const struct rules *rules, const struct position *position, const struct chain *from, bool with_routes)
{
  struct search s;
  set can_jump[MAX_KINDS], any = set_none();
  look(&s.v, rules, position);
  s.list = list, s.tree = list->routes;
  s.keep_visited = rules->cells_once && rules->can_capture;
  s.which = rules->duty == DUTY_NONE ? EVERY_HOP : CAPTURES_ONLY;
  for (int k = 0; k < rules->kind_count; k++) any = set_or(any, can_jump[k] = jumpers_of_kind(&s.v, k, s.which));
  if (s.which == CAPTURES_ONLY && set_empty(any)) {
    s.which = QUIET_ONLY;
    for (int k = 0; k < rules->kind_count; k++) can_jump[k] = jumpers_of_kind(&s.v, k, QUIET_ONLY);
  }
  list->count = 0, list->complete = true;
  struct tally tally;
  if (!with_routes && s.which == CAPTURES_ONLY && tally_captures(&tally, &s.v, can_jump)) {
    add_tally(&s, &tally);
    return;
  }
  routes_clear(s.tree, 2 * WIDTH);
  find_kings(&s);
  if (from && from->path.length > 1) {
    generate_from(&s, from);
    return;
  }
  for (int k = 0; k < rules->kind_count; k++) {
    if (!from && rules->board.lattice && set_empty(can_jump[k])) {
      if (s.which != CAPTURES_ONLY) generate_steps(&s, k);
      continue;
    }
    for (set pieces = s.which == CAPTURES_ONLY ? can_jump[k] : s.v.own[k]; !set_empty(pieces);) {
      int at = set_pop(&pieces);
      if (!from || at == from->from) generate_piece(&s, at, k, set_has(&can_jump[k], at));
    }
  }
  if (!list->complete && rules->duty == DUTY_BEST) generate_best_found(&s, can_jump);
}

#endif
