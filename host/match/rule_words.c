#include "match/rule_words.h"

#include "match/move_words.h"
#include "match/sentence.h"
#include "match/start_words.h"

#include <stdio.h>
#include <string.h>

enum { KEY_SIZE = 128, NUMBER_SIZE = 16 };
#define COUNT_OF(array) (sizeof(array) / sizeof *(array))

const char *rule_words_kind(const struct told_game *game, int kind)
{
  char key[KEY_SIZE];
  const char *name = game->rules->kind[kind].name;
  snprintf(key, sizeof key, "kind.%s", name);
  return words_has(game->words, key) ? words_get(game->words, key) : name;
}

/* ---- what the rules are like ---- */

struct jumps {
  bool capture, hop; /* some jump does */
  bool step;         /* some kind steps */
};

static struct jumps look_at_jumps(const struct rules *rules)
{
  struct jumps found = {0};
  for (int k = 0; k < rules->kind_count; k++) {
    const struct kind *kind = &rules->kind[k];
    found.step |= kind->steps;
    for (int j = 0; j < kind->jump_count; j++) {
      found.capture |= kind->jump[j].captures;
      found.hop |= !kind->jump[j].captures;
    }
  }
  return found;
}

static bool is_played(const struct rules *rules, int kind)
{
  for (int p = 0; p < rules->player_count; p++)
    if (move_words_may_have(rules, p, kind)) return true;
  return false;
}

static bool promotes(const struct rules *rules)
{
  for (int k = 0; k < rules->kind_count; k++)
    if (rules->kind[k].promotes_to != NO_KIND && is_played(rules, k)) return true;
  return false;
}

/* ---- who plays, and on what ---- */

static void tell_players(struct strbuf *out, const struct told_game *game, int kind)
{
  (void)kind;
  if (!game->variant) return;
  char min[NUMBER_SIZE], max[NUMBER_SIZE];
  snprintf(min, sizeof min, "%d", variant_min_players(game->variant));
  snprintf(max, sizeof max, "%d", variant_max_players(game->variant));
  const struct text_value values[] = {{"min", min}, {"max", max}};
  sentence_fill(out, game, strcmp(min, max) ? "rule.players.range" : "rule.players.one", values, COUNT_OF(values));
}

static void tell_first(struct strbuf *out, const struct told_game *game, int kind)
{
  (void)kind;
  words_player(out, game->words, game->rules, game->rules->start.side);
}

static void tell_whose(struct strbuf *out, const struct told_game *game, int kind)
{
  (void)kind;
  sentence_add(out, game, game->rules->owned ? "rule.whose.own" : "rule.whose.any");
}

/* ---- jumping ---- */

static void tell_chain(struct strbuf *out, const struct told_game *game, int kind)
{
  (void)kind;
  static const char *const keys[] = {[CHAIN_FREE] = "rule.chain.free", [CHAIN_FORCED] = "rule.chain.forced", [CHAIN_SINGLE] = "rule.chain.single"};
  const struct rules *rules = game->rules;
  struct jumps jumps = look_at_jumps(rules);
  if (!jumps.capture && !jumps.hop) return;
  sentence_count(out, game, keys[rules->chain], 0);
  if (rules->chain == CHAIN_SINGLE) return;
  if (rules->lands_to_go_on) sentence_count(out, game, "rule.chain.lands_to_go_on", 0);
  if (rules->cells_once) sentence_count(out, game, "rule.chain.cells_once", 0);
  if (!rules->cells_once && rules->chain == CHAIN_FREE) sentence_count(out, game, "rule.chain.cells_again", 0);
  if (rules->no_turning_back) sentence_add(out, game, "rule.chain.no_turning_back");
}

