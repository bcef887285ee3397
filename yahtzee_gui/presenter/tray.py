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
from yahtzee_gui.play.controller import GameController
from yahtzee_gui.play.table_watch import TableState
from yahtzee_gui.presenter.seen import Seen, seen
from yahtzee_gui.widgets.dice.dice_tray import Tint, TrayView
from yahtzee_gui.wording import names, numbers, options
from yahtzee_gui.wording.game import demons, play


def tray_view(controller: GameController) -> TrayView:
    """Return what the dice tray shows."""
    shown = seen(controller)
    if shown is None:
        return TrayView()
    game = shown.game
    done = game.rules.rolls_per_turn - game.rolls_left if game.has_rolled else 0
    value, verdict, caption = _value(controller, shown)
    button, why_not = _roll_button(controller, shown)
    last = controller.last_decision if controller.mode.verdicts_after else None
    judged = shown.decision or last
    return TrayView(
        title=play.turn(game.turn, len(CATEGORIES)),
        rolls=play.rolls(done, game.rules.rolls_per_turn),
        rolls_done=done,
        rolls_per_turn=game.rules.rolls_per_turn,
        badge=badge(game),
        tint=tint(game),
        faces=game.dice or (None,) * DICE_PER_ROLL,
        kept=shown.kept,
        can_keep=shown.can_keep,
        sentence=_sentence(controller, shown),
        value=value,
        verdict=verdict,
        caption=caption,
        button=button,
        can_roll=shown.decision is not None or controller.can_roll,
        waits=shown.decision is None and controller.waits_for_dice,
        why_not=why_not,
        last_decision=_judgement(judged) if judged is not None else "",
        last_verdict=judged.verdict if judged is not None and judged.counts else None,
    )


def _sentence(controller: GameController, shown: Seen) -> str:
    game = shown.game
    if shown.decision is not None:
        return options.you_chose(shown.decision.taken)
    if not game.has_rolled:
        return play.before_first_roll(game.turn)
    if not game.rolls_left:
        return play.no_roll_left()
    return play.keeping(controller.kept_dice)


def _value(controller: GameController, shown: Seen) -> tuple[str, Verdict | None, str]:
    """Return number, verdict and caption of the value line."""
    option = shown.pointed_at
    if option is not None:
        caption = _caption(shown, option)
        return numbers.value(option.value), option.verdict, caption
    if controller.shows_options and controller.review is not None:
        return numbers.value(controller.review.expected), None, play.expected_now()
    return "", None, ""


def _caption(shown: Seen, option: Option) -> str:
    """Return what the value of `option` means, or what a demon is going to do about it."""
    if option.category is not None:
        return play.expected_of_best_box(option.category)
    if option.keep is not None and option.keep in shown.answers:
        return demons.will_answer(shown.game.dice_model, shown.answers[option.keep])
    return play.expected_of_keep()


def _roll_button(controller: GameController, shown: Seen) -> tuple[str, str]:
    """Return the text of the Roll button and why it cannot be pressed, if so."""
    if shown.decision is not None:
        return play.back_to_game(), ""
    if controller.waits_for_dice and controller.table.state is TableState.BUILDING:
        return demons.dice_wait_short(), demons.dice_wait()
    if shown.game.has_rolled and not shown.game.rolls_left:
        return play.no_roll_left_short(), play.no_roll_left()
    to_roll = DICE_PER_ROLL - len(controller.kept_dice)
    if not to_roll:
        return play.nothing_to_roll_short(), play.nothing_to_roll()
    return play.roll_button(to_roll), demons.dice_wait() if controller.waits_for_dice else ""


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
