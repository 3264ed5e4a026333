/* Every text of a bundled variant stands in both languages, with the same keys and the same {places}. */
#include "script/fixture.h"

#include "script/text_file.h"
#include "script/text_keys.h"

static const char *const languages[] = {"en", "pt-BR"};

/* The names in braces, sorted into a mask by a small hash: equal for equal sets. */
static unsigned places(const char *text)
{
  unsigned mask = 0;
  for (const char *open = text; (open = strchr(open, '{')) != NULL; open++) {
    unsigned hash = 5381;
    for (const char *c = open + 1; *c && *c != '}'; c++) hash = hash * 33 + (unsigned char)*c;
    mask ^= hash * 2654435761U;
  }
  return mask;
}

static void every_bundled_text_is_in_both_languages(void **state)
{
  (void)state;
  static const char *const folders[] = {SALTO_SOURCE_DIR "/variants"};
  struct library *library = library_new(folders, 1);
  int wrong = 0, compared = 0;
  assert_true(library_count(library) >= 6);
  for (int i = 0; i < library_count(library); i++) {
    const struct library_entry *entry = library_at(library, i);
    if (!entry->variant) fail_msg("%s", entry->message);
    const struct texts *texts = variant_texts(entry->variant);
    const char *const *keys;
    size_t count = texts_keys(texts, &keys);
    assert_non_null(text_exact(texts, "en", "name"));
    assert_string_not_equal(text_exact(texts, "en", "name"), entry->id);
    assert_non_null(text_exact(texts, "en", "summary"));
    assert_non_null(text_exact(texts, "en", "rules.1"));
    for (size_t k = 0; k < count; k++) {
      const char *text[2] = {text_exact(texts, languages[0], keys[k]), text_exact(texts, languages[1], keys[k])};
      compared++;
      /* What a language calls the players besides depends on what it calls their pieces. */
      if (!strncmp(keys[k], "player.", 7) && (!text[0] || !text[1])) continue;
      if (text[0] && text[1] && *text[0] && *text[1] && places(text[0]) == places(text[1])) continue;
      print_error("%s: '%s' is missing or has other {places} in a language\n", entry->id, keys[k]);
      wrong++;
    }
  }
  library_free(library);
  assert_true(compared > 60);
  assert_int_equal(wrong, 0);
}

/* The whole look-over finds nothing to say about what is bundled, with every number of players and every combination of options. */
static void bundled_variants_are_without_faults(void **state)
{
  (void)state;
  static const char *const folders[] = {SALTO_SOURCE_DIR "/variants"};
  struct library *library = library_new(folders, 1);
  struct strbuf out;
  strbuf_init(&out);
  for (int i = 0; i < library_count(library); i++) {
    int faults = variant_check(&out, library_at(library, i)->path, library_extends, library);
    if (faults || out.length) /* nor a note of a text that is in one language only */
      fail_msg("%s", out.text);
  }
  strbuf_release(&out);
  library_free(library);
}

static void a_child_has_its_own_name_and_its_bases_words(void **state)
{
  (void)state;
  struct variant *v = fixture_variant("return { api = 1, id = 'x', extends = 'turkish-draughts', text = { en = { name = 'Mine' } } }");
  const struct texts *texts = variant_texts(v);
  assert_string_equal(text_get(texts, "en", "name"), "Mine");
  assert_null(text_exact(texts, "pt-BR", "name")); /* not the base's */
  assert_null(text_exact(texts, "en", "summary"));
  assert_string_equal(text_get(texts, "pt-BR", "kind.king"), "dama");
  assert_string_equal(text_get(texts, "en", "option.crowning.stops"), "crowned, and the turn ends");
  assert_non_null(text_exact(texts, "en", "rules.1"));
  variant_free(v);
  v = fixture_variant("return { api = 1, id = 'x', extends = 'turkish-draughts', text = { en = { rules = { 'As you like.' } } } }");
  assert_string_equal(text_get(variant_texts(v), "en", "name"), "x");
  assert_string_equal(text_get(variant_texts(v), "en", "rules.1"), "As you like.");
  assert_null(text_exact(variant_texts(v), "en", "rules.2"));
  assert_null(text_exact(variant_texts(v), "pt-BR", "rules.1"));
  variant_free(v);
}

