/* Finds where a key stands in the source of a script, so that a fault in a table can be shown with line and column.

   A script returns a table; `{ "pieces", "man", "jump" }` is followed through the constructors in its text, through local tables
   that stand for a value by their name, and through `local t = {}; t.key.other = …`. What cannot be followed (a value made by a function)
   is looked for as the only `key =` in the text. It reads text alone: nothing is run. */
#ifndef SALTO_SCRIPT_LOCATE_H
#define SALTO_SCRIPT_LOCATE_H

#include <stddef.h>

struct place {
  int depth;                    /* how many of the names were found, from the first; 0: nothing, and the rest is 0 */
  int line, column;             /* of the last name found; from 1, columns in characters */
  int value_line, value_column; /* of its value */
};

/* A name is a key, or the number of an item in a list ("1", "2" …). */
struct place locate(const char *source, size_t size, const char *const *names, int count);

/* Where the table begins that the script returns; its line is 0 when it cannot be found. */
struct place locate_table(const char *source, size_t size);

/* The column of what a syntax error of Lua's is about: `near` is the text Lua quotes, in that line. 0 when it is not there. */
int locate_near(const char *source, size_t size, int line, const char *near);

#endif
