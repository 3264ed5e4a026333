#include "match/store.h"

#include "base/hash.h"
#include "base/memory.h"
#include "match/record_form.h"
#include "match/words.h"
#include "platform/date.h"
#include "platform/files.h"
#include "platform/paths.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

bool store_folder(struct strbuf *out, struct error *err) { return paths_games(out, err); }

bool store_is_game(const char *path)
{
  size_t length = strlen(path), ending = strlen(STORE_ENDING);
  return length > ending && !strcmp(path + length - ending, STORE_ENDING) && path[length - ending - 1] != '/';
}

/* ---- one game ---- */

bool store_write_new(struct strbuf *out, const char *folder, const char *variant, const char *text, struct error *err)
{
  char stamp[DATE_STAMP_SIZE];
  date_stamp(stamp);
  size_t before = out->length;
  bool taken = true;
  for (int i = 1; taken; i++) {
    out->text[out->length = before] = '\0';
    strbuf_addf(out, "%s/%s-%s", folder, stamp, variant);
    if (i > 1) strbuf_addf(out, "-%d", i);
    strbuf_add(out, STORE_ENDING);
    if (out->length - before >= STORE_PATH_SIZE) return error_tell(err, "error.file.long_folder", "the name of the folder {path:%s} is too long", folder);
    if (!file_exists(out->text + before) && file_write_new(out->text + before, text, strlen(text), &taken, err)) return true;
  }
  return false;
}

bool store_own(struct strbuf *out, const char *path, const char *folder)
{
  const char *slash = strrchr(path, '/');
  struct strbuf above;
  strbuf_init(&above);
  if (slash) strbuf_addf(&above, "%.*s/", (int)(slash - path), path);
  else strbuf_add(&above, ".");
  bool own = file_same(above.text, folder);
  if (own) strbuf_addf(out, "%s/%s", folder, slash ? slash + 1 : path);
  strbuf_release(&above);
  return own;
}

bool store_write(const char *path, const char *text, struct error *err) { return file_write(path, text, strlen(text), err); }

uint64_t store_content(const char *path)
{
  char *text;
  size_t size;
  if (file_missing(path)) return 0;
  if (!file_read(&text, &size, path, RECORD_SIZE_LIMIT, NULL)) return 1; /* nothing that was written here */
  uint64_t content = hash_bytes(HASH_START, text, size);
  free(text);
  return content;
}

bool store_save(struct store_file *file, bool *apart, const char *folder, const char *variant, const char *text, struct error *err)
{
  uint64_t content = hash_bytes(HASH_START, text, strlen(text)), found = *file->path && file->seen ? store_content(file->path) : 0;
  struct strbuf path;
  strbuf_init(&path);
  *apart = found && found != file->seen && found != content;
  bool is_new = *apart || !*file->path;
  if (!is_new) strbuf_add(&path, file->path);
  bool ok = is_new ? store_write_new(&path, folder, variant, text, err) : store_write(path.text, text, err);
  if (ok) {
    memcpy(file->path, path.text, path.length + 1);
    file->seen = content;
  }
  strbuf_release(&path);
  return ok;
}

bool store_read(struct record **out, const char *path, struct error *err)
{
  char *text;
  if (!file_read(&text, NULL, path, RECORD_SIZE_LIMIT, err)) return false;
  bool ok = record_read(out, text, err) || error_prefix(err, "%s, ", path);
  free(text);
  return ok;
}

bool store_remove(const char *path, struct error *err) { return file_time(path) < 0 || file_remove(path, err); }

/* ---- all games ---- */

struct found {
  char *path; /* owned */
  int64_t time;
};

static int by_time(const void *a, const void *b)
{
  const struct found *p = a, *q = b;
  if (p->time != q->time) return p->time < q->time ? 1 : -1;
  return strcmp(q->path, p->path);
}

