# SPDX-License-Identifier: MIT
"""The menus: everything the window can do, with the key that does the same."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu

from yahtzee_gui.desktop.preferences import Appearance, CoachMode
from yahtzee_gui.play.scene import Scene
from yahtzee_gui.wording import menus, names

if TYPE_CHECKING:
    from yahtzee_gui.window.main_window import MainWindow

_Choice = TypeVar("_Choice", CoachMode, Appearance)


class Menus:
    """The menu bar of `window`, built once; `refresh` brings it in line with the game."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._items = menus.menu_items()
        titles = menus.menu_titles()
        bar = window.menuBar()
        self._build_game(bar.addMenu(titles["game"]))
        self._build_coach(bar.addMenu(titles["coach"]))
        self.appearances = self._add_choices(
            bar.addMenu(titles["view"]), list(Appearance), names.appearance, window.set_appearance
        )
        self._build_help(bar.addMenu(titles["help"]))

    def _build_game(self, menu: QMenu) -> None:
        window = self._window
        self._add(menu, "new", window.dialogs.ask_for_new_game, QKeySequence(QKeySequence.StandardKey.New))
        menu.addSeparator()
        self.undo = self._add(menu, "undo", window.controller.undo, QKeySequence("Ctrl+Z"))
        self.redo = self._add(menu, "redo", window.controller.redo, QKeySequence("Ctrl+Shift+Z"))
        menu.addSeparator()
        self._add(menu, "import", window.dialogs.ask_for_import, QKeySequence("Ctrl+O"))
        self._add(menu, "export", window.dialogs.ask_for_export, QKeySequence("Ctrl+S"))
        menu.addSeparator()
        self._add(menu, "history", window.dialogs.show_history)
        self._add(menu, "fairness", window.dialogs.show_fairness)
        self._add(menu, "settings", window.dialogs.show_settings, QKeySequence("Ctrl+,"))
        menu.addSeparator()
        self._add(menu, "quit", window.close, QKeySequence("Ctrl+Q"))

    def _build_coach(self, menu: QMenu) -> None:
        controller = self._window.controller
        self.modes = self._add_choices(menu, list(CoachMode), names.coach_mode, controller.set_mode)
        self._add(menu, "next_mode", self._window.next_mode, QKeySequence("C"))
        menu.addSeparator()
        self.hint = self._add(menu, "hint", controller.hint, QKeySequence("H"))
        self.next_mistake = self._add(
            menu, "next_mistake", partial(controller.look_back.view_mistake, 1), QKeySequence("N")
        )
        self.previous_mistake = self._add(
            menu, "previous_mistake", partial(controller.look_back.view_mistake, -1), QKeySequence("Shift+N")
        )
        menu.addSeparator()
        self._add(menu, "tables", self._window.dialogs.show_tables, QKeySequence("T"))

    def _build_help(self, menu: QMenu) -> None:
        dialogs = self._window.dialogs
        self._add(menu, "rules", dialogs.show_rules)
        self._add(menu, "shortcuts", dialogs.show_shortcuts, QKeySequence("F1"))
        self._add(menu, "welcome", dialogs.show_first_run)
        self._add(menu, "demo", self._window.demoRequested.emit)
        self._add(menu, "verhoeff", self._window.verhoeffRequested.emit)
        self._add(menu, "about", dialogs.show_about)

    def _add(
        self, menu: QMenu, item: str, action: Callable[[], object], shortcut: QKeySequence | None = None
    ) -> QAction:
        result = QAction(self._items[item], self._window)
        if shortcut is not None:
            result.setShortcut(shortcut)
            result.setAutoRepeat(False)
        result.triggered.connect(lambda: action())
        menu.addAction(result)
        return result

    def _add_choices(
        self, menu: QMenu, choices: Iterable[_Choice], name: Callable[[_Choice], str], chosen: Callable[[_Choice], None]
    ) -> dict[_Choice, QAction]:
        """Add an exclusive choice to a menu and return its actions by choice."""
        group = QActionGroup(self._window)
        actions: dict[_Choice, QAction] = {}
        for choice in choices:
            action = QAction(name(choice), self._window)
            action.setCheckable(True)
            action.triggered.connect(partial(_ignore_checked, chosen, choice))
            group.addAction(action)
            menu.addAction(action)
            actions[choice] = action
        return actions

    def refresh(self, scene: Scene) -> None:
        """Check the mode of the coach, and enable what can be done now."""
        controller = self._window.controller
        self.modes[scene.mode].setChecked(True)
        self.undo.setEnabled(controller.can_undo)
        self.redo.setEnabled(controller.can_redo)
        self.hint.setEnabled(scene.can_hint)
        for action in (self.next_mistake, self.previous_mistake):
            action.setEnabled(bool(scene.mistakes))


def _ignore_checked(chosen: Callable[[_Choice], None], choice: _Choice, _checked: bool = False) -> None:
    """Pass a choice on from an action, which also tells whether it is checked."""
    chosen(choice)
