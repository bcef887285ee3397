# SPDX-License-Identifier: MIT
"""The page of lessons in words: for each lesson its name and the idea in three sentences.

Every figure comes from the engine's tables (`engine.training.lessons.claims`, `engine.training.lessons.effects`, the
pupil's averages), which tests work out again; so do tests with the facts that stand here in words.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.analysis.options import Option
from engine.rules.categories import CATEGORIES, Category
from engine.rules.scoring import UPPER_BONUS, UPPER_BONUS_AT
from engine.strategies.rule_lists.course import Lesson, rules_after
from engine.training.lessons.claims import RIGHT, Claim
from engine.training.lessons.effects import Effect
from engine.training.lessons.remedies import Remedy
from yahtzee_gui.words import names, options, units
from yahtzee_gui.words.base import Counted, Sentence, Sentences, plural, tr
from yahtzee_gui.words.numbers import decimal, lost, value

_HUNDRED = 100
BONUS_IN_HUNDRED = 68
"""The games of 100 in which perfect play earns the upper bonus."""
KEPT, SCORED = 265.1, 253.9
"""What the dice of Verhoeff's first dilemma are worth with three sixes kept, and scored as Full house."""

lessons_title = Sentence("Lessons", where="title of the page")
columns = Sentences("Lesson", ("Average", "of a player who follows the lessons up to this one"), "Best")
averages_heading = Sentence("What each box averages", where="heading of the averages of the boxes")


def read_it(lesson: Lesson) -> str:
    """Return the text of a button that leads to a lesson."""
    return tr("Lesson {number}: {name}").format(number=lesson.value, name=name(lesson))


def short(lesson: Lesson) -> str:
    """Return the text of a link to a lesson, where there is no room for its name."""
    return tr("Lesson {number}").format(number=lesson.value)


which_lesson = Sentence("Which lesson?", where="link that opens the lesson that would have found the best choice")


def remedy(found: Remedy) -> str:
    """Return which lesson finds what was best; that it is beyond the course where none does, and what they say."""
    if found.lesson is not None:
        return tr("{lesson} would have found it").format(lesson=short(found.lesson))
    return tr("The lessons don't cover this: all twelve together say {choice}, {lost}").format(
        choice=options.option(found.says), lost=lost(found.says.lost)
    )


def name(lesson: Lesson) -> str:
    """Return the name of a lesson."""
    return {
        Lesson.PAIRS: tr("Keep matching dice"),
        Lesson.MADE_HANDS: tr("Keep made hands"),
        Lesson.USUAL: tr("What a box usually scores"),
        Lesson.ONE_DIE: tr("One die, not a dead pair"),
        Lesson.PACE: tr("Three of each face"),
        Lesson.BAD_TURNS: tr("Where a bad turn goes"),
        Lesson.ALIKE: tr("Three of a kind comes first"),
        Lesson.RUNS: tr("Three in the middle"),
        Lesson.LARGE_STRAIGHT: tr("Four of a large straight"),
        Lesson.HIGH_THREES: tr("Three fives or sixes"),
        Lesson.TWO_PAIRS: tr("Two pairs"),
        Lesson.CHANCE: tr("High dice for Chance"),
    }[lesson]


def numbered(lesson: Lesson) -> str:
    """Return the number and the name of a lesson."""
    return f"{lesson.value}  {name(lesson)}"


def idea(lesson: Lesson) -> tuple[str, str, str]:
    """Return the idea of a lesson in three sentences."""
    return _IDEAS[lesson]()


def share_right(claim: Claim) -> str:
    """Return the share of positions in which a claim is right; 99.9 % is not rounded up to all of them."""
    share = RIGHT[claim]
    rounded = round(share.per_hundred)
    if rounded == _HUNDRED and share.right < share.positions:
        return tr("more than 99 %")
    return tr("{number} %").format(number=rounded)


def _worths(lesson: Lesson, than: Lesson | None = None) -> str:
    """Return what boxes are worth after a lesson, as a list; those alone that were worth something else before."""
    worths = rules_after(lesson.value).worths
    before = rules_after(than.value).worths if than is not None else (None,) * len(worths)
    changed = [box for box in CATEGORIES if worths[box] != before[box]]
    return ", ".join(f"{names.category(box)} {worths[box]:.0f}" for box in changed)


