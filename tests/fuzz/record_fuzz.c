/* Saved games. What is refused says where, in one line. What is read can be looked at; and where its rules are there it can be played on, or says
   why not; a game that can be played on is written and read again as the same game. */
#include "fuzz/fuzz.h"
#include "match/record.h"
#include "match/reopen.h"

#include <stdlib.h>
#include <string.h>

static struct library *bundled(void)
{
  static struct library *library;
  if (!library) library = library_new((const char *const[]){SALTO_SOURCE_DIR "/variants"}, 1);
  return library;
}

/* Every position of a match is one that can be shown and written. */
static void holds(const struct match *match)
{
  struct position shown, again;
  struct strbuf text;
  struct error err;
  strbuf_init(&text);
  match_show(match, &shown);
  for (int i = 0; i <= match->game.count; i++) {
    const struct position *position = i < match->game.count ? &match->game.played[i].before : &shown;
    strbuf_clear(&text);
    position_write(&text, position, match->rules);
    FUZZ_CHECK(position_read(&again, text.text, match->rules, &err));
    FUZZ_CHECK(position_equal(position, &again, match->rules));
    strbuf_clear(&text);
    if (i < match->game.count) turn_write(&text, match->rules, &match->game.played[i].turn, &match->game.played[i].path);
  }
  strbuf_release(&text);
}

static void same_again(const struct match *match)
{
  struct strbuf once, twice;
  struct record *record;
  struct error err;
  strbuf_init(&once);
  strbuf_init(&twice);
  record_write(&once, match, "en", 0);
  FUZZ_CHECK(record_read(&record, once.text, &err));
  struct match *again = reopen(record, reopen_find(bundled(), record));
  FUZZ_CHECK(!again->view_only);
  record_write(&twice, again, "en", 0);
  FUZZ_CHECK(strcmp(once.text, twice.text) == 0);
  record_free(record);
  match_free(again);
  strbuf_release(&once);
  strbuf_release(&twice);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
  char *text = fuzz_text(data, size);
  struct record *record;
  struct error err;
  err.message[0] = 0;
  if (record_read(&record, text, &err)) {
    struct match *match = record_open(record, NULL, NULL);
    FUZZ_CHECK(match->view_only && *match->view_reason);
    holds(match);
    match_free(match);
    match = reopen(record, reopen_find(bundled(), record));
    holds(match);
    if (match->view_only) FUZZ_CHECK(*match->view_reason && match_click(match, 0) == MATCH_REFUSED);
    else same_again(match);
    match_free(match);
    record_free(record);
  } else {
    FUZZ_CHECK(strncmp(err.message, "line ", 5) == 0 && !strchr(err.message, '\n'));
  }
  free(text);
  return 0;
}
