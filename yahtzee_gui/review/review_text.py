# SPDX-License-Identifier: MIT
"""The review of a finished game as a text to keep: what it comes to, and every roll and decision in a line."""

from __future__ import annotations

from collections.abc import Sequence

from engine.game_review.review import Decision
from engine.games.assistance import help_in
from engine.rules.keys import rules_key
from yahtzee_gui.desktop import identity
from yahtzee_gui.end_page.view import split_bars
from yahtzee_gui.play.scene import Scene
from yahtzee_gui.race.view import same_dice_remarks
from yahtzee_gui.review.tables_view import chart_tables_view
from yahtzee_gui.words import announcing, games, names, options
from yahtzee_gui.words.boxes import of_its_game

_GAP = "  "
_NUMBERS = (0, 2, 4, 5)  # the columns of figures


@of_its_game
def review_text(scene: Scene) -> str:
    """Return the review of a game that is over; nothing before."""
    report, record = scene.report, scene.record
    if report is None or record is None:
        return ""
    game, view = record.game, chart_tables_view(scene)
    rules = games.rules_and_goal(rules_key(game.rules), game.rules.rolls_per_turn, record.goal)
    best = {decision.event: _best(decision) for decision in report.decisions}
    headings = (*announcing.timeline_columns(view.measure), announcing.best_column())
    lines = [(*line.cells, best.get(line.event, "") if line.event is not None else "") for line in view.lines]
    parts = [
        identity.DISPLAY_NAME,
        f"{rules} · {names.dice_model_name(game.dice_model)} · {game.seed}",
        games.final_score(game.points_so_far),
        "",
        *_columns([(bar.name, bar.number) for bar in split_bars(report)], {1}),
        "",
        *same_dice_remarks(scene),
        *([games.assisted(help_in(record))] if record.is_coached else []),
        "",
        *_columns([headings, *lines], set(_NUMBERS)),
    ]
    return "\n".join(parts) + "\n"


def _best(decision: Decision) -> str:
    return options.option(decision.best) if decision.counts and decision.best != decision.chosen else ""


def _columns(lines: Sequence[Sequence[str]], figures: set[int]) -> list[str]:
    """Return lines whose columns stand below each other, figures to the right."""
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return [
        _GAP.join(
            text.rjust(width) if number in figures else text.ljust(width)
            for number, (text, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in lines
    ]
