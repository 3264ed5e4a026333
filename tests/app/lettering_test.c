/* Names in scripts that the window's own family does not have: the letters come from another font that is installed. */
#include "fixture.h"

#include "app/lettering.h"

#include <string.h>

static void other_scripts_have_letters(void **state)
{
  (void)state;
  struct lettering *l;
  struct error err;
  if (!lettering_new(&l, "Inter", &err)) fail_msg("%s", err.message);
  /* Inter has Latin, Greek and Cyrillic; the rest is in the packages that scripts/packages names. */
  static const char *const texts[] = {"Salto", "Δάμα", "Шашки", "हिन्दी", "דמקה", "العربية", "ქართული", "Salto / დამა"};
  for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
    if (!lettering_has(l, texts[i])) fail_msg("no font was found for '%s'", texts[i]);
    assert_true(text_width(l, STYLE_TITLE, texts[i]) > 10);
  }
  assert_false(lettering_has(l, "\xF4\x8F\xBF\xBD")); /* U+10FFFD: nobody has it, and it is asked for only once */
  assert_false(lettering_has(l, "\xF4\x8F\xBF\xBD"));
  double before = text_width(l, STYLE_BODY, "हिन्दी");
  lettering_scale(l, 2);
  double after = text_width(l, STYLE_BODY, "हिन्दी");
  assert_true(after > before * 0.9 && after < before * 1.1);
  lettering_free(l);
}

int main(void)
{
  const struct CMUnitTest tests[] = {cmocka_unit_test(other_scripts_have_letters)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
