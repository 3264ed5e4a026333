/* Move generation, as a table of functions: the same source (kernel.c) compiled for every width of board, and on x86-64 once
   more for processors with the instructions of 2013 (population count, bit scans, three-operand shifts). rules_finish
   chooses. Private to core: everybody else calls turn.h, chain.h and perft.h. */
#ifndef SALTO_CORE_KERNEL_H
#define SALTO_CORE_KERNEL_H

#include "core/chain.h"
#include "core/hauls.h"

struct kernel {
  /* Every step and hop of the piece in the chain by its own movement; `dutiful`: only those that the duties allow, preferences
     between whole turns aside. Returns how many. */
  int (*hops)(const struct rules *rules, const struct chain *chain, bool dutiful, struct hop *out);
  /* Whether the side to move could capture something. */
  bool (*can_capture)(const struct rules *rules, const struct position *position);
  /* Whether the side to move has a step or hop at all. */
  bool (*can_move)(const struct rules *rules, const struct position *position);
  /* Fills the list with the legal turns but no pass; with a chain, only the turns that go on from it. Without routes it is quicker. */
  void (*generate)(struct turn_list *list, const struct rules *rules, const struct position *position, const struct chain *from, bool with_routes);
  /* How many turns generate would list, without listing them where it can be told faster. `list` is workspace. */
  uint64_t (*count)(struct turn_list *list, const struct rules *rules, const struct position *position);
  /* core/hauls.h: find and most. */
  void (*find_hauls)(struct hauls *hauls, const struct rules *rules, const struct position *position);
  int (*most_captured)(const struct hauls *near, const struct rules *rules, const struct position *position, int enough);
  void (*apply)(struct position *out, const struct rules *rules, const struct position *position, const struct turn *turn);
};

/* For a board of so many words on this machine. */
const struct kernel *kernel_choose(int word_count);

#endif
