#include "core/fixture.h"

#include "core/rules_hash.h"

#include <inttypes.h>

/* ---- the numbers of the bundled games ----

   When this fails, saved games of that variant no longer open to be played on, only to be looked at. Was it meant? Then the rules of
   the variant really changed: take the number that the test prints. If only a rule was added to the vocabulary, the hash must leave it out
   where it is at its default (core/rules_hash.c). To add a game: a row, with the number that the test prints. */
static const struct {
  const char *id;
  int players;
  const char *options;
  uint64_t hash;
} pinned[] = {
  {"chinese-checkers", 2, "", UINT64_C(0x2c9406c6280f71b1)},
  {"chinese-checkers", 3, "", UINT64_C(0x96e1ff1addf97fdf)},
  {"chinese-checkers", 4, "", UINT64_C(0x12d5df7a183c8899)},
  {"chinese-checkers", 6, "", UINT64_C(0x5f307794f0d382f5)},
  {"chinese-checkers", 2, "long_jump=true", UINT64_C(0x31e91d1505f86470)},
  {"chinese-checkers", 2, "goal=fill", UINT64_C(0x9a879d2b1ecad012)},
  {"chinese-checkers", 3, "play_on=true", UINT64_C(0xafb9d117b31e1d3e)},
  {"capture-chinese-checkers", 2, "", UINT64_C(0xdf53634d892d8ead)},
  {"capture-chinese-checkers", 3, "long_jump=true", UINT64_C(0x5eb05b8c40549d47)},
  {"sternhalma", 2, "", UINT64_C(0x2c9406c6280f71b1)},
  {"turkish-draughts", 2, "", UINT64_C(0x1e7eaf87bb35b5e1)},
  {"turkish-draughts", 2, "crowning=turn_end", UINT64_C(0xd65647745f97db40)},
  {"turkish-draughts", 2, "crowning=stops", UINT64_C(0x4f0f38934af4ada3)},
  {"english-draughts", 2, "", UINT64_C(0xa255ac2c61d551ac)},
  {"breakthrough-draughts", 2, "", UINT64_C(0xe09e8be747b56c6c)},
};
enum { PINNED = sizeof pinned / sizeof *pinned };

static void bundled_games_keep_their_numbers(void **state)
{
  (void)state;
  int wrong = 0;
  for (size_t i = 0; i < PINNED; i++) {
    uint64_t hash = rules_hash(fixture_rules(pinned[i].id, pinned[i].players, pinned[i].options));
    if (hash == pinned[i].hash) continue;
    print_error("%s, %d players, options '%s': the hash is UINT64_C(0x%016" PRIx64 ")\n", pinned[i].id, pinned[i].players, pinned[i].options, hash);
    wrong++;
  }
  assert_int_equal(wrong, 0);
}

static void different_games_have_different_numbers(void **state)
{
  (void)state;
  for (size_t i = 0; i < PINNED; i++)
    for (size_t j = 0; j < i; j++) {
      bool same_rules = !strcmp(pinned[i].id, "sternhalma") && !strcmp(pinned[j].id, "chinese-checkers"); /* for two, and called otherwise */
      if (pinned[i].hash == pinned[j].hash && !same_rules) fail_msg("%s and %s", pinned[i].id, pinned[j].id);
    }
}

/* ---- the same again ---- */

static void rules_made_twice_agree(void **state)
{
  (void)state;
  for (size_t i = 0; i < PINNED; i++) {
    struct variant *variant = fixture_variant(pinned[i].id);
    struct choices choices;
    struct rules *again;
    struct error err;
    variant_default_choices(variant, &choices);
    choices.players = pinned[i].players;
    options_choose(&choices, variant, pinned[i].options);
    if (!variant_rules(&again, variant, &choices, &err)) fail_msg("%s", err.message);
    assert_true(rules_hash(again) == rules_hash(fixture_rules(pinned[i].id, pinned[i].players, pinned[i].options)));
    rules_free(again);
  }
}

/* ---- each rule counts ---- */

