/* Files that people read and may change: settings, themes, saved games. A line is a key and its value, parted by blanks; empty lines
   and lines that begin with # mean nothing, nor does a byte-order mark at the start. What keys there are is not known here. */
#ifndef SALTO_BASE_KEYED_H
#define SALTO_BASE_KEYED_H

#include <stdbool.h>

enum { KEYED_KEY_SIZE = 64 };

struct keyed {
  char *rest;
  int line;                 /* of the entry, counted from 1 */
  char key[KEYED_KEY_SIZE]; /* cut when longer, and then none that is known */
  char *value;              /* within the text, without blanks around it; "" where there is none */
};

/* `text` is borrowed, and written to while it is read. */
void keyed_init(struct keyed *keyed, char *text);
bool keyed_next(struct keyed *keyed); /* false: there are no more */

/* Cuts a remark off a value: what follows it after a blank and a #, unless this begins a colour such as #F0C75E. Returns it with its #; "" where there
   is none. Not for values that are free text. */
char *keyed_remark(char *value);

/* The next word of a value, cut off in place and terminated; NULL when there is none. *value moves on. */
char *keyed_word(char **value);

#endif
