#!/usr/bin/env bash
# What scripts/setup.sh installs, with stand-ins for the package tools: nothing when nothing is missing, else what is.
set -euo pipefail
source_folder=${SALTO_SOURCE:-$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() { echo "$*" >&2 && exit 1; }

# The stand-ins: dpkg-query knows the packages of the file `installed`; the others write down what they were asked.
cat >"$work/dpkg-query" <<'END'
#!/usr/bin/env bash
shift 3 # -W -f FORMAT
for name; do grep -qx "$name" "$STANDINS/installed" && echo "installed $name:amd64"; done
exit 1 # as it does when it does not know one of them
END
cat >"$work/apt-get" <<'END'
#!/usr/bin/env bash
echo "apt-get $*" >>"$STANDINS/asked"
END
cat >"$work/sudo" <<'END'
#!/usr/bin/env bash
"$@"
END
chmod +x "$work/dpkg-query" "$work/apt-get" "$work/sudo"
export STANDINS=$work PATH="$work:$PATH"

# asked_for COMMAND: runs install_missing and prints what apt-get was asked to install.
asked_for() {
  : >"$work/asked"
  # shellcheck source=../../scripts/setup.sh
  (source "$source_folder/scripts/setup.sh" && install_missing "$1") 2>"$work/said" || fail "failed: $(cat "$work/said")"
  sed -n 's/^apt-get install .*--no-install-recommends //p' "$work/asked"
}

names() { sed 's/#.*//' "$source_folder/scripts/packages" | awk 'NF { print $1 }'; }

names >"$work/installed"
[[ -z $(asked_for play) && -z $(asked_for test) && ! -s $work/asked && ! -s $work/said ]] || fail "asked although all is there: $(cat "$work/asked")"

names | grep -v -e '^cmake$' -e '^shellcheck$' >"$work/installed"
[[ $(asked_for play) == cmake ]] || fail "for play: $(cat "$work/asked")"
grep -q 'cmake' "$work/said" || fail "did not say what it installs"
[[ $(asked_for test) == "cmake shellcheck" ]] || fail "for test: $(cat "$work/asked")"

: >"$work/installed"
[[ $(asked_for test) == "$(names | tr '\n' ' ' | sed 's/ $//')" ]] || fail "not all of them: $(cat "$work/asked")"
