/* States of the home screen and of the screen for a new game that are worth looking at, for tests/app/scenes.h. */
#ifndef SALTO_TESTS_APP_SCENES_HOME_H
#define SALTO_TESTS_APP_SCENES_HOME_H

#include "app/saving_state.h"
#include "app/state.h"
#include "base/memory.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdio.h>
#include <string.h>

/* A game as if it had been found on the disk. */
static inline void scenes_add_saved(struct app *app, const char *id, int players, const char *const *names, int turns, const struct outcome *outcome)
{
  struct stored_list *list = &app->saving->list;
  struct variant *variant;
  struct choices choices;
  struct error err;
  list->item = memory_grow(list->item, (size_t)list->count + 1, sizeof *list->item);
  struct stored *stored = &list->item[list->count];
  memset(stored, 0, sizeof *stored);
  snprintf(stored->path, sizeof stored->path, "/home/ana/.local/share/salto/games/%d.salto", list->count++);
  snprintf(stored->variant, sizeof stored->variant, "%s", id);
  snprintf(stored->title, sizeof stored->title, "%s", id);
  stored->when = 1709294400; /* long ago, so that it is told by a date */
  if (!library_find(&variant, app->options->library, id, &err)) fail_msg("%s", err.message);
  variant_default_choices(variant, &choices);
  choices.players = stored->player_count = players;
  if (!variant_rules(&stored->rules, variant, &choices, &err)) fail_msg("%s", err.message);
  position_copy(&stored->now, &stored->rules->start, stored->rules);
  for (int p = 0; p < players; p++) {
    snprintf(stored->participant[p].name, sizeof stored->participant[p].name, "%s", names[p]);
    snprintf(stored->participant[p].colour, sizeof stored->participant[p].colour, "%s", stored->rules->player[p].colour);
  }
  stored->turns = turns;
  if (outcome) stored->over = true, stored->outcome = *outcome;
}

static inline void scenes_saved(struct app *app)
{
  static const char *const two[] = {"Ana", ""}, *const six[] = {"Ana", "Bartholomew Cunningham", "Computador 1", "Zoë", "João Guilherme", "Computador 2"};
  const struct outcome won = {.type = OUTCOME_WIN, .winner = 1}, drawn = {.type = OUTCOME_DRAW};
  scenes_add_saved(app, "capture-chinese-checkers", 6, six, 12, NULL);
  scenes_add_saved(app, "turkish-draughts", 2, two, 1, NULL);
  scenes_add_saved(app, "breakthrough-draughts", 2, two, 57, &won);
  struct stored_list *list = &app->saving->list;
  list->item = memory_grow(list->item, (size_t)list->count + 1, sizeof *list->item);
  struct stored *broken = &list->item[list->count++];
  memset(broken, 0, sizeof *broken);
  snprintf(broken->path, sizeof broken->path, "/home/ana/.local/share/salto/games/broken.salto");
  snprintf(broken->fault, sizeof broken->fault, "%.400s, line 3: a turn was expected", broken->path);
  scenes_add_saved(app, "chinese-checkers", 6, six, 140, &drawn);
  app->home.all_saved = true;
  app_go(app, APP_CHOOSE);
}

static inline void scenes_remove(struct app *app)
{
  scenes_saved(app);
  SDL_strlcpy(app->home.removing, app->saving->list.item[2].path, sizeof app->home.removing);
}

static inline void scenes_nothing_found(struct app *app) { edit_set(&app->home.search.edit, "no such game"); }
static inline void scenes_found(struct app *app) { edit_set(&app->home.search.edit, "turk"); }

static inline void scenes_who(struct app *app) { app->setting_up.open = ui_id("who", 0), app->setting_up.open_seat = 1; }
static inline void scenes_colours(struct app *app) { app->setting_up.open = ui_id("colours", 0), app->setting_up.open_seat = 1; }
static inline void scenes_starts(struct app *app) { app->setting_up.open = ui_id("starts", 0); }

static inline void scenes_typed(struct app *app)
{
  edit_set(&app->setting_up.typed.edit, "8/bbbbbbbb/bbxbbbbb/8/8/wwwwwwww/wwwwwwww/8 w");
  setting_up_start_at(app, START_TYPED, app->setting_up.typed.edit.text);
  app->setting_up.game.clock = (struct timer_rule){TIMER_TOTAL, 5400000, 60000};
}

/* Files with starting positions, some of which cannot be used; one that is chosen would say so itself. */
static inline void scenes_setup_files(struct app *app)
{
  static const char *const files[][2] = {
    {"Short", ""}, {"empty", "it holds no position; rows of the board or a position text were expected"},
    {"lost", "cannot open '/home/ana/.local/share/salto/setups/turkish-draughts/lost.txt': No such file or directory"}, {"long", "why"}, {"other", "why"},
  };
  struct setup_files *found = &app->setting_up.files;
  setup_files_release(found);
  found->count = sizeof files / sizeof *files;
  found->item = memory_new((size_t)found->count, sizeof *found->item);
  for (int i = 0; i < found->count; i++) {
    snprintf(found->item[i].name, sizeof found->item[i].name, "%s", files[i][0]);
    snprintf(found->item[i].fault, sizeof found->item[i].fault, "%s", files[i][1]);
  }
}

static inline void scenes_set_up(struct app *app)
{
  struct setting_up *s = &app->setting_up;
  edit_set(&s->name[0].edit, "Bartholomew Cunningham");
  SDL_strlcpy(s->game.participant[0].name, s->name[0].edit.text, PARTICIPANT_NAME_SIZE);
  SDL_strlcpy(s->game.participant[1].colour, "white", RULES_NAME_SIZE);
  s->game.participant[1].level = 10;
  setting_up_start_at(app, START_LISTED, "half_way");
  s->game.clock = (struct timer_rule){TIMER_TURN, 120000, 0};
}

#endif
