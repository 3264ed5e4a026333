"""`salto match`: levels, programs that speak UGI and Hub, programs that fail, and the score it prints."""
import os
import re
import signal
import subprocess
import sys
import tempfile
import time

SALTO = os.environ["SALTO"]
HUB = os.path.join(os.path.dirname(os.path.abspath(__file__)), "hub_engine.py")


def match(*words):
    done = subprocess.run([SALTO, "match", *words], capture_output=True, text=True, timeout=120, env={**os.environ, "LC_ALL": "C.UTF-8"})
    return done.returncode, done.stdout, done.stderr


def total(out):
    won, drawn, lost = map(int, re.findall(r"score \+(\d+) =(\d+) -(\d+)", out)[-1])
    return won, drawn, lost


def levels_play():
    code, out, err = match("english-draughts", "3", "1", "--games", "4")
    assert code == 0 and not err, err
    assert out.startswith("english-draughts: level 3 against level 1, 4 games"), out
    won, drawn, lost = total(out)
    assert won + drawn + lost == 4 and won > lost, out


def the_same_seed_is_the_same_match():
    one, other, third = (match("turkish-draughts", "2", "1", "--games", "6", "--seed", seed)[1] for seed in ("5", "5", "6"))
    assert one == other != third, (one, other, third)


def more_than_two_play():
    code, out, err = match("chinese-checkers", "1", "1", "--games", "2", "--players", "3", "--nodes", "50")
    assert code == 0 and sum(total(out)) == 2, err


ENDLESS = """return { api = 1, id = "walkers", board = { shape = "star", arm = 2 }, players = { min = 2, max = 6 },
  pieces = { stone = { step = true } }, setup = { home = "stone" }, endings = { no_turn = "passes", bare = "nothing" },
  text = { en = { name = "Walkers", summary = "Walk.", kind = { stone = "stone" } } } }
"""


def a_game_that_goes_nowhere_lasts_as_long_for_each_player():
    with tempfile.NamedTemporaryFile("w", suffix=".lua") as file:
        file.write(ENDLESS)
        file.flush()
        for players in (2, 3):
            code, out, err = match(file.name, "1", "1", "--games", "1", "--players", str(players), "--nodes", "1")
            assert code == 0 and total(out) == (0, 1, 0), (out, err)
            assert out.endswith(f"{200 * players} turns a game; a game of {200 * players} turns counts as drawn\n"), out


def speaks_ugi():
    code, out, err = match("capture-chinese-checkers", "2", f"ugi:{SALTO} console", "--games", "2", "--movetime", "20", "--option", "long_jump=true")
    assert code == 0 and sum(total(out)) == 2, err
    assert "against Salto" in out, out


def speaks_hub():
    code, out, err = match("english-draughts", "4", f"hub:python3 {HUB} {SALTO}", "--games", "2", "--movetime", "10")
    assert code == 0 and sum(total(out)) == 2, err
    assert "against First turn" in out and total(out)[0] > 0, out
    code, out, err = match("english-draughts", "1", f"hub:python3 {HUB} {SALTO} quoted", "--games", "1", "--movetime", "10")
    assert code == 0 and sum(total(out)) == 1, err


def a_fault_costs_the_game():
    for fault, told in (("wrong", "its turn '1-2' is not legal"), ("silent", "it has ended"), ("none", "it gave no turn"),
                        ("broken", "it said: error message=no")):
        code, out, err = match("english-draughts", "1", f"hub:python3 {HUB} {SALTO} {fault}", "--games", "2", "--nodes", "1")
        lines = [f"salto: match: game {game} counts as lost in turn {turn}: First turn: {told}\n" for game, turn in ((1, 6), (2, 5))]
        assert code == 0 and err == "".join(lines) and total(out) == (2, 0, 0), (code, out, err)
        assert out.endswith("\nFirst turn: 2 games lost by faults\n"), out


def faults_in_a_row_end_the_match():
    code, out, err = match("english-draughts", f"hub:python3 {HUB} {SALTO} wrong", "1", "--games", "9", "--nodes", "1")
    assert code == 1 and err.count("\n") == 4 and err.endswith("\nsalto: match: First turn has failed in 3 games in a row\n"), err
    assert "\nended after 3 of 9 games: score +0 =0 -3" in out and total(out) == (0, 0, 3), out


def programs_that_fail():
    for words, expected in (
        (["ugi:/nowhere/at/all"], "cannot start '/nowhere/at/all'"),
        (["ugi:false"], "it has ended"),
        (["11"], "expected a level from 1 to 10"),
        (["ugi:'x"], "quote"),
    ):
        code, out, err = match("english-draughts", "1", *words, "--games", "2")
        assert code != 0 and expected in err, (words, err)
    code, out, err = match("chinese-checkers", "1", "hub:x")
    assert code == 2 and "draughts" in err, err
    code, out, err = match("english-draughts", "1")
    assert code == 2 and "two engines" in err, err
    code, out, err = match("english-draughts", "1", "2", "--games", "0")
    assert code == 2 and "--games '0'" in err, err


