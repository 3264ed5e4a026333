/* The games a player has played, each in a file of its own in one folder: the text of match/record.h in <name>.salto.
   Everything here reads or writes files, so the window calls it on another thread (app/worker.h). */
#ifndef SALTO_MATCH_STORE_H
#define SALTO_MATCH_STORE_H

#include "match/match.h"

#include <stdbool.h>
#include <stdint.h>

struct words;

#define STORE_ENDING ".salto"
enum { STORE_SHOWN = 60, STORE_PATH_SIZE = 1024 }; /* shown: so many are listed at once */

struct stored {
  char path[STORE_PATH_SIZE];
  char variant[64];
  char title[128];     /* the variant's name when it was saved */
  int player_count;
  struct participant participant[MAX_PLAYERS]; /* in the order of play; the colours are always set */
  struct rules *rules; /* owned; only good for drawing: board, kinds, players (match/record.h) */
  struct position now; /* where it stands, by these rules */
  int turns;           /* behind that */
  bool over;
  struct outcome outcome; /* then how */
  int64_t when;        /* last written: seconds since 1970 */
  char fault[TOLD_SIZE]; /* "" or, told, why it cannot be read; only path and when are set then, and rules is NULL */
};

struct stored_list {
  struct stored *item; /* owned; newest first, and after them those that cannot be read */
  int count;
  int first, total;    /* how many newer ones there are, and how many in all */
};

/* The player's own folder of games ($XDG_DATA_HOME/salto/games); it need not exist. */
bool store_folder(struct strbuf *out, struct error *err);
/* Those that come after the `first` newest, at most STORE_SHOWN; where there are none so old, the oldest full page. No more than these are opened,
   however many there are. A folder that does not exist is empty. What a write that was killed a minute ago or more left behind is removed. */
bool store_list(struct stored_list *out, const char *folder, int first, struct error *err);
void store_list_release(struct stored_list *list);
/* "Ana, Blue": who plays, by name or colour, in the order of play. */
void stored_players(struct strbuf *out, const struct stored *stored, const struct words *words);

/* Whether a path is one of a saved game, by its ending. */
bool store_is_game(const char *path);
/* Writes a new file in the folder and appends its path: date, time and variant id, and a number where that name is taken. Of programs that do
   so at the same time each gets a name of its own. Makes the folder. */
bool store_write_new(struct strbuf *out, const char *folder, const char *variant, const char *text, struct error *err);
/* Whether a game lies in the folder of those that are played, by whatever way its path leads there. Then *out is its path as store_list has it.
   A game from elsewhere is somebody's saved point: it is never written, and what is made of it is another game. */
bool store_own(struct strbuf *out, const char *path, const char *folder);
bool store_write(const char *path, const char *text, struct error *err); /* a new file, renamed over the old; makes the folder */

/* The file of a game that is played, and what it held when it was read or written last. */
struct store_file {
  char path[STORE_PATH_SIZE]; /* "": it has none yet */
  uint64_t seen;              /* a store_content; 0: not known */
};

/* A number for what is in a file; 0: there is no such file. Ask before reading it: what comes between is then taken for a change. */
uint64_t store_content(const char *path);
/* Writes the game into its file. Where it has none, and where the file holds something else than was seen there and so is somebody else's turns
   too (*apart is set then), it gets a new one in the folder, by the variant's id. After a failure *file is as it was. */
bool store_save(struct store_file *file, bool *apart, const char *folder, const char *variant, const char *text, struct error *err);
struct record;
/* Errors begin with the path. Owned. */
bool store_read(struct record **out, const char *path, struct error *err);
bool store_remove(const char *path, struct error *err); /* fine when it is gone already */

#endif
