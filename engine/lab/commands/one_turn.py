# SPDX-License-Identifier: MIT
"""The commands about one turn: targets, the score that each keep leads to, Markov chains, and chance against payoff.

Their JSON is described in ``docs/commands.md``.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from fractions import Fraction
from operator import attrgetter
from typing import Any

from engine.cli import console, drawing
from engine.cli.console import JSON, Answer, BadInput, Command, argument, flag, number, seed, svg
from engine.cli.printing import PrintedTable, chance, dice_in_words
from engine.lab.commands.pictures import densities, histograms, payoff_graph, prospect_diagram
from engine.one_turn import chain as chains
from engine.one_turn import chain_figures
from engine.one_turn import keep_scores as experiments
from engine.one_turn.keep_scores import TurnError, keep_scores
from engine.one_turn.odds import Odds, analyze, rolls_until
from engine.one_turn.targets import OddsError, PatternSpace, Target, target_of, utility_of, weighting_of, with_utility
from engine.rules.categories import CATEGORIES, Category
from engine.rules.dice import DICE_PER_ROLL, FACES, Dice
from engine.rules.scoring import DEFAULT_RULES, SHIPPED, rule_set
from engine.runtime.errors import quoted
from engine.strategies.mince import HERS, WeighedBox, fitted_line, pairs, points_before_the_first_roll
from engine.workspace.workspace import Workspace

_DIGITS = 9
_MOST_ROLLS = 100
_ROLLS_LEFT = 2
_EXACT = (flag("--exact", "fractions instead of decimal numbers"), JSON)
_OPEN = argument("--open", metavar="NAMES", help="only these categories, with commas between")


# ---- what they share: fractions as they are asked for, and dice as they are written ---------------------------------


def _number(value: Fraction, exact: bool) -> Any:
    """Return a number for JSON: as text if `exact`."""
    return str(value) if exact else float(value)


def _text(value: Fraction, exact: bool) -> str:
    """Return a number for people: a fraction, or nine decimals."""
    return str(value) if exact else chance(value, _DIGITS)


def _numbers(row: Mapping[Any, Fraction], exact: bool) -> dict[Any, Any]:
    """Return numbers with their names, or those of scores, for JSON."""
    return {name: _number(value, exact) for name, value in row.items()}


def _faces_of(words: Sequence[str]) -> Dice | None:
    """Return the faces written in `words`, with or without commas or as one word of digits; None if they are none."""
    joined = " ".join(words)
    parts = joined.replace(",", " ").split()
    if len(parts) == 1 and "," not in joined:
        parts = list(parts[0])
    found = tuple(int(part) for part in parts if part.isascii() and part.isdigit() and len(part) < 10)
    return found if len(found) == len(parts) else None


def _five_dice(arguments: argparse.Namespace) -> Dice:
    """Return the faces that were given, which may still be too many."""
    dice = _faces_of(arguments.faces)
    if dice is None:
        raise TurnError(f"dice: must be five faces from 1 to 6, not {quoted(' '.join(arguments.faces))}")
    return dice


def _open_categories(named: str | None) -> tuple[Category, ...]:
    """Return the categories that are named, in the order of the scorecard; all of them if none are."""
    if named is None:
        return CATEGORIES
    found = [console.category_of(key.strip(), "open") for key in named.split(",")]
    if len(set(found)) < len(found):
        raise BadInput("open: names a category twice")
    return tuple(category for category in CATEGORIES if category in found)


# ---- odds -----------------------------------------------------------------------------------------------------------


def _target(arguments: argparse.Namespace) -> Target:
    if arguments.payoff is not None:
        if arguments.target is not None:
            raise OddsError("is given twice, before --payoff and with it", ("target",))
        target = weighting_of(arguments.payoff, arguments.dice, arguments.faces)
    else:
        rules = DEFAULT_RULES if arguments.rules is None else rule_set(arguments.rules)
        target = target_of(
            "yahtzee" if arguments.target is None else arguments.target, arguments.dice, arguments.faces, rules
        )
    if arguments.utility is None:
        return target
    if arguments.exact:
        raise OddsError("a utility is no fraction", ("exact",))
    return with_utility(target, utility_of(arguments.utility))


@Command(
    "odds",
    "the best chance of a target within one turn, or the best payoff",
    argument("target", nargs="?", help="a box, faces as in 1,2,3,4, sum>=20, alike=3 or a pattern"),
    number("--dice", "number of dice, 5 by default", default=DICE_PER_ROLL),
    number("--faces", "faces of a die, 6 by default", default=len(FACES)),
    number("--rolls", "rolls in the turn, 3 by default"),
    argument("--roll", metavar="FACES", help="show every option of this roll only"),
    flag("--until", "how many rolls it takes until the target comes"),
    argument("--rules", metavar="NAME", help=f"the rules whose boxes are meant: {', '.join(SHIPPED)}, or @FILE"),
    argument("--payoff", nargs="+", metavar="TARGET=POINTS", help="targets with points in place of one target"),
    argument("--utility", metavar="NAME", help="sqrt, log or risk=A in place of the payoff"),
    svg("draw a decision into this file"),
    number("--after", "which decision is drawn: the one after roll N, or the last"),
    *_EXACT,
)
def _odds(arguments: argparse.Namespace, workspace: Workspace) -> Answer:
    drawing.check_place(arguments.svg)
    if arguments.after is not None and arguments.svg is None:
        raise OddsError("says which decision is drawn (--svg)", ("after",))
    if arguments.until and arguments.rolls is not None:
        raise OddsError("belongs to a turn; until the target comes there are as many as it takes", ("rolls",))
    rolls = DEFAULT_RULES.rolls_per_turn if arguments.rolls is None else arguments.rolls
    found = analyze(_target(arguments), arguments.dice, arguments.faces, rolls)
    roll = None
    if arguments.roll is not None:
        roll = _faces_of([arguments.roll])
        if roll is None:
            raise OddsError(f"must be {found.dice} faces with commas between, not {quoted(arguments.roll)}", ("roll",))
        found.state_of(roll)
    if arguments.svg is not None:
        after = max(1, found.rolls - 1) if arguments.after is None else arguments.after
        drawing.write(prospect_diagram(found, after), arguments.svg)
    if arguments.until:
        if arguments.exact:
            raise OddsError("how many rolls it takes is no fraction here", ("exact",))
        yield from _until(found, roll)
        return
    yield _odds_as_json(found, roll, arguments.exact)
    yield from _odds_looks(found, roll, arguments.exact)


# ---- as JSON --------------------------------------------------------------------------------------------------------


def _odds_as_json(found: Odds, roll: Dice | None, exact: bool) -> dict[str, Any]:
    """Return the whole analysis, or the options of one roll, the best first, after each roll of the turn but the last.

    Fractions are text if `exact`.
    """
    head: dict[str, Any] = {
        "target": found.target.text,
        "dice": found.dice,
        "faces": found.faces,
        "rolls": found.rolls,
        "expected" if found.target.weighted else "chance": _number(found.chance, exact),
    }
    if found.target.utility is not None:
        head |= {"utility": found.target.utility.text, "certainty_equivalent": found.certainty_equivalent}
    if roll is None:
        return head | {
            "states": found.states,
            "options": found.options,
            "payoffs": [_numbers(row, exact) for row in found.payoffs],
            "best": found.best,
            "matrix": {option: _numbers(row, exact) for option, row in found.matrix.items()},
            "available": {option: [*row] for option, row in found.matrix.items()},
        }
    state = found.state_of(roll)
    rows = [
        {
            "payoff": _number(found.payoffs[row][state], exact),
            "best": found.best[row][state],
            "options": {option: _number(found.values[row][option], exact) for option in found.best_first(state, row)},
        }
        for row in range(found.rolls - 1)
    ]
    return head | {"roll": roll, "state": state, "after": rows}


# ---- for people -----------------------------------------------------------------------------------------------------


def _odds_looks(found: Odds, roll: Dice | None, exact: bool) -> Answer:
    yield f"target {found.target.text}, {found.dice} dice with {found.faces} faces, {found.rolls} rolls"
    utility = found.target.utility
    if utility is not None:
        certain = found.certainty_equivalent
        yield f"as good as {certain:.{_DIGITS}f} for certain, by the utility {utility.text}"
    what = "chance" if not found.target.weighted else "expected" if utility is None else "expected utility"
    if roll is not None:
        state = found.state_of(roll)
        yield f"{what} {_text(found.payoffs[0][state], exact)} from {dice_in_words(roll)}, roll 1"
        yield f"{what} {_text(found.chance, exact)} before roll 1\n"
        yield from _roll_looks(found, state, exact)
        return
    yield f"{what} {_text(found.chance, exact)}\n"
    yield from _table_looks(found, exact)


def _table_looks(found: Odds, exact: bool) -> Answer:
    after = [f"after {roll}" for roll in range(1, found.rolls + 1)]
    rows = []
    for state in found.states:
        payoffs = [_text(row[state], exact) for row in found.payoffs]
        rows.append([state, *payoffs, *(", ".join(row[state]) for row in found.best)])
    yield PrintedTable(["state", *after, *(f"best {when}" for when in after[:-1])], rows)
    if not isinstance(found.target.space, PatternSpace):
        return
    yield ""
    rows = [
        [option, *(_text(row.get(state, Fraction()), exact) for state in found.states)]
        for option, row in found.matrix.items()
    ]
    yield PrintedTable(["options", *found.states], rows)
    yield ""
    rows = [[option, *(str(int(state in row)) for state in found.states)] for option, row in found.matrix.items()]
    yield PrintedTable(["available", *found.states], rows)


def _roll_looks(found: Odds, state: str, exact: bool) -> Answer:
    rows = []
    for option in found.best_first(state, 0) if found.rolls > 1 else ():
        marks = [" *" if option in row[state] else "  " for row in found.best]
        values = [_text(row[option], exact) for row in found.values]
        rows.append([option, *(value + mark for value, mark in zip(values, marks, strict=True))])
    yield PrintedTable([f"keep of {state}", *(f"after {roll}" for roll in range(1, found.rolls))], rows)


# ---- until it comes -------------------------------------------------------------------------------------------------


def _until(found: Odds, roll: Dice | None) -> Answer:
    """Tell how many rolls it takes until the target comes, or how many more after a roll, by what is kept of it."""
    rolls, head = rolls_until(found), {"target": found.target.text, "dice": found.dice, "faces": found.faces}
    nothing = found.target.space.name(found.target.space.empty)
    if roll is None:
        yield {**head, "expected_rolls": rolls[nothing]}
        yield f"{found.target.text} takes {rolls[nothing]:.{_DIGITS}f} rolls on average"
        return
    state = found.state_of(roll)
    kept = {option: rolls[option] for option in found.available[state] if option in rolls}
    ordered = dict(sorted(kept.items(), key=lambda one: one[1]))
    more = 0.0 if found.payoffs[-1][state] else min(ordered.values())
    yield {**head, "roll": list(roll), "expected_rolls": more, "options": ordered}
    yield f"{found.target.text} takes {more:.{_DIGITS}f} more rolls on average from {dice_in_words(roll)}\n"
    rows = [(option, f"{number:.{_DIGITS}f}") for option, number in ordered.items()]
    yield PrintedTable([f"keep of {state}", "more rolls"], rows)


# ---- turn -----------------------------------------------------------------------------------------------------------


@Command(
    "turn",
    "the score of this turn that each keep leads to",
    argument("faces", nargs="+", metavar="DICE", help="five dice: 2 2 4 5 2"),
    number("--rerolls", "1 (the default) or 2", default=1),
    _OPEN,
    svg("draw the scores of every keep into this file"),
    *_EXACT,
)
def _turn(arguments: argparse.Namespace, workspace: Workspace) -> Answer:
    drawing.check_place(arguments.svg)
    dice, categories = _five_dice(arguments), _open_categories(arguments.open)
    found = keep_scores(dice, arguments.rerolls, categories)
    if arguments.svg is not None:
        drawing.write(densities(dice, arguments.rerolls, found), arguments.svg)
    keeps = [
        {
            "keep": one.keep,
            "mean": _number(one.mean, arguments.exact),
            "median": _number(one.median, arguments.exact),
            "sd": one.sd,
            "outcomes": one.outcomes,
            "distribution": _numbers(one.distribution, arguments.exact),
        }
        for one in found
    ]
    yield {
        "dice": list(dice),
        "rerolls": arguments.rerolls,
        "categories": [one.key for one in categories],
        "keeps": keeps,
    }
    rows = []
    for one in found:
        mean = str(one.mean) if arguments.exact else f"{float(one.mean):.4f}"
        rows.append([dice_in_words(one.keep), mean, f"{float(one.median):g}", f"{one.sd:.4f}"])
    yield PrintedTable(("keep", "mean", "median", "SD"), rows)


# ---- experiment -----------------------------------------------------------------------------------------------------


@Command(
    "experiment",
    "many turns of one reroll: the best keep against random ones",
    number("--turns", f"{experiments.TURNS} by default", default=experiments.TURNS),
    seed("turns"),
    _OPEN,
    svg("draw the histograms into this file"),
    *_EXACT,
)
def _experiment(arguments: argparse.Namespace, workspace: Workspace) -> Answer:
    drawing.check_place(arguments.svg)
    categories = _open_categories(arguments.open)
    found = experiments.experiment(arguments.turns, arguments.seed, categories)
    players = {"best": found.best, "random": found.random}
    if arguments.svg is not None:
        drawing.write(histograms(found), arguments.svg)
    answers = {
        name: {"mean": one.mean, "sd": one.sd, "expected": _number(one.expected, arguments.exact), "counts": one.counts}
        for name, one in players.items()
    }
    yield {"turns": arguments.turns, "seed": arguments.seed, "categories": [one.key for one in categories], **answers}
    yield f"{arguments.turns:,} turns with one reroll, seed {arguments.seed!a}"
    rows = [
        (name, f"{one.mean:.4f}", f"{one.sd:.4f}", _text(one.expected, arguments.exact))
        for name, one in players.items()
    ]
    yield PrintedTable(("keeps", "mean", "SD", "expected"), rows)


# ---- chain ----------------------------------------------------------------------------------------------------------


def chain_as_json(chain: chains.Chain, rolls: int, exact: bool) -> dict[str, Any]:
    """Return a chain: matrix and its powers as fractions in text, start, chances after each roll, and optimal play."""
    powers = {str(n): chains.power(chain.matrix, n) for n in range(2, rolls + 1)}
    return {
        "chain": chain.key,
        "letter": chain.letter,
        "matrix": [list(map(str, row)) for row in chain.matrix],
        "powers": {n: [list(map(str, row)) for row in matrix] for n, matrix in powers.items()},
        "start": [_number(value, exact) for value in chain.start],
        "after": [[_number(value, exact) for value in chains.after(chain, n)] for n in range(1, rolls + 1)],
        "chances": [
            asdict(one) | _numbers({"chain": one.chain, "best": one.best, "best_any": one.best_any}, exact)
            for one in chains.chances(chain.key)
        ],
    }


@Command(
    "chain",
    "Markov chains for of-a-kind and the straights",
    argument("chain", nargs="?", choices=[*chains.CHAINS], help="all of them by default"),
    number("--rolls", "rolls after the first, 2 by default", default=2),
    *_EXACT,
)
def _chains(arguments: argparse.Namespace, workspace: Workspace) -> Answer:
    console.check_range("rolls", arguments.rolls, 0, _MOST_ROLLS)
    exact = arguments.exact
    chosen = [chain for key, chain in chains.CHAINS.items() if arguments.chain in (None, key)]
    slips = chain_figures.slips()
    yield {
        "chains": [chain_as_json(chain, arguments.rolls, exact) for chain in chosen],
        "slips": [{"place": s.place, "printed": s.printed, "correct": _number(s.value, exact)} for s in slips],
        "words": [asdict(word) for word in chain_figures.misprinted_words()],
    }
    for chain in chosen:
        yield from _chain_looks(chain, arguments.rolls, exact)
    yield "in the paper"
    rows = [(s.place, s.printed, _correct(s, exact)) for s in slips]
    rows += [(f"{w.place}, {w.combinations}", w.printed, w.correct) for w in chain_figures.misprinted_words()]
    yield PrintedTable(("place", "printed", "correct"), rows)


def _correct(slip: chain_figures.Figure, exact: bool) -> str:
    return str(slip.value) if exact or slip.value.denominator == 1 else f"{float(slip.value):.{_DIGITS}g}"


def _chain_looks(chain: chains.Chain, rolls: int, exact: bool) -> Answer:
    for exponent in range(1, max(rolls, 1) + 1):
        yield f"{chain.letter}{f'^{exponent}' if exponent > 1 else ''}, {chain.key}"
        yield PrintedTable((), [list(map(str, row)) for row in chains.power(chain.matrix, exponent)])
        yield ""
    after = [chains.after(chain, n) for n in range(rolls + 1)]
    rows = [[str(state + 1), *(_text(vector[state], exact) for vector in after)] for state in range(chain.size)]
    yield PrintedTable(["state", *(f"after {n + 1}" for n in range(rolls + 1))], rows)
    yield ""
    rows = []
    for one in chains.chances(chain.key):
        values = [_text(value, exact) for value in (one.chain, one.best, one.best_any)]
        rows.append([one.target, "first roll" if one.state is None else str(one.state), str(one.rolls), *values])
    yield PrintedTable(("target", "from state", "rolls left", "chain", "best for it", "best for any"), rows)
    yield ""


# ---- payoffs --------------------------------------------------------------------------------------------------------


@Command(
    "payoffs",
    "chance against payoff of every box, as M. Mince's player weighs them",
    argument("faces", nargs="*", metavar="DICE", help="five dice, 1 6 2 2 6; before the first roll if none"),
    number("--rolls-left", f"with dice; {_ROLLS_LEFT} by default"),
    _OPEN,
    svg("draw points and lines into this file"),
    *_EXACT,
)
def _payoffs(arguments: argparse.Namespace, workspace: Workspace) -> Answer:
    drawing.check_place(arguments.svg)
    boxes = _open_categories(arguments.open)
    if not arguments.faces:
        if arguments.rolls_left is not None:
            raise BadInput("rolls_left: needs dice; before the first roll all are left")
        yield from _before_the_first_roll(arguments, boxes)
        return
    dice = _five_dice(arguments)
    rolls_left = _ROLLS_LEFT if arguments.rolls_left is None else arguments.rolls_left
    found = pairs(dice, rolls_left, boxes)
    if arguments.svg is not None:
        title = f"{dice_in_words(dice)}, rolls left: {rolls_left}"
        points = {pair.box: pair.point for pair in found}
        drawing.write(payoff_graph(title, points, found[0].box if found else None), arguments.svg)
    choices = {line: max(found, key=attrgetter(line), default=None) for line in ("hers", "fitted")}
    yield {
        "dice": dice,
        "rolls_left": rolls_left,
        "lines": _lines(arguments.exact),
        "goes_for": {line: None if pair is None else pair.box.key for line, pair in choices.items()},
        "boxes": [
            _point_as_json(pair.box, pair.point, arguments.exact)
            | {"keep": pair.keep, "hers": pair.hers, "fitted": pair.fitted}
            for pair in found
        ],
    }
    rows = []
    for pair in found:
        marks = [" *" if choices[line] is pair else "  " for line in choices]
        distances = [f"{value:.6f}{mark}" for value, mark in zip((pair.hers, pair.fitted), marks, strict=True)]
        rows.append([pair.box.key, *_figures(pair.point, arguments.exact), dice_in_words(pair.keep), *distances])
    heads = ("goes for", "payoff", "chance", "keeps", "from her line", "from the fitted")
    yield PrintedTable(heads, rows, left=(0, 3))
    if not found:
        yield "nothing is considered: Chance, if it is open, is played for"


def _before_the_first_roll(arguments: argparse.Namespace, boxes: Sequence[Category]) -> Answer:
    points = {box: point for box, point in points_before_the_first_roll().items() if box in boxes}
    if arguments.svg is not None:
        drawing.write(payoff_graph("before the first roll", points, None), arguments.svg)
    boxes_told = [_point_as_json(box, point, arguments.exact) for box, point in points.items()]
    yield {"lines": _lines(arguments.exact), "boxes": boxes_told}
    cells = [(box.key, *_figures(point, arguments.exact)) for box, point in points.items()]
    yield PrintedTable(("box", "payoff", "chance"), cells)
    for name, line in (("her line", HERS), ("fitted", fitted_line())):
        yield f"{name}: chance = {float(line.slope):.4f} payoff + {float(line.intercept):.4f}"


def _figures(point: WeighedBox, exact: bool) -> tuple[str, str]:
    return _text(point.payoff, exact), _text(point.chance, exact)


def _point_as_json(box: Category, point: WeighedBox, exact: bool) -> dict[str, Any]:
    return {"box": box.key, "payoff": _number(point.payoff, exact), "chance": _number(point.chance, exact)}


def _lines(exact: bool) -> dict[str, Any]:
    return {name: _numbers(asdict(line), exact) for name, line in (("hers", HERS), ("fitted", fitted_line()))}