def averages(lesson: Lesson) -> tuple[tuple[str, str], ...]:
    """Return each box with what it is worth by a lesson that says so; nothing of other lessons."""
    if lesson not in (Lesson.USUAL, Lesson.BAD_TURNS):
        return ()
    worths = rules_after(lesson.value).worths
    return tuple((names.category(box), f"{worths[box]:.0f}") for box in CATEGORIES)


def at_hand(lesson: Lesson) -> str:
    """Return what a lesson says as it stands below its exercises."""
    return f"{idea(lesson)[0]} {_worths(lesson)}." if averages(lesson) else " ".join(idea(lesson))


def _pairs() -> tuple[str, str, str]:
    return (
        tr(
            "Keep matching dice and roll the others: a pair can become three or four of a kind, a full "
            "house or a Yahtzee."
        ),
        tr("With two pairs, keep the higher one whose upper box is still open."),
        tr(
            "With no three of a kind, no second pair and no four in a row, keeping a pair whose upper box "
            "is open is right {share} of the time."
        ).format(share=share_right(Claim.PAIR)),
    )


def _made_hands() -> tuple[str, str, str]:
    return (
        tr("Score a large straight at once: that is right {share} of the time.").format(
            share=share_right(Claim.LARGE_STRAIGHT)
        ),
        tr(
            "Keep four in a row and roll the fifth die: while Large straight is open, that is right {share} "
            "of the time."
        ).format(share=share_right(Claim.SMALL_STRAIGHT)),
        tr(
            "Score a full house at once, too. On its own that rule is right only {share} of the time: "
            "lesson {lesson} says more."
        ).format(share=share_right(Claim.FULL_HOUSE), lesson=Lesson.HIGH_THREES.value),
    )


def _usual() -> tuple[str, str, str]:
    return (
        tr("Score where you gain most over the box's average, not where you get the most points."),
        tr("The card next to this shows what each box averages in perfect play."),
        tr(
            "After the last roll, that finds the right box {share} of the time; just taking the most points "
            "finds it {other} of the time."
        ).format(share=share_right(Claim.USUAL), other=share_right(Claim.MOST_POINTS)),
    )


def _one_die() -> tuple[str, str, str]:
    return (
        tr(
            "A pair whose upper box is filled is worth little: without three in a row, keeping it is right "
            "{share} of the time."
        ).format(share=share_right(Claim.PAIR_OF_NOTHING)),
        tr(
            "Keep one die instead: the six, five or four whose upper box is open. That is right {share} of the time."
        ).format(share=share_right(Claim.HIGH_DIE)),
        tr(
            "Keep a pair of fives or sixes even then, as long as Full house, Three or Four of a kind or "
            "Yahtzee is open."
        ),
    )


def _pace() -> tuple[str, str, str]:
    return (
        tr("Three of each face make {points} points in the upper boxes, and that earns you {bonus} more.").format(
            points=UPPER_BONUS_AT, bonus=UPPER_BONUS
        ),
        tr("So while the bonus is still possible, every point above or below three of a face counts about double."),
        tr("Perfect play earns the bonus in {number} % of games.").format(number=BONUS_IN_HUNDRED),
    )


def _bad_turns() -> tuple[str, str, str]:
    return (
        tr("When the dice are good for nothing, give up the box that costs least."),
        tr("From now on use these averages: {worths}. The other boxes stay as they were.").format(
            worths=_worths(Lesson.BAD_TURNS, Lesson.PACE)
        ),
        tr(
            "In a bad turn, that finds the right box {share} of the time; the usual averages find it "
            "{other} of the time."
        ).format(share=share_right(Claim.BAD_TURN), other=share_right(Claim.BAD_TURN_USUAL)),
    )


def _alike() -> tuple[str, str, str]:
    return (
        tr("Keep three of a kind before anything that isn't made yet."),
        tr(
            "The same goes for four or five of a kind, as long as Yahtzee, Three or Four of a kind, or "
            "their upper box is open."
        ),
        tr("While the upper box of the face is open, keeping three of a kind is right {share} of the time.").format(
            share=share_right(Claim.THREE_ALIKE)
        ),
    )


