# SPDX-License-Identifier: MIT
"""Damages the files of a player at random, again and again, and looks at what comes of it.

    python tests/endurance/damage.py [--kind library] [--times 1000] [--seed 1]

Each kind of file is made once, sound. A copy of it is damaged: bytes, words, lines and pages changed, cut off, emptied,
filled with noise. Then the program reads it, and writes such a file again. What has to hold: no error but those that
are foreseen; what cannot be read is told, and stays as it was, there or under another name, unless it is a cache; no
game of the library's copy is lost, unless it is only an unnoticed one in a figure.
"""

from __future__ import annotations

import argparse
import io
import random
import re
import shutil
import sys
import tempfile
import time
import zipfile
from collections.abc import Callable
from contextlib import closing, redirect_stderr, suppress
from dataclasses import replace
from datetime import UTC, date, datetime
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests"), str(ROOT / "tests" / "support")]

import rule_samples  # noqa: E402
from history_samples import GRADE, finished, played_record  # noqa: E402
from match_samples import at_table, played  # noqa: E402
from own_library import OwnLibrary  # noqa: E402
from PySide6.QtCore import QByteArray, QCoreApplication  # noqa: E402

from engine.analysis.options import Standing  # noqa: E402
from engine.analysis.verdicts import Verdict  # noqa: E402
from engine.games import saved  # noqa: E402
from engine.games.game import Game  # noqa: E402
from engine.games.goals import ReachGoal  # noqa: E402
from engine.games.record import Record  # noqa: E402
from engine.rules.categories import Category  # noqa: E402
from engine.rules.reading import rule_set_as_toml  # noqa: E402
from engine.rules.scoring import DEFAULT_RULES  # noqa: E402
from engine.strategies.rule_lists.reading import read_rules  # noqa: E402
from engine.strategies.rule_lists.rule_list import RuleListError  # noqa: E402
from engine.training.decisions import StoredDecision, Unit, position_text  # noqa: E402
from engine.training.retry import ScheduleCard  # noqa: E402
from engine.training.themes import Theme  # noqa: E402
from engine.workspace.prospects import AskedAbout, UnreadableMemory, read_memory, written_memory  # noqa: E402
from yahtzee_gui.board.coach import words as coach_words  # noqa: E402
from yahtzee_gui.desktop import ini, key_bindings, own_files  # noqa: E402
from yahtzee_gui.desktop.key_bindings import Action  # noqa: E402
from yahtzee_gui.desktop.preferences import CoachMode  # noqa: E402
from yahtzee_gui.library import backups, text_folders, transfer  # noqa: E402
from yahtzee_gui.library.database import NAME, LibraryFile  # noqa: E402
from yahtzee_gui.library.files import GameFiles  # noqa: E402
from yahtzee_gui.library.finished_game import FinishedGame  # noqa: E402
from yahtzee_gui.library.history_files import Fault, HistoryFiles  # noqa: E402
from yahtzee_gui.library.text_folders import TextFolder  # noqa: E402
from yahtzee_gui.library.transfer import Entry  # noqa: E402
from yahtzee_gui.new_game.starter import Table, table_from  # noqa: E402
from yahtzee_gui.play.coach import ANSWERS  # noqa: E402
from yahtzee_gui.settings.settings import KeptPosition, Setting, Settings, as_text, keeping, kept_from  # noqa: E402
from yahtzee_gui.strategies.rule_lists import OwnLists  # noqa: E402
from yahtzee_gui.words import faults  # noqa: E402

_PAGE = 4096
_WORD = re.compile(rb'"[^"\n]*"|-?[0-9][0-9.]*|[A-Za-z_]+')
_OTHER_WORDS = (b"null", b"true", b"-1", b"1e999", b"9" * 30, b'""', b'"\\ud800"', b"[]", b"{}", b"0.5", b"x", b"[[[[")


class Found(Exception):
    """Something does not hold."""


class Kind:
    """A kind of file: how a sound one is made, what the program does with it, and where it is in the player's home."""

    name = ""

    def __str__(self) -> str:
        return self.name

    def make(self, home: Path) -> None:
        """Make a sound one."""
        raise NotImplementedError

    def look(self, home: Path, damaged: bytes) -> bool:
        """Read it and write it again, and return whether damage was told; `damaged` is what the file holds.

        Raises:
            Found: if something is missing and nobody told it, what was damaged is gone, or it cannot be written again.
        """
        raise NotImplementedError


