#include "match/hint.h"

#include "match/assessment.h"
#include "match/hint_reasons.h"
#include "search/score.h"

#include <stdio.h>

/* ---- reasons of the turn itself and of its score ---- */

static int wins(const struct question *q)
{
  struct outcome outcome;
  struct error err;
  outcome_of(&outcome, q->rules, &q->after, &err); /* where a script fails the declared endings count, as in the game */
  return outcome.type == OUTCOME_WIN && outcome.winner == q->before->side;
}

static int finishes(const struct question *q) { return q->rules->play_on && q->after.place[q->before->side] && !q->before->place[q->before->side]; }

static int only(const struct question *q) { return q->turns.complete && q->turns.count == 1; }

/* Of those that the duty to take the best leaves it is not said: there may be others. */
static int only_capture(const struct question *q) { return only(q) && q->rules->duty == DUTY_ANY && !bits_empty(&q->line->turn[0].captured); }

static int wins_soon(const struct question *q)
{
  if (!score_is_proof(q->rules)) return 0;
  struct assessment a = assessment_of(q->rules, q->before->side, q->line->score);
  return a.player == q->before->side && a.turns > 1 ? a.turns : 0;
}

/* Of two: with more the score takes all others for one, and is no proof. */
static int delays(const struct question *q)
{
  struct assessment a = assessment_of(q->rules, q->before->side, q->line->score);
  return q->rules->player_count == 2 && q->turns.complete && q->turns.count > 1 && a.player != q->before->side && a.turns > 0;
}

static int captures(const struct question *q) { return bits_count(&q->line->turn[0].captured); }
static int crowns(const struct question *q) { return q->line->turn[0].kind != q->line->turn[0].before; }

/* ---- the table ---- */

#define BIT(reason) (UINT32_C(1) << (reason))
#define ALL_AFTER(reason) (UINT32_MAX << (reason) << 1)
#define ADDITIONS (BIT(HINT_LEAVES) | BIT(HINT_RETURNS)) /* only said beside another */

/* To add a reason: a name in enum hint_reason, a row here, and the text "hint.<key>" with {count}; with `counts` also "hint.<key>_one".
   `beside`: what may be said after it, the first of them that holds. */
static const struct {
  const char *key;
  int (*holds)(const struct question *q);
  bool counts;
  uint32_t beside;
} reasons[HINT_COUNT] = {
  [HINT_WINS] = {"wins", wins, false, 0},
  [HINT_FINISHES] = {"finishes", finishes, false, 0},
  [HINT_ONLY_CAPTURE] = {"only_capture", only_capture, false, BIT(HINT_WINS_SOON) | BIT(HINT_CROWNS)},
  [HINT_ONLY] = {"only", only, false, ALL_AFTER(HINT_ONLY) & ~ADDITIONS},
  [HINT_WINS_SOON] = {"wins_soon", wins_soon, false, 0},
  [HINT_DELAYS] = {"delays", delays, false, 0},
  [HINT_CAPTURES] = {"captures", captures, true, BIT(HINT_LEAVES) | BIT(HINT_CROWNS)},
  [HINT_LEAVES] = {"leaves", hint_leaves, true, 0},
  [HINT_CROWNS] = {"crowns", crowns, false, 0},
  [HINT_GIVES] = {"gives", hint_gives, true, BIT(HINT_RETURNS)},
  [HINT_RETURNS] = {"returns", hint_returns, true, 0},
  [HINT_EXCHANGES] = {"exchanges", hint_exchanges, true, 0},
  [HINT_HOME] = {"home", hint_home, false, 0},
  [HINT_SAVES] = {"saves", hint_saves, true, 0},
  [HINT_THREATENS] = {"threatens", hint_threatens, true, 0},
  [HINT_BLOCKS] = {"blocks", hint_blocks, true, 0},
  [HINT_SAFE] = {"safe", hint_safe, true, BIT(HINT_ADVANCES)},
  [HINT_HINDMOST] = {"hindmost", hint_hindmost, false, BIT(HINT_NEARER)},
  [HINT_CHAIN] = {"chain", hint_chain, false, BIT(HINT_NEARER)},
  [HINT_OPENS] = {"opens", hint_opens, false, 0},
  [HINT_ROOM] = {"room", hint_room, false, 0},
  [HINT_NEARER] = {"nearer", hint_nearer, true, 0},
  [HINT_GAP] = {"gap", hint_gap, true, 0},
  [HINT_ADVANCES] = {"advances", hint_advances, true, 0},
  [HINT_FORWARD] = {"forward", hint_forward, true, 0},
};

static struct hint_part first_of(const struct question *q, uint32_t among)
{
  for (int i = HINT_PLAIN + 1; i < HINT_COUNT; i++) {
    int count = among & BIT(i) ? reasons[i].holds(q) : 0;
    if (count > 0) return (struct hint_part){(enum hint_reason)i, count};
  }
  return (struct hint_part){HINT_PLAIN, 0};
}

struct hint hint_of(const struct rules *rules, const struct position *position, const struct search_line *line)
{
  struct question q = {.rules = rules, .before = position, .line = line};
  struct hint hint = {.first = {HINT_PLAIN, 0}};
  if (line->count == 0 || line->turn[0].type == TURN_PASS) return hint;
  turn_apply(&q.after, rules, position, &line->turn[0]);
  turn_list_init(&q.turns);
  q.turns.limit = HINT_LOOKED_AT;
  turns_expand(&q.turns, rules, position);
  hint.first = first_of(&q, ~ADDITIONS);
  hint.second = first_of(&q, reasons[hint.first.reason].beside);
  turn_list_release(&q.turns);
  return hint;
}

static void part_words(struct strbuf *out, const struct words *words, const struct hint_part *part)
{
  char key[48], count[16];
  snprintf(key, sizeof key, "hint.%s%s", reasons[part->reason].key, reasons[part->reason].counts && part->count == 1 ? "_one" : "");
  snprintf(count, sizeof count, "%d", part->count);
  words_fill(out, words, key, &(struct text_value){"count", count}, 1);
}

void hint_words(struct strbuf *out, const struct words *words, const struct hint *hint)
{
  if (hint->first.reason == HINT_PLAIN) return;
  part_words(out, words, &hint->first);
  if (hint->second.reason == HINT_PLAIN) return;
  strbuf_add_char(out, ' ');
  part_words(out, words, &hint->second);
}