TALKER = """
import sys
for line in sys.stdin:
    words = line.split()
    print({"ugi": "ugiok", "isready": "readyok", "go": "bestmove z9-z8"}.get(words[0], "info string heard"), flush=True)
    while words[0] == "go" and sys.argv[1:] == ["on"]:
        print("info depth 1", flush=True)
"""


def an_answer_in_words_without_end():
    with tempfile.NamedTemporaryFile("w", suffix=".py") as file:
        file.write(TALKER.replace('"bestmove z9-z8"', '"info"'))
        file.flush()
        code, out, err = match("english-draughts", "1", f"ugi:python3 {file.name} on", "--games", "1", "--movetime", "1")
        assert code == 0 and "it did not answer in 5005 ms" in err and total(out) == (1, 0, 0), err


def what_a_program_refuses_is_told():
    late = os.path.join(os.path.dirname(HUB), "opinions", "late.lua")
    code, out, err = match(late, "1", f"ugi:{SALTO} console", "--games", "1")
    assert code == 2 and "Salto" in err and "it said: error: setoption: there is no variant 'late-opinion'" in err, err
    with tempfile.NamedTemporaryFile("w", suffix=".py") as file:
        file.write(TALKER.replace('"go": "', '"position": "error: position: no such piece", "go": "'))
        file.flush()
        code, out, err = match("english-draughts", "1", f"ugi:python3 {file.name}", "--games", "1")
        assert code == 0 and "game 1 counts as lost in turn 6: python3" in err and "it said: error: position: no such piece" in err, err


def no_turn_is_no_turn():
    for answer in ("bestmove", "bestmove ", "bestmove none"):
        with tempfile.NamedTemporaryFile("w", suffix=".py") as file:
            file.write(TALKER.replace("bestmove z9-z8", answer))
            file.flush()
            code, out, err = match("english-draughts", "1", f"ugi:python3 {file.name}", "--games", "1")
            assert code == 0 and "it gave no turn" in err, err


def a_name_is_shown_as_far_as_it_can_be():
    with tempfile.NamedTemporaryFile("w", suffix=".py") as file:
        file.write(TALKER.replace('"ugiok"', '"id name \\x1b[31mEngine " + "ç" * 500 + "\\nugiok"'))
        file.flush()
        first = match("english-draughts", "1", f"ugi:python3 {file.name}", "--games", "1")[1].splitlines()[0]
        assert first == "english-draughts: level 1 against ?[31mEngine " + "ç" * 48 + "…, one game", first


RELAY = f"""
import os, subprocess, sys
if os.path.exists(sys.argv[1]): sys.exit()
if sys.argv[2:]: open(sys.argv[1], "w").close()
console = subprocess.Popen(["{SALTO}", "console"], stdin=subprocess.PIPE, text=True)
games = 0
for line in sys.stdin:
    games += line.startswith("uginewgame")
    if games == 2: break
    console.stdin.write(line)
    console.stdin.flush()
console.kill()
"""


def a_program_that_failed_is_started_anew():
    """It hands the talk on, and gives up in each second game; then it cannot be started a second time."""
    with tempfile.TemporaryDirectory() as folder:
        relay, mark = os.path.join(folder, "relay.py"), os.path.join(folder, "mark")
        with open(relay, "w") as file:
            file.write(RELAY)
        code, out, err = match("english-draughts", "1", f"ugi:python3 {relay} {mark}", "--games", "4", "--nodes", "1")
        assert code == 0 and sum(total(out)) == 4, (out, err)
        assert re.findall(r"game (\d) counts as lost in turn \d: Salto [\d.]+: it has ended\n", err) == ["2", "4"], err
        code, out, err = match("english-draughts", "1", f"ugi:python3 {relay} {mark} once", "--games", "4", "--nodes", "1")
        assert code == 1 and re.search(r"\nsalto: match: Salto [\d.]+ cannot be started anew: python3 .*: it has ended\n$", err), err
        lines = out.splitlines()
        assert lines[-2] == lines[-3].replace("game 2 of 4:", "ended after 2 of 4 games:"), out
        assert re.fullmatch(r"Salto [\d.]+: one game lost by a fault", lines[-1]), out


def programs_of_one_name_are_told_apart():
    program = f"ugi:{SALTO} console"
    out = match("english-draughts", program, program, "--games", "1", "--nodes", "1")[1]
    assert re.match(r"english-draughts: (Salto [\d.]+) \(A\) against \1 \(B\), one game\n", out), out


