# SPDX-License-Identifier: MIT
"""Other programs of the system play the sounds of the game, and show the folders of the player.

Linux has paplay, pw-play or aplay, macOS afplay, Windows a call of its own. No library is needed for five short files,
none of which has to come at an exact moment; and what goes wrong with a sound device goes wrong in another process.
Where there is no player or no device the game is silent. A system may have no file manager: Qt claims to have shown a
folder without one.
"""

from __future__ import annotations

import contextlib
import shutil
import sys
from collections.abc import Sequence
from enum import Enum
from pathlib import Path

from PySide6.QtCore import QObject, QProcess, QStandardPaths, QTimer, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QGuiApplication

from yahtzee_gui.desktop.resources import asset

Command = tuple[str, ...]
"""A program with its options; the path of the file to play comes last."""

# paplay comes first: where PipeWire only handles video, pw-play waits for a device for ever. pw-play comes before
# aplay, which would take the device for itself.
_PLAYERS: dict[str, tuple[Command, ...]] = {
    "linux": (("paplay",), ("pw-play",), ("aplay", "-q")),
    "darwin": (("afplay",),),
}
_UNSEEN = ("", "offscreen", "minimal", "vnc")
_PATIENCE = 5000  # milliseconds, several times the longest sound: who takes longer waits for a device
AT_ONCE = 4
"""The most sounds at a time."""


class Sound(Enum):
    """When there is something to hear; the value is the name of the file. None depends on how good a choice is."""

    ROLL = "roll"
    KEEP = "keep"
    SCORE = "score"
    MOMENT = "yahtzee"
    GAME_OVER = "game-over"


def find_players() -> list[Command]:
    """Return the players of this system, the best first; none where the window is out of sight, as in tests."""
    if QGuiApplication.platformName() in _UNSEEN:
        return []
    return [command for command in _PLAYERS.get(sys.platform, ()) if shutil.which(command[0])]


class SoundPlayer(QObject):
    """Plays sounds if they are enabled, never waits for them, and never complains.

    Signals:
        unavailable: no player is left: each has failed.
    """

    unavailable = Signal()

    def __init__(self, enabled: bool, players: Sequence[Command] | None = None) -> None:
        super().__init__()
        self._given = players
        self._players = self._find()
        self.running: list[QProcess] = []
        self.enabled = enabled

    def _find(self) -> list[Command]:
        return find_players() if self._given is None else list(self._given)

    @property
    def is_available(self) -> bool:
        """Whether something could be heard."""
        return bool(self._players) or (sys.platform == "win32" and QGuiApplication.platformName() not in _UNSEEN)

    def set_enabled(self, enabled: bool) -> None:
        """Play sounds from now on, or do not; who enables them gets the players that had failed tried again."""
        self.enabled = enabled
        if enabled:
            self._players = self._find()

    def play(self, sound: Sound) -> None:
        """Start to play `sound`; of too many at once the latest are left out."""
        if not self.enabled or not self.is_available:
            return
        with contextlib.suppress(FileNotFoundError):
            path = str(asset(f"sounds/{sound.value}.wav"))
            if self._players:
                self._start(self._players[0], path)
            else:
                _play_on_windows(path)

    def close(self) -> None:
        """Stop what is being played; nothing is played any more."""
        self.enabled = False
        for process in tuple(self.running):
            process.kill()
            process.waitForFinished()

    # ---- one process for each sound ----

    def _start(self, command: Command, path: str) -> None:
        if len(self.running) >= AT_ONCE:
            return
        process = QProcess(self)
        for redirect in (process.setStandardInputFile, process.setStandardOutputFile, process.setStandardErrorFile):
            redirect(QProcess.nullDevice())
        process.finished.connect(lambda code, status: self._end(process, command, failed=code != 0))
        process.errorOccurred.connect(lambda error: self._end(process, command, failed=True))
        QTimer.singleShot(_PATIENCE, process, process.kill)
        self.running.append(process)
        process.start(command[0], [*command[1:], path])

    def _end(self, process: QProcess, command: Command, *, failed: bool) -> None:
        """Forget a process that has ended, and its player too if that failed."""
        if process not in self.running:
            return  # a crash is told twice: as an error and as an end
        self.running.remove(process)
        process.deleteLater()
        if failed and self.enabled and command in self._players:
            self._players.remove(command)
            if not self.is_available:
                self.unavailable.emit()


def _play_on_windows(path: str) -> None:
    if sys.platform == "win32":
        import winsound

        with contextlib.suppress(RuntimeError):
            winsound.PlaySound(path, winsound.SND_FILENAME | winsound.SND_ASYNC | winsound.SND_NODEFAULT)


_ASKS = "xdg-mime"
_QUESTION = ("query", "default", "inode/directory")
_DESKTOP_PATIENCE = 3000  # milliseconds: who takes longer gets no further question


class FolderOpener(QObject):
    """Shows folders.

    Signals:
        failed: the path of a folder that could not be shown.
    """

    failed = Signal(Path)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._asking: QProcess | None = None
        self._folder = Path()

    def show(self, path: Path) -> None:
        """Open a folder in the system's file manager, or the nearest one above that exists."""
        folder = next(folder for folder in (path, *path.parents) if folder.exists())
        program = QStandardPaths.findExecutable(_ASKS) if sys.platform.startswith("linux") else ""
        if not program:
            self._open(folder)
        elif self._asking is None:
            self._ask(program, folder)

    def _ask(self, program: str, folder: Path) -> None:
        """Ask the desktop to show `folder`; the window goes on meanwhile."""
        self._asking, self._folder = QProcess(self), folder
        self._asking.finished.connect(self._take_answer)
        self._asking.errorOccurred.connect(self._take_answer)
        QTimer.singleShot(_DESKTOP_PATIENCE, self._asking, self._asking.kill)
        self._asking.start(program, list(_QUESTION))

    def _take_answer(self) -> None:
        process, self._asking = self._asking, None
        if process is None:  # told already
            return
        shower = process.readAllStandardOutput().trimmed()
        process.deleteLater()
        if shower.isEmpty():
            self.failed.emit(self._folder)
        else:
            self._open(self._folder)

    def _open(self, folder: Path) -> None:
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder))):
            self.failed.emit(folder)