static void tell_jumped(struct strbuf *out, const struct told_game *game, int kind)
{
  (void)kind;
  struct jumps jumps = look_at_jumps(game->rules);
  if (!jumps.capture && !jumps.hop) return;
  if (!jumps.capture) {
    sentence_add(out, game, "rule.jumped.stay");
    return;
  }
  sentence_add(out, game, game->rules->removal == REMOVED_AT_ONCE ? "rule.jumped.at_once" : "rule.jumped.at_end");
  if (game->rules->keeps_score) sentence_add(out, game, "rule.jumped.score");
  if (jumps.hop) sentence_add(out, game, "rule.jumped.hops_stay");
}

static const char *const preference_names[] = {
  [PREFER_MOST_PIECES] = "most_pieces", [PREFER_HIGHEST_VALUE] = "highest_value", [PREFER_MOST_KINGS] = "most_kings",
  [PREFER_WITH_KING] = "with_king", [PREFER_KING_EARLIEST] = "king_earliest",
};

/* "man 2, king 3" */
static void add_values(struct strbuf *out, const struct told_game *game)
{
  for (int k = 0; k < game->rules->kind_count; k++)
    strbuf_addf(out, "%s%s %d", k ? ", " : "", rule_words_kind(game, k), game->rules->kind[k].value);
}

/* What men become: the first such kind. */
static const char *name_of_king(const struct told_game *game)
{
  for (int k = 0; k < game->rules->kind_count; k++)
    if (game->rules->kind[k].king) return rule_words_kind(game, k);
  return "";
}

static void tell_best(struct strbuf *out, const struct told_game *game)
{
  const struct rules *rules = game->rules;
  struct strbuf list, worth;
  strbuf_init(&list);
  strbuf_init(&worth);
  add_values(&worth, game);
  for (int i = 0; i < rules->preference_count; i++) {
    char key[KEY_SIZE];
    snprintf(key, sizeof key, "rule.duty.%s", preference_names[rules->preference[i]]);
    const struct text_value values[] = {{"values", worth.text}, {"king", name_of_king(game)}};
    if (i) strbuf_add(&list, words_get(game->words, "rule.duty.next"));
    words_fill(&list, game->words, key, values, COUNT_OF(values));
  }
  const struct text_value values[] = {{"list", list.text}};
  sentence_fill(out, game, "rule.duty.best", values, COUNT_OF(values));
  strbuf_release(&list);
  strbuf_release(&worth);
}

static void tell_duty(struct strbuf *out, const struct told_game *game, int kind)
{
  (void)kind;
  struct jumps jumps = look_at_jumps(game->rules);
  if (!jumps.capture && !jumps.hop) return;
  bool nothing_else = jumps.capture && !jumps.hop && !jumps.step;
  if (!jumps.capture) sentence_add(out, game, "rule.duty.hops");
  else if (game->rules->duty == DUTY_BEST) tell_best(out, game);
  else if (nothing_else) sentence_add(out, game, "rule.duty.only");
  else sentence_add(out, game, game->rules->duty == DUTY_ANY ? "rule.duty.any" : "rule.duty.none");
}

static void tell_crowning(struct strbuf *out, const struct told_game *game, int kind)
{
  (void)kind;
  static const char *const keys[] = {
    [CROWN_AT_ONCE] = "rule.crowning.at_once", [CROWN_AT_END] = "rule.crowning.at_end", [CROWN_STOPS] = "rule.crowning.stops",
  };
  struct jumps jumps = look_at_jumps(game->rules);
  bool goes_on = game->rules->chain != CHAIN_SINGLE && (jumps.capture || jumps.hop);
  if (goes_on && promotes(game->rules)) sentence_add(out, game, keys[game->rules->mid_chain]);
}

/* ---- the end ---- */

