# SPDX-License-Identifier: MIT
"""How many rolls it takes until a target comes, when every keep is chosen to have it soon and the turn has no end.

For a fixed choice of keeps, R(keep) = 1 + sum over the states without the target of P(keep, state) * R(keep chosen
there). Beginning with the choice to roll all dice, each state takes the keep with the fewest rolls until none has a
better one (Howard's policy iteration). Keeps go by their nodes, and few are chosen at a time: the equations are small.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.one_turn.odds import Odds, OddsLattice
from engine.one_turn.spaces import Node, OddsError

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
    while True:
        rolls = _rolls_with(chosen, lattice, grown)
        better = {state: min(lattice.available[state], key=rolls.__getitem__) for state in missing}
        changed = {s: keep for s, keep in better.items() if rolls[keep] < rolls[chosen[s]] * (1.0 - _BETTER)}
        if not changed:
            return {space.name(option): rolls[option] for option in lattice.options if option in grown}
        chosen |= changed


def _rolls_with(chosen: dict[Node, Node], lattice: OddsLattice, grown: _Grown) -> dict[Node, float]:
    """Return the expected rolls of every option when each state without the target has a keep; a state has no more."""
    keeps = sorted(set(chosen.values()))
    place = {keep: number for number, keep in enumerate(keeps)}
    equations = []
    for keep in keeps:
        row = [0.0] * len(keeps)
        for state, chance in _states_after(keep, lattice, grown).items():
            if state in chosen:
                row[place[chosen[state]]] += chance
        equations.append([float(keep == other) - share for other, share in zip(keeps, row, strict=True)] + [1.0])
    solved = _solved(equations)
    worth = {state: solved[place[chosen[state]]] if state in chosen else 0.0 for state in lattice.states}
    for option in reversed(lattice.options):
        if option in grown:
            worth[option] = sum(chance * worth[to] for to, chance in grown[option])
    return {option: rolls + 1.0 if option in grown else _NEVER for option, rolls in worth.items()}


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


def _solved(equations: Sequence[list[float]]) -> list[float]:
    """Return the solution of linear equations, whose rows end with their right side (Gauss and Jordan)."""
    rows = [list(row) for row in equations]
    for column in range(len(rows)):
        pivot = max(range(column, len(rows)), key=lambda number: abs(rows[number][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        first = [value / rows[column][column] for value in rows[column]]
        rows[column] = first
        for number, row in enumerate(rows):
            if number != column and row[column]:
                rows[number] = [value - row[column] * lead for value, lead in zip(row, first, strict=True)]
    return [row[-1] for row in rows]
