#include "script/library.h"

#include "base/memory.h"
#include "base/nearest.h"
#include "platform/files.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum state { UNTOUCHED, LOADING, LOADED };

/* One script file. All that were found stay, because one that is asked for may take the place of another and yet extend it. */
struct script {
  struct library_entry entry;
  struct variant *owned;
  enum state state;
  bool asked_for; /* by its path */
};

struct library {
  struct script **script; /* in the order of the folders */
  int count, capacity;
  const struct library_entry **shown; /* sorted; without those that a later one replaces */
  int shown_count;
};

/* ---- finding the files ---- */

static void break_script(struct script *script, const char *format, ...) __attribute__((format(printf, 2, 3)));
static void break_script(struct script *script, const char *format, ...)
{
  va_list arguments;
  script->state = LOADED;
  va_start(arguments, format);
  vsnprintf(script->entry.message, sizeof script->entry.message, format, arguments);
  va_end(arguments);
}

static struct script *by_id(const struct library *library, const char *id, int count)
{
  for (int i = 0; i < count; i++)
    if (!strcmp(library->script[i]->entry.id, id)) return library->script[i];
  return NULL;
}

/* Its id is read at once, so that others can extend it and be compared with it whatever its file is called. */
static struct script *add_script(struct library *library, const char *path, const char *stem)
{
  if (library->count == library->capacity) {
    library->capacity = library->capacity ? library->capacity * 2 : 16;
    library->script = memory_grow(library->script, (size_t)library->capacity, sizeof *library->script);
  }
  struct script *script = memory_new(1, sizeof *script);
  snprintf(script->entry.id, sizeof script->entry.id, "%s", stem);
  snprintf(script->entry.path, sizeof script->entry.path, "%s", path);
  variant_read_id(script->entry.id, path);
  library->script[library->count++] = script;
  return script;
}

/* "x.lua" -> "x". */
static bool stem_of(char out[64], const char *name)
{
  size_t length = strlen(name);
  if (length <= 4 || strcmp(name + length - 4, ".lua")) return false;
  snprintf(out, 64, "%.*s", (int)(length - 4), name);
  return true;
}

/* Folders of a variants folder that hold no variants of their own. */
static bool is_reserved(const char *name) { return !strcmp(name, "lib") || !strcmp(name, "api") || *name == '.'; }

/* The script that an entry of a folder is or holds, and what it is called by there. False: it is none. */
static bool script_in(char path[1024], char stem[64], const char *folder, const char *name)
{
  if (is_reserved(name)) return false;
  if (stem_of(stem, name)) return snprintf(path, 1024, "%s/%s", folder, name) < 1024;
  snprintf(stem, 64, "%.63s", name);
  return snprintf(path, 1024, "%s/%s/variant.lua", folder, name) < 1024 && file_exists(path);
}

/* `name` is the end of the path, in its folder. */
static void find_file(struct library *library, const char *path, const char *name, const char *stem)
{
  for (int i = 0; i < library->count; i++)
    if (!strcmp(library->script[i]->entry.path, path)) return;
  struct script *script = add_script(library, path, stem), *first = by_id(library, script->entry.id, library->count - 1);
  if (!first) return;
  break_script(script, "%s: the id '%s' is taken by %s; give it another", path, script->entry.id, first->entry.path);
  snprintf(script->entry.id, sizeof script->entry.id, "%s", name); /* which no id can be, for its dot */
}

static void scan(struct library *library, const char *folder)
{
  struct folder list;
  struct error err;
  if (!folder_exists(folder)) return;
  if (!folder_list(&list, folder, &err)) {
    break_script(add_script(library, folder, folder), "%s", err.message);
    return;
  }
  for (size_t i = 0; i < list.count; i++) {
    char path[1024], stem[64];
    if (script_in(path, stem, folder, list.name[i])) find_file(library, path, path + strlen(folder) + 1, stem);
  }
  folder_release(&list);
}

/* ---- loading, a base before what extends it ---- */

