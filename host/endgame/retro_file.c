#include "endgame/retro.h"

#include "platform/files.h"
#include "platform/system_reason.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

static const char magic[8] = "saltort2";

struct head {
  char magic[8];
  uint64_t entries, from, solved;
  int32_t plies, has_worst;
};

/* The first look goes from the first entry on; behind it there is nothing yet. */
static size_t entries_known(const struct head *head) { return (size_t)(head->plies < 0 ? head->from : head->entries); }

bool retro_save(const struct retro *retro, const char *path, struct error *err)
{
  struct head head = {.entries = retro->slice.entries, .from = retro->from, .solved = retro->solved, .plies = retro->plies, .has_worst = retro->worst != NULL};
  memcpy(head.magic, magic, sizeof magic);
  size_t n = entries_known(&head);
  const struct file_part parts[] = {{&head, sizeof head}, {retro->value, n * sizeof *retro->value}, {retro->left, n}, {retro->worst, n * sizeof *retro->worst}};
  return file_write_parts(path, parts, retro->worst ? 4 : 3, err);
}

bool retro_load(struct retro *retro, const char *path, struct error *err)
{
  FILE *file = fopen(path, "rb");
  if (!file) return error_take(err, system_reason(errno)), error_prefix(err, "%s: ", path);
  struct head head;
  bool ok = fread(&head, sizeof head, 1, file) == 1 && !memcmp(head.magic, magic, sizeof magic) && head.entries == retro->slice.entries &&
            head.from <= head.entries && head.solved <= head.entries && head.plies >= -1 && head.has_worst == (retro->worst != NULL);
  size_t n = ok ? entries_known(&head) : 0;
  ok = ok && fread(retro->value, sizeof *retro->value, n, file) == n && fread(retro->left, 1, n, file) == n &&
       (!retro->worst || fread(retro->worst, sizeof *retro->worst, n, file) == n);
  ok = ok && fgetc(file) == EOF;
  fclose(file);
  if (!ok) {
    memset(retro->value, 0, n * sizeof *retro->value), memset(retro->left, 0, n);
    return error_set(err, "%s: it is damaged or of another table", path);
  }
  retro->plies = head.plies, retro->from = head.from, retro->solved = head.solved;
  return true;
}
