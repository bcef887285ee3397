# SPDX-License-Identifier: MIT
"""What the player needs in a match as it is shown, and how exact the chances are."""

from __future__ import annotations

from engine.games.game import Game
from engine.games.match import Match, Seat
from engine.rules.scoring import upper_bonus_missing, upper_total
from yahtzee_gui.board.match import words
from yahtzee_gui.board.match.needs import Need
from yahtzee_gui.play.scene import Scene
from yahtzee_gui.words.boxes import of_its_game

_CERTAIN = 1e-9  # per cent: what is left are roundings
_LATER = "…"  # in the place of a figure that is being worked out


@of_its_game
def needs(scene: Scene) -> tuple[Need, ...]:
    """Return what it takes to beat each of the others, and the upper bonus, where the options go by chances.

    The lines have their places at once, and their figures as soon as these are known of the dice as they lie there.
    """
    match, game = scene.match, scene.game
    outlook = scene.outlook_now
    if match is None or game is None or not scene.visibility.values or scene.viewed is not None or match.is_over:
        return ()
    if scene.measure is None:
        return ()
    if outlook is None:
        lines = [Need(words.beat(seat.name, _LATER), 0.0, _LATER) for seat in match.others(match.person)]
    else:
        lines = [
            Need(_beat(match.seats[other.place], other.score), *_figure(scene, other.chance))
            for other in outlook.to_beat
        ]
    rules = game.rules
    missing = rules.upper_bonus_at - upper_total(game.filled) if rules.upper_bonus else 0
    if missing > 0 and not upper_bonus_missing(game.filled, rules):
        text = _bonus(game, missing)
        lines.append(Need(text, *_figure(scene, outlook.upper_bonus if outlook is not None else 0.0)))
    return tuple(lines)


def _figure(scene: Scene, chance: float) -> tuple[float, str]:
    """Return a chance, and as it is written: nothing of it where it is that of the dice before these."""
    if scene.outlook_now is None or not scene.said.is_outlook_current:
        return 0.0, _LATER
    return chance, words.percent(chance)


def _beat(seat: Seat, score: int) -> str:
    """Return what beats a player: with the total that one has ended with, it is a tie."""
    if seat.game.is_over:
        return words.beat_finished(name=seat.name, score=score, more=score + 1)
    return words.beat(seat.name, score)


def _bonus(game: Game, missing: int) -> str:
    left = [box for box in game.rules.upper if game.scores[box] is None]
    return words.bonus_in(missing, left[0]) if len(left) == 1 else words.bonus_missing(missing)


def is_certain(chance: float | None) -> bool:
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
    if here.is_decided if here is not None else is_certain(chance):
        return words.Exactness.DECIDED
    return words.Exactness.ABOUT if scene.viewed is None else words.Exactness.THEN


@of_its_game
def match_status(scene: Scene, match: Match) -> str:
    """Return the last line of the coach: against how many, with which dice, and how exact the chances are."""
    return words.status(len(match.seats) - 1, exactness(scene, match), linked=match.linked)