def _runs() -> tuple[str, str, str]:
    return (
        tr(
            "3 4 5 and 2 3 4 can grow into a straight at both ends. Keep any other three dice of a small "
            "straight only when there is nothing else to keep."
        ),
        tr(
            "If the upper box of every pair is filled, keeping 3 4 5 or 2 3 4 for the small straight is "
            "right {share} of the time."
        ).format(share=share_right(Claim.MIDDLE_THREE)),
        tr(
            "But a pair whose upper box is open comes first: then keeping the three in a row is right only "
            "{share} of the time."
        ).format(share=share_right(Claim.MIDDLE_THREE_OR_PAIR)),
    )


def _large_straight() -> tuple[str, str, str]:
    return (
        tr("While Large straight is open, keep four of its five faces, even with a gap."),
        tr("Rolling one die fills a gap 17 % of the time. 2 3 4 5 can be completed at both ends, which makes it 33 %."),
        tr("If the upper box of every pair is filled, that is right {share} of the time.").format(
            share=share_right(Claim.FOUR_OF_A_LARGE)
        ),
    )


def _high_threes() -> tuple[str, str, str]:
    return (
        tr("Early in the game, three fives or sixes are worth more than the 25 of a full house: roll the pair."),
        tr(
            "While Yahtzee, Four of a kind and their upper box are open, that is right {share} of the time; "
            "with three ones, twos or threes, {other}."
        ).format(share=share_right(Claim.HIGH_THREES), other=share_right(Claim.LOW_THREES)),
        tr(
            "On the first roll of a game, 6 6 6 1 1 is worth {kept} if you keep the sixes, {scored} if you "
            "score the full house."
        ).format(kept=value(KEPT), scored=value(SCORED)),
    )


def _two_pairs() -> tuple[str, str, str]:
    return (
        tr(
            "With two rolls left keep one pair: the higher one whose upper box is open is right {share} of the time."
        ).format(share=share_right(Claim.ONE_PAIR_EARLY)),
        tr(
            "With one roll left keep both, for the full house: with both upper boxes filled that is right "
            "{share} of the time."
        ).format(share=share_right(Claim.TWO_PAIRS_LATE)),
        tr(
            "Rolling one die turns two pairs into a full house 33 % of the time. Once Four of a kind is "
            "filled, keep both pairs even with two rolls left."
        ),
    )


def _chance() -> tuple[str, str, str]:
    return (
        tr("With one roll left and nothing made, keep every four, five and six: Chance counts the sum."),
        tr("A rolled die averages 3.5, so keep a four for the sum, but not a three."),
        tr("With no three in a row and the upper box of every pair filled, that is right {share} of the time.").format(
            share=share_right(Claim.HIGH_DICE)
        ),
    )


_IDEAS: dict[Lesson, Callable[[], tuple[str, str, str]]] = {
    Lesson.PAIRS: _pairs,
    Lesson.MADE_HANDS: _made_hands,
    Lesson.USUAL: _usual,
    Lesson.ONE_DIE: _one_die,
    Lesson.PACE: _pace,
    Lesson.BAD_TURNS: _bad_turns,
    Lesson.ALIKE: _alike,
    Lesson.RUNS: _runs,
    Lesson.LARGE_STRAIGHT: _large_straight,
    Lesson.HIGH_THREES: _high_threes,
    Lesson.TWO_PAIRS: _two_pairs,
    Lesson.CHANCE: _chance,
}


# ---- what it brings -------------------------------------------------------------------------------------------------

about_right = Sentence(
    "“Right” means losing less than 0.25 points. Positions come from games by perfect and by imperfect players."
)


def pupil_averages(lesson: Lesson, average: float, before: float) -> str:
    """Return the exact average of a player who knows the lessons up to this one, and what this one adds."""
    return plural(
        lesson.value,
        "Follow lesson %n and nothing else, and you average {average}: {gain} more than before.",
        "Follow lessons 1 to %n and nothing else, and you average {average}: {gain} more than before.",
    ).format(average=decimal(average, 1), gain=decimal(average - before, 1))


def effect(found: Effect) -> str:
    """Return what a lesson changes in a game."""
    return tr("It changes {decisions} decisions a game, each costing {after} points instead of {before}.").format(
        decisions=decimal(found.decisions, 1), after=decimal(found.after, 2), before=decimal(found.before, 2)
    )


