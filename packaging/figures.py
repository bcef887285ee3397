# SPDX-License-Identifier: MIT
"""Works out the figures that the program has written down, as lines to be pasted: for a rule set, dice, or a strategy.

    python packaging/figures.py no-joker       par, with the dice on offer too, how games end, the risk dial, strengths
    python packaging/figures.py worst-of-2     par by every rule set
    python packaging/figures.py greedy         the strength by every rule set
    python packaging/figures.py course         what the lessons quote: averages, shares, effects

Above the lines stands where they belong. docs/extending.md says when they are needed; minutes on two processors.
"""

from __future__ import annotations

import math
import sys
import textwrap
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from engine import api
from engine.distribution.statistics import figures_of
from engine.game_review.perfect_games import HIGHEST_SCORE, LOWEST_SCORE, SCORE_STEP
from engine.games.goals import AVERSIONS, RiskGoal, RiskStep
from engine.rules.dice import OFFERED_DICE, DiceModel, dice_model
from engine.rules.scoring import DEFAULT_RULES, RULE_SETS, UPPER_BONUS, RuleSet
from engine.runtime.steps import finish
from engine.strategies import players
from engine.strategies.rule_lists.course import Lesson
from engine.strategies.strategies import OPTIMAL, PLAIN, PLAYS_TO_WIN, Face, Strength, pupil_after, strategy, table_name
from engine.training import lesson_effects, rule_shares
from engine.training import lessons as training_lessons
from engine.training.exercises import GamePool
from engine.workspace.workspace import WORKSPACE

_WIDTH, _SHARES_WIDTH = 110, 100
_NAMES = {model: name for name, model in vars(sys.modules["engine.rules.dice"]).items() if model in OFFERED_DICE}


# ---- lines ----------------------------------------------------------------------------------------------------------


def par_line(rules: RuleSet, par: float) -> str:
    """Return the line of a file in engine/rules/sets."""
    return f"par = {par:.12f}"


def dice_line(model: DiceModel, pars: Iterable[float]) -> str:
    """Return the row of dice in engine/rules/par.py, or what rules add to it."""
    figures = ", ".join(f"{par:.1f}" if model.is_deterministic else f"{par:.12f}" for par in pars)
    return f"    {_NAMES.get(model, repr(model.name))}: ({figures}),"


def row_lines(rules: RuleSet, figures: Iterable[str], width: int = _SHARES_WIDTH) -> list[str]:
    """Return the lines of a rule set in a table of engine/game_review/perfect_games.py."""
    wrapped = textwrap.wrap(", ".join(figures) + ",", width)
    return [f'    RULE_SETS["{rules.name}"]: (', *(f"        {line}" for line in wrapped), "    ),"]


def risk_lines(rules: RuleSet, risks: Iterable[RiskStep]) -> list[str]:
    """Return the lines of `RISKS` in engine/games/goals.py."""
    steps = [f"        RiskStep({risk.mean:.6f}, {risk.low}, {risk.high})," for risk in risks]
    return [f'    RULE_SETS["{rules.name}"]: (', *steps, "    ),"]


def strength_line(name: str, found: Strength, reach: float) -> str:
    """Return a line of the table in engine/strategies/strategies.py."""
    figures = f'{found.mean:.12f}, {found.sd:.12f}, {found.beats_perfect:.15f}, "{reach.hex() if reach else "0x0p+0"}"'
    return f'        "{name}": ({figures}),'


# ---- figures --------------------------------------------------------------------------------------------------------


def of_rules(rules: RuleSet) -> Iterator[str]:
    """Yield the lines of a rule set."""
    yield f"engine/rules/sets/{rules.name}.toml:"
    yield par_line(rules, WORKSPACE.get(WORKSPACE.table_for(api.key_of(rules))).table.par)
    yield "engine/rules/par.py, behind the figures of each row:"
    yield from (dice_line(model, [_par_with(rules, model)]) for model in OFFERED_DICE[1:])
    yield "engine/game_review/perfect_games.py:"
    found = api.statistics(rules=rules)
    yield from row_lines(rules, (str(found.percentile(percent)) for percent in range(1, 100)), _WIDTH)
    yield "engine/game_review/perfect_games.py:"
    yield from row_lines(rules, map(str, millionths(found.distribution)))
    yield "engine/game_review/perfect_games.py:"
    bonuses = (found.upper_bonus, found.yahtzee_bonus)
    averages = [*(box.figures.mean for box in found.categories.values()), *(figures_of(one).mean for one in bonuses)]
    yield from row_lines(rules, (f"{one:.6f}" for one in averages))
    yield "engine/games/goals.py:"
    steps = [
        WORKSPACE.get(WORKSPACE.ends(RiskGoal(aversion) if aversion else OPTIMAL, rules)) for aversion in AVERSIONS
    ]
    yield from risk_lines(
        rules, [RiskStep(end.final_score.mean, end.percentile(1), end.percentile(99)) for end in steps]
    )
    yield "engine/strategies/strategies.py:"
    yield f'    "{table_name(rules)}": {{'
    names = {one.name for one in PLAIN} | {face.value for face in Face} - {PLAYS_TO_WIN}
    found_strengths = {name: api.strength(name, rules=rules) for name in sorted(names)}
    for name in sorted(names, key=lambda one: found_strengths[one].mean):
        yield strength_line(name, found_strengths[name], WORKSPACE.get(WORKSPACE.player(strategy(name), rules)).reach)
    yield "    },"


