/* The hand on the board by mouse: lifting, hopping, dragging, one click for a whole turn, what is refused; and that nothing moves where
   nothing may be moved. On a surface in memory, without a display. */
#include "stage.h"

#include "app/play.h"
#include "app/play_tools.h"

static struct fixture fixture;
static struct stage stage;
static struct app *const app = &stage.app;

static void sit(const char *id, int players, const char *position)
{
  stage_open(&stage, &fixture, NULL, 1000, 760);
  stage_play(&stage, &fixture, id, players, position);
}

static struct point at(const char *name)
{
  int cell = board_cell(&app->match->rules->board, name);
  assert_true(cell >= 0);
  return app->table.view.cell[cell];
}

static void mouse(Uint32 type, struct point p)
{
  SDL_Event event = {.type = type};
  if (type == SDL_MOUSEMOTION) event.motion.x = (int)p.x, event.motion.y = (int)p.y;
  else event.button.button = SDL_BUTTON_LEFT, event.button.x = (int)p.x, event.button.y = (int)p.y;
  stage_event(&stage, &event);
}

static void click(const char *name) { stage_click(&stage, at(name).x, at(name).y); }

static void drag(const char *from, const char *to)
{
  struct point a = at(from), b = at(to), middle = {(a.x + b.x) / 2, (a.y + b.y) / 2};
  mouse(SDL_MOUSEMOTION, a), mouse(SDL_MOUSEBUTTONDOWN, a);
  mouse(SDL_MOUSEMOTION, middle), mouse(SDL_MOUSEMOTION, b);
  mouse(SDL_MOUSEBUTTONUP, b);
}

static Uint32 pixel(int x, int y)
{
  const SDL_Surface *surface = stage.surface;
  return ((const Uint32 *)surface->pixels)[y * surface->pitch / 4 + x];
}

static const struct match *match(void) { return app->match; }

static void assert_turn(int number, const char *expected)
{
  assert_int_equal(match()->game.count, number);
  const struct played *played = &match()->game.played[number - 1];
  struct strbuf text;
  strbuf_init(&text);
  turn_write(&text, match()->rules, &played->turn, &played->path);
  assert_string_equal(text.text, expected);
  strbuf_release(&text);
}

static void clicks_and_drags(void **state)
{
  (void)state;
  sit("turkish-draughts", 0, NULL);
  click("d3"); /* with one turn only */
  assert_turn(1, "d3-d4");
  drag("e6", "e5");
  assert_turn(2, "e6-e5");
  click("d4"); /* with three */
  assert_true(match()->lifted);
  click("c4");
  assert_turn(3, "d4-c4");
  click("e5"), click("e5");
  assert_false(match()->lifted); /* put back */
  drag("e5", "d5");
  assert_turn(4, "e5-d5");
  drag("a3", "a6"); /* no way leads there: it stays in hand, and the reason is said */
  assert_true(match()->lifted);
  assert_int_equal(match()->refusal.reason, REFUSAL_OCCUPIED);
  click("a4");
  assert_turn(5, "a3-a4");
  stage_close(&stage);
}

/* Of a piece with one turn a click is the turn; a drag of it goes where it is let go. */
static void the_only_turn_is_one_click(void **state)
{
  (void)state;
  static const char *const position = "4/4/1b2/b3/4/4/4/3w b"; /* a5 can only go to b4; d6 has two ways */
  sit("english-draughts", 0, position);
  click("a5");
  assert_turn(1, "a5-b4");
  assert_true(play_undo(app));
  stage_frame(&stage);
  drag("a5", "b4");
  assert_turn(1, "a5-b4");
  assert_true(play_undo(app));
  stage_frame(&stage);
  drag("a5", "b6"); /* not there, and it is not played for that */
  assert_int_equal(match()->game.count, 0);
  assert_true(match()->lifted);
  stage_key(&stage, SDLK_ESCAPE, 0);
  click("d6");
  assert_true(match()->lifted);
  assert_int_equal(match()->game.count, 0);
  stage_close(&stage);
}

/* A second click right after it, on either end, is no click of the next player's. */
static void a_double_click_is_one(void **state)
{
  (void)state;
  sit("turkish-draughts", 0, NULL);
  click("d3"), click("d3"), click("d4");
  assert_turn(1, "d3-d4");
  assert_int_equal(match()->refusal.reason, REFUSAL_NONE);
  app->table.played_ms -= 1000; /* later it is */
  click("d4");
  assert_int_equal(match()->refusal.reason, REFUSAL_NOT_YOURS);
  stage_close(&stage);
}

static void an_end_that_one_turn_has_is_one_click(void **state)
{
  (void)state;
  sit("turkish-draughts", 0, "5b2/3b4/3w4/8/8/8/w7/8 w"); /* d6 takes d7, then f8 as a king */
  click("h8");
  assert_turn(1, "d6xd8xh8");
  assert_true(play_undo(app));
  stage_frame(&stage);
  drag("d6", "g8");
  assert_turn(1, "d6xd8xg8");
  stage_close(&stage);
}

