"""The shape of the source files: none over 600 lines, no line of code over 160 columns, none with a name that says nothing, every header
opening with its job."""
import os
import tempfile
import unittest
from pathlib import Path

SOURCE = Path(os.environ.get("SALTO_SOURCE", Path(__file__).resolve().parents[2]))
FOLDERS = ("host", "variants", "tests", "scripts")
SUFFIXES = (".c", ".h", ".inc", ".lua", ".py", ".sh")
LONGEST = 600
WIDEST = 160
WIDE = (".lua",)  # texts for players, a sentence a line
EMPTY_NAMES = {"util", "utils", "common", "misc", "helpers", "types", "system"}


def faults(source):
    found = []
    for folder in FOLDERS:
        for path in sorted((source / folder).rglob("*")):
            if path.suffix not in SUFFIXES:
                continue
            name = path.relative_to(source)
            text = path.read_text(encoding="utf-8")
            lines = text.split("\n")
            if lines[-1] != "":
                found.append(f"{name}: no line end at the end")
            if len(lines) - 1 > LONGEST:
                found.append(f"{name}: {len(lines) - 1} lines, {LONGEST} at most")
            if path.stem in EMPTY_NAMES:
                found.append(f"{name}: a name that does not say what is in it")
            if path.suffix == ".h" and folder == "host" and not text.startswith("/* "):
                found.append(f"{name}: a header opens with a comment that says its job")
            for number, line in enumerate(lines, 1):
                if "\t" in line or line != line.rstrip() or "\r" in line:
                    found.append(f"{name}:{number}: a tab, or blanks at the end of the line")
                if len(line) > WIDEST and path.suffix not in WIDE:
                    found.append(f"{name}:{number}: {len(line)} columns, {WIDEST} at most")
    return found


class Files(unittest.TestCase):
    def test_project(self):
        self.assertTrue((SOURCE / "host").is_dir())
        self.assertEqual(faults(SOURCE), [])

    def test_seeded_faults_are_found(self):
        for name, text, expected in [
            ("host/a.c", "x\n" * 600, None),
            ("host/a.c", "x\n" * 601, "601 lines"),
            ("host/core/util.c", "\n", "a name that does not say"),
            ("host/core/a.h", "#ifndef A\n", "opens with a comment"),
            ("host/core/a.c", "ok\n\tx\n", "host/core/a.c:2: a tab"),
            ("variants/a.lua", "x \n", "variants/a.lua:1: a tab, or blanks"),
            ("tests/a.c", "x", "no line end"),
            ("host/core/a.c", "é" * 160 + "\n", None),
            ("host/core/a.c", "x\n" + "x" * 161 + "\n", "host/core/a.c:2: 161 columns, 160 at most"),
            ("tests/core/a_test.py", "x" * 161 + "\n", "tests/core/a_test.py:1: 161 columns"),
            ("variants/text/en.lua", "x" * 161 + "\n", None),
        ]:
            with self.subTest(name=name, text=text[:20]), tempfile.TemporaryDirectory() as folder:
                path = Path(folder) / name
                path.parent.mkdir(parents=True)
                path.write_text(text)
                found = faults(Path(folder))
                if expected is None:
                    self.assertEqual(found, [])
                else:
                    self.assertEqual(len(found), 1, found)
                    self.assertIn(expected, found[0])


if __name__ == "__main__":
    unittest.main()
