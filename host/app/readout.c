#include "app/readout.h"

#include "app/book_draw.h"
#include "app/board_keys.h"
#include "app/look_bar.h"
#include "app/narrate.h"
#include "app/overlay.h"
#include "app/play.h"
#include "app/play_standing.h"
#include "app/play_prompt.h"
#include "app/play_question.h"
#include "app/play_thinking.h"
#include "app/state.h"
#include "app/table_seat.h"
#include "match/piece_words.h"

#include <math.h>
#include <string.h>

static const float column_most = 560, edge = 96; /* edge: of a narrow window, on both sides of the text */

static uint64_t readout_id(void) { return ui_id("readout", 0); }

/* ---- the text ---- */

/* A paragraph more; it ends like a sentence. */
static void add(struct strbuf *out, const char *text)
{
  if (!text || !*text) return;
  if (out->length > 0) strbuf_add_char(out, '\n');
  strbuf_add(out, text);
  if (!strchr(".?!:", text[strlen(text) - 1])) strbuf_add_char(out, '.');
}

/* Read out, or shown until it is closed. */
static bool give(struct app *app, const char *word, const char *title, const struct strbuf *text)
{
  struct readout *readout = &app->input.readout;
  const char *rest = text->text;
  while (rest && *rest) {
    int length = (int)strcspn(rest, "\n");
    narrate(app, word, "%.*s", length, rest);
    rest += length + (rest[length] == '\n');
  }
  if (speech_on(app)) {
    speech_at_length(app);
    return true;
  }
  strbuf_clear(&readout->text), strbuf_add(&readout->text, text->text ? text->text : "");
  readout->title = title;
  readout->open = app->again = true;
  ui_scroll_to_start(&app->ui, readout_id());
  return true;
}

/* ---- how it stands ---- */

static void add_side(struct strbuf *out, const struct words *words, const struct rules *rules, int side)
{
  struct strbuf player, line;
  strbuf_init(&player), strbuf_init(&line);
  words_player(&player, words, rules, side);
  words_fill(&line, words, "prompt.turn", &(struct text_value){"player", player.text}, 1);
  add(out, line.text);
  strbuf_release(&player), strbuf_release(&line);
}

static void add_task(const struct app *app, struct strbuf *out)
{
  const struct exercise *exercise = learner_exercise(app);
  const struct lesson *lesson = &app->learner.lesson;
  struct words words = app_words(app, app->reader.variant);
  if (exercise && lesson->task < exercise->task_count) add(out, book_task_text(&words, exercise, lesson->task));
  if (lesson->state == LESSON_DONE) add(out, app_text(app, "ui.exercise.done"));
  if (lesson->state == LESSON_FAILED) add(out, app_text(app, "ui.exercise.failed"));
  if (lesson_may_pick(lesson)) add(out, app_text(app, "ui.exercise.pick"));
}

/* Of the game: what is seen of it, what is asked or expected. */
static void add_expected(const struct app *app, struct strbuf *out, const struct table *table)
{
  const struct match *match = table->match;
  struct words words = app_match_words(app);
  struct strbuf line;
  strbuf_init(&line);
  int turns = table_shown_turns(table);
  bool back = turns < match->game.count, review = app->screen == APP_REVIEW;
  if (table == &app->table && (back || review)) look_words(app, &line), add(out, line.text), strbuf_clear(&line);
  if (app->screen == APP_PLAY && app->play.asking) {
    play_question_words(app, &line);
  } else if (back) {
    add_side(out, &words, match->rules, match->game.played[turns].before.side);
    if (!review && match->game.outcome.type == OUTCOME_NONE) play_prompt_meanwhile(app, &line);
  } else {
    words_prompt(&line, &words, match);
  }
  add(out, line.text);
  strbuf_clear(&line);
  words_view_only(&line, &words, match);
  add(out, line.text);
  bool any = !match->rules->owned && !match->lifted && !back && match->game.outcome.type == OUTCOME_NONE;
  if (any) add(out, app_text(app, "ui.nobodys_pieces"));
  bool thinks = app->screen == APP_PLAY && !app->play.asking && match->game.outcome.type == OUTCOME_NONE && play_is_computer(app, match->game.now.side);
  strbuf_clear(&line);
  if (thinks && app->play.paused) add(out, app_text(app, "ui.play.waits"));
  else if (thinks) add(out, play_thinking_far(app, &line, FAR_SENTENCE) ? line.text : play_thinking_text(app));
  strbuf_release(&line);
}