static void nested_texts_become_dotted_keys(void **state)
{
  (void)state;
  struct variant *v = fixture_variant("return { api = 1, id = 'x', extends = 'english-draughts',\n"
                                      "  options = { { name = 'a', type = 'choice', choices = { 'b', 'c' } } },\n"
                                      "  text = { en = { name = 'X', option = { a = { label = 'A', b = 'B', c = { label = 'C' } } },\n"
                                      "    rules = { 'one', [[\n  two\n  lines\n]] }, ['outcome.few'] = '{count}' } } }");
  const struct texts *texts = variant_texts(v);
  assert_string_equal(text_get(texts, "en", "option.a"), "A");
  assert_string_equal(text_get(texts, "en", "option.a.b"), "B");
  assert_string_equal(text_get(texts, "en", "option.a.c"), "C");
  assert_string_equal(text_get(texts, "en", "rules.2"), "two lines"); /* a paragraph is laid out by the host */
  assert_string_equal(text_get(texts, "en", "outcome.few"), "{count}");
  variant_free(v);
}

/* A name has its room in a list. Letters are counted, not bytes. */
static void names_are_not_too_long(void **state)
{
  (void)state;
  static const struct {
    const char *key;
    int letters;
    const char *fault;
  } cases[] = {
    {"name", 80, NULL},     {"name", 81, "x.lua:1:82: text.en.name: at most 80 characters were expected, not 81"},
    {"summary", 300, NULL}, {"summary", 301, "x.lua:1:85: text.en.summary: at most 300 characters were expected, not 301"},
    {"about", 5000, NULL},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    struct strbuf script;
    struct variant *variant = NULL;
    struct error err;
    strbuf_init(&script);
    strbuf_addf(&script, "return { api = 1, id = 'x', extends = 'english-draughts', text = { en = { %s = '", cases[i].key);
    for (int c = 0; c < cases[i].letters; c++) strbuf_add(&script, "é");
    strbuf_add(&script, "' } } }");
    fixture_write_text(script.text);
    bool loads = variant_load(&variant, script_path, library_extends, bundled, &err);
    if (loads != !cases[i].fault) fail_msg("%s of %d letters: %s", cases[i].key, cases[i].letters, loads ? "loads" : err.message);
    if (!loads && !strstr(err.message, cases[i].fault)) fail_msg("%s", err.message);
    variant_free(variant);
    strbuf_release(&script);
  }
}

static void bad_text_files_are_refused(void **state)
{
  (void)state;
  struct texts *texts = texts_new();
  struct error err;
  char path[128];
  assert_true(text_folder_load(texts, "/nonexistent/folder", &err)); /* a folder without any is fine */
  const char *text = "return { a = {\n  b = 1 } }";
  fixture_write(text, strlen(text));
  char renamed[128];
  snprintf(path, sizeof path, "%s", script_path);
  snprintf(renamed, sizeof renamed, "%s/en.lua", folder_name);
  assert_int_equal(rename(path, renamed), 0);
  assert_false(text_folder_load(texts, folder_name, &err));
  assert_non_null(strstr(err.message, "/en.lua:2:7: a.b: a text was expected, not 1"));
  unlink(renamed);
  texts_free(texts);
}

/* The sentences that a variant may say anew are those of the host, with the same {places}. */
static void sentences_are_those_of_the_host(void **state)
{
  (void)state;
  static const char *const groups[] = {"word.", "player.", "prompt.", "outcome.", "refusal."};
  struct texts *texts = texts_new();
  struct error err;
  size_t of_host = 0;
  const char *const *keys;
  if (!text_folder_load(texts, SALTO_SOURCE_DIR "/assets/text", &err)) fail_msg("%s", err.message);
  size_t count = texts_keys(texts, &keys);
  for (size_t k = 0; k < count; k++)
    for (size_t g = 0; g < sizeof groups / sizeof *groups; g++) of_host += !strncmp(keys[k], groups[g], strlen(groups[g]));
  assert_int_equal(text_keys_sentences(), of_host);
  for (size_t i = 0; i < text_keys_sentences(); i++) {
    const char *key, *known;
    text_keys_sentence(i, &key, &known);
    const char *text = text_exact(texts, "en", key);
    if (!text) fail_msg("the host does not say %s", key);
    for (const char *open = text; (open = strchr(open, '{')) != NULL; open++) {
      char place[64];
      snprintf(place, sizeof place, " %.*s ", (int)strcspn(open + 1, "}"), open + 1);
      if (!strstr(known, place)) fail_msg("%s fills in%s", key, place);
    }
  }
  texts_free(texts);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(every_bundled_text_is_in_both_languages),
      cmocka_unit_test(bundled_variants_are_without_faults),
      cmocka_unit_test(a_child_has_its_own_name_and_its_bases_words),
      cmocka_unit_test(nested_texts_become_dotted_keys),
      cmocka_unit_test(names_are_not_too_long),
      cmocka_unit_test(bad_text_files_are_refused),
      cmocka_unit_test(sentences_are_those_of_the_host),
  };
  return cmocka_run_group_tests(tests, fixture_setup, fixture_teardown);
}
