/* What a book declares arrives in it; goals are checked as they are declared, and what is wrong is told with its place. */
#include "script/fixture.h"

#include "core/refusal.h"
#include "script/book.h"

#define STAR "return { api = 1, id = 'x', extends = 'chinese-checkers',\n"
#define DRAUGHTS "return { api = 1, id = 'x', extends = 'english-draughts',\n"

static struct variant *variant;
static struct book *book;

static void open_book(const char *script)
{
  struct error err;
  variant = fixture_variant(script);
  if (!book_new(&book, variant, &err)) fail_msg("%s", err.message);
}

static void close_book(void)
{
  book_free(book);
  variant_free(variant);
}

static const char *cell_name(const struct example *example, int cell) { return example->rules->board.name[cell]; }

static void a_variant_without_a_book_has_an_empty_one(void **state)
{
  (void)state;
  open_book(DRAUGHTS "}");
  assert_int_equal(book->diagram_count + book->exercise_count + book->has_worked, 0);
  close_book();
}

static void diagrams_show_what_they_declare(void **state)
{
  (void)state;
  open_book(STAR "book = { diagrams = {\n"
                 "  { name = 'start' },\n"
                 "  { name = 'far', players = 3, options = { long_jump = true }, arrows = { 'e5-e7', 'e7xg7-g9' },\n"
                 "    marks = 'e5 S -a1', labels = { B = 'e7', A = 'e5' } },\n"
                 "  { name = 'alike', players = 3, options = { long_jump = true, goal = 'all' }, arrows = 'e5-e7 g7-e5' } } } }");
  assert_int_equal(book->diagram_count, 3);
  const struct example *start = &book->diagram[0], *far = &book->diagram[1];
  assert_string_equal(start->name, "start");
  assert_int_equal(start->rules->player_count, 2);
  assert_true(position_equal(&start->position, &start->rules->start, start->rules));
  assert_int_equal(far->choices.players, 3);
  assert_int_equal(far->rules->player_count, 3);
  assert_int_equal(far->rules->kind[0].jump[0].reach, JUMP_LONG);
  assert_int_equal(start->rules->kind[0].jump[0].reach, JUMP_SHORT);
  assert_int_equal(far->arrow_count, 2);
  assert_int_equal(far->arrow[1].length, 3);
  assert_string_equal(cell_name(far, far->arrow[1].cell[2]), "g9");
  assert_int_equal(bits_count(&far->marks), 10);
  assert_int_equal(far->label_count, 2);
  assert_string_equal(far->label[0].text, "A");
  assert_string_equal(cell_name(far, far->label[0].cell), "e5");
  assert_ptr_equal(book->diagram[2].rules, far->rules); /* made once for the same choices */
  assert_int_equal(book->diagram[2].arrow_count, 2);
  close_book();
}

static const struct variant *find_it(void *context, const char *id, struct error *err) { return (void)id, (void)err, context; }

/* The base's positions and the words about them would teach other rules. */
static void a_book_is_not_inherited(void **state)
{
  (void)state;
  struct error err;
  struct variant *child;
  open_book(DRAUGHTS "book = { diagrams = { { name = 'a' } } },\n"
                     "text = { en = { name = 'X', about = 'A', diagram = { a = 'B' }, rule = { board = 'C' }, kind = { man = 'pawn' } } } }");
  assert_int_equal(book->diagram_count, 1);
  fixture_write_text("return { api = 1, id = 'y', extends = 'x' }");
  if (!variant_load(&child, script_path, find_it, variant, &err)) fail_msg("%s", err.message);
  const struct texts *texts = variant_texts(child);
  assert_string_equal(text_get(texts, "en", "kind.man"), "pawn");
  assert_null(text_exact(texts, "en", "about"));
  assert_null(text_exact(texts, "en", "diagram.a"));
  assert_null(text_exact(texts, "en", "rule.board"));
  struct book *own;
  if (!book_new(&own, child, &err)) fail_msg("%s", err.message);
  assert_int_equal(own->diagram_count, 0);
  book_free(own);
  variant_free(child);
  /* one of its own has nothing of the base's either */
  fixture_write_text("return { api = 1, id = 'y', extends = 'x', book = { worked = {} }, text = { en = { worked = { ask = 'D' } } } }");
  if (!variant_load(&child, script_path, find_it, variant, &err) || !book_new(&own, child, &err)) fail_msg("%s", err.message);
  assert_true(own->has_worked && own->diagram_count == 0);
  book_free(own);
  variant_free(child);
  close_book();
}

