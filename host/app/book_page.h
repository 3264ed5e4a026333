/* What the rule book of a variant consists of: sections of blocks, put together from its texts, its options, its book of positions and the
   comparison with its base. Only words and numbers of things here; how high they are and how they look is app/book_draw.h. */
#ifndef SALTO_APP_BOOK_PAGE_H
#define SALTO_APP_BOOK_PAGE_H

#include "match/comparison.h"
#include "match/words.h"
#include "script/book.h"

/* To add a section: a name, a row in the tables of book_page.c and the texts "ui.book.section.<name>" and "ui.book.contents.<name>". */
enum book_section {
  BOOK_ABOUT, BOOK_PLAY, BOOK_OPTIONS, BOOK_CHANGES, BOOK_HISTORY, BOOK_QUESTIONS, BOOK_WORKED, BOOK_EXERCISES, BOOK_SECTIONS
};

enum block_type {
  BLOCK_TITLE,     /* text: of the section, in full */
  BLOCK_SUBTITLE,  /* text */
  BLOCK_PARAGRAPH, /* text */
  BLOCK_DIAGRAM,   /* text beside the book's diagram `number` */
  BLOCK_OPTION,    /* text: its label; more: what it means, or ""; values: what may be chosen */
  BLOCK_HEADINGS,  /* of the table of changes. text: ""; more: the base; values: the variant */
  BLOCK_CHANGE,    /* a row of it, likewise; text: what it is about */
  BLOCK_QUESTION,  /* text; more: the answer. `number` of the question */
  BLOCK_WORKED,    /* text: the question to the book's worked position; more: the answer */
  BLOCK_EXERCISE,  /* text: its name. `number` in the book */
  BLOCK_FAULT,     /* text: what is not to be had; more: why */
};

struct block {
  enum block_type type;
  enum book_section section;
  int number;
  char *text, *more, *values; /* owned; never NULL */
  float x, y, w, h;           /* in the page, where it was laid out (app/book_draw.h) */
  float picture;              /* likewise: how high its diagram is */
};

struct book_page {
  int count, capacity;
  struct block *block; /* owned; section by section */
  bool has[BOOK_SECTIONS];
};

/* What a page is made from; all borrowed, and what is NULL is left out. */
struct book_source {
  const struct words *words;
  const struct variant *variant;
  const struct book *book;
  const char *base;                 /* the name of the base */
  const struct comparison *changes; /* against it */
  const struct comparison *told;    /* the rules in short, shown where no text of them is there */
  const char *fault;                /* why there is no book; NULL or "": nothing is wrong */
  const char *progress_fault;       /* what is wrong with the file of exercises done, told (base/told.h); likewise */
};

void book_page_make(struct book_page *out, const struct book_source *source);
void book_page_release(struct book_page *page);

const char *book_section_name(enum book_section section);                                /* "about", "play" … */
const char *book_section_title(const struct words *words, enum book_section section);    /* in the list of contents: short */
/* The name of an exercise of the book, its `task` (from 0) in words, or what is said when it is done, failed, or for a word of its goal:
   "" where there is no such text. Borrowed. */
const char *book_exercise_text(const struct words *words, const char *exercise, const char *what);
const char *book_task_text(const struct words *words, const struct exercise *exercise, int task);

#endif
