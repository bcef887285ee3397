# SPDX-License-Identifier: MIT
"""The end page in words."""

from __future__ import annotations

from datetime import date

from engine.analysis.options import Option
from engine.analysis.verdicts import Measure, Verdict, limits_of
from engine.games.goals import RecordGoal, WinGoal
from engine.rules.dice import Dice
from engine.rules.scoring import DEFAULT_RULES, RuleSet
from yahtzee_gui.board.tray import words
from yahtzee_gui.desktop.identity import DISPLAY_NAME
from yahtzee_gui.new_game import words as new_game_words
from yahtzee_gui.words import games, units
from yahtzee_gui.words.base import Counted, Sentence, Sentences, plural, tr
from yahtzee_gui.words.boxes import five_alike
from yahtzee_gui.words.names import dice, rules_among_games
from yahtzee_gui.words.numbers import long_day
from yahtzee_gui.words.options import begun, box_with_points, choosing, option

# ---- what was best about the game ----

new_best = Sentence("A new best", where="praise of a score that is higher than all before")


def yahtzees(number: int) -> str:
    """Return the praise of Yahtzees."""
    if number == 1:
        return words.yahtzee_rolled(five_alike())
    return plural(number, "%n × {name} in one game", "%n × {name} in one game").format(name=five_alike())


def nothing_costly(measure: Measure | None = None) -> str:
    """Return the praise of a game in which no choice lost as much as a mistake does."""
    least = round(limits_of(measure)[Verdict.INACCURACY])
    amount = games.final_score(least) if measure is None else units.short(str(least), measure)
    return tr("No choice cost you {amount} or more").format(amount=amount)


best_choices = Sentence("{number} of {of} choices were best")

best_turn = Sentence("Best turn: {points} in {box}")


def better_than_praise(number: int) -> str:
    """Return the praise of a rare score."""
    return begun(games.better_than(number))


def your_best(best: int, *, is_beaten: bool) -> str:
    """Return the highest score of the player's own games before this one."""
    text = tr("your best was {best}") if is_beaten else tr("your best is {best}")
    return text.format(best=best)


from_position = Sentence("from a set-up position, so it doesn't count towards your level", where="below the score")
deleted_game = Sentence("deleted", where="mark of a game, below the score; why its choices can't be practised")
deleted_explained = Sentence("Its choices no longer come up in practice. Undo the deletion in Games to get them back.")
no_level = Sentence("doesn't count towards your level", where="mark of a game that isn't Yahtzee, below the score")
no_level_explained = Sentence(
    "Only Yahtzee counts towards your level and progress: in other games the same choice can cost more or less."
)
imported = Sentence("imported, help unknown", where="mark of a game that was over elsewhere, below the score")

# ---- score = par + luck - cost ----

par = Sentence("Par")
start = Sentence("Start", "where a sum begins")
luck = Sentence("Luck")
score = Sentence("Score")
others = Sentence("Opponents' turns")
par_is = Sentence("what perfect play averages", where="below the bar of par")
start_is = Sentence("what the position was worth", where="below the bar of where a game from a position began")
chance_is = Sentence("the chance before the first roll", where="below the bar of a chance")
luckier = Sentence("luckier than {number} % of games")
unluckier = Sentence("unluckier than {number} % of games")
average_dice = Sentence("average dice", where="the same, in the place of: luckier than half of the games")
choices_cost = Sentence("The choices cost {amount}.", where="said aloud; with its unit")
accuracy = Sentence("accuracy", where="below a figure in per cent")
two_units = Sentence("the table is in points, the list in chances of winning", where="below who has won a match")
is_about = Sentence("estimates for now", where="remark on a match, below who has won")
uncounted = Counted(
    "One choice isn't counted: all its options were equally good.",
    "%n choices aren't counted: all their options were equally good.",
    where="hint on how many choices were best, close, ...",
)
counted_keeps = Sentence("Dice kept", where="label")
counted_boxes = Sentence("Boxes", where="label")

# ---- with these rolls ----

perfect_play = Sentence("Perfect play with these dice: {score}", where="link: shows that game")
perfect_explained = Sentence(
    "Shows that game in a window beside this one. Perfect play doesn't know the rolls in advance. Where it keeps "
    "different dice than you did, the same faces come up on different dice."
)
other_rolls = Sentence("other choices get other rolls", where="remark on what perfect play makes of the same dice")
foresight = Sentence("Knowing every roll in advance: {score}")
played_before = Sentence("your first result with these rolls, {score}, is the one that counts")
same_rolls_again = Sentence("Same rolls again", where="button")


def same_rolls_explained(*, is_typed: bool) -> str:
    """Return what the button does, or why it can't: the program never knew dice that were typed in."""
    if is_typed:
        return tr("You rolled these dice yourself: the program can't roll them again.")
    return tr(
        "The same rolls again, with your earlier self as a ghost. You have seen them, so the new game counts as one "
        "with help, and your first result with them is still the one that counts."
    )


def beside_ghost(name: str, ghost: int, you: int) -> str:
    """Return how far the player is ahead of a ghost at the end."""
    if you > ghost:
        return tr("{points} ahead of the ghost ({name}: {ghost})").format(points=you - ghost, name=name, ghost=ghost)
    if you < ghost:
        return tr("{points} behind the ghost ({name}: {ghost})").format(points=ghost - you, name=name, ghost=ghost)
    return tr("level with the ghost ({name}: {ghost})").format(name=name, ghost=ghost)


