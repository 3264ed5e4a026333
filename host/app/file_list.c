#include "app/file_list.h"

#include "base/memory.h"
#include "base/utf8.h"
#include "platform/files.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* ---- reading ---- */

/* Whether a name is what it looks like. */
static bool can_be_shown(const char *name)
{
  char *clean = memory_text(name);
  utf8_clean(clean);
  bool same = !strcmp(clean, name);
  free(clean);
  return same;
}

static bool ends_with(const char *name, const char *ending)
{
  size_t length = strlen(name), wanted = strlen(ending);
  return length > wanted && !strcmp(name + length - wanted, ending);
}

static int by_kind_and_name(const void *a, const void *b)
{
  const struct file_entry *p = a, *q = b;
  if (p->folder != q->folder) return p->folder ? -1 : 1;
  int order = strcasecmp(p->name, q->name);
  return order ? order : strcmp(p->name, q->name);
}

void file_list_add(struct file_list *list, const char *name, bool folder)
{
  if (!(list->count & (list->count - 1))) /* a power of two, or none: it is full */
    list->item = memory_grow(list->item, list->count ? (size_t)list->count * 2 : 1, sizeof *list->item);
  list->item[list->count++] = (struct file_entry){memory_text(name), folder};
}

bool file_list_read(struct file_list *out, const char *folder, const char *ending, struct error *err)
{
  struct folder names;
  *out = (struct file_list){0};
  if (!folder_list(&names, folder, err)) return false;
  struct strbuf path;
  strbuf_init(&path);
  for (size_t i = 0; i < names.count; i++) {
    const char *name = names.name[i];
    if (!can_be_shown(name)) continue;
    strbuf_clear(&path);
    strbuf_addf(&path, "%s/%s", folder, name);
    bool is_folder = folder_exists(path.text);
    if (is_folder || (ends_with(name, ending) && file_exists(path.text))) file_list_add(out, name, is_folder);
  }
  strbuf_release(&path);
  folder_release(&names);
  if (out->count) qsort(out->item, (size_t)out->count, sizeof *out->item, by_kind_and_name);
  return true;
}

void file_list_release(struct file_list *list)
{
  for (int i = 0; i < list->count; i++) free(list->item[i].name);
  free(list->item);
  *list = (struct file_list){0};
}

/* ---- looking ---- */

static bool begins(const struct file_entry *entry, const char *start)
{
  return !strncmp(entry->name, start, strlen(start)) && (*entry->name != '.' || *start == '.');
}

int file_list_find(const struct file_list *list, const char *start, int *out, int most)
{
  int count = 0;
  for (int i = 0; i < list->count; i++)
    if (begins(&list->item[i], start)) {
      if (count < most) out[count] = i;
      count++;
    }
  return count;
}

/* How many bytes two names begin with alike, in whole characters. */
static size_t common(const char *a, const char *b, size_t most)
{
  size_t n = 0;
  while (n < most && a[n] == b[n]) n++;
  while (n > 0 && n < most && ((unsigned char)a[n] & 0xC0) == 0x80) n--;
  return n;
}

bool file_list_complete(struct strbuf *out, const struct file_list *list, const char *start)
{
  const struct file_entry *first = NULL;
  size_t length = 0;
  int count = 0;
  for (int i = 0; i < list->count; i++) {
    if (!begins(&list->item[i], start)) continue;
    if (!count++) first = &list->item[i], length = strlen(first->name);
    else length = common(first->name, list->item[i].name, length);
  }
  bool into = count == 1 && first->folder;
  if (!first || (length <= strlen(start) && !into)) return false;
  strbuf_addf(out, "%.*s%s", (int)length, first->name, into ? "/" : "");
  return true;
}
