#include "script/check_setups.h"

#include "core/outcome.h"
#include "script/setup_files.h"

#include <stdio.h>

/* Whether a game that begins at a position begins at all. `what` names where the position comes from. */
static void check_start(struct strbuf *faults, const struct variant *variant, const struct rules *rules, const struct position *start, const char *what)
{
  struct outcome outcome;
  struct error err;
  if (!outcome_of(&outcome, rules, start, &err)) strbuf_addf(faults, "%s\n", err.message);
  else if (outcome.type != OUTCOME_NONE)
    strbuf_addf(faults, "%s: %s: with %d players the game is over where it starts (%s)\n", variant_path(variant), what, rules->player_count,
                outcome_key(outcome.reason));
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
    if (setups[i].players == rules->player_count && position_read_any(&start, setups[i].position, rules, NULL)) check_start(faults, variant, rules, &start, what);
  }
}

static void check_file(struct strbuf *faults, struct variant *variant, const struct setup_file *file)
{
  struct error err, first = {.message = ""};
  bool fits = false;
  if (*file->fault) error_take(&first, file->fault);
  for (int players = variant_min_players(variant); players <= variant_max_players(variant) && !*file->fault; players++) {
    struct choices choices;
    struct rules *rules;
    struct position start;
    variant_default_choices(variant, &choices);
    choices.players = players;
    if ((file->players && file->players != players) || !variant_rules(&rules, variant, &choices, NULL)) continue;
    if (!position_read_any(&start, file->position, rules, &err)) first = *first.message ? first : err;
    else fits = true, check_start(faults, variant, rules, &start, file->path);
    rules_free(rules);
  }
  if (fits) return;
  if (!*first.message) error_set(&first, "it is for %d players, and this game is for %d to %d", file->players, variant_min_players(variant), variant_max_players(variant));
  strbuf_addf(faults, "%s: %s\n", file->path, first.message);
}

void check_setup_files(struct strbuf *faults, struct variant *variant)
{
  struct setup_files files;
  char folder[1024];
  setup_files_init(&files);
  if (setup_folder_beside(folder, sizeof folder, variant)) setup_files_read(&files, folder);
  if (*files.fault) told_say(faults, files.fault, NULL, NULL), strbuf_add_char(faults, '\n');
  for (int i = 0; i < files.count; i++) check_file(faults, variant, &files.item[i]);
  setup_files_release(&files);
}
