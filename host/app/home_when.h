/* How long ago something was, in a few words of the player's language: "5 min ago", "yesterday", a date. */
#ifndef SALTO_APP_HOME_WHEN_H
#define SALTO_APP_HOME_WHEN_H

#include "base/text.h"

#include <stdint.h>

/* Both in seconds since 1970; days are those of the player's time zone. */
void home_when(struct strbuf *out, const struct texts *texts, const char *language, int64_t when, int64_t now);

#endif