/* ---- exercises ---- */

/* Plays turns of the learner in a task, the others standing still, and checks the goal after the last. */
enum { MOST_TURNS = 4 };
struct verdict {
  enum goal_result result;
  char word[BOOK_NAME_SIZE];
  char message[2048]; /* "" or why the goal failed */
};

static struct verdict play(int exercise, int task, const char *turns)
{
  struct verdict verdict = {.message = ""};
  struct played played[MOST_TURNS];
  struct position now = book->exercise[exercise].example.position;
  const struct rules *rules = book->exercise[exercise].example.rules;
  char copy[128];
  int count = 0;
  snprintf(copy, sizeof copy, "%s", turns);
  for (char *rest = NULL, *turn = strtok_r(copy, " ", &rest); turn; turn = strtok_r(NULL, " ", &rest)) {
    struct refusal refusal;
    assert_true(count < MOST_TURNS);
    if (!turn_read(&played[count].turn, &played[count].path, turn, rules, &now, &refusal)) fail_msg("%s: %s", turn, refusal_key(refusal.reason));
    played[count].before = now;
    book_after(&now, book, exercise, task, &played[count++]);
  }
  struct error err;
  if (!book_check(&verdict.result, verdict.word, book, exercise, task, played, count, &err)) strcpy(verdict.message, err.message);
  return verdict;
}

static void assert_result(int exercise, int task, const char *turns, enum goal_result result)
{
  struct verdict verdict = play(exercise, task, turns);
  if (*verdict.message) fail_msg("%s: %s", turns, verdict.message);
  if (verdict.result != result) fail_msg("exercise %d, task %d, %s: %d instead of %d", exercise, task, turns, (int)verdict.result, (int)result);
}

/* White men on d4 and g3, d4 can take a black one on c5. */
#define MEN "position = '4/4/4/1b2/1w2/3w/4/4 w'"

static void exercises_know_what_they_declare(void **state)
{
  (void)state;
  open_book(STAR "book = { worked = { labels = { A = 'e5' } }, exercises = {\n"
                 "  { name = 'one', turns = 8, alone = true, goal = { to = 'e5' } },\n"
                 "  { name = 'three', turns = 2, tasks = { { pick = 'e5 S' }, { goal = { hops = 1 }, alone = true }, { goal = { to = 'home' }, turns "
                 "= 9 } } } } } }");
  assert_true(book->has_worked);
  assert_int_equal(book->worked.label_count, 1);
  assert_int_equal(book->exercise_count, 2);
  const struct exercise *one = &book->exercise[0], *three = &book->exercise[1];
  assert_int_equal(one->task_count, 1);
  assert_true(one->task[0].type == TASK_PLAY && one->task[0].alone && one->task[0].turn_limit == 8);
  assert_int_equal(three->task_count, 3);
  assert_true(three->task[0].type == TASK_PICK && bits_count(&three->task[0].cells) == 11);
  assert_true(three->task[1].type == TASK_PLAY && three->task[1].alone && three->task[1].turn_limit == 2); /* what holds for all tasks */
  assert_true(!three->task[2].alone && three->task[2].turn_limit == 9);
  close_book();
}

