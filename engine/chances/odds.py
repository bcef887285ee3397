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
exactly if the state can grow out of it. All numbers are exact fractions. Two kinds of lattice are enough:

* patterns, his notation: the i-th digit counts the faces that show on exactly i dice, so that ``011`` is a full house,
  ``00001`` a Yahtzee and ``0`` no dice at all (numbers above nine are set off by dots: ``10.1``, ``11.``);
* faces, where only the faces that matter for the target are told apart: ``1 3 x x x`` is a one, a three and three
  others.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import log10
from typing import Protocol

from engine.rules.categories import BY_KEY, Category
from engine.rules.dice import DICE_PER_ROLL, FACES
from engine.rules.scoring import plain_points

MOST_ROLLS = 50
MOST_OPTIONS = 4_000
MOST_CHOICES = 60_000
"""Limits that keep an analysis within seconds: options, and pairs of a state and an option available in it."""
MOST_DIGITS = 3_000
"""Limit to the length of the fractions."""

NO_DICE, NO_FACES = "0", "nothing"
OTHER = "x"
_PATTERN_CATEGORIES = (Category.THREE_OF_A_KIND, Category.FOUR_OF_A_KIND, Category.FULL_HOUSE, Category.YAHTZEE)

Node = tuple[int, ...]
"""An option or a state: multiplicities from large to small (patterns), or the number of dice per kind (faces)."""


class OddsError(ValueError):
    """A question that cannot be answered; the text names the field that is wrong."""


class Space(Protocol):
    """What the dice of a turn can show, one die at a time."""

    @property
    def empty(self) -> Node:
        """No dice."""

    def grow(self, node: Node) -> dict[Node, Fraction]:
        """Return what `node` becomes with one die more, with the chances."""

    def name(self, node: Node) -> str:
        """Return the name of `node` for people and JSON."""

    def node_of(self, dice: Sequence[int]) -> Node:
        """Return what these dice are in this space."""

    def sample(self, node: Node) -> tuple[int, ...]:
        """Return dice that are `node` in this space."""


@dataclass(frozen=True)
class PatternSpace:
    """Dice of which only the multiplicities matter."""

    faces: int
    empty: Node = ()

    def grow(self, node: Node) -> dict[Node, Fraction]:
        """Return the patterns with one die more: a new face, or one more of a face that shows."""
        grown = {(*node, 1): Fraction(self.faces - len(node), self.faces)} if len(node) < self.faces else {}
        for size in set(node):
            at = node.index(size)
            grown[(*node[:at], size + 1, *node[at + 1 :])] = Fraction(node.count(size), self.faces)
        return grown

    def name(self, node: Node) -> str:
        """Return whuber's notation."""
        digits = [node.count(size) for size in range(1, max(node, default=0) + 1)]
        if max(digits, default=0) > 9:
            return ".".join(map(str, digits)) + ("." if len(digits) == 1 else "")
        return "".join(map(str, digits)) or NO_DICE

    def node_of(self, dice: Sequence[int]) -> Node:
        """Return the multiplicities of the dice, from large to small."""
        return tuple(sorted((dice.count(face) for face in set(dice)), reverse=True))

    def sample(self, node: Node) -> tuple[int, ...]:
        """Return dice with these multiplicities."""
        return tuple(face for face, size in enumerate(node, start=1) for _ in range(size))


@dataclass(frozen=True)
class FaceSpace:
    """Dice of which only the faces in `kinds` are told apart; all others are one kind, the last."""

    faces: int
    kinds: tuple[int, ...]

    @property
    def empty(self) -> Node:
        """No dice of any kind."""
        return (0,) * (len(self.kinds) + 1)

    def grow(self, node: Node) -> dict[Node, Fraction]:
        """Return the nodes with one die more of some kind."""
        chances = [Fraction(1, self.faces)] * len(self.kinds)
        chances.append(Fraction(self.faces - len(self.kinds), self.faces))
        return {
            (*node[:kind], node[kind] + 1, *node[kind + 1 :]): chance for kind, chance in enumerate(chances) if chance
        }

    def name(self, node: Node) -> str:
        """Return the faces in order, each other die as an x."""
        labels = [*map(str, self.kinds), OTHER]
        return " ".join(label for label, count in zip(labels, node, strict=True) for _ in range(count)) or NO_FACES

    def node_of(self, dice: Sequence[int]) -> Node:
        """Return how many of the dice are of each kind."""
        return (*(dice.count(face) for face in self.kinds), sum(face not in self.kinds for face in dice))

    def sample(self, node: Node) -> tuple[int, ...]:
        """Return dice of these kinds."""
        other = next((face for face in range(1, self.faces + 1) if face not in self.kinds), 0)
        return tuple(face for face, count in zip((*self.kinds, other), node, strict=True) for _ in range(count))


@dataclass(frozen=True)
class Target:
    """What a turn is played for: a set of states in a space."""

    text: str
    space: Space
    is_reached: Callable[[Node], bool]


# ---- targets --------------------------------------------------------------------------------------------------------


def target_of(text: str, dice: int = DICE_PER_ROLL, faces: int = len(FACES)) -> Target:
    """Return the target that `text` names.

    A category (``full_house``: every roll that scores in it), faces with commas (``1,2,3,4``: these among the dice, as
    often as they are named; ``6,`` for one face), or else a pattern (``011``: exactly these multiplicities).

    Raises:
        OddsError: naming the field that is wrong.
    """
    for field, number, least in (("dice", dice, 1), ("faces", faces, 2)):
        if number < least:
            raise OddsError(f"{field}: must be {least} or more, not {number}")
    if text in BY_KEY:
        return _category_target(BY_KEY[text], dice, faces)
    return _faces_target(text, dice, faces) if "," in text else _pattern_target(text, dice, faces)


