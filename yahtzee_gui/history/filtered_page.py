# SPDX-License-Identifier: MIT
"""A filtered page is about the games that a filter leaves; in the place of what has nothing to show is a sentence."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from datetime import date

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from yahtzee_gui.history import words
from yahtzee_gui.history.filter_bar import FilterBar
from yahtzee_gui.kit.drawing import AlignRight
from yahtzee_gui.kit.labels import ElidedLabel
from yahtzee_gui.kit.layouts import filled
from yahtzee_gui.kit.places import PlacePage
from yahtzee_gui.kit.plain import Label
from yahtzee_gui.library.games_list import ListChoices
from yahtzee_gui.library.history_figures import History

_MARGINS = 14, 10, 14, 14
LEAST = 940, 400


class FilteredPage(PlacePage):
    """The filter above a `body`; `without` are the choices of the filter that nothing would follow from here.

    `head` is the row of the filter, with the `summary`; `column` takes what is below.
    """

    def __init__(
        self,
        history: History,
        parent: QWidget | None = None,
        *,
        without: Sequence[str] = (),
        today: Callable[[], date] = date.today,
    ) -> None:
        super().__init__(parent)
        self.history = history
        self.filter = FilterBar(today)
        self.filter.leave_out(without)
        self.summary = ElidedLabel("muted", AlignRight)
        self.message = Label(role="text", wraps=True)
        self.message.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.body = QStackedWidget()
        self.body.addWidget(self.message)
        self.head = filled(QHBoxLayout(), self.filter, (self.summary, 1), self.filter.search, spacing=12)
        self.column = filled(QVBoxLayout(self), self.head, spacing=10, margins=_MARGINS)
        self.setMinimumSize(*LEAST)
        self.filter.filterRequested.connect(self.ask)

    @abstractmethod
    def ask(self) -> None:
        """Ask for what is to be shown of the games that the filter leaves."""

    def begin(self) -> None:
        """Ask for what is to be shown, once the answer can be received."""
        self.set_history(self.history)

    def set_history(self, history: History) -> None:
        """Ask for the games anew: there are others."""
        self.history = history
        self.filter.set_history(history)
        for part in (self.filter, self.filter.search):
            part.setVisible(bool(history.keys))
        self.ask()

    def set_choices(self, choices: ListChoices) -> None:
        """Offer what the games can be chosen by."""
        self.filter.set_choices(choices)

    def show_body(self, part: QWidget | None, text: str) -> None:
        """Show a part of the body with what it is of, or `text` alone in the place of it."""
        self.summary.setText(text if part is not None else "")
        self.message.setText("" if part is not None else text)
        self.body.setCurrentWidget(part or self.message)

    def show_missing(self) -> None:
        """Say that the games cannot be read."""
        self.show_body(None, words.not_read())
