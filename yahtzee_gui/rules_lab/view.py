# SPDX-License-Identifier: MIT
"""The rules laboratory as it is shown: the fields of the draft, and the figures of both rule sets side by side."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from engine.distribution.statistics import Statistics
from engine.lab.rule_changes import chance_of, differences
from engine.rules.dice import Dice
from engine.rules.reading import rule_set_from
from engine.rules.scoring import DEFAULT_RULES, SHIPPED, RuleSet, rule_set
from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.kit.charts.series import ColumnsView, final_chart, round_scores
from yahtzee_gui.rules_lab import words
from yahtzee_gui.rules_lab.draft import FIRST_PATTERNS, BoxData, FieldPlace, draft_of
from yahtzee_gui.rules_lab.session import STRATEGIES, RuleFigures, RulesLab
from yahtzee_gui.words import faults, names, numbers, units

_PERCENT = "\u00a0%"

Row = tuple[str, str, str, str]


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


def box_rows(lab: RulesLab) -> tuple[LabBox, ...]:
    """Return the boxes below the upper ones."""
    there, rules = draft_of(lab.other, "").boxes, named(lab)
    return tuple(_box_row(place, box, there, rules) for place, box in enumerate(lab.draft.boxes) if "face" not in box)


def _box_row(place: int, box: BoxData, there: Sequence[BoxData], rules: RuleSet) -> LabBox:
    pattern = next((name for name in FIRST_PATTERNS if name in box), "")
    points, name = box.get("points"), words.box(str(box["key"]), rules)
    same = next((other for other in there if other["key"] == box["key"]), {})
    is_changed = same != box
    if isinstance(points, str) and points.startswith(("own", "all")):
        return LabBox(place, name, pattern, sums=words.sums(str(points)), is_changed=is_changed)
    others = same.get("points", points)
    differs = isinstance(others, int) and others != points
    other = words.changed_from(others) if differs else ""
    return LabBox(place, name, pattern, str(points), other=other, is_changed=is_changed)


def named(lab: RulesLab) -> RuleSet:
    """Return the rules by whose title the boxes are called: five alike are a Kniffel in what is called Kniffel."""
    return rule_set_from(lab.draft.as_data()) if lab.judged.rules is not None else lab.rules


def others(lab: RulesLab) -> dict[str, str]:
    """Return what is said of the fields of no box that are others in the rules compared with."""
    here, there = lab.draft.fields, draft_of(lab.other, "").fields
    fields = [name for name in {**there, **here} if name != "order" and there.get(name, 0) != here.get(name, 0)]
    said = words.usually if lab.other == DEFAULT_RULES else words.changed_from
    found = {name: said(there.get(name, 0)) for name in fields}
    if "joker" in found:
        found["joker"] = said(words.joker(str(there["joker"])))
    if "in_order" in found:
        found["in_order"] = words.in_order_hint()
    return found


def starts(lab: RulesLab) -> list[tuple[str, str]]:
    """Return the titles of the rule sets that can be begun or compared with, and their names."""
    shipped = ((names.rules_among_games(rule_set(name)), name) for name in SHIPPED)
    return [*shipped, *((rules.title, name) for name, rules in lab.own.items())]


def name_of(lab: RulesLab, rules: RuleSet | None) -> str:
    """Return the name under which rules can be chosen; empty if they can't."""
    if rules is None:
        return ""
    if rules.name in SHIPPED and rule_set(rules.name) == rules:
        return rules.name
    return next((name for name, one in lab.own.items() if _content(one) == _content(rules)), "")


def has_changes(lab: RulesLab) -> bool:
    """Return whether these rules are others than those compared with."""
    return _content(lab.rules) != _content(lab.other)


def _content(rules: RuleSet) -> tuple[str, int]:
    """Return what two rule sets have in common that are the same but for their names."""
    return rules.digest, rules.rolls_per_turn


def refused(lab: RulesLab) -> tuple[FieldPlace, str]:
    """Return the field in which the draft can't be, and why; of no field if it can."""
    refusal = lab.judged.refusal
    return (FieldPlace(""), "") if refusal is None else (refusal.place, words.refusal(lab.draft, refusal))


