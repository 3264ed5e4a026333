#include "platform/files.h"

#include "base/memory.h"
#include "base/strbuf.h"
#include "platform/system_reason.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* What could not be done with a file, told. */
#define OPEN TOLD("error.file.open", "open")
#define READ TOLD("error.file.read", "read")
#define WRITE TOLD("error.file.write", "write")
#define REPLACE TOLD("error.file.replace", "replace")
#define REMOVE TOLD("error.file.remove", "remove")
#define MAKE_FOLDER TOLD("error.file.make_folder", "make the folder")
#define OPEN_FOLDER TOLD("error.file.open_folder", "open the folder")
#define READ_FOLDER TOLD("error.file.read_folder", "read the folder")

#define IS_FOLDER TOLD("error.file.is_folder", "it is a folder")
#define IS_IRREGULAR TOLD("error.file.irregular", "it is not a regular file")

static bool cannot(struct error *err, const char *what, const char *path, const char *why)
{
  return error_tell(err, "error.file.cannot", "cannot {what:@%s} '{path:%s}': {why:@%s}", what, path, why);
}

static bool system_error(struct error *err, const char *what, const char *path) { return cannot(err, what, path, system_reason(errno)); }

static bool is_too_large(struct error *err, const char *path, size_t limit)
{
  struct error why;
  error_tell(&why, "error.file.large", "it is larger than {limit:%zu} bytes", limit);
  return cannot(err, READ, path, why.told);
}

/* ---- reading ---- */

/* The size is not trusted: the file may grow while it is read. */
static bool read_all(char **out, size_t *size, int fd, const char *path, size_t limit, struct error *err)
{
  char *data = NULL;
  size_t length = 0, capacity = 0;
  for (;;) {
    if (capacity - length < 2) {
      capacity = capacity ? capacity * 2 : 16384;
      data = memory_grow(data, capacity, 1);
    }
    ssize_t got = read(fd, data + length, capacity - length - 1);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) {
      system_error(err, READ, path);
      free(data);
      return false;
    }
    length += (size_t)got;
    if (length > limit) {
      free(data);
      return is_too_large(err, path, limit);
    }
    if (got == 0) break;
  }
  data[length] = 0;
  if (!size && memchr(data, 0, length)) {
    free(data);
    return cannot(err, READ, path, TOLD("error.file.binary", "it is not a text file (it holds a zero byte)"));
  }
  *out = data;
  if (size) *size = length;
  return true;
}

bool file_read(char **out, size_t *size, const char *path, size_t limit, struct error *err)
{
  /* O_NONBLOCK so that a named pipe does not hang the program before it is found not to be a file. */
  int fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (fd < 0) return system_error(err, OPEN, path);
  struct stat info;
  bool done = false;
  if (fstat(fd, &info) != 0) system_error(err, READ, path);
  else if (S_ISDIR(info.st_mode)) cannot(err, READ, path, IS_FOLDER);
  else if (!S_ISREG(info.st_mode)) cannot(err, READ, path, IS_IRREGULAR);
  else done = read_all(out, size, fd, path, limit, err);
  close(fd);
  return done;
}

/* ---- writing ---- */

bool folder_make(const char *path, struct error *err)
{
  char *copy = memory_text(path);
  bool made = true;
  for (char *end = copy + 1; made && *copy; end++) {
    char here = *end;
    if (here != '/' && here != 0) continue;
    *end = 0;
    if (mkdir(copy, 0777) != 0 && !(errno == EEXIST && folder_exists(copy))) made = system_error(err, MAKE_FOLDER, copy);
    *end = here;
    if (here == 0) break;
  }
  free(copy);
  return made;
}

static bool write_all(int fd, const char *data, size_t size)
{
  while (size > 0) {
    ssize_t put = write(fd, data, size);
    if (put < 0 && errno == EINTR) continue;
    if (put < 0) return false;
    data += put;
    size -= (size_t)put;
  }
  return true;
}

/* The rename itself lasts only once the folder is on the disk. Some file systems cannot do this; the file is safe then as far as
   it can be, so failures are not reported. */
static void sync_folder(const char *folder)
{
  int fd = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (fd < 0) return;
  fsync(fd);
  close(fd);
}

/* A device, a pipe, a socket or a folder is not what a writer of a file means: renaming over it would take it from the system. */
static bool may_be_replaced(const char *path, struct error *err)
{
  struct stat info;
  if (stat(path, &info) != 0 || S_ISREG(info.st_mode)) return true;
  return cannot(err, REPLACE, path, S_ISDIR(info.st_mode) ? IS_FOLDER : IS_IRREGULAR);
}

/* A file that exists keeps its permissions; a new one gets the usual ones. */
static mode_t mode_for(const char *path)
{
  struct stat info;
  if (stat(path, &info) == 0) return info.st_mode & 0777;
  mode_t mask = umask(0);
  umask(mask);
  return 0666 & ~mask;
}

