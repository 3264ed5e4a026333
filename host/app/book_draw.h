/* The page of a rule book laid out and drawn: how high each block is in the column of a layout, and how it looks. */
#ifndef SALTO_APP_BOOK_DRAW_H
#define SALTO_APP_BOOK_DRAW_H

#include "app/layout_book.h"
#include "app/reader.h"

struct app;

/* Places the blocks, seen from the top left of the column, unless nothing changed. The height of all is reader->height. */
void book_lay_out(struct app *app, const struct book_layout *layout);
/* Where a section begins on the page. */
float book_section_y(const struct reader *reader, enum book_section section);
/* The section that is read where the page is scrolled by so much and `seen` of it is visible. */
enum book_section book_section_at(const struct reader *reader, float scrolled, float seen);
/* The position that one looks at: of the diagram, or the worked one, with the focus, else of the first that is seen. NULL: there is none. */
const struct example *book_example_here(const struct app *app);
/* `top`: where the page's content begins on the screen. */
void book_draw(struct app *app, const struct book_layout *layout, float top);

#endif
