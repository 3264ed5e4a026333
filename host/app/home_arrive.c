/* Where the keyboard goes on the home screen after a game. */
#include "app/home.h"
#include "app/state.h"

#include <string.h>

uint64_t home_going_id(void) { return ui_id("continue", 0); }
uint64_t home_saved_id(int number) { return ui_id("saved", number); }

void home_arrive(struct app *app) { app->home.coming = true; }

static bool on_screen(const struct ui *ui, uint64_t id)
{
  for (int i = 0; i < ui->widgets; i++)
    if (ui->widget[i].id == id) return true;
  return false;
}

static int place_in(const struct stored_list *list, const char *path)
{
  for (int i = 0; *path && list && i < list->count; i++)
    if (!strcmp(list->item[i].path, path)) return list->first + i;
  return -1;
}

/* Of the saved game, else of the game that it is one of, else what had the focus here before. */
static uint64_t card_of_match(struct app *app)
{
  const struct library *library = app->options->library;
  const char *path = saving_path(app);
  if (on_screen(&app->ui, home_going_id()) && !strcmp(path, app->home.going) && app->match->game.count > 0) return home_going_id();
  int place = place_in(saving_page(app), path);
  if (place >= 0) return home_saved_id(place);
  for (int i = 0; i < library_count(library); i++)
    if (app->match->variant && library_at(library, i)->variant == app->match->variant) return ui_id("game", i);
  return app->input.focus_of[APP_CHOOSE];
}

/* What the list says may be of the moment before: its card is gone to, and heard, only as it is now. */
void home_follow_game(struct app *app)
{
  struct home *home = &app->home;
  if (!home->coming) return;
  if (app->match && !app->ui.focus && !saving_settled(app)) return;
  const char *path = app->match ? saving_path(app) : "";
  if (!app->ui.focus && place_in(saving_page(app), path) < 0 && place_in(saving_list(app), path) >= 0) { /* another page is shown */
    saving_show_from(app, 0);
    return;
  }
  home->coming = false;
  if (!app->match || app->ui.focus) return; /* it went elsewhere meanwhile */
  uint64_t card = card_of_match(app);
  int place = place_in(saving_page(app), path);
  home->all_saved |= place >= 0 && card == home_saved_id(place) && !on_screen(&app->ui, card);
  ui_focus(&app->ui, card);
  app->again = true;
}
