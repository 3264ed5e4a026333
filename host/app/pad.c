#include "app/pad.h"

#include "app/board_keys.h"
#include "app/keys.h"
#include "app/narrate.h"
#include "app/state.h"
#include "app/turn_list.h"

#include <math.h>
#include <string.h>

enum { FIRST_MS = 380, NEXT_MS = 110, ASK_MS = 8, ASK_SELDOM_MS = 50, LOOK_MS = 2000, RESTS_MS = 20000, SCROLL_MS = 16 };
static const float stick_least = 0.5F, stick_back = 0.35F; /* how far out it counts, and until where */

/* Where both shoulders and triggers are buttons. */
enum { TRIGGER_LEFT = SDL_CONTROLLER_BUTTON_MAX, TRIGGER_RIGHT };

/* To add a button: a row; of several rows for one button the first counts whose shortcut works on the screen. */
static const struct {
  int button;
  const char *label, *name; /* the shortcut's */
  int value;
} rows[] = {
  {SDL_CONTROLLER_BUTTON_A, "A", "use", 0},
  {SDL_CONTROLLER_BUTTON_B, "B", "leave", 0},
  {SDL_CONTROLLER_BUTTON_X, "X", "undo", 0},
  {SDL_CONTROLLER_BUTTON_Y, "Y", "hint", 0},
  {SDL_CONTROLLER_BUTTON_LEFTSHOULDER, "LB", "look", LOOK_BACK},
  {SDL_CONTROLLER_BUTTON_LEFTSHOULDER, "LB", "tab", true},
  {SDL_CONTROLLER_BUTTON_RIGHTSHOULDER, "RB", "look", LOOK_FORWARD},
  {SDL_CONTROLLER_BUTTON_RIGHTSHOULDER, "RB", "tab", false},
  {TRIGGER_RIGHT, "RT", "next", false},
  {TRIGGER_RIGHT, "RT", "tab", false},
  {TRIGGER_LEFT, "LT", "next", true},
  {TRIGGER_LEFT, "LT", "tab", true},
  {SDL_CONTROLLER_BUTTON_START, "Start", "settings", 0},
  {SDL_CONTROLLER_BUTTON_BACK, "Back", "book", 0},
  {SDL_CONTROLLER_BUTTON_LEFTSTICK, "L3", "flip", 0},
  {SDL_CONTROLLER_BUTTON_RIGHTSTICK, "R3", "list", 0},
};
enum { ROWS = sizeof rows / sizeof *rows };

/* ---- coming and going ---- */

void pad_start(struct app *app)
{
  SDL_SetHint(SDL_HINT_AUTO_UPDATE_JOYSTICKS, "0"); /* asked when it is time, not a thousand times a second */
  app->input.pad.started = SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER) == 0;
}

void pad_release(struct app *app)
{
  struct pad *pad = &app->input.pad;
  for (int i = 0; i < PADS; i++)
    if (pad->controller[i]) SDL_GameControllerClose(pad->controller[i]);
  if (pad->started) SDL_QuitSubSystem(SDL_INIT_GAMECONTROLLER);
  *pad = (struct pad){0};
}

bool pad_is_here(const struct app *app)
{
  for (int i = 0; i < PADS; i++)
    if (app->input.pad.controller[i]) return true;
  return false;
}

static void let_go(struct pad *pad)
{
  pad->cross = 0;
  pad->stick_x = pad->stick_y = pad->scroll = 0;
  pad->going = pad->held[0] = pad->held[1] = false;
}

/* Said also where the game is seen: the hand that held it does not look elsewhere. */
static void tell(struct app *app, const char *what)
{
  char key[48];
  SDL_snprintf(key, sizeof key, "ui.keys.say.pad.%s", what);
  narrate(app, "pad", "%s", what);
  if (app->screen != APP_PLAY && app->screen != APP_REVIEW) return;
  SDL_strlcpy(app->play.note, app_text(app, key), sizeof app->play.note);
  app->again = true;
}

