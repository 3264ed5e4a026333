#include "app/overlay.h"

#include "app/state.h"
#include "app/ui_question.h"

float overlay_begin(struct app *app, uint64_t id, const struct shortcuts_layout *layout, const char *title, float content, bool *close)
{
  struct ui *ui = &app->ui;
  struct colour none = {0};
  ui_layer_begin(ui, id, ui->window);
  ui_veil(ui);
  gfx_box(ui->gfx, layout->panel, 16, app->theme->surface, none, 0);
  ui_label(ui, STYLE_TITLE, layout->title, ALIGN_LEFT, app->theme->ink, title);
  *close = ui_icon_button(ui, ui_id("shortcuts_close", 0), layout->close, ICON_CLOSE, app_text(app, "ui.keys.close"), true);
  return layout->list.y - ui_scroll_begin(ui, id, rect_inset(layout->list, -8, 0), content);
}

bool overlay_end(struct app *app, uint64_t id)
{
  ui_scroll_end(&app->ui, id);
  bool used = app->ui.used == id;
  ui_layer_end(&app->ui);
  return used;
}
