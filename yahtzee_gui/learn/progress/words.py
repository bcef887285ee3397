# SPDX-License-Identifier: MIT
"""The page of progress in words."""

from __future__ import annotations

from enum import Enum
from typing import Any

from engine.analysis.verdicts import Verdict
from engine.training.progress import FEWEST, By, GameLosses, Group, Interval, ProgressReport
from yahtzee_gui.learn.words import cost_per_decision, cost_per_game, costs_heading, with_ends
from yahtzee_gui.words import names
from yahtzee_gui.words.base import Counted, Sentence, SentenceFor, Sentences, plural, tr
from yahtzee_gui.words.games import finished_at
from yahtzee_gui.words.numbers import decimal, signed, whole


class ProgressChart(Enum):
    """The charts, one at a time."""

    LOSSES = "losses"
    WHERE = "where"
    SCORES = "scores"
    COMPARED = "compared"
    RATING = "rating"


charts = Sentence("Charts", where="screen reader: choice of the chart")


def face(which: ProgressChart) -> str:
    """Return the name of a chart in the row of all."""
    return {
        ProgressChart.LOSSES: tr("Cost"),
        ProgressChart.WHERE: costs_heading(),
        ProgressChart.SCORES: tr("Scores and luck"),
        ProgressChart.COMPARED: tr("How you compare"),
        ProgressChart.RATING: tr("Puzzle rating"),
    }[which]


def headline(progress: ProgressReport) -> str:
    """Return whether the player plays better than before, as far as that is sure."""
    if progress.per_decision is None:
        return ""
    now, before = progress.recent, progress.earlier
    if now is None or before is None:
        return tr("A choice costs you {now} points on average.").format(now=decimal(progress.per_decision.mean, 2))
    if now.rate.high < before.low:
        text = tr("You play better now: a choice costs you {now} points, and {before} before.")
    elif now.rate.low > before.high:
        text = tr("You played better before: a choice costs you {now} points now, and {before} then.")
    else:
        text = tr("You play about as well as before: a choice costs you {now} points, and {before} before.")
    return text.format(now=decimal(now.rate.mean, 2), before=decimal(before.mean, 2))


# ---- what each game cost --------------------------------------------------------------------------------------------

losses_name = Sentence("Cost per game", where="chart title")
all_games = Sentence("cost {game} per game, {decision} per decision")
losses_columns = Sentences(
    "Finished",
    "Score",
    "Luck",
    "Cost",
    "Decisions",
    "Moving average",
    ("from", "the lower end of an interval"),
    ("to", "the upper end of an interval"),
)


def game_card(game: GameLosses) -> tuple[str, ...]:
    """Return what is said of one game."""
    score = tr("{score} points, luck {luck}").format(score=game.score, luck=signed(game.luck, 0))
    return cost_per_game(figure=decimal(game.points_lost, 1)), score, finished_at(game.finished_at)


def counted_games(games: int, coached: int) -> str:
    """Return which games count."""
    text = plural(games, "One game of Yahtzee without help", "%n games of Yahtzee without help")
    return text + (
        " · " + plural(coached, "one game with help not counted", "%n games with help not counted") if coached else ""
    )


def intervals_explained(*, has_intervals: bool) -> str:
    """Return where the intervals come from, or when there are some."""
    if not has_intervals:
        return plural(FEWEST, "Intervals appear after %n game.", "Intervals appear after %n games.")
    return tr(
        "Intervals, in brackets, hold about 95 % of the time. They're worked out from whole games because decisions in "
        "a game are related, and allow for one costly choice that hasn't come up yet."
    )


# ---- where the points go --------------------------------------------------------------------------------------------

grouped_by = Sentence("Decisions", where="screen reader: choice of the groups")
shown_as = Sentence("Shown as", where="screen reader: choice of the form")
points_or_verdicts = Sentences("points", "verdicts", where="buttons: what is shown")
no_decisions = Sentence("After your first game of Yahtzee without help, you'll see here where its points went.")

by = SentenceFor((By.THEME, "by theme"), (By.TURN, "by turn"), (By.BOX, "by box"), where="button: groups decisions")


def where_name(which: By, *, verdicts: bool) -> str:
    """Return the title of the chart."""
    return f"{tr('Costly choices') if verdicts else losses_name()}, {by(which)}"


def where_note(*, verdicts: bool, has_intervals: bool) -> str:
    """Return what is drawn; nothing more than the title says where there are no intervals yet."""
    if verdicts:
        return tr("what percentage of choices were inaccuracies, mistakes or blunders")
    if not has_intervals:
        return ""
    return tr("with intervals of about 95 %; what clearly costs more than your average stands out")


