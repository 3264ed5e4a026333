"""`salto match`, `solve`, `perft` and `check` in Portuguese: the score, what engines did wrong, how far tables are, what is wrong with them,
how long counting took."""
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
import zlib

SALTO = os.environ["SALTO"]
HUB = os.path.join(os.path.dirname(os.path.abspath(__file__)), "hub_engine.py")
HOME = tempfile.TemporaryDirectory()  # nobody's tables
ENVIRONMENT = {**os.environ, "LC_ALL": "C.UTF-8", "XDG_DATA_HOME": HOME.name}


def call(*words, environment=ENVIRONMENT):
    done = subprocess.run([SALTO, "-l", "pt-BR", *words], capture_output=True, text=True, timeout=240, env=environment)
    return done.returncode, done.stdout.splitlines(), done.stderr.splitlines()


def expect(lines, *patterns):
    assert len(lines) == len(patterns) and all(map(re.fullmatch, patterns, lines)), lines


def fails(code, reason, *words):
    """Nothing but the reason on standard error."""
    found, out, err = call(*words)
    assert found == code and err == ["salto: " + reason], (words, found, err)
    return out


SCORE = r"placar \+\d =\d -\d  \d+,\d % ± \d+,\d  Elo ([+-]\d+ \()?([+-]\d+ a |no mínimo |no máximo )[+-]\d+\)?"


def a_match():
    code, out, err = call("match", "english-draughts", "1", "2", "--games", "2", "--nodes", "100")
    assert code == 0 and not err, err
    expect(out, "english-draughts: nível 1 contra nível 2, 2 partidas", "partida 1 de 2: " + SCORE, "partida 2 de 2: " + SCORE,
           r"\d+ jogadas por partida; uma partida de 400 jogadas conta como empate")
    assert call("match", "english-draughts", "1", "1", "--games", "1", "--nodes", "1")[1][0].endswith(", uma partida")


def a_match_that_cannot_be():
    fails(2, "match: '11': esperava-se um nível de 1 a 10, ugi:COMANDO ou hub:COMANDO", "match", "english-draughts", "1", "11")
    fails(2, "match: não é possível iniciar '/nowhere/x': arquivo ou pasta inexistente", "match", "english-draughts", "1", "ugi:/nowhere/x")
    fails(2, "match: false: o programa terminou", "match", "english-draughts", "1", "ugi:false")
    fails(2, "match: hub:x: o protocolo Hub é para jogos de damas de brancas e pretas", "match", "chinese-checkers", "1", "hub:x")
    out = fails(1, "match: a partida já está terminada no início", "match", "turkish-draughts", "1", "1", "--fen", "7W/8/8/8/8/8/8/8 b", "--games", "1")
    expect(out, ".* uma partida", r"interrompido; partidas jogadas: 0 de 1: placar \+0 =0 -0")


FAULTS = {"wrong": "sua jogada '1-2' não é possível", "none": "não deu nenhuma jogada", "broken": "disse: error message=no",
          "silent": "o programa terminou"}


def what_engines_do_wrong():
    for fault, told in FAULTS.items():
        err = call("match", "english-draughts", "1", f"hub:python3 {HUB} {SALTO} {fault}", "--games", "1", "--nodes", "1")[2]
        assert err == [f"salto: match: a partida 1 conta como perdida na jogada 6: First turn: {told}"], err
    with tempfile.NamedTemporaryFile("w", suffix=".py") as file:
        file.write('import sys\nfor line in sys.stdin: '
                   'print({"ugi": "ugiok", "isready": "readyok"}.get(line.strip(), "bestmove z9-z8"), flush=True)\n')
        file.flush()
        err = call("match", "english-draughts", "1", f"ugi:python3 {file.name}", "--games", "1", "--nodes", "1")[2]
        assert "sua jogada 'z9-z8' não é possível: Não existe a casa z9 neste tabuleiro" in err[0], err


def a_count():
    code, out, err = call("perft", "turkish-draughts", "2")
    assert code == 0 and not err, err
    expect(out, "nodes 64", r"tempo: \d+,\d{3} s, \d+ posições por segundo")


