/* Where the program's files are. Only names are made here; reading and writing is platform/files.h.
   Every function appends to `out`, without a slash at the end. */
#ifndef SALTO_PLATFORM_PATHS_H
#define SALTO_PLATFORM_PATHS_H

#include "base/error.h"
#include "base/strbuf.h"

#include <stdbool.h>

/* The folder that holds variants/ and assets/: `../share/salto` seen from the folder of the program; else, in a build tree, the
   folder named in the file `salto-source-folder`, which the build writes there and nobody installs. */
bool paths_data(struct strbuf *out, struct error *err);
/* Something in it: paths_in_data(&out, "assets/text", &err). */
bool paths_in_data(struct strbuf *out, const char *name, struct error *err);

/* The user's own variants: $XDG_DATA_HOME/salto/variants, where unset ~/.local/share/salto/variants. It need not exist.
   False only without any home folder. */
bool paths_user_variants(struct strbuf *out, struct error *err);
/* The user's own themes beside them: salto/themes. */
bool paths_user_themes(struct strbuf *out, struct error *err);
/* The games that the user has played: $XDG_DATA_HOME/salto/games. Likewise. */
bool paths_games(struct strbuf *out, struct error *err);
/* The user's own start positions: $XDG_DATA_HOME/salto/setups, with a folder for each variant. Likewise. */
bool paths_user_setups(struct strbuf *out, struct error *err);
/* What else the user has of ours, $XDG_DATA_HOME/salto/<name>: paths_user_data(&out, "tables", &err). Likewise. */
bool paths_user_data(struct strbuf *out, const char *name, struct error *err);
/* The user's settings: $XDG_CONFIG_HOME/salto, where unset ~/.config/salto. Likewise. */
bool paths_settings(struct strbuf *out, struct error *err);
/* Where the user keeps documents: what the desktop's user-dirs.dirs says, else the home folder. It reads files. */
bool paths_documents(struct strbuf *out, struct error *err);

/* ---- as people write them ---- */

/* What a person typed as an absolute path: "~" is the home folder, and what is relative is seen from the folder `base`. */
void paths_expand(struct strbuf *out, const char *typed, const char *base);
/* A path as it is given to the system, made absolute: seen from the folder the program was started in. As it is where that is not known. */
void paths_absolute(struct strbuf *out, const char *path);
/* What paths_expand does the other way: with "~" where the path is the home folder or lies in it. */
void paths_shorten(struct strbuf *out, const char *path);

#endif
