#include "app/analysis_draw.h"
#include "app/look_bar.h"
#include "app/play.h"
#include "app/play_panel.h"
#include "app/play_question.h"
#include "app/play_tools.h"
#include "app/script_notice.h"
#include "app/table_screen.h"

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
  script_notice_draw(app, &layout);
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
