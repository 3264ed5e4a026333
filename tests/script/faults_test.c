/* What an author is told: exactly where a fault stands and what was expected. */
#include "script/fixture.h"

#define HEAD "return { api = 1, id = 'x', "
#define DRAUGHTS HEAD "extends = 'english-draughts',\n"

/* To add a case: a script and all the faults it has, a line each, without the name of the folder ("x.lua" is the script). */
static const struct {
  const char *script, *faults;
} cases[] = {
    /* unknown keys, at every level */
    {DRAUGHTS "  capture = { dutty = 'any' } }", "x.lua:2:15: capture.dutty: no such key; did you mean 'duty'? (valid: duty, removed)\n"},
    {DRAUGHTS "  turn = { cell_once = true } }",
     "x.lua:2:12: turn.cell_once: no such key; did you mean 'cells_once'? (valid: chain, cells_once, no_turning_back)\n"},
    {DRAUGHTS "  pieces = { man = { stepp = true, jump = { ovr = 'any' } } } }",
     "x.lua:2:22: pieces.man.stepp: no such key; did you mean 'step'? (valid: letter, step, jump, promotes, value)\n"
     "x.lua:2:45: pieces.man.jump.ovr: no such key; did you mean 'over'? (valid: over, reach, captures, directions)\n"},
    {DRAUGHTS "  board = { arm = 4 } }", "x.lua:2:13: board.arm: no such key (valid: width, height, cells, lines, shape, regions, seats, look)\n"},
    {DRAUGHTS "  promotion = { where = 'far' } }", "x.lua:2:17: promotion.where: no such key (valid: at, in_chain)\n"},
    {DRAUGHTS "  players = { seats = { { seat = 'top', color = 'red' } } } }",
     "x.lua:2:41: players.seats.1.color: no such key; did you mean 'colour'? (valid: seat, colour, letter, home, far)\n"},
    /* wrong types and words */
    {DRAUGHTS "  turn = { chain = 'freee' } }",
     "x.lua:2:20: turn.chain: 'freee' is no such word; did you mean 'free'? (valid: free, forced, single)\n"},
    {DRAUGHTS "  turn = 'free' }", "x.lua:2:10: turn: a table was expected, not 'free'\n"},
    {DRAUGHTS "  turn = { cells_once = 1 } }", "x.lua:2:25: turn.cells_once: true or false was expected, not 1\n"},
    {DRAUGHTS "  endings = { quiet = 2.5 } }", "x.lua:2:23: endings.quiet: a whole number from 0 to 10000 was expected, not 2.5\n"},
    {DRAUGHTS "  endings = { repetition = 'three' } }", "x.lua:2:28: endings.repetition: a whole number from 0 to 1000 was expected, not 'three'\n"},
    {DRAUGHTS "  endings = { custom = 'draw' } }", "x.lua:2:24: endings.custom: a function(p) was expected, not 'draw'\n"},
    {DRAUGHTS "  capture = { duty = { 'most_pieces', 'biggest' } } }",
     "x.lua:2:39: capture.duty.2: 'biggest' is no such word (valid: most_pieces, highest_value, most_kings, with_king, king_earliest)\n"},
    {DRAUGHTS "  pieces = { man = { promotes = 'queen' } } }", "x.lua:2:33: pieces.man.promotes: there is no piece 'queen' (valid: king, man)\n"},
    {DRAUGHTS "  pieces = { man = { step = { directions = { 'forward', 'N' } } } } }",
     "x.lua:2:57: pieces.man.step.directions.2: there is no direction 'N'; did you mean 'NE'? "
     "(valid: forward, sideways, back, any, orthogonal, diagonal, NE, SE, SW, NW)\n"},
    {DRAUGHTS "  pieces = { man = { step = 3 } } }", "x.lua:2:29: pieces.man.step: true, false or a table was expected, not 3\n"},
    {DRAUGHTS "  pieces = { man = { jump = { {}, {}, {} } } } }", "x.lua:2:29: pieces.man.jump: more than 2 kinds of jump\n"},
    {DRAUGHTS "  kinds = { 'man', 'queen' } }", "x.lua:2:11: kinds: there is no piece 'queen' (valid: king)\n"},
    {DRAUGHTS "  board = { shape = 'triangle' } }", "x.lua:2:21: board.shape: 'triangle' is no shape (valid: square, star, hexagon, graph)\n"},
    {DRAUGHTS "  board = { width = 300 } }", "x.lua:2:21: board.width: a whole number from 1 to 256 was expected, not 300\n"},
    {DRAUGHTS "  board = { regions = { camp = 'a1 z9 row1' } } }", NULL},
    {DRAUGHTS "  board = { seats = { corner = { home = 'row1' } } } }",
     "x.lua:2:32: board.seats.corner: a seat needs forward: the name of a direction, or { x = …, y = … }\n"},
    {DRAUGHTS "  players = { max = 7 } }", "x.lua:2:21: players.max: a whole number from 2 to 6 was expected, not 7\n"},
    {DRAUGHTS "  players = { max = 4 } }", "x.lua:2:13: players: max = 4, but there are 2 seats\n"},
    {DRAUGHTS "  players = { first = 'left' } }", "x.lua:2:23: players.first: there is no player 'left' (valid: top, black, bottom, white)\n"},
    {DRAUGHTS "  players = { seats = { { seat = 'top', colour = 'pink' } } } }",
     "x.lua:2:50: players.seats.1.colour: 'pink' is no colour (valid: white, black, red, yellow, green, blue, purple, orange)\n"},
    {DRAUGHTS "  promotion = { at = { top = 'row1', left = 'row8' } } }",
     "x.lua:2:38: promotion.at.left: there is no such player (valid: top, black, bottom, white)\n"},
    {DRAUGHTS "  setup = 'bbbb/bbbb/bbbb/4/5/wwww/wwww/wwww' }", NULL},
    {DRAUGHTS "  setup = { white = { man = 'row1', quen = 'row2' }, home = 'king' } }",
     "x.lua:2:37: setup.white.quen: there is no such piece (valid: man, king)\n"},
    {DRAUGHTS "  setup = function(s) s:fill('row1', 'mann', 1) end }",
     "x.lua:2: there is no piece 'mann'; did you mean 'man'? (valid: man, king)\n  at x.lua:2, in the function of line 2\n"},
    {DRAUGHTS "  setup = function(s) s:fill('row9', 'man', 1) end }", NULL},
    {DRAUGHTS "  setup = function(s) s:fill('row1', 'man') end }",
     "x.lua:2: say whose the pieces are: a number from 1 to 2, a seat or a colour\n  at x.lua:2, in the function of line 2\n"},
    {DRAUGHTS "  setup = function(s) if s.options.size then end end }",
     "x.lua:2: there is no option 'size'\n  at x.lua:2, in the function of line 2\n"},
    /* rules that contradict each other */
    {DRAUGHTS "  score = 'captured', endings = { goal = 'none', play_on = true } }", "x.lua:2:60: endings.play_on: needs a goal to play on for\n"},
    {DRAUGHTS "  pieces = { man = { jump = { captures = false } }, king = { jump = { captures = false } } },\n  turn = { cells_once = true } }",
     NULL},
    /* the head */
    {"return { id = 'x' }", "x.lua: api = 1 is missing: it says for which version of the script interface this is written\n"},
    {"return { api = 2, id = 'x' }", "x.lua:1:16: api: this script is written for version 2 of the script interface; this program knows version 1\n"},
    {"return { api = 1, id = 'X y' }", "x.lua:1:24: id: small letters, digits and - were expected, not 'X y'\n"},
    {HEAD "}", NULL},
    {HEAD "extends = 'english-draught' }", "x.lua:1:39: extends: there is no variant 'english-draught'; did you mean 'english-draughts'?\n"},
    {"return {\n  api = 1\n  id = 'x',\n}", "x.lua:3:3: '}' expected (to close '{' at line 1) near 'id'\n"},
    {"return { api = 1, id = 'x }", "x.lua:1:28: unfinished string near <eof>\n"},
    {HEAD "text = { en = { name = 3 } } }", "x.lua:1:52: text.en.name: a text was expected, not 3\n"},
    /* options */
    {DRAUGHTS "  options = { { name = 'fast', type = 'choise' } } }",
     "x.lua:2:39: options.1.type: 'choise' is no such word; did you mean 'choice'? (valid: boolean, choice, number)\n"},
    {DRAUGHTS "  options = { { name = 'fast', type = 'choice', choices = { 'a', 'b' }, default = 'c' } } }",
     "x.lua:2:83: options.1.default: 'c' is no choice of 'fast'; did you mean 'a'? (valid: a, b)\n"},
    {DRAUGHTS "  options = { { name = 'a' }, { name = 'a' } } }", "x.lua:2:31: options.2: two options are called 'a'\n"},
    {DRAUGHTS "  endings = { quiet = option 'limit' } }", "x.lua:2:23: endings.quiet: there is no option 'limit'\n"},
    {DRAUGHTS "  options = { { name = 'fast' } },\n  endings = { quiet = option('fast', { [true] = 10 }) } }",
     "x.lua:3:23: endings.quiet: option(\"fast\", …) has no case for false\n"},
    {DRAUGHTS
     "  options = { { name = 'w', type = 'choice', choices = { 'a', 'b' } } },\n  endings = { quiet = option('w', { a = 1, b = 2, c = 3 }) } }",
     "x.lua:3:23: endings.quiet: option(\"w\", …) has a case for 'c', which is no value of it\n"},
    {HEAD "extends = 'turkish-draughts',\n  fixed = { crowing = 'stops' } }",
     "x.lua:2:13: fixed.crowing: no such option of the base; did you mean 'crowning'? (valid: crowning)\n"},
    {HEAD "extends = 'turkish-draughts',\n  fixed = { crowning = 'never' } }",
     "x.lua:2:24: fixed.crowning: 'never' is no choice of 'crowning' (valid: at_once, turn_end, stops)\n"},
};

