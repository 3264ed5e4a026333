/* The screen of the rule book: what others may ask of it. */
#ifndef SALTO_APP_SCREEN_BOOK_H
#define SALTO_APP_SCREEN_BOOK_H

#include "app/book_page.h"

struct app;

/* A section of the page comes to the top. The page is laid out: it was drawn before. */
void screen_book_go_to(struct app *app, enum book_section section);

#endif