def _figures(lab: RulesLab) -> list[RuleFigures]:
    return [lab.figures.get(rules, RuleFigures(rules)) for rules in (lab.rules, lab.other)]


def headline(lab: RulesLab) -> str:
    """Return what perfect play averages, and how much more that is than by the others."""
    this, that = _figures(lab)
    if this.par is None:
        return words.final_scores() if this.problem else _stage(lab)
    return words.headline(this.par, that.par, lab.other == DEFAULT_RULES)


def busy(lab: RulesLab) -> str:
    """Return what is being worked out, once there is a headline."""
    return "" if _figures(lab)[0].par is None else _stage(lab)


def _stage(lab: RulesLab) -> str:
    return words.stage(*lab.stage) if lab.stage is not None else ""


# ---- side by side ---------------------------------------------------------------------------------------------------


def rows(lab: RulesLab) -> list[Row]:
    """Return the lines of the table: name, these, the others, change."""
    both = _figures(lab)
    ends = [one.outcome for one in both]

    def line(name: str, figure: Callable[[Statistics], float | None], places: int = 1, unit: str = "") -> Row:
        found = [figure(end) if end is not None else None for end in ends]
        return _row(name, found, [end is not None for end in ends], places, unit)

    found = [
        line(words.median(), lambda end: float(end.percentile(50)), 0),
        line(words.sd(), lambda end: end.final_score.sd),
    ]
    for score in round_scores(both[0].par or both[1].par or 250.0):
        found.append(line(words.at_least(score), lambda end, at=score: 100 * end.at_least(at), unit=_PERCENT))  # type: ignore[misc]
    found.append(line(words.bonus(), _bonus_chance, unit=_PERCENT))
    for name in STRATEGIES:
        averages = [one.averages.get(name, 0.0) for one in both]
        if any(average is not None for average in averages):
            known = [name in one.averages for one in both]
            found.append(_row(words.averages(name), [one.averages.get(name) for one in both], known))
    return found


def _bonus_chance(ends: Statistics) -> float | None:
    """Return the chance to earn the upper bonus, in per cent; None where there is none."""
    return next((100 * chance for points, chance in ends.upper_bonus.items() if points > 0), None)


def _row(name: str, found: Sequence[float | None], are_known: Sequence[bool], places: int = 1, unit: str = "") -> Row:
    """Return a line: a figure that is known not to be is a dash."""
    texts = [words.nothing if is_known else words.pending for is_known in are_known]
    for place, value in enumerate(found):
        if value is not None:
            texts[place] = units.percent(value, places) if unit else numbers.decimal(value, places)
    first, second = found
    if first is None or second is None:
        return name, texts[0], texts[1], ""
    return name, texts[0], texts[1], numbers.signed(round(first, places) - round(second, places), places) + unit


# ---- final scores, and first rolls ----------------------------------------------------------------------------------


def chart_view(lab: RulesLab) -> ColumnsView:
    """Return the final scores."""
    this, that = _figures(lab)
    if this.outcome is None:
        message = words.no_figures(faults.told(this.problem)) if this.problem else ""
        return ColumnsView(words.final_scores(), message=message)
    mine = dict(enumerate(this.outcome.distribution))
    titles = {name: title for title, name in starts(lab)}
    heads = words.these(), titles.get(name_of(lab, lab.other), lab.other.title)
    if that.outcome is None:
        alone = final_chart(words.final_scores(), heads, mine, mine)
        return replace(alone, columns=tuple(replace(column, expected=None) for column in alone.columns))
    return final_chart(words.final_scores(), heads, mine, dict(enumerate(that.outcome.distribution)))


def rolls(lab: RulesLab) -> tuple[list[tuple[Dice, Dice, str]], str]:
    """Return the first rolls that are kept otherwise, each with what is kept and that in words; and their number."""
    this, that = _figures(lab)
    if 1 in (lab.rules.rolls_per_turn, lab.other.rolls_per_turn):
        return [], words.no_keeps()
    if not this.opening or not that.opening:
        return [], words.pending if not this.problem else ""
    found = differences(this.opening, that.opening)
    if not found:
        return [], words.no_change()
    told = [(roll, keep, words.keep_instead(words.kept(keep), words.kept(usual))) for roll, usual, keep in found]
    return told, words.how_many(len(found), chance_of(found))
