/* The screen of the settings at every size a window may have: its places apart, and wide enough for their words in both languages. */
#include "places.h"

#include "app/layout_settings.h"
#include "app/theme_file.h"

static struct themes *themes;

static void places_are_apart(void **state)
{
  (void)state;
  for (int s = 0; s < SIZES; s++) {
    struct settings_layout l;
    layout_settings(&l, sizes[s].w, sizes[s].h);
    struct rect window = rect_of(0, 0, sizes[s].w, sizes[s].h), all[] = {l.back, l.title, l.list};
    static const char *const names[] = {"back", "title", "list"};
    char what[64];
    snprintf(what, sizeof what, "settings %gx%g", (double)sizes[s].w, (double)sizes[s].h);
    assert_apart(all, names, 3, window, what);
    assert_true(l.columns >= 1 && l.columns <= SETTINGS_COLUMNS);
    assert_int_equal(l.columns, sizes[s].w >= 900 ? 2 : 1);
    for (int i = 0; i < l.columns; i++) {
      assert_true(l.column[i].w >= 400);
      assert_true(l.column[i].x >= 0 && rect_right(l.column[i]) <= l.list.w + 0.5F);
      if (i > 0) assert_true(l.column[i].x >= rect_right(l.column[i - 1]) + l.gap - 0.5F);
    }
    float w = l.column[0].w - 2 * SETTINGS_PAD;
    struct rect card[9];
    for (int i = 0; i < 9; i++) {
      card[i] = layout_theme_card(w, i);
      assert_true(card[i].w >= 110 && card[i].h >= 100);
      assert_true(rect_inside(card[i], rect_of(0, 0, w, layout_theme_cards(w, 9))));
      for (int j = 0; j < i; j++) assert_false(rect_overlap(card[i], card[j]));
    }
  }
  assert_true(layout_theme_cards(500, 0) == 0);
}

/* ---- words ---- */

static const char *text(const char *language, const char *name)
{
  char key[64];
  snprintf(key, sizeof key, "ui.settings.%s", name);
  if (!text_exact(fixture.texts, language, key)) fail_msg("there is no text %s in %s", key, language);
  return text_get(fixture.texts, language, key);
}

static void assert_fits(enum style style, const char *words, float room, const char *language)
{
  double w = text_width(lettering, style, words);
  if (w > (double)room + 0.5) fail_msg("'%s' (%s, %s) is %.1f wide and has %.1f", words, language, lettering_family(lettering), w, (double)room);
}

/* Side by side, or below each other: as ui_choice puts them. */
static void choice_fits(const char *const *labels, int count, float w, const char *language)
{
  double needed = 0;
  for (int i = 0; i < count; i++) needed += text_width(lettering, STYLE_SECONDARY_STRONG, labels[i]) + 24;
  if (needed <= (double)w) return;
  for (int i = 0; i < count; i++) assert_fits(STYLE_SECONDARY_STRONG, labels[i], w - 28, language);
}

static void words_fit(void **state)
{
  (void)state;
  static const char *const choices[][5] = {
    {"animation_none", "animation_fast", "animation_normal", "animation_slow"}, {"patterns_auto", "patterns_always", "patterns_never"},
  };
  static const char *const titles[] = {"appearance", "board", "sound_speech", "files", "language", "theme", "text_size", "animation", "patterns", "command"};
  static const char *const toggles[] = {"full_screen", "coordinates", "sound", "speak"};
  for (int s = 0; s < SIZES; s++)
    for (int k = 0; k < 2; k++) {
      const char *language = languages[k], *labels[5];
      struct settings_layout l;
      layout_settings(&l, sizes[s].w, sizes[s].h);
      float w = l.column[l.columns - 1].w - 2 * SETTINGS_PAD;
      assert_fits(STYLE_TITLE, text(language, "title"), l.title.w, language);
      for (size_t c = 0; c < sizeof choices / sizeof *choices; c++) {
        int count = 0;
        for (; count < 5 && choices[c][count]; count++) labels[count] = text(language, choices[c][count]);
        choice_fits(labels, count, w, language);
      }
      labels[0] = text(language, "system");
      for (int i = 0; i < 2; i++) labels[i + 1] = text_get(fixture.texts, languages[i], "language");
      choice_fits(labels, 3, w, language);
      static const char *const percents[] = {"85 %", "100 %", "115 %", "130 %", "150 %"};
      double needed = 0;
      for (int i = 0; i < 5; i++) needed += text_width(lettering, STYLE_SECONDARY_STRONG, percents[i]) + 24;
      assert_true(needed <= (double)w);
      for (size_t i = 0; i < sizeof titles / sizeof *titles; i++) assert_fits(STYLE_STRONG, text(language, titles[i]), w, language);
      for (size_t i = 0; i < sizeof toggles / sizeof *toggles; i++) assert_fits(STYLE_BODY, text(language, toggles[i]), w - 60, language);
      struct rect card = layout_theme_card(w, 0);
      for (int i = 0; i < themes->count; i++) assert_fits(STYLE_SECONDARY_STRONG, theme_title(&themes->theme[i], language), card.w - 20, language);
    }
}

int main(void)
{
  const struct CMUnitTest tests[] = {cmocka_unit_test(places_are_apart), cmocka_unit_test(words_fit)};
  static const char *const folders[] = {SALTO_SOURCE_DIR "/assets/themes"};
  fixture = fixture_load(NULL);
  themes = themes_new(folders, 1);
  int failed = places_run(tests);
  themes_free(themes);
  fixture_release(&fixture);
  return failed;
}
