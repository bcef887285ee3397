# SPDX-License-Identifier: MIT
"""The review of a finished game as a text to keep: what it comes to, and every roll and decision in a line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.game_review.review import Decision, ReviewedMoment, TimelinePoint
from engine.games.game import Game, Rolled
from engine.games.record import help_in
from engine.rules.dice import Dice
from engine.rules.scoring import rules_key
from yahtzee_gui.desktop import identity
from yahtzee_gui.end_page import words as end_page_words
from yahtzee_gui.end_page.view import sum_of
from yahtzee_gui.play.scene import Scene
from yahtzee_gui.words import announcing, games, names, numbers, options, reviews, units
from yahtzee_gui.words.boxes import of_its_game

_GAP = "  "
_NUMBERS = (0, 2, 4, 5)  # the columns of figures


@of_its_game
def review_text(scene: Scene) -> str:
    """Return the review of a game that is over; nothing before."""
    report, record = scene.report, scene.record
    if report is None or record is None:
        return ""
    game = record.game
    rules = games.rules_and_goal(rules_key(game.rules), game.rules.rolls_per_turn, record.goal)
    total = sum_of(report, record.goal)
    headings = (*announcing.timeline_columns(scene.measure), announcing.best_column())
    parts = [
        identity.DISPLAY_NAME,
        f"{rules} · {names.dice_model_name(game.dice_model)} · {game.seed}",
        games.final_score(game.points_so_far),
        "",
        *_columns([(part.name, part.number) for part in (*total.parts, total.result)], {1}),
        "",
        *_what_others_made(scene),
        *([games.with_help(help_in(record))] if record.is_coached else []),
        "",
        *_columns([headings, *_lines(scene, game)], set(_NUMBERS)),
    ]
    return "\n".join(parts) + "\n"


def _what_others_made(scene: Scene) -> Sequence[str]:
    """Return what others would have made of the same rolls; nothing while that is not known."""
    perfect, foresight = scene.others.perfect, scene.others.foresight
    if perfect is None or foresight is None:
        return ()
    best = end_page_words.foresight(score=foresight.points_so_far)
    return end_page_words.perfect_play(perfect.points_so_far), best


def _lines(scene: Scene, game: Game) -> Iterator[tuple[str, ...]]:
    """Yield a line for the beginning, and for every roll and decision after it."""
    rolls = iter([event.dice for event in game.events if isinstance(event, Rolled)])
    before = 0.0
    for number, point in enumerate(scene.points):
        figure = units.figure_at(point, scene.measure)
        shown, turn = units.prospect(figure, scene.measure), str(point.turn)
        if not number:
            yield "", announcing.before_the_game(), shown, "", "", "", ""
        elif point.decision is not None:
            yield from _decision_lines(turn, point.decision, shown)
        else:
            yield turn, _what(point, rolls), shown, "", "", numbers.signed(figure - before), ""
        before = figure


def _what(point: TimelinePoint, rolls: Iterator[Dice]) -> str:
    if point.moment is ReviewedMoment.ROLL:
        return announcing.roll_in_line(names.dice(next(rolls)))
    return announcing.others_in_line()


def _decision_lines(turn: str, decision: Decision, figure: str) -> Iterator[tuple[str, ...]]:
    """Yield the line of a decision; where one choice was taken back for another, that is judged in a line below."""
    judged = (names.verdict(decision.verdict), units.cost(decision.chosen)) if decision.counts else ("", "")
    best = options.option(decision.best) if decision.counts and decision.best != decision.chosen else ""
    if decision.was_taken_back:
        yield turn, options.option(decision.taken), figure, "", "", "", best
        yield turn, reviews.first_chosen(options.option(decision.chosen)), "", *judged, "", best
    else:
        yield turn, options.option(decision.taken), figure, *judged, "", best


def _columns(lines: Sequence[Sequence[str]], figures: set[int]) -> list[str]:
    """Return lines whose columns stand below each other, figures to the right."""
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return [
        _GAP.join(
            text.rjust(width) if number in figures else text.ljust(width)
            for number, (text, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in lines
    ]
