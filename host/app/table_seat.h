/* From which side the board is looked at when a game begins: where one person plays against computers, that person's pieces begin at the bottom. */
#ifndef SALTO_APP_TABLE_SEAT_H
#define SALTO_APP_TABLE_SEAT_H

struct match;
struct table;

/* By how many steps the board is turned for the match as it is told now who plays (struct table's `turned`). 0 where nobody's side is meant: no
   person or more than one, pieces that belong to nobody. */
int table_seat(const struct match *match);
/* Whose side of the board is lowest as it is turned now, or -1 where it is not one player's alone. */
int table_player_below(const struct table *table);

#endif
