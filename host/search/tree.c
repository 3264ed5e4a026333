#include "search/tree.h"

#include "base/memory.h"
#include "core/outcome.h"
#include "core/routes.h"
#include "endgame/tables.h"
#include "platform/clock.h"
#include "search/answers.h"
#include "search/candidates.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define TURN_HASH UINT64_C(0x9e3779b97f4a7c15)

enum { WORK = 512, HAULS_WORK = 16, SCRIPT_WORK = 1, LOOKS = 16 /* at how many there are, before the last of the nodes */ };
enum { QUIET_EFFORT = 1000, ORDERED = 64, CHOSEN_PER_NODE = 16, ENDED = 100 /* the depth of what was searched to the end */ };

uint64_t team_nodes(const struct team *team)
{
  uint64_t nodes = 0;
  for (int i = 0; i < team->count; i++) nodes += atomic_load_explicit(&team->of[i].nodes, memory_order_relaxed);
  return nodes;
}

uint64_t tree_node_limit(const struct tree *tree)
{
  uint64_t of_level = tree->level->nodes, of_limits = tree->job->limits.nodes;
  return of_level && (!of_limits || of_level < of_limits) ? of_level : of_limits;
}

/* The fewer positions may be looked at the more often they are counted, so that they are not many more. */
static void limit_nodes(struct tree *tree, uint64_t limit, uint64_t to_come)
{
  if (!to_come || (tree->node_limit && tree->node_limit <= limit)) return;
  tree->node_limit = limit;
  if (to_come / LOOKS < (uint64_t)tree->patience) tree->work = tree->patience = 1 + (int)(to_come / LOOKS);
}

/* One call of a script's function may take long, and so may the longest chains of a position where captures are not the plain ones. */
static int first_patience(const struct tree *tree)
{
  if (rules_ask_script(tree->rules)) return SCRIPT_WORK;
  return tree->harvest && !tree->rules->plain_captures ? HAULS_WORK : WORK;
}

void tree_limit_by_level(struct tree *tree)
{
  if (tree->number == 0) limit_nodes(tree, team_nodes(tree->team) + tree->level->nodes, tree->level->nodes);
}

void tree_init(struct tree *tree, const struct search_job *job, struct transpositions *table, struct team *team, int number)
{
  const struct rules *rules = job->rules;
  memset(tree, 0, sizeof *tree);
  tree->job = job;
  tree->table = table;
  tree->team = team, tree->number = number;
  tree->rules = rules;
  tree->me = job->position->side;
  enum nature nature = nature_of(rules);
  tree->level = level_of(nature, job->limits.level);
  evaluator_init(&tree->evaluator, job->rules);
  tree->quiet_turns = has_quiet_turns(job->rules);
  tree->harvest = nature == NATURE_HARVEST, tree->race = nature == NATURE_RACE;
  bool to_the_last = tree->harvest && rules->no_turn == NO_TURN_MOST_CAPTURED && rules->goal == GOAL_NONE && !rules->ending;
  tree->to_go = to_the_last && rules->player_count == 2;
  tree->sampled = to_the_last && rules->player_count > 2 && !rules->few_limit;
  if (tree->harvest) tree->hauls = memory_new(SEARCH_PLIES, sizeof *tree->hauls);
  for (int i = 0; i < SEARCH_PLIES; i++) turn_list_init(&tree->list[i]);
  turn_list_init(&tree->one);
  tree->pooled = answers_are_pooled(job->rules);
  tree->key = memory_new((size_t)job->before_count + SEARCH_PLIES + 2, sizeof *tree->key);
  for (int i = 0; i < job->before_count; i++) tree->key[tree->key_count++] = job->before[i].key;
  tree->game_keys = tree->key_count;
  tree->table_pieces = job->tables && level_is_full(job->limits.level) ? tables_most_pieces(job->tables) : 0; /* a weaker level does not know them */
  tree->start_ms = clock_ms();
  tree->work = tree->patience = first_patience(tree);
  if (number == 0) {
    tree->end_ms = job->limits.ms ? tree->start_ms + job->limits.ms : 0;
    limit_nodes(tree, job->limits.nodes, job->limits.nodes);
  }
  stale_find(&tree->stale, tree);
}

