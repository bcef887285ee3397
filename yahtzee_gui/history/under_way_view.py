# SPDX-License-Identifier: MIT
"""The games under way as the page shows them: what is on their scorecards, and nothing of what anything is worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.games import saved
from engine.games.match import Match, Seat
from engine.games.record import Record
from engine.games.saved import Play
from engine.rules.keys import is_yahtzee, rules_key
from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.board.match import words as match_words
from yahtzee_gui.history import words
from yahtzee_gui.library.days import day_of
from yahtzee_gui.new_game import words as new_game_words
from yahtzee_gui.words import games, names


@dataclass(frozen=True)
class BegunGame:
    """A game under way with the texts of its line; `waits`: another one is in play, so it can be given up."""

    play: Play
    texts: tuple[str, ...]
    waits: bool


def begun_games(plays: Sequence[Play], here: Play | None, waits: Callable[[Play], bool]) -> tuple[BegunGame, ...]:
    """Return the lines of games under way; none if that is only the one `here`, on the table."""
    if all(play is here for play in plays):
        return ()
    return tuple(BegunGame(play, _line(play, is_here=play is here), waits(play)) for play in plays)


def _line(play: Play, *, is_here: bool) -> tuple[str, ...]:
    record = saved.own_record(play)
    game, others = record.game, play.others(play.own) if isinstance(play, Match) else ()
    parts = _parts_of_match(play, others) if isinstance(play, Match) else _parts(record)
    if is_here:
        parts.append(words.on_the_table())
    dice = new_game_words.real_dice() if record.own_dice else names.dice_model_name(game.dice_model)
    totals = [game.points_so_far, *(seat.game.points_so_far for seat in others)]
    turn = min(game.turn, *(seat.game.turn for seat in others), len(game.rules.boxes))  # of the round, in a match
    at = words.turn_at(turn, len(game.rules.boxes))
    return " · ".join(parts), dice, at, " : ".join(map(str, totals))


def _parts_of_match(play: Match, others: Sequence[Seat]) -> list[str]:
    """Return what a match is: against whom, and by which rules if not those of Yahtzee."""
    parts, rules = [match_words.against([seat.name for seat in others])], play.record.game.rules
    key = rules_key(rules)
    return parts if is_yahtzee(key) else [*parts, games.rules_and_rolls(key, rules.rolls_per_turn)]


def _parts(record: Record) -> list[str]:
    """Return what a game of one is, as the list of those that are over says it, with the day whose game it is."""
    game = record.game
    day = day_of(game.seed) if game.dice_model.is_fair and record.goal is None else None
    parts = [games.game_of_day(day)] if day is not None else []
    parts.append(games.rules_and_goal(rules_key(game.rules), game.rules.rolls_per_turn, record.goal))
    return [*parts, words.begun_from_position()] if game.begins is not None else parts
