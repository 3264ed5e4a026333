/* Move generation, written once and compiled for WIDTH = 1, 2, 3, 4 words of board and each KERNEL_ISA (host/core/CMakeLists.txt).

   Pieces move by the neighbour tables; whole sides at once are asked by shifts (can_capture, count) where the board is a
   lattice. Chains of hops are walked state by state, breadth first (core/routes.h), so that a turn is found once however
   many routes lead to it, and a piece's chains end when ROUTE_LIMIT states or TURN_LIMIT turns are met. */
#include "core/kernel.h"
#include "core/kernel_set.h"
#include "core/routes.h"

#include <stddef.h>

#ifndef KERNEL_ISA
#define KERNEL_ISA base
#endif
#define JOIN_(a, b, c, d) a##b##c##d
#define JOIN(a, b, c, d) JOIN_(a, b, c, d)
#define KERNEL_NAME JOIN(kernel_, WIDTH, _, KERNEL_ISA)

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

static inline bool crowned_at(const struct view *v, int kind, int cell)
{
  return v->rules->kind[kind].promotes_to != NO_KIND && bits_has(&v->rules->player[v->side].promotion, cell);
}

#define EACH_DIRECTION(d, mask) for (unsigned rest_ = (mask), d; rest_ && (d = (unsigned)__builtin_ctz(rest_), true); rest_ &= rest_ - 1)

/* ---- one piece: its steps and hops ---- */

enum which { EVERY_HOP, CAPTURES_ONLY, QUIET_ONLY };

/* A piece in the middle of its turn. */
struct walk {
  int from, at, kind, direction; /* direction of the last hop, or ANY_DIRECTION */
  set captured, visited;
};

