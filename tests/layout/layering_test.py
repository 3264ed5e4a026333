"""Reads the #include lines of host/ and refuses what breaks the layering of host/README.md.

To add a folder: a row in USES. To let a folder use a library: its headers in SYSTEM.
"""
import os
import re
import sys
import tempfile
import unittest
from pathlib import Path

HOST = Path(os.environ.get("SALTO_SOURCE", Path(__file__).resolve().parents[2])) / "host"

# What a folder may include besides itself.
USES = {
    "base": [],
    "platform": ["base"],
    "core": ["base"],
    "script": ["core", "base", "platform"],
    "endgame": ["core", "base", "platform"],
    "search": ["endgame", "core", "base", "platform"],
    "match": ["script", "search", "endgame", "core", "base", "platform"],
    "console": ["match", "script", "search", "endgame", "core", "base", "platform"],
    "app": ["match", "script", "search", "endgame", "core", "base", "platform"],
    "": ["console", "app", "match", "script", "search", "core", "base", "platform"],  # main.c
}

# Libraries, and who may know them.
SYSTEM = [
    (r"(lua|lauxlib|lualib|luaconf)\.h", ["script"]),
    (r"(SDL2/)?SDL.*\.h", ["app"]),
    (r"(cairo/)?cairo.*\.h|fontconfig/.*", ["app"]),
    (r"stb/.*|stb_.*\.h", ["app"]),
    (r"getopt\.h", ["", "console"]),
]

# core knows no files, no clock, no threads, no system: C's own headers, and of those not the ones that reach outside.
CORE_HEADERS = """assert.h ctype.h errno.h float.h limits.h math.h stdarg.h stdatomic.h stdbool.h stddef.h stdint.h stdio.h stdlib.h
string.h immintrin.h""".split()
# stdio.h is for snprintf and sscanf; these names in core are not. `_` keeps words like board_rename apart.
CORE_WORDS = r"(?<![\w.>])(fopen|freopen|tmpfile|remove|rename|printf|puts|putchar|stdout|stderr|stdin|getenv|system|time|clock|exit)\b\s*(?=[(,;)])"

INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]*([<"])([^>"]+)[>"]', re.M)


def without_comments_and_strings(text):
    return re.sub(r'/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\\n])*"', lambda m: "\n" * m.group().count("\n") or " ", text, flags=re.S)


def faults(host):
    """Every breach, as 'file:line: what'."""
    found = []
    for path in sorted(host.rglob("*")):
        if path.suffix not in (".c", ".h", ".inc"):
            continue
        inside = path.relative_to(host)
        folder = inside.parts[0] if len(inside.parts) > 1 else ""
        text = path.read_text()

        def fault(position, what):
            found.append(f"host/{inside}:{text.count(chr(10), 0, position) + 1}: {what}")

        if folder not in USES:
            fault(0, f"the folder '{folder}' has no row in {Path(__file__).name}")
            continue
        for match in INCLUDE.finditer(text):
            quote, name = match.groups()
            if quote == '"':
                target = name.split("/")[0] if "/" in name else ""
                if not (host / name).is_file():
                    fault(match.start(), f'"{name}" is not the path of a file from host/')
                elif target != folder and target not in USES[folder]:
                    fault(match.start(), f'{folder or "main.c"} may not include {target}: "{name}"')
            else:
                if any(re.fullmatch(pattern, name) and folder not in allowed for pattern, allowed in SYSTEM):
                    fault(match.start(), f"{folder or 'main.c'} may not include <{name}>")
                elif folder == "core" and name not in CORE_HEADERS:
                    fault(match.start(), f"core may not include <{name}>: no files, clock, threads or system in core")
        if folder == "core":
            code = without_comments_and_strings(text)
            for match in re.finditer(CORE_WORDS, code):
                found.append(f"host/{inside}:{code.count(chr(10), 0, match.start()) + 1}: core may not use {match.group(1)}")
    return found


class Layering(unittest.TestCase):
    def test_host(self):
        self.assertTrue((HOST / "core").is_dir(), f"no sources in {HOST}")
        self.assertEqual(faults(HOST), [])

    def test_every_folder_has_a_row(self):
        self.assertEqual({p.name for p in HOST.iterdir() if p.is_dir()} - set(USES), set())

    def seeded(self, name, text, expected):
        """The test itself is tested: a breach put into a made-up tree must be found, on its line and by name."""
        with tempfile.TemporaryDirectory() as folder:
            host = Path(folder)
            for header in ("base/error.h", "core/rules.h", "script/variant.h", "match/match.h", "app/screen.h", "console/console.h"):
                (host / header).parent.mkdir(exist_ok=True)
                (host / header).write_text("")
            (host / name).parent.mkdir(exist_ok=True)
            (host / name).write_text(text)
            found = faults(host)
        if expected is None:
            self.assertEqual(found, [])
        else:
            self.assertEqual(len(found), 1, found)
            self.assertIn(expected, found[0])

    def test_seeded_breaches_are_found(self):
        for name, text, expected in [
            ("core/a.c", '#include "core/rules.h"\n#include "base/error.h"\n#include <string.h>\n', None),
            ("core/a.c", '\n#include "script/variant.h"\n', 'host/core/a.c:2: core may not include script: "script/variant.h"'),
            ("core/a.h", "#include <lua.h>\n", "core may not include <lua.h>"),
            ("core/a.h", "#include <SDL2/SDL.h>\n", "core may not include <SDL2/SDL.h>"),
            ("core/a.c", "  #  include <unistd.h>\n", "host/core/a.c:1: core may not include <unistd.h>"),
            ("core/a.c", "#include <time.h>\n", "core may not include <time.h>"),
            ("core/a.c", "#include <pthread.h>\n", "core may not include <pthread.h>"),
            ("core/a.c", '#include <stdio.h>\nvoid f(void) { fopen("a", "r"); }\n', "host/core/a.c:2: core may not use fopen"),
            ("core/a.c", "/* fopen(x) */ void f(void) { snprintf(0, 0, \"fopen()\"); a->time(1); }\n", None),
            ("base/a.c", '#include "core/rules.h"\n', "base may not include core"),
            ("base/a.c", "#include <SDL.h>\n", "base may not include <SDL.h>"),
            ("match/a.c", '#include "app/screen.h"\n', "match may not include app"),
            ("match/a.c", "#include <SDL2/SDL_ttf.h>\n", "match may not include <SDL2/SDL_ttf.h>"),
            ("console/a.c", '#include "app/screen.h"\n', "console may not include app"),
            ("app/a.c", '#include "console/console.h"\n', "app may not include console"),
            ("app/a.c", "#include <lauxlib.h>\n", "app may not include <lauxlib.h>"),
            ("app/a.c", '#include "screen.h"\n', "is not the path of a file from host/"),
            ("search/a.c", '#include "script/variant.h"\n', "search may not include script"),
            ("script/a.c", "#include <lua.h>\n#include <lauxlib.h>\n", None),
            ("main.c", '#include "app/screen.h"\n#include "console/console.h"\n', None),
            ("extra/a.c", "", "the folder 'extra' has no row"),
        ]:
            with self.subTest(name=name, text=text):
                self.seeded(name, text, expected)


if __name__ == "__main__":
    if not HOST.is_dir():
        sys.exit(f"no folder {HOST}")
    unittest.main()
