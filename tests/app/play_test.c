/* The game in progress: the computer's turns, undo to a person's turn, hints, draws, giving up, clocks, playing on from an earlier
   position, the screen to review. All on a surface in memory, without a display. */
#include "stage.h"

#include "app/look_bar.h"
#include "app/play_panel.h"
#include "app/play_players.h"
#include "app/play_prompt.h"
#include "app/play_question.h"
#include "app/play_tools.h"
#include "app/thinker.h"
#include "platform/clock.h"

static struct fixture fixture;
static struct stage stage;
static struct app *const app = &stage.app;

/* ---- at the table ---- */

static void sit(const char *id, int players, unsigned computers, const char *position)
{
  stage_open(&stage, &fixture, NULL, 1000, 760);
  app->thinker = thinker_new(NULL, NULL);
  struct choices choices;
  struct error err;
  struct variant *variant = fixture_variant(&fixture, id);
  variant_default_choices(variant, &choices);
  if (players) choices.players = players;
  if (!app_start(app, variant, &choices, position, &err)) fail_msg("%s", err.message);
  for (int p = 0; p < app->match->rules->player_count; p++)
    if (computers >> p & 1) app->match->participant[p] = (struct participant){.computer = true, .level = 1};
  stage_frame(&stage);
}

static void leave(void) { stage_close(&stage); }

static int cell(const char *name)
{
  int c = board_cell(&app->match->rules->board, name);
  assert_true(c >= 0);
  return c;
}

/* By two clicks, or by one where that is enough. */
static void turn(const char *from, const char *to)
{
  int count = app->match->game.count;
  table_use(app, &app->table, cell(from));
  if (app->match->game.count == count) table_use(app, &app->table, cell(to));
  if (app->match->game.count == count && match_may_stop(app->match)) play_end_turn(app);
  assert_int_equal(app->match->game.count, count + 1);
  stage_frame(&stage);
}

/* Some legal turn: what the computer has answered differs from run to run, and may leave a duty to capture. */
static void any_turn(void)
{
  struct match *match = app->match;
  struct turn_list list;
  struct path path;
  struct strbuf text;
  turn_list_init(&list);
  strbuf_init(&text);
  turns_generate(&list, match->rules, &match->game.now);
  assert_true(list.count > 0);
  turn_list_path(&list, 0, &path);
  turn_write(&text, match->rules, &list.turn[0], &path);
  assert_int_equal(match_type(match, text.text), MATCH_PLAYED);
  app_played(app, MATCH_PLAYED);
  strbuf_release(&text);
  turn_list_release(&list);
  stage_frame(&stage);
}

/* What the thinker found is taken, and played in the next frame. */
static void answer(void)
{
  assert_true(thinker_wait(app->thinker));
  assert_true(play_thought(app));
  stage_frame(&stage);
}

static int count(void) { return app->match->game.count; }
static const struct outcome *outcome(void) { return &app->match->game.outcome; }

/* ---- the computer ---- */

static void the_computer_answers(void **state)
{
  (void)state;
  sit("turkish-draughts", 0, 2, NULL);
  assert_false(app->table.locked);
  turn("d3", "d4");
  assert_int_equal(app->play.thought, THOUGHT_TURN);
  assert_true(app->table.locked);
  table_use(app, &app->table, cell("d6")); /* its piece is not a person's to move */
  assert_false(app->match->lifted);
  assert_int_equal(count(), 1);
  answer();
  assert_int_equal(count(), 2);
  assert_int_equal(app->play.thought, THOUGHT_NONE);
  assert_false(app->table.locked);
  leave();
}

