# SPDX-License-Identifier: MIT
"""What is practised, in words: one's own costly choices, puzzles, and the skill test."""

from __future__ import annotations

from datetime import date

from engine.analysis.options import Option
from engine.training.proficiency import AIM, Difficulty
from engine.training.progress import Interval
from engine.training.puzzles import Rating, ends
from engine.training.retry import ScheduleCard, Stage
from engine.training.themes import Theme
from yahtzee_gui.desktop.preferences import Rival
from yahtzee_gui.learn.words import ends as interval_ends
from yahtzee_gui.learn.words import first_lessons
from yahtzee_gui.words import names, numbers, options
from yahtzee_gui.words.base import Counted, Sentence, SentenceFor, Sentences, plural, tr
from yahtzee_gui.words.numbers import decimal, long_day

# ---- what it is -----------------------------------------------------------------------------------------------------

choices_name = Sentence("Your costly choices", "a tab", where="what is practised")
name_of_game = Sentence("The costly choices of a game", where="what is practised")
name_of_theme = Sentence("Your costly choices: {theme}", where="what is practised")
choices_explained = Sentence("Positions from your own games, one choice in each.")
not_always_a_trap = Sentence("Some of them you got right, so not every one is a trap.")
learned_when = Sentence("Right {right} times, some days apart, and it's learned.")
schedule = Sentence(
    "What you get right comes back after {days} days, then after {more}. What you get wrong comes back next time."
)
more_choices = Sentence("More of them", where="button: asks more costly choices")
choices_again = Sentence("Once more", where="button: asks the costly choices of a game again")
no_mistakes_yet = Sentence("No costly choices here. They come from finished games that were played for points.")
no_such_mistake = Sentence("You have no costly choices like that.")
counting = Sentence("One moment…", where="shown while it is looked for")


def nothing_due(day: date | None) -> str:
    """Return what stands there where everything has been asked."""
    if day is None:
        return tr("Everything of this kind is learned, or isn't asked any more.")
    return tr("Nothing for today. The next one comes back on {day}.").format(day=long_day(day))


def about(theme: Theme | None) -> str:
    """Return the name of a theme, or of all."""
    return names.theme(theme) if theme is not None else tr("All themes")


# ---- the answer -----------------------------------------------------------------------------------------------------

learned_title = Sentence("Learned!", where="celebrates")
kind_of_choice = Sentence("Kind of choice", where="heading")
which_lesson = Sentence("Which lesson?", where="heading: of the lesson that would have helped")
from_your_game = Sentence("From your game of", where="heading: the day and the turn follow")
not_again = Sentence("You won't be asked this again.")
right_in_the_game = Sentence("You got this right in the game: {choice}.")
not_again_short = Sentence("not again", where="in a column: when a position comes back")


def from_game(day: str, score: int, turn: int) -> str:
    """Return which game the position is from; no day stands for the one that was just played, or looked at."""
    return tr("{game} · {score} points · turn {turn}").format(game=day or tr("today"), score=score, turn=turn)


def in_the_game(chosen: Option) -> str:
    """Return what was chosen in the game, and what that cost."""
    text = tr("In your game: {choice}, which cost {cost}.")
    return text.format(choice=options.option(chosen), cost=names.cost_and_mark(chosen))


def comes_back(card: ScheduleCard, was_mistake: bool) -> tuple[str, str]:
    """Return when a position comes back, in a sentence and in a column."""
    if card.stage is Stage.FIXED:
        return tr("It's learned."), tr("learned", "in a column: when a position comes back")
    if card.stage is Stage.PARKED:
        return tr("You missed it too often, so you won't be asked again."), not_again_short()
    if card.stage is Stage.NEW or (not was_mistake and not card.wrong):
        return "", tr("–", "in a column: a position doesn't come back")
    if not card.right or card.due is None:
        return tr("It comes back next time."), tr("next time", "in a column: when a position comes back")
    days = plural((card.due - date.today()).days, "in %n day", "in %n days", "in a column: when a position comes back")
    return tr("It comes back on {day}.").format(day=long_day(card.due)), days


