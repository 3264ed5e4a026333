/* Texts as they are said: on one line, with one sign where one belongs. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "app/spoken_text.h"

static void becomes(const char *text, const char *said)
{
  struct strbuf out;
  strbuf_init(&out);
  spoken_text(&out, text);
  assert_string_equal(out.text ? out.text : "", said);
  strbuf_release(&out);
}

static void each_line_is_a_sentence(void **state)
{
  (void)state;
  becomes("a:1: what is this?\na:2: no such key\nmore\n", "a:1: what is this? a:2: no such key. more");
  becomes("\n one\n\n\ttwo", "one. two");
  becomes("", "");
}

static void no_two_signs_stand_where_one_belongs(void **state)
{
  (void)state;
  becomes("d2-c3.. As setas", "d2-c3. As setas");
  becomes("vantagem de 2,4., botão.", "vantagem de 2,4, botão.");
  becomes("b6-c5 d4xb6 …: Pretas", "b6-c5 d4xb6: Pretas");
  becomes("Por quê?.", "Por quê?");
  becomes("Procurando….", "Procurando…");
}

static void names_keep_their_signs(void **state)
{
  (void)state;
  becomes("../x/.y.lua, 2,4 e 12:30", "../x/.y.lua, 2,4 e 12:30");
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(each_line_is_a_sentence),
    cmocka_unit_test(no_two_signs_stand_where_one_belongs),
    cmocka_unit_test(names_keep_their_signs),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