static void load(struct library *library, struct script *script);

/* The script with this id: one that was asked for by its path before others, else the first; none that is being loaded itself, so that a
   script that was asked for may extend the one whose place it takes. */
static struct script *find_script(struct library *library, const char *id, bool *circle)
{
  struct script *found = NULL;
  for (int i = 0; i < library->count; i++) {
    struct script *script = library->script[i];
    if (strcmp(script->entry.id, id)) continue;
    if (script->state == LOADING)
      *circle = true;
    else if (!found || script->asked_for)
      found = script;
  }
  if (found) load(library, found);
  return found;
}

static bool unknown_id(const struct library *library, const char *id, struct error *err)
{
  const char **ids = memory_new((size_t)library->count + 1, sizeof *ids);
  for (int i = 0; i < library->count; i++) ids[i] = library->script[i]->entry.id;
  const char *near = nearest_word(id, ids, (size_t)library->count);
  error_set(err, near ? "there is no variant '%s'; did you mean '%s'?" : "there is no variant '%s'", id, near);
  free(ids);
  return false;
}

static const struct variant *find_base(void *context, const char *id, struct error *err)
{
  bool circle = false;
  struct script *script = find_script(context, id, &circle);
  if (!script && circle) return error_set(err, "it extends itself, perhaps through others"), NULL;
  if (!script) return unknown_id(context, id, err), NULL;
  if (!script->owned) error_set(err, "it did not load: %.*s", (int)strcspn(script->entry.message, "\n"), script->entry.message);
  return script->owned;
}

/* Cuts the last name off a path: "a/b" -> "a", "b" -> ".", "/b" -> "/". */
static void cut_name(char *path)
{
  char *slash = strrchr(path, '/');
  if (slash) slash[slash == path] = '\0';
  else strcpy(path, ".");
}

/* Where the like of a script lie: for "a/x.lua" and "a/x/variant.lua" in "a". */
static void folder_of(char folder[1024], const char *path)
{
  size_t length = strlen(path), end = strlen("/variant.lua");
  snprintf(folder, 1024, "%s", path);
  cut_name(folder);
  if (length > end && !strcmp(path + length - end, "/variant.lua")) cut_name(folder);
}

/* The path of the script with this id that lies beside another. */
static bool path_beside(char path[1024], const char *beside, const char *id)
{
  struct folder list;
  char folder[1024], stem[64], found[64];
  bool any = false;
  folder_of(folder, beside);
  if (!folder_list(&list, folder, NULL)) return false;
  for (size_t i = 0; i < list.count && !any; i++)
    any = script_in(path, stem, folder, list.name[i]) && variant_read_id(found, path) && !strcmp(found, id);
  folder_release(&list);
  return any;
}

const struct variant *library_extends_beside(void *context, const char *id, struct error *err)
{
  const struct library_place *place = context;
  struct variant *variant;
  char path[1024];
  if (by_id(place->library, id, place->library->count) || !path_beside(path, place->path, id)) return find_base(place->library, id, err);
  return library_find(&variant, place->library, path, err) ? variant : NULL;
}

static void load(struct library *library, struct script *script)
{
  struct error err;
  struct library_place place = {library, script->entry.path};
  if (script->state != UNTOUCHED) return;
  script->state = LOADING;
  if (script->asked_for ? variant_load(&script->owned, script->entry.path, library_extends_beside, &place, &err)
                        : variant_load(&script->owned, script->entry.path, find_base, library, &err)) {
    script->entry.variant = script->owned;
  } else {
    snprintf(script->entry.message, sizeof script->entry.message, "%s", err.message);
  }
  script->state = LOADED;
}

/* ---- the sorted list ---- */

static const char *family_of(const struct library_entry *entry) { return entry->variant ? variant_family(entry->variant) : ""; }

