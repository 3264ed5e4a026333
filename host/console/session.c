#include "console/session.h"

#include "base/memory.h"
#include "base/utf8.h"
#include "match/endings.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

bool session_change(struct session *session, struct variant *variant, const struct choices *choices, struct error *err)
{
  struct match *match;
  if (!match_new(&match, variant, choices, NULL, err)) return false;
  tables_free(session->endings);
  thread_rules_release(&session->rules);
  match_free(session->match);
  session->match = match;
  thread_rules_init(&session->rules, variant, choices);
  search_memory_clear(session->memory);
  session->endings = endings_open(variant, match->rules);
  session->words.variant = variant_texts(variant);
  return true;
}

/* The first game of the library that can be played. */
static int first_match(struct session *session, struct error *err)
{
  error_set(err, "no game could be loaded");
  for (int i = 0; i < library_count(session->shell->library); i++) {
    const struct library_entry *entry = library_at(session->shell->library, i);
    int code = entry->variant ? shell_match(&session->match, session->shell, entry->id, err) : 1;
    if (code != 1) return code; /* 1: the game is at fault, and another may not be */
  }
  return 1;
}

int session_init(struct session *session, const struct shell *shell, struct error *err)
{
  memset(session, 0, sizeof *session);
  session->shell = shell;
  for (int i = 0; i < ENGINE_OPTION_COUNT; i++) session->engine[i] = engine_options[i].initial;
  int code = shell->word_count > 0 ? shell_match(&session->match, shell, shell->word[0], err) : first_match(session, err);
  if (code) return code;
  if (!job_init(&session->job, err)) {
    match_free(session->match);
    return 1;
  }
  session->memory = search_memory_new();
  thread_rules_init(&session->rules, session->match->variant, &session->match->choices);
  session->endings = endings_open(session->match->variant, session->match->rules);
  session->first_variant = memory_text(variant_id(session->match->variant));
  session->words = shell_words(shell, session->match->variant);
  session->words.language = TEXT_FALLBACK; /* the protocol speaks English */
  return 0;
}

void session_release(struct session *session)
{
  job_release(&session->job);
  search_memory_free(session->memory);
  thread_rules_release(&session->rules);
  tables_free(session->endings);
  match_free(session->match);
  free((char *)session->first_variant);
}

void session_error(const char *format, ...)
{
  char message[4096];
  va_list args;
  va_start(args, format);
  vsnprintf(message, sizeof message, format, args);
  va_end(args);
  utf8_clean(message);
  say("error: %s", message);
}
