#include "app/desktop.h"
#include "app/emblem.h"
#include "app/layout.h"
#include "app/narrate.h"
#include "app/state.h"
#include "app/ui_field.h"
#include "platform/clock.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct window {
  SDL_Window *window;
  SDL_Renderer *renderer;
  double desktop;          /* what the desktop wants: pixels of a window's unit to ours */
  double ratio_x, ratio_y; /* pixels to the window's own coordinates, in which the mouse speaks */
  int text_size;           /* those of the settings that the window follows now */
  bool full_screen;
  bool dirty, shown;
  struct {                 /* how smoothly things moved, for `--narrate` */
    int frames;
    bool moved;            /* at the last frame */
    Uint64 last, sum, most; /* ticks of SDL's counter: of that frame; between two in all, and at most */
    int64_t used, busy_us;  /* processor time then, and between two in all */
  } pace;
};

/* Every screen has its room: in a small window all gets smaller. */
static void fit(struct window *win, struct app *app)
{
  int w, h, pixel_w, pixel_h;
  SDL_GetWindowSize(win->window, &w, &h);
  SDL_GetRendererOutputSize(win->renderer, &pixel_w, &pixel_h);
  if (w < 1 || h < 1 || pixel_w < 1 || pixel_h < 1) return;
  win->ratio_x = (double)pixel_w / w, win->ratio_y = (double)pixel_h / h;
  double scale = win->desktop * (win->desktop > 1 && win->ratio_x > 1 ? 1 : win->ratio_x); /* either the desktop or SDL magnifies */
  scale *= layout_growth(pixel_w, pixel_h, scale);
  scale = layout_scale(pixel_w, pixel_h, scale * app->settings.text_size / 100);
  if (app->gfx.width != pixel_w || app->gfx.height != pixel_h || fabs(app->gfx.scale - scale) > 1e-6) app_resize(app, pixel_w, pixel_h, scale);
  win->dirty = true;
}

/* What the settings say of the window itself. True: all is to be drawn anew. */
static bool follow(struct window *win, struct app *app)
{
  const struct settings *settings = &app->settings;
  if (win->full_screen != settings->full_screen) {
    win->full_screen = settings->full_screen;
    SDL_SetWindowFullscreen(win->window, win->full_screen ? SDL_WINDOW_FULLSCREEN_DESKTOP : 0); /* another size is an event */
  }
  if (win->text_size == settings->text_size) return false;
  win->text_size = settings->text_size;
  fit(win, app);
  return true;
}

/* ---- events ---- */

static SDL_atomic_t made_event; /* its number; the maker's thread sends it */

static void wake(void *context)
{
  (void)context;
  SDL_Event event = {.type = (Uint32)SDL_AtomicGet(&made_event)};
  SDL_PushEvent(&event);
}

static void handle(struct window *win, struct app *app, const SDL_Event *event)
{
  float sx = (float)(win->ratio_x / app->gfx.scale), sy = (float)(win->ratio_y / app->gfx.scale);
  switch (event->type) {
  case SDL_QUIT:
    leaving_begin(app);
    win->dirty = true;
    break;
  case SDL_WINDOWEVENT:
    if (event->window.event == SDL_WINDOWEVENT_SIZE_CHANGED) fit(win, app);
    if (event->window.event == SDL_WINDOWEVENT_EXPOSED) win->dirty = true;
    break;
  case SDL_RENDER_TARGETS_RESET:
  case SDL_RENDER_DEVICE_RESET:
    gfx_forget(&app->gfx);
    win->dirty = true;
    break;
  default:
    if (event->type == (Uint32)SDL_AtomicGet(&made_event)) win->dirty |= app_made(app);
    break;
  }
  win->dirty |= input_event(app, event, sx, sy);
  if (app->again) win->dirty = true;
}

/* ---- the window ---- */

static bool open_window(struct window *win, const struct app_options *options, struct error *err)
{
  SDL_SetHint(SDL_HINT_VIDEO_HIGHDPI_DISABLED, "0");
  SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1");
  SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0"); /* fingers come as fingers, once (app/touch.h) */
  if (!desktop_start(err)) return false;
  SDL_AtomicSet(&made_event, (int)SDL_RegisterEvents(1));
  win->desktop = options->scale > 0 ? options->scale : desktop_scale();
  SDL_Rect room = {0, 0, 1280, 800};
  SDL_GetDisplayUsableBounds(0, &room);
  int w = options->width > 0 ? options->width : (int)fmin(1280 * win->desktop, room.w);
  int h = options->height > 0 ? options->height : (int)fmin(800 * win->desktop, room.h);
  win->window = SDL_CreateWindow("Salto", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, w, h, SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI);
  if (!win->window) return desktop_error(err);
  emblem_show(win->window);
  SDL_SetWindowMinimumSize(win->window, LAYOUT_MIN_WIDTH, LAYOUT_MIN_HEIGHT);
  win->renderer = desktop_renderer(win->window);
  return win->renderer || desktop_error(err);
}

static void close_window(struct window *win)
{
  if (win->renderer) SDL_DestroyRenderer(win->renderer);
  if (win->window) SDL_DestroyWindow(win->window);
  SDL_Quit();
}

