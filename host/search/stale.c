#include "search/stale.h"

#include "core/routes.h"
#include "search/tree.h"

#include <string.h>

enum { SHRINK = 16 };

static void count_pieces(int out[MAX_SETS], const struct rules *rules, const struct position *position)
{
  int words = rules->board.word_count;
  for (int s = 0; s < rules->set_count; s++) {
    out[s] = 0;
    for (int w = 0; w < words; w++) out[s] += __builtin_popcountll(position->set[s * words + w]);
  }
}

static bool has_pieces(const struct rules *rules, const struct position *position, const int pieces[MAX_SETS])
{
  int count[MAX_SETS];
  count_pieces(count, rules, position);
  return !memcmp(count, pieces, (size_t)rules->set_count * sizeof *count);
}

static int worth(const struct tree *tree, const struct position *position, int player, const int more[MAX_PLAYERS])
{
  return evaluate_player(&tree->evaluator, position, player) + (more ? more[player] : 0);
}

/* Raises `best` to what the position is worth; whether it was worth more to anybody. */
static bool raise_best(int best[MAX_PLAYERS], struct tree *tree, const struct position *position)
{
  int room[MAX_PLAYERS];
  const int *more = tree_ask(room, tree, position);
  bool better = false;
  for (int p = 0; p < tree->rules->player_count; p++) {
    int now = worth(tree, position, p, more);
    if (now > best[p]) best[p] = now, better = true;
  }
  return better;
}

static int patience(const struct rules *rules)
{
  int turns = STALE * rules->player_count / 2;
  return rules->quiet_limit > turns ? rules->quiet_limit : turns;
}

void stale_find(struct stale *out, struct tree *tree)
{
  const struct search_job *job = tree->job;
  const struct rules *rules = tree->rules;
  memset(out, 0, sizeof *out);
  if (!rules->repetition) return;
  count_pieces(out->pieces, rules, job->position);
  int first = job->before_count; /* position with these pieces */
  while (first > 0 && has_pieces(rules, &job->before[first - 1], out->pieces)) first--;
  if (job->before_count - first < patience(rules) / 2) return;
  for (int p = 0; p < rules->player_count; p++) out->best[p] = INT32_MIN;
  int gained = first; /* the last position that was better for somebody */
  for (int i = first; i <= job->before_count; i++) {
    if (tree_is_told(tree) || tree_is_spent(tree)) return; /* a slow function of a script must not take the whole time */
    if (raise_best(out->best, tree, i < job->before_count ? &job->before[i] : job->position)) gained = i;
  }
  out->most = patience(rules) / 2;
  out->left = 2 * out->most - (job->before_count - gained);
  out->on = out->left < out->most;
  if (out->left < 0) out->left = 0;
  out->key = (uint64_t)out->left + 1;
  for (int p = 0; p < rules->player_count; p++) out->key = hash_mix(out->key, (uint64_t)(int64_t)out->best[p]);
}

bool stale_still(const struct tree *tree, const struct position *position, const int more[MAX_PLAYERS])
{
  if (!has_pieces(tree->rules, position, tree->stale.pieces)) return false;
  for (int p = 0; p < tree->rules->player_count; p++)
    if (worth(tree, position, p, more) > tree->stale.best[p]) return false;
  return true;
}

/* Whether the pieces of the player who asks stand as they did before its last turn. */
static bool takes_back(const struct tree *tree, const struct position *next)
{
  const struct rules *rules = tree->rules;
  const struct search_job *job = tree->job;
  int last = job->before_count - 1, owner = rules->owned ? tree->me : 0, words = rules->kind_count * rules->board.word_count;
  while (last >= 0 && job->before[last].side != tree->me) last--;
  return last >= 0 && !memcmp(&job->before[last].set[owner * words], &next->set[owner * words], (size_t)words * sizeof *next->set);
}

int stale_back(const struct tree *tree, const struct turn *turn)
{
  struct position next;
  int seen = 0;
  turn_apply(&next, tree->rules, tree->job->position, turn);
  for (int i = 0; i < tree->game_keys; i++) seen += tree->key[i] == next.key;
  return 2 * seen + takes_back(tree, &next);
}

int stale_shrink(int score) { return score > WORST_WIN || score < -WORST_WIN ? score : score * (SHRINK - 1) / SHRINK; }

int stale_unshrink(int score)
{
  if (score > WORST_WIN || score < -WORST_WIN) return score;
  int most = score < 0 ? -((SHRINK * -score + SHRINK - 2) / (SHRINK - 1)) : (SHRINK * (score + 1) + SHRINK - 2) / (SHRINK - 1) - 1;
  return most > WORST_WIN ? WORST_WIN : most < -WORST_WIN ? -WORST_WIN - 1 : most;
}
