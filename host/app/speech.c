#include "app/speech.h"

#include "app/narrate.h"
#include "app/spoken_text.h"
#include "app/state.h"
#include "base/memory.h"
#include "platform/process.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ENDING = 4, SPEAKING_MS = 40, MOST = 4096 };

struct speech {
  struct strbuf waiting;          /* what happened and is not said yet */
  struct process *now;            /* that speaks; NULL: nobody does */
  struct strbuf now_words;        /* what it says */
  bool long_text;                 /* that was asked for: what is said now, or waits */
  bool now_focus;                 /* it says what has the focus, and may be cut short by what happens */
  struct process *ending[ENDING]; /* told to be silent */
  char failed[256];               /* a command that could not be started, or failed, and is not tried again */
  bool happened;                  /* since the last frame */
  uint64_t focus;                 /* the widget said last, and how */
  struct strbuf focus_words;
};

struct speech *speech_new(void)
{
  struct speech *speech = memory_new(1, sizeof *speech);
  strbuf_init(&speech->now_words), strbuf_init(&speech->waiting), strbuf_init(&speech->focus_words);
  return speech;
}

void speech_free(struct speech *speech)
{
  if (!speech) return;
  process_free(speech->now);
  for (int i = 0; i < ENDING; i++) process_free(speech->ending[i]);
  strbuf_release(&speech->now_words), strbuf_release(&speech->waiting), strbuf_release(&speech->focus_words);
  free(speech);
}

bool speech_on(const struct app *app) { return app->settings.speak && app->input.speech; }

static bool by_command(const struct app *app)
{
  return *app->settings.speak_command && strcmp(app->settings.speak_command, app->input.speech->failed) != 0;
}

/* ---- the command ---- */

static void silence(struct speech *speech)
{
  if (!speech->now) return;
  process_stop(speech->now);
  int slot = 0;
  while (slot < ENDING - 1 && speech->ending[slot]) slot++;
  process_free(speech->ending[slot]); /* one that does not listen for so long */
  speech->ending[slot] = speech->now;
  speech->now = NULL;
}

static void write_line(const char *sentence) { fprintf(stderr, "say %s\n", sentence); }

/* Told once; from then on it is written. `told`: why. */
static void command_failed(const struct app *app, const char *told)
{
  struct speech *speech = app->input.speech;
  struct strbuf why;
  strbuf_init(&why);
  app_say(app, &why, told);
  SDL_strlcpy(speech->failed, app->settings.speak_command, sizeof speech->failed);
  if (app->options->narrate) narrate(app, "settings", "speak-command: %s", why.text);
  else fprintf(stderr, "salto: speak-command: %s\n", why.text);
  strbuf_release(&why);
}

static void speak(const struct app *app, const char *sentence, bool focus)
{
  struct speech *speech = app->input.speech;
  struct error err;
  int count;
  char **words = process_words(app->settings.speak_command, &count, &err);
  bool started = false;
  if (words) {
    const char **list = memory_new((size_t)count + 2, sizeof *list);
    for (int i = 0; i < count; i++) list[i] = words[i];
    list[count] = sentence;
    silence(speech);
    started = process_start(&speech->now, list, &err);
    free(list);
    free(words);
  }
  speech->now_focus = focus;
  strbuf_clear(&speech->now_words), strbuf_add(&speech->now_words, sentence);
  if (started) return;
  speech->now = NULL;
  command_failed(app, err.told);
  write_line(sentence);
}

/* ---- what there is to say ---- */

static void say_or_wait(const struct app *app, const char *sentence)
{
  struct speech *speech = app->input.speech;
  speech->happened = true;
  if (!by_command(app)) {
    write_line(sentence);
    return;
  }
  if (speech->waiting.length > MOST) strbuf_clear(&speech->waiting); /* nobody listens to that much any more */
  if (speech->waiting.length > 0) strbuf_add_char(&speech->waiting, ' ');
  strbuf_add(&speech->waiting, sentence);
}

void speech_say(const struct app *app, const char *text)
{
  if (!speech_on(app)) return;
  struct strbuf sentence;
  strbuf_init(&sentence);
  spoken_text(&sentence, text);
  if (sentence.length > 0) say_or_wait(app, sentence.text);
  strbuf_release(&sentence);
}

