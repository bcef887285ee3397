# SPDX-License-Identifier: MIT
"""Settings are what the window remembers between two starts: preferences, its size, and positions that the player kept.

Damaged ones count as absent: `Settings.damaged` names them, and `Settings.aside` is where a file is kept that could not
be read as a whole, so that the window can say so. The keeper writes what is changed.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar, cast, overload

from PySide6.QtCore import QByteArray, QObject, Signal

from engine.analysis.verdicts import Verdict
from engine.games import lines
from engine.runtime import files
from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.desktop import ini, key_bindings, languages, own_files
from yahtzee_gui.desktop.key_bindings import Action, Keys
from yahtzee_gui.desktop.preferences import (
    AS_THE_SYSTEM,
    LONGEST_SEED,
    WARN_CHOICES,
    WARNS_FROM,
    Appearance,
    CoachMode,
    DiceSpeed,
    FirstGame,
)
from yahtzee_gui.library.files import FileThread, reason_of
from yahtzee_gui.settings import words
from yahtzee_gui.words import names
from yahtzee_gui.words.base import Sentence

_E = TypeVar("_E", bound=Enum)
_T = TypeVar("_T")


class FormPart(Enum):
    """The parts of the settings page that hold settings."""

    WINDOW = "window"
    PLAYING = "playing"


_POINTS_OF_OLD = {"0.25": Verdict.INACCURACY, "1.0": Verdict.MISTAKE, "5.0": Verdict.BLUNDER}
"""What versions before this one wrote in the place of a verdict to warn from."""
_KEYS = "keys"
_MOST_LEFT = 300
LARGEST = 1_000_000
"""How many bytes the file may have."""


@dataclass(frozen=True)
class Row:
    """How a setting stands on the settings page: below which heading, and what it is called, with a note below.

    The `choices` are None for what is on or off; `called` names each, and `is_list` says that they fold up.
    """

    section: FormPart
    label: Callable[[], str]
    called: Callable[[Any], str] = str
    choices: Callable[[], Iterable[Any]] | None = None
    note: Callable[[], str] | None = None
    is_list: bool = False


class Setting(Generic[_T]):
    """A line of the settings file, as an attribute of `Settings`.

    Where it is not written it has its default. So it has where what is written can't be understood: that is damage.

    Attributes:
        name: that of the attribute; `key`: that in the file.
        named: the values by what stands for them in the file; any text is a value without.
        row: how it stands on the settings page, if it does.
    """

    def __init__(self, key: str, default: _T, named: Mapping[str, _T] | None = None, row: Row | None = None) -> None:
        self.key, self.default, self.named, self.row = key, default, named, row

    def __set_name__(self, owner: type[Settings], name: str) -> None:
        self.name = name

    @overload
    def __get__(self, settings: None, owner: type[Settings]) -> Setting[_T]: ...
    @overload
    def __get__(self, settings: Settings, owner: type[Settings]) -> _T: ...
    def __get__(self, settings: Settings | None, owner: type[Settings]) -> Setting[_T] | _T:
        return self if settings is None else settings.known(self.key, self.named, self.default)

    def __set__(self, settings: Settings, value: _T) -> None:
        named = {str(value): value} if self.named is None else self.named
        settings.write(self.name, self.key, next(text for text, known in named.items() if known == value))


def _choice(key: str, default: _E, row: Row | None = None) -> Setting[_E]:
    return Setting(key, default, {str(choice.value): choice for choice in type(default)}, row)


def _flag(key: str, default: bool, row: Row | None = None) -> Setting[bool]:
    return Setting(key, default, {"yes": True, "no": False}, row)


class Settings(QObject):
    """Typed access to the settings file. A setting with a `Row` stands on the settings page without more ado.

    `aside` is where the file is kept, if it was none of settings or not whole, or not all positions could be read; what
    could be read of it holds.
    `blocked` says that it could not even be renamed: nothing is written over it then.

    Signals:
        changed: the name of a setting that has another value now.
    """

    changed = Signal(str)

    def __init__(self, path: Path | None = None) -> None:
        super().__init__()
        self.path = path or files.config_folder() / "settings.ini"
        self.damaged: set[str] = set()
        self.aside: Path | None = None
        self.blocked = False
        self._values, is_whole = self._read()
        if not (self._has_all_positions() and is_whole):
            self._put_aside()

    def _read(self) -> tuple[dict[str, str], bool]:
        """Return what the file says, and whether it is a file of settings from its beginning to its end."""
        try:
            content = own_files.read(self.path, LARGEST)
        except (FileNotFoundError, NotADirectoryError):
            return {}, True
        except OSError:
            return {}, False
        text = content.decode("utf-8", errors="replace")
        values, is_whole = ini.parse(text)
        return values, is_whole and text.encode() == content

    def _has_all_positions(self) -> bool:
        """Return whether all positions that the player keeps can be read; others are left out."""
        key, readable = type(self).positions.key, as_text(kept_from(self.positions))
        if key not in self._values or self._value(key) == readable:
            return True
        self._values = {**self._values, key: ini.encoded(readable)}
        return False

    def _put_aside(self) -> None:
        self.blocked = True
        with contextlib.suppress(OSError):
            self.aside = own_files.put_aside(self.path, "settings")
            self.blocked = False

    # ---- reading and writing one value ----

    def _value(self, key: str) -> str | bytes | None:
        """Return what stands under `key`; None if nothing does, or it cannot be understood."""
        return ini.decoded(self._values[key]) if key in self._values else None

    def known(self, key: str, named: Mapping[str, _T] | None, default: _T) -> _T:
        """Return what is written under `key`, by its name in the file, or as the text that it is; else the default."""
        if key not in self._values:
            return default
        written = self._value(key)
        if isinstance(written, str) and (named is None or written in named):
            return cast("_T", written) if named is None else named[written]
        self.damaged.add(key)
        return default

    def write(self, name: str, key: str, value: str | bytes) -> None:
        """Have `value` under `key` from now on, for the setting of that name."""
        self._change({**self._values, key: ini.encoded(value)}, name)

    def _change(self, values: dict[str, str], name: str) -> None:
        """Have other values from now on, have them kept, and tell."""
        if values != self._values:
            self._values = values
            self.changed.emit(name)

    # ---- the settings ----

    appearance = _choice(
        "window/appearance",
        Appearance.SYSTEM,
        Row(FormPart.WINDOW, Sentence("Colours", where="setting"), names.appearance, lambda: Appearance),
    )
    language = Setting(
        "window/language",
        AS_THE_SYSTEM,
        row=Row(FormPart.WINDOW, Sentence("Language", where="setting"), words.language, languages.codes, is_list=True),
    )
    shows_due = _flag(
        "window/shows-due", True, Row(FormPart.WINDOW, Sentence("Number of positions for today beside Learn"))
    )
    coach_mode = _choice(
        "coach/mode",
        CoachMode.AFTER,
        Row(FormPart.PLAYING, Sentence("Coach", where="setting"), names.coach_mode, lambda: CoachMode),
    )
    warns_from = Setting(
        "coach/warn-from",
        WARNS_FROM,
        {choice.key: choice for choice in WARN_CHOICES} | _POINTS_OF_OLD,
        Row(
            FormPart.PLAYING,
            Sentence("Warn from a cost of", where="setting"),
            words.warns_from,
            lambda: WARN_CHOICES,
            note=words.warns_from_chance,
        ),
    )
    guess_first = _flag(
        "coach/guess-first",
        False,
        Row(FormPart.PLAYING, Sentence("Guess first in Live", where="setting"), note=words.guess_first_explained),
    )
    dice_speed = _choice(
        "play/dice-speed",
        DiceSpeed.NORMAL,
        Row(FormPart.PLAYING, Sentence("Rolling dice", where="setting"), words.dice_speed, lambda: DiceSpeed),
    )
    confirms_zero = _flag(
        "play/confirm-zero", False, Row(FormPart.PLAYING, Sentence("Ask before a zero", where="setting"))
    )
    celebrates = _flag(
        "play/celebrate-moments",
        True,
        Row(
            FormPart.PLAYING,
            Sentence("Celebrate big moments", where="setting"),
            note=Sentence("A Yahtzee, its bonus, a large straight, the upper bonus, a new best score, a flawless game"),
        ),
    )
    sound = _flag("play/sound", False, Row(FormPart.PLAYING, Sentence("Sounds", where="setting")))

    welcomed = _flag("window/welcomed", False)
    """Whether the first-run pages have been seen."""
    first_game = _choice("play/first-game", FirstGame.OVER)
    """How far the first game is; of somebody who was here before there was a first game to speak of, it is over."""
    table = Setting("play/table", "")
    """Who played the last match, as a text."""
    new_game = Setting("play/new-game", "")
    """What was chosen for the last new game, as a text."""
    positions = Setting("set-up/positions", "")
    """The positions that the player keeps, as a text."""
    race = Setting("play/race", "")
    """A ghost and the seed of its game, as earlier versions kept them here; it is read once."""
    recent_positions = Setting("set-up/recent", "")
    """Those that were set up last, as a text."""
    deleted_game = Setting("play/deleted-game", "")
    """What tells the game that is over and still on the table, though it was deleted from the history."""

    @classmethod
    def rows(cls) -> list[tuple[str, Row]]:
        """Return the settings of the settings page by their names, as they follow one another."""
        return [(name, one.row) for name, one in vars(cls).items() if isinstance(one, Setting) and one.row is not None]

    @property
    def damaged_names(self) -> set[str]:
        """What damaged settings are called on the page; the key in the file of those that don't stand there."""
        labels = {vars(type(self))[name].key: row.label() for name, row in self.rows()}
        return {labels.get(key, key) for key in self.damaged}

    # ---- what is more than one value ----

    @property
    def left_seeds(self) -> tuple[str, ...]:
        """The seeds of games that were begun and left, the newest last: their dice have been seen."""
        return tuple(filter(None, self.known("play/left-seeds", None, "").split("\n")))

    def add_left_seed(self, seed: str) -> None:
        """Remember the seed of a game that was begun and left, with the last few hundred."""
        if len(seed) <= LONGEST_SEED:
            others = [other for other in self.left_seeds if other != seed]
            self.write("left_seeds", "play/left-seeds", "\n".join([*others, seed][-_MOST_LEFT:]))

    @property
    def keys(self) -> Keys:
        """The key of every action; the usual one where it can't be read or clashes with another."""
        names = {action: f"{_KEYS}/{action.value}" for action in Action}
        written = {action: self._value(name) for action, name in names.items() if name in self._values}
        found, damaged = key_bindings.read(written)
        self.damaged |= {_KEYS} if damaged else set()
        return found

    @keys.setter
    def keys(self, chosen: Keys) -> None:
        others = {key: value for key, value in self._values.items() if not key.startswith(f"{_KEYS}/")}
        named = {f"{_KEYS}/{action.value}": ini.encoded(name) for action, name in chosen.changed.items()}
        self._change(others | named, "keys")

    @property
    def geometry(self) -> QByteArray | None:
        """Size and position of the window, as Qt saved it."""
        value = self._value("window/geometry")
        return QByteArray(value) if isinstance(value, bytes) else None

    @geometry.setter
    def geometry(self, geometry: QByteArray) -> None:
        self.write("geometry", "window/geometry", bytes(geometry.data()))

    # ---- the file ----

    @property
    def content(self) -> bytes:
        return ini.text_of(self._values).encode()

    def sync(self) -> None:
        """Write the settings now, or raise an OSError."""
        own_files.write(self.path, self.content, LARGEST)


