# SPDX-License-Identifier: MIT
"""The coach panel as it is shown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.analysis.explanations import CategoryEnding
from engine.analysis.options import Analysis, Option
from engine.analysis.verdicts import Measure, Verdict
from engine.games.goals import RecordGoal
from engine.rules import ties
from engine.rules.categories import Category
from engine.rules.dice import DICE_PER_ROLL, Dice
from yahtzee_gui.board.coach import explanation_words, words
from yahtzee_gui.board.coach.explanation_view import explanation_view
from yahtzee_gui.board.coach.option_list import OptionRow
from yahtzee_gui.board.coach.page import CoachView
from yahtzee_gui.board.coach.turn_report import TurnReportView
from yahtzee_gui.board.coach.turn_report_view import passed_on, turn_report
from yahtzee_gui.board.match import words as match_words
from yahtzee_gui.board.match.needs_view import match_status, needs
from yahtzee_gui.board.tray import words as tray_words
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.play.scene import Scene
from yahtzee_gui.play.table_watch import TableState, TableStatus
from yahtzee_gui.play.visibility import Hint
from yahtzee_gui.words import announcing, demons, glossary, goals, names, numbers, units
from yahtzee_gui.words import options as option_words
from yahtzee_gui.words.boxes import of_its_game

_LONGEST_BAR, _LONGEST_BAR_OF_CHANCE = 10.0, 20.0
"""The loss in points with the longest bar; beyond it the bar is cut, so that a length means the same all game."""


@of_its_game
def coach_view(scene: Scene) -> CoachView:
    """Return what the coach panel shows."""
    status = table_text(scene)
    if scene.goal is not None:
        status = goal_status(scene, scene.goal)
    view = _panel(scene, status)
    if scene.match is None:
        return view
    linked = [glossary.linked_dice()] if scene.match.linked else []
    return replace(view, status_hint="\n".join([match_words.about_explained(), *linked]))


def table_text(scene: Scene) -> str:
    """Return what is said of the table of the game in play once it is there, else nothing."""
    game, par = scene.game, scene.table.par
    return words.table_ready(par, game.rules, game.dice_model) if game is not None and par is not None else ""


def _panel(scene: Scene, status: str) -> CoachView:
    """Return what is shown above the last line."""
    if scene.analysis is not None:
        return _ranking(scene, scene.analysis, status)
    if scene.is_pending and scene.game is not None and scene.game.has_rolled and _shows_values(scene):
        message = goals.chances_wait(scene.said.progress, scene.measure)
        return CoachView(scene.mode, message=message, progress=scene.said.progress, status=status)
    # While a warning stands, what is explained is the choice that it warns of: no hint speaks of that one.
    is_warned = scene.question is not None and scene.question.option is not None
    if scene.visibility.hint and scene.explained is not None and not is_warned:
        return _hint(scene, scene.explained[0], status)
    if scene.guesses:
        message = words.guess_first() if scene.can_keep else words.guess_a_box()
        return CoachView(scene.mode, message=message, button=words.show_options(), status=status)
    if scene.table.is_ready or scene.mode is CoachMode.OFF:
        before = scene.before_passing
        passed = turn_report(before) if before is not None else None
        if before is not None and passed is not None and scene.match is not None:
            name = scene.match.seats[scene.match.passed_by or 0].name
            return CoachView(scene.mode, report=_with_retry(before, passed_on(passed, name)), status=status)
        report = turn_report(scene)
        if report is not None:
            return _report(scene, report, status)
    return _message(scene, status)


def _ranking(scene: Scene, analysis: Analysis, status: str) -> CoachView:
    pointed_at, judges = scene.pointed_at, scene.visibility.judges and not _chooses_nothing(scene)
    options = [option for option in analysis.options if option.category is not None or option.is_reroll]
    by_points = analysis.is_decided
    if by_points:
        options.sort(key=lambda option: -option.value)
        rows = tuple(replace(_by_points(option), is_chosen=judges and option is pointed_at) for option in options)
    else:
        pins = {option: place for place, option in enumerate(scene.compared, 1)} if scene.look.pinned else {}
        rows = tuple(
            option_row(
                option,
                scene.answer_to(option),
                is_chosen=judges and option is pointed_at,
                pin=pins.get(option, 0),
            )
            for option in options
        )
    boxes = sum(option.category is not None for option in options)
    at = next((place for place, option in enumerate(options) if option is pointed_at), 0)
    return CoachView(
        scene.mode,
        heading=goals.decided_heading()
        if by_points
        else option_words.options_heading(len(options) - boxes, boxes, analysis.measure),
        columns="" if by_points else option_words.points_lost(analysis.measure),
        measure=None if by_points else analysis.measure,
        rows=rows,
        has_answers=analysis.position.dice_model.is_deterministic,
        chosen=_chosen(scene, rows[at] if judges or by_points else _unjudged(options[at])),
        chosen_heading=_heading_of_chosen(scene, _rank(options[at], options, by_points=by_points), len(options)),
        status=status,
        explanation=explanation_view(scene),
        needs=needs(scene),
        explained=_explained_among(scene, options),
    )


def _rank(option: Option, options: Sequence[Option], *, by_points: bool) -> int:
    """Return the number of an option among all: one more than are better, so that what is as good has the same."""
    if by_points:
        return 1 + sum(ties.loss(other.value, option.value) > 0 for other in options)
    if option.verdict is Verdict.BEST:
        return 1
    return 1 + sum(
        ties.loss(option.lost, other.lost, 100 * ties.EQUAL) > 0 for other in options
    )  # per cent of a chance


def _heading_of_chosen(scene: Scene, rank: int, of: int) -> str:
    viewed = scene.viewed
    if viewed is not None:
        is_own = not scene.named_person
        return option_words.your_choice(rank, of, is_first=viewed.was_taken_back, is_own=is_own)
    if not scene.visibility.judges or _chooses_nothing(scene):
        is_box = scene.choosing.box is not None or _chooses_nothing(scene)
        return option_words.your_choice_unjudged(is_box=is_box, is_made=scene.choosing.is_touched)
    if scene.pointed_at is not None and scene.pointed_at.keep is not None:
        return option_words.rank(rank, of)
    return option_words.your_box(rank, of)


def _chooses_nothing(scene: Scene) -> bool:
    """Return whether only a box can be chosen, and none is."""
    can_roll = scene.can_keep and len(scene.kept_dice) < DICE_PER_ROLL
    return scene.viewed is None and scene.choosing.box is None and not can_roll


def _chosen(scene: Scene, row: OptionRow) -> OptionRow:
    """Return the row of what the player is about to do; an empty one where that is nothing yet."""
    if not _chooses_nothing(scene):
        return row
    text = option_words.no_box_yet()
    return OptionRow(text, spoken=text, is_empty=True)


def _by_points(option: Option) -> OptionRow:
    """Return the row of an option by its expected score alone, where that is not what is judged."""
    spoken = option_words.option_by_points(option)
    return OptionRow(
        _name_of(option), dice=option.keep or (), value=numbers.value(option.value), spoken=spoken, option=option
    )


def option_row(option: Option, answer: Dice | None = None, *, is_chosen: bool = False, pin: int = 0) -> OptionRow:
    """Return a row of the ranking.

    `answer` is the roll that a demon is going to answer a keep with, `pin` the place of the option among those that
    are compared.
    """
    is_best = option.verdict is Verdict.BEST
    longest = _LONGEST_BAR_OF_CHANCE if option.measure is Measure.CHANCE else _LONGEST_BAR
    return OptionRow(
        text=_name_of(option),
        dice=option.keep or (),
        value=units.of_option(option),
        beside=_beside(option),
        loss=option_words.best() if is_best else names.loss_and_mark(option),
        verdict=option.verdict,
        bar=0.0 if is_best else option.lost / longest,
        is_chosen=is_chosen,
        spoken=option_words.option_spoken(option, answer),
        option=option,
        answer=answer or (),
        pin=pin,
    )


def _beside(option: Option) -> str:
    """Return the expected final score, beside what else is played for."""
    return numbers.value(option.value) if option.measure is not None else ""


def _name_of(option: Option) -> str:
    if option.category is not None:
        return option_words.box_with_points(option.category, option.points or 0)
    return "" if option.keep else option_words.roll_all()


def _unjudged(option: Option) -> OptionRow:
    """Return the row of what would happen if nothing else were chosen: its figures as in the list, and no colour."""
    spoken = option_words.option_valued(option)
    loss = option_words.best() if option.verdict is Verdict.BEST else units.lost(option)
    value, beside = units.of_option(option), _beside(option)
    return OptionRow(_name_of(option), dice=option.keep or (), value=value, beside=beside, loss=loss, spoken=spoken)


def _report(scene: Scene, report: TurnReportView, status: str) -> CoachView:
    """Return the report on the turn, with a button that has the decision just made made again."""
    if not _others_played_since(scene):
        report = _with_retry(scene, report)
    return CoachView(scene.mode, report=report, status=status, remark=_remark_on_second_try(scene))


def _with_retry(scene: Scene, report: TurnReportView) -> TurnReportView:
    last = scene.last_decision
    lossy = last is not None and last.counts and last.taken.verdict is not Verdict.BEST
    if not (scene.visibility.retry and lossy) or _is_made_again(scene):
        return report
    told = [] if scene.is_copy else [words.first_choice_counts()]
    if told and scene.record is not None and not scene.record.is_coached:
        told.append(words.another_is_help())
    return replace(report, retry=tray_words.retry(), retry_hint=" ".join(told))


def _others_played_since(scene: Scene) -> bool:
    """Return whether another person at the screen has played since: their turn would go back, too."""
    last, game, match = scene.last_decision, scene.game, scene.match
    if last is None or game is None or match is None or not scene.is_my_turn or last.turn == game.turn:
        return False
    return any(seat.is_person for seat in match.others(match.person))


def _remark_on_second_try(scene: Scene) -> str:
    """Return the remark on a decision that is made again; nothing on a copy, where neither choice counts."""
    return words.second_try() if _is_made_again(scene) and not scene.is_copy else ""


def _is_made_again(scene: Scene) -> bool:
    """Return whether a decision is made again, where that could be asked for."""
    record = scene.record
    if record is None or not record.game.has_rolled:
        return False
    is_again = bool(record.undone) and scene.visibility.retry
    events = record.game.events
    was_warned = any(len(line) > len(events) and line[: len(events)] == events for line in record.taken_back)
    return is_again or (was_warned and scene.visibility.warnings)


def _hint(scene: Scene, best: Option, status: str) -> CoachView:
    message = hint_message(scene, best)
    return CoachView(scene.mode, message=message, is_short=True, status=status, button=words.tell_more())


@of_its_game
def hint_message(scene: Scene, best: Option) -> str:
    """Return what a hint tells so far: the box to aim for, and how many dice to keep."""
    parts = [_aim(scene, best)]
    if scene.choosing.hint is Hint.COUNT:
        known = [part for part in parts if part != explanation_words.working_it_out()]
        parts = [*known, words.hint_count(best)]
    return announcing.sentences([part for part in parts if part])


def _aim(scene: Scene, best: Option) -> str:
    """Return where best play of this turn ends most often; nothing while that is being worked out."""
    if best.category is not None:
        return words.hint_stop(best.category, has_rolls=scene.can_keep)
    if scene.measure is not None:  # where best play by points ends most often would be false of a goal
        return words.hint_roll()
    if scene.comparison is None:
        return explanation_words.working_it_out()
    analysis = scene.explained[1] if scene.explained is not None else None
    return aim(scene.comparison.explanation.endings, analysis, best.keep or ())


def aim(endings: Sequence[CategoryEnding], analysis: Analysis | None, keep: Dice) -> str:
    """Return what to aim for where a turn may end so; of a hand that is on the table already, what more there is.

    `keep` are the dice to keep. A box that counts a face of which none is kept is only a way out, not to be aimed for;
    where all five are rolled, any face may come.
    """
    kept_for = [ending for ending in endings if not ending.category.is_upper or ending.category.face in keep]
    likely = [ending.category for ending in likely_endings(kept_for if keep and kept_for else endings)]
    made = [box for box in likely if analysis is not None and _is_made(analysis, box)]
    if analysis is None or not made:
        is_last = analysis is not None and analysis.position.scores.count(None) == 1
        return words.hint_last_box(likely[0]) if is_last else words.hint_aim(likely)
    more = (ending.category for ending in endings if ending.chance > ending.zero_chance)
    return words.hint_more(made[0], next((box for box in more if not _is_made(analysis, box)), None))


def _is_made(analysis: Analysis, box: Category) -> bool:
    """Return whether the dice on the table already are the hand that a box asks for."""
    option = analysis.categories.get(box)
    is_hand = not box.is_upper and not analysis.position.rules.box(box).takes_any_dice
    return is_hand and option is not None and bool(option.points)


def likely_endings(endings: Sequence[CategoryEnding]) -> Sequence[CategoryEnding]:
    """Return the likeliest ending, and the next one if that is at least two thirds as likely."""
    return [ending for ending in endings[:2] if 3 * ending.chance >= 2 * endings[0].chance]


def _explained_among(scene: Scene, options: Sequence[Option]) -> int | None:
    """Return which of the options shown is explained."""
    if scene.explained is None:
        return None
    return next((place for place, option in enumerate(options) if option is scene.explained[0]), None)


def _message(scene: Scene, status: str) -> CoachView:
    """Return the sentence that stands where the ranking would be, with progress or a button where one helps."""
    mode, table, waits = scene.mode, scene.table, scene.waits_for_dice
    if table.state is TableState.BUILDING:
        return CoachView(
            mode,
            message=demons.not_ready() if waits else words.coach_waits(warns=mode is CoachMode.WARN),
            progress=table.progress.fraction if table.progress is not None else 0.0,
            progress_text=progress_text(table),
            button=words.cancel_building(),
        )
    if not table.is_ready:
        message = demons.not_ready() if waits else tray_words.coach_without_table()
        return CoachView(mode, message=message, button=words.build_table())
    if scene.game is not None and scene.game.has_rolled and mode is CoachMode.LIVE:
        return CoachView(mode, status=status)  # the options follow in milliseconds
    message = {
        CoachMode.OFF: words.coach_is_off(),
        CoachMode.WARN: words.coach_warns(),
        CoachMode.AFTER: words.coach_judges(),
        CoachMode.LIVE: words.coach_before_roll(scene.measure),
    }[mode]
    remark = _remark_on_second_try(scene)
    has_legend = mode is not CoachMode.OFF
    return CoachView(mode, message=message, status=status, remark=remark, has_legend=has_legend, measure=scene.measure)


def _shows_values(scene: Scene) -> bool:
    """Return whether what the options are worth is shown, or a hint, as soon as it is known."""
    return scene.visibility.values or scene.visibility.hint


def goal_status(scene: Scene, goal: RecordGoal) -> str:
    """Return what is played for and how the game stood at the start, or that this is still being worked out."""
    if scene.is_pending and not _shows_values(scene):
        return goals.working_out(scene.said.progress, scene.measure)
    if scene.is_waiting and not scene.is_pending:
        return goals.earlier_turns(scene.measure)
    if not scene.is_pending and scene.waits_for_chances and (scene.chance is None or scene.outlook_now is None):
        return goals.line_waits(scene.measure) if scene.chance is None else match_words.others_wait()
    if scene.match is not None:
        return match_status(scene, scene.match)
    start = scene.review.start if scene.review is not None and scene.review.has_start else None
    is_set_up = scene.game is not None and scene.game.begins is not None
    return goals.status(goal, start, scene.measure, is_set_up=is_set_up)


def progress_text(table: TableStatus) -> str:
    """Return how far the table is, in words."""
    progress = table.progress
    return words.progress(progress.step, progress.fraction, table.seconds_left) if progress is not None else ""
