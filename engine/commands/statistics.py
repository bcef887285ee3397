# SPDX-License-Identifier: MIT
"""The command ``statistics`` prints how a game can end under best play; ``docs/commands.md`` describes its JSON."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, TextIO

from engine.chances.statistics import (
    NEW_GAME,
    PERCENTS,
    Figures,
    Start,
    Statistics,
    StatisticsError,
    after_category,
    after_keep,
    before_choice,
    figures_of,
)
from engine.games.position import Position, filled_boxes, position_from_json
from engine.rules.categories import BY_KEY, Category
from engine.rules.dice import Dice
from engine.rules.dice_models import FAIR_DICE, NAMES, DiceModel, dice_model
from engine.rules.scoring import DEFAULT_RULES, RULE_SETS, RuleSet, points_so_far, rule_set
from engine.steps import finish

if TYPE_CHECKING:
    from engine.solving.library import Delivery

_Obtain = Callable[[RuleSet, DiceModel], "Delivery"]
_ReadJson = Callable[[str], object]
_MAX_THREADS = 1024
_DICE = ("dice", "rolls_left")
_NUMBERS = ("upper_bonus", "yahtzee_bonus", "yahtzees_rolled", "jokers")
_BAR_POINTS, _BAR_PER_PERCENT, _SHOWN_PERCENT = 20, 2, 0.001


def register(commands: Any, obtain: _Obtain, read_json: _ReadJson) -> None:
    """Add the command to the engine's command line (what `argparse` calls its subparsers).

    Args:
        commands: the subparsers.
        obtain: finds or builds a table.
        read_json: gives the decoded JSON that an argument is or names.
    """
    parser = commands.add_parser("statistics", help="how a game can end under best play, and how likely that is")
    parser.add_argument("--rules", metavar="NAME", help=", ".join(RULE_SETS))
    parser.add_argument("--rolls-per-turn", type=int, metavar="N", help="1 to 5")
    parser.add_argument("--dice-model", metavar="NAME", help=NAMES)
    parser.add_argument(
        "--from", dest="position", metavar="POSITION", help="start here: JSON as for advise, a file with it, or -"
    )
    option = parser.add_mutually_exclusive_group()
    option.add_argument("--keep", metavar="DICE", help="go on after keeping these dice of the position")
    option.add_argument("--score", metavar="CATEGORY", help="go on after scoring the dice of the position here")
    parser.add_argument("--at-least", type=int, metavar="SCORE", help="say also how likely that score or more is")
    parser.add_argument("--threads", type=int, metavar="N", help="how many threads work; all processors by default")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.set_defaults(run=partial(_run, obtain=obtain, read_json=read_json))


# ---- what is asked --------------------------------------------------------------------------------------------------


def _game_of(arguments: argparse.Namespace) -> tuple[RuleSet, DiceModel]:
    """Return rules and dice of a game from its beginning."""
    name, rolls = arguments.rules, arguments.rolls_per_turn
    model = arguments.dice_model
    try:
        rules = rule_set(
            DEFAULT_RULES.name if name is None else name, DEFAULT_RULES.rolls_per_turn if rolls is None else rolls
        )
        return rules, FAIR_DICE if model is None else dice_model(model)
    except ValueError as error:
        raise StatisticsError(str(error)) from error


def _start_of(arguments: argparse.Namespace, data: object) -> tuple[Position, Start]:
    """Return the position in `data` and where the game goes on from."""
    for field in ("rules", "rolls_per_turn", "dice_model"):
        if getattr(arguments, field) is not None:
            raise StatisticsError(f"{field}: belongs into the position when there is one")
    if isinstance(data, dict) and not any(field in data for field in _DICE):
        position = position_from_json({**data, "dice": [1, 2, 3, 4, 5], "rolls_left": 0})
        if arguments.keep is not None or arguments.score is not None:
            raise StatisticsError("dice: are missing from the position")
        return position, Start(position.scores, position.yahtzee_bonuses)
    position = position_from_json(data)
    if arguments.keep is not None:
        return position, after_keep(position, _dice_of(arguments.keep))
    if arguments.score is not None:
        return position, after_category(position, _category_of(arguments.score))
    return position, before_choice(position)


def _dice_of(text: str) -> Dice:
    """Return the dice that `text` names: their faces with blanks or commas between or not, or ``nothing``."""
    faces = "" if text == "nothing" else text.replace(",", "").replace(" ", "")
    if not text.strip() or any(face not in "123456" for face in faces):
        raise StatisticsError(f"keep: must be faces from 1 to 6, or nothing, not {text!r}")
    return tuple(map(int, faces))


def _category_of(key: str) -> Category:
    if key not in BY_KEY:
        raise StatisticsError(f"score: there is no category {key!r} (there are {', '.join(BY_KEY)})")
    return BY_KEY[key]


def _check(arguments: argparse.Namespace) -> None:
    if arguments.threads is not None and not 1 <= arguments.threads <= _MAX_THREADS:
        raise StatisticsError(f"threads: must be 1 to {_MAX_THREADS}, not {arguments.threads}")
    if arguments.at_least is not None and arguments.at_least < 0:
        raise StatisticsError(f"at_least: must not be negative, not {arguments.at_least}")
    for field in ("keep", "score"):
        if getattr(arguments, field) is not None and arguments.position is None:
            raise StatisticsError(f"{field}: needs a position to start from (--from)")


def _run(arguments: argparse.Namespace, out: TextIO, obtain: _Obtain, read_json: _ReadJson) -> None:
    _check(arguments)
    if arguments.position is None:
        rules, model = _game_of(arguments)
        start = NEW_GAME
    else:
        position, start = _start_of(arguments, read_json(arguments.position))
        rules, model = position.rules, position.dice_model
    delivery = obtain(rules, model)
    from engine.chances import forward

    steps = forward.forward(delivery.table, start, delivery.fair, threads=arguments.threads)
    found = finish(steps)
    last = forward.last_turns(delivery.table, delivery.fair) if start == NEW_GAME else None
    answer = as_json(found, rules, model, last, arguments.at_least)
    if arguments.json:
        print(json.dumps(answer), file=out)
        return
    for line in as_table(answer):
        print(line, file=out)


# ---- the answer -----------------------------------------------------------------------------------------------------


def _figures(figures: Figures) -> dict[str, float]:
    return {"mean": figures.mean, "sd": figures.sd, "zero": figures.zero}


def as_json(
    found: Statistics,
    rules: RuleSet,
    model: DiceModel,
    last_turn: Mapping[Category, Figures] | None = None,
    at_least: int | None = None,
) -> dict[str, Any]:
    """Return statistics as the command prints them.

    Args:
        found: the statistics.
        rules, model: what the game is played with.
        last_turn: figures of each category when it alone is open; left out where they are None.
        at_least: a score to give the chance of, together with all higher ones.
    """
    final = found.final_score
    start = found.start
    answer: dict[str, Any] = {
        "rules": rules.name,
        "rolls_per_turn": rules.rolls_per_turn,
        "dice_model": model.name,
        "points_so_far": points_so_far(rules, filled_boxes(start.scores), start.yahtzee_bonuses),
        "par": final.mean,
        "sd": final.sd,
        "min": found.lowest,
        "max": found.highest,
        "categories": {category.key: _figures(one.figures) for category, one in found.categories.items()},
        **{name: _figures(figures_of(getattr(found, name))) for name in _NUMBERS},
        "earliest_turn": {
            category.key: {"nonzero": one.earliest, "zero": one.earliest_zero}
            for category, one in found.categories.items()
            if one.turns
        },
        "percentiles": {str(percent): found.percentile(percent) for percent in PERCENTS},
    }
    if last_turn is not None:
        answer["last_turn"] = {category.key: _figures(figures) for category, figures in last_turn.items()}
    if at_least is not None:
        answer["at_least"] = {"score": at_least, "chance": found.at_least(at_least)}
    return {**answer, "distribution": list(found.distribution)}


def _row(name: str, figures: Mapping[str, float]) -> str:
    return f"{name:<16}{figures['mean']:>10.4f}{figures['sd']:>10.4f}{100 * figures['zero']:>10.4f}"


def as_table(answer: Mapping[str, Any]) -> Iterator[str]:
    """Yield the lines that people get to read, made from the answer in JSON."""
    yield f"rules {answer['rules']}, {answer['rolls_per_turn']} rolls per turn, {answer['dice_model']} dice"
    yield f"final score {answer['par']:.9f}, SD {answer['sd']:.6f}, from {answer['min']} to {answer['max']}"
    if "at_least" in answer:
        yield f"chance of {answer['at_least']['score']} or more {answer['at_least']['chance']:.9f}"
    yield ""
    yield f"{'':<16}{'mean':>10}{'SD':>10}{'% zero':>10}{'first turn, and with zero':>28}"
    for key, figures in answer["categories"].items():
        yield _row(key, figures) + _turns(answer["earliest_turn"].get(key))
    for name in _NUMBERS:
        yield _row(name, answer[name])
    if "last_turn" in answer:
        yield ""
        yield f"{'last turn':<16}{'mean':>10}{'SD':>10}{'% zero':>10}"
        yield from (_row(key, figures) for key, figures in answer["last_turn"].items())
    yield ""
    yield from _percentile_lines(answer["percentiles"])
    yield ""
    yield from _histogram(answer["distribution"])


def _turns(turns: Mapping[str, int | None] | None) -> str:
    if turns is None:
        return ""
    return f"{turns['nonzero'] or 'never':>14}{turns['zero'] or 'never':>14}"


def _percentile_lines(percentiles: Mapping[str, int]) -> Iterator[str]:
    yield "percent   " + "".join(f"{percent:>6}" for percent in percentiles)
    yield "up to     " + "".join(f"{score:>6}" for score in percentiles.values())


def _histogram(distribution: list[float]) -> Iterator[str]:
    """Yield a line for every twenty points that come up in one of a hundred thousand games or more."""
    yield f"{'final score':<14}{'%':>8}{'to here':>9}"
    so_far = 0.0
    for low in range(0, len(distribution), _BAR_POINTS):
        percent = 100 * sum(distribution[low : low + _BAR_POINTS])
        so_far += percent
        if percent >= _SHOWN_PERCENT:
            bar = "#" * round(percent * _BAR_PER_PERCENT)
            yield f"{low:>5} - {low + _BAR_POINTS - 1:<6}{percent:>8.3f}{so_far:>9.3f}  {bar}".rstrip()
