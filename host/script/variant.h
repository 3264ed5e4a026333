/* A variant: a Lua script that describes a family of rules (players, options), loaded at run time, and its texts.
   The script's functions run in a restricted environment within a budget (script/sandbox.h). All errors name file, line and,
   where the source can be found again, column. */
#ifndef SALTO_SCRIPT_VARIANT_H
#define SALTO_SCRIPT_VARIANT_H

#include "base/text.h"
#include "core/rules.h"

enum { MAX_OPTIONS = 16, MAX_CHOICES = 12, MAX_SETUPS = 24, OPTION_NAME_SIZE = 32, MAX_OUTSIDE = 8, API_VERSION = 1 };

enum option_type { OPTION_BOOLEAN, OPTION_CHOICE, OPTION_NUMBER };

struct option {
  char name[OPTION_NAME_SIZE]; /* its label is the text "option.<name>", a choice's "option.<name>.<choice>" */
  enum option_type type;
  int initial;  /* 0/1, the index of a choice, or a number */
  int min, max; /* numbers */
  int choice_count;
  char choice[MAX_CHOICES][OPTION_NAME_SIZE];
};

/* What a game is started with: the answers of the new-game screen. */
struct choices {
  int players;
  int value[MAX_OPTIONS]; /* by option, meaning as `initial` */
};

/* Where a game may begin instead of where its rules say. In words it is called by the text "setup.<name>". */
struct named_setup {
  char name[OPTION_NAME_SIZE];
  int players;    /* that it is for */
  char *position; /* as position_read_any reads it */
};

struct variant;

/* Loads one script: a file, or a folder with variant.lua and text/. `find` resolves the id a variant extends (and owns what
   it returns); it may be NULL. */
typedef const struct variant *(*variant_finder)(void *context, const char *id, struct error *err);
bool variant_load(struct variant **out, const char *path, variant_finder find, void *context, struct error *err);
/* The same for authors: on failure `faults` (may be NULL) gets every fault found, one a line. */
bool variant_load_all(struct variant **out, const char *path, variant_finder find, void *context, struct strbuf *faults, struct error *err);
/* The id that a script gives itself, whether the rest of it loads or not. False, and `out` is left alone, when it does not get so far. */
bool variant_read_id(char out[64], const char *path);
void variant_free(struct variant *variant); /* after every rules made from it */

const char *variant_id(const struct variant *variant);
const char *variant_base(const struct variant *variant);   /* the id it extends, or NULL */
const char *variant_family(const struct variant *variant); /* "chinese-checkers", "draughts", … or "" */
bool variant_is_named(const struct variant *variant);      /* has a name of its own in English; else its id stands for it */
const char *variant_path(const struct variant *variant);
/* Scripts that no folder of games has, so that whoever wants to play on later must know where they are: their absolute paths, those of bases before
   what extends them. How many, at most MAX_OUTSIDE; borrowed. */
int variant_outside(const struct variant *variant, const char *const **out);
void variant_set_outside(struct variant *variant); /* its own script is one */
int variant_min_players(const struct variant *variant);
int variant_max_players(const struct variant *variant);
int variant_options(const struct variant *variant, const struct option **out); /* how many; borrowed */
int variant_setups(const struct variant *variant, const struct named_setup **out); /* those it declares; likewise */
const struct texts *variant_texts(const struct variant *variant);              /* keys: name, summary, option.…, kind.…, setup.…, player.…, rules.… */
const struct recipe *variant_recipe(const struct variant *variant);            /* for what else is made of its script (script/build.h) */

void variant_default_choices(const struct variant *variant, struct choices *out);
/* "true", "fill", "12" for option number `index`. False with what was expected. */
bool option_parse(int *out, const struct option *option, const char *text, struct error *err);
void option_write(struct strbuf *out, const struct option *option, int value);

/* The rules for these players and options. Owned by the caller; must be freed before the variant. Rules made twice share nothing, so each
   thread that plays has its own; making them is safe on any thread. */
bool variant_rules(struct rules **out, struct variant *variant, const struct choices *choices, struct error *err);
bool variant_rules_all(struct rules **out, struct variant *variant, const struct choices *choices, struct strbuf *faults, struct error *err);

#endif
