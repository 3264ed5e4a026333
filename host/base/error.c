#include "base/error.h"

#include <stdio.h>
#include <string.h>

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
  return false;
}

bool error_prefix(struct error *err, const char *format, ...)
{
  if (!err) return false;
  char message[sizeof err->message];
  va_list args;
  va_start(args, format);
  int length = vsnprintf(message, sizeof message, format, args);
  va_end(args);
  if (length >= 0 && (size_t)length < sizeof message) snprintf(message + length, sizeof message - (size_t)length, "%s", err->message);
  memcpy(err->message, message, sizeof message);
  return false;
}