static void come(struct app *app, int index)
{
  struct pad *pad = &app->input.pad;
  SDL_GameController *controller = SDL_GameControllerOpen(index);
  for (int i = 0; controller && i < PADS; i++) {
    if (pad->controller[i] == controller) break; /* it is here already: SDL only counts who opened it */
    if (pad->controller[i]) continue;
    pad->controller[i] = controller;
    tell(app, "here");
    return;
  }
  if (controller) SDL_GameControllerClose(controller);
}

static void go(struct app *app, SDL_JoystickID id)
{
  struct pad *pad = &app->input.pad;
  for (int i = 0; i < PADS; i++) {
    if (!pad->controller[i] || SDL_JoystickInstanceID(SDL_GameControllerGetJoystick(pad->controller[i])) != id) continue;
    SDL_GameControllerClose(pad->controller[i]);
    pad->controller[i] = NULL;
    let_go(pad);
    tell(app, "gone");
  }
}

/* ---- directions ---- */

/* The direction that is held now; false: none is. */
static bool direction(const struct app *app, enum arrow *out)
{
  const struct pad *pad = &app->input.pad;
  float dx = (float)(pad->cross >> ARROW_RIGHT & 1) - (float)(pad->cross >> ARROW_LEFT & 1);
  float dy = (float)(pad->cross >> ARROW_DOWN & 1) - (float)(pad->cross >> ARROW_UP & 1);
  if (dx == 0 && dy == 0 && hypotf(pad->stick_x, pad->stick_y) > (pad->going ? stick_back : stick_least)) dx = pad->stick_x, dy = pad->stick_y;
  if (dx == 0 && dy == 0) return false;
  if (!board_keys_focused(app) || input_covered(app)) { /* among widgets there are only four ways */
    if (fabsf(dx) > fabsf(dy)) dy = 0;
    else dx = 0;
  }
  *out = cursor_arrow(dx, dy);
  return true;
}

/* From the edge of the board, or the end of the list of turns, to what lies beyond, when the direction is pressed anew. */
static bool off_the_board(struct app *app, enum arrow arrow)
{
  static const int dx[] = {[ARROW_LEFT] = -1, [ARROW_RIGHT] = 1, [ARROW_UP] = 0, [ARROW_DOWN] = 0};
  static const int dy[] = {[ARROW_LEFT] = 0, [ARROW_RIGHT] = 0, [ARROW_UP] = -1, [ARROW_DOWN] = 1};
  return arrow <= ARROW_DOWN && ui_direction(&app->ui, dx[arrow], dy[arrow]);
}

static bool move(struct app *app, enum arrow arrow, bool again)
{
  if (keys_do(app, arrow <= ARROW_DOWN ? "arrows" : "between", (int)arrow)) return true;
  return !again && (board_keys_focused(app) || turn_list_focused(app)) && off_the_board(app, arrow);
}

/* After the pad or the stick changed. */
static bool follow_direction(struct app *app, int64_t now_ms)
{
  struct pad *pad = &app->input.pad;
  enum arrow arrow;
  bool held = direction(app, &arrow), same = held && pad->going && arrow == pad->arrow;
  pad->going = held;
  if (!held || same) return false;
  pad->arrow = arrow;
  pad->next_ms = now_ms + FIRST_MS;
  return move(app, arrow, false);
}

/* ---- buttons ---- */

static const struct shortcut *shortcut_of(unsigned where, int row)
{
  for (int i = 0; i < row; i++)
    if (rows[i].button == rows[row].button && shortcut_find(where, rows[i].name, rows[i].value)) return NULL; /* that one counts */
  return shortcut_find(where, rows[row].name, rows[row].value);
}

static bool press(struct app *app, int button)
{
  for (int i = 0; i < ROWS; i++) {
    const struct shortcut *shortcut = rows[i].button == button ? shortcut_of(keys_here(app), i) : NULL;
    if (shortcut) return input_shortcut(app, shortcut);
  }
  return false;
}

