# SPDX-License-Identifier: MIT
"""A target is what a turn is played for: what every state in a space is worth.

Most targets are worth 1 where they are reached and 0 elsewhere, and what can be expected is then the chance of them. A
*weighting* gives several targets points of their own: a state is worth the most that a target has which it reaches, and
nothing if it reaches none. A *utility* stands in place of the payoff where risk matters: the best options are then
those with the highest expected utility, and the certainty equivalent is the payoff whose utility that is.

A space is what the dice of a turn can show, as far as it matters: states and options are its nodes.

Two kinds are enough:

* patterns, whuber's notation: the i-th digit counts the faces that show on exactly i dice, so that ``011`` is a full
  house, ``00001`` a Yahtzee and ``0`` no dice at all (numbers above nine are set off by dots: ``10.1``, ``11.``);
* faces, where only the faces that matter for the target are told apart: ``1 3 x x x`` is a one, a three and three
  others.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from fractions import Fraction
from math import comb, exp, expm1, inf, isfinite, log, log1p, sqrt
from operator import eq, ge, le

from engine.rules.dice import DICE_PER_ROLL, FACES
from engine.rules.rule_sets import Box
from engine.rules.scoring import DEFAULT_RULES, SHIPPED, RuleSet, rule_set
from engine.runtime.errors import InputFault, quoted
from engine.runtime.lazy_dataclass import dataclass
from engine.runtime.typed_json import FieldError

MOST_OPTIONS = 4_000
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


@dataclass(frozen=True)
class PatternSpace:
    """Dice of which only the multiplicities matter."""

    faces: int
    empty: Node = ()

    def grow(self, node: Node) -> dict[Node, Fraction]:
        """Return the patterns with one die more, a new face or one more of a face that shows, with the chances."""
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
        """Return the nodes with one die more of some kind, with the chances."""
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


Space = PatternSpace | FaceSpace
"""What the dice of a turn can show, one die at a time."""
_COUNTED = re.compile(r"(sum|alike)(>=|<=|=)([0-9]{1,9})")
_COMPARED: dict[str, Callable[[int, int], bool]] = {">=": ge, "<=": le, "=": eq}
_NUMBER = re.compile(r"[+-]?[0-9]{1,6}(\.[0-9]{1,6}|/[0-9]{1,6})?")


@dataclass(frozen=True)
class Utility:
    """What a payoff is worth to a player who does not like risk, or likes it; both functions rise.

    `of` gives the utility of a payoff and `back` the payoff that has it, its certainty equivalent.
    """

    text: str
    of: Callable[[float], float]
    back: Callable[[float], float]
    least: float = -inf


@dataclass(frozen=True)
class Target:
    """What a turn is played for: what each state of a space is worth.

    `weighted` tells that it is a payoff and not whether something is reached; with a `utility` the payoff is that.
    """

    text: str
    space: Space
    payoff: Callable[[Node], Fraction]
    weighted: bool = False
    utility: Utility | None = None


def target_of(text: str, dice: int = DICE_PER_ROLL, faces: int = len(FACES), rules: RuleSet = DEFAULT_RULES) -> Target:
    """Return the target that `text` names.

    A box (``full_house``: every roll that makes it) of `rules`, or else of any rules that come with the program; faces
    with commas (``1,2,3,4``: these among the dice, as often as they are named; ``6,`` for one face); a sum
    (``sum>=20``, ``<=``, ``=``); how many of some face show (``alike=3``: exactly, ``alike>=3``: or more); or else a
    pattern (``011``: exactly these multiplicities).

    Raises:
        OddsError: naming the field that is wrong.
    """
    for field, number, least in (("dice", dice, 1), ("faces", faces, 2)):
        if number < least:
            raise OddsError(f"must be {least} or more, not {number}", (field,))
    for known in (rules, DEFAULT_RULES, *map(rule_set, SHIPPED)):
        if text in known.by_key:
            return _box_target(known.box(known.by_key[text]), dice, faces)
    counted = _COUNTED.fullmatch(text.replace(" ", ""))
    if counted is not None:
        return _counted_target(counted, dice, faces)
    return _faces_target(text, dice, faces) if "," in text else _pattern_target(text, dice, faces)


def _box_target(box: Box, dice: int, faces: int) -> Target:
    key = box.category.key
    if (dice, faces) != (DICE_PER_ROLL, len(FACES)):
        raise OddsError(f"{key} needs five dice with six faces; name faces or a pattern instead", ("target",))
    if box.alike or box.groups:
        space: Space = PatternSpace(faces)
    elif box.category.is_upper:
        space = FaceSpace(faces, (box.category.face,))
    else:
        space = FaceSpace(faces, () if box.takes_any_dice else tuple(FACES))
    return Target(key, space, _if(lambda node: bool(box.made_by(space.sample(node)))))


def _counted_target(counted: re.Match[str], dice: int, faces: int) -> Target:
    what, sign, number = counted[1], _COMPARED[counted[2]], int(counted[3])
    if what == "alike":
        if not 1 <= number <= dice:
            raise OddsError(f"alike must be 1 to {dice}, not {number}", ("target",))
        return patterns_target(counted[0], faces, lambda node: any(sign(size, number) for size in node))
    if faces > MOST_OPTIONS or comb(faces + dice, dice) > MOST_OPTIONS:  # found out before they are listed
        raise OddsError(OddsFault.DICE, ("dice",), dice=dice)
    space = FaceSpace(faces, tuple(range(1, faces + 1)))
    return Target(counted[0], space, _if(lambda node: sign(sum(space.sample(node)), number)))


def _faces_target(text: str, dice: int, faces: int) -> Target:
    words = [word.strip() for word in text.removesuffix(",").split(",")]
    wanted = [int(word) for word in words if _is_number(word) and 1 <= int(word) <= faces]
    if len(wanted) < len(words):
        raise OddsError(f"{quoted(text)} must list faces from 1 to {faces}", ("target",))
    if len(wanted) > dice:
        raise OddsError(f"{quoted(text)} needs {len(wanted)} dice, and there are {dice}", ("target",))
    space = FaceSpace(faces, tuple(sorted(set(wanted))))
    needed = space.node_of(wanted)
    return Target(
        text, space, _if(lambda node: all(count >= need for count, need in zip(node[:-1], needed[:-1], strict=True)))
    )


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) < 10


def _pattern_target(text: str, dice: int, faces: int) -> Target:
    words = text.removesuffix(".").split(".") if "." in text else list(text)
    if not words or not all(map(_is_number, words)):
        raise OddsError(
            f"{quoted(text)} must be a box, faces with commas between, sum>=20, alike=3 or a pattern such as 00001",
            ("target",),
        )
    numbers = [int(word) for word in words]
    if sum(size * number for size, number in enumerate(numbers, start=1)) != dice or sum(numbers) > faces:
        raise OddsError(f"the pattern {quoted(text)} does not fit {dice} dice with {faces} faces", ("target",))
    node = tuple(size for size in range(len(numbers), 0, -1) for _ in range(numbers[size - 1]))
    return Target(text, PatternSpace(faces), _if(lambda other: other == node))


def patterns_target(text: str, faces: int, is_reached: Callable[[Node], bool]) -> Target:
    """Return a target that is any set of patterns; they come as multiplicities from large to small."""
    return Target(text, PatternSpace(faces), _if(is_reached))


def _if(is_reached: Callable[[Node], bool]) -> Callable[[Node], Fraction]:
    """Return the payoff of reaching a target: 1 where that is so, else 0."""
    return lambda node: Fraction(is_reached(node))


# ---- weightings -----------------------------------------------------------------------------------------------------


def weighting_of(texts: Sequence[str], dice: int = DICE_PER_ROLL, faces: int = len(FACES)) -> Target:
    """Return the target in which each of these has points: ``full_house=25``, ``00001=50``, ``6,6=12``.

    Points are whole numbers, decimal numbers or fractions, below zero as well. A state is worth the most that a target
    has which it reaches, and 0 if it reaches none.

    Raises:
        OddsError: naming the field that is wrong.
    """
    parts: list[tuple[Target, Fraction]] = []
    for text in texts:
        name, sign, points = text.rpartition("=")
        if not sign:
            raise OddsError(f"{quoted(text)} must be a target with its points, as in full_house=25", ("payoff",))
        parts.append((target_of(name.strip(), dice, faces), _points(points.strip())))
    if not parts:
        raise OddsError("must name a target with its points, as in full_house=25", ("payoff",))
    if len({target.text for target, _ in parts}) < len(parts):
        raise OddsError("names a target twice", ("payoff",))
    space = _common_space([target.space for target, _ in parts], faces)

    def payoff(node: Node) -> Fraction:
        shown = space.sample(node)
        reached = [points for target, points in parts if target.payoff(target.space.node_of(shown))]
        return max(reached, default=Fraction())

    return Target(" ".join(text.replace(" ", "") for text in texts), space, payoff, weighted=True)


def _points(text: str) -> Fraction:
    try:
        points = Fraction(text) if _NUMBER.fullmatch(text) else None
    except ZeroDivisionError:
        points = None
    if points is None:
        raise OddsError(
            f"points must be a number of up to six digits, as 25, -1.5 or 2/3, not {quoted(text)}", ("payoff",)
        )
    return points


def _common_space(spaces: Sequence[Space], faces: int) -> Space:
    """Return a space that tells apart whatever one of `spaces` does."""
    if all(isinstance(space, PatternSpace) for space in spaces):
        return PatternSpace(faces)
    kinds = {kind for space in spaces if isinstance(space, FaceSpace) for kind in space.kinds}
    if any(isinstance(space, PatternSpace) for space in spaces):
        kinds = set(range(1, faces + 1))
    return FaceSpace(faces, tuple(sorted(kinds)))


# ---- utilities ------------------------------------------------------------------------------------------------------


def with_utility(target: Target, utility: Utility) -> Target:
    """Return `target` with the utility of its payoff in place of the payoff."""

    def payoff(node: Node) -> Fraction:
        points = target.payoff(node)
        if points < utility.least:
            raise OddsError(
                f"{utility.text} takes no payoff below {utility.least:g}, and there is {points}", ("utility",)
            )
        return Fraction(utility.of(float(points)))

    return replace(target, payoff=payoff, weighted=True, utility=utility)


def utility_of(text: str) -> Utility:
    """Return the utility of that name: ``sqrt``, ``log`` (of the payoff and 1), or ``risk=A``.

    The last is that of play for a goal: constant absolute aversion A per point of payoff, negative to dare.

    Raises:
        OddsError: if there is none.
    """
    if text == "sqrt":
        return Utility(text, sqrt, lambda worth: worth * worth, least=0.0)
    if text == "log":
        return Utility(text, log1p, expm1, least=0.0)
    name, _, number = text.partition("=")
    try:
        aversion = float(number)
    except ValueError:
        aversion = 0.0
    if name != "risk" or not aversion or not isfinite(aversion):
        raise OddsError(f"must be sqrt, log or risk=A with a number A that is not 0, not {quoted(text)}", ("utility",))

    def of(points: float) -> float:
        try:
            return -exp(-aversion * points) if aversion > 0 else exp(-aversion * points)
        except OverflowError:
            raise OddsError(f"{aversion:g} is too much for a payoff of {points:g}", ("utility",)) from None

    def back(worth: float) -> float:
        if not worth:
            raise OddsError(f"{aversion:g} is too much for payoffs so far apart", ("utility",))
        return -log(abs(worth)) / aversion

    return Utility(text, of, back)
