/* The published and computed node counts of tests/data/perft.tsv, checked up to a number of nodes: the quick test takes those
   that any build can count, the slow one the rest. */
#ifndef SALTO_TESTS_CORE_PERFT_LINES_H
#define SALTO_TESTS_CORE_PERFT_LINES_H

#include "core/fixture.h"
#include "core/perft.h"

#include <inttypes.h>

/* Counts every entry of a line whose number of nodes lies from `least` to `most`; how many entries those were, right and wrong. */
static inline int perft_check_line(char *line, uint64_t least, uint64_t most, int *wrong)
{
  char *rest = NULL, *id = strtok_r(line, "\t", &rest), *players = strtok_r(NULL, "\t", &rest), *options = strtok_r(NULL, "\t", &rest);
  int checked = 0;
  assert_non_null(options);
  const struct rules *rules = fixture_rules(id, atoi(players), options);
  for (char *entry = strtok_r(NULL, " \t\n", &rest); entry; entry = strtok_r(NULL, " \t\n", &rest)) {
    int depth;
    uint64_t expected, nodes;
    struct error err;
    assert_int_equal(sscanf(entry, "%d:%" SCNu64, &depth, &expected), 2);
    if (expected < least || expected > most) continue;
    if (!perft(&nodes, rules, &rules->start, depth, NULL, &err)) fail_msg("%s: %s", id, err.message);
    checked++;
    if (nodes == expected) continue;
    print_error("%s %s players %s depth %d: %" PRIu64 " nodes instead of %" PRIu64 "\n", id, players, options, depth, nodes, expected);
    (*wrong)++;
  }
  return checked;
}

static inline int perft_check_file(uint64_t least, uint64_t most)
{
  FILE *file = fopen(SALTO_SOURCE_DIR "/tests/data/perft.tsv", "r");
  char line[1024];
  int checked = 0, wrong = 0;
  assert_non_null(file);
  while (fgets(line, sizeof line, file))
    if (line[0] != '#' && line[0] != '\n') checked += perft_check_line(line, least, most, &wrong);
  fclose(file);
  assert_int_equal(wrong, 0);
  return checked;
}

#endif
