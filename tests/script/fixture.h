/* Scripts written in a test, loaded as if they lay in a folder of their own beside the bundled variants. */
#ifndef SALTO_TESTS_SCRIPT_FIXTURE_H
#define SALTO_TESTS_SCRIPT_FIXTURE_H

#include "script/check.h"
#include "script/library.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

static struct library *bundled;
static char folder_name[] = "/tmp/salto-script-test-XXXXXX";
static char script_path[96];

static inline int fixture_setup(void **state)
{
  static const char *const folders[] = {SALTO_SOURCE_DIR "/variants", SALTO_SOURCE_DIR "/tests/variants"};
  (void)state;
  bundled = library_new(folders, 2);
  if (!mkdtemp(folder_name)) return 1;
  snprintf(script_path, sizeof script_path, "%s/x.lua", folder_name);
  return 0;
}

static inline int fixture_teardown(void **state)
{
  (void)state;
  library_free(bundled);
  unlink(script_path);
  return rmdir(folder_name);
}

static inline void fixture_write(const void *text, size_t size)
{
  FILE *file = fopen(script_path, "wb");
  assert_non_null(file);
  assert_int_equal(fwrite(text, 1, size, file), size);
  assert_int_equal(fclose(file), 0);
}

static inline void fixture_write_text(const char *text) { fixture_write(text, strlen(text)); }

/* Loads a script from its text. */
static inline bool fixture_load(struct variant **out, const char *text, struct error *err)
{
  fixture_write(text, strlen(text));
  return variant_load(out, script_path, library_extends, bundled, err);
}

static inline struct variant *fixture_variant(const char *text)
{
  struct variant *variant;
  struct error err;
  if (!fixture_load(&variant, text, &err)) fail_msg("%s", err.message);
  return variant;
}

/* The rules of a script for its fewest players and its options as they are at first. */
static inline struct rules *fixture_rules(struct variant *variant)
{
  struct choices choices;
  struct rules *rules;
  struct error err;
  variant_default_choices(variant, &choices);
  if (!variant_rules(&rules, variant, &choices, &err)) fail_msg("%s", err.message);
  return rules;
}

/* All faults of a script, each a line, without the name of the folder. Lives until the next call. */
static inline const char *fixture_faults(const char *text)
{
  static char out[8192];
  struct variant *variant;
  struct strbuf faults;
  struct error err;
  fixture_write(text, strlen(text));
  strbuf_init(&faults);
  out[0] = '\0';
  if (variant_load_all(&variant, script_path, library_extends, bundled, &faults, &err)) variant_free(variant);
  for (const char *t = faults.text; *t;) {
    size_t length = strlen(out), folder = strlen(folder_name) + 1;
    if (!strncmp(t, folder_name, folder - 1))
      t += folder;
    else
      out[length] = *t++, out[length + 1] = '\0';
    assert_true(length < sizeof out - 2);
  }
  strbuf_release(&faults);
  return out;
}

#endif
