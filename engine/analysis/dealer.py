# SPDX-License-Identifier: MIT
"""A dealer says where dice that are not fair land, which depends on what the rolls are worth to the player.

Against worst-of-N and best-of-N the dice are thrown N times, each throw from the seeded stream of the game, and the
throw counts that leaves the lowest or highest value. A demon chooses the roll; its dice need no stream.
"""

from __future__ import annotations

from engine.analysis.analyzer import Analyzer
from engine.analysis.follower import Follower
from engine.games.deals import Deal
from engine.games.game import Game, Kept
from engine.games.position import Position
from engine.rules.dice import Dice


class Dealer:
    """Deals with the table that `analyzer` values options with. Not for several threads at once."""

    def __init__(self, analyzer: Analyzer, follower: Follower) -> None:
        self._analyzer = analyzer
        self._follower = follower
        self._model = analyzer.table.dice_model

    def deal(self, game: Game, kept: Kept) -> Deal:
        """Return where the dice of `game` that are not marked in `kept` land.

        Raises:
            IllegalMove: if that roll is not legal.
            ValueError: if the game is for other rules or other dice than the table.
        """
        game.verify_roll(kept)
        if (game.rules, game.dice_model) != (self._analyzer.table.rules, self._analyzer.table.dice_model):
            raise ValueError(f"the table is not for {game.rules.key} with {game.dice_model} dice")
        if self._model.is_fair:
            return Deal(game.thrown(kept))
        return Deal(self._answer(game, kept)) if self._model.is_deterministic else self._one_of_many(game, kept)

    def _one_of_many(self, game: Game, kept: Kept) -> Deal:
        throws = [game.thrown(kept, number) for number in range(self._model.throws)]
        values = [self._value(game, dice) for dice in throws]
        wanted = max(values) if self._model.favours_player else min(values)
        landed = values.index(wanted)
        return Deal(throws[landed], (*throws[:landed], *throws[landed + 1 :]))

    def _value(self, game: Game, dice: Dice) -> float:
        """Return what the player can expect when the dice lie so."""
        position = Position(dice, game.rolls_left - 1, game.scores, game.yahtzee_bonuses, game.rules, game.dice_model)
        return self._analyzer.analyze(position).best.value

    def _answer(self, game: Game, kept: Kept) -> Dice:
        """Return the demon's roll: kept dice in their places, the others in order of their faces."""
        position = game.position
        if position is None:
            keep: Dice = ()
            answer = self._follower.first_answer(game.scores)
        else:
            keep = game.kept_dice(kept)
            answer = self._follower.answer(position, keep)
        assert answer is not None, "these dice leave nothing to chance"
        new = list(answer)
        for face in keep:
            new.remove(face)
        return tuple(was if stays else new.pop(0) for stays, was in zip(kept, game.dice or kept, strict=True))
