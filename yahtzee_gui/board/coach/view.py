# SPDX-License-Identifier: MIT
"""The coach's panel as it is shown: every option ranked, and what the figures of a game with a goal are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from engine.analysis.options import Analysis, Option
from engine.analysis.verdicts import Measure, Verdict
from engine.games.goals import RecordGoal
from engine.rules.dice import DICE_PER_ROLL, Dice
from yahtzee_gui.board.coach import words
from yahtzee_gui.board.coach.option_list import OptionRow
from yahtzee_gui.board.coach.page import CoachView
from yahtzee_gui.board.coach.why_view import shows_values
from yahtzee_gui.board.match import words as match_words
from yahtzee_gui.board.match.needs_view import match_status
from yahtzee_gui.play.scene import Scene
from yahtzee_gui.words import glossary, goals, names, numbers
from yahtzee_gui.words import options as option_words
from yahtzee_gui.words.boxes import of_its_game

_MOST_BOXES, _FEWEST_FOLDED, _MOST_OTHERS = 3, 2, 15
_LONGEST_BAR, _LONGEST_BAR_OF_CHANCE = 5.0, 10.0
"""What costs as much fills the bar; beyond it the bar is cut, so that a length means the same all game."""


@of_its_game
def coach_view(scene: Scene) -> CoachView:
    """Return what the coach's panel shows: the options where they may be seen, and the choices that were made."""
    status = goal_status(scene, scene.goal) if scene.goal is not None else ""
    hint = ""
    if scene.match is not None:
        linked = [glossary.same_rolls()] if scene.match.linked else []
        hint = "\n".join([match_words.about_explained(), *linked])
    view = CoachView(scene.mode, status=status, status_hint=hint, measure=scene.measure)
    return _ranking(scene, scene.analysis, view) if scene.analysis is not None else view


def table_text(scene: Scene) -> str:
    """Return what is said of the table of the game in play once it is there, else nothing."""
    game, par = scene.game, scene.table.par
    return words.table_ready(par, game.rules, game.dice_model) if game is not None and par is not None else ""


def _ranking(scene: Scene, analysis: Analysis, view: CoachView) -> CoachView:
    explained = scene.explained[0] if scene.explained is not None else None
    pointed_at, judges = scene.pointed_at, scene.visibility.judges and not _chooses_nothing(scene)
    options = [option for option in analysis.options if option.category is not None or option.is_reroll]
    by_points = analysis.is_decided
    if by_points:
        options.sort(key=lambda option: -option.value)
        rows = tuple(replace(_by_points(option), is_chosen=judges and option is pointed_at) for option in options)
    else:
        rows = tuple(
            option_row(
                option,
                scene.answer_to(option),
                is_chosen=judges and option is pointed_at,
                is_compared=option is scene.against,
            )
            for option in options
        )
        rows = _folded(rows, explained)
    boxes = sum(option.category is not None for option in options)
    return replace(
        view,
        heading=goals.decided_heading()
        if by_points
        else option_words.options_heading(len(options) - boxes, boxes, analysis.measure),
        columns="" if by_points else option_words.cost_heading(analysis.measure),
        measure=None if by_points else analysis.measure,
        rows=rows,
        has_answers=analysis.position.dice_model.is_deterministic,
        explained=explained,
    )


def _chooses_nothing(scene: Scene) -> bool:
    """Return whether only a box can be chosen, and none is."""
    can_roll = scene.can_keep and len(scene.kept_dice) < DICE_PER_ROLL
    return scene.viewed is None and scene.choosing.box is None and not can_roll


def _by_points(option: Option) -> OptionRow:
    """Return the row of an option by its expected score alone, where that is not what is judged."""
    spoken = option_words.option_by_points(option)
    return OptionRow(
        _name_of(option), dice=option.keep or (), value=(numbers.value(option.value),), spoken=spoken, option=option
    )


