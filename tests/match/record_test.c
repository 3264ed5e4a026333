#include "match/record_games.h"

#include "base/random.h"
#include "core/rules_hash.h"

#include <stdio.h>

/* Plays up to `turns` turns by chance. */
static void play_some(struct match *match, struct random *random, int turns)
{
  struct turn_list list;
  turn_list_init(&list);
  for (int i = 0; i < turns && match->game.outcome.type == OUTCOME_NONE; i++) {
    struct path path;
    turns_generate(&list, match->rules, &match->game.now);
    if (!list.count) break;
    size_t pick = random_below(random, (uint32_t)list.count);
    turn_list_path(&list, pick, &path);
    struct turn turn = list.turn[pick];
    game_play(&match->game, &turn, &path);
  }
  turn_list_release(&list);
  match_refresh(match);
}

static void expect_position(const struct position *position, const struct rules *rules, const struct position *other, const struct rules *other_rules)
{
  struct strbuf a, b;
  strbuf_init(&a);
  strbuf_init(&b);
  position_write(&a, position, rules);
  position_write(&b, other, other_rules);
  assert_string_equal(a.text, b.text);
  strbuf_release(&a);
  strbuf_release(&b);
}

static void expect_turn(const struct match *a, const struct match *b, int i)
{
  struct strbuf one, other;
  strbuf_init(&one);
  strbuf_init(&other);
  turn_write(&one, a->rules, &a->game.played[i].turn, &a->game.played[i].path);
  turn_write(&other, b->rules, &b->game.played[i].turn, &b->game.played[i].path);
  assert_string_equal(one.text, other.text);
  strbuf_release(&one);
  strbuf_release(&other);
}

/* The same turns with the same positions before them, by whatever rules. */
static void expect_same_turns(const struct match *a, const struct match *b)
{
  assert_int_equal(a->game.total, b->game.total);
  expect_position(&a->game.start, a->rules, &b->game.start, b->rules);
  for (int i = 0; i < a->game.total; i++) {
    expect_position(&a->game.played[i].before, a->rules, &b->game.played[i].before, b->rules);
    expect_turn(a, b, i);
  }
}

static void expect_same(const struct match *a, const struct match *b)
{
  expect_same_turns(a, b);
  assert_int_equal(a->game.count, b->game.count);
  expect_position(&a->game.now, a->rules, &b->game.now, b->rules);
  assert_int_equal(a->game.outcome.type, b->game.outcome.type);
  assert_int_equal(a->game.outcome.reason, b->game.outcome.reason);
  assert_int_equal(a->game.outcome.winner, b->game.outcome.winner);
  assert_int_equal(a->game.now.quiet, b->game.now.quiet);
}

/* ---- there and back ---- */

static const struct {
  const char *id;
  int players;
} games[] = {
  {"chinese-checkers", 2},  {"chinese-checkers", 3}, {"chinese-checkers", 6},     {"capture-chinese-checkers", 2}, {"capture-chinese-checkers", 6},
  {"turkish-draughts", 2},  {"sternhalma", 2},       {"breakthrough-draughts", 2}, {"english-draughts", 2},
};
enum { GAMES = sizeof games / sizeof *games };

static void games_come_back(void **state)
{
  (void)state;
  struct random random;
  random_seed(&random, 20);
  for (size_t i = 0; i < GAMES; i++)
    for (int round = 0; round < 6; round++) {
      struct match *match = fixture_match(games[i].id, games[i].players, NULL);
      play_some(match, &random, (int)random_below(&random, 80));
      for (uint32_t back = round % 2 ? random_below(&random, 5) : 0; back > 0; back--) match_undo(match);
      char *text = written(match);
      struct match *again = reopened(text);
      assert_false(again->view_only);
      expect_same(match, again);
      char *twice = written(again);
      assert_string_equal(text, twice);
      free(twice);
      free(text);
      match_free(again);
      match_free(match);
    }
}

/* Every option that a bundled game has, one after the other. */
static void options_come_back(void **state)
{
  (void)state;
  for (int v = 0; v < library_count(fixture_library); v++) {
    struct variant *variant = library_at(fixture_library, v)->variant;
    const struct option *option;
    int count = variant_options(variant, &option);
    for (int o = 0; o < count; o++) {
      struct choices choices;
      struct match *match;
      struct error err;
      variant_default_choices(variant, &choices);
      choices.value[o] = option[o].initial ? 0 : 1;
      if (!match_new(&match, variant, &choices, NULL, &err)) fail_msg("%s", err.message);
      char *text = written(match);
      struct match *again = reopened(text);
      assert_false(again->view_only);
      assert_memory_equal(again->choices.value, choices.value, sizeof choices.value);
      assert_true(rules_hash(again->rules) == rules_hash(match->rules));
      free(text);
      match_free(again);
      match_free(match);
    }
  }
}

