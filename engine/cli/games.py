# SPDX-License-Identifier: MIT
"""The commands about games: a review, what the dice of a seed allow, and how a game opens.

Their JSON is described in ``docs/commands.md``.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from engine import api
from engine.analysis.options import option_as_json
from engine.analysis.verdicts import Measure, Verdict
from engine.cli import console, drawing, sources
from engine.cli.console import JSON, THREADS, Answer, Command, argument, flag, setting_of, svg
from engine.cli.printing import PrintedTable, dice_in_words, facts_table, option_name, prospect
from engine.game_review.opening_book import OBVIOUS
from engine.game_review.review import Decision, Review
from engine.game_review.review_json import review_as_json, roll_number, rolls_of
from engine.games.game import Game, Rolled
from engine.games.notation import Text
from engine.rules.dice import Dice
from engine.runtime.typed_json import read
from engine.strategies.strategies import NAMES, OPTIMAL
from engine.workspace.workspace import Workspace

if TYPE_CHECKING:
    from engine.analysis.options import Option
    from engine.game_review.opening_book import Opening
    from engine.games.record import Record

# ---- review ---------------------------------------------------------------------------------------------------------


@Command("review", "every decision of a game beside what was best", sources.source("game"), JSON)
def _review(arguments: argparse.Namespace, workspace: Workspace) -> Answer:
    record = sources.read_record(arguments.game)
    found = api.review(record, workspace=workspace)
    yield review_as_json(found, record)
    yield facts_table(_facts(found, record))
    yield ""
    luck = {(point.turn, roll_number(before) + 1): point.change for point, before, _ in rolls_of(found)}
    stands = "expected" if found.measure is None else "chance %" if found.measure is Measure.CHANCE else "certain"
    heads = ("turn", "dice", "luck", "choice", stands, "cost", "verdict", "best")
    yield PrintedTable(heads, [_review_row(decision, luck) for decision in found.decisions], left=(1, 3, 6, 7))
    yield ""
    keeps, boxes = found.verdict_counts(keeps=True), found.verdict_counts(keeps=False)
    rows = [(verdict.key, str(keeps[verdict]), str(boxes[verdict])) for verdict in Verdict]
    yield PrintedTable(("verdict", "keeps", "boxes"), rows)


def _facts(review: Review, record: Record) -> dict[str, str]:
    game = review.game
    outcome = "score" if game.is_over else "expected"
    started = f"par {review.par:.4f}" if review.measure is None else f"start {prospect(review.start, review.measure)}"
    split = f"{started}, luck {review.luck:+.4f}, cost {review.points_lost:.4f}"
    facts = {
        "rules": f"{game.rules.name}, {game.rules.rolls_per_turn} rolls per turn",
        "dice": f"{game.dice_model}, seed {game.seed!a}",
        outcome: f"{game.points_so_far}" if game.is_over else f"{review.expected:.4f}",
    }
    if review.measure is None:
        facts[outcome] += f" ({split})"
        facts["accuracy"] = f"{review.accuracy:.2f} %"
    else:
        facts[review.measure.value.replace("_", " ")] = f"{prospect(review.prospect, review.measure)} ({split})"
    facts["level"] = _level(review, record)
    return facts | ({"tax": f"{review.tax:.4f}"} if review.tax else {})


def _level(review: Review, record: Record) -> str:
    basis = review.level_basis(is_coached=record.is_coached)
    if not basis.games:
        return "does not count: only finished games for points, with fair dice and without help, do"
    return f"cost {basis.points_lost:.4f} in {basis.decisions} decisions, {basis.mean:.4f} each"


def _review_row(decision: Decision, luck: Mapping[tuple[int, int], float]) -> tuple[str, ...]:
    position = decision.analysis.position
    choice = option_name(decision.chosen)
    if decision.chosen != decision.taken:
        choice += f", then {option_name(decision.taken)}"
    judged = (f"{decision.points_lost:.4f}", decision.verdict.key) if decision.counts else ("", "")
    return (
        str(decision.turn),
        " ".join(map(str, position.dice)),
        f"{luck[decision.turn, roll_number(decision.before)]:+.4f}",
        choice,
        prospect(decision.taken.prospect, decision.taken.measure),
        *judged,
        option_name(decision.best) if decision.best != decision.chosen else "",
    )


# ---- hindsight ------------------------------------------------------------------------------------------------------


@Command(
    "hindsight",
    "the most points that the dice of a seed allow",
    argument("seed", metavar="SEED", help="the seed of a game, such as today-2026-11-22"),
    argument(
        "--strategy",
        action="append",
        metavar="NAME",
        help=f"who plays the same dice, any number of them: {', '.join(NAMES)}; {OPTIMAL.name} by default",
    ),
    *setting_of("only fair dice can be known beforehand"),
    THREADS,
    JSON,
)
def _hindsight(arguments: argparse.Namespace, workspace: Workspace) -> Answer:
    given = console.fair_game(arguments, workspace, "only fair dice can be known beforehand, not")
    read(Text, arguments.seed, "seed")
    wanted = [sources.strategy_of(name) for name in arguments.strategy or (OPTIMAL.name,)]
    best = api.hindsight(arguments.seed, rules=given["rules"])
    played = [(one, api.play(one, arguments.seed, **given)) for one in wanted]
    yield {
        **console.setting_as_json(best.rules, best.dice_model),
        "seed": best.seed,
        "score": best.points_so_far,
        "turns": list(turns_of(best)),
        "players": [{"strategy": one.name, "score": game.points_so_far} for one, game in played],
    }
    facts = {
        "rules": f"{best.rules.name}, {best.rules.rolls_per_turn} rolls per turn",
        "seed": f"{best.seed!a}",
        "hindsight": f"{best.points_so_far}: the most that these dice allow, if one knew them",
    }
    yield facts_table(facts | {one.name: str(game.points_so_far) for one, game in played})
    yield ""
    yield turns_table(best)


def turns_of(game: Game) -> Iterator[dict[str, Any]]:
    """Yield the turns of a finished game: its rolls, each with what it keeps of the one before, and its box."""
    rolls: list[dict[str, Any]] = []
    dice: Dice = ()
    turn = 1
    for event in game.events:
        if isinstance(event, Rolled):
            kept = [face for face, keep in zip(dice, event.kept, strict=False) if keep]
            rolls.append({"kept": kept, "dice": list(event.dice)})
            dice = event.dice
            continue
        yield {
            "turn": turn,
            "rolls": rolls,
            "category": event.category.key,
            "points": event.points,
            "yahtzee_bonus": event.bonus,
        }
        turn, dice, rolls = turn + 1, (), []


def turns_table(game: Game) -> PrintedTable:
    """Return the turns of a finished game for people."""
    return PrintedTable(("turn", "dice", "box", "points"), [_turn_row(turn) for turn in turns_of(game)], left=(1, 2))


def _turn_row(turn: dict[str, Any]) -> tuple[str, ...]:
    first, *others = turn["rolls"]
    dice = " ".join(map(str, first["dice"]))
    for roll in others:
        dice += f", keep {dice_in_words(roll['kept'])}: {dice_in_words(roll['dice'])}"
    points = f"{turn['points']} + bonus" if turn["yahtzee_bonus"] else str(turn["points"])
    return str(turn["turn"]), dice, turn["category"], points


# ---- opening --------------------------------------------------------------------------------------------------------

_COLUMNS, _ROW, _COLUMN, _HEAD = 4, 14, 305, 60
_STYLE = (
    "text{font:10px sans-serif;fill:#222}.title{font-size:17px;font-weight:600}.roll{font-weight:600}"
    ".trap{fill:#a33200}"
)


@Command(
    "opening",
    "what to keep of every first roll",
    argument(
        "--from",
        dest="position",
        metavar="SCORECARD",
        help="JSON as for statistics, without dice, a file with it, or -",
    ),
    *setting_of(),
    argument(
        "--habit",
        default=OBVIOUS,
        metavar="NAME",
        help=f"whose habits the best is held against: {', '.join(NAMES)}; {OBVIOUS} by default, greedy at other games",
    ),
    flag("--traps", "only rolls where habit loses points, costliest first"),
    svg("draw a sheet to print"),
    JSON,
)
def _opening(arguments: argparse.Namespace, workspace: Workspace) -> Answer:
    drawing.check_place(arguments.svg)
    if arguments.position is None:
        asked: Any = console.setting(arguments)
    else:
        asked = sources.read_json(sources.source_text(arguments.position), arguments)
    book = api.opening_book(asked, sources.strategy_of(arguments.habit), workspace=workspace)
    if arguments.svg is not None:
        drawing.write(_sheet(book), arguments.svg)
    if arguments.traps:
        book = sorted((one for one in book if one.is_trap), key=lambda one: -one.obvious.points_lost)
    options = {"best": "best", "habit": "obvious", "alternative": "alternative"}
    rolls = [
        {"roll": list(one.roll), "chance": one.chance}
        | {name: option_as_json(getattr(one, field)) for name, field in options.items()}
        for one in book
    ]
    yield {"habit": arguments.habit, "rolls": rolls}
    rows = [
        (
            dice_in_words(one.roll),
            option_name(one.best),
            f"{one.best.value:.4f}",
            f"{'not' if one.is_trap else 'before'} {option_name(one.alternative)}",
            f"{one.alternative.points_lost:.4f}",
        )
        for one in book
    ]
    yield PrintedTable(("roll", "best", "value", "alternative", "cost"), rows, left=(0, 1, 3))


def _sheet(book: Sequence[Opening]) -> str:
    """Return a picture of the whole book: a line a roll, traps with a mark."""
    length = -(-len(book) // _COLUMNS)
    width, height = _COLUMNS * _COLUMN + 40, _HEAD + length * _ROW + 30
    traps = f"{sum(one.is_trap for one in book)} of {len(book)} rolls"
    legend = f"roll · best · next best or, with !, what is obvious and loses ({traps}) · cost"
    parts = [
        f'<rect width="{width}" height="{height}" fill="white"/>',
        '<text class="title" x="20" y="26">What to keep of every first roll</text>',
        f'<text x="20" y="44">{legend}</text>',
    ]
    for number, one in enumerate(book):
        x, y = 20 + number // length * _COLUMN, _HEAD + (number % length + 1) * _ROW
        mark = "! " if one.is_trap else ""
        other = f"{mark}{_short(one.alternative)} −{one.alternative.points_lost:.2f}"
        parts += [
            f'<text class="roll" x="{x}" y="{y}">{dice_in_words(one.roll)}</text>',
            f'<text x="{x + 62}" y="{y}">{_short(one.best)}</text>',
            f'<text class="{"trap" if one.is_trap else "usual"}" x="{x + 165}" y="{y}">{other}</text>',
        ]
    return drawing.svg(width, height, "Opening book", _STYLE, parts)


def _short(option: Option) -> str:
    """Return an option in as few words as fit a column."""
    if option.category is not None:
        return f"{option.category.key.replace('_', ' ')} {option.points}"
    return dice_in_words(option.keep or ())
