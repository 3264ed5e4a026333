#include "app/new_game.h"

#include <stdlib.h>
#include <string.h>

void new_game_init(struct new_game *game, struct variant *variant)
{
  memset(game, 0, sizeof *game);
  game->variant = variant;
  variant_default_choices(variant, &game->choices);
  for (int i = 0; i < MAX_PLAYERS; i++) game->participant[i] = (struct participant){.computer = i > 0, .level = LEVEL_INITIAL};
  game->clock = (struct timer_rule){TIMER_NONE, 600000, 5000};
}

/* ---- where it begins ---- */

static const struct named_setup *listed(const struct new_game *game)
{
  const struct named_setup *setups;
  int count = variant_setups(game->variant, &setups);
  for (int i = 0; i < count; i++)
    if (game->start == START_LISTED && !strcmp(setups[i].name, game->start_text)) return &setups[i];
  return NULL;
}

static const struct setup_file *in_file(const struct new_game *game, const struct setup_files *files)
{
  for (int i = 0; i < files->count; i++)
    if (game->start == START_FILE && !strcmp(files->item[i].name, game->start_text)) return &files->item[i];
  return NULL;
}

bool new_game_start_text(const char **out, const struct new_game *game, const struct setup_files *files)
{
  const struct named_setup *setup = listed(game);
  const struct setup_file *file = in_file(game, files);
  *out = setup ? setup->position : file ? file->position : game->start == START_TYPED ? game->start_text : NULL;
  return *out || game->start == START_STANDARD;
}

const char *new_game_start_fault(const struct new_game *game, const struct setup_files *files)
{
  const struct setup_file *file = in_file(game, files);
  return file && *file->fault ? file->fault : NULL;
}

int new_game_start_players(const struct new_game *game, const struct setup_files *files)
{
  const struct named_setup *setup = listed(game);
  const struct setup_file *file = in_file(game, files);
  return setup ? setup->players : file ? file->players : 0;
}

/* ---- who plays ---- */

bool new_game_colour_taken(const struct new_game *game, const struct rules *rules, int player, const char *colour)
{
  for (int i = 0; i < rules->player_count; i++)
    if (i != player && !strcmp(participant_colour(game->participant, rules, i), colour)) return true;
  return false;
}

void new_game_settle(struct new_game *game, const struct rules *rules)
{
  bool again = true;
  while (again) { /* one that goes back may come upon another */
    again = false;
    for (int i = rules->player_count - 1; i >= 0; i--) {
      char *colour = game->participant[i].colour;
      if (!*colour || !new_game_colour_taken(game, rules, i, colour)) continue;
      *colour = '\0';
      again = true;
    }
  }
}

void new_game_participants(struct participant out[MAX_PLAYERS], const struct new_game *game)
{
  memset(out, 0, MAX_PLAYERS * sizeof *out);
  memcpy(out, game->participant, (size_t)game->choices.players * sizeof *out);
}

/* ---- the clock ---- */

/* To add a time: its seconds, in order; 0 ends a list. */
static const int totals[] = {60, 120, 180, 300, 600, 900, 1200, 1800, 2700, 3600, 5400, 7200, 0};
static const int turns[] = {5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 300, 600, 0};
static const int increments[] = {1, 2, 3, 5, 10, 15, 20, 30, 45, 60, 0}; /* after none */

static int at(const int *list, int index)
{
  for (int i = 0; i <= index; i++)
    if (!list[i]) return -1;
  return index < 0 ? -1 : list[index];
}

int clock_total(int index) { return at(totals, index); }
int clock_turn(int index) { return at(turns, index); }
int clock_increment(int index) { return index == 0 ? 0 : at(increments, index - 1); }

int clock_index(int (*times)(int index), int64_t ms)
{
  int best = 0;
  for (int i = 0; times(i) >= 0; i++)
    if (llabs(times(i) * 1000LL - ms) < llabs(times(best) * 1000LL - ms)) best = i;
  return best;
}
