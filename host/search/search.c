#include "search/search.h"

#include "base/memory.h"
#include "platform/clock.h"
#include "search/candidates.h"
#include "search/playouts.h"
#include "search/score.h"

#include <math.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

enum { ROOT_LIMIT = 4000 };

struct root_turn {
  struct turn turn;
  int score, order; /* of the depth before; where it stood in the list */
  int back;         /* in a stale game, how far it goes back (search/stale.h): of turns that are as good the one that does most is played */
  int sampled;      /* its number in the sample + 1; 0: it is not in it */
  int64_t visits;   /* playouts that began with it */
  double worth;     /* in these, on average, less what may be chance */
  struct variation line;
};

struct root {
  struct root_turn *turn; /* owned; best first */
  size_t count;
  struct turn_list list;  /* as they were found, with the ways they go */
  bool ended;             /* every line has been searched to the end of the game */
  int best, shift;        /* the score of the best turn, INFINITE_SCORE before there is one; what is told is so much more (see even_out) */
  struct playouts *playouts; /* owned; of a game that is sampled, else NULL */
};

static int by_score(const void *a, const void *b)
{
  const struct root_turn *x = a, *y = b;
  if (x->score != y->score) return x->score < y->score ? 1 : -1;
  if (x->back != y->back) return x->back < y->back ? 1 : -1;
  if (x->visits != y->visits) return x->visits < y->visits ? 1 : -1;
  return x->order < y->order ? -1 : x->order > y->order;
}

static void root_init(struct root *root, struct tree *tree)
{
  root->ended = false, root->playouts = NULL, root->best = INFINITE_SCORE, root->shift = 0;
  turn_list_init(&root->list);
  candidates_find(&root->list, tree->rules, tree->job->position, ROOT_LIMIT, true);
  root->count = root->list.count;
  root->turn = memory_new(root->count + 1, sizeof *root->turn);
  for (size_t i = 0; i < root->count; i++) {
    struct root_turn *r = &root->turn[i];
    r->turn = root->list.turn[i];
    r->order = (int)i;
    r->back = tree->stale.on && !tree->stale.left ? stale_back(tree, &r->turn) : 0;
    r->score = 100 * bits_count(&r->turn.captured) + evaluate_move(&tree->evaluator, tree->me, &r->turn);
    r->line.turn[0] = r->turn;
    r->line.count = 1;
  }
  qsort(root->turn, root->count, sizeof *root->turn, by_score);
}

static void root_release(struct root *root)
{
  turn_list_release(&root->list);
  playouts_free(root->playouts);
  free(root->turn);
}

static void take_line(struct root_turn *r, const struct variation *rest)
{
  int count = rest->count < SEARCH_PLIES - 1 ? rest->count : SEARCH_PLIES - 1;
  r->line.turn[0] = r->turn;
  memcpy(r->line.turn + 1, rest->turn, (size_t)count * sizeof r->turn);
  r->line.count = count + 1;
}

/* One depth over all turns of the root. The `lines` best get exact scores, the others bounds below them. False: it was stopped, and only
   the turns before that have new scores. */
static bool search_root(struct root *root, struct tree *tree, int depth, int lines)
{
  int best[SEARCH_LINES], back = 0; /* the scores of the best lines so far, falling; how far the first of them goes back */
  for (int i = 0; i < lines; i++) best[i] = -INFINITE_SCORE;
  for (size_t i = 0; i < root->count; i++) {
    struct root_turn *r = &root->turn[i];
    int alpha = best[lines - 1], score;
    if (alpha == best[0] && r->back > back) alpha--; /* as good is better */
    if ((int)i < lines) score = tree_score(tree, tree->job->position, &r->turn, depth, -INFINITE_SCORE, INFINITE_SCORE);
    else {
      score = tree_score(tree, tree->job->position, &r->turn, depth, alpha, alpha + 1);
      if (!tree->stopped && score > alpha) score = tree_score(tree, tree->job->position, &r->turn, depth, alpha, INFINITE_SCORE);
    }
    if (tree->stopped) {
      for (size_t k = i; k < root->count; k++) root->turn[k].score = -INFINITE_SCORE;
      return false;
    }
    r->score = score > alpha ? score : -INFINITE_SCORE + 1;
    if (score <= alpha) continue;
    take_line(r, &tree->best[1]);
    if (score > best[0] || (score == best[0] && r->back > back)) back = r->back;
    int at = lines - 1;
    for (; at > 0 && best[at - 1] < score; at--) best[at] = best[at - 1];
    best[at] = score;
    tree->may_stop = true;
  }
  return true;
}

