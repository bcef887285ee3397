# SPDX-License-Identifier: MIT
"""The presenter turns the state of the controller into what the widgets show. It only reads, and paints nothing.

Nothing derived from values leaves this module before the decision is made unless the mode is Live.
"""

from __future__ import annotations

import math

from engine.categories import CATEGORIES, UPPER, Category
from engine.coach import Decision, Moment, Review
from engine.dice import DICE_PER_ROLL
from engine.game import Game
from engine.options import Analysis, Option
from engine.rules import UPPER_BONUS, UPPER_BONUS_AT, upper_total
from engine.verdicts import Verdict
from yahtzee_gui import wording
from yahtzee_gui.controller import GameController, TableState
from yahtzee_gui.pages.summary import SummaryView, VerdictCounts
from yahtzee_gui.widgets.coach_panel import CoachView
from yahtzee_gui.widgets.dice_tray import TrayView
from yahtzee_gui.widgets.option_list import OptionRow
from yahtzee_gui.widgets.scorecard import ScoreRow
from yahtzee_gui.widgets.split_chart import SplitBar
from yahtzee_gui.widgets.timeline import TimelineMark, TimelineView

_BAR_DECAY = 5.0  # points lost after which a bar has shrunk to 1/e: the same length means the same loss all game
_SHORTEST_BAR = 0.03
_TURNS = len(CATEGORIES)


def live_analysis(controller: GameController) -> Analysis | None:
    """Return the options if they may be shown before the decision."""
    return controller.analysis if controller.mode.hints_before else None


def _best_box(analysis: Analysis) -> Option:
    return next(option for option in analysis.options if option.category is not None)


def _pointed_at(controller: GameController, analysis: Analysis) -> Option:
    """Return the option that the dice on the table stand for: the keep, or the best box where nothing is rolled."""
    kept = controller.kept_dice
    if controller.can_keep and len(kept) < DICE_PER_ROLL:
        return analysis.keeps[kept]
    return _best_box(analysis)


# ---- the dice tray --------------------------------------------------------------------------------------------------


def tray_view(controller: GameController) -> TrayView:
    """Return what the dice tray shows."""
    game = controller.game
    if game is None:
        return TrayView()
    done = game.rules.rolls_per_turn - game.rolls_left if game.has_rolled else 0
    value, verdict, caption = _tray_value(controller, game)
    button, why_not = _roll_button(controller, game)
    last = controller.last_decision if controller.mode.verdicts_after else None
    return TrayView(
        title=wording.turn(game.turn, _TURNS),
        rolls=wording.rolls(done, game.rules.rolls_per_turn),
        rolls_done=done,
        rolls_per_turn=game.rules.rolls_per_turn,
        faces=game.dice or (None,) * DICE_PER_ROLL,
        kept=controller.kept,
        can_keep=controller.can_keep,
        sentence=_sentence(controller, game),
        value=value,
        verdict=verdict,
        caption=caption,
        button=button,
        can_roll=controller.can_roll,
        why_not=why_not,
        last_decision=_judgement(last) if last is not None else "",
        last_verdict=last.verdict if last is not None and last.counts else None,
    )


def _sentence(controller: GameController, game: Game) -> str:
    if not game.has_rolled:
        return wording.before_first_roll(game.turn)
    if not game.rolls_left:
        return wording.no_roll_left()
    return wording.keeping(controller.kept_dice)


def _tray_value(controller: GameController, game: Game) -> tuple[str, Verdict | None, str]:
    """Return number, verdict and caption of the value line."""
    if not controller.mode.hints_before or controller.review is None:
        return "", None, ""
    analysis = controller.analysis
    if analysis is None:
        return wording.value(controller.review.expected), None, wording.expected_now()
    option = _pointed_at(controller, analysis)
    if option.category is not None:
        return wording.value(option.value), option.verdict, wording.expected_of_best_box(option.category)
    return wording.value(option.value), option.verdict, wording.expected_of_keep()


def _roll_button(controller: GameController, game: Game) -> tuple[str, str]:
    """Return the text of the Roll button and why it cannot be pressed, if so."""
    if game.has_rolled and not game.rolls_left:
        return wording.no_roll_left_short(), wording.no_roll_left()
    to_roll = DICE_PER_ROLL - len(controller.kept_dice)
    if not to_roll:
        return wording.nothing_to_roll_short(), wording.nothing_to_roll()
    return wording.roll_button(to_roll), ""


def _judgement(decision: Decision) -> str:
    if not decision.counts:
        return wording.forced_decision(decision.chosen)
    return wording.decision(decision.chosen, decision.best)


# ---- the scorecard --------------------------------------------------------------------------------------------------


def score_rows(controller: GameController) -> list[ScoreRow]:
    """Return the sixteen lines of the scorecard."""
    game = controller.game or Game()
    analysis = live_analysis(controller)
    boxes = [_box_row(game, category, analysis) for category in CATEGORIES]
    upper = len(UPPER)
    return [*boxes[:upper], _bonus_row(game), *boxes[upper:], _yahtzee_bonus_row(game), _total_row(game)]


