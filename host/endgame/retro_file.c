#include "endgame/retro.h"

#include "platform/files.h"
#include "platform/system_reason.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <zlib.h>

static const char magic[8] = "saltort3";

struct head {
  char magic[8];
  uint64_t entries, from, solved;
  int32_t plies, has_worst;
  uint64_t crc; /* of all that is here, this number being 0 */
};

/* The first look goes from the first entry on; behind it there is nothing yet. */
static size_t entries_known(const struct head *head) { return (size_t)(head->plies < 0 ? head->from : head->entries); }

static uint64_t checksum(const struct head *head, const struct retro *retro)
{
  struct head blank = *head;
  size_t n = entries_known(head);
  blank.crc = 0;
  uLong crc = crc32_z(0, (const unsigned char *)&blank, sizeof blank);
  crc = crc32_z(crc, (const unsigned char *)retro->value, n * sizeof *retro->value);
  crc = crc32_z(crc, retro->left, n);
  return retro->worst ? crc32_z(crc, (const unsigned char *)retro->worst, n * sizeof *retro->worst) : crc;
}

bool retro_save(const struct retro *retro, const char *path, struct error *err)
{
  struct head head = {.entries = retro->slice.entries, .from = retro->from, .solved = retro->solved, .plies = retro->plies, .has_worst = retro->worst != NULL};
  memcpy(head.magic, magic, sizeof magic);
  head.crc = checksum(&head, retro);
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
  ok = ok && fgetc(file) == EOF && checksum(&head, retro) == head.crc;
  fclose(file);
  if (!ok) {
    memset(retro->value, 0, n * sizeof *retro->value), memset(retro->left, 0, n);
    if (retro->worst) memset(retro->worst, 0, n * sizeof *retro->worst);
    return error_set(err, "%s: it is damaged or of another table", path);
  }
  retro->plies = head.plies, retro->from = head.from, retro->solved = head.solved;
  return true;
}
