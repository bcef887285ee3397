# SPDX-License-Identifier: MIT
"""A match as it is shown: everybody at the table, what they did, what the player needs, and how exact chances are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from engine.analysis.reasons import is_hand
from engine.games.goals import WinGoal
from engine.games.match import Match, Seat
from engine.rules.scoring import upper_bonus_missing, upper_total
from engine.runtime.lazy_dataclass import dataclass
from engine.strategies.strategies import Face
from yahtzee_gui.board import match_words
from yahtzee_gui.board.seat_strip import SEAT_COLORS, SeatView
from yahtzee_gui.kit.drawing import AlignLeft, AlignRight, draw_bar, draw_fitted, draw_text, smooth_painter
from yahtzee_gui.kit.labels import Label, Picture, set_tooltip
from yahtzee_gui.kit.layouts import STRETCH, filled
from yahtzee_gui.play.ghost import turns_of
from yahtzee_gui.play.scene import Scene
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme
from yahtzee_gui.words import announcing, names, numbers, units
from yahtzee_gui.words.announcing import first_sentences
from yahtzee_gui.words.boxes import of_its_game

_LEAST_ROW, _MOST_ROW = 21, 40
_GAP, _BAR, _LEAST_BAR, _MOST_NAME = 14, 10, 40, 0.6
_ABOVE, _BELOW, _UNDER = 4, 8, 6


@dataclass(frozen=True)
class Need:
    """What is needed: a name, the points, how likely that is (0 to 1), and the same as it is written.

    Where no chance may be seen it is None. `shorter` are the points where there is less room.
    """

    name: str
    points: str
    chance: float | None
    figure: str
    shorter: str = ""


class Needs(Picture):
    """The lines below each other, as high as there is room for."""

    def __init__(self) -> None:
        super().__init__()
        self.needs: tuple[Need, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(match_words.what_you_need())
        set_tooltip(self, match_words.needs_explained())

    def set_needs(self, needs: Sequence[Need]) -> None:
        if tuple(needs) == self.needs:
            return
        self.needs = tuple(needs)
        self.setMinimumHeight(_LEAST_ROW * len(self.needs))
        self.setMaximumHeight(_MOST_ROW * len(self.needs))
        spoken = (" ".join(filter(None, (need.name, need.points, need.figure))) for need in self.needs)
        self.setAccessibleDescription(", ".join(spoken))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(280, _MOST_ROW * len(self.needs))

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.needs:
            return
        painter, colors = smooth_painter(self), theme()
        name_font, font, bold = fonts.font(14, QFont.Weight.DemiBold), fonts.font(14), fonts.font(16, QFont.Weight.Bold)
        has_chances = any(need.chance is not None for need in self.needs)
        said = [need.points for need in self.needs]
        names = _widest(name_font, [need.name for need in self.needs])
        figures = _widest(bold, [need.figure for need in self.needs])
        room = self.width() - (figures + _GAP if has_chances else 0.0)
        names = min(names, room * _MOST_NAME)
        left, points = names + _GAP, _widest(font, said)
        if points > room - left:
            said = [need.shorter or need.points for need in self.needs]
            points = min(_widest(font, said), room - left)
        bar_room = room - left - points - _GAP if has_chances else 0.0
        height = self.height() / len(self.needs)
        for number, (need, text) in enumerate(zip(self.needs, said, strict=True)):
            row = QRectF(0, number * height, self.width(), height)
            draw_fitted(painter, QRectF(0, row.y(), names, height), need.name, name_font, colors.q("text"), AlignLeft)
            draw_fitted(painter, QRectF(left, row.y(), points, height), text, font, colors.q("text"), AlignLeft)
            if need.chance is None:
                continue
            figure = QRectF(row.right() - figures, row.y(), figures, height)
            draw_text(painter, figure, need.figure, bold, colors.q("text"), AlignRight)
            if bar_room >= _LEAST_BAR:
                bar = QRectF(left + points + _GAP, row.center().y() - _BAR / 2, bar_room, _BAR)
                draw_bar(painter, bar, colors.q("track"))
                if need.chance > 0.0:
                    bar.setWidth(max(_BAR, bar.width() * need.chance))
                    draw_bar(painter, bar, colors.q("bar"))


def _widest(font: QFont, texts: Sequence[str]) -> float:
    return max(QFontMetricsF(font).horizontalAdvance(text) for text in texts) + 1


class NeedsFace(QWidget):
    """What is needed to win, whether hands are, and below it the reason in a sentence."""

    def __init__(self) -> None:
        super().__init__()
        self._said = ""
        self.needs = Needs()
        self.hands = Label(role="answer", wraps=True)
        set_tooltip(self.hands, match_words.needs_explained())
        self.sentence = Label(role="reason", wraps=True)
        self.sentence.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        said = (self.needs, 1), self.hands, self.sentence, STRETCH
        filled(QVBoxLayout(self), *said, spacing=_BELOW, margins=(0, _ABOVE, 0, _UNDER))

    def set_view(self, needs: tuple[Need, ...], hands: str, sentence: str) -> None:
        self.needs.set_needs(needs)
        self._said = hands
        self.sentence.setText(sentence)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Say of the hands what there is room for, and leave the sentence to the other face where they need it."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        room = self.height() - self.needs.minimumHeight() - _ABOVE - _UNDER
        for text in (*first_sentences(self._said), ""):
            self.hands.setText(text)
            left = room - self._height(self.hands)
            if left >= 0:
                break
        self.hands.setVisible(bool(text))
        self.sentence.setVisible(bool(self.sentence.text()) and self._height(self.sentence) <= left)

    def _height(self, label: Label) -> int:
        return _BELOW + label.heightForWidth(self.width()) if label.text() else 0


_CERTAIN = 1e-9  # per cent: what is left are roundings
_MOST_HANDS = 2
_LATER = "…"  # in the place of a figure that is being worked out


@of_its_game
def needs(scene: Scene) -> tuple[Need, ...]:
    """Return what it takes to beat each of the others, the hardest first, and to earn the upper bonus.

    The lines have their places at once, and their figures as soon as these are known of the dice as they lie there.
    Where no chance may be seen they have points alone, and in Off there is nothing.
    """
    match = scene.match
    is_told = match is not None and not match.is_over and scene.visibility.verdicts
    if match is None or not is_told or scene.measure is None or scene.viewed is not None or scene.watched is not None:
        return ()
    return *_to_beat(scene, match), *_bonus(scene)


def _to_beat(scene: Scene, match: Match) -> Iterator[Need]:
    outlook, total = scene.outlook_now, match.seats[match.person].game.points_so_far
    if outlook is None:
        for seat in match.others(match.person):
            yield Need(match_words.beat(seat.name), match_words.about_score(_LATER), *_figure(scene, 0.0))
    else:
        for other in sorted(outlook.to_beat, key=lambda other: -other.score):
            seat = match.seats[other.place]
            points, shorter = _score(scene, seat, other.score, total)
            yield Need(match_words.beat(seat.name), points, *_figure(scene, other.chance), shorter)


def _figure(scene: Scene, chance: float) -> tuple[float | None, str]:
    """Return a chance, and as it is written: nothing of it where it is that of the dice before these."""
    if not scene.visibility.values:
        return None, ""
    if scene.outlook_now is None or not scene.said.is_outlook_current:
        return 0.0, _LATER
    return chance, units.percent(100 * chance, 0)


def _score(scene: Scene, seat: Seat, score: int, total: int) -> tuple[str, str]:
    """Return what beats a player, and the same in short: with the total that one has ended with, it is a tie.

    Where no chance stands beside it, to have reached it is not to look like to have won.
    """
    if seat.game.is_over:
        return match_words.beat_finished(score=score, more=score + 1), str(score + 1)
    about = match_words.about_score(score)
    if score > total:
        return match_words.about_more(score=score, more=score - total), about
    return about if scene.visibility.values else match_words.reached(score), about


def _bonus(scene: Scene) -> Iterator[Need]:
    game, outlook = scene.game, scene.outlook_now
    assert game is not None
    rules = game.rules
    missing = rules.upper_bonus_at - upper_total(game.filled) if rules.upper_bonus else 0
    if missing > 0 and not upper_bonus_missing(game.filled, rules):
        chance = outlook.upper_bonus if outlook is not None else 0.0
        left = [box for box in rules.upper if game.scores[box] is None]
        is_one = len(left) == 1
        to_go = match_words.points_in(missing, names.category(left[0])) if is_one else match_words.points_to_go(missing)
        yield Need(match_words.upper_bonus(), to_go, *_figure(scene, chance))


@of_its_game
def hands_needed(scene: Scene) -> str:
    """Return whether the hand that matters most is needed, then the next: by the chance with a zero in its box now."""
    here = scene.analysis
    if here is None or here.is_decided or scene.viewed is not None:
        return ""
    rules = here.position.rules
    given_up = [(box, one) for box, one in here.categories.items() if not one.points and is_hand(rules, box)]
    most = sorted(given_up, key=lambda one: one[1].prospect)[:_MOST_HANDS]
    told = [match_words.hand_needed(box, one.prospect, here.best.prospect) for box, one in most]
    return " ".join(filter(None, told))


def exactness(scene: Scene, match: Match) -> match_words.Exactness:
    """Return how exact the chances are that are shown: none of the others may have a turn to come that matters."""
    if scene.viewed is None:
        is_exact = all(seat.game.is_over for seat in match.others(match.person))
    else:
        is_exact = scene.viewed.turn == len(match.seats[0].game.rules.boxes) and match.person == len(match.seats) - 1
    if is_exact:
        return match_words.Exactness.EXACT
    here, chance = scene.analysis, scene.chance if scene.viewed is None else None
    if here.is_decided if here is not None else chance is not None and min(abs(chance), abs(100 - chance)) < _CERTAIN:
        return match_words.Exactness.DECIDED
    return match_words.Exactness.ABOUT if scene.viewed is None else match_words.Exactness.THEN


@of_its_game
def match_status(scene: Scene, match: Match) -> str:
    """Return the last line of the coach: against how many, with which dice, and how exact the chances are."""
    return match_words.status(len(match.seats) - 1, exactness(scene, match), linked=match.linked)


_TWO = 2


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
    own = scene.chance if scene.viewed is None else scene.viewed.analysis.best.prospect  # before that choice
    outlook = scene.outlook_now
    unknown = SeatChance(_LATER if scene.viewed is None else "")
    if own is None:
        return (unknown,) * seats
    places = int(exactness(scene, match) is match_words.Exactness.EXACT)
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
        remarks.append(match_words.chance_spoken(chance.written))
    spoken = ", ".join(filter(None, (seat.name, match_words.seat_points(total), *remarks)))
    return SeatView(
        name=seat.name,
        face=face_of(seat),
        detail=detail,
        total=str(total),
        color=SEAT_COLORS[(place - match.own) % len(match.seats)],
        chance=chance.written,
        share=chance.share,
        gap=gap,
        is_to_move=match.to_move == place,
        is_open=scene.card_seat == place,
        leads=total == max(one.game.points_so_far for one in match.seats) > 0,
        spoken=spoken,
        hint="\n".join(filter(None, (spoken, *_why_no_chance(scene, chance.written), match_words.card_hint()))),
    )


def _why_no_chance(scene: Scene, chance: str) -> tuple[str, ...]:
    """Return why a seat shows no chance to win: nothing where it does."""
    if chance or scene.goal != WinGoal():
        return ()
    if not scene.visibility.chances:
        return (match_words.when_chances(),)
    return (match_words.only_own_then(),) if scene.viewed is not None else ()


def _gap(match: Match, place: int) -> str:
    """Return by how much a seat leads the second, or trails the first; nothing as long as no one has points."""
    total = match.seats[place].game.points_so_far
    best = max(seat.game.points_so_far for seat in match.others(place))
    if total == best:
        return match_words.level() if total else ""
    return match_words.ahead(total - best) if total > best else match_words.behind(best - total)


def _detail(match: Match, place: int) -> str:
    """Return what stands below a name: whose turn it is, else what was done last, else how an opponent plays."""
    seat = match.seats[place]
    if match.to_move == place:
        return match_words.to_move() if seat.is_person else match_words.thinking()
    return _last_deed(seat) or about(seat)


def _last_deed(seat: Seat) -> str:
    turns = turns_of(seat.game)
    return match_words.deed(turns[-1]) if turns else ""


def face_of(seat: Seat) -> Face | None:
    """Return the face of an opponent; None for a person, and for a strategy without one."""
    return next((face for face in Face if face.value == seat.strategy), None)


def about(seat: Seat) -> str:
    """Return how an opponent plays; nothing of a person.

    Not what it averages: beside the score that beats it in half of the games that would look like another one.
    """
    face = face_of(seat)
    if seat.is_person:
        return ""
    return match_words.face_style(face) if face is not None else seat.strategy


@of_its_game
def card_title(scene: Scene) -> str:
    """Return whose scorecard is shown; of a game of one, by which rules it is played."""
    match, place = scene.match, scene.card_seat
    if match is None or place is None:
        return names.game_and_rules(scene.rules)
    if place == match.own and sum(seat.is_person for seat in match.seats) == 1:
        return match_words.own_card()
    return match_words.card_of(match.seats[place].name)


def table_spoken(before: Match, after: Match) -> str:
    """Return what is new between two moments of a match: turns that opponents finished, and which person is to move."""
    if [seat.game.start for seat in before.seats] != [seat.game.start for seat in after.seats]:
        return ""
    sentences = []
    for old, new in zip(before.seats, after.seats, strict=True):
        if not new.is_person:
            sentences += [
                match_words.did_spoken(new.name, match_words.deed(turn), turn.total)
                for turn in turns_of(new.game)[old.turns :]
            ]
    people = sum(seat.is_person for seat in after.seats)
    here = after.to_move
    if here is not None and here != before.to_move and people > 1 and after.seats[here].is_person:
        sentences.append(match_words.your_turn(after.seats[here].name))
    return announcing.sentences(sentences)


def result(match: Match) -> str:
    """Return who has won and by how much, as the person in play is told."""
    totals = [seat.game.points_so_far for seat in match.seats]
    best = max(totals)
    winners = [place for place, total in enumerate(totals) if total == best]
    if len(winners) > 1:
        return match_words.tie(match_words.listed([match.seats[place].name for place in winners]))
    name, lead = match.seats[winners[0]].name, best - sorted(totals)[-2]
    has_name = match.seats[match.person].name != match_words.you()  # who has given one is called by it
    if has_name or sum(seat.is_person for seat in match.seats) > 1:
        return match_words.wins(lead, name=name)
    if winners[0] == match.person:
        return match_words.you_win(lead)
    return match_words.you_lose(best - totals[match.person], name=name)
