/* endings = { no_turn, goal, play_on, repetition, quiet, few, bare, custom = function(p) … end } */
#include "script/installed.h"
#include "script/read.h"

static const struct word no_turn_words[] = {
    {"loses", NO_TURN_LOSES},
    {"wins", NO_TURN_WINS},
    {"passes", NO_TURN_PASSES},
    {"draws", NO_TURN_DRAWS},
    {"most_captured", NO_TURN_MOST_CAPTURED},
    {NULL, 0},
};
static const struct word goal_words[] = {{"none", GOAL_NONE}, {"all", GOAL_ALL}, {"fill", GOAL_FILL}, {NULL, 0}};
static const struct word bare_words[] = {{"nothing", BARE_NOTHING}, {"loses", BARE_LOSES}, {"wins", BARE_WINS}, {NULL, 0}};

static bool read_custom(struct reading *r, void *unused)
{
  (void)unused;
  if (!read_function(r, "function(p)")) return false;
  lua_pushvalue(r->L, -1);
  installed_keep(r->L, INSTALLED_ENDING);
  r->has_functions = true;
  return true;
}

static const struct field ending_fields[] = {
    WORD_FIELD("no_turn", struct rules, no_turn, no_turn_words),
    WORD_FIELD("goal", struct rules, goal, goal_words),
    WORD_FIELD("bare", struct rules, bare, bare_words),
    BOOLEAN_FIELD("play_on", struct rules, play_on),
    INTEGER_FIELD("repetition", struct rules, repetition, 0, 1000),
    INTEGER_FIELD("quiet", struct rules, quiet_limit, 0, 10000),
    INTEGER_FIELD("few", struct rules, few_limit, 0, 1000),
    READ_FIELD("custom", read_custom),
    END_OF_FIELDS,
};

bool read_endings(struct reading *r, void *rules) { return read_fields(r, ending_fields, rules); }