static void other_starts_come_back(void **state)
{
  (void)state;
  struct match *match = fixture_match("turkish-draughts", 2, "8/8/3b4/8/3W4/8/8/8 w");
  char *text = written(match);
  struct match *again = reopened(text);
  expect_same(match, again);
  free(text);
  match_free(again);
  match_free(match);
}

static void undone_turns_can_be_played_again(void **state)
{
  (void)state;
  struct match *match = fixture_match("turkish-draughts", 2, NULL);
  assert_int_equal(match_type(match, "c3-c4"), MATCH_PLAYED);
  assert_int_equal(match_type(match, "h6-h5"), MATCH_PLAYED);
  match_undo(match), match_undo(match);
  char *text = written(match);
  struct match *again = reopened(text);
  assert_int_equal(again->game.count, 0);
  assert_true(match_redo(again) && match_redo(again));
  assert_false(match_redo(again));
  free(text);
  match_free(again);
  match_free(match);
}

/* ---- who plays, and the time ---- */

static void players_come_back(void **state)
{
  (void)state;
  static const char *const names[] = {"Ana", "João d'Água 🎲", "# no remark", "turn c3-d3", "  blanks around  ", "李小龍", "\xC3\x28 broken",
                                      "two\nlines\tand\x1B[31m red"};
  static const char *const kept[] = {"Ana", "João d'Água 🎲", "# no remark", "turn c3-d3", "blanks around", "李小龍", "?( broken", "two lines and?[31m red"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    struct match *match = fixture_match("chinese-checkers", 3, NULL);
    struct participant *who = match->participant;
    snprintf(who[0].name, sizeof who[0].name, "%s", names[i]);
    strcpy(who[1].colour, "white");
    who[2].computer = true, who[2].level = LEVEL_MOST;
    char *text = written(match);
    struct match *again = reopened(text);
    assert_string_equal(again->participant[0].name, kept[i]);
    assert_false(again->participant[0].computer);
    assert_string_equal(again->participant[1].name, "");
    assert_string_equal(again->participant[1].colour, "white");
    assert_true(again->participant[2].computer);
    assert_int_equal(again->participant[2].level, LEVEL_MOST);
    free(text);
    match_free(again);
    match_free(match);
  }
}

/* As long as a name may be, and of letters that no cut may go through. */
static void long_names_come_back(void **state)
{
  (void)state;
  struct match *match = fixture_match("sternhalma", 0, NULL);
  for (int i = 0; i + 3 < PARTICIPANT_NAME_SIZE; i += 3) strcpy(match->participant[0].name + i, "\xE2\x99\x9F");
  char *text = written(match);
  struct match *again = reopened(text);
  assert_string_equal(again->participant[0].name, match->participant[0].name);
  free(text);
  match_free(again);
  match_free(match);
}

static void clocks_come_back(void **state)
{
  (void)state;
  static const struct timer_rule rules[] = {{TIMER_TOTAL, 300000, 2000}, {TIMER_TOTAL, 60000, 0}, {TIMER_TURN, 30000, 0}, {TIMER_NONE, 0, 0}};
  for (size_t i = 0; i < sizeof rules / sizeof *rules; i++) {
    struct match *match = fixture_match("turkish-draughts", 2, NULL);
    timer_init(&match->timer, &rules[i]);
    timer_run(&match->timer, 0, 1000);
    struct strbuf out;
    strbuf_init(&out);
    record_write(&out, match, "en", 8250); /* it runs while it is written */
    struct match *again = reopened(out.text);
    assert_int_equal(again->timer.rule.type, rules[i].type);
    assert_true(again->timer.rule.ms == rules[i].ms && again->timer.rule.increment_ms == rules[i].increment_ms);
    assert_false(again->timer.running);
    int64_t used = rules[i].type == TIMER_NONE ? 0 : 7250;
    assert_int_equal(timer_left(&again->timer, 0, 999999), rules[i].ms - used);
    assert_int_equal(timer_left(&again->timer, 1, 999999), rules[i].ms);
    strbuf_release(&out);
    match_free(again);
    match_free(match);
  }
}

/* ---- endings that no rule tells ---- */

