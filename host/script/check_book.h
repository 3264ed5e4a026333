/* Plays a book's exercises for their author, as a player might who knows nothing: every turn from where an exercise begins, then some games
   of turns drawn by lot, the same each time. So a goal that fails is found, and one that no turn reaches where only one is allowed. */
#ifndef SALTO_SCRIPT_CHECK_BOOK_H
#define SALTO_SCRIPT_CHECK_BOOK_H

#include "script/book.h"

/* Appends every fault, one or more lines each: the last ones may be a traceback. */
void check_book(struct strbuf *faults, const struct variant *variant, struct book *book);

#endif
