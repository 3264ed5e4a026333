/* The bundled games and the host's texts, as the tests of the window need them. */
#ifndef SALTO_TESTS_APP_FIXTURE_H
#define SALTO_TESTS_APP_FIXTURE_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "script/library.h"
#include "script/text_file.h"

struct fixture {
  struct library *library;
  struct texts *texts;
};

static inline struct fixture fixture_load(const char *more_variants)
{
  struct fixture f;
  struct error err;
  const char *folders[] = {SALTO_SOURCE_DIR "/variants", more_variants};
  f.library = library_new(folders, more_variants ? 2 : 1);
  f.texts = texts_new();
  if (!text_folder_load(f.texts, SALTO_SOURCE_DIR "/assets/text", &err)) fail_msg("%s", err.message);
  return f;
}

static inline void fixture_release(struct fixture *f)
{
  library_free(f->library);
  texts_free(f->texts);
}

static inline struct variant *fixture_variant(struct fixture *f, const char *id)
{
  struct variant *variant;
  struct error err;
  if (!library_find(&variant, f->library, id, &err)) fail_msg("%s", err.message);
  return variant;
}

#endif