static void endings_come_back(void **state)
{
  (void)state;
  static const struct {
    enum outcome_reason reason;
    int loser;
  } ends[] = {{REASON_RESIGNED, 0}, {REASON_RESIGNED, 1}, {REASON_TIME, 1}, {REASON_AGREED, -1}};
  for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
    struct match *match = fixture_match("turkish-draughts", 2, NULL);
    match_type(match, "c3-c4");
    match_type(match, "h6-h5");
    match_undo(match);
    game_end(&match->game, ends[i].reason, ends[i].loser);
    char *text = written(match);
    struct match *again = reopened(text);
    expect_same(match, again);
    assert_int_equal(match_click(again, 0), MATCH_REFUSED);
    assert_int_equal(again->refusal.reason, REFUSAL_GAME_OVER);
    assert_true(match_undo(again)); /* the end is a step of its own there too */
    assert_int_equal(again->game.count, match->game.count);
    assert_int_equal(again->game.outcome.type, OUTCOME_NONE);
    assert_true(match_redo(again));
    assert_int_equal(again->game.outcome.reason, ends[i].reason);
    free(text);
    match_free(again);
    match_free(match);
  }
}

/* ---- only to be looked at ---- */

static void expect_nothing_may_be_done(struct match *match)
{
  struct position now = match->game.now;
  for (int cell = 0; cell < match->rules->board.cell_count; cell++) {
    assert_int_equal(match_click(match, cell), MATCH_REFUSED);
    assert_int_equal(match->refusal.reason, REFUSAL_VIEW_ONLY);
  }
  struct bits starts = match_starts(match);
  assert_true(bits_empty(&starts));
  assert_int_equal(match_type(match, "pass"), MATCH_REFUSED);
  assert_int_equal(match_pass(match), MATCH_REFUSED);
  assert_int_equal(match_end_turn(match), MATCH_NOTHING);
  assert_false(match_must_pass(match) || match_may_stop(match) || match_must_capture(match));
  int count = match->game.count, refused;
  assert_false(match_undo(match) || match_redo(match));
  assert_false(match_set_up(match, NULL, NULL, 0, &refused, NULL));
  match_restart(match);
  assert_int_equal(match->game.count, count);
  assert_true(position_equal(&now, &match->game.now, match->rules));
}

static void games_can_be_looked_at_without_their_variant(void **state)
{
  (void)state;
  struct random random;
  random_seed(&random, 21);
  for (size_t i = 0; i < GAMES; i++) {
    struct match *match = fixture_match(games[i].id, games[i].players, NULL);
    play_some(match, &random, 60);
    strcpy(match->participant[1].name, "Bia");
    char *text = written(match);
    struct match *view = viewed(text);
    assert_true(view->view_only);
    assert_string_equal(view->view_reason, "record.missing");
    assert_string_equal(view->view_title, text_get(variant_texts(match->variant), "en", "name"));
    assert_string_equal(view->participant[1].name, "Bia");
    expect_same_turns(match, view);
    struct position shown;
    match_show(view, &shown);
    expect_position(&match->game.now, match->rules, &shown, view->rules);
    assert_int_equal(match->game.outcome.type, view->game.outcome.type);
    expect_nothing_may_be_done(view);
    free(text);
    match_free(view);
    match_free(match);
  }
}

/* The picture: the same cells in the same places, joined by the same lines, with the same homes, pieces and crowns. */
static void the_picture_is_the_boards(void **state)
{
  (void)state;
  for (size_t i = 0; i < GAMES; i++) {
    struct match *match = fixture_match(games[i].id, games[i].players, NULL);
    char *text = written(match);
    struct match *view = viewed(text);
    const struct board *a = &match->rules->board, *b = &view->rules->board;
    assert_int_equal(a->cell_count, b->cell_count);
    assert_int_equal(a->look, b->look);
    assert_int_equal(a->row_count, b->row_count);
    for (int c = 0; c < a->cell_count; c++) {
      int one = a->order[c], other = b->order[c];
      assert_string_equal(a->name[one], b->name[other]);
      assert_true(a->x[one] - b->x[other] < 0.001F && b->x[other] - a->x[one] < 0.001F);
      assert_true(a->y[one] - b->y[other] < 0.001F && b->y[other] - a->y[one] < 0.001F);
      for (int p = 0; p < match->rules->player_count; p++)
        assert_int_equal(bits_has(&match->rules->player[p].home, one), bits_has(&view->rules->player[p].home, other));
      for (int d = 0; d < a->direction_count; d++) {
        bool found = a->next[d][one] == NO_CELL;
        for (int e = 0; e < b->direction_count && !found; e++)
          found = b->next[e][other] != NO_CELL && !strcmp(a->name[a->next[d][one]], b->name[b->next[e][other]]);
        assert_true(found);
      }
      for (int e = 0; e < b->direction_count; e++) {
        bool found = b->next[e][other] == NO_CELL;
        for (int d = 0; d < a->direction_count && !found; d++)
          found = a->next[d][one] != NO_CELL && !strcmp(a->name[a->next[d][one]], b->name[b->next[e][other]]);
        assert_true(found);
      }
    }
    assert_int_equal(match->rules->kind_count, view->rules->kind_count);
    for (int k = 0; k < match->rules->kind_count; k++) {
      assert_string_equal(match->rules->kind[k].name, view->rules->kind[k].name);
      assert_int_equal(match->rules->kind[k].promotes_to, view->rules->kind[k].promotes_to);
    }
    free(text);
    match_free(view);
    match_free(match);
  }
}

