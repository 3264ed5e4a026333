#include "match/hint_reasons.h"

enum { TURNS_COMPARED = 100, LOOKED_AHEAD = 5000 /* turns, where all count */ };

static bool still_plays(const struct question *q, const struct position *position, int player) { return !q->rules->play_on || !position->place[player]; }

/* Whether to lose pieces is a loss: not where nobody has any, nor where one wins without them. */
static bool pieces_matter(const struct rules *rules)
{
  return rules->can_capture && rules->owned && rules->bare != BARE_WINS && rules->no_turn != NO_TURN_WINS;
}

/* What one turn of `side` would capture of `theirs`. */
struct capturable {
  int most;        /* the most pieces by one turn; of turns that capture none but `known` nothing is counted */
  struct bits all; /* by any turn */
  bool complete;   /* all turns were looked at: no other captures more */
};

static struct capturable capturable(const struct question *q, const struct position *position, int side, struct bits theirs, struct bits known)
{
  struct position asked;
  struct turn_list list;
  struct capturable out = {.most = 0, .complete = true};
  hint_as_if(&asked, q, position, side);
  if (!captures_exist(q->rules, &asked)) return out;
  turn_list_init(&list);
  list.limit = HINT_LOOKED_AT;
  turns_expand(&list, q->rules, &asked);
  out.complete = list.complete;
  for (size_t i = 0; i < list.count; i++) {
    struct bits taken = bits_and(list.turn[i].captured, &theirs), news = bits_minus(taken, &known);
    int count = bits_empty(&news) ? 0 : bits_count(&taken);
    if (count > out.most) out.most = count;
    out.all = bits_or(out.all, &taken);
  }
  turn_list_release(&list);
  return out;
}

/* The most that any of the others would capture of the player who is asked about. */
static struct capturable losses(const struct question *q, const struct position *position)
{
  int me = q->before->side;
  struct capturable out = {.most = 0, .complete = true};
  for (int p = 0; p < q->rules->player_count; p++) {
    if (p == me || !still_plays(q, position, p)) continue;
    struct capturable by = capturable(q, position, p, position_of(position, q->rules, me), (struct bits){{0}});
    if (by.most > out.most) out.most = by.most;
    out.complete &= by.complete;
    out.all = bits_or(out.all, &by.all);
  }
  return out;
}

int hint_leaves(const struct question *q)
{
  struct turn_list list;
  int most = 0;
  if (q->rules->owned || !q->rules->can_capture) return 0;
  turn_list_init(&list);
  list.limit = LOOKED_AHEAD;
  turns_expand(&list, q->rules, &q->after);
  for (size_t i = 0; list.complete && i < list.count; i++) {
    int count = bits_count(&list.turn[i].captured);
    if (count > most) most = count;
  }
  turn_list_release(&list);
  return most;
}

bool hint_is_exposed(const struct question *q)
{
  struct capturable lost = losses(q, &q->after);
  return !lost.complete || bits_has(&lost.all, q->line->turn[0].to);
}

int hint_saves(const struct question *q)
{
  if (!pieces_matter(q->rules)) return 0;
  int before = losses(q, q->before).most;
  struct capturable after = {.complete = true};
  if (before > 0) after = losses(q, &q->after);
  return after.complete && before > after.most ? before - after.most : 0;
}

/* Who might move again at once would capture what could not be captured before. Nothing is said where the others capture first, nor where the
   pieces are nobody's: what one could capture, the next can too. */
int hint_threatens(const struct question *q)
{
  int me = q->before->side;
  if (!pieces_matter(q->rules) || losses(q, &q->after).most > 0) return 0;
  struct bits mine = position_of(&q->after, q->rules, me), others = bits_minus(q->rules->board.cells, &mine);
  struct capturable before = capturable(q, q->before, me, others, (struct bits){{0}});
  return before.complete ? capturable(q, &q->after, me, others, before.all).most : 0;
}

int hint_safe(const struct question *q)
{
  int worse = 0;
  if (!pieces_matter(q->rules) || !q->turns.complete || q->turns.count > TURNS_COMPARED || losses(q, &q->after).most > 0) return 0;
  for (size_t i = 0; i < q->turns.count; i++) {
    struct position other;
    turn_apply(&other, q->rules, q->before, &q->turns.turn[i]);
    worse += losses(q, &other).most > 0;
  }
  return worse;
}

/* ---- captures that answer one another ---- */

struct trade {
  int given, taken; /* pieces that every reply captures, and that can be captured after any of them; given 0: there is no such trade */
};

static struct trade trade_by_replies(const struct question *q, const struct turn_list *replies)
{
  int me = q->before->side, other = q->after.side;
  struct bits mine = position_of(&q->after, q->rules, me);
  struct trade out = {0, 0};
  for (size_t i = 0; i < replies->count; i++) {
    struct position next;
    struct bits lost = bits_and(replies->turn[i].captured, &mine);
    turn_apply(&next, q->rules, &q->after, &replies->turn[i]);
    if (next.side != me || bits_empty(&lost)) return (struct trade){0, 0};
    int given = bits_count(&lost), taken = capturable(q, &next, me, position_of(&next, q->rules, other), (struct bits){{0}}).most;
    if (i > 0 && given != out.given) return (struct trade){0, 0};
    if (i == 0 || taken < out.taken) out.taken = taken;
    out.given = given;
  }
  return out;
}

/* Whether the captures of the line are over with the answer to the reply: else what is won there may be lost again. */
static bool ends_quietly(const struct question *q)
{
  const struct search_line *line = q->line;
  struct position replied, answered;
  if (line->count < 3 || bits_empty(&line->turn[1].captured) || bits_empty(&line->turn[2].captured)) return false;
  turn_apply(&replied, q->rules, &q->after, &line->turn[1]);
  turn_apply(&answered, q->rules, &replied, &line->turn[2]);
  return !captures_exist(q->rules, &answered);
}

/* Of two players where captures are a duty: the other has no turn but to capture. */
static struct trade trade(const struct question *q)
{
  struct turn_list replies;
  struct trade out = {0, 0};
  const struct rules *rules = q->rules;
  if (!pieces_matter(rules) || rules->duty == DUTY_NONE || rules->player_count != 2 || q->after.side == q->before->side) return out;
  if (!bits_empty(&q->line->turn[0].captured) || !captures_exist(rules, &q->after) || !ends_quietly(q)) return out;
  turn_list_init(&replies);
  replies.limit = TURNS_COMPARED;
  turns_expand(&replies, rules, &q->after);
  if (replies.complete) out = trade_by_replies(q, &replies);
  turn_list_release(&replies);
  return out;
}

int hint_gives(const struct question *q)
{
  struct trade t = trade(q);
  return t.taken > t.given ? t.given : 0;
}

int hint_returns(const struct question *q)
{
  struct trade t = trade(q);
  return t.taken > t.given ? t.taken : 0;
}

int hint_exchanges(const struct question *q)
{
  struct trade t = trade(q);
  return t.taken == t.given ? t.given : 0;
}
