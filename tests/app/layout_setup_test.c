/* The screen for a new game: nothing overlaps, and the words fit. */
#include "places.h"

#include "app/layout_setup.h"
#include "app/new_game.h"

static void everything_has_its_place(void **state)
{
  (void)state;
  for (int s = 0; s < SIZES; s++)
    for (int k = 0; k < 4; k++) {
      struct setup_layout l;
      struct rect window = rect_of(0, 0, sizes[s].w, sizes[s].h);
      layout_setup(&l, sizes[s].w, sizes[s].h);
      if (k == 1) layout_setup_fit(&l, 320, 1);
      if (k == 2) layout_setup_fit(&l, 5000, 1);
      if (k == 3) layout_setup_fit(&l, 320, 2);
      const struct rect outer[] = {l.back, l.title, l.rules, l.language, l.settings, l.board, l.panel}, inner[] = {l.content, l.start};
      static const char *const outer_names[] = {"back", "title", "rules", "language", "settings", "board", "panel"},
          *const inner_names[] = {"content", "start"};
      char what[64];
      snprintf(what, sizeof what, "new game %gx%g, %d", (double)sizes[s].w, (double)sizes[s].h, k);
      assert_apart(outer, outer_names, 7, window, what);
      assert_apart(inner, inner_names, 2, l.panel, what);
      assert_true(l.content.h >= 300 || k == 1 || k == 3 || sizes[s].h < 700);
      assert_true(l.board.w >= 160 && l.board.h >= 160);
      assert_true(l.start.h >= 44);
      struct seat_layout seat;
      layout_seat(&seat, rect_of(l.content.x, l.content.y, l.content.w, 44));
      const struct rect row[] = {seat.colour, seat.name, seat.who};
      static const char *const row_names[] = {"colour", "name", "who"}, *const half_names[] = {"left", "right"};
      assert_apart(row, row_names, 3, l.content, what);
      assert_true(seat.name.w >= 120 && seat.colour.w >= 44);
      struct rect half[2];
      layout_halves(half, rect_of(l.content.x, l.content.y, l.content.w, 66));
      assert_apart(half, half_names, 2, l.content, what);
    }
}

/* The board right above the panel, as large as both let it, and what is left over above and below them. */
static void board_and_panel_stand_together(void **state)
{
  (void)state;
  static const struct {
    float w, h, content, shape;
  } cases[] = {{1080, 1920, 500, 1}, {1080, 1920, 300, 2}, {1080, 1920, 800, 0.87F}, {600, 900, 300, 1}, {600, 900, 2000, 1}, {700, 1000, 2000, 3}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    struct setup_layout plain, l;
    layout_setup(&plain, cases[i].w, cases[i].h);
    l = plain;
    layout_setup_fit(&l, cases[i].content, cases[i].shape);
    assert_float_equal(l.panel.y - rect_bottom(l.board), plain.panel.y - rect_bottom(plain.board), 0.5);
    assert_float_equal(l.board.y - plain.board.y, rect_bottom(plain.panel) - rect_bottom(l.panel), 1.5);
    assert_float_equal(l.board.x + l.board.w / 2, l.panel.x + l.panel.w / 2, 1);
    assert_true(l.board.h * cases[i].shape <= l.board.w + 1);
    bool full_board = l.board.h * cases[i].shape >= l.board.w - 5, full_panel = l.content.h >= cases[i].content - 0.5F;
    assert_true(full_board || l.board.y - plain.board.y < 2); /* nothing is left over that it could make use of */
    assert_true(full_panel || l.board.y - plain.board.y < 2);
    assert_true(l.content.h <= cases[i].content + 0.5F);
    assert_float_equal(rect_bottom(l.panel) - rect_bottom(l.start), rect_bottom(plain.panel) - rect_bottom(plain.start), 0.5);
    assert_float_equal(l.start.y - rect_bottom(l.content), plain.start.y - rect_bottom(plain.content), 0.5);
  }
}

static const char *text(int language, const char *key)
{
  const char *found = text_exact(fixture.texts, languages[language], key);
  if (!found) fail_msg("there is no %s in %s", key, languages[language]);
  return found;
}

static void fits(enum style style, const char *words, float room, const char *what)
{
  double w = text_width(lettering, style, words);
  if (w > (double)room + 0.5) fail_msg("%s: '%s' is %.1f wide and has %.1f", what, words, w, (double)room);
}

static void words_fit(void **state)
{
  (void)state;
  static const char *const colours[] = {"red", "yellow", "green", "blue", "purple", "orange", "white", "black"};
  for (int s = 0; s < SIZES; s++)
    for (int k = 0; k < 2; k++) {
      struct setup_layout l;
      struct seat_layout seat;
      struct rect half[2];
      layout_setup(&l, sizes[s].w, sizes[s].h);
      layout_seat(&seat, rect_of(0, 0, l.content.w, 44));
      layout_halves(half, rect_of(0, 0, l.content.w, 66));
      fits(STYLE_STRONG, text(k, "ui.setup.start"), l.start.w - 16, "the button");
      fits(STYLE_BODY, text(k, "ui.setup.person"), seat.who.w - 24 - 34 - 24, "a person");
      char level[128], key[32];
      struct strbuf words;
      strbuf_init(&words);
      text_fill(&words, text(k, "ui.setup.level_short"), &(struct text_value){"level", "10"}, 1);
      fits(STYLE_BODY, words.text, seat.who.w - 24 - 34 - 24, "a level");
      strbuf_release(&words);
      SDL_snprintf(level, sizeof level, "%s 8", text(k, "word.computer"));
      fits(STYLE_BODY, level, seat.name.w - 24 - 5, "a computer's name");
      for (int c = 0; c < 8; c++) SDL_snprintf(key, sizeof key, "player.%s", colours[c]), fits(STYLE_BODY, text(k, key), seat.name.w - 29, "a colour");
      fits(STYLE_SECONDARY, text(k, "ui.setup.total_time"), half[0].w, "a time");
      fits(STYLE_SECONDARY, text(k, "ui.setup.increment"), half[1].w, "an increment");
      fits(STYLE_BODY, text(k, "ui.setup.position_empty"), l.content.w - 29, "the field for a position");
      fits(STYLE_BODY, text(k, "ui.setup.typed"), l.content.w - 48, "a start");
      for (int i = 0; i < library_count(fixture.library); i++) {
        const struct variant *variant = library_at(fixture.library, i)->variant;
        const struct named_setup *setups;
        int count = variant_setups(variant, &setups);
        for (int n = 0; n < count; n++) {
          char name[64];
          SDL_snprintf(name, sizeof name, "setup.%s", setups[n].name);
          const char *label = text_exact(variant_texts(variant), languages[k], name);
          assert_non_null(label);
          fits(STYLE_BODY, label, l.content.w - 48, "a set-up");
        }
      }
    }
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(everything_has_its_place), cmocka_unit_test(board_and_panel_stand_together), cmocka_unit_test(words_fit),
  };
  fixture = fixture_load(NULL);
  int failed = places_run(tests);
  fixture_release(&fixture);
  return failed;
}
