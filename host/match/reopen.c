#include "match/reopen.h"

#include <stdio.h>
#include <string.h>

struct reopening reopen_find(const struct library *library, const struct record *record)
{
  for (int i = 0; i < library_count(library); i++) {
    const struct library_entry *entry = library_at(library, i);
    if (!strcmp(entry->id, record_variant(record))) return (struct reopening){entry->variant, !entry->variant};
  }
  return (struct reopening){NULL, false};
}

struct match *reopen(const struct record *record, struct reopening found)
{
  struct choices choices;
  struct rules *rules = NULL;
  if (found.variant && record_choices(&choices, record, found.variant, NULL) && !variant_rules(&rules, found.variant, &choices, NULL)) {
    rules = NULL;
    found.broken = true;
  }
  struct match *match = record_open(record, found.variant, rules);
  if (found.broken) snprintf(match->view_reason, sizeof match->view_reason, "record.broken");
  return match;
}