void tree_release(struct tree *tree)
{
  for (int i = 0; i < SEARCH_PLIES; i++) turn_list_release(&tree->list[i]);
  turn_list_release(&tree->one);
  free(tree->key);
  free(tree->hauls);
}

bool tree_is_told(const struct tree *tree)
{
  const atomic_bool *stop = tree->job->stop;
  return atomic_load_explicit(&tree->team->end, memory_order_relaxed) || (stop && atomic_load_explicit(stop, memory_order_relaxed));
}

static bool is_late(const struct tree *tree) { return tree->end_ms && clock_ms() >= tree->end_ms; }

bool tree_is_spent(const struct tree *tree) { return (tree->node_limit && team_nodes(tree->team) >= tree->node_limit) || is_late(tree); }

bool tree_should_stop(struct tree *tree)
{
  atomic_store_explicit(&tree->team->of[tree->number].nodes, tree->nodes, memory_order_relaxed);
  tree->stopped = tree->stopped || tree_is_told(tree) || is_late(tree) || (tree->may_stop && tree_is_spent(tree));
  return tree->stopped;
}

bool tree_spend(struct tree *tree, size_t turns)
{
  int work = 1 + (int)(turns / 4);
  tree->effort += work, tree->work -= work;
  if (tree->work > 0) return tree->stopped;
  tree->work = tree->patience;
  return tree_should_stop(tree);
}

uint32_t turn_hash(const struct turn *turn)
{
  uint64_t hash = (uint64_t)turn->from << 24 | (uint64_t)turn->to << 16 | (uint64_t)turn->kind << 8 | (turn->type == TURN_PASS);
  for (int i = 0; i < MAX_WORDS; i++) hash = hash * TURN_HASH + turn->captured.word[i]; /* simple, as it is asked for every turn of every position */
  return (uint32_t)hash_mix(0, hash) | 1;
}

/* ---- what a position is worth by itself ---- */

static int camp(const struct tree *tree, const struct position *position) { return position->side == tree->me ? 1 : -1; }

/* Scores and places are no part of a position's key. With more than two players, what is known of a position depends on who asks. */
static uint64_t key_of(const struct tree *tree, const struct position *position)
{
  uint64_t key = tree->rules->player_count > 2 ? hash_mix(position->key, (uint64_t)tree->me) : position->key;
  if (tree->rules->keeps_score && !tree->to_go)
    for (int p = 0; p < tree->rules->player_count; p++) key = hash_mix(key, (uint64_t)position->score[p]);
  if (tree->stale.on) key = hash_mix(key, tree->stale.key);
  return position->finished ? hash_mix(key, position->finished) : key;
}

static int blur_of(const struct tree *tree, uint64_t key)
{
  int blur = tree->level->blur;
  return blur ? (int)(hash_mix(key, tree->job->limits.seed) % (uint64_t)(2 * blur + 1)) - blur : 0;
}

/* The hauls of a position at this ply, made from those of the ply before. */
static struct hauls *hauls_at(struct tree *tree, const struct position *position, int ply)
{
  if (ply > 0) hauls_copy(&tree->hauls[ply], &tree->hauls[ply - 1]);
  hauls_find(&tree->hauls[ply], tree->rules, position);
  return &tree->hauls[ply];
}

static void note_script_error(struct tree *tree, bool *failed, const struct error *err)
{
  *failed = true;
  if (!*tree->script_error) snprintf(tree->script_error, sizeof tree->script_error, "%.*s", SCRIPT_ERROR_SIZE - 1, err->message);
}

const int *tree_ask(int room[MAX_PLAYERS], struct tree *tree, const struct position *position)
{
  struct error err;
  if (!tree->rules->evaluate || tree->evaluation_failed) return NULL;
  if (!evaluate_script(room, tree->rules, position, &err)) note_script_error(tree, &tree->evaluation_failed, &err);
  return room;
}

static int judge(struct tree *tree, const struct position *position)
{
  int room[MAX_PLAYERS];
  const int *more = tree_ask(room, tree, position);
  tree->judged++;
  int score = evaluate(&tree->evaluator, position, tree->me, more) + blur_of(tree, key_of(tree, position));
  if (tree->stale.on && stale_still(tree, position, more)) score = score * tree->stale.left / tree->stale.most;
  if (score > WORST_WIN - 1) score = WORST_WIN - 1;
  if (score < 1 - WORST_WIN) score = 1 - WORST_WIN;
  return score * camp(tree, position);
}

