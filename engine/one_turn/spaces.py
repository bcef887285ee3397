# SPDX-License-Identifier: MIT
"""A space is what the dice of a turn can show, as far as it matters: states and options are its nodes.

Two kinds are enough:

* patterns, whuber's notation: the i-th digit counts the faces that show on exactly i dice, so that ``011`` is a full
  house, ``00001`` a Yahtzee and ``0`` no dice at all (numbers above nine are set off by dots: ``10.1``, ``11.``);
* faces, where only the faces that matter for the target are told apart: ``1 3 x x x`` is a one, a three and three
  others.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Protocol

from engine.runtime.errors import InputFault
from engine.runtime.lazy_dataclass import dataclass
from engine.runtime.typed_json import FieldError

NO_DICE, NO_FACES = "0", "nothing"
OTHER = "x"

Node = tuple[int, ...]
"""An option or a state: multiplicities from large to small (patterns), or the number of dice per kind (faces)."""


class OddsFault(InputFault):
    """What can be too much for an answer."""

    DICE = "{dice} dice have too many states and keeps for this target; take fewer dice or faces"
    ROLLS = "{rolls} rolls are too many for these dice and faces; take fewer"


class OddsError(FieldError):
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
