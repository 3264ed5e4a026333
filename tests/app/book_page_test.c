/* What the pages of a rule book consist of, from texts and rules alone. */
#include "fixture.h"

#include "app/book_page.h"

#include <string.h>

static struct fixture fixture;

struct made {
  struct words words;
  struct variant *variant;
  struct book *book;
  struct rules *rules, *base_rules;
  struct comparison changes, told;
  struct book_page page;
};

static struct rules *rules_of(struct variant *variant, int players)
{
  struct choices choices;
  struct rules *rules;
  struct error err;
  variant_default_choices(variant, &choices);
  if (players) choices.players = players;
  if (!variant_rules(&rules, variant, &choices, &err)) fail_msg("%s", err.message);
  return rules;
}

static void make(struct made *made, const char *id, const char *language, const char *fault)
{
  struct error err;
  memset(made, 0, sizeof *made);
  made->variant = fixture_variant(&fixture, id);
  made->words = (struct words){fixture.texts, variant_texts(made->variant), language, NULL};
  if (!fault && !book_new(&made->book, made->variant, &err)) fail_msg("%s", err.message);
  made->rules = rules_of(made->variant, 0);
  struct book_source source = {.words = &made->words, .variant = made->variant, .book = made->book, .fault = fault};
  struct told_game told = {&made->words, made->variant, made->rules};
  comparison_tell(&made->told, &told);
  source.told = &made->told;
  struct words base_words = made->words;
  if (variant_base(made->variant)) {
    struct variant *base = fixture_variant(&fixture, variant_base(made->variant));
    base_words.variant = variant_texts(base);
    made->base_rules = rules_of(base, made->rules->player_count);
    struct told_game told_base = {&base_words, base, made->base_rules};
    comparison_make(&made->changes, &told_base, &told);
    source.changes = &made->changes;
    source.base = words_get(&base_words, "name");
  }
  book_page_make(&made->page, &source);
}

static void drop(struct made *made)
{
  book_page_release(&made->page);
  comparison_release(&made->changes), comparison_release(&made->told);
  if (made->base_rules) rules_free(made->base_rules);
  rules_free(made->rules);
  book_free(made->book);
}

/* The types of a section's blocks, a letter each. */
static void expect(const struct made *made, enum book_section section, const char *types)
{
  static const char letters[] = {
    [BLOCK_TITLE] = 'T',    [BLOCK_SUBTITLE] = 'S', [BLOCK_PARAGRAPH] = 'p', [BLOCK_DIAGRAM] = 'd',  [BLOCK_OPTION] = 'o', [BLOCK_HEADINGS] = 'h',
    [BLOCK_CHANGE] = 'c',   [BLOCK_QUESTION] = 'q', [BLOCK_WORKED] = 'w',    [BLOCK_EXERCISE] = 'e', [BLOCK_FAULT] = '!',
  };
  char found[256] = "";
  size_t n = 0;
  for (int i = 0; i < made->page.count; i++)
    if (made->page.block[i].section == section && n + 1 < sizeof found) found[n++] = letters[made->page.block[i].type];
  assert_string_equal(found, types);
  assert_int_equal(made->page.has[section], *types != '\0');
}

static const struct block *block_of(const struct made *made, enum block_type type, int number)
{
  for (int i = 0; i < made->page.count; i++)
    if (made->page.block[i].type == type && made->page.block[i].number == number) return &made->page.block[i];
  fail_msg("there is no block of type %d with number %d", (int)type, number);
  return NULL;
}

static void every_part_has_its_section(void **state)
{
  (void)state;
  static const char *const languages[] = {"en", "pt-BR"};
  for (int k = 0; k < 2; k++) {
    struct made made;
    make(&made, "star-school", languages[k], NULL);
    expect(&made, BOOK_ABOUT, "Tpp");
    expect(&made, BOOK_PLAY, "TdddSpp");
    expect(&made, BOOK_OPTIONS, "Tooo");
    expect(&made, BOOK_CHANGES, "Thc");
    expect(&made, BOOK_HISTORY, "Tp");
    expect(&made, BOOK_QUESTIONS, "Tqq");
    expect(&made, BOOK_WORKED, "Tw");
    expect(&made, BOOK_EXERCISES, "Teee");
    for (int i = 1; i < made.page.count; i++) assert_true(made.page.block[i].section >= made.page.block[i - 1].section);
    drop(&made);
  }
}

