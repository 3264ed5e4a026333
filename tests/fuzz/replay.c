/* Gives a fuzz target the texts of a corpus folder, and seeded changes of them: what can be tried in every build. */
#include "base/memory.h"
#include "base/random.h"
#include "fuzz/fuzz.h"
#include "platform/files.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CHANGES = 300, LARGEST = 1 << 20 };

static struct random numbers;

static size_t below(size_t limit) { return random_below(&numbers, (uint32_t)limit); }

/* A byte of a kind that such texts are made of, now and then any at all. */
static char some_byte(const char *data, size_t size)
{
  static const char likely[] = "0123456789/-x abwmrBW,.{}()\"'=\n";
  switch (below(3)) {
  case 0: return likely[below(sizeof likely - 1)];
  case 1: return size ? data[below(size)] : 'a';
  default: return (char)below(256);
  }
}

/* Changes the text in place, a few times; it has room for one byte more each time. */
static size_t change(char *data, size_t size)
{
  for (size_t times = 1 + below(4); times > 0; times--) {
    size_t at = below(size + 1), length = below(8) + 1;
    switch (below(5)) {
    case 0: /* a byte more */
      memmove(data + at + 1, data + at, size - at);
      data[at] = some_byte(data, size);
      size++;
      break;
    case 1: /* a byte replaced */
      if (at < size) data[at] = some_byte(data, size);
      break;
    case 2: /* some bytes less */
      if (length > size - at) length = size - at;
      memmove(data + at, data + at + length, size - at - length);
      size -= length;
      break;
    case 3: /* cut */
      if (below(4) == 0) size = at;
      break;
    default: /* a piece copied over another */
      if (size > length) memmove(data + below(size - length), data + below(size - length), length);
    }
  }
  return size;
}

static void give(const char *data, size_t size)
{
  /* An exact copy, so that reading past its end is seen. */
  uint8_t *copy = memory_new(size, 1);
  if (size) memcpy(copy, data, size);
  LLVMFuzzerTestOneInput(copy, size);
  free(copy);
}

int main(int argc, char **argv)
{
  struct error err;
  struct folder folder;
  if (argc != 2 || !folder_list(&folder, argv[1], &err)) {
    fprintf(stderr, "%s\n", argc == 2 ? err.message : "usage: replay FOLDER");
    return EXIT_FAILURE;
  }
  if (folder.count == 0) {
    fprintf(stderr, "nothing in %s\n", argv[1]);
    return EXIT_FAILURE;
  }
  random_seed(&numbers, 20);
  give("", 0);
  size_t given = 1;
  for (size_t i = 0; i < folder.count; i++) {
    char path[4096], *text;
    size_t size;
    snprintf(path, sizeof path, "%s/%s", argv[1], folder.name[i]);
    if (!file_read(&text, &size, path, LARGEST, &err)) {
      fprintf(stderr, "%s\n", err.message);
      return EXIT_FAILURE;
    }
    give(text, size);
    char *changed = memory_new(size + 8, 1);
    for (int k = 0; k < CHANGES; k++) {
      memcpy(changed, text, size);
      give(changed, change(changed, size));
    }
    given += CHANGES + 1;
    free(changed);
    free(text);
  }
  folder_release(&folder);
  printf("%zu texts\n", given);
  return EXIT_SUCCESS;
}
