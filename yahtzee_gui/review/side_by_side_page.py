# SPDX-License-Identifier: MIT
"""Two options side by side: what each may score this turn, and how the game may end, as columns and as a line."""

from __future__ import annotations

from dataclasses import field
from functools import partial

from PySide6.QtCore import QSignalBlocker, QSize, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui import menu_words
from yahtzee_gui.desktop.key_bindings import Action, Keys
from yahtzee_gui.kit.charts.chart_card import ChartCard
from yahtzee_gui.kit.charts.columns import ColumnsChart, ColumnsView
from yahtzee_gui.kit.combo import Combo
from yahtzee_gui.kit.drawing import AlignLeft
from yahtzee_gui.kit.labels import ElidedLabel, FileRemark
from yahtzee_gui.kit.layouts import filled
from yahtzee_gui.kit.places import PlacePage
from yahtzee_gui.kit.plain import Label, set_tooltip
from yahtzee_gui.review import side_by_side_words

_LEAST = QSize(940, 460)
_MARGIN, _SPACE = 20, 12
_LIST = 230


@dataclass(frozen=True)
class SideView:
    """What the page shows: the options to choose from, the two that are chosen, and the ends of both.

    `facts` has a line for each of the two. Without options the charts have a message.
    """

    options: tuple[str, ...] = ()
    chosen: tuple[int, int] = (0, 0)
    facts: tuple[str, str] = ("", "")
    turn: ColumnsView = field(default_factory=partial(ColumnsView, ""))
    final: ColumnsView = field(default_factory=partial(ColumnsView, ""))


class SideBySideDialog(PlacePage):
    """Two lists of options, and two charts.

    Signals:
        pairRequested: the numbers of the two options that are to be compared.
    """

    pairRequested = Signal(int, int)

    def __init__(self, keys: Keys, view: SideView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(side_by_side_words.side_by_side())
        self.lists = (Combo(), Combo())
        self.facts = (ElidedLabel("cell", AlignLeft), ElidedLabel("cell", AlignLeft))
        self.turn = ChartCard(side_by_side_words.turn_name(), ColumnsChart())
        self.final = ChartCard(side_by_side_words.final_name(), ColumnsChart())
        self.remark = FileRemark("muted", AlignLeft)
        self._lay_out()
        for chooser in self.lists:
            chooser.activated.connect(self._choose)
        self._bind(keys.name(Action.TABLE))
        self.setMinimumSize(_LEAST)
        self.set_view(view)
        self.lists[0].setFocus()

    def _lay_out(self) -> None:
        explained = ElidedLabel("muted", AlignLeft)
        explained.set_text(side_by_side_words.explained())
        self._choice = QWidget()  # away where there is nothing to choose from: then one sentence says why
        grid = QGridLayout(self._choice)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(_SPACE)
        grid.setColumnStretch(2, 1)
        names = side_by_side_words.first_option(), side_by_side_words.second_option()
        for row, (name, chooser, facts) in enumerate(zip(names, self.lists, self.facts, strict=True)):
            chooser.setAccessibleName(name)
            chooser.setMinimumWidth(_LIST)
            for place, widget in enumerate((Label(name), chooser, facts)):
                grid.addWidget(widget, row, place)
        charts = filled(QHBoxLayout(), (self.turn, 2), (self.final, 3), spacing=_SPACE)
        filled(
            QVBoxLayout(self),
            explained,
            self._choice,
            (charts, 1),
            self.remark,
            spacing=_SPACE,
            margins=(_MARGIN, 16, _MARGIN, 14),
        )

    def set_view(self, view: SideView) -> None:
        """Show `view`."""
        for chooser, chosen, facts, text in zip(self.lists, view.chosen, self.facts, view.facts, strict=True):
            with QSignalBlocker(chooser):
                if tuple(chooser.itemText(number) for number in range(chooser.count())) != view.options:
                    chooser.clear()
                    chooser.addItems(view.options)
                chooser.setCurrentIndex(chosen if view.options else -1)
            facts.set_text(text)
        self._choice.setVisible(bool(view.options))
        self.turn.setVisible(bool(view.options))
        for card, chart in ((self.turn, view.turn), (self.final, view.final)):
            card.chart.set_view(chart)  # type: ignore[attr-defined]
            card.show_title(chart.name)
            card.show_figures(chart.figures)

    def _bind(self, key: str) -> None:
        """Have the key of tables turn both charts: in a list it would choose what begins with that letter."""
        shortcut = QShortcut(QKeySequence(key, QKeySequence.SequenceFormat.PortableText), self)
        for card in (self.turn, self.final):
            shortcut.activated.connect(card.turn)
            set_tooltip(card.as_table, menu_words.key(key))

    def _choose(self) -> None:
        first, second = (chooser.currentIndex() for chooser in self.lists)
        self.pairRequested.emit(first, second)
