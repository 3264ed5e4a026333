/* The rule books of the bundled variants: every exercise can be done and every trap is one, the arrows show legal turns, and the words are
   there in every language. */
#include "core/refusal.h"
#include "script/book.h"
#include "script/library.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { MOST_TURNS = 4, MOST_LINE = 512 };

static struct library *library;

static int set_up(void **state)
{
  static const char *const folders[] = {SALTO_SOURCE_DIR "/variants"};
  (void)state;
  library = library_new(folders, 1);
  return library_count(library) == 0;
}

static int tear_down(void **state)
{
  (void)state;
  library_free(library);
  return 0;
}

static struct book *open_book(const char *id)
{
  struct variant *variant;
  struct book *book = NULL;
  struct error err;
  if (!library_find(&variant, library, id, &err) || !book_new(&book, variant, &err)) fail_msg("%s: %s", id, err.message);
  return book;
}

static int find_exercise(const struct book *book, const char *name)
{
  for (int e = 0; e < book->exercise_count; e++)
    if (!strcmp(book->exercise[e].example.name, name)) return e;
  fail_msg("there is no exercise %s", name);
  return -1;
}

/* ---- playing an exercise ---- */

/* An exercise on its way through its tasks. */
struct attempt {
  struct book *book;
  int exercise, task;
  struct game game;                  /* as it stands */
  struct played played[MOST_TURNS];  /* the learner's turns of this task */
  int count;
  enum goal_result result;           /* of the last turn */
  bool picked_wrong, over;           /* `over`: all tasks are done */
  char word[BOOK_NAME_SIZE];
};

static void attempt_init(struct attempt *attempt, struct book *book, const char *name)
{
  *attempt = (struct attempt){.book = book, .exercise = find_exercise(book, name)};
  const struct example *example = &book->exercise[attempt->exercise].example;
  game_init(&attempt->game, example->rules);
  game_reset(&attempt->game, &example->position);
}

static void attempt_release(struct attempt *attempt) { game_release(&attempt->game); }

static const struct exercise_task *task_of(const struct attempt *attempt)
{
  return &attempt->book->exercise[attempt->exercise].task[attempt->task];
}

static void next_task(struct attempt *attempt)
{
  attempt->count = 0;
  attempt->over = ++attempt->task == attempt->book->exercise[attempt->exercise].task_count;
}

static void play_text(struct attempt *attempt, const char *text)
{
  struct refusal refusal;
  if (!game_play_text(&attempt->game, text, &refusal)) fail_msg("%s: %s", text, refusal_key(refusal.reason));
}

/* A turn of the learner, and what the book says to it. */
static void learn(struct attempt *attempt, const char *text)
{
  struct error err;
  assert_int_equal(task_of(attempt)->type, TASK_PLAY);
  assert_true(attempt->count < MOST_TURNS);
  play_text(attempt, text);
  attempt->played[attempt->count++] = attempt->game.played[attempt->game.count - 1];
  const struct played *last = &attempt->played[attempt->count - 1];
  if (!book_check(&attempt->result, attempt->word, attempt->book, attempt->exercise, attempt->task, attempt->played, attempt->count, &err))
    fail_msg("%s", err.message);
  struct position next;
  book_after(&next, attempt->book, attempt->exercise, attempt->task, last);
  if (task_of(attempt)->alone) game_reset(&attempt->game, &next);
  if (attempt->result == GOAL_RESULT_DONE) next_task(attempt);
}

static void point(struct attempt *attempt, const char *name)
{
  int cell = board_cell(&attempt->game.rules->board, name);
  assert_int_equal(task_of(attempt)->type, TASK_PICK);
  assert_true(cell != NO_CELL);
  attempt->picked_wrong = !bits_has(&task_of(attempt)->cells, cell);
  if (!attempt->picked_wrong) next_task(attempt);
}

/* ---- lines ---- */

/* Turns of the learner; in front of a turn `:` says that somebody else plays it, in front of a cell `?` that it is pointed at. */
struct line {
  const char *variant, *exercise, *turns;
  const char *word; /* said after the last turn; NULL: the exercise is done, "" where nothing is said */
};

