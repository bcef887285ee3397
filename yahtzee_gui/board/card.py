# SPDX-License-Identifier: MIT
"""The coach's card, below the dice, is the one place where the coach speaks: why, and what lies ahead and behind.

In somebody's first game it has three steps to tick, the verdict as dice and a sentence, and figures when asked for.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QPaintEvent, QPen, QPolygonF, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QMenu,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from engine.analysis.options import Option
from engine.analysis.verdicts import Verdict
from engine.games.game import Rolled, Scored
from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.board.coach import why_words, words
from yahtzee_gui.board.coach.choices import ChoicesRow, RowKind
from yahtzee_gui.board.coach.view import others_view
from yahtzee_gui.board.coach.why import NOTHING_TOLD, WhyFace, WhyView
from yahtzee_gui.board.coach.why_view import why_view
from yahtzee_gui.board.match_view import Need, NeedsFace, hands_needed, needs
from yahtzee_gui.board.timeline import words as timeline_words
from yahtzee_gui.board.timeline.final_score import CompareView, FinalScoreFace, FinalScoreView
from yahtzee_gui.board.timeline.graph import Graph, TimelineView
from yahtzee_gui.board.timeline.session import Ahead, CardFace
from yahtzee_gui.board.timeline.this_turn import ThisTurnFace, ThisTurnView
from yahtzee_gui.board.timeline.view import compare_view, final_view, note, turn_view
from yahtzee_gui.board.tray import words as tray_words
from yahtzee_gui.board.tray.drawn_dice import DiceText
from yahtzee_gui.desktop.preferences import FirstGame
from yahtzee_gui.kit.choices import Segments
from yahtzee_gui.kit.drawing import (
    AlignCenter,
    AlignLeft,
    AlignRight,
    draw_fitted,
    draw_text,
    fill_round,
    smooth_painter,
)
from yahtzee_gui.kit.labels import ElidedLabel, PaintedText, link_button, plain, set_tooltip
from yahtzee_gui.kit.layouts import STRETCH, add_layout, filled
from yahtzee_gui.play.scene import Scene
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme
from yahtzee_gui.words import glossary, units

_LOW, _TALL, _LINK = 24, 44, 24
_SIDE, _EDGE, _ROUND = 12, 4, 8
_CIRCLE, _STEP_BESIDE, _NEAR, _LINE = 22.0, 12.0, 7.0, 20.0
STEPS_HEIGHT = 3 * _TALL + _LINK + 2 * _EDGE
"""The height from which what to do stands below the name of each step, and a link below all."""


class _Step(PaintedText):
    """A step: its number or a tick in a circle, its name, and what to do."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self._number = number
        self.is_done = False
        self.set_done(False)

    def set_done(self, is_done: bool) -> None:
        self.is_done = is_done
        name, deed = words.steps()[self._number - 1]
        self.setAccessibleName(words.step_done(name) if is_done else f"{name}. {deed}")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, colors = smooth_painter(self), theme()
        name, deed = words.steps()[self._number - 1]
        is_tall = self.height() >= _TALL
        circle = QRectF(1, (self.height() - _CIRCLE) / 2, _CIRCLE, _CIRCLE)
        painter.setPen(QPen(colors.q("accent"), 1.5))
        painter.setBrush(colors.q("accent") if self.is_done else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(circle)
        if self.is_done:
            painter.setPen(QPen(colors.q("on_accent"), 2.2, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin))
            middle = circle.center()
            painter.drawPolyline(QPolygonF([middle + QPointF(*at) for at in ((-5, 0), (-1.5, 4), (5, -4))]))
        else:
            font = fonts.font(13, QFont.Weight.DemiBold)
            draw_text(painter, circle, str(self._number), font, colors.q("accent"), AlignCenter)
        left = circle.right() + (_STEP_BESIDE if is_tall else _NEAR)
        font = fonts.font(15, QFont.Weight.DemiBold, columns=False)
        line = QRectF(left, self.height() / 2 - (_LINE if is_tall else _LINE / 2), self.width() - left, _LINE)
        draw_fitted(painter, line, name, font, colors.q("text"), AlignLeft)
        if is_tall:
            line.translate(0, _LINE)
            draw_fitted(painter, line, deed, _deed_font(), colors.q("muted"), AlignLeft)


class FirstSteps(QWidget):
    """The three steps: below one another, or in a row where the coach has something to say below them.

    Attributes:
        rules: leads to the page of rules.
    """

    def __init__(self) -> None:
        super().__init__()
        self.steps = [_Step(number) for number in range(1, len(words.steps()) + 1)]
        self.rules = link_button(words.whole_rules())
        self.rules.setFixedHeight(_LINK)
        self._row = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        filled(self._row, *((step, 1) for step in self.steps), spacing=0, margins=(_SIDE, _EDGE, _SIDE, _EDGE))
        self._row.addWidget(self.rules, 0, Qt.AlignmentFlag.AlignLeft)

    def set_done(self, done: tuple[bool, ...]) -> None:
        """Tick what is done; without steps there is nothing to show."""
        for step, is_done in zip(self.steps, done, strict=False):
            step.set_done(is_done)
        self.setVisible(bool(done))

    def fit(self, width: int, room: int, *, is_row: bool) -> None:
        """Say what to do in each step where there is room for it, else its name alone."""
        wide = max(QFontMetricsF(_deed_font()).horizontalAdvance(deed) for _name, deed in words.steps())
        has_deeds = not is_row and room >= STEPS_HEIGHT and wide + _CIRCLE + _STEP_BESIDE + 2 * _SIDE <= width
        self._row.setDirection(QBoxLayout.Direction.LeftToRight if is_row else QBoxLayout.Direction.TopToBottom)
        for step in self.steps:
            step.setFixedHeight(_TALL if has_deeds else _LOW)
        self.rules.setVisible(has_deeds)
        self.setFixedHeight(STEPS_HEIGHT if has_deeds else (1 if is_row else len(self.steps)) * _LOW + 2 * _EDGE)

    def paintEvent(self, event: QPaintEvent) -> None:
        fill_round(smooth_painter(self), QRectF(self.rect()), _ROUND, theme().q("selection"))


def _deed_font() -> QFont:
    return fonts.font(14, columns=False)


_TABS, _BESIDE, _MARGIN, _BELOW = 30, 12, 18, 8
_NOTE, _LEAST_NOTE = 20, 150
_LEAST_WHY, _PROGRESS = 78, 34  # pixels: two lines and the foot; what is waited for
_COMPARES = CardFace.WHY, CardFace.FINAL_SCORE


@dataclass(frozen=True)
class CardView:
    """What the card shows: which `face` of `faces`, what it is about (`note`, ever shorter), and what is on each.

    Without `faces` there is nothing to choose: a `title` stands there. `steps` says which of those of a first game are
    done, if they are to be seen. `others` are what it may be compared against, by name.
    """

    face: CardFace
    faces: tuple[CardFace, ...] = ()
    note: tuple[str, ...] = ()
    why: WhyView = NOTHING_TOLD
    needs: tuple[Need, ...] = ()
    hands: str = ""
    final: FinalScoreView | None = None
    compared: CompareView | None = None
    turn: ThisTurnView | None = None
    others: tuple[tuple[str, Option], ...] = ()
    title: str = ""
    steps: tuple[bool, ...] = ()


class CoachCard(QFrame):
    """The card with its faces; `notes` is the one of a position that is set up.

    Signals:
        decisionRequested: the place in the log of a decision that was clicked in the graph.
        againstRequested: the `Option` that the one explained is to be compared against.
    """

    decisionRequested = Signal(int)
    againstRequested = Signal(Option)

    def __init__(self, notes: QWidget | None = None) -> None:
        super().__init__()
        self.setProperty("card", "true")
        self.view = CardView(CardFace.WHY)
        self.notes = notes or QWidget()
        name, shorter = (lambda face: _FACE_NAMES[face]()), (lambda face: _SHORT_NAMES[face]())
        self.tabs = Segments(tuple(CardFace), name, gives_way=True, shorter=shorter)
        self.tabs.setFixedHeight(_TABS)
        self.tabs.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.tabs.set_name(timeline_words.card())
        self.about = DiceText(is_small=True, align=AlignRight)
        self.note = ElidedLabel("muted", AlignRight)
        self.against = link_button("▾")
        self.against.setAccessibleName(words.compare_with())
        set_tooltip(self.against, words.compare_with())
        self.against.clicked.connect(self.offer_others)
        self.title = ElidedLabel("topic", AlignLeft)
        self.steps = FirstSteps()
        self.needs, self.why, self.chart = NeedsFace(), WhyFace(), Graph()
        self.turn, self.final = ThisTurnFace(), FinalScoreFace()
        self._faces = QStackedWidget()
        for face in (self.needs, self.why, self.turn, self.final, self.chart, self.notes):
            self._faces.addWidget(face)
        self.chart.itemRequested.connect(lambda item: self.decisionRequested.emit(self.chart.decision(item)))
        said = filled(QHBoxLayout(), (self.about, 1), (self.note, 1), self.against, spacing=4)
        for label in (self.about, self.note):
            label.setFixedHeight(_NOTE)
        said.addStretch(0)  # the names of the faces stay at the left, whatever is beside them
        self._head = filled(QHBoxLayout(), self.title, self.tabs, spacing=_BESIDE)
        add_layout(self._head, said, 1)
        self._faces.setMinimumHeight(_LEAST_WHY)  # the others are not there beside the steps
        parts = self._head, self.steps, (self._faces, 1), STRETCH
        filled(QVBoxLayout(self), *parts, spacing=4, margins=(_MARGIN, 12, _MARGIN, _BELOW))
        self.set_card(self.view)

    @property
    def face(self) -> CardFace:
        return list(CardFace)[self._faces.currentIndex()]

    def focus_order(self) -> list[QWidget]:
        parts = self.why, self.turn, self.final
        return [
            *self.tabs.buttons.values(),
            self.against,
            self.steps.rules,
            *(one for part in parts for one in part.focus_order()),
            self.chart,
            self.notes,
        ]

    def set_line(self, view: TimelineView) -> None:
        figure, marks = glossary.figure(view.measure), glossary.marks(view.measure)
        legend = "\n".join([figure, "", marks, "", glossary.taken_back()]) if view.marks else ""
        set_tooltip(self.tabs.buttons[CardFace.GRAPH], "\n".join(filter(None, (view.title, legend))))
        self.chart.set_view(view)

    def set_card(self, view: CardView) -> None:
        self.view = view
        for face, button in self.tabs.buttons.items():
            button.setVisible(face in view.faces)
        self.tabs.setVisible(bool(view.faces))
        self.title.setText(view.title)
        self.tabs.set_choice(view.face)
        self.steps.set_done(view.steps)
        self.why.set_view(view.why)
        self.needs.set_view(view.needs, view.hands, view.why.sentence)
        if view.final is not None:
            self.final.set_view(view.final, view.compared)
        if view.turn is not None:
            self.turn.set_view(view.turn)
        self._faces.setCurrentIndex(list(CardFace).index(view.face))
        says_why = view.face in (CardFace.WHY, CardFace.NEEDS)
        about = view.why.about if says_why else ""
        first, between, _other = about.partition(why_words.against("", ""))
        self.about.set_text(about, first if between else "")
        self.against.setVisible(bool(view.others) and view.face in _COMPARES and not (says_why and view.why.told))
        whole, *shorter = view.note or ("",)
        self.note.setVisible(not says_why)
        self.note.set_text(whole)
        self.note.set_shorter(*shorter)
        self._place_note()
        self._fit_steps()

    def _fit_steps(self) -> None:
        """Have the steps take the place of the title where the coach has something to say."""
        told = self.view.why
        is_row, has_face = bool(told.told or told.pairs), not (self.view.steps and told == NOTHING_TOLD)
        self._faces.setVisible(has_face)
        below = (_LEAST_WHY if has_face else 0) + (_PROGRESS if told.progress is not None else 0)
        self.steps.fit(self.width() - 2 * _MARGIN - 4, self.height() - _TABS - below - _BELOW - 16, is_row=is_row)
        self.title.setVisible(not self.view.faces and not (is_row and self.view.steps))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Have what the face is about beside the names of the faces, or below them where there is less room."""
        super().resizeEvent(event)
        self._place_note()
        self._fit_steps()

    def offer_others(self) -> None:
        """Have an option chosen that the one explained is compared against."""
        if not self.view.others:
            return
        if self.view.face not in _COMPARES:
            self.tabs.buttons[CardFace.WHY].click()
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for name, option in self.view.others:
            menu.addAction(plain(name), partial(self.againstRequested.emit, option))
        below = self.against if self.against.isVisible() else self.tabs
        menu.popup(below.mapToGlobal(below.rect().bottomLeft()))

    def _place_note(self) -> None:
        self.tabs.fit(self.width() - 2 * _MARGIN)
        tabs = sum(button.sizeHint().width() for button in self.tabs.buttons.values() if not button.isHidden())
        is_beside = tabs + _LEAST_NOTE + 2 * _MARGIN <= self.width()
        says_why = self.view.face in (CardFace.WHY, CardFace.NEEDS)
        # What the lines of a choice are about they say themselves.
        self.about.setVisible(says_why and bool(self.view.why.about) and (is_beside or not self.view.why.told))
        direction = QBoxLayout.Direction.LeftToRight if is_beside else QBoxLayout.Direction.TopToBottom
        if self._head.direction() != direction:
            self._head.setDirection(direction)
            self._head.setSpacing(_BESIDE if is_beside else 2)
            self.about.align = AlignRight if is_beside else AlignLeft
            self.about.update()
            self.note.setAlignment(self.about.align)

    def minimumSizeHint(self) -> QSize:
        return QSize(300, 150)


_FACE_NAMES = {
    CardFace.NEEDS: timeline_words.needs_face,
    CardFace.WHY: timeline_words.why_face,
    CardFace.THIS_TURN: timeline_words.turn_face,
    CardFace.FINAL_SCORE: timeline_words.final_face,
    CardFace.GRAPH: timeline_words.graph_face,
    CardFace.NOTES: timeline_words.notes_face,
}
_SHORT_NAMES = {**_FACE_NAMES, CardFace.NEEDS: timeline_words.short_needs_face}


def card_view(scene: Scene, ahead: Ahead) -> CardView:
    """Return what the card below the dice shows: the face that was chosen, as far as the game has it."""
    if scene.is_over and scene.viewed is None:
        return CardView(CardFace.GRAPH, title=words.whole_game())
    needed = needs(scene)
    without = (CardFace.NOTES,) if needed else (CardFace.NOTES, CardFace.NEEDS)
    faces = tuple(face for face in CardFace if face not in without)
    first = CardFace.NEEDS if needed and scene.visibility.chances else CardFace.WHY
    face = ahead.face if ahead.face in faces else first
    why = why_view(scene)
    return CardView(
        face,
        faces,
        note(scene, ahead),
        # What is needed is of the choice to come: it isn't explained by one that was made.
        why if not (face is CardFace.NEEDS and why.told) else NOTHING_TOLD,
        needed,
        hands_needed(scene) if needed else "",
        final_view(scene, ahead) if face is CardFace.FINAL_SCORE else None,
        compare_view(scene, ahead) if face is CardFace.FINAL_SCORE else None,
        turn_view(scene, ahead) if face is CardFace.THIS_TURN else None,
        others_view(scene),
    )


def stage_after(stage: FirstGame, scene: Scene) -> FirstGame:
    """Return how far somebody's first game is with a scene, that was at a `stage` before."""
    if scene.is_over and not (scene.is_look or scene.is_demo):  # of whatever kind
        return FirstGame.OVER
    if stage is FirstGame.OVER or not _is_plain(scene):
        return stage
    game, done = scene.game, _done(scene)
    went_on = game is not None and bool(game.events) and isinstance(game.events[-1], Rolled)
    return FirstGame.GOES_ON if all(done) and went_on else stage


def first_card(stage: FirstGame, scene: Scene, view: CardView) -> CardView:
    """Return what the coach's card shows in a first game in the place of `view`."""
    if not is_first(stage, scene) or view.face is not CardFace.WHY or not view.faces:
        return view
    is_last, has_steps = bool(view.why.told) and scene.viewed is None, stage is FirstGame.STEPS
    told = _folded(scene, view.why)
    if has_steps and told == WhyView(sentence=told.sentence):  # the steps say what to do
        told = WhyView()
    return replace(
        view,
        faces=(),
        title=words.last_choice() if is_last else _heading(scene, view.why),
        steps=_done(scene) if has_steps else (),
        why=replace(told, about="") if is_last else told,
    )


def _heading(scene: Scene, view: WhyView) -> str:
    """Return what a card without faces is about; nothing but that it is a first game where the coach is silent."""
    if view.about:
        return timeline_words.why_face()
    return tray_words.hint() if scene.visibility.hint and view.button else words.first_game_heading()


def first_line(stage: FirstGame, scene: Scene, view: TimelineView) -> TimelineView:
    """Return what the strip shows in a first game in the place of `view`: turns, marks and costs, but no line."""
    if not is_first(stage, scene):
        return view
    costs = view.shorter[1] if scene.visibility.luck and view.shorter else view.summary  # the first without luck
    return replace(view, marks=(), message="", summary=costs, shorter=())


def first_choices(stage: FirstGame, scene: Scene, rows: tuple[ChoicesRow, ...]) -> tuple[ChoicesRow, ...]:
    """Return *Your choices* of a first game in the place of `rows`: the choices, but not the luck of a turn."""
    if not is_first(stage, scene):
        return rows
    return tuple(replace(row, rows=tuple(one for one in row.rows if one.kind is not RowKind.FACT)) for row in rows)


def is_first(stage: FirstGame, scene: Scene) -> bool:
    """Return whether a scene is one of somebody's first game: others need all there is."""
    return stage is not FirstGame.OVER and _is_plain(scene) and not scene.is_over


def _is_plain(scene: Scene) -> bool:
    return scene.game is not None and scene.match is None and scene.goal is None and not scene.is_look


def _done(scene: Scene) -> tuple[bool, ...]:
    """Return which of the steps are done: roll, keep, score."""
    events = scene.game.events if scene.game is not None else ()
    has_kept = any(isinstance(event, Rolled) and any(event.kept) for event in events)
    has_scored = any(isinstance(event, Scored) for event in events)
    return bool(events), has_kept or bool(scene.kept_dice), has_scored


def _folded(scene: Scene, view: WhyView) -> WhyView:
    """Return what is said of a choice with a link that opens the bars."""
    decision, last = scene.viewed, scene.last_decision
    chosen = decision.costlier.chosen if decision is not None else last.taken if last is not None else None
    if not view.told or chosen is None:
        return view
    fold = words.why() if chosen.verdict is Verdict.BEST else words.why_cost(units.cost(chosen))
    has_more = view.pairs is not None or bool(view.parts)
    remark = view.remark or (words.or_play_on() if view.retry else "")
    return replace(view, fold=fold if has_more else "", remark=remark)
