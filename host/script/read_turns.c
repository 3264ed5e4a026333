/* turn = { chain, cells_once, no_turning_back }, capture = { duty, removed }, promotion = { at, in_chain }, score */
#include "script/read.h"

#include <string.h>

/* ---- turn ---- */

static const struct word chain_words[] = {{"free", CHAIN_FREE}, {"forced", CHAIN_FORCED}, {"single", CHAIN_SINGLE}, {NULL, 0}};

static const struct field turn_fields[] = {
    WORD_FIELD("chain", struct rules, chain, chain_words),
    BOOLEAN_FIELD("cells_once", struct rules, cells_once),
    BOOLEAN_FIELD("no_turning_back", struct rules, no_turning_back),
    END_OF_FIELDS,
};

bool read_turn(struct reading *r, void *rules) { return read_fields(r, turn_fields, rules); }

/* ---- capture ---- */

static const struct word removal_words[] = {{"at_once", REMOVED_AT_ONCE}, {"turn_end", REMOVED_AT_END}, {NULL, 0}};
static const struct word preference_words[] = {
    {"most_pieces", PREFER_MOST_PIECES}, {"highest_value", PREFER_HIGHEST_VALUE}, {"most_kings", PREFER_MOST_KINGS},
    {"with_king", PREFER_WITH_KING},     {"king_earliest", PREFER_KING_EARLIEST}, {NULL, 0},
};
/* As one word: the duty itself, or the commonest list of preferences. */
static const struct word duty_words[] = {{"none", DUTY_NONE}, {"any", DUTY_ANY}, {"most", DUTY_BEST}, {NULL, 0}};

static bool read_preferences(struct reading *r, struct rules *rules)
{
  int count = (int)lua_rawlen(r->L, -1);
  if (count > MAX_PREFERENCES) return fault(r, "more than %d preferences", MAX_PREFERENCES);
  bool ok = true;
  for (int i = 1; i <= count; i++) {
    int preference;
    lua_rawgeti(r->L, -1, i);
    reading_enter_item(r, i);
    bool twice = false;
    if (!read_word(r, &preference, preference_words)) ok = false;
    for (int p = 0; ok && p < rules->preference_count; p++) twice |= rules->preference[p] == (enum preference)preference;
    if (twice)
      ok = fault(r, "%s stands here twice", found(r));
    else if (ok)
      rules->preference[rules->preference_count++] = (enum preference)preference;
    reading_leave(r);
    lua_pop(r->L, 1);
  }
  rules->duty = DUTY_BEST;
  return ok;
}

static bool read_duty(struct reading *r, void *target)
{
  struct rules *rules = target;
  int duty;
  if (is_list(r)) return read_preferences(r, rules);
  if (lua_istable(r->L, -1)) return fault(r, "a word or a list of at least one preference was expected: { \"most_pieces\", … }");
  if (!read_word(r, &duty, duty_words)) return false;
  rules->duty = (enum duty)duty;
  if (rules->duty == DUTY_BEST) rules->preference[rules->preference_count++] = PREFER_MOST_PIECES;
  return true;
}

static const struct field capture_fields[] = {READ_FIELD("duty", read_duty), WORD_FIELD("removed", struct rules, removal, removal_words),
                                              END_OF_FIELDS};

bool read_capture(struct reading *r, void *rules) { return read_fields(r, capture_fields, rules); }

/* ---- promotion ---- */

static const struct word mid_chain_words[] = {{"at_once", CROWN_AT_ONCE}, {"turn_end", CROWN_AT_END}, {"stops", CROWN_STOPS}, {NULL, 0}};

/* Cells by words, "far" being the player's own; or by player: { bottom = "row8", top = "row1" }. */
static bool read_at(struct reading *r, void *target)
{
  struct rules *rules = target;
  bool ok = true;
  if (!lua_istable(r->L, -1) || is_list(r)) {
    for (int p = 0; p < rules->player_count; p++)
      if (!read_cells(r, &rules->player[p].promotion, p)) return false;
    return true;
  }
  char names[2 * MAX_SEATS][READ_NAME_SIZE];
  const char *known[2 * MAX_SEATS];
  int count;
  ok = read_keys(r, names, &count, 2 * MAX_SEATS);
  for (int i = 0; i < count; i++) {
    int player = player_named(r, names[i]);
    lua_getfield(r->L, -1, names[i]);
    reading_enter(r, names[i]);
    if (player == -2)
      ok = fault_at_key(r, "there is no such player%s", known_words(names[i], known, seat_words(r, known)));
    else if (player >= 0)
      ok = read_cells(r, &rules->player[player].promotion, player) && ok;
    reading_leave(r);
    lua_pop(r->L, 1);
  }
  return ok;
}

static const struct field promotion_fields[] = {READ_FIELD("at", read_at), WORD_FIELD("in_chain", struct rules, mid_chain, mid_chain_words),
                                                END_OF_FIELDS};

bool read_promotion(struct reading *r, void *rules) { return read_fields(r, promotion_fields, rules); }

/* ---- score ---- */

static const struct word score_words[] = {{"none", false}, {"captured", true}, {NULL, 0}};

bool read_score(struct reading *r, void *target)
{
  int keeps;
  if (!read_word(r, &keeps, score_words)) return false;
  ((struct rules *)target)->keeps_score = keeps;
  return true;
}
