/* Properties that hold in every position of every variant, looked at in random games: whole turns and chains of hops agree,
   texts come back as what they were, keys can be recomputed, undo and redo are exact. */
#include "core/fixture.h"

#include "base/random.h"
#include "core/perft.h"

enum { CHAIN_BUDGET = 4000, GAMES = 10, PLIES = 160, COMPARED_TURNS = 500 };

/* Games that differ in what their rules use. To add one: a row. */
static const struct {
  const char *id;
  int players;
  const char *options;
} games[] = {
    {"chinese-checkers", 2, ""},
    {"chinese-checkers", 3, "long_jump=true"},
    {"chinese-checkers", 6, "goal=fill play_on=true"},
    {"sternhalma", 2, ""},
    {"capture-chinese-checkers", 2, ""},
    {"capture-chinese-checkers", 4, "long_jump=true"},
    {"turkish-draughts", 2, ""},
    {"turkish-draughts", 2, "crowning=turn_end"},
    {"turkish-draughts", 2, "crowning=stops"},
    {"english-draughts", 2, ""},
    {"international-draughts", 2, ""},
    {"frisian-draughts", 2, ""},
    {"russian-draughts", 2, ""},
    {"czech-draughts", 2, ""},
    {"italian-draughts", 2, ""},
    {"spanish-draughts", 2, ""},
    {"canadian-draughts", 2, ""},
    {"twin-jumps", 2, ""},
    {"small-hexagon", 2, ""},
    {"twin-jumps", 2, "captures=true chain=free"},
    {"twin-jumps", 2, "captures=true chain=free duty=most removed=turn_end"},
    {"twin-jumps", 2, "captures=true chain=forced duty=any"},
    {"twin-jumps", 2, "captures=true"},
    {"mixed-jumps", 2, ""},
    {"mixed-jumps", 2, "no_turning_back=true"},
    {"twin-jumps", 2, "chain=free"},
    {"twin-jumps", 2, "chain=forced"},
    {"twin-jumps", 2, "chain=free no_turning_back=true"},
    {"twin-jumps", 2, "chain=forced no_turning_back=true"},
    {"twin-jumps", 2, "captures=true chain=free no_turning_back=true"},
    {"pocket-ladder", 2, ""},
    {"pocket-ladder", 2, "crowning=turn_end"},
    {"pocket-ladder", 2, "crowning=stops"},
    {"pocket-ladder", 2, "chain=single"},
    {"pocket-ladder", 2, "chain=forced"},
    {"pocket-ladder", 2, "chain=forced duty=most"},
    {"pocket-ladder", 2, "chain=forced duty=most crowning=turn_end"},
    {"pocket-ladder", 2, "chain=forced duty=most crowning=stops"},
};

/* ---- chains against the list ---- */

struct comparison {
  const struct turn_list *list;
  bool *found;
  int budget; /* hops that may still be tried: the routes of one turn can be too many to walk */
};

static void find_turn(struct comparison *c, const struct chain *chain)
{
  struct turn turn = chain_turn(chain);
  for (size_t i = 0; i < c->list->count; i++) {
    if (!turn_same(&turn, &c->list->turn[i])) continue;
    c->found[i] = true;
    assert_int_equal(turn.before, c->list->turn[i].before);
    return;
  }
  struct strbuf text;
  strbuf_init(&text);
  position_write(&text, &chain->position, chain->rules);
  strbuf_add_char(&text, ' ');
  turn_write(&text, chain->rules, &turn, &chain->path);
  fail_msg("not listed: %s", text.text);
}

static void walk_chain(struct comparison *c, const struct chain *chain)
{
  struct hop hop[MAX_HOPS];
  bool complete;
  int count = chain_hops(chain, hop, &complete);
  assert_true(complete);
  for (int i = 0; i < count; i++)
    for (int j = 0; j < i; j++)
      assert_false(hop[i].to == hop[j].to && hop[i].over == hop[j].over && hop[i].captures == hop[j].captures);
  bool may_stop = chain_may_stop(chain);
  if (may_stop) find_turn(c, chain);
  assert_true(count || may_stop || chain->path.length == 1); /* no dead ends */
  for (int i = 0; i < count && c->budget-- > 0; i++) {
    struct chain next = *chain;
    chain_push(&next, &hop[i]);
    walk_chain(c, &next);
  }
}

/* Whether every chain was walked. */
static bool compare_chains(const struct rules *rules, const struct position *position, const struct turn_list *list)
{
  struct comparison c = {list, calloc(list->count + 1, sizeof(bool)), CHAIN_BUDGET};
  bool complete;
  struct bits starts = chain_starts(rules, position, &complete), expected = {{0}};
  assert_true(complete);
  for (size_t i = 0; i < list->count; i++)
    if (list->turn[i].type != TURN_PASS) bits_add(&expected, list->turn[i].from);
  assert_true(bits_equal(&starts, &expected));
  assert_int_equal(turns_exist(rules, position), !bits_empty(&expected));
  for (int cell = bits_next(&starts, 0); cell >= 0; cell = bits_next(&starts, cell + 1)) {
    struct chain chain;
    assert_true(chain_begin(&chain, rules, position, cell));
    walk_chain(&c, &chain);
  }
  bool all = c.budget > 0;
  for (size_t i = 0; all && i < list->count; i++) assert_true(c.found[i] || list->turn[i].type == TURN_PASS);
  free(c.found);
  return all;
}

/* ---- every turn once ---- */

