# Sourced by the other commands: where the project is, and installing what it needs. It does nothing by itself.
# shellcheck shell=bash

project=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
export project

say() { printf '%s\n' "$*" >&2; }

# The packages of scripts/packages that a command needs: `packages_for play` or `packages_for test` (which needs them all).
packages_for() {
  local name only
  while read -r name only _; do
    [[ -z $name || $name == \#* ]] && continue
    [[ $only == test && $1 != test ]] && continue
    printf '%s\n' "$name"
  done <"$project/scripts/packages"
}

# Installs what is missing for `play` or `test`; silent and quick when nothing is.
install_missing() {
  local wanted missing=() name status installed
  mapfile -t wanted < <(packages_for "$1")
  if ! command -v dpkg-query >/dev/null; then
    say "This is not a Debian system; please install what scripts/packages lists. Going on without."
    return
  fi
  # Names in the answer may carry the architecture; a name dpkg has never heard of is simply absent from it.
  installed=" $(dpkg-query -W -f '${db:Status-Status} ${binary:Package}\n' "${wanted[@]}" 2>/dev/null |
    while read -r status name; do [[ $status == installed ]] && printf '%s ' "${name%%:*}"; done) " || true
  for name in "${wanted[@]}"; do
    [[ $installed == *" $name "* ]] || missing+=("$name")
  done
  ((${#missing[@]})) || return 0

  local as_root=()
  if ((EUID != 0)); then
    if ! command -v sudo >/dev/null; then
      say "Missing packages: ${missing[*]}"
      say "Please have them installed by root (apt-get install), then run this again."
      exit 1
    fi
    as_root=(sudo)
  fi
  say "Installing missing packages with ${as_root[*]:+sudo }apt-get: ${missing[*]}"
  "${as_root[@]}" apt-get update -qq >&2
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >&2
}

# build PRESET TARGET…: configures when that was not done yet, and builds. All it says goes to standard error, so that a program's
# own output stays clean; a build that only brings things up to date says nothing unless it fails.
build() {
  local preset=$1 folder=$project/build/$1 quiet=()
  shift
  if [[ ! -f $folder/build.ninja ]]; then
    say "Configuring ($preset) …"
    (cd "$project" && cmake --preset "$preset" --log-level=WARNING) >&2
  fi
  if [[ -x $folder/salto ]]; then
    quiet=(--quiet)
  else
    say "Building ($preset); this happens once …"
  fi
  cmake --build "$folder" --target "$@" -- "${quiet[@]}" | sed '/^ninja: no work to do/d' >&2
}
