/* Reading what a script declares: a table's keys are rows (key, type, where it goes), and every fault names the path in the table,
   where it stands in which file, what was found and what was expected. A fault does not stop the reading of the other keys, so that
   an author sees them all.

   Everything here runs inside a guarded call, with the value to read on the top of the Lua stack; it is left there.
   To add a rule to the vocabulary: a row in the table of its section (script/read_*.c). */
#ifndef SALTO_SCRIPT_READ_H
#define SALTO_SCRIPT_READ_H

#include "base/strbuf.h"
#include "core/turn.h"
#include "script/source.h"
#include "script/variant.h"

#include <lua.h>

enum { MAX_READ_DEPTH = 12, READ_NAME_SIZE = 64, MAX_FAULTS = 20, MAX_NOTED = 100, MAX_CHAIN = 8 };

/* One seat as the script lists it, before it is known who takes part. */
struct seat_entry {
  int seat; /* of the board */
  char colour[RULES_NAME_SIZE];
  char letter;
  int home, far; /* regions, or -1: the seat's own */
};

/* Where a fault stands, and where its line begins in the text of all. */
struct noted {
  int source, line, column;
  bool whole; /* nothing nearer is known than the whole table */
  size_t start;
};

struct setup_list {
  int count;
  struct named_setup item[MAX_SETUPS]; /* positions owned */
};

struct reading {
  lua_State *L;
  const struct sources *sources;
  int chain[MAX_CHAIN]; /* the sources a table may come from: its own first, then those it extends */
  int chain_count;
  struct rules *rules;
  int wanted_players; /* 0: the fewest */

  struct strbuf faults; /* one a line */
  int fault_count;
  struct noted noted[MAX_NOTED];

  struct strbuf line; /* for a text in the making: an error of Lua's must not lose it */

  char name[MAX_READ_DEPTH][READ_NAME_SIZE]; /* where we are in the table */
  int depth;

  /* what sections tell each other and the caller */
  bool board_read; /* without fault: what needs its cells and seats can be read */
  int min_players, max_players;
  int seat_count;
  struct seat_entry seat[MAX_SEATS]; /* as listed, in the order of play */
  int entry_of[MAX_PLAYERS];         /* the seat entry of each player */
  struct setup_list *setups;         /* gets the start positions that are listed; NULL: they are only looked over */
  bool has_functions;                /* that the rules will call: kept in the registry (script/installed.h) */
  int removed_count;                 /* kinds of a base that a script laid over it takes away */
  char removed[2 * MAX_KINDS][READ_NAME_SIZE];
};

void reading_init(struct reading *r, lua_State *L, const struct sources *sources);
void reading_release(struct reading *r);

/* Going into a key and out of it again. */
void reading_enter(struct reading *r, const char *name);
void reading_enter_item(struct reading *r, int item);
void reading_leave(struct reading *r);

