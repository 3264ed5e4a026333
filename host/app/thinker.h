/* The computer's thinking on a thread of its own, with rules of its own that it makes there. One thought at a time: a new one ends
   the old. The window asks for it, goes on, and is woken. */
#ifndef SALTO_APP_THINKER_H
#define SALTO_APP_THINKER_H

#include "match/match.h"
#include "search/search.h"

struct thinker;

/* `wake` is called on the thinker's thread when there is an answer; NULL: the caller waits (thinker_wait). */
struct thinker *thinker_new(void (*wake)(void *context), void *context);
void thinker_free(struct thinker *thinker); /* stops; NULL is fine */

/* Begins to think about the position the match stands in (a piece in hand does not count). The match may change meanwhile: an answer
   is only good for the question it was asked with. Returns the number of the question. */
int thinker_ask(struct thinker *thinker, const struct match *match, const struct search_limits *limits);
int thinker_ask_at(struct thinker *thinker, const struct match *match, int turns, const struct search_limits *limits); /* after so many turns of it */
void thinker_stop(struct thinker *thinker); /* the question is dropped, no answer comes */
void thinker_forget(struct thinker *thinker); /* another game begins: what was found out so far does not count in the next question */
bool thinker_busy(const struct thinker *thinker);
int thinker_question(const struct thinker *thinker); /* the last one's number */

/* What is known so far, for showing. False when nothing is. */
bool thinker_progress(struct thinker *thinker, struct search_info *out);
/* The answer, once. False: there is none (yet). `err` is "" or says why no answer can come: the rules cannot be made. */
bool thinker_answer(struct thinker *thinker, struct search_info *out, struct error *err);
/* Appends what tables of endings the questions so far could not use: a told line for each, once. False: nothing new. */
bool thinker_faults(struct thinker *thinker, struct strbuf *out);
bool thinker_wait(struct thinker *thinker); /* until an answer can be taken; false: nothing was asked */

#endif
