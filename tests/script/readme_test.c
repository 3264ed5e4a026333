/* The examples of the readme and of the authors' guide are whole scripts, and they load. */
#include "script/fixture.h"

#include "platform/files.h"

/* How many examples the page has; each must be without fault. */
static int check_examples(const char *page)
{
  char *text;
  struct error err;
  int count = 0, wrong = 0;
  if (!file_read(&text, NULL, page, 1 << 20, &err)) fail_msg("%s", err.message);
  for (char *open = text; (open = strstr(open, "```lua\n")) != NULL;) {
    struct strbuf out;
    open += strlen("```lua\n");
    char *close = strstr(open, "```");
    assert_non_null(close);
    fixture_write(open, (size_t)(close - open));
    strbuf_init(&out);
    variant_check(&out, script_path, library_extends, bundled);
    for (char *line = out.length ? out.text : NULL; line && *line; line = strchr(line, '\n') ? strchr(line, '\n') + 1 : NULL) {
      if (strstr(line, ": note: not in pt-BR")) continue; /* examples speak English */
      print_error("%.*s\nin\n%.*s\n", (int)strcspn(line, "\n"), line, (int)(close - open), open);
      wrong++;
    }
    strbuf_release(&out);
    open = close + 3;
    count++;
  }
  free(text);
  assert_int_equal(wrong, 0);
  return count;
}

static void every_example_loads(void **state)
{
  (void)state;
  assert_true(check_examples(SALTO_SOURCE_DIR "/variants/README.md") >= 6);
  assert_int_equal(check_examples(SALTO_SOURCE_DIR "/README.md"), 1);
}

int main(void)
{
  const struct CMUnitTest tests[] = {cmocka_unit_test(every_example_loads)};
  return cmocka_run_group_tests(tests, fixture_setup, fixture_teardown);
}
