#!/usr/bin/env bash
# The Debian package holds what a desktop needs and a program that runs; entry, description, icons and file type are sound.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() { echo "$*" >&2 && exit 1; }

umask 022 # as packages are made
cpack -G DEB --config "$SALTO_BUILD/CPackConfig.cmake" -B "$work/made" >"$work/said" 2>&1 || fail "$(cat "$work/said")"
mapfile -t made < <(find "$work/made" -maxdepth 1 -name '*.deb')
((${#made[@]} == 1)) || fail "not one package: ${made[*]}"
[[ $(basename "${made[0]}") =~ ^salto_[0-9.]+_[a-z0-9]+\.deb$ ]] || fail "the package's name: ${made[0]}"

dpkg-deb -c "${made[0]}" >"$work/contents"
! grep -Ev '^(-rw-r--r--|-rwxr-xr-x|drwxr-xr-x) root/root ' "$work/contents" || fail "owners or rights that are not for all"
! grep -Ev ' \./(usr/((bin|share)/.*)?)?$' "$work/contents" || fail "files out of their place"
mapfile -t programs < <(grep '^-rwx' "$work/contents" | awk '{ print $NF }')
[[ ${programs[*]} == ./usr/bin/salto ]] || fail "programs: ${programs[*]}"

# What it asks for: a family of letters, and the libraries, found by looking at the program.
depends=$(dpkg-deb -f "${made[0]}" Depends)
for name in fonts-inter libc6 liblua5.4-0 libsdl2-2.0-0 libsdl2-ttf-2.0-0 libcairo2 libfontconfig1; do
  [[ " $depends," == *" $name "* || " $depends," == *" $name,"* ]] || fail "does not depend on $name: $depends"
done
[[ $(dpkg-deb -f "${made[0]}" Section) == games ]] || fail "not among the games"

# The program runs from where it is unpacked, and only with what was packed.
dpkg-deb -x "${made[0]}" "$work/unpacked"
usr=$work/unpacked/usr
version=$("$usr/bin/salto" --version) || fail "the packed program does not run"
[[ $version == "Salto $(dpkg-deb -f "${made[0]}" Version)" ]] || fail "the program says '$version'"
listed=$("$usr/bin/salto" list) || fail "the packed program lists no games"
for variant in "$SALTO_SOURCE"/variants/*/variant.lua; do
  id=$(basename "$(dirname "$variant")")
  grep -q "^$id  " <<<"$listed" || fail "$id is not in the list: $listed"
done
"$usr/bin/salto" picture turkish-draughts "$work/board.png" --size 640x480
[[ $(identify -format '%wx%h' "$work/board.png") == 640x480 ]] || fail "the packed program draws no picture"

# The entry and the description, by themselves and together.
entry=$usr/share/applications/salto.desktop
desktop-file-validate "$entry" >"$work/said" 2>&1 || fail "$(cat "$work/said")"
[[ ! -s $work/said ]] || fail "$(cat "$work/said")"
appstreamcli validate --no-net --no-color "$usr"/share/metainfo/*.metainfo.xml >"$work/said" 2>&1 || fail "$(cat "$work/said")"
appstreamcli validate-tree --no-net --no-color "$work/unpacked" >"$work/said" 2>&1 || fail "$(cat "$work/said")"
value() { sed -n "s/^$1=//p" "$entry"; }
program=$(value Exec)
[[ -x $usr/bin/${program%% *} ]] || fail "the entry starts '$program', which is not in the package"
[[ $(value TryExec) == salto ]] || fail "the entry is hidden: TryExec is a program, not a command"
[[ $program == "salto --desktop %f" && $(value MimeType) == "application/x-salto-game;" ]] || fail "saved games are not opened by the entry"
for key in Name GenericName Comment Keywords; do
  [[ -n $(value "$key") && -n $(value "$key\[pt_BR\]") ]] || fail "$key is not in both languages"
done
for tag in summary developer_name p; do
  [[ $(grep -c "<$tag>" "$usr"/share/metainfo/*.xml) == $(grep -c "<$tag xml:lang=\"pt_BR\">" "$usr"/share/metainfo/*.xml) ]] ||
    fail "$tag is not in both languages"
done

# The icons that the entry names: as large as their folders say, round at the corners, and not all of one colour.
icons=$usr/share/icons/hicolor
for size in 16 22 24 32 48 64 128 256 512; do
  icon=$icons/${size}x$size/apps/$(value Icon).png
  [[ $(identify -format '%m %wx%h' "$icon") == "PNG ${size}x$size" ]] || fail "$icon: $(identify "$icon" 2>&1)"
  [[ $(convert "$icon" -format '%[fx:p{0,0}.a==0 && p{w/2,h/2}.a==1]' info:) == 1 ]] || fail "$icon: not a rounded field"
  (($(identify -format '%k' "$icon") > 50)) || fail "$icon: nothing is on it"
done
grep -q '<svg .*width="128.*height="128' "$icons/scalable/apps/$(value Icon).svg" || fail "the icon of any size is no SVG of 128 pixels"

# They are what the program draws, byte by byte.
for icon in scalable/apps/salto.svg 128x128/apps/salto.png; do
  "$SALTO_BUILD/assets/desktop/draw_icon" "$work/$(basename "$icon")" 128
  cmp "$work/$(basename "$icon")" "$icons/$icon" || fail "$icon is drawn otherwise the second time"
done

# The type of saved games: known by the name's end, as text, in both languages.
XDG_DATA_DIRS=$usr/share update-mime-database "$usr/share/mime" >"$work/said" 2>&1 || fail "$(cat "$work/said")"
[[ ! -s $work/said ]] || fail "$(cat "$work/said")"
grep -q '^[0-9]*:application/x-salto-game:\*\.salto$' "$usr/share/mime/globs2" || fail "*.salto is of no type"
grep -q '^application/x-salto-game text/plain$' "$usr/share/mime/subclasses" || fail "saved games are no text"
grep -q '<mediatype>application/x-salto-game</mediatype>' "$usr"/share/metainfo/*.xml || fail "the description does not know saved games"
shown=$("$usr/bin/salto" show "$SALTO_SOURCE/tests/console/saved.salto") || fail "the packed program opens no saved game"
grep -q '^1. c3-c4 h6-h5$' <<<"$shown" || fail "the packed program shows no saved game"
grep -q 'xml:lang="pt_BR"' "$usr/share/mime/application/x-salto-game.xml" || fail "the type's name is not in both languages"
