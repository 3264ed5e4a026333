#include "app/play_panel.h"

#include "app/analysis_draw.h"
#include "app/look_bar.h"
#include "app/play.h"
#include "app/play_players.h"
#include "app/play_prompt.h"
#include "app/play_tools.h"
#include "app/script_notice.h"
#include "app/turn_list.h"
#include "app/typing.h"

#include <math.h>

/* As it is seen: the last turn has landed. */
static bool is_over(const struct app *app) { return app->match->game.outcome.type != OUTCOME_NONE && !app->table.flight.on; }
static bool looks_back(const struct app *app) { return table_shown_turns(&app->table) < app->match->game.count; }

/* ---- the large button ---- */

static bool go_on(struct app *app)
{
  app->play.paused = false;
  app->play.note_stays = false;
  play_note_over(app);
  app->again = true;
  return true;
}

/* Its label, or NULL. */
static const char *large_label(const struct app *app)
{
  const struct match *match = app->match;
  if (app->play.asking || looks_back(app)) return NULL;
  if (is_over(app)) return match->view_only ? NULL : "ui.again";
  if (play_is_computer(app, match->game.now.side)) return app->play.paused ? "ui.play.go_on" : NULL;
  return match_must_pass(match) ? "ui.pass" : match_may_stop(match) ? "ui.end_turn" : NULL;
}

bool play_end_turn(struct app *app)
{
  const struct match *match = app->match;
  if (app->play.asking || looks_back(app)) return false;
  if (is_over(app)) return !match->view_only && play_new(app);
  if (play_is_computer(app, match->game.now.side)) return app->play.paused && go_on(app);
  return table_end_turn(app, &app->table);
}

static void draw_large(struct app *app, struct rect at, const char *label)
{
  struct ui *ui = &app->ui;
  if (is_over(app)) {
    const char *const labels[] = {app_text(app, "ui.play.review_short"), app_text(app, label)};
    struct rect pair[2];
    ui_pair(ui, at, labels, pair);
    if (ui_button(ui, ui_id("review", 0), pair[0], labels[0], UI_PLAIN)) review_open(app);
    at = pair[1];
  }
  if (ui_button(ui, ui_id("end", 0), at, app_text(app, label), UI_PRIMARY)) play_end_turn(app);
}

/* ---- all of it ---- */

void play_panel_draw(struct app *app, struct play_layout *layout)
{
  struct ui *ui = &app->ui;
  const struct match *match = app->match;
  bool over = is_over(app);
  const char *large = large_label(app);
  struct position shown;
  table_seen(&app->table, &shown);
  bool landing = !over && match->game.outcome.type != OUTCOME_NONE; /* the turn that ends the game is on its way */
  int active = landing || (over && looks_back(app)) ? shown.side : over ? -1 : match->game.now.side; /* whose time runs, whatever is looked at */
  ui_panel(ui, layout->panel);
  play_players_draw(app, layout, &shown, active, true);

  if (large && over && layout->below) { /* two buttons */
    const float more = 104;
    layout->prompt.w -= more, layout->end_turn.x -= more, layout->end_turn.w += more;
  }
  struct prompt prompt;
  play_prompt_init(&prompt, app, layout->below && !large ? rect_right(layout->end_turn) - layout->prompt.x : layout->prompt.w);
  bool typing = typing_is_open(app);
  bool matters_more = (over && !looks_back(app)) || app->play.asking; /* the prompt, than what stands above it */
  float wanted = typing ? typing_height(app, layout->prompt.w) : play_prompt_height(&prompt);
  layout_play_fit(layout, large != NULL, wanted, matters_more ? 0 : analysis_shown(app) ? ANALYSIS_LINES_LEAST : TURN_LIST_LEAST);
  struct play_extras extras;
  layout_play_extras(layout, analysis_lines_height(app, ui->window.h), 0, &extras);
  script_notice_place(app, layout);
  play_players_part(app, layout);
  int look = turn_list_draw(app, layout->turns);
  if (look >= 0) look_to(app, look, false);
  analysis_draw_lines(app, extras.lines);
  if (large) draw_large(app, layout->end_turn, large);
  if (typing) typing_draw(app, layout->prompt);
  else play_prompt_draw(app, &prompt, layout->prompt);
  play_prompt_release(&prompt);
  toolbar_draw(app, &play_toolbar, layout->tool, layout->tools, &app->play.menu_open);
}