/* Of a game that ends without a winner: a draw, or where players go on for places, what those are worth that are reached. */
static int undecided(struct tree *tree, const struct position *position) { return position->finished ? judge(tree, position) : 0; }

/* Whether the game is over here, and the score then. */
static bool is_over(struct tree *tree, const struct position *position, int ply, int *score)
{
  struct outcome outcome;
  struct error err;
  if (!tree->rules->ending || tree->ending_failed) outcome = outcome_declared(tree->rules, position);
  else if (!outcome_of(&outcome, tree->rules, position, &err)) note_script_error(tree, &tree->ending_failed, &err); /* the declared endings decide */
  if (outcome.type == OUTCOME_NONE && (!tree->rules->quiet_limit || position->quiet < tree->rules->quiet_limit)) return false;
  if (outcome.type != OUTCOME_WIN || outcome.reason == REASON_PLACES) {
    *score = undecided(tree, position);
    return true;
  }
  /* A game of points is worth its margin, and a little for winning at all: it is not won sooner or later. */
  int won = tree->rules->keeps_score ? MAN * abs(evaluate_margin(tree->rules, position, tree->me)) + (tree->to_go ? 0 : WON_AT_ALL) : SCORE_WIN - ply;
  *score = (outcome.winner == tree->me ? won : -won) * camp(tree, position);
  return true;
}

/* Whether a table knows how it ends, and the score then. */
static bool is_solved(const struct tree *tree, const struct position *position, int ply, int *score)
{
  if (!tree->table_pieces) return false;
  struct bits all = position_occupied(position, tree->rules);
  if (bits_count(&all) > tree->table_pieces) return false;
  struct ending ending = tables_ask(tree->job->tables, position);
  int won = SCORE_WIN - ply - ending.plies;
  *score = ending.verdict == VERDICT_WIN ? won : ending.verdict == VERDICT_LOSS ? -won : 0;
  return ending.verdict != VERDICT_UNKNOWN;
}

/* A position of the line that comes back counts as a draw at once, one of the game when it would be one. */
static bool is_repeated(const struct tree *tree, uint64_t key)
{
  if (!tree->rules->repetition) return false;
  int seen = 0;
  for (int i = tree->key_count - 1; i >= 0; i--) {
    if (tree->key[i] != key) continue;
    if (i >= tree->game_keys || ++seen + 1 >= tree->rules->repetition) return true;
  }
  return false;
}

/* ---- order ---- */

static int order_of(const struct tree *tree, int side, const struct turn *turn, uint32_t hash, uint32_t first, int ply)
{
  if (hash == first) return INT32_MAX;
  int captured = bits_count(&turn->captured);
  if (captured) return 1000000 + 1000 * captured + evaluate_move(&tree->evaluator, side, turn);
  if (hash == tree->killer[ply][0]) return 900000;
  if (hash == tree->killer[ply][1]) return 800000;
  int history = tree->history[turn->from][turn->to];
  return 8 * evaluate_move(&tree->evaluator, side, turn) + (history < 400000 ? history : 400000);
}

struct ordered {
  int value;
  uint32_t index, hash;
};

static int by_value(const void *a, const void *b)
{
  const struct ordered *x = a, *y = b;
  if (x->value != y->value) return x->value < y->value ? 1 : -1;
  return x->index < y->index ? -1 : x->index > y->index;
}

static struct ordered *order(const struct tree *tree, const struct answers *answers, const struct turn_list *list, uint32_t first, int ply,
                             struct ordered small[ORDERED])
{
  struct ordered *out = list->count <= ORDERED ? small : memory_new(list->count, sizeof *out);
  for (size_t i = 0; i < list->count; i++) {
    uint32_t hash = turn_hash(&list->turn[i]);
    out[i] = (struct ordered){order_of(tree, answers_side(answers, i), &list->turn[i], hash, first, ply), (uint32_t)i, hash};
  }
  qsort(out, list->count, sizeof *out, by_value);
  return out;
}

