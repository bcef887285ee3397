# SPDX-License-Identifier: MIT
"""The first-run pages: how a turn goes, what the coach does, and the strategy table being built. All can be skipped.

They show what they say: a turn in three pictures, an expected final score by one example, each coach mode as a window
in little. The dialog is not modal: the game behind it can be played while the table is built.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFont, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QRadioButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from engine.analysis.verdicts import Verdict
from engine.rules.dice import Dice
from engine.solving.library import Step
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import Colors
from yahtzee_gui.widgets.basic.cards import FittedText
from yahtzee_gui.widgets.coach.miniature import ModeMiniature
from yahtzee_gui.widgets.dice.dice_strip import DiceStrip
from yahtzee_gui.widgets.dice.painting import draw_die
from yahtzee_gui.widgets.dice.turn_picture import TurnPart, TurnPicture
from yahtzee_gui.widgets.text.drawing import AlignLeft, AlignRight, draw_bar, draw_text
from yahtzee_gui.widgets.text.elided_label import ElidedLabel
from yahtzee_gui.widgets.text.fitting import draw_fitted
from yahtzee_gui.widgets.text.picture import PaintedText
from yahtzee_gui.widgets.text.plain import Label
from yahtzee_gui.wording import buttons as button_words
from yahtzee_gui.wording import names, numbers
from yahtzee_gui.wording import options as option_words
from yahtzee_gui.wording.coach import coaching
from yahtzee_gui.wording.pages.beginning import first_run_page

_PROGRESS_STEPS = 1000
_WIDTH, _HEIGHT = 708, 430
_MARGIN, _TILE = 28, 204


@dataclass(frozen=True)
class Example:
    """The roll that explains the expected final score: the first one of a game by the default rules.

    `kept` and `other` are the exact expected final scores after keeping `keep`, and nothing.
    """

    roll: Dice = (5, 5, 5, 2, 1)
    keep: Dice = (5, 5, 5)
    kept: float = 263.17
    other: float = 249.47


EXAMPLE = Example()
FACTS: tuple[Dice, ...] = ((3, 3, 3, 1, 6), (6, 6, 6, 6, 6))
"""The dice beside what the first page says of the two bonuses."""


class _Painted(Protocol):
    def set_colors(self, colors: Colors) -> None: ...


class FirstRunDialog(QDialog):
    """Three short pages with the progress of the table below.

    Signals:
        modeRequested: the coach mode that was chosen.
        cancelRequested: the building of the table is to stop.
        buildRequested: the table is to be built after all.
    """

    modeRequested = Signal(object)
    cancelRequested = Signal()
    buildRequested = Signal()

    def __init__(self, colors: Colors, mode: CoachMode, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(first_run_page.welcome_title())
        self.setModal(False)
        self._colors = colors
        self._pages = QStackedWidget()
        self.progress = QProgressBar()
        self.progress_text = ElidedLabel("muted", AlignLeft)
        self.cancel_button = QPushButton(coaching.cancel_building())
        self.skip = QPushButton(button_words.skip())
        self.back = QPushButton(button_words.back())
        self.forward = QPushButton(button_words.next_page())
        self._is_building = True
        for page in (self._rules_page(), self._coach_page(mode), self._table_page()):
            self._pages.addWidget(page)
        self._lay_out()
        self._fit()
        self._go(0)
        self.forward.setFocus()

    # ---- pages ----

    def _rules_page(self) -> QWidget:
        self._turn = [TurnPicture(self._colors, part) for part in TurnPart]
        row = QHBoxLayout()
        row.setSpacing((_WIDTH - 2 * _MARGIN - 3 * _TILE) // 2)
        for number, (picture, (name, deed)) in enumerate(zip(self._turn, first_run_page.turn_parts(), strict=True), 1):
            picture.setFixedWidth(_TILE)
            picture.setAccessibleName(name)
            tile = QVBoxLayout()
            tile.setSpacing(5)
            tile.addWidget(picture)
            tile.addSpacing(4)
            tile.addWidget(_label(f"{number}. {name}", "title"))
            tile.addWidget(FittedText("muted", _TILE, deed))
            tile.addStretch()
            row.addLayout(tile)
        page, column = _page(first_run_page.welcome_heading())
        column.addSpacing(6)
        column.addLayout(row)
        column.addSpacing(10)
        self._facts = [DiceStrip(self._colors, 26) for _ in FACTS]
        facts = QGridLayout()
        facts.setHorizontalSpacing(20)
        facts.setVerticalSpacing(10)
        for number, (strip, dice, text) in enumerate(
            zip(self._facts, FACTS, first_run_page.welcome_facts(), strict=True)
        ):
            strip.set_dice(dice)
            facts.addWidget(strip, number, 0)
            facts.addWidget(FittedText("text", _WIDTH - 2 * _MARGIN - strip.width() - 20, text), number, 1)
        column.addLayout(facts)
        column.addSpacing(8)
        column.addWidget(_text(first_run_page.welcome_rules()))
        column.addStretch()
        return page

    def _coach_page(self, mode: CoachMode) -> QWidget:
        self._example = _ExampleRows(self._colors)
        self._dice = DiceStrip(self._colors, 30)
        self._dice.set_dice(EXAMPLE.roll)
        page, column = _page(first_run_page.welcome_coach_heading())
        column.addWidget(_text(first_run_page.expected_score_example(EXAMPLE.keep, EXAMPLE.kept, EXAMPLE.other)))
        example = QHBoxLayout()
        example.setSpacing(24)
        example.addWidget(self._dice)
        example.addWidget(self._example, 1)
        column.addLayout(example)
        column.addWidget(_label(first_run_page.when_to_speak(), "title"))
        column.addLayout(self._mode_cards(mode))
        column.addWidget(_label(first_run_page.about_modes(), "muted"))
        column.addStretch()
        return page

    def _mode_cards(self, mode: CoachMode) -> QGridLayout:
        """Return the choice of a mode: four cards, each with a picture."""
        grid = QGridLayout()
        grid.setSpacing(10)
        self._group = QButtonGroup(self)
        self.choices: dict[CoachMode, QRadioButton] = {}
        self._cards: list[_ModeCard] = []
        for number, choice in enumerate(CoachMode):
            card = _ModeCard(self._colors, choice)
            self._group.addButton(card.button)
            self.choices[choice] = card.button
            self._cards.append(card)
            grid.addWidget(card, number // 2, number % 2)
        self.choices[mode].setChecked(True)
        for choice, button in self.choices.items():
            button.toggled.connect(lambda on, choice=choice: self.modeRequested.emit(choice) if on else None)
        return grid

    def _table_page(self) -> QWidget:
        self.steps = [_StepRow(self._colors, name, text) for name, text in first_run_page.table_steps()]
        page, column = _page(first_run_page.welcome_table_heading())
        column.addWidget(_text(first_run_page.welcome_table()))
        column.addSpacing(8)
        for step in self.steps:
            column.addWidget(step)
        column.addStretch()
        return page

    def _lay_out(self) -> None:
        self.progress.setTextVisible(False)
        self.progress.setRange(0, _PROGRESS_STEPS)
        self.progress.setAccessibleName(first_run_page.welcome_table_heading())
        self.forward.setProperty("primary", "true")
        self.forward.setDefault(True)
        for button in (self.skip, self.cancel_button, self.back):
            button.setAutoDefault(False)
        policy = self.cancel_button.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.cancel_button.setSizePolicy(policy)
        building = QHBoxLayout()
        building.addWidget(self.progress_text, 1)
        building.addWidget(self.cancel_button)
        buttons = QHBoxLayout()
        buttons.addWidget(self.skip)
        buttons.addStretch()
        buttons.addWidget(self.back)
        buttons.addWidget(self.forward)
        column = QVBoxLayout(self)
        column.setContentsMargins(_MARGIN, 22, _MARGIN, 18)
        column.setSpacing(6)
        column.addWidget(self._pages, 1)
        column.addSpacing(4)
        column.addWidget(self.progress)
        column.addLayout(building)
        column.addSpacing(6)
        column.addLayout(buttons)
        self.skip.clicked.connect(self.accept)
        self.back.clicked.connect(lambda: self._go(self._pages.currentIndex() - 1))
        self.forward.clicked.connect(self._forward)
        self.cancel_button.clicked.connect(self._cancel_or_build)

    def _fit(self) -> None:
        """Have one size for all pages: the usual one, or more where a language needs more."""
        self.ensurePolished()
        width = max(_WIDTH, self.minimumSizeHint().width())
        self.setFixedSize(width, max(_HEIGHT, self.heightForWidth(width)))

    # ---- going through the pages ----

    def _go(self, page: int) -> None:
        self._pages.setCurrentIndex(page)
        is_last = page == self._pages.count() - 1
        self.back.setEnabled(page > 0)
        self.skip.setVisible(not is_last)
        self.forward.setText(first_run_page.start_playing() if is_last else button_words.next_page())

    def _forward(self) -> None:
        if self._pages.currentIndex() == self._pages.count() - 1:
            self.accept()
        else:
            self._go(self._pages.currentIndex() + 1)

    # ---- the table ----

    def _cancel_or_build(self) -> None:
        (self.cancelRequested if self._is_building else self.buildRequested).emit()

    def set_progress(self, fraction: float, text: str, step: Step) -> None:
        """Show how far the table is, and what is being done."""
        self._is_building = True
        self.progress.setValue(round(_PROGRESS_STEPS * fraction))
        self.progress_text.setText(text)
        self.cancel_button.setText(coaching.cancel_building())
        self.cancel_button.setVisible(True)
        self._show_step({Step.IMPORT: 0, Step.COMPILE: 0, Step.SAVE: 2}.get(step, 1))

    def set_ready(self, text: str) -> None:
        """Show that the table is there."""
        self.progress.setValue(_PROGRESS_STEPS)
        self.progress_text.setText(text)
        self.cancel_button.setVisible(False)
        self._show_step(len(self.steps))

    def set_stopped(self, text: str) -> None:
        """Show that no table is being built, and offer to build it."""
        self._is_building = False
        self.progress.setValue(0)
        self.progress_text.setText(text)
        self.cancel_button.setText(coaching.build_table())
        self.cancel_button.setVisible(True)
        self._show_step(-1)

    def _show_step(self, current: int) -> None:
        for number, row in enumerate(self.steps):
            row.set_state(is_done=number < current, is_going_on=number == current)

    def set_colors(self, colors: Colors) -> None:
        """Paint with other colours."""
        parts: tuple[_Painted, ...] = (*self._turn, *self._facts, self._dice, self._example, *self._cards)
        for part in (*parts, *self.steps):
            part.set_colors(colors)


class _ModeCard(QFrame):
    """A coach mode to choose: its picture, its name, and what it does. A click anywhere on it chooses it."""

    def __init__(self, colors: Colors, mode: CoachMode) -> None:
        super().__init__()
        self.setProperty("card", "true")
        self._picture = ModeMiniature(colors, mode)
        self.button = QRadioButton(names.coach_mode(mode))
        explained = names.coach_mode_explained(mode)
        self.button.setAccessibleDescription(explained)
        self.button.toggled.connect(self._show_chosen)
        self._show_chosen(False)
        words = QVBoxLayout()
        words.setSpacing(4)
        words.addStretch()
        words.addWidget(self.button)
        words.addWidget(FittedText("muted", 138, explained))
        words.addStretch()
        row = QHBoxLayout(self)
        row.setContentsMargins(7, 5, 7, 5)
        row.setSpacing(12)
        row.addWidget(self._picture)
        row.addLayout(words, 1)

    def _show_chosen(self, is_chosen: bool) -> None:
        self.setProperty("chosen", is_chosen)
        # Tab goes to the mode that is chosen, the arrow keys from there; Qt alone would have it go to the first one.
        self.button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if is_chosen else Qt.FocusPolicy.ClickFocus)
        self.style().unpolish(self)
        self.style().polish(self)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the mode."""
        if event.button() is Qt.MouseButton.LeftButton:
            self.button.click()
            self.button.setFocus(Qt.FocusReason.MouseFocusReason)

    def set_colors(self, colors: Colors) -> None:
        self._picture.set_colors(colors)


