#!/usr/bin/env bash
# Every header compiles alone, with gcc and with clang.
set -euo pipefail

source_folder=${SALTO_SOURCE:-$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)}
read -r -a flags <<<"$(pkg-config --cflags lua5.4 sdl2 SDL2_ttf cairo fontconfig)"
failed=0

# alone COMPILER HEADER FOLDER
alone() {
  "$1" -std=c17 -D_XOPEN_SOURCE=700 -I"$3" "${flags[@]}" -Wall -Wextra -Wshadow -Wconversion -Wstrict-prototypes -Werror \
    -fsyntax-only -include "$2" -x c - </dev/null
}

count=0
while IFS= read -r header; do
  count=$((count + 1))
  for compiler in gcc clang; do
    alone "$compiler" "$header" "$source_folder/host" || { echo "$header does not compile alone with $compiler" >&2 && failed=1; }
  done
done < <(find "$source_folder/host" -name '*.h' | sort)
((count > 0)) || { echo "no headers found in $source_folder/host" >&2 && failed=1; }

# The test must be able to fail: a header that uses what it does not include.
seeded=$(mktemp -d)
trap 'rm -rf "$seeded"' EXIT
printf 'static inline bool f(size_t n) { return n > 0; }\n' >"$seeded/lacking.h"
for compiler in gcc clang; do
  if alone "$compiler" lacking.h "$seeded" 2>/dev/null; then
    echo "$compiler compiled a header that lacks an include" >&2
    failed=1
  fi
done
echo "$count headers"
exit "$failed"
