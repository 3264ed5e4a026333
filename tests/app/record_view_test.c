/* The picture of a board that a saved game holds is the board's, pixel by pixel: so a game whose variant is missing looks as it did. */
#include "stage.h"

#include "match/record.h"

#include <stdlib.h>

enum { WIDTH = 640, HEIGHT = 560 };

static struct fixture fixture;

static void draw(struct stage *stage, const struct match *match, uint32_t *pixels)
{
  uint8_t tint[MAX_CELLS];
  struct position shown;
  match_show(match, &shown);
  board_tints(tint, &match->rules->board);
  gfx_begin(&stage->app.gfx, stage->app.theme->ground);
  preview_draw_position(&stage->app, match->rules, &shown, tint, rect_of(20, 20, WIDTH - 40, HEIGHT - 40));
  gfx_end(&stage->app.gfx);
  SDL_RenderPresent(stage->renderer);
  for (int y = 0; y < HEIGHT; y++) memcpy(pixels + y * WIDTH, (char *)stage->surface->pixels + y * stage->surface->pitch, WIDTH * 4);
}

/* More than the shade that a thousandth of a cell's distance can make at an edge: places are kept so exactly. */
static bool differs(uint32_t a, uint32_t b)
{
  for (int shift = 0; shift < 24; shift += 8)
    if (abs((int)(a >> shift & 0xFF) - (int)(b >> shift & 0xFF)) > 24) return true;
  return false;
}

static struct match *without_its_variant(const struct match *match)
{
  struct strbuf text;
  struct record *record;
  struct error err;
  strbuf_init(&text);
  record_write(&text, match, "en", 0);
  if (!record_read(&record, text.text, &err)) fail_msg("%s", err.message);
  struct match *view = record_open(record, NULL, NULL);
  record_free(record);
  strbuf_release(&text);
  return view;
}

static const struct {
  const char *id;
  int players;
  const char *position; /* or NULL */
} boards[] = {
  {"turkish-draughts", 2, "3B4/8/3b4/8/3W4/8/8/w7 w"}, {"english-draughts", 2, NULL},         {"chinese-checkers", 2, NULL},
  {"chinese-checkers", 6, NULL},                       {"capture-chinese-checkers", 3, NULL}, {"tests/variants/alquerque.lua", 2, NULL},
  {"tests/variants/small-hexagon.lua", 2, NULL},       {"tests/variants/fox-and-geese.lua", 2, NULL},
};

static void a_board_without_its_variant_looks_the_same(void **state)
{
  (void)state;
  static uint32_t seen[2][WIDTH * HEIGHT];
  for (size_t i = 0; i < sizeof boards / sizeof *boards; i++) {
    struct stage stage;
    char id[600];
    snprintf(id, sizeof id, "%s%s", strchr(boards[i].id, '/') ? SALTO_SOURCE_DIR "/" : "", boards[i].id);
    stage_open(&stage, &fixture, NULL, WIDTH, HEIGHT);
    stage_play(&stage, &fixture, id, boards[i].players, boards[i].position);
    struct match *view = without_its_variant(stage.app.match);
    draw(&stage, stage.app.match, seen[0]);
    draw(&stage, view, seen[1]);
    long different = 0, ground = 0;
    for (long p = 0; p < (long)WIDTH * HEIGHT; p++) different += differs(seen[0][p], seen[1][p]), ground += seen[0][p] == seen[0][0];
    if (ground > (long)WIDTH * HEIGHT * 9 / 10) fail_msg("%s: nothing is drawn", id);
    if (different > 0) fail_msg("%s: %ld pixels differ", id, different);
    match_free(view);
    stage_close(&stage);
  }
}

int main(void)
{
  fixture = fixture_load(NULL);
  const struct CMUnitTest tests[] = {cmocka_unit_test(a_board_without_its_variant_looks_the_same)};
  int failed = cmocka_run_group_tests(tests, NULL, NULL);
  fixture_release(&fixture);
  return failed;
}
