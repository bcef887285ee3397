# SPDX-License-Identifier: MIT
"""The end page in words."""

from __future__ import annotations

from collections.abc import Sequence

from engine.analysis.options import Option
from engine.analysis.verdicts import UPPER_LIMITS, Measure, Verdict, limits_of
from engine.game_review.luck import Luck
from engine.games.goals import RecordGoal, WinGoal
from engine.rules.categories import Category
from engine.rules.dice import Dice
from yahtzee_gui.board.tray import celebration_words
from yahtzee_gui.words import units
from yahtzee_gui.words.base import Counted, Sentence, plural, tr
from yahtzee_gui.words.boxes import five_alike
from yahtzee_gui.words.names import category, dice, kept, loss_among
from yahtzee_gui.words.numbers import decimal, signed
from yahtzee_gui.words.options import begun, choosing, option

# ---- what was best about the game ----

new_best = Sentence("A new best", where="praise of a score that is higher than all before")


def yahtzees(number: int) -> str:
    """Return the praise of Yahtzees."""
    if number == 1:
        return celebration_words.yahtzee(five_alike())
    return plural(number, "%n × {name} in one game", "%n × {name} in one game").format(name=five_alike())


def nothing_costly(measure: Measure | None = None) -> str:
    """Return the praise of a game in which no choice lost as much as a mistake does."""
    points = round(limits_of(measure)[Verdict.INACCURACY])
    if measure is Measure.CHANCE:
        return plural(
            points, "No choice cost you %n percentage point or more", "No choice cost you %n percentage points or more"
        )
    return plural(points, "No choice cost you %n point or more", "No choice cost you %n points or more")


best_choices = Sentence("{number} of {of} choices were best")


def best_turn(points: int, box: Category) -> str:
    """Return the turn that brought most."""
    return tr("Best turn: {points} in {box}").format(points=points, box=category(box))


better_than = Sentence("better than {number} % of a perfect player's games")


def better_than_praise(number: int) -> str:
    """Return the praise of a rare score."""
    return begun(better_than(number))


def your_best(best: int, *, is_beaten: bool) -> str:
    """Return the highest score of the player's own games before this one."""
    text = tr("your best was {best}") if is_beaten else tr("your best is {best}")
    return text.format(best=best)


def still_about(name: str) -> str:
    """Return whose page it is, while the scorecard beside it is an opponent's; `name`: another person's."""
    if name:
        return tr("This page is still about {name}.").format(name=name)
    return tr("This page is still about you.")


# ---- score = par + luck - points lost ----


def gave_away(points_lost: float) -> str:
    """Return what the player's choices cost."""
    if points_lost < 0.05:
        return tr("Your choices cost nothing: no one could have chosen better.")
    return tr("Your choices cost {lost} points.").format(lost=decimal(points_lost, 1))


def choices_cost(points_lost: float) -> str:
    """Return what the choices of a game cost that was watched."""
    if points_lost < 0.05:
        return tr("The choices cost nothing: no one could have chosen better.")
    return tr("The choices cost {lost} points.").format(lost=decimal(points_lost, 1))


def watched() -> tuple[str, str]:
    """Return the remark where choices are not asked again since they were only watched, and why."""
    return tr("Choices you watched aren't in Retry."), tr("Only your own choices come up in Retry.")


def first_and_played(first: float, played: float, measure: Measure | None = None, *, name: str = "") -> str:
    """Return what the first choices lost, and what the game did that was played with some of them taken back.

    They are the player's own, or in a match those of the person with this `name`.

    Nothing of the level: a game with choices taken back is an assisted one, which counts in none.
    """
    if name:
        text = tr("{name}: the first choices lost {first} percentage points, the final ones {played}.")
        text = text.replace("{name}", name)
    elif measure is Measure.CHANCE:
        text = tr("Your first choices lost {first} percentage points, your final ones {played}.")
    else:
        text = tr("Your first choices lost {first} points, your final ones {played}.")
    return text.format(first=decimal(first, 1), played=decimal(abs(played), 1))  # a sum of losses may end below zero


