#include "script/locate.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

/* To add a case: a source, a path whose names are parted by dots, and where its key and its value stand. */
static const struct {
  const char *source, *path;
  struct place place; /* depth, line and column of the key, of the value */
} cases[] = {
    {"return { a = 1 }", "a", {1, 1, 10, 1, 14}},
    {"return {\n  a = {\n    bb = 1,\n    c = { 'x', \"y\" },\n  },\n}", "a.bb", {2, 3, 5, 3, 10}},
    {"return {\n  a = {\n    bb = 1,\n    c = { 'x', \"y\" },\n  },\n}", "a.c.2", {3, 4, 16, 4, 16}},
    {"return { a = { b = 1 } }", "a.c", {1, 1, 10, 1, 14}},
    {"return { a = 1 }", "b", {0, 0, 0, 0, 0}},
    {"return { [\"pt-BR\"] = 'x', ['b'] = 2, [3] = 4 }", "pt-BR", {1, 1, 11, 1, 22}},
    {"return { [\"pt-BR\"] = 'x', ['b'] = 2, [3] = 4 }", "3", {1, 1, 39, 1, 44}},
    /* what could be taken for a key */
    {"return { a = x == { b = 1 }, b = 2 }", "b", {1, 1, 30, 1, 34}},
    {"return { -- b = 1\n --[[ b = 2 ]] a = '}, b = 3', s = [[ b = 4 } ]], b = 5 }", "b", {1, 2, 51, 2, 55}},
    {"return { f = function(p) if p then b = 1 end return { b = 2 } end, b = 3 }", "b", {1, 1, 68, 1, 72}},
    {"return { f = function() for i = 1, 2 do while x do end end repeat until y end; b = 3 }", "b", {1, 1, 80, 1, 84}},
    {"local function f() return { b = 1 } end\nreturn { b = 2 }", "b", {1, 2, 10, 2, 14}},
    {"return { 'first', x = 1, 'second' }", "2", {1, 1, 26, 1, 26}},
    /* columns count characters */
    {"return { a = 'çãé', b = 1 }", "b", {1, 1, 21, 1, 25}},
    {"\xEF\xBB\xBFreturn { a = 1 }", "a", {1, 1, 10, 1, 14}},
    /* through names */
    {"local man = { step = { x = 1 } }\nreturn { pieces = { man = man } }", "pieces.man.step.x", {4, 1, 24, 1, 28}},
    {"local t = { a = 1 }\nreturn t", "a", {1, 1, 13, 1, 17}},
    {"local t = {}\nt.a = { b = 1 }\nreturn t", "a.b", {2, 2, 9, 2, 13}},
    /* made by a function: the only key of that name */
    {"local function make(n) return { width = n, hight = n } end\nreturn { board = make(8) }", "board.hight", {2, 1, 44, 1, 52}},
    {"local function make(n) return { a = n } end\nlocal x = { a = 1 }\nreturn { board = make(8) }", "board.a", {1, 3, 10, 3, 18}},
    /* not Lua at all */
    {"return { a = ", "a", {1, 1, 10, 1, 14}},
    {"}}}} return {{{{ [ = \"", "a", {0, 0, 0, 0, 0}},
    {"", "a", {0, 0, 0, 0, 0}},
};

static void keys_are_found_where_they_stand(void **state)
{
  (void)state;
  int wrong = 0;
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    char path[64];
    const char *names[8];
    int count = 0;
    snprintf(path, sizeof path, "%s", cases[i].path);
    for (char *rest = NULL, *name = strtok_r(path, ".", &rest); name; name = strtok_r(NULL, ".", &rest)) names[count++] = name;
    struct place p = locate(cases[i].source, strlen(cases[i].source), names, count), e = cases[i].place;
    if (p.depth == e.depth && p.line == e.line && p.column == e.column && p.value_line == e.value_line && p.value_column == e.value_column) continue;
    print_error("%s in:\n%s\nfound %d: %d:%d, value %d:%d; expected %d: %d:%d, value %d:%d\n", cases[i].path, cases[i].source, p.depth, p.line,
                p.column, p.value_line, p.value_column, e.depth, e.line, e.column, e.value_line, e.value_column);
    wrong++;
  }
  assert_int_equal(wrong, 0);
}

static void what_a_syntax_error_is_near_is_found(void **state)
{
  (void)state;
  const char *source = "return {\n  a = 1\n  b = 2,\n  s = 'x' 'y',\n}";
  assert_int_equal(locate_near(source, strlen(source), 3, "b"), 3);
  assert_int_equal(locate_near(source, strlen(source), 3, "="), 5);
  assert_int_equal(locate_near(source, strlen(source), 4, "'y'"), 11);
  assert_int_equal(locate_near(source, strlen(source), 3, "zzz"), 0);
  assert_int_equal(locate_near(source, strlen(source), 5, "<eof>"), 2);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(keys_are_found_where_they_stand),
      cmocka_unit_test(what_a_syntax_error_is_near_is_found),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