static void the_words_are_those_of_the_language(void **state)
{
  (void)state;
  struct made made;
  make(&made, "star-school", "pt-BR", NULL);
  assert_string_equal(made.page.block[0].text, "O que é");
  assert_string_equal(block_of(&made, BLOCK_DIAGRAM, 2)->text, "É para cá que as suas peças têm de ir.");
  assert_string_equal(block_of(&made, BLOCK_QUESTION, 0)->text, "O salto captura alguma coisa?");
  assert_non_null(strstr(block_of(&made, BLOCK_QUESTION, 0)->more, "fica onde está"));
  assert_string_equal(block_of(&made, BLOCK_EXERCISE, 1)->text, "Olhar e saltar");
  assert_string_equal(block_of(&made, BLOCK_HEADINGS, 0)->more, "Damas chinesas");
  assert_string_equal(block_of(&made, BLOCK_HEADINGS, 0)->values, "Escola da estrela");
  const struct block *players = block_of(&made, BLOCK_CHANGE, 0);
  assert_string_equal(players->more, "2 a 6");
  assert_string_equal(players->values, "2");
  assert_non_null(strstr(block_of(&made, BLOCK_OPTION, 0)->values, "Não · Sim"));
  assert_string_equal(book_task_text(&made.words, &made.book->exercise[1], 1), "Agora salte até lá, ou mais longe.");
  assert_string_equal(book_task_text(&made.words, &made.book->exercise[0], 0), "Leve a peça um passo para cima, à direita.");
  assert_string_equal(book_exercise_text(&made.words, "one_step", "nearly"), "Ainda não; a casa procurada fica acima.");
  assert_string_equal(book_exercise_text(&made.words, "one_step", "nothing"), "");
  drop(&made);
}

static void a_section_without_content_is_left_out(void **state)
{
  (void)state;
  struct made made;
  make(&made, "bare-school", "en", NULL);
  expect(&made, BOOK_ABOUT, "Tp"); /* the summary stands in */
  expect(&made, BOOK_OPTIONS, "");
  expect(&made, BOOK_CHANGES, "");
  expect(&made, BOOK_HISTORY, "");
  expect(&made, BOOK_QUESTIONS, "");
  expect(&made, BOOK_WORKED, "");
  expect(&made, BOOK_EXERCISES, "");
  assert_true(made.page.has[BOOK_PLAY]); /* told from the rules, where no text does */
  assert_int_equal(block_of(&made, BLOCK_PARAGRAPH, 1)->section, BOOK_PLAY);
  drop(&made);
}

static void what_is_wrong_with_a_book_is_told_and_the_rest_is_there(void **state)
{
  (void)state;
  struct made made;
  make(&made, "star-school", "en", "variant.lua:7: no such cell");
  expect(&made, BOOK_ABOUT, "Tpp");
  expect(&made, BOOK_PLAY, "T!pp");
  expect(&made, BOOK_QUESTIONS, "Tqq");
  expect(&made, BOOK_EXERCISES, "");
  assert_string_equal(block_of(&made, BLOCK_FAULT, 0)->more, "variant.lua:7: no such cell");
  drop(&made);
}

/* Whatever the bundled games have, their pages are whole in both languages. */
static void bundled_books_are_whole(void **state)
{
  (void)state;
  static const char *const languages[] = {"en", "pt-BR"};
  for (int i = 0; i < library_count(fixture.library); i++)
    for (int k = 0; k < 2 && !strstr(library_at(fixture.library, i)->path, "/tests/app/"); k++) {
      struct made made;
      make(&made, library_at(fixture.library, i)->id, languages[k], NULL);
      assert_true(made.page.has[BOOK_ABOUT] && made.page.has[BOOK_PLAY]);
      for (int b = 0; b < made.page.count; b++) {
        const struct block *block = &made.page.block[b];
        if (block->type != BLOCK_HEADINGS && !*block->text)
          fail_msg("%s, %s: a block of type %d has no text", library_at(fixture.library, i)->id, languages[k], (int)block->type);
        if (block->type == BLOCK_QUESTION || block->type == BLOCK_HEADINGS) assert_true(*block->more);
      }
      for (int e = 0; e < made.book->exercise_count; e++)
        for (int t = 0; t < made.book->exercise[e].task_count; t++) assert_true(*book_task_text(&made.words, &made.book->exercise[e], t));
      drop(&made);
    }
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(every_part_has_its_section), cmocka_unit_test(the_words_are_those_of_the_language),
    cmocka_unit_test(a_section_without_content_is_left_out), cmocka_unit_test(what_is_wrong_with_a_book_is_told_and_the_rest_is_there),
    cmocka_unit_test(bundled_books_are_whole),
  };
  fixture = fixture_load(SALTO_SOURCE_DIR "/tests/app/variants");
  int failed = cmocka_run_group_tests(tests, NULL, NULL);
  fixture_release(&fixture);
  return failed;
}
