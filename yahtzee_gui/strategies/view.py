# SPDX-License-Identifier: MIT
"""What the players' page shows, made of its session, and published tables with the program's figures beside them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from itertools import accumulate
from typing import TYPE_CHECKING, Any

from engine.analysis.options import Option
from engine.distribution.statistics import (
    UPPER_BONUS,
    YAHTZEE_BONUS,
    Figures,
    Outcome,
    Statistics,
    figures_of,
    head_to_head,
    short_by_part,
)
from engine.games.position import Position
from engine.rules.categories import BY_KEY
from engine.rules.dice import OFFERED_DICE, DiceModel
from engine.rules.par import par
from engine.rules.scoring import DEFAULT_RULES, RULE_SETS, RuleSet, rule_set
from engine.runtime.lazy_dataclass import dataclass
from engine.strategies import strategies
from engine.strategies.rule_lists.course import AVERAGES, Lesson
from engine.strategies.strategies import OPTIMAL, Face, Strategy
from yahtzee_gui.kit.charts.chart_card import ChartFigures
from yahtzee_gui.kit.charts.painted_tables import TableRow, TableView
from yahtzee_gui.kit.charts.series import Series, SeriesView, round_scores
from yahtzee_gui.strategies import published, words
from yahtzee_gui.strategies.entrants import (
    OTHER,
    OWN,
    ROLLS,
    TARGETS,
    ChartKind,
    Entrant,
    LastTurnsQuestion,
    Parameter,
    Question,
    WayQuestion,
    Who,
)
from yahtzee_gui.strategies.session import Strategies, a_game
from yahtzee_gui.words import boxes, names, numbers, options, units

if TYPE_CHECKING:
    from engine.strategies.differences import Parting
    from yahtzee_gui.strategies.entrants import Answer


_STEP, _BIN = 5, 10
_LABELLED = 50
_SLIGHT = 0.0005  # a score beyond which hardly any game ends is not shown
_FACES = {face.value for face in Face}


RowChoice = tuple[Parameter, Sequence[tuple[str, object]], object]
"""What can be chosen in a row: the texts with what they stand for, and which is chosen."""


@dataclass(frozen=True)
class WhoRow:
    """One who is offered.

    Attributes:
        key, name, figure, hint: who it is, its average, and how it plays.
        spoken: what a screen reader says.
        ink: the number of its colour if it is compared.
        can_play: whether it knows the rules.
        opens: what opens the row, on a button: for writing, or for a choice of rules and dice.
        choices: what is chosen beside its name; in a row that opens below it, while it is open.
    """

    key: str
    name: str
    figure: str
    hint: str
    spoken: str
    ink: int | None = None
    can_play: bool = True
    opens: str = ""
    choices: tuple[RowChoice, ...] = ()


@dataclass(frozen=True)
class PartingRow:
    """A position in which two part, what each does, and the points."""

    position: Position
    first: Option
    other: Option
    figure: str
    spoken: str


# ---- who plays ----


def name_of(of: Strategies, one: Entrant) -> str:
    """Return what a player is called, with what of its rules and dice is its own."""
    who = one.who
    name = of.name_of_list(one.player) if who is None else words.who(who, of.choices.lessons, of.choices.target)
    usual, own = of.choices.rules, []
    if isinstance(one.way, DiceModel):
        own.append(names.dice_model_name(one.way))
    if (one.rules.name, one.rules.digest) != (usual.name, usual.digest):
        own.append(names.rules_among_games(one.rules))
    if one.rules.rolls_per_turn != usual.rolls_per_turn:
        own.append(words.rolls(one.rules.rolls_per_turn))
    return ", ".join([name, *own])


def known_average(of: Strategies, one: Entrant) -> float | None:
    """Return the average of a player: as it was worked out, or as it is written down; None before either."""
    outcome = of.outcome(one)
    if outcome is not None:
        return outcome.final_score.mean
    if isinstance(one.way, DiceModel):
        return par(one.rules, one.way)
    if one.who is Who.LESSONS:
        return AVERAGES[of.choices.lessons] if one.rules == DEFAULT_RULES else None
    if one.who is Who.PERFECT:
        return par(one.rules)
    known = strategies.strength(one.way, one.rules) if isinstance(one.way, Strategy) and one.who is not None else None
    return known.mean if known is not None else None


def who_row(of: Strategies, one: Entrant) -> WhoRow:
    """Return one who is offered."""
    name, average, question = name_of(of, one), known_average(of, one), one.question
    fraction = of.fractions.get(question) if question is not None else None
    hint = words.how(one.who, one.way if isinstance(one.way, DiceModel) else None)
    if one.way is None:
        figure = words.with_errors()
    elif not one.can_play:
        figure, hint = words.impossible(), words.knows_yahtzee_only()
    elif question in of.failures:
        figure, hint = words.impossible(), of.failures[question]
    elif fraction is not None:
        figure = words.percent_done(fraction)
    else:
        figure = numbers.decimal(average, 2) if average is not None else words.unknown
    spoken = words.average_spoken(name=name, average=figure)
    row = WhoRow(one.key, name, figure, hint, spoken, one.ink, one.can_play)
    if one.key == Who.LESSONS.value:
        lessons = [(str(lesson), lesson) for lesson in range(1, len(Lesson) + 1)]
        return replace(row, name=words.lessons_to(), choices=((Parameter.LESSONS, lessons, of.choices.lessons),))
    if one.key == Who.REACH.value:
        targets = [(str(target), target) for target in TARGETS]
        return replace(row, name=words.to_reach(), choices=((Parameter.TARGET, targets, of.choices.target),))
    if one.key.startswith(OWN):
        return replace(row, opens=words.edit_list())
    if one.key.startswith(OTHER):
        is_open = of.choices.opened == one.key
        return replace(row, opens=words.change(), choices=_open_choices(of, one) if is_open else ())
    return row


def _open_choices(of: Strategies, one: Entrant) -> tuple[RowChoice, ...]:
    other = of.choices.others[int(one.key.removeprefix(OTHER))]
    players = tuple((name_of(of, known), known.key) for known in of.entrants if not known.key.startswith(OTHER))
    dice = tuple((names.dice_model_name(model), model) for model in OFFERED_DICE)
    return (
        (Parameter.PLAYER, players, other.player),
        (Parameter.DICE, dice, other.dice),
        (Parameter.RULES, rules_offered(of), offered_like(of, one.rules)),
        (Parameter.ROLLS, rolls_offered(), one.rules.rolls_per_turn),
    )


def rules_offered(of: Strategies) -> tuple[tuple[str, RuleSet], ...]:
    """Return the rule sets that can be played by, with their names."""
    offered = (*RULE_SETS.values(), *names.other_games(), *of.own_rules)
    return tuple((names.rules_among_games(found), found) for found in offered)


def offered_like(of: Strategies, rules: RuleSet) -> object:
    """Return the rule set that is offered of these rules, however often they roll."""
    known = {found.digest + found.name: found for _, found in rules_offered(of)}
    return known.get(rules.digest + rules.name)


def rolls_offered() -> tuple[tuple[str, int], ...]:
    """Return how many rolls a turn can have."""
    return tuple((words.rolls(rolls), rolls) for rolls in ROLLS)


def opponents(of: Strategies) -> dict[Face, str]:
    """Return those of the compared who can be played against, with their names."""
    return {Face(one.key): name_of(of, one) for one in of.chosen if one.key in _FACES}


def list_result(of: Strategies) -> str:
    """Return how good the edited list is, or how far that is worked out, or what is wrong with it as a whole."""
    way, rules = of.edited_way, of.list_rules
    if way is None:
        return "\n".join(words.line_fault(one) for one in of.faults if one.line is None)
    outcome, best = of.outcome_of(way, rules), of.outcome_of(OPTIMAL, rules)
    if outcome is not None and best is not None:
        average = outcome.final_score.mean
        short = numbers.decimal(best.final_score.mean - average, 2)
        return words.list_average(mean=numbers.decimal(average, 4), short=short)
    fraction = of.fractions.get(WayQuestion(way, rules))
    return words.wait() if fraction is None else f"{words.wait()} {words.percent_done(fraction)}"


# ---- the answer ----


def headline(of: Strategies) -> tuple[str, str]:
    """Return the answer in a sentence, and how sure it is or how far."""
    known = _known(of)
    if of.fractions:
        note = words.percent_done(sum(of.fractions.values()) / len(of.fractions))
    else:
        note = words.exact() if known else ""
    pair = of.pair
    ends = [of.outcome(one) for one in pair] if pair is not None else []
    if pair is None or None in ends:
        if len(of.chosen) != 1 or not known:
            return words.wait() if of.chosen else words.choose_player(), note
        _, name, end = known[0]
        return words.averages(name=name, points=numbers.decimal(end.final_score.mean, 1)), note
    better, worse = (name_of(of, one) for one in pair)
    more = ends[0].final_score.mean - ends[1].final_score.mean  # type: ignore[union-attr]
    if numbers.is_nothing(more):
        return words.as_good(first=better, other=worse), note
    points = numbers.decimal(more, 1 if more >= 0.05 else 2)
    return words.scores_more(better=better, worse=worse, points=points), note


def match_sentence(of: Strategies) -> str:
    """Return who wins a match of the two, by chances that are shown as they add up."""
    pair = of.pair
    ends = [end for end in map(of.outcome, pair) if end is not None] if pair is not None else []
    if pair is None or len(ends) < 2:
        return ""
    found = head_to_head(ends[0].distribution, ends[1].distribution)
    win, tie, loss = map(units.percent, numbers.of_a_hundred([100 * one for one in (found.win, found.tie, found.loss)]))
    first, other = (name_of(of, one) for one in pair)
    return words.in_a_match(first=first, win=win, other=other, loss=loss, tie=tie)


# ---- charts ----

_Known = tuple[Entrant, str, Outcome]


def _known(of: Strategies) -> list[_Known]:
    """Return those who are compared and whose figures are known, with their names."""
    found = [(one, name_of(of, one), of.outcome(one)) for one in of.chosen]
    return [(one, name, outcome) for one, name, outcome in found if outcome is not None]


def chart_view(of: Strategies, which: ChartKind) -> SeriesView:
    """Return one of the charts."""
    name, known = words.chart_name(which), _known(of)
    if not known:
        return SeriesView(name)
    if which in (ChartKind.SCORES, ChartKind.REACHING):
        return _scores(name, known, is_sum=which is ChartKind.REACHING)
    if which is ChartKind.TURNS:
        return _by_turn(name, known)
    return _by_box(name, known, of)


def _ends(known: Sequence[_Known]) -> tuple[int, int]:
    """Return from which to which score something can be seen, in whole fifties."""
    low = min(outcome.percentile(0.1) for _, _, outcome in known)
    high = max(outcome.percentile(100 * (1 - _SLIGHT)) for _, _, outcome in known)
    return low // _LABELLED * _LABELLED, -(-high // _LABELLED) * _LABELLED


def _scores(name: str, known: Sequence[_Known], *, is_sum: bool) -> SeriesView:
    """Return the chance of each score or more, or of each ten scores; as a table of every score that comes up."""
    low, high = _ends(known)
    step = _STEP if is_sum else _BIN
    scores, most = range(low, high + 1, step), max(len(end.distribution) for _, _, end in known)
    chances = [[*end.distribution, *[0.0] * max(0, high + step - len(end.distribution))] for _, _, end in known]
    columns = [list(accumulate(reversed(column)))[::-1] if is_sum else column for column in chances]
    series = tuple(
        Series(who, tuple(100 * (column[at] if is_sum else sum(column[at : at + step])) for at in scores), one.ink or 0)
        for (one, who, _), column in zip(known, columns, strict=True)
    )
    heads = [
        words.or_more(score=score) if is_sum else words.from_to(first=score, last=score + step - 1) for score in scores
    ]
    labels = tuple(str(score) if score % _LABELLED == 0 else "" for score in scores)
    lines = [(score, *(column[score] if score < len(column) else 0.0 for column in columns)) for score in range(most)]
    first = next((place for place, line in enumerate(lines) if not is_sum and any(line[1:])), 0)
    figures = _figures(words.score_column(), series, lines[first:], lambda chance: units.percent(100 * chance))
    return _series_view(name, labels, series, heads, units.percent, figures, in_percent=True)


def _by_turn(name: str, known: Sequence[_Known]) -> SeriesView:
    told = [(one, name, end.lost_by_turn) for one, name, end in known if end.lost_by_turn]
    if not told:
        return SeriesView(name, message=words.wait())
    turns = range(1, max(len(losses) for _, _, losses in told) + 1)
    series = tuple(
        Series(name, tuple(max(0.0, lost) for lost in (*losses, *(0.0,) * (len(turns) - len(losses)))), one.ink or 0)
        for one, name, losses in told
    )
    lines = [(turn, *(one.values[turn - 1] for one in series)) for turn in turns]
    figures = _figures(words.turn_column(), series, lines, _signed)
    heads = [words.in_turn(number=turn) for turn in turns]
    return _series_view(name, tuple(map(str, turns)), series, heads, words.points, figures, as_columns=True)


def _by_box(name: str, known: Sequence[_Known], of: Strategies) -> SeriesView:
    """Return what each falls short of perfect play by the same rules: those with the boxes of the first."""
    rules = known[0][0].rules
    bonuses = {UPPER_BONUS: rules.upper_bonus, YAHTZEE_BONUS: rules.yahtzee_bonus}
    told = []
    for one, who, end in known:
        best = of.outcome_of(OPTIMAL, one.rules)
        if best is not None and one.rules.categories == rules.categories:
            told.append((one, who, short_by_part(end, best)))
    if not told:
        return SeriesView(name, message=words.wait())
    parts = [part for part in told[0][2] if not isinstance(part, str) or bonuses[part]]
    series = tuple(Series(who, tuple(short[part] for part in parts), one.ink or 0) for one, who, short in told)
    heads = [words.part(part, rules) for part in parts]
    lines = [(head, *(one.values[place] for one in series)) for place, head in enumerate(heads)]
    figures = _figures(words.box_column(), series, lines, _signed)
    return _series_view(name, tuple(heads), series, heads, words.points, figures, as_columns=True)


def _signed(value: float) -> str:
    return numbers.decimal(value + 0.0, 2).replace("-", numbers.MINUS)


def _figures(
    heading: str, series: Sequence[Series], lines: Sequence[tuple[Any, ...]], write: Callable[[float], str]
) -> ChartFigures:
    """Return the lines of a chart as a table, each with what it is about in front: a number, or words."""
    rows = tuple((str(line[0]), *map(write, line[1:])) for line in lines)
    has_words = frozenset({0}) if isinstance(lines[0][0], str) else frozenset()
    return ChartFigures((heading, *(one.name for one in series)), rows, tuple(lines), has_words)


def _series_view(
    name: str,
    labels: tuple[str, ...],
    series: tuple[Series, ...],
    heads: Sequence[str],
    figure: Callable[[float], str],
    figures: ChartFigures,
    *,
    in_percent: bool = False,
    as_columns: bool = False,
) -> SeriesView:
    cards = tuple(
        (head, *(f"{one.name}: {figure(one.values[place])}" for one in series)) for place, head in enumerate(heads)
    )
    summary = ". ".join(one.name for one in series)
    return SeriesView(name, labels, series, cards, in_percent, as_columns, summary, figures=figures)


# ---- the table ----


def side_view(of: Strategies) -> TableView:
    """Return the table of those who are compared."""
    known = _known(of)
    if not known:
        return TableView(words.side_name())
    rows, data, marks = [], [], _marks(of)
    for one, name, end in known:
        figures, median = end.final_score, end.percentile(50)
        chances = [end.at_least(score) for score in marks]
        bonus = 1.0 - end.upper_bonus.get(0, 0.0) if one.rules.upper_bonus else None
        zeros = sum(box.figures.zero for box in end.categories.values())
        percents = [units.percent(100 * chance) for chance in chances]
        percents.append(units.percent(100 * bonus) if bonus is not None else words.unknown)
        means = [numbers.decimal(figure, 1) for figure in (figures.mean, figures.sd, zeros)]
        cells = (name, means[0], str(median), means[1], *percents, means[2])
        told = (words.bonus_chance(chance=units.percent(100 * bonus)),) if bonus is not None else ()
        exactly = {"mean": numbers.decimal(figures.mean, 4), "sd": numbers.decimal(figures.sd, 4)}
        card = (words.in_full(name=name, **exactly), *told, words.zeros(count=numbers.decimal(zeros, 2)))
        rows.append(TableRow(cells, card, one.ink))
        data.append((name, figures.mean, median, figures.sd, *chances, bonus, zeros))
    headings = words.side_columns(marks)
    summary = ". ".join(", ".join(row.cells) for row in rows)
    read = ChartFigures(headings, tuple(row.cells for row in rows), tuple(data))
    return TableView(words.side_name(), headings, tuple(rows), summary, figures=read)


def _marks(of: Strategies) -> tuple[int, ...]:
    """Return the scores of which the table has the chances, by what perfect play averages."""
    average, best = par(of.choices.rules), of.outcome_of(OPTIMAL, of.choices.rules)
    if average is None:
        average = best.final_score.mean if best is not None else 0.0
    return round_scores(average)


# ---- where two part ----


def parting_rows(of: Strategies) -> tuple[list[PartingRow], list[PartingRow]]:
    """Return where the pair parts: in the first roll of a game, and in others."""
    openings, costly = of.partings
    first = [_parting_row(of, one, is_opening=True) for one in openings]
    return first, [_parting_row(of, one, is_opening=False) for one in costly]


def _parting_row(of: Strategies, one: Parting, *, is_opening: bool) -> PartingRow:
    cost = a_game(one) if is_opening else one.cost
    figure = numbers.decimal(cost, 2 if is_opening else 1).replace("-", numbers.MINUS)
    other, first = (name_of(of, player) for player in of.pair or ())
    with boxes.speaking_of(one.position.rules):
        taken, instead = options.option(one.taken), options.option(one.other)
    dice, cost_of_it = names.dice(one.position.dice), numbers.decimal(cost, 2)
    spoken = words.parting_spoken(dice=dice, first=first, taken=taken, other=other, instead=instead, cost=cost_of_it)
    return PartingRow(one.position, one.taken, one.other, figure, spoken)


def parting_summary(of: Strategies) -> str:
    """Return how often the pair chooses differently, or why nothing is said of that."""
    found, question, pair = of.differences, of.pair_question, of.pair
    if pair is None:
        return words.one_is_not_enough()
    if found is not None:
        share = found.all.differ / max(1, found.all.decisions)
        return words.part_summary(games=found.games, name=name_of(of, pair[1]), share=units.percent(100 * share, 0))
    if question is not None:
        return of.failures.get(question, words.wait())
    return "" if None in map(of.outcome, pair) else words.other_positions()  # the answer says what is waited for


def pairs_offered(of: Strategies) -> tuple[tuple[str, tuple[str, str]], ...]:
    """Return each two that are compared, with what they are called together."""
    return tuple(
        (words.two(first=name_of(of, one), other=name_of(of, other)), (one.key, other.key)) for one, other in of.pairs
    )


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
    return names.category(BY_KEY[row]) if row in BY_KEY else words.row(row)


def _triples(name: str, his: dict[str, published.Triple], ours: dict[str, Figures] | None) -> TableView:
    if ours is None:
        return TableView(name, message=words.wait())
    columns = words.mean_column(), words.sd_column(), words.zero_column()
    data: list[_Data] = []
    for row, (mean, sd, zero) in his.items():
        figures = ours[row]
        data.append((row_name(row), mean, figures.mean, sd, figures.sd, zero, 100 * figures.zero))
    return _table(name, words.box_column(), columns, data, 2, 4)


def _distribution(name: str, found: Statistics, rules: published.Rules) -> TableView:
    columns = words.percent_column(), words.below_column()
    data: list[_Data] = []
    for place, (percent, so_far) in enumerate(published.DISTRIBUTION[rules]):
        first = published.FIRST_SCORE + place * published.STEP
        end = first + published.STEP
        here = 100 * sum(found.distribution[first:end])
        data.append((f"{first} – {end - 1}", percent, here, so_far, 100 * sum(found.distribution[:end])))
    return _table(name, words.range_column(), columns, data, 0, 2, note=words.his_simulated())


def _percentiles(name: str, found: Statistics, rules: published.Rules) -> TableView:
    data: list[_Data] = [
        (str(score), percent, 100 * sum(found.distribution[:score]))
        for percent, score in zip(published.PERCENTS, published.PERCENTILES[rules], strict=True)
    ]
    return _table(name, words.range_column(), (words.lower_column(),), data, 0, 2, note=words.his_simulated())


def _first_turns(name: str, found: Statistics, _rules: published.Rules) -> TableView:
    data: list[_Data] = []
    for row, (points, nothing) in published.EARLIEST.items():
        box = found.categories[BY_KEY[row]]
        data.append((row_name(row), points, box.earliest, nothing, box.earliest_zero))
    return _table(name, words.box_column(), (words.points_column(), words.nothing_column()), data, 0, 0)


def _table(
    name: str, first: str, columns: Sequence[str], data: Sequence[_Data], his: int, ours: int, note: str = ""
) -> TableView:
    """Return a table of his figures and ours in each column, with as many decimal places as he gives, and as we do."""
    headings = (first, *(said(what=column) for column in columns for said in (words.his, words.ours)))

    def text(column: int, value: str | int | float | None) -> str:
        if isinstance(value, str):
            return value
        return words.never() if value is None else numbers.decimal(value, his if column % 2 else ours)

    cells = [tuple(text(column, value) for column, value in enumerate(line)) for line in data]
    rows = tuple(
        TableRow(row, tuple(f"{head}: {cell}" for head, cell in zip(headings, row, strict=True))) for row in cells
    )
    return TableView(name, headings, rows, summary=note, figures=ChartFigures(headings, tuple(cells), tuple(data)))
