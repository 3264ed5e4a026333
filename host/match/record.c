#include "match/record_form.h"

#include "base/memory.h"
#include "core/rules_hash.h"

#include <stdio.h>
#include <string.h>

const char *record_variant(const struct record *record) { return record->variant; }
const char *record_title(const struct record *record) { return *record->title ? record->title : record->variant; }

int record_scripts(const struct record *record, const char *const **out)
{
  *out = (const char *const *)record->script;
  return record->script_count;
}

/* ---- what was chosen ---- */

static int option_named(const struct option *option, int count, const char *name)
{
  for (int i = 0; i < count; i++)
    if (!strcmp(option[i].name, name)) return i;
  return -1;
}

bool record_choices(struct choices *out, const struct record *record, const struct variant *variant, struct error *err)
{
  const struct option *option;
  int count = variant_options(variant, &option), players = record->rules->player_count;
  int min = variant_min_players(variant), max = variant_max_players(variant);
  if (players < min || players > max)
    return error_set(err, "'%s' is for %d to %d players now, and this game has %d", variant_id(variant), min, max, players);
  struct choices choices;
  variant_default_choices(variant, &choices);
  choices.players = players;
  for (int i = 0; i < record->option_count; i++) {
    int at = option_named(option, count, record->option[i].name);
    if (at < 0) return error_set(err, "'%s' has no option '%s' now", variant_id(variant), record->option[i].name);
    if (!option_parse(&choices.value[at], &option[at], record->option[i].value, err)) return false;
  }
  *out = choices;
  return true;
}

/* ---- only to be looked at ---- */

/* The rules for viewing again, for a match of its own. */
static struct rules *copy_rules(const struct rules *rules)
{
  struct rules *copy = rules_new();
  *copy = *rules; /* nothing in them is owned: they have no ending */
  return copy;
}

static struct match *open_for_viewing(const struct record *record, struct variant *variant, const char *reason, const char *value)
{
  struct match *match = memory_new(1, sizeof *match);
  match->variant = variant;
  if (variant) variant_default_choices(variant, &match->choices);
  match->rules = copy_rules(record->rules);
  match->view_only = true;
  snprintf(match->view_reason, sizeof match->view_reason, "record.%s", reason);
  snprintf(match->view_value, sizeof match->view_value, "%s", value);
  snprintf(match->view_title, sizeof match->view_title, "%s", record_title(record));
  struct game *game = &match->game;
  game->rules = match->rules;
  game->start = game->now = match->rules->start;
  game->count = game->total = game->capacity = record->turn_count;
  if (game->count) game->played = memory_new((size_t)game->count, sizeof *game->played);
  for (int i = 0; i < game->count; i++) game->played[i] = record->turn[i].played;
  if (game->count) game->now = record->turn[game->count - 1].after;
  if (record->stands == record->turn_count) game->outcome = record->outcome;
  return match;
}

/* ---- to be played on ---- */

static bool same_position(const struct position *position, const struct rules *rules, const struct position *recorded, const struct rules *view)
{
  struct strbuf is, was;
  strbuf_init(&is);
  strbuf_init(&was);
  position_write(&is, position, rules);
  position_write(&was, recorded, view);
  bool same = !strcmp(is.text, was.text);
  strbuf_release(&is);
  strbuf_release(&was);
  return same;
}

/* A new match from where the game began; NULL where that is no position of these rules. */
static struct match *begin(const struct record *record, struct variant *variant, struct rules *rules)
{
  struct choices choices;
  struct match *match = NULL;
  struct strbuf start;
  if (!record_choices(&choices, record, variant, NULL)) {
    rules_free(rules);
    return NULL;
  }
  strbuf_init(&start);
  position_write(&start, &record->rules->start, record->rules);
  if (!match_new_with_rules(&match, variant, &choices, rules, start.text, NULL)) match = NULL;
  strbuf_release(&start);
  return match;
}

/* Plays all its turns; what stops it goes into `reason` and `value`, and NULL is returned. */
static struct match *replay(const struct record *record, struct match *match, const char **reason, char value[64])
{
  for (int i = 0; i < record->turn_count; i++) {
    const struct record_turn *turn = &record->turn[i];
    struct refusal refusal;
    bool legal = game_play_text(&match->game, turn->text, &refusal);
    if (legal && same_position(&match->game.now, match->rules, &turn->after, record->rules)) continue;
    *reason = legal ? "position" : "turn";
    snprintf(value, 64, "%d (%.48s)", i + 1, turn->text);
    match_free(match);
    return NULL;
  }
  return match;
}

/* Where it stood, who plays, and the end that the rules do not tell. */
static void restore(struct match *match, const struct record *record)
{
  while (match->game.count > record->stands) game_undo(&match->game);
  const struct outcome *end = &record->outcome;
  if (match->game.outcome.type == OUTCOME_NONE && record_reason_is_outside(end->reason))
    game_end(&match->game, end->reason, end->type == OUTCOME_WIN ? 1 - end->winner : -1);
  match_refresh(match);
}

static void seat(struct match *match, const struct record *record)
{
  memcpy(match->participant, record->participant, sizeof match->participant);
  timer_init(&match->timer, &record->clock);
  memcpy(match->timer.left, record->left, sizeof match->timer.left);
  for (int p = 0; p < match->rules->player_count; p++) {
    struct participant *who = &match->participant[p];
    if (match->game.count < who->since) who->computer = who->stands_in = false; /* whoever left sat there still where the game stands */
  }
}

struct match *record_open(const struct record *record, struct variant *variant, struct rules *rules)
{
  const char *reason = !variant ? "missing" : "options";
  char value[64];
  snprintf(value, sizeof value, "%.60s", record_title(record));
  struct match *match = NULL;
  if (variant && rules && rules_hash(rules) != record->hash) {
    reason = "changed";
    rules_free(rules);
  } else if (variant && rules) {
    match = begin(record, variant, rules);
    reason = "start";
    if (match) match = replay(record, match, &reason, value);
  } else if (rules) {
    rules_free(rules);
  }
  if (match) restore(match, record);
  else match = open_for_viewing(record, variant, reason, value);
  seat(match, record);
  return match;
}
