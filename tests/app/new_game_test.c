/* What a game is set up with, and what of it is remembered. */
#include "fixture.h"
#include "said.h"

#include "app/remembered.h"

#include <stdlib.h>
#include <string.h>

static struct fixture fixture;

static struct new_game fresh(const char *id)
{
  struct new_game game;
  new_game_init(&game, fixture_variant(&fixture, id));
  return game;
}

static struct rules *rules_of(const struct new_game *game)
{
  struct rules *rules;
  struct error err;
  if (!variant_rules(&rules, game->variant, &game->choices, &err)) fail_msg("%s", err.message);
  return rules;
}

/* ---- who plays ---- */

static void a_newcomer_plays_the_computer(void **state)
{
  (void)state;
  struct new_game game = fresh("chinese-checkers");
  struct participant who[MAX_PLAYERS];
  assert_false(game.participant[0].computer);
  new_game_participants(who, &game);
  assert_string_equal(who[0].name, "");
  assert_true(who[1].computer);
  assert_int_equal(who[1].level, LEVEL_INITIAL);
  assert_string_equal(who[1].name, ""); /* its name is a word of the language of the moment */
  assert_string_equal(who[2].name, ""); /* does not play */
  game.choices.players = 4;
  strcpy(game.participant[2].name, "Deep Marble");
  new_game_participants(who, &game);
  assert_string_equal(who[2].name, "Deep Marble");
  assert_string_equal(who[3].name, "");
  assert_true(who[3].computer);
}

static void colours_are_told_apart(void **state)
{
  (void)state;
  struct new_game game = fresh("chinese-checkers"); /* red and blue */
  struct rules *rules = rules_of(&game);
  assert_true(new_game_colour_taken(&game, rules, 0, "blue"));
  assert_false(new_game_colour_taken(&game, rules, 1, "blue"));
  assert_false(new_game_colour_taken(&game, rules, 0, "white"));
  strcpy(game.participant[0].colour, "white");
  strcpy(game.participant[1].colour, "green");
  new_game_settle(&game, rules);
  assert_string_equal(game.participant[0].colour, "white");
  assert_true(new_game_colour_taken(&game, rules, 0, "green"));
  assert_false(new_game_colour_taken(&game, rules, 0, "blue"));
  rules_free(rules);
  game.choices.players = 3; /* red, green, purple: the second one's green is its own, but the third… */
  strcpy(game.participant[0].colour, "purple");
  rules = rules_of(&game);
  new_game_settle(&game, rules);
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < i; j++) assert_string_not_equal(participant_colour(game.participant, rules, i), participant_colour(game.participant, rules, j));
  rules_free(rules);
}

/* ---- where it begins ---- */

static void starts_have_texts(void **state)
{
  (void)state;
  struct new_game game = fresh("english-draughts");
  struct setup_file file = {.name = "Two kings", .players = 2, .position = "4/4/4/4/1W2/4/1W2/3B w"};
  struct setup_files none = {.count = 0}, files = {.item = &file, .count = 1};
  const char *text;
  assert_true(new_game_start_text(&text, &game, &none));
  assert_null(text);
  game.start = START_LISTED, strcpy(game.start_text, "two_kings");
  assert_true(new_game_start_text(&text, &game, &none));
  assert_non_null(strchr(text, 'W'));
  assert_int_equal(new_game_start_players(&game, &none), 2);
  strcpy(game.start_text, "gone");
  assert_false(new_game_start_text(&text, &game, &none));
  game.start = START_FILE, strcpy(game.start_text, "Two kings");
  assert_false(new_game_start_text(&text, &game, &none));
  assert_true(new_game_start_text(&text, &game, &files));
  assert_string_equal(text, file.position);
  assert_null(new_game_start_fault(&game, &files));
  strcpy(file.fault, "it is a folder");
  assert_string_equal(new_game_start_fault(&game, &files), "it is a folder");
  assert_null(new_game_start_fault(&game, &none));
  game.start = START_TYPED;
  assert_true(new_game_start_text(&text, &game, &none));
  assert_string_equal(text, "Two kings");
}

static void times_are_in_order(void **state)
{
  (void)state;
  int (*const lists[])(int) = {clock_total, clock_increment, clock_turn};
  for (int l = 0; l < 3; l++) {
    assert_int_equal(lists[l](-1), -1);
    for (int i = 1; lists[l](i) >= 0; i++) assert_true(lists[l](i) > lists[l](i - 1));
    for (int i = 0; lists[l](i) >= 0; i++) assert_int_equal(clock_index(lists[l], lists[l](i) * 1000LL), i);
  }
  assert_int_equal(clock_increment(0), 0);
  assert_int_equal(clock_total(clock_index(clock_total, 610000)), 600);
}

