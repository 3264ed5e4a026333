/* Fingers, and that there is room for them: made-up events on every screen. */
#include "stage.h"

#include <math.h>

static struct fixture fixture;
static struct stage stage;
enum { WIDTH = 1000, HEIGHT = 760 };

static bool finger(Uint32 type, SDL_FingerID id, float x, float y)
{
  SDL_Event event = {.type = type};
  event.tfinger.touchId = 1, event.tfinger.fingerId = id;
  event.tfinger.x = x / WIDTH, event.tfinger.y = y / HEIGHT;
  return stage_event(&stage, &event);
}

static void tap(float x, float y)
{
  finger(SDL_FINGERDOWN, 7, x, y);
  finger(SDL_FINGERMOTION, 7, x + 3, y - 4); /* a finger trembles */
  finger(SDL_FINGERUP, 7, x + 3, y - 4);
}

static void slide(float x, float y, float to_x, float to_y)
{
  finger(SDL_FINGERDOWN, 7, x, y);
  for (int i = 1; i <= 5; i++) finger(SDL_FINGERMOTION, 7, x + (to_x - x) * (float)i / 5, y + (to_y - y) * (float)i / 5);
  finger(SDL_FINGERUP, 7, to_x, to_y);
}

static struct point at(const char *cell) { return stage.app.table.view.cell[board_cell(&stage.app.match->rules->board, cell)]; }

static void tap_cell(const char *cell) { tap(at(cell).x, at(cell).y); }
static void slide_cell(const char *from, const char *to) { slide(at(from).x, at(from).y, at(to).x, at(to).y); }

static const struct ui_widget *widget_of(uint64_t id)
{
  for (int i = 0; i < stage.app.ui.widgets; i++)
    if (stage.app.ui.widget[i].id == id) return &stage.app.ui.widget[i];
  fail_msg("the widget is not there");
  return NULL;
}

static void tap_widget(uint64_t id)
{
  struct rect r = widget_of(id)->at;
  tap(r.x + r.w / 2, r.y + r.h / 2);
}

static void taps_and_drags_play(void **state)
{
  (void)state;
  stage_open(&stage, &fixture, NULL, WIDTH, HEIGHT);
  stage_play(&stage, &fixture, "turkish-draughts", 0, NULL);
  struct match *match = stage.app.match;
  tap_cell("d3"); /* it has only one turn */
  assert_int_equal(match->game.count, 1);
  assert_int_equal(stage.app.table.pointed, NO_CELL); /* nothing stays pointed at */
  assert_int_equal(stage.app.ui.hot, 0);
  slide_cell("e6", "e5");
  assert_int_equal(match->game.count, 2);
  tap_cell("d4");
  assert_true(match->lifted);
  tap_cell("c4");
  assert_int_equal(match->game.count, 3);
  slide_cell("a6", "a3"); /* not a turn: the piece stays in hand */
  assert_int_equal(match->game.count, 3);
  tap_widget(ui_id("back", 0));
  assert_int_not_equal(stage.app.screen, APP_PLAY);
  stage_close(&stage);
}

static void one_finger_counts_once(void **state)
{
  (void)state;
  stage_open(&stage, &fixture, NULL, WIDTH, HEIGHT);
  stage_play(&stage, &fixture, "turkish-draughts", 0, NULL);
  struct match *match = stage.app.match;
  finger(SDL_FINGERDOWN, 1, at("d3").x, at("d3").y);
  finger(SDL_FINGERDOWN, 2, at("e3").x, at("e3").y); /* another is passed over */
  finger(SDL_FINGERUP, 2, at("e4").x, at("e4").y);
  assert_int_equal(match->game.count, 0);
  assert_int_equal(match->chain.from, board_cell(&match->rules->board, "d3"));
  finger(SDL_FINGERUP, 1, at("d3").x, at("d3").y);
  assert_int_equal(match->game.count, 1);
  SDL_Event event = {.type = SDL_MOUSEBUTTONDOWN}; /* a mouse that SDL makes up of a finger */
  event.button.button = SDL_BUTTON_LEFT, event.button.which = SDL_TOUCH_MOUSEID;
  event.button.x = (int)at("e6").x, event.button.y = (int)at("e6").y;
  assert_false(stage_event(&stage, &event));
  assert_false(match->lifted);
  stage_close(&stage);
}

