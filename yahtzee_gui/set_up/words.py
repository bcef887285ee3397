# SPDX-License-Identifier: MIT
"""Setting up a position in words."""

from __future__ import annotations

from engine.games.position import possible_points
from engine.games.texts import PaperError, PaperFault
from engine.rules.scoring import DEFAULT_RULES, RuleSet
from yahtzee_gui.set_up.draft import Fault, FaultKind, Place
from yahtzee_gui.words import names
from yahtzee_gui.words.base import Counted, Sentence, SentenceFor, tr

copy = Sentence("Copy as a line", where="button: the position as one line of text")
copied = Sentence("Copied. You can paste it here or in an email.")
nothing_to_copy = Sentence("There's no position to copy yet.")
nothing_to_play = Sentence("There's no position to play from yet.")
nothing_to_paste = Sentence("There's no text on the clipboard.")
plays_from_here = Sentence(
    "A game from this position. It doesn't count towards your level; Undo takes you back to your game."
)
opened_game = Sentence("The game you pasted is open.")
unknown_text = Sentence("That isn't a position or a game.")
cannot_be_opened = Sentence("That isn't a position or a game ({reason}).")
assumed = Sentence("The text left some things out: {remark}.")
positions = Sentence("Saved positions", where="name of a list")
saved = Sentence("Saved", "positions", where="which are listed")
recent = Sentence("Last ten", where="list: the positions that were set up last")
save = Sentence("Save this one", where="link: keep the position")
forget = Sentence("Remove", where="link: no longer keep the position")
unnamed = Sentence("Without a name", where="a position in a list")
in_turn = Sentence("turn {number}", where="beside a position in a list")
no_saved = Sentence("Nothing is saved yet.", where="in place of a list of positions")
no_recent = Sentence("The positions you type come back here.", where="in place of a list of positions")
no_room = Sentence("There's no room for another position: at most {most} are saved. Remove one first.")
too_long = Sentence("This position can't be saved: its rules are too long.")
note = Sentence("A name, and whatever you want to remember", where="in an empty field for notes")
start_over = Sentence("Load my game", where="button: set up the position in play")
clear = Sentence("Clear", where="button: begin with an empty card and fair dice")
play = Sentence("Play from here", where="button")
play_hint = Sentence(
    "Start a game from this position. It doesn't count towards your level; Undo takes you back to your game."
)
turns_differ = Sentence(
    "There's no match from here: each opponent must have as many boxes filled as you, or one more.",
    where="why a game can't begin",
)
why_no_play = Sentence("Something on the card or in the dice isn't right yet.", where="why a game can't begin")
counts_as_help = Sentence(
    "This is your game. The coach will tell; your game counts as with help.",
    where="before the coach speaks of a position of the game in play",
)
keep_card = Sentence("Keep it in Games", where="button below what is said of a finished card")
tell_anyway = Sentence("Tell me", where="button below that")
rules = Sentence("Rules", where="list")
dice = Sentence("Luck", where="list: which dice")
more = Sentence("Opponents, score", where="link that opens what else can be chosen")
others = Sentence("Opponents", where="fields for the others to beat")
yours = Sentence("Your card", where="button: write on one's own scorecard again")
opponent = Sentence("Opponent {number}", where="button: write on that scorecard, beside a field for it")
others_example = Sentence("such as 212, or boxes: 3 - 9 12", where="in an empty field for an opponent")
others_only = Sentence("only with fair dice, and not where first rolls score more", where="in place of the fields")
others_hint = Sentence(
    "With opponents, the coach goes by your chance of winning. Type each one's final score, or the boxes of an "
    "unfinished card with - for an open one. The coach assumes that those who haven't finished play perfectly for "
    "points."
)
perfect_others = Sentence("Chances against perfect opponents", where="below the coach's options")
paste_hint = Sentence("Ctrl+V pastes a line or a game, or", where="before the link “type it”")
type_text = Sentence("type it", where="link: opens a field for a line, or a game from paper")
text_title = Sentence("A position, or a game from paper", where="above a field to be typed into")
text_example = Sentence(
    "A turn in each line: the roll, > what you kept, the next dice, and the box. Several players have their names "
    "in front.",
    where="above a field for a game from paper",
)
open_text = Sentence("Open", "a text", where="button")
close_text = Sentence("Close", "a field", where="button")
type_dice = Sentence("Type five faces, or click a die and then a face.")
dice_can_go_back = Sentence("Esc puts the five dice back.", where="while other dice are typed")
dice_missing = Counted("%n die is still missing.", "%n dice are still missing.")
change_dice = Sentence("Type five new faces, or click a die to change it.")
full_card = Sentence("Every box is filled, so the game is over. Leave one empty.")
no_table = Sentence("The coach isn't ready for these rules and dice.")
solving = Sentence("Working it out…")
rolls_left = Sentence("Rolls left", where="beside a row of buttons: 2, 1, 0")
leave_open = Sentence("Open", where="button: no points in this box yet")
back = Sentence("Esc puts the {before} back.", where="what stood in a box before")
finished = Sentence("A finished card: {total} points.")


