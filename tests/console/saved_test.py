#!/usr/bin/env python3
"""Saved games on the command line: shown, played on in the terminal with each change saved, and what is wrong with them told."""
import os
import subprocess
import sys
import tempfile

SALTO = os.environ.get("SALTO", "salto")
HOME = tempfile.TemporaryDirectory()  # nobody's games
GAMES = os.path.join(HOME.name, "salto", "games")
GAME = os.path.join(os.path.dirname(os.path.abspath(__file__)), "saved.salto")


def environment(home=HOME.name):
    """English, and without a display, whoever runs this."""
    env = dict(os.environ, LC_ALL="C.UTF-8", NO_COLOR="1", TERM="dumb", XDG_DATA_HOME=home)
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        env.pop(name, None)
    return env


def run(*arguments, said=""):
    done = subprocess.run([SALTO, *arguments], input=said, capture_output=True, text=True, env=environment(), timeout=60)
    return done.returncode, done.stdout, done.stderr


def write(path, text):
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def turns(text):
    return [line.split()[1] for line in text.splitlines() if line.startswith("turn ")]


def file_told(out):
    """The file that the game is saved in, as it was told last."""
    return out.split("Each change is saved in ")[-1].split(".salto")[0] + ".salto"


def shows_it():
    code, out, err = run("show", GAME)
    assert (code, err) == (0, ""), (code, err)
    assert out.startswith("Turkish draughts\nWhite: Ana\nBlack: computer, level 4\n"), out
    assert "\n1. c3-c4 h6-h5\n" in out and "\nAna to move.\n" in out, out
    assert "\n4  . . w . . . . .\n" in out, out
    code, out, err = run("show", GAME, "--language", "pt-BR")
    assert out.startswith("Damas turcas\nBrancas: Ana\nPretas: computador, nível 4\n"), out


def plays_on(folder):
    path = os.path.join(folder, "game.salto")
    write(path, read(GAME))
    for words in ([path, "--text"], ["play", path, "--text"], [path]):  # without a display the terminal takes it
        before = read(path)
        code, out, err = run(*words, said="quit\n")
        assert (code, err) == (0, ""), (code, err)
        assert "Each change is saved in" not in out and "Ana to move." in out, out
        assert read(path) == before and not os.path.exists(GAMES), "a game that is only looked at is not written"
    code, out, err = run(path, "--text", said="redo\nquit\n")
    assert (code, err) == (0, ""), (code, err)
    made = file_told(out)
    assert read(path) == before, "a file from elsewhere is never written"
    assert os.listdir(GAMES) == [os.path.basename(made)] and os.path.dirname(made) == GAMES, made
    path = made  # one of the games played is written as it goes
    code, out, err = run(path, "--text", said="h5-h4\nundo\nundo\nmoves\nquit\n")
    assert (code, err) == (0, "") and file_told(out) == path, (code, out, err)
    assert turns(read(path)) == ["c3-c4", "h6-h5", "d3-d4", "h5-h4"] and "\nstands 2\n" in read(path), read(path)
    assert "\nname Ana\n" in read(path) and "\nleft 300000\n" in read(path), read(path)
    before = read(path)
    code, out, err = run(path, "--text", said="new\nnew\nc3-c4\nquit\n")  # a new game is no longer this one
    assert code == 0 and read(path) == before
    assert "The game in progress stays saved as it is." in out, out
    assert os.listdir(folder) == ["game.salto"], os.listdir(folder)
    games = [name for name in os.listdir(GAMES) if name != os.path.basename(path)]
    assert len(games) == 1 and f"Each change is saved in {os.path.join(GAMES, games[0])}." in out, (games, out)
    assert turns(read(os.path.join(GAMES, games[0]))) == ["c3-c4"]


