#include "platform/locale.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* In the order in which they outrank each other; see setlocale(3). */
static const char *const variables[] = {"LC_ALL", "LC_MESSAGES", "LANG"};

/* Without the C library's help, whose idea of a letter depends on the locale. */
static char lower(char c) { return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c; }
static char upper(char c) { return c >= 'a' && c <= 'z' ? (char)(c - 'a' + 'A') : c; }
static int is_letter(char c) { return lower(c) >= 'a' && lower(c) <= 'z'; }

static size_t letters(const char *text)
{
  size_t n = 0;
  while (is_letter(text[n])) n++;
  return n;
}

bool locale_tag(char tag[LANGUAGE_TAG_SIZE], const char *value)
{
  tag[0] = 0;
  size_t n = letters(value);
  if (n < 2 || n > 3 || !(value[n] == 0 || strchr("_-.@", value[n]))) return false;
  size_t length = 0;
  for (size_t i = 0; i < n; i++) tag[length++] = lower(value[i]);
  if (value[n] == '_' || value[n] == '-') {
    const char *country = value + n + 1;
    if (letters(country) == 2) {
      tag[length++] = '-';
      for (int i = 0; i < 2; i++) tag[length++] = upper(country[i]);
    }
  }
  tag[length] = 0;
  return true;
}

static bool of_locale(char tag[LANGUAGE_TAG_SIZE])
{
  const char *value = "";
  for (size_t i = 0; i < sizeof variables / sizeof *variables && !*value; i++) {
    const char *set = getenv(variables[i]);
    if (set) value = set;
  }
  return locale_tag(tag, value);
}

void locale_language(char tag[LANGUAGE_TAG_SIZE])
{
  if (!of_locale(tag)) snprintf(tag, LANGUAGE_TAG_SIZE, "en");
}

const char *locale_best(const char *tag, const char *const *languages, size_t count)
{
  for (size_t i = 0; i < count; i++)
    if (strcmp(languages[i], tag) == 0) return languages[i];
  size_t n = letters(tag);
  for (size_t i = 0; i < count; i++)
    if (letters(languages[i]) == n && strncmp(languages[i], tag, n) == 0) return languages[i];
  return "en";
}

bool locale_has(const char *tag, const char *const *languages, size_t count)
{
  size_t n = letters(tag);
  const char *best = locale_best(tag, languages, count);
  return letters(best) == n && !strncmp(best, tag, n);
}

/* As GNU's gettext has it: LANGUAGE counts only where the locale is that of a language. */
const char *locale_choose(const char *const *languages, size_t count)
{
  char tag[LANGUAGE_TAG_SIZE], name[64];
  const char *list = getenv("LANGUAGE");
  if (!of_locale(tag)) return locale_best("en", languages, count);
  for (size_t length; list && *list; list += length + (list[length] == ':')) {
    length = strcspn(list, ":");
    snprintf(name, sizeof name, "%.*s", (int)(length < sizeof name ? length : sizeof name - 1), list);
    char wanted[LANGUAGE_TAG_SIZE];
    if (locale_tag(wanted, name) && locale_has(wanted, languages, count)) return locale_best(wanted, languages, count);
  }
  return locale_best(tag, languages, count);
}
