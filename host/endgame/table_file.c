#include "endgame/table_file.h"

#include "base/keyed.h"
#include "base/memory.h"
#include "base/number.h"
#include "platform/files.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

enum { BLOCK = 32768, BLOCK_BYTES = 2 * BLOCK };
static const size_t most_bytes = (size_t)8 << 30;

static size_t block_count(const struct slice *slice) { return (size_t)((slice->entries + BLOCK - 1) / BLOCK); }

static size_t block_entries(const struct slice *slice, size_t block)
{
  uint64_t rest = slice->entries - (uint64_t)block * BLOCK;
  return rest < BLOCK ? (size_t)rest : BLOCK;
}

static void put32(unsigned char *at, uint32_t n)
{
  for (int i = 0; i < 4; i++) at[i] = (unsigned char)(n >> (8 * i));
}

static uint32_t get32(const unsigned char *at) { return at[0] | (uint32_t)at[1] << 8 | (uint32_t)at[2] << 16 | (uint32_t)at[3] << 24; }

/* ---- writing ---- */

bool table_file_write(const char *path, const struct slice *slice, const uint16_t *value, uint64_t hash, struct error *err)
{
  size_t blocks = block_count(slice), used = 4 * blocks, room = 4 * blocks + (size_t)compressBound(BLOCK_BYTES);
  unsigned char *body = memory_new(room, 1), raw[BLOCK_BYTES];
  bool ok = true;
  for (size_t b = 0; b < blocks && ok; b++) {
    size_t entries = block_entries(slice, b);
    for (size_t i = 0; i < entries; i++) {
      uint16_t v = value[(uint64_t)b * BLOCK + i];
      raw[i] = (unsigned char)v, raw[entries + i] = (unsigned char)(v >> 8); /* low bytes, then high ones: they compress better apart */
    }
    uLongf length = compressBound(BLOCK_BYTES);
    if (room < used + length) body = memory_grow(body, room = 2 * room + length, 1);
    ok = compress2(body + used, &length, raw, 2 * entries, 6) == Z_OK;
    put32(body + 4 * b, (uint32_t)length);
    used += length;
  }
  if (!ok) error_tell(err, "error.table.compress", "{path:%s}: it could not be compressed", path);
  char name[SLICE_NAME_SIZE], head[512];
  slice_name(name, slice->rules, slice->count);
  uLong crc = crc32_z(0, body, used);
  int length = snprintf(head, sizeof head, "salto-table 1\nhash %016" PRIx64 "\npieces %s\nentries %" PRIu64 "\nblock %d\ncrc %08lx\n\n", hash, name,
                        slice->entries, BLOCK, crc);
  unsigned char *all = memory_new((size_t)length + used, 1);
  memcpy(all, head, (size_t)length);
  memcpy(all + length, body, used);
  free(body);
  ok = ok && file_write(path, all, (size_t)length + used, err);
  free(all);
  return ok;
}

/* ---- reading ---- */

struct head {
  bool magic;
  uint64_t hash, entries, block, crc;
  char pieces[SLICE_NAME_SIZE];
};

static void read_head(struct head *out, char *text)
{
  struct keyed keyed;
  memset(out, 0, sizeof *out);
  keyed_init(&keyed, text);
  while (keyed_next(&keyed)) {
    if (!strcmp(keyed.key, "salto-table")) out->magic = !strcmp(keyed.value, "1");
    if (!strcmp(keyed.key, "hash")) out->hash = strtoull(keyed.value, NULL, 16);
    if (!strcmp(keyed.key, "pieces")) snprintf(out->pieces, sizeof out->pieces, "%s", keyed.value);
    if (!strcmp(keyed.key, "entries")) out->entries = strtoull(keyed.value, NULL, 10);
    if (!strcmp(keyed.key, "block")) out->block = strtoull(keyed.value, NULL, 10);
    if (!strcmp(keyed.key, "crc")) out->crc = strtoull(keyed.value, NULL, 16);
  }
}

static bool read_body(uint16_t *value, const struct slice *slice, const unsigned char *body, size_t size)
{
  size_t blocks = block_count(slice), at = 4 * blocks;
  unsigned char raw[BLOCK_BYTES];
  if (size < at) return false;
  for (size_t b = 0; b < blocks; b++) {
    size_t length = get32(body + 4 * b), entries = block_entries(slice, b);
    uLongf full = 2 * entries;
    if (length > size - at || uncompress(raw, &full, body + at, length) != Z_OK || full != 2 * entries) return false;
    for (size_t i = 0; i < entries; i++) value[(uint64_t)b * BLOCK + i] = (uint16_t)(raw[i] | raw[entries + i] << 8);
    at += length;
  }
  return at == size;
}

static bool refuse_rules(const char *path, uint64_t found, uint64_t hash, struct error *err)
{
  char text[17], own[17];
  snprintf(text, sizeof text, "%016" PRIx64, found);
  snprintf(own, sizeof own, "%016" PRIx64, hash);
  return error_tell(err, "error.table.rules", "{path:%s}: it is of other rules ({found:%s}, not {hash:%s})", path, text, own);
}

bool table_file_read(uint16_t **value, const char *path, const struct slice *slice, uint64_t hash, struct error *err)
{
  char *text, name[SLICE_NAME_SIZE];
  size_t size;
  if (!file_exists(path)) return error_tell(err, "error.table.none", "there is no such table"), error_prefix(err, "%s: ", path);
  if (!file_read(&text, &size, path, most_bytes, err)) return false;
  char *end = strstr(text, "\n\n"); /* the head is text */
  struct head head = {0};
  const unsigned char *body = NULL;
  if (end) body = (const unsigned char *)end + 2, *end = '\0', read_head(&head, text);
  size_t body_size = body ? size - (size_t)(body - (const unsigned char *)text) : 0;
  slice_name(name, slice->rules, slice->count);
  bool ok = body && head.magic && head.block == BLOCK && head.entries == slice->entries && !strcmp(head.pieces, name);
  if (!ok) error_tell(err, "error.table.other", "{path:%s}: it is no table of {pieces:%s}", path, name);
  else if (head.hash != hash) ok = refuse_rules(path, head.hash, hash, err);
  else if (crc32_z(0, body, body_size) != head.crc) ok = error_tell(err, "error.table.checksum", "{path:%s}: it is damaged (its checksum is wrong)", path);
  if (ok) {
    *value = memory_new((size_t)slice->entries, sizeof **value);
    ok = read_body(*value, slice, body, body_size) || error_tell(err, "error.table.damaged", "{path:%s}: it is damaged", path);
    if (!ok) free(*value);
  }
  free(text);
  return ok;
}
