# SPDX-License-Identifier: MIT
"""Wanders through all pages of a real window, offscreen: presses, types, chooses, resizes, opens, closes at random.

    MALLOC_PERTURB_=85 python tests/endurance/wander.py [--seconds 600] [--seed 1]

It prints its seed. It fails at an exception, a warning of Qt, a Python object of a layout item, or if the process dies.
"""

from __future__ import annotations

import argparse
import faulthandler
import os
import random
import sys
import tempfile
import time
import traceback
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "support")]

_HARMLESS = "This plugin does not"  # no window manager offscreen
_NOT_HERE = ("quit",)
_TEXTS = ("", "5 5 5 2 1", "212", "threes", "1-5", "yatzy", "keep all", "-", "{", "ä 😀", "9" * 30, "\t")
_SIZES = ((980, 600), (1058, 629), (1240, 800), (1440, 900), (2000, 1300))


def main() -> int:
    """Wander as the command line says, and return 1 if something went wrong."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--seconds", type=float, default=600.0)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(10**6))
    arguments = parser.parse_args()
    print(f"seed {arguments.seed}", flush=True)
    faulthandler.enable()
    with tempfile.TemporaryDirectory(prefix="yahtzee-wander-") as folder:
        for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"):
            os.environ[name] = folder
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        return _wander(arguments.seconds, arguments.seed)


def _wander(seconds: float, seed: int) -> int:
    from PySide6.QtCore import QTimer, qInstallMessageHandler

    from yahtzee_gui.app import Program, make_application
    from yahtzee_gui.desktop.preferences import DiceSpeed
    from yahtzee_gui.settings.settings import Settings
    from yahtzee_gui.shell.main_window import close_all

    troubles: list[str] = []

    def listen(_kind: object, _context: object, text: str) -> None:
        if _HARMLESS not in text:
            troubles.append(f"Qt: {text}")

    def note(kind: type[BaseException], error: BaseException, trace: object) -> None:
        troubles.append("".join(traceback.format_exception(kind, error, trace)))  # type: ignore[arg-type]

    qInstallMessageHandler(listen)
    sys.excepthook = note
    settings = Settings()
    settings.welcomed, settings.dice_speed = True, DiceSpeed.OFF
    app = make_application("en")
    _open_nothing_outside()
    program = Program(settings)
    session = program.open_player()
    wanderer = Wanderer(app, session, random.Random(seed), troubles, time.monotonic() + seconds)
    QTimer.singleShot(1000, wanderer.act)
    app.exec()
    sys.excepthook = sys.__excepthook__
    close_all()
    app.processEvents()
    program.join_saving()
    program.join_workers()
    qInstallMessageHandler(None)
    print(f"{wanderer.done} actions on {len(wanderer.seen)} kinds of widgets", flush=True)
    if troubles:
        print("the last actions:", *wanderer.trail, *troubles[:5], sep="\n")
    return 1 if troubles else 0


def _open_nothing_outside() -> None:
    """Let files be chosen in the test's folder, and neither a browser nor a file manager open."""
    from PySide6.QtGui import QDesktopServices
    from PySide6.QtWidgets import QFileDialog

    target = str(Path(os.environ["HOME"]) / "chosen")
    QFileDialog.getSaveFileName = staticmethod(lambda *_, **__: (target, ""))  # type: ignore[method-assign]
    QFileDialog.getOpenFileName = staticmethod(lambda *_, **__: (target, ""))  # type: ignore[method-assign]
    QFileDialog.getExistingDirectory = staticmethod(lambda *_, **__: "")  # type: ignore[method-assign]
    QDesktopServices.openUrl = staticmethod(lambda *_: True)  # type: ignore[method-assign]