static void tell_win(struct strbuf *out, const struct told_game *game, int kind)
{
  (void)kind;
  const struct rules *rules = game->rules;
  bool take = rules->bare == BARE_LOSES || (rules->bare == BARE_NOTHING && look_at_jumps(rules).capture), block = rules->no_turn == NO_TURN_LOSES;
  if (rules->goal != GOAL_NONE) sentence_add(out, game, rules->goal == GOAL_ALL ? "rule.win.all" : "rule.win.fill");
  if (rules->ending) sentence_add(out, game, "rule.win.script");
  if (rules->bare == BARE_WINS) sentence_add(out, game, "rule.win.bare_wins");
  if (rules->bare == BARE_LOSES && !block) sentence_add(out, game, "rule.win.bare_loses");
  if (block) sentence_add(out, game, take ? "rule.win.take_or_block" : "rule.win.block");
  if (rules->no_turn == NO_TURN_WINS) sentence_add(out, game, "rule.win.no_turn");
  if (rules->no_turn == NO_TURN_MOST_CAPTURED) sentence_add(out, game, "rule.win.most_captured");
}

static void tell_end(struct strbuf *out, const struct told_game *game, int kind)
{
  (void)kind;
  static const char *const keys[] = {
    [NO_TURN_LOSES] = "rule.end.loses", [NO_TURN_WINS] = "rule.end.wins", [NO_TURN_PASSES] = "rule.end.passes", [NO_TURN_DRAWS] = "rule.end.draws",
    [NO_TURN_MOST_CAPTURED] = "rule.end.most_captured",
  };
  const struct rules *rules = game->rules;
  if (rules->goal != GOAL_NONE) sentence_add(out, game, rules->play_on ? "rule.end.places" : "rule.end.goal");
  sentence_add(out, game, rules->no_turn == NO_TURN_MOST_CAPTURED && !rules->owned ? "rule.end.nobody_moves" : keys[rules->no_turn]);
}

static void tell_draws(struct strbuf *out, const struct told_game *game, int kind)
{
  (void)kind;
  const struct rules *rules = game->rules;
  if (rules->repetition) sentence_count(out, game, "rule.draws.repetition", rules->repetition);
  if (rules->quiet_limit) sentence_count(out, game, promotes(rules) ? "rule.draws.quiet" : "rule.draws.quiet_captures", rules->quiet_limit);
  if (rules->few_limit) sentence_count(out, game, rules->few_limit == 1 ? "rule.draws.few_one" : "rule.draws.few", rules->few_limit);
  if (!rules->repetition && !rules->quiet_limit && !rules->few_limit) sentence_add(out, game, "rule.draws.none");
}

static void tell_options(struct strbuf *out, const struct told_game *game, int kind)
{
  (void)kind;
  if (!game->variant) return;
  const struct option *options;
  int count = variant_options(game->variant, &options);
  if (count == 0) sentence_add(out, game, "rule.options.none");
  for (int i = 0; i < count; i++) {
    if (i) strbuf_add(out, "; ");
    words_option(out, game->words, &options[i]);
  }
}

/* ---- the table ---- */

/* In the order of a rule book. */
static const struct {
  const char *key;
  void (*tell)(struct strbuf *out, const struct told_game *game, int kind);
  bool by_kind;
} aspects[] = {
  {"players", tell_players, false}, {"board", start_words_board, false}, {"start", start_words_pieces, false}, {"first", tell_first, false},
  {"whose", tell_whose, false},     {"moves", move_words_tell, true},    {"chain", tell_chain, false},         {"jumped", tell_jumped, false},
  {"duty", tell_duty, false},       {"crowning", tell_crowning, false},  {"win", tell_win, false},             {"end", tell_end, false},
  {"draws", tell_draws, false},     {"options", tell_options, false},
};

size_t rule_words_count(void) { return COUNT_OF(aspects); }
const char *rule_words_key(size_t aspect) { return aspects[aspect].key; }
bool rule_words_by_kind(size_t aspect) { return aspects[aspect].by_kind; }
void rule_words_tell(struct strbuf *out, size_t aspect, const struct told_game *game, int kind) { aspects[aspect].tell(out, game, kind); }
