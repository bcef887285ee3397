# SPDX-License-Identifier: MIT
"""A game in words: a finished one, one from paper, and one with dice that are not fair."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date

from engine.game_review.levels import Level
from engine.game_review.perfect_games import better_than as share_beaten
from engine.game_review.perfect_games import box_averages
from engine.games.cards import CardError, CardSum, PaperCard, Place
from engine.games.goals import RecordGoal
from engine.games.record import Help
from engine.rules.dice import Dice, DiceModel
from engine.rules.scoring import DEFAULT_RULES, RuleSet, rules_of_key
from yahtzee_gui.desktop.own_files import time_in
from yahtzee_gui.words import boxes, faults, goals, names, numbers, options
from yahtzee_gui.words.base import Counted, Sentence, SentenceFor, Sentences, plural, tr
from yahtzee_gui.words.names import dice, dice_model_name, rules_among_games
from yahtzee_gui.words.numbers import decimal, long_day, minute, signed

final_score = Counted("%n point", "%n points", where="score with its unit, as it is said")
flawless = Sentence("A flawless game", where="praise")
better_than = Sentence("better than {number} % of a perfect player's games")
open_game = Sentence("Open this game", where="button")
practise_these = Counted("Practise this one", "Practise these %n", where="button: asks costly choices of a game again")


def finished_at(time: str) -> str:
    """Return a time in UTC as the player's clock showed it, to the minute."""
    found = time_in(time)
    return minute(found.astimezone()) if found is not None else time


def finished_on(time: str) -> str:
    """Return the day of a time in UTC, as the player's calendar showed it; nothing without a time."""
    found = time_in(time)
    return long_day(found.astimezone().date()) if found is not None else time


def rules_and_rolls(name: str, rolls_per_turn: int) -> str:
    """Return the name of the rule set of a key (`rules_key`), with its rolls per turn where they are not three."""
    try:
        text = rules_among_games(rules_of_key(name, rolls_per_turn))
    except ValueError:
        text = name  # of a later version
    if rolls_per_turn == DEFAULT_RULES.rolls_per_turn:
        return text
    return f"{text}, " + plural(rolls_per_turn, "one roll", "%n rolls")


def rules_and_goal(name: str, rolls_per_turn: int, goal: RecordGoal | None) -> str:
    """Return the rules, and before them what was played for if not for points."""
    rules = rules_and_rolls(name, rolls_per_turn)
    return rules if goal is None else f"{goals.name(goal)} · {rules}"


with_help_now = Sentence("From now on this game counts as one with help.", where="notice after a hint, or the like")
begins_with_help = Sentence("A game from a set-up position counts as one with help.", where="notice as it begins")
help_mark = Sentence("with help", where="mark of a game in which the coach helped")


def help_in_words(found: Sequence[Help]) -> str:
    """Return what helped in games, as a list."""
    named = {
        Help.LIVE: tr("Live mode"),
        Help.HINT: tr("hints"),
        Help.WARNING: tr("warnings followed or choices taken back"),
        Help.TAKEN_BACK: tr("choices taken back"),
        Help.KNOWN_DICE: tr("dice seen before"),
        Help.SET_UP: tr("a position that was set up"),
        Help.OTHER: tr("something seen beforehand"),
    }
    told = [one for one in found if one is not Help.TAKEN_BACK or Help.WARNING not in found]  # that names both
    return ", ".join(named[one] for one in told)


def with_help(found: Sequence[Help]) -> str:
    """Return the remark on a game with help, with what helped."""
    return tr("With help: {help}").format(help=help_in_words(found)) if found else ""


level = SentenceFor(
    (Level.ORACLE, "Oracle"),
    (Level.MASTER, "Master"),
    (Level.EXPERT, "Expert"),
    (Level.ADVANCED, "Advanced"),
    (Level.INTERMEDIATE, "Intermediate"),
    (Level.CASUAL, "Casual"),
    (Level.BEGINNER, "Beginner"),
    where="the name of a level",
)


def game_of_day(day: date) -> str:
    """Return the name of the game of a day."""
    return tr("Game for {day}").format(day=long_day(day))


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


