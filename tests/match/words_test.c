#include "fixture.h"

static const char *const languages[] = {"en", "pt-BR"};
enum { LANGUAGES = sizeof languages / sizeof *languages };

static struct words words_in(const char *language) { return (struct words){fixture_texts, NULL, language, NULL}; }

/* "{from}{turn}": the names in braces of a text, sorted, each once. */
static void names_in(struct strbuf *out, const char *text)
{
  char names[16][32];
  int count = 0;
  for (const char *open = strchr(text, '{'); open; open = strchr(open + 1, '{')) {
    size_t length = strcspn(open, "}") + 1;
    assert_true(length < sizeof names[0] && open[length - 1] == '}');
    char name[32];
    memcpy(name, open, length);
    name[length] = 0;
    int at = 0;
    while (at < count && strcmp(names[at], name) < 0) at++;
    if (at < count && strcmp(names[at], name) == 0) continue;
    assert_true(count < 16);
    memmove(names[at + 1], names[at], (size_t)(count - at) * sizeof names[0]);
    strcpy(names[at], name);
    count++;
  }
  for (int i = 0; i < count; i++) strbuf_add(out, names[i]);
}

static void languages_have_the_same_keys_and_names(void **state)
{
  (void)state;
  const char *const *keys, *const *present;
  size_t count = texts_keys(fixture_texts, &keys);
  assert_true(count > 100);
  assert_int_equal(texts_languages(fixture_texts, &present), LANGUAGES);
  for (size_t k = 0; k < count; k++) {
    struct strbuf expected;
    strbuf_init(&expected);
    for (int l = 0; l < LANGUAGES; l++) {
      const char *text = text_exact(fixture_texts, languages[l], keys[k]);
      if (!text) fail_msg("'%s' is missing in %s", keys[k], languages[l]);
      if (!*text) fail_msg("'%s' is empty in %s", keys[k], languages[l]);
      struct strbuf names;
      strbuf_init(&names);
      names_in(&names, text);
      if (l == 0) strbuf_add(&expected, names.text);
      else if (strcmp(names.text, expected.text) != 0)
        fail_msg("'%s' has %s in %s and %s in %s", keys[k], expected.text, languages[0], names.text, languages[l]);
      strbuf_release(&names);
    }
    strbuf_release(&expected);
  }
}

static void computers_are_called_in_the_language_of_the_moment(void **state)
{
  (void)state;
  static const char *const expected[LANGUAGES][2] = {{"Computer", "Computer 2"}, {"Computador", "Computador 2"}};
  struct match *match = fixture_match("english-draughts", 0, NULL);
  for (int l = 0; l < LANGUAGES; l++)
    for (int both = 0; both < 2; both++) {
      struct words words = words_in(languages[l]);
      struct strbuf name;
      strbuf_init(&name);
      words.participants = match->participant;
      match->participant[0].computer = both, match->participant[1].computer = true;
      words_player(&name, &words, match->rules, 1);
      assert_string_equal(name.text, expected[l][both]);
      strbuf_release(&name);
    }
  match_free(match);
}

static void every_refusal_has_its_sentence(void **state)
{
  (void)state;
  static const char *const expected[] = {"turn", "cell", "separator", "end"};
  struct match *match = fixture_match("english-draughts", 0, NULL);
  for (int l = 0; l < LANGUAGES; l++) {
    struct words words = words_in(languages[l]);
    for (int reason = REFUSAL_NONE + 1; reason < REFUSAL_COUNT; reason++)
      for (size_t e = 0; e < sizeof expected / sizeof *expected; e++) {
        struct refusal refusal = {.reason = (enum refusal_reason)reason, .from = "a1", .to = "b2", .over = "c3", .cell = "d4", .found = "foo", .turn = "a1-b2"};
        strcpy(refusal.expected, expected[e]);
        const char *key = refusal_key(refusal.reason);
        if (!key || !text_exact(fixture_texts, languages[l], key)) fail_msg("refusal %d has no sentence in %s", reason, languages[l]);
        struct strbuf text;
        strbuf_init(&text);
        words_refusal(&text, &words, match->rules, &refusal);
        if (strpbrk(text.text, "{}") || strstr(text.text, "refusal.")) fail_msg("something was not filled in: %s", text.text);
        strbuf_release(&text);
      }
  }
  match_free(match);
}

static void refusals_say_what_they_name(void **state)
{
  (void)state;
  struct match *match = fixture_match("english-draughts", 0, NULL);
  struct refusal refusal = {.reason = REFUSAL_LONGER_CAPTURE, .turn = "c3xc5xe5"};
  struct strbuf text;
  strbuf_init(&text);
  struct words words = words_in("en");
  words_refusal(&text, &words, match->rules, &refusal);
  assert_string_equal(text.text, "A longer capture exists: c3xc5xe5.");
  strbuf_clear(&text);
  words = words_in("pt-BR");
  words_refusal(&text, &words, match->rules, &refusal);
  assert_string_equal(text.text, "Existe uma captura maior: c3xc5xe5.");
  strbuf_release(&text);
  match_free(match);
}

