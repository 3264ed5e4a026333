#include "app/book_blocks.h"

#include "app/narrate.h"
#include "app/state.h"
#include "platform/clock.h"

#include <math.h>

static const float pad = 20, between = 24;

static float height(const struct pen *pen, enum style style, float w, const char *text)
{
  return *text ? ui_paragraph_height(&pen->app->ui, style, w, text) : 0;
}

/* Below each other from the top of *in, which shrinks. */
static void write(const struct pen *pen, enum style style, struct rect *in, struct colour colour, const char *text)
{
  if (*text) rect_cut_top(in, ui_paragraph(&pen->app->ui, style, rect_of(in->x, in->y, in->w, 0), colour, text));
}

/* ---- text ---- */

static float title_height(const struct pen *pen, const struct block *block) { return height(pen, STYLE_TITLE, pen->layout->column.w, block->text); }

static void draw_title(const struct pen *pen, const struct block *block)
{
  struct rect in = pen->at;
  write(pen, STYLE_TITLE, &in, pen->app->theme->ink, block->text);
}

static float subtitle_height(const struct pen *pen, const struct block *block) { return height(pen, STYLE_STRONG, pen->layout->text_w, block->text); }

static void draw_subtitle(const struct pen *pen, const struct block *block)
{
  struct rect in = pen->at;
  write(pen, STYLE_STRONG, &in, pen->app->theme->ink, block->text);
}

static float paragraph_height(const struct pen *pen, const struct block *block) { return height(pen, STYLE_READING, pen->layout->text_w, block->text); }

static void draw_paragraph(const struct pen *pen, const struct block *block)
{
  struct rect in = rect_of(pen->at.x, pen->at.y, pen->layout->text_w, pen->at.h);
  write(pen, STYLE_READING, &in, pen->app->theme->ink, block->text);
}

static float option_height(const struct pen *pen, const struct block *block)
{
  float w = pen->layout->text_w, help = height(pen, STYLE_READING, w, block->more);
  return height(pen, STYLE_STRONG, w, block->text) + (help > 0 ? 2 + help : 0) + 4 + height(pen, STYLE_SECONDARY, w, block->values);
}

static void draw_option(const struct pen *pen, const struct block *block)
{
  const struct theme *t = pen->app->theme;
  struct rect in = rect_of(pen->at.x, pen->at.y, pen->layout->text_w, pen->at.h);
  write(pen, STYLE_STRONG, &in, t->ink, block->text);
  if (*block->more) rect_cut_top(&in, 2);
  write(pen, STYLE_READING, &in, t->ink, block->more);
  rect_cut_top(&in, 4);
  write(pen, STYLE_SECONDARY, &in, t->muted, block->values);
}

static float fault_height(const struct pen *pen, const struct block *block)
{
  float w = pen->layout->column.w - 72;
  return height(pen, STYLE_SECONDARY_STRONG, w, block->text) + height(pen, STYLE_SECONDARY, w, block->more) + 32;
}

static void draw_fault(const struct pen *pen, const struct block *block)
{
  struct ui *ui = &pen->app->ui;
  const struct theme *t = pen->app->theme;
  gfx_box(ui->gfx, pen->at, 12, t->surface, t->danger, 1);
  icon_draw(ui->gfx, ICON_ALERT, (double)(pen->at.x + 28), (double)(pen->at.y + 26), 24, t->danger);
  struct rect in = rect_of(pen->at.x + 52, pen->at.y + 16, pen->at.w - 72, pen->at.h);
  write(pen, STYLE_SECONDARY_STRONG, &in, t->ink, block->text);
  write(pen, STYLE_SECONDARY, &in, t->muted, block->more);
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
  float title = height(pen, STYLE_SECONDARY_STRONG, c.title, block->text);
  float base = height(pen, STYLE_SECONDARY, c.side, block->more), variant = height(pen, STYLE_SECONDARY, c.side, block->values);
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
  write(pen, STYLE_SECONDARY_STRONG, &in, t->ink, block->text);
  for (int i = 0; i < 2; i++) {
    rect_cut_top(&in, 8);
    ui_label(&pen->app->ui, STYLE_LABEL, rect_cut_top(&in, 16), ALIGN_LEFT, t->muted, i ? names->values : names->more);
    write(pen, STYLE_SECONDARY, &in, t->ink, i ? block->values : block->more);
  }
}

