# SPDX-License-Identifier: MIT
"""The end page as it is shown."""

from __future__ import annotations

from engine.coach import Decision, Review
from engine.dice import FAIR
from engine.dice_models import dice_model
from engine.game import Game
from engine.verdicts import Verdict
from yahtzee_gui import wording
from yahtzee_gui.controller import GameController
from yahtzee_gui.pages.summary import SummaryView, VerdictCounts
from yahtzee_gui.presenter.tray import badge, tint
from yahtzee_gui.widgets.split_chart import SplitBar


def summary_view(controller: GameController) -> SummaryView | None:
    """Return what the end page shows, or None while the game goes on."""
    game, review = controller.game, controller.review
    if game is None or not game.is_over or controller.viewed is not None:
        return None
    score = game.points_so_far
    if review is None:
        waiting = "" if controller.table.is_ready else wording.without_coach_table()
        return SummaryView(wording.final_score(score), waiting, tint=tint(game), badge=badge(game))
    worst = review.worst
    return SummaryView(
        tint=tint(game),
        badge=badge(game),
        headline=wording.final_score(score),
        sentence=_gave_away(game, score, review),
        split=_split(review),
        luck=_luck(review),
        accuracy=wording.accuracy(review.accuracy),
        counts=(
            VerdictCounts(wording.keeps_counted(), _counts(review, keeps=True)),
            VerdictCounts(wording.boxes_counted(), _counts(review, keeps=False)),
        ),
        worst=wording.no_worst_decision() if worst is None else _worst(worst),
        worst_dice=() if worst is None else worst.before.dice,
        can_review=any(decision.verdict > Verdict.CLOSE for decision in review.counted),
        note=wording.coached_game() if controller.record is not None and controller.record.is_coached else "",
    )


def _gave_away(game: Game, score: int, review: Review) -> str:
    """Return what the player gave away, of a score that luck or a demon's dice allowed."""
    if dice_model(game.dice_model).is_deterministic:
        return wording.gave_away_to(game.dice_model, score, review.points_lost)
    return wording.gave_away(score, review.points_lost)


def _luck(review: Review) -> str:
    """Return what luck did, and what dice did that are not fair."""
    game = review.game
    if game.dice_model != FAIR:
        return wording.tax_remark(game.dice_model, review.luck, review.tax)
    return wording.luck_remark(review.luck) if game.rules.yahtzee_bonus else ""


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