def shows_costs(controller: GameController) -> bool:
    """Return whether the scorecard has a column of what each box would cost."""
    return controller.mode.hints_before and (controller.game is None or not controller.game.is_over)


def _box_row(game: Game, category: Category, analysis: Analysis | None) -> ScoreRow:
    name = wording.category(category)
    face = category.face if category.is_upper else None
    filled = game.scores[category]
    if filled is not None:
        spoken = wording.box_spoken(name, filled)
        return ScoreRow(name, category, face, points=str(filled), spoken=spoken, hint=wording.category_rule(category))
    position = game.position
    if position is None:
        return ScoreRow(name, category, face, spoken=wording.open_spoken(name), hint=wording.category_rule(category))
    points = position.allowed().get(category)
    if points is None:
        hint = wording.not_allowed_by_joker()
        return ScoreRow(name, category, face, points="–", is_preview=True, spoken=f"{name}: {hint}", hint=hint)
    option = analysis.categories[category] if analysis is not None else None
    return ScoreRow(
        name,
        category,
        face,
        points=str(points),
        is_preview=True,
        cost=wording.loss_and_mark(option) if option is not None else "",
        verdict=option.verdict if option is not None else None,
        can_score=True,
        hint=wording.category_rule(category),
        spoken=wording.preview_spoken(name, points, option),
    )


def _bonus_row(game: Game) -> ScoreRow:
    total = upper_total(game.filled)
    text = wording.upper_bonus(total, UPPER_BONUS_AT, UPPER_BONUS)
    name = wording.upper_bonus_name()
    share = min(1.0, total / UPPER_BONUS_AT)
    return ScoreRow(name, points=text, bar=share, hint=wording.upper_bonus_rule(), spoken=f"{name}: {text}")


def _yahtzee_bonus_row(game: Game) -> ScoreRow:
    if not game.rules.yahtzee_bonus:
        name = wording.no_yahtzee_bonus()
        return ScoreRow(name, points="–", spoken=name)
    name = wording.yahtzee_bonuses()
    points = game.rules.yahtzee_bonus * game.yahtzee_bonuses
    hint = wording.yahtzee_bonus_rule(game.rules.yahtzee_bonus)
    return ScoreRow(name, points=str(points), hint=hint, spoken=wording.box_spoken(name, points))


def _total_row(game: Game) -> ScoreRow:
    name = wording.total()
    points = game.points_so_far
    return ScoreRow(name, points=str(points), is_total=True, spoken=wording.box_spoken(name, points))


# ---- the coach panel ------------------------------------------------------------------------------------------------


def coach_view(controller: GameController) -> CoachView:
    """Return what the coach panel shows."""
    status = ""
    if controller.game is not None and controller.par is not None:
        status = wording.table_ready(controller.par, controller.game.rules)
    analysis = live_analysis(controller)
    if analysis is not None:
        return _ranking(controller, analysis, status)
    if controller.game is not None and controller.game.is_over and controller.review is not None:
        return _after_the_game(controller, controller.review, status)
    return _coach_message(controller, status)


def _ranking(controller: GameController, analysis: Analysis, status: str) -> CoachView:
    pointed_at = _pointed_at(controller, analysis)
    options = [option for option in analysis.options if option.category is not None or option.is_reroll]
    rows = tuple(_option_row(option, is_chosen=option is pointed_at) for option in options)
    boxes = sum(option.category is not None for option in options)
    rank = options.index(pointed_at) + 1
    return CoachView(
        controller.mode,
        heading=wording.options_heading(len(options) - boxes, boxes),
        rows=rows,
        chosen=rows[rank - 1],
        chosen_heading=wording.rank(rank, len(options)) if pointed_at.keep is not None else wording.best_box(),
        status=status,
    )


def _option_row(option: Option, *, is_chosen: bool = False) -> OptionRow:
    text = ""
    if option.category is not None:
        text = wording.box_with_points(option.category, option.points or 0)
    elif not option.keep:
        text = wording.roll_all()
    return OptionRow(
        text=text,
        dice=option.keep or (),
        value=wording.value(option.value),
        loss=wording.loss_and_mark(option),
        verdict=option.verdict,
        bar=max(_SHORTEST_BAR, math.exp(-option.points_lost / _BAR_DECAY)),
        is_chosen=is_chosen,
        spoken=wording.option_spoken(option),
        option=option,
    )


def _after_the_game(controller: GameController, review: Review, status: str) -> CoachView:
    costly = sorted(review.counted, key=lambda decision: -decision.points_lost)
    rows = tuple(_decision_row(decision) for decision in costly if decision.verdict > Verdict.CLOSE)
    if rows:
        return CoachView(controller.mode, rows=rows, heading=wording.costly_heading(), status=status)
    return CoachView(controller.mode, message=wording.coach_flawless(), status=status)


