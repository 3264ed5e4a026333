/* What is focused and what happens, read out for those who do not see it: sentences of the player's language, a line each on standard
   error ("say <sentence>"), or given to a command of the user's as its last argument (settings.speak, settings.speak_command). Nothing
   waits for the command. What happens is said in order; where the player moves on, the rest of what was being said is dropped. */
#ifndef SALTO_APP_SPEECH_H
#define SALTO_APP_SPEECH_H

#include "base/strbuf.h"

#include <stdbool.h>
#include <stdint.h>

struct app;
struct speech;

struct speech *speech_new(void);
void speech_free(struct speech *speech); /* silences it; NULL is fine */

bool speech_on(const struct app *app);
/* A line of the narration (app/narrate.h), which is spoken where it is for players. */
void speech_heard(const struct app *app, const char *word, const char *line);
void speech_say(const struct app *app, const char *text); /* something happened; as spoken_text */
void speech_at_length(const struct app *app);                 /* what was just said is a text that was asked for and may be long */
/* A key was pressed: what is being said by the command ends, and what waited is dropped. True: a text that was asked for was being said. */
bool speech_hush(const struct app *app);
void speech_again(const struct app *app);                     /* what has the focus is said once more, as where all around it changed */
void speech_follow(struct app *app);                          /* after a frame: something else may have the focus */

/* While the command speaks it is looked after: speech_tick, not later than so many milliseconds from now. 0: there is nothing to do. */
int speech_due(const struct app *app);
void speech_tick(struct app *app);

/* The focused widget as a sentence; nothing where none has the focus of the keyboard. */
void speech_focus_words(struct strbuf *out, const struct app *app);

#endif