def luck(kind: Luck) -> str:
    """Return the luck of a game in words."""
    return {
        Luck.VERY_UNLUCKY: tr("very unlucky dice"),
        Luck.UNLUCKY: tr("unlucky dice"),
        Luck.BELOW_MEDIAN: tr("ordinary dice"),
        Luck.ABOVE_MEDIAN: tr("ordinary dice"),
        Luck.LUCKY: tr("lucky dice"),
        Luck.VERY_LUCKY: tr("very lucky dice"),
    }[kind]


def luck_remark(points: float, kind: Luck | None, measure: Measure | None = None) -> str:
    """Return the luck of a game in a sentence; the number alone where it isn't known how rare it is."""
    if kind is None:
        figure = units.amount(signed(points), measure) if measure is not None else signed(points)
        return tr("Luck {points}").format(points=figure)
    return tr("Luck {points}: {words}").format(words=luck(kind), points=signed(points))


from_position = Sentence("from a set-up position, so it doesn't count towards your level", where="below the score")


def split_labels(*, taken_back: bool = False, is_par: bool = True) -> Sequence[str]:
    """Return the names of the four bars of the split: par, or where a set-up game began, luck, points lost, score.

    With choices `taken_back`, the points lost are those of what was played, not of the first tries.
    """
    given_away = tr("Final choices") if taken_back else tr("Your choices")
    return tr("Par") if is_par else tr("Start", "where a sum begins"), tr("Luck"), given_away, tr("Score")


# ---- accuracy and counts ----

keeps_counted = Sentence("Dice kept", where="label")
boxes_counted = Sentence("Boxes", where="label")
deleted_game = Sentence("Deleted game", where="mark of a game; why its choices can't be practised")
deleted_explained = Sentence("Its choices no longer come up in Retry. Undo the deletion in Games to get them back.")
no_level = Sentence("Doesn't count towards your level", where="mark of a game that isn't Yahtzee")
no_level_explained = Sentence(
    "Only Yahtzee counts towards your level and progress: in other games the same choice can cost more or less."
)
coached_game = Sentence("Assisted game", where="mark of a game in which the coach helped")


def accuracy(percent: float) -> str:
    """Return the accuracy, which is no share of choices."""
    return tr("Accuracy by points: {percent} %").format(percent=decimal(percent, 1))


uncounted = Counted(
    "One choice isn't counted: all its options were equally good.",
    "%n choices aren't counted: all their options were equally good.",
    where="below how many choices were best, close, ...",
)


is_about = Sentence(
    "Estimates for now",
    where="on the end page of a match, in the place of what follows",
)
decided = Counted(
    "One more was made when it was already decided.",
    "%n more were made when it was already decided.",
    where="beside how many choices were best, close, ...",
)


made_no_difference = Counted(
    "One more made no difference.", "%n more made no difference.", where="beside how many choices were best, close, ..."
)


def left_out(number: int, decided_before: int) -> str:
    """Return how many choices aren't counted, and why; nothing where all are."""
    if number and number == decided_before:
        return decided(number)
    return made_no_difference(number) if number else ""


def counted(name: str, parts: Sequence[str]) -> str:
    """Return how often each verdict fell on one kind of decision, in a line."""
    return f"{name}: {', '.join(parts)}"


# ---- what to do next ----

retry_explained = Sentence(
    "Lets you make the costly choices of this game again. The costliest, whose answer you see here, comes last."
)
retry_kind = Sentence("Retry this kind", where="link: choices like those named beside it, from all games")
retry_kind_explained = Sentence(
    "Lets you make choices of this kind again, from all your games, with one from this game among them."
)
copy_picture = Sentence("Copy picture", where="button that copies the page as a picture")
copy_picture_explained = Sentence("Copies this page as a picture. “Game, Save a picture” saves it to a file.")


def practise(costly: int | None) -> str:
    """Return the text of the button that asks the costly choices again; None while they are not counted."""
    if costly is None:
        return tr("Retry costly choices")
    if not costly:
        return tr("Nothing to retry")
    return plural(costly, "Retry %n choice", "Retry %n choices")


next_match = Sentence("Next match", where="button: the next match of a series")
look_through = Sentence("Look through ({key})")
look_through_explained = Sentence(
    "Shows the first costly choice in the game. {key} takes you to the next one, Esc brings you back here."
)


# ---- the most expensive decision ----

worst_heading = Sentence("The choice that cost the most", where="heading")
no_worst_decision = Sentence("None. Every choice was the best one.", where="shown after a flawless game")


