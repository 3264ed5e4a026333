/* The blocks of a rule book's page, each kind measured and drawn. To add a kind: a name in enum block_type and a row in the table of
   book_blocks.c. */
#ifndef SALTO_APP_BOOK_BLOCKS_H
#define SALTO_APP_BOOK_BLOCKS_H

#include "app/book_page.h"
#include "app/layout_book.h"
#include "app/rect.h"

struct app;

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

#endif
