#include "match/record.h"
#include "match/words.h"

#include <inttypes.h>
#include <stdio.h>

static void add_line(struct strbuf *out) { strbuf_add_char(out, '\n'); }

/* "Red: Ana", "Blue: computer, level 4", or only the colour. */
static void write_player(struct strbuf *out, const struct match *match, const struct words *words, int player)
{
  const struct participant *who = &match->participant[player];
  words_colour(out, words, match->rules, player);
  if (*who->name || who->computer) strbuf_add(out, ": ");
  strbuf_add(out, who->name);
  if (who->computer) {
    char level[12];
    snprintf(level, sizeof level, "%d", who->level);
    const struct text_value values[] = {{"level", level}};
    if (*who->name) strbuf_add(out, ", ");
    words_fill(out, words, "record.computer", values, 1);
  }
  add_line(out);
}

/* "5:00" */
static void minutes(char out[32], int64_t ms) { snprintf(out, 32, "%" PRId64 ":%02d", ms / 60000, (int)(ms / 1000 % 60)); }

static void write_clock(struct strbuf *out, const struct match *match, const struct words *words)
{
  const struct timer_rule *rule = &match->timer.rule;
  if (rule->type == TIMER_NONE) return;
  char time[32], more[32];
  minutes(time, rule->ms);
  minutes(more, rule->increment_ms);
  const struct text_value values[] = {{"time", time}, {"more", more}};
  words_fill(out, words, rule->type == TIMER_TURN ? "record.clock_turn" : rule->increment_ms ? "record.clock_more" : "record.clock", values, 2);
  add_line(out);
}

static void write_options(struct strbuf *out, const struct match *match, const struct words *words)
{
  const struct option *option;
  int count = match->view_only ? 0 : variant_options(match->variant, &option); /* its choices are not known then */
  for (int i = 0; i < count; i++) {
    words_option(out, words, &option[i]);
    strbuf_add(out, ": ");
    words_option_value_alone(out, words, &option[i], match->choices.value[i]);
    add_line(out);
  }
}

static void write_start(struct strbuf *out, const struct match *match, const struct words *words)
{
  if (!match->view_only && position_equal(&match->game.start, &match->rules->start, match->rules)) return;
  struct strbuf position;
  strbuf_init(&position);
  position_write(&position, &match->game.start, match->rules);
  const struct text_value values[] = {{"position", position.text}};
  words_fill(out, words, "record.begins", values, 1);
  add_line(out);
  strbuf_release(&position);
}

/* A round ends when the turn comes round to a player who is not after the last one; players who are not in its first round are "…". */
static void write_rounds(struct strbuf *out, const struct match *match)
{
  const struct game *game = &match->game;
  int round = 0, last = MAX_PLAYERS;
  for (int i = 0; i < game->count; i++) {
    const struct played *played = &game->played[i];
    int side = played->before.side;
    if (side <= last) {
      strbuf_addf(out, "\n%d.", ++round);
      for (int p = 0; round == 1 && p < side; p++) strbuf_add(out, " …");
    }
    strbuf_add_char(out, ' ');
    turn_write(out, match->rules, &played->turn, &played->path);
    last = side;
  }
  if (game->count) add_line(out);
}

void record_write_plain(struct strbuf *out, const struct match *match, const struct words *words)
{
  struct words of_match = *words;
  of_match.participants = match->participant;
  strbuf_add(out, match->view_only ? match->view_title : words_get(words, "name"));
  add_line(out);
  for (int p = 0; p < match->rules->player_count; p++) write_player(out, match, words, p);
  write_options(out, match, words);
  write_clock(out, match, words);
  write_start(out, match, words);
  write_rounds(out, match);
  add_line(out);
  if (match->view_only && match->game.outcome.type == OUTCOME_NONE) words_view_only(out, words, match);
  else words_prompt(out, &of_match, match);
  add_line(out);
}
