/* A game: a start, the turns played with the way each went, and where we stand in them. Undo and redo to any depth; a turn
   played after an undo drops what was ahead. An end that no turn brought about (game_end) is a step of its own behind the last turn. */
#ifndef SALTO_CORE_GAME_H
#define SALTO_CORE_GAME_H

#include "core/outcome.h"
#include "core/refusal.h"

struct played {
  struct turn turn;
  struct path path;         /* as it was played */
  struct position before;
};

struct game {
  const struct rules *rules; /* borrowed; outlives the game */
  struct position start, now;
  struct played *played;     /* owned */
  int count, total, capacity; /* turns behind us; turns known, with those that redo would bring back */
  struct outcome outcome;
  struct outcome ended;      /* as game_end said, behind the last turn known; kept for redo. OUTCOME_NONE: no such end */
  char script_error[1024];   /* "" or what a script's ending said when it failed; the game goes on by the declared rules alone */
};

void game_init(struct game *game, const struct rules *rules);
void game_release(struct game *game);
/* Starts again from a position (NULL: the rules' own start). */
void game_reset(struct game *game, const struct position *start);

/* Plays a legal turn. It must come from turn_read, a chain or a list made for game->now. */
void game_play(struct game *game, const struct turn *turn, const struct path *path);
/* Reads, checks and plays; refuses when the game is over. */
bool game_play_text(struct game *game, const char *text, struct refusal *refusal);

/* Ends a game for a reason that the rules do not tell (REASON_RESIGNED, REASON_AGREED, REASON_TIME), with two players or as a draw.
   `loser`: the player who lost it, or -1 for a draw. Drops what was ahead. Undo first takes back this end alone, and redo brings it again. */
void game_end(struct game *game, enum outcome_reason reason, int loser);

bool game_is_ended(const struct game *game);  /* over by game_end: that is the next step back */
bool game_can_redo(const struct game *game);
bool game_undo(struct game *game); /* a turn, or the end that game_end gave it; false at the start */
bool game_redo(struct game *game); /* false at the end */

#endif
