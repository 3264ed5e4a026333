#include "base/told.h"

#include "base/text.h"
#include "base/utf8.h"

#include <assert.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

enum { BEGIN = '\x02', PART = '\x1f', END = '\x03', MAX_PLACES = 8, NAME_SIZE = 24 };

/* ---- writing ---- */

struct arguments {
  va_list list;
};

/* "%s", "%.40s", "%d" …: the next argument in its form. `told`: it is a told text, and taken as it is. */
static void add_value(struct strbuf *out, const char *spec, bool told, struct arguments *arguments)
{
  size_t start = out->length;
  const char *end = spec + strlen(spec) - 1;
  if (told && !strcmp(spec, "%s")) {
    strbuf_add(out, va_arg(arguments->list, const char *));
    return;
  }
  if (!strcmp(spec, "%.*s")) {
    int precision = va_arg(arguments->list, int);
    strbuf_addf(out, "%.*s", precision, va_arg(arguments->list, const char *));
  } else if (*end == 's') {
    int precision = -1;
    sscanf(spec, "%%.%d", &precision);
    strbuf_addf(out, "%.*s", precision, va_arg(arguments->list, const char *));
  } else if (*end == 'c') {
    strbuf_add_char(out, (char)va_arg(arguments->list, int));
  } else if (strstr(spec, "ll")) {
    strbuf_addf(out, "%lld", va_arg(arguments->list, long long));
  } else if (strchr(spec, 'z')) {
    strbuf_addf(out, "%zu", va_arg(arguments->list, size_t));
  } else {
    assert(!strcmp(spec, "%d"));
    strbuf_addf(out, "%d", va_arg(arguments->list, int));
  }
  if (out->length > start) utf8_clean(out->text + start);
}

/* Of "{name:@%.40s}" the name and the form, at most `size` - 1 bytes each; returns what follows. */
static const char *read_place(char name[NAME_SIZE], char spec[NAME_SIZE], bool *told, const char *place)
{
  size_t length = strcspn(++place, ":");
  assert(length < NAME_SIZE);
  snprintf(name, NAME_SIZE, "%.*s", (int)length, place);
  place += length + 1;
  *told = *place == '@';
  place += *told;
  length = strcspn(place, "}");
  assert(length < NAME_SIZE);
  snprintf(spec, NAME_SIZE, "%.*s", (int)length, place);
  return place + length + 1;
}

void told_vadd(struct strbuf *out, const char *key, const char *format, va_list args)
{
  struct arguments arguments;
  struct strbuf values; /* behind the pattern, but met within it */
  char name[NAME_SIZE], spec[NAME_SIZE];
  bool told;
  va_copy(arguments.list, args);
  strbuf_init(&values);
  strbuf_addf(out, "%c%s%c", BEGIN, key, PART);
  while (*format) {
    if (*format == '{') {
      format = read_place(name, spec, &told, format);
      strbuf_addf(out, "{%s}", name);
      strbuf_addf(&values, "%c%s%c", PART, name, PART);
      add_value(&values, spec, told, &arguments);
      continue;
    }
    if (format[0] == '%' && format[1] == '%') format++;
    strbuf_add_char(out, *format++);
  }
  strbuf_add(out, values.text);
  strbuf_add_char(out, END);
  strbuf_release(&values);
  va_end(arguments.list);
}

void told_add(struct strbuf *out, const char *key, const char *format, ...)
{
  va_list args;
  va_start(args, format);
  told_vadd(out, key, format, args);
  va_end(args);
}

const char *told_word(char out[TOLD_WORD_SIZE], const char *family, const char *word)
{
  char clean[TOLD_WORD_SIZE / 3];
  snprintf(clean, sizeof clean, "%s", word);
  utf8_clean(clean);
  snprintf(out, TOLD_WORD_SIZE, "%c%s.%s%c%s%c", BEGIN, family, clean, PART, clean, END);
  return out;
}

/* ---- saying ---- */

/* Copies a part of a sentence, up to the next mark that is not within a sentence inside it; returns where that mark, or the end, is. */
static const char *take_part(struct strbuf *out, const char *told)
{
  int depth = 0;
  for (; *told; told++) {
    if (*told == BEGIN) depth++;
    else if (depth == 0 && (*told == PART || *told == END)) break;
    else if (*told == END) depth--;
    strbuf_add_char(out, *told);
  }
  return told;
}

static const char *say_sentence(struct strbuf *out, const char *told, told_lookup *lookup, const void *context)
{
  struct strbuf key, pattern, name[MAX_PLACES], part, value[MAX_PLACES];
  struct text_value values[MAX_PLACES];
  size_t count = 0;
  strbuf_init(&key), strbuf_init(&pattern), strbuf_init(&part);
  told = take_part(&key, told);
  if (*told == PART) told = take_part(&pattern, told + 1);
  if (pattern.length) utf8_clean(pattern.text); /* whatever a broken one holds there */
  while (*told == PART && count < MAX_PLACES) {
    strbuf_init(&name[count]), strbuf_init(&value[count]);
    told = take_part(&name[count], told + 1);
    strbuf_clear(&part);
    if (*told == PART) told = take_part(&part, told + 1);
    told_say(&value[count], part.text, lookup, context);
    values[count] = (struct text_value){name[count].text, value[count].text};
    count++;
  }
  while (*told == PART) told = take_part(&part, told + 1); /* more than there is room for */
  const char *text = lookup ? lookup(context, key.text) : NULL;
  text_fill(out, text ? text : pattern.text, values, count);
  for (size_t i = 0; i < count; i++) strbuf_release(&name[i]), strbuf_release(&value[i]);
  strbuf_release(&key), strbuf_release(&pattern), strbuf_release(&part);
  return *told == END ? told + 1 : told;
}

void told_say(struct strbuf *out, const char *told, told_lookup *lookup, const void *context)
{
  while (*told) {
    if (*told == BEGIN) told = say_sentence(out, told + 1, lookup, context);
    else if (*told == PART || *told == END) told++;
    else strbuf_add_char(out, *told++);
  }
}