static const struct line lines[] = {
  {"sternhalma", "road", "h6-h5 e5-g5-i5 ?k7", NULL},
  {"sternhalma", "road", "e5-g5", "unbuilt"},
  {"sternhalma", "road", "h6-g6", "unbuilt"},
  {"sternhalma", "road", "h6-h5 e5-g5", "short"},
  {"sternhalma", "road", "h6-h5 f5-f4", "short"},
  {"sternhalma", "road", "h6-h5 e5-g5-i5 ?j6", ""},
  {"sternhalma", "supports", "?m7 ?o2 k6-l7", NULL},
  {"sternhalma", "supports", "?m7 ?o2 k6-l6", NULL},
  {"sternhalma", "supports", "?k6", ""},
  {"sternhalma", "supports", "?m7 ?k6", ""},
  {"sternhalma", "supports", "?m7 ?o2 m7-o3-q1", "gate"},
  {"sternhalma", "supports", "?m7 ?o2 o2-o3", "home"},
  {"sternhalma", "supports", "?m7 ?o2 k6-k7", "backward"},
  {"sternhalma", "supports", "?m7 ?o2 k8-l8", "other"},
  {"sternhalma", "entry", "m7-o3-q1 m5-m7-o3 m6-n1", NULL},
  {"sternhalma", "entry", "m7-o3", "tip"},
  {"sternhalma", "entry", "m5-n1", "corner"},
  {"sternhalma", "entry", "m7-o3-q1 m6-n1", "corner"},
  {"sternhalma", "entry", "m7-o3-q1 m5-m7", "slow"},
  {"sternhalma", "entry", "m7-m8", "slow"},
  {"chinese-checkers", "last", "a1-c3-e9-e7-e5-g3", NULL},
  {"chinese-checkers", "last", "a1-c3-e9-e7-g5", ""},
  {"chinese-checkers", "bridge", "k8-k6 d2-f7-h5-j6-l6-n3", NULL},
  {"chinese-checkers", "bridge", "m7-m8 d2-f7-h5-j6-l8-n3", NULL},
  {"chinese-checkers", "bridge", "d2-f7-h5-j6", "unbuilt"},
  {"chinese-checkers", "bridge", "k8-k6 d2-f7-h5-j6", "missed"},
  {"chinese-checkers", "far", "d1-j7-n2", NULL},
  {"chinese-checkers", "far", "d1-j7", ""},
  {"chinese-checkers", "guest", "k4-m6-o2", NULL},
  {"chinese-checkers", "guest", "k4-m6", ""},
  {"capture-chinese-checkers", "harvest", "l6xj4xh5xj6xl8xl10xj8", NULL},
  {"capture-chinese-checkers", "harvest", "l6xj4xh5xj6xl8xl10", ""},
  {"capture-chinese-checkers", "round", "g5xi5xi7xg7xg5", NULL},
  {"capture-chinese-checkers", "round", "g5xi5xi7xg7", ""},
  {"capture-chinese-checkers", "last", "h6xh4xj5xl7", NULL},
  {"capture-chinese-checkers", "last", "k6xi6xg6xg8xi8", "greedy"},
  {"capture-chinese-checkers", "last", "h6xh4", "open"},
  {"english-draughts", "shot", "e3-f4 :g5xe3 f2xd4xb6xd8", NULL},
  {"english-draughts", "shot", "e3-d4", "quiet"},
  {"english-draughts", "choice", "g3xe5", NULL},
  {"english-draughts", "choice", "e3xg5xe7", "greedy"},
  {"english-draughts", "shut", "e3-f4", NULL},
  {"english-draughts", "shut", "e3-d4", ""},
  {"turkish-draughts", "must", "?c2 c2xc4xc6xe6xg6xg8", NULL},
  {"turkish-draughts", "must", "?c8", ""},
  {"turkish-draughts", "five", "g8xg6xe6xe4xa4xa8", NULL},
  {"turkish-draughts", "shot", "h3-h4 :h5xh3 h1xh6xf6xd6xb6xb8", NULL},
  {"turkish-draughts", "shot", "a2-a3", "quiet"},
  {"breakthrough-draughts", "through", "g3-f4 :e5xg3 f2xh4xf6xh8", NULL},
  {"breakthrough-draughts", "through", "g3-f4 :g5xe3 f2xd4xf6xh8", NULL},
  {"breakthrough-draughts", "through", "b4-c5", "slow"},
  {"breakthrough-draughts", "tempo", "d6-c7 :b8xd6 a7-b8", NULL},
  {"breakthrough-draughts", "tempo", "d6-c7 :b8xd6 a5-b6", ""},
  {"breakthrough-draughts", "tempo", "a5-b6", "late"},
};
enum { LINES = sizeof lines / sizeof *lines };

static void play_line(struct attempt *attempt, const char *turns)
{
  char copy[MOST_LINE];
  snprintf(copy, sizeof copy, "%s", turns);
  for (char *rest = NULL, *token = strtok_r(copy, " ", &rest); token; token = strtok_r(NULL, " ", &rest)) {
    if (attempt->over) fail_msg("it was done before %s", token);
    if (*token == '?') point(attempt, token + 1);
    else if (*token == ':') play_text(attempt, token + 1);
    else learn(attempt, token);
  }
}

