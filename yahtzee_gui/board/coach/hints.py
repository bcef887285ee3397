# SPDX-License-Identifier: MIT
"""Hints in steps: the box to aim for, then how many dice to keep as well; the third step shows all options."""

from __future__ import annotations

from collections.abc import Sequence

from engine.analysis.explanations import CategoryEnding
from engine.analysis.options import Analysis, Option
from engine.rules.categories import Category
from engine.rules.dice import Dice
from yahtzee_gui.board.coach import explanation_words, words
from yahtzee_gui.play.scene import Scene
from yahtzee_gui.play.visibility import Hint
from yahtzee_gui.words import announcing
from yahtzee_gui.words.boxes import of_its_game


@of_its_game
def message(scene: Scene, best: Option) -> str:
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
