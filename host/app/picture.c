#include "app/app.h"
#include "app/state.h"

#include <string.h>

static bool save(SDL_Surface *surface, const char *path, struct error *err)
{
  cairo_surface_t *canvas =
    cairo_image_surface_create_for_data(surface->pixels, CAIRO_FORMAT_RGB24, surface->w, surface->h, surface->pitch);
  cairo_status_t status = cairo_surface_write_to_png(canvas, path);
  cairo_surface_destroy(canvas);
  return status == CAIRO_STATUS_SUCCESS || error_set(err, "cannot write %s: %s", path, cairo_status_to_string(status));
}

static bool play_turns(struct app *app, struct error *err)
{
  const struct app_options *options = app->options;
  struct words words = {options->texts, NULL, TEXT_FALLBACK, NULL};
  for (int i = 0; options->turns && options->turns[i]; i++) {
    if (match_type(app->match, options->turns[i]) == MATCH_PLAYED) continue;
    struct strbuf why;
    strbuf_init(&why);
    words_refusal(&why, &words, app->match->rules, &app->match->refusal);
    error_set(err, "turn %d, '%s': %s", i + 1, options->turns[i], why.text);
    strbuf_release(&why);
    return false;
  }
  for (int i = 0; options->clicks && options->clicks[i]; i++) {
    int cell = board_cell(&app->match->rules->board, options->clicks[i]);
    if (cell == NO_CELL) return error_set(err, "there is no cell '%s' on this board", options->clicks[i]);
    match_click(app->match, cell); /* a refusal is shown: that is part of the picture */
  }
  return true;
}

static bool prepare(struct app *app, struct error *err)
{
  const struct app_options *options = app->options;
  app->reading = options->variant;
  if (options->screen == APP_CHOOSE) return true;
  if (!options->variant) return error_set(err, "a picture of this screen needs a variant");
  if (options->screen == APP_SETUP || options->screen == APP_BOOK || options->screen == APP_EXERCISE) return true;
  struct choices choices;
  if (options->choices) choices = *options->choices;
  else variant_default_choices(options->variant, &choices);
  if (!app->match && !app_start(app, options->variant, &choices, options->position, err)) return false;
  return play_turns(app, err);
}

/* A picture shows all that a window comes to show. */
static void settle(struct app *app)
{
  app_frame(app);
  while (maker_wait(app->maker) || worker_wait(app->scripts) || worker_wait(app->files)) {
    app_made(app);
    app_frame(app);
  }
}

/* The exercise that is meant; -1 with what there are. */
static int exercise_number(const struct app *app, struct error *err)
{
  const struct book *book = app->reader.book;
  const char *name = app->options->exercise;
  int count = book ? book->exercise_count : 0;
  if (!book) return error_set(err, "%s", app->reader.fault), -1;
  if (count == 0) return error_set(err, "this game has no exercises"), -1;
  for (int i = 0; i < count; i++)
    if (!name || !strcmp(book->exercise[i].example.name, name)) return i;
  struct strbuf names;
  strbuf_init(&names);
  for (int i = 0; i < count; i++) strbuf_addf(&names, "%s%s", i == 0 ? "" : i + 1 < count ? ", " : " or ", book->exercise[i].example.name);
  error_set(err, "there is no exercise '%s': expected %s", name, names.text);
  strbuf_release(&names);
  return -1;
}

static bool do_exercise(struct app *app, struct error *err)
{
  const struct app_options *options = app->options;
  struct learner *learner = &app->learner;
  reader_open(app);
  settle(app);
  int number = exercise_number(app, err);
  if (number < 0) return false;
  app_do_exercise(app, number);
  settle(app);
  if (!learner->match) return error_set(err, "%s", learner->fault);
  for (int i = 0; options->clicks && options->clicks[i]; i++) {
    int cell = board_cell(&learner->match->rules->board, options->clicks[i]);
    if (cell == NO_CELL) return error_set(err, "there is no cell '%s' on this board", options->clicks[i]);
    table_use(app, &learner->table, cell);
    flight_stop(&learner->table.flight);
    settle(app);
  }
  return true;
}

bool app_picture(const struct app_options *options, const char *path, struct error *err)
{
  int w = options->width > 0 ? options->width : 1280, h = options->height > 0 ? options->height : 800;
  double scale = options->scale > 0 ? options->scale : 1;
  struct app app;
  SDL_Surface *surface = NULL;
  SDL_Renderer *renderer = NULL;
  if (!app_options_check(options, err)) return false;
  bool ok = app_init(&app, options, NULL, err) && prepare(&app, err);
  if (ok) {
    surface = SDL_CreateRGBSurfaceWithFormat(0, w, h, 32, SDL_PIXELFORMAT_ARGB8888);
    renderer = surface ? SDL_CreateSoftwareRenderer(surface) : NULL;
    if (!renderer) ok = error_set(err, "cannot draw %d × %d pixels: %s", w, h, SDL_GetError());
  }
  if (ok) {
    app_attach(&app, renderer);
    app_resize(&app, w, h, scale);
    app.screen = options->screen == APP_EXERCISE ? APP_BOOK : options->screen;
    settle(&app);
    ok = options->screen != APP_EXERCISE || do_exercise(&app, err);
    SDL_RenderPresent(renderer);
    ok = ok && save(surface, path, err);
  }
  app_release(&app);
  if (renderer) SDL_DestroyRenderer(renderer);
  SDL_FreeSurface(surface);
  return ok;
}