static void undo_leads_to_a_persons_turn(void **state)
{
  (void)state;
  sit("turkish-draughts", 0, 2, NULL);
  assert_false(play_tool_use(app, TOOL_UNDO));
  turn("d3", "d4");
  assert_true(play_tool_use(app, TOOL_UNDO)); /* while it thinks */
  assert_int_equal(count(), 0);
  assert_false(thinker_busy(app->thinker));
  stage_frame(&stage);
  assert_int_equal(app->play.thought, THOUGHT_NONE);
  turn("d3", "d4"), answer();
  any_turn(), answer();
  assert_true(play_tool_use(app, TOOL_UNDO));
  assert_int_equal(count(), 2);
  assert_true(play_tool_use(app, TOOL_UNDO));
  assert_int_equal(count(), 0);
  assert_true(play_tool_use(app, TOOL_REDO));
  assert_int_equal(count(), 2);
  assert_true(play_tool_use(app, TOOL_REDO));
  assert_int_equal(count(), 4);
  assert_false(play_tool_use(app, TOOL_REDO));
  leave();

  sit("turkish-draughts", 0, 1, NULL); /* it begins: its first turn is no person's to take back */
  answer();
  assert_int_equal(count(), 1);
  assert_false(play_tool_use(app, TOOL_UNDO));
  any_turn(), answer();
  assert_true(play_tool_use(app, TOOL_UNDO));
  assert_int_equal(count(), 1);
  leave();
}

static void computers_among_themselves_wait_after_an_undo(void **state)
{
  (void)state;
  sit("english-draughts", 0, 3, NULL);
  answer(), answer(), answer();
  assert_int_equal(count(), 3);
  assert_true(play_tool_use(app, TOOL_UNDO));
  stage_frame(&stage);
  assert_int_equal(count(), 2);
  assert_int_equal(app->play.thought, THOUGHT_NONE);
  assert_false(play_tool_use(app, TOOL_HINT));
  assert_false(play_tool_use(app, TOOL_RESIGN));
  assert_true(play_end_turn(app)); /* "Go on" */
  stage_frame(&stage);
  answer();
  assert_int_equal(count(), 3);
  leave();
}

/* An answer waits for a question that is open, and is not lost by it. */
static void a_question_is_not_swept_away(void **state)
{
  (void)state;
  sit("turkish-draughts", 0, 2, NULL);
  turn("d3", "d4");
  assert_true(play_tool_use(app, TOOL_RESIGN));
  answer();
  assert_int_equal(app->play.asking, ASK_RESIGN);
  assert_int_equal(count(), 1);
  play_answer_question(app, false);
  stage_frame(&stage);
  assert_int_equal(count(), 2);
  leave();
}

static void a_hint_is_shown_and_forgotten(void **state)
{
  (void)state;
  sit("turkish-draughts", 0, 0, NULL);
  assert_true(play_tool_use(app, TOOL_HINT));
  assert_int_equal(app->play.thought, THOUGHT_HINT);
  assert_false(app->table.locked); /* one may play on meanwhile */
  answer();
  assert_true(app->play.hinted);
  assert_int_equal(app->table.arrow_count, 1);
  const struct path hint = app->play.path;
  struct bits starts = match_starts(app->match);
  assert_true(bits_has(&starts, hint.cell[0]));
  turn("d3", "d4");
  assert_false(app->play.hinted);
  assert_int_equal(app->table.arrow_count, 0);
  assert_true(bits_empty(&app->table.marks));
  assert_true(play_tool_use(app, TOOL_HINT));
  turn("d6", "d5"); /* it comes too late */
  assert_false(thinker_busy(app->thinker));
  assert_int_equal(app->play.thought, THOUGHT_NONE);
  leave();
}

/* ---- what is on its way ---- */

static void check_prompt(const char *expected)
{
  struct prompt prompt;
  play_prompt_init(&prompt, app, 400);
  if (!strstr(prompt.first.text, expected)) fail_msg("'%s' is said, not '%s'", prompt.first.text, expected);
  play_prompt_release(&prompt);
}