class _ExampleRows(PaintedText):
    """The two keeps of the example with their expected final scores, as the coach would rank them."""

    def __init__(self, colors: Colors) -> None:
        super().__init__()
        self._colors = colors
        self._rows = ((EXAMPLE.keep, EXAMPLE.kept), ((), EXAMPLE.other))
        said = (f"{first_run_page.keep_named(keep)}: {numbers.value(worth)}" for keep, worth in self._rows)
        self.setAccessibleName("; ".join(said))
        self.setFixedHeight(58)

    def set_colors(self, colors: Colors) -> None:
        self._colors = colors
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number, (keep, worth) in enumerate(self._rows):
            self._paint_row(painter, QRectF(0, 2 + number * 28, self.width(), 26), keep, worth)

    def _paint_row(self, painter: QPainter, row: QRectF, keep: Dice, worth: float) -> None:
        text, size = self._colors.q("text"), 20.0
        name = row.adjusted(0, 0, 0, 0)
        name.setWidth(150)
        if keep:
            for number, face in enumerate(keep):
                rect = QRectF(number * (size + 3), row.center().y() - size / 2, size, size)
                draw_die(painter, rect, face, self._colors)
        else:
            font = fonts.font(13, QFont.Weight.Medium)
            draw_fitted(painter, name, first_run_page.keep_named(keep), font, text, AlignLeft)
        room = row.width() - 150 - 136
        bar = QRectF(150, row.center().y() - 4.5, room * worth / EXAMPLE.kept, 9)
        draw_bar(painter, bar, self._colors.q("accent" if keep else "bar"))
        font = fonts.font(14, QFont.Weight.DemiBold)
        draw_text(painter, row.adjusted(0, 0, -72, 0), numbers.value(worth), font, text, AlignRight)
        loss = option_words.best_of(1) if keep else numbers.lost(EXAMPLE.kept - worth)
        ink = self._colors.word(Verdict.BEST) if keep else self._colors.q("muted")
        draw_text(painter, row, loss, fonts.font(13, QFont.Weight.DemiBold), ink, AlignRight)


