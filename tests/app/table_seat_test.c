/* Who plays alone against computers sees the own side at the bottom, in every bundled game; and what the player turned stays. */
#include "stage.h"

#include "app/table_seat.h"

static struct fixture fixture;

static struct match *match_of(struct variant *variant, int players)
{
  struct choices choices;
  struct match *match;
  struct error err;
  variant_default_choices(variant, &choices);
  if (players) choices.players = players;
  if (!match_new(&match, variant, &choices, NULL, &err)) fail_msg("%s", err.message);
  return match;
}

static void only_person(struct match *match, int player)
{
  for (int p = 0; p < match->rules->player_count; p++) match->participant[p] = (struct participant){.computer = p != player, .level = 1};
}

/* How low the pieces of a player begin on the board turned so. */
static float height(const struct match *match, int player, int turned)
{
  const struct rules *rules = match->rules;
  struct board_view view;
  board_view_init(&view, &rules->board, rect_of(0, 0, 600, 600), 1, VIEW_TURNED(turned));
  struct bits own = position_of(&rules->start, rules, player);
  float sum = 0;
  for (int c = bits_next(&own, 0); c >= 0; c = bits_next(&own, c + 1)) sum += view.cell[c].y;
  return bits_empty(&own) ? 0 : sum / (float)bits_count(&own);
}

static void check(const char *id, struct match *match)
{
  const struct rules *rules = match->rules;
  for (int p = 0; p < rules->player_count; p++) {
    only_person(match, p);
    int turned = table_seat(match), turns = board_view_turns(&rules->board);
    if (!rules->owned) {
      assert_int_equal(turned, 0);
      continue;
    }
    assert_true(turned >= 0 && turned < turns);
    float own = height(match, p, turned);
    for (int i = 0; i < turns; i++)
      if (height(match, p, i) > own + 60) fail_msg("%s: player %d sits lower when the board is turned by %d, not %d", id, p, i, turned);
    if (rules->player_count > 1 && height(match, p, 0) >= own - 1) assert_int_equal(turned, 0); /* not turned for nothing */
  }
}

static void every_game_is_seen_from_the_own_side(void **state)
{
  (void)state;
  for (int i = 0; i < library_count(fixture.library); i++) {
    struct variant *variant = library_at(fixture.library, i)->variant;
    assert_non_null(variant);
    struct match *match = match_of(variant, 0);
    check(library_at(fixture.library, i)->id, match);
    match_free(match);
  }
}

static void sides_by_name(void **state)
{
  (void)state;
  struct match *match = match_of(fixture_variant(&fixture, "english-draughts"), 0);
  assert_int_equal(table_seat(match), 0); /* two persons */
  only_person(match, 0);
  assert_int_equal(table_seat(match), 2); /* Black sits at the top */
  only_person(match, 1);
  assert_int_equal(table_seat(match), 0);
  only_person(match, -1);
  assert_int_equal(table_seat(match), 0); /* computers among themselves */
  match_free(match);
  match = match_of(fixture_variant(&fixture, "chinese-checkers"), 6);
  bool met[6] = {false};
  for (int p = 0; p < 6; p++) {
    only_person(match, p);
    int turned = table_seat(match);
    assert_false(met[turned]); /* each looks from another side */
    met[turned] = true;
    for (int other = 0; other < 6; other++)
      if (other != p) assert_true(height(match, other, turned) < height(match, p, turned) - 20);
  }
  match_free(match);
}

/* The board begins so, names and clicks follow, and it stays as the player turns it: while the game lasts, in its review too. */
static void the_window_begins_from_there(void **state)
{
  (void)state;
  struct stage stage;
  stage_open(&stage, &fixture, NULL, 1000, 760);
  struct app *app = &stage.app;
  struct match *match = match_of(fixture_variant(&fixture, "english-draughts"), 0);
  match->participant[1] = (struct participant){.computer = true, .level = 1};
  app_take(app, match, NULL);
  stage_frame(&stage);
  assert_int_equal(app->table.turned, 2);
  const struct board *board = &match->rules->board;
  const struct point *cell = app->table.view.cell;
  assert_true(cell[board_cell(board, "b8")].y > cell[board_cell(board, "c1")].y);
  assert_true(cell[board_cell(board, "b8")].x > cell[board_cell(board, "h8")].x);
  char name[CELL_NAME_SIZE];
  board_view_row_name(&app->table.view, 0, name);
  assert_string_equal(name, "1");
  struct point from = cell[board_cell(board, "b6")], to = cell[board_cell(board, "a5")];
  stage_click(&stage, from.x, from.y), stage_click(&stage, to.x, to.y);
  assert_int_equal(match->game.count, 1);
  assert_int_equal(app->table.turned, 2);
  table_flip(&app->table);
  table_changed(app, &app->table);
  app_go(app, APP_REVIEW);
  stage_frame(&stage);
  assert_int_equal(app->table.turned, 0);
  app_go(app, APP_PLAY);
  stage_frame(&stage);
  assert_int_equal(app->table.turned, 0);
  match = match_of(fixture_variant(&fixture, "capture-chinese-checkers"), 2);
  only_person(match, 1);
  app_take(app, match, NULL);
  stage_frame(&stage);
  assert_int_equal(app->table.turned, 0); /* nobody's pieces */
  stage_close(&stage);
}

int main(void)
{
  fixture = fixture_load(NULL);
  const struct CMUnitTest tests[] = {cmocka_unit_test(every_game_is_seen_from_the_own_side), cmocka_unit_test(sides_by_name),
                                     cmocka_unit_test(the_window_begins_from_there)};
  int failed = cmocka_run_group_tests(tests, NULL, NULL);
  fixture_release(&fixture);
  return failed;
}
