# SPDX-License-Identifier: MIT
"""The page of lessons in words: for each lesson its name and why its rules are good, in two sentences.

The rules themselves are in `rule_words`. Every figure comes from the engine's tables
(`engine.training.rule_shares`, `engine.training.lesson_effects`, the pupil's averages), which tests work out
again; so do tests with the facts that stand here in words. At the end is what some lessons give to play with.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.analysis.options import Option
from engine.rules.categories import CATEGORIES, Category
from engine.rules.scoring import UPPER_BONUS, UPPER_BONUS_AT
from engine.strategies.rule_lists.course import AVERAGES, Lesson, gain, rules_after
from engine.training.lesson_effects import Effect, Remedy
from engine.training.lessons import Fours
from engine.training.rule_shares import BOXES_RIGHT, Share
from yahtzee_gui.words import announcing, names, options, units
from yahtzee_gui.words.base import Counted, Sentence, SentenceFor, Sentences, plural, tr
from yahtzee_gui.words.numbers import decimal, per_cent, value

_HUNDRED = 100
BONUS_IN_HUNDRED = 68
"""The games of 100 in which perfect play earns the upper bonus."""
KEPT, SCORED = 265.1, 253.9
"""What the dice of Verhoeff's first dilemma are worth with three sixes kept, and scored as Full house."""

lessons_title = Sentence("Yahtzee lessons", where="title of the page")
columns = Sentences("Lesson", ("Average", "after the lessons up to this one"), "Best")
short = Sentence("Lesson {number}", where="a link where there is no room for its name")
averages_heading = Sentence("The figure for each box", where="heading of the figures of the boxes")


def read_it(lesson: Lesson) -> str:
    """Return the text of a button that leads to a lesson."""
    return tr("Lesson {number}: {name}").format(number=lesson.value, name=name(lesson))


def remedy(found: Remedy, cost: float) -> str:
    """Return which lesson would have spared what of a cost; where none does, what all of them say."""
    if found.lesson is not None:
        text = tr("{lesson} would have saved {saved} of these {cost} points")
        return text.format(lesson=short(found.lesson.value), saved=decimal(found.saved, 1), cost=decimal(cost, 1))
    return tr("No lesson helps here: together they say {choice}").format(choice=options.option_and_cost(found.says))


name = SentenceFor(
    (Lesson.PAIRS, "Keep matching dice"),
    (Lesson.MADE_HANDS, "Keep made hands"),
    (Lesson.USUAL, "What a box usually scores"),
    (Lesson.ONE_DIE, "One die, not a dead pair"),
    (Lesson.PACE, "Three of each face"),
    (Lesson.BAD_TURNS, "Where a bad turn goes"),
    (Lesson.LARGE_STRAIGHT, "Four of a large straight"),
    (Lesson.RUNS, "Three in the middle"),
    (Lesson.LOW_DICE, "A low die"),
    (Lesson.TWO_PAIRS, "Two pairs"),
    (Lesson.FOUR_ALIKE, "Four in the upper box"),
    (Lesson.CHANCE, "High dice for Chance"),
    where="the name of a lesson",
)


def numbered(lesson: Lesson) -> str:
    """Return the number and the name of a lesson."""
    return f"{lesson.value}  {name(lesson)}"


def why(lesson: Lesson) -> tuple[str, ...]:
    """Return why the rules of a lesson are good, in two sentences."""
    return _REASONS[lesson]()


def share_right(share: Share) -> str:
    """Return the share of positions in which a rule is right; 99.9 % is not rounded up to all of them."""
    rounded = round(share.per_hundred)
    if rounded == _HUNDRED and share.right < share.positions:
        return tr("more than 99 %")
    return tr("{number} %").format(number=rounded)


def averages(lesson: Lesson) -> tuple[tuple[str, str], ...]:
    """Return each box with what it counts after a lesson; nothing before any of them says so."""
    if lesson.value < Lesson.USUAL.value:
        return ()
    worths = rules_after(lesson.value).worths
    return tuple((names.category(box), f"{worths[box]:.0f}") for box in CATEGORIES)


def averages_line(figures: tuple[tuple[str, str], ...]) -> str:
    """Return the figure of each box in one line, for the list beside an exercise; nothing where there are none."""
    told = ", ".join(f"{box}\u00a0{figure}" for box, figure in figures)
    return f"{averages_heading()}: {told}" if told else ""


_pairs = Sentences(
    "A pair can become three or four of a kind, a full house or a Yahtzee. A single die rarely does.",
    "Play every turn by the list of rules, starting at the top. Each lesson adds lines where they belong.",
)


