# SPDX-License-Identifier: MIT
"""Results of matches as they are shown: a line for each opponent, and how a series stands."""

from __future__ import annotations

from collections.abc import Sequence

from engine.matches.results import Results, matches_to_know
from engine.runtime.lazy_dataclass import dataclass
from engine.strategies.strengths import Face
from yahtzee_gui.board.match import words as match_words
from yahtzee_gui.history import results_words as words
from yahtzee_gui.history import words as history_words
from yahtzee_gui.library.match_results import MatchResults, MetOpponent, SeriesState

_RANGE = 6  # its column
_BY_STRATEGY = {face.value: face for face in Face}


@dataclass(frozen=True)
class ResultsView:
    """What is said of the results, and their lines; without any, only what is said."""

    text: str = ""
    rows: tuple[Sequence[str], ...] = ()


def results_view(found: MatchResults) -> ResultsView:
    """Return the results against each opponent, most matches first."""
    if not found.against:
        return ResultsView(words.no_results())
    ordered = sorted(found.against.items(), key=lambda item: (-item[1].matches, _name(item[0]).casefold()))
    rows = (words.row(_name(who), results, _known(who, results)) for who, results in ordered)
    parts = [
        words.explained(range=words.columns()[_RANGE]),
        words.what_counts(history_words.on_my_own()),
        *(_stands(state) for state in found.series[:1]),
    ]
    return ResultsView(" ".join(parts), tuple(rows))


def _stands(state: SeriesState) -> str:
    return words.latest_series(match_words.series_stands(state.length, state.names, state.wins))


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
