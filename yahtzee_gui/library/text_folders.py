# SPDX-License-Identifier: MIT
"""A text folder has what a player writes by hand, a file each: rules, rule lists. Others may put files there, too.

Whatever lies in the folder, listing it ends in a list: a file that can't be read is put aside under another name, and
told with the reason. What is written has a temporary name until it is whole. Own rules are such a folder of TOML files:

rules = own_rules_in(folder)
for name, found in rules.listed().items(): ...   # what can't be read has been put aside
write_rules(rules, 'name = "Mine"\\n...')          # refuses what can't be, in a sentence with its line
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import re
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Generic, TypeVar

from PySide6.QtCore import QObject, Signal

from engine.rules.reading import LARGEST_FILE, RulesError, RulesFault, read_rule_set
from engine.rules.scoring import RuleSet, rule_set, rule_set_as_data
from engine.runtime import files
from yahtzee_gui.desktop import own_files
from yahtzee_gui.library.files import FileThread, reason_of

ASIDE = "damaged-"
_NAME = re.compile(r"[^./\\\0][^/\\\0]{0,200}")
_Read = TypeVar("_Read")


class TextFolder(Generic[_Read]):
    """The files of one folder that end in the same way.

    Attributes:
        put_aside: what the last listing couldn't read: where it is now, and what is wrong with it.
        left_out: how many files it did not look at: there are more than are read.
    """

    def __init__(self, folder: Path, end: str, most: int, largest: int, read: Callable[[str], _Read]) -> None:
        """Args:
        folder: where the files are; it need not be there yet.
        end: what their names end in.
        most: how many of them are read.
        largest: how many bytes one may have.
        read: makes of the text of a file what it tells; raises ValueError if it tells nothing.
        """
        self.folder, self.end, self.most = folder, end, most
        self._largest, self._read = largest, read
        self.put_aside: tuple[tuple[Path, RulesError | str], ...] = ()
        self.left_out = 0

    def names(self) -> list[str]:
        """Return the names of the files, without their end."""
        found: list[str] = []
        with contextlib.suppress(OSError), os.scandir(self.folder) as entries:
            found = sorted(one.name.removesuffix(self.end) for one in entries if one.name.endswith(self.end))
        return [name for name in found if _is_ours(name)]

    def listed(self) -> dict[str, _Read]:
        """Return what the files tell by their names; put aside what can't be read."""
        found, aside, names = {}, [], self.names()
        self.left_out = max(0, len(names) - self.most)
        for name in names[: self.most]:
            path = self.folder / f"{name}{self.end}"
            try:
                found[name] = self._read(own_files.read(path, self._largest).decode())
            except FileNotFoundError:
                continue
            except (OSError, ValueError) as error:
                with contextlib.suppress(OSError):  # it stays where it is, and is told again the next time
                    path = own_files.put_aside(path, name)
                aside.append((path, why(error)))
        self.put_aside = tuple(aside)
        return found

    def write(self, name: str, text: str) -> str:
        """Keep a text under a name, which is returned, in the place of what had it; an OSError leaves it as it was."""
        own_files.write(self.path(name), text.encode(), self._largest)
        return name

    def remove(self, name: str) -> None:
        """Remove what is kept under a name; there may be none. An OSError if it can't be removed."""
        self.path(name).unlink(missing_ok=True)

    def path(self, name: str) -> Path:
        """Return where the file of that name is, or can be; an OSError if there can be none."""
        if not _NAME.fullmatch(name) or not _is_ours(name):
            raise OSError(f"there can be no file {name!a}")
        return self.folder / f"{name}{self.end}"


