#include "base/error.h"

#include <stdio.h>
#include <string.h>

void error_clear(struct error *err) { err->message[0] = err->told[0] = '\0'; }

bool error_set(struct error *err, const char *format, ...)
{
  if (!err) return false;
  /* The old message may be one of the arguments. */
  char message[sizeof err->message];
  va_list args;
  va_start(args, format);
  vsnprintf(message, sizeof message, format, args);
  va_end(args);
  memcpy(err->message, message, sizeof message);
  memcpy(err->told, message, sizeof message);
  return false;
}

bool error_take(struct error *err, const char *told)
{
  struct strbuf english;
  if (!err) return false;
  strbuf_init(&english);
  told_say(&english, told, NULL, NULL);
  snprintf(err->message, sizeof err->message, "%s", english.text);
  if (strlen(told) >= sizeof err->told) memcpy(err->told, err->message, sizeof err->message);
  else memmove(err->told, told, strlen(told) + 1);
  strbuf_release(&english);
  return false;
}

bool error_vtell(struct error *err, const char *key, const char *format, va_list args)
{
  struct strbuf told;
  if (!err) return false;
  strbuf_init(&told);
  told_vadd(&told, key, format, args);
  error_take(err, told.text);
  strbuf_release(&told);
  return false;
}

bool error_tell(struct error *err, const char *key, const char *format, ...)
{
  va_list args;
  va_start(args, format);
  error_vtell(err, key, format, args);
  va_end(args);
  return false;
}

bool error_prefix(struct error *err, const char *format, ...)
{
  if (!err) return false;
  char before[sizeof err->message];
  va_list args;
  va_start(args, format);
  vsnprintf(before, sizeof before, format, args);
  va_end(args);
  struct strbuf told;
  strbuf_init(&told);
  strbuf_addf(&told, "%s%s", before, err->told);
  error_take(err, told.text);
  strbuf_release(&told);
  return false;
}
