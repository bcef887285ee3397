# SPDX-License-Identifier: MIT
"""The menus: everything the window can do, with the key that does the same. They ask for it; others do it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import TypeVar

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QMenuBar

from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui import menu_words
from yahtzee_gui.desktop.key_bindings import BACK, Action, Keys
from yahtzee_gui.desktop.preferences import Appearance, CoachMode, Rival
from yahtzee_gui.kit.plain import set_tooltip
from yahtzee_gui.menu_words import Page
from yahtzee_gui.words import goals, names

_Choice = TypeVar("_Choice", CoachMode, Appearance, Rival)
_CHANGING = (
    "new",
    "today",
    "undo",
    "redo",
    "import",
    "history",
    "days",
    "next_mode",
    "set_up",
    "paste",
    "play_from_here",
)
"""The items that would change the game; undo and redo are disabled again and again, as what can be done changes."""
_AHEAD = ("final_score", "this_turn", "pin", "what_if")
"""The items that look ahead from what is on the table; they change nothing."""
_AT_THE_TABLE = (
    *("undo", "redo", "correct", "next_card", "next_mode", "hint", "next_mistake", "previous_mistake"),
    *_AHEAD,
)
"""The items that concern what is on the table, and what they do is seen there alone."""
_ABOUT_THE_TABLE = (Page.TABLES, Page.SIDE_BY_SIDE)
"""The pages about what is on the table. Their keys mean something else on other pages."""


@dataclass(frozen=True)
class MenuView:
    """What is checked in the menus, and what can be done now.

    Attributes:
        mode, rival, goal: what is chosen: the coach mode, whom the player races, what is played for.
        undo, redo, hint: whether there is anything to undo, to do again, or a game to have a hint in.
        mistakes: whether there are any to look at; `cards`: scorecards of others; `result`: one to copy;
            `picture`: something to make one of.
        correct: whether rolls are typed, and can be corrected.
        again: whether the dice of the game can be played again; `rivals`: who can be raced with them;
            `no_race`: why no one can, if that has a reason of its own.
        guesses_first: whether options are hidden in Live until the player has chosen.
        is_covered: whether something else takes the room of the table: nothing is done there unseen.
        way_back: what the way back to the game before is called; empty where there is none.
    """

    mode: CoachMode
    undo: bool = False
    redo: bool = False
    hint: bool = False
    mistakes: bool = False
    cards: bool = False
    result: bool = False
    picture: bool = False
    again: bool = False
    correct: bool = False
    rival: Rival = Rival.NO_ONE
    rivals: Collection[Rival] = ()
    no_race: str = ""
    is_covered: bool = False
    guesses_first: bool = False
    way_back: str = ""


class Menus(QObject):
    """The menus of a menu bar, built once. What an item does that is no choice, it is told by `do`.

    Signals:
        pageRequested: the `Page` to open.
        rivalRequested: the `Rival` to race.
        modeRequested: the `CoachMode` to play in.
        appearanceRequested: the `Appearance` that the window is to have.
    """

    pageRequested = Signal(Page)
    rivalRequested = Signal(Rival)
    modeRequested = Signal(CoachMode)
    appearanceRequested = Signal(Appearance)

    def __init__(self, bar: QMenuBar) -> None:
        super().__init__(bar)
        self._items = menu_words.menu_items()
        self._actions: dict[str, QAction] = {}
        self._takes_part = True
        titles = menu_words.menu_titles()
        self._build_game(bar.addMenu(titles["game"]))
        self._build_coach(bar.addMenu(titles["coach"]))
        self._add_pages(bar.addMenu(titles["learn"]), "learn")
        self._build_analyse(bar.addMenu(titles["analyse"]))
        self._build_view(bar.addMenu(titles["view"]))
        self._build_help(bar.addMenu(titles["help"]))
        self.set_keys(Keys())

    # ---- building ----

    def _build_game(self, menu: QMenu) -> None:
        self._add(menu, "new")
        self._add(menu, "today")
        self.same_dice = self._add(menu, "again")
        self.race = menu.addMenu(self._items["race"])
        self._rivals = self._add_choices(self.race, list(Rival), names.rival, self.rivalRequested.emit)
        menu.addSeparator()
        self._game = menu
        self.back = self._add(menu, "back")
        self.back.setVisible(False)
        self.undo = self._add(menu, "undo")
        self.redo = self._add(menu, "redo")
        self.correct = self._add(menu, "correct")
        menu.addSeparator()
        files = menu.addMenu(self._items["files"])
        self._add(files, "import")
        self._add(files, "export")
        self._add(files, "import_history")
        self._add(files, "export_history")
        self._add_pages(files, "files")
        self.next_card = self._add(menu, "next_card")
        self.copy = self._add(menu, "copy")
        self.pictures = [
            self._add(menu, "copy_picture"),
            self._add(menu, "save_picture"),
        ]
        self._add_pages(menu, "game")
        menu.addSeparator()
        self._add(menu, "quit")
        _give_letters(self.race)
        _give_letters(menu)

    def _build_coach(self, menu: QMenu) -> None:
        self._modes = self._add_choices(menu, list(CoachMode), names.coach_mode, self.modeRequested.emit)
        self._add(menu, "next_mode")
        menu.addSeparator()
        self.guess_first = self._add(menu, "guess_first")
        self.guess_first.setCheckable(True)
        set_tooltip(self.guess_first, names.guess_first_explained())
        menu.setToolTipsVisible(True)
        self.hint = self._add(menu, "hint")
        self.next_mistake = self._add(menu, "next_mistake")
        self.previous_mistake = self._add(menu, "previous_mistake")
        menu.addSeparator()
        self._add_pages(menu, "coach")
        _give_letters(menu)

    def _build_analyse(self, menu: QMenu) -> None:
        self._add_pages(menu, "analyse")
        self._add(menu, "play_from_here")
        menu.addSeparator()
        self._add(menu, "final_score")
        self._add(menu, "this_turn")
        self._add(menu, "pin")
        self._add(menu, "what_if")
        self._add_pages(menu, "end of analyse")
        menu.addSeparator()
        self._add(menu, "paste")
        self._add(menu, "copy_line")
        self._add(menu, "copy_json")
        _give_letters(menu)

    def _build_view(self, menu: QMenu) -> None:
        self._appearances = self._add_choices(menu, list(Appearance), names.appearance, self.appearanceRequested.emit)
        menu.addSeparator()
        self.full_screen = self._add(menu, "full_screen")
        self.full_screen.setCheckable(True)
        _give_letters(menu)

    def _build_help(self, menu: QMenu) -> None:
        self._add_pages(menu, "help")
        self._add(menu, "demo")
        self._add(menu, "verhoeff")
        self._add(menu, "lowest")
        self._add_pages(menu, "end of help")

    def _add(self, menu: QMenu, item: str) -> QAction:
        result = QAction(self._items[item], menu)
        result.setAutoRepeat(False)
        menu.addAction(result)
        self._actions[item] = result
        return result

    def _add_pages(self, menu: QMenu, which: str) -> None:
        """Add the items that open the pages of a part of a menu."""
        for page in Page:
            if page.menu == which:
                self._add(menu, page.item).triggered.connect(_asking(self.pageRequested.emit, page))

    def _add_choices(
        self, menu: QMenu, choices: Iterable[_Choice], name: Callable[[_Choice], str], ask: Callable[[_Choice], object]
    ) -> dict[_Choice, QAction]:
        """Add an exclusive choice to a menu and return its actions by choice."""
        group = QActionGroup(menu)
        actions: dict[_Choice, QAction] = {}
        for choice in choices:
            action = QAction(name(choice), menu)
            action.setCheckable(True)
            action.triggered.connect(_asking(ask, choice))
            group.addAction(action)
            menu.addAction(action)
            actions[choice] = action
        return actions

    # ---- what is so, and what can be done now ----

    def do(self, deeds: Mapping[str, Callable[[], object]]) -> None:
        """Have items, called as in `menu_words.menu_items`, do what they say."""
        for item, deed in deeds.items():
            self.item(item).triggered.connect(_asking(deed))

    def item(self, item: str) -> QAction:
        """Return an item by what it is called in `menu_words.menu_items`."""
        return self._actions[item]

    def set_view(self, view: MenuView) -> None:
        """Check what is so, and enable what can be done now."""
        self._modes[view.mode].setChecked(True)
        self.guess_first.setChecked(view.guesses_first)
        self.guess_first.setEnabled(self._takes_part)
        self._rivals[view.rival].setChecked(True)
        for rival, action in self._rivals.items():
            action.setEnabled(rival in view.rivals)
        why_none = "" if len(view.rivals) > 1 else view.no_race or goals.only_alone_with_fair_dice()
        _enable(self.race, self._items["race"], why_none)
        self._lead_back(view)
        self.undo.setEnabled(view.undo)
        self.redo.setEnabled(view.redo)
        self.correct.setEnabled(view.correct)
        self.hint.setEnabled(view.hint)
        for action in (self.next_mistake, self.previous_mistake):
            action.setEnabled(view.mistakes)
        self.next_card.setEnabled(view.cards)
        self.same_dice.setEnabled(view.again)
        self.copy.setEnabled(view.result)
        for action in self.pictures:
            action.setEnabled(view.picture)
        if view.is_covered:
            for item in _AT_THE_TABLE:
                self._actions[item].setEnabled(False)
        else:
            for item in _AHEAD:
                self._actions[item].setEnabled(True)
            self._actions["next_mode"].setEnabled(self._takes_part)
        for page in _ABOUT_THE_TABLE:
            self._actions[page.item].setEnabled(not view.is_covered)
        for mode in self._modes.values():
            mode.setEnabled(self._takes_part and not view.is_covered)

    def _lead_back(self, view: MenuView) -> None:
        """Name the way back to the game before, if there is one, and the key that does the same at the table."""
        self.back.setVisible(bool(view.way_back))
        key = "" if view.is_covered else f"\t{menu_words.key(BACK)}"
        self.back.setText(f"{view.way_back or self._items['back']}{key}")
        _give_letters(self._game)

    def set_appearance(self, appearance: Appearance) -> None:
        """Check the appearance of the window."""
        self._appearances[appearance].setChecked(True)

    def set_keys(self, keys: Keys) -> None:
        """Give every item that has a key the one of `keys`."""
        for action in Action:
            if action.value in self._actions:
                self._actions[action.value].setShortcut(keys.sequence(action))

    def only_watch(self) -> None:
        """Disable what would change a game that is only to be watched."""
        self._takes_part = False
        for item in _CHANGING:
            self._actions[item].setEnabled(False)
        for action in self._modes.values():
            action.setEnabled(False)


def _give_letters(menu: QMenu) -> None:
    """Underline a letter of each item that has none yet: the first that no other item of the menu has."""
    texts = [action.text() for action in menu.actions()]
    taken = {text[text.index("&") + 1].casefold() for text in texts if "&" in text}
    for action, text in zip(menu.actions(), texts, strict=True):
        free = next((at for at, sign in enumerate(text) if sign.isalpha() and sign.casefold() not in taken), None)
        if "&" not in text and free is not None:
            taken.add(text[free].casefold())
            action.setText(f"{text[:free]}&{text[free:]}")


def _enable(menu: QMenu, title: str, why_not: str) -> None:
    """Let a menu be opened, or say beside its title why it cannot be."""
    menu.setEnabled(not why_not)
    menu.setTitle(f"{title} ({why_not})" if why_not else title)


def _asking(ask: Callable[..., object], *choice: object) -> Callable[[], None]:
    """Return what asks for a choice when an action is triggered, whether or not it is checked then."""

    def ask_for_it() -> None:
        ask(*choice)

    return ask_for_it
