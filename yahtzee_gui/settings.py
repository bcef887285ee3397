# SPDX-License-Identifier: MIT
"""Settings are what the window remembers between two starts: preferences and its size. Damaged ones count as absent."""

from __future__ import annotations

from enum import Enum
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QByteArray, QSettings

from engine import files
from yahtzee_gui.modes import CoachMode
from yahtzee_gui.theme import Appearance

_E = TypeVar("_E", bound=Enum)


class Settings:
    """Typed access to the settings file."""

    def __init__(self, path: Path | None = None) -> None:
        file = path or files.config_folder() / "settings.ini"
        self._store = QSettings(str(file), QSettings.Format.IniFormat)

    def _choice(self, key: str, choices: type[_E], default: _E) -> _E:
        try:
            return choices(self._store.value(key))
        except ValueError:
            return default

    @property
    def coach_mode(self) -> CoachMode:
        """The coach mode chosen last."""
        return self._choice("coach/mode", CoachMode, CoachMode.LIVE)

    @coach_mode.setter
    def coach_mode(self, mode: CoachMode) -> None:
        self._store.setValue("coach/mode", mode.value)

    @property
    def appearance(self) -> Appearance:
        """Whether the window is light, dark, or as the system."""
        return self._choice("window/appearance", Appearance, Appearance.SYSTEM)

    @appearance.setter
    def appearance(self, appearance: Appearance) -> None:
        self._store.setValue("window/appearance", appearance.value)

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
        return self._store.value("window/welcomed") == "yes"

    @welcomed.setter
    def welcomed(self, seen: bool) -> None:
        self._store.setValue("window/welcomed", "yes" if seen else "no")

    def sync(self) -> None:
        """Write what has changed."""
        self._store.sync()
