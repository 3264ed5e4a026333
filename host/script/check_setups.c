#include "script/check_setups.h"

#include "base/memory.h"
#include "base/nearest.h"
#include "core/outcome.h"
#include "platform/files.h"
#include "script/setup_files.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Whether a game that begins at a position begins at all. `what` names where the position comes from. */
static void check_start(struct strbuf *faults, const struct variant *variant, const struct rules *rules, const struct position *start, const char *what)
{
  struct outcome outcome;
  struct error err;
  if (!outcome_of(&outcome, rules, start, &err)) strbuf_addf(faults, "%s\n", err.message);
  else if (outcome.type != OUTCOME_NONE) {
    char why[OUTCOME_NAME_SIZE];
    outcome_name(why, outcome.reason);
    strbuf_addf(faults, "%s: %s: with %d players the game is over where it starts (%s)\n", variant_path(variant), what, rules->player_count,
                why);
  }
}

void check_starts(struct strbuf *faults, const struct variant *variant, const struct rules *rules)
{
  const struct named_setup *setups;
  int count = variant_setups(variant, &setups);
  check_start(faults, variant, rules, &rules->start, "setup");
  for (int i = 0; i < count; i++) {
    struct position start;
    char what[OPTION_NAME_SIZE + 16];
    snprintf(what, sizeof what, "setups, '%s'", setups[i].name);
    if (setups[i].players == rules->player_count && position_read_any(&start, setups[i].position, rules, NULL))
      check_start(faults, variant, rules, &start, what);
  }
}

/* All files of a folder; told. */
static void check_folder(struct strbuf *faults, struct variant *variant, const char *folder)
{
  struct setup_files files;
  struct choices choices;
  setup_files_init(&files);
  setup_files_read(&files, folder);
  variant_default_choices(variant, &choices);
  setup_files_check(&files, variant, &choices);
  if (*files.fault) strbuf_addf(faults, "%s\n", files.fault);
  for (int i = 0; i < files.count; i++) {
    if (*files.item[i].fault) strbuf_addf(faults, "%s: %s\n", files.item[i].path, files.item[i].fault);
  }
  setup_files_release(&files);
}

void check_setup_files(struct strbuf *faults, struct variant *variant)
{
  char folder[1024];
  if (!setup_folder_beside(folder, sizeof folder, variant)) return;
  struct strbuf told;
  strbuf_init(&told);
  check_folder(&told, variant, folder);
  told_say(faults, told.text, NULL, NULL);
  strbuf_release(&told);
}

/* ---- the player's own ---- */

static const struct library_entry *game_of(const struct library *library, const char *id)
{
  for (int i = 0; i < library_count(library); i++)
    if (!strcmp(library_at(library, i)->id, id)) return library_at(library, i);
  return NULL;
}

static const char *near_game(const struct library *library, const char *name)
{
  int count = library_count(library);
  const char **ids = memory_new((size_t)count + 1, sizeof *ids);
  for (int i = 0; i < count; i++) ids[i] = library_at(library, i)->id;
  const char *near = nearest_word(name, ids, (size_t)count);
  free(ids);
  return near;
}

void check_own_setups(struct strbuf *faults, const struct library *library, const char *folder)
{
  struct folder list;
  struct error err;
  if (file_missing(folder)) return;
  if (!folder_list(&list, folder, &err)) {
    strbuf_addf(faults, "%s\n", err.told);
    return;
  }
  for (size_t i = 0; i < list.count; i++) {
    char path[1024];
    const char *name = list.name[i];
    if (*name == '.' || snprintf(path, sizeof path, "%s/%s", folder, name) >= (int)sizeof path) continue;
    const struct library_entry *game = game_of(library, name);
    const char *near = game ? NULL : near_game(library, name);
    if (!folder_exists(path)) error_tell(&err, "error.setup.folder", "expected a folder that is called by the id of a game, with start positions in it");
    else if (near) error_tell(&err, "error.setup.near", "there is no game '{name:%s}'; the nearest is '{near:%s}'", name, near);
    else if (!game) error_tell(&err, "error.setup.none", "there is no game '{name:%s}'", name);
    else error_clear(&err);
    if (*err.told) strbuf_addf(faults, "%s: %s\n", path, err.told);
    else if (game->variant) check_folder(faults, game->variant, path);
  }
  folder_release(&list);
}
