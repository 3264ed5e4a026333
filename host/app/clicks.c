#include "app/clicks.h"

#include "app/state.h"
#include "base/hash.h"

#include <math.h>

/* What a click there falls on: the screen, what lies over it, and the widget at the place. Two boxes are told apart by what is typed in them, so
   that the row of a list is not the one that comes into its place. */
static uint64_t sight(const struct app *app, float x, float y)
{
  const struct ui *ui = &app->ui;
  const struct file_box *box = &app->file_box;
  const uint64_t part[] = {
    (uint64_t)app->screen, app->home.all_saved, app->input.listing, app->input.readout.open, (uint64_t)box->use,
    *app->message_box.text != '\0', app->leaving.asks, (uint64_t)app->play.asking, app->play.menu_open,
    app->match ? (uint64_t)app->match->game.outcome.type : 0, ui_at(ui, x, y),
  };
  uint64_t hash = hash_bytes(HASH_START, part, sizeof part);
  for (int i = 0; i < ui->layers; i++) hash = hash_bytes(hash, &ui->layer[i].id, sizeof ui->layer[i].id);
  return file_box_is_open(box) ? hash_text(hash, box->field.edit.text) : hash;
}

bool clicks_meant(struct app *app, float x, float y, int count)
{
  struct clicks *clicks = &app->input.clicks;
  if (count > 1 && sight(app, clicks->x, clicks->y) != clicks->sight) return false;
  clicks->x = x, clicks->y = y;
  clicks->sight = sight(app, x, y);
  return true;
}

bool clicks_tap_meant(struct app *app, float x, float y, Uint32 ms)
{
  enum { QUICK_MS = 500, NEAR = 32 }; /* as SDL counts clicks */
  struct clicks *clicks = &app->input.clicks;
  bool quick = clicks->tap_ms && ms - clicks->tap_ms <= QUICK_MS, near = hypotf(x - clicks->x, y - clicks->y) <= (float)NEAR;
  clicks->tap_ms = ms;
  return clicks_meant(app, x, y, quick && near ? 2 : 1);
}
