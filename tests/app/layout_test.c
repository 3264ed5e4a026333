/* The screens' rectangles at every size a window may have: inside the window, none over another, and wide enough for their
   words in both languages. */
#include "places.h"

#include "app/layout_play.h"
#include "app/play_tools.h"

static void play_is_apart(void **state)
{
  (void)state;
  for (int s = 0; s < SIZES; s++)
    for (int players = 2; players <= LAYOUT_PLAYERS; players++) {
      struct play_layout l;
      layout_play(&l, sizes[s].w, sizes[s].h, players, play_toolbar.count);
      char what[64];
      snprintf(what, sizeof what, "play %gx%g, %d players", (double)sizes[s].w, (double)sizes[s].h, players);
      struct rect window = rect_of(0, 0, sizes[s].w, sizes[s].h);
      struct rect outer[] = {l.back, l.title, l.subtitle, l.board, l.panel};
      const char *const outer_names[] = {"back", "title", "subtitle", "board", "panel"};
      assert_apart(outer, outer_names, 5, window, what);
      for (int button = 0; button < 2; button++) /* a short sentence, a refusal, a long result */
        for (float wanted = 40; wanted < 400; wanted += 90) {
          struct play_layout f = l;
          layout_play_fit(&f, button, wanted, 72);
          struct rect inner[3 + LAYOUT_PLAYERS + LAYOUT_TOOLS] = {f.turns, f.prompt, f.end_turn};
          const char *names[3 + LAYOUT_PLAYERS + LAYOUT_TOOLS] = {"turns", "prompt", "end turn"};
          if (!button) inner[2].h = 0;
          int n = 3;
          for (int i = 0; i < players; i++) inner[n] = f.player[i], names[n++] = "a player";
          for (int i = 0; i < f.tools; i++) inner[n] = f.tool[i], names[n++] = "a tool";
          assert_apart(inner, names, n, f.panel, what);
          assert_true(f.prompt.h >= l.prompt.h);
          struct play_layout all = l;
          layout_play_fit(&all, button, wanted, 0); /* the game is over: the message matters more than the list */
          assert_true(all.prompt.h >= f.prompt.h);
        }
      if (l.below) { /* the heads and two rows */
        struct play_layout f = l;
        layout_play_fit(&f, true, 0, 72);
        if (f.turns.h < 90) fail_msg("%s: the list of turns has only %g below the board", what, (double)f.turns.h);
      } else { /* some rows of turns, and one beside the button */
        struct play_layout f = l;
        layout_play_fit(&f, false, 0, 72);
        if (f.turns.h < 84) fail_msg("%s: the list of turns has only %g", what, (double)f.turns.h);
        f = l;
        layout_play_fit(&f, true, 0, 72);
        if (f.turns.h < 36) fail_msg("%s: the list of turns has only %g beside the button", what, (double)f.turns.h);
      }
      assert_true(l.tools >= 4);
      for (int i = 0; i < l.tools; i++) assert_true(l.tool[i].w >= 44 && l.tool[i].h >= 44); /* large enough to touch */
      assert_true(l.end_turn.h >= 44);
      float board = l.board.w < l.board.h ? l.board.w : l.board.h, least = sizes[s].w < sizes[s].h ? sizes[s].w : sizes[s].h;
      if (board < least * 0.55F) fail_msg("%s: the board has only %g", what, (double)board);
    }
}

/* What stands with the list of turns: in the panel, over nothing. The lines always, the list beside both of them, the graph as there is room;
   and with both the note has its two lines. */
