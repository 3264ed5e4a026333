/* A text as it is said. Its parts come from many places and some end like a sentence, some do not: here, where it leaves for the listener, they
   are made to fit each other. */
#ifndef SALTO_APP_SPOKEN_TEXT_H
#define SALTO_APP_SPOKEN_TEXT_H

#include "base/strbuf.h"

/* Adds `text`: on one line, each line of it a sentence, and no two signs where one belongs: ".." , ".,", "?.", " …:". A name of a file keeps its dots. */
void spoken_text(struct strbuf *out, const char *text);

#endif