/* Where the position is thought about: who is ahead, as far as that is known. */
static void add_assessment(const struct app *app, struct strbuf *out)
{
  struct assessment assessment;
  struct words words = app_match_words(app);
  struct strbuf line;
  if (!analysis_assessment(app, &assessment)) return;
  strbuf_init(&line);
  assessment_words(&line, &words, app->match->rules, &assessment);
  add(out, line.text);
  strbuf_release(&line);
}

static void add_report(const struct app *app, struct strbuf *out)
{
  struct strbuf line;
  strbuf_init(&line);
  reporting_making_words(app, &line);
  add(out, line.text);
  strbuf_release(&line);
}

/* What the rows beside the board show. */
static void add_standings(struct app *app, struct strbuf *out)
{
  for (int p = 0; p < app->match->rules->player_count; p++) {
    struct strbuf line;
    strbuf_init(&line);
    play_players_standing(app, &line, p);
    add(out, line.text);
    strbuf_release(&line);
  }
}

/* ---- a board that was turned ---- */

void readout_turned(struct app *app, const struct table *table, const char *how)
{
  struct strbuf text, player;
  struct words words = app_words(app, table->match->variant);
  int below = table_player_below(table);
  if (!narrate_wanted(app)) return;
  char key[32];
  SDL_snprintf(key, sizeof key, "ui.keys.say.%s", how);
  strbuf_init(&text), strbuf_init(&player);
  words.participants = table->match->participant;
  strbuf_add(&text, app_text(app, key));
  if (below >= 0) {
    words_player(&player, &words, table->match->rules, below);
    strbuf_add_char(&text, ' ');
    app_fill(app, &text, "ui.keys.say.bottom", "player", player.text);
  }
  narrate(app, how, "%s", text.text);
  strbuf_release(&text), strbuf_release(&player);
}

/* ---- how a game stands ---- */

bool readout_state(struct app *app)
{
  const struct table *table = board_keys_table(app);
  const struct example *example = app->screen == APP_BOOK ? book_example_here(app) : NULL;
  bool game = table && table == &app->table;
  if (!table && !example) return false;
  struct strbuf text;
  strbuf_init(&text);
  if (app->screen == APP_EXERCISE) add_task(app, &text);
  if (example) {
    struct words words = app_words(app, app->reader.variant);
    add_side(&text, &words, example->rules, example->position.side);
  } else if (app->screen != APP_EXERCISE || lesson_may_play(&app->learner.lesson)) {
    add_expected(app, &text, table);
  }
  if (game) add_assessment(app, &text), add_report(app, &text);
  if (game && !narrate_wanted(app)) add_standings(app, &text);
  bool given = give(app, "state", "ui.keys.told.state", &text);
  if (game && narrate_wanted(app)) play_players_tell(app);
  strbuf_release(&text);
  return given;
}

/* ---- the board ---- */

/* The turn that led to what is seen. */
static void add_last(const struct app *app, struct strbuf *out, const struct table *table)
{
  struct words words = app_match_words(app);
  struct strbuf turn, line;
  int turns = table_shown_turns(table);
  strbuf_init(&turn), strbuf_init(&line);
  if (turns > 0) {
    words_turn_at(&turn, &words, table->match, turns - 1);
    app_fill(app, &line, "ui.keys.told.last", "turn", turn.text);
  } else {
    strbuf_add(&line, app_text(app, "ui.keys.told.start"));
  }
  add(out, line.text);
  strbuf_release(&turn), strbuf_release(&line);
}

