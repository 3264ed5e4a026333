#include "fuzz/fuzz.h"

#include "base/memory.h"
#include "script/library.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* To add rules to try: a row with the variant's id, the players, and one option that is not at its default ("" for none). */
static const struct {
  const char *id;
  int players;
  const char *option, *value;
} rows[] = {
  {"english-draughts", 2, "", ""},
  {"turkish-draughts", 2, "", ""},
  {"turkish-draughts", 2, "crowning", "turn_end"},
  {"chinese-checkers", 2, "", ""},
  {"chinese-checkers", 6, "play_on", "true"},
  {"capture-chinese-checkers", 3, "long_jump", "true"},
};
enum { ROWS = sizeof rows / sizeof *rows };

int fuzz_rules_count(void) { return ROWS; }

static _Noreturn void give_up(const char *id, const struct error *err)
{
  fprintf(stderr, "cannot load %s: %s\n", id, err->message);
  exit(EXIT_FAILURE);
}

const struct rules *fuzz_rules(int number)
{
  static struct library *library;
  static struct rules *loaded[ROWS];
  if (loaded[number]) return loaded[number];
  if (!library) library = library_new((const char *const[]){SALTO_SOURCE_DIR "/variants"}, 1);
  struct error err;
  struct variant *variant;
  if (!library_find(&variant, library, rows[number].id, &err)) give_up(rows[number].id, &err);
  struct choices choices;
  variant_default_choices(variant, &choices);
  choices.players = rows[number].players;
  const struct option *option;
  int count = variant_options(variant, &option);
  for (int i = 0; i < count; i++)
    if (strcmp(option[i].name, rows[number].option) == 0 && !option_parse(&choices.value[i], &option[i], rows[number].value, &err))
      give_up(rows[number].id, &err);
  if (!variant_rules(&loaded[number], variant, &choices, &err)) give_up(rows[number].id, &err);
  return loaded[number];
}

char *fuzz_text(const uint8_t *data, size_t size)
{
  char *text = memory_new(size + 1, 1);
  if (size) memcpy(text, data, size);
  return text;
}

void fuzz_failed(const char *file, int line, const char *condition)
{
  fprintf(stderr, "%s:%d: does not hold: %s\n", file, line, condition);
  abort();
}