/* One surface under all rows, drawn with the first. */
static void draw_surface(const struct pen *pen, const struct block *block)
{
  const struct block *last = block;
  for (const struct book_page *page = &pen->app->reader.page; last + 1 < page->block + page->count && last[1].type == BLOCK_CHANGE;) last++;
  gfx_box(&pen->app->gfx, rect_of(pen->at.x, pen->at.y, pen->at.w, last->y + last->h - block->y), 16, pen->app->theme->surface, pen->app->theme->line, 1);
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
  write(pen, STYLE_SECONDARY_STRONG, &title, t->ink, block->text);
  write(pen, style, &base, heading ? t->ink : t->muted, block->more);
  write(pen, style, &variant, t->ink, block->values);
}

/* ---- diagrams ---- */

static const struct example *example_of(const struct pen *pen, const struct block *block)
{
  const struct book *book = pen->app->reader.book;
  return block->type == BLOCK_WORKED ? &book->worked : block->type == BLOCK_EXERCISE ? &book->exercise[block->number].example : &book->diagram[block->number];
}

static bool is_beside(const struct pen *pen) { return pen->layout->column.w - 2 * pad - between - pen->layout->picture >= 200; }

static float words_width(const struct pen *pen)
{
  float w = pen->layout->column.w - 2 * pad;
  return is_beside(pen) ? w - between - pen->layout->picture : w;
}

/* The picture and the words beside it, or below it where there is no room beside. */
static float spread_height(const struct pen *pen, const struct block *block, float words)
{
  return 2 * pad + (is_beside(pen) ? fmaxf(block->picture, words) : block->picture + 16 + words);
}

static void spread(const struct pen *pen, const struct block *block, struct rect *picture, struct rect *words)
{
  struct rect in = rect_inset(pen->at, pad, pad);
  float w = pen->layout->picture, h = block->picture;
  bool beside = is_beside(pen);
  *picture = rect_of(beside ? in.x : in.x + floorf((in.w - w) / 2), in.y, w, h);
  *words = beside ? rect_of(in.x + w + between, in.y, in.w - w - between, in.h) : rect_of(in.x, in.y + h + 16, in.w, in.h - h - 16);
}

static void use(const struct pen *pen, const struct example *example, const char *text)
{
  struct diagram *diagram = &pen->app->reader.diagram;
  diagram_use(diagram, example, 2 * table_hop_ms(pen->app), clock_ms()); /* slower than in play: it is to be followed */
  if (diagram_state_of(diagram, example) != DIAGRAM_START) narrate(pen->app, "diagram", "%s", text);
  pen->app->again = true;
}

/* What a click on the picture does, in words. */
static void draw_hint(const struct pen *pen, const struct example *example, struct rect at)
{
  struct ui *ui = &pen->app->ui;
  bool start = diagram_state_of(&pen->app->reader.diagram, example) == DIAGRAM_START;
  struct colour ink = pen->app->theme->accent;
  icon_draw(ui->gfx, start ? ICON_PLAY : ICON_REWIND, (double)(at.x + 8), (double)(at.y + at.h / 2), 16, ink);
  ui_label(ui, STYLE_SECONDARY_STRONG, rect_of(at.x + 24, at.y, at.w - 24, at.h), ALIGN_LEFT, ink, app_text(pen->app, start ? "ui.book.play" : "ui.book.rewind"));
}

static const float hint_h = 20;

