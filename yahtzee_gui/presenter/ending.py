# SPDX-License-Identifier: MIT
"""The end page as it is shown."""

from __future__ import annotations

from engine.analysis.verdicts import Verdict
from engine.coach.luck import luck
from engine.coach.review import Decision, Review
from engine.games.game import Game
from yahtzee_gui.pages.summary import SummaryView, VerdictCounts
from yahtzee_gui.play.scene import Scene
from yahtzee_gui.presenter.tray import badge, tint
from yahtzee_gui.widgets.charts.split_chart import SplitBar
from yahtzee_gui.wording import numbers
from yahtzee_gui.wording.game import demons, ending


def summary_view(scene: Scene) -> SummaryView | None:
    """Return what the end page shows, or None while the game goes on."""
    record, review = scene.record, scene.report
    if record is None or not record.game.is_over or scene.viewed is not None:
        return None
    game, score = record.game, record.game.points_so_far
    if review is None:
        waiting = "" if scene.table.is_ready else ending.without_coach_table()
        return SummaryView(ending.final_score(score), waiting, tint=tint(game), badge=badge(game))
    worst = review.worst
    return SummaryView(
        tint=tint(game),
        badge=badge(game),
        headline=ending.final_score(score),
        sentence=_gave_away(game, score, review),
        split=split_bars(review),
        luck=_luck(review),
        accuracy=ending.accuracy(review.accuracy),
        counts=(
            VerdictCounts(ending.keeps_counted(), _counts(review, keeps=True)),
            VerdictCounts(ending.boxes_counted(), _counts(review, keeps=False)),
        ),
        worst=ending.no_worst_decision() if worst is None else _worst(worst),
        worst_dice=() if worst is None else worst.before.dice,
        can_review=bool(scene.mistakes),
        note=ending.coached_game() if record.is_coached else "",
    )


def _gave_away(game: Game, score: int, review: Review) -> str:
    """Return what the player gave away, of a score that luck or a demon's dice allowed."""
    if game.dice_model.is_deterministic:
        return demons.gave_away_to(game.dice_model, score, review.points_lost)
    return ending.gave_away(score, review.points_lost)


def _luck(review: Review) -> str:
    """Return what luck did, and what dice did that are not fair."""
    game = review.game
    if not game.dice_model.is_fair:
        return demons.tax_remark(game.dice_model, review.luck, review.tax)
    return ending.luck_remark(review.luck, luck(review.luck, game.rules))


def _worst(decision: Decision) -> str:
    return ending.worst_decision(decision.turn, decision.before.dice, decision.chosen, decision.best)


def _counts(review: Review, *, keeps: bool) -> tuple[int, ...]:
    counted = review.verdict_counts(keeps=keeps)
    return tuple(counted[verdict] for verdict in Verdict)


def split_bars(review: Review) -> tuple[SplitBar, ...]:
    """Return the four bars of score = par + luck - points lost."""
    par, luck, lost = ending.split_labels()[:3]
    score = ending.split_labels()[3]
    after_luck = review.par + review.luck
    end = after_luck - review.points_lost
    return (
        SplitBar(par, numbers.value(review.par), None, review.par),
        SplitBar(luck, numbers.signed(review.luck), review.par, after_luck),
        SplitBar(lost, numbers.signed(-review.points_lost), after_luck, end),
        SplitBar(score, numbers.value(end), None, end),
    )