static void summarise(struct stored *out, const char *path)
{
  struct error err;
  struct record *record;
  if (!store_read(&record, path, &err)) {
    snprintf(out->fault, sizeof out->fault, "%.*s", (int)sizeof out->fault - 1, err.told);
    return;
  }
  snprintf(out->variant, sizeof out->variant, "%s", record_variant(record));
  snprintf(out->title, sizeof out->title, "%s", record_title(record));
  out->player_count = record->rules->player_count;
  memcpy(out->participant, record->participant, sizeof out->participant);
  for (int p = 0; p < out->player_count; p++)
    if (!*out->participant[p].colour) memcpy(out->participant[p].colour, record->rules->player[p].colour, sizeof out->participant[p].colour);
  out->turns = record->stands;
  out->outcome = record->outcome;
  out->over = record->outcome.type != OUTCOME_NONE;
  out->now = record->stands ? record->turn[record->stands - 1].after : record->rules->start;
  out->rules = record->rules;
  record->rules = NULL;
  record_free(record);
}

/* "x.salto.AbCdEf": the new file of a write that did not come to its end. */
static bool is_left_behind(const char *name)
{
  size_t length = strlen(name), more = strlen(".XXXXXX");
  if (length <= more || name[length - more] != '.') return false;
  char game[256];
  snprintf(game, sizeof game, "%.*s", (int)(length - more), name);
  return store_is_game(game);
}

enum { LEFT_BEHIND_S = 60 };

/* All games of the folder, newest first; owned, as are their paths. */
static struct found *look(int *count, const struct folder *names, const char *folder)
{
  struct found *found = memory_new(names->count + 1, sizeof *found);
  struct strbuf path;
  strbuf_init(&path);
  *count = 0;
  for (size_t i = 0; i < names->count; i++) {
    const char *name = names->name[i];
    strbuf_clear(&path);
    strbuf_addf(&path, "%s/%s", folder, name);
    int64_t time = file_time(path.text);
    if (time < 0 || path.length >= STORE_PATH_SIZE) continue;
    if (is_left_behind(name) && date_now() - time / 1000000000 > LEFT_BEHIND_S) file_remove(path.text, NULL);
    if (store_is_game(name)) found[(*count)++] = (struct found){memory_text(path.text), time};
  }
  strbuf_release(&path);
  qsort(found, (size_t)*count, sizeof *found, by_time);
  return found;
}

bool store_list(struct stored_list *out, const char *folder, int first, struct error *err)
{
  struct folder names;
  *out = (struct stored_list){0};
  if (!folder_exists(folder)) return true;
  if (!folder_list(&names, folder, err)) return false;
  int count;
  struct found *found = look(&count, &names, folder);
  folder_release(&names);
  out->total = count;
  out->first = first < count ? first : count > 0 ? (count - 1) / STORE_SHOWN * STORE_SHOWN : 0;
  out->count = count - out->first < STORE_SHOWN ? count - out->first : STORE_SHOWN;
  out->item = memory_new((size_t)out->count + 1, sizeof *out->item);
  struct stored *broken = memory_new((size_t)out->count + 1, sizeof *broken);
  int readable = 0, unreadable = 0;
  for (int i = 0; i < out->count; i++) {
    const struct found *file = &found[out->first + i];
    struct stored *stored = &out->item[readable];
    *stored = (struct stored){.when = file->time / 1000000000};
    snprintf(stored->path, sizeof stored->path, "%s", file->path);
    summarise(stored, file->path);
    if (*stored->fault) broken[unreadable++] = *stored;
    else readable++;
  }
  memcpy(out->item + readable, broken, (size_t)unreadable * sizeof *broken);
  free(broken);
  for (int i = 0; i < count; i++) free(found[i].path);
  free(found);
  return true;
}

void store_list_release(struct stored_list *list)
{
  for (int i = 0; i < list->count; i++) rules_free(list->item[i].rules);
  free(list->item);
  *list = (struct stored_list){0};
}

void stored_players(struct strbuf *out, const struct stored *stored, const struct words *words)
{
  struct words of_game = *words;
  of_game.participants = stored->participant;
  for (int p = 0; p < stored->player_count; p++) {
    if (p) strbuf_add(out, ", ");
    words_player(out, &of_game, stored->rules, p);
  }
}
