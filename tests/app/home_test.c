/* The home screen without a window: what is found, how it is grouped, where it stands, whether its words fit. */
#include "places.h"

#include "app/home_list.h"
#include "app/home_when.h"
#include "app/layout_home.h"

#include <stdlib.h>
#include <time.h>
#include <unistd.h>

/* ---- searching ---- */

/* The ids found, parted by blanks. Lives until the next call. */
static const char *found(const struct library *library, const char *language, const char *query)
{
  static char out[2048];
  struct home_list list;
  home_list_make(&list, library, fixture.texts, language, query);
  *out = '\0';
  int shown = 0;
  for (int g = 0; g < list.groups; g++) {
    assert_int_equal(list.group[g].first, shown);
    assert_true(list.group[g].count > 0);
    shown += list.group[g].count;
  }
  assert_int_equal(shown, list.entries);
  for (int i = 0; i < list.entries; i++) {
    size_t length = strlen(out);
    snprintf(out + length, sizeof out - length, "%s%s", i ? " " : "", library_at(library, list.entry[i])->id);
  }
  home_list_release(&list);
  return out;
}

static void games_are_found_by_what_is_said_of_them(void **state)
{
  (void)state;
  struct library *l = fixture.library;
  assert_string_equal(found(l, "en", ""), "chinese-checkers capture-chinese-checkers sternhalma english-draughts breakthrough-draughts turkish-draughts");
  assert_string_equal(found(l, "en", "TURK"), "turkish-draughts");            /* the name */
  assert_string_equal(found(l, "en", "sternhalma"), "sternhalma");
  assert_string_equal(found(l, "en", "first king"), "breakthrough-draughts"); /* words of the summary */
  assert_string_equal(found(l, "en", "capture-chinese"), "capture-chinese-checkers"); /* the id */
  assert_string_equal(found(l, "en", "draughts"), "english-draughts breakthrough-draughts turkish-draughts"); /* the family */
  assert_string_equal(found(l, "pt-BR", "turcas"), "turkish-draughts");
  assert_string_equal(found(l, "pt-BR", "obrigacao maximo"), "turkish-draughts"); /* without the accents */
  assert_string_equal(found(l, "pt-BR", "OBRIGAÇÃO"), "turkish-draughts");
  assert_string_equal(found(l, "pt-BR", "first king"), "");
  assert_string_equal(found(l, "en", "no such game"), "");
  assert_string_equal(found(l, "en", "   "), found(l, "en", ""));
}

static void write_script(const char *folder, const char *name, const char *text)
{
  char path[1200];
  snprintf(path, sizeof path, "%s/%s", folder, name);
  FILE *file = fopen(path, "w");
  assert_non_null(file);
  fputs(text, file);
  fclose(file);
}

static void families_have_headings(void **state)
{
  (void)state;
  char folder[] = "/tmp/salto-home-XXXXXX";
  assert_non_null(mkdtemp(folder));
  write_script(folder, "alone.lua",
               "return { api = 1, id = 'alone', board = { shape = 'square', width = 4, height = 4 }, players = 2, pieces = { man = { step = true } },\n"
               "  setup = { home = 'man' }, text = { en = { name = 'Alone', summary = 'By itself.' } } }");
  write_script(folder, "kin.lua", "return { api = 1, id = 'kin', family = 'kin-family', board = { shape = 'square', width = 4, height = 4 }, players = 2,\n"
                                  "  pieces = { man = { step = true } }, setup = { home = 'man' }, text = { en = { name = 'Kinfolk', "
                                  "summary = 'A first.' } } }");
  write_script(folder, "kin2.lua", "return { api = 1, id = 'kin2', extends = 'kin', text = { en = { name = 'Second kin', summary = 'A second.' } } }");
  write_script(folder, "broken.lua", "return {");
  struct fixture with = fixture_load(folder);
  struct home_list list;
  home_list_make(&list, with.library, with.texts, "en", "");
  static const char *const titles[] = {"Chinese checkers", "Draughts", "Kinfolk", "Other games"};
  static const int counts[] = {3, 3, 2, 1};
  assert_int_equal(list.groups, 4);
  for (int g = 0; g < 4; g++) assert_string_equal(list.group[g].title, titles[g]), assert_int_equal(list.group[g].count, counts[g]);
  assert_string_equal(library_at(with.library, list.entry[list.group[3].first])->id, "alone");
  home_list_release(&list);
  assert_string_equal(home_family_title(with.library, with.texts, "pt-BR", "draughts"), "Damas");
  assert_string_equal(home_family_title(with.library, with.texts, "pt-BR", "kin-family"), "Kinfolk");
  assert_string_equal(home_family_title(with.library, with.texts, "en", "nobody"), "nobody");
  assert_string_equal(found(with.library, "en", "kinfolk"), "kin kin2"); /* by the family's title */
  fixture_release(&with);
  static const char *const names[] = {"alone.lua", "kin.lua", "kin2.lua", "broken.lua"};
  for (int i = 0; i < 4; i++) {
    char path[1200];
    snprintf(path, sizeof path, "%s/%s", folder, names[i]);
    unlink(path);
  }
  rmdir(folder);
}

