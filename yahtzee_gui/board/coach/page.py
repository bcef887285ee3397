# SPDX-License-Identifier: MIT
"""The coach panel: the mode, the player's keep, every option ranked, or a sentence about why there is nothing."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QGraphicsOpacityEffect,
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from engine.analysis.options import Option
from engine.analysis.verdicts import Measure
from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.board.coach import words
from yahtzee_gui.board.coach.compare_table import CompareTable, CompareView
from yahtzee_gui.board.coach.explanation import HEIGHT, NO_EXPLANATION, ExplanationCard, ExplanationView
from yahtzee_gui.board.coach.legend import Legend
from yahtzee_gui.board.coach.option_list import SCROLL_BAR, OptionList, OptionRow, SingleOption
from yahtzee_gui.board.coach.turn_report import TurnReport, TurnReportView
from yahtzee_gui.board.match.needs import Need, Needs
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.kit.drawing import AlignCenter, AlignLeft
from yahtzee_gui.kit.fade import Fade
from yahtzee_gui.kit.labels import ElidedLabel
from yahtzee_gui.kit.layouts import filled
from yahtzee_gui.kit.plain import Label, set_look, set_tooltip
from yahtzee_gui.kit.scroll_page import ScrollPage
from yahtzee_gui.kit.segments import Segments
from yahtzee_gui.words import glossary, names

_PROGRESS_STEPS = 1000
_FADED = 0.35
_LEAST_LIST, _GAP = 104, 4  # pixels: three rows of options, and between two parts


@dataclass(frozen=True)
class CoachView:
    """What the panel shows: rows if there are any, else the report on a turn, else the message, in large letters if it
    `is_short`.

    `columns` heads what options lose, by the `measure` of a goal; `has_answers` says that a demon answers keeps in this
    game: rows are taller then; `button` is the text of the button under the message, empty for none; `progress` 0 to 1
    while something is built; `remark` a line above the last one. `has_legend` says that the marks are explained.
    `explained` is the row of the option that the explanation is about.
    """

    mode: CoachMode
    heading: str = ""
    columns: str = ""
    rows: tuple[OptionRow, ...] = ()
    has_answers: bool = False
    chosen: OptionRow | None = None
    chosen_heading: str = ""
    report: TurnReportView | None = None
    message: str = ""
    is_short: bool = False
    progress: float | None = None
    progress_text: str = ""
    button: str = ""
    status: str = ""
    explanation: ExplanationView = NO_EXPLANATION
    remark: str = ""
    has_legend: bool = False
    explained: int | None = None
    needs: tuple[Need, ...] = ()
    status_hint: str = ""
    measure: Measure | None = None


class CoachPanel(QFrame):
    """The right of the window."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("card", "true")
        self.mode_switch = _mode_switch()
        self._chosen_heading = ElidedLabel("muted", AlignLeft)
        self.chosen = SingleOption()
        self._heading = ElidedLabel("muted", AlignLeft)
        self._columns = Label(role="muted")
        self.options = OptionList()
        self.explanation = ExplanationCard()
        self.compare = CompareTable()
        self.needs = Needs()
        self.report = TurnReport()
        self._scroll = ScrollPage()
        self._fade = Fade(self._scroll)
        self.message = Label(role="text")
        self._progress = QProgressBar()
        self._progress_text = ElidedLabel("muted", AlignCenter)
        self.button = QPushButton()
        self.status = ElidedLabel("muted", AlignLeft)
        self.retry = self.report.retry
        self.remark = ElidedLabel("muted", AlignLeft)
        self.legend = Legend()
        self._pages = QStackedWidget()
        self._fading = QGraphicsOpacityEffect(self._pages)
        self.view: CoachView | None = None
        self._ranked: tuple[Option | None, ...] = ()
        self._lay_out()
        self.explanation.unfolded.connect(self._make_room)

    def _make_room(self, is_needed: bool) -> None:
        """Give the explanation the room of the list, or take it back."""
        for widget in (self._heading, self._columns, self.options):
            widget.setVisible(not is_needed)

    def _lay_out(self) -> None:
        title = Label(role="title")
        title.setText(words.coach())
        header = filled(QHBoxLayout(), title, (self.mode_switch, 1), spacing=14, margins=(8, 0, 0, 0))
        self.options.setAccessibleName(words.coach())
        for label in (self._chosen_heading, self._heading, self.remark, self.status):
            label.setContentsMargins(8, 0, 8, 0)
            label.setFixedHeight(26)
        self.status.set_hint(glossary.par())
        for page in (self._options_page(), self._message_page(), self._report_page()):
            self._pages.addWidget(page)
        self._fading.setOpacity(_FADED)
        self._fading.setEnabled(False)
        self._pages.setGraphicsEffect(self._fading)
        filled(
            QVBoxLayout(self),
            header,
            (self._pages, 1),
            self.remark,
            self.status,
            spacing=4,
            margins=(8, 10, 8, 8),
        )

    def _report_page(self) -> QWidget:
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.verticalScrollBar().rangeChanged.connect(self._take_focus_to_scroll)
        self._scroll.column.setContentsMargins(0, 0, 0, 0)
        self._scroll.column.addWidget(self.report)
        self._scroll.column.addStretch(1)
        self._scroll.viewport().installEventFilter(self)
        return self._scroll

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Tell the report how much room it has."""
        if event.type() is QEvent.Type.Resize:
            self.report.set_room(self._scroll.viewport().height())
        return super().eventFilter(watched, event)

    def _take_focus_to_scroll(self, _least: int, most: int) -> None:
        """Let the keyboard come to the report only where there is something to scroll."""
        self._scroll.setFocusPolicy(Qt.FocusPolicy.StrongFocus if most else Qt.FocusPolicy.NoFocus)

    def _options_page(self) -> QWidget:
        page = QWidget()
        column = filled(QVBoxLayout(page), self._chosen_heading, self.chosen, spacing=2, margins=(0, 4, 0, 0))
        headings = filled(QHBoxLayout(), (self._heading, 1), self._columns, margins=(0, 0, SCROLL_BAR + 8, 0))
        filled(column, headings, (self.options, 1), self.explanation, self.compare, self.needs)
        return page

    def _message_page(self) -> QWidget:
        page = QWidget()
        column = filled(QVBoxLayout(page), margins=(24, 0, 24, 24), spacing=12)
        self.message.setWordWrap(True)
        self.message.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._progress.setTextVisible(False)
        self._progress.setRange(0, _PROGRESS_STEPS)
        column.addStretch(2)
        filled(column, self.message, self._progress, self._progress_text)
        column.addWidget(self.button, alignment=Qt.AlignmentFlag.AlignHCenter)
        column.addSpacing(16)
        column.addWidget(self.legend)
        column.addStretch(3)
        return page

    def only_show(self) -> None:
        """Have no choice of a mode: where a position is set up everything shows."""
        self.mode_switch.hide()

    @property
    def fades(self) -> bool:
        """Whether what is there shows faintly."""
        return self._fading.isEnabled()

    def set_fading(self, fades: bool) -> None:
        """Show faintly what is there, because it does not hold any more and what does is not to be seen yet."""
        self._fading.setEnabled(fades)

    def set_view(self, view: CoachView) -> None:
        """Show `view`."""
        if view == self.view:
            return
        self.view = view
        self.mode_switch.set_choice(view.mode)
        self.status.set_hint(view.status_hint or glossary.par())
        self.status.setText(view.status)
        self._pages.setCurrentIndex(0 if view.rows else 2 if view.report is not None else 1)
        self._heading.setText(view.heading)
        self._columns.setText(view.columns)
        explained = f"{glossary.points_lost(view.measure)}\n\n{glossary.marks(view.measure)}"
        set_tooltip(self._columns, explained)
        if view.report is not None:
            self.report.set_view(view.report)
        self._chosen_heading.setText(view.chosen_heading)
        self.chosen.set_row(view.chosen)
        for widget in (self._chosen_heading, self.chosen):
            widget.setVisible(view.chosen is not None)
        for part in (self.chosen, self.options):
            part.set_tall(view.has_answers)
        ranked = tuple(row.option for row in view.rows)
        is_another = ranked != self._ranked
        self.options.set_rows(view.rows, to_top=is_another, current=view.explained)
        self._ranked = ranked
        self._set_message(view.message, "heading" if view.is_short else "text")
        self.set_progress(view.progress, view.progress_text)
        self.button.setText(view.button)
        self.button.setVisible(bool(view.button))
        if is_another or (view.explanation.about and not view.explanation.all_parts):
            self.explanation.unfold(False)
        self.needs.set_needs(view.needs)
        self._leave_room()
        self.explanation.set_view(view.explanation)
        self._show_lower_half()
        self.remark.setText(view.remark)
        self.remark.setVisible(bool(view.remark))
        self.legend.setVisible(view.has_legend)
        self.legend.set_measure(view.measure)

    def set_comparison(self, view: CompareView | None) -> None:
        """Show figures of final scores in the place of the reasons, or these again."""
        if view != self.compare.view:
            self.compare.set_view(view)
            self._show_lower_half()

    def _show_lower_half(self) -> None:
        """Show the reasons, or the figures as high as they are: the list above does not move."""
        compares = self.compare.view is not None
        is_explained = self.view is not None and self.view.explanation != NO_EXPLANATION
        if compares:
            self.explanation.unfold(False)
            self.compare.setFixedHeight(HEIGHT)
        self.compare.setVisible(compares)
        self.needs.setVisible(bool(self.needs.needs) and not compares)
        self.explanation.setVisible(is_explained and not compares)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the explanation have the room that there is."""
        super().resizeEvent(event)
        self._leave_room()

    def _leave_room(self) -> None:
        """Leave the explanation what room there is beside some rows of the list, and what is needed to win."""
        others = [self.needs.sizeHint().height()] if self.needs.needs else []
        if self.view is not None and self.view.chosen is not None:
            others += [self._chosen_heading.height(), self.chosen.sizeHint().height()]
        taken = sum(others) + self._heading.height() + _LEAST_LIST + len(others) * _GAP
        self.explanation.set_room(max(1, self._pages.height() - taken))

    def _set_message(self, text: str, role: str) -> None:
        set_look(self.message, "role", role)
        self.message.setText(text)

    def focus_order(self) -> list[QWidget]:
        """Return the controls in the order in which Tab comes to them."""
        return [
            *self.mode_switch.buttons.values(),
            self.options,
            *self.explanation.focus_order(),
            self._scroll,
            self.retry,
            self.button,
        ]

    def set_progress(self, fraction: float | None, text: str) -> None:
        """Show how far the table is, or nothing."""
        self._progress.setVisible(fraction is not None)
        self._progress_text.setVisible(fraction is not None)
        self._progress.setUpdatesEnabled(False)  # Qt would paint it on the spot, in the middle of what changes
        self._progress.setValue(round(_PROGRESS_STEPS * (fraction or 0.0)))
        self._progress.setUpdatesEnabled(True)
        self._progress_text.setText(text)

    def minimumSizeHint(self) -> QSize:
        """Return the size below which rows would be cut."""
        return QSize(280, 400)


def _mode_switch() -> Segments:
    """Return a row of four buttons of which that of the coach mode is pressed."""
    switch = Segments(list(CoachMode), names.coach_mode)
    for mode, button in switch.buttons.items():
        set_tooltip(button, names.coach_mode_explained(mode))
        button.setAccessibleName(words.coach_mode_spoken(mode))
    return switch
