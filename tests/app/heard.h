/* A stage on which it is heard what a key says, for the tests of what is heard. */
#ifndef SALTO_TESTS_APP_HEARD_H
#define SALTO_TESTS_APP_HEARD_H

#include "spoken.h"
#include "stage.h"

#include <stdlib.h>

static struct fixture fixture;
static struct stage stage;
static struct app *const app = &stage.app;

/* What is said up to the frame after the key. Owned: free it. */
static inline char *heard_of(SDL_Keycode key, unsigned modifiers)
{
  catch_stderr();
  stage_key(&stage, key, modifiers), stage_frame(&stage);
  return caught();
}

#endif