/* A new file gets its name by a link, which fails where there is something already. Where a file system has no links the name is taken by an empty
   file, over which the new one is renamed. */
static bool take_name(const char *beside, const char *path)
{
  if (link(beside, path) == 0) return unlink(beside), true;
  if (errno == EEXIST) return false;
  int fd = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
  if (fd < 0) return false;
  close(fd);
  if (rename(beside, path) == 0) return true;
  unlink(path);
  return false;
}

static bool write_beside(const char *path, const char *beside, int fd, const struct file_part *parts, int count, bool *taken, struct error *err)
{
  bool done = fchmod(fd, mode_for(path)) == 0;
  for (int i = 0; i < count; i++) done = done && write_all(fd, parts[i].data, parts[i].size);
  done = done && fsync(fd) == 0;
  if (!done) system_error(err, WRITE, path);
  if (close(fd) != 0 && done) done = system_error(err, WRITE, path);
  if (done && !(taken ? take_name(beside, path) : rename(beside, path) == 0)) {
    if (taken) *taken = errno == EEXIST;
    done = system_error(err, taken ? WRITE : REPLACE, path);
  }
  if (!done) unlink(beside);
  return done;
}

/* `taken`: NULL where what is there is replaced. */
static bool write_whole(const char *path, const struct file_part *parts, int count, bool *taken, struct error *err)
{
  const char *slash = strrchr(path, '/');
  char *folder = memory_text(slash ? path : ".");
  if (slash) folder[slash == path ? 1 : slash - path] = 0;
  struct strbuf beside;
  strbuf_init(&beside);
  strbuf_addf(&beside, "%s.XXXXXX", path);
  bool done = folder_make(folder, err) && (taken || may_be_replaced(path, err));
  if (done) {
    int fd = mkstemp(beside.text);
    done = fd >= 0 ? write_beside(path, beside.text, fd, parts, count, taken, err) : system_error(err, WRITE, path);
  }
  if (done) sync_folder(folder);
  strbuf_release(&beside);
  free(folder);
  return done;
}

bool file_write(const char *path, const void *data, size_t size, struct error *err) { return file_write_parts(path, &(struct file_part){data, size}, 1, err); }

bool file_write_parts(const char *path, const struct file_part *parts, int count, struct error *err)
{
  char *real = realpath(path, NULL); /* of a link that people made to keep the file elsewhere */
  bool done = write_whole(real ? real : path, parts, count, NULL, err);
  free(real);
  return done;
}

bool file_write_new(const char *path, const void *data, size_t size, bool *taken, struct error *err)
{
  *taken = false;
  return write_whole(path, &(struct file_part){data, size}, 1, taken, err);
}

/* ---- looking ---- */

bool file_missing(const char *path)
{
  struct stat info;
  return stat(path, &info) != 0 && (errno == ENOENT || errno == ENOTDIR);
}

bool file_exists(const char *path)
{
  struct stat info;
  return stat(path, &info) == 0 && S_ISREG(info.st_mode);
}

int64_t file_time(const char *path)
{
  struct stat info;
  return stat(path, &info) == 0 && S_ISREG(info.st_mode) ? (int64_t)info.st_mtim.tv_sec * 1000000000 + info.st_mtim.tv_nsec : -1;
}

bool file_remove(const char *path, struct error *err) { return unlink(path) == 0 || system_error(err, REMOVE, path); }

bool file_same(const char *a, const char *b)
{
  struct stat p, q;
  return stat(a, &p) == 0 && stat(b, &q) == 0 && p.st_dev == q.st_dev && p.st_ino == q.st_ino;
}

bool folder_exists(const char *path)
{
  struct stat info;
  return stat(path, &info) == 0 && S_ISDIR(info.st_mode);
}

static int by_name(const void *a, const void *b) { return strcmp(*(char *const *)a, *(char *const *)b); }

bool folder_list(struct folder *out, const char *path, struct error *err)
{
  DIR *dir = opendir(path);
  if (!dir) return system_error(err, OPEN_FOLDER, path);
  struct folder folder = {0};
  size_t capacity = 0;
  struct dirent *entry;
  while ((errno = 0, entry = readdir(dir))) {
    if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0) continue;
    if (folder.count == capacity) {
      capacity = capacity ? capacity * 2 : 16;
      folder.name = memory_grow(folder.name, capacity, sizeof *folder.name);
    }
    folder.name[folder.count++] = memory_text(entry->d_name);
  }
  bool done = errno == 0;
  if (!done) {
    system_error(err, READ_FOLDER, path);
    folder_release(&folder);
  }
  closedir(dir);
  if (!done) return false;
  if (folder.count) qsort(folder.name, folder.count, sizeof *folder.name, by_name);
  *out = folder;
  return true;
}

void folder_release(struct folder *folder)
{
  for (size_t i = 0; i < folder->count; i++) free(folder->name[i]);
  free(folder->name);
  *folder = (struct folder){0};
}
