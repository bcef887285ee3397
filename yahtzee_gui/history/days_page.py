# SPDX-License-Identifier: MIT
"""The page of days: a calendar of the daily games with their first results, and the run of days that were played."""

from __future__ import annotations

import calendar
from collections.abc import Mapping
from datetime import date
from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from engine.analysis.verdicts import Verdict
from engine.games.game import Game
from yahtzee_gui.desktop.own_files import time_in
from yahtzee_gui.history import days_words as words
from yahtzee_gui.history.game_panel import INNER, WIDTH, Facts
from yahtzee_gui.history.month_grid import DayCell, MonthGrid, in_month
from yahtzee_gui.kit.drawing import AlignLeft, AlignRight, draw_bar, draw_text, smooth_painter
from yahtzee_gui.kit.labels import ElidedLabel, Label, Picture, link_button, set_primary, set_tooltip
from yahtzee_gui.kit.layouts import INSET, STRETCH, Card, FittedText, filled
from yahtzee_gui.kit.places import PlacePage
from yahtzee_gui.library import days as all_days
from yahtzee_gui.library.days import DayResult, Days
from yahtzee_gui.library.finished_game import GameKey
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme
from yahtzee_gui.words import games, names, numbers

_MARGINS, _SPACE = (14, 10, 14, 14), 12
_MONTHS, _MISSED = 3, 3
_BAR, _LINE = 10, 26
_FELT = 180


class DaysPage(PlacePage):
    """The calendar, what is known of the day that is chosen, and all days together."""

    dayRequested = Signal(date)
    gameRequested = Signal(GameKey)

    def __init__(
        self,
        days: Days,
        today: date,
        in_play: date | None = None,
        parent: QWidget | None = None,
        *,
        begun: Mapping[date, Game] | None = None,
    ) -> None:
        super().__init__(parent)
        self._begun, self._in_play = begun or {}, in_play
        self._days: Days = {}
        self._worst: Mapping[GameKey, Verdict] = {}
        self._missed: list[date] = []
        self.grid = MonthGrid(words.calendar(), today)
        self.run, self.played = ElidedLabel("heading", AlignLeft), ElidedLabel("muted", AlignLeft)
        self.month = ElidedLabel("title", AlignLeft)
        self.earlier, self.later = _arrow("‹", words.earlier_month()), _arrow("›", words.later_month())
        self.now = QPushButton(words.this_month())
        self.day = Label(role="topic")
        self.headline, self.details = FittedText("text", INNER), FittedText("muted", INNER)
        self.others = FittedText("muted", INNER)
        self.play, self.look = QPushButton(), QPushButton(games.open_game())
        set_primary(self.play, True)
        self.months, self.facts = _Months(), Facts(2)
        self.missed = [link_button() for _ in range(_MISSED)]
        self.missed_name = Label(words.missed_lately(), role="muted")
        self._lay_out()
        self._connect()
        self.set_days(days)
        self.grid.setFocus()

    def _lay_out(self) -> None:
        small = self.earlier, self.now, self.later
        head = filled(QHBoxLayout(), self.run, (self.played, 1), self.month, *small, spacing=8)
        left = Card()
        filled(left.column, head, (self.grid, 1), Label(words.days_explained(), role="muted", wraps=True))
        felt = QFrame()
        felt.setProperty("card", "tray")
        felt.setFixedWidth(WIDTH)
        parts = self.day, self.headline, self.details, self.others, STRETCH, self.play, self.look
        filled(QVBoxLayout(felt), *parts, spacing=8, margins=(INSET, 14, INSET, 14))
        felt.setMinimumHeight(_FELT)
        self._together = Card(words.your_days(), WIDTH)
        links = filled(QHBoxLayout(), *self.missed, STRETCH, spacing=16)
        filled(self._together.column, self.months, self.facts, 4, self.missed_name, links)
        every = Label(words.every_day(), role="muted", wraps=True)
        right = filled(QVBoxLayout(), felt, self._together, STRETCH, every, spacing=_SPACE)
        filled(QHBoxLayout(self), (left, 1), right, spacing=_SPACE, margins=_MARGINS)

    def _connect(self) -> None:
        self.grid.dayChosen.connect(self._show_day)
        self.grid.dayPressed.connect(lambda: (self.play if self._first is None else self.look).click())
        self.earlier.clicked.connect(lambda: self.grid.go_to(in_month(self.grid.day, -1)))
        self.later.clicked.connect(lambda: self.grid.go_to(in_month(self.grid.day, 1)))
        self.now.clicked.connect(lambda: self.grid.go_to(self.grid.today))
        self.play.clicked.connect(self._play)
        self.look.clicked.connect(self._look)
        for place, button in enumerate(self.missed):
            button.clicked.connect(partial(self._go_to_missed, place))

    def _go_to_missed(self, place: int) -> None:
        self.grid.go_to(self._missed[place])
        self.grid.setFocus()

    def set_days(self, days: Days) -> None:
        self._days = days
        today = self.grid.today
        run = all_days.run_until(days, today)
        self.run.setText(words.run(run) if run else words.days_played(len(days)) if days else words.no_days())
        self._together.setVisible(bool(days))
        self.months.show_months(all_days.cost_by_month(days, _MONTHS))
        if days:
            best = max((results[0] for results in days.values()), key=lambda one: one.score)
            on = words.best_on(score=str(best.score), day=numbers.long_day(best.day))
            longest = words.days(all_days.longest_run(days))
            self.facts.show_facts([(words.longest_run(), longest), (words.best_score(), on)])
        self._missed = missed = all_days.missed(days, today, _MISSED)
        self.missed_name.setVisible(bool(missed))
        for place, button in enumerate(self.missed):
            button.setVisible(place < len(missed))
            if place < len(missed):
                button.setText(f"{numbers.weekday(missed[place].isoweekday())} {missed[place].day}")
                button.setAccessibleName(numbers.long_day(missed[place]))
        self._fill()

    def set_worst(self, worst: Mapping[GameKey, Verdict] | None) -> None:
        """Colour the days by the verdicts on the costliest choices of their games."""
        self._worst = worst or {}
        self._fill()

    def _fill(self) -> None:
        cells = {day: self._cell(results[0]) for day, results in self._days.items()}
        for day, game in self._begun.items():
            cells.setdefault(day, DayCell(numbers.long_day(day), cost=words.turn_in_cell(number=game.turn)))
        today = self.grid.today
        cells.setdefault(today, DayCell(numbers.long_day(today), cost=words.today_in_cell()))
        self.grid.set_days(cells)
        self._show_day(self.grid.day)

    def _cell(self, result: DayResult) -> DayCell:
        cost = self._cost(result)
        spoken = words.played_day(result.day, result.score, cost)
        return DayCell(spoken, str(result.score), cost, self._worst.get(result.key))

    def _cost(self, result: DayResult) -> str:
        """Return what the game of a day cost, with the mark of its costliest choice; empty while it is not known."""
        worst, lost = self._worst.get(result.key), result.cost
        if lost is None:
            return ""
        if worst is Verdict.BEST and not round(lost, 1):
            return f"{words.all_best()} {names.mark(worst)}"
        figure = numbers.decimal(lost, 1)
        return words.cost_in_cell(figure=f"{figure} {names.mark(worst)}" if worst is not None else figure)

    @property
    def _first(self) -> DayResult | None:
        """The result of the chosen day that counts."""
        return next(iter(self._days.get(self.grid.day, ())), None)

    def _show_day(self, day: date) -> None:
        first, today = self._first, self.grid.today
        self.month.setText(numbers.month(day))
        length = calendar.monthrange(day.year, day.month)[1]
        is_now = (day.year, day.month) == (today.year, today.month)
        played = sum((one.year, one.month) == (day.year, day.month) for one in self._days)
        said = words.played_in_month(played, today.day if is_now else length, numbers.month(day))
        self.played.setText(said if played else "")
        self.day.setText(numbers.long_day(day))
        self.headline.show_text(games.final_score(first.score) if first is not None else self._not_played(day))
        self.details.show_text(self._details(first) if first is not None else "")
        others = [words.result(one.score, _rules_of(one)) for one in self._days.get(day, ())[1:]]
        self.others.show_text(words.other_rules(results="; ".join(others)) if others else "")
        self.play.setText(self._play_text(day))
        self.play.setEnabled(day <= today)
        self.look.setVisible(first is not None)

    def _not_played(self, day: date) -> str:
        if day > self.grid.today:
            return words.not_yet()
        if day == self._in_play:
            return words.in_play()
        return words.begun() if day in self._begun else words.not_played()

    def _play_text(self, day: date) -> str:
        if day == self._in_play or day in self._begun:
            return words.go_on()
        if self._first is not None:
            return words.play_day_again()
        return words.play_today() if day == self.grid.today else words.play_day()

    def _details(self, result: DayResult) -> str:
        time = time_in(result.finished_at)
        finished = time.astimezone() if time is not None else None
        return words.result_details(_rules_of(result), finished, self._cost(result), coached=result.coached)

    def _play(self) -> None:
        self.dayRequested.emit(self.grid.day)
        self.close()

    def _look(self) -> None:
        if self._first is not None:
            self.gameRequested.emit(self._first.key)


