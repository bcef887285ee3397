# SPDX-License-Identifier: MIT
"""Published tables, with the program's figures beside them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from engine.distribution.statistics import Figures, Statistics, figures_of
from engine.rules.categories import BY_KEY, Category
from engine.rules.scoring import DEFAULT_RULES, rule_set
from engine.strategies.strategies import OPTIMAL
from yahtzee_gui.kit.charts.figures import ChartFigures
from yahtzee_gui.kit.charts.table_chart import TableRow, TableView
from yahtzee_gui.strategies import published, words
from yahtzee_gui.strategies.questions import LastTurnsQuestion, Question, WayQuestion
from yahtzee_gui.words import names, numbers

if TYPE_CHECKING:
    from yahtzee_gui.strategies.questions import Answer

TABLES = range(5)
"""Boxes, final scores, percentiles, first turns, last turn."""
_Data = tuple[str | int | float | None, ...]


def published_view(table: int, rules: published.Rules, known: Mapping[Question, Answer]) -> TableView:
    """Return a table by one of its rule sets, made of what is known."""
    name = words.published_names()[table]
    if rules is published.Rules.WITHOUT_EXTRAS and table > 2:
        return TableView(name, message=words.no_such_table())
    if table == 4:
        last = known.get(LastTurnsQuestion(DEFAULT_RULES))
        ours = {box.key: figures for box, figures in last.items()} if isinstance(last, dict) else None
        return _triples(name, published.LAST_TURN, ours)
    found = known.get(WayQuestion(OPTIMAL, rule_set(rules.value)))
    if not isinstance(found, Statistics):
        return TableView(name, message=words.wait())
    if table == 0:
        return _triples(name, published.BOXES[rules], _by_row(found))
    return (_distribution, _percentiles, _first_turns)[table - 1](name, found, rules)


def _by_row(found: Statistics) -> dict[str, Figures]:
    boxes = {box.key: one.figures for box, one in found.categories.items()}
    others = {
        published.UPPER_BONUS: figures_of(found.upper_bonus),
        published.YAHTZEE_BONUS: figures_of(found.yahtzee_bonus),
        published.TOTAL: found.final_score,
        published.ROLLED: figures_of(found.yahtzees_rolled),
        published.JOKERS: figures_of(found.jokers),
    }
    return boxes | others


def row_name(row: str) -> str:
    """Return the name of a row of his tables."""
    if row in BY_KEY:
        return names.category(Category(BY_KEY[row]))
    return {
        published.UPPER_BONUS: words.upper_bonus,
        published.YAHTZEE_BONUS: words.yahtzee_bonus,
        published.TOTAL: words.grand_total,
        published.ROLLED: words.yahtzees_rolled,
        published.JOKERS: words.jokers,
    }[row]()


def _beside(*columns: str) -> tuple[str, ...]:
    """Return a heading for his figure and one for ours, for each column."""
    return tuple(said(what=column) for column in columns for said in (words.his, words.ours))


def _triples(name: str, his: dict[str, published.Triple], ours: dict[str, Figures] | None) -> TableView:
    if ours is None:
        return TableView(name, message=words.wait())
    headings = (words.box_column(), *_beside(words.mean_column(), words.sd_column(), words.zero_column()))
    data: list[_Data] = []
    for row, (mean, sd, zero) in his.items():
        figures = ours[row]
        data.append((row_name(row), mean, figures.mean, sd, figures.sd, zero, 100 * figures.zero))
    return _table(name, headings, data, 2, 4)


def _distribution(name: str, found: Statistics, rules: published.Rules) -> TableView:
    headings = (words.range_column(), *_beside(words.percent_column(), words.below_column()))
    data: list[_Data] = []
    for place, (percent, so_far) in enumerate(published.DISTRIBUTION[rules]):
        first = published.FIRST_SCORE + place * published.STEP
        end = first + published.STEP
        here = 100 * sum(found.distribution[first:end])
        data.append((f"{first} – {end - 1}", percent, here, so_far, 100 * sum(found.distribution[:end])))
    return _table(name, headings, data, 0, 2, note=words.his_simulated())


def _percentiles(name: str, found: Statistics, rules: published.Rules) -> TableView:
    headings = (words.range_column(), *_beside(words.lower_column()))
    data: list[_Data] = [
        (str(score), percent, 100 * sum(found.distribution[:score]))
        for percent, score in zip(published.PERCENTS, published.PERCENTILES[rules], strict=True)
    ]
    return _table(name, headings, data, 0, 2, note=words.his_simulated())


def _first_turns(name: str, found: Statistics, _rules: published.Rules) -> TableView:
    headings = (words.box_column(), *_beside(words.points_column(), words.nothing_column()))
    data: list[_Data] = []
    for row, (points, nothing) in published.EARLIEST.items():
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