static void reward(struct tree *tree, const struct turn *turn, uint32_t hash, int depth, int ply)
{
  if (!bits_empty(&turn->captured)) return;
  if (tree->killer[ply][0] != hash) tree->killer[ply][1] = tree->killer[ply][0], tree->killer[ply][0] = hash;
  int32_t *history = &tree->history[turn->from][turn->to];
  *history += depth * depth;
  if (*history < 1 << 20) return;
  for (int f = 0; f < MAX_CELLS; f++)
    for (int t = 0; t < MAX_CELLS; t++) tree->history[f][t] /= 2;
}

/* ---- the tree ---- */

static int search(struct tree *tree, const struct position *position, int depth, int ply, int alpha, int beta);

/* A score as the camp of `parent` sees it. */
static int child_as_it_is(struct tree *tree, const struct position *parent, const struct position *next, int depth, int ply, int alpha, int beta)
{
  if (camp(tree, parent) == camp(tree, next)) return search(tree, next, depth, ply, alpha, beta);
  return -search(tree, next, depth, ply, -beta, -alpha);
}

static int child(struct tree *tree, const struct position *parent, const struct position *next, int depth, int ply, int alpha, int beta)
{
  if (!tree->still[ply - 1]) return child_as_it_is(tree, parent, next, depth, ply, alpha, beta);
  return stale_shrink(child_as_it_is(tree, parent, next, depth, ply, stale_unshrink(alpha), stale_unshrink(beta - 1) + 1));
}

static void extend_line(struct tree *tree, int ply, const struct turn *turn)
{
  struct variation *line = &tree->best[ply];
  const struct variation *rest = &tree->best[ply + 1];
  int count = rest->count < SEARCH_PLIES - 1 ? rest->count : SEARCH_PLIES - 1;
  line->turn[0] = *turn;
  memcpy(line->turn + 1, rest->turn, (size_t)count * sizeof *turn);
  line->count = count + 1;
}

/* Beyond the depth only captures are followed, where there are other turns too: a position in the midst of an exchange tells nothing. Where captures
   make room for ever more of them, that has its bound. */
static bool is_restless(const struct tree *tree, const struct position *position, int depth, int ply)
{
  if (!tree->rules->can_capture || -depth >= tree->level->quiet || ply >= SEARCH_PLIES - 2) return false;
  if (tree->quiet_until && tree->effort >= tree->quiet_until) return false;
  return tree->quiet_turns && captures_exist(tree->rules, position);
}

/* What the table's scores leave out. */
static int captured_before(const struct tree *tree, const struct position *position)
{
  return tree->to_go ? MAN * evaluate_margin(tree->rules, position, position->side) : 0;
}

static bool from_table(struct tree *tree, const struct position *position, int depth, int ply, int alpha, int beta, int *score, uint32_t *first)
{
  struct table_entry entry;
  if (!transpositions_find(&entry, tree->table, key_of(tree, position))) return false;
  *first = entry.turn;
  if (entry.depth < depth) return false;
  *score = entry.score > WORST_WIN ? entry.score - ply : entry.score < -WORST_WIN ? entry.score + ply : entry.score;
  *score += captured_before(tree, position);
  bool tells = entry.bound == BOUND_EXACT || (entry.bound == BOUND_LOWER && *score >= beta) || (entry.bound == BOUND_UPPER && *score <= alpha);
  tree->judged += tells && entry.depth != ENDED;
  return tells;
}

static void to_table(struct tree *tree, const struct position *position, int depth, int ply, int score, uint32_t turn, enum bound bound)
{
  score -= captured_before(tree, position);
  int kept = score > WORST_WIN ? score + ply : score < -WORST_WIN ? score - ply : score;
  struct table_entry entry = {turn, (int16_t)kept, (int8_t)(depth < -100 ? -100 : depth > 100 ? 100 : depth), (uint8_t)bound};
  transpositions_store(tree->table, key_of(tree, position), &entry);
}

/* Late quiet turns are looked at less deeply first. */
static int reduction(const struct tree *tree, int depth, size_t number, const struct turn *turn)
{
  if (depth < 3 || number < 4 || (!tree->harvest && !bits_empty(&turn->captured))) return 0;
  return number < 12 || depth < 5 ? 1 : 2;
}

