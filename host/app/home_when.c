#include "app/home_when.h"

#include <stdio.h>
#include <time.h>

/* Days since some day, where the player is. */
static long day_of(time_t at, struct tm *date)
{
  if (!localtime_r(&at, date)) return 0;
  long years = date->tm_year; /* since 1900, so that leap years before are counted from the first of March 1900 */
  return years * 365 + (years > 0 ? (years - 1) / 4 : 0) + date->tm_yday;
}

static void fill(struct strbuf *out, const struct texts *texts, const char *language, const char *key, int64_t count)
{
  char number[24];
  snprintf(number, sizeof number, "%lld", (long long)count);
  text_fill(out, text_get(texts, language, key), &(struct text_value){"count", number}, 1);
}

void home_when(struct strbuf *out, const struct texts *texts, const char *language, int64_t when, int64_t now)
{
  struct tm date = {0}, today = {0};
  long days = day_of((time_t)now, &today) - day_of((time_t)when, &date);
  int64_t minutes = (now - when) / 60;
  if (minutes < 1 && minutes > -60) strbuf_add(out, text_get(texts, language, "ui.choose.now"));
  else if (minutes >= 0 && minutes < 60) fill(out, texts, language, "ui.choose.minutes", minutes);
  else if (days == 0 && minutes > 0) fill(out, texts, language, "ui.choose.hours", minutes / 60);
  else if (days == 1) strbuf_add(out, text_get(texts, language, "ui.choose.yesterday"));
  else if (days > 1 && days < 14) fill(out, texts, language, "ui.choose.days", days);
  else {
    char day[16], month[16], year[16];
    snprintf(day, sizeof day, "%02d", date.tm_mday);
    snprintf(month, sizeof month, "%02d", date.tm_mon + 1);
    snprintf(year, sizeof year, "%d", date.tm_year + 1900);
    const struct text_value values[] = {{"day", day}, {"month", month}, {"year", year}};
    text_fill(out, text_get(texts, language, "ui.choose.date"), values, 3);
  }
}
