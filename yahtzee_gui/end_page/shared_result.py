# SPDX-License-Identifier: MIT
"""The result of a game as a text to hand on, with the code that gives a friend the same rolls."""

from __future__ import annotations

from datetime import date

from engine.analysis.verdicts import Verdict
from engine.game_review.review import Review
from engine.games.match import Match
from engine.games.record import Record
from yahtzee_gui.board.match.view import result
from yahtzee_gui.end_page import words
from yahtzee_gui.library.days import day_of
from yahtzee_gui.play.scene import Scene
from yahtzee_gui.words import games, goals, names, numbers, players, units
from yahtzee_gui.words.boxes import of_its_game

_NO_DECISION = "·"


@of_its_game
def shared_result(scene: Scene, day: date | None = None) -> str:
    """Return the result of a game that is over as a text for a friend, which shows no dice; nothing before its end.

    It has the `day` on which it was over, everybody's place in a match, the kind of dice, and the code that
    gives the same ones. What was lost is told by a mark for each turn, that of its worst choice, once that is known.
    """
    record, match = scene.record, scene.match
    if record is None or not scene.is_over:
        return ""
    game = record.game
    lines = [words.shared_title(day_of(game.seed), day)]
    if match is None:
        remarks = [words.shared_rules(game.rules), *_remarks(scene, record)]
        lines.append(words.shared_score(game.points_so_far, remarks))
        if scene.report is not None:
            lost = units.first_lost_in(scene.report)
            amount = units.amount(numbers.decimal(lost, 1), scene.report.measure)
            lines += [words.shared_cost(amount), _marks(scene.report)]
    else:
        totals = [seat.game.points_so_far for seat in match.seats]
        for place in sorted(range(len(totals)), key=lambda place: -totals[place]):
            rank = sum(other > totals[place] for other in totals) + 1
            seat = match.seats[place]
            lines.append(words.shared_place(rank, seat.name, totals[place], is_person=seat.is_person))
        lines += [f"{result(match)}.", *filter(None, [_who_played_best(scene, match)])]
        lines.append(", ".join((words.shared_rules(game.rules), *_remarks(scene, record))))
        game = match.seats[totals.index(max(totals))].game
    if not game.has_typed_dice:  # they do not follow from the code
        whose = match.seats[totals.index(max(totals))].name if match is not None and not match.linked else ""
        lines.append(words.shared_code(game.seed, whose))
    return "\n".join(lines)


def _remarks(scene: Scene, record: Record) -> list[str]:
    """Return what was played for, the kind of dice, and what help there was."""
    game = record.game
    dice = [words.real_dice()] if game.has_typed_dice else []
    if not game.dice_model.is_fair:
        dice = [words.unfair_dice(names.dice_model_name(game.dice_model))]
    elif scene.match is not None and scene.match.linked:
        dice = [words.same_for_everyone()]
    for_goal = [goals.name(record.goal)] if record.goal is not None and scene.match is None else []
    helped = [seat.name for seat in scene.match.seats if seat.record.is_coached] if scene.match is not None else []
    help_there = [games.help_mark()] if record.is_coached and scene.match is None else map(words.helped, helped)
    return [*for_goal, *dice, *help_there, *([words.not_first_time()] if scene.others.first_result is not None else [])]


def _who_played_best(scene: Scene, match: Match) -> str:
    known = players.at_table(scene.said.seats, match.shares)
    return players.verdict([seat.name for seat in match.seats], known) if known else ""


def _marks(review: Review) -> str:
    """Return a mark for each turn: that of its worst decision, or a dot where there was none."""
    worst: dict[int, Verdict] = {}
    for decision in review.counted:
        worst[decision.turn] = max(decision.verdict, worst.get(decision.turn, decision.verdict))
    turns = range(1, len(review.game.rules.boxes) + 1)
    return " ".join(names.mark(worst[turn]) if turn in worst else _NO_DECISION for turn in turns)