static void change_cell_name(struct rules *r) { r->board.name[r->board.order[5]][0] = 'q'; }
static void change_rows(struct rules *r) { r->board.row_start[1]++; }
static void change_link(struct rules *r) { r->board.next[0][r->board.order[20]] = NO_CELL; }
static void change_opposite(struct rules *r) { r->board.direction[0].opposite = -1; }
static void change_player_letter(struct rules *r) { r->player[0].letter = 'q'; }
static void change_owned(struct rules *r) { r->owned = !r->owned; }
static void change_score(struct rules *r) { r->keeps_score = true; }
static void change_far(struct rules *r) { bits_add(&r->player[1].far, r->board.order[15]); }
static void change_promotion(struct rules *r) { bits_add(&r->player[1].promotion, r->board.order[15]); }
static void change_letter(struct rules *r) { r->kind[1].letter[1] = 'q'; }
static void change_promotes(struct rules *r) { r->kind[0].promotes_to = NO_KIND; }
static void change_value(struct rules *r) { r->kind[1].value = 3; }
static void change_steps(struct rules *r) { r->kind[0].steps = false; }
static void change_slides(struct rules *r) { r->kind[1].slides = true; }
static void change_step_directions(struct rules *r) { r->kind[0].step_directions[1] ^= 1; }
static void change_jumps(struct rules *r) { r->kind[0].jump_count = 0; }
static void change_reach(struct rules *r) { r->kind[1].jump[0].reach = JUMP_FLYING; }
static void change_over(struct rules *r) { r->kind[0].jump[0].over = OVER_ANY; }
static void change_captures(struct rules *r) { r->kind[0].jump[0].captures = false; }
static void change_jump_directions(struct rules *r) { r->kind[0].jump[0].directions[0] ^= 1; }
static void change_chain(struct rules *r) { r->chain = CHAIN_SINGLE; }
static void change_cells_once(struct rules *r) { r->cells_once = !r->cells_once; }
static void change_turning(struct rules *r) { r->no_turning_back = !r->no_turning_back; }
static void change_removal(struct rules *r) { r->removal = r->removal == REMOVED_AT_END ? REMOVED_AT_ONCE : REMOVED_AT_END; }
static void change_duty(struct rules *r) { r->duty = DUTY_NONE; }
static void change_preferences(struct rules *r) { r->preference_count = 1, r->preference[0] = PREFER_WITH_KING; }
static void change_mid_chain(struct rules *r) { r->mid_chain = r->mid_chain == CROWN_STOPS ? CROWN_AT_END : CROWN_STOPS; }
static void change_no_turn(struct rules *r) { r->no_turn = NO_TURN_WINS; }
static void change_goal(struct rules *r) { r->goal = GOAL_FILL; }
static void change_bare(struct rules *r) { r->bare = BARE_WINS; }
static void change_play_on(struct rules *r) { r->play_on = true; }
static void change_repetition(struct rules *r) { r->repetition += 1; }
static void change_quiet(struct rules *r) { r->quiet_limit += 1; }
static void change_few(struct rules *r) { r->few_limit += 1; }
static void change_side(struct rules *r) { position_set_side(&r->start, r, 1); }
static void change_start(struct rules *r) { position_put(&r->start, r, r->board.order[0], NO_OWNER, 0); }
static void change_start_kind(struct rules *r) { position_put(&r->start, r, r->board.order[0], 0, 1); }

/* To add a rule: how it is changed in English draughts. */
static void (*const changes[])(struct rules *) = {
  change_cell_name, change_rows,        change_link,    change_opposite,  change_player_letter, change_owned,           change_score,
  change_far,       change_promotion,   change_letter,  change_promotes,  change_value,         change_steps,           change_slides,
  change_jumps,     change_reach,       change_over,    change_captures,  change_chain,         change_jump_directions, change_step_directions,
  change_cells_once, change_turning,    change_removal, change_duty,      change_preferences,   change_mid_chain,       change_no_turn,
  change_goal,      change_bare,        change_play_on, change_repetition, change_quiet,        change_few,             change_side,
  change_start,     change_start_kind,
};
enum { CHANGES = sizeof changes / sizeof *changes };

static struct rules *copy_of(const struct rules *rules)
{
  struct rules *copy = malloc(sizeof *copy);
  *copy = *rules;
  return copy;
}

static void each_rule_counts(void **state)
{
  (void)state;
  const struct rules *rules = fixture_rules("english-draughts", 2, "");
  uint64_t seen[CHANGES + 1] = {rules_hash(rules)};
  for (size_t i = 0; i < CHANGES; i++) {
    struct rules *changed = copy_of(rules);
    changes[i](changed);
    seen[i + 1] = rules_hash(changed);
    free(changed);
    for (size_t j = 0; j <= i; j++)
      if (seen[j] == seen[i + 1]) fail_msg("change %zu gives the number of %s%zu", i, j ? "change " : "the rules themselves, ", j ? j - 1 : 0);
  }
}

static void look_at(struct rules *r) { r->board.look = LOOK_HOLES; }
static void place_elsewhere(struct rules *r) { r->board.x[r->board.order[3]] += 0.5F; }
static void paint(struct rules *r) { strcpy(r->player[0].colour, "orange"); }
static void rename_kind(struct rules *r) { strcpy(r->kind[0].name, "stone"); }
static void rename_region(struct rules *r) { strcpy(r->board.region[0].name, "meadow"); }

static bool opinion(void *script, const struct rules *rules, const struct position *position, int player, int *out, struct error *err)
{
  (void)script, (void)rules, (void)position, (void)err;
  *out = player;
  return true;
}
static void weigh(struct rules *r) { r->weights.worth[0] = 90, r->weights.advance = r->weights.mobility = r->weights.race = 3; }
static void think(struct rules *r) { r->evaluate = opinion; }