class TextFiles(QObject, Generic[_Read]):
    """Has the files of a folder read and written on the thread of the library; `known` is the newest list.

    Signals:
        loaded: the folder has been read.
        changed: so `known` is another list.
        found_damaged: where a file is that couldn't be read, and what is wrong with it.
        left_out: the folder, how many of its files are read, and how many others there are. Told once of as many.
        failed: why something couldn't be written or removed.
        written: the name of a file that has just been written; `known` has it by then.
    """

    loaded = Signal()
    changed = Signal()
    found_damaged = Signal(str, object)
    left_out = Signal(str, int, int)
    failed = Signal(object)
    written = Signal(str)

    def __init__(self, thread: FileThread, folder: TextFolder[_Read]) -> None:
        super().__init__()
        self._thread, self.files = thread, folder
        self._left_out = 0
        self.known: Mapping[str, _Read] = {}

    def load(self) -> None:
        """Read the folder; ends in `loaded`, after `changed` if there is something else in it."""
        self._thread.do(self._load)

    def write(self, name: str, text: str) -> None:
        """Keep a text under a name, in the place of what had it; ends in `written`, or in `failed`."""
        self._put(partial(self.files.write, name, text))

    def remove(self, name: str) -> None:
        """Remove what is kept under a name; ends in `changed`, or in `failed`."""
        self._thread.do(lambda: self.files.remove(name), lambda _: self.load(), self._tell_failed)

    def _put(self, write: Callable[[], str]) -> None:
        """Have a file written by what returns its name."""
        self._thread.do(write, self._read_written, self._tell_failed)

    def _read_written(self, name: str) -> None:
        self.load()
        self._thread.do(lambda: name, self.written.emit)

    def _tell_failed(self, error: Exception) -> None:
        self.failed.emit(why(error))

    def _take(self, listed: dict[str, _Read]) -> None:
        if list(listed.items()) != list(self.known.items()):
            self.known = listed
            self.changed.emit()
        self.loaded.emit()

    # ---- run on the thread ----

    def _load(self) -> None:
        listed = self.files.listed()
        self._thread.tell(lambda: self._take(listed))
        before, self._left_out = self._left_out, self.files.left_out
        if self._left_out > before:
            self.left_out.emit(str(self.files.folder), self.files.most, self._left_out)
        for path, reason in self.files.put_aside:
            self.found_damaged.emit(os.fsencode(path).decode(errors="replace"), reason)


def why(error: Exception) -> RulesError | str:
    """Return why a file can't be read or written: an error of the engine, or what the system says."""
    if isinstance(error, UnicodeDecodeError):
        return RulesError(RulesFault.NOT_UTF8)
    return error if isinstance(error, RulesError) else reason_of(error)


def folder_of(program: Path | None, name: str) -> Path:
    """Return the folder of that name in which the program keeps its files, by default the player's."""
    return (program or files.data_folder()) / name


def _is_ours(name: str) -> bool:
    return not name.startswith((".", ASIDE))


MOST_RULES = 200
"""How many files are read; a folder with more is not one of rules."""


def rules_in(text: str) -> RuleSet:
    """Return the rules in a text of TOML, under a name that none of ours have; a RulesError names the line."""
    return rule_set(rule_set_as_data(read_rule_set(text)))


def own_rules_in(program: Path | None = None) -> TextFolder[RuleSet]:
    """Return the player's rules; `program` is where the program keeps its files, by default the player's."""
    return TextFolder(folder_of(program, "rules"), ".toml", MOST_RULES, LARGEST_FILE, rules_in)


def write_rules(rules: TextFolder[RuleSet], text: str) -> str:
    """Keep the rules in a text of TOML, in the place of those of the same title, and return their name.

    Raises:
        RulesError: if they can't be, or there are as many as are read; nothing is written then.
        OSError: if the file can't be written; it is as it was then.
    """
    name, there = rules_file_name(rules_in(text).title), rules.names()
    if len(there) >= MOST_RULES and name not in there:
        raise RulesError(RulesFault.MANY_FILES, most=MOST_RULES)
    return rules.write(name, text)


def rules_file_name(title: str) -> str:
    """Return the name under which rules of that title are kept: two titles never have the same."""
    slug = re.sub(r"[^a-z0-9]+", "-", title.casefold()).strip("-")[:40] or "rules"
    name = f"{slug}-{hashlib.sha256(title.encode()).hexdigest()[:6]}"
    return f"rules-{name}" if name.startswith(ASIDE) else name


class OwnRules(TextFiles[RuleSet]):
    """The player's rules, by their titles; those in a file from elsewhere are `opened`, or why not is said."""

    opened = Signal(RuleSet)
    not_opened = Signal(object)

    def __init__(self, thread: FileThread, program: Path | None = None) -> None:
        super().__init__(thread, own_rules_in(program))

    def keep(self, text: str) -> None:
        """Keep the rules in a text of TOML; ends in `written`, after `changed`, or in `failed`."""
        self._put(partial(write_rules, self.files, text))

    def read(self, path: Path) -> None:
        """Read a file from elsewhere, which need not be kept; ends in `opened`, or in `not_opened`."""
        self._thread.do(
            lambda: rules_in(files.read_file(path, LARGEST_FILE).decode()),
            self.opened.emit,
            lambda error: self.not_opened.emit(why(error)),
        )

    def _take(self, listed: dict[str, RuleSet]) -> None:
        super()._take(dict(sorted(listed.items(), key=lambda one: (one[1].title.casefold(), one[0]))))
