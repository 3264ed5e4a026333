#include "match/record_form.h"

#include <string.h>

static const char *const looks[] = {[LOOK_SQUARES] = "squares", [LOOK_HOLES] = "holes"};

const char *record_look(enum board_look look) { return looks[look]; }

bool record_look_parse(enum board_look *out, const char *word)
{
  for (size_t i = 0; i < sizeof looks / sizeof *looks; i++) {
    if (strcmp(looks[i], word)) continue;
    *out = (enum board_look)i;
    return true;
  }
  return false;
}

/* ---- reasons ---- */

static const char bare_wins[] = "bare_wins";

/* The last word of its key. */
static const char *reason_word(enum outcome_reason reason) { return strrchr(outcome_key(reason), '.') + 1; }

void record_reason_write(struct strbuf *out, const struct rules *rules, enum outcome_reason reason)
{
  strbuf_add(out, reason == REASON_BARE && rules->bare == BARE_WINS ? bare_wins : reason_word(reason));
}

bool record_reason_parse(enum outcome_reason *out, struct rules *rules, const char *word)
{
  if (!strcmp(word, bare_wins)) {
    rules->bare = BARE_WINS;
    *out = REASON_BARE;
    return true;
  }
  for (int reason = REASON_NONE + 1; reason < REASON_COUNT; reason++) {
    if (strcmp(reason_word((enum outcome_reason)reason), word)) continue;
    *out = (enum outcome_reason)reason;
    return true;
  }
  return false;
}

int *record_reason_number(struct rules *rules, enum outcome_reason reason)
{
  switch (reason) {
  case REASON_REPETITION: return &rules->repetition;
  case REASON_QUIET: return &rules->quiet_limit;
  case REASON_FEW: return &rules->few_limit;
  default: return NULL;
  }
}

bool record_reason_is_outside(enum outcome_reason reason) { return reason == REASON_RESIGNED || reason == REASON_AGREED || reason == REASON_TIME; }
