#include "base/keyed.h"

#include "base/utf8.h"

#include <string.h>

static const char blanks[] = " \t\r";

void keyed_init(struct keyed *keyed, char *text)
{
  memset(keyed, 0, sizeof *keyed);
  keyed->rest = text + (utf8_without_mark(text) - text);
}

/* The next line, terminated; NULL when there is none. */
static char *next_line(struct keyed *keyed)
{
  char *line = keyed->rest;
  if (!line || !*line) return NULL;
  char *end = line + strcspn(line, "\n");
  keyed->rest = *end ? end + 1 : end;
  *end = '\0';
  keyed->line++;
  return line;
}

static void cut_blanks(char *text)
{
  size_t length = strlen(text);
  while (length > 0 && strchr(blanks, text[length - 1])) text[--length] = '\0';
}

bool keyed_next(struct keyed *keyed)
{
  char *line;
  while ((line = next_line(keyed)) != NULL) {
    line += strspn(line, blanks);
    if (!*line || *line == '#') continue;
    size_t length = strcspn(line, blanks), kept = length < KEYED_KEY_SIZE ? length : KEYED_KEY_SIZE - 1;
    memcpy(keyed->key, line, kept);
    keyed->key[kept] = '\0';
    keyed->value = line + length + strspn(line + length, blanks);
    cut_blanks(keyed->value);
    return true;
  }
  return false;
}

static bool is_colour(const char *text)
{
  size_t digits = strspn(text + 1, "0123456789abcdefABCDEF");
  return digits == 6 && (!text[7] || strchr(blanks, text[7]));
}

char *keyed_remark(char *value)
{
  char *end = value + strlen(value);
  if (!*value) return end;
  for (char *at = value + 1; *at; at++) {
    if (*at != '#' || !strchr(blanks, at[-1]) || is_colour(at)) continue;
    at[-1] = '\0';
    cut_blanks(value);
    return at;
  }
  return end;
}

char *keyed_word(char **value)
{
  char *word = *value + strspn(*value, blanks);
  if (!*word) return NULL;
  char *end = word + strcspn(word, blanks);
  *value = *end ? end + 1 : end;
  *end = '\0';
  return word;
}
