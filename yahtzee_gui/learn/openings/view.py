# SPDX-License-Identifier: MIT
"""The opening book as it is shown, and as it is printed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.game_review.opening_book import Opening
from engine.rules.dice import DICE_PER_ROLL, FACES, ways
from engine.training.lessons.exercise import choice_of
from yahtzee_gui.board.coach.explanation_view import why_in_words
from yahtzee_gui.learn.lessons import words as lessons_words
from yahtzee_gui.learn.lessons.view import kept_places
from yahtzee_gui.learn.openings import words
from yahtzee_gui.learn.openings.page import OpeningRow, OpeningsView
from yahtzee_gui.learn.openings.session import BookScene, Scope
from yahtzee_gui.learn.openings.sheet import SheetRow, SheetView
from yahtzee_gui.learn.questions import Scorecard
from yahtzee_gui.words import names, numbers, options
from yahtzee_gui.words.boxes import speaking_of


def openings_view(scene: BookScene) -> OpeningsView:
    """Return what the page of the opening book shows, in the words of the game that it is about."""
    with speaking_of(scene.scorecard.rules):
        return _view(scene)


def _view(scene: BookScene) -> OpeningsView:
    message = lessons_words.no_table() if scene.has_failed else words.drawing()
    rows = tuple(OpeningRow(one.roll, _texts(one), one.is_trap) for one in scene.openings)
    scope = 1 if scene.scope is Scope.IN_PLAY else 0
    rules = names.rules_among_games(scene.scorecard.rules)
    view = OpeningsView(rows, message, rules, scope, scene.can_be_in_play)
    chosen = scene.chosen
    if chosen is None:
        return view
    other = words.obvious if chosen.is_trap else words.also_obvious
    often = words.chance(ways(chosen.roll), len(FACES) ** DICE_PER_ROLL)
    return replace(
        view,
        about=f"{names.dice(chosen.roll)} · {often}",
        chosen=chosen.roll,
        kept=kept_places(chosen.analysis.position, choice_of(chosen.best)),
        best=words.best(chosen.best),
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
        numbers.cost(one.alternative.points_lost),
    )


def sheet_view(scorecard: Scorecard, openings: Sequence[Opening], *, is_new_game: bool) -> SheetView:
    """Return the whole book as a sheet to print."""
    with speaking_of(scorecard.rules):
        return _sheet(scorecard, openings, is_new_game=is_new_game)


def _sheet(scorecard: Scorecard, openings: Sequence[Opening], *, is_new_game: bool) -> SheetView:
    boxes = [box for box in scorecard.rules.categories if scorecard.scores[box] is None]
    return SheetView(
        words.sheet_title(is_new_game=is_new_game),
        words.sheet_rules(names.rules_name(scorecard.rules), lessons_words.open_boxes(boxes)),
        words.sheet_legend(sum(one.is_trap for one in openings), len(openings)),
        tuple(
            SheetRow(
                names.dice(one.roll),
                words.short(one.best),
                words.short(one.alternative),
                numbers.cost(one.alternative.points_lost),
                one.is_trap,
            )
            for one in openings
        ),
    )
