/* Words can be read on every ground they stand on, men are seen on every square, and no two players differ by colour alone. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "app/theme_file.h"
#include "app/wood.h"

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

static double distance(struct colour a, struct colour b) { return sqrt(pow(a.r - b.r, 2) + pow(a.g - b.g, 2) + pow(a.b - b.b, 2)); }

/* A ground that words stand on, and the least contrast they need. */
static void assert_read(const struct theme *t, const char *what, struct colour words, struct colour ground, double least)
{
  double c = contrast(words, ground);
  if (c < least) fail_msg("%s: %s has a contrast of %.2f and needs %.1f (#%02X%02X%02X on #%02X%02X%02X)", t->id, what, c, least, words.r, words.g, words.b,
                          ground.r, ground.g, ground.b);
}

/* Names in the corners of squares: on the plain colour, with the grain over it, and with the last turn over that. */
static void names_can_be_read(const struct theme *t, struct colour square)
{
  struct colour grain = wood_grain_on(&t->wood, square);
  for (int wooden = 0; wooden < 2; wooden++)
    for (int tint = 0; tint < 3; tint++) {
      static const double strength[] = {0, 0.55, 1};
      struct colour plain = colour_over(square, colour_alpha(t->last, strength[tint])), ground = square;
      if (wooden) ground = colour_over(ground, colour_alpha(grain, 0.5)); /* nowhere darker over the width of a letter */
      ground = colour_over(ground, colour_alpha(t->last, strength[tint]));
      assert_read(t, "a name on a square", colour_readable(t, plain), ground, wooden ? 4 : 4.5);
    }
}

/* A man stands out from the square it is on, plain or tinted by the last turn, by its top or by its rim, in whatever colour somebody plays. */
static void men_can_be_seen(const struct theme *t)
{
  const struct colour squares[] = {t->board, t->grid}; /* all alike, and those in play where there are two kinds */
  static const double tint[] = {0, 0.55, 1}; /* not, on the way of the last turn, where it began and ended */
  for (size_t s = 0; s < 2; s++)
    for (size_t k = 0; k < 3; k++) {
      struct colour square = colour_over(squares[s], colour_alpha(t->last, tint[k]));
      if (k == 2 && distance(square, squares[s]) < 40)
        fail_msg("%s: the last turn is hardly seen on #%02X%02X%02X", t->id, squares[s].r, squares[s].g, squares[s].b);
      for (int p = 0; p < PAINTS; p++) {
        const struct paint *paint = &t->paint[p];
        assert_read(t, paint->name, contrast(paint->face, square) > contrast(paint->edge, square) ? paint->face : paint->edge, square, 3);
      }
    }
  struct colour hole = t->last; /* round the piece that came to a hole */
  hole.a = 255;
  for (int p = 0; p < PAINTS; p++)
    assert_read(t, t->paint[p].name, contrast(t->paint[p].face, hole) > contrast(t->paint[p].edge, hole) ? t->paint[p].face : t->paint[p].edge, hole, 3);
}

static void words_can_be_read(void **state)
{
  (void)state;
  const char *folder = SALTO_SOURCE_DIR "/assets/themes";
  struct themes *themes = themes_new(&folder, 1);
  assert_int_equal(themes->faults, 0);
  assert_true(themes->count >= 4);
  for (int i = 0; i < themes->count; i++) {
    const struct theme *t = &themes->theme[i];
    const struct colour grounds[] = {t->ground, t->surface, t->raised, t->accent_soft};
    for (size_t g = 0; g < 4; g++) {
      assert_read(t, "ink", t->ink, grounds[g], 7);
      assert_read(t, "muted", t->muted, grounds[g], 4.5);
      if (g < 3) assert_read(t, "danger", t->danger, grounds[g], 4.5);
      if (g < 3) assert_read(t, "accent", t->accent, grounds[g], 4.5);
    }
    assert_read(t, "a button", t->on_accent, t->accent, 4.5);
    for (int held = 0; held < 2; held++) /* pointed at, pressed */
      assert_read(t, "a button", t->on_accent, colour_mix(t->accent, t->ink, held ? 0.25 : 0.12), 4.5);
    assert_read(t, "a tip", t->surface, t->ink, 4.5);
    const struct colour squares[] = {t->board, t->pale, t->grid};
    for (size_t g = 0; g < 3; g++) names_can_be_read(t, squares[g]);
    assert_read(t, "a name on the rim", colour_readable(t, t->rim), t->rim, 4.5);
    assert_read(t, "where a piece may go", t->accent, t->board, 2.1); /* dots and rings, and they have an edge */
    assert_read(t, "a switch that is on", t->accent, t->surface, 3);
    men_can_be_seen(t);
    for (int p = 0; p < PAINTS; p++) {
      assert_read(t, t->paint[p].name, t->paint[p].ink, t->paint[p].face, 1.9);
      for (int q = 0; q < p; q++)
        if (!memcmp(&t->paint[p].face, &t->paint[q].face, sizeof t->ink)) fail_msg("%s: %s and %s are one colour", t->id, t->paint[p].name, t->paint[q].name);
    }
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

/* Signs as the player wants them. */
static void signs_are_shown_as_wanted(void **state)
{
  (void)state;
  struct theme theme = *theme_plain();
  const struct paint *red = paint_named(&theme, "red", 0), *blue = paint_numbered(&theme, 3);
  static const struct {
    enum patterns patterns;
    bool two, six;
  } cases[] = {{PATTERNS_AUTO, false, true}, {PATTERNS_ALWAYS, true, true}, {PATTERNS_NEVER, false, false}};
  for (size_t i = 0; i < 3; i++) {
    theme.patterns = cases[i].patterns;
    assert_int_equal(paint_for(&theme, red, 2)->sign == SIGN_RING, cases[i].two);
    assert_int_equal(paint_for(&theme, red, 6)->sign == SIGN_RING, cases[i].six);
    assert_int_equal(paint_for(&theme, blue, 6)->sign == SIGN_DIAMOND, cases[i].six);
    assert_memory_equal(&paint_for(&theme, red, 2)->face, &red->face, sizeof red->face);
  }
}

int main(void)
{
  const struct CMUnitTest tests[] = {cmocka_unit_test(words_can_be_read), cmocka_unit_test(signs_differ), cmocka_unit_test(signs_are_shown_as_wanted)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
