# SPDX-License-Identifier: MIT
"""Damages the library at random, again and again, and looks at what comes of it.

    python tests/endurance/damage.py [--times 1000] [--seed 1]

A library with finished games, a game under way, practice and notes is copied as on any day; then more games are
finished. Its file is damaged: bytes and pages changed, cut off, emptied, filled with noise. After that it is opened and
all of it is read. What has to hold: no game of the copy is lost, unless it is only an unnoticed one in a figure; what
is damaged is told, and stays as it was under another name; the library can be written again.
"""

from __future__ import annotations

import argparse
import random
import shutil
import sys
import tempfile
import time
from contextlib import closing
from datetime import date
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "support")]

from history_samples import finished  # noqa: E402
from own_library import OwnLibrary  # noqa: E402
from PySide6.QtCore import QCoreApplication  # noqa: E402

from engine.games.record import Record  # noqa: E402
from yahtzee_gui.library import backups  # noqa: E402
from yahtzee_gui.library.database import NAME, LibraryFile  # noqa: E402

_BEFORE, _SINCE = 60, 20
_PAGE = 4096


def main() -> int:
    """Damage as often as the command line says, print what was found, and return 1 if anything was lost."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--times", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    app = QCoreApplication([])
    chance, faults, told, merged = random.Random(arguments.seed), 0, 0, 0
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="yahtzee-damage-") as folder:
        sound = Path(folder, "sound")
        texts = _make(sound)
        for number in range(arguments.times):
            home = Path(folder, "home")
            shutil.copytree(sound, home)
            what = _damage(home / NAME, chance)
            fault, recovered, since = _look(app, home, texts)
            told, merged = told + recovered, merged + since
            if fault:
                faults += 1
                print(f"{number}: {what}: {fault}")
            shutil.rmtree(home)
    minutes = (time.monotonic() - began) / 60
    print(
        f"{arguments.times} damaged, {told} told, {merged / max(1, told):.1f} of {_SINCE} games read besides the copy, "
        f"{faults} faults, {minutes:.1f} min"
    )
    return 1 if faults else 0


def _make(home: Path) -> dict[str, str]:
    """Make a library and a copy of it, and return the texts of all games by their seeds."""
    path = home / NAME
    games = [finished(f"game {number}", text=f"the text of game {number} " * 100) for number in range(_BEFORE + _SINCE)]
    with closing(LibraryFile(path)) as opened:
        opened.add(games[:_BEFORE])
        opened.put_note("training", '{"version": 1}')
        backups.back_up(opened, path, date(2026, 1, 2))
        opened.add(games[_BEFORE:])
        opened.put_under_way(["{}"])
    return {game.seed: game.text for game in games}


def _damage(path: Path, chance: random.Random) -> str:
    content = bytearray(path.read_bytes())
    kind = chance.choice(("bytes", "page", "zeros", "cut", "noise", "empty", "head"))
    at = chance.randrange(len(content) // _PAGE) * _PAGE
    if kind == "bytes":
        for _ in range(chance.randint(1, 8)):
            content[chance.randrange(len(content))] = chance.randrange(256)
    elif kind in ("page", "zeros"):
        content[at : at + _PAGE] = chance.randbytes(_PAGE) if kind == "page" else bytes(_PAGE)
    elif kind == "cut":
        del content[chance.randrange(len(content)) :]
    elif kind == "head":
        content[chance.randrange(100)] ^= 1 << chance.randrange(8)
    else:
        content[:] = chance.randbytes(len(content)) if kind == "noise" else b""
    path.write_bytes(content)
    return kind


def _look(app: QCoreApplication, home: Path, texts: dict[str, str]) -> tuple[str, int, int]:
    """Return what is wrong, whether damage was told, and how many games since the copy are there."""
    damaged = (home / NAME).read_bytes()
    library, told = OwnLibrary(home), []
    library.recovered.connect(told.append)
    library.failed.connect(lambda problem, detail: told.append((problem, detail)))
    library.resume()
    library.load()
    library.ask(lambda opened: opened.check())  # whatever is read first, in the end all is
    library.save(Record())
    library.settle()
    found = {}
    library.ask(lambda opened: found.update({entry.game.seed: entry.game.text for entry in opened.entries()}))
    library.settle()
    app.processEvents()
    library.end()
    since = sum(seed in found for seed in list(texts)[_BEFORE:])
    wrong = [seed for seed, text in found.items() if texts.get(seed) != text]
    missing = [seed for seed in list(texts)[: _BEFORE if told else len(texts)] if seed not in found]
    if wrong or missing:
        return f"{len(wrong)} games are not as they were, {len(missing)} are missing; told {told}", len(told), since
    if len(told) > 1 or any(isinstance(one, tuple) and not hasattr(one, "aside") for one in told):
        return f"told {told}", len(told), since
    if told and told[0].aside.read_bytes() != damaged:
        return "the damaged file was changed", 1, since
    return "", len(told), since


if __name__ == "__main__":
    sys.exit(main())