/* ---- a game that is sampled (search/playouts.h): first what each turn takes and leaves, then playouts of the best of these ---- */

static size_t table_bytes(const struct search_job *job) { return (size_t)(job->limits.hash_mb ? job->limits.hash_mb : HASH_MB) << 20; }

static struct playouts *playouts_of(struct tree *tree)
{
  return playouts_new(tree, tree->team->sample, table_bytes(tree->job) / (size_t)tree->team->count);
}

/* Each turn by itself, all exactly. False: it was stopped. */
static bool weigh_root(struct root *root, struct tree *tree)
{
  for (size_t i = 0; i < root->count; i++) root->turn[i].score = -INFINITE_SCORE;
  for (size_t i = 0; i < root->count; i++) {
    int score = tree_score(tree, tree->job->position, &root->turn[i].turn, 1, -INFINITE_SCORE, INFINITE_SCORE);
    if (tree->stopped) return false;
    root->turn[i].score = score;
    tree->may_stop = true;
  }
  return true;
}

static void begin_sample(struct sample *sample, struct root *root)
{
  for (; sample->count < SAMPLED_TURNS && (size_t)sample->count < root->count; sample->count++) {
    sample->of[sample->count].turn = root->turn[sample->count].turn;
    root->turn[sample->count].sampled = sample->count + 1;
  }
}

static int by_visits(const void *a, const void *b)
{
  const struct root_turn *x = a, *y = b;
  if (x->visits != y->visits) return x->visits < y->visits ? 1 : -1;
  if (!x->sampled != !y->sampled) return x->sampled ? -1 : 1;
  return x->sampled - y->sampled;
}

static int by_worth(const void *a, const void *b)
{
  const struct root_turn *x = a, *y = b;
  if (x->worth > y->worth || x->worth < y->worth) return x->worth < y->worth ? 1 : -1;
  return by_visits(a, b);
}

static void take_visits(struct root_turn *r, const struct sample *sample)
{
  const struct sampled *sampled = r->sampled ? &sample->of[r->sampled - 1] : NULL;
  r->visits = sampled ? atomic_load_explicit(&sampled->visits, memory_order_relaxed) : 0;
  r->worth = r->visits ? sampled_worth(sampled) : -INFINITY;
}

/* The turn that was played most often is the best, as it is what the playouts came back to; of the others each is as good as what came of it.
   What is told is the margin on average, and of the others never more. */
static void rank_sampled(struct root *root, struct tree *tree)
{
  struct sample *sample = tree->team->sample;
  if (sample_visits(sample) < FIRST_PLAYOUTS) return; /* too few to tell */
  for (size_t i = 0; i < root->count; i++) take_visits(&root->turn[i], sample);
  qsort(root->turn, root->count, sizeof *root->turn, by_visits);
  qsort(root->turn + 1, root->count - 1, sizeof *root->turn, by_worth);
  int most = WON_AT_ALL;
  for (size_t i = 0; i < root->count; i++) {
    struct root_turn *r = &root->turn[i];
    r->score = -INFINITE_SCORE + 1;
    if (!r->visits) continue;
    int score = (int)(MAN * atomic_load_explicit(&sample->of[r->sampled - 1].margin, memory_order_relaxed) / r->visits);
    r->score = most = score < most ? score : most;
    struct variation rest;
    playouts_line(&rest, root->playouts, r->sampled - 1);
    take_line(r, &rest);
  }
}

