# SPDX-License-Identifier: MIT
"""The handle card is a picture to play with: buttons to choose with, and bars that move with the choice."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field

from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.kit.cards import FittedText
from yahtzee_gui.kit.charts.interval_bars import BarsView, IntervalBars
from yahtzee_gui.kit.layouts import filled
from yahtzee_gui.kit.plain import Label
from yahtzee_gui.kit.segments import Segments

_WIDTH, _ROW = 370, 24


@dataclass(frozen=True)
class HandleView:
    """A question with its `choices`, and perhaps a second one; the bars and the sentence for each pair of answers."""

    name: str = ""
    choices: tuple[str, ...] = ()
    others: tuple[str, ...] = ("",)
    first: int = 0
    bars: Mapping[tuple[int, int], BarsView] = field(default_factory=dict)
    said: Mapping[tuple[int, int], str] = field(default_factory=dict)


class HandleCard(QWidget):
    """One picture at a time; nothing where a lesson has none."""

    def __init__(self) -> None:
        super().__init__()
        self._handles = dict[str, Handle]()
        self._column = filled(QVBoxLayout(self), margins=(0, 0, 0, 0))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

    @property
    def handle(self) -> Handle | None:
        """The picture that is shown."""
        return next((one for one in self._handles.values() if not one.isHidden()), None)

    def show_handle(self, view: HandleView | None) -> None:
        """Show a picture, as it was left; None for none."""
        for handle in self._handles.values():
            handle.hide()
        if view is None:
            return
        if view.name not in self._handles:
            self._handles[view.name] = Handle(view)
            self._column.addWidget(self._handles[view.name])
        self._handles[view.name].show()


class Handle(QWidget):
    """Buttons, the bars that belong to what is chosen, and a sentence."""

    def __init__(self, view: HandleView) -> None:
        super().__init__()
        self._view, self._chosen = view, [view.first, 0]
        self.rows = [
            Segments(range(len(texts)), texts.__getitem__) for texts in (view.choices, view.others) if len(texts) > 1
        ]
        self.bars = IntervalBars()
        self.bars.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.bars.setFixedHeight(_ROW * max(len(one.bars) for one in view.bars.values()))
        self.said = FittedText("muted", _WIDTH)
        filled(
            QVBoxLayout(self), Label(view.name, role="title"), *self.rows, self.bars, self.said, margins=(0, 0, 0, 0)
        )
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        for place, row in enumerate(self.rows):
            row.set_name(view.name)
            row.set_choice(self._chosen[place])
            row.choiceRequested.connect(lambda choice, place=place: self.choose(place, choice))
        self._show()

    def choose(self, place: int, choice: int) -> None:
        """Choose another answer to the first question, or the second."""
        self._chosen[place] = choice
        self.rows[place].set_choice(choice)
        self._show()

    def _show(self) -> None:
        chosen = self._chosen[0], self._chosen[1]
        self.bars.set_view(self._view.bars[chosen])
        self.said.show_text(self._view.said[chosen])
