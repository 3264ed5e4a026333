#include "app/toolbar.h"

#include "app/menu.h"
#include "app/narrate.h"

static bool means(const struct app *app, const struct tool *tool) { return !tool->means || tool->means(app); }
static bool may(const struct app *app, const struct tool *tool) { return !tool->may || tool->may(app); }

/* Shares the tools out: the numbers of those with a button, and of those in the menu. */
struct share {
  int button[TOOLBAR_MOST], item[TOOLBAR_MOST];
  int buttons, items;
};

static struct share share_out(const struct app *app, const struct toolbar *bar, int places)
{
  struct share share = {.buttons = 0};
  int all = 0, labelled = 0;
  for (int i = 0; i < bar->count; i++)
    if (means(app, &bar->tool[i])) all++, labelled += bar->tool[i].label != NULL;
  int most = all <= places && labelled == all ? places : places - 1;
  for (int i = 0; i < bar->count; i++) {
    if (!means(app, &bar->tool[i])) continue;
    if (share.buttons < most && bar->tool[i].label) share.button[share.buttons++] = i;
    else share.item[share.items++] = i;
  }
  return share;
}

bool toolbar_use(struct app *app, const struct toolbar *bar, int tool) { return may(app, &bar->tool[tool]) && bar->tool[tool].run(app); }

bool toolbar_find(const struct app *app, const struct toolbar *bar, int tool, int places, int *number)
{
  struct share share = share_out(app, bar, places);
  for (*number = 0; *number < share.buttons; (*number)++)
    if (share.button[*number] == tool) return true;
  for (*number = 0; *number < share.items; (*number)++)
    if (share.item[*number] == tool) return false;
  *number = -1;
  return false;
}

int toolbar_places(const struct app *app, const struct toolbar *bar)
{
  int all = 0, labelled = 0;
  for (int i = 0; i < bar->count; i++)
    if (means(app, &bar->tool[i])) all++, labelled += bar->tool[i].label != NULL;
  return labelled + (all > labelled);
}

void toolbar_draw(struct app *app, const struct toolbar *bar, const struct rect *places, int count, bool *open)
{
  struct share share = share_out(app, bar, count);
  int used = -1;
  for (int i = 0; i < share.buttons; i++) {
    const struct tool *tool = &bar->tool[share.button[i]];
    if (ui_tool(&app->ui, ui_id("tool", share.button[i]), places[i], tool->icon, app_text(app, tool->label), may(app, tool))) used = share.button[i];
  }
  if (share.items && ui_tool(&app->ui, ui_id("tool", TOOLBAR_MOST), places[share.buttons], ICON_MORE, app_text(app, "ui.tool.more"), true)) {
    *open = app->again = true;
    narrate(app, "menu", "%s", "open");
  }
  if (used >= 0) toolbar_use(app, bar, used);
}

void toolbar_menu(struct app *app, const struct toolbar *bar, const struct rect *places, int count, bool *open)
{
  if (!*open) return;
  struct share share = share_out(app, bar, count);
  struct menu_item item[TOOLBAR_MOST];
  for (int i = 0; i < share.items; i++) {
    const struct tool *tool = &bar->tool[share.item[i]];
    item[i] = (struct menu_item){tool->icon, app_text(app, tool->said), !may(app, tool)};
  }
  int chosen = menu_draw(&app->ui, ui_id("more", 0), places[share.buttons], item, share.items);
  if (chosen == MENU_NONE) return;
  *open = false;
  app->again = true;
  if (chosen >= 0) toolbar_use(app, bar, share.item[chosen]);
}
