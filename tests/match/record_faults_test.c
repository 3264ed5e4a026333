#include "match/record_games.h"

/* ---- what is wrong is told ---- */

static const struct fault {
  const char *from, *to, *message;
} faults[] = {
  {"salto-game 1", "salto-game 3", "line 1: this game was saved by a newer Salto: its format has version 3, and this program reads version 2"},
  {"salto-game 1", "salto-game one", "line 1: salto-game: expected the version of the format, 2, not 'one'"},
  {"salto-game 1", "[Event \"x\"]", "line 1: this is no saved game: it does not begin with salto-game 2"},
  {"variant turkish-draughts", "variant", "line 3: variant: expected the id of a variant"},
  {"variant turkish-draughts", "varant turkish-draughts", "line 3: unknown key 'varant'; the nearest is 'variant'"},
  {"variant turkish-draughts\n", "", "expected a line that begins with variant before this"},
  {"api 1", "script /x.lua\napi 1", "line 5: unknown key 'script'"},
  {"player w white", "player w white\nstands_in 4 1", "line 10: unknown key 'stands_in'; the nearest is 'stands'"},
  {"api 1", "api x", "line 5: api: expected a version of the script interface, a whole number from 1 to 1000000, not 'x'"},
  {"api 1", "api 1 2", "line 5: api: '2' is more than is expected in this line"},
  {"api 1", "api 1\napi 1", "line 6: a second line that begins with api"},
  {"rules 1e7eaf87bb35b5e1", "rules 1E", "line 6: rules: expected 16 digits from 0 to 9 and a to f, not '1E'"},
  {"player w white", "name Ana\nplayer w white", "line 9: name: expected after a line that begins with player"},
  {"player w white", "player white", "line 9: player: expected one letter and a colour"},
  {"player w white", "player b white", "line 11: player: a second player with the letter 'b'"},
  {"player w white", "player w magenta", "line 9: player: expected white, black, red, yellow, green, blue, purple or orange, not 'magenta'"},
  {"player w white", "player w white\ncolour pink", "line 10: colour: expected white, black, red, yellow, green, blue, purple or orange, not 'pink'"},
  {"player w white", "player w black", "a second player is black"},
  {"player w white", "player w white\ncolour black", "a second player is black"},
  {"player w white", "player w white\ncomputer 11", "line 10: computer: expected a level, a whole number from 1 to 10, not '11'"},
  {"player w white", "player w white\nleft 10", "line 10: left: expected only where there is a clock"},
  {"player w white", "player w white\napi 1", "line 10: 'api' comes too late"},
  {"board squares", "board star", "board: expected squares or holes, not 'star'"},
  {"row a8 0 0", "row a8 0", "row: expected the place of a cell from the top, a whole number from -512000 to 512000, not 'b8'"},
  {"row a8 0 0", "row a8 1000 0", "row: the cells a8 and b8 stand in one place"},
  {"row a8 0 0", "row b8 0 0", "row: two cells are called 'b8'"},
  {"row a8 0 0", "row a8 -512000 -512000", "the board before this line is too wide to be drawn"},
  {"lines ", "lines x ", "lines: expected how far the lines lead to the right"},
  {"lines ", "lines 0 0 a1-a2\nlines ", "lines: 0 0 leads nowhere"},
  {"lines ", "lines 5 5 a1-z9\nlines ", "lines: there is no cell 'z9'"},
  {"lines ", "lines 5 5 a1-a2 a1-a3\nlines ", "lines: 5 5 leads from a1 to two cells, a2 and a3"},
  {"owned true", "owned yes", "owned: expected true or false, not 'yes'"},
  {"kind wb man", "kind w man", "kind: expected 2 letters, one for each player who has pieces, not 'w'"},
  {"kind wb man", "kind wW man", "stands for another piece"},
  {"becomes w W", "becomes w x", "becomes: expected the letters of two kinds of piece"},
  {"start 8/", "start 7/", "start: row 1 (a8 to h8): expected 8 cells, found 7"},
  {"start 8/", "begin 8/", "unknown key 'begin'"},
  {"turn c3-c4 ", "turn c3-z9 ", "turn: there is no cell 'z9'"},
  {"turn c3-c4 ", "turn c3 ", "turn: expected the cells it visits, such as c3-d3, or pass"},
  {"turn c3-c4 8/", "turn c3-c4\n#", "turn: the position is empty"},
};

/* Those of lines that version 2 has first. */
static const struct fault second[] = {
  {"api 1", "api 1\nscript", "line 6: script: expected a path that begins with /, not ''"},
  {"api 1", "api 1\nscript x.lua", "line 6: script: expected a path that begins with /, not 'x.lua'"},
  {"api 1", "api 1\nscript /%4", "line 6: script: expected two hexadecimal digits after each %, not both 0, not '%4'"},
  {"api 1", "api 1\nscript /%00", "line 6: script: expected two hexadecimal digits"},
  {"api 1", "api 1\nscript /1\nscript /2\nscript /3\nscript /4\nscript /5\nscript /6\nscript /7\nscript /8\nscript /9", "line 14: script: more than 8 scripts"},
  {"player w white", "player w white\nstands_in 11 1", "line 10: stands_in: expected a level, a whole number from 1 to 10, not '11'"},
  {"player w white", "player w white\nstands_in 4", "line 10: stands_in: expected after how many turns, a whole number from 0 to 20000, not ''"},
  {"player w white", "player w white\nstands_in 4 1 2", "line 10: stands_in: '2' is more than is expected in this line"},
};