static void declared_goals_are_checked(void **state)
{
  (void)state;
  open_book(DRAUGHTS
            "book = { exercises = {\n"
            "  { name = 'a', " MEN ", alone = true, turns = 2, tasks = {\n"
            "    { goal = { captures = 1 } }, { goal = { captures = 0 } }, { goal = { to = 'row6', from = 'd4' } }, { goal = { turn = 'd4xb6' } },\n"
            "    { goal = { hops = 2 } }, { goal = { fill = 'b6', empty = 'c5 d4' } } } },\n"
            "  { name = 'b', position = '4/1w2/4/4/4/b3/4/4 w', alone = true, goal = { crowned = true } },\n"
            "  { name = 'c', position = '4/4/4/1b2/1w2/4/4/4 w', goal = { won = true } },\n"
            "  { name = 'd', position = '4/4/4/1b2/1w2/4/4/4 w', goal = { hops = 2 } },\n"
            "  { name = 'e', position = '4/4/4/1b2/1w2/4/4/4 w', alone = true, goal = { hops = 2 } },\n"
            "  { name = 'f', " MEN ", alone = true, goal = { captures = 1, to = 'g3' } } } } }");
  assert_result(0, 0, "d4xb6", GOAL_RESULT_DONE);
  assert_result(0, 1, "d4xb6", GOAL_RESULT_OPEN);
  assert_result(0, 1, "d4xb6 g3-h4", GOAL_RESULT_DONE);
  assert_result(0, 2, "d4xb6", GOAL_RESULT_DONE);
  assert_result(0, 2, "d4xb6 g3-h4", GOAL_RESULT_FAILED); /* the last turn counts, and it was the second */
  assert_result(0, 3, "d4xb6", GOAL_RESULT_DONE);
  assert_result(0, 3, "d4xb6 b6-a7", GOAL_RESULT_FAILED);
  assert_result(0, 4, "d4xb6", GOAL_RESULT_OPEN);
  assert_result(0, 4, "d4xb6 g3-f4", GOAL_RESULT_FAILED);
  assert_result(0, 5, "d4xb6", GOAL_RESULT_DONE);
  assert_result(0, 5, "d4xb6 b6-a7", GOAL_RESULT_FAILED);
  assert_result(1, 0, "c7-b8", GOAL_RESULT_DONE);
  assert_result(2, 0, "d4xb6", GOAL_RESULT_DONE);
  assert_result(3, 0, "d4xb6", GOAL_RESULT_FAILED); /* the game is over */
  assert_result(4, 0, "d4xb6", GOAL_RESULT_OPEN);   /* which does not matter to who plays alone */
  assert_result(5, 0, "d4xb6", GOAL_RESULT_OPEN);   /* all conditions must hold */
  close_book();
}

/* The same turn by another route reaches the goal too. */
static void a_wanted_turn_may_go_another_way(void **state)
{
  (void)state;
  open_book(STAR "book = { exercises = { { name = 'a', position = 'b/2/3/4/13/12/11/10/9/10/3r7/2r1r7/2rr9/4/3/2/1 r',\n"
                 "  goal = { turn = 'e3-e5-g5 e3-e2' }, turns = 1 } } } }");
  assert_result(0, 0, "e3-e5-g5", GOAL_RESULT_DONE);
  assert_result(0, 0, "e3-g3-g5", GOAL_RESULT_DONE);
  assert_result(0, 0, "e3-e2", GOAL_RESULT_DONE);
  assert_result(0, 0, "e3-e5", GOAL_RESULT_FAILED);
  close_book();
}

