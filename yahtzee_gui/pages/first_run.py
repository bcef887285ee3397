# SPDX-License-Identifier: MIT
"""The first-run pages: how the game goes, what the coach does, and the strategy table being built. All can be skipped.

The dialog is not modal: the game behind it can be played while the table is built.
"""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QRadioButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.theme.colors import Colors
from yahtzee_gui.widgets.basic.drawing import AlignLeft
from yahtzee_gui.widgets.basic.elided_label import ElidedLabel
from yahtzee_gui.widgets.dice.dice_strip import DiceStrip
from yahtzee_gui.wording import buttons as button_words
from yahtzee_gui.wording.game import coaching
from yahtzee_gui.wording.pages import first_run_page

_PROGRESS_STEPS = 1000
_SIZE = (520, 360)


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
        self._dice = DiceStrip(colors, 34)
        self._pages = QStackedWidget()
        self.progress = QProgressBar()
        self.progress_text = ElidedLabel("muted", AlignLeft)
        self.cancel_button = QPushButton(coaching.cancel())
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
        self._dice.set_dice((2, 2, 4, 5, 2))
        return _page(first_run_page.welcome_heading(), first_run_page.welcome_rules(), self._dice)

    def _coach_page(self, mode: CoachMode) -> QWidget:
        choices = QWidget()
        column = QVBoxLayout(choices)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        self._group = QButtonGroup(self)
        self.choices: dict[CoachMode, QRadioButton] = {}
        for choice in CoachMode:
            button = QRadioButton(first_run_page.mode_choice(choice))
            button.setChecked(choice is mode)
            button.toggled.connect(lambda on, choice=choice: self.modeRequested.emit(choice) if on else None)
            self._group.addButton(button)
            self.choices[choice] = button
            column.addWidget(button)
        return _page(first_run_page.welcome_coach_heading(), first_run_page.welcome_coach(), choices)

    def _table_page(self) -> QWidget:
        return _page(first_run_page.welcome_table_heading(), first_run_page.welcome_table(), QWidget())

    def _lay_out(self) -> None:
        self.progress.setTextVisible(False)
        self.progress.setRange(0, _PROGRESS_STEPS)
        self.forward.setProperty("primary", "true")
        self.forward.setDefault(True)
        for button in (self.skip, self.cancel_button, self.back):
            button.setAutoDefault(False)
        building = QHBoxLayout()
        building.addWidget(self.progress_text, 1)
        building.addWidget(self.cancel_button)
        buttons = QHBoxLayout()
        buttons.addWidget(self.skip)
        buttons.addStretch()
        buttons.addWidget(self.back)
        buttons.addWidget(self.forward)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 24, 28, 20)
        column.setSpacing(8)
        column.addWidget(self._pages, 1)
        column.addWidget(self.progress)
        column.addLayout(building)
        column.addSpacing(10)
        column.addLayout(buttons)
        self.skip.clicked.connect(self.accept)
        self.back.clicked.connect(lambda: self._go(self._pages.currentIndex() - 1))
        self.forward.clicked.connect(self._forward)
        self.cancel_button.clicked.connect(self._cancel_or_build)

    def _fit(self) -> None:
        """Have one size for all pages: the usual one, or more where a language needs more."""
        self.ensurePolished()
        width = max(_SIZE[0], self.minimumSizeHint().width())
        self.setFixedSize(width, max(_SIZE[1], self.heightForWidth(width)))

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

    def set_progress(self, fraction: float, text: str) -> None:
        """Show how far the table is."""
        self._is_building = True
        self.progress.setValue(round(_PROGRESS_STEPS * fraction))
        self.progress_text.setText(text)
        self.cancel_button.setText(coaching.cancel())
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
        self.cancel_button.setText(coaching.build_table())
        self.cancel_button.setVisible(True)

    def set_colors(self, colors: Colors) -> None:
        """Paint with other colours."""
        self._dice.set_colors(colors)


def _page(heading: str, text: str, extra: QWidget) -> QWidget:
    """Return a page of a heading, a text, and something below."""
    page = QWidget()
    title = QLabel(heading)
    title.setProperty("role", "heading")
    body = QLabel(text)
    body.setProperty("role", "text")
    body.setWordWrap(True)
    body.setTextFormat(Qt.TextFormat.PlainText)
    column = QVBoxLayout(page)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(14)
    column.addWidget(title)
    column.addWidget(body)
    column.addWidget(extra)
    column.addStretch()
    return page
