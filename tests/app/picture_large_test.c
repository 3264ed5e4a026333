/* All scenes in large windows, upright and wide, compared as pictures.h says. */
#include "pictures.h"

static void upright_pictures_are_as_before(void **state) { (void)state, pictures_are_as_before(&scenes_sizes[2]); }
static void sharp_pictures_are_as_before(void **state) { (void)state, pictures_are_as_before(&scenes_sizes[3]); }

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(upright_pictures_are_as_before),
    cmocka_unit_test(sharp_pictures_are_as_before),
  };
  fixture = fixture_load(NULL);
  int failed = getenv("SALTO_MAKE_IMAGES") ? make_images(&scenes_sizes[2]) || make_images(&scenes_sizes[3]) : cmocka_run_group_tests(tests, NULL, NULL);
  scenes_end();
  fixture_release(&fixture);
  return failed;
}
