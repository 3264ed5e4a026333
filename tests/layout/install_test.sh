#!/usr/bin/env bash
# An installed program finds its variants beside itself, wherever that is, and never in the sources it was built from.
set -euo pipefail

prefix=$(mktemp -d)
trap 'rm -rf "$prefix"' EXIT
export XDG_DATA_HOME=$prefix/home XDG_CONFIG_HOME=$prefix/home
fail() { echo "$*" >&2 && exit 1; }

cmake --install "$SALTO_BUILD" --prefix "$prefix/first" >/dev/null
mv "$prefix/first" "$prefix/second" # the prefix is not built in
salto=$prefix/second/bin/salto
share=$prefix/second/share/salto

listed=$("$salto" list) || fail "the installed program does not list its variants"
for id in chinese-checkers capture-chinese-checkers sternhalma turkish-draughts english-draughts; do
  grep -q "$id" <<<"$listed" || fail "$id is not in the list: $listed"
done

rm -r "$share/variants/turkish-draughts"
listed=$("$salto" list)
! grep -q turkish-draughts <<<"$listed" || fail "the program does not look into $share"

rm -r "$share"
if message=$("$salto" list 2>&1); then
  fail "without its data the program still lists: $message"
fi
grep -q "$share" <<<"$message" || fail "the message does not say where the data was expected: $message"
[[ $(wc -l <<<"$message") == 1 ]] || fail "more than one line: $message"

# The optimised program, which is what people install, does not hold the source path at all.
if [[ $(grep '^CMAKE_BUILD_TYPE:' "$SALTO_BUILD/CMakeCache.txt") == *=Release ]]; then
  ! grep -qaF "$SALTO_SOURCE" "$salto" || fail "the program holds the path of its sources"
fi
