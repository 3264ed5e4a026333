/* The whole of the window's code on a surface in memory, without a display: events are made up, frames are drawn when they are due. */
#ifndef SALTO_TESTS_APP_STAGE_H
#define SALTO_TESTS_APP_STAGE_H

#include "fixture.h"

#include "app/board_keys.h"
#include "app/state.h"

#include <string.h>

struct stage {
  struct app app;
  struct app_options options;
  SDL_Surface *surface;
  SDL_Renderer *renderer;
};

static inline void stage_frame(struct stage *stage)
{
  app_frame(&stage->app);
  while (maker_wait(stage->app.maker)) app_made(&stage->app), app_frame(&stage->app);
}

/* At the screen to choose a game; language NULL: English. */
static inline void stage_open(struct stage *stage, const struct fixture *fixture, const char *language, int w, int h)
{
  struct error err;
  memset(stage, 0, sizeof *stage);
  stage->options = (struct app_options){.library = fixture->library, .texts = fixture->texts, .language = language ? language : "en", .no_animation = true};
  if (!app_init(&stage->app, &stage->options, NULL, &err)) fail_msg("%s", err.message);
  stage->surface = SDL_CreateRGBSurfaceWithFormat(0, w, h, 32, SDL_PIXELFORMAT_ARGB8888);
  stage->renderer = SDL_CreateSoftwareRenderer(stage->surface);
  assert_non_null(stage->renderer);
  app_attach(&stage->app, stage->renderer);
  app_resize(&stage->app, w, h, 1);
  stage_frame(stage);
}

static inline void stage_close(struct stage *stage)
{
  app_release(&stage->app);
  SDL_DestroyRenderer(stage->renderer);
  SDL_FreeSurface(stage->surface);
}

/* A game with its default choices; `players` 0: as many as it begins with. */
static inline void stage_play(struct stage *stage, struct fixture *fixture, const char *id, int players, const char *position)
{
  struct choices choices;
  struct error err;
  struct variant *variant = fixture_variant(fixture, id);
  variant_default_choices(variant, &choices);
  if (players) choices.players = players;
  if (!app_start(&stage->app, variant, &choices, position, &err)) fail_msg("%s", err.message);
  stage_frame(stage);
}

/* What the window does with an event; true: something was drawn anew. */
static inline bool stage_event(struct stage *stage, const SDL_Event *event)
{
  bool due = input_event(&stage->app, event, 1, 1) || stage->app.again;
  if (due) stage_frame(stage);
  return due;
}

static inline bool stage_key(struct stage *stage, SDL_Keycode key, unsigned modifiers)
{
  SDL_Event event = {.type = SDL_KEYDOWN};
  event.key.keysym.sym = key, event.key.keysym.mod = (Uint16)modifiers;
  return stage_event(stage, &event);
}

static inline bool stage_type(struct stage *stage, const char *text)
{
  SDL_Event event = {.type = SDL_TEXTINPUT};
  SDL_strlcpy(event.text.text, text, sizeof event.text.text);
  return stage_event(stage, &event);
}

static inline void stage_click(struct stage *stage, float x, float y)
{
  SDL_Event event = {.type = SDL_MOUSEMOTION};
  event.motion.x = (int)x, event.motion.y = (int)y;
  stage_event(stage, &event);
  event = (SDL_Event){.type = SDL_MOUSEBUTTONDOWN};
  event.button.button = SDL_BUTTON_LEFT, event.button.x = (int)x, event.button.y = (int)y;
  stage_event(stage, &event);
  event.type = SDL_MOUSEBUTTONUP;
  stage_event(stage, &event);
}

/* The name of the cell that the keyboard is on, "" where it is not on the board. */
static inline const char *stage_cell(const struct stage *stage)
{
  const struct table *table = board_keys_table(&stage->app);
  int cell = table ? board_keys_cell(&stage->app, table) : NO_CELL;
  return cell == NO_CELL ? "" : table->match->rules->board.name[cell];
}

#endif
