# SPDX-License-Identifier: MIT
"""The command ``rule-changes`` tells what other rules make of the game; ``docs/commands.md`` has its JSON."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any, TextIO

from engine import api
from engine.cli import console
from engine.cli.printing import percent, print_table
from engine.distribution.statistics import new_game
from engine.rules.scoring import DEFAULT_RULES, UPPER_BONUS, UPPER_BONUS_AT, RuleSet
from engine.solving.library import TableKey
from engine.workspace.workspace import Task, Workspace

if TYPE_CHECKING:
    from engine.lab.rule_changes import Opening, RuleChange

_MOST_BONUS, _MOST_AT = 1000, 105
_SHOWN = 3
_FIELDS = ("upper_bonus", "upper_bonus_at", "yahtzee_bonus")


def register(commands: Any) -> None:
    """Add the command to the engine's command line (what `argparse` calls its subparsers)."""
    parser = commands.add_parser("rule-changes", help="what other rules make of par, spread and opening")
    parser.add_argument("--upper-bonus", type=int, metavar="POINTS", help=f"size of the upper bonus, not {UPPER_BONUS}")
    parser.add_argument("--upper-bonus-at", type=int, metavar="POINTS", help=f"what earns it, not {UPPER_BONUS_AT}")
    parser.add_argument(
        "--yahtzee-bonus", type=int, metavar="POINTS", help="size of a Yahtzee bonus, not 100; 0 for none"
    )
    console.add_setting(parser, dice="fair dice only")
    console.add_json(parser)
    parser.set_defaults(run=_run)


def _run(arguments: argparse.Namespace, workspace: Workspace, out: TextIO) -> None:
    key = console.setting_of_yahtzee(arguments)
    if not key.dice_model.is_fair:
        raise console.BadInput(f"dice_model: rules are compared with fair dice only, not with {key.dice_model}")
    for name, most in zip(_FIELDS, (_MOST_BONUS, _MOST_AT, _MOST_BONUS), strict=True):
        if getattr(arguments, name) is not None:
            console.check_range(name, getattr(arguments, name), int(name == "upper_bonus_at"), most)
    from engine.lab.rule_changes import VARIANTS

    asked = [getattr(arguments, name) for name in _FIELDS]
    is_table = asked == [None] * 3 and arguments.rules is None and arguments.rolls_per_turn is None
    wanted = VARIANTS if is_table else (DEFAULT_RULES, key.rules)
    found = [_played(rules, workspace) for rules in (wanted if is_table or asked == [None] * 3 else wanted[:1])]
    if asked != [None] * 3:
        found.append(_changed(workspace, key.rules, *asked))
    base = found[0].opening
    if arguments.json:
        console.write_json({"variants": [_as_json(one, base) for one in found]}, out)
    else:
        _print(found, base, out)


def _played(rules: RuleSet, workspace: Workspace) -> RuleChange:
    """Return a variant that the program plays."""
    key = TableKey(rules)
    final = api.statistics_from(key, new_game(key.rules), workspace=workspace).final_score
    analyzer = workspace.get(workspace.analyzer(key))
    from engine.lab.rule_changes import USUAL, RuleChange, opening_of

    return RuleChange(rules, USUAL, workspace.get(workspace.table_for(key)).table.par, final.sd, opening_of(analyzer))


def _changed(workspace: Workspace, rules: RuleSet, size: int | None, at: int | None, yahtzee: int | None) -> RuleChange:
    """Return a variant with other bonuses."""
    from engine.lab.plain_game import Bonuses
    from engine.lab.rule_changes import changed, with_bonus

    bonuses = Bonuses(UPPER_BONUS if size is None else size, UPPER_BONUS_AT if at is None else at)
    return workspace.run(Task.STUDY, changed(rules if yahtzee is None else with_bonus(rules, yahtzee), bonuses))


def _as_json(one: RuleChange, base: Opening) -> dict[str, Any]:
    from engine.lab.rule_changes import chance_of

    differences = one.differences(base)
    return {
        **console.setting_as_json(one.rules),
        "upper_bonus": one.bonuses.size,
        "upper_bonus_at": one.bonuses.at,
        "yahtzee_bonus": one.rules.yahtzee_bonus,
        "par": one.par,
        "sd": one.sd,
        "opening": {
            "changed": len(differences),
            "chance": chance_of(differences),
            "rolls": [{"roll": list(roll), "usual": list(was), "now": list(now)} for roll, was, now in differences],
        },
    }


def _print(found: list[RuleChange], base: Opening, out: TextIO) -> None:
    from engine.lab.rule_changes import chance_of

    rows = []
    for one in found:
        differences = one.differences(base)
        bonuses = f"{one.bonuses.size} at {one.bonuses.at}", str(one.rules.yahtzee_bonus)
        first = (f"{one.rules.name}, {one.rules.rolls_per_turn} rolls", *bonuses, f"{one.par:.6f}", f"{one.sd:.4f}")
        shown = "; ".join(f"{_text(roll)}: {_text(now)} not {_text(was)}" for roll, was, now in differences[:_SHOWN])
        rows.append((*first, str(len(differences)), percent(chance_of(differences), 1), shown))
    heads = ("rules", "upper bonus", "Yahtzee bonus", "par", "SD", "other keeps", "%", "likeliest of them")
    print_table(heads, rows, out, left=(0, 7))


def _text(dice: tuple[int, ...]) -> str:
    return "".join(map(str, dice)) or "nothing"