static void lines_end_as_they_should(void **state)
{
  (void)state;
  for (int i = 0; i < LINES; i++) {
    const struct line *line = &lines[i];
    struct book *book = open_book(line->variant);
    struct attempt attempt;
    attempt_init(&attempt, book, line->exercise);
    play_line(&attempt, line->turns);
    if (!line->word && !attempt.over) fail_msg("%s %s: %s is not accepted, and says '%s'", line->variant, line->exercise, line->turns, attempt.word);
    if (line->word && (attempt.over || (attempt.result != GOAL_RESULT_FAILED && !attempt.picked_wrong)))
      fail_msg("%s %s: %s is accepted", line->variant, line->exercise, line->turns);
    if (line->word && strcmp(line->word, attempt.word) != 0 && !attempt.picked_wrong)
      fail_msg("%s %s: %s says '%s', not '%s'", line->variant, line->exercise, line->turns, attempt.word, line->word);
    attempt_release(&attempt);
    book_free(book);
  }
}

static void every_exercise_has_lines(void **state)
{
  (void)state;
  for (int v = 0; v < library_count(library); v++) {
    const char *id = library_at(library, v)->id;
    struct book *book = open_book(id);
    assert_in_range(book->exercise_count, 2, 4);
    for (int e = 0; e < book->exercise_count; e++) {
      const char *name = book->exercise[e].example.name;
      bool right = false, wrong = false;
      for (int i = 0; i < LINES; i++) {
        if (strcmp(lines[i].variant, id) != 0 || strcmp(lines[i].exercise, name) != 0) continue;
        right |= !lines[i].word;
        wrong |= lines[i].word != NULL;
      }
      bool forced = !strcmp(id, "turkish-draughts") && !strcmp(name, "five"); /* one turn only is legal there */
      if (!right || (!wrong && !forced)) fail_msg("%s %s is not played here", id, name);
    }
    book_free(book);
  }
}

/* ---- the only way ---- */

/* How many ways there are to do a task from here: all turns tried, and all answers, every one of which must leave a way. */
static int ways(const struct attempt *attempt);

static void try_turn(struct attempt *next, const struct attempt *attempt, const struct turn_list *list, size_t t)
{
  struct path path;
  struct strbuf text;
  strbuf_init(&text);
  turn_list_path(list, t, &path);
  turn_write(&text, attempt->game.rules, &list->turn[t], &path);
  *next = *attempt;
  game_init(&next->game, attempt->game.rules);
  game_reset(&next->game, &attempt->game.now);
  learn(next, text.text);
  strbuf_release(&text);
}

static int ways_after_answers(struct attempt *attempt)
{
  struct turn_list list;
  int least = -1;
  turn_list_init(&list);
  turns_generate(&list, attempt->game.rules, &attempt->game.now);
  for (size_t t = 0; t < list.count && attempt->game.outcome.type == OUTCOME_NONE; t++) {
    struct attempt next = *attempt;
    struct path path;
    turn_list_path(&list, t, &path);
    game_init(&next.game, attempt->game.rules);
    game_reset(&next.game, &attempt->game.now);
    game_play(&next.game, &list.turn[t], &path);
    int found = ways(&next);
    if (least < 0 || found < least) least = found;
    attempt_release(&next);
  }
  turn_list_release(&list);
  return least < 0 ? 0 : least;
}

static int ways(const struct attempt *attempt)
{
  struct turn_list list;
  int found = 0;
  turn_list_init(&list);
  turns_generate(&list, attempt->game.rules, &attempt->game.now);
  for (size_t t = 0; t < list.count; t++) {
    struct attempt next;
    try_turn(&next, attempt, &list, t);
    if (next.result == GOAL_RESULT_DONE) found++;
    if (next.result == GOAL_RESULT_OPEN)
      found += attempt->book->exercise[attempt->exercise].task[attempt->task].alone ? ways(&next) : ways_after_answers(&next);
    attempt_release(&next);
  }
  turn_list_release(&list);
  return found;
}

