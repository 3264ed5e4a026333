#include "app/book_blocks.h"

#include "app/narrate.h"
#include "app/state.h"
#include "platform/clock.h"

#include <math.h>

static const float pad = BLOCK_PAD, between = BLOCK_BETWEEN;

/* ---- diagrams ---- */

static const struct example *example_of(const struct pen *pen, const struct block *block)
{
  const struct book *book = pen->app->reader.book;
  if (block->type == BLOCK_WORKED) return &book->worked;
  return block->type == BLOCK_EXERCISE ? &book->exercise[block->number].example : &book->diagram[block->number];
}

float block_picture(const struct pen *pen, const struct block *block)
{
  bool has = block->type == BLOCK_DIAGRAM || block->type == BLOCK_WORKED;
  return has ? diagram_height(example_of(pen, block), pen->layout->picture, pen->app->gfx.scale) : 0;
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

static bool at_start(const struct pen *pen, const struct example *example) { return diagram_state_of(&pen->app->reader.diagram, example) == DIAGRAM_START; }

static const char *hint_text(const struct pen *pen, const struct example *example)
{
  return app_text(pen->app, at_start(pen, example) ? "ui.book.play" : "ui.book.rewind");
}

/* The moves that are played, for those who do not see them: "c3-e5, e5-g7". */
static void say_moves(const struct app *app, const struct example *example)
{
  struct strbuf moves, text;
  strbuf_init(&moves), strbuf_init(&text);
  for (int i = 0; i < example->arrow_count; i++)
    for (int k = 0; k < example->arrow[i].length; k++)
      strbuf_addf(&moves, "%s%s", k ? "-" : i ? ", " : "", example->rules->board.name[example->arrow[i].cell[k]]);
  app_fill(app, &text, "ui.book.played", "moves", moves.text ? moves.text : "");
  speech_say(app, text.text);
  strbuf_release(&moves), strbuf_release(&text);
}

static void use(const struct pen *pen, const struct example *example, const char *text)
{
  struct diagram *diagram = &pen->app->reader.diagram;
  diagram_use(diagram, example, 2 * table_hop_ms(pen->app), clock_ms()); /* slower than in play: it is to be followed */
  if (diagram_state_of(diagram, example) != DIAGRAM_START) narrate(pen->app, "diagram", "%s", text), say_moves(pen->app, example);
  pen->app->again = true;
}

/* What a click on the picture does, in words. */
static void draw_hint(const struct pen *pen, const struct example *example, struct rect at)
{
  struct ui *ui = &pen->app->ui;
  bool start = at_start(pen, example);
  struct colour ink = pen->app->theme->accent;
  icon_draw(ui->gfx, start ? ICON_PLAY : ICON_REWIND, (double)(at.x + 8), (double)(at.y + at.h / 2), 16, ink);
  const char *words = hint_text(pen, example);
  ui_label(ui, STYLE_SECONDARY_STRONG, rect_of(at.x + 24, at.y, at.w - 24, at.h), ALIGN_LEFT, ink, words);
}

static const float hint_h = 20;

float diagram_block_height(const struct pen *pen, const struct block *block)
{
  float words = pen_height(pen, STYLE_READING, words_width(pen), block->text);
  return spread_height(pen, block, words + (diagram_moves(example_of(pen, block)) ? 12 + hint_h : 0));
}

void diagram_block_draw(const struct pen *pen, const struct block *block)
{
  struct app *app = pen->app;
  const struct example *example = example_of(pen, block);
  bool moves = diagram_moves(example);
  if (moves && ui_card(&app->ui, ui_id("diagram", block->number), pen->at, block->text, true)) use(pen, example, block->text);
  if (moves) ui_describe(&app->ui, hint_text(pen, example));
  if (!moves && pen->seen) gfx_box(&app->gfx, pen->at, 16, app->theme->surface, app->theme->line, 1);
  if (!pen->seen) return;
  struct rect picture, words;
  spread(pen, block, &picture, &words);
  diagram_draw(app, &app->reader.diagram, example, picture, true);
  pen_write(pen, STYLE_READING, &words, app->theme->ink, block->text);
  if (moves) draw_hint(pen, example, rect_of(words.x, words.y + 12, words.w, hint_h));
}

/* ---- the position to think about ---- */

float worked_block_height(const struct pen *pen, const struct block *block)
{
  const struct app *app = pen->app;
  float w = words_width(pen), words = pen_height(pen, STYLE_READING, w, block->text);
  if (app->reader.answered) words += 24 + pen_height(pen, STYLE_READING, w, block->more) + (diagram_moves(example_of(pen, block)) ? 12 + hint_h : 0);
  else if (*block->more) words += 16 + 44;
  return spread_height(pen, block, words);
}

void worked_block_draw(const struct pen *pen, const struct block *block)
{
  struct app *app = pen->app;
  struct ui *ui = &app->ui;
  const struct theme *t = app->theme;
  const struct example *example = example_of(pen, block);
  bool answered = app->reader.answered, moves = answered && diagram_moves(example);
  if (moves && ui_card(ui, ui_id("worked", 0), pen->at, block->more, true)) use(pen, example, block->more);
  if (moves) ui_describe(ui, hint_text(pen, example));
  if (!moves) gfx_box(ui->gfx, pen->at, 16, t->surface, t->line, 1);
  if (!moves) pen_read_out(pen, block, answered ? block->more : block->text);
  struct rect picture, words;
  spread(pen, block, &picture, &words);
  if (pen->seen) diagram_draw(app, &app->reader.diagram, example, picture, answered);
  pen_write(pen, STYLE_READING, &words, t->ink, block->text);
  if (answered) {
    gfx_fill(ui->gfx, rect_of(words.x, words.y + 12, words.w, 1), t->line);
    rect_cut_top(&words, 24);
    pen_write(pen, STYLE_READING, &words, t->ink, block->more);
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
  if (ui->keyboard) ui_focus(ui, diagram_moves(example) ? ui_id("worked", 0) : book_block_id(app, block)); /* where it is heard */
  else speech_say(app, block->more);
}

/* ---- exercises ---- */

float exercise_block_height(const struct pen *pen, const struct block *block)
{
  (void)block;
  return pen->layout->card_h;
}

void exercise_block_draw(const struct pen *pen, const struct block *block)
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
  float h = fminf(44, pen_height(pen, STYLE_STRONG, in.w, block->text));
  ui_paragraph(ui, STYLE_STRONG, rect_of(in.x, in.y, in.w, h), t->ink, block->text);
  struct rect line = rect_of(in.x, rect_bottom(in) - 20, in.w, 20);
  if (done) icon_draw(ui->gfx, ICON_DONE, (double)(line.x + 9), (double)(line.y + 10), 18, t->accent);
  ui_label(ui, done ? STYLE_SECONDARY_STRONG : STYLE_SECONDARY, rect_of(line.x + (done ? 26 : 0), line.y, line.w - 26, 20), ALIGN_LEFT,
           done ? t->accent : t->muted, state);
}
