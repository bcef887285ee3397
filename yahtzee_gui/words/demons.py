# SPDX-License-Identifier: MIT
"""Games with dice that are not fair, in words."""

from __future__ import annotations

from collections.abc import Sequence

from engine.rules.dice import Dice
from engine.rules.dice_models import DiceModel
from yahtzee_gui.words.base import Sentence, tr
from yahtzee_gui.words.names import dice, dice_model_name
from yahtzee_gui.words.numbers import decimal, signed

dice_wait = Sentence("You can roll as soon as the coach is ready")
not_ready = Sentence("The coach isn't ready for these dice yet.", where="coach panel, with its progress or a button")
dice_wait_short = Sentence("The dice are thinking", where="Roll button while the dice wait for their table")
verhoeff_title = Sentence("The game against the demon", where="window title")
verhoeff_introduction = Sentence(
    "Tom Verhoeff set the best player for fair dice against a demon that knows the player's strategy and always rolls "
    "the worst dice it can. The player got 19 points. Use the Right and Left keys to go from decision to decision. The "
    "coach knows how the demon rolls, and shows how much was possible at each decision."
)
lowest_title = Sentence("The lowest score of perfect play", where="window title")
lowest_introduction = Sentence(
    "Perfect play with fair dice can end with as little as 12 points, and no less: in this game of "
    "Tom Verhoeff's, every choice is the best one and every roll is bad luck. Use the Right and "
    "Left keys to go from decision to decision."
)


best_explained = Sentence("Your best counts games for points without help: no matches, and none with a goal.")


def window_title(program: str, model: DiceModel) -> str:
    """Return the title of a window in which the dice are not fair; Qt adds the program where it does not come last."""
    return tr("{dice} dice · {program}").format(program=program, dice=dice_model_name(model))


def will_answer(model: DiceModel, answer: Dice) -> str:
    """Return what a demon's dice will do."""
    return tr("The {demon} will answer with {dice}").format(demon=dice_model_name(model), dice=dice(answer))


def thrown_away(throws: Sequence[Dice]) -> str:
    """Return the throws that did not count."""
    return tr("Thrown away: {dice}").format(dice="; ".join(map(dice, throws)))


def tax_remark(model: DiceModel, luck: float, tax: float) -> str:
    """Return what luck and the dice themselves did to a game."""
    if model.is_deterministic:
        return tr("No luck here: the {demon} leaves nothing to chance. Its dice cost you {tax} points.").format(
            demon=dice_model_name(model), tax=decimal(tax, 1)
        )
    text = tr("Luck {luck}. Compared with fair dice, these cost you {tax} points.")
    if model.favours_player:
        text, tax = tr("Luck {luck}. Compared with fair dice, these gave you {tax} points."), -tax
    return text.format(luck=signed(luck), tax=decimal(tax, 1))


def tax_note(model: DiceModel, tax: float) -> str:
    """Return what the dice themselves did, short, as it stands beside the luck of the game."""
    if model.favours_player:
        return tr("these dice gave you {tax} points").format(tax=decimal(-tax, 1))
    return tr("these dice cost you {tax} points").format(tax=decimal(tax, 1))
