# SPDX-License-Identifier: MIT
"""The first-run pages: how a turn goes, and what the coach does, above how far its table is. They can be skipped.

They show what they say: a turn in three pictures, an expected final score by one example, each coach mode as a window
in little. The dialog is not modal: the game behind it can be played while the table is built.
"""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QRadioButton,
    QStackedWidget,
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
from yahtzee_gui.kit.layouts import STRETCH, add_layout, filled
from yahtzee_gui.kit.on_screen import ScrolledWhole, room_for
from yahtzee_gui.kit.plain import Label
from yahtzee_gui.new_game import first_run_words
from yahtzee_gui.new_game.first_run_parts import (
    EXAMPLE,
    MARGIN,
    WIDTH,
    ExampleRows,
    ModeCard,
    TurnPart,
    TurnPicture,
    muted_text,
    page_of,
)
from yahtzee_gui.words import buttons as button_words

_PROGRESS_STEPS = 1000
_HEIGHT, _TILE = 430, 204


FACTS: tuple[Dice, ...] = ((3, 3, 3, 1, 6), (6, 6, 6, 6, 6))
"""The dice beside what the first page says of the two bonuses."""


class FirstRunDialog(QDialog):
    """Two short pages with the progress of the table below.

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
        self.setWindowTitle(first_run_words.welcome_title())
        self.setModal(False)
        self._pages = QStackedWidget()
        self._scrolled = ScrolledWhole(self._pages)
        self.progress = QProgressBar()
        self.progress_text = ElidedLabel("muted", AlignLeft)
        self.cancel_button = QPushButton(coach_words.cancel_building())
        self.skip = QPushButton(button_words.skip())
        self.back = QPushButton(button_words.back())
        self.forward = QPushButton(button_words.next_page())
        self._is_building = True
        for page in (self._rules_page(), self._coach_page(mode)):
            self._pages.addWidget(page)
        self._lay_out()
        self._go(0)
        self.forward.setFocus()

    # ---- pages ----

    def _rules_page(self) -> QWidget:
        self._turn = [TurnPicture(part) for part in TurnPart]
        row = QHBoxLayout()
        row.setSpacing((WIDTH - 2 * MARGIN - 3 * _TILE) // 2)
        for number, (picture, (name, deed)) in enumerate(zip(self._turn, first_run_words.turn_parts(), strict=True), 1):
            picture.setFixedWidth(_TILE)
            picture.setAccessibleName(name)
            tile = filled(
                QVBoxLayout(),
                picture,
                4,
                Label(f"{number}. {name}", role="title"),
                FittedText("muted", _TILE, deed),
                STRETCH,
                spacing=5,
            )
            add_layout(row, tile)
        page, column = page_of(first_run_words.welcome_heading())
        filled(column, 6, row, 10)
        self._facts = [DiceStrip(26) for _ in FACTS]
        facts = QGridLayout()
        facts.setHorizontalSpacing(20)
        facts.setVerticalSpacing(10)
        for number, (strip, dice, text) in enumerate(
            zip(self._facts, FACTS, first_run_words.welcome_facts(), strict=True)
        ):
            strip.set_dice(dice)
            facts.addWidget(strip, number, 0)
            facts.addWidget(FittedText("text", WIDTH - 2 * MARGIN - strip.width() - 20, text), number, 1)
        filled(column, facts, 8, muted_text(first_run_words.welcome_rules()), STRETCH)
        return page

    def _coach_page(self, mode: CoachMode) -> QWidget:
        self._example = ExampleRows()
        self._dice = DiceStrip(30)
        self._dice.set_dice(EXAMPLE.roll)
        page, column = page_of(first_run_words.welcome_coach_heading())
        column.addWidget(muted_text(first_run_words.expected_score_example(EXAMPLE.keep, EXAMPLE.kept, EXAMPLE.other)))
        example = filled(QHBoxLayout(), self._dice, (self._example, 1), spacing=24)
        add_layout(column, example)
        column.addWidget(Label(first_run_words.when_to_speak(), role="title"))
        add_layout(column, self._mode_cards(mode))
        column.addWidget(Label(first_run_words.about_modes(), role="muted"))
        column.addStretch()
        column.addWidget(muted_text(first_run_words.welcome_table()))
        return page

    def _mode_cards(self, mode: CoachMode) -> QGridLayout:
        """Return the choice of a mode: four cards, each with a picture."""
        grid = QGridLayout()
        grid.setSpacing(10)
        self._group = QButtonGroup(self)
        self.choices: dict[CoachMode, QRadioButton] = {}
        self._cards: list[ModeCard] = []
        for number, choice in enumerate(CoachMode):
            card = ModeCard(choice)
            self._group.addButton(card.button)
            self.choices[choice] = card.button
            self._cards.append(card)
            grid.addWidget(card, number // 2, number % 2)
        self.choices[mode].setChecked(True)
        for choice, button in self.choices.items():
            button.toggled.connect(lambda on, choice=choice: self.modeRequested.emit(choice) if on else None)
        return grid

    def _lay_out(self) -> None:
        self.progress.setTextVisible(False)
        self.progress.setRange(0, _PROGRESS_STEPS)
        self.progress.setAccessibleName(first_run_words.table_progress())
        self.forward.setProperty("primary", "true")
        self.forward.setDefault(True)
        for button in (self.skip, self.cancel_button, self.back):
            button.setAutoDefault(False)
        policy = self.cancel_button.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.cancel_button.setSizePolicy(policy)
        building = filled(QHBoxLayout(), (self.progress_text, 1), self.cancel_button)
        buttons = filled(QHBoxLayout(), self.skip, STRETCH, self.back, self.forward)
        filled(
            QVBoxLayout(self),
            (self._scrolled, 1),
            4,
            self.progress,
            building,
            6,
            buttons,
            spacing=6,
            margins=(MARGIN, 22, MARGIN, 18),
        )
        self.skip.clicked.connect(self.accept)
        self.back.clicked.connect(lambda: self._go(self._pages.currentIndex() - 1))
        self.forward.clicked.connect(self._forward)
        self.cancel_button.clicked.connect(self._cancel_or_build)

    def showEvent(self, event: QShowEvent) -> None:
        """Have the usual size, more where a language needs more, or less on a small screen."""
        super().showEvent(event)
        self._fit()

    def _fit(self) -> None:
        least, width = self._pages.minimumSizeHint(), WIDTH - 2 * MARGIN
        room = room_for(self) or self.maximumSize()
        highest = max(least.height(), self._pages.heightForWidth(width))
        others = self.sizeHint().height() - self._scrolled.sizeHint().height()
        if highest + others > room.height():  # each page by itself then: one that has room need not scroll
            page = self._pages.currentWidget() or self._pages
            highest = max(page.minimumSizeHint().height(), page.heightForWidth(width))
        self._pages.setMinimumSize(max(width, least.width()), highest)
        self._scrolled.updateGeometry()
        self.resize(self.sizeHint().expandedTo(QSize(WIDTH, _HEIGHT)).boundedTo(room))

    # ---- going through the pages ----

    def _go(self, page: int) -> None:
        self._pages.setCurrentIndex(page)
        self._fit()
        is_last = page == self._pages.count() - 1
        self.back.setEnabled(page > 0)
        self.skip.setVisible(not is_last)
        self.forward.setText(first_run_words.start_playing() if is_last else button_words.next_page())

    def _forward(self) -> None:
        if self._pages.currentIndex() == self._pages.count() - 1:
            self.accept()
        else:
            self._go(self._pages.currentIndex() + 1)

    # ---- the table ----

    def _cancel_or_build(self) -> None:
        (self.cancelRequested if self._is_building else self.buildRequested).emit()

    def set_progress(self, fraction: float, text: str) -> None:
        """Show how far the table is."""
        self._is_building = True
        self.progress.setValue(round(_PROGRESS_STEPS * fraction))
        self.progress_text.setText(text)
        self.cancel_button.setText(coach_words.cancel_building())
        self.cancel_button.setVisible(True)

    def set_ready(self, text: str) -> None:
        """Show that the table is there."""
        self.progress.setValue(_PROGRESS_STEPS)
        self.progress_text.setText(text)
        self.cancel_button.setVisible(False)

    def set_stopped(self, text: str) -> None:
        """Show that no table is being built, and offer to build it."""
        self._is_building = False
        self.progress.setValue(0)
        self.progress_text.setText(text)
        self.cancel_button.setText(coach_words.build_table())
        self.cancel_button.setVisible(True)