class SettingsKeeper(QObject):
    """Keeps `settings`, unless a file that could not be read is in the way and could not be renamed.

    Signals:
        failed: why the settings could not be written. Told once until writing works again.
    """

    failed = Signal(str)

    def __init__(self, settings: Settings, thread: FileThread) -> None:
        super().__init__()
        self._settings, self._thread = settings, thread
        self._newest: bytes | None = None
        self._failing = False
        settings.changed.connect(self._keep)
        if settings.aside is not None:  # what could be read of it is to be there at the next start, too
            self._keep()

    def _keep(self) -> None:
        """Have the settings written, in the place of what a slow disk has not got to yet."""
        if not self._settings.blocked:
            self._newest = self._settings.content
            self._thread.do(self._write)

    # ---- run on the thread ----

    def _write(self) -> None:
        content, self._newest = self._newest, None
        if content is None:
            return
        try:
            own_files.write(self._settings.path, content, LARGEST)
        except Exception as error:
            if not self._failing:
                self.failed.emit(reason_of(error))
            self._failing = True
        else:
            self._failing = False


MOST_KEPT = 50
LONGEST_NOTE = 500
MOST_RECENT, _LONGEST_RECENT = 10, 50_000
LONGEST_TEXT = 250_000
"""How many letters all of them may have together: they are kept in the settings, which must not grow too large."""


