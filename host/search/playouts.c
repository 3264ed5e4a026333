#include "search/playouts.h"

#include "base/memory.h"
#include "base/random.h"
#include "core/routes.h"

#include <math.h>
#include <stdlib.h>

enum {
  WIDTH = 8,          /* turns of a position in the tree: the best of the longest chains */
  RIPE = 2,           /* a position joins the tree when it has been reached so often */
  OFTEN = 8,          /* a turn is told as part of a line when it was played so often */
  PIECE = 1024,       /* a captured piece, in a playout */
  WHIM = 3 * PIECE / 2, /* by so much a playout's player may misjudge a chain: without it all playouts would be one */
  ONE = 1000000,      /* of the worth of first place */
  MOST_NODES = 1 << 24,
};

/* How strongly what was seldom tried is tried again; by how much an untried turn is thought to be worse than the one before it. */
static const double CURIOSITY = 1.5, WORSE = 0.05;
/* First place is what counts; that, and how much is gained of what is still to come, so that who cannot be first any more still plays. */
static const double PLACE = 0.8, AHEAD = 0.3;
/* About what one playout is off the average by: as much as a place. */
static const double DOUBT = 0.4;

struct node {
  struct turn turn;  /* that leads here */
  int visits;
  int first, count;  /* its children; none yet: 0 */
  float worth[MAX_PLAYERS]; /* sums over the visits */
};

struct playouts {
  struct tree *tree;
  struct sample *sample;
  struct node *node;  /* owned; the first is the root, then its turns, as in the sample */
  int count, capacity;
  struct hauls *hauls; /* owned workspace */
  struct random random;
  int to_come;        /* points still on the board */
  int margin[MAX_PLAYERS]; /* now */
};

struct playouts *playouts_new(struct tree *tree, struct sample *sample, size_t bytes)
{
  struct playouts *p = memory_new(1, sizeof *p);
  const struct position *start = tree->job->position;
  struct bits all = position_occupied(start, tree->rules);
  p->tree = tree, p->sample = sample;
  uint64_t most = tree_node_limit(tree);
  if (!most || most > MOST_NODES) most = MOST_NODES;
  if (bytes > most * sizeof *p->node) bytes = most * sizeof *p->node;
  while (!transpositions_fit(bytes)) bytes /= 2;
  p->capacity = 1 + SAMPLED_TURNS + (int)(bytes / sizeof *p->node);
  p->node = memory_new((size_t)p->capacity, sizeof *p->node);
  p->hauls = memory_new(1, sizeof *p->hauls);
  p->to_come = bits_count(&all);
  for (int i = 0; i < tree->rules->player_count; i++) p->margin[i] = evaluate_margin(tree->rules, start, i);
  random_seed(&p->random, hash_mix(start->key, tree->job->limits.seed + (uint64_t)tree->number));
  p->node[0].first = 1, p->node[0].count = sample->count;
  p->count = 1 + sample->count;
  for (int i = 0; i < sample->count; i++) p->node[1 + i].turn = sample->of[i].turn;
  return p;
}

void playouts_free(struct playouts *playouts)
{
  if (!playouts) return;
  free(playouts->node);
  free(playouts->hauls);
  free(playouts);
}

int playouts_permill(const struct playouts *playouts) { return (int)(1000 * (int64_t)playouts->count / playouts->capacity); }

int64_t sample_visits(const struct sample *sample)
{
  int64_t visits = 0;
  for (int i = 0; i < sample->count; i++) visits += atomic_load_explicit(&sample->of[i].visits, memory_order_relaxed);
  return visits;
}

double sampled_worth(const struct sampled *sampled)
{
  double visits = (double)atomic_load_explicit(&sampled->visits, memory_order_relaxed);
  return (double)atomic_load_explicit(&sampled->worth, memory_order_relaxed) / ONE / visits - DOUBT / sqrt(visits);
}

/* ---- the tree ---- */

/* As a tree policy with priors (Rosin, Multi-armed Bandits with Episode Context, 2011), the prior falling with the place in the order. */
static double promise(int place, double visits, double worth, double parent_visits, double parent_worth)
{
  double mean = visits > 0 ? worth / visits : parent_worth - WORSE * place;
  return mean + CURIOSITY / (place + 2) * sqrt(parent_visits) / (1 + visits);
}

/* What all threads know of the root's turns counts; below, each thread knows its own tree. */
static int choose(const struct playouts *p, int at, int side)
{
  const struct node *node = &p->node[at];
  double most = -INFINITY, visits = node->visits, worth = visits > 0 ? (double)node->worth[side] / visits : 0;
  int best = node->first;
  for (int i = 0; i < node->count; i++) {
    const struct node *child = &p->node[node->first + i];
    double child_visits = child->visits, child_worth = (double)child->worth[side];
    if (at == 0) {
      child_visits = (double)atomic_load_explicit(&p->sample->of[i].visits, memory_order_relaxed);
      child_worth = (double)atomic_load_explicit(&p->sample->of[i].worth, memory_order_relaxed) / ONE;
    }
    double value = promise(i, child_visits, child_worth, visits, worth);
    if (value > most) most = value, best = node->first + i;
  }
  return best;
}

struct rated {
  int cell, value;
};