static void expect_fault(const char *text, const struct fault *fault)
{
  char *other = edited(text, fault->from, fault->to);
  struct record *record;
  struct error err = {.message = ""};
  if (record_read(&record, other, &err)) fail_msg("%s -> %s is read", fault->from, fault->to);
  if (!strstr(err.message, fault->message) || strncmp(err.message, "line ", 5) || strchr(err.message, '\n'))
    fail_msg("%s -> %s: %s", fault->from, fault->to, err.message);
  free(other);
}

static void faults_are_told_with_their_lines(void **state)
{
  (void)state;
  char *text = short_game(), *newer = edited(text, "salto-game 1", "salto-game 2");
  for (size_t i = 0; i < sizeof faults / sizeof *faults; i++) expect_fault(text, &faults[i]);
  for (size_t i = 0; i < sizeof second / sizeof *second; i++) expect_fault(newer, &second[i]);
  free(newer), free(text);
}

static void a_path_has_an_end(void **state)
{
  (void)state;
  char *text = short_game(), *newer = edited(text, "salto-game 1", "salto-game 2"), line[1100] = "api 1\nscript /";
  memset(line + strlen(line), 'x', 1023);
  expect_fault(newer, &(struct fault){"api 1", line, "line 6: script: the path of a script has at most 1023 bytes"});
  free(newer), free(text);
}

static void the_end_is_checked_too(void **state)
{
  (void)state;
  static const struct {
    const char *end, *message;
  } ends[] = {
    {"stands 4", "stands: expected how many turns are behind, a whole number from 0 to 3, not '4'"},
    {"result lost", "result: expected win or draw, not 'lost'"},
    {"result win q goal", "result: expected the letter of a player, w, b, not 'q'"},
    {"result win w luck", "result: 'luck' is no reason for a game to end"},
    {"result draw repetition", "result: expected how often or how many"},
    {"turn d6-d5", "turn: the position is empty"},
    {"stands 1\nturn d6-d5 8/8/8/8/8/8/8/8 w", "'turn' comes too late"},
  };
  char *text = short_game();
  for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
    struct strbuf other;
    struct record *record;
    struct error err = {.message = ""};
    strbuf_init(&other);
    strbuf_addf(&other, "%s%s\n", text, ends[i].end);
    assert_false(record_read(&record, other.text, &err));
    if (!strstr(err.message, ends[i].message)) fail_msg("%s: %s", ends[i].end, err.message);
    strbuf_release(&other);
  }
  free(text);
}

/* Cut anywhere, it is either refused with a message or a game with fewer turns; never something else. */
static void a_cut_record_is_no_other_game(void **state)
{
  (void)state;
  char *text = short_game();
  size_t length = strlen(text), start = (size_t)(strstr(text, "\nstart ") - text);
  for (size_t cut = 0; cut < length; cut++) {
    char *part = malloc(cut + 1);
    memcpy(part, text, cut);
    part[cut] = '\0';
    struct record *record;
    struct error err = {.message = ""};
    if (record_read(&record, part, &err)) {
      assert_true(cut > start);
      struct match *match = record_open(record, NULL, NULL);
      assert_true(match->game.total <= 3);
      match_free(match);
      record_free(record);
    } else {
      assert_true(*err.message && !strchr(err.message, '\n'));
    }
    free(part);
  }
  free(text);
}

static void line_ends_and_remarks_of_editors_do_no_harm(void **state)
{
  (void)state;
  char *text = short_game();
  struct strbuf other;
  strbuf_init(&other);
  strbuf_add(&other, "\xEF\xBB\xBF# a remark\r\n");
  for (const char *c = text; *c; c++) {
    if (*c == '\n') strbuf_add(&other, "  \r");
    strbuf_add_char(&other, *c);
  }
  struct match *match = reopened(other.text);
  assert_false(match->view_only);
  assert_int_equal(match->game.total, 3);
  match_free(match);
  strbuf_release(&other);
  free(text);
}

static void too_many_turns_are_refused(void **state)
{
  (void)state;
  char *text = short_game();
  struct strbuf other;
  struct record *record;
  struct error err;
  strbuf_init(&other);
  strbuf_add(&other, text);
  for (int i = 3; i <= RECORD_TURN_LIMIT; i++) strbuf_add(&other, "turn c3-c4 8/8/8/8/8/8/8/w7 w\n");
  assert_false(record_read(&record, other.text, &err));
  assert_non_null(strstr(err.message, "more than 20000 turns"));
  strbuf_release(&other);
  free(text);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(faults_are_told_with_their_lines),
    cmocka_unit_test(a_path_has_an_end),
    cmocka_unit_test(the_end_is_checked_too),
    cmocka_unit_test(a_cut_record_is_no_other_game),
    cmocka_unit_test(line_ends_and_remarks_of_editors_do_no_harm),
    cmocka_unit_test(too_many_turns_are_refused),
  };
  return cmocka_run_group_tests(tests, fixture_set_up, fixture_tear_down);
}
