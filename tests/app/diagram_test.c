/* Diagrams play their arrows: what an arrow does to the pieces, and how one follows the other. */
#include "fixture.h"

#include "app/diagram.h"

#include <stdio.h>
#include <string.h>

static struct fixture fixture;
static struct rules *rules;
static struct example example;
static struct diagram diagram;

static void open_example(const char *id, const char *position)
{
  struct choices choices;
  struct error err;
  struct variant *variant = fixture_variant(&fixture, id);
  variant_default_choices(variant, &choices);
  if (!variant_rules(&rules, variant, &choices, &err)) fail_msg("%s", err.message);
  memset(&example, 0, sizeof example);
  example.rules = rules;
  position_copy(&example.position, &rules->start, rules);
  if (position && !position_read(&example.position, position, rules, &err)) fail_msg("%s", err.message);
  diagram_reset(&diagram);
}

static int close_example(void **state)
{
  (void)state;
  rules_free(rules);
  return 0;
}

static int cell(const char *name)
{
  int number = board_cell(&rules->board, name);
  if (number == NO_CELL) fail_msg("there is no cell %s", name);
  return number;
}

/* "c3-e5-g7" */
static struct path way(const char *text)
{
  struct path path = {0};
  char copy[64], *rest = NULL;
  snprintf(copy, sizeof copy, "%s", text);
  for (char *word = strtok_r(copy, "-", &rest); word; word = strtok_r(NULL, "-", &rest)) path.cell[path.length++] = (uint8_t)cell(word);
  return path;
}

static void arrow(const char *text) { example.arrow[example.arrow_count++] = way(text); }

static void expect_position(const struct position *position, const char *expected)
{
  struct strbuf text;
  strbuf_init(&text);
  position_write(&text, position, rules);
  text.text[strcspn(text.text, " ")] = '\0'; /* whose turn it is does not matter */
  assert_string_equal(text.text, expected);
  strbuf_release(&text);
}

static void expect_turn(const char *path, int captures, const char *after)
{
  struct turn turn;
  struct position next;
  struct path p = way(path);
  assert_true(diagram_turn(&turn, &next, rules, &example.position, &p));
  assert_int_equal(bits_count(&turn.captured), captures);
  expect_position(&next, after);
}

static void an_arrow_moves_by_the_rules_of_the_piece(void **state)
{
  (void)state;
  open_example("english-draughts", "4/2b1/4/4/3b/2w1/4/4 b");
  expect_turn("e3-d4", 0, "4/2b1/4/4/1w1b/4/4/4"); /* the other side's piece, too, and although it could capture */
  close_example(NULL);
  open_example("turkish-draughts", "8/8/8/8/3b4/8/8/3W4 w");
  expect_turn("d1-d6", 1, "8/8/3W4/8/8/8/8/8");
  expect_turn("d1-d3", 0, "8/8/8/8/3b4/3W4/8/8");
}

static void what_the_rules_do_not_know_is_put_there(void **state)
{
  (void)state;
  open_example("turkish-draughts", "8/8/8/8/3b4/3w4/8/8 w");
  expect_turn("d3-e2", 0, "8/8/8/8/3b4/8/4w3/8"); /* men never go there, and the text says so */
  struct turn turn;
  struct position next;
  struct path empty = way("a1-a2");
  assert_false(diagram_turn(&turn, &next, rules, &example.position, &empty));
}

static void without_motion_all_is_played_at_once(void **state)
{
  (void)state;
  open_example("turkish-draughts", "8/8/3b4/8/8/3w4/8/8 w");
  arrow("d3-d4"), arrow("d6-d5"), arrow("d4-d6");
  diagram_use(&diagram, &example, 0, 1000);
  assert_int_equal(diagram_state_of(&diagram, &example), DIAGRAM_AFTER);
  assert_int_equal(diagram_animated(&diagram, 1000), 0);
  expect_position(&diagram.now, "8/8/3w4/8/8/8/8/8");
  diagram_use(&diagram, &example, 0, 1000);
  assert_int_equal(diagram_state_of(&diagram, &example), DIAGRAM_START);
}

