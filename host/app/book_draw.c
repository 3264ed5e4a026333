#include "app/book_draw.h"

#include "app/book_blocks.h"
#include "app/state.h"

#include <math.h>

/* ---- placing ---- */

static const float end_margin = 56;

/* The room left free above a block that follows another. */
static float space_before(const struct block *block, const struct block *before)
{
  if (!before) return 8;
  if (block->type == BLOCK_TITLE) return 52;
  if (before->type == BLOCK_TITLE) return block->type == BLOCK_PARAGRAPH || block->type == BLOCK_OPTION ? 10 : 16;
  switch (block->type) {
  case BLOCK_SUBTITLE: return 28;
  case BLOCK_PARAGRAPH: return before->type == BLOCK_SUBTITLE ? 8 : 12;
  case BLOCK_OPTION: return 24;
  case BLOCK_CHANGE: return 0;
  case BLOCK_QUESTION: return 8;
  default: return 16;
  }
}

/* Cards stand side by side, in rows. */
static void place_card(struct block *block, const struct book_layout *layout, int index, float *y)
{
  int column = index % layout->cards;
  block->w = layout->card_w, block->h = layout->card_h;
  block->x = (float)column * (layout->card_w + 16);
  if (column > 0) *y -= layout->card_h + 16; /* beside the one before */
  block->y = *y;
}

void book_lay_out(struct app *app, const struct book_layout *layout)
{
  struct reader *reader = &app->reader;
  struct book_page *page = reader_page(app);
  if (reader->laid_w == layout->column.w && reader->laid_scale == app->gfx.scale) return;
  struct pen pen = {.app = app, .layout = layout, .words = app_words(app, reader->variant)};
  float y = 0;
  for (int i = 0; i < page->count; i++) {
    struct block *block = &page->block[i];
    y += space_before(block, i ? block - 1 : NULL);
    block->x = 0, block->y = y, block->w = layout->column.w;
    block->picture = block_picture(&pen, block);
    if (block->type == BLOCK_EXERCISE) place_card(block, layout, block->number, &y);
    else block->h = block_height(&pen, block);
    y = block->y + block->h;
  }
  reader->height = y + end_margin;
  reader->laid_w = layout->column.w, reader->laid_scale = app->gfx.scale;
}

/* ---- sections ---- */

float book_section_y(const struct reader *reader, enum book_section section)
{
  for (int i = 0; i < reader->page.count; i++)
    if (reader->page.block[i].section == section) return fmaxf(0, reader->page.block[i].y - 8);
  return 0;
}

enum book_section book_section_at(const struct reader *reader, float scrolled, float seen)
{
  enum book_section at = BOOK_ABOUT;
  bool end = scrolled + seen >= reader->height - 1 && scrolled > 0;
  for (int i = 0; i < reader->page.count; i++) {
    const struct block *block = &reader->page.block[i];
    if (block->type == BLOCK_TITLE && (end || (scrolled > 1 && block->y <= scrolled + seen * 0.3F))) at = block->section;
  }
  return at;
}

/* ---- the picture that is looked at ---- */

static const struct example *example_of(const struct book *book, const struct block *block)
{
  if (!book) return NULL;
  return block->type == BLOCK_WORKED ? &book->worked : block->type == BLOCK_DIAGRAM ? &book->diagram[block->number] : NULL;
}

/* Of the block there; -1: there is none. */
static int section_at(const struct reader *reader, float y)
{
  for (int i = 0; i < reader->page.count; i++)
    if (y >= reader->page.block[i].y && y < reader->page.block[i].y + reader->page.block[i].h) return (int)reader->page.block[i].section;
  return -1;
}

const struct example *book_example_here(const struct app *app)
{
  const struct reader *reader = &app->reader;
  const struct ui *ui = &app->ui;
  uint64_t page = ui_id("book", 0);
  struct rect seen = ui_scroll_place(ui, page);
  float scrolled = ui_scroll_target(ui, page), focus_y = -1;
  for (int i = 0; i < ui->widgets; i++)
    if (ui_focused(ui, ui->widget[i].id) && ui->widget[i].scroll == page) focus_y = ui->widget[i].whole.y - seen.y + scrolled + 1;
  const struct example *first = NULL;
  for (int i = 0; i < reader->page.count; i++) {
    const struct block *block = &reader->page.block[i];
    const struct example *example = example_of(reader->book, block);
    if (!example) continue;
    if (focus_y >= block->y && focus_y < block->y + block->h) return example;
    float middle = block->y + block->h / 2;
    bool near = !speech_on(app) || section_at(reader, focus_y) == (int)block->section; /* who only listens is where the focus is */
    if (!first && near && middle >= scrolled && middle < scrolled + seen.h) first = example;
  }
  return first;
}

/* ---- drawing ---- */

void book_draw(struct app *app, const struct book_layout *layout, float top)
{
  struct reader *reader = &app->reader;
  struct book_page *page = &reader->page;
  struct pen pen = {.app = app, .layout = layout, .words = app_words(app, reader->variant)};
  for (int i = 0; i < page->count; i++) {
    struct block *block = &page->block[i];
    pen.at = rect_of(layout->column.x + block->x, top + block->y, block->w, block->h);
    pen.seen = rect_bottom(pen.at) > layout->page.y - 24 && pen.at.y < rect_bottom(layout->page) + 24;
    block_draw(&pen, block);
  }
}
