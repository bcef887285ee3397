# SPDX-License-Identifier: MIT
"""The page of days played: a calendar of the games of the days with their first results. Nothing in it ever resets."""

from __future__ import annotations

from collections.abc import Collection
from datetime import date

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLayout, QPushButton, QVBoxLayout, QWidget

from yahtzee_gui.desktop.times import time_in
from yahtzee_gui.history import days_words
from yahtzee_gui.history.month_grid import DayCell, MonthGrid, in_month
from yahtzee_gui.kit.cards import EDGE, INSET, Card, FittedText
from yahtzee_gui.kit.layouts import STRETCH, add_layout, filled
from yahtzee_gui.kit.places import PlacePage
from yahtzee_gui.kit.plain import Label, set_tooltip
from yahtzee_gui.library.days import DayResult, Days
from yahtzee_gui.library.finished_game import GameKey
from yahtzee_gui.words import dates, games

_MARGIN, _SPACE = 24, 12
_CARD = 2 * (INSET + EDGE)  # what a card takes off the width
_DETAILS = 264
_OTHERS = 3


class DaysDialog(PlacePage):
    """The calendar, and what is known of the day that is chosen.

    Signals:
        dayRequested: the day whose game the player wants to play.
        gameRequested: the `GameKey` of the game that the player wants to look at.
    """

    dayRequested = Signal(date)
    gameRequested = Signal(GameKey)

    def __init__(
        self,
        days: Days,
        today: date,
        in_play: date | None = None,
        parent: QWidget | None = None,
        *,
        begun: Collection[date] = (),
    ) -> None:
        super().__init__(parent)
        self._begun = begun
        self._days: Days = {}
        self._in_play = in_play
        self.grid = MonthGrid(days_words.calendar(), today)
        self.month = Label(role="title")
        self.earlier, self.later = _arrow("‹", days_words.earlier_month()), _arrow("›", days_words.later_month())
        self.now = QPushButton(days_words.this_month())
        self.now.setProperty("small", "true")
        self.summary = FittedText("cell", self.grid.width() + _DETAILS + _SPACE + _CARD)
        room = _DETAILS - _CARD
        self.headline = FittedText("heading", room)
        self.details = FittedText("muted", room)
        self.others_heading = FittedText("title", room)
        self.others = [FittedText("cell", room) for _ in range(_OTHERS)]
        self.play = QPushButton()
        self.play.setProperty("primary", "true")
        self.look = QPushButton(games.look_at_game())
        self._day_card = Card("", _DETAILS)
        self._lay_out()
        self._connect()
        self.set_days(days)
        self.grid.setFocus()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self.month, 1)
        for button in (self.earlier, self.now, self.later):
            head.addWidget(button)
        calendar = Card("", self.grid.width() + _CARD)
        calendar.heading.hide()
        add_layout(calendar.column, head)
        calendar.column.addWidget(self.grid)
        self._fill_day_card()
        parts = filled(QHBoxLayout(), calendar, self._day_card, spacing=_SPACE)
        width = self.summary.width()
        column = QVBoxLayout(self)
        column.setSizeConstraint(QLayout.SizeConstraint.SetFixedSize)
        column.setContentsMargins(_MARGIN, 20, _MARGIN, 18)
        column.setSpacing(_SPACE)
        column.addWidget(self.summary)
        add_layout(column, parts)
        column.addWidget(FittedText("muted", width, days_words.days_explained()))

    def _fill_day_card(self) -> None:
        column = self._day_card.column
        for widget in (self.headline, self.details):
            column.addWidget(widget)
        column.addSpacing(8)
        column.addWidget(self.others_heading)
        for other in self.others:
            column.addWidget(other)
        filled(column, STRETCH, self.play, self.look)

    def _connect(self) -> None:
        self.grid.dayChosen.connect(self._show_day)
        self.grid.dayPressed.connect(self._press_day)
        self.earlier.clicked.connect(lambda: self.grid.go_to(in_month(self.grid.day, -1)))
        self.later.clicked.connect(lambda: self.grid.go_to(in_month(self.grid.day, 1)))
        self.now.clicked.connect(lambda: self.grid.go_to(self.grid.today))
        self.play.clicked.connect(self._play)
        self.look.clicked.connect(self._look)

    def set_days(self, days: Days) -> None:
        """Show the results of `days`; the chosen day stays chosen."""
        self._days = days
        cells = {day: DayCell(str(results[0].score), _spoken(results[0])) for day, results in days.items()}
        self.grid.set_days(cells)
        if days:
            best = max((results[0] for results in days.values()), key=lambda result: result.score)
            self.summary.show_text(days_words.summary(len(days), best.score, best.day))
        else:
            self.summary.show_text(days_words.no_days())
        self._show_day(self.grid.day)

    @property
    def _first(self) -> DayResult | None:
        """The result of the chosen day that counts."""
        return next(iter(self._days.get(self.grid.day, ())), None)

    def _show_day(self, day: date) -> None:
        first, is_due = self._first, day <= self.grid.today
        self.month.setText(dates.month(day))
        self._day_card.heading.setText(dates.long_day(day))
        if first is None:
            self.headline.show_text(self._not_played(day) if is_due else days_words.not_yet())
            self.details.show_text("")
        else:
            self.headline.show_text(games.final_score(first.score))
            self.details.show_text(_details(first))
        others = self._days.get(day, ())[1:]
        self.others_heading.show_text(days_words.other_rules() if others else "")
        for number, label in enumerate(self.others):
            label.show_text(_other(others[number]) if number < len(others) else "")
        self.play.setText(self._play_text(day))
        self.play.setEnabled(is_due)
        self.look.setEnabled(first is not None)

    def _not_played(self, day: date) -> str:
        if day == self._in_play:
            return days_words.in_play()
        return days_words.begun() if day in self._begun else days_words.not_played()

    def _play_text(self, day: date) -> str:
        if day == self._in_play or day in self._begun:
            return days_words.go_on()
        return days_words.play_day() if self._first is None else days_words.play_day_again()

    def _press_day(self) -> None:
        if self._first is not None:
            self._look()
        elif self.play.isEnabled():
            self._play()

    def _play(self) -> None:
        self.dayRequested.emit(self.grid.day)
        self.close()

    def _look(self) -> None:
        if self._first is not None:
            self.gameRequested.emit(self._first.key)


def _arrow(sign: str, name: str) -> QPushButton:
    button = QPushButton(sign)
    button.setProperty("small", "true")
    button.setAccessibleName(name)
    set_tooltip(button, name)
    button.setCursor(Qt.CursorShape.PointingHandCursor)
    return button


def _spoken(result: DayResult) -> str:
    return days_words.played_day(result.day, result.score)


def _details(result: DayResult) -> str:
    time = time_in(result.finished_at)
    finished = time.astimezone() if time is not None else None
    rules = games.rules_and_rolls(result.key.rules, result.key.rolls_per_turn)
    return days_words.result_details(rules, finished, result.points_lost, coached=result.coached)


def _other(result: DayResult) -> str:
    return days_words.result(result.key.rules, result.key.rolls_per_turn, result.score)
