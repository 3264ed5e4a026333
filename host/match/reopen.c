#include "match/reopen.h"

#include "base/utf8.h"
#include "platform/files.h"
#include "platform/paths.h"

#include <stdio.h>
#include <string.h>

int reopen_wants(const struct library *library, const struct record *record, int first)
{
  const char *const *scripts;
  int count = record_scripts(record, &scripts);
  for (int i = first; i < count; i++)
    if (!library_outside(library, scripts[i])) return i;
  return -1;
}

/* The path of the script that was played by; NULL: it is one of the games here. */
static const char *script_of(const struct record *record)
{
  const char *const *scripts;
  int count = record_scripts(record, &scripts);
  return count ? scripts[count - 1] : NULL;
}

/* The variant of that script. The file may hold another one now. */
static struct variant *of_script(const struct library *library, const struct record *record)
{
  const char *script = script_of(record);
  struct variant *variant = script ? library_outside(library, script) : NULL;
  return variant && !strcmp(variant_id(variant), record_variant(record)) ? variant : NULL;
}

static void set_reason(struct reopening *found, const char *reason, const char *value, size_t length)
{
  size_t most = sizeof found->value - 1;
  found->reason = reason;
  snprintf(found->value, sizeof found->value, "%.*s", (int)(length < most ? length : most), value);
  utf8_clean(found->value);
}

static void set_script_reason(struct reopening *found, const char *reason, const char *script)
{
  struct strbuf path;
  strbuf_init(&path);
  paths_shorten(&path, script);
  set_reason(found, reason, path.text, path.length);
  strbuf_release(&path);
}

struct reopening reopen_find(const struct library *library, const struct record *record)
{
  struct reopening found = {.variant = of_script(library, record)};
  for (int i = 0; !found.variant && i < library_count(library); i++) {
    const struct library_entry *entry = library_at(library, i);
    if (!strcmp(entry->id, record_variant(record))) found.variant = entry->variant, found.broken = !entry->variant;
  }
  const char *script = script_of(record);
  if (!found.variant && !found.broken && script && library_outside(library, script)) set_script_reason(&found, "record.other", script);
  return found;
}

void reopen_without(struct reopening *found, const char *script, bool gone, const struct error *why)
{
  if (gone) set_script_reason(found, "record.gone", script);
  else set_reason(found, "record.faulty", why->message, strcspn(why->message, "\n"));
}

struct reopening reopen_load(struct library *library, const struct record *record)
{
  const char *const *scripts;
  struct variant *variant;
  struct error err;
  int at = -1;
  bool loaded = true, gone = false;
  record_scripts(record, &scripts);
  while (loaded && (at = reopen_wants(library, record, at + 1)) >= 0) {
    gone = file_missing(scripts[at]);
    loaded = !gone && variant_load(&variant, scripts[at], library_extends, library, &err);
    if (loaded) library_take(library, variant, scripts[at]);
  }
  struct reopening found = reopen_find(library, record);
  if (!loaded) reopen_without(&found, scripts[at], gone, &err);
  return found;
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
  if (!match->view_only || !found.reason) return match;
  snprintf(match->view_reason, sizeof match->view_reason, "%s", found.reason);
  snprintf(match->view_value, sizeof match->view_value, "%s", found.value);
  return match;
}