/* The first task, whatever comes after. */
static void no_exercise_has_other_ways(void **state)
{
  (void)state;
  static const struct {
    const char *variant, *exercise;
    int ways;
  } expected[] = {
    {"sternhalma", "road", 1},
    {"sternhalma", "entry", 1},
    {"chinese-checkers", "last", 1},
    {"chinese-checkers", "bridge", 2},
    {"chinese-checkers", "far", 1},
    {"chinese-checkers", "guest", 1},
    {"capture-chinese-checkers", "harvest", 1},
    {"capture-chinese-checkers", "round", 1},
    {"capture-chinese-checkers", "last", 1},
    {"english-draughts", "shot", 1},
    {"english-draughts", "choice", 1},
    {"english-draughts", "shut", 1},
    {"turkish-draughts", "five", 1},
    {"turkish-draughts", "shot", 1},
    {"breakthrough-draughts", "through", 1},
    {"breakthrough-draughts", "tempo", 1},
  };
  for (size_t i = 0; i < sizeof expected / sizeof *expected; i++) {
    struct book *book = open_book(expected[i].variant);
    struct attempt attempt;
    attempt_init(&attempt, book, expected[i].exercise);
    int found = ways(&attempt);
    if (found != expected[i].ways) fail_msg("%s %s can be done in %d ways", expected[i].variant, expected[i].exercise, found);
    attempt_release(&attempt);
    book_free(book);
  }
}

/* What the words of the exercise about supports say of its three pieces. */
static void supports_cost_what_is_said(void **state)
{
  (void)state;
  struct book *book = open_book("sternhalma");
  struct attempt attempt;
  struct turn_list list, after;
  attempt_init(&attempt, book, "supports");
  const struct rules *rules = attempt.game.rules;
  turn_list_init(&list);
  turn_list_init(&after);
  turns_generate(&list, rules, &attempt.game.now);
  assert_int_equal(list.count, 55);
  int gate = board_cell(&rules->board, "m7"), home = board_cell(&rules->board, "o2"), third = board_cell(&rules->board, "k6"), free_ways = 0;
  for (size_t t = 0; t < list.count; t++) {
    struct position next;
    turn_apply(&next, rules, &attempt.game.now, &list.turn[t]);
    position_set_side(&next, rules, attempt.game.now.side);
    turns_expand(&after, rules, &next);
    const char *from = rules->board.name[list.turn[t].from], *to = rules->board.name[list.turn[t].to];
    if (list.turn[t].from == gate && after.count > 50) fail_msg("%s-%s keeps %zu turns", from, to, after.count);
    if (list.turn[t].from == home && to[0] > from[0]) fail_msg("%s-%s goes forward", from, to);
    free_ways += list.turn[t].from == third && to[0] > from[0] && after.count >= 55;
  }
  assert_int_equal(free_ways, 2);
  turn_list_release(&list);
  turn_list_release(&after);
  attempt_release(&attempt);
  book_free(book);
}

/* What the words say of how many pieces fall: the most that a piece can take where nothing forces it to, and the most of any other piece of its
   side. To add one: a diagram or an exercise ("worked": the worked position), a cell, and both numbers; -1 where nothing is said. */
static const struct claim {
  const char *variant, *where, *cell;
  int most, others;
} claims[] = {
  {"turkish-draughts", "must", "c2", 5, 1},      {"turkish-draughts", "must", "c8", 1, 5},     {"turkish-draughts", "five", "g8", 5, -1},
  {"turkish-draughts", "most", "f3", 2, 1},      {"turkish-draughts", "across", "d1", 4, -1},  {"turkish-draughts", "back", "d4", 1, -1},
  {"turkish-draughts", "worked", "d6", 5, 4},    {"english-draughts", "chain", "c1", 2, -1},   {"english-draughts", "choice diagram", "c3", 2, -1},
  {"english-draughts", "round", "c3", 4, -1},    {"english-draughts", "choice", "e3", 2, 1},   {"english-draughts", "shut", "d2", 0, 0},
  {"capture-chinese-checkers", "harvest", "l6", 6, 2}, {"capture-chinese-checkers", "round", "g5", 4, -1},
  {"capture-chinese-checkers", "last", "k6", 4, -1},   {"capture-chinese-checkers", "last", "h6", 3, -1},
  {"capture-chinese-checkers", "worked", "g5", 6, -1},
};

/* An exercise comes before a diagram of the same name; " diagram" behind it asks for that. */
static const struct example *example_named(const struct book *book, const char *name)
{
  size_t length = strcspn(name, " ");
  if (!strcmp(name, "worked")) return &book->worked;
  for (int e = 0; e < book->exercise_count && !name[length]; e++)
    if (!strcmp(book->exercise[e].example.name, name)) return &book->exercise[e].example;
  for (int d = 0; d < book->diagram_count; d++)
    if (!strncmp(book->diagram[d].name, name, length) && !book->diagram[d].name[length]) return &book->diagram[d];
  fail_msg("there is no example %s", name);
  return NULL;
}

