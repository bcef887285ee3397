# SPDX-License-Identifier: MIT
"""Settings are what the window remembers between two starts: preferences and its size. Damaged ones count as absent.

`Settings.damaged` names those that were found damaged, so that the window can say so.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QByteArray, QSettings

from engine import files
from engine.analysis.verdicts import Verdict
from yahtzee_gui.desktop import keys
from yahtzee_gui.desktop.keys import Action, Keys
from yahtzee_gui.desktop.preferences import (
    AS_THE_SYSTEM,
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


class Settings:
    """Typed access to the settings file."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or files.config_folder() / "settings.ini"
        self._store = QSettings(str(self.path), QSettings.Format.IniFormat)
        self.damaged: set[str] = set()
        if self._store.status() is not QSettings.Status.NoError:
            self.damaged.add(self.path.name)

    # ---- reading and writing one value ----

    def _choice(self, key: str, choices: type[_E], default: _E) -> _E:
        """Return the member of `choices` whose value is written under `key`."""
        written = self._store.value(key)
        if written is None:
            return default
        named = {str(choice.value): choice for choice in choices}
        return self._known(key, named, written, default)

    def _flag(self, key: str, default: bool) -> bool:
        written = self._store.value(key)
        return default if written is None else self._known(key, {_ON: True, _OFF: False}, written, default)

    def _known(self, key: str, named: Mapping[str, _T], written: object, default: _T) -> _T:
        if isinstance(written, str) and written in named:
            return named[written]
        self.damaged.add(key)
        return default

    def _write(self, key: str, value: Enum | bool | str) -> None:
        if isinstance(value, bool):
            value = _ON if value else _OFF
        self._store.setValue(key, str(value.value) if isinstance(value, Enum) else value)

    # ---- the coach ----

    @property
    def coach_mode(self) -> CoachMode:
        """The coach mode chosen last."""
        return self._choice("coach/mode", CoachMode, CoachMode.LIVE)

    @coach_mode.setter
    def coach_mode(self, mode: CoachMode) -> None:
        self._write("coach/mode", mode)

    @property
    def warns_from(self) -> Verdict:
        """The mildest verdict on a choice that the coach warns of."""
        named = _POINTS_OF_OLD | {choice.key: choice for choice in WARN_CHOICES}
        written = self._store.value("coach/warn-from")
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
    def rival(self) -> Rival:
        """Whom the player races."""
        return self._choice("play/rival", Rival, Rival.NOBODY)

    @rival.setter
    def rival(self, rival: Rival) -> None:
        self._write("play/rival", rival)

    @property
    def table(self) -> str:
        """Who played the last match, as a text."""
        written = self._store.value("play/table", "")
        return written if isinstance(written, str) else ""

    @table.setter
    def table(self, text: str) -> None:
        self._write("play/table", text)

    @property
    def left_seeds(self) -> tuple[str, ...]:
        """The seeds of games that were begun and left, the newest last: their dice have been seen."""
        written = self._store.value("play/left-seeds", "")
        return tuple(filter(None, written.split("\n"))) if isinstance(written, str) else ()

    def add_left_seed(self, seed: str) -> None:
        """Remember the seed of a game that was begun and left, with the last few hundred."""
        others = [other for other in self.left_seeds if other != seed]
        self._write("play/left-seeds", "\n".join([*others, seed][-_MOST_LEFT:]))

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
        """The key of every action; those that cannot be read, or clash, are as at first."""
        names = {action: f"{_KEYS}/{action.value}" for action in Action}
        written = {action: self._store.value(name) for action, name in names.items() if self._store.contains(name)}
        found, damaged = keys.read(written)
        self.damaged |= {_KEYS} if damaged else set()
        return found

    @keys.setter
    def keys(self, chosen: Keys) -> None:
        self._store.remove(_KEYS)
        for action, name in chosen.changed.items():
            self._write(f"{_KEYS}/{action.value}", name)

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
        written = self._store.value("window/language", AS_THE_SYSTEM)
        return written if isinstance(written, str) else AS_THE_SYSTEM

    @language.setter
    def language(self, code: str) -> None:
        self._write("window/language", code)

    @property
    def geometry(self) -> QByteArray | None:
        """Size and position of the window, as Qt saved it."""
        value = self._store.value("window/geometry")
        return value if isinstance(value, QByteArray) else None

    @geometry.setter
    def geometry(self, geometry: QByteArray) -> None:
        self._store.setValue("window/geometry", geometry)

    @property
    def welcomed(self) -> bool:
        """Whether the first-run pages have been seen."""
        return self._flag("window/welcomed", False)

    @welcomed.setter
    def welcomed(self, seen: bool) -> None:
        self._write("window/welcomed", seen)

    def sync(self) -> None:
        """Write what has changed."""
        self._store.sync()
