#include "app/book_blocks.h"

#include "app/state.h"

#include <math.h>
#include <string.h>

static const float pad = BLOCK_PAD, between = BLOCK_BETWEEN;

float pen_height(const struct pen *pen, enum style style, float w, const char *text)
{
  return *text ? ui_paragraph_height(&pen->app->ui, style, w, text) : 0;
}

void pen_write(const struct pen *pen, enum style style, struct rect *in, struct colour colour, const char *text)
{
  if (*text) rect_cut_top(in, ui_paragraph(&pen->app->ui, style, rect_of(in->x, in->y, in->w, 0), colour, text));
}

/* ---- text ---- */

static float title_height(const struct pen *pen, const struct block *block)
{
  return pen_height(pen, STYLE_TITLE, pen->layout->column.w, block->text);
}

static void draw_title(const struct pen *pen, const struct block *block)
{
  struct rect in = pen->at;
  pen_write(pen, STYLE_TITLE, &in, pen->app->theme->ink, block->text);
}

static float subtitle_height(const struct pen *pen, const struct block *block)
{
  return pen_height(pen, STYLE_STRONG, pen->layout->text_w, block->text);
}

static void draw_subtitle(const struct pen *pen, const struct block *block)
{
  struct rect in = pen->at;
  pen_write(pen, STYLE_STRONG, &in, pen->app->theme->ink, block->text);
}

static float paragraph_height(const struct pen *pen, const struct block *block)
{
  return pen_height(pen, STYLE_READING, pen->layout->text_w, block->text);
}

static void draw_paragraph(const struct pen *pen, const struct block *block)
{
  struct rect in = rect_of(pen->at.x, pen->at.y, pen->layout->text_w, pen->at.h);
  pen_write(pen, STYLE_READING, &in, pen->app->theme->ink, block->text);
}

static float option_height(const struct pen *pen, const struct block *block)
{
  float w = pen->layout->text_w, help = pen_height(pen, STYLE_READING, w, block->more);
  return pen_height(pen, STYLE_STRONG, w, block->text) + (help > 0 ? 2 + help : 0) + 4 + pen_height(pen, STYLE_SECONDARY, w, block->values);
}

static void draw_option(const struct pen *pen, const struct block *block)
{
  const struct theme *t = pen->app->theme;
  struct rect in = rect_of(pen->at.x, pen->at.y, pen->layout->text_w, pen->at.h);
  pen_write(pen, STYLE_STRONG, &in, t->ink, block->text);
  if (*block->more) rect_cut_top(&in, 2);
  pen_write(pen, STYLE_READING, &in, t->ink, block->more);
  rect_cut_top(&in, 4);
  pen_write(pen, STYLE_SECONDARY, &in, t->muted, block->values);
}

static float fault_height(const struct pen *pen, const struct block *block)
{
  float w = pen->layout->column.w - 72;
  return pen_height(pen, STYLE_SECONDARY_STRONG, w, block->text) + pen_height(pen, STYLE_SECONDARY, w, block->more) + 32;
}

static void draw_fault(const struct pen *pen, const struct block *block)
{
  struct ui *ui = &pen->app->ui;
  const struct theme *t = pen->app->theme;
  gfx_box(ui->gfx, pen->at, 12, t->surface, t->danger, 1);
  icon_draw(ui->gfx, ICON_ALERT, (double)(pen->at.x + 28), (double)(pen->at.y + 26), 24, t->danger);
  struct rect in = rect_of(pen->at.x + 52, pen->at.y + 16, pen->at.w - 72, pen->at.h);
  pen_write(pen, STYLE_SECONDARY_STRONG, &in, t->ink, block->text);
  pen_write(pen, STYLE_SECONDARY, &in, t->muted, block->more);
}

/* ---- the table of changes ---- */

struct columns {
  float title, side; /* widths; stacked: both are all of it */
};

static struct columns columns_of(const struct pen *pen)
{
  float w = pen->layout->column.w - 2 * pad;
  if (pen->layout->stacked) return (struct columns){w, w};
  float title = floorf(w * 0.22F);
  return (struct columns){title, (w - title - 2 * between) / 2};
}

