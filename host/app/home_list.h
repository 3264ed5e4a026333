/* The games that the home screen shows, by families, and those that a search finds. It draws nothing. */
#ifndef SALTO_APP_HOME_LIST_H
#define SALTO_APP_HOME_LIST_H

#include "base/text.h"
#include "script/library.h"

struct home_group {
  char title[128]; /* of the family, in the player's language */
  int first, count; /* of home_list.entry */
};

struct home_list {
  int *entry;               /* owned; numbers of the library, families one after the other */
  int entries;
  struct home_group *group; /* owned */
  int groups;
};

/* All games that load and are found by `query`: every word of it is in the name, summary, id or family, whatever the case and accents.
   Families stand in the order of the library; games without one come last, under a title of their own. */
void home_list_make(struct home_list *out, const struct library *library, const struct texts *host, const char *language, const char *query);
void home_list_release(struct home_list *list);

/* What a family is called: the host's text "family.<id>", else the name of its first variant. Borrowed. */
const char *home_family_title(const struct library *library, const struct texts *host, const char *language, const char *family);

#endif