def main() -> int:
    """Damage as often as the command line says, print what was found, and return 1 if anything was lost."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--kind", choices=KINDS)
    parser.add_argument("--times", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    app = QCoreApplication([])
    faults = [_damage_all(KINDS[name](), arguments) for name in ([arguments.kind] if arguments.kind else KINDS)]
    app.processEvents()
    return 1 if any(faults) else 0


def _damage_all(kind: Kind, arguments: argparse.Namespace) -> int:
    """Damage files of a kind, and return how many faults were found."""
    chance, faults, told = random.Random(arguments.seed), 0, 0
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="yahtzee-damage-") as folder:
        sound, home = Path(folder, "sound"), Path(folder, "home")
        sound.mkdir()
        kind.make(sound)
        for number in range(arguments.times):
            shutil.copytree(sound, home)
            what = _damage(home / kind.name, chance)
            said, fault = io.StringIO(), ""
            try:
                with redirect_stderr(said):
                    told += kind.look(home, (home / kind.name).read_bytes())
            except Found as error:
                fault = str(error)
            except Exception as error:  # whatever it is: nobody foresaw it
                fault = repr(error)
            fault = fault or said.getvalue()
            if fault:
                faults += 1
                print(f"{kind.name} {number}: {what}: {fault}")
            shutil.rmtree(home)
    minutes = (time.monotonic() - began) / 60
    print(f"{kind}: {arguments.times} damaged, {told} told, {faults} faults, {minutes:.1f} min")
    return faults


def _is_there(home: Path, content: bytes) -> bool:
    return any(path.is_file() and path.read_bytes() == content for path in home.rglob("*"))


def _damage(path: Path, chance: random.Random) -> str:
    content = bytearray(path.read_bytes())
    kind = chance.choice(("bytes", "page", "zeros", "cut", "noise", "empty", "head", "line", "word", "word", "word"))
    page = min(_PAGE, len(content) // 8)
    at = chance.randrange(len(content) // page) * page
    if kind == "bytes":
        for _ in range(chance.randint(1, 8)):
            content[chance.randrange(len(content))] = chance.randrange(256)
    elif kind in ("page", "zeros"):
        content[at : at + page] = chance.randbytes(page) if kind == "page" else bytes(page)
    elif kind == "cut":
        del content[chance.randrange(len(content)) :]
    elif kind == "head":
        content[chance.randrange(min(100, len(content)))] ^= 1 << chance.randrange(8)
    elif kind == "line":
        lines = bytes(content).splitlines(keepends=True)
        lines[chance.randrange(len(lines))] = chance.choice(lines)
        content[:] = b"".join(lines)
    elif kind == "word":
        word = chance.choice(list(_WORD.finditer(content)))
        content[word.start() : word.end()] = chance.choice(_OTHER_WORDS)
    else:
        content[:] = chance.randbytes(len(content)) if kind == "noise" else b""
    path.write_bytes(content)
    return kind


def _hold(holds: object, otherwise: str) -> None:
    if not holds:
        raise Found(otherwise)


# ---- what the program keeps -----------------------------------------------------------------------------------------


class Library(Kind):
    """A library with finished games, a game under way, practice and notes, copied as on any day; then more games."""

    name, before, since = NAME, 60, 20

    def __init__(self) -> None:
        self.told = self.merged = 0
        games = [finished(f"game {number}", text=f"the text of game {number} " * 100) for number in range(80)]
        self.texts = {game.seed: game.text for game in games}
        self.games = games

    def __str__(self) -> str:
        return f"{self.name} ({self.merged / max(1, self.told):.1f} of {self.since} games read besides the copy)"

    def make(self, home: Path) -> None:
        path = home / NAME
        with closing(LibraryFile(path)) as opened:
            opened.add(self.games[: self.before])
            opened.put_note("training", '{"version": 1}')
            backups.back_up(opened, path, date(2026, 1, 2))
            opened.add(self.games[self.before :])
            opened.put_under_way(["{}"])

    def look(self, home: Path, damaged: bytes) -> bool:
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
        QCoreApplication.processEvents()
        library.end()
        self.told += bool(told)
        self.merged += sum(seed in found for seed in list(self.texts)[self.before :]) if told else 0
        wrong = [seed for seed, text in found.items() if self.texts.get(seed) != text]
        missing = [seed for seed in list(self.texts)[: self.before if told else None] if seed not in found]
        _hold(not wrong and not missing, f"{len(wrong)} games are changed, {len(missing)} are missing; told {told}")
        _hold(len(told) < 2 and all(hasattr(one, "aside") for one in told), f"told {told}")
        _hold(not told or _is_there(home, damaged), "the damaged file is gone")
        return bool(told)


class Answers(Kind):
    """What the coach found out about games with a goal: a cache, of which nothing need stay."""

    name = ANSWERS
    known = (AskedAbout(DEFAULT_RULES, ReachGoal(300), ((None,) * 13, 0)), Standing(0.25, 254.5))

    def make(self, home: Path) -> None:
        own_files.write(home / self.name, written_memory([self.known], "this engine"), _PAGE)

    def look(self, home: Path, damaged: bytes) -> bool:
        found = self._read(home)
        _hold(found in ([], [self.known]), f"other answers: {found}")
        self.make(home)
        _hold(self._read(home) == [self.known], "it cannot be written again")
        return not found

    def _read(self, home: Path) -> list[Any]:
        with suppress(UnreadableMemory):
            return list(read_memory(own_files.read(home / self.name, _PAGE), "this engine"))
        return []


class OldFile(Kind):
    """A file of the version before the library, which is taken over at the next start; `name` is one of several."""

    def __init__(self, name: str) -> None:
        self.name = name

    def make(self, home: Path) -> None:
        with zipfile.ZipFile(ROOT / "tests" / "support" / "old_home.zip") as archive:
            archive.extractall(home)

    def look(self, home: Path, damaged: bytes) -> bool:
        told: list[Any] = []
        taken = self._start(home, told)
        _hold(taken is not None, "it is not taken over")
        with zipfile.ZipFile(taken.archive) as archive:
            _hold(archive.read(self.name) == damaged, "the damaged file is gone")
        _hold(set(taken.unread) <= {self.name}, f"told {taken}")
        with closing(LibraryFile(home / NAME, is_checked=True)) as opened:
            games, waiting = opened.read().games, len(opened.under_way())
            notes = [opened.note(name) is not None for name in ("training", "puzzles")]
        kept = {"history.sqlite3": games > 5, "current-game.json": waiting == 3, "training.json": all(notes)}
        lost = [name for name, is_kept in kept.items() if not is_kept]
        _hold(not lost or (lost == [self.name] and (taken.unread or told)), f"lost: {lost}, told {taken} {told}")
        _hold(self._start(home, told) is None, "it is taken over again")
        return bool(taken.unread or told)

    @staticmethod
    def _start(home: Path, told: list[Any]) -> Any:
        library, taken = OwnLibrary(home), []
        library.taken_over.connect(taken.append)
        library.put_aside.connect(told.append)
        library.failed.connect(lambda *problem: taken.append(problem))
        library.recovered.connect(taken.append)
        library.resume()
        library.load()
        library.settle()
        library.end()
        QCoreApplication.processEvents()
        _hold(len(taken) < 2, f"told {taken}")
        return next(iter(taken), None)


# ---- what a player writes -------------------------------------------------------------------------------------------


class SettingsFile(Kind):
    """Settings with every setting in it, and the positions that the player keeps."""

    name = "settings.ini"
    positions = tuple(KeptPosition(f"free-joker fair 22452 r2 - 8 - +{number}", "note") for number in range(20))

    def make(self, home: Path) -> None:
        settings = Settings(home / self.name)
        settings.coach_mode, settings.welcomed, settings.language = CoachMode.LIVE, True, "de"
        settings.geometry = QByteArray(bytes(range(60)))
        settings.keys = key_bindings.Keys({}).changing(next(iter(Action)), "F9")
        settings.table = Table("Ann", ("Bob", "Cleo")).as_text()
        settings.positions = as_text(self.positions)
        for number in range(20):
            settings.add_left_seed(f"seed {number}")
        settings.sync()

    def look(self, home: Path, damaged: bytes) -> bool:
        path = home / self.name
        there = ini.parse(damaged.decode(errors="replace"))[0]
        settings = self._read(path)
        is_told = settings.aside is not None
        settings.positions = as_text(keeping(kept_from(settings.positions), "free-joker fair", "another"))
        settings.sync()
        again = self._read(path)
        _hold(again.aside is None and again.damaged <= settings.damaged, "it cannot be written again")
        kept = ini.parse(path.read_text())[0]
        lost = [key for key, value in there.items() if kept.get(key) != value and key != "set-up/positions"]
        _hold(_is_there(home, damaged) if is_told else not lost, f"lost: {lost}")
        if "set-up/positions" in there and not is_told:
            _hold(len(kept_from(again.positions)) == len(self.positions) + 1, "positions are lost")
        return is_told or bool(settings.damaged)

    @staticmethod
    def _read(path: Path) -> Settings:
        settings = Settings(path)
        for name, member in vars(Settings).items():
            if isinstance(member, Setting | property):
                getattr(settings, name)
        table_from(settings.table)
        return settings


class Texts(Kind):
    """Files that a player writes by hand, three in a folder."""

    def look(self, home: Path, damaged: bytes) -> bool:
        folder = self.folder(home)
        there = set(folder.names())
        found = folder.listed()
        aside = [one.path.read_bytes() for one in folder.put_aside]
        _hold(all("\n" not in one.why and one.why for one in folder.put_aside), "what is wrong is not said")
        _hold(aside in ([], [damaged]), "others are put aside")
        _hold(len(found) + len(aside) == len(there), "files are missing")
        _hold(aside or (home / self.name).read_bytes() == damaged, "the damaged file was changed")
        for one in found.values():
            self.use(one)
        self.make(home)
        _hold(set(folder.listed()) == there and not folder.put_aside, "it cannot be written again")
        return bool(aside)

    def folder(self, home: Path) -> TextFolder[Any]:
        """Return the folder."""
        raise NotImplementedError

    def use(self, one: Any) -> None:
        """Use what was read."""


class Rules(Texts):
    """The player's rules."""

    name = f"rules/{text_folders.rules_file_name('Mine 1')}.toml"

    def folder(self, home: Path) -> TextFolder[Any]:
        return text_folders.own_rules_in(home)

    def make(self, home: Path) -> None:
        for number in range(3):
            text_folders.write_rules(self.folder(home), rule_set_as_toml(DEFAULT_RULES, f"Mine {number}"))

    def use(self, one: Any) -> None:
        text_folders.rules_in(rule_set_as_toml(one))