static void extras_are_apart(void **state)
{
  (void)state;
  for (int s = 0; s < SIZES; s++)
    for (int players = 2; players <= LAYOUT_PLAYERS; players++)
      for (int wanted = 1; wanted < 4; wanted++) {
        struct play_layout l;
        struct play_extras extras;
        bool low = layout_is_low(sizes[s].h);
        layout_play(&l, sizes[s].w, sizes[s].h, players, play_toolbar.count);
        if (wanted == 3) layout_play_tighten(&l, players, low);
        if (wanted == 3 && !l.below) layout_play_fit(&l, false, 104, 0);
        layout_play_fit(&l, false, s % 2 ? 0 : 400, wanted == 1 ? 60 : wanted == 2 ? 80 : LAYOUT_ALL_LEAST); /* a prompt that takes what it may */
        layout_play_extras(&l, wanted & 1 ? 102 : 0, wanted & 2 ? 52 : 0, &extras);
        char what[96];
        snprintf(what, sizeof what, "extras %gx%g, %d players, %d", (double)sizes[s].w, (double)sizes[s].h, players, wanted);
        struct rect inner[4 + LAYOUT_PLAYERS] = {l.turns, l.prompt, extras.lines, extras.graph};
        const char *names[4 + LAYOUT_PLAYERS] = {"turns", "prompt", "lines", "graph"};
        for (int i = 0; i < players; i++) inner[4 + i] = l.player[i], names[4 + i] = "a player";
        assert_apart(inner, names, 4 + players, l.panel, what);
        bool crowded = wanted == 3 && low && players > 4;
        if (wanted & 1 && extras.lines.h < (crowded ? 40 : 60)) fail_msg("%s: the lines have only %g", what, (double)extras.lines.h);
        if (wanted & 2 && extras.graph.h < 36 && !crowded) fail_msg("%s: the graph has only %g", what, (double)extras.graph.h);
        if ((wanted == 3 || (wanted == 2 && s % 2)) && l.turns.h < 36) fail_msg("%s: the list has only %g beside them", what, (double)l.turns.h);
        if (wanted == 3 && !l.below && l.prompt.h < 104) fail_msg("%s: the note has only %g", what, (double)l.prompt.h);
      }
}

/* As many rows of turns as the usual window has room for beside both. */
static void the_list_keeps_its_rows(void **state)
{
  (void)state;
  struct play_layout l;
  struct play_extras extras;
  layout_play(&l, 1280, 800, 2, play_toolbar.count);
  layout_play_tighten(&l, 2, false);
  layout_play_fit(&l, true, 104, LAYOUT_ALL_LEAST);
  layout_play_extras(&l, 126, 84, &extras);
  if (l.turns.h < 26 + 6 * 32) fail_msg("the list has only %g", (double)l.turns.h); /* the heads of its columns and six rows */
}

/* ---- words ---- */

static void assert_fits(enum style style, const char *text, float room, const char *what, const char *language)
{
  double w = text_width(lettering, style, text);
  if (w > (double)room + 0.5) fail_msg("%s: '%s' (%s) is %.1f wide and has %.1f", what, text, language, w, (double)room);
}


static void labels_fit(void **state)
{
  (void)state;
  for (int s = 0; s < SIZES; s++)
    for (int k = 0; k < 2; k++) {
      const char *language = languages[k];
      struct play_layout l;
      layout_play(&l, sizes[s].w, sizes[s].h, 6, play_toolbar.count);
      for (int i = 0; i < play_toolbar.count; i++) {
        const char *label = play_toolbar.tool[i].label, *said = play_toolbar.tool[i].said;
        assert_non_null(text_exact(fixture.texts, language, said));
        if (label) assert_fits(STYLE_LABEL, text_get(fixture.texts, language, label), l.tool[0].w, "a tool", language);
      }
      assert_fits(STYLE_LABEL, text_get(fixture.texts, language, "ui.tool.more"), l.tool[0].w, "a tool", language);
      static const char *const buttons[] = {"ui.end_turn", "ui.pass", "ui.again"};
      for (int i = 0; i < 3; i++) assert_fits(STYLE_STRONG, text_get(fixture.texts, language, buttons[i]), l.end_turn.w - 16, "the button", language);
      for (int i = 0; i < library_count(fixture.library); i++) {
        const struct texts *own = variant_texts(library_at(fixture.library, i)->variant);
        assert_fits(STYLE_STRONG, text_get(own, language, "name"), l.title.w, "the heading", language); /* as small as it gets */
      }
    }
}

