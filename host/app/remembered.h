/* What was chosen last for each variant, so that the next game is set up like the one before. It stands in the file `choices` among the
   settings (app/remembered_file.h), as lines (base/keyed.h): "game <id>" begins what is said of a variant. Games whose variant is not there now stay in it; of what a variant no longer has, only that is dropped. */
#ifndef SALTO_APP_REMEMBERED_H
#define SALTO_APP_REMEMBERED_H

#include "app/new_game.h"

struct remembered_option {
  char name[OPTION_NAME_SIZE], value[OPTION_NAME_SIZE];
};

struct remembered_game {
  char id[64];
  int players; /* 0: not said */
  int options, seats;
  struct remembered_option option[MAX_OPTIONS];
  struct participant participant[MAX_PLAYERS]; /* `seats` of them */
  struct timer_rule clock;
  enum start_type start;
  char start_text[START_TEXT_SIZE];
};

struct remembered {
  int count;
  struct remembered_game *game; /* owned */
  char *strange; /* owned; the lines that mean nothing, each with its end, as they stand in the file; NULL: none */
};

/* Adds what the text says; it is written to. For each line that means nothing `faults` gets one: "<path>:4: what was expected"; after the
   first few only that there are more. Such lines are kept, and written before all games, where none of them can come to mean something. */
void remembered_read(struct remembered *remembered, char *text, const char *path, struct strbuf *faults);
void remembered_write(struct strbuf *out, const struct remembered *remembered);
void remembered_release(struct remembered *remembered);

/* Lays what is remembered of its variant over a game; false: there is nothing. */
bool remembered_give(const struct remembered *remembered, struct new_game *game);
void remembered_take(struct remembered *remembered, const struct new_game *game);

#endif