/* `next`: the position after the turn. */
static int search_turn(struct tree *tree, const struct position *position, const struct position *next, const struct turn *turn, size_t number, int depth,
                       int ply, int alpha, int beta)
{
  if (number == 0) return child(tree, position, next, depth - 1, ply + 1, alpha, beta);
  int less = reduction(tree, depth, number, turn), score = child(tree, position, next, depth - 1 - less, ply + 1, alpha, alpha + 1);
  if (less && score > alpha) score = child(tree, position, next, depth - 1, ply + 1, alpha, alpha + 1);
  if (score > alpha && score < beta) score = child(tree, position, next, depth - 1, ply + 1, alpha, beta);
  return score;
}

/* A position whose turns are being searched. */
struct node {
  const struct position *position;
  int depth, ply, beta;
  int low, best;        /* the score to beat; the best so far */
  uint32_t first, best_turn;
  size_t number;        /* of turns searched */
  bool standing;        /* only captures are looked at: not capturing counts already */
};

/* In a harvest of two the last turn before the leaves is worth at most what it captures: whoever comes next takes something too, or the game is over.
   So what captures too little need not be tried. */
static bool is_last(const struct tree *tree, int depth) { return tree->to_go && depth == 1; }

static int most_worth(const struct tree *tree, const struct position *position, int captured)
{
  return MAN * (evaluate_margin(tree->rules, position, position->side) + captured) + tree->level->blur;
}

/* Whether even the longest chain is too little, and the most that it may be worth then. */
static bool is_too_little(struct tree *tree, const struct position *position, int ply, int alpha, int *most)
{
  int now = most_worth(tree, position, 0), enough = alpha < now ? 0 : (alpha - now) / MAN + 1;
  if (!enough) return false;
  *most = now + MAN * hauls_most(&tree->hauls[ply - 1], tree->rules, position, enough);
  return *most <= alpha;
}

/* Searches the turns of the list of this ply; those that are hauls of `tried` were searched before. */
static void search_list(struct tree *tree, struct node *node, const struct answers *answers, const struct hauls *tried)
{
  const struct turn_list *list = &tree->list[node->ply];
  struct ordered small[ORDERED], *sorted = order(tree, answers, list, node->first, node->ply, small);
  for (size_t i = 0; i < list->count && node->best < node->beta && !tree->stopped; i++) {
    struct turn turn = list->turn[sorted[i].index];
    if (node->standing && bits_empty(&turn.captured)) break; /* captures come first */
    if (tried && hauls_have(tried, &turn)) continue;
    int most = is_last(tree, node->depth) ? most_worth(tree, node->position, bits_count(&turn.captured)) : INFINITE_SCORE;
    if (most <= node->low) {
      if (most > node->best) node->best = most;
      tree->judged++;
      continue;
    }
    struct position next;
    answers_play(&next, tree, node->position, answers_side(answers, sorted[i].index), &turn);
    int score = search_turn(tree, node->position, &next, &turn, node->number++, node->depth, node->ply, node->low, node->beta);
    if (tree->stopped || score <= node->best) continue;
    node->best = score, node->best_turn = sorted[i].hash;
    if (score > node->low) node->low = score, extend_line(tree, node->ply, &turn);
    if (score >= node->beta) reward(tree, &turn, sorted[i].hash, node->depth, node->ply);
  }
  if (sorted != small) free(sorted);
}

/* The longest chain of each piece often decides, before all turns are listed. True: they were searched, and need not be again. */
static bool search_hauls(struct tree *tree, struct node *node, const struct hauls *hauls)
{
  struct turn_list *list = &tree->list[node->ply];
  bool first_is_there = !node->first;
  list->count = 0;
  for (int c = bits_next(&hauls->can, 0); c >= 0; c = bits_next(&hauls->can, c + 1)) {
    if (list->count == list->capacity) turn_list_grow(list);
    list->turn[list->count] = hauls_turn(hauls, c, tree->rules, node->position);
    first_is_there |= turn_hash(&list->turn[list->count++]) == node->first;
  }
  struct answers answers = {.count = 1, .side = {node->position->side}, .end = {list->count}};
  if (first_is_there) search_list(tree, node, &answers, NULL);
  return first_is_there;
}

/* Where there are too many turns to look at all, choosing among them (search/candidates.h) takes as long as many positions, and counts as these.
   A harvest knows the best of them beforehand, and a pool joins several players' short lists. */