static int steps_of(const struct view *v, int at, int k, struct hop *out)
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
static int jumps_along(const struct board *board, const struct jump *jump, unsigned d, int at, const set *targets, const set *blocked,
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

static int jumps_of(const struct view *v, const struct walk *w, enum which which, struct hop *out)
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

static int hops(const struct rules *rules, const struct chain *chain, struct hop *out)
{
  struct view v;
  look(&v, rules, &chain->position);
  if (chain->over) return 0;
  int n = chain->jumped ? 0 : steps_of(&v, chain->at, chain->kind, out);
  struct walk w = {.from = chain->from, .at = chain->at, .kind = chain->kind, .direction = chain->direction < 0 ? ANY_DIRECTION : chain->direction};
  w.captured = set_load(chain->captured.word), w.visited = set_load(chain->visited.word);
  return n + jumps_of(&v, &w, EVERY_HOP, out + n);
}

/* ---- the whole side: can it capture, can it move ---- */

/* The cells of `from` whose neighbour in direction d is in `to`, on a lattice. */
static inline set before(const struct direction *d, set to) { return set_and(set_shift(to, -d->shift), set_load(d->can.word)); }

/* Those of `pieces` that can jump from where they stand. Short jumps on a lattice are found for all pieces at once. */
static inline set jumpers(const struct view *v, const struct jump *jump, set pieces)
{
  const struct board *board = &v->rules->board;
  set targets = targets_of(v, jump), found = set_none();
  if (board->lattice && jump->reach == JUMP_SHORT) {
    set empty = empty_cells(v);
    EACH_DIRECTION(d, jump->directions[v->side])
    {
      const struct direction *direction = &board->direction[d];
      found = set_or(found, before(direction, set_and(targets, before(direction, empty))));
    }
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

static uint64_t route_hash(const void *context, uint32_t index)
{
  const struct search *s = context;
  const struct route *r = &s->tree->route[index];
  set captured = captured_of(s->tree, index);
  uint64_t hash = hash_set((uint64_t)r->at << 16 | (uint64_t)r->kind << 8 | r->direction, captured);
  return s->keep_visited && !set_empty(captured) ? hash_set(hash, visited_of(s->tree, index)) : hash;
}

static bool route_same(const struct search *s, uint32_t a, uint32_t b)
{
  const struct route *ra = &s->tree->route[a], *rb = &s->tree->route[b];
  if (ra->at != rb->at || ra->kind != rb->kind || ra->direction != rb->direction) return false;
  set captured = captured_of(s->tree, a);
  if (!set_equal(captured, captured_of(s->tree, b))) return false;
  return !s->keep_visited || set_empty(captured) || set_equal(visited_of(s->tree, a), visited_of(s->tree, b));
}

/* Keeps the newest route if its state is new; otherwise drops it, leaving the better `early` with the one that was there. */
static void route_keep_if_new(struct search *s)
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

static uint64_t turn_hash(const void *context, uint32_t index)
{
  const struct turn *t = &((const struct search *)context)->list->turn[index];
  return hash_set((uint64_t)t->to << 8 | t->kind, set_load(t->captured.word));
}

/* Whether a turn of this piece with this end was listed already. Only needed where a state holds more than a turn shows. */
static bool turn_is_listed(struct search *s)
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

static uint64_t preference_value(const struct search *s, enum preference preference, set captured, uint16_t early)
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

static struct turn *turn_slot(struct turn_list *list)
{
  if (list->count == list->capacity) turn_list_grow(list);
  return &list->turn[list->count];
}

static void add_step(struct search *s, int from, int to, int kind)
{
  struct turn *t = turn_slot(s->list);
  memset(&t->captured, 0, sizeof t->captured);
  t->score = 0, t->node = NO_ROUTE, t->type = TURN_STEP, t->from = (uint8_t)from, t->to = (uint8_t)to, t->before = (uint8_t)kind;
  t->kind = crowned_at(&s->v, kind, to) ? s->v.rules->kind[kind].promotes_to : (uint8_t)kind;
  s->list->count++;
}

/* Lists a turn that ends with the state `route`, unless it is there already or another captures better. */
static void add_turn(struct search *s, uint32_t route, enum turn_type type)
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
static uint32_t add_route(struct search *s, uint32_t parent, const struct hop *hop)
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
static void walk_chains(struct search *s, uint32_t root, bool mixed)
{
  const struct rules *rules = s->v.rules;
  struct hop out[MAX_HOPS];
  set seen = set_none(); /* cells reached without a capture: one state each, where neither kind nor direction can differ */
  bool seen_is_state = !rules->no_turning_back && !(rules->mid_chain == CROWN_AT_ONCE && rules->kind[s->before].promotes_to != NO_KIND);
  memo_clear(&s->tree->states);
  memo_clear(&s->tree->results);
  for (uint32_t i = root; i < s->tree->count && s->list->complete; i++) {
    const struct route r = s->tree->route[i];
    struct walk w = {.from = s->from, .at = r.at, .kind = r.kind, .direction = r.direction, .captured = captured_of(s->tree, i), .visited = visited_of(s->tree, i)};
    bool ended = r.hops && (rules->chain == CHAIN_SINGLE || (rules->mid_chain == CROWN_STOPS && crowned_at(&s->v, r.kind, r.at)));
    int n = ended ? 0 : jumps_of(&s->v, &w, s->which, out);
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

static uint32_t add_root(struct search *s, int at, int kind, int direction, int hop_count, set captured, set visited)
{
  uint32_t root = routes_add(s->tree);
  s->tree->route[root] = (struct route){.parent = NO_ROUTE, .at = (uint8_t)at, .kind = (uint8_t)kind, .direction = (uint8_t)direction, .hops = (uint8_t)hop_count};
  memcpy(s->tree->sets + (size_t)root * 2 * WIDTH, captured.word, sizeof captured);
  memcpy(s->tree->sets + (size_t)root * 2 * WIDTH + WIDTH, visited.word, sizeof visited);
  return root;
}

/* Every turn of one piece that has not moved yet. */
static void generate_piece(struct search *s, int at, int kind, bool jumps)
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

static void find_kings(struct search *s)
{
  const struct rules *rules = s->v.rules;
  s->kings = set_none();
  if (rules->duty != DUTY_BEST) return;
  for (int owner = 0; owner < rules->owner_count; owner++)
    for (int k = 0; k < rules->kind_count; k++)
      if (rules->kind[k].king) s->kings = set_or(s->kings, position_words(rules, s->v.position, owner, k));
}

/* Goes on from a chain: its prefix is kept in the tree, for the paths. */
static void generate_from(struct search *s, const struct chain *chain)
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

/* Every step of a kind that cannot jump now, direction by direction. */
static void generate_steps(struct search *s, int k)
{
  const struct board *board = &s->v.rules->board;
  const struct kind *kind = &s->v.rules->kind[k];
  set empty = empty_cells(&s->v);
  EACH_DIRECTION(d, kind->steps ? kind->step_directions[s->v.side] : 0U)
  {
    const struct direction *direction = &board->direction[d];
    set can = set_load(direction->can.word), at = s->v.own[k];
    for (int distance = direction->shift; !set_empty(at); distance += direction->shift) {
      at = set_and(set_shift(set_and(at, can), direction->shift), empty);
      for (set to = at; !set_empty(to);) {
        int cell = set_pop(&to);
        add_step(s, cell - distance, cell, k);
      }
      if (!kind->slides) break;
    }
  }
}

static void generate(struct turn_list *list, const struct rules *rules, const struct position *position, const struct chain *from)
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
}

/* ---- counting without a list ---- */

static int count_steps(const struct view *v, int k, set empty)
{
  const struct board *board = &v->rules->board;
  const struct kind *kind = &v->rules->kind[k];
  int n = 0;
  EACH_DIRECTION(d, kind->steps ? kind->step_directions[v->side] : 0U)
  {
    const struct direction *direction = &board->direction[d];
    set can = set_load(direction->can.word);
    for (set at = v->own[k]; !set_empty(at);) {
      at = set_and(set_shift(set_and(at, can), direction->shift), empty);
      n += set_count(at);
      if (!kind->slides) break;
    }
  }
  return n;
}

/* How many cells each piece of a kind can reach by chains of short jumps that capture nothing. For each direction, the cells from
   which such a jump is open are found for the whole board at once. A piece none of whose landings has an open jump is
   counted by its first hops, all such pieces together; only the others flood along the open jumps. */
static int count_quiet_chains(const struct view *v, int k, const struct jump *jump, set empty)
{
  const struct board *board = &v->rules->board;
  set targets = targets_of(v, jump), any = set_none(), floods = set_none(), open[MAX_DIRECTIONS];
  int shift[MAX_DIRECTIONS], directions = 0, n = 0;
  EACH_DIRECTION(d, jump->directions[v->side])
  {
    const struct direction *direction = &board->direction[d];
    set from = before(direction, set_and(targets, before(direction, empty)));
    any = set_or(any, from);
    shift[directions] = direction->shift, open[directions++] = from;
  }
  set own = set_and(v->own[k], any);
  for (int d = 0; d < directions; d++) {
    set landing = set_and(set_shift(set_shift(set_and(open[d], own), shift[d]), shift[d]), any);
    floods = set_or(floods, set_shift(set_shift(landing, -shift[d]), -shift[d]));
  }
  for (int d = 0; d < directions; d++) n += set_count(set_minus(set_and(open[d], own), floods));
  while (!set_empty(floods)) {
    int from = set_pop(&floods), top = 0;
    uint8_t stack[MAX_CELLS];
    set seen = set_none();
    set_add(&seen, from);
    stack[top++] = (uint8_t)from;
    while (top) {
      int at = stack[--top];
      for (int d = 0; d < directions; d++) {
        if (!set_has(&open[d], at)) continue;
        int to = at + 2 * shift[d];
        if (set_has(&seen, to) || at + shift[d] == from) continue; /* a piece does not jump over the cell it left */
        set_add(&seen, to);
        n++;
        if (set_has(&any, to)) stack[top++] = (uint8_t)to;
      }
    }
  }
  return n;
}

/* Whether a piece that made this first capture could go on capturing. */
static bool goes_on(const struct view *v, int from, int k, const struct hop *hop)
{
  const struct rules *rules = v->rules;
  struct walk w = {.from = from, .at = hop->to, .kind = k, .direction = hop->direction, .captured = set_none(), .visited = set_none()};
  if (crowned_at(v, k, hop->to)) {
    if (rules->mid_chain == CROWN_STOPS) return false;
    if (rules->mid_chain == CROWN_AT_ONCE) w.kind = rules->kind[k].promotes_to;
  }
  set_add(&w.captured, hop->over);
  set_add(&w.visited, from);
  set_add(&w.visited, hop->to);
  struct hop out[MAX_HOPS];
  return jumps_of(v, &w, CAPTURES_ONLY, out) > 0;
}

/* Captures of one kind by a short jump: adds how many to *n, or says false when one of them could go on. Where a chain might go
   on is told for the whole board at once, as if every cell that can be left or cleared were empty; only there is it looked at. */
static bool count_short_captures(const struct view *v, int k, const struct jump *jump, set empty, uint64_t *n)
{
  const struct rules *rules = v->rules;
  const struct kind *kind = &rules->kind[k];
  set targets = targets_of(v, jump), from[MAX_DIRECTIONS], landing = set_none();
  EACH_DIRECTION(d, jump->directions[v->side])
  {
    const struct direction *direction = &rules->board.direction[d];
    from[d] = set_and(before(direction, set_and(targets, before(direction, empty))), v->own[k]);
    *n += (uint64_t)set_count(from[d]);
    landing = set_or(landing, set_shift(set_shift(from[d], direction->shift), direction->shift));
  }
  if (rules->chain == CHAIN_SINGLE || set_empty(landing)) return true;
  set cleared = set_or(empty, v->own[k]), might = set_none();
  if (rules->removal == REMOVED_AT_ONCE) cleared = set_or(cleared, targets);
  EACH_DIRECTION(d, jump->directions[v->side])
  {
    const struct direction *direction = &rules->board.direction[d];
    might = set_or(might, before(direction, set_and(targets, before(direction, cleared))));
  }
  if (kind->promotes_to != NO_KIND && rules->mid_chain == CROWN_AT_ONCE) might = set_or(might, set_load(rules->player[v->side].promotion.word));
  if (set_empty(set_and(landing, might))) return true;
  EACH_DIRECTION(d, jump->directions[v->side])
    for (set pieces = from[d]; !set_empty(pieces);) {
      int at = set_pop(&pieces), shift = rules->board.direction[d].shift;
      struct hop hop = {.to = (uint8_t)(at + 2 * shift), .over = (int16_t)(at + shift), .direction = (uint8_t)d, .captures = true};
      if (set_has(&might, hop.to) && goes_on(v, at, k, &hop)) return false;
    }
  return true;
}

/* The number of captures where none is longer than one hop; false where one is, or where their worth may differ. */
static bool count_single_captures(const struct view *v, set empty, uint64_t *n)
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
        struct walk w = {.from = set_pop(&pieces), .kind = k, .direction = ANY_DIRECTION, .captured = set_none(), .visited = set_none()};
        struct hop out[MAX_HOPS];
        w.at = w.from;
        int hop_count = jumps_of(v, &w, CAPTURES_ONLY, out);
        for (int h = 0; h < hop_count; h++)
          if (rules->chain != CHAIN_SINGLE && goes_on(v, w.from, k, &out[h])) return false;
        *n += (uint64_t)hop_count;
      }
    }
  }
  return true;
}

static uint64_t count_quiet(const struct view *v, set empty)
{
  const struct rules *rules = v->rules;
  uint64_t n = 0;
  for (int k = 0; k < rules->kind_count; k++) {
    if (set_empty(v->own[k])) continue;
    n += (uint64_t)count_steps(v, k, empty);
    for (int j = 0; j < rules->kind[k].jump_count; j++)
      if (!rules->kind[k].jump[j].captures) n += (uint64_t)count_quiet_chains(v, k, &rules->kind[k].jump[j], empty);
  }
  return n;
}

static uint64_t count(struct turn_list *list, const struct rules *rules, const struct position *position)
{
  list->complete = true;
  if (rules->counts_in_bulk) {
    struct view v;
    look(&v, rules, position);
    set empty = empty_cells(&v);
    uint64_t n;
    if (!rules->can_capture) return count_quiet(&v, empty);
    if (count_single_captures(&v, empty, &n)) return n ? n : count_quiet(&v, empty);
  }
  generate(list, rules, position, NULL);
  return list->count;
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
  .hops = hops, .can_capture = can_capture, .can_move = can_move, .generate = generate, .count = count, .apply = apply,
};
