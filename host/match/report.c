#include "match/report.h"

#include "base/memory.h"

#include <stdlib.h>

static bool is_over_there(const struct report *report, const struct game *game, int turns)
{
  return turns == report->count && game->outcome.type != OUTCOME_NONE && !game_is_ended(game);
}

static const struct position *standing_at(const struct game *game, int turns) { return turns < game->count ? &game->played[turns].before : &game->now; }

static bool has_one_turn(const struct rules *rules, const struct position *position)
{
  struct turn_list list;
  turn_list_init(&list);
  list.limit = 2;
  turns_expand(&list, rules, position);
  bool one = list.count == 1 && list.complete;
  turn_list_release(&list);
  return one;
}

/* A game that is over has its result instead of a search. */
static void skip_the_end(struct report *report, const struct game *game)
{
  if (report->done != report->count || !is_over_there(report, game, report->count)) return;
  struct report_turn *end = &report->turn[report->count];
  end->score = game->outcome.type != OUTCOME_WIN ? 0 : game->outcome.winner == game->now.side ? SCORE_WIN : -SCORE_WIN;
  end->known = true;
  report->done++;
}

void report_init(struct report *report, const struct game *game)
{
  report->count = game->count, report->done = 0;
  report->turn = memory_new((size_t)game->count + 1, sizeof *report->turn);
  skip_the_end(report, game);
}

void report_release(struct report *report)
{
  free(report->turn);
  *report = (struct report){0};
}

bool report_is_whole(const struct report *report) { return report->turn && report->done > report->count; }

/* ---- judging ---- */

/* The next position with the same player to move, or -1. */
static int own_next(const struct report *report, const struct game *game, int number)
{
  int side = standing_at(game, number)->side;
  for (int n = number + 1; n <= report->count; n++)
    if (standing_at(game, n)->side == side && !is_over_there(report, game, n)) return n;
  return -1;
}

/* What the turn led to, for the one who played it; false where that cannot be told. Of two the other's score says it at once. Among more a
   score holds against all the others together, so that what the player has at the next own turn is less only by the turn itself. */
static bool score_after(const struct report *report, const struct game *game, int number, int *score)
{
  int side = standing_at(game, number)->side;
  if (is_over_there(report, game, number + 1) && game->outcome.type == OUTCOME_WIN) {
    *score = game->outcome.winner == side ? SCORE_WIN : -SCORE_WIN;
    return true;
  }
  if (game->rules->player_count == 2) {
    int sign = standing_at(game, number + 1)->side == side ? 1 : -1;
    *score = sign * report->turn[number + 1].score;
    return true;
  }
  int next = own_next(report, game, number);
  if (next >= 0) *score = report->turn[next].score;
  return next >= 0;
}

static enum turn_mark mark_of(double lost)
{
  static const struct {
    double least;
    enum turn_mark mark;
  } marks[] = {{0.25, TURN_BAD}, {0.12, TURN_WEAK}}; /* chances given away */
  for (size_t i = 0; i < sizeof marks / sizeof *marks; i++)
    if (lost >= marks[i].least) return marks[i].mark;
  return TURN_FINE;
}

/* From the end, so that what follows is known: a search does not look deep where there is nothing to choose. */
static void judge(struct report *report, const struct game *game)
{
  for (int n = report->count - 1; n >= 0; n--) {
    struct report_turn *turn = &report->turn[n];
    int after;
    turn->mark = TURN_FINE;
    if (!score_after(report, game, n, &after)) continue;
    if (turn->forced) turn->score = after;
    else if (!turn_same(&turn->best, &game->played[n].turn)) turn->mark = mark_of(assessment_chance(turn->score) - assessment_chance(after));
  }
}

/* Who wins a game of points is known before it is over, and then by how much is no question of chances. */
static int score_of(const struct search_line *line)
{
  if (!line->final) return line->score;
  return line->score > 0 ? SCORE_WIN : line->score < 0 ? -SCORE_WIN : 0;
}

void report_take(struct report *report, const struct game *game, const struct search_line *line)
{
  if (report_is_whole(report)) return;
  struct report_turn *turn = &report->turn[report->done];
  turn->known = true;
  turn->score = score_of(line);
  turn->best = line->turn[0], turn->path = line->path[0];
  turn->forced = has_one_turn(game->rules, standing_at(game, report->done));
  report->done++;
  skip_the_end(report, game);
  if (report_is_whole(report)) judge(report, game);
}

/* ---- asking ---- */

double report_chance(const struct report *report, const struct game *game, int turns, int player)
{
  if (turns < 0 || turns >= report->done) return -1;
  if (is_over_there(report, game, turns) && game->outcome.type == OUTCOME_WIN) return game->outcome.winner == player;
  if (game->rules->player_count == 2) {
    int score = report->turn[turns].score;
    return assessment_chance(standing_at(game, turns)->side == player ? score : -score);
  }
  for (int n = turns; n >= 0; n--)
    if (standing_at(game, n)->side == player && !is_over_there(report, game, n)) return assessment_chance(report->turn[n].score);
  return -1;
}

int report_marked(const struct report *report)
{
  int marked = 0;
  for (int n = 0; n < report->count; n++) marked += report->turn[n].mark != TURN_FINE;
  return marked;
}

int report_next(const struct report *report, int turns, int by)
{
  for (int n = turns - 1 + by; n >= 0 && n < report->count; n += by)
    if (report->turn[n].mark != TURN_FINE) return n + 1;
  return -1;
}

void report_words(struct strbuf *out, const struct words *words, const struct report *report, const struct game *game, int number)
{
  static const char *const keys[] = {[TURN_WEAK] = "report.weak", [TURN_BAD] = "report.bad"};
  if (number < 0 || number >= report->count || report->turn[number].mark == TURN_FINE) return;
  const struct report_turn *turn = &report->turn[number];
  struct strbuf text;
  strbuf_init(&text);
  turn_write(&text, game->rules, &turn->best, &turn->path);
  words_fill(out, words, keys[turn->mark], &(struct text_value){"turn", text.text}, 1);
  strbuf_release(&text);
}
