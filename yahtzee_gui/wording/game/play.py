# SPDX-License-Identifier: MIT
"""The dice tray and the scorecard in words."""

from __future__ import annotations

from engine.analysis.options import Option
from engine.rules.categories import Category
from engine.rules.dice import DICE_PER_ROLL, Dice
from yahtzee_gui.wording.base import plural, tr
from yahtzee_gui.wording.names import category, dice, face
from yahtzee_gui.wording.options import cost_spoken


def turn(number: int, of: int) -> str:
    """Return the heading of a turn."""
    return tr("Turn {number} of {of}").format(number=number, of=of)


def rolls(done: int, of: int) -> str:
    """Return how many rolls of the turn are done."""
    return tr("Roll {done} of {of}").format(done=done, of=of)


def roll_button(number: int) -> str:
    """Return the text of the Roll button."""
    return plural(number, "Roll %n die", "Roll %n dice")


def keeping(kept: Dice) -> str:
    """Return what the next roll keeps and rolls."""
    rolled = DICE_PER_ROLL - len(kept)
    if not kept:
        return tr("Keeping nothing, rolling all five dice")
    if rolled == 0:
        return tr("Keeping all five: take a box on the scorecard")
    words = (
        tr("one die", "being rolled"),
        tr("two dice", "being rolled"),
        tr("three dice", "being rolled"),
        tr("four dice", "being rolled"),
    )
    return tr("Keeping {kept}, rolling {rolled}").format(kept=dice(kept), rolled=words[rolled - 1])


def before_first_roll(number: int) -> str:
    """Return the invitation to begin a turn."""
    return tr("Roll the dice to begin the game") if number == 1 else tr("Roll the dice to begin the turn")


def no_roll_left() -> str:
    """Return the request to score."""
    return tr("No roll left: take a box on the scorecard")


def nothing_to_roll() -> str:
    """Return why keeping all five dice cannot be rolled."""
    return tr("All five dice are kept: there is nothing to roll")


def expected_of_keep() -> str:
    """Return the caption of the value of a keep."""
    return tr("expected final score of this keep")


def expected_now() -> str:
    """Return the caption of the value before a turn."""
    return tr("expected final score")


def expected_of_best_box(box: Category) -> str:
    """Return the caption of the value of the best box."""
    return tr("expected final score if you take {box}").format(box=category(box))


def no_roll_left_short() -> str:
    """Return the text of the Roll button when the turn has no roll left."""
    return tr("No roll left")


def nothing_to_roll_short() -> str:
    """Return the text of the Roll button when all dice are kept."""
    return tr("Nothing to roll")


def back_to_game() -> str:
    """Return the text of the Roll button while an earlier decision is looked at."""
    return tr("Back to the game")


def retry() -> str:
    """Return the text of the button that goes back before a decision."""
    return tr("Retry")


def die_label(place: int, shown: int | None, kept: bool) -> str:
    """Return the accessible name of a die."""
    if shown is None:
        return tr("Die {place}: not rolled").format(place=place)
    text = tr("Die {place}: {face}, kept") if kept else tr("Die {place}: {face}, to be rolled")
    return text.format(place=place, face=face(shown))


def kept_label() -> str:
    """Return the word under a die that is kept."""
    return tr("KEEP")


def space_key() -> str:
    """Return the name of the space bar, as printed on the Roll button."""
    return tr("Space")


def upper_bonus(total: int, needed: int, bonus: int) -> str:
    """Return how far the upper bonus is."""
    if total >= needed:
        return tr("{total} of {needed} → +{bonus} earned").format(total=total, needed=needed, bonus=bonus)
    return tr("{total} of {needed} → +{bonus}").format(total=total, needed=needed, bonus=bonus)


def upper_bonus_name() -> str:
    """Return the name of the upper bonus."""
    return tr("Upper bonus")


def upper_bonus_rule() -> str:
    """Return what earns the upper bonus."""
    return tr("63 points in the six upper boxes earn 35 more")


def yahtzee_bonuses() -> str:
    """Return the name of the line of Yahtzee bonuses."""
    return tr("Yahtzee bonuses")


def yahtzee_bonus_rule(points: int) -> str:
    """Return what earns a Yahtzee bonus."""
    return tr("Each later Yahtzee earns {points} if 50 stands in the Yahtzee box").format(points=points)


def no_yahtzee_bonus() -> str:
    """Return the name of that line where the rules have no such bonus."""
    return tr("No Yahtzee bonus")


def total() -> str:
    """Return the name of the total."""
    return tr("Total")


def scorecard() -> str:
    """Return the title of the scorecard."""
    return tr("Scorecard")


def scorecard_columns() -> tuple[str, str, str]:
    """Return the headings of the scorecard's columns."""
    return tr("Box"), tr("Score"), tr("If taken")


def not_allowed_by_joker() -> str:
    """Return why a box cannot be taken."""
    return tr("the joker rules do not allow this box now")


def box_spoken(name: str, points: int) -> str:
    """Return a filled box as a screen reader says it."""
    return tr("{name}: {points}").format(name=name, points=points)


def open_spoken(name: str) -> str:
    """Return an open box as a screen reader says it."""
    return tr("{name}: open").format(name=name)


def preview_spoken(name: str, points: int, chosen: Option | None) -> str:
    """Return an open box and what the dice score there as a screen reader says it."""
    text = tr("{name}: open, {points} now").format(name=name, points=points)
    return text if chosen is None else f"{text}, {cost_spoken(chosen)}"