static void every_outcome_has_its_sentence(void **state)
{
  (void)state;
  struct match *match = fixture_match("english-draughts", 0, NULL);
  for (int l = 0; l < LANGUAGES; l++) {
    struct words words = words_in(languages[l]);
    for (int reason = REASON_NONE + 1; reason < REASON_COUNT; reason++) {
      struct outcome outcome = {.type = OUTCOME_WIN, .reason = (enum outcome_reason)reason, .winner = 0};
      bool drawn = reason == REASON_NOBODY_MOVES || reason == REASON_TIED || reason == REASON_REPETITION || reason == REASON_QUIET
                || reason == REASON_FEW || reason == REASON_AGREED;
      if (drawn) outcome.type = OUTCOME_DRAW;
      struct strbuf text;
      strbuf_init(&text);
      words_outcome(&text, &words, match->rules, &outcome, &match->game.now);
      if (text.length == 0 || strpbrk(text.text, "{}") || strstr(text.text, "outcome.")) fail_msg("%s: '%s'", outcome_key(outcome.reason), text.text);
      if (!drawn && reason != REASON_PLACES && !strstr(text.text, l ? "Vitória: Preto" : "Black wins")) fail_msg("who won? %s", text.text);
      if (drawn && !strstr(text.text, l ? "mpate" : "raw")) fail_msg("a draw? %s", text.text);
      strbuf_release(&text);
    }
  }
  match_free(match);
}

static void expect_prompt(const struct match *match, const char *language, const char *expected)
{
  struct words words = words_in(language);
  struct strbuf text;
  strbuf_init(&text);
  words_prompt(&text, &words, match);
  assert_string_equal(text.text, expected);
  strbuf_release(&text);
}

static void prompts_say_what_is_expected(void **state)
{
  (void)state;
  struct match *match = fixture_match("turkish-draughts", 0, "5b2/3b4/3w4/8/8/8/w7/8 w");
  expect_prompt(match, "en", "White to move: a capture must be played.");
  expect_prompt(match, "pt-BR", "Vez: Branco. É obrigatório capturar.");
  fixture_click(match, "d6");
  expect_prompt(match, "en", "White: choose where the piece on d6 goes.");
  fixture_click(match, "d8");
  expect_prompt(match, "en", "White: the piece on d8 must go on.");
  fixture_click(match, "h8");
  assert_int_equal(match->game.outcome.type, OUTCOME_WIN);
  struct words words = words_in("pt-BR");
  struct strbuf text;
  strbuf_init(&text);
  words_prompt(&text, &words, match);
  assert_non_null(strstr(text.text, "Vitória: Branco"));
  strbuf_release(&text);
  match_free(match);

  match = fixture_match("capture-chinese-checkers", 2, "1/2/3/4/13/12/11/10/mm1m1m3/10/11/12/13/4/3/2/1 r 0,0");
  expect_prompt(match, "en", "Red to move.");
  fixture_click(match, "i1");
  fixture_click(match, "i3");
  expect_prompt(match, "en", "Red: go on, or end the turn on i3.");
  match_free(match);

  match = fixture_match("chinese-checkers", 2, "1/2/3/4/13/12/11/10/9/10/11/12/13/4/b1b/bb/r r");
  expect_prompt(match, "en", "Red has no legal turn and must pass.");
  match_free(match);
}

static void the_variant_and_the_language_come_first(void **state)
{
  (void)state;
  struct texts *variant = texts_new();
  texts_set(variant, "en", "player.red", "Cherry");
  texts_set(variant, "en", "only.english", "English");
  struct words words = {fixture_texts, variant, "pt-BR", NULL};
  assert_string_equal(words_get(&words, "player.red"), "Vermelho"); /* the language before the variant's English */
  texts_set(variant, "pt-BR", "player.red", "Cereja");
  assert_string_equal(words_get(&words, "player.red"), "Cereja");
  assert_string_equal(words_get(&words, "only.english"), "English");
  assert_string_equal(words_get(&words, "no.such.key"), "no.such.key");
  assert_false(words_has(&words, "no.such.key"));
  texts_free(variant);
}

/* Three play on for places. */
static struct match *race(const char *position) { return fixture_match_with("chinese-checkers", 3, "play_on=true", position); }