/* Each depth has twice the playouts of the one before. */
static bool sample_root(struct root *root, struct tree *tree, int depth)
{
  bool whole = depth == 1 ? weigh_root(root, tree) : playouts_run(root->playouts, (int64_t)FIRST_PLAYOUTS << (depth - 2));
  if (depth > 1) rank_sampled(root, tree);
  return whole;
}

static bool has_score(const struct root_turn *r) { return r->score > -INFINITE_SCORE + 1; }

/* The line with the way each turn goes. It is cut where one cannot be found, and who waits for the answer gets the turn to play alone. */
static void write_line(struct search_line *out, const struct tree *tree, const struct root *root, const struct root_turn *r, int depth)
{
  struct position position, next;
  position_copy(&position, tree->job->position, tree->rules);
  out->score = r->score + (score_is_decided(r->score) ? 0 : root->shift), out->depth = depth, out->count = 0;
  out->final = tree->rules->keeps_score && (root->ended || abs(r->score) > WON_AT_ALL);
  if (tree->rules->keeps_score && abs(r->score) > WON_AT_ALL) out->score -= r->score > 0 ? WON_AT_ALL : -WON_AT_ALL; /* what is told is the margin */
  for (int i = 0; i < r->line.count && (i == 0 || !tree_is_told(tree)); i++) {
    bool known = i == 0 ? candidates_path(&out->path[i], tree->rules, &position, &root->list, (size_t)r->order)
                        : candidates_find_path(&out->path[i], tree->rules, &position, &r->line.turn[i], WIDTH_LIMIT);
    if (!known) break;
    out->turn[i] = r->line.turn[i];
    out->count++;
    turn_apply(&next, tree->rules, &position, &r->line.turn[i]);
    position_copy(&position, &next, tree->rules);
  }
}

/* In a race whoever moves last in a line is ahead by that turn's gain, so that depths say too much and too little by turns. What is told is
   halfway between a depth and the one before. */
static void even_out(struct root *root, const struct tree *tree)
{
  int before = root->best;
  root->best = root->turn[0].score;
  root->shift = tree->race && !score_is_decided(before) && !score_is_decided(root->best) ? (before - root->best) / 2 : 0;
}

static int hash_permill(const struct tree *tree, const struct root *root)
{
  return root->playouts ? playouts_permill(root->playouts) : transpositions_permill(tree->table);
}

static bool begins_line(const struct search_info *info, const struct turn *turn)
{
  for (int i = 0; i < info->line_count; i++)
    if (turn_same(&info->line[i].turn[0], turn)) return true;
  return false;
}

/* Where a depth was not finished, only the first turns have a score of it: the lines of the depth before fill up. */
static void write_lines(struct search_info *out, const struct tree *tree, const struct root *root, int depth, int lines)
{
  struct search_line *before = memory_new(SEARCH_LINES, sizeof *before);
  int count_before = out->line_count;
  memcpy(before, out->line, (size_t)count_before * sizeof *before);
  out->line_count = 0;
  for (int i = 0; i < lines && has_score(&root->turn[i]); i++) {
    write_line(&out->line[i], tree, root, &root->turn[i], depth);
    if (out->line[i].count == 0) break;
    out->line_count++;
  }
  for (int i = 0; i < count_before && out->line_count < lines; i++)
    if (!begins_line(out, &before[i].turn[0])) out->line[out->line_count++] = before[i];
  free(before);
}

static void write_info(struct search_info *out, const struct tree *tree, const struct root *root, int depth, int lines)
{
  out->depth = depth, out->deepest = tree->deepest, out->hash_permill = hash_permill(tree, root);
  out->nodes = team_nodes(tree->team), out->ms = clock_ms() - tree->start_ms;
  out->playouts = tree->team->sample ? (uint64_t)sample_visits(tree->team->sample) : 0;
  memcpy(out->script_error, tree->script_error, sizeof out->script_error);
  write_lines(out, tree, root, depth, lines);
}