static void count_choice(struct tree *tree, const struct turn_list *list)
{
  if (!list->complete && !tree->harvest && !tree->pooled) tree->nodes += list->count / CHOSEN_PER_NODE;
}

/* Every turn, or with `standing` only captures. */
static int search_turns(struct tree *tree, const struct position *position, int depth, int ply, int alpha, int beta, uint32_t first, bool standing)
{
  struct turn_list *list = &tree->list[ply];
  int most;
  if (is_last(tree, depth) && is_too_little(tree, position, ply, alpha, &most)) {
    tree->judged++;
    return most;
  }
  struct node node = {position, depth, ply, beta, alpha, standing ? alpha : -INFINITE_SCORE, first, 0, 0, standing};
  const struct hauls *hauls = tree->harvest ? hauls_at(tree, position, ply) : NULL;
  int room[MAX_PLAYERS];
  tree->still[ply] = tree->stale.on && stale_still(tree, position, tree_ask(room, tree, position));
  uint64_t judged = tree->judged;
  tree->key[tree->key_count++] = position->key;
  bool tried = hauls && search_hauls(tree, &node, hauls);
  if (node.best < beta && !tree->stopped) {
    struct answers answers;
    answers_find(&answers, tree, position, ply);
    count_choice(tree, list);
    tree->judged += !list->complete; /* what is not looked at is as good as judged */
    if (!tree_spend(tree, list->count)) search_list(tree, &node, &answers, tried ? hauls : NULL);
  }
  tree->key_count--;
  if (tree->stopped) return 0;
  if (tree->to_go && tree->judged == judged) depth = ENDED;
  to_table(tree, position, depth, ply, node.best, node.best_turn, node.best >= beta ? BOUND_LOWER : node.best > alpha ? BOUND_EXACT : BOUND_UPPER);
  return node.best;
}

/* A leaf. In a harvest whoever is to move will take the most there is, and leave something to the next: half of it counts. Found out only as
   far as it matters. */
static int search_leaf(struct tree *tree, const struct position *position, int ply, int beta)
{
  int score = judge(tree, position);
  if (!tree->harvest) return score;
  int enough = score >= beta ? 0 : (beta - score + MAN / 2 - 1) / (MAN / 2);
  return score + MAN / 2 * hauls_most(&tree->hauls[ply - 1], tree->rules, position, enough);
}

static int search(struct tree *tree, const struct position *position, int depth, int ply, int alpha, int beta)
{
  int score;
  uint32_t first = 0;
  tree->nodes++;
  if (ply > tree->deepest) tree->deepest = ply;
  tree->best[ply].count = 0;
  if (tree_spend(tree, 0)) return 0;
  if (is_over(tree, position, ply, &score)) return score;
  if (tree->pooled && position->finished >> tree->me & 1) return judge(tree, position); /* who asks is home and moves no more */
  if (is_repeated(tree, position->key)) return undecided(tree, position);
  if (is_solved(tree, position, ply, &score)) return score;
  bool deeper = depth > 0 && ply < SEARCH_PLIES - 1;
  if (!deeper && !is_restless(tree, position, depth, ply)) return search_leaf(tree, position, ply, beta);
  if (from_table(tree, position, depth, ply, alpha, beta, &score, &first) && beta - alpha == 1) return score;
  bool standing = !deeper && tree->rules->duty == DUTY_NONE;
  if (standing) {
    score = judge(tree, position);
    if (score >= beta) return score;
    if (score > alpha) alpha = score;
  }
  bool first_beyond = !deeper && !tree->quiet_until;
  if (first_beyond) tree->quiet_until = tree->effort + QUIET_EFFORT;
  score = search_turns(tree, position, depth, ply, alpha, beta, first, standing);
  if (first_beyond) tree->quiet_until = 0;
  return score;
}

int tree_score(struct tree *tree, const struct position *position, const struct turn *turn, int depth, int alpha, int beta)
{
  struct position next;
  turn_apply(&next, tree->rules, position, turn);
  if (tree->harvest) hauls_at(tree, position, 0);
  tree->key[tree->key_count++] = position->key;
  int score = child(tree, position, &next, depth - 1, 1, alpha, beta);
  tree->key_count--;
  return score;
}
