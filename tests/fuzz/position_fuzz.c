/* Position texts: the first byte chooses the rules. What is read must be written and read back to the same position; what is refused
   must leave the old one alone and say why. */
#include "core/outcome.h"
#include "fuzz/fuzz.h"

#include <stdlib.h>
#include <string.h>

static void same_again(const struct position *position, const struct rules *rules)
{
  struct strbuf text;
  struct error err;
  struct position again;
  strbuf_init(&text);
  position_write(&text, position, rules);
  position_init(&again, rules);
  FUZZ_CHECK(position_read(&again, text.text, rules, &err));
  FUZZ_CHECK(position_equal(position, &again, rules));
  FUZZ_CHECK(position->key == again.key);
  strbuf_release(&text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
  if (size == 0) return 0;
  const struct rules *rules = fuzz_rules(data[0] % fuzz_rules_count());
  char *text = fuzz_text(data + 1, size - 1);
  struct position position;
  position_copy(&position, &rules->start, rules);
  struct error err;
  err.message[0] = 0;
  if (position_read(&position, text, rules, &err)) {
    same_again(&position, rules);
    struct outcome outcome;
    FUZZ_CHECK(outcome_of(&outcome, rules, &position, &err));
  } else {
    FUZZ_CHECK(position_equal(&position, &rules->start, rules));
    FUZZ_CHECK(err.message[0] && !strchr(err.message, '\n'));
  }
  free(text);
  return 0;
}
