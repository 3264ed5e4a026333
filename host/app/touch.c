#include "app/touch.h"

#include "app/board_keys.h"
#include "app/state.h"

#include <math.h>

static const float tremble = 10; /* so far a finger moves that only taps */

/* What was pressed is not meant. */
static void let_be(struct app *app)
{
  app->ui.held = 0;
  struct table *table = board_keys_table(app);
  if (table) table->press = (struct press){.cell = NO_CELL};
  input_motion(app, -1, -1);
}

static bool holds_piece(const struct app *app)
{
  const struct table *table = board_keys_table(app);
  return table && table->press.down && table->match->lifted && table->press.cell == table->match->chain.at;
}

static bool may_pan(const struct app *app, float x, float y)
{
  const struct table *table = board_keys_table(app);
  return table && rect_has(table->at, x, y) && !app->ui.held && (table->view.bounds.w > table->at.w + 1 || table->view.bounds.h > table->at.h + 1);
}

/* What a finger that moves from where it began wants. */
static enum touch_mode mode_of(const struct app *app)
{
  const struct touch *touch = &app->input.touch;
  float dx = fabsf(touch->x - touch->start_x), dy = fabsf(touch->y - touch->start_y);
  if (hypotf(dx, dy) < tremble) return TOUCH_TAP;
  if (holds_piece(app) || (app->ui.held && app->ui.held == app->ui.typing.id)) return TOUCH_DRAG; /* in a field it selects */
  if (may_pan(app, touch->start_x, touch->start_y)) return TOUCH_PAN;
  return dy > dx ? TOUCH_SCROLL : TOUCH_NOTHING;
}

static bool scroll(struct app *app, float by)
{
  const struct touch *touch = &app->input.touch;
  const struct screen *screen = app_screen_of(app);
  bool smooth = app->ui.smooth;
  app->ui.smooth = false; /* right under the finger */
  app->ui.x = touch->start_x, app->ui.y = touch->start_y;
  bool scrolled = ui_scroll_by(&app->ui, touch->start_x, touch->start_y, -by) || (screen->wheel && screen->wheel(app, -by));
  app->ui.smooth = smooth;
  app->ui.x = app->ui.y = -1;
  return scrolled;
}

static bool moved(struct app *app, float x, float y)
{
  struct touch *touch = &app->input.touch;
  float dx = x - touch->x, dy = y - touch->y;
  touch->x = x, touch->y = y;
  if (touch->mode == TOUCH_TAP) {
    touch->mode = mode_of(app);
    if (touch->mode == TOUCH_TAP) return false;
    if (touch->mode != TOUCH_DRAG) let_be(app);
    dx = x - touch->start_x, dy = y - touch->start_y;
  }
  struct table *table = board_keys_table(app);
  switch (touch->mode) {
  case TOUCH_DRAG: return input_motion(app, x, y);
  case TOUCH_SCROLL: return scroll(app, dy) || app->again;
  case TOUCH_PAN:
    if (table) table->pan_x += dx, table->pan_y += dy;
    return true;
  default: return app->again;
  }
}

bool touch_event(struct app *app, const SDL_TouchFingerEvent *event)
{
  struct touch *touch = &app->input.touch;
  float x = event->x * app->ui.window.w, y = event->y * app->ui.window.h;
  bool first = touch->down && touch->device == event->touchId && touch->finger == event->fingerId, changed;
  switch (event->type) {
  case SDL_FINGERDOWN:
    if (touch->down) return false;
    *touch = (struct touch){true, event->touchId, event->fingerId, TOUCH_TAP, x, y, x, y};
    if (clicks_tap_meant(app, x, y, event->timestamp)) return input_button(app, x, y, true);
    touch->mode = TOUCH_NOTHING;
    return false;
  case SDL_FINGERMOTION: return first && moved(app, x, y);
  case SDL_FINGERUP:
    if (!first) return false;
    touch->down = false;
    if (touch->mode == TOUCH_TAP) x = touch->start_x, y = touch->start_y;
    changed = touch->mode <= TOUCH_DRAG && input_button(app, x, y, false);
    return input_motion(app, -1, -1) || changed; /* nothing is pointed at any more */
  default: return false;
  }
}
