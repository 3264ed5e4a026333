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

void settings_file_tell(struct app *app, const char *about, const char *lines)
{
  struct strbuf *faults = &app->file.faults, line, said;
  strbuf_init(&line), strbuf_init(&said);
  for (const char *end; *lines; lines = end) {
    end = lines + strcspn(lines, "\n");
    strbuf_clear(&line), strbuf_clear(&said);
    strbuf_addf(&line, "%.*s", (int)(end - lines), lines);
    if (*end) end++;
    if (!line.length || strstr(faults->text, line.text)) continue;
    strbuf_addf(faults, "%s\n", line.text);
    if (app->options->narrate) told_say(&said, line.text, NULL, NULL), narrate(app, about, "%s", said.text);
    else app_say(app, &said, line.text), fprintf(stderr, "salto: %s\n", said.text);
  }
  strbuf_release(&line), strbuf_release(&said);
}

/* ---- what follows from them ---- */

static void use_language(struct app *app)
{
  const char *const *languages;
  size_t count = texts_languages(app->options->texts, &languages);
  char tag[LANGUAGE_TAG_SIZE];
  bool there = locale_tag(tag, app->settings.language) && locale_has(tag, languages, count);
  SDL_strlcpy(app->language, there ? locale_best(tag, languages, count) : locale_choose(languages, count), sizeof app->language);
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

/* What no form of a line shows: a language without texts, a theme that there is none of. */
static void check_meaning(const struct app *app, const char *text, struct strbuf *faults)
{
  const struct settings *kept = &app->file.kept;
  struct strbuf known, why;
  strbuf_init(&known), strbuf_init(&why);
  const char *const *languages;
  char tag[LANGUAGE_TAG_SIZE] = "";
  size_t count = texts_languages(app->options->texts, &languages);
  bool spoken = !*kept->language;
  if (!spoken && locale_tag(tag, kept->language)) spoken = locale_has(tag, languages, count);
  if (!spoken) {
    strbuf_add(&known, "system");
    for (size_t i = 0; i < count; i++) strbuf_addf(&known, "%s%s", i + 1 < count ? ", " : TOLD_OR, languages[i]);
    strbuf_addf(faults, "%s:%d: ", app->file.path, settings_line(text, "language"));
    told_add(faults, "error.settings.expected", "{line:%s}: expected {what:@%s}, not '{found:%.60s}'", "language", known.text, kept->language);
    strbuf_add_char(faults, '\n');
  }
  if (!themes_find(app->themes, kept->theme)) {
    const char *fault = themes_fault(app->themes, kept->theme);
    strbuf_clear(&known);
    themes_ids(app->themes, &known);
    strbuf_addf(faults, "%s:%d: ", app->file.path, settings_line(text, "theme"));
    if (fault) strbuf_addf(&why, "%.*s", (int)strcspn(fault, "\n"), fault);
    if (fault) told_add(faults, "error.settings.theme", "theme: '{found:%s}' cannot be used: {why:@%s}", kept->theme, why.text);
    else told_add(faults, "error.settings.expected", "{line:%s}: expected {what:@%s}, not '{found:%.60s}'", "theme", known.text, kept->theme);
    strbuf_addf(faults, "\n%s", fault ? fault + why.length + (fault[why.length] == '\n') : "");
  }
  strbuf_release(&known), strbuf_release(&why);
}

static void read_file(struct app *app, struct strbuf *faults)
{
  struct settings_file *file = &app->file;
  struct strbuf path;
  struct error err;
  char *text = NULL;
  strbuf_init(&path);
  if (!paths_settings(&path, &err)) {
    strbuf_add(faults, err.told);
  } else {
    strbuf_add(&path, "/settings");
    file->path = memory_text(path.text);
    if (!file_missing(path.text)) {
      if (!file_read(&text, NULL, path.text, FILE_LIMIT, &err)) strbuf_add(faults, err.told);
      else settings_read(&file->kept, text, path.text, faults), check_meaning(app, text, faults);
    }
  }
  free(text);
  strbuf_release(&path);
}

void settings_file_open(struct app *app, bool keep)
{
  const struct app_options *options = app->options;
  struct settings *settings = &app->settings;
  struct strbuf faults;
  app->themes = themes_load();
  app->look = *theme_plain();
  app->theme = &app->look;
  settings_init(&app->file.kept);
  strbuf_init(&app->file.faults);
  strbuf_init(&faults);
  if (keep) read_file(app, &faults);
  *settings = app->file.written = app->file.kept;
  if (options->language) SDL_strlcpy(settings->language, options->language, sizeof settings->language);
  if (options->theme) SDL_strlcpy(settings->theme, options->theme, sizeof settings->theme);
  if (options->no_animation) settings->motion = MOTION_NONE;
  if (options->speak) {
    settings->speak = true;
    SDL_strlcpy(settings->speak_command, options->speak, sizeof settings->speak_command);
  }
  use_language(app);
  settings_file_tell(app, "settings", faults.text);
  strbuf_release(&faults);
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
  struct settings before, settings; /* what this window knows to stand in the file, and what it wants there */
  struct error err; /* "" where it went well */
};

/* The file as it is now, with what this window changed: what another window or an editor wrote since stays. */
static void change(struct strbuf *out, const struct write_task *write, const char *now)
{
  struct settings settings;
  struct strbuf faults;
  strbuf_init(&faults);
  settings_init(&settings);
  settings_read(&settings, now, write->path, &faults);
  settings_follow(&settings, &write->before, &write->settings);
  settings_write(out, &settings, now);
  strbuf_release(&faults);
}

/* One that cannot be read is let alone. */
static void write_file(struct task *task)
{
  struct write_task *write = (struct write_task *)(void *)task;
  struct strbuf out;
  char *before = NULL;
  strbuf_init(&out);
  if (file_missing(write->path) || file_read(&before, NULL, write->path, FILE_LIMIT, &write->err)) {
    change(&out, write, before ? before : "");
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
    told_add(&line, "error.settings.not_kept", "the settings are not kept: {why:@%s}", write->err.told);
    settings_file_tell(app, "settings", line.text);
    strbuf_release(&line);
  } else if (app) {
    app->file.written = write->settings;
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
    *app->play.note = '\0'; /* it is in the language before */
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
  write->before = app->file.written, write->settings = app->file.kept;
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
