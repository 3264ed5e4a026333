/* A turn as people type it, made into one as the protocol has it: dashes and crosses of other keyboards, capitals where the board has
   none, blanks around or instead of separators. Whether it is a turn at all is not known here. */
#ifndef SALTO_CONSOLE_TYPED_H
#define SALTO_CONSOLE_TYPED_H

#include "base/strbuf.h"
#include "core/rules.h"

/* Appends the turn. True when a blank stood between two cells and became '-': an 'x' may have been meant as well. */
bool typed_tidy(struct strbuf *out, const char *line, const struct board *board);

#endif
