#include "app/theme_file.h"

#include "app/theme_text.h"
#include "base/memory.h"
#include "base/utf8.h"
#include "platform/files.h"
#include "platform/paths.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- the files ---- */

enum { MAX_THEMES = 256, FILE_LIMIT = 65536, ORDER_UNSAID = 1000 };
static const char ending[] = ".theme";
enum state { STATE_UNREAD, STATE_READING, STATE_GOOD, STATE_BAD };

struct source {
  char id[THEME_ID_SIZE];
  char *path, *text;       /* owned */
  const char *file;        /* the path without the folder */
  bool passed_over;        /* its id does not lead to it */
  enum state state;
  struct theme theme;
  struct strbuf faults;
};

struct sources {
  struct source *source[MAX_THEMES];
  int count;
};

static struct source *add(struct sources *all, const char *id, const char *path)
{
  struct source *source = memory_new(1, sizeof *source);
  snprintf(source->id, sizeof source->id, "%s", id);
  source->path = memory_text(path);
  const char *slash = strrchr(source->path, '/');
  source->file = slash ? slash + 1 : source->path;
  strbuf_init(&source->faults);
  all->source[all->count++] = source;
  return source;
}

static struct source *find(const struct sources *all, const char *id)
{
  for (int i = 0; i < all->count; i++)
    if (!all->source[i]->passed_over && !strcmp(all->source[i]->id, id)) return all->source[i];
  return NULL;
}

static void free_source(struct source *source)
{
  strbuf_release(&source->faults);
  free(source->text);
  free(source->path);
  free(source);
}

static bool load(struct sources *all, struct source *source);

/* Starts from the theme that a line "base light" names. True: there is such a line. */
static bool take_base(struct sources *all, struct source *source)
{
  char id[THEME_ID_SIZE];
  int line = theme_text_base(id, source->text);
  if (!line) return false;
  struct source *base = find(all, id);
  if (base && load(all, base)) {
    memcpy(&source->theme, &base->theme, sizeof source->theme);
    memset(source->theme.name, 0, sizeof source->theme.name);
    source->theme.order = ORDER_UNSAID;
    return true;
  }
  strbuf_addf(&source->faults, "%s:%d: base: ", source->file, line);
  if (!base) told_add(&source->faults, "error.theme.no_base", "there is no theme '{theme:%s}'", id);
  else if (base->state == STATE_READING) told_add(&source->faults, "error.theme.circle", "'{theme:%s}' leads back to this theme", id);
  else told_add(&source->faults, "error.theme.bad_base", "the theme '{theme:%s}' is wrong itself", id);
  strbuf_add_char(&source->faults, '\n');
  return true;
}

static bool load(struct sources *all, struct source *source)
{
  if (source->state != STATE_UNREAD) return source->state == STATE_GOOD;
  source->state = STATE_READING;
  struct theme *theme = &source->theme;
  for (int i = 0; i < PAINTS; i++) {
    snprintf(theme->paint[i].name, sizeof theme->paint[i].name, "%s", paint_name(i));
    theme->paint[i].sign = paint_sign(i);
  }
  theme->wood.rings = 20;
  theme->order = ORDER_UNSAID;
  if (source->text) {
    bool based = take_base(all, source);
    theme_text_read(theme, source->text, source->file, based, &source->faults);
  }
  snprintf(theme->id, sizeof theme->id, "%s", source->id);
  source->state = source->faults.length == 0 ? STATE_GOOD : STATE_BAD;
  if (source->state == STATE_GOOD) theme_finish(theme);
  return source->state == STATE_GOOD;
}

/* ---- folders ---- */

/* "evening.theme" gives "evening"; false: the file is no theme. `id` is "" where it is one, but with a name that cannot be an id. */
static bool id_of(char id[THEME_ID_SIZE], const char *file)
{
  const char *dot = strrchr(file, '.');
  if (!dot || strcmp(dot, ending) != 0) return false;
  size_t length = (size_t)(dot - file);
  bool good = length > 0 && length < THEME_ID_SIZE && strspn(file, "abcdefghijklmnopqrstuvwxyz0123456789-") >= length;
  snprintf(id, THEME_ID_SIZE, "%.*s", good ? (int)length : 0, file);
  return true;
}

static void read_source(struct sources *all, const char *id, const char *path)
{
  const struct source *taken = find(all, id);
  struct source *source = add(all, id, path);
  struct error err;
  source->passed_over = !*id || taken;
  if (!*id) {
    char *shown = memory_text(source->file);
    utf8_clean(shown);
    strbuf_addf(&source->faults, "%s: ", shown);
    told_add(&source->faults, "error.theme.id", "the name before .theme must be of small letters, digits and '-', at most {limit:%d}", THEME_ID_SIZE - 1);
    strbuf_add_char(&source->faults, '\n');
    free(shown);
  } else if (taken) {
    strbuf_addf(&source->faults, "%s: ", source->file);
    told_add(&source->faults, "error.theme.taken", "there is already a theme '{theme:%s}': {path:%s}", id, taken->path);
    strbuf_add_char(&source->faults, '\n');
  } else if (!file_read(&source->text, NULL, path, FILE_LIMIT, &err)) {
    strbuf_addf(&source->faults, "%s\n", err.told);
  }
}