/* Counts and the result are those of what is seen to have landed. */
static void the_end_is_told_when_it_is_seen(void **state)
{
  (void)state;
  sit("turkish-draughts", 0, 0, "8/8/8/3b4/8/3b4/3w4/8 w");
  stage.options.no_animation = false;
  app->settings.motion = MOTION_SLOW;
  table_use(app, &app->table, cell("d2"));
  assert_int_equal(outcome()->type, OUTCOME_WIN);
  assert_true(app->table.flight.on);
  app->table.flight.start_ms = INT64_MAX / 4; /* it stays in the air */
  stage_frame(&stage);
  struct position seen;
  table_seen(&app->table, &seen);
  struct bits black = position_of(&seen, app->match->rules, 1);
  assert_int_equal(bits_count(&black), 2);
  check_prompt("White plays d2xd4xd6");
  assert_false(play_end_turn(app));
  flight_stop(&app->table.flight);
  stage_frame(&stage);
  check_prompt("White wins");
  leave();
}

/* ---- draws and giving up ---- */

static void persons_are_asked_for_a_draw(void **state)
{
  (void)state;
  sit("turkish-draughts", 0, 0, NULL);
  assert_false(play_tool_use(app, TOOL_DRAW)); /* of a game that has not begun */
  turn("d3", "d4");
  assert_true(play_tool_use(app, TOOL_DRAW));
  assert_int_equal(app->play.asking, ASK_DRAW);
  assert_int_equal(app->play.asked, 0);
  play_answer_question(app, false);
  assert_true(*app->play.note);
  assert_int_equal(outcome()->type, OUTCOME_NONE);
  play_tool_use(app, TOOL_DRAW);
  play_answer_question(app, true);
  assert_int_equal(outcome()->type, OUTCOME_DRAW);
  assert_int_equal(outcome()->reason, REASON_AGREED);
  leave();

  sit("chinese-checkers", 4, 0, NULL); /* all of them */
  turn("d1", "e5");
  play_tool_use(app, TOOL_DRAW);
  for (int asked = 0; asked < 4; asked++) {
    if (asked == 1) continue; /* who offers it */
    assert_int_equal(app->play.asking, ASK_DRAW);
    assert_int_equal(app->play.asked, asked);
    play_answer_question(app, true);
  }
  assert_int_equal(outcome()->reason, REASON_AGREED);
  leave();
}

static void the_computer_takes_a_draw_when_it_is_not_better(void **state)
{
  (void)state;
  static const struct {
    const char *position;
    bool accepts;
  } games[] = {{"8/1b6/8/8/8/8/wwwwwwww/8 w", true}, {"8/bbbbbbbb/8/8/8/8/8/w7 w", false}};
  for (int i = 0; i < 2; i++) {
    sit("turkish-draughts", 0, 2, games[i].position);
    app->match->participant[1].computer = false; /* so that a turn is played, and it is the person's turn again */
    turn(i ? "a1" : "h2", i ? "a2" : "h3");
    turn("b7", "b6");
    app->match->participant[1].computer = true;
    assert_true(play_tool_use(app, TOOL_DRAW));
    assert_int_equal(app->play.thought, THOUGHT_DRAW);
    answer();
    assert_int_equal(outcome()->type, games[i].accepts ? OUTCOME_DRAW : OUTCOME_NONE);
    assert_int_equal(*app->play.note != '\0', !games[i].accepts);
    leave();
  }
}

static void of_two_the_other_wins(void **state)
{
  (void)state;
  sit("turkish-draughts", 0, 2, NULL);
  turn("d3", "d4"); /* the computer thinks: still the person resigns */
  assert_true(play_tool_use(app, TOOL_RESIGN));
  play_answer_question(app, true);
  assert_int_equal(outcome()->type, OUTCOME_WIN);
  assert_int_equal(outcome()->winner, 1);
  assert_int_equal(outcome()->reason, REASON_RESIGNED);
  assert_false(thinker_busy(app->thinker));
  leave();
}