def _rules_of(result: DayResult) -> str:
    return games.rules_and_rolls(result.key.rules, result.key.rolls_per_turn)


class _Months(Picture):
    """What a daily game cost on average, a bar for each of the latest months."""

    def __init__(self) -> None:
        super().__init__()
        self._months: list[tuple[str, float]] = []

    def show_months(self, months: list[tuple[date, float]]) -> None:
        self._months = [(numbers.month(month), cost) for month, cost in months]
        self.setVisible(bool(months))
        self.setFixedHeight(round(_LINE * (len(months) + 1) * self.zoom))
        self.setAccessibleName(words.cost_per_game())
        self.setAccessibleDescription(", ".join(f"{name}: {numbers.decimal(cost, 1)}" for name, cost in self._months))

    def sizeHint(self) -> QSize:
        return QSize(INNER, self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        painter.scale(self.zoom, self.zoom)
        line = QRectF(0, 0, self.width() / self.zoom, _LINE)
        draw_text(painter, line, words.cost_per_game(), fonts.font(12), theme().q("muted"), AlignLeft)
        most = max((cost for _, cost in self._months), default=0.0) or 1.0
        for name, cost in self._months:
            line.translate(0, _LINE)
            self._paint_month(painter, line, name, cost, cost / most)

    def _paint_month(self, painter: QPainter, line: QRectF, name: str, cost: float, share: float) -> None:
        named = QRectF(line.x(), line.y(), line.width() * 0.42, line.height())
        draw_text(painter, named, name, fonts.font(13), theme().q("text"), AlignLeft)
        bar = QRectF(named.right(), line.center().y() - _BAR / 2, (line.width() - named.width() - 48) * share, _BAR)
        draw_bar(painter, bar, theme().q("bar"))
        font = fonts.font(13, QFont.Weight.DemiBold)
        draw_text(painter, line, numbers.decimal(cost, 1), font, theme().q("text"), AlignRight)


def _arrow(sign: str, name: str) -> QPushButton:
    button = QPushButton(sign)
    button.setAccessibleName(name)
    set_tooltip(button, name)
    button.setCursor(Qt.CursorShape.PointingHandCursor)
    return button
