#include "app/file_box.h"

#include "app/menu.h"
#include "app/state.h"
#include "app/ui_question.h"

#include <math.h>
#include <string.h>

enum { MOST_ROWS = 200 }; /* that are shown; further ones are found by typing on */
static const float most_w = 640, most_h = 620, margin = 16, row_h = 44, button_h = 44, field_h = 48;

/* ---- which entries are shown ---- */

struct rows {
  int entry[MOST_ROWS];
  int shown, count; /* count: how many there are in all */
  bool above;       /* first comes the folder above */
  bool own;         /* and then that of the player's own games, which file managers hide */
};

/* What begins with what is typed. The name of a copy need not be like that of anything: then all is shown. */
static void find_rows(struct rows *rows, const struct file_box *box, const char *own)
{
  struct strbuf folder;
  strbuf_init(&folder);
  file_box_folder(box, &folder);
  rows->above = strcmp(folder.text, "/") != 0;
  rows->own = *own && box->use == FILES_OPEN && !*file_box_name(box) && strcmp(folder.text, own) != 0;
  strbuf_release(&folder);
  rows->count = 0;
  if (file_box_listed(box)) rows->count = file_list_find(&box->list, file_box_name(box), rows->entry, MOST_ROWS);
  if (file_box_listed(box) && !rows->count && box->use == FILES_SAVE) rows->count = file_list_find(&box->list, "", rows->entry, MOST_ROWS);
  rows->shown = rows->count < MOST_ROWS ? rows->count : MOST_ROWS;
}

/* ---- a row ---- */

static bool draw_row(struct app *app, int number, struct rect at, enum icon icon, const char *label, const char *more)
{
  struct ui *ui = &app->ui;
  uint64_t id = ui_id("file row", number);
  bool used, in_sight = at.y < rect_bottom(ui->clip) && rect_bottom(at) > ui->clip.y;
  if (in_sight) used = menu_row(ui, id, at, &(struct menu_item){icon, label, false});
  else used = ui_takes_part(ui, id, at, UI_BUTTON, label, true);
  ui_describe(ui, more);
  if (ui->hot == id && !ui->held && text_width(ui->lettering, STYLE_BODY, label) > (double)at.w - 56) SDL_strlcpy(ui->tip, label, sizeof ui->tip);
  return used;
}

/* What stands below the rows: why there are none, or that there are more. */
static void words_below(const struct app *app, const struct rows *rows, struct strbuf *out)
{
  const struct file_box *box = &app->file_box;
  char count[16];
  SDL_snprintf(count, sizeof count, "%d", rows->count - rows->shown);
  if (!file_box_listed(box)) return;
  bool sought = box->use == FILES_OPEN && *file_box_name(box) && box->list.count;
  if (*box->fault) strbuf_add(out, *box->refusal ? "" : box->fault); /* one of the two says it */
  else if (rows->count > rows->shown) app_fill(app, out, "ui.files.more", "count", count);
  else if (!rows->count) strbuf_add(out, app_text(app, sought ? "ui.files.none_like_that" : "ui.files.none"));
}

static void draw_rows(struct app *app, struct rect at)
{
  struct ui *ui = &app->ui;
  struct file_box *box = &app->file_box;
  struct rows rows;
  struct strbuf below;
  const struct file_entry *chosen = NULL;
  bool up = false, own = false;
  find_rows(&rows, box, saving_folder(app));
  strbuf_init(&below);
  words_below(app, &rows, &below);
  float words_h = below.length ? ui_paragraph_height(ui, STYLE_SECONDARY, at.w - 24, below.text) + 20 : 0;
  uint64_t id = ui_id("file rows", 0);
  float y = at.y - ui_scroll_begin(ui, id, rect_inset(at, -4, 0), row_h * (float)(rows.shown + rows.above + rows.own) + words_h);
  if (rows.above) up = draw_row(app, -1, rect_of(at.x, y, at.w, row_h), ICON_UP, app_text(app, "ui.files.above"), ""), y += row_h;
  const char *own_name = app_text(app, "ui.files.own"), *folder = app_text(app, "ui.files.folder");
  if (rows.own) own = draw_row(app, -2, rect_of(at.x, y, at.w, row_h), ICON_FOLDER, own_name, folder), y += row_h;
  for (int i = 0; i < rows.shown; i++, y += row_h) {
    const struct file_entry *entry = &box->list.item[rows.entry[i]];
    if (draw_row(app, rows.entry[i], rect_of(at.x, y, at.w, row_h), entry->folder ? ICON_FOLDER : ICON_GAME, entry->name,
                 app_text(app, entry->folder ? "ui.files.folder" : "ui.files.game")))
      chosen = entry;
  }
  if (words_h > 0) ui_paragraph(ui, STYLE_SECONDARY, rect_of(at.x + 12, y + 10, at.w - 24, 0), app->theme->muted, below.text);
  ui_scroll_end(ui, id);
  strbuf_release(&below);
  if (up || chosen) file_box_choose(app, chosen);
  if (own) file_box_enter(app, saving_folder(app)), ui_field_focus(ui, file_box_field_id(), &box->field);
}

