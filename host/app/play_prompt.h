/* The box that says what is expected now: whose turn it is, why the last click was refused, a question with its answers, a hint, which
   earlier turn is looked at. */
#ifndef SALTO_APP_PLAY_PROMPT_H
#define SALTO_APP_PLAY_PROMPT_H

#include "app/state.h"

enum prompt_mood { PROMPT_QUIET, PROMPT_REFUSED, PROMPT_OVER, PROMPT_LOOKING };

struct prompt {
  enum prompt_mood mood;
  struct strbuf first, second;
  enum style style;
  float h1, h2, buttons; /* heights; buttons: of what stands under or beside the words */
};

void play_prompt_init(struct prompt *prompt, struct app *app, float w); /* w: of the box */
void play_prompt_release(struct prompt *prompt);
float play_prompt_height(const struct prompt *prompt);
/* Whose turn it is in the game while an earlier one is looked at, and that the time goes on. */
void play_prompt_meanwhile(const struct app *app, struct strbuf *out);
void play_prompt_draw(struct app *app, struct prompt *prompt, struct rect at);

#endif
