# SPDX-License-Identifier: MIT
"""The welcome of a first start: what one plays for, and when the coach is to speak, above how far the coach is.

Each mode of the coach is a card with the window in little. How a turn goes the first game says itself. The dialog is
not modal: the game behind it can be played meanwhile.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QMouseEvent, QPainter, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from engine.analysis.verdicts import Verdict
from engine.rules.dice import Dice
from yahtzee_gui.board.coach import words as coach_words
from yahtzee_gui.board.tray.drawn_dice import DiceStrip, draw_die
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.kit.drawing import AlignCenter, AlignLeft, draw_bar, draw_text, smooth_painter
from yahtzee_gui.kit.labels import ElidedLabel, Label, link_button, set_look
from yahtzee_gui.kit.layouts import STRETCH, FittedText, filled
from yahtzee_gui.kit.on_screen import ScrolledWhole, room_for
from yahtzee_gui.new_game import words as new_game_words
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme
from yahtzee_gui.words import names

RECOMMENDED = CoachMode.AFTER
_WIDTH, _HEIGHT = 148, 92
_DICE = (5, 5, 5, 2, 1)
_BARS = (0.0, 0.3, 0.5, 0.72, 0.9)  # how much the options lose, the best one first
_RANKED = (Verdict.BEST, Verdict.INACCURACY, Verdict.MISTAKE, Verdict.MISTAKE, Verdict.BLUNDER)


class ModeMiniature(QWidget):
    """The window in `mode`. Screen readers pass over it: the words beside it say the same."""

    def __init__(self, mode: CoachMode) -> None:
        super().__init__()
        self._mode = mode
        self.setFixedSize(_WIDTH, _HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        colors = theme()
        painter.setPen(QPen(colors.q("control_edge"), 1))
        painter.setBrush(colors.q("window"))
        painter.drawRoundedRect(QRectF(0.5, 0.5, _WIDTH - 1, _HEIGHT - 1), 8, 8)
        card, tray, coach = QRectF(6, 6, 36, 80), QRectF(46, 6, 54, 80), QRectF(104, 6, 38, 80)
        for rect, role in ((card, "card"), (tray, "tray"), (coach, "card")):
            painter.setPen(QPen(colors.q("card_edge"), 1))
            painter.setBrush(colors.q(role))
            painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 5, 5)
        self._paint_scorecard(painter, card)
        self._paint_tray(painter, tray)
        self._paint_coach(painter, coach)

    def _paint_scorecard(self, painter: QPainter, rect: QRectF) -> None:
        for line in range(9):
            y = rect.top() + 7 + line * 8
            draw_bar(painter, QRectF(rect.left() + 5, y, 14, 3), theme().q("track"))
            if self._mode is CoachMode.LIVE and line % 2 == 0:
                verdict = Verdict.BEST if line == 4 else Verdict.MISTAKE
                draw_bar(painter, QRectF(rect.right() - 11, y, 6, 3), theme().mark(verdict))

    def _paint_tray(self, painter: QPainter, rect: QRectF) -> None:
        for number, face in enumerate(_DICE):
            lift = 3 if face == 5 else 0
            draw_die(painter, QRectF(rect.left() + 3 + number * 10, rect.top() + 16 - lift, 9, 9), face)
        button = QRectF(rect.left() + 8, rect.top() + 44, rect.width() - 16, 11)
        if self._mode is CoachMode.WARN:
            self._paint_mark(painter, QRectF(rect.left() + 5, rect.top() + 29, 44, 12), Verdict.MISTAKE)
        if self._mode is CoachMode.AFTER:
            self._paint_mark(painter, QRectF(rect.left() + 5, rect.top() + 62, 44, 12), Verdict.MISTAKE)
        draw_bar(painter, button, theme().q("accent"))

    def _paint_mark(self, painter: QPainter, rect: QRectF, verdict: Verdict) -> None:
        painter.setPen(QPen(theme().mark(verdict), 1))
        painter.setBrush(theme().q("card"))
        painter.drawRoundedRect(rect, 3, 3)
        self._text(painter, QRectF(rect.left(), rect.top(), 14, rect.height()), verdict)
        draw_bar(painter, QRectF(rect.left() + 14, rect.center().y() - 1.5, 24, 3), theme().q("track"))

    def _text(self, painter: QPainter, rect: QRectF, verdict: Verdict) -> None:
        font = fonts.font(9, QFont.Weight.Bold)
        draw_text(painter, rect, names.mark(verdict), font, theme().word(verdict), AlignCenter)

    def _paint_coach(self, painter: QPainter, rect: QRectF) -> None:
        if self._mode is CoachMode.LIVE:
            for number, (loss, verdict) in enumerate(zip(_BARS, _RANKED, strict=True)):
                y = rect.top() + 9 + number * 13
                draw_bar(painter, QRectF(rect.left() + 5, y, 9, 3), theme().q("muted"))
                if loss:
                    draw_bar(painter, QRectF(rect.left() + 17, y - 1, 17 * loss, 5), theme().mark(verdict))
                else:
                    self._text(painter, QRectF(rect.right() - 14, y - 5, 11, 12), verdict)
        elif self._mode is CoachMode.AFTER:
            for number, verdict in enumerate((Verdict.BEST, Verdict.MISTAKE)):
                y = rect.top() + 10 + number * 16
                self._text(painter, QRectF(rect.left() + 3, y - 4, 11, 12), verdict)
                draw_bar(painter, QRectF(rect.left() + 15, y, 17, 3), theme().q("muted"))
                draw_bar(painter, QRectF(rect.left() + 15, y + 5, 11, 3), theme().q("track"))
        else:
            painter.setPen(QPen(theme().q("track"), 1.5, Qt.PenStyle.DotLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(6, 8, -6, -8), 4, 4)


class ModeCard(QFrame):
    """A coach mode to choose: its picture, its name, and what it does. A click anywhere on it chooses it."""

    def __init__(self, mode: CoachMode) -> None:
        super().__init__()
        self.setProperty("card", "true")
        self._picture = ModeMiniature(mode)
        self.button = QRadioButton(names.coach_mode(mode))
        explained = names.coach_mode_explained(mode)
        self.button.setAccessibleDescription(explained)
        self.button.toggled.connect(self._show_chosen)
        self._show_chosen(False)
        name = filled(QHBoxLayout(), self.button, STRETCH)
        if mode is RECOMMENDED:
            name.addWidget(Label(new_game_words.recommended(), role="recommended"))
        words = filled(QVBoxLayout(), STRETCH, name, FittedText("muted", 138, explained), STRETCH, spacing=4)
        filled(QHBoxLayout(self), self._picture, (words, 1), spacing=12, margins=(7, 5, 7, 5))

    def _show_chosen(self, is_chosen: bool) -> None:
        set_look(self, "chosen", "true" if is_chosen else "false")
        # Tab goes to the mode that is chosen, the arrow keys from there; Qt alone would have it go to the first one.
        self.button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if is_chosen else Qt.FocusPolicy.ClickFocus)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.button.click()
            self.button.setFocus(Qt.FocusReason.MouseFocusReason)


WIDTH, MARGIN = 708, 28
FACTS: tuple[Dice, ...] = ((3, 3, 3, 1, 6), (6, 6, 6, 6, 6))
"""The dice beside what is said of the two bonuses."""


class FirstRunDialog(QDialog):
    """The welcome, with the progress of the coach below, which can be stopped and begun again."""

    modeRequested = Signal(CoachMode)
    cancelRequested = Signal()
    buildRequested = Signal()

    def __init__(self, mode: CoachMode, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(new_game_words.welcome_title())
        self.setModal(False)
        self._page = QWidget()
        self._scrolled = ScrolledWhole(self._page)
        self.progress = ElidedLabel("muted", AlignLeft)
        self.cancel_button = link_button(coach_words.cancel_building())
        self.start = QPushButton(new_game_words.start_playing())
        self._is_building = True
        self._lay_out(mode)
        self.start.setFocus()

    def _lay_out(self, mode: CoachMode) -> None:
        facts = QGridLayout()
        facts.setHorizontalSpacing(20)
        facts.setVerticalSpacing(8)
        for number, (dice, text) in enumerate(zip(FACTS, new_game_words.welcome_facts(), strict=True)):
            strip = DiceStrip(26)
            strip.set_dice(dice)
            facts.addWidget(strip, number, 0)
            facts.addWidget(_text(text, strip.width() + 20), number, 1)
        heading = Label(new_game_words.welcome_heading(), role="heading")
        coach = Label(new_game_words.welcome_coach_heading(), role="heading")
        column = filled(QVBoxLayout(self._page), heading, 2, facts, _text(new_game_words.welcome_rules()), 8, coach)
        filled(column, _text(new_game_words.welcome_table()), 2, Label(new_game_words.when_to_speak(), role="title"))
        about = Label(new_game_words.about_modes(), role="muted")
        filled(column, self._mode_cards(mode), about, STRETCH, spacing=8, margins=(0, 0, 0, 0))
        self.start.setProperty("primary", "true")
        self.start.setDefault(True)
        self.start.clicked.connect(self.accept)
        self.cancel_button.clicked.connect(self._cancel_or_build)
        foot = filled(QHBoxLayout(), (self.progress, 1), self.cancel_button, self.start, spacing=14)
        filled(QVBoxLayout(self), (self._scrolled, 1), foot, spacing=12, margins=(MARGIN, 22, MARGIN, 18))

    def _mode_cards(self, mode: CoachMode) -> QGridLayout:
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
    return FittedText("text", WIDTH - 2 * MARGIN - beside, text)
