#include "script/variant.h"

#include "base/memory.h"
#include "platform/files.h"
#include "platform/paths.h"
#include "script/build.h"
#include "script/locate.h"
#include "script/text_file.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct variant {
  struct sources sources; /* its own, those it extends, and the libs of all */
  struct recipe recipe;
  struct head head;
  struct option_set options;
  struct setup_list setups;
  int min_players, max_players;
  struct texts *texts;
  bool named; /* has a text "name" of its own */
  char *path;
  const char *outside[MAX_OUTSIDE]; /* owned */
  int outside_count;
};
_Static_assert((int)MAX_OUTSIDE == (int)MAX_CHAIN, "each script of a chain may be one");

/* ---- texts ---- */

/* What a base's texts are good for in a variant that extends it: all but its name, what is said about it as a whole, and the pages of its book; its
   rules only where the variant tells none of its own. */
static bool inherits_text(const char *key, bool own_rules)
{
  if (!strcmp(key, "name") || !strcmp(key, "summary") || text_keys_of_book(key)) return false;
  return !(own_rules && !strncmp(key, "rules", strlen("rules")) && (key[5] == '.' || !key[5]));
}

static void inherit_texts(struct texts *texts, const struct texts *from)
{
  const char *const *keys, *const *languages;
  bool own_rules = false;
  size_t key_count = texts_keys(texts, &keys);
  for (size_t k = 0; k < key_count; k++) own_rules |= !strncmp(keys[k], "rules", strlen("rules"));
  key_count = texts_keys(from, &keys);
  size_t language_count = texts_languages(from, &languages);
  for (size_t l = 0; l < language_count; l++)
    for (size_t k = 0; k < key_count; k++) {
      const char *text = inherits_text(keys[k], own_rules) ? text_exact(from, languages[l], keys[k]) : NULL;
      if (text && !text_exact(texts, languages[l], keys[k])) texts_set(texts, languages[l], keys[k], text);
    }
}

/* text/ beside a variant.lua; a script that stands alone has its texts inside. */
static bool load_text_folder(struct variant *variant, const struct text_keys *keys, struct strbuf *faults, struct error *err)
{
  const char *slash = strrchr(variant->path, '/'), *file = slash ? slash + 1 : variant->path;
  char folder[1200];
  if (strcmp(file, "variant.lua")) return true;
  snprintf(folder, sizeof folder, "%.*stext", (int)(file - variant->path), variant->path);
  return text_folder_read(variant->texts, keys, folder, faults, err);
}

/* ---- loading ---- */

static bool no_base(const struct variant *variant, const struct error *why, struct error *err)
{
  const struct source *own = &variant->sources.item[variant->recipe.chain[0]];
  struct place place = locate(own->text, own->size, (const char *const[]){"extends"}, 1);
  char where[32] = "";
  if (place.depth) snprintf(where, sizeof where, ":%d:%d", place.value_line, place.value_column);
  return error_set(err, "%s%s: extends: %s", variant->path, where, why->message);
}

static bool extend(struct variant *variant, const struct variant **out, variant_finder find, void *context, struct error *err)
{
  struct error why;
  const struct variant *base = NULL;
  if (!find)
    error_set(&why, "there is nothing to extend here");
  else
    base = find(context, variant->head.extends, &why);
  if (!base) return no_base(variant, &why, err);
  if (base->recipe.chain_count == MAX_CHAIN) return error_set(err, "%s: more than %d variants extend each other", variant->path, MAX_CHAIN);
  int offset = sources_append(&variant->sources, &base->sources);
  for (int i = 0; i < base->recipe.chain_count; i++) variant->recipe.chain[variant->recipe.chain_count++] = base->recipe.chain[i] + offset;
  for (int i = 0; i < base->outside_count; i++) variant->outside[variant->outside_count++] = memory_text(base->outside[i]);
  if (!*variant->head.family) strcpy(variant->head.family, base->head.family);
  *out = base;
  return true;
}

static bool load(struct variant *variant, variant_finder find, void *context, struct strbuf *faults, struct error *err)
{
  int source;
  struct build build;
  const struct variant *base = NULL;
  if (!sources_read(&source, &variant->sources, variant->path, err)) return false;
  variant->recipe = (struct recipe){.sources = &variant->sources, .chain = {source}, .chain_count = 1, .may_read = true};
  if (!build_head(&variant->head, &variant->recipe, faults, err)) return false;
  if (*variant->head.extends && !extend(variant, &base, find, context, err)) return false;
  if (!build_rules(&build, &variant->recipe, NULL, variant->texts, faults, err)) return false;
  variant->setups = build.setups;
  rules_free(build.rules);
  bool texts = load_text_folder(variant, build.keys, faults, err);
  text_keys_free(build.keys);
  if (!texts) return false;
  variant->named = text_exact(variant->texts, TEXT_FALLBACK, "name") != NULL;
  if (!variant->named) texts_set(variant->texts, TEXT_FALLBACK, "name", variant->head.id);
  if (base) inherit_texts(variant->texts, base->texts);
  variant->options = build.options;
  variant->min_players = build.min_players;
  variant->max_players = build.max_players;
  variant->recipe.may_read = false; /* from now on the sources do not change, so that rules can be made on any thread */
  return true;
}

/* A folder stands for the variant.lua in it. */
static char *file_of(const char *path)
{
  struct strbuf file;
  strbuf_init(&file);
  strbuf_add(&file, path);
  if (folder_exists(path)) strbuf_addf(&file, "%svariant.lua", file.length && file.text[file.length - 1] == '/' ? "" : "/");
  char *out = memory_text(file.text);
  strbuf_release(&file);
  return out;
}