static void of_more_the_computer_plays_on(void **state)
{
  (void)state;
  sit("chinese-checkers", 3, 0, NULL);
  turn("d1", "e5");
  assert_true(play_tool_use(app, TOOL_RESIGN));
  play_answer_question(app, true);
  assert_int_equal(outcome()->type, OUTCOME_NONE);
  assert_true(app->match->participant[1].computer);
  assert_true(*app->play.note);
  stage_frame(&stage);
  answer();
  assert_int_equal(count(), 2);
  assert_false(app->table.locked); /* the third person's turn */
  play_restart(app); /* a new game: everybody is there again */
  assert_false(app->match->participant[1].computer);
  leave();
}

/* ---- clocks ---- */

static void with_clock(int64_t ms, int64_t increment)
{
  struct timer_rule rule = {TIMER_TOTAL, ms, increment};
  timer_init(&app->match->timer, &rule);
}

static void clocks_run_for_the_side_to_move(void **state)
{
  (void)state;
  sit("turkish-draughts", 0, 0, NULL);
  with_clock(600000, 5000);
  const struct timer *timer = &app->match->timer;
  stage_frame(&stage);
  assert_false(timer->running); /* the game has not begun */
  turn("d3", "d4");
  assert_true(timer->running);
  assert_int_equal(timer->side, 1);
  assert_int_equal(timer->left[0], 605000);
  look_to(app, 0, false);
  stage_frame(&stage);
  assert_true(timer->running); /* looking back stops nothing */
  const struct point at = app->table.view.cell[0];
  screen_play.press(app, at.x, at.y);
  assert_string_equal(app->play.note, app_text(app, "ui.play.looking_still"));
  assert_int_equal(count(), 1);
  look_to(app, 1, false);
  app_go(app, APP_SETUP);
  assert_false(timer->running);
  app_go(app, APP_PLAY);
  stage_frame(&stage);
  assert_true(timer->running);
  play_give_up(app, 0, REASON_RESIGNED);
  stage_frame(&stage);
  assert_false(timer->running);
  leave();
}

static void time_over_ends_it_for_two(void **state)
{
  (void)state;
  sit("turkish-draughts", 0, 0, NULL);
  with_clock(600000, 0);
  turn("d3", "d4");
  app->match->timer.since -= 600000;
  stage_frame(&stage);
  assert_int_equal(outcome()->type, OUTCOME_WIN);
  assert_int_equal(outcome()->reason, REASON_TIME);
  assert_int_equal(outcome()->winner, 0);
  assert_true(play_undo(app)); /* only the end, with time to play on */
  assert_int_equal(count(), 1);
  stage_frame(&stage);
  assert_int_equal(outcome()->type, OUTCOME_NONE);
  assert_in_range(app->match->timer.left[1], 1, 60000);
  assert_true(play_redo(app));
  assert_int_equal(outcome()->reason, REASON_TIME);
  assert_false(play_redo(app));
  play_on_from(app, 1); /* another game, with time of its own */
  stage_frame(&stage);
  assert_int_equal(outcome()->type, OUTCOME_NONE);
  assert_int_equal(app->match->timer.left[1], 600000);
  leave();
}

/* The person's own turn was running: the one that comes back has nothing to do with what is left of it. */
static void a_turn_taken_back_has_its_whole_time(void **state)
{
  (void)state;
  sit("turkish-draughts", 0, 2, NULL);
  struct timer_rule rule = {TIMER_TURN, 600000, 0};
  struct timer *timer = &app->match->timer;
  timer_init(timer, &rule);
  turn("d3", "d4");
  answer();
  assert_true(timer->running);
  timer->since -= 400000;
  assert_true(play_undo(app));
  assert_int_equal(count(), 0);
  assert_int_equal(timer->left[0], 600000);
  any_turn();
  answer();
  timer->since -= 400000;
  any_turn();
  answer();
  assert_true(play_undo(app));
  timer->since -= timer->running ? 400000 : 0;
  assert_true(play_redo(app));
  assert_int_equal(timer->left[0], 600000);
  leave();
}

