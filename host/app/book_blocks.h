/* The blocks of a rule book's page, each kind measured and drawn: those of text in book_blocks.c, those with a board in book_boards.c. To
   add a kind: a name in enum block_type and a row in the table of book_blocks.c. */
#ifndef SALTO_APP_BOOK_BLOCKS_H
#define SALTO_APP_BOOK_BLOCKS_H

#include "app/book_page.h"
#include "app/layout_book.h"
#include "app/lettering.h"

struct app;

#define BLOCK_PAD 20     /* units round the content of a panel */
#define BLOCK_BETWEEN 24 /* between what stands side by side in it */

struct pen {
  struct app *app;
  const struct book_layout *layout;
  struct words words; /* of the variant */
  struct rect at;     /* on the screen; for block_draw */
  bool seen;          /* some of it can be seen; else only the keyboard needs to know of it */
};

float block_height(const struct pen *pen, const struct block *block);  /* once its picture has its height */
float block_picture(const struct pen *pen, const struct block *block); /* the height of that; 0 where it has none */
void block_draw(const struct pen *pen, const struct block *block);

/* ---- for the blocks themselves ---- */
float pen_height(const struct pen *pen, enum style style, float w, const char *text); /* 0 for "" */
/* Below each other from the top of *in, which shrinks. */
void pen_write(const struct pen *pen, enum style style, struct rect *in, struct colour colour, const char *text);

/* For those who do not see the page, text of a block is a stop of the keyboard. */
uint64_t book_block_id(const struct app *app, const struct block *block); /* of what is read out */
void pen_read_out(const struct pen *pen, const struct block *block, const char *text);

float diagram_block_height(const struct pen *pen, const struct block *block);
void diagram_block_draw(const struct pen *pen, const struct block *block);
float worked_block_height(const struct pen *pen, const struct block *block);
void worked_block_draw(const struct pen *pen, const struct block *block);
float exercise_block_height(const struct pen *pen, const struct block *block);
void exercise_block_draw(const struct pen *pen, const struct block *block);

#endif
