# SPDX-License-Identifier: MIT
"""The rules laboratory as it is shown: the fields of the draft, and the figures of both rule sets side by side."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from engine.distribution.statistics import Statistics
from engine.lab.rule_changes import chance_of, differences
from engine.rules.dice import Dice
from engine.rules.reading import rule_set_from
from engine.rules.scoring import DEFAULT_RULES, SHIPPED, RuleSet, rule_set
from yahtzee_gui.kit.charts.series import ColumnsView, final_chart
from yahtzee_gui.rules_lab import words
from yahtzee_gui.rules_lab.draft import BoxData, FieldPlace, RulesDraft, draft_of
from yahtzee_gui.rules_lab.session import STRATEGIES, LabScene, RuleFigures
from yahtzee_gui.words import boxes, faults, names, numbers, units

_STEPS = ((150.0, 50), (60.0, 25), (0.0, 10))
"""How far the scores are apart whose chances are told, by what perfect play averages."""
_PATTERNS = ("alike", "groups", "straight", "dice")


@dataclass(frozen=True)
class LabBox:
    """A box below the upper ones: its place on the card, its name, its points as text, what makes it.

    `points` is the number in its field, or else `sums` says what it scores; `other` is the number that the rules have
    there that are compared with, if it is another. `is_changed` says whether anything of the box is another there.
    """

    place: int
    name: str
    pattern: str
    points: str = ""
    sums: str = ""
    other: str = ""
    is_changed: bool = False


@dataclass(frozen=True)
class RollRow:
    """A first roll, which of its dice these rules keep, and what is kept in words."""

    roll: Dice
    kept: tuple[bool, ...]
    text: str


@dataclass(frozen=True)
class LabView:
    """What the page shows.

    Attributes:
        draft: the fields.
        faces: the faces that have a box.
        boxes: the other boxes.
        open_box: the place of the box whose fields are open.
        can_add: the keys and names of the boxes that can be added.
        starts: the names and titles of the rule sets that can be chosen.
        start: which of them the draft is; empty for none.
        other: which of them is compared with.
        refused: the field in which the draft can't be, and why.
        headline: what perfect play averages, and how much more that is than by the others.
        has_changes: whether these rules are others than those compared with.
        is_usual: whether those are the usual rules.
        rows: name, these, the others, change.
        chart: the final scores.
        note: that the figures are for other rules than those written.
        rolls: the first rolls that are kept otherwise.
        rolls_told: how many there are, or why there are none.
        busy: what is being worked out.
        can_save: whether the rules can be kept, and played by.
        can_undo: whether there is a change to take back.
        is_own: the name of the player's own rules that the draft is called like; empty if it isn't.
        remark: what became of a file.
        others: the fields of no box that are others in the rules compared with, and what is said of them there.
        five_alike: what five alike are called.
    """

    draft: RulesDraft
    faces: frozenset[int]
    boxes: tuple[LabBox, ...]
    open_box: int | None
    can_add: tuple[tuple[str, str], ...]
    starts: tuple[tuple[str, str], ...]
    start: str
    other: str
    refused: tuple[FieldPlace, str] | None
    headline: str
    has_changes: bool
    is_usual: bool
    rows: tuple[tuple[str, str, str, str], ...]
    chart: ColumnsView
    note: str
    rolls: tuple[RollRow, ...]
    rolls_told: str
    busy: str
    can_save: bool
    can_undo: bool
    is_own: str
    remark: str
    others: Mapping[str, str]
    five_alike: str


def lab_view(scene: LabScene) -> LabView:
    """Return what is shown of a moment of the laboratory."""
    draft, refusal = scene.draft, scene.judged.refusal
    rolls, told = _rolls(scene)
    starts = _starts(scene)
    this, that = _figures(scene)
    there, named = draft_of(scene.other, ""), _named(scene)
    return LabView(
        draft,
        draft.faces,
        tuple(_box_row(place, box, there.boxes, named) for place, box in enumerate(draft.boxes) if "face" not in box),
        scene.box,
        tuple((key, words.box(key, named)) for key in draft.missing_keys()),
        starts,
        _name_of(scene.judged.rules, scene),
        _name_of(scene.other, scene),
        (refusal.place, words.refusal(draft, refusal)) if refusal is not None else None,
        _headline(scene, this, that),
        _content(scene.rules) != _content(scene.other),
        scene.other == DEFAULT_RULES,
        tuple(_rows(this, that)),
        _chart(scene, this, that),
        words.as_before() if refusal is not None else words.exact(),
        rolls,
        told,
        "" if this.par is None else _busy(scene, this),
        refusal is None,
        scene.can_undo,
        next((name for name, rules in scene.own.items() if rules.title == draft.title), ""),
        scene.remark,
        {
            name: _there(name, there.fields.get(name, 0), scene)
            for name in {**there.fields, **draft.fields}
            if name != "order" and there.fields.get(name, 0) != draft.fields.get(name, 0)
        },
        boxes.five_alike(named),
    )


def _there(field: str, value: object, scene: LabScene) -> str:
    """Return what is said of a field that is another in the rules compared with."""
    text = words.joker(str(value)) if field == "joker" else str(value)
    if field == "in_order":
        return words.in_order_hint()
    return words.usually(text) if scene.other == DEFAULT_RULES else words.changed_from(text)


def _headline(scene: LabScene, this: RuleFigures, that: RuleFigures) -> str:
    if this.par is None:
        return words.final_scores() if this.problem else _busy(scene, this)
    return words.headline(this.par, that.par, scene.other == DEFAULT_RULES)


def _named(scene: LabScene) -> RuleSet:
    """Return the rules by whose title the boxes are called: five alike are a Kniffel in what is called Kniffel."""
    return rule_set_from(scene.draft.as_data()) if scene.judged.rules is not None else scene.rules


def _figures(scene: LabScene) -> tuple[RuleFigures, RuleFigures]:
    return tuple(scene.figures.get(rules, RuleFigures(rules)) for rules in (scene.rules, scene.other))  # type: ignore[return-value]


def _starts(scene: LabScene) -> tuple[tuple[str, str], ...]:
    shipped = ((name, names.rules_among_games(rule_set(name))) for name in SHIPPED)
    return (*shipped, *((name, rules.title) for name, rules in scene.own.items()))


def _name_of(rules: RuleSet | None, scene: LabScene) -> str:
    """Return the name under which rules can be chosen; empty if they can't."""
    if rules is None:
        return ""
    if rules.name in SHIPPED and rule_set(rules.name) == rules:
        return rules.name
    return next((name for name, one in scene.own.items() if _content(one) == _content(rules)), "")