# ---- the result -----------------------------------------------------------------------------------------------------

at_first_go = Sentence("best at the first go", where="beside how many of how many were")
then_and_now = Sentence("What these choices cost, then and now:")
then_and_now_one = Sentence("What this choice cost, then and now:")
in_your_games = Sentence("In your games", where="names a bar")
cost_now = Sentence("Now", where="names a bar")
outcome_columns = Sentences(("In your game", "heading of a column"), ("Comes back", "heading of a column"))
learned_so_far = Counted("You have learned %n choice so far.", "You have learned %n choices so far.")
bring_back = Counted(
    "Ask me %n choice again after all", "Ask me %n choices again after all", where="button: choices no longer asked"
)


def short_choice(option: Option) -> str:
    """Return what was chosen, in a column."""
    if option.category is not None:
        return options.box_with_points(option.category, option.points or 0)
    return options.done(option)


puzzles_title = Sentence("Puzzles", where="title of the page")

# Where one begins
rating_heading = Sentence("Your rating", where="heading")
no_rating = Sentence(
    "Everyone starts here. After ten puzzles it's closer to your level.", where="below the rating of a new player"
)
no_answers = Sentence("Each puzzle you answer becomes a dot here, with your rating after it.")
puzzles_about = Sentence("Puzzles: {theme}", where="what is practised")
as_hard_as_you = Sentence("Positions as hard as you are strong.")
first_counts = Sentence("Your first choice moves your rating.")
rating_is = Sentence("Your rating now: {rating}.")
no_puzzles = Sentence("No positions found. Try another theme.")

# The puzzles and their result
heading_of_day = Sentence("Daily five", where="heading above a puzzle")
difficulty_column = Sentence("Difficulty", where="heading of a column; how hard each puzzle was")
more_puzzles = Sentence("More puzzles", where="button after a session")
solved_title = Sentence("solved", where="beside how many of how many were")
rating_before = Sentence("Rating before", where="names a bar")
rating_after = Sentence("Rating now", where="names a bar")
half_counts = Sentence("An inaccuracy counts as half.")
rating_columns = Sentences("When", "Rating", "±", "Difficulty", "Cost")
latest_puzzle = Sentence("latest puzzle", where="label below the last dot of a chart")
puzzles_ago = Counted("%n puzzle ago", "%n puzzles ago", where="label below the oldest dot of a chart")


def rating_figure(value: float) -> str:
    """Return a rating as it is written."""
    return numbers.whole(round(value))


def rating(known: Rating) -> str:
    """Return a rating with half of its interval."""
    return tr("{rating} ± {half}").format(rating=rating_figure(known.value), half=rating_figure(known.half))


def rating_between(known: Rating) -> str:
    """Return what the interval says: its ends are those of the figures as they are written."""
    low, high = ends(known)
    if low is not None and high is not None:
        text = tr("About 95 % certain to be between {low} and {high}.")
    elif low is not None:
        text = tr("About 95 % certain to be at least {low}: hardly any puzzles are hard enough to say more.")
    elif high is not None:
        text = tr("About 95 % certain to be at most {high}: hardly any puzzles are easy enough to say more.")
    else:
        text = tr("Too few answers yet to say more.")
    value, half = round(known.value), round(known.half)
    return text.format(low=rating_figure(value - half), high=rating_figure(value + half))


def rating_moved(before: float, after: float) -> str:
    """Return the rating after a puzzle, and by how much that changed it."""
    change = numbers.signed(round(after) - round(before), 0)  # as the written ones differ
    return tr("{rating} ({change})").format(rating=rating_figure(after), change=change)


def answer_card(day: str, after: str, difficulty: str, cost: str) -> tuple[str, ...]:
    """Return what is said of a dot in the chart."""
    return (
        day,
        tr("rating {rating}").format(rating=after),
        options.with_its_cost(tr("difficulty {difficulty}").format(difficulty=difficulty), cost),
    )


