# SPDX-License-Identifier: MIT
"""What the strategies page shows, made of its scene."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from itertools import accumulate
from typing import TYPE_CHECKING

from engine.analysis.options import Option
from engine.distribution.statistics import Outcome
from engine.rules.dice_models import DiceModel
from engine.rules.par import par
from engine.rules.scoring import DEFAULT_RULES, RULE_SETS, RuleSet
from engine.runtime.lazy_dataclass import dataclass
from engine.strategies import strengths
from engine.strategies.head_to_head import UPPER_BONUS, YAHTZEE_BONUS, head_to_head, short_by_part
from engine.strategies.rule_lists.course import AVERAGES
from engine.strategies.strategies import OPTIMAL, Strategy
from engine.strategies.strengths import Face
from yahtzee_gui.kit.charts.figures import ChartFigures
from yahtzee_gui.kit.charts.series import Series, SeriesView
from yahtzee_gui.kit.charts.table_chart import TableRow, TableView
from yahtzee_gui.strategies import words
from yahtzee_gui.strategies.own_tab import OwnView
from yahtzee_gui.strategies.questions import WayQuestion
from yahtzee_gui.strategies.session import Entrant, Section, StrategiesScene, Who, a_game
from yahtzee_gui.strategies.verhoeff_view import verhoeff_view
from yahtzee_gui.words import boxes, names, numbers, options, rule_sets, units

if TYPE_CHECKING:
    from engine.strategies.differences import Parting

_STEP, _BIN = 5, 10
_LABELLED = 50
_SLIGHT = 0.0005  # a score beyond which hardly any game ends is not shown
_FACES = {face.value for face in Face}
CHARTS = range(4)
"""Final score, at least, by turn, by box."""


@dataclass(frozen=True)
class WhoRow:
    """One who is offered: name, figure, what is said of it, and the number of its colour if it is compared."""

    key: str
    name: str
    figure: str
    hint: str
    spoken: str
    ink: int | None = None
    is_own: bool = False
    can_play: bool = True


@dataclass(frozen=True)
class PartingRow:
    """A position in which two part: its dice, what each does, and the points."""

    dice: tuple[int, ...]
    first: Option
    other: Option
    figure: str
    spoken: str
    rules: RuleSet

    @property
    def is_scored(self) -> bool:
        """Whether both fill a box."""
        return self.first.category is not None and self.other.category is not None


@dataclass(frozen=True)
class StrategiesView:
    """What the page shows."""

    rows: tuple[WhoRow, ...] = ()
    note: str = ""
    rules: tuple[tuple[str, RuleSet], ...] = ()
    rules_hint: str = ""
    is_working: bool = False
    charts: tuple[SeriesView, ...] = ()
    side: TableView = field(default_factory=lambda: TableView(""))
    heads: TableView = field(default_factory=lambda: TableView(""))
    pair: tuple[str, str] | None = None
    compared: tuple[tuple[str, str], ...] = ()
    opponents: Mapping[Face, str] = field(default_factory=dict)
    part_summary: str = ""
    openings: tuple[PartingRow, ...] = ()
    costly: tuple[PartingRow, ...] = ()
    pair_inks: tuple[int, int] = (0, 1)


@dataclass(frozen=True)
class PageView:
    """The whole page: what is compared, the player's lists, one of Verhoeff's tables, and which of them is seen."""

    tab: Section
    rules: RuleSet
    lessons: int
    target: int
    dice: DiceModel
    compare: StrategiesView
    own: OwnView
    his: TableView
    remark: str = ""


def page_view(scene: StrategiesScene) -> PageView:
    """Return what the page shows."""
    return PageView(
        scene.tab,
        scene.rules,
        scene.lessons,
        scene.target,
        scene.dice,
        strategies_view(scene),
        own_view(scene),
        verhoeff_view(scene),
        words.not_kept(scene.remark) if scene.remark else "",
    )


def progress_view(scene: StrategiesScene) -> tuple[tuple[WhoRow, ...], str]:
    """Return what changes while something is being worked out: who plays, and what is said of the edited list."""
    return tuple(_row(scene, one) for one in scene.entrants), _own_result(scene)


def own_view(scene: StrategiesScene) -> OwnView:
    """Return the player's lists, and the one that is edited."""
    prefix = "own:"
    lists = tuple((one.key.removeprefix(prefix), one.name) for one in scene.entrants if one.who is None)
    return OwnView(lists, scene.edited, scene.text, scene.faults, _own_result(scene))


