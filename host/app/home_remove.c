/* The question before a saved game is removed, and where the keyboard goes when it is gone. */
#include "app/home.h"
#include "app/state.h"

#include <math.h>
#include <string.h>

uint64_t home_remove_id(int number) { return ui_id("remove", number); }

static const struct stored *stored_at(struct app *app, const char *path)
{
  const struct stored_list *list = *path ? saving_list(app) : NULL;
  for (int i = 0; list && i < list->count; i++)
    if (!strcmp(list->item[i].path, path)) return &list->item[i];
  return NULL;
}

static bool on_screen(const struct ui *ui, uint64_t id)
{
  for (int i = 0; i < ui->widgets; i++)
    if (ui->widget[i].id == id) return true;
  return false;
}

/* The keyboard does not fall out of the screen with what it was on: it goes to what has its place now, to those before, those after, or the
   first game. */
void home_follow_removed(struct app *app)
{
  struct ui *ui = &app->ui;
  struct home *home = &app->home;
  if (!*home->removed || stored_at(app, home->removed)) return;
  *home->removed = '\0';
  int number = home->removing_number;
  if (ui->focus != home_remove_id(number)) return; /* it went elsewhere meanwhile */
  const struct stored_list *list = saving_list(app);
  int count = list ? list->count : 0;
  uint64_t to = 0;
  for (int n = number; !to && n >= -1; n--) to = on_screen(ui, home_remove_id(n)) ? home_remove_id(n) : 0;
  for (int n = number + 1; !to && n < count; n++) to = on_screen(ui, home_remove_id(n)) ? home_remove_id(n) : 0;
  ui_focus(ui, to ? to : ui_id("game", 0));
  app->again = true;
}

void home_ask(struct app *app, float w, float h)
{
  struct ui *ui = &app->ui;
  const struct theme *t = app->theme;
  const struct stored *stored = stored_at(app, app->home.removing);
  if (!stored) return;
  struct strbuf question;
  strbuf_init(&question);
  if (*stored->fault) strbuf_add(&question, app_text(app, "ui.choose.remove_broken"));
  else app_fill(app, &question, "ui.choose.remove_sure", "game", home_saved_name(app, stored));
  float box_w = fminf(440, w - 48), words_h = ui_paragraph_height(ui, STYLE_BODY, box_w - 48, question.text), box_h = words_h + 24 + 20 + 44 + 24;
  struct rect at = rect_of(floorf((w - box_w) / 2), floorf((h - box_h) / 2), box_w, box_h), in = rect_inset(at, 24, 24);
  uint64_t id = ui_id("ask", 0);
  ui_layer_begin(ui, id, rect_of(0, 0, w, h));
  gfx_fill(ui->gfx, rect_of(0, 0, w, h), colour_alpha(t->ground, 0.7));
  ui_float(ui, at);
  ui_paragraph(ui, STYLE_BODY, rect_of(in.x, in.y, in.w, 0), t->ink, question.text);
  float half = floorf((in.w - 12) / 2), y = rect_bottom(in) - 44;
  bool keep = ui_button(ui, ui_id("keep", 0), rect_of(in.x, y, half, 44), app_text(app, "ui.choose.keep"), UI_PLAIN);
  bool gone = ui_button(ui, ui_id("gone", 0), rect_of(rect_right(in) - half, y, half, 44), app_text(app, "ui.choose.remove"), UI_PRIMARY);
  keep |= ui->used == id && !rect_has(at, ui->x, ui->y);
  ui_layer_end(ui);
  if (gone && !strcmp(saving_path(app), app->home.removing)) app_drop(app); /* or it would come back */
  if (gone) saving_remove(app, app->home.removing);
  if (gone && ui->keyboard) SDL_strlcpy(app->home.removed, app->home.removing, sizeof app->home.removed);
  if (gone || keep) *app->home.removing = '\0', app->again = true;
  strbuf_release(&question);
}