/* False: it is over. */
static bool search_depth(struct search_info *out, struct tree *tree, struct root *root, int depth, int lines)
{
  uint64_t judged = tree->judged;
  bool whole = tree->sampled ? sample_root(root, tree, depth) : search_root(root, tree, depth, lines);
  root->ended = whole && (tree->to_go || tree->sampled ? tree->judged == judged : tree->deepest < depth);
  qsort(root->turn, root->count, sizeof *root->turn, by_score);
  bool stop = tree_should_stop(tree), better = has_score(&root->turn[0]);
  if (better) even_out(root, tree);
  /* To who waits, only another turn is news. */
  bool news = better && (!tree_is_told(tree) || !turn_same(&out->line[0].turn[0], &root->turn[0].turn));
  if (news) write_info(out, tree, root, depth, lines);
  if (!whole) return false;
  if (news && tree->job->progress) tree->job->progress(tree->job->context, out);
  return !stop;
}

static int deepest_of(const struct tree *tree)
{
  const struct search_limits *limits = &tree->job->limits;
  int deepest = tree->sampled ? MOST_DOUBLINGS + 2 : SEARCH_PLIES - 2;
  if (limits->depth && limits->depth < deepest) deepest = limits->depth;
  if (tree->level->depth && tree->level->depth < deepest) deepest = tree->level->depth;
  return deepest;
}

/* Whether all the lines that are told are: the best one alone says nothing of the others. */
static bool is_decided(const struct root *root, int lines)
{
  for (int i = 0; i < lines; i++)
    if (!score_is_decided(root->turn[i].score) || !has_score(&root->turn[i])) return false;
  return true;
}

/* False: it is over. */
static bool iterate(struct search_info *out, struct tree *tree, struct root *root, int lines, int from, int to)
{
  const struct search_limits *limits = &tree->job->limits;
  for (int depth = from; depth <= to; depth++) {
    if (!search_depth(out, tree, root, depth, lines)) return false;
    if (depth == 1) tree_limit_by_level(tree);
    if (is_decided(root, lines) || root->ended) return false; /* deeper shows no more */
    if (root->count == 1 && limits->lines <= 1 && limits->ms) return false; /* there is nothing to choose, and nobody asks for more */
  }
  return true;
}

/* ---- threads: each searches the whole tree for itself; what one finds out the others read in the shared table ---- */

struct helper {
  pthread_t thread;
  struct search_job job;
  struct transpositions *table;
  struct team *team;
  int number;
  bool running;
};

/* A helper begins a depth ahead, every second one, so that they are not all at the same. What it works with it makes itself, so that its
   memory lies apart from the others' and the first thread need not wait. */
static void *help(void *context)
{
  struct helper *helper = context;
  struct search_job *job = &helper->job;
  if (rules_ask_script(job->rules)) job->rules = job->rules_of(job->rules_context, helper->number);
  if (!job->rules) return NULL;
  struct tree *tree = memory_new(1, sizeof *tree);
  struct root root = {0};
  tree_init(tree, job, helper->table, helper->team, helper->number);
  if (tree->sampled) {
    root.playouts = playouts_of(tree);
    playouts_run(root.playouts, INT64_MAX);
  } else {
    root_init(&root, tree);
    for (int depth = 1 + helper->number % 2; depth < SEARCH_PLIES - 1 && search_root(&root, tree, depth, 1); depth++)
      qsort(root.turn, root.count, sizeof *root.turn, by_score);
  }
  tree_should_stop(tree);
  root_release(&root);
  tree_release(tree);
  free(tree);
  return NULL;
}

