/* The rectangles of the rule book and of exercises at every size a window may have: inside the window, none over another, and wide
   enough for their words in both languages. */
#include "places.h"

#include "app/book_page.h"
#include "app/layout_book.h"

static void the_book_is_apart(void **state)
{
  (void)state;
  for (int s = 0; s < SIZES; s++)
    for (int sections = 2; sections <= BOOK_SECTIONS; sections++) {
      struct book_layout l;
      char what[64];
      layout_book(&l, sizes[s].w, sizes[s].h, sections);
      snprintf(what, sizeof what, "book %gx%g, %d sections", (double)sizes[s].w, (double)sizes[s].h, sections);
      struct rect window = rect_of(0, 0, sizes[s].w, sizes[s].h);
      struct rect all[] = {l.back, l.title, l.subtitle, l.language, l.settings, l.narrow ? l.picker : l.contents, l.page};
      const char *const names[] = {"back", "title", "subtitle", "language", "settings", "the contents", "page"};
      assert_apart(all, names, 7, window, what);
      assert_true(rect_inside(l.contents, window)); /* the list over the page, too */
      assert_true(l.contents.h >= l.row_h * (float)sections && l.row_h >= 44);
      assert_true(l.column.x >= l.page.x && rect_right(l.column) <= rect_right(l.page));
      assert_true(l.text_w <= l.column.w && l.text_w >= 360);
      assert_true(l.card_w * (float)l.cards <= l.column.w && l.card_picture >= 150);
      assert_true(l.picture >= 200 && l.column.w - l.picture >= 260);
    }
}

static void an_exercise_is_apart(void **state)
{
  (void)state;
  for (int s = 0; s < SIZES; s++) {
    struct exercise_layout l;
    char what[64];
    layout_exercise(&l, sizes[s].w, sizes[s].h);
    snprintf(what, sizeof what, "exercise %gx%g", (double)sizes[s].w, (double)sizes[s].h);
    struct rect outer[] = {l.back, l.title, l.subtitle, l.language, l.settings, l.board, l.panel};
    const char *const outer_names[] = {"back", "title", "subtitle", "language", "settings", "board", "panel"};
    assert_apart(outer, outer_names, 7, rect_of(0, 0, sizes[s].w, sizes[s].h), what);
    struct rect inner[] = {l.words, l.turn, l.again, l.undo, l.next};
    const char *const inner_names[] = {"words", "turn", "again", "undo", "next"};
    assert_apart(inner, inner_names, 5, l.panel, what);
    assert_true(l.turn.h >= 44 && l.again.h >= 44 && l.undo.h >= 44 && l.next.h >= 44);
    assert_true(l.words.w >= 216 && l.words.h >= 150);
    float board = l.board.w < l.board.h ? l.board.w : l.board.h, least = sizes[s].w < sizes[s].h ? sizes[s].w : sizes[s].h;
    if (board < least * 0.55F) fail_msg("%s: the board has only %g", what, (double)board);
  }
}

/* ---- words ---- */

static void assert_fits(enum style style, const char *key, float room, const char *language)
{
  assert_non_null(text_exact(fixture.texts, language, key));
  double w = text_width(lettering, style, text_get(fixture.texts, language, key));
  if (w > (double)room + 0.5) fail_msg("%s (%s) is %.1f wide and has %.1f", key, language, w, (double)room);
}

static void labels_fit(void **state)
{
  (void)state;
  for (int s = 0; s < SIZES; s++)
    for (int k = 0; k < 2; k++) {
      struct book_layout book;
      struct exercise_layout exercise;
      layout_book(&book, sizes[s].w, sizes[s].h, BOOK_SECTIONS);
      layout_exercise(&exercise, sizes[s].w, sizes[s].h);
      struct words words = {fixture.texts, NULL, languages[k], NULL};
      for (int i = 0; i < BOOK_SECTIONS; i++) {
        const char *title = book_section_title(&words, (enum book_section)i);
        assert_null(strstr(title, "ui.book")); /* there is such a text */
        assert_true(text_width(lettering, STYLE_STRONG, title) <= (double)book.contents.w - 28 - (book.narrow ? 16 : 0));
      }
      float beside = book.column.w - 40 - 24 - book.picture;
      assert_fits(STYLE_SECONDARY_STRONG, "ui.book.play", beside - 24, languages[k]);
      assert_fits(STYLE_SECONDARY_STRONG, "ui.book.rewind", beside - 24, languages[k]);
      assert_fits(STYLE_STRONG, "ui.book.answer", beside - 48, languages[k]);
      assert_fits(STYLE_SECONDARY_STRONG, "ui.book.done", book.card_w - 32 - 26, languages[k]);
      assert_fits(STYLE_SECONDARY, "ui.book.open", book.card_w - 32 - 26, languages[k]);
      assert_fits(STYLE_LABEL, "ui.exercise.restart", exercise.again.w, languages[k]);
      assert_fits(STYLE_LABEL, "ui.tool.undo", exercise.undo.w, languages[k]);
      assert_fits(STYLE_STRONG, "ui.exercise.next", exercise.next.w - 16, languages[k]);
      assert_fits(STYLE_STRONG, "ui.exercise.to_book", exercise.next.w - 16, languages[k]);
      assert_fits(STYLE_STRONG, "ui.end_turn", exercise.turn.w - 16, languages[k]);
    }
}

/* What stands on cards and in headings, of all games there are. */
static void names_fit(void **state)
{
  (void)state;
  for (int i = 0; i < library_count(fixture.library); i++) {
    struct variant *variant = library_at(fixture.library, i)->variant;
    struct book *book;
    struct error err;
    if (!variant || !book_new(&book, variant, &err)) continue;
    for (int e = 0; e < book->exercise_count; e++)
      for (int s = 0; s < SIZES; s++)
        for (int k = 0; k < 2; k++) {
          struct book_layout l;
          struct exercise_layout x;
          layout_book(&l, sizes[s].w, sizes[s].h, BOOK_SECTIONS);
          layout_exercise(&x, sizes[s].w, sizes[s].h);
          struct words words = {fixture.texts, variant_texts(variant), languages[k], NULL};
          const char *name = book_exercise_text(&words, book->exercise[e].example.name, "name");
          struct colour none = {0};
          double h = text_paragraph(lettering, NULL, STYLE_STRONG, rect_of(0, 0, l.card_w - 32, 0), ALIGN_LEFT, none, name);
          if (h > 44) fail_msg("%s: '%s' needs %g on its card of %g", library_at(fixture.library, i)->id, name, h, (double)l.card_w);
          assert_true(text_width(lettering, STYLE_STRONG, name) <= (double)x.title.w); /* as small as a heading gets */
        }
    book_free(book);
  }
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(the_book_is_apart), cmocka_unit_test(an_exercise_is_apart), cmocka_unit_test(labels_fit), cmocka_unit_test(names_fit),
  };
  fixture = fixture_load(SALTO_SOURCE_DIR "/tests/app/variants");
  int failed = places_run(tests);
  fixture_release(&fixture);
  return failed;
}