/* ---- all of it ---- */

static struct rect place(const struct ui *ui)
{
  float w = fminf(most_w, ui->window.w - 2 * margin), h = fminf(most_h, ui->window.h - 2 * margin);
  return rect_of(floorf((ui->window.w - w) / 2), floorf((ui->window.h - h) / 2), w, h);
}

/* When it opens the name of the copy is selected, without its ending; a path to go on with has the cursor at its end. */
static void begin_typing(struct app *app)
{
  struct file_box *box = &app->file_box;
  struct edit *edit = &box->field.edit;
  if (!box->fresh || app->ui.typing.field != &box->field) return;
  size_t name = (size_t)(file_box_name(box) - edit->text), ending = store_is_game(edit->text) ? strlen(STORE_ENDING) : 0;
  edit_put(edit, name, false);
  edit_put(edit, strlen(edit->text) - ending, *box->suggested != '\0');
  box->fresh = false;
  app->again = true;
}

static void draw_field(struct app *app, struct rect at)
{
  struct file_box *box = &app->file_box;
  const struct field_look look = {.name = app_text(app, box->use == FILES_SAVE ? "ui.files.save_field" : "ui.files.open_field"), .icon = ICON_COUNT,
                                  .wrong = *box->refusal};
  unsigned events = ui_field(&app->ui, file_box_field_id(), at, &box->field, &look);
  begin_typing(app);
  if (events & FIELD_CHANGED) file_box_changed(app);
  if (events & FIELD_ENTERED) file_box_try(app, false);
}

static void draw_panel(struct app *app)
{
  struct ui *ui = &app->ui;
  const struct file_box *box = &app->file_box;
  bool save = box->use == FILES_SAVE, low = ui->window.h < 600;
  const char *const labels[] = {app_text(app, "ui.files.cancel"), app_text(app, save ? "ui.files.save" : "ui.files.open")};
  struct rect at = place(ui), in = rect_inset(at, low ? 16 : 24, low ? 12 : 20), button[2];
  ui_float(ui, at);
  ui_label(ui, STYLE_TITLE, rect_cut_top(&in, 40), ALIGN_LEFT, app->theme->ink, app_text(app, save ? "ui.files.save_title" : "ui.files.open_title"));
  draw_field(app, rect_cut_top(&in, field_h));
  rect_cut_top(&in, 8);
  if (*box->refusal) {
    float h = ui_paragraph_height(ui, STYLE_SECONDARY, in.w, box->refusal);
    ui_paragraph(ui, STYLE_SECONDARY, rect_cut_top(&in, h), app->theme->danger, box->refusal);
    rect_cut_top(&in, 8);
  }
  ui_pair(ui, rect_cut_bottom(&in, button_h), labels, button);
  rect_cut_bottom(&in, 12);
  bool leave = ui_button(ui, ui_id("file", 1), button[0], labels[0], UI_PLAIN), go = ui_button(ui, ui_id("file", 2), button[1], labels[1], UI_PRIMARY);
  draw_rows(app, in);
  if (leave) file_box_leave(app);
  else if (go) file_box_try(app, false);
}

static void draw_question(struct app *app)
{
  const char *const labels[] = {app_text(app, "ui.files.cancel"), app_text(app, "ui.files.replace")};
  struct strbuf text;
  strbuf_init(&text);
  app_fill(app, &text, "ui.files.replace_sure", "file", app->file_box.path);
  int answer = ui_question(&app->ui, ui_id("file replace", 0), text.text, labels, 2);
  strbuf_release(&text);
  if (answer != QUESTION_OPEN) file_box_answer(app, answer == 1);
}

void file_box_draw(struct app *app)
{
  struct ui *ui = &app->ui;
  struct file_box *box = &app->file_box;
  file_box_follow(app);
  if (!file_box_is_open(box)) return;
  ui_layer_begin(ui, ui_id("file box", 0), ui->window);
  ui_veil(ui);
  draw_panel(app);
  ui_layer_end(ui);
  if (box->asking) draw_question(app);
}
