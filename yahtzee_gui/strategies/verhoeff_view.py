# SPDX-License-Identifier: MIT
"""Verhoeff's tables with his figures beside ours, made of the scene of the strategies page."""

from __future__ import annotations

from collections.abc import Sequence

from engine.distribution.statistics import Figures, Statistics, figures_of
from engine.rules.categories import BY_KEY, Category
from engine.rules.scoring import DEFAULT_RULES, RuleSet
from engine.strategies.strategies import OPTIMAL
from yahtzee_gui.kit.charts.figures import ChartFigures
from yahtzee_gui.kit.charts.table_chart import TableRow, TableView
from yahtzee_gui.strategies import verhoeff, words
from yahtzee_gui.strategies.questions import LastTurnsQuestion
from yahtzee_gui.strategies.session import WITHOUT_EXTRAS, StrategiesScene
from yahtzee_gui.words import names, numbers

TABLES = range(5)
"""Boxes, final scores, percentiles, first turns, last turn."""
_Data = tuple[str | int | float | None, ...]


def verhoeff_view(scene: StrategiesScene) -> TableView:
    """Return the table that is chosen, by the one of his rule sets that is."""
    table, rules = scene.his
    name = words.verhoeff_names()[table]
    if rules is verhoeff.Rules.WITHOUT_EXTRAS and table > 2:
        return TableView(name, message=words.no_such_table())
    if table == 4:
        last = scene.answers.get(LastTurnsQuestion(DEFAULT_RULES))
        ours = {box.key: figures for box, figures in last.items()} if isinstance(last, dict) else None
        return _triples(name, verhoeff.LAST_TURN, ours)
    found = scene.outcome(OPTIMAL, rules_of(rules))
    if not isinstance(found, Statistics):
        return TableView(name, message=words.wait())
    if table == 0:
        return _triples(name, verhoeff.BOXES[rules], _by_row(found))
    return (_distribution, _percentiles, _first_turns)[table - 1](name, found, rules)


def rules_of(rules: verhoeff.Rules) -> RuleSet:
    """Return the rule set that his rules are here."""
    return DEFAULT_RULES if rules is verhoeff.Rules.ALL_BONUSES else WITHOUT_EXTRAS


def _by_row(found: Statistics) -> dict[str, Figures]:
    boxes = {box.key: one.figures for box, one in found.categories.items()}
    others = {
        verhoeff.UPPER_BONUS: figures_of(found.upper_bonus),
        verhoeff.YAHTZEE_BONUS: figures_of(found.yahtzee_bonus),
        verhoeff.TOTAL: found.final_score,
        verhoeff.ROLLED: figures_of(found.yahtzees_rolled),
        verhoeff.JOKERS: figures_of(found.jokers),
    }
    return boxes | others


def row_name(row: str) -> str:
    """Return the name of a row of his tables."""
    if row in BY_KEY:
        return names.category(Category(BY_KEY[row]))
    return {
        verhoeff.UPPER_BONUS: words.upper_bonus,
        verhoeff.YAHTZEE_BONUS: words.yahtzee_bonus,
        verhoeff.TOTAL: words.grand_total,
        verhoeff.ROLLED: words.yahtzees_rolled,
        verhoeff.JOKERS: words.jokers,
    }[row]()


def _beside(*columns: str) -> tuple[str, ...]:
    """Return a heading for his figure and one for ours, for each column."""
    return tuple(said(what=column) for column in columns for said in (words.his, words.ours))


def _triples(name: str, his: dict[str, verhoeff.Triple], ours: dict[str, Figures] | None) -> TableView:
    if ours is None:
        return TableView(name, message=words.wait())
    headings = (words.box_column(), *_beside(words.mean_column(), words.sd_column(), words.zero_column()))
    data: list[_Data] = []
    for row, (mean, sd, zero) in his.items():
        figures = ours[row]
        data.append((row_name(row), mean, figures.mean, sd, figures.sd, zero, 100 * figures.zero))
    return _table(name, headings, data, 2, 4)


def _distribution(name: str, found: Statistics, rules: verhoeff.Rules) -> TableView:
    headings = (words.range_column(), *_beside(words.percent_column(), words.below_column()))
    data: list[_Data] = []
    for place, (percent, so_far) in enumerate(verhoeff.DISTRIBUTION[rules]):
        first = verhoeff.FIRST_SCORE + place * verhoeff.STEP
        end = first + verhoeff.STEP
        here = 100 * sum(found.distribution[first:end])
        data.append((f"{first} – {end - 1}", percent, here, so_far, 100 * sum(found.distribution[:end])))
    return _table(name, headings, data, 0, 2, note=words.his_simulated())


def _percentiles(name: str, found: Statistics, rules: verhoeff.Rules) -> TableView:
    headings = (words.range_column(), *_beside(words.lower_column()))
    data: list[_Data] = [
        (str(score), percent, 100 * sum(found.distribution[:score]))
        for percent, score in zip(verhoeff.PERCENTS, verhoeff.PERCENTILES[rules], strict=True)
    ]
    return _table(name, headings, data, 0, 2, note=words.his_simulated())


def _first_turns(name: str, found: Statistics, _rules: verhoeff.Rules) -> TableView:
    headings = (words.box_column(), *_beside(words.points_column(), words.nothing_column()))
    data: list[_Data] = []
    for row, (points, nothing) in verhoeff.EARLIEST.items():
        box = found.categories[BY_KEY[row]]
        data.append((row_name(row), points, box.earliest, nothing, box.earliest_zero))
    return _table(name, headings, data, 0, 0)


def _table(
    name: str, headings: tuple[str, ...], data: Sequence[_Data], his: int, ours: int, note: str = ""
) -> TableView:
    """Return a table of his figures and ours, with as many decimal places as he gives, and as we do."""

    def text(column: int, value: str | int | float | None) -> str:
        if isinstance(value, str):
            return value
        return words.never() if value is None else numbers.decimal(value, his if column % 2 else ours)

    cells = [tuple(text(column, value) for column, value in enumerate(line)) for line in data]
    rows = tuple(
        TableRow(row, tuple(words.named_figure(head, cell) for head, cell in zip(headings, row, strict=True)))
        for row in cells
    )
    return TableView(name, headings, rows, summary=note, figures=ChartFigures(headings, tuple(cells), tuple(data)))
