/* The options a script declares, those it fixes for good, and the marks it leaves in its tables where their values go:
   `reach = option("long_jump", { [true] = "long", [false] = "short" })`. Inside a guarded call. */
#ifndef SALTO_SCRIPT_OPTION_H
#define SALTO_SCRIPT_OPTION_H

#include "script/read.h"

struct fixed_option {
  struct option option;
  int value;
};

struct option_set {
  int count, fixed_count, lost_count;
  struct option option[MAX_OPTIONS]; /* what players choose */
  struct fixed_option fixed[MAX_OPTIONS];
  struct option lost[MAX_OPTIONS]; /* of a base, not declared again by a script that lists its own */
};

/* Pushes the function `option` for scripts. */
void option_open(lua_State *L);
bool option_is_marker(lua_State *L, int index);

/* Reads the keys `options` and `fixed` of one script's table, on the top of the stack, over what its base declared. */
bool options_read(struct reading *r, struct option_set *set);

/* The value on the top of the stack as a value of the option. */
bool option_read_value(struct reading *r, int *out, const struct option *option);

/* Puts values in the place of all marks in the table on the top of the stack; `values` by number of the option. */
bool options_resolve(struct reading *r, const struct option_set *set, const int *values);

/* Pushes a table of all options with their values, as Lua sees them: fixed ones too. */
void options_push(lua_State *L, const struct option_set *set, const int *values);

#endif
