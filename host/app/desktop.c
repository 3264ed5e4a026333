#include "app/desktop.h"

#include "platform/files.h"

#include <X11/Xlib.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- the screen ---- */

/* SDL falls back to these when no display answers, and the program would run unseen. To add one: its name as SDL has it. */
static const char *const without_window[] = {"offscreen", "dummy", "evdev", "KMSDRM"};

static bool is_set(const char *variable)
{
  const char *value = getenv(variable);
  return value && *value;
}

bool desktop_error(struct error *err)
{
  const char *said = SDL_GetError();
  size_t length = strlen(said);
  while (length > 0 && said[length - 1] == '.') length--;
  return error_set(err, "%.*s", (int)length, said);
}

bool desktop_start(struct error *err)
{
  bool asked = is_set("SDL_VIDEODRIVER");
  if (!is_set("DISPLAY") && !is_set("WAYLAND_DISPLAY") && !asked)
    return error_tell(err, "error.window.no_display", "there is no display: neither DISPLAY nor WAYLAND_DISPLAY is set");
  if (SDL_Init(SDL_INIT_VIDEO) < 0) return desktop_error(err);
  const char *driver = SDL_GetCurrentVideoDriver();
  for (size_t i = 0; !asked && i < sizeof without_window / sizeof *without_window; i++)
    if (driver && !strcmp(driver, without_window[i])) {
      const char *name = is_set("DISPLAY") ? "DISPLAY" : "WAYLAND_DISPLAY";
      return error_tell(err, "error.window.silent", "the display that {variable:%s} names ('{display:%s}') does not answer", name, getenv(name));
    }
  return true;
}

/* ---- what draws ---- */

static bool has_card(void)
{
  return strcmp(SDL_GetPlatform(), "Linux") != 0 || folder_exists("/dev/dri") || folder_exists("/proc/driver/nvidia");
}

/* Whether OpenGL is only made up by the processor, as in many virtual machines. */
static bool is_made_up(SDL_Renderer *renderer)
{
  static const char *const names[] = {"llvmpipe", "softpipe", "swrast", "SWR"};
  enum { GL_RENDERER_NAME = 0x1F01 };
  SDL_RendererInfo info;
  if (SDL_GetRendererInfo(renderer, &info) < 0 || strncmp(info.name, "opengl", 6) != 0) return false;
  const unsigned char *(*get)(unsigned name) = (const unsigned char *(*)(unsigned))SDL_GL_GetProcAddress("glGetString");
  const char *name = get ? (const char *)get(GL_RENDERER_NAME) : NULL;
  for (size_t i = 0; name && i < sizeof names / sizeof *names; i++)
    if (strstr(name, names[i])) return true;
  return false;
}

SDL_Renderer *desktop_renderer(SDL_Window *window)
{
  bool asked = is_set("SDL_RENDER_DRIVER");
  SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0"); /* what software has drawn is shown as it is */
  SDL_Renderer *renderer = asked || has_card() ? SDL_CreateRenderer(window, -1, 0) : NULL;
  if (renderer && !asked && is_made_up(renderer)) {
    SDL_DestroyRenderer(renderer);
    renderer = NULL;
  }
  return renderer ? renderer : SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE);
}

/* ---- the scale ---- */

static double scale_read(const char *text)
{
  double value = text ? SDL_atof(text) : 0;
  return value >= 0.5 && value <= 8 ? value : 0;
}

static double quarters(double dpi) { return floor(dpi / 96 * 4 + 0.01) / 4; }

double desktop_scale_of(const char *resources)
{
  static const char key[] = "Xft.dpi:";
  for (const char *line = resources; line && *line; line = strchr(line, '\n'), line = line ? line + 1 : NULL)
    if (!strncmp(line, key, sizeof key - 1)) {
      double dpi = SDL_atof(line + sizeof key - 1);
      return dpi >= 48 && dpi <= 96 * 8 ? fmax(0.5, quarters(dpi)) : 0;
    }
  return 0;
}

/* The desktop puts its settings on the X display, where all programs find them. */
static double scale_of_resources(void)
{
  const char *driver = SDL_GetCurrentVideoDriver();
  Display *display = driver && !strcmp(driver, "x11") ? XOpenDisplay(NULL) : NULL;
  if (!display) return 0;
  double scale = desktop_scale_of(XResourceManagerString(display));
  XCloseDisplay(display);
  return scale;
}

double desktop_scale(void)
{
  static const char *const variables[] = {"SALTO_SCALE", "GDK_SCALE", "QT_SCALE_FACTOR"};
  for (size_t i = 0; i < sizeof variables / sizeof *variables; i++) {
    double value = scale_read(getenv(variables[i]));
    if (value > 0) return value;
  }
  double wanted = scale_of_resources();
  if (wanted > 0) return wanted;
  /* Only where it is clearly finer than usual: what displays say of their size is often a little wrong. */
  float dpi = 0;
  if (SDL_GetDisplayDPI(0, &dpi, NULL, NULL) < 0 || dpi < 96 * 1.4F || dpi > 96 * 5) return 1;
  return quarters((double)dpi);
}