_reasons = SentenceFor(
    (FaultKind.NO_BONUSES, "These rules have no Yahtzee bonuses."),
    (FaultKind.NEEDS_YAHTZEE, "There are no Yahtzee bonuses without 50 in Yahtzee."),
    (FaultKind.MOST_BONUSES, "Yahtzee bonuses with these scores: {most} at most."),
    (FaultKind.NO_TOTAL, "No game can end with that total."),
    (FaultKind.TOO_LONG, "A card has {most} boxes."),
    (FaultKind.NO_PLAYER, "No player is called that. Leave the name out."),
)


def reason(place: Place, fault: Fault, rules: RuleSet = DEFAULT_RULES) -> str:
    """Return why an entry of a card can't be, or the text of one of the others."""
    if place is not None:
        points = _listed(sorted(possible_points(place, rules)))
        return tr("{box} can score {points}.").format(box=names.category(place), points=points)
    if fault.kind is FaultKind.MOST_BONUSES and not fault.most:
        return tr("With these scores there can't be a Yahtzee bonus.")
    if fault.kind in _reasons.sentences:
        return _reasons(fault.kind, most=fault.most)
    return tr("How many Yahtzee bonuses: 0, 1, 2 …")


def paper_fault(error: PaperError) -> str:
    """Return what is wrong with a game from paper, and in which line."""
    sentence = {
        PaperFault.NO_TURN: tr("A turn begins with five dice, such as 25566, not with {said}."),
        PaperFault.NO_DICE: tr("Dice show 1 to 6, not {said}."),
        PaperFault.COUNT: tr("{count} dice are rolled here, not {said}."),
        PaperFault.NOT_SAID: tr("Say before {said} what was kept, behind the roll, as in 25566>66."),
        PaperFault.NOT_THERE: tr("{dice} doesn't have the dice {said}."),
        PaperFault.NO_ROLL_LEFT: tr("No roll is left in this turn, so a box must follow, not {said}."),
        PaperFault.NO_BOX: tr("There is no box called {said}."),
        PaperFault.BOX_MISSING: tr("The turn with {said} needs its box at the end."),
        PaperFault.FILLED: tr("{said} is filled already."),
        PaperFault.NOT_ALLOWED: tr("The joker rules don't allow {said}."),
        PaperFault.POINTS: tr("That box scores {count} here, not {said}."),
        PaperFault.GAME_OVER: tr("All boxes are filled, so there can't be another turn."),
        PaperFault.NAME: tr("A name has at most {count} letters, and each player another one: {said}."),
        PaperFault.PLAYERS: tr("There are 2 to {count} players, not {said}."),
        PaperFault.ROUND: tr("{said} has another number of turns than the others."),
    }[error.kind]
    where = tr("Line {number}:", "of a text").format(number=error.line)
    return f"{where} {sentence.format(said=error.said, count=error.count, dice=error.dice)}"


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
