# SPDX-License-Identifier: MIT
"""Games with the same dice in words: where the ghost stands, how a race ended, and the result to hand on.

Of a ghost nothing is shown here but what the scene gives: the turns that the player has finished.
"""

from __future__ import annotations

from datetime import date

from engine.analysis.verdicts import Verdict
from engine.game_review.review import Review
from engine.games.match import Match
from engine.games.record import Record
from yahtzee_gui.board.match.view import result
from yahtzee_gui.library.days import day_of
from yahtzee_gui.play.ghost import Turn
from yahtzee_gui.play.scene import Scene
from yahtzee_gui.race import words
from yahtzee_gui.words import announcing, goals, names, numbers, options, players, units
from yahtzee_gui.words.boxes import of_its_game

_NO_DECISION = "·"


def _deed(turn: Turn) -> str:
    return options.box_with_points(turn.category, turn.points) + (words.bonus(turn.bonus) if turn.bonus else "")


@of_its_game
def ghost_spoken(scene: Scene) -> str:
    """Return where the ghost stands once a turn is over, and what it did in it; nothing without a race."""
    race = scene.race
    if race.ghost is None or not race.ghost_turns or not race.own_turns:
        return ""
    last, total, name = race.ghost_turns[-1], race.own_turns[-1].total, names.rival(race.ghost.rival)
    return announcing.sentences([words.standing(name, last.total, last.total - total), f"{name}: {_deed(last)}"])


# ---- the end --------------------------------------------------------------------------------------------------------


def same_dice_remarks(scene: Scene) -> tuple[str, ...]:
    """Return what others would have made of the dice of a game that is over; nothing while that is not known."""
    if scene.race.perfect is None or scene.race.foresight is None:
        return ()
    return words.same_dice(scene.race.perfect.points_so_far, scene.race.foresight.points_so_far)


@of_its_game
def race_result(scene: Scene) -> str:
    """Return how a race ended; nothing before its end, or without one."""
    ghost, record = scene.race.ghost, scene.record
    if ghost is None or ghost.game is None or record is None or not (record.game.is_over and ghost.game.is_over):
        return ""
    name = names.rival(ghost.rival)
    return words.race_result(name=name, ghost=ghost.game.points_so_far, you=record.game.points_so_far)


def second_play_remark(scene: Scene) -> str:
    """Return the remark on a game that is over and whose dice were finished before; nothing if they were not."""
    first = scene.race.first_result
    is_over = scene.game is not None and scene.game.is_over
    return words.played_before(first) if first is not None and is_over else ""


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
    dice = [words.own_dice()] if game.has_typed_dice else []
    if not game.dice_model.is_fair:
        dice = [words.unfair_dice(names.dice_model_name(game.dice_model))]
    elif scene.match is not None and scene.match.linked:
        dice = [words.same_for_everyone()]
    for_goal = [goals.name(record.goal)] if record.goal is not None and scene.match is None else []
    helped = [seat.name for seat in scene.match.seats if seat.record.is_coached] if scene.match is not None else []
    help_there = [words.with_coach()] if record.is_coached and scene.match is None else map(words.helped, helped)
    return [*for_goal, *dice, *help_there, *([words.not_first_time()] if scene.race.first_result is not None else [])]


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
