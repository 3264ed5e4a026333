/* Who sits at the board: a name, a colour, a person or the computer. Only data; who plays for the computer is not known here. */
#ifndef SALTO_MATCH_PARTICIPANT_H
#define SALTO_MATCH_PARTICIPANT_H

#include "core/rules.h"

enum { PARTICIPANT_NAME_SIZE = 48, LEVEL_LEAST = 1, LEVEL_MOST = 10, LEVEL_INITIAL = 4 };

struct participant {
  char name[PARTICIPANT_NAME_SIZE];    /* UTF-8; "": called by the colour, a computer "Computer" in the language of the moment */
  char colour[RULES_NAME_SIZE]; /* "red" …: its word and its paint; "": the one the rules give */
  bool computer;
  int level;                    /* LEVEL_LEAST to LEVEL_MOST; of the computer */
  bool stands_in;               /* the computer plays on for a person, whose name and colour the seat keeps, */
  int since;                    /* since so many turns were played */
  bool returned;                /* the person has the seat back because that was undone: redoing beyond `since` ends it again. Not kept in a file */
};

/* The colour a player is seen in. `participants` NULL: the rules'. Borrowed. */
const char *participant_colour(const struct participant *participants, const struct rules *rules, int player);

#endif