static void player_lines_fit(void **state)
{
  (void)state;
  static const char *const colours[] = {"red", "yellow", "green", "blue", "purple", "orange", "white", "black"};
  for (int s = 0; s < SIZES; s++)
    for (int players = 2; players <= 6; players++)
      for (int k = 0; k < 2; k++)
        for (int i = 0; i < 8; i++) {
          struct play_layout l;
          layout_play(&l, sizes[s].w, sizes[s].h, players, play_toolbar.count);
          char key[32];
          snprintf(key, sizeof key, "player.%s", colours[i]);
          struct strbuf line;
          strbuf_init(&line);
          const struct text_value values[] = {{"count", "10"}, {"total", "10"}};
          text_fill(&line, text_get(fixture.texts, languages[k], "ui.home"), values, 2);
          const char *name = text_get(fixture.texts, languages[k], key);
          double w = text_width(lettering, l.one_line ? STYLE_SECONDARY_STRONG : STYLE_STRONG, name), w2 = text_width(lettering, STYLE_LABEL, line.text);
          double room = (double)l.player[0].w - 2 * (l.one_line ? 11 : 15) - 3 * (l.one_line ? 8 : 12);
          if (l.one_line ? w + w2 + 4 > room : w > room || text_width(lettering, STYLE_SECONDARY, line.text) > room)
            fail_msg("%gx%g, %d players, %s: '%s' and '%s' do not fit in %g", (double)sizes[s].w, (double)sizes[s].h, players, languages[k], name, line.text,
                     room);
          strbuf_release(&line);
        }
}

/* Most sentences in the box as it stands; the longest may need the room above it. */
static void prompts_fit(void **state)
{
  (void)state;
  static const char *const keys[] = {"prompt.turn", "prompt.capture", "prompt.pass", "prompt.lifted", "prompt.go_on", "prompt.may_stop", "refusal.no_piece",
                                     "refusal.not_yours", "refusal.blocked", "refusal.occupied", "refusal.cell_used", "refusal.turned_back"};
  struct colour none = {0};
  for (int s = 0; s < SIZES; s++)
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
      for (int k = 0; k < 2; k++) {
        struct play_layout l;
        layout_play(&l, sizes[s].w, sizes[s].h, 6, play_toolbar.count);
        struct strbuf text;
        strbuf_init(&text);
        const char *longest = k ? "Vermelho" : "Yellow";
        const struct text_value values[] = {{"player", longest}, {"cell", "m13"}, {"from", "m13"}, {"to", "m12"}, {"over", "m12"}};
        text_fill(&text, text_get(fixture.texts, languages[k], keys[i]), values, 5);
        double h = text_paragraph(lettering, NULL, STYLE_SECONDARY_STRONG, rect_of(0, 0, l.prompt.w - 32, 0), ALIGN_LEFT, none, text.text);
        if (h + 8 > (double)l.prompt.h)
          fail_msg("%gx%g: '%s' takes %g of %g", (double)sizes[s].w, (double)sizes[s].h, text.text, h, (double)l.prompt.h);
        strbuf_release(&text);
      }
}

static void every_window_has_its_units(void **state)
{
  (void)state;
  assert_float_equal(layout_scale(640, 480, 1), 1, 1e-6);
  assert_float_equal(layout_scale(640, 480, 1.5), 1, 1e-6);
  assert_float_equal(layout_scale(1280, 800, 1.5), 1.5, 1e-6);
  assert_float_equal(layout_scale(1280, 800, 2), 800.0 / 480, 1e-6);
  assert_float_equal(layout_scale(320, 480, 1), 0.5, 1e-6);
  assert_float_equal(layout_scale(3840, 2160, 2), 2, 1e-6);
}

/* Whatever the window, what stands in it is not lost there. */
static void very_large_windows_are_filled(void **state)
{
  (void)state;
  assert_float_equal(layout_growth(1280, 800, 1), 1, 1e-6);
  assert_float_equal(layout_growth(2560, 1440, 1), 1, 1e-6);
  assert_float_equal(layout_growth(3840, 2160, 1), 1.5, 1e-6);
  assert_float_equal(layout_growth(2160, 3840, 1), 1.5, 1e-6);
  assert_float_equal(layout_growth(3840, 2160, 2), 1, 1e-6); /* the desktop has done it */
  assert_float_equal(layout_growth(3840, 800, 1), 1, 1e-6);
  assert_float_equal(layout_growth(7680, 4320, 1), 2, 1e-6);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(every_window_has_its_units), cmocka_unit_test(very_large_windows_are_filled), cmocka_unit_test(play_is_apart),
    cmocka_unit_test(extras_are_apart), cmocka_unit_test(the_list_keeps_its_rows),
    cmocka_unit_test(labels_fit),
    cmocka_unit_test(player_lines_fit), cmocka_unit_test(prompts_fit),
  };
  fixture = fixture_load(NULL);
  int failed = places_run(tests);
  fixture_release(&fixture);
  return failed;
}