def _made_hands() -> tuple[str, str]:
    return (
        tr(
            "A straight is hard to get, so keep it. Three of a kind can beat a full house as long as its "
            "upper box is open."
        ),
        tr(
            "On the first roll of a game, 6 6 6 1 1 is worth {kept} if you keep the sixes, {scored} if you score the "
            "full house."
        ).format(kept=value(KEPT), scored=value(SCORED)),
    )


def _usual() -> tuple[str, str]:
    return (
        tr(
            "Some boxes score a lot in any game. So compare your points with the box's figure: what it usually scores, "
            "its average in perfect play."
        ),
        tr(
            "After the last roll, that finds the right box {share} of the time; just scoring the most points "
            "finds it {other} of the time."
        ).format(share=share_right(BOXES_RIGHT[Lesson.USUAL]), other=share_right(BOXES_RIGHT[Lesson.MADE_HANDS])),
    )


_one_die = Sentences(
    "A pair whose upper box is filled is worth little. A single 6, 5 or 4 whose box is open is worth more.",
    "Most of the bonus comes from sixes, fives and fours.",
)


def _pace() -> tuple[str, str]:
    return (
        tr("Three of each face make {points} points in the upper boxes, and that earns you {bonus} more.").format(
            points=UPPER_BONUS_AT, bonus=UPPER_BONUS
        ),
        tr("So while the bonus is still possible, every point above or below three of a face counts double.")
        + " "
        + tr("Perfect play earns the bonus in {number} % of games.").format(number=BONUS_IN_HUNDRED),
    )


def _bad_turns() -> tuple[str, str]:
    return (
        tr("A bad turn has to go somewhere: Yahtzee and the straights are often missed anyway, so they cost less."),
        tr(
            "The new figures, chosen to work best with the whole course, allow for that. After the last "
            "roll they find the right box {share} of the time; the averages find it {other} of the time."
        ).format(share=share_right(BOXES_RIGHT[Lesson.BAD_TURNS]), other=share_right(BOXES_RIGHT[Lesson.PACE])),
    )


_large_straight = Sentences(
    "2 3 4 5 can be completed at both ends: rolling one die makes a large straight 33 % of the time.",
    "With a gap it's 17 %, which is enough once Small straight is filled and no pair of twos or higher has an "
    "open upper box.",
)
_runs = Sentences(
    "3 4 5 and 2 3 4 can grow into a straight at both ends. Any other three dice of a straight are a last resort.",
    "A pair of twos or higher whose upper box is open stays above 3 4 5 and 2 3 4 in the list.",
)
_low_dice = Sentences(
    "Aces, twos and threes count towards the bonus too, and their boxes have to be filled at some point.",
    "A pair of aces, twos, threes or fours whose upper box is filled comes after any single die whose box is open.",
)
_two_pairs = Sentences(
    "Rolling one die turns two pairs into a full house 33 % of the time.",
    "As long as Three of a kind is open, one pair is better: it can become more.",
)
_four_alike = Sentences(
    "Four fours, fives or sixes are one more than the bonus needs: that makes up for a weak upper box.",
    "Three or Four of a kind can be filled later, with other dice.",
)
_chance = Sentences(
    "A pair of fives or sixes adds up in Three and Four of a kind and in Chance, even if its upper box "
    "is filled. So it now comes before a single die.",
    "A rolled die averages 3.5: a four is better than that, a three isn't.",
)
_REASONS: dict[Lesson, Callable[[], tuple[str, ...]]] = {
    Lesson.PAIRS: _pairs,
    Lesson.MADE_HANDS: _made_hands,
    Lesson.USUAL: _usual,
    Lesson.ONE_DIE: _one_die,
    Lesson.PACE: _pace,
    Lesson.BAD_TURNS: _bad_turns,
    Lesson.LARGE_STRAIGHT: _large_straight,
    Lesson.RUNS: _runs,
    Lesson.LOW_DICE: _low_dice,
    Lesson.TWO_PAIRS: _two_pairs,
    Lesson.FOUR_ALIKE: _four_alike,
    Lesson.CHANCE: _chance,
}


# ---- what it brings -------------------------------------------------------------------------------------------------

effect = Sentence("This lesson changes {decisions} choices a game.")
about_right = Sentence(
    "“Right” is how often a line gives a good choice (one that costs less than 0.25 points) when it's the line that "
    "decides, with the list as it is now. The positions come from games by perfect and imperfect players."
)


def pupil_averages(lesson: Lesson) -> str:
    """Return the exact average of a player who knows the lessons up to this one, and what this one adds."""
    told = {
        1: tr("Follow lesson 1 and nothing else, and you average {average}: {gain} more than keeping dice at random."),
        2: tr("Follow lessons 1 and 2 and nothing else, and you average {average}: {gain} more than without lesson 2."),
    }
    others = tr(
        "Follow lessons 1 to {last} and nothing else, and you average {average}: "
        "{gain} more than without lesson {last}."
    )
    average, added = decimal(AVERAGES[lesson.value], 1), decimal(gain(lesson), 1)
    return told.get(lesson.value, others).format(last=lesson.value, average=average, gain=added)


