# SPDX-License-Identifier: MIT
"""The menus, and what else leads through the program: the switch of places, links into Help, and the bar to watch with.

All of them ask for what is to be done; others do it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeyEvent, QKeySequence, QMouseEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QMenu, QMenuBar, QPushButton, QToolTip, QVBoxLayout, QWidget

from yahtzee_gui import menu_words
from yahtzee_gui.desktop.key_bindings import BACK, PLACES, Action, Keys
from yahtzee_gui.desktop.preferences import CoachMode, Pace
from yahtzee_gui.kit.choices import Segments
from yahtzee_gui.kit.drawing import AlignLeft
from yahtzee_gui.kit.labels import ElidedLabel, Label, set_look, set_tooltip
from yahtzee_gui.kit.layouts import STRETCH, discard, filled
from yahtzee_gui.kit.openers import PageStack
from yahtzee_gui.menu_words import HelpPart, Page, Place
from yahtzee_gui.settings import words as settings_words
from yahtzee_gui.shell import words as shell_words
from yahtzee_gui.words import glossary, names


class HelpLink(QObject):
    """Listens to what reaches the window because nothing in it has another use for it."""

    def __init__(self, pages: PageStack) -> None:
        super().__init__(pages)
        self._pages, self._window = pages, pages.window
        self._window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the click or the key that asks for a word; all else goes on."""
        if event.type() in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress) and isinstance(event, QKeyEvent):
            return self._take_key(event)
        if event.type() is QEvent.Type.MouseButtonRelease and isinstance(event, QMouseEvent):
            label = self._window.childAt(event.position().toPoint())
            sentence = glossary.entry(label.toolTip()) if isinstance(label, QLabel) else ""
            if sentence and event.button() is Qt.MouseButton.LeftButton:
                self.read(HelpPart.WORDS, sentence)
                return True
        return super().eventFilter(watched, event)

    def _take_key(self, event: QKeyEvent) -> bool:
        if QKeySequence(event.keyCombination()) != self._pages.keys().sequence(Action.GUIDE):
            return False
        sentence = glossary.entry(QToolTip.text()) if QToolTip.isVisible() else ""
        if sentence and event.type() is QEvent.Type.KeyPress and not event.isAutoRepeat():
            self.read(HelpPart.WORDS, sentence)
        event.setAccepted(bool(sentence))
        return bool(sentence)

    def read(self, part: HelpPart, sentence: str = "") -> None:
        """Go to a section of Help, and there to a sentence of the words."""
        from yahtzee_gui.help.page import HelpPage

        self._pages.show(Page.HELP)
        page = self._pages.get(Page.HELP)
        assert isinstance(page, HelpPage)
        page.read(part, sentence)


IN_SWITCH = (Place.PLAY, Place.LEARN, Place.GAMES, Place.LAB)
_SWITCH_HEIGHT, _ROOM, _BADGE = 28, 22, 18
"""The height of the switch, what the number takes of the width of *Learn*, and how high that is."""


class PlaceSwitch(Segments):
    """Where one is, and the ways to the other places; beside *Learn* the number of positions that are due today."""

    def __init__(self) -> None:
        super().__init__(IN_SWITCH, menu_words.place_name, fills=False)
        self.setFixedHeight(_SWITCH_HEIGHT)
        self.set_name(menu_words.places_name())
        for place, key in zip(IN_SWITCH, PLACES, strict=True):
            set_tooltip(self.buttons[place], menu_words.key(key))
            # Also where one is already: a page that belongs to no place may lie over it.
            self.buttons[place].clicked.connect(partial(self.choiceRequested.emit, place))
        self._learn = self.buttons[Place.LEARN]
        self.badge = Label(parent=self._learn)
        self.badge.setObjectName("due")
        self.badge.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.badge.setFixedHeight(_BADGE)
        self.badge.setMinimumWidth(_BADGE)
        self.badge.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        filled(QHBoxLayout(self._learn), STRETCH, self.badge, margins=(0, 0, 7, 0))
        self.set_due(0)
        self.set_choice(Place.PLAY)

    def fit(self, room: int) -> None:
        """Have room for the number at *Learn*, too."""
        super().fit(room)
        learn = self.buttons[Place.LEARN]
        learn.setMinimumWidth(learn.minimumWidth() + _ROOM)

    def set_due(self, positions: int) -> None:
        """Show how many positions are due; nothing where none are."""
        self.badge.setText(str(positions))
        self.badge.setVisible(positions > 0)
        set_look(self._learn, "due", "true" if positions else "false")
        said = menu_words.due_today(positions) if positions else ""
        self._learn.setAccessibleDescription(said)
        set_tooltip(self._learn, " · ".join(filter(None, (menu_words.key(PLACES[1]), said))))

    def focus_order(self) -> list[QWidget]:
        """Return what Tab goes through."""
        return list(self.buttons.values())


