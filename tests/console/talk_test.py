#!/usr/bin/env python3
"""What a transcript cannot tell: the console while something runs, and input of every kind."""
import os
import queue
import subprocess
import sys
import threading
import time

SALTO = os.environ.get("SALTO", "salto")
PATIENCE = 30  # seconds until something counts as hanging: a busy machine takes many for what takes none else
LATTICE = ("1/mm/1m1/mmmm/1m1m1m1m1m1m1/mmmmmmmmmmmm/1m1m1m1m1m1/mmmmmmmmmm/1m1mmm1m1/mmmmmmmmmm/1m1m1m1m1m1/"
           "mmmmmmmmmmmm/1m1m1m1m1m1m1/mmmm/1m1/mm/1 r 0,0")


class Talk:
    def __init__(self):
        self.process = subprocess.Popen([SALTO, "console"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.lines = queue.Queue()
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self):
        for line in self.process.stdout:
            self.lines.put(line.decode("utf-8").rstrip("\n"))

    def say(self, text):
        self.process.stdin.write((text + "\n").encode("utf-8"))
        self.process.stdin.flush()

    def hear(self, start):
        """The next line that does not begin with `info`; it must begin so."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                line = self.lines.get(timeout=max(0.0, end - time.monotonic()))
            except queue.Empty:
                raise AssertionError(f"expected '{start}…' within {PATIENCE} s") from None
            if not line.startswith("info"):
                assert line.startswith(start), f"expected '{start}…', heard '{line}'"
                return line

    def silence(self, seconds):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            try:
                line = self.lines.get(timeout=0.05)
            except queue.Empty:
                continue
            assert line.startswith("info"), f"expected silence, heard '{line}'"

    def ended(self):
        assert self.process.wait(timeout=PATIENCE) == 0
        time.sleep(0.1)

    def leave(self):
        self.process.stdin.close()
        self.ended()


def feed(data):
    """All that the console answers to these bytes."""
    done = subprocess.run([SALTO, "console"], input=data, capture_output=True, timeout=60)
    assert done.returncode == 0, done.returncode
    assert done.stderr == b"", done.stderr
    return done.stdout.decode("utf-8").splitlines()


def infinite_waits_for_stop():
    talk = Talk()
    talk.say("go infinite")
    talk.silence(0.5)
    talk.say("isready")
    talk.hear("readyok")
    talk.say("fen")  # waits
    talk.silence(0.3)
    talk.say("stop")
    assert talk.hear("bestmove ") != "bestmove none"
    talk.hear("fen ")
    talk.say("stop")  # means nothing now
    talk.silence(0.2)
    talk.leave()


def the_answer_was_announced():
    for nodes in (10400, 14100):  # in the midst of a depth that finds another turn than the one before
        lines = feed(f"setoption name Variant value english-draughts\ngo nodes {nodes}\n".encode())
        best = lines[-1].split()[1]
        told = [line.split(" pv ")[1].split()[0] for line in lines if line.startswith("info depth")]
        assert told[-1] == best, (told, best)


def perft_is_answered_and_stopped():
    talk = Talk()
    talk.say("setoption name Variant value turkish-draughts")
    talk.say("go perft 40")
    talk.say("isready")
    talk.hear("readyok")
    talk.say("stop")
    talk.hear("error: perft was stopped")
    talk.say("go perft 3")
    assert talk.hear("nodes ") == "nodes 708"
    talk.leave()


def a_stop_means_the_last_go():
    talk = Talk()
    talk.say("setoption name Variant value turkish-draughts\ngo perft 4\ngo infinite\nstop")
    assert talk.hear("nodes ") == "nodes 7538"
    talk.hear("bestmove ")
    talk.say("go perft 40\ngo infinite\nstop\nresult")
    talk.hear("error: perft was stopped")
    talk.hear("bestmove ")
    talk.hear("result none")
    talk.leave()


def quit_ends_soon_and_finishes_what_is_short():
    talk = Talk()
    talk.say("go perft 2\nquit")
    talk.hear("nodes ")
    talk.ended()
    talk = Talk()
    talk.say("setoption name Variant value turkish-draughts\ngo perft 40\nquit")
    talk.ended()
    talk = Talk()
    talk.say("go infinite\nquit")
    talk.hear("bestmove ")
    talk.ended()


def the_end_of_the_input_finishes_what_waits():
    answers = feed(b"setoption name Variant value turkish-draughts\ngo perft 4\ngo infinite\ngo perft 2\nresult")
    told = [line for line in answers if not line.startswith("info")]
    assert told[0] == "nodes 7538" and told[1].startswith("bestmove ") and told[2:] == ["nodes 64", "result none"], told


def lines_of_every_kind():
    assert feed(b"isready\r\n \t \r\n\r\nisready") == ["readyok", "readyok"]
    assert feed(b"  isready  \n\tisready\t\n") == ["readyok", "readyok"]
    assert feed(b"") == []
    zero = feed(b"is\0ready\nisready\n")
    assert len(zero) == 2 and zero[0].startswith("error: ") and zero[1] == "readyok", zero
    assert feed(b"a" * (1 << 20) + b"\nisready\n")[1] == "readyok"
    huge = feed(b"b" * (20 << 20) + b"\nisready\n")
    assert len(huge) == 2 and huge[0].startswith("error: ") and huge[1] == "readyok", huge
    for junk in (b"\xff\xfe\x80", b"\x1b[2J", b"position fen \x1b[31m", b"%s%n%s%n", b"setoption name %n value %s"):
        answers = feed(junk + b"\nisready\n")
        assert len(answers) == 2 and answers[0].startswith("error: ") and answers[1] == "readyok", answers
        assert "\x1b" not in answers[0]


def numbers_at_the_edge_of_go():
    most, least = 2**63 - 1, -2**63
    for limit in (f"movetime {most}", f"p1time {most} p1inc {most} movestogo 1", f"p1time {most}", f"p1time 60000 p1inc {most // 3 + 1}"):
        answers = feed(f"setoption name Variant value turkish-draughts\ngo depth 3 {limit}\n".encode())
        assert any(line.startswith("info depth 3 ") for line in answers) and answers[-1].startswith("bestmove "), (limit, answers)
    answers = feed(f"setoption name Variant value turkish-draughts\ngo p1time {least}\ngo wtime {least} winc {most}\n".encode())
    assert sum(line.startswith("bestmove ") for line in answers) == 2, answers


def many_moves_in_one_line():
    # the same king walks to and fro; a game that is drawn by then refuses the rest, in one line
    turns = " ".join(["a1-a2", "h8-h7", "a2-a1", "h7-h8"] * 5000)
    answers = feed(f"setoption name Variant value turkish-draughts\nposition fen 7B/8/8/8/8/7b/8/WW6 w moves {turns}\nfen\n".encode())
    assert len(answers) == 2 and answers[0].startswith("error: position: turn "), [line[:100] for line in answers]
    assert answers[1].startswith("fen 8/bbbbbbbb/"), answers


def billions_of_routes():
    start = time.monotonic()
    talk = Talk()
    talk.say(f"setoption name Variant value capture-chinese-checkers\nposition fen {LATTICE}")
    talk.say("go depth 4 movetime 300")
    talk.hear("bestmove ")
    talk.say("moves")
    line = talk.lines.get(timeout=PATIENCE)
    assert line.startswith("error: moves: there are more than") or line.startswith("moves "), line[:100]
    talk.say("go perft 2")
    talk.lines.get(timeout=PATIENCE)
    talk.leave()
    assert time.monotonic() - start < 20


def an_answer_is_the_end_of_what_ran():
    # whoever has read the last line may count on everything being carried out in order from there on
    talk = Talk()
    for go, last in (("go depth 1", "bestmove "), ("go perft 2", "nodes ")) * 400:
        talk.say(go)
        talk.hear(last)
        talk.say("position startpos moves zz\nisready")
        talk.hear("error: ")
        talk.hear("readyok")
    talk.leave()


def streams_that_are_closed_or_full():
    def code(command):
        return subprocess.run(["sh", "-c", f"exec '{SALTO}' {command}"], stderr=subprocess.PIPE, stdin=subprocess.DEVNULL,
                              stdout=subprocess.DEVNULL, timeout=PATIENCE)
    assert code("console <&-").returncode == 0
    assert code("play turkish-draughts --text <&-").returncode == 0
    assert code("console turkish-draughts <&- 2>&-").returncode == 0
    for command in ("moves turkish-draughts", "list", "show turkish-draughts", "check", "help", "--version", "perft turkish-draughts 1",
                    "play turkish-draughts --text"):
        for full in (">/dev/full", ">&-"):
            done = code(f"{command} {full}")
            assert done.returncode == 1 and done.stderr.startswith(b"salto: ") and done.stderr.count(b"\n") == 1, (command, full, done)
    assert code("list >/dev/full 2>&-").returncode == 1


TESTS = [an_answer_is_the_end_of_what_ran, streams_that_are_closed_or_full,
         infinite_waits_for_stop, the_answer_was_announced, perft_is_answered_and_stopped, a_stop_means_the_last_go, quit_ends_soon_and_finishes_what_is_short,
         the_end_of_the_input_finishes_what_waits, lines_of_every_kind, numbers_at_the_edge_of_go, many_moves_in_one_line, billions_of_routes]

failed = 0
for test in TESTS:
    try:
        test()
        print(f"{test.__name__}: fine")
    except (AssertionError, subprocess.TimeoutExpired, queue.Empty) as fault:
        failed += 1
        print(f"{test.__name__}: FAILED: {fault!r}")
sys.exit(1 if failed else 0)
