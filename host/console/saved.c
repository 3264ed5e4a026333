#include "console/saved.h"

#include "match/board_text.h"
#include "match/reopen.h"
#include "match/store.h"
#include "platform/files.h"

#include <stdio.h>

bool saved_is_meant(const struct shell *shell) { return shell->word_count > 0 && store_is_game(shell->word[0]); }

int saved_match(struct match **out, const struct shell *shell, struct error *err)
{
  const char *path = shell->word[0];
  struct text_value values[] = {{"word", path}, {"why", ""}};
  for (int i = 0; i < SHELL_OPTION_COUNT; i++)
    if (shell->value[i] && SHELL_GAME & SHELL_BIT(i)) {
      values[0].value = shell_option_rows[i].name;
      return shell_error(err, shell, "saved_option", values, 1), 2;
    }
  if (file_missing(path)) return shell_error(err, shell, "no_file", values, 1), 2;
  struct record *record;
  struct error why;
  if (!store_read(&record, path, &why)) {
    struct words words = shell_words(shell, NULL);
    struct strbuf said;
    strbuf_init(&said);
    words_told(&said, &words, why.told);
    values[1].value = said.text;
    shell_error(err, shell, "saved", values, 2);
    strbuf_release(&said);
    return 1;
  }
  *out = reopen(record, reopen_load(shell->library, record));
  record_free(record);
  return 0;
}

int saved_show(const struct shell *shell)
{
  struct match *match;
  struct error err;
  int code = saved_match(&match, shell, &err);
  if (code) return shell_fail(shell, code, &err);
  struct words words = shell_words(shell, match->variant);
  struct strbuf text;
  strbuf_init(&text);
  record_write_plain(&text, match, &words);
  shell_say_lines(text.text);
  strbuf_clear(&text);
  board_text(&text, match->rules, &match->game.now, NULL, shell_colour());
  fputs(text.text, stdout);
  strbuf_release(&text);
  match_free(match);
  return 0;
}
