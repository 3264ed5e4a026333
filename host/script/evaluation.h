/* Evaluations written as a Lua function of the position `p` (script/view.h) and the number of a player. It gives a number: what the position is
   worth to that player besides what the weights say, in hundredths of a man. One that failed is not called again with these rules. */
#ifndef SALTO_SCRIPT_EVALUATION_H
#define SALTO_SCRIPT_EVALUATION_H

#include "script/installed.h"

/* Makes the installed function, if there is one, the evaluation of the rules. */
void evaluation_install(struct rules *rules, const struct installed *installed);

#endif
