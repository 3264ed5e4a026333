#include "app/toolbar.h"

#include "app/menu.h"
#include "app/narrate.h"

#include <math.h>

static const float word_gap = 8, least_w = 44; /* between the words under two icons; of a button, for a finger */

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

/* ---- where they stand ---- */

struct placed {
  struct share share;
  struct rect at[TOOLBAR_MOST + 1]; /* of the buttons, then of the one that opens the menu */
};

static const char *word_under(const struct app *app, const struct toolbar *bar, const struct share *share, int number)
{
  return app_text(app, number < share->buttons ? bar->tool[share->button[number]].label : "ui.tool.more");
}

/* The buttons share the strip out by their words, as equal widths would let long ones meet. False: there is no room for all of the words. */
static bool share_by_words(const struct app *app, const struct toolbar *bar, struct placed *placed, int count, struct rect strip)
{
  float all = 0;
  for (int i = 0; i < count; i++) {
    placed->at[i].w = fmaxf(least_w, ceilf((float)text_width(app->lettering, STYLE_LABEL, word_under(app, bar, &placed->share, i))) + word_gap);
    all += placed->at[i].w;
  }
  float more = floorf((strip.w - all) / (float)count);
  if (more < 0) return false;
  strip.x += floorf((strip.w - all - more * (float)count) / 2);
  for (int i = 0; i < count; i++) placed->at[i] = rect_cut_left(&strip, placed->at[i].w + more);
  return true;
}

static bool words_keep_apart(const struct app *app, const struct toolbar *bar, const struct placed *placed, int count)
{
  double before = 0;
  for (int i = 0; i < count; i++) {
    double w = text_width(app->lettering, STYLE_LABEL, word_under(app, bar, &placed->share, i));
    if (i > 0 && (double)placed->at[i].w - (before + w) / 2 < (double)word_gap) return false;
    before = w;
  }
  return true;
}

/* In the places of equal width if their words keep apart there; else by their words, with fewer buttons where these need it. */
static void place(const struct app *app, const struct toolbar *bar, const struct rect *places, int count, struct placed *out)
{
  const struct rect strip = rect_of(places[0].x, places[0].y, rect_right(places[count - 1]) - places[0].x, places[0].h);
  out->share = share_out(app, bar, count);
  for (int i = 0; i < count; i++) out->at[i] = places[i];
  int buttons = out->share.buttons + (out->share.items > 0);
  if (words_keep_apart(app, bar, out, buttons)) return;
  while (!share_by_words(app, bar, out, buttons, strip) && buttons > 2) out->share = share_out(app, bar, --buttons);
}

void toolbar_draw(struct app *app, const struct toolbar *bar, const struct rect *places, int count, bool *open)
{
  struct placed placed;
  place(app, bar, places, count, &placed);
  const struct share *share = &placed.share;
  int used = -1;
  for (int i = 0; i < share->buttons; i++) {
    const struct tool *tool = &bar->tool[share->button[i]];
    if (ui_tool(&app->ui, ui_id("tool", share->button[i]), placed.at[i], tool->icon, word_under(app, bar, share, i), may(app, tool))) used = share->button[i];
  }
  if (share->items && ui_tool(&app->ui, ui_id("tool", TOOLBAR_MOST), placed.at[share->buttons], ICON_MORE, word_under(app, bar, share, share->buttons), true)) {
    *open = app->again = true;
    narrate(app, "menu", "%s", "open");
  }
  if (used >= 0) toolbar_use(app, bar, used);
}

void toolbar_menu(struct app *app, const struct toolbar *bar, const struct rect *places, int count, bool *open)
{
  if (!*open) return;
  struct placed placed;
  place(app, bar, places, count, &placed);
  const struct share *share = &placed.share;
  struct menu_item item[TOOLBAR_MOST];
  for (int i = 0; i < share->items; i++) {
    const struct tool *tool = &bar->tool[share->item[i]];
    item[i] = (struct menu_item){tool->icon, app_text(app, tool->said), !may(app, tool)};
  }
  int chosen = menu_draw(&app->ui, ui_id("more", 0), placed.at[share->buttons], item, share->items);
  if (chosen == MENU_NONE) return;
  *open = false;
  app->again = true;
  if (chosen >= 0) toolbar_use(app, bar, share->item[chosen]);
}