static void start_helpers(struct helper *helper, const struct search_job *job, struct transpositions *table, struct team *team)
{
  for (int i = 1; i < team->count; i++) {
    helper[i] = (struct helper){.job = *job, .table = table, .team = team, .number = i};
    helper[i].running = pthread_create(&helper[i].thread, NULL, help, &helper[i]) == 0; /* without it the others search alone */
  }
}

static void end_helpers(struct helper *helper, struct team *team)
{
  atomic_store(&team->end, true);
  for (int i = 1; i < team->count; i++)
    if (helper[i].running) pthread_join(helper[i].thread, NULL);
}

static int thread_count(const struct search_job *job)
{
  if (job->limits.threads <= 1 || (rules_ask_script(job->rules) && !job->rules_of)) return 1;
  return job->limits.threads < SEARCH_THREADS ? job->limits.threads : SEARCH_THREADS;
}

/* Something to play is known already, whatever happens. */
static void search_together(struct search_info *out, struct tree *tree, struct root *root)
{
  struct helper helper[SEARCH_THREADS];
  const struct search_limits *limits = &tree->job->limits;
  int lines = limits->lines > 1 ? limits->lines : 1;
  if (lines > SEARCH_LINES) lines = SEARCH_LINES;
  if ((size_t)lines > root->count) lines = (int)root->count;
  struct sample sample = {0};
  int from = tree->sampled ? 2 : 1, to = deepest_of(tree);
  bool goes_on = !tree->sampled || (iterate(out, tree, root, lines, 1, 1) && from <= to);
  if (goes_on && tree->sampled) { /* it is known now which turns are worth playing out */
    begin_sample(&sample, root);
    tree->team->sample = &sample;
    root->playouts = playouts_of(tree);
  }
  if (goes_on) {
    start_helpers(helper, tree->job, tree->table, tree->team);
    iterate(out, tree, root, lines, from, to);
    end_helpers(helper, tree->team);
  }
  out->nodes = team_nodes(tree->team), out->ms = clock_ms() - tree->start_ms;
  memcpy(out->script_error, tree->script_error, sizeof out->script_error);
}

struct search_memory {
  struct transpositions table;
};

struct search_memory *search_memory_new(void) { return memory_new(1, sizeof(struct search_memory)); }

void search_memory_clear(struct search_memory *memory)
{
  transpositions_release(&memory->table);
  memset(memory, 0, sizeof *memory);
}

void search_memory_free(struct search_memory *memory)
{
  if (memory) search_memory_clear(memory);
  free(memory);
}

bool search_has_room(int hash_mb) { return transpositions_fit((size_t)hash_mb << 20); }

/* Of a table that is thrown away afterwards: more than twice the room for all positions that may be looked at would only be cleared for nothing. */
static size_t bytes_needed(const struct tree *tree, size_t bytes)
{
  uint64_t nodes = tree_node_limit(tree);
  return nodes && nodes < bytes / (2 * sizeof(struct table_slot)) ? (size_t)nodes * 2 * sizeof(struct table_slot) : bytes;
}

bool search_run(struct search_info *out, const struct search_job *job)
{
  memset(out, 0, sizeof *out);
  struct tree *tree = memory_new(1, sizeof *tree);
  struct search_memory own = {0};
  struct transpositions *table = job->memory && level_is_full(job->limits.level) ? &job->memory->table : &own.table;
  struct team team = {.count = thread_count(job)};
  struct root root;
  tree_init(tree, job, table, &team, 0);
  size_t bytes = tree->sampled ? 0 : table_bytes(job); /* a sampled game has a tree of its own in that room */
  transpositions_begin(table, table == &own.table ? bytes_needed(tree, bytes) : bytes);
  root_init(&root, tree);
  bool any = root.count > 0;
  if (any) {
    write_info(out, tree, &root, 0, 1);
    search_together(out, tree, &root);
  }
  root_release(&root);
  tree_release(tree);
  free(tree);
  search_memory_clear(&own);
  return any;
}
