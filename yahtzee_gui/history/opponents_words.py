# SPDX-License-Identifier: MIT
"""The results of matches in words."""

from __future__ import annotations

from collections.abc import Sequence

from engine.matches.results import Results
from yahtzee_gui.history.people import MatchSpan
from yahtzee_gui.words.base import Counted, Sentence, SentenceFor, Sentences, tr
from yahtzee_gui.words.numbers import decimal, signed, whole

results_list = Sentence("Results against each opponent", where="name of a table")
columns = Sentences(
    ("Opponent", "a column: a name"),
    ("Matches", "a column: how many"),
    ("Won", "a column: how many matches"),
    ("Tied", "a column: how many matches"),
    ("Lost", "a column: how many matches"),
    ("Your share", "a column: of wins, in per cent, a tie counts half"),
    ("95 % range", "a column: an interval in per cent"),
    ("Points", "a column: per match, more or less than the opponent"),
    ("Who plays better", "a column: whether it is known"),
    where="headings of a table",
)
no_results = Sentence("No matches yet. Start one with “New game”, “{tile}”.", where="in place of a table")
explained = Sentence(
    "A tie counts as half. Your share in the long run is about 95 % certain to be in the range under “{range}”. Once "
    "that range no longer includes 50 %, you can be fairly sure who plays better."
)
what_counts = Sentence(
    "A match counts once for each kind of opponent: won if you beat them all, lost if they all beat you, otherwise "
    "tied. Matches with help count, too, unless you choose “{without}”."
)
linked = Sentence("{name}, same rolls for everyone", where="a line of a table: an opponent in such matches")
you_are_better = Sentence("you do", where="in a column: who plays better")
they_are_better = Sentence("{name} does", where="in a column: who plays better")
even = Sentence("dead even so far", where="in a column: who plays better")
to_know = Counted(
    "unclear: about %n match needed in all",
    "unclear: about %n matches needed in all",
    "in a column, if it goes on like this",
)


def row(name: str, results: Results, known: str) -> Sequence[str]:
    """Return a line of the table."""
    low, high = results.interval
    return (
        name,
        whole(results.matches),
        whole(results.won),
        whole(results.tied),
        whole(results.lost),
        f"{decimal(100 * results.share, 1)} %",
        tr("{low} to {high} %").format(low=decimal(100 * low, 0), high=decimal(100 * high, 0)),
        signed(results.difference / results.matches),
        known,
    )


# ---- who played best, apart from luck -------------------------------------------------------------------------------

spans = Sentence("Which matches", where="name of a switch")
none_in_span = Sentence("None of these matches has been looked at yet.", where="in place of a table of players")

span = SentenceFor(
    (MatchSpan.ALL, "All matches"),
    (MatchSpan.EVENING, "Last evening"),
    (MatchSpan.SERIES, "Last series"),
    where="a span of matches",
)


# ---- series ---------------------------------------------------------------------------------------------------------


latest_series = Sentence("The latest series: {stands}.", where="after the results of all matches")