/* ---- when ---- */

static void when_is(const char *language, int64_t ago, const char *expected)
{
  struct tm noon = {.tm_year = 124, .tm_mon = 2, .tm_mday = 1, .tm_hour = 12, .tm_isdst = -1}; /* the day after a 29th of February */
  int64_t now = (int64_t)mktime(&noon);
  struct strbuf out;
  strbuf_init(&out);
  home_when(&out, fixture.texts, language, now - ago, now);
  assert_string_equal(out.text, expected);
  strbuf_release(&out);
}

static void time_is_told_in_words(void **state)
{
  (void)state;
  enum { MINUTE = 60, HOUR = 3600, DAY = 86400 };
  when_is("en", 0, "just now");
  when_is("en", -300, "just now"); /* a clock that was set back */
  when_is("en", 5 * MINUTE, "5 min ago");
  when_is("en", 59 * MINUTE, "59 min ago");
  when_is("en", 11 * HOUR, "11 h ago");
  when_is("en", 13 * HOUR, "yesterday");
  when_is("en", 35 * HOUR, "yesterday");
  when_is("en", 37 * HOUR, "2 days ago");
  when_is("pt-BR", 13 * (int64_t)DAY, "há 13 dias");
  when_is("en", 61 * (int64_t)DAY, "2023-12-31");
  when_is("pt-BR", 61 * (int64_t)DAY, "31/12/2023");
  when_is("en", -3 * (int64_t)DAY, "2024-03-04");
}

/* ---- places ---- */

/* Few games have large cards, many have more columns, up to a width that the eye takes in. */
static void a_very_wide_window_is_filled(void **state)
{
  (void)state;
  static const struct {
    float w;
    int games, columns;
    float least, most; /* of the list */
  } rows[] = {{1920, 40, 3, 1240, 1240}, {2560, 6, 3, 1700, 1900}, {2560, 8, 4, 2000, 2240}, {2560, 40, 6, 2000, 2240}, {3840, 40, 6, 2000, 2240},
              {2400, 1, 3, 1700, 1900}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    struct home_layout l;
    layout_home(&l, rows[i].w, 1440, rows[i].games);
    assert_int_equal(l.games.columns, rows[i].columns);
    assert_true(l.list.w >= rows[i].least && l.list.w <= rows[i].most);
  }
}

static void everything_has_its_place(void **state)
{
  (void)state;
  for (int s = 0; s < SIZES; s++) {
    struct home_layout l;
    struct rect window = rect_of(0, 0, sizes[s].w, sizes[s].h);
    layout_home(&l, sizes[s].w, sizes[s].h, 6);
    const struct rect outer[] = {l.emblem, l.title, l.search, l.language, l.settings, l.list};
    static const char *const outer_names[] = {"emblem", "title", "search", "language", "settings", "list"};
    char what[64];
    snprintf(what, sizeof what, "home %gx%g", (double)sizes[s].w, (double)sizes[s].h);
    assert_apart(outer, outer_names, 6, window, what);
    assert_true(l.games.columns >= 1 && l.search.w >= 200 && l.picture_h >= 120);
    struct rect cards[8], content = rect_of(0, 0, l.list.w, 1e5F);
    for (int i = 0; i < 8; i++) cards[i] = layout_home_card(&l.games, i);
    static const char *const card_names[] = {"card 1", "card 2", "card 3", "card 4", "card 5", "card 6", "card 7", "card 8"};
    assert_apart(cards, card_names, 8, content, what);
    assert_float_equal(rect_bottom(cards[7]), layout_home_rows(&l.games, 8), 0.1);
    assert_float_equal(layout_home_rows(&l.saved, 0), 0, 0.1);
    struct home_card_layout game;
    layout_home_game(&game, &l, cards[0]);
    const struct rect on_card[] = {game.picture, game.name, game.summary, game.players, game.rules};
    static const char *const on_card_names[] = {"picture", "name", "summary", "players", "rules"};
    assert_apart(on_card, on_card_names, 5, cards[0], what);
    assert_true(rect_inside(game.mark, game.picture) && game.rules.w >= 44 && game.rules.h >= 44);
    struct home_saved_layout saved;
    struct rect card = layout_home_card(&l.saved, 0);
    layout_home_saved(&saved, card);
    const struct rect on_saved[] = {saved.picture, saved.name, saved.players, saved.state};
    static const char *const on_saved_names[] = {"picture", "name", "players", "state"};
    assert_apart(on_saved, on_saved_names, 4, card, what);
    assert_true(rect_inside(saved.remove, card) && !rect_overlap(saved.remove, saved.name));
    assert_false(rect_overlap(saved.message, saved.name));
    struct home_going_layout going;
    card = rect_of(0, 0, l.list.w, l.going_h);
    layout_home_going(&going, card);
    const struct rect on_going[] = {going.picture, going.label, going.name, going.players, going.state, going.remove, going.button};
    static const char *const on_going_names[] = {"picture", "label", "name", "players", "state", "remove", "button"};
    assert_apart(on_going, on_going_names, 7, card, what);
  }
}

