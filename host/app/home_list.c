#include "app/home_list.h"

#include "base/fold.h"
#include "base/memory.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* In the language, else in English; NULL: neither. */
static const char *text_of(const struct texts *texts, const char *language, const char *key)
{
  const char *text = text_exact(texts, language, key);
  return text ? text : text_exact(texts, TEXT_FALLBACK, key);
}

static const char *name_of(const struct variant *variant, const char *language)
{
  const char *name = text_of(variant_texts(variant), language, "name");
  return name ? name : variant_id(variant);
}

const char *home_family_title(const struct library *library, const struct texts *host, const char *language, const char *family)
{
  char key[80];
  snprintf(key, sizeof key, "family.%s", family);
  const char *title = text_of(host, language, *family ? key : "ui.choose.others");
  for (int i = 0; !title && i < library_count(library); i++) {
    const struct variant *variant = library_at(library, i)->variant;
    if (variant && !strcmp(variant_family(variant), family)) title = name_of(variant, language);
  }
  return title ? title : family;
}

static bool is_found(const struct variant *variant, const char *language, const char *title, const char *query)
{
  struct strbuf all;
  const char *summary = text_of(variant_texts(variant), language, "summary");
  strbuf_init(&all);
  strbuf_addf(&all, "%s %s %s %s %s", name_of(variant, language), summary ? summary : "", variant_id(variant), title, variant_family(variant));
  bool found = fold_matches(all.text, query);
  strbuf_release(&all);
  return found;
}

static void add(struct home_list *list, int entry, const char *title)
{
  struct home_group *group = list->groups ? &list->group[list->groups - 1] : NULL;
  if (!group || strcmp(group->title, title)) {
    list->group = memory_grow(list->group, (size_t)list->groups + 1, sizeof *list->group);
    group = &list->group[list->groups++];
    memset(group, 0, sizeof *group);
    snprintf(group->title, sizeof group->title, "%s", title);
    group->first = list->entries;
  }
  list->entry[list->entries++] = entry;
  group->count++;
}

void home_list_make(struct home_list *out, const struct library *library, const struct texts *host, const char *language, const char *query)
{
  int count = library_count(library);
  *out = (struct home_list){.entry = memory_new((size_t)count + 1, sizeof *out->entry)};
  for (int others = 0; others < 2; others++)
    for (int i = 0; i < count; i++) {
      const struct variant *variant = library_at(library, i)->variant;
      if (!variant || (*variant_family(variant) == 0) != others) continue;
      const char *title = home_family_title(library, host, language, variant_family(variant));
      if (is_found(variant, language, title, query)) add(out, i, title);
    }
}

void home_list_release(struct home_list *list)
{
  free(list->entry);
  free(list->group);
  memset(list, 0, sizeof *list);
}