static void time_over_is_not_the_end_for_more(void **state)
{
  (void)state;
  sit("chinese-checkers", 3, 0, NULL);
  with_clock(600000, 0);
  turn("d1", "e5");
  app->match->timer.since -= 600000;
  stage_frame(&stage);
  assert_int_equal(outcome()->type, OUTCOME_NONE);
  assert_true(app->match->participant[1].computer);
  assert_true(*app->play.note);
  stage_frame(&stage);
  assert_false(app->match->timer.running); /* it has no time to lose any more */
  answer();
  assert_int_equal(count(), 2);
  stage_frame(&stage);
  assert_true(app->match->timer.running);
  assert_int_equal(app->match->timer.side, 2);
  leave();
}

static void check_name(int player, const char *expected)
{
  struct strbuf name;
  strbuf_init(&name);
  play_player_name(app, &name, player);
  assert_string_equal(name.text, expected);
  strbuf_release(&name);
}

static void names_stay_when_somebody_leaves(void **state)
{
  (void)state;
  sit("chinese-checkers", 3, 4, NULL);
  const char *third = "Computer, level 1";
  check_name(2, third);
  struct strbuf before, after;
  strbuf_init(&before), strbuf_init(&after);
  play_player_name(app, &before, 1);
  turn("d1", "e5");
  play_give_up(app, 1, REASON_TIME);
  check_name(1, before.text);
  check_name(2, third);
  struct words words = app_match_words(app);
  words_player(&after, &words, app->match->rules, 2);
  assert_string_equal(after.text, "Computer");
  strbuf_release(&before), strbuf_release(&after);
  leave();
}

/* What is said of somebody who left is there until a person plays, and undo gives the seat back: first that alone, later with the turns. */
static void undo_gives_the_seat_back(void **state)
{
  (void)state;
  static const enum outcome_reason reasons[] = {REASON_RESIGNED, REASON_TIME};
  for (int i = 0; i < 2; i++) {
    sit("chinese-checkers", 3, 0, NULL);
    with_clock(600000, 0);
    turn("d1", "e5");
    play_give_up(app, 1, reasons[i]);
    assert_true(play_tool_use(app, TOOL_UNDO));
    assert_int_equal(count(), 1);
    assert_false(play_is_computer(app, 1));
    assert_string_equal(app->play.note, "");
    if (reasons[i] == REASON_TIME) app->match->timer.left[1] = 0;
    play_give_up(app, 1, reasons[i]);
    stage_frame(&stage);
    answer();
    assert_int_equal(count(), 2);
    assert_true(*app->play.note);
    assert_true(play_tool_use(app, TOOL_UNDO));
    assert_int_equal(count(), 1);
    assert_false(play_is_computer(app, 1));
    assert_true(app->match->timer.left[1] > 0);
    assert_string_equal(app->play.note, "");
    leave();
  }
}

static void computers_wait_where_no_person_is_left(void **state)
{
  (void)state;
  sit("chinese-checkers", 3, 6, NULL);
  turn("d1", "e5");
  answer(), answer();
  play_give_up(app, 0, REASON_TIME);
  stage_frame(&stage);
  assert_true(app->play.paused);
  assert_int_equal(app->play.thought, THOUGHT_NONE);
  assert_non_null(strstr(app->play.note, "no person plays"));
  assert_true(play_end_turn(app)); /* they may go on */
  stage_frame(&stage);
  answer(), answer();
  assert_int_equal(count(), 5);
  assert_true(play_tool_use(app, TOOL_UNDO));
  assert_int_equal(count(), 3);
  assert_false(play_is_computer(app, 0));
  assert_false(app->play.paused);
  leave();
}

