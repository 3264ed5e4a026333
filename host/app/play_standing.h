/* Who the players are and how they stand, in words: for the rows beside the board (app/play_players.h) and for those who hear them. */
#ifndef SALTO_APP_PLAY_STANDING_H
#define SALTO_APP_PLAY_STANDING_H

#include "app/state.h"

enum { CLOCK_LAST_MS = 10000 }; /* the last of a clock, that stands out and shows tenths */

/* What there is to say beside the name: parts between dots, the less important of them left out where there is no room; how they stand
   never is, and is briefer there: "7/10" instead of "7/10 home". */
enum { PART_COLOUR, PART_WHO, PART_STANDING, PART_KINGS, PART_BRIEF, PARTS, PARTS_TOLD = PART_BRIEF };

struct player_line {
  struct strbuf part[PARTS];
};

void player_line_init(struct player_line *line);
void player_line_release(struct player_line *line);
/* Fills a line that is empty; `name`: as play_player_name has it, what it tells is not said again; `position`: the one that is shown. */
void player_line_say(const struct app *app, struct player_line *line, int player, const char *name, const struct position *position);
/* That the player thinks, in the place of who it is, for that is known by now. `moves`: a dot more every moment. */
void player_line_thinking(const struct app *app, struct player_line *line, bool moves);

/* "Ana", "You", "Computer, level 4", "Red": who sits there. */
void play_player_name(const struct app *app, struct strbuf *out, int player);
/* A shorter one in its place, where there is one: the only computer has it. */
bool play_player_brief_name(const struct app *app, struct strbuf *out, int player);
/* Appends how one of them stands: "White, 0 captured, 5:00 left." */
void play_players_standing(struct app *app, struct strbuf *out, int player);
/* Their rows in words with their clocks, for those who do not see them: a line of the narration each. */
bool play_players_tell(struct app *app);
/* Likewise that little is left on the clock of a person who is to move: once at each of some times. `told`: the last of them. */
void play_players_low(struct app *app, int *told, int player, int64_t left_ms);
/* "12:05", "1:02:00", below ten seconds "9.4"; `point`: what stands before the tenths. */
void play_clock_text(struct strbuf *out, const char *point, int64_t ms);
/* Likewise to be heard, in the player's language: "9.4 s". */
void play_clock_words(const struct app *app, struct strbuf *out, int64_t ms);

#endif
