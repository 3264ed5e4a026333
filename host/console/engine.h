/* Somebody who chooses turns in a contest (console/contest.h): a level of our own search, or another program that speaks UGI or, for
   draughts, the Hub protocol. Written as `4` (a level), `ugi:COMMAND` or `hub:COMMAND`. */
#ifndef SALTO_CONSOLE_ENGINE_H
#define SALTO_CONSOLE_ENGINE_H

#include "match/words.h"

#include <stdatomic.h>

struct engine;

/* What all engines of a contest are given; borrowed. */
struct engine_setting {
  const struct words *words; /* of a level's name, and of refusals */
  const atomic_bool *stop;   /* once set no engine is waited for; may be NULL */
};

struct engine_limits {
  int64_t ms;      /* for a turn; 0: a level's own limits */
  uint64_t nodes;  /* likewise; other programs are told in place of a time where they take it */
  uint64_t seed;
};

/* To add a kind of engine: a row in engine_kinds (engine.c). All functions may be slow; they never wait longer than told. */
struct engine_kind {
  const char *prefix; /* "ugi:" */
  bool (*open)(struct engine *engine, const char *command, const struct match *match, struct error *err);
  bool (*begin)(struct engine *engine, const struct match *match, struct error *err); /* a new game; may be NULL */
  bool (*choose)(struct engine *engine, struct turn *turn, struct path *path, const struct match *match, const struct engine_limits *limits,
                 struct error *err);
  void (*close)(struct engine *engine);
};

struct engine {
  const struct engine_kind *kind;
  const char *command;       /* as it was opened; borrowed */
  char name[256];            /* as it calls itself (external_name), or its level */
  struct engine_setting setting;
  int level;                 /* of our own */
  struct search_memory *memory; /* likewise, of this game; owned */
  struct error fault;        /* likewise: what a function of the game's script said when it failed in the search; "" */
  struct dialogue *dialogue; /* with another program; owned */
  bool knows_variant;        /* of UGI: it has the option Variant */
};

extern const struct engine_kind engine_level, engine_ugi, engine_hub;

/* `match`: one of the games to be played; `command` and what the setting holds stay until it is closed. False: `err` says what is wrong with the
   command or the program. */
bool engine_open(struct engine *out, const char *command, const struct match *match, const struct engine_setting *setting, struct error *err);
/* Ends it and opens it again, after a failure; its name stays. False: `err`, and it is closed. */
bool engine_restart(struct engine *engine, const struct match *match, struct error *err);
bool engine_begin(struct engine *engine, const struct match *match, struct error *err);
/* A legal turn in the position the match stands in. False: the program failed, was too slow or chose what is not legal, which `err` says behind
   the engine's name. */
bool engine_choose(struct engine *engine, struct turn *turn, struct path *path, const struct match *match, const struct engine_limits *limits,
                   struct error *err);
void engine_close(struct engine *engine);

#endif
