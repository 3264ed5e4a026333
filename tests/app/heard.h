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

/* The first turn there is, whichever. */
static inline void heard_play_any(void)
{
  struct turn_list list;
  struct path path;
  struct strbuf turn;
  turn_list_init(&list), strbuf_init(&turn);
  turns_generate(&list, app->match->rules, &app->match->game.now);
  turn_list_path(&list, 0, &path);
  turn_write(&turn, app->match->rules, &list.turn[0], &path);
  assert_int_equal(match_type(app->match, turn.text), MATCH_PLAYED);
  app_played(app, MATCH_PLAYED);
  strbuf_release(&turn), turn_list_release(&list);
}

#endif
