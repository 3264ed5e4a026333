#include "app/hearing.h"

enum { LAST_SECONDS = 10, MOST_KNOCKS = 20, CROWN_AFTER_MS = 60, END_AFTER_MS = 260 };

static enum sound_name knock(const struct turn *turn)
{
  if (!bits_empty(&turn->captured)) return SOUND_CAPTURE;
  return turn->type == TURN_STEP ? SOUND_STEP : SOUND_HOP;
}

void hear_hops(struct sound *sound, const struct turn *turn, int hops, int hop_ms, bool ends)
{
  if (turn->type == TURN_PASS) return;
  int knocks = hop_ms > 0 ? hops : 1;
  for (int i = 1; i <= knocks && i <= MOST_KNOCKS; i++) sound_play_after(sound, knock(turn), i * hop_ms);
  if (ends && turn->kind != turn->before) sound_play_after(sound, SOUND_CROWN, knocks * hop_ms + CROWN_AFTER_MS);
}

/* Won by somebody who sits here, or by anybody where all are people or all are computers. */
static bool is_won_here(const struct match *match)
{
  const struct outcome *outcome = &match->game.outcome;
  bool person = false;
  for (int p = 0; p < match->rules->player_count; p++) person |= !match->participant[p].computer;
  return outcome->type == OUTCOME_WIN && (!person || !match->participant[outcome->winner].computer);
}

void hear_outcome(struct sound *sound, const struct match *match, int hop_ms)
{
  const struct game *game = &match->game;
  if (game->outcome.type == OUTCOME_NONE) return;
  int hops = game->count > 0 ? game->played[game->count - 1].path.length - 1 : 0;
  sound_play_after(sound, is_won_here(match) ? SOUND_WIN : SOUND_END, (hops > 0 ? hops : 0) * hop_ms + END_AFTER_MS);
}

/* Where there are few seconds for each turn, only the last of those. */
void hear_clock(struct sound *sound, int *ticked, const struct timer *timer, int64_t left_ms)
{
  int64_t last = LAST_SECONDS * 1000;
  if (timer->rule.type == TIMER_TURN && timer->rule.ms / 3 < last) last = timer->rule.ms / 3;
  int second = left_ms > 0 && left_ms <= last ? (int)((left_ms + 999) / 1000) : 0;
  if (second > 0 && second != *ticked) sound_play(sound, SOUND_CLOCK);
  *ticked = second;
}
