/* UTF-8 that comes from outside made fit to be shown. */
#ifndef SALTO_BASE_UTF8_H
#define SALTO_BASE_UTF8_H

/* Replaces in place, by '?', every byte that is no part of a UTF-8 character and every control character (so that no text can
   steer a terminal); line ends and tabs become blanks. */
void utf8_clean(char *text);

#endif
