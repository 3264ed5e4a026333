#include "base/nearest.h"

#include <string.h>

enum { LONGEST = 63, FAR = 1000 };

static int lower(char c) { return c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : (unsigned char)c; }
static int least(int a, int b) { return a < b ? a : b; }

int nearest_distance(const char *a, const char *b)
{
  size_t m = strlen(a), n = strlen(b);
  if (m > LONGEST || n > LONGEST) return FAR;
  int row[LONGEST + 1][LONGEST + 1];
  for (size_t i = 0; i <= m; i++) row[i][0] = (int)i;
  for (size_t j = 0; j <= n; j++) row[0][j] = (int)j;
  for (size_t i = 1; i <= m; i++)
    for (size_t j = 1; j <= n; j++) {
      int change = row[i - 1][j - 1] + (lower(a[i - 1]) != lower(b[j - 1]));
      row[i][j] = least(change, 1 + least(row[i - 1][j], row[i][j - 1]));
      if (i > 1 && j > 1 && lower(a[i - 1]) == lower(b[j - 2]) && lower(a[i - 2]) == lower(b[j - 1]))
        row[i][j] = least(row[i][j], row[i - 2][j - 2] + 1);
    }
  return row[m][n];
}

const char *nearest_word(const char *word, const char *const *known, size_t count)
{
  const char *best = NULL;
  int best_distance = FAR;
  for (size_t i = 0; i < count; i++) {
    size_t longer = strlen(known[i]) > strlen(word) ? strlen(known[i]) : strlen(word);
    int limit = longer / 3 > 1 ? (int)(longer / 3) : 1, distance = nearest_distance(word, known[i]);
    if (distance <= limit && distance < best_distance) {
      best = known[i];
      best_distance = distance;
    }
  }
  return best;
}
