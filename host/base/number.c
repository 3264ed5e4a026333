#include "base/number.h"

bool number_parse(int64_t *out, const char *text, int64_t min, int64_t max)
{
  bool negative = *text == '-';
  if (*text == '-' || *text == '+') text++;
  if (!*text) return false;
  int64_t value = 0; /* kept negative, where there is room for one number more */
  for (; *text; text++) {
    if (*text < '0' || *text > '9') return false;
    int digit = *text - '0';
    if (value < (INT64_MIN + digit) / 10) return false;
    value = value * 10 - digit;
  }
  if (!negative) {
    if (value == INT64_MIN) return false;
    value = -value;
  }
  if (value < min || value > max) return false;
  *out = value;
  return true;
}
