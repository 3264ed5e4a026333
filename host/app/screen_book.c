#include "app/screen_book.h"

#include "app/book_blocks.h"
#include "app/book_draw.h"
#include "app/narrate.h"
#include "app/state.h"
#include "platform/clock.h"

#include <math.h>

static uint64_t page_id(void) { return ui_id("book", 0); }

static void back(struct app *app)
{
  struct reader *reader = &app->reader;
  if (reader->listed) reader->listed = false, app->again = true;
  else app_go(app, app->reading_from);
}

static int sections_of(const struct book_page *page)
{
  int count = 0;
  for (int s = 0; s < BOOK_SECTIONS; s++) count += page->has[s];
  return count;
}

/* ---- where one reads ---- */

void screen_book_go_to(struct app *app, enum book_section section)
{
  struct reader *reader = &app->reader;
  ui_scroll_to(&app->ui, page_id(), book_section_y(reader, section));
  reader->aimed = ui_scroll_target(&app->ui, page_id());
  reader->section = section;
  reader->listed = false;
  app->again = true;
  struct words words = app_words(app, reader->variant);
  narrate(app, "section", "%s", book_section_title(&words, section));
  for (int i = 0; speech_on(app) && i < reader->page.count; i++)
    if (reader->page.block[i].section == section) { /* it is heard from there on */
      ui_focus(&app->ui, book_block_id(app, &reader->page.block[i]));
      break;
    }
}

/* The section asked for is the one that is read until the page is scrolled: the last ones cannot come to the top. */
static void follow(struct app *app, float seen)
{
  struct reader *reader = &app->reader;
  float target = ui_scroll_target(&app->ui, page_id());
  if (reader->aimed >= 0 && fabsf(reader->aimed - target) < 1) return;
  reader->aimed = -1;
  reader->section = book_section_at(reader, target, seen);
}

/* ---- the list of contents ---- */

static void draw_row(struct app *app, struct rect at, enum book_section section, const struct words *words)
{
  struct ui *ui = &app->ui;
  const struct theme *t = app->theme;
  struct colour none = {0};
  uint64_t id = ui_id("contents", (int)section);
  bool on = app->reader.section == section;
  struct rect box = rect_inset(at, 0, 2);
  if (on) gfx_box(ui->gfx, box, 10, t->accent_soft, none, 0);
  else if (ui->hot == id) gfx_box(ui->gfx, box, 10, t->raised, t->line, 1);
  ui_label(ui, on ? STYLE_STRONG : STYLE_BODY, rect_inset(box, 14, 0), ALIGN_LEFT, on ? t->ink : t->muted, book_section_title(words, section));
  ui_focus_ring(ui, id, box, 10);
  bool used = ui_takes_part(ui, id, at, UI_BUTTON, book_section_title(words, section), true);
  if (app->reader.listed) ui_say_option(ui, "", on); /* one is chosen from the list that opened */
  if (used) screen_book_go_to(app, section);
}

static void draw_rows(struct app *app, struct rect list, float row_h, const struct words *words)
{
  for (int s = 0; s < BOOK_SECTIONS; s++)
    if (app->reader.page.has[s]) draw_row(app, rect_cut_top(&list, row_h), (enum book_section)s, words);
}

/* In a narrow window a button says where one is, and opens the list. */
static void draw_picker(struct app *app, const struct book_layout *layout, const struct words *words)
{
  struct ui *ui = &app->ui;
  struct reader *reader = &app->reader;
  const struct theme *t = app->theme;
  uint64_t id = ui_id("picker", 0);
  const char *name = book_section_title(words, reader->section);
  gfx_box(ui->gfx, layout->picker, 12, ui->hot == id ? t->accent_soft : t->surface, t->line, 1);
  ui_label(ui, STYLE_STRONG, rect_inset(layout->picker, 16, 0), ALIGN_LEFT, t->ink, name);
  icon_draw(ui->gfx, reader->listed ? ICON_UP : ICON_DOWN, (double)(rect_right(layout->picker) - 24), (double)(layout->picker.y + 22), 20, t->muted);
  ui_focus_ring(ui, id, layout->picker, 12);
  if (ui_takes_part(ui, id, layout->picker, UI_BUTTON, name, true)) {
    reader->listed = !reader->listed, app->again = true;
    if (reader->listed && ui->keyboard) ui_focus(ui, ui_id("contents", (int)reader->section));
  }
}

static void draw_list_over(struct app *app, const struct book_layout *layout, const struct words *words)
{
  if (!app->reader.listed) return;
  const struct theme *t = app->theme;
  ui_layer_begin(&app->ui, ui_id("contents", -1), layout->contents);
  gfx_box(&app->gfx, layout->contents, 12, t->surface, t->line, 1);
  draw_rows(app, rect_inset(layout->contents, 8, 8), layout->row_h, words);
  ui_layer_end(&app->ui);
}

/* ---- the screen ---- */

static void draw(struct app *app, float w, float h)
{
  struct reader *reader = &app->reader;
  if (reader->variant != app->reading) ui_scroll_to_start(&app->ui, page_id());
  reader_open(app);
  struct book_layout layout;
  layout_book(&layout, w, h, sections_of(reader_page(app)));
  book_lay_out(app, &layout);
  struct words words = app_words(app, reader->variant);
  follow(app, layout.page.h);
  diagram_step(&reader->diagram, clock_ms());

  bool leave = app_heading(app, layout.back, layout.title, layout.subtitle, words_get(&words, "name"), app_text(app, "ui.book.title"));
  if (leave) app_go(app, app->reading_from);
  if (ui_icon_button(&app->ui, ui_id("language", 0), layout.language, ICON_GLOBE, app_text(app, "ui.tool.language"), true)) app_next_language(app);
  if (ui_icon_button(&app->ui, ui_id("settings", 0), layout.settings, ICON_SETTINGS, app_text(app, "ui.tool.settings"), true)) app_open_settings(app);
  if (layout.narrow) draw_picker(app, &layout, &words);
  else draw_rows(app, layout.contents, layout.row_h, &words);
  float scrolled = ui_scroll_begin(&app->ui, page_id(), layout.page, reader->height);
  if (!speech_on(app)) ui_scroll_text(&app->ui, page_id()); /* else up and down go from one text to the next */
  book_draw(app, &layout, layout.page.y - scrolled);
  ui_scroll_end(&app->ui, page_id());
  if (layout.narrow) draw_list_over(app, &layout, &words);
  else reader->listed = false;
}

/* Beside the list of contents open over the page closes it. */
static bool press(struct app *app, float x, float y)
{
  (void)x, (void)y;
  bool open = app->reader.listed;
  app->reader.listed = false;
  return open;
}

/* Wherever the pointer is, the page is what scrolls. */
static bool scroll_by(struct app *app, float dy)
{
  float before = ui_scroll_target(&app->ui, page_id());
  ui_scroll_to(&app->ui, page_id(), before + dy);
  return ui_scroll_target(&app->ui, page_id()) != before;
}

/* Up, down and the page keys move it already (app/keys.h). */
static bool key(struct app *app, SDL_Keycode code, bool control)
{
  (void)control;
  return code == SDLK_SPACE && scroll_by(app, app->ui.window.h * 0.8F);
}

static void enter(struct app *app)
{
  if (speech_on(app)) ui_focus(&app->ui, book_block_id(app, app->reader.page.block)); /* the first */
}

static int animated(const struct app *app) { return diagram_animated(&app->reader.diagram, clock_ms()); }

const struct screen screen_book = {
  .name = "book", .draw = draw, .back = back, .enter = enter, .press = press, .wheel = scroll_by, .key = key, .animated = animated,
};
