/* One table as a file. Lines of text first (`salto-table 1`, then key and value: hash, pieces, entries, block, crc), an empty line, then
   the compressed length of each block as 4 bytes, then the blocks: the values of `block` entries, 2 bytes each, compressed by zlib. The
   checksum (CRC-32) is that of everything behind the empty line. Numbers are stored with the lowest byte first. */
#ifndef SALTO_ENDGAME_TABLE_FILE_H
#define SALTO_ENDGAME_TABLE_FILE_H

#include "endgame/slice.h"

/* Written anew and renamed. */
bool table_file_write(const char *path, const struct slice *slice, const uint16_t *value, uint64_t hash, struct error *err);
/* *value is owned. Errors: there is no such file, it is damaged, or of other rules. */
bool table_file_read(uint16_t **value, const char *path, const struct slice *slice, uint64_t hash, struct error *err);

#endif
