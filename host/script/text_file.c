#include "script/text_file.h"

#include "platform/files.h"
#include "script/call.h"
#include "script/sandbox.h"
#include "script/text_table.h"

#include <stdio.h>
#include <string.h>

/* One file on its way through the guarded call. */
struct text_file {
  struct reading r;
  int source;
  const char *language;
  struct texts *texts;
  const struct text_keys *keys;
  struct error *err; /* of compiling; the rest is noted in r */
  bool ok;
};

static int read_file(lua_State *L)
{
  struct text_file *file = lua_touserdata(L, 1);
  file->ok = false;
  if (!sandbox_compile(L, file->r.sources, file->source, file->err)) return 0;
  lua_call(L, 0, 1);
  file->ok = text_table_read(&file->r, file->texts, file->keys, file->language);
  return 0;
}

static bool load_file(lua_State *L, struct sources *sources, struct text_file file, const char *path, struct strbuf *faults, struct error *err)
{
  if (!language_is_name(file.language)) return error_set(err, "%s: %s", path, language_fault(file.language));
  if (!sources_read(&file.source, sources, path, err)) return false;
  reading_init(&file.r, L, sources);
  file.r.chain[0] = file.source;
  file.r.chain_count = 1;
  bool ok = call_c(L, read_file, &file, BUDGET_LOAD, err) && file.ok;
  if (!ok) faults_sort(&file.r);
  if (!ok && faults) strbuf_add(faults, file.r.faults.text);
  if (!ok && file.r.fault_count) error_set(err, "%.*s", (int)strcspn(file.r.faults.text, "\n"), file.r.faults.text);
  reading_release(&file.r);
  return ok;
}

/* "pt-BR.lua" -> "pt-BR"; false for other names. */
static bool language_of(char *out, size_t size, const char *name)
{
  size_t length = strlen(name);
  if (length <= 4 || strcmp(name + length - 4, ".lua") || *name == '.') return false;
  snprintf(out, size, "%.*s", (int)(length - 4), name);
  return true;
}

bool text_folder_load(struct texts *texts, const char *folder, struct error *err) { return text_folder_read(texts, NULL, folder, NULL, err); }

bool text_folder_read(struct texts *texts, const struct text_keys *keys, const char *folder, struct strbuf *faults, struct error *err)
{
  struct folder list;
  if (!folder_exists(folder)) return true;
  if (!folder_list(&list, folder, err)) return false;
  struct sources sources = {0};
  lua_State *L = sandbox_new(&sources, err);
  bool ok = L != NULL;
  for (size_t i = 0; L && i < list.count; i++) {
    char language[64], path[1200];
    if (!language_of(language, sizeof language, list.name[i])) continue;
    snprintf(path, sizeof path, "%s/%s", folder, list.name[i]);
    struct error why;
    size_t before = faults ? faults->length : 0;
    if (load_file(L, &sources, (struct text_file){.language = language, .texts = texts, .keys = keys, .err = &why}, path, faults, &why)) continue;
    if (faults && faults->length == before) strbuf_addf(faults, "%s\n", why.message);
    if (ok) error_set(err, "%s", why.message);
    ok = false;
  }
  if (L) sandbox_free(L);
  sources_release(&sources);
  folder_release(&list);
  return ok;
}