# ---- worked positions -----------------------------------------------------------------------------------------------

worked_heading = Sentence("Worked examples", where="heading")
drawing = Sentence("Looking for positions…", where="shown while they are being found")


def where(turn: int, rolls_left: int) -> str:
    """Return how far the game is in a position."""
    left = plural(rolls_left, "%n roll left", "%n rolls left") if rolls_left else tr("no rolls left")
    return tr("Turn {turn}").format(turn=turn) + " · " + left


def open_boxes(boxes: list[Category]) -> str:
    """Return which boxes are open, or which are filled where these are fewer."""
    filled = [box for box in CATEGORIES if box not in boxes]
    if not filled:
        return tr("All boxes are open")
    if len(filled) < len(boxes):
        return tr("Filled: {boxes}").format(boxes=", ".join(map(names.category, filled)))
    return tr("Open: {boxes}").format(boxes=", ".join(map(names.category, boxes)))


def taught(choice: Option) -> str:
    """Return what the lesson says in a position in which it is right, and what that is worth."""
    return tr("With this lesson: {choice}, {value} expected").format(
        choice=options.option(choice), value=units.value_of(choice)
    )


def habit(choice: Option) -> str:
    """Return what the pupil did there before."""
    return tr("Without it: {choice}, {lost}").format(choice=options.option(choice), lost=lost(choice.lost))


def exception(best: Option) -> str:
    """Return what is best in a position in which the lesson is wrong, and what that is worth."""
    return tr("An exception. Best: {choice}, {value} expected").format(
        choice=options.option(best), value=units.value_of(best)
    )


def taught_in_vain(choice: Option) -> str:
    """Return what the lesson says there, and what that loses."""
    return tr("The lesson says: {choice}, {lost}").format(choice=options.option(choice), lost=lost(choice.lost))


# ---- exercises ------------------------------------------------------------------------------------------------------

begin_exercises = Counted("Do %n exercise", "Do %n exercises", where="button that begins the exercises")
other_positions = Sentence("Other positions", where="button")
again = Sentence("Ten more", where="button that draws new exercises")
next_lesson = Sentence("Next lesson", where="button")
back_to_lesson = Sentence("Back to the lesson", where="button")
no_table = Sentence("The coach has no strategy table, so there are no positions.")


def is_exception_note(said: Option) -> str:
    """Return what the lesson says in an exercise in which it is wrong, and what that loses."""
    return tr("An exception: the lesson says {choice}, {lost}.").format(
        choice=options.option(said), lost=lost(said.lost)
    )


def progress(found: int, of: int, *, is_learned: bool = False) -> str:
    """Return the best that was done in a lesson, ticked where that is enough."""
    text = tr("{found} of {of}").format(found=found, of=of)
    return f"{text} ✓" if is_learned else text


pass_mark = Sentence("✓ learned: {needed} of {of} on the first try")


def result(lesson: Lesson, found: int, of: int) -> str:
    """Return how the exercises went."""
    return tr("{lesson}: {found} of {of} found").format(lesson=numbered(lesson), found=found, of=of)


def result_praised(found: int, of: int, needed: int) -> str:
    """Return what that is worth: the lesson is learned, or what is missing to that."""
    if found == of:
        return tr("Every one of them on the first try. You've got this lesson.")
    if found >= needed:
        return tr("Learned.")
    if found == needed - 1:
        return tr("So close: {needed} of {of} and the lesson is learned.").format(needed=needed, of=of)
    return tr("Get {needed} of {of} and the lesson is learned. Have another look at it, then try ten more.").format(
        needed=needed, of=of
    )


def next_goal(lesson: Lesson, gain: float) -> str:
    """Return which lesson comes next, and what it is worth."""
    return tr("Next: {lesson}, worth {gain} points a game.").format(lesson=numbered(lesson), gain=decimal(gain, 1))


all_learned = Sentence("That was the last one: all twelve lessons are learned.")


def result_explained(lost_points: float) -> str:
    """Return what the first choices lost together."""
    return tr("In total your first choices lost {points} points.").format(points=decimal(lost_points, 1))
