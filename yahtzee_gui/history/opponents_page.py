# SPDX-License-Identifier: MIT
"""The results of matches: a line for each opponent, and who played best, apart from luck."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from engine.games.goals import WinGoal
from engine.matches.results import Results, matches_to_know
from engine.strategies.strategies import Face
from yahtzee_gui.board import match_words
from yahtzee_gui.history import opponents_words as words
from yahtzee_gui.history import words as history_words
from yahtzee_gui.history.filtered_page import FilteredPage
from yahtzee_gui.history.people import MOST, MatchSpan, Table, look_at, within
from yahtzee_gui.history.view import TableLines
from yahtzee_gui.kit.charts.figure_table import FigureTable, columns
from yahtzee_gui.kit.choices import Segments
from yahtzee_gui.kit.drawing import AlignLeft
from yahtzee_gui.kit.labels import ElidedLabel, WrappedLabel, set_tooltip
from yahtzee_gui.kit.layouts import filled
from yahtzee_gui.library import match_results
from yahtzee_gui.library.finished_game import goal_key
from yahtzee_gui.library.games_list import GameFilter, KeptMatch
from yahtzee_gui.library.library import Library
from yahtzee_gui.library.match_results import MatchResults, MetOpponent
from yahtzee_gui.new_game import words as new_game_words
from yahtzee_gui.words import numbers, reviews
from yahtzee_gui.work import Engine, Urgency

_RANGE = 6  # its column
_BY_STRATEGY = {face.value: face for face in Face}


def results_view(found: MatchResults) -> TableLines:
    """Return the results against each opponent, most matches first."""
    if not found.against:
        return TableLines(words.no_results(tile=new_game_words.match()))
    ordered = sorted(found.against.items(), key=lambda item: (-item[1].matches, _name(item[0]).casefold()))
    rows = (words.row(_name(who), results, _known(who, results)) for who, results in ordered)
    parts = [words.explained(range=words.columns()[_RANGE]), words.what_counts(history_words.on_my_own())]
    for state in found.series[:1]:
        parts.append(words.latest_series(match_words.series_stands(state.length, state.names, state.wins)))
    return TableLines(" ".join(parts), tuple(rows))


def _name(who: MetOpponent) -> str:
    name = _short_name(who)
    return words.linked(name) if who.linked else name


def _short_name(who: MetOpponent) -> str:
    face = _BY_STRATEGY.get(who.strategy)
    return match_words.face_name(face) if face is not None else who.strategy or who.name


def _known(who: MetOpponent, results: Results) -> str:
    """Return who plays better, or how many matches it takes to know."""
    if results.is_clear:
        return words.you_are_better() if results.share > 0.5 else words.they_are_better(_short_name(who))
    needed = matches_to_know(results.share)
    return words.even() if needed is None else words.to_know(needed)


_PEOPLE_WIDTHS = (150, 76, 60, 70, 70, 70)
_MOST_PEOPLE = 6


class PeopleTable(QWidget):
    """The table, with a switch for the span; without a match it is not there."""

    def __init__(self, library: Library, engine: Engine) -> None:
        super().__init__()
        self._library, self._engine = library, engine
        self._known: dict[str, Table] = {}
        self._asked = GameFilter()
        self.sentence = ElidedLabel("topic", AlignLeft)
        self.spans = Segments(list(MatchSpan), words.span)
        self.spans.setAccessibleName(words.spans())
        self._span = MatchSpan.ALL
        self.spans.set_choice(self._span)
        self.spans.choiceRequested.connect(self._turn_to)
        name, *rest = reviews.columns()
        names = (name, *reviews.over_games(), *rest)
        self.table = FigureTable(reviews.table_name(), columns(names, _PEOPLE_WIDTHS))
        set_tooltip(self.table, reviews.explained())
        self.table.stretch(0)
        head = filled(QHBoxLayout(), (self.sentence, 1), self.spans, spacing=12)
        filled(QVBoxLayout(self), head, self.table, spacing=8, margins=(0, 0, 0, 10))

    def ask(self, asked: GameFilter) -> None:
        """Find out who played best in the matches that a filter leaves."""
        self._asked = asked
        self._library.ask(lambda file: file.list.matches(asked, MOST), partial(self._take, (asked, self._span)))

    def _take(self, wanted: tuple[GameFilter, MatchSpan], found: Sequence[KeptMatch] | None) -> None:
        if wanted == (self._asked, self._span):
            steps = look_at(self._engine.workspace, within(found or (), self._span), self._known)
            self._engine.ask((self, "people"), Urgency.EXERCISE, steps, self.show_people)

    def _turn_to(self, span: MatchSpan) -> None:
        self._span = span
        self.spans.set_choice(span)
        self.ask(self._asked)

    def show_people(self, found: Table) -> None:
        rows = []
        for who, one in found:
            name, *rest = reviews.row(who, one)
            won = numbers.whole(round(one.won)) if one.won == round(one.won) else numbers.decimal(one.won, 1)
            rows.append((name, numbers.whole(one.games), won, *rest))
        self.table.set_rows(rows)
        self.table.fix_lines(min(_MOST_PEOPLE, len(rows)))
        self.table.setVisible(bool(rows))
        names, known = zip(*found, strict=True) if found else ((), ())
        self.sentence.setText(reviews.who_played_best(names, known) if rows else words.none_in_span())


_WIDTHS = (168, 72, 54, 54, 54, 90, 100, 70, 196)
_LAST = len(_WIDTHS) - 1
_EXPLAINED = 52  # three lines


class OpponentsPage(FilteredPage):
    """The table, and how to read it."""

    def __init__(self, library: Library, engine: Engine, parent: QWidget | None = None) -> None:
        super().__init__(library, parent, without=("dice", "goal"))  # matches are played with fair dice, to be won
        self.table = FigureTable(words.results_list(), columns(words.columns(), _WIDTHS, (0, _LAST)))
        self.table.stretch(_LAST)
        self.people = PeopleTable(library, engine)
        self.explained = WrappedLabel("muted", AlignLeft)
        self.explained.setFixedHeight(_EXPLAINED)
        self._results = QWidget()
        filled(QVBoxLayout(self._results), self.people, (self.table, 1), self.explained, margins=(14, 0, 14, 0))
        self.body.addWidget(self._results)
        filled(self.column, (self.body, 1))

    def ask(self) -> None:
        """Ask for the results of the matches that the filter leaves."""
        asked = replace(self.filter.chosen, goal=goal_key(WinGoal()), dice=None)
        self.ask_newest(lambda file: match_results.tally(file.list.texts(asked)), self._show_results)
        self.people.ask(asked)

    def _show_results(self, found: MatchResults | None) -> None:
        self.show_table(self._results, self.table, self.explained, results_view(found or MatchResults()))
