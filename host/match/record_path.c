#include "match/record_form.h"

#include "base/memory.h"
#include "base/utf8.h"

#include <stdlib.h>
#include <string.h>

void record_write_path(struct strbuf *out, const char *key, const char *path)
{
  char *clean = memory_text(path); /* as long as the path */
  utf8_clean(clean);
  strbuf_addf(out, "%s ", key);
  for (size_t i = 0; path[i]; i++) {
    bool plain = path[i] == clean[i] && path[i] != '%' && (path[i] != ' ' || path[i + 1]);
    if (plain) strbuf_add_char(out, path[i]);
    else strbuf_addf(out, "%%%02X", (unsigned)(unsigned char)path[i]);
  }
  strbuf_add_char(out, '\n');
  free(clean);
}

/* The byte that two hexadecimal digits stand for; -1: they are none, or it could not be in a path. */
static int byte_of(const char *digits)
{
  if (strspn(digits, "0123456789ABCDEFabcdef") < 2) return -1;
  int byte = (int)strtol((char[]){digits[0], digits[1], '\0'}, NULL, 16);
  return byte ? byte : -1;
}

bool record_path(struct record_reader *reader, char **out, char *value)
{
  char path[RECORD_PATH_SIZE];
  size_t length = 0;
  if (*value != '/') return record_expected(reader, TOLD("error.record.what.path", "a path that begins with /"), value);
  for (const char *c = value; *c; c++) {
    int byte = *c == '%' ? byte_of(c + 1) : (unsigned char)*c;
    if (byte < 0) return record_expected(reader, TOLD("error.record.what.byte", "two hexadecimal digits after each %, not both 0"), c);
    if (length == sizeof path - 1) return record_fault(reader, "error.record.long", "{line:%s}: {what:@%s} has at most {limit:%zu} bytes", reader->line.key,
                                                       TOLD("error.record.what.script", "the path of a script"), sizeof path - 1);
    path[length++] = (char)byte;
    if (*c == '%') c += 2;
  }
  path[length] = '\0';
  *out = memory_text(path);
  return true;
}
