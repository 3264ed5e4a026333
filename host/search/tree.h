/* The search proper: alpha-beta with principal variation search, iterated by search.c. Scores are those of one camp, the player who
   asks, against all others: for two players that is the usual game tree, for more the others are taken to play together against it
   (the "paranoid" tree of Sturtevant and Korf, On Pruning Techniques for Multi-Player Games, 2000), and in a race of more only one of them
   moves at a time (search/answers.h). A harvest of more is played out instead (search/playouts.h), and of this tree only the first ply is asked. Private to
   search/. */
#ifndef SALTO_SEARCH_TREE_H
#define SALTO_SEARCH_TREE_H

#include "core/hauls.h"
#include "search/evaluate.h"
#include "search/level.h"
#include "search/search.h"
#include "search/stale.h"
#include "search/table.h"

enum { WIDTH_LIMIT = 600 }; /* about so many turns of a position are looked at, beyond the root */

/* WON_AT_ALL: added in a tree where who wins a game of points is known; more than any margin. */
enum { INFINITE_SCORE = 32000, WORST_WIN = SCORE_WIN - 1000, WON_AT_ALL = 10000 };

struct variation {
  int count;
  struct turn turn[SEARCH_PLIES];
};

/* What the threads of one search share beside the table. Each writes its own count, on a cache line of its own; all may read. */
struct team {
  atomic_bool end; /* the first thread has finished */
  struct sample *sample; /* of a game that is sampled; else NULL */
  int count;
  struct {
    _Alignas(64) atomic_uint_least64_t nodes;
  } of[SEARCH_THREADS];
};

uint64_t team_nodes(const struct team *team);

struct tree {
  const struct search_job *job;
  const struct rules *rules;
  int me;                              /* the player who asks */
  const struct level *level;
  struct evaluator evaluator;
  struct transpositions *table;        /* shared by the threads */
  struct turn_list list[SEARCH_PLIES]; /* a workspace for each ply */
  struct turn_list one;                /* workspace: one player's turns before they are joined with others' */
  bool pooled;                         /* the best-reply tree */
  struct variation best[SEARCH_PLIES + 1];
  uint64_t *key;                       /* of the positions behind us: those of the game, then those of the line searched */
  int key_count, game_keys;
  struct stale stale;
  bool still[SEARCH_PLIES];            /* in a stale game: nothing was gained up to the position whose turns are searched, by ply; never at the root */
  int table_pieces;                    /* with so many on the board the tables are asked; 0: never */
  uint32_t killer[SEARCH_PLIES][2];    /* hashes of turns that refuted others at this ply */
  int32_t history[MAX_CELLS][MAX_CELLS];
  uint64_t nodes, node_limit;          /* of this thread; of all together, 0: no limit */
  bool quiet_turns;                    /* turns that do not capture exist */
  bool harvest, race;                  /* search/nature.h */
  bool to_go;                          /* a harvest of two, with no other ending: what was captured before does not change what is best */
  bool sampled;                        /* such a harvest of more players: search/playouts.h */
  struct hauls *hauls;                 /* of a harvest, for each ply; else NULL */
  uint64_t judged;                     /* positions at which the game is not over and that were not searched on */
  int deepest;                         /* ply reached */
  int64_t start_ms, end_ms;            /* end_ms 0: no limit */
  int work, patience;                  /* until the clock is looked at again; how much of it then */
  int64_t effort, quiet_until;         /* work so far; how much at most where captures are followed beyond the depth, 0: they are not just now */
  bool may_stop, stopped;              /* a first turn has a score, so the limits count; the search ends */
  bool ending_failed, evaluation_failed; /* a function of the script, which is not called again */
  char script_error[SCRIPT_ERROR_SIZE]; /* what the first one said; "" */
  struct team *team;
  int number;                          /* in the team; 0: the first thread */
};

/* How many positions may be looked at, by the level too, but for those of the first depth; 0: no limit. */
uint64_t tree_node_limit(const struct tree *tree);

/* All but the tree is borrowed. The first thread, number 0, ends by the limits, the others when it does. */
void tree_init(struct tree *tree, const struct search_job *job, struct transpositions *table, struct team *team, int number);
void tree_release(struct tree *tree);
void tree_limit_by_level(struct tree *tree); /* after the first depth: from now on the nodes of the level count */

uint32_t turn_hash(const struct turn *turn); /* never 0 */
/* The score of the position after a turn of the root's side, for that side's camp. tree->best[1] is the line that follows. */
int tree_score(struct tree *tree, const struct position *position, const struct turn *turn, int depth, int alpha, int beta);
/* What the script's function says a position is worth besides: `room`, filled; NULL where none is asked. */
const int *tree_ask(int room[MAX_PLAYERS], struct tree *tree, const struct position *position);
bool tree_is_told(const struct tree *tree); /* to stop, by who asked or because the first thread has finished */
bool tree_spend(struct tree *tree, size_t turns); /* for each position, with the turns listed there: whether to stop, asked now and then */
bool tree_is_spent(const struct tree *tree); /* the limits are reached: of time, or of positions looked at by all together */
bool tree_should_stop(struct tree *tree); /* and lets the others know how many nodes there are */

#endif
