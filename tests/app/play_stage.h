/* A game in progress on a surface in memory (stage.h), for the tests of the screen to play. Include it once in a program. */
#ifndef SALTO_TESTS_APP_PLAY_STAGE_H
#define SALTO_TESTS_APP_PLAY_STAGE_H

#include "stage.h"

#include "app/play_panel.h"
#include "app/play_tools.h"
#include "app/thinker.h"

static struct fixture fixture;
static struct stage stage;
static struct app *const app = &stage.app;

/* ---- at the table ---- */

static inline void sit(const char *id, int players, unsigned computers, const char *position)
{
  stage_open(&stage, &fixture, NULL, 1000, 760);
  app->thinker = thinker_new(NULL, NULL);
  struct choices choices;
  struct error err;
  struct variant *variant = fixture_variant(&fixture, id);
  variant_default_choices(variant, &choices);
  if (players) choices.players = players;
  if (!app_start(app, variant, &choices, position, &err)) fail_msg("%s", err.message);
  for (int p = 0; p < app->match->rules->player_count; p++)
    if (computers >> p & 1) app->match->participant[p] = (struct participant){.computer = true, .level = 1};
  stage_frame(&stage);
}

static inline void leave(void) { stage_close(&stage); }

static inline int cell(const char *name)
{
  int c = board_cell(&app->match->rules->board, name);
  assert_true(c >= 0);
  return c;
}

/* By two clicks, or by one where that is enough. */
static inline void turn(const char *from, const char *to)
{
  int count = app->match->game.count;
  table_use(app, &app->table, cell(from));
  if (app->match->game.count == count) table_use(app, &app->table, cell(to));
  if (app->match->game.count == count && match_may_stop(app->match)) play_end_turn(app);
  assert_int_equal(app->match->game.count, count + 1);
  stage_frame(&stage);
}

/* Some legal turn: what the computer has answered differs from run to run, and may leave a duty to capture. */
static inline void any_turn(void)
{
  struct match *match = app->match;
  struct turn_list list;
  struct path path;
  struct strbuf text;
  turn_list_init(&list);
  strbuf_init(&text);
  turns_generate(&list, match->rules, &match->game.now);
  assert_true(list.count > 0);
  turn_list_path(&list, 0, &path);
  turn_write(&text, match->rules, &list.turn[0], &path);
  assert_int_equal(match_type(match, text.text), MATCH_PLAYED);
  app_played(app, MATCH_PLAYED);
  strbuf_release(&text);
  turn_list_release(&list);
  stage_frame(&stage);
}

/* What the thinker found is taken, and played in the next frame. */
static inline void answer(void)
{
  assert_true(thinker_wait(app->thinker));
  assert_true(play_thought(app));
  stage_frame(&stage);
}

static inline int count(void) { return app->match->game.count; }
static inline const struct outcome *outcome(void) { return &app->match->game.outcome; }

#endif