def rating_summary(puzzles: int, known: Rating) -> str:
    """Return what the chart says, for a screen reader."""
    return plural(puzzles, "Rating after %n puzzle: {rating}.", "Rating after %n puzzles: {rating}.").format(
        rating=rating(known)
    )


DILEMMA, _PUPIL, _YOU = "◆", "pupil-", "▸ "

# Before the test
proficiency_title = Sentence("Skill test", where="heading")
test_explained = Sentence("One choice each, no undo. You see the answers at the end.", where="below a test")
earlier_heading = Sentence("Earlier results", where="heading")
earlier_columns = Sentences("When", "Cost")

# The test and its result
compared_heading = Sentence("How other players do on this test", where="heading")
compared_columns = Sentences("Who", "Cost")
another_test = Sentence("Another test", where="button")
dilemma_note = Sentence("{mark} one of Tom Verhoeff's dilemmas. Enter or a double click opens a position again.")
test_remedy = Sentence("{lesson} would have saved you {lost} points here, more than any other lesson.")
most_lost = Sentence("“{theme}” cost you the most: {lost} points.")
against_earlier = Sentence("Last time: {lost}.", where="the result of the test before")
how_hard = Sentence(
    "Six simple players tried every position. A position is easy if five or six of them found the best choice, and "
    "hard if fewer than three did. A test has more hard positions than a game. The six: one plays each turn for its "
    "own points, one weighs each chance against what it pays, one goes by rules of thumb, and three follow "
    "lessons 1 to 4, 1 to 8 and 1 to 12.",
    where="what the difficulties are; `REFERENCES` decide",
)


def lost_a_choice(interval: Interval) -> str:
    """Return what the large figure is, and between what it may be."""
    if interval.ends is None:
        return tr("points a choice cost you")
    return tr("points a choice cost you ({ends})").format(ends=interval_ends(interval, 2))


def against_aim(interval: Interval) -> str:
    """Return how the result stands to the aim, as far as its interval tells: never that it is clearly better."""
    if interval.low > AIM:
        text = tr("Clearly worse than the target of {aim}.")
    elif interval.mean > AIM:
        text = tr("Worse than the target of {aim}, but twenty positions are too few to be sure.")
    else:
        text = tr("Better than the target of {aim}, but twenty positions are too few to be sure.")
    return text.format(aim=decimal(AIM, 1))


_difficulty = SentenceFor((Difficulty.EASY, "easy"), (Difficulty.MEDIUM, "medium"), (Difficulty.HARD, "hard"))


def by_difficulty(means: dict[Difficulty, float]) -> str:
    """Return what a choice cost at each difficulty."""
    return " · ".join(f"{_difficulty(name)} {decimal(mean, 2)}" for name, mean in means.items())


def player_name(name: str) -> str:
    """Return a strategy that the test is compared with; the player for none."""
    if name.startswith(_PUPIL):
        return first_lessons(int(name.removeprefix(_PUPIL)))
    others = {
        "": _YOU + tr("You", "in a list of players"),
        "random-keeps": tr("Keeps at random", "a player who keeps dice at random"),
    }
    return others.get(name) or names.rival(Rival(name))


def how_they_play(name: str) -> str:
    """Return how a strategy plays that the test is compared with, or what the player's result is."""
    if name.startswith(_PUPIL):
        return tr("Follows these lessons and nothing else.")
    others = {
        "": tr("Your choices in this test."),
        "random-keeps": tr("Tosses a coin for each die: keep it or roll it. Scores where it gets the most points."),
    }
    return others.get(name) or names.how_it_plays(Rival(name))


def played_by(name: str) -> str:
    """Return how the one plays that is chosen in the list, who is named."""
    return f"{player_name(name).removeprefix(_YOU)}: {how_they_play(name)}"


def difficulty(name: Difficulty, *, is_dilemma: bool) -> str:
    """Return how difficult a position is, with a mark where it is one of Verhoeff's dilemmas."""
    return f"{_difficulty(name)} {DILEMMA}" if is_dilemma else _difficulty(name)
