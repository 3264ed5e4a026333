#include "platform/date.h"

#include <string.h>
#include <time.h>

int64_t date_now(void) { return (int64_t)time(NULL); }

void date_stamp(char out[DATE_STAMP_SIZE])
{
  time_t now = time(NULL);
  struct tm parts;
  if (!localtime_r(&now, &parts) || !strftime(out, DATE_STAMP_SIZE, "%Y-%m-%d-%H%M%S", &parts)) strcpy(out, "game");
}
