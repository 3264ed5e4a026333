"""A draughts engine that speaks the Hub protocol, for match_test.py: English draughts by the first legal turn, with every position and move
it is told turned into Salto's own notation and checked by a console. Usage: hub_engine.py SALTO [wrong|silent|none|quoted|broken]"""
import re
import subprocess
import sys
import time

SALTO, HOW = sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else ""
SQUARES = [f"{'abcdefgh'[c]}{8 - r}" for r in range(8) for c in range(8) if (r + c) % 2 == 1]
console = subprocess.Popen([SALTO, "console", "english-draughts"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def ask(line, word):
    console.stdin.write(line + "\n")
    console.stdin.flush()
    answer = console.stdout.readline().strip()
    assert answer.startswith(word), f"{line}: {answer}"
    return answer


def number(cell):
    return SQUARES.index(cell) + 1


def between(a, b):
    return f"{chr((ord(a[0]) + ord(b[0])) // 2)}{(int(a[1]) + int(b[1])) // 2}"


def hub_move(turn):
    cells = turn.replace("x", "-").split("-")
    taken = [str(number(between(a, b))) for a, b in zip(cells, cells[1:])] if "x" in turn else []
    return ("x" if taken else "-").join([str(number(cells[0])), str(number(cells[-1]))] + taken)


def turns():
    return ask("moves", "moves").split()[2:]


def play(move):
    wanted = move.split("x")[:2] + sorted(move.split("x")[2:])
    for turn in turns():
        have = hub_move(turn).split("x")
        if have[:2] + sorted(have[2:]) == wanted:
            return turn
    raise AssertionError(f"move {move} is none of {turns()}")


def set_up(line):
    squares = line.split("pos=")[1].split()[0]
    moves = line.split('moves="')[1].rstrip('"').split() if "moves=" in line else []
    rows = "/".join(re.sub("e+", lambda run: str(len(run[0])), squares[1 + 4 * r:5 + 4 * r]) for r in range(8))
    start = f"position fen {rows} {squares[0].lower()}"
    played = []
    ask(start + "\nfen", "fen")
    for move in moves:
        played.append(play(move))
        ask(start + " moves " + " ".join(played) + "\nfen", "fen")


for line in sys.stdin:
    line = line.strip()
    if line == "hub":
        print('id name="First turn" version=1\nparam name=variant value=normal type=enum values="normal"\nwait', flush=True)
    elif line == "init":
        print("ready", flush=True)
    elif line.startswith("pos "):
        set_up(line)
    elif line.startswith("level "):
        assert "move-time=" in line or "nodes=" in line, line
    elif line == "go think":
        if HOW == "silent":
            sys.exit()
        move = "1-2" if HOW == "wrong" else hub_move(turns()[0])
        done = "done" if HOW == "none" else f'done ponder-move=1-2 move="{move}" score=0' if HOW == "quoted" else f"done move={move}"
        print("error message=no" if HOW == "broken" else "info depth=1 score=0.00", flush=True)
        if HOW == "broken":
            time.sleep(0.1)  # it still has something to say when it is given up
        print(done, flush=True)
    elif line == "quit":
        break
