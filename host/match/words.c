#include "match/words.h"

#include "base/utf8.h"

#include <stdio.h>
#include <string.h>

enum { KEY_SIZE = 128, NUMBER_SIZE = 16 };
#define COUNT_OF(array) (sizeof(array) / sizeof *(array))

static const char *find(const struct words *words, const char *key)
{
  const char *languages[] = {words->language, TEXT_FALLBACK};
  for (size_t i = 0; i < COUNT_OF(languages); i++) {
    const char *text = words->variant ? text_exact(words->variant, languages[i], key) : NULL;
    if (!text && words->host) text = text_exact(words->host, languages[i], key);
    if (text) return text;
  }
  return NULL;
}

const char *words_get(const struct words *words, const char *key)
{
  const char *text = find(words, key);
  return text ? text : key;
}

bool words_has(const struct words *words, const char *key) { return find(words, key) != NULL; }

void words_fill(struct strbuf *out, const struct words *words, const char *key, const struct text_value *values, size_t count)
{
  text_fill(out, words_get(words, key), values, count);
}

static const char *text_of(const void *words, const char *key) { return find(words, key); }

void words_told(struct strbuf *out, const struct words *words, const char *told) { told_say(out, told, text_of, words); }

const char *words_decimal(char out[WORDS_NUMBER_SIZE], const struct words *words, double number, int digits)
{
  char plain[WORDS_NUMBER_SIZE];
  snprintf(plain, sizeof plain, "%.*f", digits, number);
  int whole = (int)strcspn(plain, ".");
  snprintf(out, WORDS_NUMBER_SIZE, "%.*s%s%s", whole, plain, words_get(words, "ui.decimal"), plain + whole + (plain[whole] == '.'));
  return out;
}

/* ---- names ---- */

void words_computer(struct strbuf *out, const struct words *words, int player, int players)
{
  int computers = 0, number = 0;
  for (int p = 0; p < players; p++) {
    computers += words->participants[p].computer && !words->participants[p].stands_in;
    if (p == player) number = computers;
  }
  char digits[NUMBER_SIZE];
  snprintf(digits, sizeof digits, "%d", number);
  words_fill(out, words, computers == 1 ? "word.computer" : "word.computer_number", &(struct text_value){"number", digits}, 1);
}

void words_player(struct strbuf *out, const struct words *words, const struct rules *rules, int player)
{
  const struct participant *who = words->participants ? &words->participants[player] : NULL;
  if (who && *who->name) strbuf_add(out, who->name);
  else if (who && who->computer && !who->stands_in) words_computer(out, words, player, rules->player_count);
  else words_colour(out, words, rules, player);
}

void words_colour(struct strbuf *out, const struct words *words, const struct rules *rules, int player)
{
  char key[KEY_SIZE];
  const char *colour = participant_colour(words->participants, rules, player);
  snprintf(key, sizeof key, "player.%s", colour);
  strbuf_add(out, words_has(words, key) ? words_get(words, key) : colour); /* a colour that only a script knows is still a name */
}

void words_scores(struct strbuf *out, const struct words *words, const struct rules *rules, const struct position *position)
{
  for (int i = 0; i < rules->player_count; i++) {
    if (i) strbuf_add(out, ", ");
    words_player(out, words, rules, i);
    strbuf_addf(out, " (%d)", position->score[i]); /* a name may end in a number itself */
  }
}

void words_places(struct strbuf *out, const struct words *words, const struct rules *rules, const struct position *position)
{
  bool first = true;
  for (int place = 1; place <= rules->player_count; place++)
    for (int i = 0; i < rules->player_count; i++) {
      if (position->place[i] != place) continue;
      strbuf_addf(out, "%s%d. ", first ? "" : ", ", place);
      words_player(out, words, rules, i);
      first = false;
    }
}

/* A script's name for something that has no text: "turn_end" as "turn end". */
static void add_name(struct strbuf *out, const char *name, bool capital)
{
  struct strbuf text;
  strbuf_init(&text);
  for (; *name; name++) strbuf_add_char(&text, (char)(*name == '_' ? ' ' : *name));
  if (capital) utf8_add_capital(out, text.text);
  else strbuf_add(out, text.text);
  strbuf_release(&text);
}

void words_option(struct strbuf *out, const struct words *words, const struct option *option)
{
  char key[KEY_SIZE];
  snprintf(key, sizeof key, "option.%s", option->name);
  if (words_has(words, key)) strbuf_add(out, words_get(words, key));
  else add_name(out, option->name, true);
}

