# SPDX-License-Identifier: MIT
"""Odds are the chances of reaching a target within one turn when every keep is chosen for that target alone.

The decision analysis of whuber (Cross Validated, 2015), for any number of dice, faces and rolls. A *state* is what the
dice show after a roll, an *option* is what is kept of it. With P(option, state) the chance that the dice show `state`
once the dice that are not kept have been rolled,

    payoff(last roll, state) = 1 if the state has the target, else 0
    value(roll, option)      = sum over states of P(option, state) * payoff(roll + 1, state)
    payoff(roll, state)      = max of value(roll, option) over the options available in the state
    chance                   = value(0, nothing kept)

States and options come from adding one die after another, so they form a lattice: an option is available in a state
exactly if the state can grow out of it. All numbers are exact fractions. Any payoff of the states will do in place of 0
and 1 (`engine.one_turn.targets`); what comes out is then the highest expected payoff. Nodes are those of
`engine.one_turn.targets`.

How many rolls it takes until a target comes, when every keep is chosen to have it soon and the turn has no end.

For a fixed choice of keeps, R(keep) = 1 + sum over the states without the target of P(keep, state) * R(keep chosen
there). Beginning with the choice to roll all dice, each state takes the keep with the fewest rolls until none has a
better one (Howard's policy iteration). Keeps go by their nodes, and few are chosen at a time: the equations are small.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cached_property
from math import log10

from engine.one_turn.targets import MOST_OPTIONS, FaceSpace, Node, OddsError, OddsFault, Space, Target, target_of
from engine.rules.dice import DICE_PER_ROLL, FACES
from engine.rules.scoring import DEFAULT_RULES, RuleSet
from engine.runtime.lazy_dataclass import dataclass
from engine.runtime.typed_json import FieldFault

MOST_ROLLS = 50
MOST_CHOICES = 60_000
"""Limits that keep an analysis within seconds: options, and pairs of a state and an option available in it."""
MOST_DIGITS = 3_000
"""Limit to the length of the fractions."""


@dataclass(frozen=True)
class OddsLattice:
    """All options of a space with `dice` dice, small before large; the states are the options with all dice."""

    options: tuple[Node, ...]
    states: tuple[Node, ...]
    grown: dict[Node, dict[Node, Fraction]]
    available: dict[Node, tuple[Node, ...]]

    def values(self, payoffs: dict[Node, Fraction]) -> dict[Node, Fraction]:
        """Return the expected payoff of every option, once the dice that are not kept have been rolled."""
        values = dict(payoffs)
        for option in reversed(self.options):
            if option in self.grown:
                values[option] = sum((p * values[node] for node, p in self.grown[option].items()), Fraction())
        return values


def lattice_of(space: Space, dice: int) -> OddsLattice:
    """Return the lattice of a space.

    Raises:
        OddsError: if it is too large.
    """
    levels, grown = [[space.empty]], {}
    ancestors: dict[Node, set[Node]] = {space.empty: {space.empty}}
    for _ in range(dice):
        next_level: set[Node] = set()
        for node in levels[-1]:
            grown[node] = space.grow(node)
            next_level |= grown[node].keys()
            for bigger in grown[node]:
                ancestors.setdefault(bigger, {bigger}).update(ancestors[node])
        # Nodes of one size in the order people write them: 5, 31, 12, 201 ...; 1 1, 1 2, 1 x ...
        levels.append(sorted(next_level, reverse=isinstance(space, FaceSpace)))
        choices = sum(len(ancestors[node]) for node in levels[-1])
        if sum(map(len, levels)) > MOST_OPTIONS or choices > MOST_CHOICES:
            raise OddsError(OddsFault.DICE, ("dice",), dice=dice)
    options = tuple(node for level in levels for node in level)
    order = {node: at for at, node in enumerate(options)}
    available = {state: tuple(sorted(ancestors[state], key=order.__getitem__)) for state in levels[-1]}
    return OddsLattice(options, tuple(levels[-1]), grown, available)


@dataclass(frozen=True)
class Odds:
    """The analysis of a turn. States and options go by their names, small before large; rolls count from 0.

    `payoffs[i]` gives the chance of the target in each state after roll i + 1, `values[i]` the chance after each option
    at that point, `best[i]` all the best options of each state; the last two end one roll earlier. For a weighting,
    chances are expected payoffs, with a utility their utility.
    """

    target: Target
    dice: int
    faces: int
    rolls: int
    chance: Fraction
    payoffs: tuple[dict[str, Fraction], ...]
    values: tuple[dict[str, Fraction], ...]
    best: tuple[dict[str, tuple[str, ...]], ...]
    lattice: OddsLattice

    @property
    def certainty_equivalent(self) -> float | None:
        """The certain payoff that is as good as what can be expected; None without a utility."""
        return None if self.target.utility is None else self.target.utility.back(float(self.chance))

    def best_first(self, state: str, row: int) -> list[str]:
        """Return the options of a state after roll `row` + 1, the best first, of equal ones those that keep more."""
        return sorted(reversed(self.available[state]), key=self.values[row].__getitem__, reverse=True)

    @property
    def states(self) -> list[str]:
        """The states."""
        return [self.target.space.name(node) for node in self.lattice.states]

    @property
    def options(self) -> list[str]:
        """The options."""
        return [self.target.space.name(node) for node in self.lattice.options]

    @cached_property
    def available(self) -> dict[str, list[str]]:
        """The options that are available in each state."""
        name = self.target.space.name
        return {name(state): [name(option) for option in found] for state, found in self.lattice.available.items()}

    @cached_property
    def matrix(self) -> dict[str, dict[str, Fraction]]:
        """The chances of the states after each option; those that cannot come up are left out."""
        found: dict[Node, dict[Node, Fraction]] = {state: {state: Fraction(1)} for state in self.lattice.states}
        for option in reversed(self.lattice.options):
            if option in self.lattice.grown:
                row: dict[Node, Fraction] = {}
                for node, chance in self.lattice.grown[option].items():
                    for state, further in found[node].items():
                        row[state] = row.get(state, Fraction()) + chance * further
                found[option] = row
        name = self.target.space.name
        return {
            name(option): {name(state): found[option][state] for state in self.lattice.states if state in found[option]}
            for option in self.lattice.options
        }

    def state_of(self, roll: Sequence[int]) -> str:
        """Return the state that a roll is in.

        Raises:
            OddsError: if it is no roll of these dice.
        """
        if len(roll) != self.dice or any(not 1 <= face <= self.faces for face in roll):
            raise OddsError(f"must be {self.dice} faces from 1 to {self.faces}, not {list(roll)}", ("roll",))
        return self.target.space.name(self.target.space.node_of(roll))


def analyze(target: Target, dice: int = DICE_PER_ROLL, faces: int = len(FACES), rolls: int = 3) -> Odds:
    """Return the odds of `target` in a turn of `rolls` rolls.

    Raises:
        OddsError: if there are too many dice, faces or rolls, or none.
    """
    if not 1 <= rolls <= MOST_ROLLS:
        raise OddsError(FieldFault.RANGE, ("rolls",), least=1, most=MOST_ROLLS, said=rolls)
    lattice = lattice_of(target.space, dice)
    choices = (rolls - 1) * sum(map(len, lattice.available.values()))
    if choices > 4 * MOST_CHOICES or rolls * dice * log10(faces) > MOST_DIGITS:
        raise OddsError(OddsFault.ROLLS, ("rolls",), rolls=rolls)
    payoffs = [{state: target.payoff(state) for state in lattice.states}]
    values: list[dict[Node, Fraction]] = [lattice.values(payoffs[0])]
    best: list[dict[Node, tuple[Node, ...]]] = []
    for _ in range(rolls - 1):
        worth = values[0]
        payoffs.insert(0, {s: max(worth[o] for o in lattice.available[s]) for s in lattice.states})
        best.insert(0, {s: tuple(o for o in lattice.available[s] if worth[o] == payoffs[0][s]) for s in lattice.states})
        values.insert(0, lattice.values(payoffs[0]))
    name = target.space.name
    return Odds(
        target=target,
        dice=dice,
        faces=faces,
        rolls=rolls,
        chance=values[0][target.space.empty],
        payoffs=tuple({name(state): payoff for state, payoff in row.items()} for row in payoffs),
        values=tuple({name(option): row[option] for option in lattice.options} for row in values[1:]),
        best=tuple({name(state): tuple(map(name, found)) for state, found in row.items()} for row in best),
        lattice=lattice,
    )


def odds(
    text: str, dice: int = DICE_PER_ROLL, faces: int = len(FACES), rolls: int = 3, rules: RuleSet = DEFAULT_RULES
) -> Odds:
    """Return the odds of the target that `text` names (see `target_of`).

    Raises:
        OddsError: naming the field that is wrong.
    """
    return analyze(target_of(text, dice, faces, rules), dice, faces, rolls)


_BETTER = 1e-12  # share by which another keep must be better: less is rounding
_Grown = dict[Node, list[tuple[Node, float]]]


def rolls_until(found: Odds) -> dict[str, float]:
    """Return the expected number of rolls until the target comes after keeping each option; ``nothing`` is a whole try.

    Raises:
        OddsError: if the target is a payoff, or never comes.
    """
    space, lattice = found.target.space, found.lattice
    if found.target.weighted:
        raise OddsError("a payoff is expected and does not come; name one target", ("until",))
    missing = [state for state in lattice.states if not found.target.payoff(state)]
    if len(missing) == len(lattice.states):
        raise OddsError(f"{found.target.text} never comes with these dice", ("target",))
    grown = {node: [(to, float(chance)) for to, chance in row.items()] for node, row in lattice.grown.items()}
    chosen = dict.fromkeys(missing, space.empty)
    if sum(share for s, share in _states_after(space.empty, lattice, grown).items() if s not in chosen) < _RAREST:
        raise OddsError(f"{found.target.text} comes too rarely for this figure; take fewer dice or faces", ("target",))
    while True:
        rolls = _rolls_with(chosen, lattice, grown)
        better = {state: min(lattice.available[state], key=rolls.__getitem__) for state in missing}
        changed = {s: keep for s, keep in better.items() if rolls[keep] < rolls[chosen[s]] * (1.0 - _BETTER)}
        if not changed:
            return {space.name(option): rolls[option] for option in lattice.options if option in grown}
        chosen |= changed


def _rolls_with(chosen: dict[Node, Node], lattice: OddsLattice, grown: _Grown) -> dict[Node, float]:
    """Return the expected rolls of every option when each state without the target has a keep; a state has no more."""
    from numpy import linalg, ones, reshape  # few ask for it

    keeps = sorted(set(chosen.values()))
    place = {keep: number for number, keep in enumerate(keeps)}
    equations = []
    for keep in keeps:
        row = [0.0] * len(keeps)
        for state, chance in _states_after(keep, lattice, grown).items():
            if state in chosen:
                row[place[chosen[state]]] += chance
        equations.append([float(keep == other) - share for other, share in zip(keeps, row, strict=True)])
    solved = linalg.solve(reshape(equations, (len(keeps), len(keeps))), ones(len(keeps))).tolist()
    worth = {state: solved[place[chosen[state]]] if state in chosen else 0.0 for state in lattice.states}
    for option in reversed(lattice.options):
        if option in grown:
            worth[option] = sum(chance * worth[to] for to, chance in grown[option])
    return {option: rolls + 1.0 if option in grown else _NEVER for option, rolls in worth.items()}


_RAREST = 1e-15  # what is rarer than that with one roll of all dice is lost when it is taken from 1
_NEVER = float("inf")  # all dice are kept, and the target is not there


def _states_after(keep: Node, lattice: OddsLattice, grown: _Grown) -> dict[Node, float]:
    """Return the chances of the states once the dice that are not kept have been rolled."""
    level = {keep: 1.0}
    while next(iter(level)) in grown:
        bigger: dict[Node, float] = {}
        for node, share in level.items():
            for to, chance in grown[node]:
                bigger[to] = bigger.get(to, 0.0) + share * chance
        level = bigger
    return level