def group_name(which: By, name: Any) -> str:
    """Return the name of a group."""
    if which is By.TURN:
        return tr("Turn {turn}").format(turn=name)
    return names.theme(name) if which is By.THEME else names.category(name)


def group_card(name: str, group: Group) -> tuple[str, ...]:
    """Return what is said of a group."""
    counts = ", ".join(
        f"{names.mark(verdict)} {whole(count)}"
        for verdict, count in zip(Verdict, group.losses.verdicts, strict=True)
        if count and verdict >= Verdict.INACCURACY
    )
    return (
        name,
        cost_per_game(figure=with_ends(group.per_game, 2)),
        cost_per_decision(figure=with_ends(group.rate, 2)),
        plural(group.losses.decisions, "%n decision", "%n decisions") + (f": {counts}" if counts else ""),
        *((tr("clearly more than your average"),) if group.is_weakness else ()),
    )


def where_columns(which: By) -> tuple[str, ...]:
    """Return the headings of the groups as a table."""
    first = {By.THEME: tr("Theme"), By.TURN: tr("Turn"), By.BOX: tr("Box")}[which]
    marks = tuple(names.mark(verdict) for verdict in Verdict)
    return first, losses_name(), tr("Cost per decision"), tr("Decisions"), *marks


# ---- scores and luck ------------------------------------------------------------------------------------------------

scores_name = Sentence("Your scores, and those of perfect play", where="chart title")
scores_note = Counted(
    "%n game; the line is the exact distribution of perfect play",
    "%n games; the line is the exact distribution of perfect play",
)
scores_note_alone = Counted("%n game without help", "%n games without help")
games_axis = Sentence("Games", where="axis")
scores_columns = Sentences("Scores", "Games", "Perfect play")
no_scores = Sentence(
    "Your scores appear here beside those of perfect play, after your first game of Yahtzee without help."
)
luck_heading = Sentence("Luck", where="heading")


def score_label(first: int | None, after: int | None) -> str:
    """Return the label below a range of scores: where it begins; the open ones at both ends say that they are."""
    if first is None:
        return f"< {after}"
    return f"≥ {first}" if after is None else str(first)


def score_range(first: int | None, after: int | None) -> str:
    """Return a range of scores; without its beginning all that are lower, without its end all that are higher."""
    if first is None:
        return tr("less than {score}").format(score=after)
    return tr("{first} or more").format(first=first) if after is None else f"{first} – {after - 1}"


def score_card(scores: str, games: int, expected: float | None) -> tuple[str, ...]:
    """Return what is said of a range of scores."""
    played = plural(games, "%n game", "%n games")
    if expected is None:
        return scores, played
    return scores, played, tr("perfect play: {games}").format(games=decimal(expected, 1))


def luck_of_all(games: int, luck: Interval) -> str:
    """Return the luck of all games, and what is to be said of it."""
    text = plural(games, "One game with fair dice", "%n games with fair dice")
    figure = signed(luck.mean) + (f" ± {decimal(luck.high - luck.mean, 1)}" if luck.ends is not None else "")
    return tr("{games}: luck {luck} points per game.").format(games=text, luck=figure)


def luck_in_words(luck: Interval) -> str:
    """Return what luck means in the long run."""
    if luck.ends is None:
        return tr("Luck averages out to zero, however you play.")
    if luck.holds(0.0):
        return tr("Luck averages out to zero, however you play, and so far yours has.")
    return tr("Luck averages out to zero, however you play; 5 % of players are this far off by now.")


# ---- the games behind a figure --------------------------------------------------------------------------------------

behind_title = Sentence("Games with “{name}”")


# ---- you and others -------------------------------------------------------------------------------------------------

compared_name = Sentence(
    "Averages, and how far they fall short of perfect play (bars)", where="name of a chart of strategies and the player"
)
compared_columns = Sentences("Who", "Average", "Short of perfect play")
you = Sentence("You", where="name of the player among strategies")
your_average = Sentence("without luck: {average}", where="what the player averages")
luck_aside = Sentence("worked out from what your choices cost, so luck doesn't count")


def compared_note(lost: Interval | None) -> str:
    """Return how sure the figures are; `lost` is what a game costs the player, None before the first that counts."""
    if lost is None:
        return tr("free joker rules; exact")
    if lost.ends is None:
        return tr("free joker rules; exact for strategies, an interval for you after {games} games").format(
            games=FEWEST
        )
    return tr("free joker rules; exact for strategies, an interval of about 95 % for you")


def compared_card(name: str, average: float, short: float) -> tuple[str, ...]:
    """Return what is said of a bar."""
    return (
        name,
        tr("averages {average}").format(average=decimal(average, 1)),
        tr("{missing} short of perfect play").format(missing=decimal(short, 1)),
    )
