/* Finds a turn to play for any rules. Knows no Lua: only rules as data, and an ending or an evaluation through the functions they hold. A search may
   run on any thread, with rules of its own (script/variant.h); it stops soon after it is told to. */
#ifndef SALTO_SEARCH_SEARCH_H
#define SALTO_SEARCH_SEARCH_H

#include "core/turn.h"

#include <stdatomic.h>

struct tables;

enum { SEARCH_LINES = 3, SEARCH_PLIES = 64, SEARCH_THREADS = 64, HASH_MB = 32, SCRIPT_ERROR_SIZE = 1024 };

/* What to think about and for how long. Zeroed: no limit of that kind. */
struct search_limits {
  int level;       /* 1 to 10: as strong as that; 0: as strong as it can */
  int64_t ms;
  int depth;       /* plies; in a game that is played out (search/playouts.h) each after the first doubles the playouts */
  uint64_t nodes;
  int lines;       /* how many best lines are wanted, 1 (or 0) to SEARCH_LINES */
  uint64_t seed;   /* same seed, same choice, on one thread where time plays no part */
  int threads;     /* 0: one */
  int hash_mb;     /* of the transposition table; 0: HASH_MB */
};

/* A win in n plies is SCORE_WIN - n; scores are seen by the side to move, 100 about a man's worth; of a game of points 100 a point.
   In a race the score told is halfway between two depths, since whoever moves last in a line is ahead by that turn. */
enum { SCORE_WIN = 30000 };

struct search_line {
  int score, depth;
  bool final;                      /* the score of a game of points is the margin that it ends with, whoever plays on */
  int count;                       /* turns in it, the first is the one to play */
  struct turn turn[SEARCH_PLIES];
  struct path path[SEARCH_PLIES];  /* a way each turn goes */
};

struct search_info { /* how far it is */
  int depth, deepest, line_count; /* deepest: the ply reached, captures followed */
  uint64_t playouts;              /* of a game that is played out, so far, where depth tells no plies; else 0 */
  int hash_permill;               /* how full the transposition table is */
  uint64_t nodes;                 /* of all threads; in progress, as far as they have told */
  int64_t ms;
  struct search_line line[SEARCH_LINES]; /* best first */
  char script_error[SCRIPT_ERROR_SIZE]; /* what a script's function said when it failed; the search goes on without it. "": none did so far */
};

/* What one search leaves to the next of the same game: the transposition table. Only the full strength (level 0 or 10) uses it, a weaker
   level sees no more than its own search shows. One search at a time. With what is left from before, a search finds more, and so may
   choose otherwise: the same game is played again only from the same start, after search_memory_clear. */
struct search_memory;

struct search_memory *search_memory_new(void); /* empty, and takes little room until it is used */
void search_memory_free(struct search_memory *memory); /* NULL is fine */
void search_memory_clear(struct search_memory *memory); /* before another game, and before other rules */

/* Whether this machine has room for a table of so many megabytes now. A search that finds no room makes do with less. */
bool search_has_room(int hash_mb);

struct search_job {
  const struct rules *rules;        /* borrowed, as all here */
  const struct position *before;    /* positions of the game before this one, oldest first: for repetitions */
  int before_count;
  const struct position *position;
  struct search_limits limits;
  /* The same rules for thread number 1 to SEARCH_THREADS - 1, asked on that thread: for rules that ask a script's function, which one thread
     alone may call. NULL: no thread but the first searches such rules. */
  const struct rules *(*rules_of)(void *context, int thread);
  void *rules_context;
  struct tables *tables;            /* of these rules' endings (endgame/tables.h), or NULL */
  struct search_memory *memory;     /* of the searches before; or NULL */
  const atomic_bool *stop;          /* NULL: only the limits end it */
  void (*progress)(void *context, const struct search_info *info); /* on the searching thread, after each depth; may be NULL */
  void *context;
};

/* False when there is no legal turn: the game is over. Stopped early it still gives a legal turn. out->line[0].turn[0] is the turn;
   where the rules make the player pass it is a pass. */
bool search_run(struct search_info *out, const struct search_job *job);

#endif
