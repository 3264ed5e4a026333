/* A tool of the build: draws the program's icon into a file. It is not installed (assets/desktop/CMakeLists.txt runs it). */
#include "app/emblem.h"
#include "base/number.h"

#include <stdio.h>

int main(int argc, char **argv)
{
  struct error err;
  int64_t size;
  if (argc != 3 || !number_parse(&size, argv[2], EMBLEM_LEAST, EMBLEM_MOST)) {
    fprintf(stderr, "usage: draw_icon FILE.png|FILE.svg SIZE, with a size from %d to %d\n", EMBLEM_LEAST, EMBLEM_MOST);
    return 2;
  }
  if (emblem_write(argv[1], (int)size, &err)) return 0;
  fprintf(stderr, "draw_icon: %s\n", err.message);
  return 1;
}
