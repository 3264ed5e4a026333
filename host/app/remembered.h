/* What was chosen last for each variant, so that the next game is set up like the one before. It stands in the file `choices` among the
   settings (app/remembered_file.h), as lines (base/keyed.h): "game <id>" begins what is said of a variant. Games whose variant is not there
   now stay in it; of what a variant no longer has, only that is dropped. */
#ifndef SALTO_APP_REMEMBERED_H
#define SALTO_APP_REMEMBERED_H

#include "app/new_game.h"
#include "base/strbuf.h"

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
  struct strbuf remarks; /* lines that begin with #; zeroed where there are none */
};

struct remembered {
  int count;
  struct remembered_game *game; /* owned */
  struct strbuf remarks;        /* likewise, before the first game */
};

/* Adds what the text says; it is written to. For each line that means nothing `faults` gets one: "<path>:4: what was expected"; after the
   first few only that there are more.
   Such a line becomes a remark behind what is said of its game, so that it is not lost and not told again; other remarks stay there too. */
void remembered_read(struct remembered *remembered, char *text, const char *path, struct strbuf *faults);
void remembered_write(struct strbuf *out, const struct remembered *remembered);
void remembered_release(struct remembered *remembered);

/* Lays what is remembered of its variant over a game; false: there is nothing. */
bool remembered_give(const struct remembered *remembered, struct new_game *game);
void remembered_take(struct remembered *remembered, const struct new_game *game);

#endif
