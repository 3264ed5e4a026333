/* Exact endings of a variant for two: for every position with few pieces who wins and in how many turns, each side playing its best.
   Repetition is understood (what nobody can win is drawn); limits on quiet turns are not.

   A table is a slice (endgame/slice.h) in a file of its own, `<letters>.table`, in a folder of the variant's rules (the
   format: endgame/table_file.h). Tables are read when they are first asked for and kept. Asking is safe from several threads. */
#ifndef SALTO_ENDGAME_TABLES_H
#define SALTO_ENDGAME_TABLES_H

#include "endgame/slice.h"

/* What is known of a position, seen by the side to move. */
enum verdict { VERDICT_UNKNOWN, VERDICT_DRAW, VERDICT_WIN, VERDICT_LOSS };

struct ending {
  enum verdict verdict;
  int plies; /* until the game is over, of a win or a loss */
};

struct tables;

/* The folder of tables of these rules, $XDG_DATA_HOME/salto/tables/<variant>-<hash>: appended. */
bool tables_folder(struct strbuf *out, const char *variant, const struct rules *rules, struct error *err);
/* Owned; the folder need not exist. `rules` is borrowed. */
struct tables *tables_new(const char *folder, const struct rules *rules);
void tables_free(struct tables *tables); /* NULL is fine */
int tables_most_pieces(const struct tables *tables); /* of any table that is there; 0: none */

/* VERDICT_UNKNOWN where there is no table, or one that cannot be read. */
struct ending tables_ask(struct tables *tables, const struct position *position);

/* Appends what is wrong with tables that are there and could not be read, and how they are mended: a told line for each, once. False: nothing new. */
bool tables_faults(struct tables *tables, struct strbuf *out);

/* ---- values, packed: what is stored and what building works with ---- */
enum { VALUE_OPEN = 0, VALUE_NONE = 0xFFFF, VALUE_MOST_PLIES = 30000 }; /* open: nothing is known, and in the end a draw; none: no position */
static inline uint16_t value_win(int plies) { return (uint16_t)(2 * plies + 2); }
static inline uint16_t value_loss(int plies) { return (uint16_t)(2 * plies + 1); }
static inline bool value_is_win(uint16_t value) { return value && value != VALUE_NONE && value % 2 == 0; }
static inline bool value_is_loss(uint16_t value) { return value != VALUE_NONE && value % 2 == 1; }
static inline int value_plies(uint16_t value) { return (value - 1) / 2; }

/* Takes a finished table in (copied) and writes it to its file. */
bool tables_add(struct tables *tables, const struct slice *slice, const uint16_t *value, struct error *err);
/* Forgets a table and removes its file, while nobody asks. True also where there was none. */
bool tables_remove(struct tables *tables, const uint8_t count[MAX_SETS], struct error *err);
bool tables_has(struct tables *tables, const uint8_t count[MAX_SETS]);
/* Reads a table from its file and checks it. False: it is missing or damaged, `err` says which. */
bool tables_check(struct tables *tables, const uint8_t count[MAX_SETS], struct error *err);

#endif
