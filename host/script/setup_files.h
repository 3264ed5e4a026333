/* Start positions that are plain text files, so that nobody has to write a script to change one: in the folder setups/ beside a
   variant.lua, or in the player's own folder of a game. A file is called what the set-up is called, and holds a picture of the board or a
   position text (position_read_any). Lines that begin with # mean nothing; "players 3" on the first line says for how many it is. */
#ifndef SALTO_SCRIPT_SETUP_FILES_H
#define SALTO_SCRIPT_SETUP_FILES_H

#include "script/variant.h"

enum { SETUP_FILE_SIZE = 4096, SETUP_FILES = 200 };

struct setup_file {
  char name[128];                 /* of the file, without ".txt" */
  char path[1024];
  int players;                    /* 0: it does not say */
  char position[SETUP_FILE_SIZE];
  char fault[TOLD_SIZE];          /* "" or why it cannot be used, told */
  bool unfit;                     /* that is as no game begins there (setup_files_check), and it can be read */
};

struct setup_files {
  struct setup_file *item; /* owned; by name within each folder */
  int count;
  char fault[TOLD_SIZE]; /* "" or, told, why a folder of them could not be listed, the first of those */
};

void setup_files_init(struct setup_files *files);
/* Adds those of one folder; one that does not exist has none, one that cannot be listed leaves a fault. Reads files: the window calls it on another thread. */
void setup_files_read(struct setup_files *files, const char *folder);
/* Looks whether a game with these options begins there, for as many players as the file says, or for some number of them where it says none: else
   that is the file's fault. It may be asked again, for other options. Makes rules: not where a script must not be waited for. */
void setup_files_check(struct setup_files *files, struct variant *variant, const struct choices *choices);
void setup_files_release(struct setup_files *files);

/* The folder setups/ beside the script; false where the script stands alone. */
bool setup_folder_beside(char *out, size_t size, const struct variant *variant);

#endif