/* Pieces of which one is to be chosen stand out until the next click, and the keyboard goes from one to the other. */
static void pieces_to_choose_from_are_marked(void **state)
{
  (void)state;
  sit("turkish-draughts", 0, "b7/8/8/8/2w1w3/3w4/8/8 w");
  struct point c4 = at("c4");
  int edge = (int)(app->table.view.radius * 1.12F);
  Uint32 before = pixel((int)c4.x - edge, (int)c4.y);
  click("d4");
  assert_int_equal(match()->refusal.reason, REFUSAL_SEVERAL_PIECES);
  assert_true(pixel((int)c4.x - edge, (int)c4.y) != before);
  int cells = 0;
  for (int i = 0; i < 6; i++) {
    assert_true(board_keys_next(app, false));
    stage_frame(&stage);
    cells += strcmp(stage_cell(&stage), "c4") == 0;
    assert_true(strstr("d3 c4 e4", stage_cell(&stage)));
    struct strbuf words;
    strbuf_init(&words);
    board_keys_words(&words, app, &app->table, app->table.cursor);
    assert_non_null(strstr(words.text, "can go there"));
    strbuf_release(&words);
  }
  assert_int_equal(cells, 2);
  click("c4");
  assert_turn(1, "c4-d4");
  assert_true(play_undo(app));
  stage_frame(&stage);
  click("d4");
  click("h8");
  mouse(SDL_MOUSEMOTION, at("h8"));
  ui_focus(&app->ui, 0);
  stage_frame(&stage);
  assert_int_equal(pixel((int)c4.x - edge, (int)c4.y), before);
  stage_close(&stage);
}

static void nothing_moves_where_nothing_may(void **state)
{
  (void)state;
  sit("turkish-draughts", 0, NULL);
  click("d3"), click("d4");
  table_look(app, &app->table, 0, false);
  stage_frame(&stage);
  click("d3"), drag("e6", "e5");
  assert_int_equal(match()->game.count, 1);
  assert_false(match()->lifted);
  table_look(app, &app->table, -1, false);
  app->match->participant[1].computer = true; /* nobody thinks here, but it is not a person's turn */
  stage_frame(&stage);
  assert_true(app->table.locked);
  click("e6"), click("e5"), drag("e6", "e5");
  assert_int_equal(match()->game.count, 1);
  stage_close(&stage);
}

/* On a board that is turned the cells are where they are seen. */
static void turned_boards_are_played_on(void **state)
{
  (void)state;
  sit("chinese-checkers", 2, NULL);
  struct point before = at("a1");
  for (int i = 1; i < 6; i++) {
    assert_true(play_turn_board(app));
    stage_frame(&stage);
    assert_int_equal(app->table.turned, i);
    struct point after = at("a1");
    assert_true(after.x != before.x || after.y != before.y);
    click("d1"), click("e5");
    assert_turn(1, "d1-e5");
    assert_true(play_undo(app));
    stage_frame(&stage);
  }
  play_turn_board(app);
  stage_frame(&stage);
  assert_int_equal(app->table.turned, 0);
  assert_true(at("a1").x == before.x && at("a1").y == before.y);
  play_flip(app);
  assert_int_equal(app->table.turned, 3);
  stage_close(&stage);
}

/* Hops glide one after the other, what they take fades, and the next click ends it all. */
static void turns_glide(void **state)
{
  (void)state;
  sit("turkish-draughts", 0, "5b2/3b4/3w4/8/8/8/w7/8 w");
  stage.options.no_animation = false;
  app->settings.motion = MOTION_NORMAL;
  assert_int_equal(app_animated(app), 0);
  click("h8");
  assert_true(app->table.flight.on);
  assert_int_equal(app->table.flight.hop, 0);
  assert_true(app_animated(app) > 0);
  struct position shown;
  flight_show(&app->table.flight, match()->rules, &shown);
  assert_int_equal(position_at(&shown, match()->rules, board_cell(&match()->rules->board, "d7"), NULL), 1); /* still there */
  app->table.flight.start_ms -= table_hop_ms(app);
  stage_frame(&stage);
  assert_int_equal(app->table.flight.hop, 1);
  flight_show(&app->table.flight, match()->rules, &shown);
  assert_int_equal(position_at(&shown, match()->rules, board_cell(&match()->rules->board, "d7"), NULL), NO_OWNER);
  int kind;
  assert_int_equal(position_at(&shown, match()->rules, board_cell(&match()->rules->board, "d8"), &kind), 0);
  assert_int_equal(kind, 1); /* crowned on its way */
  assert_true(app->table.flight.fade_ms > 0);
  app->table.flight.start_ms -= table_hop_ms(app);
  stage_frame(&stage);
  assert_false(app->table.flight.on);
  assert_true(app_animated(app) > 0); /* the last piece it took fades */
  app->table.flight.fade_ms -= FLIGHT_FADE_MS;
  stage_frame(&stage);
  assert_int_equal(app_animated(app), 0);
  assert_true(play_undo(app));
  stage_frame(&stage);
  click("h8");
  mouse(SDL_MOUSEBUTTONDOWN, at("a1"));
  assert_false(app->table.flight.on);
  stage_close(&stage);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(clicks_and_drags),
    cmocka_unit_test(the_only_turn_is_one_click),
    cmocka_unit_test(a_double_click_is_one),
    cmocka_unit_test(an_end_that_one_turn_has_is_one_click),
    cmocka_unit_test(pieces_to_choose_from_are_marked),
    cmocka_unit_test(nothing_moves_where_nothing_may),
    cmocka_unit_test(turned_boards_are_played_on),
    cmocka_unit_test(turns_glide),
  };
  fixture = fixture_load(NULL);
  int failed = cmocka_run_group_tests(tests, NULL, NULL);
  fixture_release(&fixture);
  return failed;
}
