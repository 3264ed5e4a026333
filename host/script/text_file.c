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
  struct error *err; /* of compiling; the rest is noted in r */
  bool ok;
};

static int read_file(lua_State *L)
{
  struct text_file *file = lua_touserdata(L, 1);
  file->ok = false;
  if (!sandbox_compile(L, file->r.sources, file->source, file->err)) return 0;
  lua_call(L, 0, 1);
  file->ok = text_table_read(&file->r, file->texts, file->language);
  return 0;
}

static bool load_file(lua_State *L, struct sources *sources, struct texts *texts, const char *path, const char *language, struct error *err)
{
  struct text_file file = {.language = language, .texts = texts, .err = err};
  if (!language_is_name(language)) return error_set(err, "%s: '%s' is not the name of a language such as en or pt-BR", path, language);
  if (!sources_read(&file.source, sources, path, err)) return false;
  reading_init(&file.r, L, sources);
  file.r.chain[0] = file.source;
  file.r.chain_count = 1;
  bool ok = call_c(L, read_file, &file, BUDGET_LOAD, err) && file.ok;
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

bool text_folder_load(struct texts *texts, const char *folder, struct error *err)
{
  struct folder list;
  if (!folder_exists(folder)) return true;
  if (!folder_list(&list, folder, err)) return false;
  struct sources sources = {0};
  lua_State *L = sandbox_new(&sources, err);
  bool ok = L != NULL;
  for (size_t i = 0; ok && i < list.count; i++) {
    char language[64], path[1200];
    if (!language_of(language, sizeof language, list.name[i])) continue;
    snprintf(path, sizeof path, "%s/%s", folder, list.name[i]);
    ok = load_file(L, &sources, texts, path, language, err);
  }
  if (L) sandbox_free(L);
  sources_release(&sources);
  folder_release(&list);
  return ok;
}