static void arrows_are_played_one_after_the_other(void **state)
{
  (void)state;
  open_example("turkish-draughts", "8/8/3b4/8/8/3w4/8/8 w");
  arrow("d3-d4"), arrow("d6-d5");
  int64_t now = 1000, until = now + 60000;
  diagram_use(&diagram, &example, 200, now);
  assert_int_equal(diagram_state_of(&diagram, &example), DIAGRAM_PLAYING);
  assert_int_equal(diagram_state_of(&diagram, &(struct example){.name = "another"}), DIAGRAM_START);
  assert_true(diagram.flight.on);
  bool rested = false, flew_again = false;
  while (diagram_step(&diagram, now) && now < until) {
    int due = diagram_animated(&diagram, now);
    assert_true(due > 0);
    if (!diagram.flight.on && diagram.state == DIAGRAM_PLAYING) rested = true;
    if (rested && diagram.flight.on) flew_again = true;
    now += due;
  }
  assert_true(rested && flew_again);
  assert_int_equal(diagram_state_of(&diagram, &example), DIAGRAM_AFTER);
  assert_int_equal(diagram_animated(&diagram, now), 0); /* and then it rests */
  expect_position(&diagram.now, "8/8/8/3b4/3w4/8/8/8");
}

/* Two arrows from one piece are what it could do: the second is played from the start again. */
static void arrows_of_one_piece_are_alternatives(void **state)
{
  (void)state;
  open_example("turkish-draughts", "8/8/8/8/8/3w4/8/8 w");
  arrow("d3-d4"), arrow("d3-e3");
  diagram_use(&diagram, &example, 0, 0);
  expect_position(&diagram.now, "8/8/8/8/8/4w3/8/8");
}

static void another_diagram_takes_its_place(void **state)
{
  (void)state;
  open_example("turkish-draughts", "8/8/8/8/8/3w4/8/8 w");
  arrow("d3-d4");
  struct example other = example;
  diagram_use(&diagram, &example, 200, 0);
  diagram_use(&diagram, &other, 200, 10);
  assert_int_equal(diagram_state_of(&diagram, &example), DIAGRAM_START);
  assert_int_equal(diagram_state_of(&diagram, &other), DIAGRAM_PLAYING);
  other.arrow_count = 0; /* nothing to play */
  diagram_use(&diagram, &other, 200, 20);
  diagram_use(&diagram, &other, 200, 20);
  assert_int_equal(diagram_state_of(&diagram, &other), DIAGRAM_START);
}

/* As high as the board is, or as the part of it that is shown. */
static void pictures_are_as_high_as_what_they_show(void **state)
{
  (void)state;
  open_example("turkish-draughts", NULL);
  assert_true(diagram_height(&example, 240, 1) <= 240 && diagram_height(&example, 240, 1) > 200);
  close_example(NULL);
  open_example("sternhalma", NULL);
  float whole = diagram_height(&example, 240, 1);
  arrow("i3-i5");
  float part = diagram_height(&example, 240, 1);
  assert_true(whole <= 240 && part < whole && part >= 120);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test_teardown(an_arrow_moves_by_the_rules_of_the_piece, close_example),
    cmocka_unit_test_teardown(what_the_rules_do_not_know_is_put_there, close_example),
    cmocka_unit_test_teardown(without_motion_all_is_played_at_once, close_example),
    cmocka_unit_test_teardown(arrows_are_played_one_after_the_other, close_example),
    cmocka_unit_test_teardown(arrows_of_one_piece_are_alternatives, close_example),
    cmocka_unit_test_teardown(another_diagram_takes_its_place, close_example),
    cmocka_unit_test_teardown(pictures_are_as_high_as_what_they_show, close_example),
  };
  fixture = fixture_load(NULL);
  int failed = cmocka_run_group_tests(tests, NULL, NULL);
  fixture_release(&fixture);
  return failed;
}
