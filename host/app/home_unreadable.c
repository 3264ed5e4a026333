/* A saved game on the home screen that cannot be read: which file it is, and why. */
#include "app/home.h"
#include "app/state.h"

#include <string.h>

const char *home_file_name(const struct stored *stored)
{
  const char *slash = strrchr(stored->path, '/');
  return slash ? slash + 1 : stored->path;
}

/* What is said behind the name of the file: "line 3: a turn was expected" of "/x/y.salto, line 3: a turn was expected". All of it where that is
   nowhere, or nothing is said behind it. */
static const char *reason(const char *fault, const char *path)
{
  const char *at = strstr(fault, path);
  if (!at) return fault;
  at += strlen(path);
  at += strspn(at, "'\"”»,: ");
  return *at ? at : fault;
}

static bool is_middle_of_letter(char byte) { return (byte & 0xC0) == 0x80; }

/* "2026-03-01…draughts.salto": as much of both ends of a name as there is room for. */
static void shorten(const struct app *app, struct strbuf *out, const char *name, enum style style, float room)
{
  size_t length = strlen(name), left = length / 2, right = left;
  strbuf_add(out, name);
  while (left > 1 && right + 1 < length && text_width(app->lettering, style, out->text) > (double)room) {
    do left--;
    while (left > 1 && is_middle_of_letter(name[left]));
    do right++;
    while (right + 1 < length && is_middle_of_letter(name[right]));
    strbuf_clear(out);
    strbuf_addf(out, "%.*s…%s", (int)left, name, name + right);
  }
}

void home_unreadable(struct app *app, const struct stored *stored, int number, struct rect at)
{
  struct ui *ui = &app->ui;
  const struct theme *t = app->theme;
  struct home_saved_layout card;
  struct strbuf why, name, label;
  uint64_t id = ui_id("fault", number);
  strbuf_init(&why), strbuf_init(&name), strbuf_init(&label);
  app_say(app, &why, stored->fault);
  strbuf_addf(&label, "%s: %s", app_text(app, "ui.choose.unreadable"), home_file_name(stored));
  layout_home_saved(&card, at);
  const char *brief = reason(why.text, stored->path);
  bool used = ui_card(ui, id, at, label.text, true);
  ui_describe(ui, brief);
  if (home_in_sight(app, at)) {
    shorten(app, &name, home_file_name(stored), STYLE_STRONG, card.name.w);
    gfx_box(ui->gfx, at, 16, (struct colour){0}, t->danger, 1);
    icon_draw(ui->gfx, ICON_ALERT, (double)(card.picture.x + card.picture.w / 2), (double)(at.y + at.h / 2), 28, t->danger);
    ui_label(ui, STYLE_STRONG, card.name, ALIGN_LEFT, t->ink, name.text);
    ui_paragraph(ui, STYLE_SECONDARY, card.message, t->muted, brief);
    ui_set_tip(ui, id, at, why.text);
  }
  bool asked = home_bin(app, number, card.remove, label.text, "", stored->path);
  if (used && !asked) message_box_show(app, why.text, false);
  strbuf_release(&why), strbuf_release(&name), strbuf_release(&label);
}
