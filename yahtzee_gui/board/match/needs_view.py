# SPDX-License-Identifier: MIT
"""What the player needs in a match as it is shown, and how exact the chances are."""

from __future__ import annotations

from collections.abc import Iterator

from engine.analysis.options import Option
from engine.games.game import Game
from engine.games.match import Match, Seat
from engine.rules.scoring import upper_bonus_missing, upper_total
from yahtzee_gui.board.match import words
from yahtzee_gui.board.match.needs import Need
from yahtzee_gui.play.scene import Scene
from yahtzee_gui.words import units
from yahtzee_gui.words.boxes import of_its_game

_CERTAIN = 1e-9  # per cent: what is left are roundings
_LATER = "…"  # in the place of a figure that is being worked out


@of_its_game
def needs(scene: Scene) -> tuple[Need, ...]:
    """Return what it takes to beat each of the others, the hardest first, and to get along without a hand.

    The lines have their places at once, and their figures as soon as these are known of the dice as they lie there.
    Where no chance may be seen they have points alone, and in Off there is nothing.
    """
    match = scene.match
    is_told = match is not None and not match.is_over and scene.visibility.verdicts
    if match is None or not is_told or scene.measure is None or scene.viewed is not None or scene.watched is not None:
        return ()
    return *_to_beat(scene, match), *_bonus(scene), *_without(scene)


def _to_beat(scene: Scene, match: Match) -> Iterator[Need]:
    outlook, total = scene.outlook_now, match.seats[match.person].game.points_so_far
    if outlook is None:
        for seat in match.others(match.person):
            yield Need(words.beat(seat.name), words.about_score(_LATER), *_figure(scene, 0.0))
    else:
        for other in sorted(outlook.to_beat, key=lambda other: -other.score):
            seat = match.seats[other.place]
            points, shorter = _score(seat, other.score, total)
            yield Need(words.beat(seat.name), points, *_figure(scene, other.chance), shorter)


def _figure(scene: Scene, chance: float) -> tuple[float | None, str]:
    """Return a chance, and as it is written: nothing of it where it is that of the dice before these."""
    if not scene.visibility.values:
        return None, ""
    if scene.outlook_now is None or not scene.said.is_outlook_current:
        return 0.0, _LATER
    return chance, units.percent(100 * chance, 0)


def _score(seat: Seat, score: int, total: int) -> tuple[str, str]:
    """Return what beats a player, and the same in short: with the total that one has ended with, it is a tie."""
    if seat.game.is_over:
        return words.beat_finished(score=score, more=score + 1), str(score + 1)
    about = words.about_score(score)
    return words.about_more(score=score, more=score - total) if score > total else about, about


def _bonus(scene: Scene) -> Iterator[Need]:
    game, outlook = scene.game, scene.outlook_now
    assert game is not None
    rules = game.rules
    missing = rules.upper_bonus_at - upper_total(game.filled) if rules.upper_bonus else 0
    if missing > 0 and not upper_bonus_missing(game.filled, rules):
        chance = outlook.upper_bonus if outlook is not None else 0.0
        yield Need(words.upper_bonus(), _points_for_bonus(game, missing), *_figure(scene, chance))


def _points_for_bonus(game: Game, missing: int) -> str:
    left = [box for box in game.rules.upper if game.scores[box] is None]
    return words.points_in(missing, left[0]) if len(left) == 1 else words.points_to_go(missing)


def _without(scene: Scene) -> Iterator[Need]:
    """Yield the chance of winning without the hand that is needed most: at least that with a zero in its box now."""
    analysis = scene.analysis
    if analysis is None or analysis.is_decided:
        return
    rules = analysis.position.rules
    given_up = [one for box, one in analysis.categories.items() if not one.points and rules.box(box).is_whole_hand]
    if given_up:
        hand: Option = min(given_up, key=lambda one: one.prospect)
        assert hand.category is not None
        chance = hand.prospect
        yield Need(words.without(hand.category), words.at_least(), chance / 100, units.percent(chance, 0))


def _is_certain(chance: float | None) -> bool:
    """Return whether a chance, in per cent, can't change any more."""
    return chance is not None and min(abs(chance), abs(100 - chance)) < _CERTAIN


def exactness(scene: Scene, match: Match) -> words.Exactness:
    """Return how exact the chances are that are shown: none of the others may have a turn to come that matters."""
    if scene.viewed is None:
        is_exact = all(seat.game.is_over for seat in match.others(match.person))
    else:
        is_exact = scene.viewed.turn == len(match.seats[0].game.rules.boxes) and match.person == len(match.seats) - 1
    if is_exact:
        return words.Exactness.EXACT
    here, chance = scene.analysis, scene.chance if scene.viewed is None else None
    if here.is_decided if here is not None else _is_certain(chance):
        return words.Exactness.DECIDED
    return words.Exactness.ABOUT if scene.viewed is None else words.Exactness.THEN


@of_its_game
def match_status(scene: Scene, match: Match) -> str:
    """Return the last line of the coach: against how many, with which dice, and how exact the chances are."""
    return words.status(len(match.seats) - 1, exactness(scene, match), linked=match.linked)
