/* A game as readable text: what is saved after every turn, copied, and opened again. match/record.md describes it line by line. It names
   the variant, its API version, options and a hash of the rules (core/rules_hash.h), who plays, the time, where the game began, every turn
   with the position after it, and how it ended. It also holds a plain picture of the board, so that a game whose variant is missing or
   has changed can still be looked at. No file is read or written here: that is match/store.h. */
#ifndef SALTO_MATCH_RECORD_H
#define SALTO_MATCH_RECORD_H

#include "match/match.h"

enum { RECORD_VERSION = 2, RECORD_TURN_LIMIT = 20000, RECORD_SIZE_LIMIT = 16 << 20 /* bytes */ };

/* Appends the whole record of a match that is not view_only, with the turns that redo would bring back and where in them the match stands. The
   title is in `language`; `now` as in match/timer.h, for the time left. A game longer than the limits above is written, but not read again. */
void record_write(struct strbuf *out, const struct match *match, const char *language, int64_t now);

/* The game as text for people: the headers in the language of the words, then the turns in the variant's notation by rounds, and how it stands. */
struct words;
void record_write_plain(struct strbuf *out, const struct match *match, const struct words *words);

struct record; /* what was read */

/* Reads a record: all of it must hold together, and each position must fit the board. Errors name the line and what was expected there; a
   newer version of the format says so. Owned. Safe on any thread. */
bool record_read(struct record **out, const char *text, struct error *err);
void record_free(struct record *record); /* NULL is fine */

const char *record_variant(const struct record *record); /* its id */
const char *record_title(const struct record *record);   /* its name when it was saved, in the player's language then */
/* The scripts that no folder of games has, by absolute paths: what the variant extends, then its own. How many, at most MAX_OUTSIDE; borrowed. */
int record_scripts(const struct record *record, const char *const **out);

/* The choices that the record names, for this variant; an option that the record does not know is as it is at first. Where the variant
   lacks players, an option or a value of the record: false, with what is different. */
bool record_choices(struct choices *out, const struct record *record, const struct variant *variant, struct error *err);

/* The game again, owned; its clocks stand still. With `rules` made from `variant` and the record's choices it can be played on, if their hash is the
   record's and every turn is still legal and leads to the position of the record. Else, and with `variant` or `rules` NULL, it can only be
   looked at, by the positions and the picture of the record: match->view_only, with view_reason, view_value, view_title; all its turns are behind
   it, and its rules only say how things look. The rules given are taken in any case. Safe on any thread. */
struct match *record_open(const struct record *record, struct variant *variant, struct rules *rules);

#endif
