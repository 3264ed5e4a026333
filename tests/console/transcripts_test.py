#!/usr/bin/env python3
"""Runs every transcript of this folder (*.txt): a call of the program, what it is told and what it answers.

  # …      a remark
  $ …      the arguments of a call; the next `$` begins another one
  > …      a line of its input; all of them are sent at once
  ~ …      a regular expression for one line of its output, whole
  ! …      a line on standard error
  ? …      the exit code, where it is not 0
  … else   a line of its output, as it is

SALTO_SOURCE stands for the folder of the sources, SALTO_GAME for the file of a game that was saved. With --write FILE… the answers
in the files are replaced by those of the program as it is, regular expressions staying where they fit: read them well afterwards.
"""
import os
import re
import shlex
import subprocess
import sys
import tempfile
import time

FOLDER = os.path.dirname(os.path.abspath(__file__))
SALTO = os.environ.get("SALTO", "salto")
SOURCE = os.environ.get("SALTO_SOURCE", os.path.dirname(os.path.dirname(FOLDER)))


HOME = tempfile.TemporaryDirectory()  # nobody's games


class Call:
    def __init__(self, number, arguments):
        self.number, self.arguments = number, arguments
        self.input, self.output, self.errors, self.code = [], [], [], 0


def read(path):
    calls = []
    with open(path, encoding="utf-8") as file:
        for number, line in enumerate(file.read().split("\n")[:-1], 1):
            mark, rest = line[:2], line[2:]
            if mark == "$ ":
                calls.append(Call(number, rest))
            elif mark.strip() == "#" or not calls:
                continue
            elif mark.strip() == ">":
                calls[-1].input.append(rest)
            elif mark == "! ":
                calls[-1].errors.append(rest)
            elif mark == "? ":
                calls[-1].code = int(rest)
            else:
                calls[-1].output.append(line)
    return calls


def environment():
    env = dict(os.environ, LC_ALL="C.UTF-8", NO_COLOR="1", TERM="dumb", XDG_DATA_HOME=HOME.name)
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        env.pop(name, None)
    return env


def arguments_of(call):
    return [SALTO] + [word.replace("SALTO_SOURCE", SOURCE) for word in shlex.split(call.arguments)]


def lines_of(text):
    text = re.sub(re.escape(HOME.name) + r"/salto/games/[0-9-]+-[a-z-]+(-[0-9]+)?\.salto", "SALTO_GAME", text)
    return text.replace(SOURCE, "SALTO_SOURCE").splitlines()


def matches(expected, line):
    return re.fullmatch(expected[2:], line) if expected.startswith("~ ") else expected == line


def differences(what, expected, found):
    """The first difference between lines expected and found, or None."""
    for i in range(max(len(expected), len(found))):
        want = expected[i] if i < len(expected) else None
        got = found[i] if i < len(found) else None
        if want is None or got is None or not matches(want, got):
            return f"{what} line {i + 1}:\n    expected {want!r}\n    found    {got!r}"
    return None


def check(path):
    faults = []
    for call in read(path):
        done = subprocess.run(arguments_of(call), input="".join(line + "\n" for line in call.input), env=environment(),
                              capture_output=True, encoding="utf-8", timeout=120)
        fault = (differences("output", call.output, lines_of(done.stdout))
                 or differences("error", call.errors, lines_of(done.stderr))
                 or (done.returncode != call.code and f"exit code {done.returncode}, expected {call.code}\n{done.stderr}"))
        if fault:
            faults.append(f"{path}:{call.number}: $ {call.arguments}\n  {fault}")
    return faults


def write(path):
    """Sends each line and takes what comes until a moment of silence for its answer."""
    out, process, remarks = [], None, []
    with open(path, encoding="utf-8") as file:
        patterns = [line for line in file.read().split("\n") if line.startswith("~ ")]

    def drain(wait):
        time.sleep(wait)
        os.set_blocking(process.stdout.fileno(), False)
        text = process.stdout.read() or b""
        out.extend(next((pattern for pattern in patterns if matches(pattern, line)), line) for line in lines_of(text.decode("utf-8")))

    def finish():
        if not process:
            return
        try:
            process.stdin.close()
        except BrokenPipeError:
            pass
        process.wait(timeout=60)
        drain(0)
        out.extend("! " + line for line in lines_of(process.stderr.read().decode("utf-8")))
        if process.returncode:
            out.append(f"? {process.returncode}")

    with open(path, encoding="utf-8") as file:
        for line in file.read().split("\n")[:-1]:
            if line.startswith("$ "):
                finish()
                out.extend(remarks + [line])
                remarks = []
                process = subprocess.Popen(arguments_of(Call(0, line[2:])), env=environment(), stdin=subprocess.PIPE,
                                           stdout=subprocess.PIPE, stderr=subprocess.PIPE)
                drain(0.3)
            elif line.startswith(">"):
                out.extend(remarks + [line])
                remarks = []
                try:
                    process.stdin.write((line[2:] + "\n").encode("utf-8"))
                    process.stdin.flush()
                except BrokenPipeError:
                    pass
                drain(0.15)
            elif line.startswith("#"):
                remarks.append(line)
    finish()
    out.extend(remarks)
    with open(path, "w", encoding="utf-8") as file:
        file.write("\n".join(out) + "\n")


def main():
    if sys.argv[1:2] == ["--write"]:
        for path in sys.argv[2:]:
            write(path)
        return 0
    faults, count = [], 0
    for name in sorted(os.listdir(FOLDER)):
        if name.endswith(".txt"):
            count += 1
            found = check(os.path.join(FOLDER, name))
            print(f"{name}: {'FAILED' if found else 'fine'}")
            faults += found
    for fault in faults:
        print(fault)
    return 1 if faults or count == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
