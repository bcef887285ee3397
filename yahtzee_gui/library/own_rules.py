# SPDX-License-Identifier: MIT
"""Own rules are the player's rule sets, a TOML file each in one folder: listed, read, written, removed.

    rules = OwnRules()
    for name, found in rules.listed(): ...        # by their titles; what can't be read has been put aside
    name = rules.write('name = "Mine"\\n...')      # refuses what can't be, in a sentence with its line
    rules.remove(name)

The player may put files there by hand. Whatever lies in the folder, listing it ends in a list: a file that can't be
read as rules is put aside under another name, and `put_aside` has the sentence. All of this reads and writes files, so
the window has it done by `OwnRulesStore`, which knows the list at any time.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import re
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from engine.rules.reading import LARGEST_FILE, RulesError, read_rule_set
from engine.rules.scoring import RuleSet, rule_set, rule_set_as_data
from engine.runtime import files
from yahtzee_gui.desktop import own_files
from yahtzee_gui.library.thread import FileThread, reason_of

_FOLDER, _END, _ASIDE = "rules", ".toml", "damaged-"
MOST_RULES = 200
"""How many files are read; a folder with more is not one of rules."""
_FILE = re.compile(r"[^./\\\0][^/\\\0]{0,200}")


class PutAside(NamedTuple):
    """A file that couldn't be read: where it is now, and what is wrong with it, in a sentence with its line."""

    path: Path
    why: str


def rules_in(text: str) -> RuleSet:
    """Return the rules in a text of TOML, under a name that no rules of the program have.

    Raises:
        RulesError: naming the line, if they can't be.
    """
    return rule_set(rule_set_as_data(read_rule_set(text)))


class OwnRules:
    """The files of one folder.

    Attributes:
        put_aside: what the last listing couldn't read.
        left_out: how many files it did not look at: there are more than are read.
    """

    def __init__(self, folder: Path | None = None) -> None:
        """`folder` is where the program keeps its files; by default the player's."""
        self._folder = folder
        self.put_aside: tuple[PutAside, ...] = ()
        self.left_out = 0

    @property
    def folder(self) -> Path:
        """Where the files are."""
        return (self._folder or files.data_folder()) / _FOLDER

    def listed(self) -> list[tuple[str, RuleSet]]:
        """Return the rule sets by their titles, each with the name by which it is removed; put aside what is none."""
        found, aside, names = [], [], self._names()
        self.left_out = max(0, len(names) - MOST_RULES)
        for name in names[:MOST_RULES]:
            try:
                found.append((name.removesuffix(_END), self._read(self.folder / name)))
            except FileNotFoundError:
                continue
            except (OSError, ValueError) as error:
                aside.append(self._put_aside(self.folder / name, _why(error)))
        self.put_aside = tuple(aside)
        return sorted(found, key=lambda one: (one[1].title.casefold(), one[0]))

    def _names(self) -> list[str]:
        names: list[str] = []
        with contextlib.suppress(OSError), os.scandir(self.folder) as entries:
            names = sorted(entry.name for entry in entries if _is_ours(entry.name))
        return names

    def write(self, text: str) -> str:
        """Keep the rules in a text of TOML, in the place of those of the same title, and return their name here.

        Raises:
            RulesError: if they can't be, or there are as many as are read; nothing is written then.
            OSError: if the file can't be written; it is as it was then.
        """
        rules = rules_in(text)
        name = name_of(rules.title)
        there = self._names()
        if len(there) >= MOST_RULES and f"{name}{_END}" not in there:
            raise RulesError(f"there are already {MOST_RULES} rules files, so remove one first")
        own_files.write(self.folder / f"{name}{_END}", text.encode(), LARGEST_FILE)
        return name

    def remove(self, name: str) -> None:
        """Remove the rules that are listed under a name; there may be none.

        Raises:
            OSError: if they can't be removed.
        """
        if _FILE.fullmatch(name) and _is_ours(f"{name}{_END}"):
            with contextlib.suppress(FileNotFoundError):
                os.unlink(self.folder / f"{name}{_END}")

    def _read(self, path: Path) -> RuleSet:
        return rules_in(own_files.read(path, LARGEST_FILE).decode())

    def _put_aside(self, path: Path, why: str) -> PutAside:
        with contextlib.suppress(OSError):
            return PutAside(own_files.put_aside(path, path.stem), why)
        return PutAside(path, why)  # it stays where it is, and is told again the next time


