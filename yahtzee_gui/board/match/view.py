# SPDX-License-Identifier: MIT
"""The seats of a match as they are shown: everybody at the table, and what they did."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.games.goals import WinGoal
from engine.games.match import Match, Seat
from engine.strategies.strategies import PLAYS_TO_WIN, strategy
from engine.strategies.strengths import Face
from engine.strategies.strengths import strength as strength_of
from yahtzee_gui.board.match import words
from yahtzee_gui.board.match.needs_view import exactness
from yahtzee_gui.board.match.seat_strip import SeatView
from yahtzee_gui.play.ghost import turns_of
from yahtzee_gui.play.scene import Scene
from yahtzee_gui.words import announcing, names, numbers, units
from yahtzee_gui.words.boxes import of_its_game

_LATER = "…"
_TWO, _ROOMY = 2, 4
"""With more seats there is little room in each."""


class SeatChance(NamedTuple):
    """A chance to win as it is written, and from 0 to 1; None where it is not known."""

    written: str = ""
    share: float | None = None


@of_its_game
def seat_views(scene: Scene) -> tuple[SeatView, ...]:
    """Return all players at the table; none in a game of one."""
    match = scene.match_shown
    if match is None:
        return ()
    return tuple(_seat_view(scene, match, place, chance) for place, chance in enumerate(chances(scene, match)))


def chances(scene: Scene, match: Match) -> tuple[SeatChance, ...]:
    """Return the chance of each seat to win as it may be seen; nothing, or dots for now, where it is not known.

    None is that of an older position: what follows from the player's move is known at once, and the others share the
    rest as they do by their cards as they are. What is about right has no decimals.
    """
    seats = len(match.seats)
    if match.is_over:
        return as_written([100 * share for share in match.shares], places=0)
    if match.record.goal != WinGoal() or not scene.visibility.chances:
        return (SeatChance(),) * seats
    own, outlook = scene.chance if scene.viewed is None else scene.win_chance_before_viewed, scene.outlook_now
    unknown = SeatChance(_LATER if scene.viewed is None else "")
    if own is None:
        return (unknown,) * seats
    places = int(exactness(scene, match) is words.Exactness.EXACT)
    if outlook is not None and len(outlook.chances) == seats:
        known = shared_rest([100 * chance for chance in outlook.chances], match.person, own)
        return as_written(known, match.person, places)
    if seats == _TWO:  # who does not win of two, loses
        known = [own if place == match.person else 100 - own for place in range(seats)]
        return as_written(known, match.person, places)
    alone = SeatChance(units.percent(own, places), own / 100)
    return tuple(alone if place == match.person else unknown for place in range(seats))


def shared_rest(chances: Sequence[float], place: int, own: float) -> list[float]:
    """Return chances in per cent with that of one seat as the coach has it; the others share the rest as they do."""
    others = [max(0.0, chance) for seat, chance in enumerate(chances) if seat != place]
    left = sum(others)
    parts = [one / left if left else 1.0 / len(others) for one in others]
    shared = [(100.0 - own) * part for part in parts]
    return [*shared[:place], own, *shared[place:]]


def as_written(chances: Sequence[float], kept: int | None = None, places: int = 1) -> tuple[SeatChance, ...]:
    """Return chances in per cent as they are written: 100 together, and that of the seat `kept` as the coach has it.

    What is not quite 0 or 100 is not written so: <0.1 and >99.9.
    """
    pairs = zip(chances, numbers.of_a_hundred(chances, kept, places), strict=True)
    return tuple(
        SeatChance(units.percent(chance if shown in (0.0, 100.0) else shown, places), chance / 100)
        for chance, shown in pairs
    )


def _seat_view(scene: Scene, match: Match, place: int, chance: SeatChance) -> SeatView:
    seat = match.seats[place]
    total = seat.game.points_so_far
    detail, deed, gap = _detail(match, place), _last_deed(seat), _gap(match, place)
    remarks = [detail, deed if deed != detail else "", about(seat), gap]
    if chance.share is not None:
        remarks.append(words.chance_spoken(chance.written))
    spoken = words.seat_spoken(seat.name, total, remarks)
    return SeatView(
        name=seat.name,
        face=face_of(seat),
        detail=detail,
        total=str(total),
        chance=chance.written,
        share=chance.share,
        gap=gap,
        is_to_move=match.to_move == place,
        is_open=scene.card_seat == place,
        leads=total == max(one.game.points_so_far for one in match.seats) > 0,
        spoken=spoken,
        hint="\n".join(filter(None, (spoken, *_why_no_chance(scene, chance.written), words.card_hint()))),
    )


def _why_no_chance(scene: Scene, chance: str) -> tuple[str, ...]:
    """Return why a seat shows no chance to win: nothing where it does."""
    if chance or scene.goal != WinGoal():
        return ()
    if not scene.visibility.chances:
        return (words.when_chances(),)
    return (words.only_own_then(),) if scene.viewed is not None else ()


def _gap(match: Match, place: int) -> str:
    """Return by how much a seat leads the second, or trails the first; nothing as long as no one has points."""
    total = match.seats[place].game.points_so_far
    best = max(seat.game.points_so_far for seat in match.others(place))
    if total == best:
        return words.level() if total else ""
    return words.ahead(total - best) if total > best else words.behind(best - total)


def _detail(match: Match, place: int) -> str:
    """Return what stands below a name: whose turn it is, else what was done last, else how good an opponent is."""
    seat = match.seats[place]
    if match.to_move == place:
        return words.to_move() if seat.is_person else words.thinking()
    return _last_deed(seat) or about(seat, is_short=len(match.seats) > _ROOMY)


def _last_deed(seat: Seat) -> str:
    turns = turns_of(seat.game)
    return words.deed(turns[-1].category, turns[-1].points, turns[-1].bonus) if turns else ""


def face_of(seat: Seat) -> Face | None:
    """Return the face of an opponent; None for a person, and for a strategy without one."""
    return next((face for face in Face if face.value == seat.strategy), None)


def about(seat: Seat, *, is_short: bool = False) -> str:
    """Return how good an opponent is, or how it plays; nothing of a person."""
    if seat.is_person:
        return ""
    face = face_of(seat)
    if seat.strategy == PLAYS_TO_WIN:
        return words.face_style(Face.VICTOR)
    known = strength_of(strategy(seat.strategy), seat.game.rules)
    if known is not None:
        return words.average_short(known.mean) if is_short else words.average(known.mean)
    return words.face_style(face) if face is not None else seat.strategy


@of_its_game
def card_title(scene: Scene) -> str:
    """Return whose scorecard is shown; of a game of one, by which rules it is played."""
    match, place = scene.match, scene.card_seat
    if match is None or place is None:
        return names.game_and_rules(scene.rules)
    people = sum(seat.is_person for seat in match.seats)
    name = match.seats[place].name
    return words.own_card() if place == match.own and (people == 1 or name == words.you()) else words.card_of(name)


def table_spoken(before: Match, after: Match) -> str:
    """Return what is new between two moments of a match: turns that opponents finished, and which person is to move."""
    if [seat.game.start for seat in before.seats] != [seat.game.start for seat in after.seats]:
        return ""
    sentences = []
    for old, new in zip(before.seats, after.seats, strict=True):
        if not new.is_person:
            sentences += [
                words.did_spoken(new.name, turn.category, turn.points, turn.bonus, turn.total)
                for turn in turns_of(new.game)[old.turns :]
            ]
    people = sum(seat.is_person for seat in after.seats)
    here = after.to_move
    if here is not None and here != before.to_move and people > 1 and after.seats[here].is_person:
        sentences.append(words.your_turn(after.seats[here].name))
    return announcing.sentences(sentences)


def result(match: Match) -> str:
    """Return who has won and by how much, as the person in play is told."""
    totals = [seat.game.points_so_far for seat in match.seats]
    best = max(totals)
    winners = [place for place, total in enumerate(totals) if total == best]
    if len(winners) > 1:
        return words.tie([match.seats[place].name for place in winners])
    winner, second = winners[0], max(total for place, total in enumerate(totals) if place != winners[0])
    has_name = match.seats[match.person].name != words.you()  # who has given one is called by it
    is_alone = sum(seat.is_person for seat in match.seats) == 1 and not has_name
    if winner == match.person:
        return words.you_win(best - second) if is_alone else words.wins(match.seats[winner].name, best - second)
    if is_alone:
        return words.you_lose(match.seats[winner].name, best - totals[match.person])
    return words.wins(match.seats[winner].name, best - second)
