/* A position: who stands where, whose turn it is, and the score. A small value: a successor is a copy, nothing is undone.
   Only the first rules->position_size bytes are in use; copy with position_copy. */
#ifndef SALTO_CORE_POSITION_H
#define SALTO_CORE_POSITION_H

#include "base/error.h"
#include "base/strbuf.h"
#include "core/bits.h"

struct rules;

enum { MAX_PLAYERS = 6, MAX_SETS = 12, NO_OWNER = -1 };

struct position {
  uint64_t key;                      /* Zobrist, of pieces and side: equal positions have equal keys */
  int16_t score[MAX_PLAYERS];   /* captured pieces, by player, where the rules keep score */
  uint16_t quiet;                    /* turns since the last capture or move of a kind that promotes */
  uint8_t side;                      /* the player to move */
  uint8_t finished;                  /* mask of players who reached the goal, where the rules play on */
  uint8_t place[MAX_PLAYERS];   /* 1 for the first to finish …, 0 for those still playing */
  uint64_t set[MAX_SETS * MAX_WORDS]; /* set s, = owner * kind_count + kind, is word_count words from set[s * word_count] */
};

void position_init(struct position *position, const struct rules *rules); /* an empty board, player 0 to move */
void position_copy(struct position *to, const struct position *from, const struct rules *rules);
bool position_equal(const struct position *a, const struct position *b, const struct rules *rules); /* pieces, side, score and places */

struct bits position_set(const struct position *position, const struct rules *rules, int owner, int kind);
struct bits position_of(const struct position *position, const struct rules *rules, int owner); /* all kinds */
struct bits position_occupied(const struct position *position, const struct rules *rules);

/* What stands on a cell: its owner, or NO_OWNER when it is empty. `kind` may be NULL. */
int position_at(const struct position *position, const struct rules *rules, int cell, int *kind);
/* Puts a piece or, with NO_OWNER, clears the cell. Keeps the key. */
void position_put(struct position *position, const struct rules *rules, int cell, int owner, int kind);
void position_set_side(struct position *position, const struct rules *rules, int side);

/* The text form (host/console/protocol.md). position_read leaves *out alone when it fails; the error says which row, cell or
   field is wrong and what was expected. Scores may be left out, and are 0 then. Where the rules play on, a last field holds
   the places reached (0: still playing); it is written when somebody has one. Left out, the players who are home on the
   board have finished, in turn order. */
void position_write(struct strbuf *out, const struct position *position, const struct rules *rules);
bool position_read(struct position *out, const char *text, const struct rules *rules, struct error *err);

/* Whether the pieces could stand so: no man where it would have been crowned, no owner with more pieces than there are. */
bool position_check(const struct position *position, const struct rules *rules, struct error *err);

/* The board part alone: rows from the top separated by '/' or line ends; letters, numbers for runs of empty cells, '.' for one;
   blanks are ignored. How set-up pictures and position texts are read. Keeps the side. */
bool position_read_board(struct position *out, const char *text, const struct rules *rules, struct error *err);

/* What a person may write: a whole position on one line, or the board alone, drawn as one likes, and then player 0 is to move. Leaves *out
   alone when it fails. */
bool position_read_any(struct position *out, const char *text, const struct rules *rules, struct error *err);

#endif
