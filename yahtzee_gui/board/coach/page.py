# SPDX-License-Identifier: MIT
"""The coach's panel: the mode, every option ranked where that may be seen, and the choices that were made."""

from __future__ import annotations

from PySide6.QtCore import QSize, QTimer
from PySide6.QtWidgets import (
    QFrame,
    QGraphicsOpacityEffect,
    QHBoxLayout,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from engine.analysis.options import Option
from engine.analysis.verdicts import Measure
from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.board.coach import words
from yahtzee_gui.board.coach.choices import YourChoices
from yahtzee_gui.board.coach.option_list import SCROLL_BAR, OptionList, OptionRow
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.kit.choices import Segments
from yahtzee_gui.kit.drawing import AlignLeft
from yahtzee_gui.kit.labels import ElidedLabel, Label, link_button, set_tooltip
from yahtzee_gui.kit.layouts import STRETCH, filled
from yahtzee_gui.words import glossary, names
from yahtzee_gui.words import options as option_words

_FADED = 0.35
_LEAST_LIST = 104  # pixels: three rows of options
_MORE = 24


@dataclass(frozen=True)
class CoachView:
    """What the panel shows: the options where they may be seen, and the choices that were made.

    `columns` heads what options cost, by the `measure` of a goal; `has_answers` says that a demon answers keeps in this
    game: rows are taller then. `explained` is the option that the card below the dice is about. `status`
    says how exact the chances of a game with a goal are.
    """

    mode: CoachMode
    heading: str = ""
    columns: str = ""
    rows: tuple[OptionRow, ...] = ()
    has_answers: bool = False
    status: str = ""
    explained: Option | None = None
    status_hint: str = ""
    measure: Measure | None = None


class CoachPanel(QFrame):
    """The right of the window."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("card", "true")
        self.mode_switch = Segments(list(CoachMode), names.coach_mode, gives_way=True)
        self._heading = ElidedLabel("muted", AlignLeft)
        self._columns = Label(role="muted")
        self.options = OptionList()
        self.more, self._more_cost = link_button(), Label(role="muted")
        self.choices = YourChoices()
        self.status = ElidedLabel("muted", AlignLeft)
        self._ranking = QWidget()
        self._body = QWidget()
        self._fading = QGraphicsOpacityEffect(self._body)
        self.view: CoachView | None = None
        self._ranked: tuple[Option | None, ...] = ()
        self._lay_out()

    def _lay_out(self) -> None:
        for mode, button in self.mode_switch.buttons.items():
            set_tooltip(button, names.coach_mode_explained(mode))
            button.setAccessibleName(words.coach_mode_spoken(names.coach_mode(mode)))
        title = Label(role="title")
        title.setText(words.coach())
        header = filled(QHBoxLayout(), title, (self.mode_switch, 1), spacing=14, margins=(8, 0, 0, 0))
        self.options.setAccessibleName(words.coach())
        self.options.setMinimumHeight(_LEAST_LIST)
        for label in (self._heading, self.status):
            label.setContentsMargins(8, 0, 8, 0)
            label.setFixedHeight(26)
        for part in (self.more, self._more_cost):
            part.setFixedHeight(_MORE)
        headings = filled(QHBoxLayout(), (self._heading, 1), self._columns, margins=(0, 0, SCROLL_BAR + 8, 0))
        below = filled(QHBoxLayout(), self.more, STRETCH, self._more_cost, margins=(8, 0, SCROLL_BAR + 8, 0))
        filled(QVBoxLayout(self._ranking), headings, (self.options, 1), below, spacing=2, margins=(0, 4, 0, 0))
        self.options.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self._ranking.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        # The list may get another height for what it shows now.
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._show_more)
        self.options.moved.connect(self._show_more)
        self.options.moved.connect(self._later.start)
        self.more.clicked.connect(self._go_on)
        self._rows = filled(
            QVBoxLayout(self._body), (self._ranking, 3), (self.choices, 2), spacing=8, margins=(0, 0, 0, 0)
        )
        self._fading.setOpacity(_FADED)
        self._fading.setEnabled(False)
        self._body.setGraphicsEffect(self._fading)
        filled(QVBoxLayout(self), header, (self._body, 1), self.status, spacing=4, margins=(8, 10, 8, 8))

    def only_show(self) -> None:
        """Have no choice of a mode, and no choices: where a position is set up everything shows, and none was made."""
        self.mode_switch.hide()
        self.choices.hide()
        self._rows.addStretch()

    @property
    def fades(self) -> bool:
        return self._fading.isEnabled()

    def set_fading(self, fades: bool) -> None:
        """Show faintly what is there, because it does not hold any more and what does is not to be seen yet."""
        self._fading.setEnabled(fades)

    def set_view(self, view: CoachView) -> None:
        if view == self.view:
            return
        self.view = view
        self.mode_switch.set_choice(view.mode)
        self.status.set_hint(view.status_hint)
        self.status.setText(view.status)
        self.status.setVisible(bool(view.status))
        self._heading.setText(view.heading)
        self._columns.setText(view.columns)
        explained = f"{glossary.cost(view.measure)}\n\n{glossary.marks(view.measure)}"
        set_tooltip(self._columns, explained)
        self.options.set_tall(view.has_answers)
        ranked = tuple(row.option for row in view.rows)
        is_another = ranked != self._ranked
        self.options.set_rows(view.rows, to_top=is_another, current=view.explained)
        self._ranked = ranked
        self._ranking.setVisible(bool(view.rows or view.heading))

    def _show_more(self) -> None:
        """Tell how many options are below those in sight, and what they cost."""
        below = self.options.below
        costs = [row.loss for row in below if row.bar]
        self.more.setText(option_words.more(sum(len(row.folded) or 1 for row in below)) if below else "")
        self.more.setVisible(bool(below))
        self._more_cost.setText(option_words.cost_more(costs[0].rsplit(maxsplit=1)[0]) if below and costs else "")

    def _go_on(self) -> None:
        bar = self.options.verticalScrollBar()
        bar.setValue(bar.value() + bar.pageStep())

    def focus_order(self) -> list[QWidget]:
        return [*self.mode_switch.buttons.values(), self.options, self.more, self.choices]

    def minimumSizeHint(self) -> QSize:
        return QSize(280, 220 if self.choices.isHidden() else 400)
