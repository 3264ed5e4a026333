#include "app/analysis_draw.h"
#include "app/look_bar.h"
#include "app/play.h"
#include "app/play_panel.h"
#include "app/play_question.h"
#include "app/play_tools.h"
#include "app/table_screen.h"

#include <math.h>
#include <string.h>

/* ---- the hand ---- */

static bool press(struct app *app, float x, float y)
{
  bool asked = app->play.asking != ASK_NOTHING;
  if (asked) play_answer_question(app, false);
  const struct table *table = &app->table;
  if (table_shown_turns(table) < app->match->game.count && table->view.board && rect_has(table->at, x, y) && board_view_pick(&table->view, x, y) != NO_CELL) {
    play_say(app, "ui.play.looking_still", -1); /* why nothing is moved */
    return true;
  }
  return table_press(app, &app->table, x, y) || asked;
}

static bool move(struct app *app, float x, float y) { return table_move(app, &app->table, x, y); }
static bool release(struct app *app, float x, float y) { return table_release(app, &app->table, x, y); }
static bool wheel(struct app *app, float dy) { return table_wheel(app, &app->table, dy); }

static int animated(const struct app *app)
{
  int board = table_animated(&app->table);
  return board ? board : play_animated(app);
}

/* ---- a script's fault ---- */

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

/* A script's function failed: its message over the list of turns, or where it does not fit there over the foot of the board, until it
   is closed. */
static void draw_notice(struct app *app, const struct play_layout *layout)
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

/* Escape goes back step by step: from the menu, a question, a look at earlier turns, the piece in hand; then it leaves. */
static void back(struct app *app)
{
  app->again = true;
  if (app->play.menu_open) app->play.menu_open = false;
  else if (app->play.asking) play_answer_question(app, false);
  else if (table_shown_turns(&app->table) < app->match->game.count) look_to(app, app->match->game.count, false);
  else if (app->match->lifted) app_played(app, match_drop(app->match));
  else table_screen_leave(app);
}

static void draw(struct app *app, float w, float h)
{
  struct play_layout layout;
  play_update(app);
  layout_play(&layout, w, h, app->match->rules->player_count, toolbar_places(app, &play_toolbar));
  table_draw(app, &app->table, layout.board);
  analysis_draw_bar(app, layout.board);
  table_screen_pointed(app, layout.board);
  bool leave = table_screen_heading(app, &layout);
  play_panel_draw(app, &layout);
  draw_notice(app, &layout);
  toolbar_menu(app, &play_toolbar, layout.tool, layout.tools, &app->play.menu_open);
  if (leave) table_screen_leave(app);
}

static bool key(struct app *app, SDL_Keycode code, bool control)
{
  bool enter = code == SDLK_RETURN || code == SDLK_KP_ENTER;
  return enter && !control && !app->play.menu_open && play_end_turn(app);
}

const struct screen screen_play = {.name = "play", .draw = draw, .back = back, .press = press, .move = move, .release = release, .wheel = wheel, .key = key,
                                   .animated = animated, .enter = play_enter, .leave = play_leave};
