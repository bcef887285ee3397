# SPDX-License-Identifier: MIT
"""A follower tells how one turn goes on under best play: where it may end, and what a demon's dice answer.

It is the Python side of `engine.turn.flow` for one turn state at a time. Code that goes through many turn states
calls those kernels itself. A dealer asks it where dice that are not fair land, which depends on what the rolls are
worth to the player.
"""

from __future__ import annotations

from functools import lru_cache, partial
from weakref import proxy

import numpy as np

from engine.analysis.analyzer import Analyzer
from engine.analysis.options import Analysis
from engine.games.game import Game, Kept
from engine.games.position import Position, Scores, filled_boxes
from engine.rules import dice, turn_states
from engine.rules.dice import Deal, Dice
from engine.solving import component_kernels
from engine.solving.component_kernels import FOLLOW, WEIGH, new_weights, one_total
from engine.solving.components import ComponentTable
from engine.solving.layers import class_of_totals
from engine.solving.value_table import ValueTable
from engine.turn.backward_induction import part_count
from engine.turn.dice_models import kernel_dice
from engine.turn.endings import Ending, endings_of, rule_tables
from engine.turn.flow import new_flow
from engine.turn.goals import points_goal
from engine.turn.lanes import LANES
from engine.turn.lattice import FloatArray

TurnState = tuple[int, int, int, int]
_REMEMBERED = 256
_NO_COMPONENTS = np.zeros((1, LANES))


class Follower:
    """Follows turns with one value table. Not for several threads at once.

    Against the demon it needs the fair table too, which the demon looks at.
    """

    def __init__(self, table: ValueTable, fair: ValueTable | None = None) -> None:
        self.table = table
        self._tables = rule_tables(table.rules)
        self._flow = new_flow(table.rules)
        self._weights = new_weights(table.rules)
        self._dice = table.dice_model
        self._model = kernel_dice(self._dice, fair.values if fair is not None else None, part_count(table.rules))
        self._endings = endings_of(table.rules)
        # By a weak reference: held in a circle, the table would stay in memory until a full collection.
        self._answers = lru_cache(maxsize=_REMEMBERED)(partial(Follower._find_answers, proxy(self)))

    def endings(self, turn_state: TurnState, start: dice.Dice = (), rolls: int | None = None) -> dict[Ending, float]:
        """Return how the turn can end under best play, and with what chance each.

        `start` are the dice that are kept, sorted, and `rolls` the rolls left, the one to be made now included: all of
        a turn by default. To look at a roll before the choice, give the roll, and one more.
        """
        count = self.table.rules.rolls_per_turn if rolls is None else rolls
        self._run(turn_state, dice.KEEP_INDEX[start], count, FOLLOW, _NO_COMPONENTS)
        return self._found()

    def weigh_keep(
        self, components: ComponentTable, turn_state: TurnState, start: dice.Dice, rolls: int
    ) -> tuple[dict[Ending, float], FloatArray]:
        """Return the endings, and the points still to come as the numbers of `engine.solving.components`."""
        self._run(turn_state, dice.KEEP_INDEX[start], rolls, WEIGH, components.words)
        return self._found(), self._numbers()

    def weigh_ending(self, components: ComponentTable, turn_state: TurnState, ending: Ending) -> FloatArray:
        """Return the points still to come when the turn ends in this way, as these numbers."""
        self._flow.endings[:] = 0.0
        self._flow.endings[self._endings.index(ending)] = 1.0
        self._run(turn_state, 0, 0, WEIGH, components.words)
        return self._numbers()

    def answer(self, position: Position, keep: dice.Dice) -> dice.Dice | None:
        """Return the roll that the dice will answer a (sorted) keep of `position` with.

        None for dice that leave it to chance. All keeps of a position are worked out together and remembered.

        Raises:
            ValueError: if no roll is left.
        """
        if position.rolls_left < 1:
            raise ValueError("rolls_left: no roll is left to be answered")
        return self._answer(turn_states.turn_state(position.rules, position.filled), position.rolls_left, keep)

    def answers(self, analysis: Analysis) -> dict[dice.Dice, dice.Dice]:
        """Return the answers to all keeps of an analysed position that roll dice, best keep first.

        Empty where no roll is left, and for dice that leave it to chance.
        """
        keeps = [keep for keep, option in analysis.keeps.items() if option.is_reroll]
        found = {keep: self.answer(analysis.position, keep) for keep in keeps}
        return {keep: answer for keep, answer in found.items() if answer is not None}

    def first_answer(self, scores: Scores) -> dice.Dice | None:
        """Return the first roll of a turn; None for dice that leave it to chance."""
        turn_state = turn_states.turn_state(self.table.rules, filled_boxes(scores, self.table.rules))
        return self._answer(turn_state, self.table.rules.rolls_per_turn, ())

    def _answer(self, turn_state: TurnState, rolls: int, keep: dice.Dice) -> dice.Dice | None:
        if not self._dice.is_deterministic:
            return None
        return dice.ROLLS[self._answers(turn_state, rolls)[dice.KEEP_INDEX[keep]]]

    def _find_answers(self, turn_state: TurnState, rolls: int) -> tuple[int, ...]:
        self._run(turn_state, 0, rolls, FOLLOW, _NO_COMPONENTS)
        return tuple(self._flow.policy.answers[rolls - 1, :, 0].tolist())

    def _run(self, turn_state: TurnState, keep: int, rolls: int, purpose: int, words: FloatArray) -> None:
        *block, total = turn_state
        component_kernels.follow_blocks(
            points_goal(self.table.values),
            words,
            np.array([block]),
            0,
            1,
            one_total(self.table.rules, block[-1], total, class_of_totals(self.table.rules)),
            keep,
            rolls,
            purpose,
            self._tables,
            self._model,
            self._flow,
            self._weights,
        )

    def _found(self) -> dict[Ending, float]:
        chances = self._flow.endings[:, 0].tolist()
        return {ending: chance for ending, chance in zip(self._endings, chances, strict=True) if chance > 0.0}

    def _numbers(self) -> FloatArray:
        return self._weights.result[: component_kernels.numbers_of(self.table.rules).words].flatten()


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
