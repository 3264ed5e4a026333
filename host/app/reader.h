/* The rule book that is open: what is made of the variant's script for it, on a thread of its own, the page put together of that, and how
   far it is read. While it is in the making the page has what the texts alone say. */
#ifndef SALTO_APP_READER_H
#define SALTO_APP_READER_H

#include "app/book_page.h"
#include "app/diagram.h"

struct app;

struct reader {
  struct variant *variant;   /* whose book it is; NULL: none was opened */
  bool made;                 /* what follows is there, as far as it can be */
  struct book *book;         /* owned; NULL where it cannot be read. Its goals are asked on app->scripts alone */
  char fault[2048];          /* then why */
  struct variant *base;      /* borrowed; NULL: it extends none that is there */
  struct rules *rules, *base_rules; /* owned: as both are played at first, by as many; NULL where they cannot be made */

  struct book_page page;
  bool paged;                /* the page is made of what is there, in the language of the window */
  char language[16];
  const char *progress_fault; /* that the page tells; borrowed from app->progress */

  int told;                  /* how many exercises done were narrated last; -1: none were */
  uint64_t open;             /* questions whose answer is shown, a bit for each */
  bool answered;             /* the answer to the worked position is shown */
  bool listed;               /* the list of contents is open over the page, in a narrow window */
  enum book_section section; /* that is read */
  float aimed;               /* where the page was sent by the list of contents; until it is scrolled otherwise `section` stays; < 0: nowhere */
  struct diagram diagram;
  float laid_w;              /* the column's width that the page was laid out for; 0: it is to be laid out */
  double laid_scale;
  float height;              /* of the page */
};

/* The book of app->reading, from now on. */
void reader_open(struct app *app);
/* Its page in the language of the window. */
struct book_page *reader_page(struct app *app);
void reader_release(struct reader *reader); /* after app->scripts ended */

#endif
