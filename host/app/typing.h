/* A turn that is typed: a line in the place of the prompt, opened by the first letter of a cell's name. The cells that are named so far
   are marked on the board; Enter plays the turn or says why not, Escape closes the line. */
#ifndef SALTO_APP_TYPING_H
#define SALTO_APP_TYPING_H

#include "app/ui_field.h"
#include "core/bits.h"

struct app;
struct table;

struct typing {
  bool open, focused; /* focused: it had the focus in some frame; when it loses it the line closes */
  bool refused;       /* the turn that is there, by the match's refusal */
  struct field field;
  struct bits named;  /* cells */
};

/* A letter was typed that nothing else wanted. False: no turn begins with it here, or none may be played. */
bool typing_begin(struct app *app, const char *text);
bool typing_no_turn(const struct app *app, const char *text); /* a letter or digit that no turn begins with, where one may be played */
/* A letter comes: where what stands there was refused, another turn begins with it. */
void typing_anew(struct app *app);
bool typing_enter(struct app *app); /* Enter in the line that is open, which plays it */
void typing_close(struct app *app);

bool typing_is_open(const struct app *app);
/* Those that panels call: how high it wants to be in a width, and the line itself. */
float typing_height(struct app *app, float w);
void typing_draw(struct app *app, struct rect at);
struct bits typing_marks(const struct app *app, const struct table *table);

#endif
