/* The rules of one game as plain immutable data: what a script declares, compiled once for a number of players and the
   options chosen. Move generation (core/kernel.inc), outcome and game read it; nothing here knows a script.

   To add a rule: a field here, a row in the reader's table (script/read_*.c), a check in rules_finish, the code that plays
   it in core/kernel.inc or core/outcome.c, its part in core/rules_hash.c, and an article test in tests/rules. What only the computer player
   goes by (struct weights) is no rule and has no part in the hash. */
#ifndef SALTO_CORE_RULES_H
#define SALTO_CORE_RULES_H

#include "base/error.h"
#include "core/board.h"
#include "core/position.h"

enum { MAX_KINDS = 4, MAX_JUMPS = 2, MAX_PREFERENCES = 4, NO_KIND = 255, RULES_NAME_SIZE = 24 };

/* Derived: the directions of a step or jump on a lattice, as move generation reads them, one after the other. */
struct way {
  int8_t shift;
  uint8_t direction;
  uint64_t can[MAX_WORDS]; /* the cells that have a neighbour this way */
};
struct ways {
  int count;
  struct way way[MAX_DIRECTIONS];
};

/* ---- pieces ---- */

enum { OVER_OWN = 1, OVER_ENEMY = 2, OVER_ANY = OVER_OWN | OVER_ENEMY }; /* pieces of nobody are jumped by OVER_ANY alone */

enum jump_reach {
  JUMP_SHORT,        /* over a neighbour, to the cell directly behind it */
  JUMP_LONG,         /* over one piece exactly half way, every other cell between being empty */
  JUMP_FLYING,       /* over the first piece at any distance, to any empty cell before the next piece */
  JUMP_FLYING_SHORT, /* over the first piece at any distance, to the cell directly behind it */
};

struct jump {
  enum jump_reach reach;
  uint8_t over;                      /* OVER_… */
  bool captures;
  uint16_t directions[MAX_PLAYERS];  /* mask of board directions, by player */
  struct ways ways[MAX_PLAYERS];     /* derived from it */
};

struct kind {
  char name[RULES_NAME_SIZE];        /* "man", "king", "marble" … */
  char letter[MAX_PLAYERS];          /* in position texts, by owner */
  uint8_t promotes_to;               /* kind, or NO_KIND */
  uint16_t value;                    /* for the preference "highest_value"; 1 unless declared */
  bool steps, slides;                /* steps at all; any distance */
  uint16_t step_directions[MAX_PLAYERS];
  struct ways step_ways[MAX_PLAYERS]; /* derived from it; none where the kind does not step */
  bool king;                         /* derived: some other kind promotes to this one */
  int jump_count;
  struct jump jump[MAX_JUMPS];
};

/* ---- turns ---- */

enum chain_stop { CHAIN_FREE, CHAIN_FORCED, CHAIN_SINGLE }; /* after a hop: may stop or go on; must go on; one hop only. Forced also
                                                                means that a flying jump that captures lands where it can capture again, if it can */
enum removal { REMOVED_AT_ONCE, REMOVED_AT_END };          /* a piece jumped at the end stands in the way till then, and is jumped once */
enum duty { DUTY_NONE, DUTY_ANY, DUTY_BEST };              /* capturing: a choice; a duty; a duty to take a best one by `preference`.
                                                              With a duty, where a first hop can capture all hops do, else none does */
enum preference {                                          /* compared in the order listed, first difference decides */
  PREFER_MOST_PIECES, PREFER_HIGHEST_VALUE, PREFER_MOST_KINGS, PREFER_WITH_KING, PREFER_KING_EARLIEST,
};
enum mid_chain { CROWN_AT_ONCE, CROWN_AT_END, CROWN_STOPS }; /* a man on the far row in mid-chain: goes on as a king; goes on as a
                                                                man, crowned only if the turn ends there; is crowned, turn over */

/* ---- endings ---- */

enum no_turn { NO_TURN_LOSES, NO_TURN_WINS, NO_TURN_PASSES, NO_TURN_DRAWS, NO_TURN_MOST_CAPTURED };
enum goal { GOAL_NONE, GOAL_ALL, GOAL_FILL }; /* far region: full of own pieces; full, one of them at least own */
enum bare { BARE_NOTHING, BARE_LOSES, BARE_WINS }; /* a player who has no piece left */

struct rules;
struct outcome;

/* An ending that is not declared but computed. Sets *out (OUTCOME_NONE: the game goes on); false with `err` when it failed. */
typedef bool (*ending_function)(void *context, const struct rules *rules, const struct position *position, struct outcome *out, struct error *err);

/* ---- what the computer player goes by (search/evaluate.h) ---- */

enum { WEIGHT_DERIVED = INT32_MIN, EVALUATION_LIMIT = 10000 }; /* a weight that is not declared */

struct weights {           /* in hundredths of a man */
  int worth[MAX_KINDS];    /* of a piece, by kind */
  int advance;             /* of each step that a man is nearer to where it is crowned */
  int mobility;            /* of each step that the pieces of a player can make */
  int race;                /* of each step that a piece is nearer to its far region */
};

