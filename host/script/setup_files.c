#include "script/setup_files.h"

#include "base/memory.h"
#include "base/utf8.h"
#include "core/outcome.h"
#include "platform/files.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void setup_files_init(struct setup_files *files) { *files = (struct setup_files){0}; }

void setup_files_release(struct setup_files *files)
{
  free(files->item);
  setup_files_init(files);
}

bool setup_folder_beside(char *out, size_t size, const struct variant *variant)
{
  const char *path = variant_path(variant), *slash = strrchr(path, '/'), *file = slash ? slash + 1 : path;
  if (strcmp(file, "variant.lua")) return false;
  return snprintf(out, size, "%.*ssetups", (int)(file - path), path) < (int)size;
}

/* "players 3" as a whole line. */
static bool read_players(int *out, const char *line, size_t length)
{
  char text[32], end;
  if (length >= sizeof text) return false;
  memcpy(text, line, length);
  text[length] = '\0';
  return sscanf(text, " players %1d %c", out, &end) == 1 && *out > 0;
}

/* What is left of the text without what is said about it. */
static void take(struct setup_file *file, const char *text)
{
  size_t kept = 0;
  bool first = true;
  while (*text) {
    size_t length = strcspn(text, "\n"), blank = strspn(text, " \t\r");
    bool empty = blank >= length, comment = text[blank] == '#';
    if (!comment && !(first && !empty && read_players(&file->players, text, length))) {
      memcpy(file->position + kept, text, length);
      file->position[kept += length] = '\n';
      kept++;
    }
    first = first && (empty || comment);
    text += length + (text[length] == '\n');
  }
  file->position[kept] = '\0';
}

/* `why`, told, names the file already, or speaks of it. */
static void set_fault(char fault[TOLD_SIZE], const char *why) { snprintf(fault, TOLD_SIZE, "%.*s", TOLD_SIZE - 1, why); }

static void read_file(struct setup_file *file)
{
  char *text;
  struct error err;
  if (!file_read(&text, NULL, file->path, SETUP_FILE_SIZE - 2, &err)) {
    set_fault(file->fault, err.told);
    return;
  }
  take(file, utf8_without_mark(text));
  free(text);
  if (!*file->position) set_fault(file->fault, TOLD("error.setup.empty", "it holds no position; rows of the board or a position text were expected"));
}

void setup_files_read(struct setup_files *files, const char *folder)
{
  struct folder list;
  struct error err;
  if (file_missing(folder)) return;
  if (!folder_list(&list, folder, &err)) {
    if (!*files->fault) set_fault(files->fault, err.told);
    return;
  }
  for (size_t i = 0; i < list.count && files->count < SETUP_FILES; i++) {
    const char *name = list.name[i];
    size_t length = strlen(name);
    if (length <= 4 || strcmp(name + length - 4, ".txt") || *name == '.') continue;
    files->item = memory_grow(files->item, (size_t)files->count + 1, sizeof *files->item);
    struct setup_file *file = &files->item[files->count++];
    memset(file, 0, sizeof *file);
    snprintf(file->name, sizeof file->name, "%.*s", (int)(length - 4), name);
    utf8_clean(file->name);
    bool fits = snprintf(file->path, sizeof file->path, "%s/%s", folder, name) < (int)sizeof file->path;
    if (fits) read_file(file);
    else set_fault(file->fault, TOLD("error.setup.path", "its path is too long"));
  }
  folder_release(&list);
}

/* ---- whether a game begins there ---- */

static bool begins(const struct setup_file *file, const struct rules *rules, struct error *why)
{
  struct position start;
  struct outcome outcome;
  if (!position_read_any(&start, file->position, rules, why) || !outcome_of(&outcome, rules, &start, why)) return false;
  return outcome.type == OUTCOME_NONE || error_tell(why, "error.setup.over", "the game is over where it starts");
}

struct fitting {
  struct variant *variant;
  const struct choices *choices;
  bool made[MAX_PLAYERS + 1];
  struct rules *rules[MAX_PLAYERS + 1]; /* by the number of players, as they are asked for; NULL: they cannot be made */
};

static const struct rules *rules_for(struct fitting *fitting, int players)
{
  struct choices choices = *fitting->choices;
  choices.players = players;
  if (!fitting->made[players] && !variant_rules(&fitting->rules[players], fitting->variant, &choices, NULL)) fitting->rules[players] = NULL;
  fitting->made[players] = true;
  return fitting->rules[players];
}

/* Where no rules can be made it is not the file that is at fault. */
static void check_file(struct setup_file *file, struct fitting *fitting)
{
  struct error err, first;
  int min = variant_min_players(fitting->variant), max = variant_max_players(fitting->variant);
  error_clear(&first);
  if (file->players && (file->players < min || file->players > max))
    error_tell(&first, "error.setup.players", "it is for {count:%d} players, and this game is for {min:%d} to {max:%d}", file->players, min, max);
  for (int players = min; players <= max; players++) {
    const struct rules *rules = file->players && file->players != players ? NULL : rules_for(fitting, players);
    if (rules && begins(file, rules, &err)) return;
    if (rules && !*first.message) first = err;
  }
  set_fault(file->fault, first.told);
  file->unfit = *first.told != '\0';
}

void setup_files_check(struct setup_files *files, struct variant *variant, const struct choices *choices)
{
  struct fitting fitting = {.variant = variant, .choices = choices};
  for (int i = 0; i < files->count; i++) {
    struct setup_file *file = &files->item[i];
    if (*file->fault && !file->unfit) continue;
    file->fault[0] = '\0', file->unfit = false;
    check_file(file, &fitting);
  }
  for (int players = 0; players <= MAX_PLAYERS; players++)
    if (fitting.rules[players]) rules_free(fitting.rules[players]);
}