def worst_decision(turn_number: int, rolled: Dice, chosen: Option, best: Option) -> str:
    """Return the most expensive decision in words."""
    return tr("Turn {turn}, {dice}: {chosen} cost {lost}. Best: {best}.").format(
        turn=turn_number,
        dice=dice(rolled),
        chosen=choosing(chosen),
        lost=units.amount_lost(chosen),
        best=option(best),
    )


def chose(chosen: Option, *, taken_back: bool = False, is_own: bool = True) -> str:
    """Return what the player chose, first if something else was `taken_back` into its place; or who was watched."""
    if taken_back:
        return tr("First choice: {choice}.").format(choice=option(chosen))
    if not is_own:
        return tr("Played: {choice}.").format(choice=option(chosen))
    if chosen.category is not None:
        return tr("You scored {box}.").format(box=option(chosen))
    if not chosen.keep:
        return tr("You rolled all five dice.")
    return tr("You kept {dice}.").format(dice=kept(chosen.keep))


def best_was(best: Option) -> str:
    """Return what was best; where it keeps dice, they follow as a picture."""
    return tr("Best:", "small dice follow") if best.keep else tr("Best: {best}.").format(best=option(best))


# ---- what to practise ----

practice_heading = Sentence("To retry", where="heading")
costly_heading = Sentence("Costly choices", where="heading, where none of them are in Retry")
without_coach_table = Sentence("The review appears when the strategy table is ready.")


and_more = Counted("and %n more", "and %n more", where="beside the last of the costliest choices, if there are others")
what_you_played = Sentence("The turns you played", where="heading, in a game of one turn or two")


def costly_together(number: int, points_lost: float, measure: Measure | None = None) -> str:
    """Return how many choices cost something, and what they lost together."""
    if measure is Measure.CHANCE:
        text = plural(
            number,
            "%n costly choice, {lost} percentage points lost",
            "%n costly choices, {lost} percentage points lost",
        )
    else:
        text = plural(number, "%n costly choice, {lost} points lost", "%n costly choices, {lost} points lost")
    return text.format(lost=decimal(points_lost, 1))


def theme_share(number: int, of: int, points_lost: float, measure: Measure | None = None) -> str:
    """Return how many of the choices that cost something were about it, and what they lost together.

    They are no mistakes here: that is the verdict on some of them.
    """
    if measure is Measure.CHANCE:
        text = plural(
            of,
            "{number} of %n costly choice, {lost} percentage points lost",
            "{number} of %n costly choices, {lost} percentage points lost",
        )
        return text.format(number=number, lost=decimal(points_lost, 1))
    text = plural(
        of, "{number} of %n costly choice, {lost} points lost", "{number} of %n costly choices, {lost} points lost"
    )
    return text.format(number=number, lost=decimal(points_lost, 1))


def mistake_in_turn(turn_number: int, chosen: Option) -> str:
    """Return the text of the button that looks at one mistake."""
    return tr("Turn {turn}: {choice}, {loss}").format(turn=turn_number, choice=option(chosen), loss=loss_among(chosen))


def not_asked_again(goal: RecordGoal | None = None, *, is_yahtzee: bool = True) -> tuple[str, str]:
    """Return the remark where the choices of a game are not asked again, and why."""
    if not is_yahtzee:
        text = tr("Choices made under these rules aren't in Retry.")
        return text, tr("Retry and the lessons are about Yahtzee: what is right there may be wrong here.")
    why = tr("Retry and the lessons are about games for points with fair dice: what is right there may be wrong here.")
    if isinstance(goal, WinGoal):
        return tr("Choices in matches aren't in Retry."), why
    if goal is not None:
        return tr("Choices for another goal aren't in Retry."), why
    return tr("Choices with unfair dice aren't in Retry."), why


def nothing_to_practise(measure: Measure | None = None) -> tuple[str, str]:
    """Return what stands there after a game without a mistake, and why."""
    if measure is Measure.CHANCE:
        limit = decimal(limits_of(measure)[Verdict.CLOSE], 0)
        return tr("Nothing this time"), tr("no choice cost {limit} percentage point or more").format(limit=limit)
    limit = decimal(UPPER_LIMITS[Verdict.CLOSE], 2)
    return tr("Nothing this time"), tr("no choice cost you {limit} points or more").format(limit=limit)
