/* The examples of the authors' guide are whole scripts, and they load. */
#include "script/fixture.h"

#include "platform/files.h"

static void every_example_loads(void **state)
{
  (void)state;
  char *text;
  struct error err;
  int count = 0, wrong = 0;
  if (!file_read(&text, NULL, SALTO_SOURCE_DIR "/variants/README.md", 1 << 20, &err)) fail_msg("%s", err.message);
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
  assert_true(count >= 6);
  assert_int_equal(wrong, 0);
}

int main(void)
{
  const struct CMUnitTest tests[] = {cmocka_unit_test(every_example_loads)};
  return cmocka_run_group_tests(tests, fixture_setup, fixture_teardown);
}
