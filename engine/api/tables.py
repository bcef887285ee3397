# SPDX-License-Identifier: MIT
"""The question for a table by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.rules.dice_models import FAIR_DICE, DiceModel
from engine.rules.scoring import DEFAULT_RULES, RuleSet
from engine.workspace.workspace import WORKSPACE, Workspace, key_of

if TYPE_CHECKING:
    from engine.solving.value_table import ValueTable


def solve(
    rules: RuleSet | str = DEFAULT_RULES,
    dice_model: DiceModel | str = FAIR_DICE,
    *,
    force: bool = False,
    threads: int | None = None,
    workspace: Workspace = WORKSPACE,
) -> ValueTable:
    """Return the table of values of all turn states, from the cache or freshly solved; `par` is its best-known number.

    Args:
        rules: the rule set, or its name.
        dice_model: the dice, or their name.
        force: solve it even if there is one.
        threads: how many threads solve; all processors by default.
        workspace: whose tables are used.

    Raises:
        ValueError: if a name is none.
    """
    return workspace.get(workspace.table_for(key_of(rules, dice_model), force=force, threads=threads)).table
