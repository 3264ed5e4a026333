#include "search/search.h"

#include "base/memory.h"
#include "platform/clock.h"
#include "search/candidates.h"
#include "search/tree.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

enum { ROOT_LIMIT = 4000 };

struct root_turn {
  struct turn turn;
  int score, order; /* of the depth before; where it stood in the list */
  struct variation line;
};

struct root {
  struct root_turn *turn; /* owned; best first */
  size_t count;
};

static int by_score(const void *a, const void *b)
{
  const struct root_turn *x = a, *y = b;
  if (x->score != y->score) return x->score < y->score ? 1 : -1;
  return x->order < y->order ? -1 : x->order > y->order;
}

static void root_init(struct root *root, struct tree *tree)
{
  struct turn_list list;
  turn_list_init(&list);
  candidates_find(&list, tree->rules, tree->job->position, ROOT_LIMIT);
  root->count = list.count;
  root->turn = memory_new(list.count + 1, sizeof *root->turn);
  for (size_t i = 0; i < list.count; i++) {
    struct root_turn *r = &root->turn[i];
    r->turn = list.turn[i];
    r->order = (int)i;
    r->score = 100 * bits_count(&r->turn.captured) + evaluate_move(&tree->evaluator, tree->me, &r->turn);
    r->line.turn[0] = r->turn;
    r->line.count = 1;
  }
  turn_list_release(&list);
  qsort(root->turn, root->count, sizeof *root->turn, by_score);
}

static void take_line(struct root_turn *r, const struct tree *tree)
{
  const struct variation *rest = &tree->best[1];
  int count = rest->count < SEARCH_PLIES - 1 ? rest->count : SEARCH_PLIES - 1;
  r->line.turn[0] = r->turn;
  memcpy(r->line.turn + 1, rest->turn, (size_t)count * sizeof r->turn);
  r->line.count = count + 1;
}

/* One depth over all turns of the root. The `lines` best get exact scores, the others bounds below them. False: it was stopped, and only
   the turns before that have new scores. */
static bool search_root(struct root *root, struct tree *tree, int depth, int lines)
{
  int best[SEARCH_LINES]; /* the scores of the best lines so far, falling */
  for (int i = 0; i < lines; i++) best[i] = -INFINITE_SCORE;
  for (size_t i = 0; i < root->count; i++) {
    struct root_turn *r = &root->turn[i];
    int alpha = best[lines - 1], score;
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
    take_line(r, tree);
    int at = lines - 1;
    for (; at > 0 && best[at - 1] < score; at--) best[at] = best[at - 1];
    best[at] = score;
    tree->may_stop = true;
  }
  return true;
}

/* The line with the way each turn goes; it is cut where one cannot be found. */
static void write_line(struct search_line *out, const struct tree *tree, const struct root_turn *r, int depth)
{
  struct position position, next;
  position_copy(&position, tree->job->position, tree->rules);
  out->score = r->score, out->depth = depth, out->count = 0;
  for (int i = 0; i < r->line.count; i++) {
    if (!candidates_path(&out->path[i], tree->rules, &position, &r->line.turn[i])) break;
    out->turn[i] = r->line.turn[i];
    out->count++;
    turn_apply(&next, tree->rules, &position, &r->line.turn[i]);
    position_copy(&position, &next, tree->rules);
  }
}

static void write_info(struct search_info *out, const struct tree *tree, const struct root *root, int depth, int lines)
{
  out->depth = depth, out->deepest = tree->deepest, out->nodes = tree->nodes, out->hash_permill = transpositions_permill(tree->table), out->ms = clock_ms() - tree->start_ms;
  out->line_count = 0;
  for (int i = 0; i < lines; i++) {
    write_line(&out->line[i], tree, &root->turn[i], depth);
    if (out->line[i].count > 0) out->line_count++;
    else break;
  }
}

/* Where all is known to the end, who wins shows in the score. */
static void tell_winner(struct search_info *out)
{
  for (int i = 0; i < out->line_count; i++) {
    int *score = &out->line[i].score;
    *score += *score > 0 ? WON_AT_ALL : *score < 0 ? -WON_AT_ALL : 0;
  }
}