/* A record that was edited so that it tells of something else than the rules do. */
static const struct {
  const char *from, *to, *reason, *value;
} edits[] = {
  {"rules 1e7eaf87bb35b5e1", "rules 0000000000000000", "record.changed", "Turkish draughts"},
  {"turn h6-h5", "turn h6-d5", "record.turn", "2 (h6-d5)"},
  {"turn h6-h5", "turn h6xh5", "record.turn", "2 (h6xh5)"},
  {"turn c3-c4 8/bbbbbbbb/", "turn c3-c4 8/bbbbbbb1/", "record.position", "1 (c3-c4)"},
  {"wwwwwwww/8 w", "wwwwwwww/w7 w", "record.start", "Turkish draughts"},
};

static void edited_records_can_be_looked_at(void **state)
{
  (void)state;
  char *text = short_game();
  for (size_t i = 0; i < sizeof edits / sizeof *edits; i++) {
    char *other = edited(text, edits[i].from, edits[i].to);
    struct match *match = reopened(other);
    assert_true(match->view_only);
    assert_string_equal(match->view_reason, edits[i].reason);
    assert_string_equal(match->view_value, edits[i].value);
    assert_int_equal(match->game.total, 3);
    assert_non_null(match->variant);
    expect_nothing_may_be_done(match);
    free(other);
    match_free(match);
  }
  free(text);
}

static void each_reason_has_its_sentence(void **state)
{
  (void)state;
  char *text = short_game();
  static const char *const languages[] = {"en", "pt-BR"};
  static const char *const reasons[] = {"missing", "broken", "gone", "faulty", "options", "changed", "start", "turn", "position"};
  struct match *match = viewed(text);
  for (size_t l = 0; l < 2; l++)
    for (size_t i = 0; i < sizeof reasons / sizeof *reasons; i++) {
      struct words words = {fixture_texts, NULL, languages[l], NULL};
      struct strbuf out;
      strbuf_init(&out);
      snprintf(match->view_reason, sizeof match->view_reason, "record.%s", reasons[i]);
      words_view_only(&out, &words, match);
      assert_non_null(strstr(out.text, match->view_value));
      assert_null(strchr(out.text, '{'));
      assert_non_null(text_exact(fixture_texts, languages[l], match->view_reason));
      strbuf_release(&out);
    }
  free(text);
  match_free(match);
}

static void options_that_are_gone_are_told(void **state)
{
  (void)state;
  char *text = short_game(), *other = edited(text, "option crowning at_once", "option flying true");
  struct record *record = read_well(other);
  struct variant *variant;
  struct choices choices;
  struct error err;
  assert_true(library_find(&variant, fixture_library, "turkish-draughts", &err));
  assert_false(record_choices(&choices, record, variant, &err));
  assert_non_null(strstr(err.message, "no option 'flying'"));
  record_free(record);
  free(other);
  other = edited(text, "option crowning at_once", "option crowning never");
  record = read_well(other);
  assert_false(record_choices(&choices, record, variant, &err));
  assert_non_null(strstr(err.message, "'never' is no choice"));
  record_free(record);
  free(other);
  other = edited(text, "option crowning at_once\n", ""); /* it was not there when the game was saved: the hash decides */
  struct match *match = reopened(other);
  assert_false(match->view_only);
  match_free(match);
  free(other);
  free(text);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(games_come_back),
    cmocka_unit_test(options_come_back),
    cmocka_unit_test(other_starts_come_back),
    cmocka_unit_test(undone_turns_can_be_played_again),
    cmocka_unit_test(players_come_back),
    cmocka_unit_test(long_names_come_back),
    cmocka_unit_test(clocks_come_back),
    cmocka_unit_test(endings_come_back),
    cmocka_unit_test(games_can_be_looked_at_without_their_variant),
    cmocka_unit_test(the_picture_is_the_boards),
    cmocka_unit_test(edited_records_can_be_looked_at),
    cmocka_unit_test(each_reason_has_its_sentence),
    cmocka_unit_test(options_that_are_gone_are_told),
  };
  return cmocka_run_group_tests(tests, fixture_set_up, fixture_tear_down);
}
