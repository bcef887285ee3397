# SPDX-License-Identifier: MIT
"""Setting up a position in words."""

from __future__ import annotations

from engine.games.position import possible_points
from engine.rules.categories import Category
from engine.rules.scoring import DEFAULT_RULES, RuleSet
from engine.strategies.goals import MOST_OTHERS
from yahtzee_gui.set_up.draft import Fault, FaultKind
from yahtzee_gui.set_up.others import OthersFault
from yahtzee_gui.words import names
from yahtzee_gui.words.base import Counted, Sentence, tr

how = Sentence(
    "Click dice and boxes, or type: Enter moves down the card. Leave open boxes empty.",
    where="line above the position",
)
copy = Sentence("Copy", where="button: the position as one line of text")
copy_hint = Sentence("Copy the position as one line of text")
copied = Sentence("Copied. You can paste it here or in an email.")
copied_game = Sentence("Copied as text. You can paste it here or in an email.")
nothing_to_copy = Sentence("There's no position to copy yet.")
nothing_to_play = Sentence("There's no position to play from yet.")
nothing_to_paste = Sentence("There's no text on the clipboard.")
plays_from_here = Sentence(
    "A game from this position. It doesn't count towards your level; Undo takes you back to your game."
)
opened_game = Sentence("The game you pasted is open.")
unknown_text = Sentence("That isn't a position or a game. Your text is kept below.")
cannot_be_opened = Sentence("That isn't a position or a game ({reason}). Your text is kept below.")
assumed = Sentence("The text left some things out: {remark}.")
kept = Sentence("Saved positions", where="list, with a field for a note")
note = Sentence("A name or a note", where="in an empty field")
keep = Sentence("Save", where="button: keep the position")
forget = Sentence("Remove", where="button: no longer keep the position")
no_room = Sentence("There's no room for another position: at most {most} are saved. Remove one first.")
too_long = Sentence("This position can't be saved: its rules are too long.")
start_over = Sentence("Load the current game", where="button: set up the position in play again")
clear = Sentence("Clear", where="button: begin with an empty card and fair dice")
play = Sentence("Play from here", where="button")
play_hint = Sentence(
    "Start a game from this position. It doesn't count towards your level; Undo takes you back to your game."
)
why_no_play = Sentence("Something on the card or in the dice isn't right yet.", where="why a game can't begin")
rules = Sentence("Rules", where="list")
others = Sentence("Opponents", where="field for the others to beat")
others_of_match = Sentence("Your opponents' totals come from your match. Clear “Opponents” to play without them.")
others_example = Sentence("their totals, such as 212, 245", where="in the field for the others while it is empty")
others_only = Sentence("only in Yahtzee with fair dice", where="in the field for the others, which is disabled")
others_hint = Sentence(
    "With opponents, the coach goes by your chance of winning. Type each one's final score, or the 13 boxes of an "
    "unfinished card with - for an open one; put commas between opponents. The coach assumes that those who haven't "
    "finished play perfectly for points."
)
perfect_others = Sentence("Chances against perfect opponents", where="below the coach's options")
dice = Sentence("Dice", where="list")
as_line = Sentence("As one line, to copy and paste", where="hint on a position as text")
as_line_short = Sentence("As one line", where="beside a position as text")
type_dice = Sentence("Type five faces, such as 2 2 4 5 2, or click them.")
dice_can_go_back = Sentence("Esc puts the five dice back.", where="while other dice are typed")
dice_missing = Counted("%n die is still missing.", "%n dice are still missing.")
change_dice = Sentence("Type five new faces, or click a die to change it.")
no_dice = Sentence("No dice yet: the turn hasn't begun.")
full_card = Sentence("Every box is filled, so the game is over. Leave one empty.")
waiting = Sentence("As soon as there are five dice, you'll see here what each choice is worth.")
no_table = Sentence("The coach has no strategy table for these rules and dice.")
solving = Sentence("Working it out…")
rolls_group = Sentence("Which roll of the turn this is", where="name of a row of buttons")


def roll(number: int) -> str:
    """Return which roll of the turn lies on the table."""
    return (tr("1st roll"), tr("2nd roll"), tr("3rd roll"), tr("4th roll"), tr("5th roll"))[number - 1]


def as_before(text: str) -> str:
    """Return of which moment the coach's figures are, while what is written can't be."""
    return (
        tr("Figures from before you typed “{text}”").format(text=text)
        if text
        else tr("Figures from before the last change")
    )


leave_open = Sentence("Open", where="button: no points in this box yet")
back = Sentence("Esc puts the {before} back.", where="what stood in a box before")


def reason(place: Category | None, fault: Fault, rules: RuleSet = DEFAULT_RULES) -> str:
    """Return why an entry of the card can't be."""
    return _bonus_reason(fault) if place is None else _box_reason(place, rules)


def _box_reason(box: Category, rules: RuleSet) -> str:
    return tr("{box} can score {points}.").format(
        box=names.category(box), points=_listed(sorted(possible_points(box, rules)))
    )


def _bonus_reason(fault: Fault) -> str:
    match fault.kind:
        case FaultKind.NO_BONUSES:
            return tr("These rules have no Yahtzee bonuses.")
        case FaultKind.NEEDS_YAHTZEE:
            return tr("There are no Yahtzee bonuses without 50 in Yahtzee.")
        case FaultKind.MOST_BONUSES if not fault.most:
            return tr("With these scores there can't be a Yahtzee bonus.")
        case FaultKind.MOST_BONUSES:
            return tr("Yahtzee bonuses with these scores: {most} at most.").format(most=fault.most)
        case _:
            return tr("How many Yahtzee bonuses: 0, 1, 2 …")


def others_fault(fault: OthersFault) -> str:
    """Return why what is typed says no others."""
    return {
        OthersFault.TOO_MANY: tr("You can have at most {most} opponents.").format(most=MOST_OTHERS),
        OthersFault.NO_TOTAL: tr("No game can end with that total."),
        OthersFault.NO_CARD: tr("Type an opponent's total, such as 212, or 13 boxes, such as 3 - 9 12 -…"),
    }[fault]


def _listed(points: list[int]) -> str:
    """Return numbers as a list: a few one by one, many in a row from the first to the last."""
    if points == list(range(points[-1] + 1)):
        return tr("{least} to {most}").format(least=0, most=points[-1])
    zero, others = points[0] == 0, [number for number in points if number]
    if others == list(range(others[0], others[-1] + 1)) and len(others) > 2:
        ends = tr("{least} to {most}").format(least=others[0], most=others[-1])
        return tr("0 or {points}").format(points=ends) if zero else ends
    *first, last = map(str, points)
    return tr("{points} or {last}").format(points=", ".join(first), last=last) if first else last
