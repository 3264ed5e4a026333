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

void locale_language(char tag[LANGUAGE_TAG_SIZE])
{
  const char *value = "";
  for (size_t i = 0; i < sizeof variables / sizeof *variables && !*value; i++) {
    const char *set = getenv(variables[i]);
    if (set) value = set;
  }
  if (!locale_tag(tag, value)) snprintf(tag, LANGUAGE_TAG_SIZE, "en");
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