class Wanderer:
    """Does one thing at random after the other, until `end`, also in a dialog that waits for an answer."""

    def __init__(self, app, session, chance, troubles, end) -> None:
        self._app, self._session, self._chance, self._troubles, self._end = app, session, chance, troubles, end
        self.done, self.seen, self.trail = 0, set(), []

    def act(self) -> None:
        """Do one thing, and have the next one done later; what it opens may run its own loop."""
        from gui_driver import layout_items
        from PySide6.QtCore import QTimer

        if self._troubles or time.monotonic() > self._end:
            self._leave()
            return
        QTimer.singleShot(self._chance.choice((0, 0, 0, 5, 40)), self.act)
        self.done += 1
        if self.done % 200 == 0 and layout_items():
            self._troubles.append(f"layout items in Python: {layout_items()[:3]}")
        window = self._window()
        if window is not None:
            deed = self._chance.choices(
                (
                    self._press,
                    self._type_key,
                    self._choose,
                    self._write,
                    self._point,
                    self._menu,
                    self._resize,
                    self._close,
                ),
                (30, 20, 12, 8, 10, 12, 2, 4),
            )[0]
            self._note(deed.__name__, window)
            deed(window)

    def _leave(self) -> None:
        """End the loop, after every dialog that still waits for an answer has been refused."""
        from PySide6.QtCore import QTimer
        from PySide6.QtWidgets import QApplication, QDialog

        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QDialog):
            dialog.reject()
            QTimer.singleShot(0, self._leave)
        else:
            self._app.quit()

    def _window(self):
        """Return what has the keyboard: a list or menu that is open, a dialog, or one of the windows."""
        from PySide6.QtWidgets import QApplication

        shown = [one for one in QApplication.topLevelWidgets() if one.isVisible() and one.isWindow()]
        front = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        if front is None and shown and self._chance.random() < 0.1:
            self._chance.choice(shown).activateWindow()
        return front or QApplication.activeWindow() or (self._chance.choice(shown) if shown else None)

    def _note(self, *what) -> None:
        said = " ".join(str(one) for one in what)
        self.trail = [*self.trail[-11:], said[:160]]

    def _one_of(self, window, *kinds):
        """Return a widget of these kinds that can be used, if there is one."""
        found = [one for kind in kinds for one in window.findChildren(kind) if one.isVisible() and one.isEnabled()]
        if not found:
            return None
        one = self._chance.choice(found)
        self.seen.add(type(one).__name__)
        self._note(
            "   ", type(one).__name__, getattr(one, "text", str)() if callable(getattr(one, "text", None)) else ""
        )
        return one

    def _press(self, window) -> None:
        from PySide6.QtWidgets import QAbstractButton

        button = self._one_of(window, QAbstractButton)
        if button is not None:
            button.setFocus()
            button.click()

    def _type_key(self, window) -> None:
        from PySide6.QtCore import Qt
        from PySide6.QtTest import QTest
        from PySide6.QtWidgets import QApplication

        keys, none = Qt.Key, Qt.KeyboardModifier.NoModifier
        plain = [keys.Key_Space, keys.Key_Return, keys.Key_Tab, keys.Key_Escape, keys.Key_Up, keys.Key_Down]
        plain += [keys.Key_Left, keys.Key_Right, keys.Key_Home, keys.Key_End, keys.Key_F11, keys.Key_Delete]
        plain += [keys(keys.Key_A + n) for n in range(26)] + [keys(keys.Key_0 + n) for n in range(10)]
        modified = [none] * 8 + [
            Qt.KeyboardModifier.ControlModifier,
            Qt.KeyboardModifier.ShiftModifier,
            Qt.KeyboardModifier.AltModifier,
        ]
        key, modifier = self._chance.choice(plain), self._chance.choice(modified)
        if (key, modifier) == (keys.Key_Q, Qt.KeyboardModifier.ControlModifier):
            return
        self._note("   ", key.name, modifier)
        QTest.keyClick(window.focusWidget() or QApplication.focusWidget() or window, key, modifier)

    def _choose(self, window) -> None:
        from PySide6.QtWidgets import QAbstractItemView, QComboBox

        chooser = self._one_of(window, QComboBox, QAbstractItemView)
        if isinstance(chooser, QComboBox) and chooser.count():
            place = self._chance.randrange(chooser.count())
            chooser.setCurrentIndex(place)
            chooser.activated.emit(place)
        elif isinstance(chooser, QAbstractItemView) and chooser.model() is not None and chooser.model().rowCount():
            index = chooser.model().index(self._chance.randrange(chooser.model().rowCount()), 0)
            chooser.setCurrentIndex(index)
            self._chance.choice((chooser.clicked, chooser.doubleClicked, chooser.activated)).emit(index)

    def _write(self, window) -> None:
        from PySide6.QtTest import QTest
        from PySide6.QtWidgets import QLineEdit, QPlainTextEdit

        field = self._one_of(window, QLineEdit, QPlainTextEdit)
        if field is not None and not field.isReadOnly():
            field.clear()
            text = self._chance.choice(_TEXTS)
            for sign in text if text.isascii() else ():
                QTest.keyClicks(field, sign)
            if not text.isascii() and isinstance(field, QLineEdit):
                field.insert(text)
                field.textEdited.emit(field.text())

    def _point(self, window) -> None:
        from PySide6.QtCore import QPoint, Qt
        from PySide6.QtTest import QTest
        from PySide6.QtWidgets import QWidget

        target = self._one_of(window, QWidget)
        if target is None or target.width() < 2 or target.height() < 2 or target.isWindow():
            return
        at = QPoint(self._chance.randrange(target.width()), self._chance.randrange(target.height()))
        if self._chance.random() < 0.5:
            QTest.mouseMove(target, at)
        else:
            QTest.mouseClick(target, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)

    def _menu(self, window) -> None:
        """Trigger an item of a menu, or open a page by name."""
        from PySide6.QtGui import QAction

        from yahtzee_gui.menu_words import Page, plain
        from yahtzee_gui.shell.main_window import MainWindow

        if not isinstance(window, MainWindow):
            return
        if self._chance.random() < 0.6:
            page = self._chance.choice([one for one in Page if one is not Page.WELCOME])
            self._note("   ", page)
            window.dialogs.show(page)
            return
        left_out = {window.menus.item(item) for item in _NOT_HERE}
        items = [one for one in window.menuBar().findChildren(QAction) if one.isEnabled() and one.menu() is None]
        items = [one for one in items if one not in left_out and not one.isSeparator()]
        if items:
            item = self._chance.choice(items)
            self._note("   ", plain(item.text()))
            item.trigger()

    def _resize(self, window) -> None:
        window.resize(*self._chance.choice(_SIZES))

    def _close(self, window) -> None:
        """Go back from a page, or close a window beside the player's."""
        from yahtzee_gui.shell.main_window import MainWindow

        if window is not self._session.window:
            window.close()
        elif isinstance(window, MainWindow):
            window.dialogs.close_newest()


if __name__ == "__main__":
    raise SystemExit(main())
