# SPDX-License-Identifier: MIT
"""Reading a rule list: a line is a rule, what follows a # is a remark.

    name keeps-three-alike           a name of letters, digits and hyphens
    otherwise random-keeps           who decides where no rule fits
    stop if full house and full house open
    keep pair if its box open        the face with most dice whose upper box is open, then the highest
    keep pair if its box or yahtzee open
    keep 4 in a row if large straight or small straight open and 2 rolls left
    score its box if four alike      its: the upper box of the face
    score chance for 22 or more      at least 22 points
    give up aces or twos             the first of them that is open, whatever it brings
    worth chance 22                  a roll is scored where it brings most beyond this; once said, of all boxes
    pace 1                           and upper points beyond three dice of the face count that much more

Patterns are those of `engine.strategies.rule_lists.rule_list`. Conditions, with ``and`` between them: a pattern,
``not`` and a pattern; boxes ``open`` or ``filled``, with ``or`` between several; ``any upper box open``, ``no lower box
open`` and the like; ``its box open``, among other boxes as well; ``1 rolls left``. ``score`` takes a box that brings
points, ``give up`` any that is allowed. A line with ``its`` stands for a rule of each face: the one with the most dice
comes first, of those with as many the highest. A line with several boxes stands for a rule of each, in the order in
which they are named."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import field, replace
from difflib import get_close_matches
from itertools import product
from typing import TypeVar

from engine.rules.categories import BY_KEY, CATEGORIES, LOWER, UPPER, Category, upper_category
from engine.rules.rule_sets import MAX_ROLLS_PER_TURN
from engine.runtime.errors import InputFault, quoted
from engine.runtime.lazy_dataclass import dataclass
from engine.runtime.typed_json import FieldError
from engine.strategies.rule_lists.rule_list import (
    PATTERN_EXAMPLES,
    PLAIN_NAMES,
    Clause,
    Pattern,
    Rule,
    RuleList,
    RuleListError,
    Shape,
    Verb,
    pattern_of,
)

MOST_LETTERS = 20_000
MOST_RULES = 500
"""A line with ``its`` or with several boxes counts as a rule of each."""
MOST_CLAUSES = 12

_BOXES = {key.replace("_", " "): category for key, category in BY_KEY.items()}
_NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_ROLLS_LEFT = re.compile(r"([1-9]) rolls? left")
_HALVES = re.compile(r"(any|no) (upper|lower) box open")
_FOR = re.compile(r"(.+) for ([0-9]{1,3}) or more")
_VERBS = {verb.value: verb for verb in Verb}
_FIRST_WORDS = ("name", "otherwise", "worth", "pace", *_VERBS)
_CONDITIONS = ("any upper box open", "no upper box open", "any lower box open", "no lower box open", "1 rolls left")
_LIKENESS = 0.7  # from which on a word may be meant by another
_LONGEST_NAME = 60
_MOST_WORTH = 99
_Said = TypeVar("_Said", str, float)
_NUMBER = re.compile(r"[0-9]{1,2}(\.[0-9]{1,3})?")


class RuleFault(InputFault):
    """What can be wrong with a rule list, or a line of it."""

    TWICE = "{what} is given twice"
    NUMBER = "must end with a number from 0 to {most}, not {said}"
    NAME = "a name must be letters, digits and hyphens, {most} at most, not {said}"
    OTHERWISE = "after “otherwise” comes one of {known}, not {said}"
    FIRST_WORD = (
        "a line starts with name, otherwise, worth, pace or one of {known}, and after “if” comes a condition: {said}"
    )
    ROLLS_LEFT = "a rule about scoring can't ask about “rolls left”: it's only used when there are none"
    CLAUSES = "a list can have at most {most} conditions about boxes"
    RULES = "there can be at most {most} rules"
    STOP = "only “if” can follow “stop”, not {said}"
    NO_DICE = "{said} can't be kept: those aren't dice"
    FILLS_IT = "this rule fills that box itself, so its condition can't ask about it"
    ITS_BOX = "“its box” only works with dice of one face, as in: {example}"
    ROLLS_LEFT_ONCE = "use “rolls left” only once in a rule, with {numbers}"
    NO_CONDITION = "there is no condition {said}"
    NO_BOX = "there is no box {said}, only {known}"
    NO_OTHERWISE = "an “otherwise” line is missing: write “otherwise” and one of {known}"
    NO_WORTH = "with a “worth” or “pace” line, every box needs a “worth”: {box} has none"
    MEANT = "{said}: did you mean “{meant}”?"
    TAKEN = "there is already a strategy named {name}"
    LETTERS = "can have at most {most} characters, not {count}"
    TYPED_LETTERS = "a list can have at most {most} characters"
    LISTS = "there are already {most} lists, so remove one first"


@dataclass(frozen=True)
class ListFault:
    """What is wrong, and the line where it is (from 1); None where it is the list as a whole."""

    line: int | None
    reason: FieldError

    def __str__(self) -> str:
        return f"rules: {self.reason}" if self.line is None else f"rules, line {self.line}: {self.reason}"


def read_rules(text: str, name: str = "rules") -> RuleList:
    """Return the rule list that `text` is; `name` is its name unless it says another.

    Raises:
        RuleListError: naming the first line that is wrong, and why.
    """
    found, faults = read_all_lines(text, name)
    if found is None:
        raise RuleListError(str(faults[0]))
    return found


def read_all_lines(text: str, name: str = "rules") -> tuple[RuleList | None, tuple[ListFault, ...]]:
    """Return the rule list that `text` is, or None and all that is wrong with it."""
    if len(text) > MOST_LETTERS:
        return None, (ListFault(None, FieldError(RuleFault.LETTERS, most=f"{MOST_LETTERS:,}", count=f"{len(text):,}")),)
    given = _Given()
    faults = []
    for number, line in enumerate(text.splitlines(), start=1):
        words = " ".join(line.partition("#")[0].replace("_", " ").lower().split())
        if words:
            try:
                given.take(number, words)
            except FieldError as wrong:
                faults.append(ListFault(number, wrong))
    if given.missing is not None and not faults:
        faults.append(ListFault(None, given.missing))
    return (None if faults else given.rule_list(name)), tuple(faults)


@dataclass
class _Given:
    """What the lines so far say."""

    called: str = ""
    otherwise: str = ""
    pace: float | None = None
    rules: list[Rule] = field(default_factory=list)
    worths: dict[Category, float] = field(default_factory=dict)

    def take(self, number: int, words: str) -> None:
        """Take in a line.

        Raises:
            FieldError: if it can't be read.
        """
        verb, _, rest = words.partition(" ")
        if verb == "name":
            self.called = _once(verb, self.called, _name(rest))
        elif verb == "otherwise":
            self.otherwise = _once(verb, self.otherwise, _otherwise(rest))
        elif verb == "worth":
            box, _, points = rest.rpartition(" ")
            for one in _boxes(box):
                self.worths[one] = _once(f"{verb} {box}", self.worths.get(one), _number(points))
        elif verb == "pace":
            self.pace = _once(verb, self.pace, _number(rest))
        else:
            rules = list(_rules(number, words))
            if len(self.rules) + len(rules) > MOST_RULES:
                raise FieldError(RuleFault.RULES, most=MOST_RULES)
            self.rules += rules

    @property
    def missing(self) -> FieldError | None:
        """What is missing, if anything is."""
        if not self.otherwise:
            return FieldError(RuleFault.NO_OTHERWISE, known=", ".join(PLAIN_NAMES))
        boxes = [name for name, box in _BOXES.items() if box not in self.worths]
        if boxes and (self.worths or self.pace is not None):
            return FieldError(RuleFault.NO_WORTH, box=boxes[0])
        return None

    def rule_list(self, name: str) -> RuleList:
        """Return the list, which is complete."""
        worths = tuple(self.worths[box] for box in CATEGORIES if self.worths)
        return RuleList(self.called or name, self.otherwise, tuple(self.rules), worths, self.pace or 0.0)


def _unknown(word: str, likely: Iterable[str], otherwise: RuleFault, **values: object) -> FieldError:
    """Return that a word or several are not known: with the one that is most like them, or `otherwise` with none."""
    meant = get_close_matches(word, likely, 1, _LIKENESS)
    if meant:
        return FieldError(RuleFault.MEANT, said=quoted(word), meant=meant[0])
    return FieldError(otherwise, (), **values)


def _once(what: str, before: _Said | None, said: _Said) -> _Said:
    if before not in (None, ""):
        raise FieldError(RuleFault.TWICE, what=what)
    return said


def _number(words: str) -> float:
    if not _NUMBER.fullmatch(words):
        raise FieldError(RuleFault.NUMBER, most=_MOST_WORTH, said=quoted(words))
    return float(words)


def _name(words: str) -> str:
    name = words.replace(" ", "-")
    if not _NAME.fullmatch(name) or len(name) > _LONGEST_NAME:
        raise FieldError(RuleFault.NAME, most=_LONGEST_NAME, said=quoted(words))
    return name


def _otherwise(words: str) -> str:
    name = words.replace(" ", "-")
    if name not in PLAIN_NAMES:
        known = ", ".join(PLAIN_NAMES)
        raise _unknown(name, PLAIN_NAMES, RuleFault.OTHERWISE, known=known, said=quoted(words))
    return name


@dataclass(frozen=True)
class _When:
    """Conditions as they are read; `its` is the one about the box of the face, with the other boxes that it names."""

    seen: tuple[tuple[Pattern, bool], ...] = ()
    clauses: tuple[Clause, ...] = ()
    rolls_left: tuple[int, ...] | None = None
    its: Clause | None = None


def _rules(line: int, words: str) -> Iterator[Rule]:
    head, _, condition = words.partition(" if ")
    verb = next((verb for name, verb in _VERBS.items() if head == name or head.startswith(f"{name} ")), None)
    if verb is None or words.endswith(" if"):
        likely = () if verb is not None else _FIRST_WORDS
        known = ", ".join(_VERBS)
        raise _unknown(words.partition(" ")[0], likely, RuleFault.FIRST_WORD, known=known, said=quoted(words))
    rest = head.removeprefix(verb.value).strip()
    when = _when(condition) if condition else _When()
    if verb.is_for_boxes and when.rolls_left is not None:
        raise FieldError(RuleFault.ROLLS_LEFT)
    rule = Rule(line, words, verb, seen=when.seen, clauses=when.clauses, rolls_left=when.rolls_left)
    if len(when.clauses) >= MOST_CLAUSES:
        raise FieldError(RuleFault.CLAUSES, most=MOST_CLAUSES - 1)
    found = _about_boxes(rule, rest, when) if verb.is_for_boxes else _about_dice(rule, rest, when)
    yield from found


def _about_dice(rule: Rule, rest: str, when: _When) -> Iterator[Rule]:
    pattern = pattern_of(rest)
    if rule.verb is Verb.STOP:
        if rest:
            raise FieldError(RuleFault.STOP, said=quoted(rest))
    elif pattern is None or pattern.shape is Shape.SUM:
        raise _unknown(rest, PATTERN_EXAMPLES, RuleFault.NO_DICE, said=quoted(rest))
    rule = replace(rule, pattern=pattern)
    if when.its is None:
        yield rule
        return
    for face, one in _of_every_face(rule, pattern):
        boxes = (upper_category(face), *when.its.boxes)
        yield replace(one, clauses=(*one.clauses, Clause(boxes, when.its.is_open)))


def _about_boxes(rule: Rule, rest: str, when: _When) -> Iterator[Rule]:
    least = 1 if rule.verb is Verb.SCORE else 0
    if match := _FOR.fullmatch(rest):
        rest, least = match[1], int(match[2])
    rule = replace(rule, least=least)
    if when.its is not None:
        raise FieldError(RuleFault.FILLS_IT)
    if rest == "its box":
        for face, one in _of_every_face(rule, None):
            yield _filling(one, upper_category(face))
        return
    for box in _boxes(rest):
        yield _filling(rule, box)


def _filling(rule: Rule, box: Category) -> Rule:
    return replace(rule, box=box, clauses=(*rule.clauses, Clause((box,), True)))


def _of_every_face(rule: Rule, pattern: Pattern | None) -> Iterator[tuple[int, Rule]]:
    """Yield a rule for each face whose dice make the pattern that ``its`` speaks of: most dice first, then the highest.

    That is the one that is kept, or else the first condition with dice alike. Of five dice, two faces show often enough
    for it only where it asks for two, and then one of them may show three times.
    """
    place = next((at for at, (one, is_there) in enumerate(rule.seen) if is_there and one.shape is Shape.ALIKE), None)
    kept = pattern is not None and pattern.shape in (Shape.ALIKE, Shape.EVERY)
    if not kept and (place is None or pattern is not None):
        raise FieldError(RuleFault.ITS_BOX, example="keep pair if its box open, score its box if three alike")
    source = pattern if kept else rule.seen[place or 0][0]
    assert source is not None
    fewest = max(1, source.number)
    for number, face in product(range(max(3, fewest), fewest - 1, -1), sorted(source.faces, reverse=True)):
        narrow = Pattern(Shape.ALIKE, number, (face,))
        if kept:
            yield face, replace(rule, pattern=narrow)
        else:
            seen = tuple((narrow, True) if at == place else one for at, one in enumerate(rule.seen))
            yield face, replace(rule, seen=seen)


def _when(text: str) -> _When:
    found = _When()
    for condition in text.split(" and "):
        found = _with(found, condition.strip())
    return found


def _with(found: _When, condition: str) -> _When:
    if match := _ROLLS_LEFT.fullmatch(condition):
        if found.rolls_left is not None or int(match[1]) >= MAX_ROLLS_PER_TURN:
            raise FieldError(RuleFault.ROLLS_LEFT_ONCE, numbers=f"1 to {MAX_ROLLS_PER_TURN - 1}")
        return replace(found, rolls_left=(int(match[1]),))
    if match := _HALVES.fullmatch(condition):
        boxes = UPPER if match[2] == "upper" else LOWER
        clauses = [Clause(boxes, True)] if match[1] == "any" else [Clause((box,), False) for box in boxes]
        return replace(found, clauses=(*found.clauses, *clauses))
    words, _, state = condition.rpartition(" ")
    if words and state in ("open", "filled"):
        names = words.split(" or ")
        if "its box" in names:
            if found.its is not None:
                raise FieldError(RuleFault.TWICE, what="its box")
            names.remove("its box")
            return replace(found, its=Clause(_boxes(" or ".join(names)) if names else (), state == "open"))
        return replace(found, clauses=(*found.clauses, Clause(_boxes(words), state == "open")))
    is_there = not condition.startswith("not ")
    pattern = pattern_of(condition.removeprefix("not "))
    if pattern is None:
        raise _unknown(condition, (*PATTERN_EXAMPLES, *_CONDITIONS), RuleFault.NO_CONDITION, said=quoted(condition))
    return replace(found, seen=(*found.seen, (pattern, is_there)))


def _boxes(words: str) -> tuple[Category, ...]:
    names = words.split(" or ")
    wrong = [name for name in names if name not in _BOXES]
    if wrong:
        raise _unknown(wrong[0], _BOXES, RuleFault.NO_BOX, said=quoted(wrong[0]), known=", ".join(_BOXES))
    return tuple(_BOXES[name] for name in names)
