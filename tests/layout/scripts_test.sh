#!/usr/bin/env bash
# The commands pass shellcheck; every Lua script compiles and uses no stray globals.
set -euo pipefail
cd "${SALTO_SOURCE:-$(dirname "${BASH_SOURCE[0]}")/../..}"

failed=0
complain() { echo "$*" >&2 && failed=1; }

mapfile -t commands < <(grep -rlE '^#!.*bash|shellcheck shell=bash' scripts .ci tests | sort)
((${#commands[@]} >= 4)) || complain "commands not found: ${commands[*]}"
shellcheck "${commands[@]}" || complain "shellcheck has complaints"
for command in "${commands[@]}"; do
  grep -q '^set -euo pipefail$' "$command" || grep -q 'shellcheck shell=bash' "$command" || complain "$command: no 'set -euo pipefail'"
done

# Hostile and broken scripts under tests/evil are broken on purpose.
mapfile -t scripts < <(find variants assets tests -name '*.lua' -not -path 'tests/evil/*' | sort)
((${#scripts[@]} > 0)) || complain "no Lua scripts found"
for script in "${scripts[@]}"; do
  luac5.4 -p "$script" || complain "$script does not compile"
done
luacheck --quiet --no-color --exclude-files "variants/api/*" -- variants assets || complain "luacheck has complaints"
exit "$failed"