/* ---- what is remembered ---- */

static char *written(const struct remembered *remembered)
{
  struct strbuf out;
  strbuf_init(&out);
  remembered_write(&out, remembered);
  return out.text;
}

static void read_text(struct remembered *remembered, const char *text, const char *faults)
{
  char *copy = strdup(text);
  struct strbuf told;
  strbuf_init(&told);
  remembered_read(remembered, copy, "choices", &told);
  assert_string_equal(said(told.text), faults);
  strbuf_release(&told);
  free(copy);
}

static void what_was_chosen_comes_back(void **state)
{
  (void)state;
  struct remembered first = {0}, second = {0};
  struct new_game game = fresh("chinese-checkers"), again = fresh("chinese-checkers"), other = fresh("turkish-draughts");
  game.choices.players = 3;
  game.choices.value[0] = 1, game.choices.value[1] = 1;
  strcpy(game.participant[0].name, "Ana  María de la O");
  strcpy(game.participant[1].colour, "white");
  game.participant[1].level = 9;
  game.participant[5].computer = false;
  game.clock = (struct timer_rule){TIMER_TOTAL, 300000, 3000};
  game.start = START_LISTED, strcpy(game.start_text, "half_way");
  remembered_take(&first, &game);
  other.clock = (struct timer_rule){TIMER_TURN, 30000, 0};
  other.start = START_TYPED, strcpy(other.start_text, "8/8/8/8/3W4/8/8/b7 w");
  remembered_take(&first, &other);
  remembered_take(&first, &game); /* once for each game */
  assert_int_equal(first.count, 2);

  char *text = written(&first);
  read_text(&second, text, "");
  char *text_again = written(&second);
  assert_string_equal(text, text_again);
  free(text), free(text_again);

  assert_true(remembered_give(&second, &again));
  assert_memory_equal(&again.choices, &game.choices, sizeof game.choices);
  for (int i = 0; i < MAX_PLAYERS; i++) {
    assert_string_equal(again.participant[i].name, game.participant[i].name);
    assert_string_equal(again.participant[i].colour, game.participant[i].colour);
    assert_int_equal(again.participant[i].computer, game.participant[i].computer);
    if (again.participant[i].computer) assert_int_equal(again.participant[i].level, game.participant[i].level);
  }
  assert_int_equal(again.clock.type, TIMER_TOTAL);
  assert_true(again.clock.ms == 300000 && again.clock.increment_ms == 3000);
  assert_int_equal(again.start, START_LISTED);
  assert_string_equal(again.start_text, "half_way");
  again = fresh("turkish-draughts");
  assert_true(remembered_give(&second, &again));
  assert_int_equal(again.clock.type, TIMER_TURN);
  assert_string_equal(again.start_text, other.start_text);
  again = fresh("english-draughts");
  assert_false(remembered_give(&second, &again));
  remembered_release(&first), remembered_release(&second);
}

static void what_is_gone_is_dropped(void **state)
{
  (void)state;
  struct remembered remembered = {0};
  struct new_game game = fresh("chinese-checkers"), plain = fresh("chinese-checkers");
  read_text(&remembered,
            "# by hand\n\ngame chinese-checkers\nplayers 6\noption goal other\noption long_jump true\noption lost 3\nstart setup gone\nseat person - Bo\n"
            "game another-game\nplayers 4\noption x 1\n",
            "");
  assert_true(remembered_give(&remembered, &game));
  assert_int_equal(game.choices.players, 6);
  assert_int_equal(game.choices.value[0], 1);
  assert_int_equal(game.choices.value[1], plain.choices.value[1]);
  assert_int_equal(game.start, START_STANDARD);
  assert_string_equal(game.participant[0].name, "Bo");
  assert_true(game.participant[1].computer);
  char *text = written(&remembered);
  assert_non_null(strstr(text, "game another-game\nplayers 4\noption x 1\n")); /* a game that is not there now */
  free(text);
  remembered_release(&remembered);

  struct new_game two = fresh("sternhalma");
  read_text(&remembered, "game sternhalma\nplayers 6\n", "");
  assert_true(remembered_give(&remembered, &two));
  assert_int_equal(two.choices.players, 2);
  remembered_release(&remembered);
}