static void check_each_once(const struct rules *rules, const struct position *position, const struct turn_list *list)
{
  struct turn_list quick;
  uint64_t nodes;
  for (size_t i = 0; i < list->count && list->count <= COMPARED_TURNS; i++)
    for (size_t j = 0; j < i; j++) assert_false(turn_same(&list->turn[i], &list->turn[j]));
  turn_list_init(&quick);
  turns_expand(&quick, rules, position);
  assert_int_equal(quick.count, list->count);
  turn_list_release(&quick);
  assert_true(perft(&nodes, rules, position, 1, NULL, NULL));
  assert_int_equal(nodes, list->count);
}

/* ---- texts ---- */

static void check_position_text(const struct rules *rules, const struct position *position)
{
  struct strbuf text, again;
  strbuf_init(&text);
  strbuf_init(&again);
  struct position back = fixture_position(rules, fixture_text(&text, position, rules));
  assert_string_equal(fixture_text(&again, &back, rules), text.text);
  assert_true(position_equal(position, &back, rules));
  assert_true(position->key == back.key);
  strbuf_release(&text);
  strbuf_release(&again);
}

static void check_turn_text(const struct rules *rules, const struct position *position, const struct turn_list *list, size_t index)
{
  struct strbuf text;
  struct turn turn;
  struct path path, typed;
  struct refusal refusal;
  strbuf_init(&text);
  turn_list_path(list, index, &path);
  turn_write(&text, rules, &list->turn[index], &path);
  if (!turn_read(&turn, &typed, text.text, rules, position, &refusal)) fail_msg("%s: %s", text.text, refusal_key(refusal.reason));
  if (!turn_same(&turn, &list->turn[index])) fail_msg("%s is read as another turn", text.text);
  assert_int_equal(typed.length, path.length);
  assert_memory_equal(typed.cell, path.cell, (size_t)path.length);
  strbuf_release(&text);
}

/* First and last cell: the only turn that fits is found, several are refused. */
static void check_short_text(const struct rules *rules, const struct position *position, const struct turn_list *list, size_t index)
{
  const struct turn *wanted = &list->turn[index];
  if (wanted->type == TURN_PASS) return;
  bool captures = !bits_empty(&wanted->captured);
  int fits = 0, whole = 0;
  for (size_t i = 0; i < list->count; i++) {
    const struct turn *t = &list->turn[i];
    if (t->from != wanted->from || t->to != wanted->to || bits_empty(&t->captured) == captures) continue;
    struct path path;
    turn_list_path(list, i, &path);
    whole += path.length == 2;
    fits++;
  }
  char text[32];
  struct turn turn;
  struct path path;
  struct refusal refusal;
  snprintf(text, sizeof text, " %s%c%s ", rules->board.name[wanted->from], captures ? 'x' : '-', rules->board.name[wanted->to]);
  bool ok = turn_read(&turn, &path, text, rules, position, &refusal);
  if (fits == 1)
    assert_true(ok && turn_same(&turn, wanted));
  else if (!whole)
    assert_true(!ok && refusal.reason == REFUSAL_AMBIGUOUS && strchr(refusal.turn, ','));
  else
    assert_true(ok && path.length == 2);
}

/* ---- games ---- */

static void check_undo_and_redo(struct game *game)
{
  struct position last = game->now;
  int count = game->count;
  struct outcome outcome = game->outcome;
  for (int i = count; i-- > 0;) {
    struct position expected = game->played[i].before;
    assert_true(game_undo(game));
    assert_int_equal(game->count, i);
    assert_true(position_equal(&game->now, &expected, game->rules) && game->now.key == expected.key && game->now.quiet == expected.quiet);
  }
  assert_false(game_undo(game));
  assert_true(position_equal(&game->now, &game->start, game->rules));
  while (game_redo(game)) continue;
  assert_int_equal(game->count, count);
  assert_true(position_equal(&game->now, &last, game->rules) && game->now.key == last.key && game->now.quiet == last.quiet);
  assert_int_equal(game->outcome.type, outcome.type);
  assert_int_equal(game->outcome.reason, outcome.reason);
}

struct tally {
  int positions, compared;
};

static void play_game(const struct rules *rules, uint64_t seed, struct tally *tally)
{
  struct random random;
  struct game game;
  struct turn_list list;
  random_seed(&random, seed);
  game_init(&game, rules);
  turn_list_init(&list);
  for (int ply = 0; ply < PLIES && game.outcome.type == OUTCOME_NONE; ply++) {
    turns_generate(&list, rules, &game.now);
    if (!list.complete) break;
    assert_true(list.count > 0);
    check_position_text(rules, &game.now);
    if (ply % 4 == 0) {
      check_each_once(rules, &game.now, &list);
      tally->compared += compare_chains(rules, &game.now, &list);
      tally->positions++;
    }
    size_t pick = (size_t)(random_next(&random) % list.count);
    check_turn_text(rules, &game.now, &list, pick);
    if (list.count < 2000) check_short_text(rules, &game.now, &list, pick);
    struct path path;
    turn_list_path(&list, pick, &path);
    game_play(&game, &list.turn[pick], &path);
  }
  check_undo_and_redo(&game);
  turn_list_release(&list);
  game_release(&game);
}

static void random_games_keep_their_promises(void **state)
{
  (void)state;
  for (size_t g = 0; g < sizeof games / sizeof games[0]; g++) {
    const struct rules *rules = fixture_rules(games[g].id, games[g].players, games[g].options);
    struct tally tally = {0, 0};
    for (uint64_t seed = 1; seed <= GAMES; seed++) play_game(rules, seed, &tally);
    print_message("%s %d %s: %d positions, all chains walked in %d\n", games[g].id, games[g].players, games[g].options, tally.positions,
                  tally.compared);
    assert_true(tally.compared * 3 > tally.positions);
  }
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(random_games_keep_their_promises),
  };
  return cmocka_run_group_tests_name("random games", tests, NULL, fixture_teardown);
}