def _own_result(scene: StrategiesScene) -> str:
    way = scene.own_way
    if way is None:
        return "" if scene.edited else words.no_list()
    outcome, best = scene.outcome(way, scene.list_rules), scene.outcome(OPTIMAL, scene.list_rules)
    if outcome is not None and best is not None:
        average = outcome.final_score.mean
        return words.list_average(average, best.final_score.mean - average)
    fraction = scene.fractions.get(WayQuestion(way, scene.list_rules))
    return words.wait() if fraction is None else f"{words.wait()} {words.percent_done(fraction)}"


def strategies_view(scene: StrategiesScene) -> StrategiesView:
    """Return what the page shows."""
    differences = scene.differences
    openings, costly = scene.partings
    pair = scene.pair
    return StrategiesView(
        progress_view(scene)[0],
        words.compare_up_to(),
        rules_offered(scene),
        words.first_rolls_left_out() if any(one.counts_first_rolls for one in scene.own_rules) else "",
        bool(scene.fractions),
        tuple(chart_view(scene, which) for which in CHARTS),
        side_view(scene),
        heads_view(scene),
        (pair[0].key, pair[1].key) if pair is not None else None,
        tuple((one.key, name_of(scene, one)) for one in scene.with_fair_dice),
        {Face(one.key): name_of(scene, one) for one in scene.chosen if one.key in _FACES},
        words.part_summary(
            differences.games,
            differences.all.differ / max(1, differences.all.decisions),
            differences.cost_per_game,
            differences.standard_error,
        )
        if differences is not None
        else _waiting_for_pair(scene),
        tuple(_parting_row(scene, one, is_opening=True) for one in openings),
        tuple(_parting_row(scene, one, is_opening=False) for one in costly),
        (pair[0].ink or 0, pair[1].ink or 0) if pair is not None else (0, 1),
    )


def rules_offered(scene: StrategiesScene) -> tuple[tuple[str, RuleSet], ...]:
    """Return the rule sets that strategies can play by, with their names."""
    own = [one for one in scene.own_rules if not one.counts_first_rolls]
    offered = (*RULE_SETS.values(), *rule_sets.other_games(), *own)
    return tuple((names.rules_among_games(found), found) for found in offered)


# ---- who plays ----


def name_of(scene: StrategiesScene, one: Entrant) -> str:
    """Return what a player is called."""
    return one.name if one.who is None else words.who(one.who, scene.lessons, scene.target, scene.dice)


def known_average(scene: StrategiesScene, one: Entrant) -> float | None:
    """Return the average of a player: as it was worked out, or as it is written down; None before either."""
    outcome = scene.outcome(one.way)
    if outcome is not None:
        return outcome.final_score.mean
    if one.who is Who.LESSONS:
        return AVERAGES[scene.lessons] if scene.rules == DEFAULT_RULES else None
    if one.who is Who.PERFECT:
        return par(scene.rules)
    if one.who is Who.OTHER_DICE:
        return par(scene.rules, scene.dice)
    known = strengths.strength(one.way, scene.rules) if isinstance(one.way, Strategy) and one.who is not None else None
    return known.mean if known is not None else None


