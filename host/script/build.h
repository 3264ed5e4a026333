/* From sources to rules: runs a script and those it extends in one state, merges their tables, puts the options' values in, and reads
   the result. variant.h is what others use. */
#ifndef SALTO_SCRIPT_BUILD_H
#define SALTO_SCRIPT_BUILD_H

#include "base/text.h"
#include "script/text_keys.h"

/* What a script says about itself, before anything of its base is known. */
struct head {
  int api;
  char id[64], family[64], extends[64];
};

struct recipe {
  struct sources *sources; /* libs are added to it where `may_read` */
  int chain[MAX_CHAIN];    /* the script, then what it extends, then what that extends … */
  int chain_count;
  bool may_read;
};

/* Runs the script alone. Faults, one a line, are appended to `faults`; *err has the first. */
bool build_head(struct head *out, const struct recipe *recipe, struct strbuf *faults, struct error *err);

struct build {
  struct rules *rules; /* owned by the caller */
  struct option_set options;
  int min_players, max_players;
  struct setup_list setups; /* their texts owned by the caller; only where `texts` were asked for */
  struct text_keys *keys; /* the texts that the script may have; owned by the caller */
};

/* `choices` NULL: the fewest players and every option as it is at first. `texts` (may be NULL) get the script's own `text = { en = … }`.
   *out is zero after failure. */
bool build_rules(struct build *out, const struct recipe *recipe, const struct choices *choices, struct texts *texts, struct strbuf *faults,
                 struct error *err);

/* What reads a part of the script's own table: inside a guarded call, the part on the top of the stack, r->depth at its name. */
typedef bool (*part_reader)(struct reading *r, void *context);
/* Runs the script alone and reads what it says under `key`, when it says something. *out is then the state in which the part's functions can be
   called (owned by the caller; sandbox_free), else NULL. Faults as above; those with which `read` is content are told too. */
bool build_part(lua_State **out, const struct recipe *recipe, const char *key, part_reader read, void *context, struct strbuf *faults,
                struct error *err);

void setup_list_release(struct setup_list *list);

#endif
