/* A turn, the path it took, and lists of turns.
   Two routes are the same turn when the same piece ends on the same cell, as the same kind, having captured the same set. */
#ifndef SALTO_CORE_TURN_H
#define SALTO_CORE_TURN_H

#include "base/strbuf.h"
#include "core/rules.h"

enum turn_type { TURN_STEP, TURN_JUMP, TURN_PASS };

struct turn {
  struct bits captured;
  uint64_t score;       /* by the rules' preferences; higher must be played where there is a duty to take the best; 0 otherwise */
  uint32_t node;        /* in the list's route tree; private to turn_list */
  uint8_t type;         /* enum turn_type */
  uint8_t from, to;
  uint8_t before, kind; /* the piece's kind at the start and at the end */
};

enum { MAX_PATH = MAX_CELLS + 1 };

struct path {
  int length; /* cells visited, the start included; 0 for a pass */
  uint8_t cell[MAX_PATH];
};

bool turn_same(const struct turn *a, const struct turn *b);

/* The most different turns a list will hold; past it, generation stops and says so. Counted from one position. */
enum { TURN_LIMIT = 100000 };

/* Every legal turn of a position, each once. Also the workspace that makes generation fast, so keep one and refill it. */
struct turn_list {
  struct turn *turn;
  size_t count, capacity;
  size_t limit;  /* the most that is wanted, at most TURN_LIMIT; 0: TURN_LIMIT. Set it between generations */
  bool complete; /* false: there are more turns than the limit (or states of a chain, in proportion), and the list holds only some */
  struct route_tree *routes; /* private */
};

void turn_list_init(struct turn_list *list);
void turn_list_release(struct turn_list *list);
/* A route that makes turn number `index`: one of them where there are several. */
void turn_list_path(const struct turn_list *list, size_t index, struct path *out);

/* Fills the list with the legal turns, a pass where the rules make the player pass. Endings are not looked at. */
void turns_generate(struct turn_list *list, const struct rules *rules, const struct position *position);
/* The same turns, quicker, but turn_list_path may not be asked and scores are not set: for counting and searching. */
void turns_expand(struct turn_list *list, const struct rules *rules, const struct position *position);
/* Whether the side to move has a turn that is not a pass. Quick: no list is made. */
bool turns_exist(const struct rules *rules, const struct position *position);
/* Whether the side to move could capture something. Quick likewise. */
bool captures_exist(const struct rules *rules, const struct position *position);
/* The position after a legal turn. `out` and `position` may not be the same. */
void turn_apply(struct position *out, const struct rules *rules, const struct position *position, const struct turn *turn);

/* "c3-d3", "e5xe7xg7", "pass". */
void turn_write(struct strbuf *out, const struct rules *rules, const struct turn *turn, const struct path *path);

#endif