void words_option_value(struct strbuf *out, const struct words *words, const struct option *option, int value)
{
  if (option->type == OPTION_BOOLEAN) {
    strbuf_add(out, words_get(words, value ? "word.yes" : "word.no"));
    return;
  }
  if (option->type == OPTION_CHOICE) {
    char key[KEY_SIZE];
    snprintf(key, sizeof key, "option.%s.%s", option->name, option->choice[value]);
    if (words_has(words, key)) strbuf_add(out, words_get(words, key));
    else add_name(out, option->choice[value], false);
    return;
  }
  option_write(out, option, value);
}

void words_option_value_alone(struct strbuf *out, const struct words *words, const struct option *option, int value)
{
  struct strbuf text;
  strbuf_init(&text);
  words_option_value(&text, words, option, value);
  utf8_add_capital(out, text.text);
  strbuf_release(&text);
}

void words_rules(struct strbuf *out, const struct words *words)
{
  if (words_has(words, "rules")) strbuf_add(out, words_get(words, "rules"));
  for (int i = 1;; i++) {
    char key[KEY_SIZE];
    snprintf(key, sizeof key, "rules.%d", i);
    if (!words_has(words, key)) return;
    strbuf_addf(out, "%s%s", i > 1 ? "\n\n" : "", words_get(words, key));
  }
}

/* ---- sentences ---- */

void words_refusal(struct strbuf *out, const struct words *words, const struct rules *rules, const struct refusal *refusal)
{
  (void)rules;
  char limit[NUMBER_SIZE], count[NUMBER_SIZE], key[KEY_SIZE];
  snprintf(limit, sizeof limit, "%d", TURN_LIMIT);
  snprintf(count, sizeof count, "%d", refusal->count);
  snprintf(key, sizeof key, "refusal.expected.%s", refusal->expected);
  const struct text_value values[] = {
    {"from", refusal->from}, {"to", refusal->to}, {"over", refusal->over}, {"cell", refusal->cell}, {"found", refusal->found},
    {"expected", refusal->expected[0] ? words_get(words, key) : ""}, {"turn", refusal->turn}, {"limit", limit},
    {"count", count},
  };
  const char *reason = refusal_key(refusal->reason);
  snprintf(key, sizeof key, "concealed.%s", reason + strlen("refusal."));
  words_fill(out, words, !*refusal->turn && words_has(words, key) ? key : reason, values, COUNT_OF(values));
}

/* Those who have no place, where some have one; the last alone has the last place. False: there are none. */
static bool list_unplaced(struct strbuf *out, const struct words *words, const struct rules *rules, const struct position *position)
{
  int unplaced = 0;
  for (int i = 0; i < rules->player_count; i++) {
    if (position->place[i]) continue;
    if (unplaced++) strbuf_add(out, ", ");
    words_player(out, words, rules, i);
  }
  return unplaced > 1 && unplaced < rules->player_count;
}

/* One reason can end a game in more than one way; the key of the sentence tells them apart. */
static const char *way(const struct rules *rules, const struct outcome *outcome, const struct position *position)
{
  if (outcome->type == OUTCOME_DRAW) return "_draw";
  if (outcome->reason == REASON_NO_TURN && outcome->winner == position->side) return "_wins";
  if (outcome->reason == REASON_BARE && rules->bare == BARE_WINS) return "_wins";
  return "";
}

/* The one who lost, where there is one: of two players the other, of more the one whose turn it is. */
static int loser_of(const struct rules *rules, const struct outcome *outcome, const struct position *position)
{
  return rules->player_count == 2 && outcome->type == OUTCOME_WIN ? 1 - outcome->winner : position->side;
}

