#include "match/record_form.h"

#include "base/memory.h"
#include "base/utf8.h"
#include "core/rules_hash.h"

#include <assert.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

void record_write_text(struct strbuf *out, const char *key, const char *text, size_t size)
{
  char *clean = memory_text(text);
  utf8_clean(clean);
  size_t length = strlen(clean);
  if (length >= size)
    for (length = size - 1; length > 0 && (clean[length] & 0xC0) == 0x80;) length--;
  clean[length] = '\0';
  const char *shown = clean + strspn(clean, " ");
  if (*shown || !*key) strbuf_addf(out, "%s %s\n", key, *shown ? shown : "?");
  free(clean);
}

static const char *title_of(const struct match *match, const char *language) { return text_get(variant_texts(match->variant), language, "name"); }

/* The version that has all lines which the game needs, so that an older Salto opens what it can. */
static int version_of(const struct match *match)
{
  const char *const *scripts;
  bool second = variant_outside(match->variant, &scripts) > 0;
  for (int p = 0; p < match->rules->player_count; p++) second |= match->participant[p].stands_in;
  return second ? RECORD_VERSION : 1;
}

static void write_scripts(struct strbuf *out, const struct match *match)
{
  const char *const *scripts;
  int count = variant_outside(match->variant, &scripts);
  for (int i = 0; i < count; i++) record_write_path(out, "script", scripts[i]);
}

static void write_head(struct strbuf *out, const struct match *match, const char *language)
{
  const struct option *option;
  int count = variant_options(match->variant, &option);
  strbuf_addf(out, "salto-game %d\n\n", version_of(match));
  strbuf_addf(out, "variant %s\n", variant_id(match->variant));
  record_write_text(out, "title", title_of(match, language), sizeof((struct record *)NULL)->title);
  strbuf_addf(out, "api %d\nrules %016" PRIx64 "\n", API_VERSION, rules_hash(match->rules));
  write_scripts(out, match);
  for (int i = 0; i < count; i++) {
    strbuf_addf(out, "option %s ", option[i].name);
    option_write(out, &option[i], match->choices.value[i]);
    strbuf_add_char(out, '\n');
  }
}

static void write_clock(struct strbuf *out, const struct timer_rule *rule)
{
  if (rule->type == TIMER_TOTAL) strbuf_addf(out, "clock total %" PRId64 " %" PRId64 "\n", rule->ms, rule->increment_ms);
  if (rule->type == TIMER_TURN) strbuf_addf(out, "clock turn %" PRId64 "\n", rule->ms);
}

static void write_player(struct strbuf *out, const struct match *match, int player, int64_t now)
{
  const struct participant *who = &match->participant[player];
  const struct player *seat = &match->rules->player[player];
  strbuf_addf(out, "\nplayer %c", seat->letter);
  record_write_text(out, "", seat->colour, sizeof seat->colour);
  record_write_text(out, "name", who->name, sizeof who->name);
  if (*who->colour && strcmp(who->colour, seat->colour)) strbuf_addf(out, "colour %s\n", who->colour);
  if (who->stands_in) strbuf_addf(out, "stands_in %d %d\n", who->level, who->since);
  else if (who->computer) strbuf_addf(out, "computer %d\n", who->level);
  if (match->timer.rule.type != TIMER_NONE) strbuf_addf(out, "left %" PRId64 "\n", timer_left(&match->timer, player, now));
}

static void write_outcome(struct strbuf *out, const struct match *match)
{
  const struct outcome *outcome = &match->game.outcome;
  if (outcome->type == OUTCOME_NONE) return;
  if (outcome->type == OUTCOME_DRAW) strbuf_add(out, "result draw ");
  else strbuf_addf(out, "result win %c ", match->rules->player[outcome->winner].letter);
  record_reason_write(out, match->rules, outcome->reason);
  const int *number = record_reason_number(match->rules, outcome->reason);
  if (number) strbuf_addf(out, " %d", *number);
  strbuf_add_char(out, '\n');
}

static void write_turns(struct strbuf *out, const struct match *match)
{
  const struct game *game = &match->game;
  strbuf_add(out, "\nstart ");
  position_write(out, &game->start, match->rules);
  strbuf_add_char(out, '\n');
  for (int i = 0; i < game->total; i++) {
    struct position after;
    turn_apply(&after, match->rules, &game->played[i].before, &game->played[i].turn);
    strbuf_add(out, "turn ");
    turn_write(out, match->rules, &game->played[i].turn, &game->played[i].path);
    strbuf_add_char(out, ' ');
    position_write(out, &after, match->rules);
    strbuf_add_char(out, '\n');
  }
  if (game->count < game->total) strbuf_addf(out, "stands %d\n", game->count);
}

void record_write(struct strbuf *out, const struct match *match, const char *language, int64_t now)
{
  assert(!match->view_only);
  write_head(out, match, language);
  write_clock(out, &match->timer.rule);
  for (int p = 0; p < match->rules->player_count; p++) write_player(out, match, p, now);
  strbuf_add_char(out, '\n');
  record_write_picture(out, match->rules);
  write_turns(out, match);
  write_outcome(out, match);
}