bool variant_read_id(char out[64], const char *path)
{
  struct sources sources = {0};
  struct head head = {0};
  char *file = file_of(path);
  int source;
  if (sources_read(&source, &sources, file, NULL)) {
    struct recipe recipe = {.sources = &sources, .chain = {source}, .chain_count = 1, .may_read = true};
    build_head(&head, &recipe, NULL, NULL);
  }
  sources_release(&sources);
  free(file);
  if (*head.id) memcpy(out, head.id, sizeof head.id);
  return *head.id != '\0';
}

bool variant_load_all(struct variant **out, const char *path, variant_finder find, void *context, struct strbuf *faults, struct error *err)
{
  struct variant *variant = memory_new(1, sizeof *variant);
  struct error why;
  variant->path = file_of(path);
  variant->texts = texts_new();
  size_t before = faults ? faults->length : 0;
  if (load(variant, find, context, faults, &why)) {
    *out = variant;
    return true;
  }
  if (faults && faults->length == before) strbuf_addf(faults, "%s\n", why.message);
  variant_free(variant);
  return error_set(err, "%s", why.message);
}

bool variant_load(struct variant **out, const char *path, variant_finder find, void *context, struct error *err)
{
  return variant_load_all(out, path, find, context, NULL, err);
}

void variant_free(struct variant *variant)
{
  if (!variant) return;
  texts_free(variant->texts);
  setup_list_release(&variant->setups);
  sources_release(&variant->sources);
  for (int i = 0; i < variant->outside_count; i++) free((char *)variant->outside[i]);
  free(variant->path);
  free(variant);
}

/* ---- what it is ---- */

const char *variant_id(const struct variant *variant) { return variant->head.id; }
const char *variant_base(const struct variant *variant) { return *variant->head.extends ? variant->head.extends : NULL; }
const char *variant_family(const struct variant *variant) { return variant->head.family; }
bool variant_is_named(const struct variant *variant) { return variant->named; }
const char *variant_path(const struct variant *variant) { return variant->path; }
const struct recipe *variant_recipe(const struct variant *variant) { return &variant->recipe; }
int variant_min_players(const struct variant *variant) { return variant->min_players; }
int variant_max_players(const struct variant *variant) { return variant->max_players; }
const struct texts *variant_texts(const struct variant *variant) { return variant->texts; }

int variant_outside(const struct variant *variant, const char *const **out)
{
  *out = variant->outside;
  return variant->outside_count;
}

void variant_set_outside(struct variant *variant)
{
  struct strbuf path;
  strbuf_init(&path);
  paths_absolute(&path, variant->path);
  variant->outside[variant->outside_count++] = memory_text(path.text);
  strbuf_release(&path);
}

int variant_options(const struct variant *variant, const struct option **out)
{
  *out = variant->options.option;
  return variant->options.count;
}

int variant_setups(const struct variant *variant, const struct named_setup **out)
{
  *out = variant->setups.item;
  return variant->setups.count;
}

/* ---- choices ---- */

void variant_default_choices(const struct variant *variant, struct choices *out)
{
  *out = (struct choices){.players = variant->min_players};
  for (int i = 0; i < variant->options.count; i++) out->value[i] = variant->options.option[i].initial;
}

bool option_parse(int *out, const struct option *option, const char *text, struct error *err)
{
  char *end;
  if (option->type == OPTION_BOOLEAN) {
    bool on = !strcmp(text, "true");
    if (!on && strcmp(text, "false")) return error_set(err, "%s: true or false was expected, not '%s'", option->name, text);
    *out = on;
    return true;
  }
  if (option->type == OPTION_NUMBER) {
    long value = strtol(text, &end, 10);
    if (end == text || *end || value < option->min || value > option->max)
      return error_set(err, "%s: a number from %d to %d was expected, not '%s'", option->name, option->min, option->max, text);
    *out = (int)value;
    return true;
  }
  const char *words[MAX_CHOICES];
  for (int i = 0; i < option->choice_count; i++) {
    words[i] = option->choice[i];
    if (strcmp(text, words[i])) continue;
    *out = i;
    return true;
  }
  return error_set(err, "%s: '%s' is no choice%s", option->name, text, known_words(text, words, (size_t)option->choice_count));
}

void option_write(struct strbuf *out, const struct option *option, int value)
{
  if (option->type == OPTION_BOOLEAN)
    strbuf_add(out, value ? "true" : "false");
  else if (option->type == OPTION_CHOICE)
    strbuf_add(out, option->choice[value]);
  else
    strbuf_addf(out, "%d", value);
}

static bool check_choices(const struct variant *variant, const struct choices *choices, struct error *err)
{
  if (choices->players < variant->min_players || choices->players > variant->max_players)
    return error_set(err, "%s is for %d to %d players, not %d", variant->head.id, variant->min_players, variant->max_players, choices->players);
  for (int i = 0; i < variant->options.count; i++) {
    const struct option *option = &variant->options.option[i];
    int min = option->type == OPTION_NUMBER ? option->min : 0;
    int max = option->type == OPTION_NUMBER ? option->max : option->type == OPTION_CHOICE ? option->choice_count - 1 : 1;
    if (choices->value[i] < min || choices->value[i] > max) return error_set(err, "%s: %d is no value of it", option->name, choices->value[i]);
  }
  return true;
}

bool variant_rules_all(struct rules **out, struct variant *variant, const struct choices *choices, struct strbuf *faults, struct error *err)
{
  struct build build;
  if (!check_choices(variant, choices, err) || !build_rules(&build, &variant->recipe, choices, NULL, faults, err)) return false;
  *out = build.rules;
  return true;
}

bool variant_rules(struct rules **out, struct variant *variant, const struct choices *choices, struct error *err)
{
  return variant_rules_all(out, variant, choices, NULL, err);
}
