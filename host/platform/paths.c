#include "platform/paths.h"

#include "platform/files.h"

#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static bool is_data_folder(const char *path)
{
  struct strbuf inside;
  strbuf_init(&inside);
  strbuf_addf(&inside, "%s/variants", path);
  bool variants = folder_exists(inside.text);
  strbuf_clear(&inside);
  strbuf_addf(&inside, "%s/assets", path);
  bool assets = folder_exists(inside.text);
  strbuf_release(&inside);
  return variants && assets;
}

/* Cuts the last part of an absolute path: its folder. False at the root. */
static bool go_up(char *path)
{
  char *slash = strrchr(path, '/');
  if (!slash || slash == path) return false;
  *slash = 0;
  return true;
}

static bool program_path(char path[PATH_MAX], struct error *err)
{
  ssize_t length = readlink("/proc/self/exe", path, PATH_MAX - 1);
  if (length < 0) return error_set(err, "cannot tell where the program is: %s", strerror(errno));
  path[length] = 0;
  return true;
}

/* The folder named in `<folder>/salto-source-folder`, where there is such a file. */
static bool source_folder(struct strbuf *out, const char *folder)
{
  struct strbuf name;
  strbuf_init(&name);
  strbuf_addf(&name, "%s/salto-source-folder", folder);
  char *text = NULL;
  bool found = file_exists(name.text) && file_read(&text, NULL, name.text, PATH_MAX, NULL);
  if (found) {
    text[strcspn(text, "\n")] = 0;
    found = is_data_folder(text);
    if (found) strbuf_add(out, text);
  }
  free(text);
  strbuf_release(&name);
  return found;
}

bool paths_data(struct strbuf *out, struct error *err)
{
  char folder[PATH_MAX];
  if (!program_path(folder, err)) return false;
  go_up(folder);

  struct strbuf installed;
  strbuf_init(&installed);
  char prefix[PATH_MAX];
  strcpy(prefix, folder);
  strbuf_addf(&installed, "%s/share/salto", go_up(prefix) ? prefix : "");
  bool found = is_data_folder(installed.text);
  if (found) strbuf_add(out, installed.text);

  /* Tests lie a few folders below the top of the build tree. */
  for (int depth = 0; !found && depth < 4; depth++) {
    found = source_folder(out, folder);
    if (!go_up(folder)) break;
  }
  if (!found) error_set(err, "the program's variants and assets are missing: expected them in '%s'; please install Salto again", installed.text);
  strbuf_release(&installed);
  return found;
}

bool paths_in_data(struct strbuf *out, const char *name, struct error *err)
{
  if (!paths_data(out, err)) return false;
  strbuf_addf(out, "/%s", name);
  return true;
}

/* XDG base directories: a value that is not an absolute path is to be ignored. */
static bool user_folder(struct strbuf *out, const char *variable, const char *below_home, const char *name, struct error *err)
{
  const char *base = getenv(variable);
  if (base && base[0] == '/') {
    strbuf_addf(out, "%s/%s", base, name);
    return true;
  }
  const char *home = getenv("HOME");
  if (!home || home[0] != '/')
    return error_tell(err, "error.file.no_home", "there is no home folder: HOME is not set to an absolute path");
  strbuf_addf(out, "%s/%s/%s", home, below_home, name);
  return true;
}

bool paths_user_data(struct strbuf *out, const char *name, struct error *err)
{
  return user_folder(out, "XDG_DATA_HOME", ".local/share", "salto/", err) && (strbuf_add(out, name), true);
}

bool paths_user_variants(struct strbuf *out, struct error *err) { return paths_user_data(out, "variants", err); }

bool paths_user_themes(struct strbuf *out, struct error *err) { return paths_user_data(out, "themes", err); }

bool paths_games(struct strbuf *out, struct error *err) { return paths_user_data(out, "games", err); }

bool paths_user_setups(struct strbuf *out, struct error *err) { return paths_user_data(out, "setups", err); }

bool paths_settings(struct strbuf *out, struct error *err) { return user_folder(out, "XDG_CONFIG_HOME", ".config", "salto", err); }

/* ---- the user's documents ---- */

static const char *home(void)
{
  const char *path = getenv("HOME");
  return path && *path == '/' ? path : NULL;
}

/* The value in a line such as XDG_DOCUMENTS_DIR="$HOME/Documents", where it is for that name: absolute, or in the home folder. */
static bool user_dirs_value(struct strbuf *out, const char *line, const char *name)
{
  size_t length = strlen(name);
  line += strspn(line, " \t");
  if (strncmp(line, name, length) || strncmp(line + length, "=\"", 2)) return false;
  line += length + 2;
  if (!strncmp(line, "$HOME", 5) && home()) strbuf_add(out, home()), line += 5;
  else if (*line != '/') return false;
  for (; *line && *line != '"' && *line != '\n'; line++) {
    if (*line == '\\' && line[1]) line++;
    strbuf_add_char(out, *line);
  }
  while (out->length > 1 && out->text[out->length - 1] == '/') out->text[--out->length] = 0;
  return true;
}

/* The last line counts, as in the shell that the file is written for. */
static void user_dir(struct strbuf *out, const char *name)
{
  struct strbuf path;
  char *text = NULL;
  strbuf_init(&path);
  if (user_folder(&path, "XDG_CONFIG_HOME", ".config", "user-dirs.dirs", NULL)) file_read(&text, NULL, path.text, 1 << 16, NULL);
  for (const char *line = text; line; line = strchr(line, '\n') ? strchr(line, '\n') + 1 : NULL) {
    strbuf_clear(&path);
    if (user_dirs_value(&path, line, name)) strbuf_clear(out), strbuf_add(out, path.text);
  }
  free(text);
  strbuf_release(&path);
}

bool paths_documents(struct strbuf *out, struct error *err)
{
  struct strbuf found;
  strbuf_init(&found);
  user_dir(&found, "XDG_DOCUMENTS_DIR");
  bool there = found.length > 0 && folder_exists(found.text);
  if (there || home()) strbuf_add(out, there ? found.text : home());
  strbuf_release(&found);
  return there || home() || error_set(err, "there is no home folder: HOME is not set to an absolute path");
}

/* ---- as people write them ---- */

void paths_expand(struct strbuf *out, const char *typed, const char *base)
{
  bool in_home = *typed == '~' && (!typed[1] || typed[1] == '/') && home();
  if (in_home) strbuf_addf(out, "%s%s", home(), typed + 1);
  else if (*typed == '/') strbuf_add(out, typed);
  else strbuf_addf(out, "%s/%s", strcmp(base, "/") ? base : "", typed);
}

void paths_absolute(struct strbuf *out, const char *path)
{
  char *base = *path == '/' ? NULL : getcwd(NULL, 0);
  while (base && path[0] == '.' && path[1] == '/') path += 1 + strspn(path + 1, "/");
  if (base) strbuf_addf(out, "%s/%s", strcmp(base, "/") ? base : "", path);
  else strbuf_add(out, path);
  free(base);
}

void paths_shorten(struct strbuf *out, const char *path)
{
  size_t length = home() ? strlen(home()) : 0;
  bool in_home = length > 1 && !strncmp(path, home(), length) && (!path[length] || path[length] == '/');
  if (in_home) strbuf_addf(out, "~%s", path + length);
  else strbuf_add(out, path);
}
