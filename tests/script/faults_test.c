/* What an author is told: exactly where a fault stands and what was expected. */
#include "script/fixture.h"

#define HEAD "return { api = 1, id = 'x', "
#define DRAUGHTS HEAD "extends = 'english-draughts',\n"

#define GRAPH(cells)                                                                                                                                 \
  HEAD "board = { shape = 'graph', cells = { " cells                                                                                                 \
       " }, directions = { E = { x = 1, y = 0 } } },\n  pieces = { man = { step = true } }, setup = '' }"

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
    {DRAUGHTS "  setup = { white = { man = 'row1', quen = 'row2' }, black = { man = 'row8' } } }",
     "x.lua:2:37: setup.white.quen: there is no such piece (valid: man, king)\n"},
    {DRAUGHTS "  setup = function(s) s:fill('row1', 'mann', 1) end }",
     "x.lua:2: there is no piece 'mann'; did you mean 'man'? (valid: man, king)\n  at x.lua:2, in the function of line 2\n"},
    /* what the computer goes by */
    {DRAUGHTS "  computer = { wort = {} } }",
     "x.lua:2:16: computer.wort: no such key; did you mean 'worth'? (valid: worth, advance, mobility, race, evaluate)\n"},
    {DRAUGHTS "  computer = { worth = { man = 100, kng = 200 } } }",
     "x.lua:2:37: computer.worth.kng: there is no such piece; did you mean 'king'? (valid: man, king)\n"},
    {DRAUGHTS "  computer = { worth = { man = 3001 }, advance = 1.5, race = '3', mobility = -101 } }",
     "x.lua:2:32: computer.worth.man: a whole number from -3000 to 3000 was expected, not 3001\n"
     "x.lua:2:50: computer.advance: a whole number from -100 to 100 was expected, not 1.5\n"
     "x.lua:2:62: computer.race: a whole number from -100 to 100 was expected, not '3'\n"
     "x.lua:2:78: computer.mobility: a whole number from -100 to 100 was expected, not -101\n"},
    {DRAUGHTS "  computer = { worth = 100 } }", "x.lua:2:24: computer.worth: a table was expected, not 100\n"},
    {DRAUGHTS "  computer = { evaluate = 12 } }", "x.lua:2:27: computer.evaluate: a function(p, player) was expected, not 12\n"},
    {DRAUGHTS "  computer = { evaluate = math.abs } }",
     "x.lua:2:27: computer.evaluate: a function(p, player) … end of the script's own was expected, not one of the built-in functions\n"},
    {DRAUGHTS "  computer = function(p) return 1 end }", "x.lua:2:14: computer: a table was expected, not a function\n"},
    /* set-ups */
    {DRAUGHTS "  setups = 'bbbb' }", "x.lua:2:12: setups: a list of set-ups was expected: { { name = …, position = … }, … }, not 'bbbb'\n"},
    {DRAUGHTS "  setups = { kings = '4' } }", "x.lua:2:12: setups: a list of set-ups was expected: { { name = …, position = … }, … }\n"},
    {DRAUGHTS "  setups = { { name = 'a b', position = '4' }, { position = '4' }, { name = 'c' } } }",
     "x.lua:2:23: setups.1.name: small letters, digits, - and _ were expected, not 'a b'\n"
     "x.lua:2:41: setups.1.position: expected 8 rows separated by '/', found 1\n"
     "x.lua:2:61: setups.2.position: expected 8 rows separated by '/', found 1\n"
     "x.lua:2:68: setups.3: position = \"…\" is missing\n"},
    {DRAUGHTS "  setups = { { name = 'a', position = '4/4/4/4/4/4/4/w3 w', player = 2 } } }",
     "x.lua:2:61: setups.1.player: no such key; did you mean 'players'? (valid: name, players, position)\n"},
    {DRAUGHTS "  setups = { { name = 'a', players = 3, position = '4/4/4/4/4/4/4/w3 w' } } }",
     "x.lua:2:38: setups.1.players: a whole number from 2 to 2 was expected, not 3\n"},
    {DRAUGHTS "  setups = { { name = 'a', position = '4/4/4/4/4/4/4/w3 w' },\n  { name = 'a', position = '4/4/4/4/4/4/4/w3 w' } } }",
     "x.lua:3:3: setups.2: there are two set-ups with the name 'a'\n"},
    {DRAUGHTS "  setups = { { name = 'a', position = 'wwww/4/4/4/4/4/4/bbbb w' } } }",
     "x.lua:2:39: setups.1.position: a black man cannot stand on a1: it would have been crowned\n"},
    {DRAUGHTS "  setups = { { name = 'a', position = '4/4/4/4/4/4/4/w3 w' } },\n  text = { en = { name = 'X', setup = { b = 'B' } } } }",
     "x.lua:3:41: text.en.setup.b: no text is called so; did you mean 'a'? (valid: a)\n"},
    {DRAUGHTS "  text = { en = { name = 'X', setup = { eleven_men = 'B' } } } }",
     "x.lua:2:31: text.en.setup: there is no setup of this game that could have texts\n"},
    {DRAUGHTS "  setup = function() return 'wwww/4/4/4/4/4/4/bbbb' end }",
     "x.lua:2:11: setup: the function returned a string; it fills the board through its argument\n"},
    {DRAUGHTS "  setup = function(s) s:fill('row9', 'man', 1) end }", NULL},
    {DRAUGHTS "  setup = function(s) s:fill('row1', 'man') end }",
     "x.lua:2: say whose the pieces are: a number from 1 to 2, a seat or a colour\n  at x.lua:2, in the function of line 2\n"},
    {DRAUGHTS "  setup = function(s) if s.options.size then end end }",
     "x.lua:2: there is no option 'size'\n  at x.lua:2, in the function of line 2\n"},
    /* places: keys given later, keys that are none, what may not be taken away */
    {"local t = { api = 1, id = 'x', extends = 'english-draughts', turn = { chain = 'free' } }\nt.capture = {}\nt.capture.dutty = 1\n"
     "t[\"tunr\"] = {}\nt.turn.chian = 1\nreturn t",
     "x.lua:3:11: capture.dutty: no such key; did you mean 'duty'? (valid: duty, removed)\n"
     "x.lua:4:3: tunr: no such key; did you mean 'turn'? (valid: api, id, family, extends, options, fixed, text, book, board, players, kinds, pieces, "
     "turn, capture, promotion, score, endings, computer, setup, setups)\n"
     "x.lua:5:8: turn.chian: no such key; did you mean 'chain'? (valid: chain, cells_once, no_turning_back)\n"},
    {DRAUGHTS "  capture = { 'any' } }", "x.lua:2:15: capture.1: an item without a key stands here (number 1); write key = value\n"},
    {DRAUGHTS "  capture = { [true] = 1 } }", "x.lua:2:16: capture.true: true cannot be a key\n"},
    {DRAUGHTS "  capture = { [''] = 1 } }", "x.lua:2:16: capture.: a key of 1 to 63 letters was expected, not ''\n"},
    {DRAUGHTS "  capture = { [{}] = 1 } }", "x.lua:2:3: capture.?: a table cannot be a key\n"},
    {DRAUGHTS "  pieces = false }", NULL},
    {DRAUGHTS "  setup = false }", "x.lua:2:11: setup: false takes away what no game can do without: say where the pieces stand at the start\n"},
    {HEAD "'stray' }", NULL},
    /* texts */
    {DRAUGHTS "  text = { en = { nam = 'x' } } }", "x.lua:2:19: text.en.nam: no text is called so; did you mean 'name'? (valid: about, confusion, history, "
                                                   "kind, name, outcome, player, prompt, refusal, rule, rules, summary, word)\n"},
    {DRAUGHTS "  text = { en = { kind = { mann = 'x' } } } }",
     "x.lua:2:28: text.en.kind.mann: no text is called so; did you mean 'man'? (valid: king, man)\n"},
    {DRAUGHTS "  text = { en = { option = { o = 'x' } } } }", "x.lua:2:19: text.en.option: there is no option of this game that could have texts\n"},
    {DRAUGHTS "  options = { { name = 'o' } }, text = { en = { option = { oo = 'x' } } } }",
     "x.lua:2:60: text.en.option.oo: no text is called so; did you mean 'o'? (valid: o)\n"},
    {DRAUGHTS "  options = { { name = 'o' } }, text = { en = { option = { o = { lable = 'x', label = 'x' } } } } }",
     "x.lua:2:66: text.en.option.o.lable: no text is called so (valid: help)\n"},
    {DRAUGHTS "  text = { en = { outcome = 'x' } } }", "x.lua:2:29: text.en.outcome: a table of texts was expected, not 'x'\n"},
    {DRAUGHTS "  text = { en = { outcome = { scrpt = 'x' } } } }", NULL},
    {DRAUGHTS "  text = { en = { ['outcome.scrpt'] = 'x' } } }", NULL},
    {DRAUGHTS "  text = { en = { outcome = { script = '{winer} wins {' } } } }",
     "x.lua:2:40: text.en.outcome.script: a '{' without its '}'\n"
     "x.lua:2:40: text.en.outcome.script: there is no {winer} to fill in; did you mean 'winner'? (valid: winner, loser, scores, places, count, unplaced)\n"},
    {DRAUGHTS "  text = { en = { summary = '{winner}' } } }",
     "x.lua:2:29: text.en.summary: nothing is filled into this text, so {winner} would be seen\n"},
    {DRAUGHTS "  text = { ['pt-br'] = { name = 'x' } } }",
     "x.lua:2:13: text.pt-br: this is not the name of a language such as en or pt-BR; did you mean 'pt-BR'?\n"},
    {DRAUGHTS "  text = { english = { name = 'x' } } }", "x.lua:2:12: text.english: this is not the name of a language such as en or pt-BR\n"},
    {DRAUGHTS "  text = { en = { name = 'a\\nb', summary = '\\27[2J' } } }", NULL},
    {DRAUGHTS "  text = { en = { name = 'a\\nb' } } }", "x.lua:2:26: text.en.name: one line was expected, in UTF-8 and without control characters\n"},
    {DRAUGHTS "  text = { en = { rules = { 'a', '\\27[2J' } } } }",
     "x.lua:2:34: text.en.rules.2: this text holds control characters, or is not in UTF-8\n"},
    /* built-in functions, where one of the script's own belongs */
    {DRAUGHTS "  setup = string.rep }",
     "x.lua:2:11: setup: a function(s) … end of the script's own was expected, not one of the built-in functions\n"},
    {DRAUGHTS "  setup = option }", "x.lua:2:11: setup: a function(s) … end of the script's own was expected, not one of the built-in functions\n"},
    {DRAUGHTS "  endings = { custom = math.random } }",
     "x.lua:2:24: endings.custom: a function(p) … end of the script's own was expected, not one of the built-in functions\n"},
    /* lists of preferences */
    {DRAUGHTS "  capture = { duty = {} } }",
     "x.lua:2:22: capture.duty: a word or a list of at least one preference was expected: { \"most_pieces\", … }\n"},
    {DRAUGHTS "  capture = { duty = { 'with_king', 'most_pieces', 'with_king' } } }", "x.lua:2:52: capture.duty.3: 'with_king' stands here twice\n"},
    /* moves without a direction */
    {DRAUGHTS "  pieces = { man = { step = { directions = '' } } } }",
     "x.lua:2:44: pieces.man.step.directions: no direction is named; false takes the move away\n"},
    {DRAUGHTS "  pieces = { man = { step = { directions = {} } } } }",
     "x.lua:2:44: pieces.man.step.directions: no direction is named; false takes the move away\n"},
    {DRAUGHTS "  pieces = { man = { step = { directions = { top = 'SE' } } } } }",
     "x.lua:2:44: pieces.man.step.directions: none for white, who has such pieces\n"},
    {DRAUGHTS "  pieces = { king = { jump = { directions = { white = 'NE' } } } } }",
     "x.lua:2:45: pieces.king.jump.directions: none for black, who has such pieces\n"},
    /* a kind spelt wrongly is one more kind */
    {DRAUGHTS "  pieces = { mann = { step = true } } }",
     "x.lua:2:14: pieces.mann: a third kind of piece needs letter = \"…\", one for each seat in the order listed; or did you mean 'man'?\n"},
    {DRAUGHTS "  pieces = { elephant = { step = true } }, kinds = { 'man', 'king' } }",
     "x.lua:2:14: pieces.elephant: a third kind of piece needs letter = \"…\", one for each seat in the order listed\n"},
    /* cells that two pieces would stand on */
    {HEAD "board = { shape = 'hexagon', side = 3 },\n  players = { { seat = 'S', colour = 'red' }, { seat = 'SE', colour = 'blue' } },\n"
          "  pieces = { man = { step = true } }, setup = { home = 'man' } }",
     "x.lua:3:56: setup.home: a3 would get both a man of red and a man of blue\n"},
    {DRAUGHTS "  setup = { white = { man = 'a1', king = 'c1 a1' } } }", "x.lua:2:29: setup.white.man: a1 would get both a king and a man\n"},
    {DRAUGHTS "  setup = function(s) s:fill({ 'row1', 'row0' }, 'man', 1) end }", NULL},
    /* cells where regions are meant, and cells that are none */
    {HEAD "board = { shape = 'square', seats = { here = { forward = 'N', home = 'z1' } } },\n"
          "  players = { { seat = 'here' }, { seat = 'top' } }, pieces = { man = { step = true, letter = 'ab' } }, setup = { home = 'man' } }",
     "x.lua:1:98: board.seats.here.home: there is no cell or region 'z1' (valid: all, column_h, column_g, column_f, column_e, "
     "column_d, column_c, column_b, column_a, row8, row7, row6, row5, row4, row3, row2)\n"},
    {GRAPH("{ name = 'pass', x = 0, y = 0 }, { name = 'b1', x = 1, y = 0 }"),
     "x.lua:1:64: board.cells: the cell name 'pass' needs a digit, so that it cannot be taken for a command\n"},
    {GRAPH("{ name = 'a1', x = 0, y = 0 }, { name = 'b1', x = 0, y = 0 }"),
     "x.lua:1:64: board.cells: the cells 'a1' and 'b1' lie at the same place\n"},
    /* names that mean something else */
    {DRAUGHTS "  options = { { name = 'hash' } } }", "x.lua:2:15: options.1: an option cannot be called 'hash': that is a setting of the program\n"},
    {DRAUGHTS "  options = { { name = 'w', type = 'choice', choices = { 'a', 'b\\27[2J' } } } }",
     "x.lua:2:63: options.1.choices.2: the choice 'b [2J' may hold only letters, digits and _ - + .\n"},
    /* rules that contradict each other */
    {DRAUGHTS "  score = 'captured', endings = { goal = 'none', play_on = true } }", "x.lua:2:60: endings.play_on: needs a goal to play on for\n"},
    {DRAUGHTS "  pieces = { man = { jump = { captures = false } }, king = { jump = { captures = false } } },\n  turn = { cells_once = true } }",
     NULL},
    {DRAUGHTS "  capture = { duty = 'none' }, turn = { cells_once = true },\n"
              "  pieces = { man = { jump = { { over = 'enemy', captures = true }, { over = 'any' } } } } }",
     "x.lua:3:29: pieces.man.jump: two jumps over the same piece, one that captures and one that does not; without a duty to capture, different turns "
     "would visit the same cells\n"},
    /* the head */
    {"return { id = 'x' }", "x.lua:1:8: api = 1 is missing: it says for which version of the script interface this is written\n"},
    {"return { api = 2, id = 'x' }", "x.lua:1:16: api: this script is written for version 2 of the script interface; this program knows version 1\n"},
    {"return { api = 1, id = 'UPPER' }", "x.lua:1:24: id: small letters, digits, - and _ were expected, not 'UPPER'\n"},
    {"return { api = 1, id = 'X y' }", "x.lua:1:24: id: small letters, digits, - and _ were expected, not 'X y'\n"},
    {HEAD "}", NULL},
    {HEAD "extends = 'english-draught' }", "x.lua:1:39: extends: there is no variant 'english-draught'; did you mean 'english-draughts'?\n"},
    {"return {\n  api = 1\n  id = 'x',\n}", "x.lua:3:3: '}' expected (to close '{' at line 1) near 'id'\n"},
    {"return { api = 1, id = 'x }", "x.lua:1:28: unfinished string near <eof>\n"},
    {DRAUGHTS "  text = { en = { summary = 1, rules = 2, name = 3 } } }",
     "x.lua:2:29: text.en.summary: a text was expected, not 1\n"
     "x.lua:2:40: text.en.rules: a text was expected, not 2\n"
     "x.lua:2:50: text.en.name: a text was expected, not 3\n"},
    {DRAUGHTS "  text = { en = { name = 3 } } }", "x.lua:2:26: text.en.name: a text was expected, not 3\n"},
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