void speech_at_length(const struct app *app)
{
  if (speech_on(app) && by_command(app)) app->input.speech->long_text = true;
}

bool speech_hush(const struct app *app)
{
  struct speech *speech = app->input.speech;
  if (!speech) return false;
  bool told = speech->long_text && (speech->now || speech->waiting.length > 0);
  silence(speech);
  strbuf_clear(&speech->waiting);
  speech->long_text = false;
  return told;
}

void speech_again(const struct app *app)
{
  if (speech_on(app)) app->input.speech->focus = 0;
}

/* Lines of the narration that are for players: without their first `skip` words, as they are or, with a text, as that, which may have
   a {turn} in it. To add one: a row. */
static const struct {
  const char *word;
  int skip;
  const char *text;
} spoken[] = {
  {"prompt", 0, NULL},   {"refused", 0, NULL}, {"result", 0, NULL}, {"placed", 0, NULL},   {"ask", 0, NULL},      {"note", 0, NULL},
  {"script", 0, NULL},   {"task", 1, NULL},    {"hint", 0, NULL},   {"wrong", 0, NULL},    {"done", 0, NULL},     {"failed", 0, NULL},
  {"unsaved", 0, NULL},  {"message", 0, NULL}, {"look", 1, NULL},   {"trouble", 0, NULL},  {"unopened", 0, NULL}, {"hinted", 0, "ui.play.hint"},
  {"standing", 0, NULL}, {"state", 0, NULL},   {"pieces", 0, NULL}, {"low", 1, NULL},      {"start", 0, NULL},    {"found", 1, NULL},
  {"undo", 0, NULL},     {"redo", 0, NULL},    {"new", 0, NULL},    {"removed", 0, "ui.choose.removed"},          {"flip", 0, NULL},
  {"rotate", 0, NULL},   {"assessed", 1, NULL}, {"reason", 0, NULL},
};

/* Others have a text for each value: "ui.keys.say.<word>.<value>", which may have a {game} in it. */
static const char *const by_value[] = {"screen", "keys", "files", "pad", "analysis", "runs"};

static void say_value(const struct app *app, const char *word, const char *value)
{
  char key[64];
  struct strbuf out;
  strbuf_init(&out);
  SDL_snprintf(key, sizeof key, "ui.keys.say.%s.%s", word, value);
  app_fill(app, &out, key, "game", app_game_name(app));
  speech_say(app, out.text);
  strbuf_release(&out);
}

static void say_row(const struct app *app, int skip, const char *text, const char *line)
{
  for (; skip > 0 && *line; skip--) line += strcspn(line, " "), line += strspn(line, " ");
  struct strbuf out;
  strbuf_init(&out);
  if (text) text_fill(&out, app_text(app, text), &(struct text_value){"turn", line}, 1);
  else strbuf_add(&out, line);
  speech_say(app, out.text);
  strbuf_release(&out);
}

void speech_heard(const struct app *app, const char *word, const char *line)
{
  if (!speech_on(app)) return;
  for (size_t i = 0; i < sizeof by_value / sizeof *by_value; i++)
    if (strcmp(word, by_value[i]) == 0) say_value(app, word, line);
  for (size_t i = 0; i < sizeof spoken / sizeof *spoken; i++)
    if (strcmp(word, spoken[i].word) == 0) say_row(app, spoken[i].skip, spoken[i].text, line);
}

/* To add a role: a row. {label}, {about}: what options are about; {value}: of a stepper, or what stands in a field. */
static const struct {
  const char *text, *text_on; /* text_on: where it is chosen, or switched on */
} roles[] = {
  [UI_BUTTON] = {"ui.keys.say.button", NULL},
  [UI_CARD] = {"ui.keys.say.card", NULL},
  [UI_OPTION] = {"ui.keys.say.option", "ui.keys.say.option_on"},
  [UI_SWITCH] = {"ui.keys.say.switch_off", "ui.keys.say.switch_on"},
  [UI_LESS] = {"ui.keys.say.less", NULL},
  [UI_MORE] = {"ui.keys.say.more", NULL},
  [UI_FIELD] = {"ui.keys.say.field", NULL},
  [UI_BOARD] = {"ui.keys.say.board", NULL},
  [UI_LINE] = {"ui.keys.say.line", NULL},
  [UI_TEXT] = {"ui.keys.say.text", NULL},
};

