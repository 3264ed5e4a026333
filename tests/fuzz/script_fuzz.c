/* Variant scripts: any text is either loaded, and then gives rules and a book or one message each, or is refused with a message. The exercises of
   the book are played a little. */
#define _GNU_SOURCE
#include "fuzz/fuzz.h"
#include "script/check_book.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

static void open_book(struct variant *variant)
{
  struct error err;
  struct book *book;
  struct strbuf faults;
  err.message[0] = 0;
  strbuf_init(&faults);
  if (book_new_all(&book, variant, &faults, &err)) check_book(&faults, variant, book);
  else FUZZ_CHECK(err.message[0] && faults.length);
  book_free(book); /* with faults there may be one all the same */
  strbuf_release(&faults);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
  /* A file in memory, that the loader can open by name like any other. */
  int fd = memfd_create("script", MFD_CLOEXEC);
  FUZZ_CHECK(fd >= 0 && write(fd, data, size) == (ssize_t)size);
  char path[40];
  snprintf(path, sizeof path, "/proc/self/fd/%d", fd);

  struct variant *variant;
  struct error err;
  err.message[0] = 0;
  if (variant_load(&variant, path, NULL, NULL, &err)) {
    struct choices choices;
    variant_default_choices(variant, &choices);
    struct rules *rules;
    for (choices.players = variant_min_players(variant); choices.players <= variant_max_players(variant); choices.players++) {
      err.message[0] = 0;
      if (variant_rules(&rules, variant, &choices, &err)) rules_free(rules);
      else FUZZ_CHECK(err.message[0]);
    }
    open_book(variant);
    variant_free(variant);
  } else {
    FUZZ_CHECK(err.message[0]);
  }
  close(fd);
  return 0;
}
