#include "match/hint.h"

#include "match/assessment.h"

#include <stdio.h>

enum { LOOKED_AT = 2000 }; /* turns of a position; where there are more, what is said holds for those */

/* What a reason is asked about. */
struct question {
  const struct rules *rules;
  const struct position *before;
  const struct search_line *line;
  struct position after;
};

/* ---- what others could do ---- */

/* The same pieces with another player to move. */
static void as_if(struct position *out, const struct question *q, const struct position *position, int side)
{
  position_copy(out, position, q->rules);
  position_set_side(out, q->rules, side);
}

static bool still_plays(const struct question *q, const struct position *position, int player) { return !q->rules->play_on || !position->place[player]; }

/* What one turn of `side` would capture of `theirs`. */
struct capturable {
  int most;        /* the most pieces by one turn; of turns that capture none but `known` nothing is counted */
  struct bits all; /* by any turn */
};

static struct capturable capturable(const struct question *q, const struct position *position, int side, struct bits theirs, struct bits known)
{
  struct position asked;
  struct turn_list list;
  struct capturable out = {.most = 0};
  as_if(&asked, q, position, side);
  if (!captures_exist(q->rules, &asked)) return out;
  turn_list_init(&list);
  list.limit = LOOKED_AT;
  turns_expand(&list, q->rules, &asked);
  for (size_t i = 0; i < list.count; i++) {
    struct bits taken = bits_and(list.turn[i].captured, &theirs), news = bits_minus(taken, &known);
    int count = bits_empty(&news) ? 0 : bits_count(&taken);
    if (count > out.most) out.most = count;
    out.all = bits_or(out.all, &taken);
  }
  turn_list_release(&list);
  return out;
}

/* The most pieces of `victim` that one turn of `side` would capture. */
static int most_captured(const struct question *q, const struct position *position, int side, int victim)
{
  return capturable(q, position, side, position_of(position, q->rules, victim), (struct bits){{0}}).most;
}

/* The most that any of the others would capture of the player who is asked about. */
static int most_lost(const struct question *q, const struct position *position)
{
  int me = q->before->side, most = 0;
  for (int p = 0; p < q->rules->player_count; p++) {
    int count = p != me && still_plays(q, position, p) ? most_captured(q, position, p, me) : 0;
    if (count > most) most = count;
  }
  return most;
}

/* The pieces that the side could move. */
static struct bits movable(const struct question *q, const struct position *position, int side)
{
  struct position asked;
  struct turn_list list;
  struct bits from = {{0}};
  as_if(&asked, q, position, side);
  turn_list_init(&list);
  list.limit = LOOKED_AT;
  turns_expand(&list, q->rules, &asked);
  for (size_t i = 0; i < list.count; i++)
    if (list.turn[i].type != TURN_PASS) bits_add(&from, list.turn[i].from);
  turn_list_release(&list);
  return from;
}

/* ---- the reasons; each gives how many, or 0 where it does not hold ---- */

static int wins(const struct question *q)
{
  struct outcome outcome;
  struct error err;
  outcome_of(&outcome, q->rules, &q->after, &err); /* where a script fails the declared endings count, as in the game */
  return outcome.type == OUTCOME_WIN && outcome.winner == q->before->side;
}

static int wins_soon(const struct question *q)
{
  struct assessment a = assessment_of(q->rules, q->before->side, q->line->score);
  return a.player == q->before->side && a.turns > 1 ? a.turns : 0;
}

static int captures(const struct question *q) { return bits_count(&q->line->turn[0].captured); }
static int crowns(const struct question *q) { return q->line->turn[0].kind != q->line->turn[0].before; }

static int brings_home(const struct question *q)
{
  const struct turn *turn = &q->line->turn[0];
  const struct bits *far = &q->rules->player[q->before->side].far;
  return q->rules->goal != GOAL_NONE && q->rules->owned && bits_has(far, turn->to) && !bits_has(far, turn->from);
}

static int saves(const struct question *q)
{
  if (!q->rules->can_capture || !q->rules->owned) return 0;
  int before = most_lost(q, q->before), after = before > 0 ? most_lost(q, &q->after) : 0;
  return before - after > 0 ? before - after : 0;
}

/* Who might move again at once would capture what could not be captured before. Nothing is said where the others capture first, nor where the
   pieces are nobody's: what one could capture, the next can too. */
static int threatens(const struct question *q)
{
  int me = q->before->side;
  if (!q->rules->can_capture || !q->rules->owned || most_lost(q, &q->after) > 0) return 0;
  struct bits mine = position_of(&q->after, q->rules, me), others = bits_minus(q->rules->board.cells, &mine);
  struct capturable before = capturable(q, q->before, me, others, (struct bits){{0}});
  return capturable(q, &q->after, me, others, before.all).most;
}

/* Only where it loses to have no turn: elsewhere pieces stand in each other's way all the time. */
static int blocks(const struct question *q)
{
  int next = q->after.side, me = q->before->side;
  struct position asked;
  if (!q->rules->owned || next == me || q->rules->no_turn != NO_TURN_LOSES) return 0;
  as_if(&asked, q, &q->after, next);
  if (captures_exist(q->rules, &asked)) return 0; /* a duty to capture keeps the others still */
  struct bits before = movable(q, q->before, next), after = movable(q, &q->after, next), theirs = position_of(&q->after, q->rules, next);
  before = bits_and(before, &theirs);
  struct bits still = bits_minus(before, &after);
  return bits_count(&still);
}

/* To add a reason: a name in enum hint_reason, a row here, and the text "hint.<key>" with {count}; with `counts` also "hint.<key>_one". */
static const struct {
  const char *key;
  int (*holds)(const struct question *q);
  bool counts;
} reasons[] = {
  [HINT_WINS] = {"wins", wins, false},         [HINT_WINS_SOON] = {"wins_soon", wins_soon, false}, [HINT_CAPTURES] = {"captures", captures, true},
  [HINT_CROWNS] = {"crowns", crowns, false},   [HINT_HOME] = {"home", brings_home, false},         [HINT_SAVES] = {"saves", saves, true},
  [HINT_THREATENS] = {"threatens", threatens, true}, [HINT_BLOCKS] = {"blocks", blocks, true},
};

struct hint hint_of(const struct rules *rules, const struct position *position, const struct search_line *line)
{
  struct question q = {.rules = rules, .before = position, .line = line};
  if (line->count == 0 || line->turn[0].type == TURN_PASS) return (struct hint){HINT_PLAIN, 0};
  turn_apply(&q.after, rules, position, &line->turn[0]);
  for (int i = 0; i < HINT_PLAIN; i++) {
    int count = reasons[i].holds(&q);
    if (count > 0) return (struct hint){(enum hint_reason)i, count};
  }
  return (struct hint){HINT_PLAIN, 0};
}

void hint_words(struct strbuf *out, const struct words *words, const struct hint *hint)
{
  char key[48], count[16];
  if (hint->reason == HINT_PLAIN) return;
  snprintf(key, sizeof key, "hint.%s%s", reasons[hint->reason].key, reasons[hint->reason].counts && hint->count == 1 ? "_one" : "");
  snprintf(count, sizeof count, "%d", hint->count);
  words_fill(out, words, key, &(struct text_value){"count", count}, 1);
}