/* Only frames that follow each other in a motion count: between two motions nothing is to be drawn. */
static void count_frame(struct window *win, bool moves)
{
  Uint64 now = SDL_GetPerformanceCounter(), passed = now - win->pace.last;
  int64_t used = clock_cpu_us();
  if (win->pace.moved) {
    win->pace.frames++;
    win->pace.sum += passed, win->pace.busy_us += used - win->pace.used;
    if (passed > win->pace.most) win->pace.most = passed;
  }
  win->pace.moved = moves, win->pace.last = now, win->pace.used = used;
}

static void tell_pace(const struct window *win, const struct app *app)
{
  double ms = (double)SDL_GetPerformanceFrequency() / 1000;
  if (!win->pace.frames) return;
  double sum = (double)win->pace.sum / ms, most = (double)win->pace.most / ms, busy = (double)win->pace.busy_us / 1e3;
  narrate(app, "frames", "%d %.0f %.1f %.0f", win->pace.frames, sum, most, busy);
}

/* Input methods, and keyboards on the screen, are asked for only where something can be typed. */
static void follow_typing(const struct window *win, const struct app *app)
{
  struct rect at;
  bool focused = ui_field_focused(&app->ui, &at), wanted = focused || (input_wants_text(app) && !SDL_HasScreenKeyboardSupport());
  if (wanted && !SDL_IsTextInputActive()) SDL_StartTextInput();
  if (!wanted && SDL_IsTextInputActive()) SDL_StopTextInput();
  if (!focused) return;
  double x = app->gfx.scale / win->ratio_x, y = app->gfx.scale / win->ratio_y;
  SDL_Rect cursor = {(int)((double)at.x * x), (int)((double)at.y * y), (int)((double)at.w * x) + 1, (int)((double)at.h * y) + 1};
  SDL_SetTextInputRect(&cursor);
}

static void show(struct window *win, struct app *app)
{
  const struct app_options *options = app->options;
  app_frame(app);
  if (follow(win, app)) app_frame(app);
  SDL_RenderPresent(win->renderer);
  int animated = app_animated(app);
  count_frame(win, animated > 0 && animated <= FRAME_MS);
  follow_typing(win, app);
  win->dirty = false;
  if (win->shown) return;
  win->shown = true;
  long long ms = options->started_ms ? clock_ms() - options->started_ms : 0;
  narrate(app, "first-frame", "%lld", ms);
  app->quit = options->quit_after_first_frame;
  if (!app->quit) input_shown(app);
  else if (!options->narrate) fprintf(stderr, "first-frame %lld\n", ms);
}

/* What somebody does after an event is meant for what they see then: it waits for the frame. Not so the next of the same kind while a key
   is held or the pointer moves, of which only the last matters, so that a slow machine does not fall behind. */
static bool wants_frame(const struct window *win, const struct app *app, const SDL_Event *event)
{
  if (app->ui.used || app->ui.wanted) return true;
  bool passing = event->type == SDL_MOUSEMOTION || event->type == SDL_FINGERMOTION || event->type == SDL_CONTROLLERAXISMOTION ||
                 (event->type == SDL_KEYDOWN && event->key.repeat);
  return win->dirty && !passing;
}

static void run(struct window *win, struct app *app)
{
  win->text_size = app->settings.text_size;
  fit(win, app);
  show(win, app);
  while (!app->quit) {
    SDL_Event event;
    int animated = app_animated(app), due = input_due(app); /* nothing moves: wait for as long as nothing happens */
    if (animated && (!due || animated < due)) due = animated;
    if (due ? SDL_WaitEventTimeout(&event, due) : SDL_WaitEvent(&event)) {
      do handle(win, app, &event);
      while (!app->quit && !wants_frame(win, app, &event) && SDL_PollEvent(&event));
      win->dirty |= app->ui.wanted != 0;
    }
    if (animated) win->dirty = true;
    win->dirty |= input_tick(app);
    if (win->dirty && !app->quit) show(win, app);
  }
}

enum app_result app_run(const struct app_options *options, struct error *err)
{
  struct window win = {.ratio_x = 1, .ratio_y = 1};
  struct app app = {0};
  if (!app_options_check(options, err)) return APP_FAILED;
  bool open = open_window(&win, options, err), ready = open && app_init(&app, options, wake, err);
  if (ready) {
    app_attach(&app, win.renderer);
    run(&win, &app);
    tell_pace(&win, &app);
    SDL_HideWindow(win.window); /* a script in the making may take its time */
  }
  bool no_letters = open && !app.lettering;
  if (open) app_release(&app);
  close_window(&win);
  if (ready) return APP_CLOSED;
  return (!open || no_letters) && !options->quit_after_first_frame ? APP_NO_DISPLAY : APP_FAILED;
}

void app_alert(const char *text)
{
  struct error err; /* of no use: where it can be told at all it was told on standard error */
  if (desktop_start(&err)) SDL_ShowSimpleMessageBox(SDL_MESSAGEBOX_ERROR, "Salto", text, NULL);
  SDL_Quit();
}
