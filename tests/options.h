/* Options of a game by their words, as one types them. */
#ifndef SALTO_TESTS_OPTIONS_H
#define SALTO_TESTS_OPTIONS_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "script/variant.h"

#include <stdio.h>
#include <string.h>

/* `options` as "name=value name=value", "" or "-" for none. */
static inline void options_choose(struct choices *choices, const struct variant *variant, const char *options)
{
  char text[128];
  snprintf(text, sizeof text, "%s", strcmp(options, "-") ? options : "");
  const struct option *option;
  int count = variant_options(variant, &option);
  char *rest = NULL;
  for (char *word = strtok_r(text, " ,", &rest); word; word = strtok_r(NULL, " ,", &rest)) {
    char *value = strchr(word, '=');
    assert_non_null(value);
    *value++ = '\0';
    int i = 0;
    while (i < count && strcmp(option[i].name, word)) i++;
    struct error err;
    if (i == count) fail_msg("%s has no option %s", variant_id(variant), word);
    if (!option_parse(&choices->value[i], &option[i], value, &err)) fail_msg("%s", err.message);
  }
}

#endif