/* What is computed besides the weights: sets *out to what a position is worth to `player` alone, in hundredths of a man, at most EVALUATION_LIMIT
   either way. False with `err` when it failed, and then at every other call as well. */
typedef bool (*evaluate_function)(void *context, const struct rules *rules, const struct position *position, int player, int *out, struct error *err);

struct player {
  char letter;                        /* in position texts and results */
  char colour[RULES_NAME_SIZE];       /* "red", "white" …: the key of its name and its paint */
  int seat;                           /* of the board */
  struct bits home, far;              /* the seat's regions, or those the script names */
  struct bits promotion;              /* where this player's men are crowned */
};

/* Derived for boards on a lattice: where the neighbours of a cell, and the cells behind them, lie in a window of 2 * radius + 1
   bits around it. Directions are in the order of their shifts, and masks of them are in this order. */
enum { MAX_NEARBY = 8 };
struct nearby {
  int count, radius;
  int shift[MAX_NEARBY];
  uint64_t one, two;                       /* in the window: the neighbours, the cells behind them */
  uint8_t ways[MAX_CELLS];                 /* by cell, the directions that have both on the board */
  uint8_t allowed[MAX_KINDS][MAX_PLAYERS]; /* the directions of a kind's jumps that capture nothing */
};

/* Derived: where two cells follow a cell in one direction. */
struct over_and_to {
  uint8_t over, to, direction;
};

struct rules {
  struct board board;
  int player_count, kind_count;
  int owner_count;                    /* player_count, or 1 when pieces belong to nobody */
  bool owned;                         /* false: pieces belong to nobody and anyone may move them */
  bool keeps_score;                   /* captured pieces count for the player who took them, and stand in the position text */
  struct player player[MAX_PLAYERS];  /* in the order of play */
  struct kind kind[MAX_KINDS];

  enum chain_stop chain;
  bool cells_once;                    /* no cell twice in a turn, the start included */
  bool no_turning_back;               /* no hop straight back against the one before */
  enum removal removal;
  enum duty duty;
  int preference_count;
  enum preference preference[MAX_PREFERENCES];
  enum mid_chain mid_chain;

  enum no_turn no_turn;
  enum goal goal;
  enum bare bare;
  bool play_on;                       /* a player who reached the goal is skipped, the others play for places */
  int repetition;                     /* the nth time a position comes back draws; 0: never */
  int quiet_limit;                    /* so many turns without a capture or a move of a kind that promotes draw; 0: never */
  int few_limit;                      /* at most so many pieces each draws; 0: never */
  ending_function ending;             /* or NULL */
  uint64_t ending_hash;               /* of what the ending is made from; 0 without one (core/rules_hash.h) */

  struct weights weights;
  evaluate_function evaluate;         /* or NULL */

  void *script;                       /* what `ending` and `evaluate` are called with; by one thread at a time */
  void (*script_free)(void *script);  /* or NULL; rules_free calls it */

  struct position start;

  /* derived by rules_finish */
  const struct kernel *kernel;        /* move generation for this width of board and this machine */
  int set_count;                      /* owner_count × kind_count */
  size_t position_size;               /* bytes of a struct position that are in use */
  int piece_limit[MAX_PLAYERS];       /* most pieces an owner can have: as many as at the start; 0: no limit */
  bool can_capture;                   /* some kind captures */
  struct bits watched[MAX_CELLS];     /* by cell, the cells that decide which hops lead from there, itself aside */
  bool plain_captures;                /* one kind, never crowned, that jumps short over any piece, which goes at once, and nothing else */
  uint8_t leap_count[MAX_CELLS];      /* short jumps from a cell that stay on the board */
  struct over_and_to leap[MAX_CELLS][MAX_DIRECTIONS];
  struct nearby nearby;               /* where counts_in_bulk and some kind jumps without capturing */
  bool jumps_overlap;                 /* some kind has two jumps by which it can make the same hop */
  bool lands_to_go_on;                /* forced chains of flying captures whose landing no preference decides anyway */
  bool counts_in_bulk;                /* turns without captures can be counted by whole sets, not one by one */
  uint64_t set_key[MAX_SETS][MAX_CELLS], side_key[MAX_PLAYERS]; /* Zobrist keys */
};

/* Whether a function of a script's is asked while a turn is looked for: by one thread at a time. */
static inline bool rules_ask_script(const struct rules *rules) { return rules->ending || rules->evaluate; }

/* Zeroed, with the defaults of an undeclared rule. Owned; free with rules_free. */
struct rules *rules_new(void);
void rules_free(struct rules *rules);

/* Checks that the rules agree with each other (without the start position) and derives the rest. Call it before pieces are
   put on `start`, and rules_check_start after. Errors name the rule in the script's words. */
bool rules_finish(struct rules *rules, struct error *err);
bool rules_check_start(struct rules *rules, struct error *err);

#endif