def a_start_without_a_game():
    code, out, err = match("turkish-draughts", "1", "1", "--fen", "7W/8/8/8/8/8/8/8 b", "--games", "1")
    assert code == 1 and "the game is over at its start" in err and "opening" not in err, err


def a_turn_that_is_not_legal_is_explained():
    with tempfile.NamedTemporaryFile("w", suffix=".py") as file:
        file.write(TALKER)
        file.flush()
        code, out, err = match("english-draughts", "1", f"ugi:python3 {file.name}", "--games", "1")
        assert code == 0 and "its turn 'z9-z8' is not legal: " in err and "refusal." not in err, err


MUTE = """
import os, sys
for line in sys.stdin:
    word = line.split()[0]
    if word in ("ugi", "isready"): print({"ugi": "ugiok", "isready": "readyok"}[word], flush=True)
    if word == "go":
        with open(sys.argv[1] + ".new", "w") as file: file.write(str(os.getpid()))
        os.rename(sys.argv[1] + ".new", sys.argv[1])
"""


def stopped_after(pattern, *words, mark=None):
    """A match that is stopped at a line, or then as soon as there is a file: its code, what it said, and the seconds it took to end."""
    env = {**os.environ, "LC_ALL": "C.UTF-8"}
    with subprocess.Popen([SALTO, "match", *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env) as running:
        line = next(line for line in running.stdout if re.match(pattern, line))
        until = time.monotonic() + 60
        while mark and not os.path.exists(mark) and time.monotonic() < until:
            time.sleep(0.02)
        running.send_signal(signal.SIGINT)
        began = time.monotonic()
        out, err = running.communicate(timeout=60)
        return running.returncode, line + out, err, time.monotonic() - began


def what_is_stopped_tells_its_score():
    for engine in ("2", f"ugi:{SALTO} console"):
        code, out, err, _ = stopped_after("game 2 of", "english-draughts", "1", engine, "--games", "5000", "--nodes", "20")
        assert code == 1 and err == "salto: match: stopped\n", (code, out, err)
        last, told = out.splitlines()[-2:]
        assert re.fullmatch(r"ended after \d+ of 5000 games: score .*", told) and last.split(": ")[1] == told.split(": ")[1], out


# One side is ahead whatever is played, and each look at a position takes long: the search for an opening takes minutes.
LOPSIDED = """return { api = 1, id = "lopsided", extends = "english-draughts",
  computer = { evaluate = function(p, player)
    for i = 1, 2500 do p:count(1, "man", "row5") end
    return player == 1 and 1000 or 0
  end },
  text = { en = { name = "Lopsided", summary = "One side is ahead." } } }
"""


def an_opening_that_is_looked_for_is_not_waited_for():
    with tempfile.NamedTemporaryFile("w", suffix=".lua") as file:
        file.write(LOPSIDED)
        file.flush()
        code, out, err, _ = stopped_after("lopsided: ", file.name, "1", "1", "--opening", "8")
        assert code == 1 and err == "salto: match: stopped\n", (code, err)
        assert out.endswith("\nended after 0 of 20 games: score +0 =0 -0\n"), out


def a_program_that_thinks_is_not_waited_for():
    with tempfile.TemporaryDirectory() as folder:
        mute, mark = os.path.join(folder, "mute.py"), os.path.join(folder, "mark")
        with open(mute, "w") as file:
            file.write(MUTE)
        code, out, err, seconds = stopped_after("english", "english-draughts", "1", f"ugi:python3 {mute} {mark}", "--movetime", "60000", mark=mark)
        assert code == 1 and err == "salto: match: stopped\n" and seconds < 30, (code, err, seconds)
        assert out.endswith("\nended after 0 of 20 games: score +0 =0 -0\n"), out
        with open(mark) as file:
            program = int(file.read())
        try:
            os.kill(program, 0)
            assert False, "it still runs"
        except ProcessLookupError:
            pass


failed = 0
for test in (levels_play, the_same_seed_is_the_same_match, more_than_two_play, a_game_that_goes_nowhere_lasts_as_long_for_each_player,
             speaks_ugi, speaks_hub, a_fault_costs_the_game, faults_in_a_row_end_the_match, programs_that_fail,
             an_answer_in_words_without_end, what_a_program_refuses_is_told, no_turn_is_no_turn,
             a_name_is_shown_as_far_as_it_can_be, a_program_that_failed_is_started_anew, programs_of_one_name_are_told_apart,
             a_start_without_a_game, what_is_stopped_tells_its_score, an_opening_that_is_looked_for_is_not_waited_for,
             a_program_that_thinks_is_not_waited_for, a_turn_that_is_not_legal_is_explained):
    try:
        test()
        print(f"{test.__name__}: fine")
    except (AssertionError, subprocess.TimeoutExpired) as fault:
        failed += 1
        print(f"{test.__name__}: FAILED: {fault!r}")
sys.exit(1 if failed else 0)
