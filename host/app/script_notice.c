#include "app/script_notice.h"

#include "app/narrate.h"
#include "app/play.h"
#include "app/state.h"
#include "app/turn_list.h"

#include <math.h>

void script_notice_tell(struct app *app, const char *error)
{
  if (!*error || *play_script_error(app)) return;
  SDL_strlcpy(app->play.script_error, error, sizeof app->play.script_error);
  narrate(app, "script", "%s", error);
  app->again = true;
}

/* ---- the box ---- */

static const float inset = 14, beside_words = 104, below = 4;

static bool is_shown(const struct app *app) { return *play_script_error(app) && !app->play.notice_closed; }

static float head_height(struct app *app, float words_w)
{
  return ui_paragraph_height(&app->ui, STYLE_SECONDARY_STRONG, words_w, app_text(app, "ui.script_failed"));
}

/* At the foot of a room; it may be too high for it. */
static struct rect at_foot(struct app *app, struct rect room)
{
  float w = fminf(room.w, 560), words_w = w - beside_words;
  float h = head_height(app, words_w) + ui_paragraph_height(&app->ui, STYLE_LABEL, words_w, play_script_error(app)) + 2 * inset;
  return rect_of(room.x + (room.w - w) / 2, rect_bottom(room) - h - below, w, h);
}

void script_notice_place(struct app *app, struct play_layout *layout)
{
  const float list_least = 2 * TURN_LIST_LEAST, between = 8;
  if (!is_shown(app)) return;
  layout->notice = at_foot(app, layout->turns);
  float list_h = layout->notice.y - between - layout->turns.y;
  if (layout->notice.y >= layout->turns.y) {
    layout->turns.h = list_h >= list_least ? list_h : 0;
    return;
  }
  layout->notice = at_foot(app, layout->board);
  if (layout->notice.y < layout->board.y) layout->notice.y = layout->board.y, layout->notice.h = layout->board.h - below; /* as much as there is room for */
}

void script_notice_draw(struct app *app, const struct play_layout *layout)
{
  if (!is_shown(app)) return;
  struct ui *ui = &app->ui;
  const struct theme *t = app->theme;
  const struct rect at = layout->notice;
  float words_w = at.w - beside_words, head = head_height(app, words_w);
  struct rect words = rect_of(at.x + 48, at.y + inset, words_w, at.h - 2 * inset);
  gfx_box(ui->gfx, at, 12, t->surface, t->danger, 1);
  icon_draw(ui->gfx, ICON_ALERT, (double)(at.x + 26), (double)(at.y + 24), 24, t->danger);
  ui_paragraph(ui, STYLE_SECONDARY_STRONG, rect_cut_top(&words, head), t->ink, app_text(app, "ui.script_failed"));
  ui_paragraph(ui, STYLE_LABEL, words, t->muted, play_script_error(app));
  ui_cover(ui, ui_id("notice", 0), at);
  if (ui_icon_button(ui, ui_id("notice", 1), rect_of(rect_right(at) - 48, at.y + 2, 44, 44), ICON_CLOSE, app_text(app, "ui.keys.close"), true))
    app->play.notice_closed = app->again = true;
}
