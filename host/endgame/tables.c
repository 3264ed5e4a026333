#include "endgame/tables.h"

#include "base/memory.h"
#include "base/told.h"
#include "core/rules_hash.h"
#include "endgame/table_file.h"
#include "platform/files.h"
#include "platform/paths.h"

#include <inttypes.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_TABLES = 4096 };

struct table {
  struct slice slice;
  uint16_t *value; /* owned; NULL: there is none */
};

struct tables {
  const struct rules *rules;
  char *folder;
  int most_pieces;
  pthread_mutex_t lock;
  struct table *table[MAX_TABLES]; /* asked for so far, under the lock */
  int count;
  struct strbuf faults; /* likewise; not told yet */
};

bool tables_folder(struct strbuf *out, const char *variant, const struct rules *rules, struct error *err)
{
  if (!paths_user_data(out, "tables", err)) return false;
  strbuf_addf(out, "/%s-%016" PRIx64, variant, rules_hash(rules));
  return true;
}

static const char ending[] = ".table";

static int count_pieces(const char *name)
{
  size_t length = strlen(name), tail = sizeof ending - 1;
  return length > tail && !strcmp(name + length - tail, ending) ? (int)(length - tail) : 0;
}

struct tables *tables_new(const char *folder, const struct rules *rules)
{
  struct tables *tables = memory_new(1, sizeof *tables);
  tables->rules = rules;
  tables->folder = memory_text(folder);
  strbuf_init(&tables->faults);
  pthread_mutex_init(&tables->lock, NULL);
  struct folder list;
  if (!folder_exists(folder) || !folder_list(&list, folder, NULL)) return tables;
  for (size_t i = 0; i < list.count; i++)
    if (count_pieces(list.name[i]) > tables->most_pieces) tables->most_pieces = count_pieces(list.name[i]);
  folder_release(&list);
  return tables;
}

void tables_free(struct tables *tables)
{
  if (!tables) return;
  for (int i = 0; i < tables->count; i++) {
    free(tables->table[i]->value);
    free(tables->table[i]);
  }
  strbuf_release(&tables->faults);
  pthread_mutex_destroy(&tables->lock);
  free(tables->folder);
  free(tables);
}

int tables_most_pieces(const struct tables *tables) { return tables->most_pieces; }

static void path_of(struct strbuf *out, const struct tables *tables, const uint8_t count[MAX_SETS])
{
  char name[SLICE_NAME_SIZE];
  slice_name(name, tables->rules, count);
  strbuf_addf(out, "%s/%s%s", tables->folder, name, ending);
}

static struct table *find(struct tables *tables, const uint8_t count[MAX_SETS])
{
  for (int i = 0; i < tables->count; i++)
    if (!memcmp(tables->table[i]->slice.count, count, MAX_SETS)) return tables->table[i];
  return NULL;
}

/* Reads a table's file into it. Under the lock. */
static bool read_table(struct tables *tables, struct table *table, const char *path, struct error *err)
{
  struct error own;
  if (!err) err = &own;
  if (table_file_read(&table->value, path, &table->slice, rules_hash(tables->rules), err)) return true;
  table->value = NULL;
  if (file_missing(path)) return false;
  told_add(&tables->faults, "error.table.unused", "{why:@%s}; this table of endings is not used, and 'salto solve' makes it anew", err->told);
  strbuf_add_char(&tables->faults, '\n');
  return false;
}

/* The table of a slice, read if need be; NULL where there is none. Under the lock. */
static struct table *get(struct tables *tables, const uint8_t count[MAX_SETS], struct error *err)
{
  struct table *table = find(tables, count);
  if (table) return table->value ? table : (error_tell(err, "error.table.none", "there is no such table"), NULL);
  if (tables->count == MAX_TABLES) return error_tell(err, "error.table.many", "there are too many tables"), NULL;
  table = memory_new(1, sizeof *table);
  memcpy(table->slice.count, count, MAX_SETS);
  tables->table[tables->count++] = table;
  struct strbuf path;
  strbuf_init(&path);
  path_of(&path, tables, count);
  if (!slice_init(&table->slice, tables->rules, count)) error_tell(err, "error.solve.many", "{slice:%s}: there are too many positions", path.text);
  else read_table(tables, table, path.text, err);
  strbuf_release(&path);
  return table->value ? table : NULL;
}

struct ending tables_ask(struct tables *tables, const struct position *position)
{
  uint8_t count[MAX_SETS];
  slice_count(count, tables->rules, position);
  pthread_mutex_lock(&tables->lock);
  struct table *table = get(tables, count, NULL);
  pthread_mutex_unlock(&tables->lock);
  if (!table) return (struct ending){VERDICT_UNKNOWN, 0};
  uint16_t value = table->value[slice_index(&table->slice, position)];
  if (value == VALUE_OPEN || value == VALUE_NONE) return (struct ending){VERDICT_DRAW, 0};
  return (struct ending){value_is_win(value) ? VERDICT_WIN : VERDICT_LOSS, value_plies(value)};
}

bool tables_faults(struct tables *tables, struct strbuf *out)
{
  pthread_mutex_lock(&tables->lock);
  bool any = tables->faults.length > 0;
  strbuf_add(out, tables->faults.text);
  strbuf_clear(&tables->faults);
  pthread_mutex_unlock(&tables->lock);
  return any;
}

bool tables_check(struct tables *tables, const uint8_t count[MAX_SETS], struct error *err)
{
  pthread_mutex_lock(&tables->lock);
  bool ok = get(tables, count, err) != NULL;
  pthread_mutex_unlock(&tables->lock);
  return ok;
}

bool tables_has(struct tables *tables, const uint8_t count[MAX_SETS])
{
  struct error err;
  return tables_check(tables, count, &err);
}

bool tables_add(struct tables *tables, const struct slice *slice, const uint16_t *value, struct error *err)
{
  struct strbuf path;
  strbuf_init(&path);
  path_of(&path, tables, slice->count);
  bool ok = folder_make(tables->folder, err) && table_file_write(path.text, slice, value, rules_hash(tables->rules), err);
  strbuf_release(&path);
  if (!ok) return false;
  pthread_mutex_lock(&tables->lock);
  struct table *table = find(tables, slice->count);
  if (!table) {
    table = memory_new(1, sizeof *table);
    tables->table[tables->count++] = table;
  }
  table->slice = *slice;
  free(table->value);
  table->value = memory_new((size_t)slice->entries, sizeof *value);
  memcpy(table->value, value, (size_t)slice->entries * sizeof *value);
  int pieces = slice_pieces(tables->rules, slice->count);
  if (pieces > tables->most_pieces) tables->most_pieces = pieces;
  pthread_mutex_unlock(&tables->lock);
  return true;
}

bool tables_remove(struct tables *tables, const uint8_t count[MAX_SETS], struct error *err)
{
  pthread_mutex_lock(&tables->lock);
  struct table *table = find(tables, count);
  if (table) free(table->value), table->value = NULL;
  pthread_mutex_unlock(&tables->lock);
  struct strbuf path;
  strbuf_init(&path);
  path_of(&path, tables, count);
  bool ok = file_missing(path.text) || file_remove(path.text, err);
  strbuf_release(&path);
  return ok;
}