static int by_family(const void *a, const void *b)
{
  const struct library_entry *p = *(const struct library_entry *const *)a, *q = *(const struct library_entry *const *)b;
  int order = strcmp(family_of(p), family_of(q));
  if (!order) order = (p->variant && variant_base(p->variant)) - (q->variant && variant_base(q->variant));
  return order ? order : strcmp(p->id, q->id);
}

static bool replaced(const struct library *library, int index)
{
  for (int later = index + 1; later < library->count; later++)
    if (library->script[later]->asked_for && !strcmp(library->script[later]->entry.id, library->script[index]->entry.id)) return true;
  return false;
}

static void sort(struct library *library)
{
  library->shown = memory_grow(library->shown, (size_t)library->count + 1, sizeof *library->shown);
  library->shown_count = 0;
  for (int i = 0; i < library->count; i++)
    if (!replaced(library, i)) library->shown[library->shown_count++] = &library->script[i]->entry;
  qsort(library->shown, (size_t)library->shown_count, sizeof *library->shown, by_family);
}

static void load_all(struct library *library)
{
  for (int i = 0; i < library->count; i++) load(library, library->script[i]);
  sort(library);
}

struct library *library_new(const char *const *folders, int count)
{
  struct library *library = memory_new(1, sizeof *library);
  for (int i = 0; i < count; i++) scan(library, folders[i]);
  load_all(library);
  return library;
}

void library_add_folder(struct library *library, const char *folder)
{
  scan(library, folder);
  load_all(library);
}

void library_free(struct library *library)
{
  if (!library) return;
  for (int i = 0; i < library->count; i++) {
    variant_free(library->script[i]->owned);
    free(library->script[i]);
  }
  free(library->script);
  free(library->shown);
  free(library);
}

int library_count(const struct library *library) { return library->shown_count; }
const struct library_entry *library_at(const struct library *library, int index) { return library->shown[index]; }

/* ---- asking for one ---- */

/* The last one that was read from there. */
static struct script *by_path(const struct library *library, const char *path)
{
  for (int i = library->count - 1; i >= 0; i--)
    if (!strcmp(library->script[i]->entry.path, path)) return library->script[i];
  return NULL;
}

bool library_is_path(const char *name)
{
  size_t length = strlen(name);
  return strchr(name, '/') || (length > 4 && !strcmp(name + length - 4, ".lua"));
}

bool library_find(struct variant **out, struct library *library, const char *id_or_path, struct error *err)
{
  struct script *script = NULL;
  bool circle = false;
  if (library_is_path(id_or_path)) {
    char path[1024], stem[64];
    snprintf(path, sizeof path, folder_exists(id_or_path) ? "%s/variant.lua" : "%s", id_or_path);
    script = by_path(library, path);
    if (!script) {
      const char *slash = strrchr(path, '/');
      if (!stem_of(stem, slash ? slash + 1 : path)) snprintf(stem, sizeof stem, "%.63s", slash ? slash + 1 : path);
      script = add_script(library, path, stem);
      script->asked_for = true;
      load(library, script);
      if (script->owned) variant_set_outside(script->owned);
      sort(library);
    }
  } else {
    script = find_script(library, id_or_path, &circle);
  }
  if (!script) return unknown_id(library, id_or_path, err);
  if (!script->owned) return error_set(err, "%s", script->entry.message);
  *out = script->owned;
  return true;
}

void library_take(struct library *library, struct variant *variant, const char *path)
{
  struct script *script = add_script(library, path, variant_id(variant));
  script->owned = variant;
  variant_set_outside(variant);
  script->entry.variant = variant;
  script->asked_for = true;
  script->state = LOADED;
  sort(library);
}

struct variant *library_outside(const struct library *library, const char *path)
{
  for (int i = library->count - 1; i >= 0; i--) {
    const struct script *script = library->script[i];
    const char *const *outside;
    int count = script->asked_for && script->owned ? variant_outside(script->owned, &outside) : 0;
    if (count && !strcmp(outside[count - 1], path)) return script->owned;
  }
  return NULL;
}

const struct variant *library_extends(void *library, const char *id, struct error *err) { return find_base(library, id, err); }