def millionths(distribution: Sequence[float]) -> list[int]:
    """Return how many of a million games end in each step of the score shares, rounded to add up to that."""
    ends = [*range(LOWEST_SCORE + SCORE_STEP, HIGHEST_SCORE + SCORE_STEP, SCORE_STEP), len(distribution)]
    exact = [1e6 * math.fsum(distribution[begin:end]) for begin, end in pairwise([0, *ends])]
    found = [int(share) for share in exact]
    for place in sorted(range(len(exact)), key=lambda place: found[place] - exact[place])[: 1_000_000 - sum(found)]:
        found[place] += 1
    return found


def of_dice(model: DiceModel) -> Iterator[str]:
    """Yield the lines of a dice model."""
    yield "engine/rules/par.py:"
    yield dice_line(model, [_par_with(rules, model) for rules in RULE_SETS.values()])


def _par_with(rules: RuleSet, model: DiceModel) -> float:
    return WORKSPACE.get(WORKSPACE.table_for(api.key_of(rules, model))).table.par


def of_course() -> Iterator[str]:
    """Yield the lines of the tables that the lessons quote."""
    pool = GamePool(WORKSPACE.get(WORKSPACE.table_for(api.key_of(DEFAULT_RULES))).table)
    yield "engine/strategies/rule_lists/course.py:"
    for lessons in range(len(Lesson) + 1):
        yield f"    {finish(players.evaluate(players.Player(pupil_after(lessons), pool.table))).expected:.6f},"
    yield "engine/training/rule_shares.py:"
    rules, boxes = finish(rule_shares.work_out(pool))
    yield from (f"    {key}: Share({one.positions}, {one.right}, {one.lost:.6f})," for key, one in rules.items())
    yield from (f"    {key}: Share({one.positions}, {one.right}, {one.lost:.6f})," for key, one in boxes.items())
    yield "engine/training/lesson_effects.py:"
    for key, found in finish(lesson_effects.work_out(pool)).items():
        yield f"    {key}: Effect({found.decisions:.6f}, {found.before:.6f}, {found.after:.6f}),"
    yield "engine/training/lessons.py:"
    for place, chances in training_lessons.work_out_chances().items():
        yield f"    {place}: ({', '.join(f'{chance:.6f}' for chance in chances)}),"
    for number in range(6):
        ends = api.statistics({"scores": {"fours": 4 * number}})
        yield f"    Fours({ends.upper_bonus[UPPER_BONUS]:.6f}, {ends.final_score.mean:.6f}),"


def of_strategy(name: str) -> Iterator[str]:
    """Yield the lines of a strategy, under the keys of the rule sets that they belong to."""
    yield "engine/strategies/strategies.py:"
    for rules in RULE_SETS.values():
        yield f'    "{table_name(rules)}": {{'
        yield strength_line(
            name, api.strength(name, rules=rules), WORKSPACE.get(WORKSPACE.player(strategy(name), rules)).reach
        )
        yield "    },"


def lines_of(name: str) -> Iterator[str]:
    """Return the lines of what has that name.

    Raises:
        ValueError: if nothing has.
    """
    if name in RULE_SETS:
        return of_rules(RULE_SETS[name])
    if name == "course":
        return of_course()
    try:
        return of_dice(dice_model(name))
    except ValueError:
        return of_strategy(strategy(name).name)


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the figures of what is named."""
    names = sys.argv[1:] if arguments is None else arguments
    if len(names) != 1:
        print("one argument: the name of a rule set, a dice model or a strategy", file=sys.stderr)
        return 2
    try:
        for line in lines_of(names[0]):
            print(line, flush=True)
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
