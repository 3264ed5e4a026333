/* Themes as files that users can add: those of assets/themes and, of the user, of $XDG_DATA_HOME/salto/themes. What the lines of
   such a file mean is said in assets/themes/README.md. A theme that is wrong is left out and its faults are told; others go on. The light one
   is built into the program as well. */
#ifndef SALTO_APP_THEME_FILE_H
#define SALTO_APP_THEME_FILE_H

#include "app/theme.h"
#include "base/error.h"

struct theme_fault {
  char id[THEME_ID_SIZE]; /* "" where the file's name is no id */
  char *path, *told;      /* owned; told: a line for each fault, "light.theme:4: …" without the folder (base/told.h) */
};

struct themes {
  struct theme *theme; /* in the order in which they are listed */
  int count;           /* at least one */
  struct theme_fault *fault;
  int faults;
};

/* Reads the themes of some folders; one that does not exist is empty. The name of a file before ".theme" is the id: of two with the same
   id the first counts. Always has a theme "light". To be freed with themes_free. */
struct themes *themes_new(const char *const *folders, int count);
struct themes *themes_load(void); /* of the program's folder and the user's */
void themes_free(struct themes *themes); /* NULL is fine */

const struct theme *themes_find(const struct themes *themes, const char *id); /* NULL where there is none */
/* Why the one of that name is left out, told, a line for each fault; NULL where there is none. Borrowed. */
const char *themes_fault(const struct themes *themes, const char *id);
void themes_ids(const struct themes *themes, struct strbuf *out);             /* told: "light, dark or wooden" */
/* `err`: which there are; or why the one of that name is left out. */
bool themes_have(const char *id, struct error *err);
/* The light one, whatever the folders hold: for what needs some colours. */
const struct theme *theme_plain(void);

/* assets/themes/light.theme, put there while building (host/CMakeLists.txt). */
extern const char theme_light_text[];

#endif