def _row(scene: StrategiesScene, one: Entrant) -> WhoRow:
    name, average = name_of(scene, one), known_average(scene, one)
    question = scene.question(one)
    fraction = scene.fractions.get(question) if question is not None else None
    can_play = scene.can_play(one)
    if one.way is None:
        figure = words.with_errors()
    elif not can_play or question in scene.failures:
        figure = words.impossible()
    elif fraction is not None:
        figure = words.percent_done(fraction)
    else:
        figure = numbers.decimal(average, 2) if average is not None else words.unknown
    hint = words.how(one.who, scene.dice) if one.who is not None else words.own_list()
    if not can_play:
        hint = words.knows_yahtzee_only()
    elif question is not None and question in scene.failures:
        hint = scene.failures[question]
    spoken = words.average_spoken(name=name, average=figure)
    return WhoRow(one.key, name, figure, hint, spoken, one.ink, one.who is None, can_play)


# ---- charts ----

_Known = tuple[Entrant, str, Outcome]


def _known(scene: StrategiesScene) -> list[_Known]:
    """Return those who are compared and whose figures are known, with their names."""
    found = [(one, name_of(scene, one), scene.outcome(one.way)) for one in scene.chosen]
    return [(one, name, outcome) for one, name, outcome in found if outcome is not None]


def chart_view(scene: StrategiesScene, which: int) -> SeriesView:
    """Return one of the charts."""
    name = (words.final_score_name, words.at_least_name, words.by_turn_name, words.by_box_name)[which]()
    known = _known(scene)
    best = scene.outcome(OPTIMAL)
    if not known or (which == CHARTS[-1] and best is None):
        return SeriesView(name, message=words.wait() if scene.chosen else words.choose_player())
    if which < 2:
        return _scores(name, known, is_sum=which == 1)
    if which == 2:
        return _by_turn(name, known)
    assert best is not None
    return _by_box(name, known, best, scene.rules)


def _ends(known: Sequence[_Known]) -> tuple[int, int]:
    """Return from which to which score something can be seen, in whole fifties."""
    low = min(outcome.percentile(0.1) for _, _, outcome in known)
    high = max(outcome.percentile(100 * (1 - _SLIGHT)) for _, _, outcome in known)
    return low // _LABELLED * _LABELLED, -(-high // _LABELLED) * _LABELLED


def _scores(name: str, known: Sequence[_Known], *, is_sum: bool) -> SeriesView:
    low, high = _ends(known)
    step = _STEP if is_sum else _BIN
    scores = range(low, high + 1, step)

    def values(outcome: Outcome) -> tuple[float, ...]:
        chances = outcome.distribution
        sums = _or_more(chances) if is_sum else [sum(chances[score : score + step]) for score in range(high + 1)]
        return tuple(100 * _at(sums, score) for score in scores)

    series = tuple(Series(name, values(end), one.ink or 0) for one, name, end in known)
    heads = [words.or_more(score) if is_sum else words.from_to(score, score + step - 1) for score in scores]
    labels = tuple(str(score) if score % _LABELLED == 0 else "" for score in scores)
    whole = range(max(len(end.distribution) for _, _, end in known))
    figures = _score_figures(known, whole, is_sum=is_sum)
    return _series_view(name, labels, series, heads, units.percent, figures, in_percent=True)


def _score_figures(known: Sequence[_Known], scores: range, *, is_sum: bool) -> ChartFigures:
    """Return the chance of every score, or of every score or more, that comes up at all."""
    found = [_or_more(end.distribution) if is_sum else end.distribution for _, _, end in known]
    columns = [[_at(chances, score) for score in scores] for chances in found]
    lines = [(score, *(column[score] for column in columns)) for score in scores]
    first = next((place for place, line in enumerate(lines) if not is_sum and any(line[1:])), 0)
    rows = tuple((str(line[0]), *(units.percent(100 * chance) for chance in line[1:])) for line in lines[first:])
    return ChartFigures(
        (words.score_column(), *(name for _, name, _ in known)), rows, tuple(lines[first:]), frozenset()
    )


def _or_more(distribution: Sequence[float]) -> list[float]:
    """Return the chance of each score or more."""
    return list(accumulate(reversed(distribution)))[::-1]


def _at(distribution: Sequence[float], score: int) -> float:
    return distribution[score] if score < len(distribution) else 0.0