static const struct ui_scroll *largest_list(void)
{
  const struct ui_scroll *best = NULL;
  for (int i = 0; i < stage.app.ui.scrolls; i++) {
    const struct ui_scroll *s = &stage.app.ui.scroll[i];
    if (s->seen && s->content > s->at.h + 40 && (!best || s->at.h > best->at.h)) best = s;
  }
  assert_non_null(best);
  return best;
}

static void lists_follow_the_finger(void **state)
{
  (void)state;
  stage_open(&stage, &fixture, NULL, WIDTH, HEIGHT);
  stage.options.no_animation = false; /* where lists would glide */
  const struct ui_scroll *list = largest_list();
  float x = list->at.x + list->at.w / 2, y = list->at.y + list->at.h / 2, before = list->offset;
  slide(x, y, x + 5, y - 120); /* on a card, which is not opened */
  assert_float_equal(list->offset, before + 120, 1);
  assert_float_equal(list->target, list->offset, 0.01); /* and it does not go on */
  assert_int_equal(stage.app.screen, APP_CHOOSE);
  slide(x, y, x, y + 50);
  assert_float_equal(list->offset, before + 70, 1);
  slide(x, y, x + 200, y + 20); /* across: neither a list to be moved nor a click */
  assert_float_equal(list->offset, before + 70, 1);
  assert_int_equal(stage.app.screen, APP_CHOOSE);
  stage_close(&stage);
}

/* ---- room for fingers ---- */

static void check_targets(const char *where)
{
  const struct ui *ui = &stage.app.ui;
  assert_true(ui->widgets > 0);
  for (int i = 0; i < ui->widgets; i++) {
    const struct ui_widget *w = &ui->widget[i];
    if (w->role == UI_BOARD || w->role == UI_LINE) continue; /* not for fingers */
    if (!w->named) fail_msg("%s: a widget at %.0f, %.0f has no name in words", where, (double)w->whole.x, (double)w->whole.y);
    if (w->whole.w < 43.5F || w->whole.h < 43.5F)
      fail_msg("%s: a widget at %.0f, %.0f is %.0f by %.0f units small", where, (double)w->whole.x, (double)w->whole.y, (double)w->whole.w, (double)w->whole.h);
  }
}

static void there_is_room_for_fingers(void **state)
{
  (void)state;
  static const struct {
    int w, h;
  } sizes[] = {{640, 480}, {1280, 800}, {1080, 1920}};
  static const char *const games[] = {"english-draughts", "capture-chinese-checkers"};
  static const enum app_screen screens[] = {APP_CHOOSE, APP_SETUP, APP_PLAY, APP_REVIEW, APP_BOOK, APP_SETTINGS};
  for (size_t s = 0; s < sizeof sizes / sizeof *sizes; s++)
    for (size_t g = 0; g < sizeof games / sizeof *games; g++) {
      stage_open(&stage, &fixture, g ? "pt-BR" : "en", sizes[s].w, sizes[s].h);
      stage_play(&stage, &fixture, games[g], g ? 6 : 0, NULL);
      struct app *app = &stage.app;
      for (size_t i = 0; i < sizeof screens / sizeof *screens; i++) {
        char where[64];
        snprintf(where, sizeof where, "screen %d of %s at %dx%d", (int)screens[i], games[g], sizes[s].w, sizes[s].h);
        if (screens[i] == APP_SETUP) app_set_up(app, app->match->variant);
        else if (screens[i] == APP_BOOK) app_read_book(app, app->match->variant);
        else app_go(app, screens[i]);
        stage_frame(&stage);
        check_targets(where);
        stage_type(&stage, "?");
        check_targets(where);
        stage_type(&stage, "?");
      }
      stage_close(&stage);
    }
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(taps_and_drags_play), cmocka_unit_test(one_finger_counts_once), cmocka_unit_test(lists_follow_the_finger),
    cmocka_unit_test(there_is_room_for_fingers),
  };
  fixture = fixture_load(NULL);
  int failed = cmocka_run_group_tests(tests, NULL, NULL);
  fixture_release(&fixture);
  return failed;
}