# Qt adds the program where it does not come last.
window_title = Sentence("{dice} dice · {program}", where="title of a window in which the dice are not fair")
best_explained = Sentence("Your best counts games for points without help: no matches, and none with a goal.")


def will_answer(model: DiceModel, answer: Dice) -> str:
    """Return what a demon's dice will do."""
    return tr("The {demon} will answer with {dice}").format(demon=dice_model_name(model), dice=dice(answer))


def thrown_away(throws: Sequence[Dice]) -> str:
    """Return the throws that did not count."""
    return tr("Thrown away: {dice}").format(dice="; ".join(map(dice, throws)))


def tax_remark(model: DiceModel, luck: float, tax: float) -> str:
    """Return what luck and the dice themselves did to a game."""
    if model.is_deterministic:
        text = tr("No luck here: the {demon} leaves nothing to chance. Its dice cost you {tax} points.")
        return text.format(demon=dice_model_name(model), tax=decimal(tax, 1))
    return tr("Luck {luck}. Compared with fair ones, {note}.").format(luck=signed(luck), note=tax_note(model, tax))


def tax_note(model: DiceModel, tax: float) -> str:
    """Return what the dice themselves did, short, as it stands beside the luck of the game."""
    if model.favours_player:
        return tr("these dice gave you {tax} points").format(tax=decimal(-tax, 1))
    return tr("these dice cost you {tax} points").format(tax=decimal(tax, 1))


_sums = Sentences(
    "upper total", "upper bonus", "lower total", "Yahtzee bonuses", "total", where="on a card from paper: its sums"
)
from_paper = Sentence("from paper", where="in a list, of a game of which there is the card alone")
unknown = Sentence("unknown", where="in a list: what choices cost, or what help there was, that nobody wrote down")
explained = Sentence("Only the card is known: not the luck, the cost or what help there was.")
beside_average = Sentence("Points, and what perfect play averages", where="above the boxes of a card from paper")
missed_by = Counted("The upper bonus was missed by one point.", "The upper bonus was missed by %n points.")
_with_bonus = Sentence("The upper bonus is there.")
filed = Sentence("Kept in Games, from paper: {score}.", where="notice; the score has its unit")
filed_already = Sentence("This card is in Games already: {score}.", where="notice; the score has its unit")
imported = Sentence("Kept in Games, marked as imported.", where="notice, of a game that is over")
show = Sentence("Show in Games", where="button of a notice")
decline = Sentence("Don't keep it", where="button of a notice: a game from elsewhere")


def about(card: PaperCard) -> str:
    """Return what can be said of a card alone: how rare its score is, and the upper bonus."""
    better = share_beaten(card.points_so_far, card.rules)
    said = [f"{options.begun(better_than(better))}."] if better else []
    if card.rules.upper_bonus:
        said.append(missed_by(card.bonus_missing) if card.bonus_missing else _with_bonus())
    return " ".join(said)


def box_facts(card: PaperCard) -> Sequence[tuple[str, str]]:
    """Return each box with its points and, where it is known, the average of perfect play."""
    perfect = box_averages(card.rules)
    return [
        (
            names.category(box, card.rules),
            str(points) if perfect is None else f"{points}\u2009·\u2009{numbers.decimal(perfect.boxes[box], 1)}",
        )
        for box, points in card.filled.items()
    ]


def places(rules: RuleSet) -> Mapping[str, Place]:
    """Return what boxes and sums are called in the language of the window."""
    return {names.category(box, rules): box for box in rules.categories} | dict(zip(_sums(), CardSum, strict=True))


def fault(error: CardError, rules: RuleSet) -> str:
    """Return where a card can't be, and why."""
    at = {box.key: boxes.category(box, rules) for box in rules.categories}
    at |= {place.value: name for name, place in zip(_sums(), CardSum, strict=True)}
    where = [error.name, at.get(str(error.path[-1]), "") if error.path else ""]
    place = ", ".join(filter(None, where))
    reason = faults.without_field(error)
    return f"{place}: {reason}" if place else reason
