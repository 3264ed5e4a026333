/* Every word of the vocabulary arrives in the rules; merging, options and defaults. What the rules then do is tested in tests/core and
   tests/rules. */
#include "script/fixture.h"

#include "core/outcome.h"

#define HEAD "return { api = 1, id = 'x', "
#define DRAUGHTS HEAD "extends = 'english-draughts', "
#define HALMA HEAD "extends = 'sternhalma', "

/* Makes the rules of a script, looks at one fact, and lets go. */
#define CHECK(script, condition)                                                                                                                     \
  do {                                                                                                                                               \
    struct variant *v = fixture_variant(script);                                                                                                     \
    struct rules *r = fixture_rules(v);                                                                                                              \
    if (!(condition)) fail_msg("%s\ndoes not give %s", script, #condition);                                                                          \
    rules_free(r);                                                                                                                                   \
    variant_free(v);                                                                                                                                 \
  } while (0)

static int kind(const struct rules *r, const char *name)
{
  for (int k = 0; k < r->kind_count; k++)
    if (!strcmp(r->kind[k].name, name)) return k;
  return -1;
}

static uint16_t ways(const struct rules *r, const char *words)
{
  char copy[64];
  uint16_t mask = 0;
  snprintf(copy, sizeof copy, "%s", words);
  for (char *rest = NULL, *w = strtok_r(copy, " ", &rest); w; w = strtok_r(NULL, " ", &rest)) mask |= (uint16_t)(1U << board_direction(&r->board, w));
  return mask;
}

static bool start_is(const struct rules *r, const char *text)
{
  struct strbuf out;
  strbuf_init(&out);
  position_write(&out, &r->start, r);
  bool same = !strncmp(out.text, text, strlen(text));
  if (!same) print_error("start: %s\n", out.text);
  strbuf_release(&out);
  return same;
}

static void turn_words(void **state)
{
  (void)state;
  CHECK(DRAUGHTS "turn = { chain = 'free' } }", r->chain == CHAIN_FREE);
  CHECK(DRAUGHTS "turn = { chain = 'forced' } }", r->chain == CHAIN_FORCED);
  CHECK(DRAUGHTS "turn = { chain = 'single' } }", r->chain == CHAIN_SINGLE);
  CHECK(DRAUGHTS "turn = { cells_once = true } }", r->cells_once && r->chain == CHAIN_FORCED);
  CHECK(DRAUGHTS "turn = { no_turning_back = true } }", r->no_turning_back);
  CHECK(DRAUGHTS "}", !r->cells_once && !r->no_turning_back);
}

static void capture_words(void **state)
{
  (void)state;
  CHECK(DRAUGHTS "capture = { duty = 'none' } }", r->duty == DUTY_NONE && r->removal == REMOVED_AT_END);
  CHECK(DRAUGHTS "capture = { duty = 'any' } }", r->duty == DUTY_ANY);
  CHECK(DRAUGHTS "capture = { duty = 'most' } }", r->duty == DUTY_BEST && r->preference_count == 1 && r->preference[0] == PREFER_MOST_PIECES);
  CHECK(DRAUGHTS "capture = { duty = { 'highest_value', 'most_kings', 'with_king', 'king_earliest' } } }",
        r->duty == DUTY_BEST && r->preference_count == 4 && r->preference[0] == PREFER_HIGHEST_VALUE && r->preference[1] == PREFER_MOST_KINGS &&
            r->preference[2] == PREFER_WITH_KING && r->preference[3] == PREFER_KING_EARLIEST);
  CHECK(DRAUGHTS "capture = { removed = 'at_once' } }", r->removal == REMOVED_AT_ONCE && r->duty == DUTY_ANY);
}

static void promotion_words(void **state)
{
  (void)state;
  CHECK(DRAUGHTS "promotion = { in_chain = 'at_once' } }", r->mid_chain == CROWN_AT_ONCE);
  CHECK(DRAUGHTS "promotion = { in_chain = 'turn_end' } }", r->mid_chain == CROWN_AT_END);
  CHECK(DRAUGHTS "promotion = { in_chain = 'stops' } }", r->mid_chain == CROWN_STOPS);
  CHECK(DRAUGHTS "}", bits_equal(&r->player[0].promotion, &r->board.region[board_region(&r->board, "row1")].cells)); /* black faces down */
  CHECK(DRAUGHTS "promotion = { at = 'row4 row5' } }", bits_count(&r->player[0].promotion) == 8 && bits_count(&r->player[1].promotion) == 8);
  CHECK(DRAUGHTS "promotion = { at = { white = 'row8', top = { 'a1', 'c1' } } } }",
        bits_count(&r->player[0].promotion) == 2 && bits_count(&r->player[1].promotion) == 4);
}

static void ending_words(void **state)
{
  (void)state;
  CHECK(DRAUGHTS "endings = { no_turn = 'wins' } }", r->no_turn == NO_TURN_WINS && r->repetition == 3 && r->quiet_limit == 80);
  CHECK(DRAUGHTS "endings = { no_turn = 'draws', bare = 'wins', few = 2, quiet = 10, repetition = 0 } }",
        r->no_turn == NO_TURN_DRAWS && r->bare == BARE_WINS && r->few_limit == 2 && r->quiet_limit == 10 && r->repetition == 0);
  CHECK(DRAUGHTS "endings = { quiet = 80 / 2 } }", r->quiet_limit == 40); /* 40.0, to Lua */
  CHECK(DRAUGHTS "endings = { bare = 'loses' } }", r->bare == BARE_LOSES);
  CHECK(HALMA "endings = { goal = 'fill', play_on = true } }", r->goal == GOAL_FILL && r->play_on && r->no_turn == NO_TURN_PASSES);
  CHECK(HALMA "endings = { goal = 'none' } }", r->goal == GOAL_NONE);
  CHECK(HEAD "extends = 'capture-chinese-checkers' }", r->no_turn == NO_TURN_MOST_CAPTURED && r->keeps_score && !r->owned && r->owner_count == 1);
  CHECK(DRAUGHTS "endings = false }", r->repetition == 0 && r->no_turn == NO_TURN_LOSES);
}

static void piece_words(void **state)
{
  (void)state;
  CHECK(DRAUGHTS "pieces = { man = { step = { directions = 'any', slides = true }, value = 7 } } }",
        r->kind[0].slides && r->kind[0].value == 7 && r->kind[0].step_directions[0] == ways(r, "NE NW SE SW"));
  CHECK(DRAUGHTS "}", r->kind[0].step_directions[0] == ways(r, "SE SW") && r->kind[0].step_directions[1] == ways(r, "NE NW") && !r->kind[0].slides);
  CHECK(DRAUGHTS "pieces = { man = { step = 'back' } } }", r->kind[0].step_directions[0] == ways(r, "NE NW"));
  CHECK(DRAUGHTS "pieces = { man = { step = { directions = { white = 'NE', top = { 'SE', 'NW' } } } } } }",
        r->kind[0].step_directions[0] == ways(r, "SE NW") && r->kind[0].step_directions[1] == ways(r, "NE"));
  CHECK(DRAUGHTS "pieces = { man = { step = false } } }", !r->kind[0].steps && r->kind[0].jump_count == 1);
  CHECK(DRAUGHTS "pieces = { king = { jump = false } } }", r->kind[1].steps && r->kind[1].jump_count == 0);
  CHECK(DRAUGHTS "pieces = { king = { jump = { reach = 'flying' } } } }",
        r->kind[1].jump[0].reach == JUMP_FLYING && r->kind[1].jump[0].captures && r->kind[1].jump[0].over == OVER_ENEMY);
  CHECK(DRAUGHTS "pieces = { king = { jump = { reach = 'flying_short' } } } }", r->kind[1].jump[0].reach == JUMP_FLYING_SHORT);
  CHECK(DRAUGHTS "pieces = { king = { jump = { { reach = 'flying' } } } } }", r->kind[1].jump[0].captures); /* one in a list is that one */
  CHECK(DRAUGHTS "pieces = { king = { jump = { { over = 'own' }, { over = 'any', captures = true } } } }, turn = { cells_once = true } }",
        r->kind[1].jump_count == 2 && r->kind[1].jump[0].over == OVER_OWN && !r->kind[1].jump[0].captures && r->kind[1].jump[1].over == OVER_ANY);
  CHECK(HALMA "pieces = { marble = { jump = { reach = 'long' } } } }", r->kind[0].jump[0].reach == JUMP_LONG && r->kind[0].steps);
  CHECK(HALMA "pieces = { marble = { jump = true } } }", r->kind[0].jump_count == 1 && r->kind[0].jump[0].over == OVER_ANY);
}

static void kinds_and_letters(void **state)
{
  (void)state;
  CHECK(DRAUGHTS "}", kind(r, "man") == 0 && kind(r, "king") == 1 && r->kind[0].promotes_to == 1 && r->kind[1].promotes_to == NO_KIND);
  CHECK(DRAUGHTS "kinds = { 'king' } , setup = 'BBBB/BBBB/BBBB/4/4/WWWW/WWWW/WWWW' }", kind(r, "king") == 0 && kind(r, "man") == 1);
  CHECK(DRAUGHTS "}", r->kind[0].letter[0] == 'b' && r->kind[0].letter[1] == 'w' && r->kind[1].letter[0] == 'B' && r->kind[1].letter[1] == 'W');
  CHECK(DRAUGHTS "pieces = { king = { letter = 'xy' } } }", r->kind[1].letter[0] == 'x' && r->kind[1].letter[1] == 'y');
  CHECK(HEAD "extends = 'capture-chinese-checkers' }", r->kind[0].letter[0] == 'm');
  CHECK(HEAD "extends = 'fox-and-geese' }", kind(r, "goose") == 0 && kind(r, "fox") == 1 && r->player[0].letter == 'f');
  CHECK(DRAUGHTS "pieces = { man = { promotes = false } } }", r->kind[kind(r, "man")].promotes_to == NO_KIND);
}

static void players_words(void **state)
{
  (void)state;
  CHECK(DRAUGHTS "}", r->player_count == 2 && !strcmp(r->player[0].colour, "black"));
  CHECK(DRAUGHTS "players = { first = 'bottom' } }", !strcmp(r->player[0].colour, "white") && !strcmp(r->player[1].colour, "black"));
  CHECK(DRAUGHTS "players = { first = 'white' } }", !strcmp(r->player[0].colour, "white"));
  CHECK(DRAUGHTS "players = { { seat = 'bottom', colour = 'red', letter = 'k' }, { seat = 'top' } }, setup = { home = 'man' } }",
        r->player[0].letter == 'k' && !strcmp(r->player[0].colour, "red") && !strcmp(r->player[1].colour, "black"));
  CHECK(DRAUGHTS "players = { { seat = 'bottom', colour = 'black' }, { seat = 'top' } }, setup = { home = 'man' } }", /* no colour twice */
        !strcmp(r->player[0].colour, "black") && !strcmp(r->player[1].colour, "red"));
  CHECK(HALMA "players = { seats = { { seat = 'S', colour = 'red', home = 'NE', far = 'SW' }, { seat = 'N', colour = 'blue' } }, taken = false } }",
        bits_equal(&r->player[0].home, &r->board.region[board_region(&r->board, "NE")].cells) &&
            bits_equal(&r->player[0].far, &r->board.region[board_region(&r->board, "SW")].cells));
  CHECK(HEAD "extends = 'chinese-checkers', players = { min = 4 } }", r->player_count == 4 && !strcmp(r->player[1].colour, "yellow"));
  CHECK(HEAD "extends = 'chinese-checkers', players = 3 }", r->player_count == 3 && variant_min_players(v) == 3 && variant_max_players(v) == 3);
  CHECK(HEAD "extends = 'chinese-checkers', players = { taken = { [2] = 'SW NE' } } }", !strcmp(r->player[1].colour, "purple"));
}

static void setups(void **state)
{
  (void)state;
  CHECK(DRAUGHTS "setup = '4/4/4/4/4/4/wwww/4' }", start_is(r, "4/4/4/4/4/4/wwww/4 b"));
  CHECK(DRAUGHTS "setup = '4/4/4/4/4/4/wwww/4 w' }", start_is(r, "4/4/4/4/4/4/wwww/4 w"));
  CHECK(DRAUGHTS "setup = [[\n  . . . b\n . . . .\n  . . . .\n . . . .\n  . . . .\n . . . .\n  . w w .\n . . . W\n]] }",
        start_is(r, "3b/4/4/4/4/4/1ww1/3W b"));
  CHECK(DRAUGHTS "setup = { home = 'man' } }", start_is(r, "bbbb/4/4/4/4/4/4/wwww b"));
  CHECK(DRAUGHTS "setup = { white = { man = 'row2 -a1 c3', king = 'a1' }, top = { man = { 'b8', 'd8' } } } }",
        start_is(r, "bb2/4/4/4/4/1w2/wwww/W3 b"));
  CHECK(DRAUGHTS "setup = function(s) s:fill({ 'row1', '-a1' }, 'man', 'white') s:put('a7', 'man', 'black') end }",
        start_is(r, "4/b3/4/4/4/4/4/1www b"));
  CHECK(DRAUGHTS "setup = function(s) for p = 1, s.players do s:fill('home', 'man', p) end s:clear('a1') s:put('c3', 'king', 'white') end }",
        start_is(r, "bbbb/4/4/4/4/1W2/4/1www b"));
  CHECK(HEAD "extends = 'capture-chinese-checkers', setup = { nobody = { marble = 'S N' } } }",
        start_is(r, "m/mm/mmm/mmmm/13/12/11/10/9/10/11/12/13/mmmm/mmm/mm/m r 0,0"));
}

static void boards(void **state)
{
  (void)state;
  CHECK(HEAD "board = { shape = 'square' }, pieces = { p = { step = true } }, setup = { home = 'p' } }",
        r->board.cell_count == 64 && r->board.direction_count == 4);
  CHECK(DRAUGHTS "board = { cells = 'light', lines = 'both' }, setup = { home = 'man' } }",
        r->board.cell_count == 32 && r->board.direction_count == 8);
  CHECK(HALMA "board = { arm = 2 } }", r->board.cell_count == 37 && r->board.look == LOOK_HOLES);
  CHECK(HALMA "board = { look = 'squares' } }", r->board.look == LOOK_SQUARES);
  CHECK(HALMA "board = { shape = 'hexagon', side = 4 }, players = { seats = { { seat = 'S' }, { seat = 'N' } }, taken = false } }",
        r->board.cell_count == 37);
  CHECK(HALMA "board = { regions = { spot = { 'i5', 'hexagon -i5 -h5' } } } }",
        bits_count(&r->board.region[board_region(&r->board, "spot")].cells) == 59);
  CHECK(HEAD "extends = 'alquerque' }",
        r->board.cell_count == 25 && r->board.next[board_direction(&r->board, "NE")][board_cell(&r->board, "a1")] == board_cell(&r->board, "b2") &&
            r->board.next[board_direction(&r->board, "NE")][board_cell(&r->board, "b1")] == NO_CELL);
  CHECK(HEAD "extends = 'halma' }", r->board.cell_count == 256 && start_is(r, "11bbbbb/11bbbbb/12bbbb/13bbb/14bb/16/"));
  CHECK(HEAD "board = { shape = 'graph', cells = { { name = 'left1', x = 0, y = 0 }, { name = 'mid1', x = 1.5, y = 0 }, { name = 'right1', x = 3, y "
             "= 0.5 } },"
             " directions = { on = { x = 1, y = 0 }, back = { x = -1, y = 0 } }, links = { { 'left1', 'on', 'mid1' }, { 'mid1', 'on', 'right1', "
             "one_way = true "
             "} },"
             " seats = { here = { forward = 'on', home = 'all' }, there = { forward = { x = -1, y = 0 } } } },"
             " pieces = { p = { step = true } }, setup = { white = { p = 'left1' }, black = { p = 'right1' } } }",
        r->board.row_count == 2 &&
            r->board.next[board_direction(&r->board, "back")][board_cell(&r->board, "mid1")] == board_cell(&r->board, "left1") &&
            r->board.next[board_direction(&r->board, "back")][board_cell(&r->board, "right1")] == NO_CELL);
}

/* Homes and goals are cells by words like any others. */
static void homes_are_cells(void **state)
{
  (void)state;
  CHECK(HEAD "board = { shape = 'square', width = 3, height = 3, seats = { here = { forward = 'N', home = 'a1 b1', far = { 'row3', '-a3' } } } },"
             " players = { { seat = 'here', colour = 'red' }, { seat = 'top', colour = 'blue', home = 'c3' } },"
             " pieces = { man = { step = true } }, setup = { home = 'man' } }",
        start_is(r, "2b/3/rr1 r") && bits_count(&r->player[0].far) == 2);
}

/* ---- options ---- */

static void options_reach_the_rules(void **state)
{
  (void)state;
  struct variant *v = NULL;
  struct error err;
  assert_true(library_find(&v, bundled, "small-hexagon", &err));
  const struct option *options;
  assert_int_equal(variant_options(v, &options), 3);
  struct choices choices;
  variant_default_choices(v, &choices);
  assert_int_equal(choices.value[1], 40);
  assert_true(option_parse(&choices.value[0], &options[0], "single", &err));
  assert_true(option_parse(&choices.value[1], &options[1], "12", &err));
  assert_true(option_parse(&choices.value[2], &options[2], "true", &err));
  assert_false(option_parse(&choices.value[1], &options[1], "61", &err));
  assert_string_equal(err.message, "limit: a number from 10 to 60 was expected, not '61'");
  assert_false(option_parse(&choices.value[1], &options[1], "12x", &err));
  assert_false(option_parse(&choices.value[2], &options[2], "yes", &err));
  assert_false(option_parse(&choices.value[0], &options[0], "singel", &err));
  assert_string_equal(err.message, "chain: 'singel' is no choice; did you mean 'single'? (valid: free, single)");
  struct rules *r;
  assert_true(variant_rules(&r, v, &choices, &err));
  assert_int_equal(r->chain, CHAIN_SINGLE);
  assert_int_equal(r->quiet_limit, 12);
  assert_true(r->kind[kind(r, "rider")].slides);
  assert_int_equal(r->kind[kind(r, "rider")].value, 5);
  rules_free(r);
  choices.value[1] = 99;
  assert_false(variant_rules(&r, v, &choices, &err));
  choices.value[1] = 12;
  choices.players = 3;
  assert_false(variant_rules(&r, v, &choices, &err));
  assert_string_equal(err.message, "small-hexagon is for 2 to 2 players, not 3");
}

static void fixed_options_are_no_longer_asked(void **state)
{
  (void)state;
  const struct option *options;
  CHECK(HEAD "extends = 'chinese-checkers', fixed = { goal = 'fill' } }",
        variant_options(v, &options) == 2 && !strcmp(options[0].name, "long_jump") && r->goal == GOAL_FILL);
  CHECK(HEAD "extends = 'sternhalma', options = { { name = 'long_jump' } } }", variant_options(v, &options) == 1); /* asked again */
}

/* Three deep: each states its difference only, and functions stay. */
static void differences_lie_over_each_other(void **state)
{
  (void)state;
  CHECK(HEAD "extends = 'pool-checkers' }", r->mid_chain == CROWN_AT_END && r->duty == DUTY_ANY && r->kind[1].slides &&
                                                r->kind[1].jump[0].reach == JUMP_FLYING && r->board.cell_count == 32 && r->quiet_limit == 50 &&
                                                r->kind[0].jump[0].directions[0] == ways(r, "NE NW SE SW"));
  CHECK(HEAD "extends = 'breakthrough-draughts', endings = { quiet = 5 } }", r->ending && r->quiet_limit == 5);
  CHECK(HEAD "extends = 'breakthrough-draughts', endings = { custom = false } }", !r->ending);
  CHECK(HEAD "extends = 'turkish-draughts' }",
        r->kind[1].slides && r->kind[1].steps && r->kind[1].jump[0].captures && r->kind[1].jump[0].over == OVER_ENEMY);
}

/* ---- endings as functions ---- */

static void an_ending_sees_the_position(void **state)
{
  (void)state;
  struct variant *v =
      fixture_variant(DRAUGHTS "setup = 'B3/4/4/4/4/4/4/www1 w', endings = function(p)\n"
                               "  assert(p.players == 2 and p.to_move == 2 and p.last == 1 and p.quiet == 0)\n"
                               "  assert(p:count() == 4 and p:count(2) == 3 and p:count(nil, 'king') == 1 and p:count(1, 'man') == 0)\n"
                               "  assert(p:count(2, 'man', 'row1') == 3 and p:count(2, nil, 'home') == 3 and p:count(nil, nil, 'row8') == 1)\n"
                               "  local player, kind = p:at('b8')\n"
                               "  assert(player == 1 and kind == 'king' and p:at('a3') == nil and p:can_move())\n"
                               "  assert(not pcall(p.count, p, 3) and not pcall(p.at, p, 'z9') and not pcall(p.captured, p, 1))\n"
                               "  return p:count(2) == 3 and 2 or nil\n"
                               "end }");
  struct rules *r = fixture_rules(v);
  struct outcome outcome;
  struct error err;
  for (int i = 0; i < 1000; i++)
    if (!r->ending(r->script, r, &r->start, &outcome, &err)) fail_msg("%s", err.message);
  assert_int_equal(outcome.type, OUTCOME_WIN);
  assert_int_equal(outcome.winner, 1);
  assert_int_equal(outcome.reason, REASON_SCRIPT);
  rules_free(r);
  variant_free(v);

  v = fixture_variant(HEAD
                      "extends = 'capture-chinese-checkers', endings = function(p)\n"
                      "  assert(p:captured(1) == 3 and p:captured(2) == 3 and p:at('i6') == 0)\n"
                      "  return p:most_captured()\n"
                      "end, setup = '1/2/3/4/4mmmmm4/3mmmmmm3/2mmmmmmm2/1mmmmmmmm1/mmmm1mmmm/1mmmmmmmm1/2mmmmmmm2/3mmmmmm3/4mmmmm4/4/3/2/1 r 3,3' }");
  r = fixture_rules(v);
  if (!r->ending(r->script, r, &r->start, &outcome, &err)) fail_msg("%s", err.message);
  assert_int_equal(outcome.type, OUTCOME_DRAW);
  rules_free(r);
  variant_free(v);
}

/* 4 / 2 is 2.0 to Lua and a player to its writer; 5 / 2 is nobody. */
static void an_ending_may_reckon(void **state)
{
  (void)state;
  struct error err;
  struct outcome outcome;
  struct variant *v = fixture_variant(DRAUGHTS "endings = function(p) return (p.players + 2) / 2 end }");
  struct rules *r = fixture_rules(v);
  assert_true(r->ending(r->script, r, &r->start, &outcome, &err));
  assert_int_equal(outcome.type, OUTCOME_WIN);
  assert_int_equal(outcome.winner, 1);
  rules_free(r);
  variant_free(v);
  v = fixture_variant(DRAUGHTS "endings = function(p) return (p.players + 1) / 2 end }");
  r = fixture_rules(v);
  assert_false(r->ending(r->script, r, &r->start, &outcome, &err));
  assert_non_null(strstr(err.message, "the number of a player from 1 to 2, not 1.5"));
  rules_free(r);
  variant_free(v);
}

/* ---- what the computer player goes by ---- */

static void computer_words(void **state)
{
  (void)state;
  CHECK(DRAUGHTS "computer = { worth = { man = 90, king = -260 }, advance = -7, mobility = 0, race = 12 } }",
        r->weights.worth[0] == 90 && r->weights.worth[1] == -260 && r->weights.advance == -7 && r->weights.mobility == 0 && r->weights.race == 12 &&
            !r->evaluate);
  CHECK(DRAUGHTS "computer = { worth = { king = 300 / 2, man = false }, race = false } }",
        r->weights.worth[0] == WEIGHT_DERIVED && r->weights.worth[1] == 150 && r->weights.advance == WEIGHT_DERIVED &&
            r->weights.mobility == WEIGHT_DERIVED && r->weights.race == WEIGHT_DERIVED);
  CHECK(DRAUGHTS "computer = false }", r->weights.worth[0] == WEIGHT_DERIVED && !r->evaluate);
  CHECK(DRAUGHTS "options = { { name = 'bold', type = 'boolean', default = true } }, computer = { advance = option('bold', { [true] = 9, [false] = 1 }) } }",
        r->weights.advance == 9);
  CHECK(HALMA "computer = { evaluate = function(p, player) return player end } }", r->evaluate && !r->ending);
}

/* `opinionated` is tests/variants/opinionated.lua: worth of both kinds, mobility and a function. */
static void weights_are_inherited(void **state)
{
  (void)state;
#define OPINION HEAD "extends = 'opinionated', "
  CHECK(OPINION "}", r->weights.worth[0] == 100 && r->weights.worth[1] == 140 && r->weights.mobility == 6 && r->evaluate);
  CHECK(OPINION "computer = { worth = { king = 170 }, evaluate = false } }",
        r->weights.worth[0] == 100 && r->weights.worth[1] == 170 && r->weights.mobility == 6 && !r->evaluate);
  CHECK(OPINION "computer = false }", r->weights.worth[1] == WEIGHT_DERIVED && r->weights.mobility == WEIGHT_DERIVED && !r->evaluate);
  CHECK(OPINION "pieces = { king = false, man = { promotes = false } } }", r->kind_count == 1 && r->weights.worth[0] == 100); /* of what is gone */
  CHECK(OPINION "endings = { custom = function(p) return p:count(1) < 3 and 2 or nil end } }", r->ending && r->evaluate);
}

static void an_evaluation_sees_the_position(void **state)
{
  (void)state;
  struct variant *v = fixture_variant(DRAUGHTS "setup = 'B3/4/4/4/4/4/4/www1 w',\n"
                                               "endings = function(p) return p:count(2) == 0 and 1 or nil end,\n"
                                               "computer = { evaluate = function(p, player)\n"
                                               "  assert(p.players == 2 and p.to_move == 2 and p:count() == 4 and p:at('b8') == 1)\n"
                                               "  return 10.6 * p:count(player) - 1\n"
                                               "end } }");
  struct rules *r = fixture_rules(v);
  struct outcome outcome;
  struct error err;
  int worth;
  for (int i = 0; i < 1000; i++) { /* nothing is left on Lua's stack */
    if (!r->evaluate(r->script, r, &r->start, 0, &worth, &err)) fail_msg("%s", err.message);
    assert_int_equal(worth, 10);
    assert_true(r->evaluate(r->script, r, &r->start, 1, &worth, &err));
    assert_int_equal(worth, 31);
    assert_true(r->ending(r->script, r, &r->start, &outcome, &err));
    assert_int_equal(outcome.type, OUTCOME_NONE);
  }
  rules_free(r);
  variant_free(v);
}

/* What it said the first time is said again; the function is not called. */
static void an_evaluation_that_failed_is_not_called_again(void **state)
{
  (void)state;
  struct variant *v = fixture_variant(DRAUGHTS "computer = { evaluate = function(p, player)\n  if player == 2 then return 'much' end\n  return 5\nend } }");
  struct rules *r = fixture_rules(v);
  struct error err;
  char expected[256];
  int worth = 7;
  snprintf(expected, sizeof expected, "%s:1: the evaluation must give a number, not 'much'", script_path);
  assert_true(r->evaluate(r->script, r, &r->start, 0, &worth, &err));
  assert_int_equal(worth, 5);
  assert_false(r->evaluate(r->script, r, &r->start, 1, &worth, &err));
  assert_string_equal(err.message, expected);
  assert_int_equal(worth, 0);
  error_clear(&err);
  assert_false(r->evaluate(r->script, r, &r->start, 0, &worth, &err)); /* which would have been well */
  assert_string_equal(err.message, expected);
  rules_free(r);
  variant_free(v);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(turn_words),
      cmocka_unit_test(capture_words),
      cmocka_unit_test(promotion_words),
      cmocka_unit_test(ending_words),
      cmocka_unit_test(piece_words),
      cmocka_unit_test(kinds_and_letters),
      cmocka_unit_test(players_words),
      cmocka_unit_test(setups),
      cmocka_unit_test(boards),
      cmocka_unit_test(options_reach_the_rules),
      cmocka_unit_test(fixed_options_are_no_longer_asked),
      cmocka_unit_test(differences_lie_over_each_other),
      cmocka_unit_test(homes_are_cells),
      cmocka_unit_test(an_ending_sees_the_position),
      cmocka_unit_test(an_ending_may_reckon),
      cmocka_unit_test(computer_words),
      cmocka_unit_test(weights_are_inherited),
      cmocka_unit_test(an_evaluation_sees_the_position),
      cmocka_unit_test(an_evaluation_that_failed_is_not_called_again),
  };
  return cmocka_run_group_tests(tests, fixture_setup, fixture_teardown);
}