static void clocks_in_words(void **state)
{
  (void)state;
  static const struct {
    int64_t ms;
    const char *text;
  } times[] = {{0, "0.0"}, {1, "0.1"}, {9400, "9.4"}, {9999, "10.0"}, {10000, "10.0"}, {10001, "0:11"}, {60000, "1:00"}, {228000, "3:48"}, {3600000, "1:00:00"}, {3725000, "1:02:05"}};
  for (size_t i = 0; i < sizeof times / sizeof *times; i++) {
    struct strbuf text;
    strbuf_init(&text);
    play_clock_text(&text, ".", times[i].ms);
    assert_string_equal(text.text, times[i].text);
    strbuf_release(&text);
  }
  struct strbuf text;
  strbuf_init(&text);
  play_clock_text(&text, ",", 2400);
  assert_string_equal(text.text, "2,4");
  strbuf_release(&text);
}

/* Frames are due when what a clock shows changes, and not before. */
static void a_clock_asks_for_few_frames(void **state)
{
  (void)state;
  sit("turkish-draughts", 0, 0, NULL);
  assert_int_equal(app_animated(app), 0);
  with_clock(600000, 0);
  turn("d3", "d4");
  int due = app_animated(app);
  assert_true(due > 100 && due <= 1000);
  app->match->timer.left[1] = 9000, app->match->timer.since = clock_ms();
  due = app_animated(app);
  assert_true(due > 0 && due <= 100);
  leave();
}

/* ---- looking back ---- */

static void play_three(void)
{
  turn("d3", "d4"), turn("e6", "e5"), turn("a3", "a4");
}

static void one_looks_back_and_plays_on(void **state)
{
  (void)state;
  sit("turkish-draughts", 0, 0, NULL);
  play_three();
  assert_true(look_to(app, 1, false));
  assert_false(look_to(app, 1, false));
  stage_frame(&stage);
  table_use(app, &app->table, cell("e6")); /* nothing is moved in what was */
  assert_false(app->match->lifted);
  struct strbuf words;
  strbuf_init(&words);
  look_words(app, &words);
  assert_string_equal(words.text, "1. White: d3-d4");
  strbuf_release(&words);
  assert_true(stage_key(&stage, SDLK_RIGHT, KMOD_LCTRL));
  assert_int_equal(table_shown_turns(&app->table), 2);
  assert_true(stage_key(&stage, SDLK_ESCAPE, 0)); /* back to the game */
  assert_int_equal(table_shown_turns(&app->table), 3);
  assert_int_equal(app->screen, APP_PLAY);
  look_to(app, 1, false);
  play_ask(app, ASK_PLAY_ON);
  play_answer_question(app, false);
  assert_int_equal(count(), 3);
  play_ask(app, ASK_PLAY_ON);
  play_answer_question(app, true);
  assert_int_equal(count(), 1);
  assert_int_equal(table_shown_turns(&app->table), 1);
  turn("f6", "f5");
  assert_int_equal(count(), 2);
  leave();
}

/* What is typed while an earlier turn is looked at is answered, and changes nothing. */
static void typing_needs_the_game_as_it_is(void **state)
{
  (void)state;
  sit("turkish-draughts", 0, 0, NULL);
  play_three();
  look_to(app, 1, false);
  stage_frame(&stage);
  for (const char *c = "e6-e5"; *c; c++) stage_type(&stage, (char[]){*c, '\0'});
  stage_key(&stage, SDLK_RETURN, 0);
  assert_string_equal(app->play.note, app_text(app, "ui.play.looking_still"));
  assert_false(app->input.typing.open);
  assert_int_equal(count(), 3);
  assert_int_equal(table_shown_turns(&app->table), 1);
  leave();
}

