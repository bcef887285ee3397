# SPDX-License-Identifier: MIT
"""What would have to change for another choice to be best, in words."""

from __future__ import annotations

from engine.analysis.options import Option
from engine.game_review.neighbours import Bonus, Neighbour
from engine.games.goals import ReachGoal, RiskGoal
from yahtzee_gui.board.coach.explanation_words import about
from yahtzee_gui.words import names, units
from yahtzee_gui.words.base import Sentence, plural, tr
from yahtzee_gui.words.options import begun, choosing

heading = Sentence("What would change it?", where="link below a reason")
looking = Sentence("Looking at rolls and upper totals…")
nothing = Sentence("Still best with other totals, rules and goals.")
not_now = Sentence("This appears once the options are shown.")


def best_now(option: Option) -> str:
    """Return what is best as things are."""
    return tr("Best now: {option}").format(option=_short(option))


otherwise = Sentence("what would change that:", where="after what is best now, before what would change that")


def beyond(done: int, of: int) -> str:
    """Return how far other rules and goals have been looked at."""
    return tr("Looking at other rules and goals: {done} of {of}").format(done=done, of=of)


def change(found: Neighbour) -> str:
    """Return a change, and what is best then."""
    return f"{begun(_condition(found))}: {_short(found.best)}"


def costs(found: Neighbour, best: Option) -> str:
    """Return what the best choice of today would cost then; nothing where it is gone."""
    if found.stays is None:
        return ""
    named = _short(best) if best.keep else begun(choosing(best))
    return tr("{option} would cost {lost}").format(option=named, lost=units.amount_lost(found.stays))


def _short(chosen: Option) -> str:
    """Return an option in as few signs as there can be; its dice may be drawn."""
    return names.drawn_dice(chosen.keep) if chosen.keep else about(chosen)


def _condition(found: Neighbour) -> str:
    if found.rolls_left is not None:
        if not found.rolls_left:
            return tr("with no rolls left")
        return plural(found.rolls_left, "with %n roll left", "with %n rolls left")
    if found.totals is not None:
        return _total(found)
    if found.rules is not None:
        return tr("with the rules “{rules}”").format(rules=names.rules_in_sentence(found.rules))
    if isinstance(found.goal, ReachGoal):
        return tr("playing for {target} or more").format(target=found.goal.target)
    is_careful = isinstance(found.goal, RiskGoal) and found.goal.aversion > 0.0
    return tr("with careful play") if is_careful else tr("with daring play")


def _total(found: Neighbour) -> str:
    """Return how the upper boxes stand."""
    assert found.totals is not None
    first, last = found.totals
    points = str(first) if first == last else f"{first} – {last}"
    if found.bonus is Bonus.GONE:
        return tr("with the bonus out of reach ({points})").format(points=points)
    if found.bonus is Bonus.EARNED:
        return tr("with the bonus earned ({points})").format(points=points)
    return tr("with {points} in the upper boxes").format(points=points)