static void read_folder(struct sources *all, const char *path)
{
  struct folder folder;
  struct error err;
  if (!folder_exists(path)) return;
  if (!folder_list(&folder, path, &err)) {
    struct source *source = add(all, "", path);
    source->passed_over = true;
    strbuf_addf(&source->faults, "%s\n", err.told);
    return;
  }
  for (size_t i = 0; i < folder.count && all->count < MAX_THEMES - 1; i++) {
    char id[THEME_ID_SIZE];
    struct strbuf file;
    strbuf_init(&file);
    strbuf_addf(&file, "%s/%s", path, folder.name[i]);
    if (id_of(id, folder.name[i])) read_source(all, id, file.text);
    strbuf_release(&file);
  }
  folder_release(&folder);
}

/* ---- all of them ---- */

static int by_order(const void *a, const void *b)
{
  const struct theme *p = a, *q = b;
  return p->order != q->order ? (p->order < q->order ? -1 : 1) : strcmp(p->id, q->id);
}

struct themes *themes_new(const char *const *folders, int count)
{
  struct sources all = {.count = 0};
  for (int i = 0; i < count; i++) read_folder(&all, folders[i]);
  struct source *light = find(&all, "light");
  if (!light || !load(&all, light)) { /* the one that is built in takes its place, also as a base */
    if (light) light->passed_over = true;
    add(&all, "light", "light.theme")->text = memory_text(theme_light_text);
  }
  struct themes *themes = memory_new(1, sizeof *themes);
  themes->theme = memory_new((size_t)all.count, sizeof *themes->theme);
  themes->fault = memory_new((size_t)all.count, sizeof *themes->fault);
  for (int i = 0; i < all.count; i++) {
    struct source *source = all.source[i];
    if (load(&all, source)) {
      memcpy(&themes->theme[themes->count++], &source->theme, sizeof source->theme);
      continue;
    }
    struct theme_fault *fault = &themes->fault[themes->faults++];
    snprintf(fault->id, sizeof fault->id, "%s", source->id);
    fault->path = memory_text(source->path);
    fault->told = memory_text(source->faults.text);
  }
  for (int i = 0; i < all.count; i++) free_source(all.source[i]);
  qsort(themes->theme, (size_t)themes->count, sizeof *themes->theme, by_order);
  return themes;
}

struct themes *themes_load(void)
{
  struct strbuf bundled, own;
  strbuf_init(&bundled), strbuf_init(&own);
  const char *folders[2];
  int count = 0;
  if (paths_in_data(&bundled, "assets/themes", NULL)) folders[count++] = bundled.text;
  if (paths_user_themes(&own, NULL)) folders[count++] = own.text;
  struct themes *themes = themes_new(folders, count);
  strbuf_release(&bundled), strbuf_release(&own);
  return themes;
}

void themes_free(struct themes *themes)
{
  if (!themes) return;
  for (int i = 0; i < themes->faults; i++) {
    free(themes->fault[i].path);
    free(themes->fault[i].told);
  }
  free(themes->fault);
  free(themes->theme);
  free(themes);
}

const struct theme *themes_find(const struct themes *themes, const char *id)
{
  for (int i = 0; i < themes->count; i++)
    if (!strcmp(themes->theme[i].id, id)) return &themes->theme[i];
  return NULL;
}

void themes_ids(const struct themes *themes, struct strbuf *out)
{
  for (int i = 0; i < themes->count; i++) strbuf_addf(out, "%s%s", i == 0 ? "" : i + 1 < themes->count ? ", " : TOLD_OR, themes->theme[i].id);
}

/* Whether a file is called so, though it may be no name for a theme. */
static bool is_file_of(const char *path, const char *id)
{
  const char *slash = strrchr(path, '/'), *name = slash ? slash + 1 : path;
  return !strncmp(name, id, strlen(id)) && !strcmp(name + strlen(id), ending);
}

const char *themes_fault(const struct themes *themes, const char *id)
{
  for (int i = 0; *id && i < themes->faults; i++) {
    const struct theme_fault *fault = &themes->fault[i];
    if (!strcmp(fault->id, id) || (!*fault->id && is_file_of(fault->path, id))) return fault->told;
  }
  return NULL;
}

bool themes_have(const char *id, struct error *err)
{
  struct themes *themes = themes_load();
  bool found = themes_find(themes, id) != NULL;
  const char *why = found ? NULL : themes_fault(themes, id);
  if (!found) {
    struct strbuf ids, first; /* of its faults */
    strbuf_init(&ids), strbuf_init(&first);
    themes_ids(themes, &ids);
    strbuf_addf(&first, "%.*s", why ? (int)strcspn(why, "\n") : 0, why ? why : "");
    if (why) error_tell(err, "error.theme.unusable", "this theme cannot be used: {why:@%s}", first.text);
    else error_tell(err, "error.theme.none", "there is no such theme: expected {themes:@%s}", ids.text);
    strbuf_release(&ids), strbuf_release(&first);
  }
  themes_free(themes);
  return found;
}

const struct theme *theme_plain(void)
{
  static struct theme plain;
  if (*plain.id) return &plain;
  struct themes *themes = themes_new(NULL, 0);
  assert(themes->count == 1 && themes->faults == 0);
  memcpy(&plain, &themes->theme[0], sizeof plain);
  themes_free(themes);
  return &plain;
}