def _folded(rows: Sequence[OptionRow], explained: Option | None) -> tuple[OptionRow, ...]:
    """Return rows of which those as good as the best are one, those nearly as good another, if these are many.

    Where only boxes are left, all that they cost is on the card: the best three are enough, and no figure is repeated.
    """
    options = [row.option for row in rows if row.option is not None]
    if all(option.category is not None for option in options):
        rows = [
            replace(row, value=(), loss=names.mark(option.verdict)) for row, option in zip(rows, options, strict=True)
        ]
        return _fold(rows, _MOST_BOXES, len(rows), explained, option_words.more, option_words.on_the_card())
    equal = sum(not option.lost for option in options)
    close = sum(option.verdict in (Verdict.BEST, Verdict.CLOSE) for option in options)
    return _fold(
        _fold(rows, equal, close, explained, option_words.nearly_as_good), 1, equal, explained, option_words.as_good
    )


def _fold(
    rows: Sequence[OptionRow],
    first: int,
    end: int,
    explained: Option | None,
    said: Callable[[int], str],
    note: str = "",
) -> tuple[OptionRow, ...]:
    """Return rows of which those from `first` to `end` are one, but for those that the player looks at."""
    some = rows[first:end]
    seen = [row for row in some if row.is_chosen or row.is_compared or row.option is explained]
    folded = tuple(row for row in some if row not in seen)
    if len(folded) < _FEWEST_FOLDED:
        return tuple(rows)
    text = said(len(folded))
    spoken = " ".join(filter(None, (text, note)))
    return (*rows[:first], *seen, OptionRow(text, folded=folded, note=note, spoken=spoken), *rows[end:])


def option_row(
    option: Option, answer: Dice | None = None, *, is_chosen: bool = False, is_compared: bool = False
) -> OptionRow:
    """Return a row of the ranking.

    `answer` is the roll that a demon is going to answer a keep with; others may be compared against the option.
    """
    is_best = option.verdict is Verdict.BEST
    longest = _LONGEST_BAR_OF_CHANCE if option.measure is Measure.CHANCE else _LONGEST_BAR
    return OptionRow(
        text=_name_of(option),
        dice=option.keep or (),
        value=option_words.worth(option) if not option.lost else (),
        loss=option_words.best() if is_best else names.cost_and_mark(option),
        verdict=option.verdict,
        bar=0.0 if is_best else option.lost / longest,
        is_chosen=is_chosen,
        spoken=option_words.option_spoken(option, answer),
        option=option,
        answer=answer or (),
        is_compared=is_compared,
    )


def others_view(scene: Scene) -> tuple[tuple[str, Option], ...]:
    """Return the options that the one explained may be compared against, with what each costs, the best first."""
    if scene.analysis is None or scene.explained is None or scene.analysis.is_decided:
        return ()
    options = [option for option in scene.analysis.options if option.category is not None or option.is_reroll]
    others = [option for option in options if option != scene.explained[0]]
    return tuple((option_words.with_cost(option), option) for option in others[:_MOST_OTHERS])


def _name_of(option: Option) -> str:
    if option.category is not None:
        return option_words.box_with_points(option.category, option.points or 0)
    return "" if option.keep else option_words.roll_all()


def goal_status(scene: Scene, goal: RecordGoal) -> str:
    """Return what is played for and how the game stood at the start, or that this is still being worked out."""
    if scene.is_pending and not shows_values(scene):
        return goals.working_out(scene.said.progress)
    if scene.is_waiting and not scene.is_pending:
        return goals.earlier_turns()
    if not scene.is_pending and scene.waits_for_chances and (scene.chance is None or scene.outlook_now is None):
        return goals.line_waits() if scene.chance is None else match_words.others_wait()
    if scene.match is not None:
        return match_status(scene, scene.match)
    start = scene.review.start if scene.review is not None and scene.review.has_start else None
    is_set_up = scene.game is not None and scene.game.begins is not None
    return goals.status(goal, start, scene.measure, is_set_up=is_set_up)