def _by_turn(name: str, known: Sequence[_Known]) -> SeriesView:
    told = [(one, name, end.lost_by_turn) for one, name, end in known if end.lost_by_turn]
    if not told:
        return SeriesView(name, message=words.wait())
    turns = range(1, len(told[0][2]) + 1)
    series = tuple(Series(name, tuple(max(0.0, lost) for lost in losses), one.ink or 0) for one, name, losses in told)
    lines = tuple((turn, *(one.values[turn - 1] for one in series)) for turn in turns)
    rows = tuple((str(line[0]), *(numbers.decimal(value, 2) for value in line[1:])) for line in lines)
    figures = ChartFigures((words.turn_column(), *(name for _, name, _ in told)), rows, lines, frozenset())
    heads = [words.in_turn(turn) for turn in turns]
    return _series_view(name, tuple(map(str, turns)), series, heads, words.points, figures, as_columns=True)


def _by_box(name: str, known: Sequence[_Known], best: Outcome, rules: RuleSet) -> SeriesView:
    bonuses = {UPPER_BONUS: rules.upper_bonus, YAHTZEE_BONUS: rules.yahtzee_bonus}
    told = [(one, name, short_by_part(end, best)) for one, name, end in known]
    parts = [part for part in told[0][2] if not isinstance(part, str) or bonuses[part]]
    series = tuple(Series(name, tuple(short[part] for part in parts), one.ink or 0) for one, name, short in told)
    heads = [words.part(part, rules) for part in parts]
    values = [[one.values[place] for one in series] for place in range(len(heads))]
    lines: list[tuple[str | int | float | None, ...]] = [
        (head, *line) for head, line in zip(heads, values, strict=True)
    ]
    rows = tuple((head, *map(_signed, line)) for head, line in zip(heads, values, strict=True))
    figures = ChartFigures((words.box_column(), *(name for _, name, _ in told)), rows, tuple(lines))
    return _series_view(name, tuple(heads), series, heads, words.points, figures, as_columns=True)


def _signed(value: float) -> str:
    return numbers.decimal(value + 0.0, 2).replace("-", numbers.MINUS)


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
        (head, *(words.named_figure(one.name, figure(one.values[place])) for one in series))
        for place, head in enumerate(heads)
    )
    summary = ". ".join(one.name for one in series)
    return SeriesView(name, labels, series, cards, in_percent, as_columns, summary, figures=figures)


# ---- tables ----


def side_view(scene: StrategiesScene) -> TableView:
    """Return the table of those who are compared."""
    known = _known(scene)
    if not known:
        return TableView(words.side_name(), message=words.wait() if scene.chosen else words.choose_player())
    rows, data, marks = [], [], _marks(scene)
    for one, name, end in known:
        figures, median = end.final_score, end.percentile(50)
        chances = [end.at_least(score) for score in marks]
        bonus = 1.0 - end.upper_bonus.get(0, 0.0) if scene.rules.upper_bonus else None
        zeros = sum(box.figures.zero for box in end.categories.values())
        percents = [units.percent(100 * chance) for chance in chances]
        percents.append(units.percent(100 * bonus) if bonus is not None else words.unknown)
        mean, sd = numbers.decimal(figures.mean, 1), numbers.decimal(figures.sd, 1)
        cells = (name, mean, str(median), sd, *percents, numbers.decimal(zeros, 1))
        told = (words.bonus_chance(bonus),) if bonus is not None else ()
        card = (words.in_full(name, figures.mean, figures.sd), *told, words.zeros(zeros))
        rows.append(TableRow(cells, card, one.ink))
        data.append((name, figures.mean, median, figures.sd, *chances, bonus, zeros))
    return _table(words.side_name(), words.side_columns(marks), rows, data)


def _marks(scene: StrategiesScene) -> tuple[int, ...]:
    """Return three round scores around what perfect play averages, of which the table has the chances."""
    average, best = par(scene.rules), scene.outcome(OPTIMAL)
    if average is None:
        average = best.final_score.mean if best is not None else 0.0
    step = _LABELLED if average >= 2 * _LABELLED else _BIN
    middle = max(2, round(average / step)) * step
    return middle - step, middle, middle + step


