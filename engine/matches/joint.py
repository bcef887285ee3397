# SPDX-License-Identifier: MIT
"""The joint game is what two who take turns make of their last boxes, each seeing everything the other does.

The chance to win that goals work out (`engine.matches.win_chances`) holds the other's final score for drawn from
a distribution that stays as it is. While the other's turns are still to be seen, one can adapt to them, so the true
chance is higher; an opponent who reacts, and plays to win as well, lowers it. With few open boxes that can be solved.
With V(a, b, d) what turn states a and b and the lead d are worth to the first, who is to move, V' where the other is,
and w(e) the chances of the endings of a turn of a player who does not react,

    V(a, b, d) = best play of a turn from a, an ending e being worth V'(a after e, b, d + points(e))
    V'(a, b, d) = sum over endings e of w(e) * V(a, b after e, d - points(e))             the other does not react
    V'(a, b, d) = 1 - best play of a turn from b, e being worth 1 - V(a, b after e, d - points(e))          or does

and in the end V is 1 above, 1/2 at, and 0 below d = 0. For the whole game that is out of reach: docs/method.md has the
number of states.
"""

from __future__ import annotations

from collections.abc import Generator

import numpy as np

from engine.matches.duel_kernels import follow_endings
from engine.matches.residuals import Late, endings_of, late_states, residuals_of
from engine.runtime.lazy_dataclass import dataclass
from engine.runtime.steps import StepsDone, finish
from engine.solving.kernels import scratch_arrays, solve_lines
from engine.solving.layers import NOWHERE, Ints
from engine.solving.value_table import ValueTable
from engine.strategies.players import Player
from engine.strategies.simulate import new_games, play_turn, seed_number
from engine.turn.dice_models import FairDice
from engine.turn.endings import RuleTables, rule_tables
from engine.turn.goals import PAD, axis
from engine.turn.lattice import FloatArray

MOST_ROUNDS = 3


@dataclass(frozen=True)
class JointChances:
    """The chance of winning of the player whose turn it is; a tie counts one half.

    Attributes:
        about: as goals have it, the other's distribution of final scores being fixed.
        adapts: if the other plays as that distribution says, and what the other makes of each turn is seen.
        reacts: if the other plays to win as well, both as well as can be.
    """

    about: float
    adapts: float
    reacts: float


class _Game:
    """The turns of one joint game, the cells that can come up, and the leads.

    `own[n]` and `other[n]` are the cells with n open boxes, the first one alone; `turns` has whose turn it is, and open
    boxes before it; `won` what the leads from `low` on are worth in the end.
    """

    def __init__(self, late: Late, tables: RuleTables, own: int, other: int, lead: int) -> None:
        self.own, self.other = (_cells_from(late, tables, cell) for cell in (own, other))
        rounds, others = len(self.own) - 1, len(self.other) - 1
        if not rounds or others not in (rounds, rounds - 1):
            raise ValueError(f"there are {rounds} turns to come, and {others} of the other")
        self.turns = [(True, rounds)]
        for left in range(others, 0, -1):
            self.turns += [(False, left), *([(True, left - 1 + rounds - others)] if left - 1 + rounds - others else [])]
        to_come = late.field.to_come
        self.lead, self.low = lead, lead - int(to_come[other])
        self.size = int(to_come[own] + to_come[other]) + 1
        leads = self.low + np.arange(self.size)
        self.won = (leads > 0) + (leads == 0) / 2.0


def _cells_from(late: Late, tables: RuleTables, cell: int) -> list[Ints]:
    """Return the cells that can come after one, by number of open boxes; the cell itself comes last."""
    layers = [np.array([cell])]
    for _ in range(late.open_boxes(cell)):
        after = np.concatenate([successors(late, tables, here)[0] for here in layers[-1].tolist()])
        layers.append(np.unique(after[after != NOWHERE]))
    return layers[::-1]


def successors(late: Late, tables: RuleTables, cell: int) -> tuple[Ints, Ints]:
    """Return the cell after each ending of a turn, `NOWHERE` where it cannot be, and the points with all bonuses."""
    after, gains = np.full(int(tables.ending_count), NOWHERE), np.zeros(int(tables.ending_count), dtype=np.int64)
    follow_endings(late.field, cell, after, gains, tables)
    return after, gains