static void iterate(struct search_info *out, struct tree *tree, struct root *root, int lines)
{
  const struct search_limits *limits = &tree->job->limits;
  int deepest = SEARCH_PLIES - 2;
  if (limits->depth && limits->depth < deepest) deepest = limits->depth;
  if (tree->level->depth && tree->level->depth < deepest) deepest = tree->level->depth;
  for (int depth = 1; depth <= deepest; depth++) {
    uint64_t judged = tree->judged;
    bool whole = search_root(root, tree, depth, lines);
    qsort(root->turn, root->count, sizeof *root->turn, by_score);
    if (root->turn[0].score > -INFINITE_SCORE + 1) write_info(out, tree, root, depth, lines);
    if (!whole) break;
    bool ended = tree->to_go ? tree->judged == judged : tree->deepest < depth;
    if (ended && tree->to_go) tell_winner(out);
    if (tree->job->progress) tree->job->progress(tree->job->context, out);
    int score = root->turn[0].score;
    if (score > WORST_WIN || score < -WORST_WIN || ended) break; /* decided, or every line has ended: deeper shows no more */
    if (root->count == 1 && lines == 1 && limits->ms) break; /* there is nothing to choose */
    if (tree_should_stop(tree)) break;
  }
}

/* ---- threads: each searches the whole tree for itself; what one finds out the others read in the shared table ---- */

struct helper {
  pthread_t thread;
  struct tree *tree;
  struct root root;
  int number;
  bool running;
};

/* A helper begins a depth ahead, every second one, so that they are not all at the same. */
static void *help(void *context)
{
  struct helper *helper = context;
  helper->tree->may_stop = true;
  for (int depth = 1 + helper->number % 2; depth < SEARCH_PLIES - 1 && search_root(&helper->root, helper->tree, depth, 1); depth++)
    qsort(helper->root.turn, helper->root.count, sizeof *helper->root.turn, by_score);
  return NULL;
}

static void start_helper(struct helper *helper, int number, const struct search_job *job, struct transpositions *table, const atomic_bool *end)
{
  helper->number = number;
  helper->tree = memory_new(1, sizeof *helper->tree);
  tree_init(helper->tree, job, table);
  helper->tree->end = end;
  helper->tree->end_ms = 0, helper->tree->node_limit = 0;
  root_init(&helper->root, helper->tree);
  helper->running = pthread_create(&helper->thread, NULL, help, helper) == 0; /* without it the others search alone */
}

static uint64_t end_helper(struct helper *helper)
{
  if (helper->running) pthread_join(helper->thread, NULL);
  uint64_t nodes = helper->tree->nodes;
  free(helper->root.turn);
  tree_release(helper->tree);
  free(helper->tree);
  return nodes;
}

bool search_run(struct search_info *out, const struct search_job *job)
{
  memset(out, 0, sizeof *out);
  struct tree *tree = memory_new(1, sizeof *tree);
  struct transpositions table;
  struct root root;
  transpositions_init(&table, (size_t)(job->limits.hash_mb ? job->limits.hash_mb : HASH_MB) << 20);
  tree_init(tree, job, &table);
  root_init(&root, tree);
  int lines = job->limits.lines > 1 ? job->limits.lines : 1, helpers = rules_ask_script(job->rules) ? 0 : job->limits.threads - 1;
  if (lines > SEARCH_LINES) lines = SEARCH_LINES;
  if ((size_t)lines > root.count) lines = (int)root.count;
  if (helpers > SEARCH_THREADS - 1) helpers = SEARCH_THREADS - 1;
  bool any = root.count > 0;
  if (any) {
    struct helper helper[SEARCH_THREADS];
    atomic_bool end = false;
    write_info(out, tree, &root, 0, 1); /* something to play, whatever happens */
    for (int i = 0; i < helpers; i++) start_helper(&helper[i], i + 1, job, &table, &end);
    iterate(out, tree, &root, lines);
    atomic_store(&end, true);
    for (int i = 0; i < helpers; i++) out->nodes += end_helper(&helper[i]);
    memcpy(out->script_error, tree->script_error, sizeof out->script_error);
  }
  free(root.turn);
  tree_release(tree);
  free(tree);
  transpositions_release(&table);
  return any;
}