def _content(rules: RuleSet) -> tuple[str, int]:
    """Return what two rule sets have in common that are the same but for their names."""
    return rules.digest, rules.rolls_per_turn


def _box_row(place: int, box: BoxData, there: Sequence[BoxData], named: RuleSet) -> LabBox:
    pattern = next((name for name in _PATTERNS if name in box), "")
    points, name = box.get("points"), words.box(str(box["key"]), named)
    same = next((other for other in there if other["key"] == box["key"]), {})
    is_changed = same != box
    if isinstance(points, str) and points.startswith(("own", "all")):
        return LabBox(place, name, pattern, sums=words.sums(str(points)), is_changed=is_changed)
    others = same.get("points", points)
    differs = isinstance(others, int) and others != points
    other = words.changed_from(others) if differs else ""
    return LabBox(place, name, pattern, str(points), other=other, is_changed=is_changed)


# ---- side by side ---------------------------------------------------------------------------------------------------


def thresholds(par: float) -> tuple[int, int, int]:
    """Return three round scores around what perfect play averages: 200, 250 and 300 by the usual rules."""
    step = next(step for least, step in _STEPS if par >= least)
    middle = max(2 * step, round(par / step) * step)
    return middle - step, middle, middle + step


def _rows(this: RuleFigures, that: RuleFigures) -> list[tuple[str, str, str, str]]:
    rows = [
        _row(words.median(), this, that, lambda one: _of(one, lambda ends: float(ends.percentile(50))), places=0),
        _row(words.sd(), this, that, lambda one: _of(one, lambda ends: ends.final_score.sd)),
    ]
    for score in thresholds(this.par or that.par or 250.0):
        rows.append(_chance_row(words.at_least(score), this, that, lambda ends, at=score: ends.at_least(at)))  # type: ignore[misc]
    rows.append(_chance_row(words.bonus(), this, that, _bonus_chance))
    for name in STRATEGIES:
        if any(one.averages.get(name, 0.0) is not None for one in (this, that)):
            rows.append(_average_row(name, this, that))
    return rows