static float change_height(const struct pen *pen, const struct block *block)
{
  struct columns c = columns_of(pen);
  float title = pen_height(pen, STYLE_SECONDARY_STRONG, c.title, block->text);
  float base = pen_height(pen, STYLE_SECONDARY, c.side, block->more), variant = pen_height(pen, STYLE_SECONDARY, c.side, block->values);
  if (!pen->layout->stacked) return 28 + fmaxf(title, fmaxf(base, variant));
  bool heading = block->type == BLOCK_HEADINGS;
  return heading ? 0 : 28 + title + 8 + 16 + base + 8 + 16 + variant;
}

/* The names of the two games stand above the columns; where these are stacked, above each text. */
static const struct block *headings_of(const struct block *block)
{
  while (block->type == BLOCK_CHANGE) block--;
  return block;
}

static void draw_stacked(const struct pen *pen, const struct block *block, struct rect in)
{
  const struct theme *t = pen->app->theme;
  const struct block *names = headings_of(block);
  pen_write(pen, STYLE_SECONDARY_STRONG, &in, t->ink, block->text);
  for (int i = 0; i < 2; i++) {
    rect_cut_top(&in, 8);
    ui_label(&pen->app->ui, STYLE_LABEL, rect_cut_top(&in, 16), ALIGN_LEFT, t->muted, i ? names->values : names->more);
    pen_write(pen, STYLE_SECONDARY, &in, t->ink, i ? block->values : block->more);
  }
}

/* One surface under all rows, drawn with the first. */
static void draw_surface(const struct pen *pen, const struct block *block)
{
  const struct block *last = block;
  for (const struct book_page *page = &pen->app->reader.page; last + 1 < page->block + page->count && last[1].type == BLOCK_CHANGE;) last++;
  const struct theme *t = pen->app->theme;
  gfx_box(&pen->app->gfx, rect_of(pen->at.x, pen->at.y, pen->at.w, last->y + last->h - block->y), 16, t->surface, t->line, 1);
}

static void draw_change(const struct pen *pen, const struct block *block)
{
  const struct theme *t = pen->app->theme;
  bool heading = block->type == BLOCK_HEADINGS;
  if (heading) draw_surface(pen, block);
  struct rect in = rect_inset(pen->at, pad, 14);
  if (!heading && (block[-1].type == BLOCK_CHANGE || !pen->layout->stacked))
    gfx_fill(&pen->app->gfx, rect_of(pen->at.x + 1, pen->at.y, pen->at.w - 2, 1), t->line);
  if (pen->layout->stacked) {
    if (!heading) draw_stacked(pen, block, in);
    return;
  }
  struct columns c = columns_of(pen);
  enum style style = heading ? STYLE_SECONDARY_STRONG : STYLE_SECONDARY;
  struct rect title = rect_of(in.x, in.y, c.title, in.h), base = rect_of(rect_right(title) + between, in.y, c.side, in.h);
  struct rect variant = rect_of(rect_right(base) + between, in.y, c.side, in.h);
  pen_write(pen, STYLE_SECONDARY_STRONG, &title, t->ink, block->text);
  pen_write(pen, style, &base, heading ? t->ink : t->muted, block->more);
  pen_write(pen, style, &variant, t->ink, block->values);
}

/* ---- questions ---- */

static bool is_open(const struct pen *pen, const struct block *block) { return block->number < 64 && pen->app->reader.open >> block->number & 1; }

static float question_height(const struct pen *pen, const struct block *block)
{
  float w = pen->layout->column.w - 2 * pad - 32, ask = pen_height(pen, STYLE_STRONG, w, block->text);
  return 28 + ask + (is_open(pen, block) ? 8 + pen_height(pen, STYLE_READING, fminf(w, pen->layout->text_w), block->more) : 0);
}