class _Corner(QWidget):
    """Hands keys on to the window: the menu bar would keep Escape for itself."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        QCoreApplication.sendEvent(self.window(), event)
        event.accept()


def hang(switch: PlaceSwitch, bar: QMenuBar, below: QWidget) -> QWidget:
    """Put the switch where it is always in sight, and return what is to fill the window: `below`, or more."""
    if not bar.isNativeMenuBar():
        before = bar.cornerWidget()
        if before is not None:  # of the language before: the menu bar only lets it go
            discard(before)
        corner = _Corner(bar)
        filled(QHBoxLayout(corner), switch, margins=(8, 3, 14, 3))
        bar.setCornerWidget(corner)
        return below
    whole = QWidget()
    row = filled(QHBoxLayout(), STRETCH, switch, margins=(14, 6, 14, 0))
    filled(QVBoxLayout(whole), row, (below, 1), spacing=0, margins=(0, 0, 0, 0))
    return whole


_BAR_HEIGHT = 48


class TransportBar(QFrame):
    """One line of buttons with a sentence before them."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("card", "true")
        self.setAccessibleName(shell_words.controls())
        self.sentence = ElidedLabel("text", AlignLeft)
        self.play = QPushButton()
        self.play.setProperty("primary", "true")
        self.step = QPushButton(shell_words.step())
        self.why = QPushButton(shell_words.why())
        self.leave = QPushButton(shell_words.leave())
        self.pace = Segments(list(Pace), shell_words.pace)
        self.pace.set_name(shell_words.pace_name())
        pace = Label(shell_words.pace_name(), role="muted")
        words = (shell_words.go_on(), shell_words.stop())
        self.play.setMinimumWidth(max(self.play.fontMetrics().horizontalAdvance(word) for word in words) + 48)
        row = filled(QHBoxLayout(self), (self.sentence, 1), spacing=8, margins=(14, 6, 8, 6))
        for button in (self.play, self.step, self.why):
            row.addWidget(button)
        filled(row, 8, pace, self.pace, 8, self.leave)
        self.setFixedHeight(_BAR_HEIGHT)

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), _BAR_HEIGHT)

    def set_keys(self, play: str, why: str) -> None:
        """Name the keys that do the same as the buttons."""
        set_tooltip(self.play, play)
        set_tooltip(self.why, why)

    def show_state(self, sentence: str, pace: Pace, *, is_running: bool, is_over: bool) -> None:
        self.sentence.setText(sentence)
        self.play.setText(shell_words.stop() if is_running else shell_words.go_on())
        self.pace.set_choice(pace)
        for button in (self.play, self.step, self.why):
            button.setEnabled(not is_over)

    def focus_order(self) -> list[QWidget]:
        return [self.play, self.step, self.why, *self.pace.buttons.values(), self.leave]


_MENUS = {
    "game": "new today again | back undo redo correct | history | import share | settings quit",
    "coach": "modes | guess_first hint next_mistake previous_mistake",
    "learn": "learn retry | lessons puzzles proficiency openings",
    "analyse": "set_up play_from_here paste | strategies rules_lab turn_chances",
    "view": "this_turn final_score | tables compare against_this | next_card full_screen",
    "help": "guide shortcuts welcome | demo famous | about",
    "share": "export save_review copy copy_picture save_picture copy_line copy_json",
    "famous": "verhoeff lowest",
}
"""The items of each menu and submenu, with the lines between them."""
_CHANGING = ("new", "today", "undo", "redo", "import", "history", "set_up", "paste", "play_from_here")
"""The items that would change the game; undo and redo are disabled again and again, as what can be done changes."""
_AHEAD = ("final_score", "this_turn", "compare", "against_this")
"""The items that look ahead from what is on the table; they change nothing."""
_AT_THE_TABLE = (
    *("undo", "redo", "correct", "next_card", "hint", "next_mistake", "previous_mistake"),
    "tables",  # its key means something else on pages
    *_AHEAD,
)
"""The items that concern what is on the table, and what they do is seen there alone."""


