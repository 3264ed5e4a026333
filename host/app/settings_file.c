#include "app/settings_file.h"

#include "app/narrate.h"
#include "app/state.h"
#include "base/memory.h"
#include "platform/files.h"
#include "platform/locale.h"
#include "platform/paths.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FILE_LIMIT = 65536 };

/* Tells lines that were not told yet. */
static void tell(struct app *app, const char *lines)
{
  struct strbuf *faults = &app->file.faults;
  for (const char *line = lines, *end; *line; line = end) {
    char copy[2048];
    end = line + strcspn(line, "\n");
    SDL_snprintf(copy, sizeof copy, "%.*s", (int)(end - line), line);
    if (*end) end++;
    if (!*copy || strstr(faults->text, copy)) continue;
    strbuf_addf(faults, "%s\n", copy);
    if (app->options->narrate) narrate(app, "settings", "%s", copy);
    else fprintf(stderr, "salto: %s\n", copy);
  }
}

/* ---- what follows from them ---- */

static void use_language(struct app *app)
{
  const char *const *languages;
  size_t count = texts_languages(app->options->texts, &languages);
  char tag[LANGUAGE_TAG_SIZE];
  if (*app->settings.language) SDL_strlcpy(tag, app->settings.language, sizeof tag);
  else locale_language(tag);
  SDL_strlcpy(app->language, locale_best(tag, languages, count), sizeof app->language);
}

/* The theme in use stays where there is no such one. */
static bool use_theme(struct app *app, const char *id)
{
  const struct theme *theme = themes_find(app->themes, id);
  if (theme) app->look = *theme;
  app->look.patterns = app->settings.patterns;
  if (app->gfx.renderer) gfx_forget(&app->gfx);
  return theme != NULL;
}

static void narrate_changes(const struct app *app, const struct settings *before)
{
  struct strbuf changes;
  strbuf_init(&changes);
  settings_changes(&changes, before, &app->settings);
  for (char *line = changes.text, *end; *line; line = end) {
    end = line + strcspn(line, "\n");
    *end++ = '\0';
    narrate(app, "set", "%s", line);
  }
  strbuf_release(&changes);
}

/* ---- reading ---- */

static const char *theme_fault(const struct themes *themes, const char *id)
{
  for (int i = 0; i < themes->faults; i++)
    if (!strcmp(themes->fault[i].id, id)) return themes->fault[i].message;
  return NULL;
}

/* What no form of a line shows: a language without texts, a theme that there is none of. */
static void check_meaning(struct app *app, const char *text)
{
  const struct settings *kept = &app->file.kept;
  struct strbuf line;
  strbuf_init(&line);
  const char *const *languages;
  char tag[LANGUAGE_TAG_SIZE] = "";
  size_t count = texts_languages(app->options->texts, &languages);
  bool spoken = !*kept->language;
  if (!spoken && locale_tag(tag, kept->language)) spoken = !strncmp(locale_best(tag, languages, count), tag, strcspn(tag, "-"));
  if (!spoken) {
    strbuf_addf(&line, "%s:%d: language: expected system", app->file.path, settings_line(text, "language"));
    for (size_t i = 0; i < count; i++) strbuf_addf(&line, i + 1 < count ? ", %s" : " or %s", languages[i]);
    strbuf_addf(&line, ", not '%s'\n", kept->language);
  }
  if (!themes_find(app->themes, kept->theme)) {
    const char *why = theme_fault(app->themes, kept->theme);
    strbuf_addf(&line, "%s:%d: theme: ", app->file.path, settings_line(text, "theme"));
    if (why) strbuf_addf(&line, "'%s' cannot be used: %s", kept->theme, why);
    else strbuf_add(&line, "expected "), themes_ids(app->themes, &line), strbuf_addf(&line, ", not '%s'\n", kept->theme);
  }
  tell(app, line.text);
  strbuf_release(&line);
}

static void read_file(struct app *app)
{
  struct settings_file *file = &app->file;
  struct strbuf path, faults;
  struct error err;
  char *text = NULL;
  strbuf_init(&path), strbuf_init(&faults);
  if (!paths_settings(&path, &err)) {
    tell(app, err.message);
  } else {
    strbuf_add(&path, "/settings");
    file->path = memory_text(path.text);
    if (!file_missing(path.text)) {
      if (!file_read(&text, NULL, path.text, FILE_LIMIT, &err)) tell(app, err.message);
      else settings_read(&file->kept, text, path.text, &faults), tell(app, faults.text), check_meaning(app, text);
    }
  }
  free(text);
  strbuf_release(&path), strbuf_release(&faults);
}

