/* What is asked before something is done that cannot be taken back: app->play.asking, its sentence, what Yes and No do. Where the answers
   stand is app/play_prompt.h. */
#ifndef SALTO_APP_PLAY_QUESTION_H
#define SALTO_APP_PLAY_QUESTION_H

#include "app/play.h"
#include "base/strbuf.h"

void play_ask(struct app *app, enum question question);
void play_question_words(const struct app *app, struct strbuf *out);
void play_answer_question(struct app *app, bool yes);

#endif