/* What makes a base contradict itself stands in the script laid over it, and is told too. */
static void what_a_script_does_to_its_base_is_told(void **state)
{
  (void)state;
  static const struct {
    const char *script, *cause;
  } guilty[] = {
      {DRAUGHTS "  players = { own = 'nobody' } }", "; this comes from x.lua:2:15: players.own\n"},
      {DRAUGHTS "  pieces = { king = false } }", "; this comes from x.lua:2:14: pieces.king\n"},
      {DRAUGHTS "  pieces = { man = { jump = { captures = false } } } }", "; this comes from x.lua:2:31: pieces.man.jump.captures\n"},
      {DRAUGHTS "  board = { shape = 'star' } }", "; this comes from x.lua:2:13: board.shape\n"},
  };
  for (size_t i = 0; i < sizeof guilty / sizeof *guilty; i++) {
    const char *faults = fixture_faults(guilty[i].script);
    if (!strstr(faults, guilty[i].cause)) fail_msg("%s\ntold:\n%s", guilty[i].script, faults);
  }
}

static void the_first_fault_is_the_error(void **state)
{
  (void)state;
  struct variant *variant;
  struct error err;
  assert_false(fixture_load(&variant, DRAUGHTS "  capture = { a = 1 },\n turn = { b = 1 } }", &err));
  assert_null(strchr(err.message, '\n'));
  assert_non_null(strstr(err.message, "capture.a: no such key"));
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(faults_are_told_with_their_place),
      cmocka_unit_test(faults_in_what_is_inherited_name_the_base),
      cmocka_unit_test(what_a_script_does_to_its_base_is_told),
      cmocka_unit_test(the_first_fault_is_the_error),
  };
  return cmocka_run_group_tests(tests, fixture_setup, fixture_teardown);
}
