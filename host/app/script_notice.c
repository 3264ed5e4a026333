#include "app/script_notice.h"

#include "app/narrate.h"
#include "app/play.h"
#include "app/state.h"

#include <math.h>

void script_notice_tell(struct app *app, const char *error)
{
  if (!*error || *play_script_error(app)) return;
  SDL_strlcpy(app->play.script_error, error, sizeof app->play.script_error);
  narrate(app, "script", "%s", error);
  app->again = true;
}

/* ---- the box ---- */

struct notice {
  struct rect room, at;
  float words_w, h1, h2;
};

static struct notice lay_notice(struct app *app, struct rect room)
{
  struct notice n = {.room = room};
  float w = fminf(room.w, 560);
  n.words_w = w - 104;
  n.h1 = ui_paragraph_height(&app->ui, STYLE_SECONDARY_STRONG, n.words_w, app_text(app, "ui.script_failed"));
  n.h2 = ui_paragraph_height(&app->ui, STYLE_LABEL, n.words_w, play_script_error(app));
  n.at = rect_of(room.x + (room.w - w) / 2, rect_bottom(room) - n.h1 - n.h2 - 32, w, n.h1 + n.h2 + 28);
  return n;
}

static bool fits(const struct notice *n) { return n->at.h + 4 <= n->room.h; }

void script_notice_draw(struct app *app, const struct play_layout *layout)
{
  const char *error = play_script_error(app);
  if (!*error || app->play.notice_closed) return;
  struct ui *ui = &app->ui;
  const struct theme *t = app->theme;
  struct notice n = lay_notice(app, layout->turns);
  if (!fits(&n)) n = lay_notice(app, layout->board);
  if (!fits(&n)) { /* as much of it as there is room for */
    n.h2 = n.room.h - n.h1 - 36;
    n.at = rect_of(n.at.x, n.room.y, n.at.w, n.room.h - 4);
  }
  gfx_box(ui->gfx, n.at, 12, t->surface, t->danger, 1);
  icon_draw(ui->gfx, ICON_ALERT, (double)(n.at.x + 26), (double)(n.at.y + 24), 24, t->danger);
  ui_paragraph(ui, STYLE_SECONDARY_STRONG, rect_of(n.at.x + 48, n.at.y + 14, n.words_w, n.h1), t->ink, app_text(app, "ui.script_failed"));
  ui_paragraph(ui, STYLE_LABEL, rect_of(n.at.x + 48, n.at.y + 14 + n.h1, n.words_w, n.h2), t->muted, error);
  ui_cover(ui, ui_id("notice", 0), n.at);
  if (ui_icon_button(ui, ui_id("notice", 1), rect_of(rect_right(n.at) - 48, n.at.y + 2, 44, 44), ICON_CLOSE, app_text(app, "ui.keys.close"), true))
    app->play.notice_closed = app->again = true;
}