/* Of what was refused nothing is left once something else is said, the screen is left or the language is another. */
static void what_is_said_last_is_shown(void **state)
{
  (void)state;
  sit("turkish-draughts", 0, 0, NULL);
  table_use(app, &app->table, cell("d5"));
  assert_int_not_equal(app->match->refusal.reason, REFUSAL_NONE);
  play_note(app, "A copy was saved.");
  assert_int_equal(app->match->refusal.reason, REFUSAL_NONE);
  assert_string_equal(app->play.note, "A copy was saved.");
  app_use_language(app, "pt-BR");
  assert_string_equal(app->play.note, "");
  table_use(app, &app->table, cell("d5"));
  assert_int_not_equal(app->match->refusal.reason, REFUSAL_NONE);
  assert_true(play_tool_use(app, TOOL_RULES));
  stage_frame(&stage);
  app_go(app, APP_PLAY);
  stage_frame(&stage);
  assert_int_equal(app->match->refusal.reason, REFUSAL_NONE);
  leave();
}

static void a_game_is_reviewed(void **state)
{
  (void)state;
  sit("turkish-draughts", 0, 0, NULL);
  play_three();
  play_give_up(app, 1, REASON_RESIGNED);
  assert_true(play_tool_use(app, TOOL_REVIEW));
  stage_frame(&stage);
  assert_int_equal(app->screen, APP_REVIEW);
  assert_true(app->table.locked);
  assert_int_equal(table_shown_turns(&app->table), 3);
  assert_true(stage_key(&stage, SDLK_HOME, KMOD_LCTRL));
  assert_int_equal(table_shown_turns(&app->table), 0);
  assert_true(review_run(app, true));
  for (int i = 0; i < 10 && app->review.playing; i++) {
    app->review.next_ms = clock_ms();
    stage_frame(&stage);
  }
  assert_false(app->review.playing); /* to the end, and it stops there */
  assert_int_equal(table_shown_turns(&app->table), 3);
  look_to(app, 2, false);
  app_go(app, APP_PLAY);
  assert_int_equal(table_shown_turns(&app->table), 3); /* the screen to play shows the game as it is */
  assert_true(play_on_from(app, 2));
  stage_frame(&stage);
  assert_int_equal(outcome()->type, OUTCOME_NONE);
  turn("b3", "b4");
  assert_int_equal(count(), 3);
  leave();
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(the_computer_answers),
    cmocka_unit_test(undo_leads_to_a_persons_turn),
    cmocka_unit_test(computers_among_themselves_wait_after_an_undo),
    cmocka_unit_test(a_question_is_not_swept_away),
    cmocka_unit_test(a_hint_is_shown_and_forgotten),
    cmocka_unit_test(the_end_is_told_when_it_is_seen),
    cmocka_unit_test(persons_are_asked_for_a_draw),
    cmocka_unit_test(the_computer_takes_a_draw_when_it_is_not_better),
    cmocka_unit_test(of_two_the_other_wins),
    cmocka_unit_test(of_more_the_computer_plays_on),
    cmocka_unit_test(clocks_run_for_the_side_to_move),
    cmocka_unit_test(time_over_ends_it_for_two),
    cmocka_unit_test(a_turn_taken_back_has_its_whole_time),
    cmocka_unit_test(time_over_is_not_the_end_for_more),
    cmocka_unit_test(names_stay_when_somebody_leaves),
    cmocka_unit_test(undo_gives_the_seat_back),
    cmocka_unit_test(computers_wait_where_no_person_is_left),
    cmocka_unit_test(clocks_in_words),
    cmocka_unit_test(a_clock_asks_for_few_frames),
    cmocka_unit_test(one_looks_back_and_plays_on),
    cmocka_unit_test(typing_needs_the_game_as_it_is),
    cmocka_unit_test(what_is_said_last_is_shown),
    cmocka_unit_test(a_game_is_reviewed),
  };
  fixture = fixture_load(NULL);
  int failed = cmocka_run_group_tests(tests, NULL, NULL);
  fixture_release(&fixture);
  return failed;
}
