# SPDX-License-Identifier: MIT
"""Somebody's first game: three steps to tick, the verdict as dice and a sentence, and figures only when asked for.

There is no graph, no par and no luck in it, and no other face of the coach's card until a key or the menu asks for one.
"""

from __future__ import annotations

from dataclasses import replace

from engine.analysis.verdicts import Verdict
from engine.games.game import Rolled, Scored
from yahtzee_gui.board import first_game_words as words
from yahtzee_gui.board.card import CardView
from yahtzee_gui.board.choices.rows import ChoicesView, RowKind
from yahtzee_gui.board.coach import explanation_words
from yahtzee_gui.board.coach.why import WhyView
from yahtzee_gui.board.timeline.graph import TimelineView
from yahtzee_gui.board.timeline.session import CardFace
from yahtzee_gui.desktop.preferences import FirstGame
from yahtzee_gui.play.scene import Scene, costlier


def stage_after(stage: FirstGame, scene: Scene) -> FirstGame:
    """Return how far somebody's first game is with a scene, that was at a `stage` before."""
    if stage is FirstGame.OVER or not _is_plain(scene):
        return stage
    if scene.is_over:
        return FirstGame.OVER
    game, done = scene.game, _done(scene)
    went_on = game is not None and bool(game.events) and isinstance(game.events[-1], Rolled)
    return FirstGame.GOES_ON if all(done) and went_on else stage


def first_card(stage: FirstGame, scene: Scene, view: CardView) -> CardView:
    """Return what the coach's card shows in a first game in the place of `view`."""
    if not is_first(stage, scene) or view.face is not CardFace.WHY or not view.faces:
        return view
    is_last, has_steps = view.why.about == explanation_words.last_choice(), stage is FirstGame.STEPS
    told = _folded(scene, view.why)
    if has_steps and told == WhyView(sentence=told.sentence):  # the steps say what to do
        told = WhyView()
    return replace(
        view,
        faces=(),
        title=words.last_choice() if is_last else words.heading(),
        steps=_done(scene) if has_steps else (),
        why=replace(told, about="") if is_last else told,
    )


def first_line(stage: FirstGame, scene: Scene, view: TimelineView) -> TimelineView:
    """Return what the strip shows in a first game in the place of `view`: turns, marks and costs, but no line."""
    if not is_first(stage, scene):
        return view
    costs = view.shorter[1] if scene.visibility.luck and view.shorter else view.summary  # the first without luck
    return replace(view, marks=(), message="", summary=costs, shorter=())


def first_choices(stage: FirstGame, scene: Scene, view: ChoicesView) -> ChoicesView:
    """Return *Your choices* of a first game in the place of `view`: the choices, but not the luck of a turn."""
    if not is_first(stage, scene):
        return view
    return ChoicesView(
        tuple(replace(row, rows=tuple(fact for fact in row.rows if fact.kind is not RowKind.FACT)) for row in view.rows)
    )


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
    decision = scene.viewed or scene.lesson or scene.last_decision
    if not view.told or decision is None:
        return view
    chosen = costlier(decision).chosen
    fold = words.why() if chosen.verdict is Verdict.BEST else words.why_cost(chosen)
    has_more = view.pairs is not None or bool(view.parts)
    remark = view.remark or (words.or_play_on() if view.retry else "")
    return replace(view, fold=fold if has_more else "", remark=remark)