class Menus(QObject):
    """The menus of a menu bar, built once. What an item does that is no choice, it is told by `do`.

    Signals:
        pageRequested: the `Page` to open.
        modeRequested: the `CoachMode` to play in.
    """

    pageRequested = Signal(Page)
    modeRequested = Signal(CoachMode)

    def __init__(self, bar: QMenuBar, *, only_watches: bool = False) -> None:
        """Disable what would change a game that is only to be watched."""
        super().__init__(bar)
        self._items = menu_words.menu_items()
        self._actions: dict[str, QAction] = {}
        self._only_watches = only_watches
        for name, title in menu_words.menu_titles().items():
            menu = bar.addMenu(title)
            self._fill(menu, name)
            if name == "game":
                self._game = menu
        self._actions["back"].setVisible(False)
        for item in ("guess_first", "full_screen"):
            self._actions[item].setCheckable(True)
        set_tooltip(self._actions["guess_first"], settings_words.guess_first_explained())
        for item in _CHANGING if only_watches else ():
            self._actions[item].setEnabled(False)
        self.set_keys(Keys())

    # ---- building ----

    def _fill(self, menu: QMenu, name: str) -> None:
        pages = {page.item: page for page in Page}
        menu.setToolTipsVisible(name == "coach")
        for item in _MENUS[name].split():
            if item == "|":
                menu.addSeparator()
            elif item == "modes":
                self._modes = self._add_modes(menu)
            elif item in pages:
                self._add(menu, item).triggered.connect(lambda _on, page=pages[item]: self.pageRequested.emit(page))
            elif item in _MENUS:
                self._fill(menu.addMenu(self._items[item]), item)
            else:
                self._add(menu, item)
        _give_letters(menu)

    def _add(self, menu: QMenu, item: str) -> QAction:
        result = QAction(self._items[item], menu)
        result.setAutoRepeat(False)
        menu.addAction(result)
        self._actions[item] = result
        return result

    def _add_modes(self, menu: QMenu) -> dict[CoachMode, QAction]:
        group = QActionGroup(menu)
        actions = {mode: QAction(names.coach_mode(mode), menu) for mode in CoachMode}
        for mode, action in actions.items():
            action.setCheckable(True)
            action.triggered.connect(lambda _on, mode=mode: self.modeRequested.emit(mode))
            group.addAction(action)
            menu.addAction(action)
        return actions

    # ---- what is so, and what can be done now ----

    def do(self, deeds: Mapping[str, Callable[[], object]]) -> None:
        """Have items, called as in `menu_words.menu_items`, do what they say."""
        for item, deed in deeds.items():
            self.item(item).triggered.connect(lambda _on, deed=deed: deed())

    def item(self, item: str) -> QAction:
        """Return an item by what it is called in `menu_words.menu_items`."""
        return self._actions[item]

    def refresh(
        self, mode: CoachMode, can: Mapping[str, bool], way_back: str, *, is_covered: bool, guesses_first: bool
    ) -> None:
        """Check what is so, and enable what can be done now.

        Args:
            can: what can be done, by item; all other items can be done at any time.
            way_back: what the way back to the game before is called; empty where there is none.
            is_covered: whether something else takes the room of the table: nothing is done there unseen.
            guesses_first: whether options are hidden in Live until the player has chosen.
        """
        self._modes[mode].setChecked(True)
        self._actions["guess_first"].setChecked(guesses_first)
        self._lead_back(way_back, is_covered)
        for item, is_possible in (*can.items(), *((item, True) for item in ("tables", *_AHEAD))):
            self._actions[item].setEnabled(is_possible and not (is_covered and item in _AT_THE_TABLE))
        for action in self._modes.values():
            action.setEnabled(not self._only_watches and not is_covered)

    def _lead_back(self, way_back: str, is_covered: bool) -> None:
        """Name the way back to the game before, if there is one, and the key that does the same at the table."""
        back = self._actions["back"]
        back.setVisible(bool(way_back))
        key = "" if is_covered else f"\t{menu_words.key(BACK)}"
        back.setText(f"{way_back or self._items['back']}{key}")
        _give_letters(self._game)

    def set_keys(self, keys: Keys) -> None:
        """Give every item that has a key the one of `keys`."""
        for action in Action:
            if action.value in self._actions:
                self._actions[action.value].setShortcut(keys.sequence(action))


def _give_letters(menu: QMenu) -> None:
    """Underline a letter of each item that has none yet: the first that no other item of the menu has."""
    texts = [action.text() for action in menu.actions()]
    taken = {text[text.index("&") + 1].casefold() for text in texts if "&" in text}
    for action, text in zip(menu.actions(), texts, strict=True):
        free = next((at for at, sign in enumerate(text) if sign.isalpha() and sign.casefold() not in taken), None)
        if "&" not in text and free is not None:
            taken.add(text[free].casefold())
            action.setText(f"{text[:free]}&{text[free:]}")
