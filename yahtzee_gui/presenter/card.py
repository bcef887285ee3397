# SPDX-License-Identifier: MIT
"""The scorecard as it is shown."""

from __future__ import annotations

from collections.abc import Mapping

from engine.analysis.options import Analysis
from engine.games.game import Game
from engine.rules.categories import CATEGORIES, UPPER, Category
from engine.rules.scoring import UPPER_BONUS, UPPER_BONUS_AT, upper_total
from yahtzee_gui.play.scene import Scene
from yahtzee_gui.widgets.scorecard.scorecard import ScoreRow
from yahtzee_gui.wording import names
from yahtzee_gui.wording.game import play


def score_rows(scene: Scene) -> list[ScoreRow]:
    """Return the sixteen lines of the scorecard."""
    game, can_score = scene.shown or Game(), scene.viewed is None
    allowed = game.position.allowed() if game.position is not None else None
    boxes = [_box_row(game, category, allowed, scene.analysis, can_score) for category in CATEGORIES]
    upper = len(UPPER)
    return [*boxes[:upper], _bonus_row(game), *boxes[upper:], _yahtzee_bonus_row(game), _total_row(game)]


def _box_row(
    game: Game, category: Category, allowed: Mapping[Category, int] | None, analysis: Analysis | None, can_score: bool
) -> ScoreRow:
    """Return the line of a box; `allowed` are the boxes that the dice may be scored in, None without dice."""
    name = names.category(category)
    face = category.face if category.is_upper else None
    filled = game.scores[category]
    if filled is not None:
        spoken = play.box_spoken(name, filled)
        return ScoreRow(name, category, face, points=str(filled), spoken=spoken, hint=names.category_rule(category))
    if allowed is None:
        return ScoreRow(name, category, face, spoken=play.open_spoken(name), hint=names.category_rule(category))
    points = allowed.get(category)
    if points is None:
        hint = play.not_allowed_by_joker()
        return ScoreRow(name, category, face, points="–", is_preview=True, spoken=f"{name}: {hint}", hint=hint)
    option = analysis.categories[category] if analysis is not None else None
    return ScoreRow(
        name,
        category,
        face,
        points=str(points),
        is_preview=True,
        cost=names.loss_and_mark(option) if option is not None else "",
        verdict=option.verdict if option is not None else None,
        can_score=can_score,
        hint=names.category_rule(category),
        spoken=play.preview_spoken(name, points, option),
    )


def _bonus_row(game: Game) -> ScoreRow:
    total = upper_total(game.filled)
    text = play.upper_bonus(total, UPPER_BONUS_AT, UPPER_BONUS)
    name = play.upper_bonus_name()
    share = min(1.0, total / UPPER_BONUS_AT)
    return ScoreRow(name, points=text, bar=share, hint=play.upper_bonus_rule(), spoken=f"{name}: {text}")


def _yahtzee_bonus_row(game: Game) -> ScoreRow:
    if not game.rules.yahtzee_bonus:
        name = play.no_yahtzee_bonus()
        return ScoreRow(name, points="–", spoken=name)
    name = play.yahtzee_bonuses()
    points = game.rules.yahtzee_bonus * game.yahtzee_bonuses
    hint = play.yahtzee_bonus_rule(game.rules.yahtzee_bonus)
    return ScoreRow(name, points=str(points), hint=hint, spoken=play.box_spoken(name, points))


def _total_row(game: Game) -> ScoreRow:
    name = play.total()
    points = game.points_so_far
    return ScoreRow(name, points=str(points), is_total=True, spoken=play.box_spoken(name, points))
