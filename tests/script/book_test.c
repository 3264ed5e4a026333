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

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_variant_without_a_book_has_an_empty_one),
      cmocka_unit_test(diagrams_show_what_they_declare),
  };
  return cmocka_run_group_tests(tests, fixture_setup, fixture_teardown);
}
