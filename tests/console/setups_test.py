#!/usr/bin/env python3
"""`salto check` looks at the start positions that the player keeps, too: those of a game that there is not would be seen nowhere."""
import os
import subprocess
import tempfile

SALTO = os.environ.get("SALTO", "salto")


def check(home, *words):
    env = dict(os.environ, LC_ALL="C.UTF-8", NO_COLOR="1", XDG_DATA_HOME=home)
    done = subprocess.run([SALTO, "check", *words], capture_output=True, text=True, env=env, timeout=120)
    assert done.stderr == "", done.stderr
    return done.returncode, done.stdout


def put(home, name, text):
    path = os.path.join(home, "salto", "setups", name)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def main():
    with tempfile.TemporaryDirectory() as home:
        folder = os.path.join(home, "salto", "setups")
        put(home, "turkish-draughts/good.txt", "8/1b6/8/8/3W4/8/6b1/8 b\n")
        assert check(home)[0] == 0
        put(home, "turkish-draughts/bad.txt", "8/1b6 b\n")
        put(home, "turkish-drafts/good.txt", "8/1b6/8/8/3W4/8/6b1/8 b\n")
        put(home, "lost.txt", "8/1b6/8/8/3W4/8/6b1/8 b\n")
        code, out = check(home)
        assert code == 1, out
        for line in (f"{folder}/turkish-draughts/bad.txt: expected 8 rows separated by '/', found 2",
                     f"{folder}/turkish-drafts: there is no game 'turkish-drafts'; the nearest is 'turkish-draughts'",
                     f"{folder}/lost.txt: expected a folder that is called by the id of a game, with start positions in it"):
            assert line in out.splitlines(), (line, out)
        assert "good.txt" not in out, out
        code, out = check(home, "-l", "pt-BR")
        for line in (f"{folder}/turkish-draughts/bad.txt: esperavam-se 8 fileiras separadas por '/', e não 2",
                     f"{folder}/turkish-drafts: não existe o jogo 'turkish-drafts'; o mais parecido é 'turkish-draughts'",
                     f"{folder}/lost.txt: esperava-se uma pasta que tivesse como nome o identificador de um jogo, com posições iniciais dentro"):
            assert line in out.splitlines(), (line, out)
        assert check(home, "turkish-draughts")[0] == 0


main()