class Joint:
    """Solves the last boxes of two. Not for several threads at once.

    Attributes:
        late: the turn states that it knows.
    """

    def __init__(self, table: ValueTable, other: Player, rounds: int = 2) -> None:
        """Prepare for the last `rounds` rounds.

        Args:
            table: the optimal values of the rules.
            other: how the other plays who does not react.
            rounds: up to `MOST_ROUNDS`; with three a position takes some seconds.
        """
        self.late = late_states(table.rules, rounds)
        self._endings = finish(endings_of(other, self.late))
        self._residuals = residuals_of(other, self.late, self._endings)
        self._tables = rule_tables(table.rules)
        self._scratch = scratch_arrays(table.rules)
        cells = self.late.cells
        self._starts = np.full(cells, PAD)
        self._lows, self._lengths = np.zeros(cells, dtype=np.int64), np.zeros(cells, dtype=np.int64)

    def chances(self, own: int, other: int, lead: int) -> JointChances:
        """Return the chance of winning of the player whose turn it is.

        Cells are those of `Late.cell_of`: one's own with open boxes, the other's with as many or, if the other played
        before, with one less. `lead` is own points so far less the other's.
        """
        game = _Game(self.late, self._tables, own, other, lead)
        return JointChances(
            self._about(game, other),
            self._play(game, reacts=False),
            self._play(game, reacts=True),
        )

    def _about(self, game: _Game, other: int) -> float:
        """Solve one's own boxes against what the other's final score is now thought to be."""
        to_come = self._residuals.of(other)
        won = np.convolve(game.won, to_come)[: game.size]
        values = np.repeat(won[None], len(game.own[0]), axis=0)
        for left in range(1, len(game.own)):
            values = self._best(game.own[left], game.own[left - 1], values, game.low)
        return float(values[0, game.lead - game.low])

    def _play(self, game: _Game, *, reacts: bool) -> float:
        """Solve the joint game backwards, turn by turn."""
        values = np.tile(game.won, (len(game.own[0]), len(game.other[0]), 1))
        for is_own, left in reversed(game.turns):
            if is_own:
                now, after = game.own[left], game.own[left - 1]
                columns = [self._best(now, after, values[:, j], game.low) for j in range(values.shape[1])]
                values = np.stack(columns, axis=1)
            elif reacts:
                now, after = game.other[left], game.other[left - 1]
                high = game.low + game.size - 1
                rows = [1.0 - self._best(now, after, 1.0 - row[:, ::-1], -high)[:, ::-1] for row in values]
                values = np.stack(rows)
            else:
                values = self._follow(game.other[left], game.other[left - 1], values)
        return float(values[0, 0, game.lead - game.low])

    def _best(self, now: Ints, after: Ints, values: FloatArray, low: int) -> FloatArray:
        """Return what a turn is worth under best play.

        Args:
            now, after: the cells before and after it.
            values: (cells after, leads) what follows.
            low: the first lead.

        Returns:
            (cells now, leads).
        """
        size, field = values.shape[1], self.late.field
        pools = []
        for cells in (now, after):
            # In front there is one empty line for all cells of a block that do not come up.
            self._lows[cells], self._lengths[cells] = low, size
            self._starts[cells] = 2 * PAD + np.arange(len(cells)) * (size + 2 * PAD) + PAD
            pools.append(np.zeros((2 * PAD + len(cells) * (size + 2 * PAD),)))
        inside = pools[1][2 * PAD :].reshape(len(after), size + 2 * PAD)
        inside[:, PAD:-PAD], inside[:, -PAD:] = values, 1.0
        blocks = np.unique(field.states[now, :3], axis=0)
        behind = ((self._starts, self._lows, self._lengths), (field.places, field.class_start, field.class_of))
        lines, follows = axis(self._tables, pools[0], *behind), axis(self._tables, pools[1], *behind)
        rest = (self.late.map.first_total, follows, self._tables, FairDice(0), *self._scratch)
        solve_lines(lines, 0.0, 1.0, blocks, 0, len(blocks), *rest)
        self._lengths[now], self._lengths[after] = 0, 0
        self._starts[now], self._starts[after] = PAD, PAD
        return pools[0][2 * PAD :].reshape(len(now), size + 2 * PAD)[:, PAD:-PAD].copy()

    def _follow(self, now: Ints, after: Ints, values: FloatArray) -> FloatArray:
        """Return what a turn of the other is worth who does not react, from (own cells, cells after, leads)."""
        size = values.shape[2]
        result = np.zeros((values.shape[0], len(now), size))
        for place, cell in enumerate(now.tolist()):
            cells, gains = successors(self.late, self._tables, cell)
            chances = self._endings[cell]
            for ending in np.flatnonzero(chances).tolist():
                column = values[:, np.searchsorted(after, cells[ending])]
                gain = int(gains[ending])
                result[:, place, gain:] += chances[ending] * column[:, : size - gain]
        return result


# ---- how large the difference is ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class JointDifferences:
    """How far chances are from what is shown, over positions that games came to.

    Attributes:
        rounds: turns that everybody had still to play; the one to move had them all.
        positions: how many.
        about: the mean of the chances that are shown.
        adapts, reacts: mean, 95th percentile of the size, and the largest size of what the true chance is more, if the
            other plays on as strategies do, and if the other plays to win as well.
    """

    rounds: int
    positions: int
    about: float
    adapts: tuple[float, float, float]
    reacts: tuple[float, float, float]


def differences(
    table: ValueTable, player: Player, rounds: int, games: int, seed: str, threads: int | None = None
) -> Generator[StepsDone, None, JointDifferences]:
    """Measure how far the chances that are shown are from the true ones, before one's turn in the last `rounds` rounds.

    Two play `games` games with dice of their own as `player` does, to where it is the turn of the one with `rounds`
    open boxes; in every other game the other has played before. Yields how far it is and returns the differences.
    """
    joint = Joint(table, player, rounds)
    seats = [new_games(games), new_games(games)]
    for turn in range(len(table.rules.boxes) - rounds):
        for place, one in enumerate(seats):
            play_turn(player, one, (0, np.uint64(seed_number(f"{seed}:{place}")), turn), threads)
    own, other = seats
    before = other.states.copy(), other.scores.copy()
    play_turn(player, other, (0, np.uint64(seed_number(f"{seed}:1")), len(table.rules.boxes) - rounds), threads)
    is_second = np.arange(games) % 2 == 1
    cells = joint.late.cell_of(own.states), joint.late.cell_of(np.where(is_second, other.states, before[0]))
    leads = own.scores - np.where(is_second, other.scores, before[1])
    found = []
    for number, (mine, theirs, lead) in enumerate(zip(*map(np.ndarray.tolist, (*cells, leads)), strict=True)):
        found.append(joint.chances(mine, theirs, lead))
        yield StepsDone(number + 1, games)
    about, adapts, reacts = np.array([(one.about, one.adapts, one.reacts) for one in found]).T
    return JointDifferences(rounds, games, float(about.mean()), _figures(adapts - about), _figures(reacts - about))


def _figures(difference: FloatArray) -> tuple[float, float, float]:
    size = np.abs(difference)
    return float(difference.mean()), float(np.percentile(size, 95)), float(size.max())
