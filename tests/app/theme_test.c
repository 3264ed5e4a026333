/* Words can be read on every ground they stand on, and no two players differ by colour alone. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "app/theme_file.h"

#include <math.h>
#include <string.h>

static double linear(int channel)
{
  double c = channel / 255.0;
  return c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4);
}

static double luminance(struct colour c) { return 0.2126 * linear(c.r) + 0.7152 * linear(c.g) + 0.0722 * linear(c.b); }

static double contrast(struct colour a, struct colour b)
{
  double la = luminance(a), lb = luminance(b);
  return la > lb ? (la + 0.05) / (lb + 0.05) : (lb + 0.05) / (la + 0.05);
}

static void words_can_be_read(void **state)
{
  (void)state;
  const char *folder = SALTO_SOURCE_DIR "/assets/themes";
  struct themes *themes = themes_new(&folder, 1);
  for (int i = 0; i < themes->count; i++) {
    const struct theme *t = &themes->theme[i];
    const struct colour grounds[] = {t->ground, t->surface, t->raised, t->accent_soft};
    for (size_t g = 0; g < 4; g++) {
      assert_true(contrast(t->ink, grounds[g]) >= 7);
      assert_true(contrast(t->muted, grounds[g]) >= 4.2);
    }
    assert_true(contrast(t->danger, t->raised) >= 4.5);
    assert_true(contrast(t->on_accent, t->accent) >= 4.5);
    assert_true(contrast(t->accent, t->board) >= 2.1); /* dots and rings on the board */
  }
  themes_free(themes);
}

static void signs_differ(void **state)
{
  (void)state;
  static const char *const colours[] = {"red", "yellow", "green", "blue", "purple", "orange", "white", "black"};
  for (int a = 0; a < 8; a++) {
    const struct paint *paint = paint_named(theme_plain(), colours[a], 0);
    assert_string_equal(paint->name, colours[a]);
    assert_true(contrast(paint->ink, paint->face) >= 1.9);
    for (int b = 0; b < a; b++) assert_int_not_equal(paint->sign, paint_named(theme_plain(), colours[b], 0)->sign);
  }
  for (int player = 0; player < 6; player++) /* colours only a script knows still differ */
    for (int other = 0; other < player; other++) assert_ptr_not_equal(paint_named(theme_plain(), "cyan", player), paint_named(theme_plain(), "cyan", other));
}

int main(void)
{
  const struct CMUnitTest tests[] = {cmocka_unit_test(words_can_be_read), cmocka_unit_test(signs_differ)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