static float spread_diagram_height(const struct pen *pen, const struct block *block)
{
  float words = height(pen, STYLE_READING, words_width(pen), block->text);
  return spread_height(pen, block, words + (example_of(pen, block)->arrow_count > 0 ? 12 + hint_h : 0));
}

static void draw_diagram(const struct pen *pen, const struct block *block)
{
  struct app *app = pen->app;
  const struct example *example = example_of(pen, block);
  bool moves = example->arrow_count > 0;
  if (moves && ui_card(&app->ui, ui_id("diagram", block->number), pen->at, block->text, true)) use(pen, example, block->text);
  if (!moves && pen->seen) gfx_box(&app->gfx, pen->at, 16, app->theme->surface, app->theme->line, 1);
  if (!pen->seen) return;
  struct rect picture, words;
  spread(pen, block, &picture, &words);
  diagram_draw(app, &app->reader.diagram, example, picture, true);
  write(pen, STYLE_READING, &words, app->theme->ink, block->text);
  if (moves) draw_hint(pen, example, rect_of(words.x, words.y + 12, words.w, hint_h));
}

/* ---- the position to think about ---- */

static float worked_height(const struct pen *pen, const struct block *block)
{
  const struct app *app = pen->app;
  float w = words_width(pen), words = height(pen, STYLE_READING, w, block->text);
  if (app->reader.answered) words += 24 + height(pen, STYLE_READING, w, block->more) + (example_of(pen, block)->arrow_count > 0 ? 12 + hint_h : 0);
  else if (*block->more) words += 16 + 44;
  return spread_height(pen, block, words);
}

static void draw_worked(const struct pen *pen, const struct block *block)
{
  struct app *app = pen->app;
  struct ui *ui = &app->ui;
  const struct theme *t = app->theme;
  const struct example *example = example_of(pen, block);
  bool answered = app->reader.answered, moves = answered && example->arrow_count > 0;
  if (moves && ui_card(ui, ui_id("worked", 0), pen->at, block->more, true)) use(pen, example, block->more);
  if (!moves) gfx_box(ui->gfx, pen->at, 16, t->surface, t->line, 1);
  struct rect picture, words;
  spread(pen, block, &picture, &words);
  if (pen->seen) diagram_draw(app, &app->reader.diagram, example, picture, answered);
  write(pen, STYLE_READING, &words, t->ink, block->text);
  if (answered) {
    gfx_fill(ui->gfx, rect_of(words.x, words.y + 12, words.w, 1), t->line);
    rect_cut_top(&words, 24);
    write(pen, STYLE_READING, &words, t->ink, block->more);
    if (moves) draw_hint(pen, example, rect_of(words.x, words.y + 12, words.w, hint_h));
    return;
  }
  if (!*block->more) return;
  const char *label = app_text(app, "ui.book.answer");
  float w = fminf(words.w, (float)text_width(ui->lettering, STYLE_STRONG, label) + 48);
  if (!ui_button(ui, ui_id("answer", 0), rect_of(words.x, words.y + 16, w, 44), label, UI_PRIMARY)) return;
  app->reader.answered = app->again = true;
  app->reader.laid_w = 0;
  narrate(app, "answer", "%s", block->more);
  if (ui->keyboard) ui_focus(ui, ui_id("worked", 0));
}

/* ---- questions ---- */

static bool is_open(const struct pen *pen, const struct block *block) { return block->number < 64 && pen->app->reader.open >> block->number & 1; }