/* Notes a fault of the value we are in, or of its key. Always false. */
bool fault(struct reading *r, const char *format, ...) __attribute__((format(printf, 2, 3)));
bool fault_at_key(struct reading *r, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Puts the faults in the order of their places, and keeps the first MAX_FAULTS: Lua walks a table in an order that differs from run to run. */
void faults_sort(struct reading *r);

/* "true", "'lonng'", "12", "a table": the value on the top of the stack, for "…, not %s". Lives until the next call. */
const char *found(struct reading *r);
/* "; did you mean 'duty'? (valid: duty, removed)". Lives until the next call. */
const char *known_words(const char *word, const char *const *words, size_t count);

/* ---- rows ---- */

struct word {
  const char *word; /* NULL ends a list */
  int value;
};

enum field_type { FIELD_BOOLEAN, FIELD_INTEGER, FIELD_WORD, FIELD_TEXT, FIELD_READ };

struct field {
  const char *key; /* NULL ends a table */
  enum field_type type;
  size_t offset; /* in the target: a bool, an int, an enum, a char array; of no use to FIELD_READ */
  int min, max;  /* of an integer; max: size of the char array of a text */
  const struct word *words;
  bool (*read)(struct reading *r, void *target); /* FIELD_READ: value on the top of the stack */
};

#define BOOLEAN_FIELD(key, type, member)                                                                                                             \
  {                                                                                                                                                  \
    key, FIELD_BOOLEAN, offsetof(type, member), 0, 0, NULL, NULL                                                                                     \
  }
#define INTEGER_FIELD(key, type, member, min, max)                                                                                                   \
  {                                                                                                                                                  \
    key, FIELD_INTEGER, offsetof(type, member), min, max, NULL, NULL                                                                                 \
  }
#define WORD_FIELD(key, type, member, words)                                                                                                         \
  {                                                                                                                                                  \
    key, FIELD_WORD, offsetof(type, member), 0, 0, words, NULL                                                                                       \
  }
#define TEXT_FIELD(key, type, member)                                                                                                                \
  {                                                                                                                                                  \
    key, FIELD_TEXT, offsetof(type, member), 0, sizeof((type *)NULL)->member, NULL, NULL                                                             \
  }
#define READ_FIELD(key, function)                                                                                                                    \
  {                                                                                                                                                  \
    key, FIELD_READ, 0, 0, 0, NULL, function                                                                                                         \
  }
#define END_OF_FIELDS                                                                                                                                \
  {                                                                                                                                                  \
    NULL, FIELD_BOOLEAN, 0, 0, 0, NULL, NULL                                                                                                         \
  }

/* Reads the table on the top of the stack, row by row in the order of the rows; keys that are in none are faults. A key that is absent or
   `false` leaves its target alone. False when there was any fault. */
bool read_fields(struct reading *r, const struct field *fields, void *target);
/* The same without a look at other keys. */
bool read_some_fields(struct reading *r, const struct field *fields, void *target);

bool read_word(struct reading *r, int *out, const struct word *words);
bool read_integer(struct reading *r, int *out, int min, int max);
bool read_text(struct reading *r, char *out, size_t size);

/* Small letters, digits and _, with a letter or _ first: what options and the parts of a book are called, because texts have keys after them. */
bool is_plain_name(const char *name);

/* A function that the script wrote itself, as `what` ("function(s)"); Lua's own would be called with what it does not know. */
bool read_function(struct reading *r, const char *what);

/* The keys of the table on the top of the stack that are text, sorted; others are faults. Keys may be at most `max`. */
bool read_keys(struct reading *r, char (*out)[READ_NAME_SIZE], int *count, int max);
/* Whether the value on the top of the stack is a list: a table with an item 1. */
bool is_list(struct reading *r);

/* How long the list on the top of the stack is, from 1 to `max`. Faults: no list, keys in it, gaps. `example` is one, for the message. */
bool read_length(struct reading *r, int *out, int max, const char *example);

/* Calls `each` for every word of a text ("a1 b1") or item of a list of texts, entered at its place. */
bool read_words(struct reading *r, bool (*each)(struct reading *r, void *target, const char *word), void *target);

/* ---- what several sections need ---- */

/* Cells by words: names of cells and regions, those after a `-` taken away again: "hexagon -i5". For `player` >= 0 also "home" and "far". */
bool read_cells(struct reading *r, struct bits *out, int player);
/* "c3-c5-e5", "c3xe5": cells parted by - or x, at least two, whether or not any piece could go so. `word` has less than READ_NAME_SIZE letters. */
bool read_way(struct reading *r, struct path *out, const char *word);
/* Cells by words as the number of a region: the one that is named, or a new one that holds the cells. */
bool read_region(struct reading *r, int *out);
/* The player who sits at a seat or has a colour: -1 when that seat is not taken, -2 when there is no such seat. */
int player_named(const struct reading *r, const char *word);
/* All seats and colours, for known_words. */
size_t seat_words(const struct reading *r, const char *out[2 * MAX_SEATS]);
int kind_named(const struct rules *rules, const char *word); /* or -1 */
size_t kind_words(const struct rules *rules, const char *out[MAX_KINDS]);

/* ---- the sections: the merged table on the top of the stack ---- */

/* The whole table into r->rules, its start position included. False when there were faults. */
bool read_rules(struct reading *r);

bool read_board(struct reading *r, void *rules);
bool read_players(struct reading *r, void *rules);
bool read_kinds(struct reading *r, void *rules); /* the order of the kinds */
bool read_pieces(struct reading *r, void *rules);
bool read_turn(struct reading *r, void *rules);
bool read_capture(struct reading *r, void *rules);
bool read_promotion(struct reading *r, void *rules);
bool read_score(struct reading *r, void *rules);
bool read_endings(struct reading *r, void *rules);
bool read_computer(struct reading *r, void *rules);
bool read_setup(struct reading *r, void *rules);
/* A picture of the board or a position text, on the top of the stack, for r->rules; *out is a position of them already. */
bool read_position(struct reading *r, struct position *out);
/* The other start positions, when the rules are finished: those for as many players as these rules have are read to the end. */
bool read_setups(struct reading *r, void *rules);
/* With the start position: whether whoever has a piece can move it the ways its kind moves. */
bool check_directions(struct reading *r);

#endif