static int by_value(const void *a, const void *b)
{
  const struct rated *x = a, *y = b;
  return x->value != y->value ? (x->value < y->value ? 1 : -1) : x->cell - y->cell;
}

/* The children of a position: the longest chain of each piece, the best by what it takes, less half of what it leaves to the next. */
static void grow(struct playouts *p, int at, const struct position *position)
{
  const struct rules *rules = p->tree->rules;
  struct rated rated[MAX_CELLS];
  int count = 0;
  hauls_find(p->hauls, rules, position);
  for (int c = bits_next(&p->hauls->can, 0); c >= 0; c = bits_next(&p->hauls->can, c + 1)) {
    struct position next;
    struct turn turn = hauls_turn(p->hauls, c, rules, position);
    turn_apply(&next, rules, position, &turn);
    p->tree->nodes++;
    if (tree_spend(p->tree, 0)) return;
    rated[count++] = (struct rated){c, 2 * p->hauls->haul[c].count - hauls_most(p->hauls, rules, &next, MAX_CELLS)};
  }
  qsort(rated, (size_t)count, sizeof *rated, by_value);
  if (count > WIDTH) count = WIDTH;
  if (p->count + count > p->capacity) return;
  p->node[at].first = p->count, p->node[at].count = count;
  for (int i = 0; i < count; i++) p->node[p->count++] = (struct node){.turn = hauls_turn(p->hauls, rated[i].cell, rules, position)};
}

/* ---- a playout ---- */

static void go(struct position *position, const struct rules *rules, const struct turn *turn)
{
  struct position next;
  turn_apply(&next, rules, position, turn);
  position_copy(position, &next, rules);
}

/* Each takes the longest chain, more or less, to the end. How many turns that were; -1: it was stopped. */
static int play_on(struct playouts *p, struct position *position)
{
  for (int turns = 0;; turns++) {
    int most = -1, best = NO_CELL;
    p->tree->nodes++;
    if (tree_spend(p->tree, 0)) return -1;
    hauls_find(p->hauls, p->tree->rules, position);
    for (int c = bits_next(&p->hauls->can, 0); c >= 0; c = bits_next(&p->hauls->can, c + 1)) {
      int value = PIECE * p->hauls->haul[c].count + (int)random_below(&p->random, WHIM);
      if (value > most) most = value, best = c;
    }
    if (best == NO_CELL) return turns;
    struct turn turn = hauls_turn(p->hauls, best, p->tree->rules, position);
    go(position, p->tree->rules, &turn);
  }
}

static double worth_of(const struct playouts *p, const struct position *end, int player)
{
  int margin = evaluate_margin(p->tree->rules, end, player), as_good = 1;
  for (int q = 0; q < p->tree->rules->player_count; q++) as_good += q != player && end->score[q] == end->score[player];
  return (margin < 0 ? 0 : PLACE / as_good) + AHEAD * (margin - p->margin[player]) / p->to_come;
}

static void learn(struct playouts *p, const int path[SEARCH_PLIES], int length, const struct position *end)
{
  for (int player = 0; player < p->tree->rules->player_count; player++) {
    double worth = worth_of(p, end, player);
    for (int i = 0; i < length; i++) p->node[path[i]].worth[player] += (float)worth;
    if (player != p->tree->me) continue;
    struct sampled *sampled = &p->sample->of[path[1] - 1];
    atomic_fetch_add_explicit(&sampled->visits, 1, memory_order_relaxed);
    atomic_fetch_add_explicit(&sampled->worth, (int_least64_t)(worth * ONE), memory_order_relaxed);
    atomic_fetch_add_explicit(&sampled->margin, evaluate_margin(p->tree->rules, end, player), memory_order_relaxed);
  }
  for (int i = 0; i < length; i++) p->node[path[i]].visits++;
}

static void play_out(struct playouts *p)
{
  int path[SEARCH_PLIES] = {0}, length = 1, at = 0;
  struct position position;
  position_copy(&position, p->tree->job->position, p->tree->rules);
  while (length < SEARCH_PLIES) {
    if (!p->node[at].count && p->node[at].visits >= RIPE) grow(p, at, &position);
    if (!p->node[at].count) break;
    at = choose(p, at, position.side);
    go(&position, p->tree->rules, &p->node[at].turn);
    path[length++] = at;
  }
  int turns = play_on(p, &position);
  if (turns < 0) return;
  if (length - 1 + turns > p->tree->deepest) p->tree->deepest = length - 1 + turns;
  learn(p, path, length, &position);
}

bool playouts_run(struct playouts *playouts, int64_t wanted)
{
  playouts->tree->judged++; /* that it was sampled tells nothing for certain */
  while (!playouts->tree->stopped && sample_visits(playouts->sample) < wanted) play_out(playouts);
  return !playouts->tree->stopped;
}

void playouts_line(struct variation *out, const struct playouts *playouts, int i)
{
  int at = 1 + i;
  out->count = 0;
  while (out->count < SEARCH_PLIES - 1) {
    const struct node *node = &playouts->node[at];
    int most = OFTEN - 1, best = 0;
    for (int k = node->first; k < node->first + node->count; k++)
      if (playouts->node[k].visits > most) most = playouts->node[k].visits, best = k;
    if (!best) return;
    out->turn[out->count++] = playouts->node[best].turn;
    at = best;
  }
}
