# SPDX-License-Identifier: MIT
"""The welcome of a first start: what one plays for, and when the coach is to speak, above how far the coach is.

How a turn goes the first game says itself. The dialog is not modal: the game behind it can be played meanwhile.
"""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from engine.rules.dice import Dice
from yahtzee_gui.board.coach import words as coach_words
from yahtzee_gui.board.tray.dice_strip import DiceStrip
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.kit.cards import FittedText
from yahtzee_gui.kit.drawing import AlignLeft
from yahtzee_gui.kit.labels import ElidedLabel
from yahtzee_gui.kit.layouts import STRETCH, filled
from yahtzee_gui.kit.on_screen import ScrolledWhole, room_for
from yahtzee_gui.kit.plain import Label
from yahtzee_gui.new_game import first_run_words as words
from yahtzee_gui.new_game.mode_cards import ModeCard

WIDTH, MARGIN = 708, 28
FACTS: tuple[Dice, ...] = ((3, 3, 3, 1, 6), (6, 6, 6, 6, 6))
"""The dice beside what is said of the two bonuses."""


class FirstRunDialog(QDialog):
    """The welcome, with the progress of the coach below.

    Signals:
        modeRequested: the coach mode that was chosen.
        cancelRequested: the building of the table is to stop.
        buildRequested: the table is to be built after all.
    """

    modeRequested = Signal(CoachMode)
    cancelRequested = Signal()
    buildRequested = Signal()

    def __init__(self, mode: CoachMode, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(words.welcome_title())
        self.setModal(False)
        self._page = QWidget()
        self._scrolled = ScrolledWhole(self._page)
        self.progress = ElidedLabel("muted", AlignLeft)
        self.cancel_button = QPushButton(coach_words.cancel_building())
        self.start = QPushButton(words.start_playing())
        self._is_building = True
        self._lay_out(mode)
        self.start.setFocus()

    def _lay_out(self, mode: CoachMode) -> None:
        facts = QGridLayout()
        facts.setHorizontalSpacing(20)
        facts.setVerticalSpacing(8)
        for number, (dice, text) in enumerate(zip(FACTS, words.welcome_facts(), strict=True)):
            strip = DiceStrip(26)
            strip.set_dice(dice)
            facts.addWidget(strip, number, 0)
            facts.addWidget(_text(text, strip.width() + 20), number, 1)
        column = filled(
            QVBoxLayout(self._page), Label(words.welcome_heading(), role="heading"), 2, margins=(0, 0, 0, 0)
        )
        filled(column, facts, _text(words.welcome_rules()), 8, Label(words.welcome_coach_heading(), role="heading"))
        filled(column, _text(words.welcome_table()), 2, Label(words.when_to_speak(), role="title"))
        filled(column, self._mode_cards(mode), Label(words.about_modes(), role="muted"), STRETCH, spacing=8)
        self.start.setProperty("primary", "true")
        self.start.setDefault(True)
        self.cancel_button.setProperty("link", "true")
        self.cancel_button.setAutoDefault(False)
        self.start.clicked.connect(self.accept)
        self.cancel_button.clicked.connect(self._cancel_or_build)
        foot = filled(QHBoxLayout(), (self.progress, 1), self.cancel_button, self.start, spacing=14)
        filled(QVBoxLayout(self), (self._scrolled, 1), foot, spacing=12, margins=(MARGIN, 22, MARGIN, 18))

    def _mode_cards(self, mode: CoachMode) -> QGridLayout:
        """Return the choice of a mode: four cards, each with a picture."""
        grid = QGridLayout()
        grid.setSpacing(10)
        self._group = QButtonGroup(self)
        self.choices: dict[CoachMode, QRadioButton] = {}
        self._cards = [ModeCard(choice) for choice in CoachMode]
        for number, (choice, card) in enumerate(zip(CoachMode, self._cards, strict=True)):
            self._group.addButton(card.button)
            self.choices[choice] = card.button
            grid.addWidget(card, number // 2, number % 2)
        self.choices[mode].setChecked(True)
        for choice, button in self.choices.items():
            button.toggled.connect(lambda on, choice=choice: self.modeRequested.emit(choice) if on else None)
        return grid

    def showEvent(self, event: QShowEvent) -> None:
        """Have the usual size, more where a language needs more, or less on a small screen."""
        super().showEvent(event)
        least, width = self._page.minimumSizeHint(), WIDTH - 2 * MARGIN
        self._page.setMinimumSize(max(width, least.width()), max(least.height(), self._page.heightForWidth(width)))
        self._scrolled.updateGeometry()
        room = room_for(self) or self.maximumSize()
        self.resize(self.sizeHint().expandedTo(QSize(WIDTH, 0)).boundedTo(room))

    # ---- the table ----

    def _cancel_or_build(self) -> None:
        (self.cancelRequested if self._is_building else self.buildRequested).emit()

    def set_progress(self, text: str, *, is_building: bool, is_there: bool = False) -> None:
        """Show how far the coach is, and offer to stop or to build, unless it `is_there`."""
        self._is_building = is_building
        self.progress.setText(text)
        self.cancel_button.setText(coach_words.cancel_building() if is_building else coach_words.build_table())
        self.cancel_button.setVisible(not is_there)


def _text(text: str, beside: int = 0) -> FittedText:
    """Return a text as wide as the page leaves room for."""
    return FittedText("text", WIDTH - 2 * MARGIN - beside, text)