static void wrong_lines_are_told(void **state)
{
  (void)state;
  struct remembered remembered = {0};
  struct new_game game = fresh("chinese-checkers");
  read_text(&remembered,
            "players 2\ngame chinese-checkers\nplayers many\nseat robot\nseat computer 11 -\nclock fast\nclock total 600\nstart somewhere x\noption a\n"
            "colour red\nclock turn 30\ngame\n",
            "choices:1: players: expected a line 'game' before it\n"
            "choices:3: players: expected a number from 1 to 6\n"
            "choices:4: seat: expected 'person', or 'computer' and a level from 1 to 10, then a colour or '-', then a name\n"
            "choices:5: seat: expected 'person', or 'computer' and a level from 1 to 10, then a colour or '-', then a name\n"
            "choices:6: clock: expected 'total' with seconds and seconds more for each turn, or 'turn' with seconds\n"
            "choices:7: clock: expected 'total' with seconds and seconds more for each turn, or 'turn' with seconds\n"
            "choices:8: start: expected 'setup' or 'file' and a name, or 'position' and a position\n"
            "choices:9: option: expected a name and a value, at most 16 times\n"
            "choices:10: 'colour' means nothing here: expected game, players, option, seat, clock or start\n"
            "choices:12: game: expected the id of a variant\n");
  assert_true(remembered_give(&remembered, &game));
  assert_int_equal(game.clock.type, TIMER_TURN);
  remembered_release(&remembered);
}

static void unknown_colours_are_told(void **state)
{
  (void)state;
  struct remembered remembered = {0};
  struct new_game game = fresh("chinese-checkers");
  read_text(&remembered, "game chinese-checkers\nseat person magenta Bo\nseat person orange Di\n",
            "choices:2: seat: expected white, black, red, yellow, green, blue, purple or orange, not 'magenta'\n");
  assert_true(remembered_give(&remembered, &game));
  assert_string_equal(game.participant[0].colour, "");
  assert_string_equal(game.participant[0].name, "Bo");
  assert_string_equal(game.participant[1].colour, "orange");
  remembered_release(&remembered);
}

/* Lines that mean nothing become remarks of their game, and are told once only; few of very many are told. */
static void lines_that_mean_nothing_stay(void **state)
{
  (void)state;
  struct remembered remembered = {0}, again = {0};
  struct new_game game = fresh("turkish-draughts");
  read_text(&remembered,
            "bo\xff\xfe  \x01 x\n\ngame chinese-checkers\n players 77 \nplayers 4\n# with Ana\nseat person pink Ana\n\ngame turkish-draughts\n"
            "players 2\ngame\nplayers 9\n",
            "choices:1: 'bo?\?' means nothing here: expected game, players, option, seat, clock or start\n"
            "choices:4: players: expected a number from 1 to 6\n"
            "choices:7: seat: expected white, black, red, yellow, green, blue, purple or orange, not 'pink'\n"
            "choices:11: game: expected the id of a variant\n"
            "choices:12: players: expected a line 'game' before it\n");
  remembered_take(&remembered, &game);
  char *text = written(&remembered);
  assert_non_null(strstr(text,
                         "\n# bo\xff\xfe  \x01 x\n# game\n# players 9\n\ngame chinese-checkers\nplayers 4\nseat person - Ana\n#  players 77 \n# with Ana\n"
                               "# seat person pink Ana\n\ngame turkish-draughts\nplayers 2\n"));
  struct strbuf faults;
  strbuf_init(&faults);
  char *copy = strdup(text), *third;
  remembered_read(&again, copy, "choices", &faults);
  assert_string_equal(faults.text, "");
  assert_string_equal(third = written(&again), text);
  strbuf_release(&faults);
  free(text), free(copy), free(third);
  remembered_release(&remembered), remembered_release(&again);

  struct strbuf many;
  strbuf_init(&many), strbuf_init(&faults);
  for (int i = 0; i < 1000; i++) strbuf_add(&many, "noise\n");
  remembered_read(&remembered, many.text, "choices", &faults);
  int told = 0;
  for (const char *at = faults.text; (at = strchr(at, '\n')); at++) told++;
  assert_int_equal(told, 13);
  assert_non_null(strstr(faults.text, "choices:13: "));
  assert_int_equal(remembered.remarks.length, 8000);
  strbuf_release(&many), strbuf_release(&faults);
  remembered_release(&remembered);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(a_newcomer_plays_the_computer), cmocka_unit_test(colours_are_told_apart), cmocka_unit_test(starts_have_texts),
    cmocka_unit_test(times_are_in_order),            cmocka_unit_test(what_was_chosen_comes_back), cmocka_unit_test(what_is_gone_is_dropped),
    cmocka_unit_test(wrong_lines_are_told), cmocka_unit_test(unknown_colours_are_told),
    cmocka_unit_test(lines_that_mean_nothing_stay),
  };
  fixture = fixture_load(NULL);
  int failed = cmocka_run_group_tests(tests, NULL, NULL);
  fixture_release(&fixture);
  return failed;
}