def name_of(title: str) -> str:
    """Return the name under which rules of that title are kept: two titles never have the same."""
    slug = re.sub(r"[^a-z0-9]+", "-", title.casefold()).strip("-")[:40] or "rules"
    name = f"{slug}-{hashlib.sha256(title.encode()).hexdigest()[:6]}"
    return f"rules-{name}" if name.startswith(_ASIDE) else name


def _is_ours(name: str) -> bool:
    return name.endswith(_END) and not name.startswith((".", _ASIDE))


def _why(error: Exception) -> str:
    if isinstance(error, UnicodeDecodeError):
        return "it is not UTF-8 text"
    return reason_of(error) if isinstance(error, OSError) else str(error)


class OwnRulesStore(QObject):
    """Does the same on a thread; `known` is the newest list.

    Signals:
        changed: `known` is another list.
        found_damaged: where a file is that couldn't be read as rules, and what is wrong with it.
        left_out: the folder, how many of its files are read, and how many others there are. Told once of as many.
        failed: why something couldn't be written or removed.
        written: the name of rules that have just been written; `known` has them by then.
        opened: the rules in a file from elsewhere.
        not_opened: why there are none, in a sentence with its line.
    """

    changed = Signal()
    found_damaged = Signal(str, str)
    left_out = Signal(str, int, int)
    failed = Signal(str)
    written = Signal(str)
    opened = Signal(RuleSet)
    not_opened = Signal(str)
    _read = Signal(tuple)

    def __init__(self, thread: FileThread, folder: Path | None = None) -> None:
        super().__init__()
        self._thread = thread
        self._files = OwnRules(folder)
        self._left_out = 0
        self.known: Mapping[str, RuleSet] = {}
        self._read.connect(self._take)

    @property
    def folder(self) -> Path:
        """Where the files are."""
        return self._files.folder

    def load(self) -> None:
        """Read the folder; ends in `changed` if there is something else in it now."""
        self._thread.do(self._load)

    def write(self, text: str) -> None:
        """Keep the rules in a text of TOML; ends in `written`, after `changed`, or in `failed`."""
        self._thread.do(partial(self._try, partial(self._write, text)))

    def remove(self, name: str) -> None:
        """Remove the rules of that name; ends in `changed`, or in `failed`."""
        self._thread.do(partial(self._try, partial(self._remove, name)))

    def read(self, path: Path) -> None:
        """Read a file from elsewhere, which need not be kept; ends in `opened`, or in `not_opened`."""
        self._thread.do(partial(self._open, path))

    def _take(self, listed: tuple[tuple[str, RuleSet], ...]) -> None:
        if listed != tuple(self.known.items()):
            self.known = dict(listed)
            self.changed.emit()

    # ---- run on the thread ----

    def _load(self) -> None:
        self._read.emit(tuple(self._files.listed()))
        before, self._left_out = self._left_out, self._files.left_out
        if self._left_out > before:
            self.left_out.emit(str(self.folder), MOST_RULES, self._left_out)
        for path, why in self._files.put_aside:
            self.found_damaged.emit(os.fsencode(path).decode(errors="replace"), why)

    def _write(self, text: str) -> None:
        name = self._files.write(text)
        self._load()
        self.written.emit(name)

    def _remove(self, name: str) -> None:
        self._files.remove(name)
        self._load()

    def _open(self, path: Path) -> None:
        try:
            self.opened.emit(rules_in(files.read_file(path, LARGEST_FILE).decode()))
        except (OSError, ValueError) as error:
            self.not_opened.emit(_why(error))

    def _try(self, work: partial[None]) -> None:
        try:
            work()
        except (OSError, RulesError) as error:
            self.failed.emit(_why(error))
