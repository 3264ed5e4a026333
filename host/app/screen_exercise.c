#include "app/layout_book.h"
#include "app/state.h"
#include "app/typing.h"

#include <math.h>
#include <stdio.h>

/* To the book, where the keyboard is on the card of the exercise. */
static void leave_for_book(struct app *app)
{
  bool keyboard = app->ui.keyboard;
  int number = app->learner.number;
  learner_end(app);
  app_go(app, APP_BOOK);
  if (keyboard) ui_focus(&app->ui, ui_id("exercise", number));
}

static void back(struct app *app)
{
  const struct match *match = app->learner.match;
  if (match && match->lifted) learner_back(app);
  else leave_for_book(app);
}

static void go_on(struct app *app)
{
  if (learner_is_last(app)) leave_for_book(app);
  else app_do_exercise(app, app->learner.number + 1);
}

/* ---- the board ---- */

/* The match is in the making for a moment: its place is not left empty meanwhile. */
static void draw_board(struct app *app, const struct exercise *exercise, struct rect at)
{
  struct learner *learner = &app->learner;
  struct position shown;
  if (!learner->match) {
    if (!*learner->fault) preview_draw_position(app, exercise->example.rules, &exercise->example.position, NULL, at);
    return;
  }
  struct bits marks = learner->table.marks;
  if (lesson_may_pick(&learner->lesson) && learner->table.pointed >= 0) bits_add(&learner->table.marks, learner->table.pointed);
  table_draw(app, &learner->table, at);
  learner->table.marks = marks;
  if (exercise->example.label_count == 0 || learner->table.flight.on) return;
  match_show(learner->match, &shown);
  diagram_draw_labels(app, &exercise->example, &learner->table.view, &shown);
}

/* ---- the words: one below the other ---- */

struct sheet {
  struct app *app;
  struct rect in; /* what is left below; moved up by what is scrolled */
  bool draws;     /* else it is only measured */
  int lines;      /* written so far */
  float newest;   /* where what happened last begins: the task to be done, or what is told below it */
  float from, line; /* the first line of words that begins at `from` or below */
};

/* For those who do not see it, a stop of the keyboard. */
static void read_out(struct sheet *sheet, struct rect at, const char *text)
{
  struct ui *ui = &sheet->app->ui;
  if (!sheet->app->settings.speak) return;
  uint64_t id = ui_id("line", sheet->lines++);
  ui_focus_ring(ui, id, at, 6);
  ui_stop(ui, id, at, UI_TEXT, text);
}

static void begins_line(struct sheet *sheet, float y)
{
  if (y >= sheet->from && (sheet->line < sheet->from || y < sheet->line)) sheet->line = y;
}

static void paragraph(struct sheet *sheet, enum style style, struct colour colour, const char *text)
{
  struct ui *ui = &sheet->app->ui;
  if (!*text) return;
  struct rect at = rect_cut_top(&sheet->in, ui_paragraph_height(ui, style, sheet->in.w, text));
  for (float y = at.y; y < rect_bottom(at) - 1; y += (float)text_line_height(style)) begins_line(sheet, y);
  if (!sheet->draws) return;
  ui_paragraph(ui, style, rect_of(at.x, at.y, at.w, 0), colour, text);
  read_out(sheet, at, text);
}

/* A text with an icon before it, on a soft ground or framed. */
static void note(struct sheet *sheet, enum icon icon, struct colour ink, struct colour ground, struct colour frame, const char *text)
{
  struct ui *ui = &sheet->app->ui;
  float w = sheet->in.w - 56, h = ui_paragraph_height(ui, STYLE_BODY, w, text);
  struct rect at = rect_cut_top(&sheet->in, h + 24);
  sheet->newest = at.y;
  begins_line(sheet, at.y);
  if (!sheet->draws) return;
  gfx_box(ui->gfx, at, 12, ground, frame, 1);
  icon_draw(ui->gfx, icon, (double)(at.x + 22), (double)(at.y + 23), 22, ink);
  ui_paragraph(ui, STYLE_BODY, rect_of(at.x + 44, at.y + 12, w, 0), sheet->app->theme->ink, text);
  read_out(sheet, at, text);
}

