#include "app/layout.h"
#include "app/state.h"

static void back(struct app *app) { app_go(app, app->settings_from); }

static void draw(struct app *app, float w, float h)
{
  struct rules_layout layout;
  layout_rules(&layout, w, h);
  if (app_heading(app, layout.back, layout.title, layout.subtitle, app_text(app, "ui.title"), "")) back(app);
}

const struct screen screen_settings = {.name = "settings", .draw = draw, .back = back};