class Lists(Texts):
    """The player's rule lists."""

    name = "strategies/mine-1.txt"

    def folder(self, home: Path) -> TextFolder[Any]:
        return OwnLists(SimpleNamespace(), home).files

    def make(self, home: Path) -> None:
        for number in range(3):
            self.folder(home).write(f"mine-{number}", f"otherwise greedy\n{rule_samples.RULES}")

    def use(self, one: Any) -> None:
        with suppress(RuleListError):  # it is shown with its errors
            read_rules(one)


# ---- what goes elsewhere --------------------------------------------------------------------------------------------


class GameFile(Kind):
    """A match, saved as a file."""

    name = "match.json"

    def make(self, home: Path) -> None:
        match = played(at_table(2, 1), random.Random(5), 60)
        self._do(home, lambda files: files.export(match, home / self.name))

    def look(self, home: Path, damaged: bytes) -> bool:
        told = self._do(home, lambda files: files.import_from(home / self.name))
        _hold(len(told) == 1, f"told {told}")
        _hold((home / self.name).read_bytes() == damaged, "the damaged file was changed")
        if "imported" in told:
            play = told["imported"]
            _hold(saved.loads(saved.dumps(play)) == play, "it is another game when it is written again")
        else:
            sentence = coach_words.import_refused(faults.game_refusal(told["import_refused"]))
            _hold("\n" not in sentence, f"told {sentence}")
        _hold("exported" in self._do(home, lambda files: files.export(Record(), home / "again.json")), "not written")
        return "imported" not in told

    @staticmethod
    def _do(home: Path, ask: Any) -> dict[str, Any]:
        library, told = OwnLibrary(home), {}
        files = GameFiles(library.thread, home)
        for name in ("exported", "export_failed", "imported", "import_refused"):
            getattr(files, name).connect(partial(told.__setitem__, name))
        ask(files)
        library.end()
        QCoreApplication.processEvents()
        return told