static void functions_see_the_position_and_the_turn(void **state)
{
  (void)state;
  open_book(DRAUGHTS "book = { exercises = { { name = 'a', " MEN ", alone = true, turns = 3, goal = function(p, before)\n"
                     "  assert(p.players == 2 and p.learner == 2 and p.last == 2 and p.to_move == 1 and before.to_move == 2, 'players')\n"
                     "  if p.turns == 1 then\n"
                     "    assert(p.from == 'd4' and p.to == 'b6' and p.hops == 1 and p.taken == 1, 'turn')\n"
                     "    assert(before.turns == 0 and before.from == nil and before.hops == 0 and before.taken == 0, 'no turn before')\n"
                     "    assert(p:count(1) == 0 and before:count(1) == 1 and p:at('b6') == 2 and before:at('b6') == nil, 'pieces')\n"
                     "    assert(before:turns_of(2) == 1 and before:turns_of(1) == 1 and p:turns_of(2) == 4 and p:turns_of(1) == 0, 'mobility')\n"
                     "    assert(not p:can_move())\n"
                     "    return nil\n"
                     "  end\n"
                     "  assert(before.turns == 1 and before.from == 'd4' and p.hops == 0 and p.taken == 0, 'turn before')\n"
                     "  if p.to == 'h4' then return true, 'edge' elseif p.to == 'f4' then return false, 'middle' end\n"
                     "end } } },\n"
                     "text = { en = { exercise = { a = { edge = 'Well done.', middle = 'Not there.' } } } } }");
  assert_result(0, 0, "d4xb6", GOAL_RESULT_OPEN);
  struct verdict verdict = play(0, 0, "d4xb6 g3-h4");
  assert_string_equal(verdict.message, "");
  assert_int_equal(verdict.result, GOAL_RESULT_DONE);
  assert_string_equal(verdict.word, "edge");
  verdict = play(0, 0, "d4xb6 g3-f4");
  assert_int_equal(verdict.result, GOAL_RESULT_FAILED);
  assert_string_equal(verdict.word, "middle");
  assert_result(0, 0, "d4xb6 b6-a7", GOAL_RESULT_OPEN);
  close_book();
}

/* A function that fails says where, and the book can be used on. */
static void a_failing_goal_is_an_error_with_its_place(void **state)
{
  (void)state;
  static const struct {
    const char *function, *message, *trace;
  } failing[] = {
      {"function(p)\n return p.lerner == 1 end", ":3: a position has no 'lerner'; did you mean 'learner'? (it has players, to_move,", "\n  at "},
      {"function(p)\n local x = nil\n return x.y end", ":4: attempt to index a nil value (local 'x')", "\n  at "},
      {"function(p) return 'yes' end", ":2: the goal must give true (done), false (not done) or nil (go on), not a string", ""},
      {"function(p) return true, 5 end", ":2: beside its answer the goal may give the word of a text, not a number", ""},
      {"function(p) return true, 'splendid' end", ":2: the goal gave the word 'splendid', and there is no text 'exercise.a.splendid' in English", ""},
      {"function(p) return p:turns_of(3) > 1 end", ":2: bad argument #1 to 'turns_of' (no such player)", "\n  at "},
      {"function(p) while true do end end", ":2: the script runs too long: an endless loop?", "\n  at "},
      {"function(p)\n kept = p end", ":3: 'kept' is not declared; write 'local kept'", "\n  at "},
      {"(function() local kept return function(p) if kept then return kept.turns > 1 end kept = p return 1 end end)()",
       ":2: the goal must give true (done), false (not done) or nil (go on), not a number", ""},
  };
  for (size_t i = 0; i < sizeof failing / sizeof *failing; i++) {
    char script[1024];
    snprintf(script, sizeof script,
             DRAUGHTS "book = { exercises = { { name = 'a', " MEN ", goal = %s },\n { name = 'b', " MEN ", goal = { captures = 1 } } } } }",
             failing[i].function);
    open_book(script);
    struct verdict verdict = play(0, 0, "d4xb6");
    if (!strstr(verdict.message, failing[i].message) || !strstr(verdict.message, failing[i].trace) ||
        strncmp(verdict.message, script_path, strlen(script_path)))
      fail_msg("%s\ntold:\n%s", failing[i].function, verdict.message);
    assert_int_equal(verdict.result, GOAL_RESULT_OPEN);
    assert_string_equal(verdict.word, "");
    assert_result(1, 0, "d4xb6", GOAL_RESULT_DONE);
    close_book();
  }
}

/* ---- faults ---- */

