/* Typed turns: the first byte chooses the rules; lines after it are turns played one after the other, refused ones being skipped.
   An accepted turn must be written and read back as the same turn, and leave a position that holds. */
#include "core/game.h"
#include "fuzz/fuzz.h"

#include <stdlib.h>
#include <string.h>

static void same_again(const struct rules *rules, const struct position *before, const struct turn *turn, const struct path *path)
{
  struct strbuf text;
  struct turn turn_again;
  struct path path_again;
  struct refusal refusal;
  strbuf_init(&text);
  turn_write(&text, rules, turn, path);
  FUZZ_CHECK(turn_read(&turn_again, &path_again, text.text, rules, before, &refusal));
  FUZZ_CHECK(turn_same(turn, &turn_again));
  FUZZ_CHECK(path->length == path_again.length && memcmp(path->cell, path_again.cell, (size_t)path->length) == 0);
  strbuf_release(&text);
}

static void holds(const struct rules *rules, const struct position *position)
{
  struct strbuf text;
  struct error err;
  struct position again;
  strbuf_init(&text);
  position_write(&text, position, rules);
  position_init(&again, rules);
  FUZZ_CHECK(position_read(&again, text.text, rules, &err));
  FUZZ_CHECK(position_equal(position, &again, rules) && position->key == again.key);
  strbuf_release(&text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
  if (size == 0) return 0;
  const struct rules *rules = fuzz_rules(data[0] % fuzz_rules_count());
  char *text = fuzz_text(data + 1, size - 1);
  struct game game;
  game_init(&game, rules);
  char *rest = text;
  while (rest) {
    char *line = rest, *end = strchr(line, '\n');
    if (end) *end = 0;
    rest = end ? end + 1 : NULL;
    struct refusal refusal = {0};
    int count = game.count;
    if (game_play_text(&game, line, &refusal)) {
      FUZZ_CHECK(game.count == count + 1);
      const struct played *played = &game.played[count];
      same_again(rules, &played->before, &played->turn, &played->path);
      holds(rules, &game.now);
    } else {
      FUZZ_CHECK(game.count == count && refusal.reason != REFUSAL_NONE);
    }
  }
  while (game_undo(&game)) {}
  FUZZ_CHECK(position_equal(&game.now, &rules->start, rules));
  game_release(&game);
  free(text);
  return 0;
}