const struct shortcut *pad_row(const struct app *app, int row, const char **button)
{
  for (int i = 0; i < ROWS; i++) {
    const struct shortcut *shortcut = shortcut_of(1U << app->screen, i);
    if (!shortcut || row-- > 0) continue;
    *button = rows[i].label;
    return shortcut;
  }
  return NULL;
}

static bool button(struct app *app, int button_number, bool down, int64_t now_ms)
{
  static const enum arrow cross[] = {ARROW_UP, ARROW_DOWN, ARROW_LEFT, ARROW_RIGHT}; /* in SDL's order */
  struct pad *pad = &app->input.pad;
  int way = button_number - SDL_CONTROLLER_BUTTON_DPAD_UP;
  if (way < 0 || way > 3) return down && press(app, button_number);
  if (down) pad->cross |= 1U << cross[way];
  else pad->cross &= ~(1U << cross[way]);
  return follow_direction(app, now_ms);
}

static bool axis(struct app *app, const SDL_ControllerAxisEvent *event, int64_t now_ms)
{
  struct pad *pad = &app->input.pad;
  float value = fmaxf(-1, (float)event->value / 32767);
  switch (event->axis) {
  case SDL_CONTROLLER_AXIS_LEFTX: pad->stick_x = value; return follow_direction(app, now_ms);
  case SDL_CONTROLLER_AXIS_LEFTY: pad->stick_y = value; return follow_direction(app, now_ms);
  case SDL_CONTROLLER_AXIS_RIGHTY: pad->scroll = fabsf(value) > stick_back ? value : 0; return false;
  case SDL_CONTROLLER_AXIS_TRIGGERLEFT:
  case SDL_CONTROLLER_AXIS_TRIGGERRIGHT: {
    int which = event->axis == SDL_CONTROLLER_AXIS_TRIGGERRIGHT;
    bool before = pad->held[which];
    pad->held[which] = value > (before ? stick_back : stick_least);
    return pad->held[which] && !before && press(app, which ? TRIGGER_RIGHT : TRIGGER_LEFT);
  }
  default: return false;
  }
}

bool pad_event(struct app *app, const SDL_Event *event, int64_t now_ms)
{
  struct pad *pad = &app->input.pad;
  switch (event->type) {
  case SDL_CONTROLLERDEVICEADDED: come(app, event->cdevice.which); return app->input.listing || app->again;
  case SDL_CONTROLLERDEVICEREMOVED: go(app, event->cdevice.which); return app->input.listing || app->again;
  case SDL_CONTROLLERBUTTONDOWN:
  case SDL_CONTROLLERBUTTONUP: pad->touched_ms = now_ms; return button(app, event->cbutton.button, event->type == SDL_CONTROLLERBUTTONDOWN, now_ms);
  case SDL_CONTROLLERAXISMOTION: pad->touched_ms = now_ms; return axis(app, &event->caxis, now_ms);
  default: return false;
  }
}

/* ---- time ---- */

int pad_due(const struct app *app, int64_t now_ms)
{
  const struct pad *pad = &app->input.pad;
  if (!pad->started) return 0;
  if (!pad_is_here(app)) return LOOK_MS;
  if (pad->scroll != 0) return SCROLL_MS;
  return now_ms - pad->touched_ms < RESTS_MS ? ASK_MS : ASK_SELDOM_MS;
}

bool pad_tick(struct app *app, int64_t now_ms)
{
  struct pad *pad = &app->input.pad;
  if (!pad->started) return false;
  SDL_GameControllerUpdate();
  bool changed = false;
  if (pad->scroll != 0) changed = ui_page(&app->ui, pad->scroll * 0.04F);
  if (!pad->going || now_ms < pad->next_ms) return changed;
  pad->next_ms = now_ms + NEXT_MS;
  return move(app, pad->arrow, true) || changed;
}
