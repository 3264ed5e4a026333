#include "console/session.h"

#include "base/memory.h"
#include "base/utf8.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

bool session_change(struct session *session, struct variant *variant, const struct choices *choices, struct error *err)
{
  struct match *match;
  if (!match_new(&match, variant, choices, NULL, err)) return false;
  match_free(session->match);
  session->match = match;
  session->words.variant = variant_texts(variant);
  return true;
}

/* The first game of the library that can be played. */
static bool first_match(struct session *session, struct error *err)
{
  error_set(err, "no game could be loaded");
  for (int i = 0; i < library_count(session->shell->library); i++) {
    const struct library_entry *entry = library_at(session->shell->library, i);
    if (!entry->variant) continue;
    struct choices choices;
    if (shell_choices(&choices, entry->variant, session->shell, err)
        && match_new(&session->match, entry->variant, &choices, session->shell->value[SHELL_FEN], err)) return true;
    if (session->shell->value[SHELL_FEN] || session->shell->option_count || session->shell->value[SHELL_PLAYERS]) return false;
  }
  return false;
}

bool session_init(struct session *session, const struct shell *shell, struct error *err)
{
  memset(session, 0, sizeof *session);
  session->shell = shell;
  for (int i = 0; i < ENGINE_OPTION_COUNT; i++) session->engine[i] = engine_options[i].initial;
  if (shell->word_count > 0 ? !shell_match(&session->match, shell, shell->word[0], err) : !first_match(session, err)) return false;
  if (!job_init(&session->job, err)) {
    match_free(session->match);
    return false;
  }
  session->first_variant = memory_text(variant_id(session->match->variant));
  session->words = shell_words(shell, session->match->variant);
  /* What programs read is English unless another language was asked for. */
  if (!shell->value[SHELL_LANGUAGE]) session->words.language = TEXT_FALLBACK;
  return true;
}

void session_release(struct session *session)
{
  job_release(&session->job);
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