/* Not only the places that there are: why it ended before all were home, and who has none. */
static void an_end_before_all_are_home_is_told(void **state)
{
  (void)state;
  struct match *match = race("r/rr/rrr/rrrr/13/12/11/10/9/10/11/12/13/4/3/2/1 g 1,0,0");
  expect_prompt(match, "en", "The game is over: nobody can move. Places: 1. Red. Without a place: Green, Purple.");
  expect_prompt(match, "pt-BR", "Fim da partida: ninguém pode jogar. Colocações: 1. Vermelho. Sem colocação: Verde, Roxo.");
  match->game.outcome.reason = REASON_PLACES; /* as older files have it */
  expect_prompt(match, "en", "The game is over. Places: 1. Red. Without a place: Green, Purple.");
  match->game.outcome.reason = REASON_REPETITION;
  struct words words = words_in("en");
  struct strbuf text;
  strbuf_init(&text);
  words_prompt(&text, &words, match);
  assert_non_null(strstr(text.text, "by repetition"));
  assert_non_null(strstr(text.text, "Without a place: Green, Purple."));
  strbuf_release(&text);
  match->game.outcome.reason = REASON_PLACES;
  match->game.now.place[1] = 2; /* the last one has the last place */
  expect_prompt(match, "en", "The game is over. Places: 1. Red, 2. Green.");
  match_free(match);
}

/* Nothing is said before, when the next one plays, or at the end; what undo brings back is said no more. */
static void who_comes_home_is_told(void **state)
{
  (void)state;
  struct match *match = race("r/rr/rrr/1rrr/4r8/12/11/10/3g1p3/10/11/12/13/4/3/2/1 r");
  struct words words = words_in("en");
  struct strbuf text;
  strbuf_init(&text);
  words_placed(&text, &words, match);
  words_places(&text, &words, match->rules, &match->game.now);
  assert_string_equal(text.text, "");
  assert_int_equal(match_type(match, "m5-n1"), MATCH_PLAYED);
  words_placed(&text, &words, match);
  assert_string_equal(text.text, "Red is home, in place 1.");
  strbuf_clear(&text);
  words_places(&text, &words, match->rules, &match->game.now);
  assert_string_equal(text.text, "1. Red");
  strbuf_clear(&text);
  assert_int_equal(match_type(match, "i4-i5"), MATCH_PLAYED);
  words_placed(&text, &words, match);
  assert_string_equal(text.text, "");
  assert_true(match_undo(match) && match_undo(match));
  words_placed(&text, &words, match);
  assert_string_equal(text.text, "");
  strbuf_release(&text);
  match_free(match);
}

/* Values stand alone or in a sentence; what has no text is told by its name in the script. */
static void options_have_words_everywhere(void **state)
{
  (void)state;
  static const char *const first[LANGUAGES] = {"King at once", "Vira dama na hora"}, *const inside[LANGUAGES] = {"king at once", "vira dama na hora"};
  static const char *const yes[LANGUAGES][2] = {{"yes", "Yes"}, {"sim", "Sim"}};
  struct match *match = fixture_match("turkish-draughts", 0, NULL);
  const struct option *option;
  assert_int_equal(variant_options(match->variant, &option), 1);
  const struct option plain = {.type = OPTION_CHOICE, .name = "when_it_ends", .choice = {"at_once", "émile"}, .choice_count = 2},
      truth = {.type = OPTION_BOOLEAN, .name = "so"};
  for (int l = 0; l < LANGUAGES; l++) {
    struct words words = words_in(languages[l]);
    words.variant = variant_texts(match->variant);
    struct strbuf text;
    strbuf_init(&text);
    words_option_value_alone(&text, &words, option, 0);
    assert_memory_equal(text.text, first[l], strlen(first[l]));
    strbuf_clear(&text), words_option_value(&text, &words, option, 0);
    assert_memory_equal(text.text, inside[l], strlen(inside[l]));
    strbuf_clear(&text), words_option_value(&text, &words, &truth, 1);
    assert_string_equal(text.text, yes[l][0]);
    strbuf_clear(&text), words_option_value_alone(&text, &words, &truth, 1);
    assert_string_equal(text.text, yes[l][1]);
    strbuf_clear(&text), words_option(&text, &words, &plain);
    assert_string_equal(text.text, "When it ends");
    strbuf_clear(&text), words_option_value(&text, &words, &plain, 0);
    assert_string_equal(text.text, "at once");
    strbuf_clear(&text), words_option_value_alone(&text, &words, &plain, 1);
    assert_string_equal(text.text, "Émile");
    strbuf_release(&text);
  }
  match_free(match);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(an_end_before_all_are_home_is_told), cmocka_unit_test(who_comes_home_is_told),
    cmocka_unit_test(options_have_words_everywhere),
    cmocka_unit_test(languages_have_the_same_keys_and_names),
    cmocka_unit_test(computers_are_called_in_the_language_of_the_moment),
    cmocka_unit_test(every_refusal_has_its_sentence),
    cmocka_unit_test(refusals_say_what_they_name),
    cmocka_unit_test(every_outcome_has_its_sentence),
    cmocka_unit_test(prompts_say_what_is_expected),
    cmocka_unit_test(the_variant_and_the_language_come_first),
  };
  return cmocka_run_group_tests(tests, fixture_set_up, fixture_tear_down);
}
