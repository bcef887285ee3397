# SPDX-License-Identifier: MIT
"""The opening book as it is shown, and as it is printed."""

from __future__ import annotations

from collections.abc import Sequence

from engine.coach.opening import Opening
from engine.rules.categories import CATEGORIES
from engine.rules.dice import DICE_PER_ROLL, FACES, ways
from yahtzee_gui.pages.learn.openings import OpeningRow, OpeningsView
from yahtzee_gui.play.training.openings import BookScene, Scope
from yahtzee_gui.presenter.learning.lessons import kept_places
from yahtzee_gui.presenter.learning.training import choice_of
from yahtzee_gui.presenter.turn.explained import why_in_words
from yahtzee_gui.services.learning.trainer_service import Scorecard
from yahtzee_gui.widgets.trainer.opening_sheet import SheetRow, SheetView
from yahtzee_gui.wording import names, numbers, options
from yahtzee_gui.wording.learning import lesson_page, openings_page


def openings_view(scene: BookScene) -> OpeningsView:
    """Return what the page of the opening book shows."""
    message = lesson_page.no_table() if scene.has_failed else openings_page.drawing()
    rows = tuple(OpeningRow(one.roll, _texts(one), one.is_trap) for one in scene.openings)
    scope = 1 if scene.scope is Scope.IN_PLAY else 0
    view = OpeningsView(rows, message, scope, scene.can_be_in_play)
    chosen = scene.chosen
    if chosen is None:
        return view
    other = openings_page.obvious if chosen.is_trap else openings_page.also_obvious
    often = openings_page.chance(ways(chosen.roll), len(FACES) ** DICE_PER_ROLL)
    return OpeningsView(
        rows,
        message,
        scope,
        scene.can_be_in_play,
        about=f"{names.dice(chosen.roll)} · {often}",
        chosen=chosen.roll,
        kept=kept_places(chosen.analysis.position, choice_of(chosen.best)),
        best=openings_page.best(chosen.best),
        other=other(chosen.alternative),
        reason=why_in_words(scene.comparison) if scene.comparison is not None else "",
    )


def _texts(one: Opening) -> tuple[str, ...]:
    mark = "! " if one.is_trap else ""
    return (
        names.dice(one.roll),
        options.begun(options.option(one.best)),
        numbers.value(one.best.value),
        f"{mark}{options.option(one.alternative)}",
        numbers.lost(one.alternative.points_lost),
    )


def sheet_view(scorecard: Scorecard, openings: Sequence[Opening], *, is_new_game: bool) -> SheetView:
    """Return the whole book as a sheet to print."""
    boxes = [box for box in CATEGORIES if scorecard.scores[box] is None]
    return SheetView(
        openings_page.sheet_title(is_new_game=is_new_game),
        openings_page.sheet_rules(names.rules_name(scorecard.rules), lesson_page.open_boxes(boxes)),
        openings_page.sheet_legend(sum(one.is_trap for one in openings), len(openings)),
        tuple(
            SheetRow(
                names.dice(one.roll),
                openings_page.short(one.best),
                openings_page.short(one.alternative),
                numbers.lost(one.alternative.points_lost),
                one.is_trap,
            )
            for one in openings
        ),
    )
