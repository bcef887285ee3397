# SPDX-License-Identifier: MIT
"""Games with the same dice in words: ghosts to race, perfect play and foresight, and results to hand on."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from engine.rules.scoring import DEFAULT_RULES, RuleSet
from yahtzee_gui.desktop.identity import DISPLAY_NAME
from yahtzee_gui.new_game import words as new_game_words
from yahtzee_gui.words import games
from yahtzee_gui.words.base import Counted, Sentence, plural, tr
from yahtzee_gui.words.dates import long_day
from yahtzee_gui.words.names import rules_among_games

# ---- whom to race ---------------------------------------------------------------------------------------------------

quieted = Sentence(
    "The daily game begins in {after}: in {live} it would count as one with help.", where="notice as it begins"
)
dice_known = Sentence("You've seen these dice before, so this game counts as assisted.", where="notice as it begins")
not_when_set_up = Sentence("not in a game from a set-up position", where="why there is no one to race, in the menu")
not_with_own_dice = Sentence("not with your own dice", where="why there is no one to race, in the menu")

# ---- the ghost ------------------------------------------------------------------------------------------------------

you = Sentence("You", where="name of the player beside others")


def standing(name: str, total: int, ahead: int) -> str:
    """Return where a ghost stands, as a screen reader says it; `ahead` is by how much it leads."""
    if ahead > 0:
        return tr("{name} has {total}, {ahead} ahead of you").format(name=name, total=total, ahead=ahead)
    if ahead < 0:
        return tr("{name} has {total}, {behind} behind you").format(name=name, total=total, behind=-ahead)
    return tr("{name} has {total}, level with you").format(name=name, total=total)


def bonus(points: int) -> str:
    """Return what stands behind the points of a turn that earned a Yahtzee bonus."""
    return f" + {points}"


# ---- the end --------------------------------------------------------------------------------------------------------

same_dice_again = Sentence("Same rolls again", where="button")
dealt_before = Counted(
    "You have finished this game before, with %n point. That result stands; this one doesn't count.",
    "You have finished this game before, with %n points. That result stands; this one doesn't count.",
)


def same_dice_explained(*, is_typed: bool) -> str:
    """Return what the button does, or why it can't: the program never knew dice that were typed in."""
    if is_typed:
        return tr("You rolled these dice yourself: the program can't roll them again.")
    return tr(
        "The same rolls again. You have seen them, so the new game counts as assisted, and your first "
        "result with them is still the one that counts."
    )


def same_dice(perfect: int, best: int) -> tuple[str, str]:
    """Return what others would have made of the dice of a game that is over: perfect play, and foresight."""
    return (
        tr("Perfect play with these dice: {perfect}").format(perfect=perfect),
        tr("Knowing every roll in advance: {best}").format(best=best),
    )


race_result = Sentence("The ghost ({name}): {ghost}, you: {you}")
played_before = Sentence("your first result with these dice, {score}, is the one that counts")


# ---- a result to hand on --------------------------------------------------------------------------------------------

result_copied = Sentence("Result copied: paste it anywhere.")
with_coach = Sentence("with help", where="remark on a result")
helped = Sentence("with help for {name}", where="remark on the result of a match")
not_first_time = Sentence("dice seen before", where="remark on a result with dice that were known")


def shared_title(of_day: date | None, day: date | None) -> str:
    """Return the first line of a result: the program, which game it was, and when."""
    when = long_day(day) if day is not None else ""
    when = games.game_of_day(of_day) if of_day is not None else when
    return ", ".join(filter(None, (DISPLAY_NAME, when)))


def shared_score(score: int, remarks: Sequence[str]) -> str:
    """Return the line of a result with the score, and what is to be remarked on it."""
    return ", ".join((plural(score, "%n point", "%n points"), *remarks))


def shared_rules(rules: RuleSet) -> str:
    """Return the rules of a game in a result."""
    text = rules_among_games(rules)
    rolls = rules.rolls_per_turn
    if rolls != DEFAULT_RULES.rolls_per_turn:
        text += ", " + plural(rolls, "one roll per turn", "%n rolls per turn")
    return text


def shared_place(rank: int, name: str, score: int, *, is_person: bool) -> str:
    """Return the line of a player in the result of a match."""
    text = f"{rank}. {name} {score}"
    return text if is_person else f"{text} ({tr('computer', 'beside the name of an opponent')})"


shared_cost = Sentence("My choices cost {amount}. Turn by turn:", where="before a mark for each turn")
own_dice = Sentence("own dice", where="remark on a result")
unfair_dice = Sentence("{name} dice", where="remark on a result: the kind of dice")
same_for_everyone = Sentence("same rolls for everyone", where="remark on a result")


def shared_code(seed: str, whose: str) -> str:
    """Return how a friend plays with the same dice; `whose`: of a player, where each had others."""
    how = tr("New game, “{choice}”, {seed}").format(choice=new_game_words.from_seed(), seed=seed)
    if whose:
        return tr("Play {name}'s dice yourself: {how}").format(name=whose, how=how)
    return tr("Play the same dice: {how}").format(how=how)