def effect_explained(found: Effect) -> str:
    """Return what these choices cost, which can't be multiplied: that stands in no line beside the average."""
    return tr(
        "Each of these choices costs {after} points instead of {before} if every choice after it is perfect. "
        "So multiplying these figures doesn't give the gain in the average: that also counts what they cost later in "
        "the game."
    ).format(after=decimal(found.after, 2), before=decimal(found.before, 2))


# ---- worked positions -----------------------------------------------------------------------------------------------

worked_heading = Sentence("An example", where="heading")
all_rules = Sentence("All its rules, and more examples", where="link that unfolds them")
fewer = Sentence("Fewer", where="link that folds rules and examples away")
drawing = Sentence("Looking for positions…", where="shown while they are being found")


def where(turn: int, rolls_left: int) -> str:
    """Return how far the game is in a position."""
    return f"{tr('Turn {number}').format(number=turn)} · {announcing.rolls_left(rolls_left)}"


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


def habit(lesson: Lesson, option: Option) -> str:
    """Return what the player of the lessons before does there, and what that costs; before the first it is chance."""
    text = tr("Someone choosing at random: {choice}") if lesson.value == 1 else tr("Without lesson {number}: {choice}")
    return text.format(number=lesson.value, choice=options.option_and_cost(option))


# ---- exercises ------------------------------------------------------------------------------------------------------

begin_exercises = Counted("Do %n exercise", "Do %n exercises", where="button that begins the exercises")
other_positions = Sentence("Other positions", where="button")
go_on = Sentence("Continue with position {number} of {of}")
again = Sentence("Ten more", where="button that draws new exercises")
drop_them = Sentence("New positions", where="button that loses the answers")
keep_them = Sentence("Keep my answers", where="button")
drop_question = Counted(
    "Get new positions? You will lose your %n answer so far.",
    "Get new positions? You will lose your %n answers so far.",
)
no_table = Sentence("The coach isn't ready, so there are no positions.")

is_exception_note = Sentence("An exception: the lesson says {choice}.")
close_note = Sentence("The lesson says {choice}: close enough.")


def progress(found: int, of: int, *, is_learned: bool = False) -> str:
    """Return the best that was done in a lesson, ticked where that is enough."""
    return f"{right_of(found, of)} ✓" if is_learned else right_of(found, of)


pass_mark = Sentence("✓ learned at {needed} of {of} on the first try")

right_of = Sentence("{found} of {of}")
right_at_first_go = Sentence("right at the first go", where="beside how many of how many were")


def result_praised(found: int, of: int, needed: int) -> str:
    """Return what that is worth: the lesson is learned, or what is missing to that."""
    if found == of:
        return tr("Every one of them on the first try. You've got this one down.")
    if found >= needed:
        return tr("Learned.")
    if found == needed - 1:
        return tr("So close: you need {needed} of {of} to learn the lesson.").format(needed=needed, of=of)
    return tr("Get {needed} of {of} and the lesson is learned. Have another look at it, then try ten more.").format(
        needed=needed, of=of
    )


next_goal = Sentence("Next: lesson {number}, {lesson}, worth {gain} points a game.")
result_explained = Sentence("In total these choices cost you {points} points.")
all_learned = Sentence("That was the last one: all twelve lessons are learned.")

alike_heading = Sentence("Try it: how many sixes do you keep?", where="heading of a picture to play with")
straight_heading = Sentence("Try it: what do you keep?", where="heading of a picture to play with")
fours_heading = Sentence("Try it: how many fours in the first turn?", where="heading of a picture to play with")
bonus_bar = Sentence("Upper bonus", where="name of a bar: how often it is earned")
going_for_it = Sentence("The chance of each hand if you go for nothing else. Exact.", where="below the bars")


def percent(chance: float) -> str:
    """Return a chance."""
    return tr("{number} %").format(number=per_cent(_HUNDRED * chance, 0))


def fours_said(number: int, figures: Fours, before: Fours | None) -> str:
    """Return what the game is worth with that number of fours in Fours, and what the last one of them was worth."""
    said = plural(number, "%n four in Fours: {score} on average.", "%n fours in Fours: {score} on average.").format(
        score=decimal(figures.expected, 1)
    )
    if before is None:
        return said
    added = figures.expected - before.expected
    return f"{said} " + tr("The last one is worth {gain}: 4 points, and {more} for the bonus and the rest.").format(
        gain=decimal(added, 1), more=decimal(added - 4.0, 1)
    )