class HistoryFile(Kind):
    """A history with decisions and practice, written elsewhere."""

    name = "history.jsonl"

    def __init__(self) -> None:
        record, at = played_record("decided"), datetime(2026, 5, 1, 12, tzinfo=UTC)
        decisions = tuple(_decision(place) for place in (1, 3))
        grade = replace(GRADE, decisions=len(decisions), points_lost=sum(one.points_lost for one in decisions))
        graded = Entry(FinishedGame.of(record, at).with_grade(grade), decisions, ((3, ScheduleCard(1, 2, at.date())),))
        others = [Entry(FinishedGame.of(played_record(f"game {number}"), at)) for number in range(5)]
        self.entries = [graded, *others]
        self.content = "".join((transfer.first_line(), *map(transfer.line_of, self.entries))).encode()

    def make(self, home: Path) -> None:
        (home / self.name).write_bytes(self.content)

    def look(self, home: Path, damaged: bytes) -> bool:
        path, copy, library, told = home / self.name, home / "again.jsonl", OwnLibrary(home), {}
        files = HistoryFiles(library, library.thread)
        for name in ("exported", "export_failed", "imported", "import_failed"):
            getattr(files, name).connect(lambda *given, name=name: told.__setitem__(name, given))
        library.failed.connect(lambda *given: told.__setitem__("failed", given))
        library.recovered.connect(lambda *given: told.__setitem__("recovered", given))
        files.import_from(path)
        library.ask(lambda opened: opened.check())
        files.export(copy)
        library.settle()
        library.end()
        QCoreApplication.processEvents()
        _hold(path.read_bytes() == damaged, "the damaged file was changed")
        _hold({"failed", "recovered", "export_failed"}.isdisjoint(told) and len(told) == 2, f"told {told}")
        ((merged,),) = [told.get("imported") or ((0, 0, 0),)]
        _hold(told["exported"][1] == merged[0], f"told {told}")
        lines = [one for one in damaged.split(b"\n") if one.strip()]
        _hold("imported" not in told or sum(merged) == len(lines) - 1, f"of {len(lines)} lines: {told}")
        if "import_failed" in told:
            fault, detail = told["import_failed"]
            _hold(fault in (Fault.NO_HISTORY, Fault.OTHER_VERSION), f"told {fault}: {detail}")
        read = [transfer.entry_in(line) for line in copy.read_bytes().splitlines()[1:]]
        _hold(None not in read, "it cannot be written again")
        known = {line: entry for line, entry in zip(self.content.splitlines()[1:], self.entries, strict=True)}
        _hold(all(known[line] in read for line in lines if line in known) or not merged[0], "games are missing")
        return "import_failed" in told or merged[2] > 0


def _decision(place: int) -> StoredDecision:
    return StoredDecision(
        place=place,
        turn=place // 2 + 1,
        roll=1,
        position=position_text(Record(Game("decided")).roll().game.position),
        first=Category.CHANCE.key,
        stood=Category.CHANCE.key,
        best="-",
        points_lost=2.5,
        lost_as_played=2.5,
        verdict=Verdict.MISTAKE,
        gap=2.5,
        luck=0.5,
        mode="",
        hints=0,
        undone=False,
        theme=next(iter(Theme)),
        box=Category.CHANCE,
        unit=Unit.POINTS,
        engine="this",
    )


KINDS: dict[str, Callable[[], Kind]] = {
    "library": Library,
    "old-history": partial(OldFile, "history.sqlite3"),
    "old-game": partial(OldFile, "current-game.json"),
    "old-training": partial(OldFile, "training.json"),
    "settings": SettingsFile,
    "rules": Rules,
    "lists": Lists,
    "history": HistoryFile,
    "game": GameFile,
    "answers": Answers,
}

if __name__ == "__main__":
    sys.exit(main())