def keeps_every_game():
    before = set(os.listdir(GAMES))
    code, out, err = run("play", "turkish-draughts", "--text", said="board\nquit\n")
    assert (code, err) == (0, "") and set(os.listdir(GAMES)) == before, "an untouched game leaves no file"
    code, out, err = run("play", "turkish-draughts", "--text", said="c3-c4\nh6-h5\nnew\nnew\nd3-d4\nquit\n")
    assert (code, err) == (0, ""), (code, err)
    games = sorted(set(os.listdir(GAMES)) - before)
    assert out.count("Each change is saved in ") == 2 == len(games), (out, games)
    assert sorted(turns(read(os.path.join(GAMES, name))) for name in games) == [["c3-c4", "h6-h5"], ["d3-d4"]], games


def games_begun_at_once_are_all_kept():
    before = set(os.listdir(GAMES))
    players = [subprocess.Popen([SALTO, "play", "english-draughts", "--text"], env=environment(), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
               for _ in range(4)]
    for player in players:
        while "Type a turn" not in player.stdout.readline():
            pass
    for player in players:
        player.stdin.write("b6-a5\nquit\n")
        player.stdin.flush()
    told = [player.communicate(timeout=60)[0] for player in players]
    games = set(os.listdir(GAMES)) - before
    assert len(games) == 4, games
    assert games == {out.split("Each change is saved in ")[1].split(".salto")[0].split("/")[-1] + ".salto" for out in told}, told


def keeps_what_somebody_else_wrote():
    path = os.path.join(GAMES, "game.salto")
    write(path, read(GAME))
    with subprocess.Popen([SALTO, path, "--text"], env=environment(), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as first:
        while "Ana to move." not in first.stdout.readline():
            pass
        run(path, "--text", said="b3-b4\nquit\n")
        theirs = read(path)
        out, _ = first.communicate("e3-e4\nquit\n", timeout=60)
    assert read(path) == theirs and turns(theirs)[-1] == "b3-b4", theirs
    assert "the game goes on here in a file of its own." in out, out
    mine = file_told(out)
    assert turns(read(mine))[-1] == "e3-e4", read(mine)


def tells_why_nothing_is_saved():
    with tempfile.NamedTemporaryFile() as file:
        done = subprocess.run([SALTO, "play", "turkish-draughts", "--text"], input="c3-c4\nh6-h5\nnew\nquit\n",
                              env=environment(file.name), text=True, capture_output=True, timeout=60)
    assert done.stdout.count("This game cannot be saved: ") == 1 and "would be lost" in done.stdout, done.stdout


def plays_on_by_a_script(folder):
    """One that no folder of games has: the file of the game names it, wherever the game is opened from."""
    script, here = os.path.join(folder, "my script.lua"), os.getcwd()
    write(script, "return { api = 1, id = 'mine', extends = 'turkish-draughts', endings = { quiet = 7 } }\n")
    before = set(os.listdir(GAMES))
    os.chdir(folder)
    code, out, err = run("play", "my script.lua", "--text", said="c3-c4\nquit\n")
    os.chdir(here)
    assert (code, err) == (0, ""), (code, err)
    path, = (os.path.join(GAMES, name) for name in set(os.listdir(GAMES)) - before)
    assert f"\nscript {os.path.realpath(script)}\n" in read(path), read(path)
    code, out, err = run(path, "--text", said="h6-h5\nquit\n")
    assert (code, err) == (0, "") and turns(read(path)) == ["c3-c4", "h6-h5"], (code, out, err)
    write(script, "return { api = 1, id = 'another', extends = 'turkish-draughts' }\n")
    code, out, err = run(path, "--text")
    assert err == f"salto: {path}: The script {os.path.realpath(script)} is another game now, so this game can only be looked at.\n", err
    os.remove(script)
    code, out, err = run(path, "--text")
    assert (code, err) == (1, f"salto: {path}: The script {os.path.realpath(script)} is no longer there, so this game can only be looked at.\n"), (code, err)
    code, out, err = run("show", path)
    assert code == 0 and "1. c3-c4 h6-h5" in out, (code, out, err)


def tells_what_is_wrong(folder):
    path = os.path.join(folder, "wrong.salto")
    missing = os.path.join(folder, "missing.salto")

    def expect(words, code, message):
        found = run(*words)
        assert found == (code, found[1], f"salto: {message}\n"), found

    expect([missing], 2, f"there is no file '{missing}'")
    expect([missing, "-l", "pt-BR", "--text"], 2, f"não existe o arquivo '{missing}'")
    expect(["show", missing], 2, f"there is no file '{missing}'")
    expect([GAME, "--players", "2", "--text"], 2, "the option '--players' means nothing here: a saved game has its own")
    write(path, read(GAME).replace("rules 1e", "rules 2e"))
    expect([path, "--text"], 1,
           f'{path}: The rules of "Damas turcas" have changed since this game was saved, so it can only be looked at.')
    write(path, read(GAME).replace("turn h6-h5", "turn h6-h4"))
    expect([path, "--text", "-l", "pt-BR"], 1, f"{path}: A jogada 2 (h6-h4) é contra as regras; por isso, esta partida só pode ser vista.")
    code, out, err = run("show", path)  # but shown it is
    assert code == 0 and "1. c3-c4 h6-h4" in out and "Turn 2 (h6-h4) is against the rules" in out, (code, out, err)
    write(path, read(GAME).replace("variant turkish-draughts", "variant x"))
    code, out, err = run("show", path)
    assert code == 0 and '"Damas turcas" is not among the games here' in out and "\n4  . . w w . . . .\n" in out, (code, out, err)
    write(path, read(GAME).replace("player w", "playr w"))
    expect([path, "--text"], 1, f"the saved game cannot be opened: {path}, line 10: unknown key 'playr'; the nearest is 'player'")
    expect([path, "--text", "-l", "pt"], 1,
           f"não foi possível abrir a partida salva: {path}, linha 10: chave desconhecida: 'playr'; a mais parecida é 'player'")
    write(path, "salto-game 3\n")
    for words in (["show", path], ["picture", path, os.path.join(folder, "o.png")], ["play", path]):  # once, though there is no display either
        expect(words, 1, f"the saved game cannot be opened: {path}, line 1: this game was saved by a newer Salto: its format has version 3, "
               "and this program reads version 2")
    assert not os.path.exists(os.path.join(folder, "o.png"))
    lines = read(GAME).splitlines(keepends=True)
    write(path, "".join(line for line in lines if not line.startswith("board ")))
    number = 1 + next(i for i, line in enumerate(lines) if line.startswith("board "))
    expect(["show", path], 1, f"the saved game cannot be opened: {path}, line {number}: expected a line that begins with board before this")
    inside, pipe = os.path.join(folder, "dir.salto"), os.path.join(folder, "pipe.salto")
    os.mkdir(inside)
    os.mkfifo(pipe)
    for words in (["show"], ["play", "--text"]):  # what is there, but is no file
        expect([*words, inside], 1, f"the saved game cannot be opened: cannot read '{inside}': it is a folder")
        expect([*words, pipe], 1, f"the saved game cannot be opened: cannot read '{pipe}': it is not a regular file")
    write(path, "")
    expect(["show", path], 1, f"the saved game cannot be opened: {path}, line 1: this file is empty; a saved game begins with salto-game 2")


def main():
    shows_it()
    with tempfile.TemporaryDirectory() as folder:
        plays_on(folder)
    keeps_every_game()
    games_begun_at_once_are_all_kept()
    with tempfile.TemporaryDirectory() as folder:
        plays_on_by_a_script(folder)
    keeps_what_somebody_else_wrote()
    tells_why_nothing_is_saved()
    with tempfile.TemporaryDirectory() as folder:
        tells_what_is_wrong(folder)


if __name__ == "__main__":
    main()
    sys.exit(0)
