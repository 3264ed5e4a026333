/* What `salto check` says about a book and its texts. */
#include "script/fixture.h"

#define HEAD "return { api = 1, id = 'x', extends = 'english-draughts',\n"
#define TEXT "text = { en = { name = 'X', summary = 'X.'"
#define MEN "position = '4/4/4/1b2/1w2/3w/4/4 w'"

/* All lines about a script, without the name of the folder. Lives until the next call. */
static const char *check(const char *script)
{
  static char out[4096];
  struct strbuf told;
  fixture_write_text(script);
  strbuf_init(&told);
  variant_check(&told, script_path, library_extends, bundled);
  out[0] = '\0';
  for (const char *line = told.length ? told.text : ""; *line;) {
    size_t length = strcspn(line, "\n") + 1, folder = strncmp(line, folder_name, strlen(folder_name)) ? 0 : strlen(folder_name) + 1, at = strlen(out);
    assert_true(at + length < sizeof out);
    snprintf(out + at, sizeof out - at, "%.*s", (int)(length - folder), line + folder);
    line += length;
  }
  strbuf_release(&told);
  return out;
}

/* To add a case: a script and all that is told, a line each. */
static const struct {
  const char *script, *told;
} cases[] = {
    {HEAD TEXT " } } }", "x.lua: note: not in pt-BR, so shown in English: name, summary\n"},
    /* texts that are missing */
    {HEAD "book = { diagrams = { { name = 'a' }, { name = 'b' } } },\n" TEXT ", diagram = { b = 'B' } } } }",
     "x.lua: no text 'diagram.a' in en\n"
     "x.lua: note: not in pt-BR, so shown in English: name, summary, diagram.b\n"},
    {HEAD "book = { worked = {} },\n" TEXT ", worked = { ask = 'Why?' } } } }",
     "x.lua: no text 'worked.answer' in en\n"
     "x.lua: note: not in pt-BR, so shown in English: name, summary, worked.ask\n"},
    {HEAD "book = { exercises = { { name = 'a', pick = 'a3' }, { name = 'b', tasks = { { pick = 'a3' }, { pick = 'c3' } } } } },\n" TEXT
          ", exercise = { a = { name = 'A' }, b = { task = { 'One.' } } } } } }",
     "x.lua: no text 'exercise.a.done' in en\n"
     "x.lua: no text 'exercise.a.task' in en\n"
     "x.lua: no text 'exercise.b.name' in en\n"
     "x.lua: no text 'exercise.b.done' in en\n"
     "x.lua: no text 'exercise.b.task.2' in en\n"
     "x.lua: note: not in pt-BR, so shown in English: name, summary, exercise.a.name, exercise.b.task.1\n"},
    {HEAD TEXT ", confusion = { { ask = 'Why?' }, { ask = 'How?', answer = 'So.' }, { answer = 'No.' } } } } }",
     "x.lua: no text 'confusion.1.answer' in en\n"
     "x.lua: no text 'confusion.3.ask' in en\n"
     "x.lua: note: not in pt-BR, so shown in English: name, summary, confusion.1.ask, confusion.2.answer, confusion.2.ask, confusion.3.answer\n"},
    {HEAD TEXT ", about = 'A.', history = { 'Long\\n  ago.', 'Now.' }, confusion = { { ask = 'How?', answer = 'So.' } }, rule = { board = 'B.', "
               "moves = { man = 'M.' } } },\n"
               "['pt-BR'] = { name = 'X', summary = 'X.', history = { 'Faz tempo.' } } } }",
     "x.lua: note: not in pt-BR, so shown in English: about, confusion.1.answer, confusion.1.ask, history.2, rule.board, rule.moves.man\n"},
    /* texts of what is not there: the variant does not load */
    {HEAD "book = { diagrams = { { name = 'step' } } },\n" TEXT ", diagram = { stepp = 'B' } } } }",
     "x.lua:3:57: text.en.diagram.stepp: no text is called so; did you mean 'step'? (valid: step)\n"},
    {HEAD TEXT ", diagram = { a = 'B' } } } }", "x.lua:2:45: text.en.diagram: the script's book has no diagram that could have texts\n"},
    {HEAD TEXT ", worked = { ask = 'B' } } } }", "x.lua:2:45: text.en.worked: the script's book has no worked position that could have texts\n"},
    {HEAD "book = { exercises = { { name = 'a', pick = 'a3' }, { name = 'b', tasks = { { pick = 'a3' }, { pick = 'c3' } } } } },\n" TEXT
          ", exercise = { a = { task = { 'A' } }, b = { task = 'B' }, c = { name = 'C' } } } } }",
     "x.lua:3:73: text.en.exercise.a.task.1: no text is called so\n"
     "x.lua:3:95: text.en.exercise.b.task: a table of texts was expected, not 'B'\n"
     "x.lua:3:102: text.en.exercise.c: no text is called so; did you mean 'a'? (valid: a, b)\n"},
    {HEAD TEXT
     ", confusion = { { ask = 'Why?', anser = 'No.' }, 'Oh' }, history = { { 'Once' } }, rule = { bord = 'B', moves = { mann = 'M' } } } } }",
     "x.lua:2:75: text.en.confusion.1.anser: no text is called so; did you mean 'answer'? (valid: answer, ask)\n"
     "x.lua:2:92: text.en.confusion.2: a table of texts was expected, not 'Oh'\n"
     "x.lua:2:114: text.en.history.1.1: no text is called so\n"
     "x.lua:2:135: text.en.rule.bord: no text is called so; did you mean 'board'? (valid: board, chain, crowning, draws, duty, end, first, jumped, "
     "moves, options, players, start, whose, win)\n"
     "x.lua:2:157: text.en.rule.moves.mann: no text is called so; did you mean 'man'? (valid: king, man)\n"},
    /* a book that cannot be read, or whose parts have no name, leaves its texts unchecked and is told itself */
    {HEAD "book = 7,\n" TEXT ", diagram = { a = 'B' }, worked = { ask = 'B' } } } }",
     "x.lua:2:8: book: a table was expected, not 7\n"
     "x.lua: note: not in pt-BR, so shown in English: name, summary, diagram.a, worked.ask\n"},
    {HEAD "book = { diagrams = { { nam = 'a' } } },\n" TEXT ", diagram = { a = 'B' } } } }",
     "x.lua:2:25: book.diagrams.1.nam: no such key; did you mean 'name'? (valid: name, players, options, position, arrows, marks, labels)\n"
     "x.lua: note: not in pt-BR, so shown in English: name, summary, diagram.a\n"},
    /* what is wrong with one exercise hides nothing of the others */
    {HEAD "book = { exercises = { { name = 'a', " MEN ", turns = 1, goal = { captures = 2 } },\n{ name = 'b', pick = 'a3', labels = { A = 'z9' } },\n"
          "{ name = 'a', pick = 'a3', labels = { B = 'z8' } },\n{ name = 'c', pick = 'a3' }, { name = 'd', " MEN ", turns = 1, goal = { captures = 2 } } } "
          "},\n" TEXT
          ", exercise = { a = { name = 'A', task = 'B', done = 'C' }, b = { name = 'A', task = 'B', done = 'C' }, c = { name = 'A', task = 'B' }, "
          "d = { name = 'A', task = 'B', done = 'C' } } } } }",
     "x.lua:3:43: book.exercises.2.labels.A: there is no cell 'z9'\n"
     "x.lua:4:1: book.exercises.3: two exercises are called 'a'\n"
     "x.lua:4:43: book.exercises.3.labels.B: there is no cell 'z8'\n"
     "x.lua:2:24: book.exercises.1: no turn that can be played here reaches the goal\n"
     "x.lua:5:30: book.exercises.5: no turn that can be played here reaches the goal\n"
     "x.lua: no text 'exercise.c.done' in en\n"
     "x.lua: note: not in pt-BR, so shown in English: name, summary, exercise.a.done, exercise.a.name, exercise.a.task, exercise.b.done, exercise.b.name, "
     "exercise.b.task, exercise.c.name, exercise.c.task, exercise.d.done, exercise.d.name, exercise.d.task\n"},
    /* goals that are tried */
    {HEAD "book = { exercises = { { name = 'a', " MEN ", turns = 1, goal = { captures = 2 } } } },\n" TEXT
          ", exercise = { a = { name = 'A', task = 'B', done = 'C' } } } } }",
     "x.lua:2:24: book.exercises.1: no turn that can be played here reaches the goal\n"
     "x.lua: note: not in pt-BR, so shown in English: name, summary, exercise.a.done, exercise.a.name, exercise.a.task\n"},
    {HEAD "book = { exercises = { { name = 'a', " MEN ", turns = 2, goal = { captures = 2 } } } },\n" TEXT
          ", exercise = { a = { name = 'A', task = 'B', done = 'C' } } } } }",
     "x.lua: note: not in pt-BR, so shown in English: name, summary, exercise.a.done, exercise.a.name, exercise.a.task\n"},
    {HEAD "book = { exercises = { { name = 'a', " MEN
          ", alone = true, goal = function(p)\n if p.turns > 1 and p:at('b6') then\n return p.tunrs end end } } },\n" TEXT
          ", exercise = { a = { name = 'A', task = 'B', done = 'C' } } } } }",
     "x.lua:4: a position has no 'tunrs'; did you mean 'turns'? (it has players, to_move, last, quiet, count, at, can_move, captured, most_captured, "
     "learner, turns, from, to, hops, taken, turns_of)\n"
     "x.lua: note: not in pt-BR, so shown in English: name, summary, exercise.a.done, exercise.a.name, exercise.a.task\n"},
    {HEAD "book = { exercises = { { name = 'a', alone = true, tasks = { { pick = 'a3' }, { goal = function() return true end }, { goal = function() "
          "return 1 end } } } } },\n" TEXT ", exercise = { a = { name = 'A', task = { 'B', 'C', 'D' }, done = 'E' } } } } }",
     "x.lua:2: the goal must give true (done), false (not done) or nil (go on), not a number\n"
     "x.lua: note: not in pt-BR, so shown in English: name, summary, exercise.a.done, exercise.a.name, exercise.a.task.1, exercise.a.task.2, "
     "exercise.a.task.3\n"},
};

static void a_book_is_looked_over(void **state)
{
  (void)state;
  int wrong = 0;
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    const char *told = check(cases[i].script);
    if (!strcmp(told, cases[i].told)) continue;
    print_error("%s\ntold:\n%sinstead of:\n%s\n", cases[i].script, told, cases[i].told);
    wrong++;
  }
  assert_int_equal(wrong, 0);
}

int main(void)
{
  const struct CMUnitTest tests[] = {cmocka_unit_test(a_book_is_looked_over)};
  return cmocka_run_group_tests(tests, fixture_setup, fixture_teardown);
}