def _of(one: RuleFigures, figure: Callable[[Statistics], float | None]) -> float | None:
    return figure(one.outcome) if one.outcome is not None else None


def _bonus_chance(ends: Statistics) -> float | None:
    """Return the chance to earn the upper bonus; None where there is none."""
    earned = [chance for points, chance in ends.upper_bonus.items() if points > 0]
    return earned[0] if earned else None


def _row(
    name: str,
    this: RuleFigures,
    that: RuleFigures,
    figure: Callable[[RuleFigures], float | None],
    places: int = 1,
) -> tuple[str, str, str, str]:
    found = figure(this), figure(that)
    return (name, *_side_by_side(found, places))


def _side_by_side(found: tuple[float | None, float | None], places: int) -> tuple[str, str, str]:
    texts = [words.pending if value is None else numbers.decimal(value, places) for value in found]
    first, second = found
    if first is None or second is None:
        return texts[0], texts[1], ""
    return texts[0], texts[1], numbers.signed(round(first, places) - round(second, places), places)


def _chance_row(
    name: str, this: RuleFigures, that: RuleFigures, chance: Callable[[Statistics], float | None]
) -> tuple[str, str, str, str]:
    found = [_of(one, chance) for one in (this, that)]
    texts = [
        units.percent(100 * value) if value is not None else words.pending if one.outcome is None else words.nothing
        for value, one in zip(found, (this, that), strict=True)
    ]
    first, second = found
    if first is None or second is None:
        return name, texts[0], texts[1], ""
    points = numbers.signed(round(100 * first, 1) - round(100 * second, 1))
    return name, texts[0], texts[1], f"{points}\u00a0%"


def _average_row(name: str, this: RuleFigures, that: RuleFigures) -> tuple[str, str, str, str]:
    cells = _side_by_side((this.averages.get(name), that.averages.get(name)), 1)
    texts = [
        words.nothing if name in one.averages and one.averages[name] is None else cell
        for cell, one in zip(cells, (this, that), strict=False)
    ]
    return words.averages(name), texts[0], texts[1], cells[2]


# ---- final scores ---------------------------------------------------------------------------------------------------


def _chart(scene: LabScene, this: RuleFigures, that: RuleFigures) -> ColumnsView:
    if this.outcome is None:
        message = words.no_figures(faults.told(this.problem)) if this.problem else _busy(scene, this)
        return ColumnsView(words.final_scores(), message=message)
    mine = dict(enumerate(this.outcome.distribution))
    named = words.these(), _other_name(scene)
    if that.outcome is None:
        alone = final_chart(words.final_scores(), named, mine, mine)
        return replace(alone, columns=tuple(replace(column, expected=None) for column in alone.columns))
    return final_chart(words.final_scores(), named, mine, dict(enumerate(that.outcome.distribution)))


def _other_name(scene: LabScene) -> str:
    name = _name_of(scene.other, scene)
    return dict(_starts(scene)).get(name, scene.other.title)


# ---- first rolls ----------------------------------------------------------------------------------------------------


def _busy(scene: LabScene, this: RuleFigures) -> str:
    """Return what is being worked out, or how long solving took."""
    if scene.stage is not None:
        return words.stage(scene.stage.what, scene.stage.fraction)
    return words.solved_in(this.seconds) if this.seconds else ""


def _rolls(scene: LabScene) -> tuple[tuple[RollRow, ...], str]:
    """Return the first rolls that are kept otherwise, and how many there are or why there are none."""
    this, that = _figures(scene)
    if 1 in (scene.rules.rolls_per_turn, scene.other.rolls_per_turn):
        return (), words.no_keeps()
    if not this.opening or not that.opening:
        return (), words.pending if not this.problem else ""
    found = differences(this.opening, that.opening)
    if not found:
        return (), words.no_change()
    rows = tuple(RollRow(roll, _ringed(roll, keep), words.keep_instead(keep, usual)) for roll, usual, keep in found)
    return rows, words.how_many(len(found), chance_of(found))


def _ringed(roll: Dice, keep: Dice) -> tuple[bool, ...]:
    """Return which dice of a roll are kept."""
    left = list(keep)
    rings = []
    for face in roll:
        rings.append(face in left)
        if face in left:
            left.remove(face)
    return tuple(rings)