def heads_view(scene: StrategiesScene) -> TableView:
    """Return who scores more, for each two of those who are compared."""
    known = _known(scene)
    if len(known) < 2:
        waits = len(scene.chosen) > 1
        return TableView(words.heads_name(), message=words.wait() if waits else words.one_is_not_enough())
    rows, data = [], []
    for number, (first, name, end) in enumerate(known):
        for _, other, its_end in known[number + 1 :]:
            found = head_to_head(end.distribution, its_end.distribution)
            chances = (found.win, found.tie, found.loss)
            shown = numbers.of_a_hundred([100 * one for one in chances])
            card = (words.wins(name, shown[0]), words.ties(shown[1]), words.wins(other, shown[2]))
            rows.append(TableRow((name, other, *map(units.percent, shown)), card, first.ink))
            data.append((name, other, *chances))
    return _table(words.heads_name(), words.heads_columns(), rows, data, 2)


def _table(
    name: str,
    headings: tuple[str, ...],
    rows: Sequence[TableRow],
    data: Sequence[tuple[str | int | float | None, ...]],
    count: int = 1,
) -> TableView:
    figures = ChartFigures(headings, tuple(row.cells for row in rows), tuple(data), frozenset(range(count)))
    summary = ". ".join(", ".join(row.cells) for row in rows)
    return TableView(name, headings, tuple(rows), count, summary, figures=figures)


# ---- where two part ----


def _parting_row(scene: StrategiesScene, one: Parting, *, is_opening: bool) -> PartingRow:
    assert scene.pair is not None
    cost = a_game(one) if is_opening else one.cost
    figure = numbers.decimal(cost, 2 if is_opening else 1).replace("-", numbers.MINUS)
    first, other = (name_of(scene, player) for player in scene.pair)
    dice = names.dice(one.position.dice)
    with boxes.speaking_of(scene.rules):
        taken, instead = options.option(one.taken), options.option(one.other)
    spoken = words.parting_spoken(dice, first, taken, other, instead, cost)
    return PartingRow(one.position.dice, one.taken, one.other, figure, spoken, scene.rules)


def _waiting_for_pair(scene: StrategiesScene) -> str:
    if scene.pair is None:
        return words.same_dice() if len(scene.chosen) > 1 else words.one_is_not_enough()
    question = scene.pair_question
    reason = scene.failures.get(question) if question is not None else None
    return reason or words.wait()


def partings_table(scene: StrategiesScene) -> TableView:
    """Return the positions in which two part as a table: those that are shown, and in its file all there are."""
    found = scene.differences
    if found is None or scene.pair is None:
        return TableView(words.part_heading(), message=words.wait())
    first, other = (name_of(scene, player) for player in scene.pair)
    headings = (
        words.dice_column(),
        words.rolls_left_column(),
        words.filled_column(),
        first,
        other,
        words.cost_column(),
    )
    with boxes.speaking_of(scene.rules):
        data = [_parting_line(one) for one in (*found.opening, *found.costliest)]
        shown = [_parting_line(one) for one in (*scene.partings[0], *scene.partings[1])]
    rows = tuple(TableRow((*map(str, line[:-1]), numbers.decimal(float(line[-1] or 0.0), 2)), ()) for line in shown)
    cells = tuple(tuple(map(str, line)) for line in data)
    figures = ChartFigures(headings, cells, tuple(data), frozenset({0, 2, 3, 4}))
    return TableView(f"{words.part_heading()}: {first}, {other}", headings, rows, 5, figures=figures)


def _parting_line(one: Parting) -> tuple[str | int | float | None, ...]:
    position = one.position
    filled = ", ".join(f"{names.category(box)} {points}" for box, points in position.filled.items())
    taken, instead = options.option(one.taken), options.option(one.other)
    return names.dice(position.dice), position.rolls_left, filled, taken, instead, one.cost