static const char *sentence_of(const struct ui_words *words)
{
  enum ui_role role = words->role;
  if (words->off && role == UI_LESS) return "ui.keys.say.least";
  if (words->off && role == UI_MORE) return "ui.keys.say.most";
  if (role == UI_FIELD && !*words->more) return "ui.keys.say.field_empty";
  if (role == UI_OPTION && !*words->group) return words->on ? "ui.keys.say.alone_on" : "ui.keys.say.alone";
  return words->on && roles[role].text_on ? roles[role].text_on : roles[role].text;
}

void speech_focus_words(struct strbuf *out, const struct app *app)
{
  const struct ui_words *words = &app->ui.words;
  if (!words->id) return;
  const struct text_value values[] = {{"label", words->label}, {"about", words->group}, {"value", words->more}};
  bool step = words->role == UI_LESS || words->role == UI_MORE, value_said = step || words->role == UI_FIELD || words->role == UI_LINE;
  text_fill(out, app_text(app, sentence_of(words)), values, 3);
  bool twice = out->length > 1 && out->text[out->length - 1] == '.' && strchr(".?!", out->text[out->length - 2]);
  if (twice) out->text[--out->length] = '\0'; /* the label is a sentence */
  if (*words->more && !value_said) strbuf_addf(out, " %s", words->more);
  if (*words->help) strbuf_addf(out, " %s", words->help);
  if (words->off && !words->spent && !step) strbuf_addf(out, " %s", app_text(app, "ui.keys.say.off"));
}

void speech_follow(struct app *app)
{
  if (!speech_on(app)) return;
  struct speech *speech = app->input.speech;
  if (app->ui.words.id && app->ui.words.soon) {
    speech_tick(app);
    return;
  }
  struct strbuf written, words;
  strbuf_init(&written), strbuf_init(&words);
  speech_focus_words(&written, app);
  spoken_text(&words, written.text ? written.text : "");
  strbuf_release(&written);
  bool other = words.length > 0 && (speech->focus != app->ui.words.id || strcmp(words.text, speech->focus_words.text ? speech->focus_words.text : ""));
  if (other) {
    strbuf_clear(&speech->focus_words);
    strbuf_add(&speech->focus_words, words.text);
  }
  speech->focus = app->ui.words.id;
  bool alone = other && !speech->happened; /* the player moved on: what was being said does not matter any more */
  if (alone) strbuf_clear(&speech->waiting);
  if (alone && by_command(app)) speak(app, words.text, true);
  else if (other) speech_say(app, words.text);
  speech->happened = false;
  strbuf_release(&words);
  speech_tick(app);
}

/* ---- looking after it ---- */

int speech_due(const struct app *app)
{
  const struct speech *speech = app->input.speech;
  if (!speech) return 0;
  bool busy = speech->now != NULL;
  for (int i = 0; i < ENDING; i++) busy |= speech->ending[i] != NULL;
  return busy ? SPEAKING_MS : 0;
}

static void reap(struct process **process)
{
  if (!*process || !process_ended(*process)) return;
  process_free(*process);
  *process = NULL;
}

/* What a command did not say, and what waited for it, is written. */
static void look_after_failure(struct app *app)
{
  struct speech *speech = app->input.speech;
  if (!speech->now || !process_ended(speech->now) || !process_failed(speech->now)) return;
  command_failed(app, app_text(app, "ui.keys.say.command_failed"));
  write_line(speech->now_words.text);
  if (speech->waiting.length > 0) write_line(speech->waiting.text);
  strbuf_clear(&speech->waiting);
}

void speech_tick(struct app *app)
{
  struct speech *speech = app->input.speech;
  if (!speech) return;
  look_after_failure(app);
  reap(&speech->now);
  if (!speech->now && speech->waiting.length == 0) speech->long_text = false;
  for (int i = 0; i < ENDING; i++) reap(&speech->ending[i]);
  if (!speech_on(app) || !by_command(app)) {
    silence(speech);
    strbuf_clear(&speech->waiting);
    return;
  }
  if (speech->waiting.length == 0 || (speech->now && !speech->now_focus)) return;
  speak(app, speech->waiting.text, false);
  strbuf_clear(&speech->waiting);
}