def _decision_row(decision: Decision) -> OptionRow:
    text = wording.decision_in_turn(decision.turn, decision.chosen)
    spoken = wording.worst_decision(decision.turn, decision.before.dice, decision.chosen, decision.best)
    loss = wording.loss_and_mark(decision.chosen)
    detail = wording.best_was(decision.best)
    return OptionRow(text=text, detail=detail, loss=loss, verdict=decision.verdict, spoken=spoken)


def _coach_message(controller: GameController, status: str) -> CoachView:
    """Return the sentence that stands where the ranking would be, with progress or a button where one helps."""
    mode = controller.mode
    if controller.table_state is TableState.BUILDING:
        progress = controller.progress
        return CoachView(
            mode,
            message=wording.coach_waits(),
            progress=progress.fraction if progress is not None else 0.0,
            progress_text=_progress_text(controller),
            button=wording.cancel(),
        )
    if controller.table_state is not TableState.READY:
        return CoachView(mode, message=wording.coach_without_table(), button=wording.build_table())
    if not mode.hints_before:
        return CoachView(mode, message=wording.coach_is_off(), status=status)
    return CoachView(mode, message=wording.coach_before_roll(), status=status)


def _progress_text(controller: GameController) -> str:
    progress = controller.progress
    return wording.progress(progress.step, progress.fraction, controller.seconds_left) if progress is not None else ""


# ---- the timeline ---------------------------------------------------------------------------------------------------


def timeline_view(controller: GameController) -> TimelineView:
    """Return what the timeline shows."""
    game, review = controller.game, controller.review
    if not controller.mode.hints_before and not (game is not None and game.is_over):
        return TimelineView(message=wording.timeline_is_off())
    if review is None:
        # Between an action and its review, milliseconds later, the chart would only flicker: say nothing.
        return TimelineView(message=wording.timeline_waits() if controller.par is None else "")
    summary = wording.timeline_summary(review.points_lost, review.luck)
    return TimelineView(_timeline_marks(review), _TURNS, review.par, summary)


def _timeline_marks(review: Review) -> tuple[TimelineMark, ...]:
    """Place every roll and decision inside its turn; a box is scored where its turn ends."""
    marks, rolls, per_turn = [], 0, review.game.rules.rolls_per_turn
    for point in review.points:
        if point.moment is Moment.START:
            marks.append(TimelineMark(0.0, point.expected))
            continue
        is_score = point.decision is not None and point.decision.chosen.category is not None
        rolls += point.moment is Moment.ROLL
        within = 1.0 if is_score else (rolls - (0.5 if point.moment is Moment.ROLL else 0.0)) / per_turn
        rolls = 0 if is_score else rolls
        marks.append(TimelineMark(point.turn - 1 + within, point.expected, _marked_verdict(point.decision)))
    return tuple(marks)


def _marked_verdict(decision: Decision | None) -> Verdict | None:
    if decision is None or not decision.counts or decision.verdict < Verdict.INACCURACY:
        return None
    return decision.verdict


# ---- the end of a game ----------------------------------------------------------------------------------------------


def summary_view(controller: GameController) -> SummaryView | None:
    """Return what the end page shows, or None while the game goes on."""
    game, review = controller.game, controller.review
    if game is None or not game.is_over:
        return None
    score = game.points_so_far
    if review is None:
        waiting = "" if controller.table_state is TableState.READY else wording.without_coach_table()
        return SummaryView(headline=wording.final_score(score), sentence=waiting)
    worst = review.worst
    return SummaryView(
        headline=wording.final_score(score),
        sentence=wording.gave_away(score, review.points_lost),
        split=_split(review),
        luck=wording.luck_remark(review.luck) if game.rules.yahtzee_bonus else "",
        accuracy=wording.accuracy(review.accuracy),
        counts=(
            VerdictCounts(wording.keeps_counted(), _counts(review, keeps=True)),
            VerdictCounts(wording.boxes_counted(), _counts(review, keeps=False)),
        ),
        worst=wording.no_worst_decision() if worst is None else _worst(worst),
        worst_dice=() if worst is None else worst.before.dice,
    )


def _worst(decision: Decision) -> str:
    return wording.worst_decision(decision.turn, decision.before.dice, decision.chosen, decision.best)


def _counts(review: Review, *, keeps: bool) -> tuple[int, ...]:
    counted = review.verdict_counts(keeps=keeps)
    return tuple(counted[verdict] for verdict in Verdict)


def _split(review: Review) -> tuple[SplitBar, ...]:
    """Return the four bars of score = par + luck - points lost."""
    par, luck, lost = wording.split_labels()[:3]
    score = wording.split_labels()[3]
    after_luck = review.par + review.luck
    end = after_luck - review.points_lost
    return (
        SplitBar(par, wording.value(review.par), None, review.par),
        SplitBar(luck, wording.signed(review.luck), review.par, after_luck),
        SplitBar(lost, wording.signed(-review.points_lost), after_luck, end),
        SplitBar(score, wording.value(end), None, end),
    )