/* Of several tasks those done are ticked off above the one to be done. */
static void tasks(struct sheet *sheet, const struct words *words, const struct exercise *exercise)
{
  struct app *app = sheet->app;
  const struct lesson *lesson = &app->learner.lesson;
  const struct theme *t = app->theme;
  int task = app->learner.match ? lesson->task : 0, last = task < exercise->task_count ? task : exercise->task_count - 1;
  for (int i = 0; i <= last; i++) {
    bool done = i < task;
    sheet->newest = sheet->in.y;
    struct rect line = sheet->in;
    if (done) {
      if (sheet->draws) icon_draw(app->ui.gfx, ICON_DONE, (double)(line.x + 9), (double)(line.y + 10), 18, t->accent);
      sheet->in.x += 28, sheet->in.w -= 28;
    }
    paragraph(sheet, done ? STYLE_SECONDARY : STYLE_READING, done ? t->muted : t->ink, book_task_text(words, exercise, i));
    sheet->in.x = line.x, sheet->in.w = line.w;
    rect_cut_top(&sheet->in, 12);
  }
}

/* What happened, most urgent first, or what is expected. */
static void state(struct sheet *sheet, const struct words *words, const struct exercise *exercise)
{
  struct app *app = sheet->app;
  const struct learner *learner = &app->learner;
  const struct lesson *lesson = &learner->lesson;
  const struct match *match = learner->match;
  const struct theme *t = app->theme;
  const struct colour none = {0};
  const char *name = exercise->example.name, *hint = match && *lesson->word ? book_exercise_text(words, name, lesson->word) : "";
  struct strbuf text;
  strbuf_init(&text);
  if (typing_is_open(app)) {
    struct rect line = rect_cut_top(&sheet->in, typing_height(app, sheet->in.w));
    if (sheet->draws) typing_draw(app, line);
    rect_cut_top(&sheet->in, 12);
    strbuf_release(&text);
    return;
  }
  if (*learner->fault) note(sheet, ICON_ALERT, t->danger, t->surface, t->danger, learner->fault);
  if (match && lesson->state == LESSON_DONE) {
    const char *done = book_exercise_text(words, name, "done");
    note(sheet, ICON_DONE, t->accent, t->accent_soft, none, *done ? done : *hint ? hint : app_text(app, "ui.exercise.done"));
  } else if (match && lesson->state == LESSON_FAILED) {
    const char *failed = *hint ? hint : book_exercise_text(words, name, "failed");
    if (!*failed && match->game.outcome.type != OUTCOME_NONE) words_prompt(&text, words, match);
    note(sheet, ICON_ALERT, t->danger, t->raised, t->line, *failed ? failed : text.length ? text.text : app_text(app, "ui.exercise.failed"));
  } else if (match && match->refusal.reason != REFUSAL_NONE) {
    words_refusal(&text, words, match->rules, &match->refusal);
    struct bits candidates = match_candidates(match);
    note(sheet, ICON_ALERT, bits_empty(&candidates) ? t->danger : t->accent, t->raised, t->line, text.text);
  } else if (match && lesson->wrong != NO_CELL) {
    app_fill(app, &text, "ui.exercise.wrong", "cell", match->rules->board.name[lesson->wrong]);
    note(sheet, ICON_ALERT, t->danger, t->raised, t->line, text.text);
  } else if (match) {
    if (*hint) {
      note(sheet, ICON_BOOK, t->accent, t->accent_soft, none, hint);
      rect_cut_top(&sheet->in, 12);
    }
    bool other = match->game.now.side != lesson->learner && lesson->state == LESSON_OPEN;
    if (lesson_may_pick(lesson)) strbuf_add(&text, app_text(app, "ui.exercise.pick"));
    else words_prompt(&text, words, match);
    paragraph(sheet, STYLE_SECONDARY, t->muted, text.text);
    if (other) paragraph(sheet, STYLE_SECONDARY, t->muted, app_text(app, "ui.exercise.both"));
  }
  strbuf_release(&text);
}