class KeptPosition(NamedTuple):
    """A position as one line (`engine.games.lines`), and what the player noted about it: first of all its name."""

    line: str
    note: str = ""


KeptPositions = tuple[KeptPosition, ...]
"""The newest first."""


def kept_from(text: str) -> KeptPositions:
    """Return the positions that a text of the settings describes; what it has of anything else is left out."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return ()
    pairs = data if isinstance(data, list) else []
    fit = [pair for pair in pairs if isinstance(pair, list) and [type(one) for one in pair] == [str, str]]
    return tuple(KeptPosition(line, note[:LONGEST_NOTE]) for line, note in fit)[:MOST_KEPT]


def as_text(kept: KeptPositions) -> str:
    """Return positions as the settings keep them."""
    return json.dumps([list(one) for one in kept])


class NoRoom(ValueError):
    """There are as many positions as can be kept."""


class TooLong(ValueError):
    """A position, with rules of its own, is longer than a line that can be opened."""


def keeping(kept: KeptPositions, line: str, note: str) -> KeptPositions:
    """Return the positions with one more at the front, or with another note on it.

    Raises:
        NoRoom, TooLong: if it can't be kept.
    """
    more = (KeptPosition(line, note.strip()[:LONGEST_NOTE]), *forgetting(kept, line))
    if len(line) > lines.LONGEST:
        raise TooLong
    if len(more) > MOST_KEPT or len(as_text(more)) > LONGEST_TEXT:
        raise NoRoom
    return more


def remembering(kept: KeptPositions, line: str) -> KeptPositions:
    """Return the last positions with one more at the front: at most ten, and fewer where they are long."""
    some = (KeptPosition(line), *forgetting(kept, line))[:MOST_RECENT]
    while len(as_text(some)) > _LONGEST_RECENT:
        some = some[:-1]
    return some


def forgetting(kept: KeptPositions, line: str) -> KeptPositions:
    """Return the positions without one of them."""
    return tuple(one for one in kept if one.line != line)