void words_outcome(struct strbuf *out, const struct words *words, const struct rules *rules, const struct outcome *outcome,
                   const struct position *position)
{
  if (outcome->type == OUTCOME_NONE) return;
  char key[KEY_SIZE], count[NUMBER_SIZE] = "";
  struct strbuf unplaced;
  strbuf_init(&unplaced);
  bool some = list_unplaced(&unplaced, words, rules, position);
  snprintf(key, sizeof key, "%s%s", outcome_key(outcome->reason), some ? "_unplaced" : way(rules, outcome, position));
  if (!words_has(words, key)) snprintf(key, sizeof key, "%s%s", outcome_key(outcome->reason), way(rules, outcome, position));
  if (!words_has(words, key)) snprintf(key, sizeof key, "%s", outcome_key(outcome->reason));

  int number = outcome->reason == REASON_REPETITION ? rules->repetition
             : outcome->reason == REASON_QUIET      ? rules->quiet_limit
             : outcome->reason == REASON_FEW        ? rules->few_limit
                                                    : 0;
  snprintf(count, sizeof count, "%d", number);
  struct strbuf winner, loser, scores, places;
  strbuf_init(&winner);
  strbuf_init(&loser);
  strbuf_init(&scores);
  strbuf_init(&places);
  if (outcome->type == OUTCOME_WIN) words_player(&winner, words, rules, outcome->winner);
  words_player(&loser, words, rules, loser_of(rules, outcome, position));
  words_scores(&scores, words, rules, position);
  words_places(&places, words, rules, position);
  const struct text_value values[] = {
    {"winner", winner.text}, {"loser", loser.text}, {"scores", scores.text}, {"places", places.text}, {"count", count}, {"unplaced", unplaced.text},
  };
  words_fill(out, words, key, values, COUNT_OF(values));
  strbuf_release(&unplaced);
  strbuf_release(&winner);
  strbuf_release(&loser);
  strbuf_release(&scores);
  strbuf_release(&places);
}

void words_turn(struct strbuf *out, const struct words *words, const struct match *match) { words_turn_at(out, words, match, match->game.count - 1); }

void words_turn_at(struct strbuf *out, const struct words *words, const struct match *match, int number)
{
  const struct played *played = &match->game.played[number];
  struct strbuf player, turn;
  char count[NUMBER_SIZE];
  strbuf_init(&player), strbuf_init(&turn);
  words_player(&player, words, match->rules, played->before.side);
  turn_write(&turn, match->rules, &played->turn, &played->path);
  snprintf(count, sizeof count, "%d", bits_count(&played->turn.captured));
  const struct text_value values[] = {{"player", player.text}, {"turn", turn.text}, {"count", count}};
  bool takes = !bits_empty(&played->turn.captured);
  words_fill(out, words, played->turn.type == TURN_PASS ? "turn.passed" : takes ? "turn.took" : "turn.played", values, COUNT_OF(values));
  strbuf_release(&player), strbuf_release(&turn);
}

void words_placed(struct strbuf *out, const struct words *words, const struct match *match)
{
  const struct game *game = &match->game;
  if (game->count == 0 || game->outcome.type != OUTCOME_NONE) return;
  const struct position *before = &game->played[game->count - 1].before;
  for (int i = 0; i < match->rules->player_count; i++) {
    if (!game->now.place[i] || before->place[i]) continue;
    char place[NUMBER_SIZE];
    snprintf(place, sizeof place, "%d", game->now.place[i]);
    struct strbuf player;
    strbuf_init(&player);
    words_player(&player, words, match->rules, i);
    const struct text_value values[] = {{"player", player.text}, {"place", place}};
    if (out->length > 0) strbuf_add_char(out, ' ');
    words_fill(out, words, "prompt.placed", values, COUNT_OF(values));
    strbuf_release(&player);
  }
}

static const char *prompt_key(const struct match *match)
{
  if (match_must_pass(match)) return "prompt.pass";
  if (!match->lifted) return match_must_capture(match) ? "prompt.capture" : "prompt.turn";
  if (match->chain.path.length <= 1) return "prompt.lifted";
  if (match_may_stop(match)) return "prompt.may_stop";
  return match->hop_count > 0 ? "prompt.go_on" : "prompt.dead_end";
}

void words_prompt(struct strbuf *out, const struct words *words, const struct match *match)
{
  const struct game *game = &match->game;
  if (game->outcome.type != OUTCOME_NONE) {
    words_outcome(out, words, match->rules, &game->outcome, &game->now);
    return;
  }
  struct strbuf player;
  strbuf_init(&player);
  words_player(&player, words, match->rules, game->now.side);
  const struct text_value values[] = {
    {"player", player.text}, {"cell", match->lifted ? match->rules->board.name[match->chain.at] : ""},
  };
  words_fill(out, words, prompt_key(match), values, COUNT_OF(values));
  strbuf_release(&player);
}

void words_view_only(struct strbuf *out, const struct words *words, const struct match *match)
{
  const struct text_value values[] = {{"value", match->view_value}};
  if (match->view_only) words_fill(out, words, match->view_reason, values, 1);
}