/* How high all of it is. */
static float write_words(struct sheet *sheet, const struct words *words, const struct exercise *exercise)
{
  float top = sheet->in.y;
  tasks(sheet, words, exercise);
  state(sheet, words, exercise);
  return sheet->in.y - top;
}

/* What happened comes into view: all of it, or its beginning where it is higher than its place. No line of words is cut at the top. */
static void show_newest(struct app *app, uint64_t id, struct rect list, float content, float newest, float line)
{
  struct learner *learner = &app->learner;
  if (!learner->match) return;
  bool first = learner->told_h <= 0, same = learner->told_h == content && learner->told_w == list.w;
  learner->told_h = content, learner->told_w = list.w;
  if (first) ui_scroll_to_start(&app->ui, id); /* the words of another may have stood there */
  if (!first && !same) ui_scroll_to(&app->ui, id, fminf(newest, line)), app->again = true;
}

static void draw_words(struct app *app, const struct words *words, const struct exercise *exercise, struct rect at)
{
  uint64_t id = ui_id("words", app->learner.number);
  struct rect list = rect_of(at.x, at.y, at.w + 8, at.h); /* room for the bar */
  struct sheet sheet = {.app = app, .in = rect_of(0, 0, at.w, at.h)}, shown = {.app = app, .draws = true};
  float content = write_words(&sheet, words, exercise), newest = sheet.newest, line = 0;
  if (content > at.h) { /* the end can be seen with a whole line at the top */
    sheet = (struct sheet){.app = app, .in = rect_of(0, 0, at.w, at.h), .from = content - at.h};
    write_words(&sheet, words, exercise);
    line = fmaxf(sheet.line, content - at.h);
    content = line + at.h;
  }
  float scrolled = ui_scroll_begin(&app->ui, id, list, content);
  shown.in = rect_of(at.x, at.y - scrolled, at.w, at.h);
  write_words(&shown, words, exercise);
  show_newest(app, id, list, content, newest, line);
  ui_scroll_end(&app->ui, id);
}

/* ---- the panel ---- */

/* The text of the button that ends a turn; NULL: none can be ended. */
static const char *turn_text(const struct app *app)
{
  const struct match *match = app->learner.match;
  if (!match || !lesson_may_play(&app->learner.lesson)) return NULL;
  return match_must_pass(match) ? "ui.pass" : match_may_stop(match) ? "ui.end_turn" : NULL;
}

static void draw_buttons(struct app *app, const struct exercise_layout *layout, const char *turn)
{
  struct ui *ui = &app->ui;
  struct learner *learner = &app->learner;
  const struct match *match = learner->match;
  bool done = match && learner->lesson.state == LESSON_DONE;
  if (turn && ui_button(ui, ui_id("end", 0), layout->turn, app_text(app, turn), UI_PRIMARY)) table_end_turn(app, &learner->table);
  bool failed = match && learner->lesson.state == LESSON_FAILED; /* the one way on, where the eyes are */
  if (failed && ui_button(ui, ui_id("retry", 0), layout->turn, app_text(app, "ui.exercise.again"), UI_PRIMARY)) learner_again(app);
  bool begun = match && (match->game.count > 0 || match->lifted || learner->lesson.task > 0);
  if (ui_tool(ui, ui_id("again", 0), layout->again, ICON_REWIND, app_text(app, "ui.exercise.restart"), begun)) learner_again(app);
  bool may_go_back = match && lesson_may_go_back(&learner->lesson);
  if (ui_tool(ui, ui_id("undo", 0), layout->undo, ICON_UNDO, app_text(app, "ui.tool.undo"), may_go_back)) learner_back(app);
  const char *next = app_text(app, learner_is_last(app) ? "ui.exercise.to_book" : "ui.exercise.next");
  if (ui_button(ui, ui_id("next", 0), layout->next, next, done ? UI_PRIMARY : UI_PLAIN)) go_on(app);
}