static void faults_are_told_with_their_place(void **state)
{
  (void)state;
  int wrong = 0;
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    const char *faults = fixture_faults(cases[i].script);
    if (cases[i].faults ? !strcmp(faults, cases[i].faults) : *faults != '\0') continue;
    print_error("%s\ntold:\n%sinstead of:\n%s\n", cases[i].script, faults, cases[i].faults ? cases[i].faults : "something");
    wrong++;
  }
  assert_int_equal(wrong, 0);
}

/* A base's option that the rules use and a list leaves out; a fault inside what was inherited names the base's file. */
static void faults_in_what_is_inherited_name_the_base(void **state)
{
  (void)state;
  const char *faults = fixture_faults(HEAD "extends = 'turkish-draughts', options = { { name = 'other' } } }");
  assert_non_null(strstr(faults, "/variants/turkish-draughts/variant.lua:26:"));
  assert_non_null(strstr(faults, "promotion.in_chain: the base's option 'crowning' is used here, but not listed again"));
}

static void the_first_fault_is_the_error(void **state)
{
  (void)state;
  struct variant *variant;
  struct error err;
  assert_false(fixture_load(&variant, DRAUGHTS "  capture = { a = 1 },\n turn = { b = 1 } }", &err));
  assert_null(strchr(err.message, '\n'));
  assert_non_null(strstr(err.message, "turn.b: no such key"));
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(faults_are_told_with_their_place),
      cmocka_unit_test(faults_in_what_is_inherited_name_the_base),
      cmocka_unit_test(the_first_fault_is_the_error),
  };
  return cmocka_run_group_tests(tests, fixture_setup, fixture_teardown);
}
