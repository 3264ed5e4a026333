#include "platform/system_reason.h"

#include "base/told.h"

#include <errno.h>
#include <stddef.h>
#include <string.h>

/* In English they are as strerror has them. */
static const struct {
  int error;
  const char *told;
} reasons[] = {
  {ENOENT, TOLD("error.system.missing", "No such file or directory")},
  {EACCES, TOLD("error.system.denied", "Permission denied")},
  {EPERM, TOLD("error.system.not_permitted", "Operation not permitted")},
  {ENOSPC, TOLD("error.system.full", "No space left on device")},
  {EDQUOT, TOLD("error.system.quota", "Disk quota exceeded")},
  {EISDIR, TOLD("error.system.folder", "Is a directory")},
  {ENOTDIR, TOLD("error.system.not_folder", "Not a directory")},
  {EROFS, TOLD("error.system.read_only", "Read-only file system")},
  {EEXIST, TOLD("error.system.exists", "File exists")},
  {ENAMETOOLONG, TOLD("error.system.long_name", "File name too long")},
  {EIO, TOLD("error.system.device", "Input/output error")},
  {EMFILE, TOLD("error.system.files", "Too many open files")},
  {ENOEXEC, TOLD("error.system.no_program", "Exec format error")},
};

const char *system_reason(int error)
{
  for (size_t i = 0; i < sizeof reasons / sizeof *reasons; i++)
    if (reasons[i].error == error) return reasons[i].told;
  return strerror(error);
}