/* All faults of a book, without the name of the folder. Lives until the next call. */
static const char *book_faults(const char *script)
{
  static char out[4096];
  struct strbuf faults;
  struct error err;
  strbuf_init(&faults);
  out[0] = '\0';
  variant = fixture_variant(script);
  if (!book_new_all(&book, variant, &faults, &err)) assert_true(!strncmp(faults.text, err.message, strlen(err.message))); /* the first is the error */
  book_free(book); /* with faults too: it is what can be looked over all the same */
  for (const char *line = faults.length ? faults.text : ""; *line;) {
    size_t length = strcspn(line, "\n") + 1, folder = strncmp(line, folder_name, strlen(folder_name)) ? 0 : strlen(folder_name) + 1, at = strlen(out);
    assert_true(at + length < sizeof out);
    snprintf(out + at, sizeof out - at, "%.*s", (int)(length - folder), line + folder);
    line += length;
  }
  strbuf_release(&faults);
  variant_free(variant);
  return out;
}

#define DIAGRAM(what) DRAUGHTS "book = { diagrams = { { name = 'a', " what " } } } }"
#define EXERCISE(what) DRAUGHTS "book = { exercises = { { name = 'a', " what " } } } }"
#define GOAL(what) EXERCISE("goal = { " what " }")

/* To add a case: a script and all the faults of its book, a line each. */
static const struct {
  const char *script, *faults;
} cases[] = {
    {DRAUGHTS "book = 5 }", "x.lua:2:8: book: a table was expected, not 5\n"},
    {DRAUGHTS "book = { diagram = {} } }", "x.lua:2:10: book.diagram: no such key; did you mean 'diagrams'? (valid: diagrams, worked, exercises)\n"},
    {DRAUGHTS "book = { diagrams = { name = 'a' } } }",
     "x.lua:2:21: book.diagrams: a list was expected: { { name = \"…\", position = \"…\" }, … }, not a table\n"},
    {DRAUGHTS "book = { diagrams = {} } }",
     "x.lua:2:21: book.diagrams: a list was expected: { { name = \"…\", position = \"…\" }, … }, not a table\n"},
    {DRAUGHTS "book = { diagrams = { { name = 'a' }, b = {} } } }",
     "x.lua:2:39: book.diagrams.b: a key stands in a list here: { { name = \"…\", position = \"…\" }, … }\n"},
    {DRAUGHTS "book = { diagrams = { 'a' } } }", "x.lua:2:23: book.diagrams.1: a table was expected, not 'a'\n"},
    {DRAUGHTS "book = { diagrams = { {} } } }", "x.lua:2:23: book.diagrams.1: name = \"…\" is missing: its text is \"diagram.<name>\"\n"},
    {DRAUGHTS "book = { diagrams = { { name = 'A b' } } } }",
     "x.lua:2:32: book.diagrams.1.name: a name of small letters, digits and _ was expected, not 'A b'\n"},
    {DRAUGHTS "book = { diagrams = { { name = 'a' }, { name = 'a' } } } }", "x.lua:2:39: book.diagrams.2: two diagrams are called 'a'\n"},
    {DIAGRAM("mark = 'a1'"),
     "x.lua:2:37: book.diagrams.1.mark: no such key; did you mean 'marks'? (valid: name, players, options, position, arrows, marks, labels)\n"},
    {DIAGRAM("goal = { won = true }"),
     "x.lua:2:37: book.diagrams.1.goal: no such key (valid: name, players, options, position, arrows, marks, labels)\n"},
    {DIAGRAM("players = 3"), "x.lua:2:47: book.diagrams.1.players: a whole number from 2 to 2 was expected, not 3\n"},
    {DIAGRAM("options = { crowning = 'stops' }"), "x.lua:2:49: book.diagrams.1.options.crowning: players choose no option of this name\n"},
    {DIAGRAM("position = '4/4/4'"), "x.lua:2:48: book.diagrams.1.position: expected 8 rows separated by '/', found 3\n"},
    {DIAGRAM("position = 'w3/4/4/4/4/4/4/4 w'"),
     "x.lua:2:48: book.diagrams.1.position: a white man cannot stand on b8: it would have been crowned\n"},
    {DIAGRAM("position = option 'here'"),
     "x.lua:2:48: book.diagrams.1.position: a picture of the board or a position text was expected, not option(…)\n"},
    {DIAGRAM("arrows = 'a3-b4 a3 a3-'"), "x.lua:2:46: book.diagrams.1.arrows: 'a3' is no way from cell to cell; write it like c3-c5-e5 or c3xe5\n"
                                         "x.lua:2:46: book.diagrams.1.arrows: 'a3-' is no way from cell to cell; write it like c3-c5-e5 or c3xe5\n"},
    {DIAGRAM("arrows = { 'a3-b9' }"), "x.lua:2:48: book.diagrams.1.arrows.1: 'a3-b9': there is no cell 'b9'\n"},
    {DIAGRAM("marks = 'a3 b9'"), "x.lua:2:45: book.diagrams.1.marks: there is no cell or region 'b9' (valid: all, column_h, column_g, column_f, "
                                 "column_e, column_d, column_c, column_b, column_a, row8, row7, row6, row5, row4, row3, row2)\n"},
    {DIAGRAM("labels = { A = 'a3 c3', B = 'b9', ABCDEFGH = 'a3', C = 4 }"),
     "x.lua:2:52: book.diagrams.1.labels.A: there is no cell 'a3 c3'\n"
     "x.lua:2:65: book.diagrams.1.labels.B: there is no cell 'b9'\n"
     "x.lua:2:71: book.diagrams.1.labels.ABCDEFGH: a label of 1 to 7 bytes was expected: A, B, 1 …\n"
     "x.lua:2:92: book.diagrams.1.labels.C: a text was expected, not 4\n"},
    {EXERCISE("turns = 2"), "x.lua:2:24: book.exercises.1: goal = …, pick = … or tasks = { … } is missing: what the player is to do\n"},
    {EXERCISE("tasks = {}"), "x.lua:2:46: book.exercises.1.tasks: a list was expected: { { goal = … }, { pick = … }, … }, not a table\n"},
    {EXERCISE("goal = { won = true }, tasks = { { pick = 'a3' } }"),
     "x.lua:2:69: book.exercises.1.tasks: the exercise has a goal or a pick of its own, so it has no list of tasks\n"},
    {EXERCISE("tasks = { { turns = 0 } }"), "x.lua:2:58: book.exercises.1.tasks.1.turns: a whole number from 1 to 1000 was expected, not 0\n"},
    {EXERCISE("tasks = { { turns = 1 }, { goal = 'won' }, { goal = {} }, { goal = string.rep }, { goal = { won = true }, pick = 'a3' } }"),
     "x.lua:2:48: book.exercises.1.tasks.1: goal = … or pick = … is missing: what the player is to do\n"
     "x.lua:2:72: book.exercises.1.tasks.2.goal: a table of conditions or a function(p, before) was expected, not 'won'\n"
     "x.lua:2:90: book.exercises.1.tasks.3.goal: an empty goal would be reached by any turn\n"
     "x.lua:2:105: book.exercises.1.tasks.4.goal: a function(p, before) … end of the script's own was expected, not one of the built-in functions\n"
     "x.lua:2:151: book.exercises.1.tasks.5.pick: a task has either a goal or a pick\n"},
    {EXERCISE("pick = 'all -all'"), "x.lua:2:45: book.exercises.1.pick: at least one cell was expected\n"},
    {EXERCISE("position = '4/4/4/4/4/4/4/w3 b', goal = { won = true }"),
     "x.lua:2:49: book.exercises.1.position: the game is over here (no turn)\n"},
    {EXERCISE("position = '4/4/4/4/4/4/4/w3 b', alone = true, goal = { won = true }"),
     "x.lua:2:49: book.exercises.1.position: black has no turn here\n"},
    {GOAL("win = true"),
     "x.lua:2:47: book.exercises.1.goal.win: no such key; did you mean 'won'? (valid: turn, from, to, hops, fill, empty, captures, crowned, won)\n"},
    {GOAL("won = 1"), "x.lua:2:53: book.exercises.1.goal.won: true was expected, not 1\n"},
    {GOAL("turn = 'a3'"), "x.lua:2:54: book.exercises.1.goal.turn: 'a3' is no way from cell to cell; write it like c3-c5-e5 or c3xe5\n"},
    {GOAL("turn = { 'a3-b4', 'a3-b9' }"), "x.lua:2:65: book.exercises.1.goal.turn.2: 'a3-b9': there is no cell 'b9'\n"},
    {GOAL("hops = 0, captures = -1"), "x.lua:2:54: book.exercises.1.goal.hops: a whole number from 1 to 256 was expected, not 0\n"
                                      "x.lua:2:68: book.exercises.1.goal.captures: a whole number from 0 to 256 was expected, not -1\n"},
    {GOAL("fill = 'here', empty = 'a1 -a1'"),
     "x.lua:2:54: book.exercises.1.goal.fill: there is no cell or region 'here' (valid: all, column_h, column_g, column_f, column_e, column_d, "
     "column_c, column_b, column_a, row8, row7, row6, row5, row4, row3, row2)\n"
     "x.lua:2:70: book.exercises.1.goal.empty: at least one cell was expected\n"},
    {STAR "book = { exercises = { { name = 'a', goal = { captures = 2, crowned = true } } } } }",
     "x.lua:2:58: book.exercises.1.goal.captures: nothing is captured in this game\n"
     "x.lua:2:71: book.exercises.1.goal.crowned: no piece is promoted in this game\n"},
    {"return { api = 1, id = 'x', extends = 'capture-chinese-checkers',\n"
     "book = { exercises = { { name = 'a', goal = { fill = 'N', captures = 1 } } } } }",
     "x.lua:2:54: book.exercises.1.goal.fill: pieces belong to nobody here, so the player has none to fill cells with\n"},
    {DRAUGHTS "book = { worked = { name = 'w' } } }",
     "x.lua:2:21: book.worked.name: no such key (valid: players, options, position, arrows, marks, labels)\n"},
    {DRAUGHTS "book = { worked = { position = '4/4/4/4/4/4/4/w3 b' } } }",
     "x.lua:2:32: book.worked.position: the game is over here (no turn)\n"},
    {STAR "book = { diagrams = { { name = 'a', options = { long_jmp = true, goal = 'alll', long_jump = 1 } } } } }",
     "x.lua:2:49: book.diagrams.1.options.long_jmp: players choose no option of this name; did you mean 'long_jump'? (valid: long_jump, goal, "
     "play_on)\n"
     "x.lua:2:73: book.diagrams.1.options.goal: 'alll' is no choice of 'goal'; did you mean 'all'? (valid: all, fill)\n"
     "x.lua:2:93: book.diagrams.1.options.long_jump: true or false was expected, not 1\n"},
};

static void faults_of_a_book_have_their_place(void **state)
{
  (void)state;
  int wrong = 0;
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    const char *faults = book_faults(cases[i].script);
    if (!strcmp(faults, cases[i].faults)) continue;
    print_error("%s\ntold:\n%sinstead of:\n%s\n", cases[i].script, faults, cases[i].faults);
    wrong++;
  }
  assert_int_equal(wrong, 0);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_variant_without_a_book_has_an_empty_one),
      cmocka_unit_test(diagrams_show_what_they_declare),
      cmocka_unit_test(a_book_is_not_inherited),
      cmocka_unit_test(exercises_know_what_they_declare),
      cmocka_unit_test(declared_goals_are_checked),
      cmocka_unit_test(a_wanted_turn_may_go_another_way),
      cmocka_unit_test(functions_see_the_position_and_the_turn),
      cmocka_unit_test(a_failing_goal_is_an_error_with_its_place),
      cmocka_unit_test(faults_of_a_book_have_their_place),
  };
  return cmocka_run_group_tests(tests, fixture_setup, fixture_teardown);
}