def a_check_of_nothing():
    for word, told in (("turkish-draught", "o mais parecido é 'turkish-draughts'"), ("no-such-game", "'salto list' mostra todos")):
        assert call("check", word) == (1, [f"não existe o jogo '{word}'; {told}"], []), call("check", word)


def tables():
    solve = "solve", "turkish-draughts", "--pieces", "2"
    code, out, err = call(*solve)
    assert code == 0 and not err, err
    folder = re.escape(HOME.name) + r"/salto/tables/turkish-draughts-[0-9a-f]{16}"
    shown = r"  \w+: (olhando cada posição|(uma jogada|\d+ jogadas) antes do fim), \d+ %"
    done = r"pronto em \d+,\d s; as tabelas estão em " + folder, r"conferido: \d+ valores se deduzem dos valores das jogadas possíveis ali"
    assert re.fullmatch(r"tabela 1 de 14: \w, 128 entradas", out[0]) and re.fullmatch(shown, out[1]), out
    expect([line for line in out if not re.fullmatch(shown, line)], *[rf"tabela \d+ de 14: \w+, \d+ entradas"] * 14, *done)
    expect(call(*solve)[1], *[r"tabela \d+ de 14: \w+ já existe"] * 14, *done)
    expect(call(*solve, "--fen", "W7/8/8/8/8/8/8/8 w")[1][16:], "no início, vence quem começa, em uma jogada")
    over = "a partida já está terminada no início: "
    expect(call(*solve, "--fen", "7W/8/8/8/8/8/8/8 b")[1][16:], over + "Vitória: Brancas. Sem jogada possível: Pretas.")
    expect(call(*solve, "--fen", "W7/8/8/8/8/8/8/7B w")[1][16:], over + "Empate: .*")


def a_table_that_is_wrong():
    solve = "solve", "turkish-draughts", "--pieces", "1"
    path = os.path.join(re.search(r"em (/.*)", "\n".join(call(*solve)[1])).group(1), "W.table")
    with open(path, "rb") as file:
        head, body = file.read().split(b"\n\n", 1)
    values = bytearray(zlib.decompress(body[4:]))
    values[0] += 8  # a win takes four plies more
    block = zlib.compress(bytes(values))
    body = len(block).to_bytes(4, "little") + block
    with open(path, "wb") as file:
        file.write(re.sub(rb"crc \w+", b"crc %08x" % zlib.crc32(body), head) + b"\n\n" + body)
    fails(1, "solve: a conferência falhou: W7/8/8/8/8/8/8/8 w: segundo a tabela, vitória em 5 jogadas; segundo as "
          "jogadas possíveis, vitória em uma jogada; a tabela de W e as que se apoiam nela foram removidas, e o mesmo comando as faz de novo", *solve)


def stopped_at(pattern):
    """Building is stopped at a line; returns that line and what it said on standard error, or None where it was done before."""
    words = [SALTO, "-l", "pt-BR", "solve", "english-draughts", "--pieces", "4"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=ENVIRONMENT) as running:
        line = next((line for line in running.stdout if re.match(pattern, line)), None)
        running.send_signal(signal.SIGINT)
        return line, running.communicate(timeout=120)[1]


def a_state_that_cannot_be_read():
    states = []
    while not states:  # none is left where the pass was a table's last one
        line, err = stopped_at(r"  \w{3,}: ")
        assert line and err == "salto: solve: interrompido; o mesmo comando continua de onde parou\n", (line, err)
        states = [os.path.join(folder, name) for folder, _, names in os.walk(HOME.name) for name in names if not name.endswith(".table")]
    with open(states[0], "r+b") as file:
        file.write(b"?")
    line = stopped_at(".*de novo")[0]
    assert line and re.fullmatch(r"tabela \d+ de \d+: o que ficou da interrupção não pode ser lido; ela é feita de novo\n", line), line


failed = 0
for test in (a_match, a_match_that_cannot_be, what_engines_do_wrong, a_count, a_check_of_nothing, tables, a_table_that_is_wrong, a_state_that_cannot_be_read):
    began = time.monotonic()
    try:
        test()
        print(f"{test.__name__}: fine, {time.monotonic() - began:.1f} s")
    except (AssertionError, subprocess.TimeoutExpired) as fault:
        failed += 1
        print(f"{test.__name__}: FAILED: {fault!r}")
sys.exit(1 if failed else 0)
