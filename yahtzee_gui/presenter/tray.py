# SPDX-License-Identifier: MIT
"""The dice tray as it is shown."""

from __future__ import annotations

from engine.analysis.options import Option
from engine.analysis.verdicts import Verdict
from engine.coach.review import Decision
from engine.games.game import Game
from engine.rules.categories import CATEGORIES
from engine.rules.dice import DICE_PER_ROLL
from engine.rules.dice_models import DiceKind
from yahtzee_gui.play.scene import Scene
from yahtzee_gui.play.table_watch import TableState
from yahtzee_gui.widgets.dice.dice_tray import Tint, TrayView
from yahtzee_gui.wording import names, numbers, options
from yahtzee_gui.wording.game import demons, play


def tray_view(scene: Scene) -> TrayView:
    """Return what the dice tray shows."""
    game, judged = scene.shown, scene.judged
    if game is None:
        return TrayView()
    done = game.rules.rolls_per_turn - game.rolls_left if game.has_rolled else 0
    value, verdict, caption = _value(scene)
    button, why_not = _roll_button(scene, game)
    return TrayView(
        title=play.turn(game.turn, len(CATEGORIES)),
        rolls=play.rolls(done, game.rules.rolls_per_turn),
        rolls_done=done,
        rolls_per_turn=game.rules.rolls_per_turn,
        badge=badge(game),
        tint=tint(game),
        faces=game.dice or (None,) * DICE_PER_ROLL,
        kept=scene.kept,
        can_keep=scene.can_keep,
        sentence=_sentence(scene, game),
        value=value,
        verdict=verdict,
        caption=caption,
        button=button,
        can_roll=scene.viewed is not None or scene.can_roll,
        waits=scene.viewed is None and scene.waits_for_dice,
        why_not=why_not,
        last_decision=_judgement(judged) if judged is not None else "",
        last_verdict=judged.verdict if judged is not None and judged.counts else None,
    )


def _sentence(scene: Scene, game: Game) -> str:
    if scene.viewed is not None:
        return options.you_chose(scene.viewed.taken)
    if not game.has_rolled:
        return play.before_first_roll(game.turn)
    if not game.rolls_left:
        return play.no_roll_left()
    return play.keeping(scene.kept_dice)


def _value(scene: Scene) -> tuple[str, Verdict | None, str]:
    """Return number, verdict and caption of the value line."""
    option = scene.pointed_at
    if option is not None:
        return numbers.value(option.value), option.verdict, _caption(scene, option)
    if scene.expected is not None:
        return numbers.value(scene.expected), None, play.expected_now()
    return "", None, ""


def _caption(scene: Scene, option: Option) -> str:
    """Return what the value of `option` means, or what a demon is going to do about it."""
    if option.category is not None:
        return play.expected_of_best_box(option.category)
    answer = scene.answer_to(option)
    if answer is not None and scene.game is not None:
        return demons.will_answer(scene.game.dice_model, answer)
    return play.expected_of_keep()


def _roll_button(scene: Scene, game: Game) -> tuple[str, str]:
    """Return the text of the Roll button and why it cannot be pressed, if so."""
    if scene.viewed is not None:
        return play.back_to_game(), ""
    if scene.waits_for_dice and scene.table.state is TableState.BUILDING:
        return demons.dice_wait_short(), demons.dice_wait()
    if game.has_rolled and not game.rolls_left:
        return play.no_roll_left_short(), play.no_roll_left()
    to_roll = DICE_PER_ROLL - len(scene.kept_dice)
    if not to_roll:
        return play.nothing_to_roll_short(), play.nothing_to_roll()
    return play.roll_button(to_roll), demons.dice_wait() if scene.waits_for_dice else ""


def _judgement(decision: Decision) -> str:
    if not decision.counts:
        return options.forced_decision(decision.chosen)
    return options.decision(decision.chosen, decision.best)


def badge(game: Game) -> str:
    """Return the name of dice that are not fair; nothing for those that are."""
    return names.dice_model_name(game.dice_model) if not game.dice_model.is_fair else ""


def tint(game: Game) -> Tint:
    """Return the colour of the table: dice that are not fair cannot be mistaken for those that are."""
    if game.dice_model.is_fair:
        return Tint.FAIR
    return Tint.KIND if game.dice_model.kind is DiceKind.BEST else Tint.HOSTILE
