# Sourced by scripts/bench: how the window does on a display without a screen (Xvfb), drawn by SDL's software renderer. It does nothing by
# itself. Wants $salto, the program, and $work, a folder for what is only for now; nobody's own settings and games are touched.
# shellcheck shell=bash disable=SC2154 # what scripts/bench sets

window_game=capture-chinese-checkers
window_turn=g5xi5

# The lines that the program says on standard error, in $window_lines; its number in $window_pid.
window_open() {
  window_lines=$work/lines
  : >"$window_lines"
  SDL_RENDER_DRIVER=software SDL_AUDIODRIVER=dummy "$salto" play "$@" --narrate --size 1920x1080 --scale 1 2>"$window_lines" &
  window_pid=$!
  window_wait first-frame 30
}

# window_wait WORD SECONDS: until a line begins with the word; the rest of it.
window_wait() {
  local i
  for ((i = 0; i < $2 * 10; i++)); do
    sed -n "s/^$1 //p" "$window_lines" | tail -1 | grep . && return
    kill -0 "$window_pid" 2>/dev/null || break
    sleep 0.1
  done
  say "the window does not say '$1': $(tail -3 "$window_lines")"
  return 1
}

window_key() { xdotool search --sync --onlyvisible --all --pid "$window_pid" --name '^Salto$' windowfocus --sync key --clearmodifiers "$@"; }

window_close() {
  window_key ctrl+q 2>/dev/null || true # it is gone before the key is up again
  wait "$window_pid"
}

# What a process has used so far: processor time in milliseconds; memory in megabytes, now and at most.
window_processor() { awk -v tick="$(getconf CLK_TCK)" '{ sub(/.*\) /, ""); print ($12 + $13) * 1000 / tick }' "/proc/$window_pid/stat"; }
window_memory() {
  awk '/^VmRSS/ { now = $2 } /^VmHWM/ { most = $2 } END { printf "%.0f MB, at most %.0f MB\n", now / 1024, most / 1024 }' "/proc/$window_pid/status"
}

# window_idle NAME SECONDS [ARGUMENT…]: nothing happens for so long on the first screen of these arguments.
window_idle() {
  local name=$1 seconds=$2 before
  shift 2
  window_open "$@" >/dev/null
  sleep 3 # what it made for the first pictures is done
  before=$(window_processor)
  sleep "$seconds"
  awk -v a="$before" -v b="$(window_processor)" -v s="$seconds" -v n="idle: $name" 'BEGIN { printf "%-40s %.0f ms of processor time in %d s\n", n, b - a, s }'
  window_close
}

# The program, its libraries and data are no longer in the system's memory. Other programs may use the libraries: then these stay.
window_forget() {
  local file
  { echo "$salto" && ldd "$salto" | grep -o '/[^ ]*' && find "$project/variants" "$project/assets" -type f && fc-list : file | tr -d :; } |
    while read -r file; do dd if="$file" iflag=nocache count=0 status=none 2>/dev/null || true; done
}

window_start() {
  local i
  for ((i = 0; i < rounds; i++)); do
    [[ $1 != cold ]] || window_forget
    SDL_RENDER_DRIVER=software SDL_AUDIODRIVER=dummy "$salto" play --first-frame --size 1920x1080 --scale 1 2>&1 | awk '/^first-frame/ { print $2 }'
  done >"$work/times"
  printf '%-40s %s ms\n' "start to the first frame, $1" "$(median "$work/times")"
}

# A game between two computers from beginning to end, out of a saved one in which they are written.
window_play() {
  local saved
  window_open "$window_game" --players 2 >/dev/null
  xdotool type --window "$(xdotool search --onlyvisible --all --pid "$window_pid" --name '^Salto$')" "$window_turn"
  window_key Return
  saved=$(window_wait saved 20)
  window_close
  sed -i 's/^\(player .*\)/\1\ncomputer 1/' "$saved"
  window_open "$saved" >/dev/null
  window_wait result 600 >/dev/null
  printf '%-40s %s\n' "memory after a game" "$(window_memory)"
  window_close
  window_finished=$saved
}

# The same game looked at, turn after turn by itself: nothing but drawing is done.
window_motion() {
  window_open "$window_finished" >/dev/null
  window_key ctrl+space
  sleep 20
  window_close
  window_wait frames 5 | awk '{ printf "%-40s %.0f frames a second, the longest between two %.0f ms, %.1f ms of processor time each\n",
                                       "while something moves, 1920x1080", $1 * 1000 / $2, $3, $4 / $1 }'
}

# measure_window SECONDS: all of it, with so long an idle time.
measure_window() {
  export XDG_CONFIG_HOME=$work/settings XDG_DATA_HOME=$work/data
  window_start cold
  window_start warm
  window_play
  window_motion
  window_idle home "$1"
  window_idle "play, without clocks" "$1" "$window_game"
  window_idle review "$1" "$window_finished"
}
