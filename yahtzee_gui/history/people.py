# SPDX-License-Identifier: MIT
"""Who played best over several matches: the last evening, the last series, or all there are, for each player by name.

Nothing of it is kept: a match is looked at again from its text, which takes a fiftieth of a second for each player.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from enum import Enum

from engine.game_review.review import Played
from engine.games import saved
from engine.games.match import Match
from engine.solving.library import TableKey
from engine.workspace.workspace import Steps
from yahtzee_gui.desktop.own_files import time_in
from yahtzee_gui.library.games_list import KeptMatch
from yahtzee_gui.library.match_results import series_of
from yahtzee_gui.words import reviews as words_reviews
from yahtzee_gui.work import WindowWorkspace

MOST = 200
"""How many of the newest matches are looked at."""
_EVENING = timedelta(hours=8)


class MatchSpan(Enum):
    """Which matches are held against each other."""

    ALL = "all"
    EVENING = "evening"
    SERIES = "series"


def within(matches: Sequence[KeptMatch], span: MatchSpan) -> Sequence[KeptMatch]:
    """Return the matches of a span, of all, the newest first: those of one evening are over within eight hours."""
    if span is MatchSpan.EVENING and matches:
        last = time_in(matches[0].finished_at)
        times = [time_in(match.finished_at) for match in matches]
        return [match for match, at in zip(matches, times, strict=True) if last and at and last - at <= _EVENING]
    if span is MatchSpan.SERIES:
        series = next(filter(None, (series_of(match.text) for match in matches)), None)
        return [match for match in matches if series is not None and series_of(match.text) == series]
    return matches


Table = Sequence[tuple[str, Played]]
"""The names of those at a table, and what each did in a match, or in several together."""


def look_at(workspace: WindowWorkspace, matches: Sequence[KeptMatch], known: dict[str, Table]) -> Steps[Table]:
    """Add up what everybody did in matches, of which some are `known` by their texts; who lost least comes first.

    Left out are those by rules whose table has not been here, and what is no whole match.
    """
    found: dict[str, Played] = {}
    for kept in matches:
        if kept.text not in known:
            known[kept.text] = yield from _table(workspace, kept.text)
            yield None
        for name, one in known[kept.text]:
            found[name] = found.get(name, Played()).plus(one)
    return sorted(found.items(), key=lambda item: item[1].points_lost / item[1].games)


def _table(workspace: WindowWorkspace, text: str) -> Steps[Table]:
    try:
        match = saved.loads(text)
    except saved.NotationError:
        return ()  # damaged: that is told when it is opened
    if not isinstance(match, Match) or not match.is_over:
        return ()
    key = TableKey(match.record.game.rules)
    if not workspace.was_loaded(key):
        return ()
    analyzer = yield from workspace.analyzer(key)
    from engine.game_review.review import review

    reviews = []
    for seat in match.seats:
        reviews.append(review(seat.game, analyzer, seat.record.first_choices))
        yield None
    return tuple(zip((seat.name for seat in match.seats), words_reviews.at_table(reviews, match.shares), strict=True))