static void fits(enum style style, const char *words, float room, const char *what)
{
  double w = text_width(lettering, style, words);
  if (w > (double)room + 0.5) fail_msg("%s: '%s' is %.1f wide and has %.1f", what, words, w, (double)room);
}

static const char *text(int language, const char *key)
{
  const char *there = text_exact(fixture.texts, languages[language], key);
  if (!there) fail_msg("there is no %s in %s", key, languages[language]);
  return there;
}

static void words_fit(void **state)
{
  (void)state;
  for (int s = 0; s < SIZES; s++)
    for (int k = 0; k < 2; k++) {
      struct home_layout l;
      struct home_card_layout game;
      struct home_saved_layout saved;
      struct home_going_layout going;
      struct strbuf line;
      layout_home(&l, sizes[s].w, sizes[s].h, 6);
      layout_home_game(&game, &l, rect_of(0, 0, l.games.w, l.games.h));
      layout_home_saved(&saved, rect_of(0, 0, l.saved.w, l.saved.h));
      layout_home_going(&going, rect_of(0, 0, l.list.w, l.going_h));
      fits(STYLE_TITLE, text(k, "ui.title"), l.title.w, "the title");
      fits(STYLE_BODY, text(k, "ui.choose.search"), l.search.w - 24 - 28 - 5, "the search");
      fits(STYLE_STRONG, text(k, "ui.choose.continue"), going.button.w - 16, "the button to continue");
      fits(STYLE_STRONG, text(k, "ui.choose.look"), going.button.w - 16, "the button to look at a game");
      double newer = text_width(lettering, STYLE_STRONG, text(k, "ui.choose.newer")), older = text_width(lettering, STYLE_STRONG, text(k, "ui.choose.older"));
      float between = l.list.w - 2 * (32 + (float)(newer > older ? newer : older)) - 16;
      for (int i = 0; i < 2; i++) {
        strbuf_init(&line);
        text_fill(&line, text(k, i ? "ui.choose.page" : "ui.choose.newest"),
                  (const struct text_value[]){{"first", "19981"}, {"last", "20040"}, {"count", "30000"}}, 3);
        fits(STYLE_SECONDARY, line.text, between, "which saved games are shown");
        strbuf_release(&line);
      }
      strbuf_init(&line);
      text_fill(&line, text(k, "ui.players_range"), (const struct text_value[]){{"min", "2"}, {"max", "6"}}, 2);
      fits(STYLE_LABEL, line.text, game.players.w - 24, "players");
      strbuf_release(&line);
      for (int i = 0; i < library_count(fixture.library); i++) {
        const struct texts *own = variant_texts(library_at(fixture.library, i)->variant);
        struct colour none = {0};
        fits(STYLE_STRONG, text_get(own, languages[k], "name"), game.name.w, "a card's name");
        fits(STYLE_STRONG, text_get(own, languages[k], "name"), saved.name.w, "a saved game's name");
        fits(STYLE_STRONG, text_get(own, languages[k], "name"), going.name.w, "the last game's name");
        double h = text_paragraph(lettering, NULL, STYLE_SECONDARY, rect_of(0, 0, game.summary.w, 0), ALIGN_LEFT, none, text_get(own, languages[k], "summary"));
        if (h > (double)game.summary.h + 0.5)
          fail_msg("%gx%g, %s: the summary of %s takes %g of %g", (double)sizes[s].w, (double)sizes[s].h, languages[k], library_at(fixture.library, i)->id, h,
                   (double)game.summary.h);
      }
    }
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(games_are_found_by_what_is_said_of_them), cmocka_unit_test(families_have_headings), cmocka_unit_test(time_is_told_in_words),
    cmocka_unit_test(everything_has_its_place), cmocka_unit_test(a_very_wide_window_is_filled),
  };
  const struct CMUnitTest words[] = {cmocka_unit_test(words_fit)};
  fixture = fixture_load(NULL);
  int failed = cmocka_run_group_tests(tests, NULL, NULL);
  failed += places_run(words);
  fixture_release(&fixture);
  return failed;
}