void settings_file_open(struct app *app, bool keep)
{
  const struct app_options *options = app->options;
  struct settings *settings = &app->settings;
  app->themes = themes_load();
  app->look = *theme_plain();
  app->theme = &app->look;
  settings_init(&app->file.kept);
  strbuf_init(&app->file.faults);
  if (keep) read_file(app);
  *settings = app->file.kept;
  if (options->language) SDL_strlcpy(settings->language, options->language, sizeof settings->language);
  if (options->theme) SDL_strlcpy(settings->theme, options->theme, sizeof settings->theme);
  if (options->no_animation) settings->motion = MOTION_NONE;
  if (options->speak) {
    settings->speak = true;
    SDL_strlcpy(settings->speak_command, options->speak, sizeof settings->speak_command);
  }
  use_language(app);
  use_theme(app, settings->theme);
  if (keep) app->sound = sound_new();
  sound_set(app->sound, settings->sound);
}

void settings_file_close(struct app *app)
{
  sound_free(app->sound);
  themes_free(app->themes);
  free(app->file.path);
  strbuf_release(&app->file.faults);
}

/* ---- writing ---- */

struct write_task {
  struct task task; /* first */
  char *path;       /* owned */
  struct settings settings;
  struct error err; /* "" where it went well */
};

/* What stands in the file now is kept, also what was written there since it was read. One that cannot be read is let alone. */
static void write_file(struct task *task)
{
  struct write_task *write = (struct write_task *)(void *)task;
  struct strbuf out;
  char *before = NULL;
  strbuf_init(&out);
  if (file_missing(write->path) || file_read(&before, NULL, write->path, FILE_LIMIT, &write->err)) {
    settings_write(&out, &write->settings, before ? before : "");
    if (!before || strcmp(before, out.text) != 0) file_write(write->path, out.text, out.length, &write->err);
  }
  free(before);
  strbuf_release(&out);
}

static void written(struct app *app, struct task *task)
{
  struct write_task *write = (struct write_task *)(void *)task;
  if (app && *write->err.message) {
    struct strbuf line;
    strbuf_init(&line);
    strbuf_addf(&line, "the settings are not kept: %s\n", write->err.message);
    tell(app, line.text);
    strbuf_release(&line);
  }
  free(write->path);
  free(write);
}

void app_set(struct app *app, const struct settings *settings)
{
  struct settings before = app->settings;
  if (settings_same(&before, settings)) return;
  char language[LANGUAGE_TAG_SIZE];
  SDL_strlcpy(language, app->language, sizeof language);
  app->settings = *settings;
  app->again = true;
  narrate_changes(app, &before);
  use_language(app);
  if (strcmp(language, app->language) != 0) {
    narrate(app, "language", "%s", app->language);
    if (app->screen == APP_PLAY) narrate_prompt(app);
  }
  use_theme(app, app->settings.theme);
  sound_set(app->sound, app->settings.sound);
  if (app->settings.sound && !before.sound) sound_play(app->sound, SOUND_STEP); /* so it sounds */
  settings_follow(&app->file.kept, &before, settings);
  if (!app->file.path) return;
  struct write_task *write = memory_new(1, sizeof *write);
  write->task.run = write_file, write->task.done = written;
  write->path = memory_text(app->file.path);
  write->settings = app->file.kept;
  worker_do(app->files, &write->task);
}

/* ---- themes, read anew ---- */

struct themes_task {
  struct task task; /* first */
  struct themes *themes;
};

static void load_themes(struct task *task) { ((struct themes_task *)(void *)task)->themes = themes_load(); }

static void themes_loaded(struct app *app, struct task *task)
{
  struct themes_task *load = (struct themes_task *)(void *)task;
  if (app) {
    themes_free(app->themes);
    app->themes = load->themes;
    load->themes = NULL;
    use_theme(app, app->look.id);
    app->again = true;
  }
  themes_free(load->themes);
  free(load);
}

void settings_file_themes(struct app *app)
{
  struct themes_task *load = memory_new(1, sizeof *load);
  load->task.run = load_themes, load->task.done = themes_loaded;
  worker_do(app->files, &load->task);
}