static float question_height(const struct pen *pen, const struct block *block)
{
  float w = pen->layout->column.w - 2 * pad - 32, ask = height(pen, STYLE_STRONG, w, block->text);
  return 28 + ask + (is_open(pen, block) ? 8 + height(pen, STYLE_READING, fminf(w, pen->layout->text_w), block->more) : 0);
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
  if (open) ui_describe(ui, block->more);
  if (!pen->seen) return;
  struct rect in = rect_inset(pen->at, pad, 14);
  in.w -= 32;
  icon_draw(ui->gfx, open ? ICON_UP : ICON_DOWN, (double)(rect_right(pen->at) - pad - 8), (double)(in.y + 11), 20, t->muted);
  write(pen, STYLE_STRONG, &in, t->ink, block->text);
  rect_cut_top(&in, 8);
  in.w = fminf(in.w, pen->layout->text_w);
  if (open) write(pen, STYLE_READING, &in, t->ink, block->more);
}

/* ---- exercises ---- */

static float exercise_height(const struct pen *pen, const struct block *block)
{
  (void)block;
  return pen->layout->card_h;
}

static void draw_exercise(const struct pen *pen, const struct block *block)
{
  struct app *app = pen->app;
  struct ui *ui = &app->ui;
  const struct theme *t = app->theme;
  const struct example *example = example_of(pen, block);
  bool done = progress_has(&app->progress, variant_id(app->reader.variant), example->name);
  const char *state = app_text(app, done ? "ui.book.done" : "ui.book.open");
  if (ui_card(ui, ui_id("exercise", block->number), pen->at, block->text, true)) app_do_exercise(app, block->number);
  ui_describe(ui, state);
  if (!pen->seen) return;
  struct rect in = rect_inset(pen->at, 12, 12);
  preview_draw_position(app, example->rules, &example->position, NULL, rect_cut_top(&in, pen->layout->card_picture));
  rect_cut_top(&in, 12);
  in = rect_inset(in, 4, 0);
  float h = fminf(44, height(pen, STYLE_STRONG, in.w, block->text));
  ui_paragraph(ui, STYLE_STRONG, rect_of(in.x, in.y, in.w, h), t->ink, block->text);
  struct rect line = rect_of(in.x, rect_bottom(in) - 20, in.w, 20);
  if (done) icon_draw(ui->gfx, ICON_DONE, (double)(line.x + 9), (double)(line.y + 10), 18, t->accent);
  ui_label(ui, done ? STYLE_SECONDARY_STRONG : STYLE_SECONDARY, rect_of(line.x + (done ? 26 : 0), line.y, line.w - 26, 20), ALIGN_LEFT,
           done ? t->accent : t->muted, state);
}

/* ---- the table ---- */

static const struct {
  float (*height)(const struct pen *pen, const struct block *block);
  void (*draw)(const struct pen *pen, const struct block *block);
  bool widget; /* the keyboard is to know of it where it is not seen */
} kinds[] = {
  [BLOCK_TITLE] = {title_height, draw_title, false},          [BLOCK_SUBTITLE] = {subtitle_height, draw_subtitle, false},
  [BLOCK_PARAGRAPH] = {paragraph_height, draw_paragraph, false}, [BLOCK_DIAGRAM] = {spread_diagram_height, draw_diagram, true},
  [BLOCK_OPTION] = {option_height, draw_option, false},       [BLOCK_HEADINGS] = {change_height, draw_change, true},
  [BLOCK_CHANGE] = {change_height, draw_change, false},       [BLOCK_QUESTION] = {question_height, draw_question, true},
  [BLOCK_WORKED] = {worked_height, draw_worked, true},        [BLOCK_EXERCISE] = {exercise_height, draw_exercise, true},
  [BLOCK_FAULT] = {fault_height, draw_fault, false},
};

float block_picture(const struct pen *pen, const struct block *block)
{
  bool has = block->type == BLOCK_DIAGRAM || block->type == BLOCK_WORKED;
  return has ? diagram_height(example_of(pen, block), pen->layout->picture, pen->app->gfx.scale) : 0;
}

float block_height(const struct pen *pen, const struct block *block) { return kinds[block->type].height(pen, block); }

void block_draw(const struct pen *pen, const struct block *block)
{
  if (pen->seen || kinds[block->type].widget) kinds[block->type].draw(pen, block);
}
