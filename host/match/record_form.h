/* Between the files of the record: what was read, and the words of the format that reader and writer share. */
#ifndef SALTO_MATCH_RECORD_FORM_H
#define SALTO_MATCH_RECORD_FORM_H

#include "base/keyed.h"
#include "match/record.h"

enum { RECORD_PLACE_UNIT = 1000, RECORD_OPTION_VALUE_SIZE = 48, RECORD_PATH_SIZE = 1024 }; /* places are whole numbers: thousandths of the board's unit */

struct record_option {
  char name[OPTION_NAME_SIZE], value[RECORD_OPTION_VALUE_SIZE];
};

struct record_turn {
  char *text; /* owned */
  struct played played;  /* by the rules for viewing */
  struct position after; /* likewise */
};

struct record {
  char variant[64], title[128];
  int api;
  uint64_t hash;
  int script_count;
  char *script[MAX_OUTSIDE]; /* owned; absolute paths */
  int option_count;
  struct record_option option[MAX_OPTIONS];
  struct participant participant[MAX_PLAYERS];
  struct timer_rule clock;
  int64_t left[MAX_PLAYERS];
  struct rules *rules; /* for viewing: how things look, and no move; rules->start is where the game began. Owned */
  struct record_turn *turn; /* owned */
  int turn_count, turn_capacity;
  int stands;             /* turns behind the position where the match stands */
  struct outcome outcome; /* there */
  uint8_t becomes[MAX_KINDS]; /* of the picture's kinds: the one it is crowned to, or NO_KIND */
  bool keeps_score, places;   /* what position texts hold besides */
};

/* The look of a board by its word, "squares" or "holes". */
const char *record_look(enum board_look look);
bool record_look_parse(enum board_look *out, const char *word);

/* What ended a game: "resigned", "repetition" … and for REASON_BARE where it wins "bare_wins". */
void record_reason_write(struct strbuf *out, const struct rules *rules, enum outcome_reason reason);
bool record_reason_parse(enum outcome_reason *out, struct rules *rules, const char *word);
/* The number that belongs to a reason in the sentence of its outcome: how often, how many. NULL where there is none. */
int *record_reason_number(struct rules *rules, enum outcome_reason reason);
/* Not told by the rules: by a person or the clock. */
bool record_reason_is_outside(enum outcome_reason reason);

/* ---- writing ---- */

/* A line with a text that a person wrote: fit to be shown, at most `size` - 1 bytes without cutting a letter. None where it is blank; without
   a key it is the rest of a line, and "?" where it is blank. */
void record_write_text(struct strbuf *out, const char *key, const char *text, size_t size);
/* The line of a script by its absolute path: what could not be read again from a line stands as %XX, two hexadecimal digits for a byte. */
void record_write_path(struct strbuf *out, const char *key, const char *path);
/* The lines of the picture: board, row, lines, home, kind … */
void record_write_picture(struct strbuf *out, const struct rules *rules);

/* ---- reading ---- */

struct record_reader {
  struct record *record;
  struct keyed line; /* the present one */
  struct error *err;
  int version;       /* that the first line names */
  unsigned seen;     /* the rows of the table of keys that came up */
  int part;
  int colour_line[MAX_PLAYERS]; /* the last line that says the colour of a player */
};

/* Sets the error (error_tell), with the line before it. Always false. */
bool record_fault(struct record_reader *reader, const char *key, const char *format, ...) __attribute__((format(printf, 3, 4)));
/* Puts the line, and the key that it begins with, before the error that there is: what core/ said. Always false. */
bool record_fault_within(struct record_reader *reader);
/* Other faults of more than one line, likewise: `what`, told, was expected; there is no cell of that name. */
bool record_expected(struct record_reader *reader, const char *what, const char *found);
bool record_no_cell(struct record_reader *reader, const char *name);
/* The next word as a whole number; what it is, told, goes into the message. */
bool record_number(struct record_reader *reader, int64_t *out, char **value, const char *what, int64_t min, int64_t max);
/* Nothing more stands in the line. */
bool record_end(struct record_reader *reader, char *value);
/* The player with this letter; -1 with the error set. */
int record_player(struct record_reader *reader, const char *letter);
/* The rest of the line as a text of at most `size` - 1 bytes; `what` is told. */
bool record_text(struct record_reader *reader, char *out, char *value, const char *what, size_t size);
/* The path that record_write_path wrote; *out is owned. */
bool record_path(struct record_reader *reader, char **out, char *value);

/* The keys of the picture. `value` is the line's, and may be cut up. */
bool record_read_board(struct record_reader *reader, char *value);
bool record_read_row(struct record_reader *reader, char *value);
bool record_read_lines(struct record_reader *reader, char *value);
bool record_read_home(struct record_reader *reader, char *value);
bool record_read_owned(struct record_reader *reader, char *value);
bool record_read_scores(struct record_reader *reader, char *value);
bool record_read_places(struct record_reader *reader, char *value);
bool record_read_kind(struct record_reader *reader, char *value);
bool record_read_becomes(struct record_reader *reader, char *value);
/* Before the first line that needs the whole picture. */
bool record_finish_picture(struct record_reader *reader);

#endif