def _category_target(category: Category, dice: int, faces: int) -> Target:
    if (dice, faces) != (DICE_PER_ROLL, len(FACES)):
        raise OddsError(f"target: {category.key} needs five dice with six faces; name faces or a pattern instead")
    if category in _PATTERN_CATEGORIES:
        space: Space = PatternSpace(faces)
    elif category.is_upper:
        space = FaceSpace(faces, (category.face,))
    else:
        space = FaceSpace(faces, () if category is Category.CHANCE else tuple(FACES))
    return Target(category.key, space, lambda node: plain_points(category, space.sample(node)) > 0)


def _faces_target(text: str, dice: int, faces: int) -> Target:
    words = [word.strip() for word in text.removesuffix(",").split(",")]
    wanted = [int(word) for word in words if _is_number(word) and 1 <= int(word) <= faces]
    if len(wanted) < len(words):
        raise OddsError(f"target: {text!r} must list faces from 1 to {faces}")
    if len(wanted) > dice:
        raise OddsError(f"target: {text!r} needs {len(wanted)} dice, and there are {dice}")
    space = FaceSpace(faces, tuple(sorted(set(wanted))))
    needed = space.node_of(wanted)
    return Target(
        text, space, lambda node: all(count >= need for count, need in zip(node[:-1], needed[:-1], strict=True))
    )


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) < 10


def _pattern_target(text: str, dice: int, faces: int) -> Target:
    words = text.removesuffix(".").split(".") if "." in text else list(text)
    if not words or not all(map(_is_number, words)):
        raise OddsError(f"target: {text!r} must be a category, faces with commas between, or a pattern such as 00001")
    numbers = [int(word) for word in words]
    if sum(size * number for size, number in enumerate(numbers, start=1)) != dice or sum(numbers) > faces:
        raise OddsError(f"target: the pattern {text!r} does not fit {dice} dice with {faces} faces")
    node = tuple(size for size in range(len(numbers), 0, -1) for _ in range(numbers[size - 1]))
    return Target(text, PatternSpace(faces), lambda other: other == node)


def patterns_target(text: str, faces: int, is_reached: Callable[[Node], bool]) -> Target:
    """Return a target that is any set of patterns; they come as multiplicities from large to small."""
    return Target(text, PatternSpace(faces), is_reached)


# ---- the analysis ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Lattice:
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


def lattice_of(space: Space, dice: int) -> Lattice:
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
        levels.append(_ordered(space, next_level))
        choices = sum(len(ancestors[node]) for node in levels[-1])
        if sum(map(len, levels)) > MOST_OPTIONS or choices > MOST_CHOICES:
            raise OddsError(
                f"dice: {dice} dice have too many states and keeps for this target; take fewer dice or faces"
            )
    options = tuple(node for level in levels for node in level)
    order = {node: at for at, node in enumerate(options)}
    available = {state: tuple(sorted(ancestors[state], key=order.__getitem__)) for state in levels[-1]}
    return Lattice(options, tuple(levels[-1]), grown, available)


def _ordered(space: Space, nodes: set[Node]) -> list[Node]:
    """Return nodes of one size in the order people write them: 5, 31, 12, 201 ...; 1 1, 1 2, 1 x ..."""
    return sorted(nodes, reverse=isinstance(space, FaceSpace))


@dataclass(frozen=True)
class Odds:
    """The analysis of a turn. States and options go by their names, small before large; rolls count from 0.

    `payoffs[i]` gives the chance of the target in each state after roll i + 1, `values[i]` the chance after each option
    at that point, `best[i]` all the best options of each state; the last two end one roll earlier.
    """

    target: Target
    dice: int
    faces: int
    rolls: int
    chance: Fraction
    payoffs: tuple[dict[str, Fraction], ...]
    values: tuple[dict[str, Fraction], ...]
    best: tuple[dict[str, tuple[str, ...]], ...]
    lattice: Lattice

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
            raise OddsError(f"roll: must be {self.dice} faces from 1 to {self.faces}, not {list(roll)}")
        return self.target.space.name(self.target.space.node_of(roll))


def analyze(target: Target, dice: int = DICE_PER_ROLL, faces: int = len(FACES), rolls: int = 3) -> Odds:
    """Return the odds of `target` in a turn of `rolls` rolls.

    Raises:
        OddsError: if there are too many dice, faces or rolls, or none.
    """
    if not 1 <= rolls <= MOST_ROLLS:
        raise OddsError(f"rolls: must be 1 to {MOST_ROLLS}, not {rolls}")
    lattice = lattice_of(target.space, dice)
    choices = (rolls - 1) * sum(map(len, lattice.available.values()))
    if choices > 4 * MOST_CHOICES or rolls * dice * log10(faces) > MOST_DIGITS:
        raise OddsError(f"rolls: {rolls} rolls are too many for so many dice and faces; take fewer")
    payoffs = [{state: Fraction(target.is_reached(state)) for state in lattice.states}]
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


def odds(text: str, dice: int = DICE_PER_ROLL, faces: int = len(FACES), rolls: int = 3) -> Odds:
    """Return the odds of the target that `text` names (see `target_of`).

    Raises:
        OddsError: naming the field that is wrong.
    """
    return analyze(target_of(text, dice, faces), dice, faces, rolls)