/* "A: e5, B: i5", and the cells that stand out. */
static void add_marks(const struct app *app, struct strbuf *out, const struct example *example, const struct bits *marked, const struct board *board)
{
  struct strbuf marks, cells, line;
  strbuf_init(&marks), strbuf_init(&cells), strbuf_init(&line);
  for (int i = 0; i < example->label_count; i++) strbuf_addf(&marks, "%s%s: %s", i ? ", " : "", example->label[i].text, board->name[example->label[i].cell]);
  for (int i = 0; i < board->cell_count; i++)
    if (bits_has(marked, board->order[i])) strbuf_addf(&cells, "%s%s", cells.length ? ", " : "", board->name[board->order[i]]);
  if (marks.length) app_fill(app, &line, "ui.keys.told.marks", "marks", marks.text), add(out, line.text), strbuf_clear(&line);
  if (cells.length) app_fill(app, &line, "ui.keys.told.marked", "cells", cells.text), add(out, line.text);
  strbuf_release(&marks), strbuf_release(&cells), strbuf_release(&line);
}

bool readout_board(struct app *app)
{
  const struct table *table = board_keys_table(app);
  const struct example *example = app->screen == APP_BOOK ? book_example_here(app) : NULL;
  if (!table && !example) return false;
  struct strbuf text;
  struct position shown;
  struct words words = example ? app_words(app, app->reader.variant) : app_match_words(app);
  const struct variant *variant = example ? app->reader.variant : table->match->variant;
  strbuf_init(&text);
  bool played = example && diagram_state_of(&app->reader.diagram, example) != DIAGRAM_START;
  if (example) position_copy(&shown, played ? &app->reader.diagram.now : &example->position, example->rules);
  else table_position(table, &shown);
  piece_words(&text, &(struct told_game){&words, variant, example ? example->rules : table->match->rules}, &shown);
  const struct exercise *exercise = !example && app->screen == APP_EXERCISE ? learner_exercise(app) : NULL;
  if (example) add_marks(app, &text, example, &example->marks, &example->rules->board);
  if (exercise) add_marks(app, &text, &exercise->example, &table->marks, &table->match->rules->board);
  if (table && !example) add_last(app, &text, table);
  bool given = give(app, "pieces", "ui.keys.told.pieces", &text);
  strbuf_release(&text);
  return given;
}

/* ---- shown ---- */

bool readout_close(struct app *app)
{
  app->input.readout.open = false;
  app->again = true;
  return true;
}

/* Each paragraph; its height in all, and drawn where `draws`. */
static float paragraphs(struct app *app, float x, float y, float w, bool draws)
{
  float top = y;
  const char *rest = app->input.readout.text.text;
  while (rest && *rest) {
    size_t length = strcspn(rest, "\n");
    char *line = SDL_strdup(rest);
    line[length] = '\0';
    if (y > top) y += 12;
    if (draws) ui_paragraph(&app->ui, STYLE_READING, rect_of(x, y, w, 0), app->theme->ink, line);
    y += ui_paragraph_height(&app->ui, STYLE_READING, w, line);
    SDL_free(line);
    rest += length + (rest[length] == '\n');
  }
  return y - top;
}

void readout_draw(struct app *app, float w, float h)
{
  struct shortcuts_layout layout = {.columns = 1, .column_w = floorf(fminf(column_most, w - edge))};
  uint64_t id = readout_id();
  bool close;
  float content = paragraphs(app, 0, 0, layout.column_w, false);
  layout_shortcuts(&layout, w, h, content);
  float top = overlay_begin(app, id, &layout, app_text(app, app->input.readout.title), content, &close);
  ui_scroll_text(&app->ui, id);
  paragraphs(app, layout.list.x, top, layout.column_w, true);
  if (overlay_end(app, id) || close) readout_close(app);
}

void readout_release(struct app *app)
{
  strbuf_release(&app->input.readout.text);
  app->input.readout = (struct readout){0};
}