static void captures_take_what_is_said(void **state)
{
  (void)state;
  struct turn_list list;
  turn_list_init(&list);
  for (size_t i = 0; i < sizeof claims / sizeof *claims; i++) {
    const struct claim *claim = &claims[i];
    struct book *book = open_book(claim->variant);
    const struct example *example = example_named(book, claim->where);
    int most = 0, others = 0, cell = board_cell(&example->rules->board, claim->cell);
    example->rules->duty = DUTY_NONE; /* the book's own rules: nobody else has them */
    turns_generate(&list, example->rules, &example->position);
    for (size_t t = 0; t < list.count; t++) {
      int *record = list.turn[t].from == cell ? &most : &others, taken = bits_count(&list.turn[t].captured);
      if (taken > *record) *record = taken;
    }
    if (most != claim->most || (claim->others >= 0 && others != claim->others))
      fail_msg("%s, %s: %s takes %d, others %d", claim->variant, claim->where, claim->cell, most, others);
    book_free(book);
  }
  turn_list_release(&list);
}

/* ---- what is drawn ---- */

static bool play_arrow(struct game *game, const struct path *arrow)
{
  static const char *const separators[] = {"-", "x"};
  struct refusal refusal;
  for (size_t s = 0; s < 2; s++) {
    struct strbuf text;
    strbuf_init(&text);
    for (int c = 0; c < arrow->length; c++) strbuf_addf(&text, "%s%s", c ? separators[s] : "", game->rules->board.name[arrow->cell[c]]);
    bool ok = game_play_text(game, text.text, &refusal);
    strbuf_release(&text);
    if (ok) return true;
  }
  return false;
}

/* Arrows of a diagram that begin on a piece are turns that may be played there; those of a worked position one after the other. */
static void arrows_are_legal_turns(void **state)
{
  (void)state;
  for (int v = 0; v < library_count(library); v++) {
    const char *id = library_at(library, v)->id;
    struct book *book = open_book(id);
    for (int d = 0; d <= book->diagram_count; d++) {
      const struct example *example = d < book->diagram_count ? &book->diagram[d] : &book->worked;
      bool worked = example == &book->worked;
      struct game game;
      game_init(&game, example->rules);
      game_reset(&game, &example->position);
      for (int a = 0; a < example->arrow_count; a++) {
        const struct path *arrow = &example->arrow[a];
        if (position_at(&game.now, example->rules, arrow->cell[0], NULL) == NO_OWNER) continue; /* where an army goes */
        if (!play_arrow(&game, arrow)) fail_msg("%s, %s: arrow %d is no legal turn", id, worked ? "the worked position" : example->name, a + 1);
        if (!worked) game_undo(&game);
      }
      game_release(&game);
    }
    book_free(book);
  }
}

/* ---- words ---- */

static void expect_text(const struct texts *texts, const char *id, const char *language, const char *key)
{
  if (!text_exact(texts, language, key)) fail_msg("%s has no '%s' in %s", id, key, language);
}

static void every_page_is_there_in_every_language(void **state)
{
  (void)state;
  static const char *const pages[] = {"about.1", "rules.1", "history.1", "confusion.1.ask", "confusion.4.answer", "worked.ask", "worked.answer"};
  static const char *const languages[] = {"en", "pt-BR"};
  for (int v = 0; v < library_count(library); v++) {
    const struct library_entry *entry = library_at(library, v);
    const struct texts *texts = variant_texts(entry->variant);
    struct book *book = open_book(entry->id);
    assert_in_range(book->diagram_count, 4, 9);
    assert_true(book->has_worked);
    const char *const *keys;
    size_t count = texts_keys(texts, &keys);
    for (size_t l = 0; l < 2; l++) {
      for (size_t p = 0; p < sizeof pages / sizeof *pages; p++) expect_text(texts, entry->id, languages[l], pages[p]);
      for (size_t k = 0; k < count; k++)
        if (strncmp(keys[k], "player.", 7) != 0) expect_text(texts, entry->id, languages[l], keys[k]); /* only Portuguese has others for players */
    }
    book_free(book);
  }
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(lines_end_as_they_should),
    cmocka_unit_test(every_exercise_has_lines),
    cmocka_unit_test(no_exercise_has_other_ways),
    cmocka_unit_test(supports_cost_what_is_said),
    cmocka_unit_test(captures_take_what_is_said),
    cmocka_unit_test(arrows_are_legal_turns),
    cmocka_unit_test(every_page_is_there_in_every_language),
  };
  return cmocka_run_group_tests(tests, set_up, tear_down);
}