static void draw_question(const struct pen *pen, const struct block *block)
{
  struct app *app = pen->app;
  struct ui *ui = &app->ui;
  const struct theme *t = app->theme;
  bool open = is_open(pen, block);
  if (ui_card(ui, ui_id("question", block->number), pen->at, block->text, block->number < 64)) {
    app->reader.open ^= UINT64_C(1) << block->number;
    app->reader.laid_w = 0;
    app->again = true;
  }
  ui_describe(ui, app_text(app, open ? "ui.book.answer_open" : "ui.book.answer_hidden"));
  if (open) ui_describe(ui, block->more);
  if (!pen->seen) return;
  struct rect in = rect_inset(pen->at, pad, 14);
  in.w -= 32;
  icon_draw(ui->gfx, open ? ICON_UP : ICON_DOWN, (double)(rect_right(pen->at) - pad - 8), (double)(in.y + 11), 20, t->muted);
  pen_write(pen, STYLE_STRONG, &in, t->ink, block->text);
  rect_cut_top(&in, 8);
  in.w = fminf(in.w, pen->layout->text_w);
  if (open) pen_write(pen, STYLE_READING, &in, t->ink, block->more);
}

/* ---- the table ---- */

static const struct {
  float (*height)(const struct pen *pen, const struct block *block);
  void (*draw)(const struct pen *pen, const struct block *block);
  bool widget; /* the keyboard is to know of it where it is not seen */
} kinds[] = {
  [BLOCK_TITLE] = {title_height, draw_title, false},          [BLOCK_SUBTITLE] = {subtitle_height, draw_subtitle, false},
  [BLOCK_PARAGRAPH] = {paragraph_height, draw_paragraph, false}, [BLOCK_DIAGRAM] = {diagram_block_height, diagram_block_draw, true},
  [BLOCK_OPTION] = {option_height, draw_option, false},       [BLOCK_HEADINGS] = {change_height, draw_change, true},
  [BLOCK_CHANGE] = {change_height, draw_change, false},       [BLOCK_QUESTION] = {question_height, draw_question, true},
  [BLOCK_WORKED] = {worked_block_height, worked_block_draw, true},        [BLOCK_EXERCISE] = {exercise_block_height, exercise_block_draw, true},
  [BLOCK_FAULT] = {fault_height, draw_fault, false},
};

float block_height(const struct pen *pen, const struct block *block) { return kinds[block->type].height(pen, block); }

/* One sentence after the other, each with its end. */
static void join(struct strbuf *out, const char *label, const char *text)
{
  if (!*text) return;
  if (out->length > 0 && !strchr(".?!:", out->text[out->length - 1])) strbuf_add_char(out, '.');
  if (out->length > 0) strbuf_add_char(out, ' ');
  if (*label) strbuf_addf(out, "%s: ", label);
  strbuf_add(out, text);
}

uint64_t book_block_id(const struct app *app, const struct block *block) { return ui_id("block", (int)(block - app->reader.page.block)); }

void pen_read_out(const struct pen *pen, const struct block *block, const char *text)
{
  struct ui *ui = &pen->app->ui;
  if (!pen->app->settings.speak) return;
  uint64_t id = book_block_id(pen->app, block);
  char start[UI_WORDS_SIZE];
  SDL_strlcpy(start, text, sizeof start);
  size_t length = strlen(start);
  if (length + 1 == sizeof start) /* the rest comes after it */
    while (length > 0 && start[length - 1] != ' ') start[--length] = '\0';
  ui_focus_ring(ui, id, rect_inset(pen->at, -5, -3), 6);
  ui_stop(ui, id, pen->at, UI_TEXT, start);
  if (text[length]) ui_describe(ui, text + length);
}

/* What is no widget, all of it. */
static void read_out(const struct pen *pen, const struct block *block)
{
  const struct block *names = headings_of(block);
  bool change = block->type == BLOCK_CHANGE;
  struct strbuf text;
  strbuf_init(&text);
  join(&text, "", block->text);
  join(&text, change ? names->more : "", block->more);
  join(&text, change ? names->values : "", block->values);
  pen_read_out(pen, block, text.text);
  strbuf_release(&text);
}

void block_draw(const struct pen *pen, const struct block *block)
{
  bool still = !kinds[block->type].widget || (block->type == BLOCK_DIAGRAM && !diagram_moves(&pen->app->reader.book->diagram[block->number]));
  if (still) read_out(pen, block);
  if (pen->seen || kinds[block->type].widget) kinds[block->type].draw(pen, block);
}
