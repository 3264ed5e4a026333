/* A game as readable text: what is saved after every turn, copied, and opened again. The first line is "salto-game 1"; then lines of
   keys and values (base/keyed.h). It names the variant, its API version, options and a hash of the rules (core/rules_hash.h), the participants,
   the time, where the game began, every turn with the position after it, and how it ended. It also holds a plain picture of the board
   (cells with their places, letters and colours), so that a game whose variant is missing or has changed can still be looked at.
   No file is read or written here: that is match/store.h. */
#ifndef SALTO_MATCH_RECORD_H
#define SALTO_MATCH_RECORD_H

#include "match/match.h"

/* Appends the whole record of a match, with the turns that redo would bring back and where in them the match stands. `now` as in
   match/timer.h, for the time left. */
void record_write(struct strbuf *out, const struct match *match, int64_t now);

/* The game as text for people: the headers in the language of the words, then the turns in the variant's notation, numbered. */
struct words;
void record_write_plain(struct strbuf *out, const struct match *match, const struct words *words);

struct record; /* what was read */

/* Reads a record. Errors name the line and what was expected there; a newer version of the format says so. Owned. */
bool record_read(struct record **out, const char *text, struct error *err);
void record_free(struct record *record); /* NULL is fine */

const char *record_variant(const struct record *record); /* its id */
const char *record_title(const struct record *record);   /* its name when it was saved, in the player's language then */

/* The choices that the record names, for this variant. Where the variant has other options or players now: false, with what is different. */
bool record_choices(struct choices *out, const struct record *record, const struct variant *variant, struct error *err);

/* The game again. With `rules` made from `variant` and the record's choices it can be played on, if their hash is the record's and
   every turn is still legal. Else, and with `variant` and `rules` NULL, it can only be looked at: match->view_only, and `why` (may be
   NULL) says what is missing or has changed, in English for messages (the key and values for players: match->view_reason).
   The rules are taken in any case. False only when not even a picture can be made: `err`. */
bool record_open(struct match **out, const struct record *record, struct variant *variant, struct rules *rules, struct error *err);

#endif