static void subtitle(struct app *app, struct strbuf *out, const struct words *words, const struct exercise *exercise)
{
  strbuf_add(out, words_get(words, "name"));
  if (exercise->task_count < 2) return;
  char number[16], count[16];
  int task = app->learner.match && app->learner.lesson.task < exercise->task_count ? app->learner.lesson.task : 0;
  snprintf(number, sizeof number, "%d", app->learner.match && app->learner.lesson.state == LESSON_DONE ? exercise->task_count : task + 1);
  snprintf(count, sizeof count, "%d", exercise->task_count);
  const struct text_value values[] = {{"task", number}, {"count", count}};
  strbuf_add(out, " · ");
  text_fill(out, app_text(app, "ui.exercise.task"), values, 2);
}

static void draw(struct app *app, float w, float h)
{
  const struct exercise *exercise = learner_exercise(app);
  if (!exercise) { /* its book is gone */
    app_go(app, app->reading ? APP_BOOK : APP_CHOOSE);
    return;
  }
  struct exercise_layout layout;
  struct strbuf line;
  layout_exercise(&layout, w, h);
  struct words words = app_words(app, app->reader.variant);
  strbuf_init(&line);
  subtitle(app, &line, &words, exercise);
  draw_board(app, exercise, layout.board);
  bool leave = app_heading(app, layout.back, layout.title, layout.subtitle, book_exercise_text(&words, exercise->example.name, "name"), line.text);
  strbuf_release(&line);
  if (ui_icon_button(&app->ui, ui_id("language", 0), layout.language, ICON_GLOBE, app_text(app, "ui.tool.language"), true)) app_next_language(app);
  if (ui_icon_button(&app->ui, ui_id("settings", 0), layout.settings, ICON_SETTINGS, app_text(app, "ui.tool.settings"), true)) app_open_settings(app);
  ui_panel(&app->ui, layout.panel);
  const char *turn = turn_text(app);
  bool failed = app->learner.match && app->learner.lesson.state == LESSON_FAILED; /* its button stands in the same place */
  layout_exercise_fit(&layout, turn != NULL || failed);
  draw_words(app, &words, exercise, layout.words);
  draw_buttons(app, &layout, turn);
  if (leave) leave_for_book(app);
}

/* ---- the hand ---- */

static bool press(struct app *app, float x, float y) { return table_press(app, &app->learner.table, x, y); }
static bool move(struct app *app, float x, float y) { return table_move(app, &app->learner.table, x, y); }
static bool release(struct app *app, float x, float y) { return table_release(app, &app->learner.table, x, y); }
static bool wheel(struct app *app, float dy) { return table_wheel(app, &app->learner.table, dy); }

/* Undo and the rest are shortcuts (app/keys.h). */
static bool key(struct app *app, SDL_Keycode code, bool control)
{
  (void)control;
  struct learner *learner = &app->learner;
  bool enter = code == SDLK_RETURN || code == SDLK_KP_ENTER;
  if (!enter || !learner->match) return false;
  if (learner->lesson.state == LESSON_FAILED) return learner_again(app);
  if (learner->lesson.state != LESSON_DONE) return table_end_turn(app, &learner->table);
  go_on(app);
  return true;
}

static int animated(const struct app *app) { return table_animated(&app->learner.table); }

const struct screen screen_exercise = {
  .name = "exercise", .draw = draw, .back = back, .press = press, .move = move, .release = release, .wheel = wheel, .key = key, .animated = animated,
};