static void looks_do_not_count(void **state)
{
  (void)state;
  static void (*const looks[])(struct rules *) = {look_at, place_elsewhere, paint, rename_kind, rename_region, weigh, think};
  const struct rules *rules = fixture_rules("english-draughts", 2, "");
  for (size_t i = 0; i < sizeof looks / sizeof *looks; i++) {
    struct rules *changed = copy_of(rules);
    looks[i](changed);
    assert_true(rules_hash(changed) == rules_hash(rules));
    free(changed);
  }
}

/* The general graph numbers its cells in reading order; a lattice does not. The number is the same. */
static void numbering_does_not_count(void **state)
{
  (void)state;
  const struct rules *rules = fixture_rules("english-draughts", 2, "");
  struct rules *moved = copy_of(rules);
  struct board *to = &moved->board;
  const struct board *from = &rules->board;
  int last = from->cell_count - 1, at[MAX_CELLS]; /* everything in the opposite order of numbers */
  for (int i = 0; i <= last; i++) at[from->order[i]] = last - i;
  memset(moved->player, 0, sizeof moved->player);
  for (int p = 0; p < 2; p++) {
    moved->player[p].letter = rules->player[p].letter;
    for (int i = 0; i <= last; i++) {
      int cell = from->order[i];
      if (bits_has(&rules->player[p].far, cell)) bits_add(&moved->player[p].far, at[cell]);
      if (bits_has(&rules->player[p].promotion, cell)) bits_add(&moved->player[p].promotion, at[cell]);
    }
  }
  position_init(&moved->start, moved);
  position_set_side(&moved->start, moved, rules->start.side);
  memset(&to->cells, 0, sizeof to->cells);
  for (int i = 0; i <= last; i++) bits_add(&to->cells, i);
  for (int i = 0; i <= last; i++) {
    int cell = from->order[i], kind = 0, owner = position_at(&rules->start, rules, cell, &kind);
    to->order[i] = (uint8_t)at[cell];
    memcpy(to->name[at[cell]], from->name[cell], CELL_NAME_SIZE);
    for (int d = 0; d < from->direction_count; d++) {
      int next = from->next[d][cell];
      to->next[d][at[cell]] = (int16_t)(next == NO_CELL ? NO_CELL : at[next]);
    }
    if (owner != NO_OWNER) position_put(&moved->start, moved, at[cell], owner, kind);
  }
  assert_true(rules_hash(moved) == rules_hash(rules));
  free(moved);
}

/* ---- an ending that is a function ---- */

/* `before`: lines of the script above its table; `ending`: the body of the function. */
static uint64_t hash_of_script(const char *before, const char *ending)
{
  static const char form[] = "%s\nreturn { api = 1, id = 'own', extends = 'english-draughts', endings = {\ncustom = function(p) %s end\n} }";
  char path[] = SALTO_BINARY_DIR "/rules-hash-XXXXXX";
  int fd = mkstemp(path);
  assert_true(fd >= 0);
  FILE *file = fdopen(fd, "w");
  fprintf(file, form, before, ending);
  fclose(file);
  fixture_variant("english-draughts"); /* the library is there */
  struct variant *variant;
  struct error err;
  if (!variant_load(&variant, path, library_extends, fixture.library, &err)) fail_msg("%s", err.message);
  struct choices choices;
  struct rules *rules;
  variant_default_choices(variant, &choices);
  if (!variant_rules(&rules, variant, &choices, &err)) fail_msg("%s", err.message);
  uint64_t hash = rules_hash(rules);
  rules_free(rules);
  variant_free(variant);
  remove(path);
  return hash;
}

static void the_source_of_an_ending_counts(void **state)
{
  (void)state;
  uint64_t one = hash_of_script("", "return p.quiet > 9 and 'draw' or nil");
  assert_true(one == hash_of_script("", "return p.quiet > 9 and 'draw' or nil"));
  assert_true(one != hash_of_script("", "return p.quiet > 8 and 'draw' or nil"));
  assert_true(one != rules_hash(fixture_rules("english-draughts", 2, "")));
}

/* What stands elsewhere in the script counts only where the function can see it. */
static void what_an_ending_uses_counts(void **state)
{
  (void)state;
  static const char plain[] = "return p.quiet > 9 and 'draw' or nil", uses[] = "return p.quiet > limit and 'draw' or nil";
  assert_true(hash_of_script("-- one", plain) == hash_of_script("-- other", plain));
  assert_true(hash_of_script("local limit = 9", uses) != hash_of_script("local limit = 8", uses));
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(bundled_games_keep_their_numbers),
    cmocka_unit_test(different_games_have_different_numbers),
    cmocka_unit_test(rules_made_twice_agree),
    cmocka_unit_test(each_rule_counts),
    cmocka_unit_test(looks_do_not_count),
    cmocka_unit_test(numbering_does_not_count),
    cmocka_unit_test(the_source_of_an_ending_counts),
    cmocka_unit_test(what_an_ending_uses_counts),
  };
  return cmocka_run_group_tests(tests, NULL, fixture_teardown);
}
