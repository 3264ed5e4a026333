/* The lines of one theme's file (base/keyed.h) read into a struct theme. What they mean is said in assets/themes/README.md; which files
   there are, and what `base` leads to, is app/theme_file.h. */
#ifndef SALTO_APP_THEME_TEXT_H
#define SALTO_APP_THEME_TEXT_H

#include "app/theme.h"

/* Reads over what is there; `based`: that is another theme, and not every colour must be said. Each fault is a told line added
   to `faults`: "light.theme:4: what was expected". */
void theme_text_read(struct theme *theme, const char *text, const char *file, bool based, struct strbuf *faults);
/* The line that says which theme it starts from, and its id; 0: none does. */
int theme_text_base(char id[THEME_ID_SIZE], const char *text);

#endif