class _StepRow(PaintedText):
    """One step on the way to the table, with a mark: done, going on, or to come."""

    def __init__(self, colors: Colors, name: str, text: str) -> None:
        super().__init__()
        self._colors, self._name, self._text = colors, name, text
        self.is_done = self.is_going_on = False
        self.setFixedHeight(60)
        self.set_state(is_done=False, is_going_on=False)

    def set_colors(self, colors: Colors) -> None:
        self._colors = colors
        self.update()

    def set_state(self, *, is_done: bool, is_going_on: bool) -> None:
        """Show how far the step is."""
        self.is_done, self.is_going_on = is_done, is_going_on
        spoken = first_run_page.step_spoken(self._name, is_done=is_done, is_going_on=is_going_on)
        self.setAccessibleName(f"{spoken}. {self._text}")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_mark(painter, QRectF(4, 11, 24, 24))
        is_lit = self.is_done or self.is_going_on
        weight = QFont.Weight.DemiBold if is_lit else QFont.Weight.Medium
        color = self._colors.q("text" if is_lit else "muted")
        name = QRectF(42, 3, self.width() - 42, 22)
        draw_fitted(painter, name, self._name, fonts.font(15, weight), color, AlignLeft)
        below = QRectF(42, 25, self.width() - 42, 19)
        draw_fitted(painter, below, self._text, fonts.font(12), self._colors.q("muted"), AlignLeft)

    def _paint_mark(self, painter: QPainter, rect: QRectF) -> None:
        accent = self._colors.q("accent")
        painter.setPen(QPen(accent if self.is_done or self.is_going_on else self._colors.q("control_edge"), 2))
        painter.setBrush(accent if self.is_done else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(rect.adjusted(1, 1, -1, -1))
        middle = rect.center()
        if self.is_done:
            ink = QPen(self._colors.q("on_accent"), 2.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
            painter.setPen(ink)
            painter.drawPolyline(
                QPolygonF([middle + QPointF(-5, 0.5), middle + QPointF(-1.5, 4), middle + QPointF(5, -4)])
            )
        elif self.is_going_on:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(accent)
            painter.drawEllipse(middle, 5, 5)


def _page(heading: str) -> tuple[QWidget, QVBoxLayout]:
    """Return a page with a heading, and the column below it."""
    page = QWidget()
    column = QVBoxLayout(page)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(10)
    column.addWidget(_label(heading, "heading"))
    return page, column


def _text(text: str) -> FittedText:
    return FittedText("text", _WIDTH - 2 * _MARGIN, text)


def _label(text: str, role: str) -> QLabel:
    label = Label(text)
    label.setProperty("role", role)
    return label
