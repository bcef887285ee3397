# SPDX-License-Identifier: MIT
"""The review bar stands over the head of the tray while an earlier decision is looked at.

Its upper line goes from choice to choice, its lower one from costly choice to costly choice. It covers what stands
there otherwise and pushes nothing aside: the turn, and the rolls that are done.
"""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from engine.game_review.review import Decision
from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.board.tray import words as tray_words
from yahtzee_gui.board.tray.badge import Badge, BadgeView
from yahtzee_gui.board.tray.page import DiceTray
from yahtzee_gui.board.tray.view import badge, origin, way_from_look_back
from yahtzee_gui.kit.drawing import AlignCenter, AlignLeft
from yahtzee_gui.kit.labels import ElidedLabel, set_tooltip
from yahtzee_gui.kit.layouts import STRETCH, filled
from yahtzee_gui.play.scene import Scene
from yahtzee_gui.words import reviews as words_decisions
from yahtzee_gui.words.boxes import of_its_game

HEIGHT, _ORIGIN_ROOM = 58, 26
"""How much of the tray the bar covers, in pixels; where dice are not fair the tray has a line more for its badge.

A line that says where the game comes from makes the bar higher itself.
"""
_BUTTON = 24


@dataclass(frozen=True)
class ReviewView:
    """What the bar shows: which decision is looked at, and which of the mistakes and of all decisions it is.

    `badge` names dice that are not fair, and `origin` says that the game is a copy, or one of the list. Beyond the last
    decision lies the game as it is, so there is always a next. Where nothing can be compared it says why not.
    """

    title: str
    badge: BadgeView | None = None
    origin: BadgeView | None = None
    back: str = ""
    mistakes: str = ""
    has_other_mistakes: bool = False
    decisions: str = ""
    has_earlier: bool = False
    play_on_hint: str = ""


class ReviewBar(QFrame):
    """The bar over the head of `over`, hidden while nothing is looked back at.

    Signals:
        mistakeRequested: the next mistake (1) or the one before (-1).
        stepRequested: the next decision (1) or the one before (-1).
    """

    mistakeRequested = Signal(int)
    stepRequested = Signal(int)

    def __init__(self, over: DiceTray) -> None:
        super().__init__(over)
        self._over = over
        self.setProperty("card", "review")
        self.title = ElidedLabel("title", AlignLeft)
        self.badge, self.origin = Badge(shows_name=False), Badge()
        self.play_on = _button(tray_words.play_on())
        self.back = _button("✕", tray_words.back_to_game())
        self.mistakes = ElidedLabel("cell", AlignCenter)
        self.decisions = ElidedLabel("muted", AlignLeft)
        self.previous_mistake = _button("‹", words_decisions.previous_mistake())
        self.next_mistake = _button("›", words_decisions.next_mistake())
        self.previous_decision = _button("‹", words_decisions.previous_decision())
        self.next_decision = _button("›", words_decisions.next_decision())
        self._lay_out()
        for signal, before, after in (
            (self.mistakeRequested, self.previous_mistake, self.next_mistake),
            (self.stepRequested, self.previous_decision, self.next_decision),
        ):
            before.clicked.connect(partial(signal.emit, -1))
            after.clicked.connect(partial(signal.emit, 1))
        over.installEventFilter(self)
        self._show(is_there=False)

    def _lay_out(self) -> None:
        for label in (self.title, self.mistakes):
            label.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        where = self.previous_decision, self.next_decision, self.title, (self.decisions, 1), self.badge, self.back
        costly = self.previous_mistake, self.next_mistake, self.mistakes, STRETCH, self.play_on
        upper, lower = (filled(QHBoxLayout(), *parts, spacing=6) for parts in (where, costly))
        filled(QVBoxLayout(self), upper, lower, self.origin, spacing=4, margins=(10, 3, 8, 3))

    def set_view(self, view: ReviewView | None) -> None:
        if view is None:
            self.origin.set_view(None)  # it keeps no room
            self._show(is_there=False)
            return
        self.title.setText(view.title)
        self.setAccessibleName(view.title)
        self.badge.set_view(view.badge)
        self.origin.set_view(view.origin)
        _name(self.back, view.back)
        self.mistakes.setText(view.mistakes)
        self.decisions.setText(view.decisions)
        for button in (self.previous_mistake, self.next_mistake):
            self._enable(button, view.has_other_mistakes)
        self._enable(self.previous_decision, view.has_earlier)
        set_tooltip(self.play_on, view.play_on_hint)
        self._place()
        self._show(is_there=True)
        self.raise_()

    def _show(self, *, is_there: bool) -> None:
        self.setVisible(is_there)
        self._over.keep_free(HEIGHT + self._origin_room, is_covered=is_there)

    @property
    def _origin_room(self) -> int:
        return _ORIGIN_ROOM if self.origin.isVisibleTo(self) else 0

    def _enable(self, button: QPushButton, is_enabled: bool) -> None:
        """Enable a button or not; the keyboard stays in the bar when the button that has it cannot be pressed."""
        if not is_enabled and button.hasFocus():
            self.back.setFocus()
        button.setEnabled(is_enabled)

    def focus_order(self) -> list[QWidget]:
        steps = self.previous_decision, self.next_decision, self.previous_mistake, self.next_mistake
        return [*steps, self.play_on, self.back]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay as wide as what is covered when the window changes size."""
        if event.type() is QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        self.setGeometry(0, 0, self._over.width(), HEIGHT + self._origin_room)


def _button(text: str, name: str = "") -> QPushButton:
    """Return a small button; one that shows a sign only has a name, for those who point at it or cannot see it."""
    button = QPushButton(text)
    button.setProperty("small", "true")
    button.setFixedHeight(_BUTTON)
    button.setCursor(Qt.CursorShape.PointingHandCursor)
    if name:
        button.setFixedWidth(_BUTTON)
        _name(button, name)
    return button


def _name(button: QPushButton, name: str) -> None:
    button.setAccessibleName(name)
    set_tooltip(button, name)


@of_its_game
def review_view(scene: Scene) -> ReviewView | None:
    """Return what the review bar shows, or None while nothing is looked back at."""
    viewed, game = scene.viewed, scene.game
    if viewed is None or game is None:
        return None
    counted = [decision for decision in scene.decisions if decision.counts]
    mistake, decision = _place(viewed, scene.mistakes), _place(viewed, counted)
    mistakes = len(scene.mistakes)
    none = words_decisions.uncounted(viewed)
    return ReviewView(
        title=words_decisions.when(viewed),
        badge=badge(game),
        origin=BadgeView(origin(scene)) if origin(scene) else None,
        back=way_from_look_back(scene),
        mistakes=words_decisions.mistake_of(mistake, mistakes) if mistake else words_decisions.mistakes(mistakes),
        has_other_mistakes=mistakes > bool(mistake),
        decisions=words_decisions.decision_of(decision, len(counted)) if decision else none,
        has_earlier=viewed is not scene.decisions[0],
        play_on_hint=words_decisions.play_on_explained(is_over=game.is_over),
    )


def _place(viewed: Decision, among: list[Decision]) -> int:
    """Return which of these decisions is looked at, from 1 on; 0 if none of them."""
    return next((number for number, decision in enumerate(among, 1) if decision.event == viewed.event), 0)
