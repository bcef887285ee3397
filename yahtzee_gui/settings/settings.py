# SPDX-License-Identifier: MIT
"""Settings are what the window remembers between two starts: preferences and its size. Damaged ones count as absent.

`Settings.damaged` names those that were found damaged, and `Settings.aside` where a file is kept that could not be read
as a whole, so that the window can say so. What is changed is handed to `on_change`, which keeps it.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping
from dataclasses import field, fields
from enum import Enum
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QByteArray

from engine.analysis.verdicts import Verdict
from engine.runtime import files
from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.desktop import ini, key_bindings, own_files
from yahtzee_gui.desktop.key_bindings import Action, Keys
from yahtzee_gui.desktop.preferences import (
    AS_THE_SYSTEM,
    LONGEST_SEED,
    WARN_CHOICES,
    WARNS_FROM,
    Appearance,
    CoachMode,
    DiceSpeed,
    Rival,
)

_E = TypeVar("_E", bound=Enum)
_T = TypeVar("_T")
_ON, _OFF = "yes", "no"
_POINTS_OF_OLD = {"0.25": Verdict.INACCURACY, "1.0": Verdict.MISTAKE, "5.0": Verdict.BLUNDER}
"""What versions before this one wrote in the place of a verdict to warn from."""
_KEYS = "keys"
_MOST_LEFT = 300
LARGEST = 1_000_000
"""How many bytes the file may have."""


@dataclass(frozen=True)
class SettingValues:
    """What is chosen on the settings page, each by the name that it has in `Settings`."""

    appearance: Appearance = Appearance.SYSTEM
    language: str = AS_THE_SYSTEM
    dice_speed: DiceSpeed = DiceSpeed.NORMAL
    warns_from: Verdict = WARNS_FROM
    confirms_zero: bool = False
    sound: bool = False
    celebrates: bool = True
    keys: Keys = field(default_factory=Keys)

    @classmethod
    def of(cls, settings: Settings) -> SettingValues:
        """Return what is chosen now."""
        return cls(**{value.name: getattr(settings, value.name) for value in fields(cls)})


@dataclass(frozen=True)
class Chosen:
    """The `value` that the player chooses for a setting of `SettingValues`."""

    setting: str
    value: object


class Settings:
    """Typed access to the settings file.

    `aside` is where the file is kept, if it was none of settings or not whole; what could be read of it holds.
    `blocked` says that it could not even be renamed: nothing is written over it then. `on_change` is called with the
    content that the file is to have, after every change.
    """

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or files.config_folder() / "settings.ini"
        self.damaged: set[str] = set()
        self.aside: Path | None = None
        self.blocked = False
        self.on_change: Callable[[bytes], None] | None = None
        self._values, is_whole = self._read()
        if not is_whole:
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

    def _put_aside(self) -> None:
        self.blocked = True
        with contextlib.suppress(OSError):
            self.aside = own_files.put_aside(self.path, "settings")
            self.blocked = False

    # ---- reading and writing one value ----

    def _value(self, key: str) -> str | bytes | None:
        """Return what stands under `key`, an empty text for what cannot be understood; None if nothing does."""
        written = self._values.get(key)
        if written is None:
            return None
        value = ini.decoded(written)
        return "" if value is None else value

    def _choice(self, key: str, choices: type[_E], default: _E) -> _E:
        """Return the member of `choices` whose value is written under `key`."""
        written = self._value(key)
        if written is None:
            return default
        named = {str(choice.value): choice for choice in choices}
        return self._known(key, named, written, default)

    def _flag(self, key: str, default: bool) -> bool:
        written = self._value(key)
        return default if written is None else self._known(key, {_ON: True, _OFF: False}, written, default)

    def _known(self, key: str, named: Mapping[str, _T], written: object, default: _T) -> _T:
        if isinstance(written, str) and written in named:
            return named[written]
        self.damaged.add(key)
        return default

    def _write(self, key: str, value: Enum | bool | str | bytes) -> None:
        if isinstance(value, bool):
            value = _ON if value else _OFF
        self._change({**self._values, key: ini.encoded(str(value.value) if isinstance(value, Enum) else value)})

    def _change(self, values: dict[str, str]) -> None:
        """Have other values from now on, and have them kept."""
        if values != self._values:
            self._values = values
            if self.on_change is not None:
                self.on_change(self.content)

    # ---- the coach ----

    @property
    def coach_mode(self) -> CoachMode:
        """The coach mode chosen last."""
        return self._choice("coach/mode", CoachMode, CoachMode.AFTER)

    @coach_mode.setter
    def coach_mode(self, mode: CoachMode) -> None:
        self._write("coach/mode", mode)

    @property
    def guess_first(self) -> bool:
        """Whether options are hidden in Live until the player has chosen."""
        return self._flag("coach/guess-first", False)

    @guess_first.setter
    def guess_first(self, is_on: bool) -> None:
        self._write("coach/guess-first", is_on)

    @property
    def warns_from(self) -> Verdict:
        """The mildest verdict on a choice that the coach warns of."""
        named = _POINTS_OF_OLD | {choice.key: choice for choice in WARN_CHOICES}
        written = self._value("coach/warn-from")
        return WARNS_FROM if written is None else self._known("coach/warn-from", named, written, WARNS_FROM)

    @warns_from.setter
    def warns_from(self, verdict: Verdict) -> None:
        self._write("coach/warn-from", verdict.key)

    # ---- playing ----

    @property
    def dice_speed(self) -> DiceSpeed:
        """How long rolled dice tumble."""
        return self._choice("play/dice-speed", DiceSpeed, DiceSpeed.NORMAL)

    @dice_speed.setter
    def dice_speed(self, speed: DiceSpeed) -> None:
        self._write("play/dice-speed", speed)

    @property
    def race(self) -> tuple[Rival, str]:
        """Whom the player races in the game with the dice of a seed, and in no other."""
        written = self._value("play/race")
        rival, _, seed = written.partition(" ") if isinstance(written, str) else ("", "", "")
        named = {choice.value: choice for choice in Rival}
        return (Rival.NO_ONE if written is None else self._known("play/race", named, rival, Rival.NO_ONE)), seed

    @race.setter
    def race(self, race: tuple[Rival, str]) -> None:
        rival, seed = race
        self._write("play/race", f"{rival.value} {seed}" if len(seed) <= LONGEST_SEED else rival.value)

    @property
    def table(self) -> str:
        """Who played the last match, as a text."""
        written = self._value("play/table")
        return written if isinstance(written, str) else ""

    @table.setter
    def table(self, text: str) -> None:
        self._write("play/table", text)

    @property
    def positions(self) -> str:
        """The positions that the player keeps, as a text."""
        written = self._value("set-up/positions")
        return written if isinstance(written, str) else ""

    @positions.setter
    def positions(self, text: str) -> None:
        self._write("set-up/positions", text)

    @property
    def left_seeds(self) -> tuple[str, ...]:
        """The seeds of games that were begun and left, the newest last: their dice have been seen."""
        written = self._value("play/left-seeds")
        return tuple(filter(None, written.split("\n"))) if isinstance(written, str) else ()

    def add_left_seed(self, seed: str) -> None:
        """Remember the seed of a game that was begun and left, with the last few hundred."""
        if len(seed) <= LONGEST_SEED:
            others = [other for other in self.left_seeds if other != seed]
            self._write("play/left-seeds", "\n".join([*others, seed][-_MOST_LEFT:]))

    @property
    def deleted_game(self) -> str:
        """What tells the game that is over and still on the table, though it was deleted from the history."""
        written = self._value("play/deleted-game")
        return written if isinstance(written, str) else ""

    @deleted_game.setter
    def deleted_game(self, text: str) -> None:
        self._write("play/deleted-game", text)

    @property
    def confirms_zero(self) -> bool:
        """Whether the window asks before a zero is scored."""
        return self._flag("play/confirm-zero", False)

    @confirms_zero.setter
    def confirms_zero(self, asks: bool) -> None:
        self._write("play/confirm-zero", asks)

    @property
    def celebrates(self) -> bool:
        """Whether moments of the game are celebrated."""
        return self._flag("play/celebrate-moments", True)

    @celebrates.setter
    def celebrates(self, on: bool) -> None:
        self._write("play/celebrate-moments", on)

    @property
    def sound(self) -> bool:
        """Whether sounds are played."""
        return self._flag("play/sound", False)

    @sound.setter
    def sound(self, on: bool) -> None:
        self._write("play/sound", on)

    # ---- the keyboard ----

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
        self._change(others | named)

    # ---- the window ----

    @property
    def appearance(self) -> Appearance:
        """Whether the window is light, dark, or as the system."""
        return self._choice("window/appearance", Appearance, Appearance.SYSTEM)

    @appearance.setter
    def appearance(self, appearance: Appearance) -> None:
        self._write("window/appearance", appearance)

    @property
    def language(self) -> str:
        """The code of the language, such as ``de``; `AS_THE_SYSTEM` for the system's."""
        written = self._value("window/language")
        return written if isinstance(written, str) and written else AS_THE_SYSTEM

    @language.setter
    def language(self, code: str) -> None:
        self._write("window/language", code)

    @property
    def geometry(self) -> QByteArray | None:
        """Size and position of the window, as Qt saved it."""
        value = self._value("window/geometry")
        return QByteArray(value) if isinstance(value, bytes) else None

    @geometry.setter
    def geometry(self, geometry: QByteArray) -> None:
        self._write("window/geometry", bytes(geometry.data()))

    @property
    def welcomed(self) -> bool:
        """Whether the first-run pages have been seen."""
        return self._flag("window/welcomed", False)

    @welcomed.setter
    def welcomed(self, seen: bool) -> None:
        self._write("window/welcomed", seen)

    # ---- the file ----

    @property
    def content(self) -> bytes:
        """What the file is to hold."""
        return ini.text_of(self._values).encode()

    def sync(self) -> None:
        """Write the settings now.

        Raises:
            OSError: if they cannot be written.
        """
        own_files.write(self.path, self.content, LARGEST)