# ---- what cost you ----


def what_cost(name: str, *, is_demo: bool = False) -> str:
    """Return the heading of the list; `name`: of another person."""
    if is_demo:
        return tr("What choices cost")
    return tr("What cost {name}").format(name=name) if name else tr("What cost you")


cost_columns = Sentences(
    "turn", "dice", "choice", "best", ("cost", "what choices cost"), where="headings of the list of costly choices"
)

how_many = Counted("%n of {of} choices", "%n of {of} choices", where="how many choices of a game are listed")

look_back = Sentence("Looks back at this choice.")


def done(chosen: Option) -> str:
    """Return what was chosen; where dice are kept they follow as a picture."""
    if chosen.category is not None:
        return box_with_points(chosen.category, chosen.points or 0)
    return tr("kept", "small dice follow") if chosen.keep else tr("rolled all five")


def best_was(best: Option) -> str:
    """Return what was best; nothing where dice are kept, which follow as a picture."""
    if best.category is not None:
        return box_with_points(best.category, best.points or 0)
    return "" if best.keep else tr("roll all five")


def costly_choice(turn_number: int, rolled: Dice, chosen: Option, best: Option) -> str:
    """Return a costly choice as a screen reader says it."""
    return tr("Turn {turn}, {dice}: {chosen} cost {lost}. Best: {best}.").format(
        turn=turn_number,
        dice=dice(rolled),
        chosen=choosing(chosen),
        lost=units.amount_lost(chosen),
        best=option(best),
    )


one_by_one = Sentence("Review them one by one ({key})", where="link below the list of costly choices")
one_by_one_explained = Sentence(
    "Shows the first costly choice in the game. {key} takes you to the next one, Esc brings you back here."
)

more_one_by_one = Counted(
    "%n more: review them one by one ({key})",
    "%n more: review them one by one ({key})",
    where="some have no room in the list",
)


# ---- what to take home, and what to do next ----


def advice(theme: str, number: int, of: int) -> str:
    """Return the theme that cost most, and how many of the costly choices are about it."""
    text = tr("Costliest: {theme}") if number == 1 else tr("{number} of these {of} are about “{theme}”")
    return text.format(theme=theme, number=number, of=of)


practise_again = Sentence("Practise again", where="button: asks the costly choices of a game once more")
practised = Sentence("practised: {found} of {number} best", where="remark on the costly choices of a game")
practise_explained = Sentence("Lets you make these choices again.")


def not_practised(goal: RecordGoal | None = None) -> tuple[str, str]:
    """Return the remark where the choices of a game are not asked again, and why."""
    why = tr(
        "Practice and the lessons are about games for points with fair dice: what is right there may be wrong here."
    )
    if isinstance(goal, WinGoal):
        return tr("Choices in matches can't be practised."), why
    if goal is not None:
        return tr("Choices for another goal can't be practised."), why
    return tr("Choices with unfair dice can't be practised."), why


watched = Sentence("Choices you watched can't be practised.", where="in the place of a button")
again = Sentence("Play again", where="button: a game like the one that is over, with other dice")
again_explained = Sentence("New dice, the same rules.")
same_opponents = Sentence("New dice, the same rules and opponents.")
next_match = Sentence("Next match", where="button: the next match of a series")
harder = Sentence("Harder: Demon dice", where="button after a flawless game")
share = Sentence("Share", where="button with a menu: the result, a picture, the game")
without_coach_table = Sentence("The review appears as soon as the coach is ready.")

# ---- a result to hand on --------------------------------------------------------------------------------------------

result_copied = Sentence("Result copied: paste it anywhere.")
helped = Sentence("with help for {name}", where="remark on the result of a match")
not_first_time = Sentence("dice seen before", where="remark on a result with dice that were known")


def shared_title(of_day: date | None, day: date | None) -> str:
    """Return the first line of a result: the program, which game it was, and when."""
    when = long_day(day) if day is not None else ""
    when = games.game_of_day(of_day) if of_day is not None else when
    return ", ".join(filter(None, (DISPLAY_NAME, when)))


def shared_rules(rules: RuleSet) -> str:
    """Return the rules of a game in a result."""
    text = rules_among_games(rules)
    rolls = rules.rolls_per_turn
    if rolls != DEFAULT_RULES.rolls_per_turn:
        text += ", " + plural(rolls, "one roll per turn", "%n rolls per turn")
    return text


computer = Sentence("computer", "beside the name of an opponent")
shared_cost = Sentence("My choices cost {amount}. Turn by turn:", where="before a mark for each turn")
real_dice = Sentence("real dice", where="remark on a result")
unfair_dice = Sentence("{name} dice", where="remark on a result: the kind of dice")
same_for_everyone = Sentence("same rolls for everyone", where="remark on a result")


def shared_code(seed: str, whose: str) -> str:
    """Return how a friend plays with the same dice; `whose`: of a player, where each had others."""
    how = tr("New game, “{choice}”, {seed}").format(choice=new_game_words.from_seed(), seed=seed)
    if whose:
        return tr("Play {name}'s dice yourself: {how}").format(name=whose, how=how)
    return tr("Play the same dice: {how}").format(how=how)
