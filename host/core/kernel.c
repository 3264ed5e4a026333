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

static inline void look(struct view *v, const struct rules *rules, const struct position *p)
{
  v->rules = rules, v->position = p, v->side = p->side, v->owner = rules->owned ? p->side : 0;
  v->mine = v->theirs = set_none();
  for (int owner = 0; owner < rules->owner_count; owner++)
    for (int k = 0; k < rules->kind_count; k++) {
      set s = position_words(rules, p, owner, k);
      if (owner == v->owner) v->own[k] = s, v->mine = set_or(v->mine, s);
      else v->theirs = set_or(v->theirs, s);
    }
  v->occupied = set_or(v->mine, v->theirs);
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

/* The pieces of `pieces` that can jump, by short jumps on a lattice: all at once, direction by direction. */
static inline bool any_short_jump(const struct view *v, const struct jump *jump, set pieces)
{
  const struct board *board = &v->rules->board;
  set targets = targets_of(v, jump), empty = empty_cells(v);
  EACH_DIRECTION(d, jump->directions[v->side])
  {
    set over = set_and(set_shift(set_and(pieces, set_load(board->direction[d].can.word)), board->direction[d].shift), targets);
    set to = set_and(set_shift(set_and(over, set_load(board->direction[d].can.word)), board->direction[d].shift), empty);
    if (!set_empty(to)) return true;
  }
  return false;
}

static inline bool any_jump(const struct view *v, const struct jump *jump, set pieces)
{
  const struct board *board = &v->rules->board;
  if (board->lattice && jump->reach == JUMP_SHORT) return any_short_jump(v, jump, pieces);
  set targets = targets_of(v, jump), closed = set_none();
  while (!set_empty(pieces)) {
    int at = set_pop(&pieces);
    struct hop out[MAX_HOPS];
    EACH_DIRECTION(d, jump->directions[v->side]) if (jumps_along(board, jump, d, at, &targets, &v->occupied, &closed, out, 0)) return true;
  }
  return false;
}

static inline bool any_capture(const struct view *v)
{
  for (int k = 0; k < v->rules->kind_count; k++)
    for (int j = 0; j < v->rules->kind[k].jump_count; j++)
      if (v->rules->kind[k].jump[j].captures && any_jump(v, &v->rules->kind[k].jump[j], v->own[k])) return true;
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
    for (int j = 0; j < rules->kind[k].jump_count; j++)
      if (any_jump(&v, &rules->kind[k].jump[j], pieces)) return true;
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
static void generate_piece(struct search *s, int at, int kind)
{
  const struct kind *k = &s->v.rules->kind[kind];
  s->from = at, s->before = kind, s->stepped_to = set_none();
  set visited = set_none();
  set_add(&visited, at);
  uint32_t root = add_root(s, at, kind, ANY_DIRECTION, 0, set_none(), visited);
  bool quiet_jumps = false, captures = false;
  for (int j = 0; j < k->jump_count; j++) k->jump[j].captures ? (captures = true) : (quiet_jumps = true);
  struct hop out[MAX_HOPS];
  int n = s->which == CAPTURES_ONLY ? 0 : steps_of(&s->v, at, kind, out);
  for (int h = 0; h < n; h++) set_add(&s->stepped_to, out[h].to);
  if (captures || quiet_jumps) walk_chains(s, root, captures && quiet_jumps);
  for (int h = 0; h < n; h++) add_turn(s, add_route(s, root, &out[h]), TURN_STEP);
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
  if (chain->over) add_turn(s, root, chain->stepped ? TURN_STEP : TURN_JUMP);
  else walk_chains(s, root, true);
}

static void generate(struct turn_list *list, const struct rules *rules, const struct position *position, const struct chain *from)
{
  struct search s;
  look(&s.v, rules, position);
  s.list = list, s.tree = list->routes;
  s.keep_visited = rules->cells_once && rules->can_capture;
  s.which = rules->duty == DUTY_NONE ? EVERY_HOP : any_capture(&s.v) ? CAPTURES_ONLY : QUIET_ONLY;
  list->count = 0, list->complete = true;
  routes_clear(s.tree, 2 * WIDTH);
  find_kings(&s);
  if (from && from->path.length > 1) {
    generate_from(&s, from);
    return;
  }
  for (int k = 0; k < rules->kind_count; k++)
    for (set pieces = s.v.own[k]; !set_empty(pieces);) {
      int at = set_pop(&pieces);
      if (!from || at == from->from) generate_piece(&s, at, k);
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

/* How many cells each piece of a kind can reach by chains of short jumps that capture nothing: for each direction the cells from
   which such a jump is open are found for the whole board at once, then each piece floods along them. */
static int count_quiet_chains(const struct view *v, int k, const struct jump *jump, set empty)
{
  const struct board *board = &v->rules->board;
  set targets = targets_of(v, jump), open[MAX_DIRECTIONS], any = set_none();
  int step[MAX_DIRECTIONS], directions = 0, n = 0;
  EACH_DIRECTION(d, jump->directions[v->side])
  {
    const struct direction *direction = &board->direction[d];
    set from = before(direction, set_and(targets, before(direction, empty)));
    if (set_empty(from)) continue;
    any = set_or(any, from);
    step[directions] = direction->shift, open[directions++] = from;
  }
  for (set pieces = set_and(v->own[k], any); !set_empty(pieces);) {
    int from = set_pop(&pieces), top = 0;
    uint8_t stack[MAX_CELLS];
    set seen = set_none();
    set_add(&seen, from);
    stack[top++] = (uint8_t)from;
    while (top) {
      int at = stack[--top];
      for (int d = 0; d < directions; d++) {
        if (!set_has(&open[d], at)) continue;
        int to = at + 2 * step[d];
        if (set_has(&seen, to) || at + step[d] == from) continue; /* a piece does not jump over the cell it left */
        set_add(&seen, to);
        stack[top++] = (uint8_t)to;
        n++;
      }
    }
  }
  return n;
}

static uint64_t count(struct turn_list *list, const struct rules *rules, const struct position *position)
{
  struct view v;
  list->complete = true;
  if (rules->counts_in_bulk) {
    look(&v, rules, position);
    if (!rules->can_capture || !any_capture(&v)) {
      set empty = empty_cells(&v);
      uint64_t n = 0;
      for (int k = 0; k < rules->kind_count; k++) {
        n += (uint64_t)count_steps(&v, k, empty);
        for (int j = 0; j < rules->kind[k].jump_count; j++)
          if (!rules->kind[k].jump[j].captures) n += (uint64_t)count_quiet_chains(&v, k, &rules->kind[k].jump[j], empty);
      }
      return n;
    }
  }
  generate(list, rules, position, NULL);
  return list->count;
}

/* ---- playing a turn ---- */

static void apply(struct position *out, const struct rules *rules, const struct position *position, const struct turn *turn)
{
  memcpy(out, position, offsetof(struct position, set) + (size_t)(rules->set_count * WIDTH) * sizeof(uint64_t));
  int owner = rules->owned ? position->side : 0;
  bool progress = false;
  if (turn->type != TURN_PASS) {
    int was = owner * rules->kind_count + turn->before, is = owner * rules->kind_count + turn->kind;
    set s = set_load(out->set + was * WIDTH);
    set_remove(&s, turn->from);
    memcpy(out->set + was * WIDTH, s.word, sizeof s);
    s = set_load(out->set + is * WIDTH);
    set_add(&s, turn->to);
    memcpy(out->set + is * WIDTH, s.word, sizeof s);
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
  out->quiet = progress ? 0 : (uint16_t)(position->quiet + 1);
  turn_pass_on(out, rules);
}

const struct kernel KERNEL_NAME = {
  .hops = hops, .can_capture = can_capture, .can_move = can_move, .generate = generate, .count = count, .apply = apply,
};
