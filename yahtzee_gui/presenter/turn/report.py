# SPDX-License-Identifier: MIT
"""The report on a turn as it is shown: with verdicts where they may be seen, else the plain log of what was rolled."""

from __future__ import annotations

from dataclasses import replace

from engine.analysis.verdicts import Verdict
from engine.coach.reviewing.review import Decision, Moment, Review, TimelinePoint
from engine.games.game import NOTHING_KEPT, Event, Game, Rolled, Scored, replay
from engine.rules.categories import CATEGORIES
from yahtzee_gui.play.scene.scene import Scene
from yahtzee_gui.presenter.turn.explained import why
from yahtzee_gui.presenter.turn.tray import bonus_points, pace
from yahtzee_gui.widgets.coach.turn_report import TurnEntry, TurnFact, TurnReportView
from yahtzee_gui.wording import names, numbers, options, units
from yahtzee_gui.wording.coach import explaining, reporting
from yahtzee_gui.wording.game import announcing, play


def turn_report(scene: Scene) -> TurnReportView | None:
    """Return the report on the turn in which the player decided last; None before the first decision."""
    game = scene.game
    if game is None:
        return None
    steps = list(zip(replay(game.start, game.events), game.events, strict=False))
    choices = [(place, before, event) for place, (before, event) in enumerate(steps) if before.has_rolled]
    if not choices:
        return None
    turn = choices[-1][1].turn
    decisions = {decision.event: decision for decision in scene.decisions}
    entries = tuple(
        _entry(before, event, decisions.get(place)) for place, before, event in choices if before.turn == turn
    )
    is_whole = turn < game.turn or game.is_over
    facts = _facts(scene, turn) if is_whole else ()
    title = play.turn(turn, len(CATEGORIES)) if is_whole else reporting.turn_so_far(turn)
    heading = reporting.what_the_turn_did() if facts else ""
    plain = _plain_facts(game)
    if not scene.sight.verdicts:
        heading, plain = "", (*plain, *_log(game, turn))
    lesson = _lesson(scene)
    lesson_heading = reporting.worth_knowing() if lesson else ""
    view = TurnReportView(title, entries, heading, facts + plain, lesson_heading, lesson)
    view = replace(view, spoken=_spoken(view))
    # What stood there before the next roll still stands: only the heading says that it is of the turn before.
    return replace(view, title=reporting.turn_before(turn)) if is_whole and game.has_rolled else view


def _entry(before: Game, event: Event, decision: Decision | None) -> TurnEntry:
    kept = event.kept if isinstance(event, Rolled) else NOTHING_KEPT
    if isinstance(event, Rolled):
        done = reporting.kept(before.kept_dice(event.kept))
    else:
        done = reporting.took(event.category, event.points + bonus_points(before, event))
    if decision is None or not decision.counts:
        return TurnEntry(before.dice, kept, done)
    taken = decision.taken
    if decision.was_taken_back:
        note = options.first_try(decision.chosen, taken)
    else:
        is_best = taken.verdict is Verdict.BEST or decision.best is taken
        note = "" if is_best else options.begun(options.best_was(decision.best))
    return TurnEntry(before.dice, kept, done, names.loss_and_word(taken), taken.verdict, note)


def _facts(scene: Scene, turn: int) -> tuple[TurnFact, ...]:
    """Return what a whole turn did to the expected final score and to the chance of the upper bonus."""
    review = scene.review
    if review is None or not scene.sight.verdicts or not any(decision.turn == turn for decision in scene.decisions):
        return ()
    luck = sum(point.change for point in review.points if point.turn == turn and point.moment is Moment.ROLL)
    lost = sum(decision.taken.lost for decision in review.decisions if decision.turn == turn)
    measure, (before_turn, after_turn) = review.measure, _around(review, turn)
    facts = [
        TurnFact(reporting.dice(), units.short(numbers.signed(luck), measure), luck),
        TurnFact(reporting.your_choices(), units.short(numbers.signed(-lost), measure), -lost),
    ]
    if measure is not None:
        figures = [units.prospect(point.prospect, measure) for point in (before_turn, after_turn)]
        facts.append(TurnFact(reporting.prospect(measure), reporting.change(*figures)))
    figures = [numbers.value(point.expected) for point in (before_turn, after_turn)]
    facts.append(TurnFact(reporting.expected(), reporting.change(*figures)))
    if scene.bonus_chances is not None:
        change = reporting.change(*map(explaining.chance, scene.bonus_chances))
        facts.append(TurnFact(play.upper_bonus_name(), change))
    return tuple(facts)


def _around(review: Review, turn: int) -> tuple[TimelinePoint, TimelinePoint]:
    """Return how the game stood before and after the player's part of a turn."""
    before = [point for point in review.points if point.turn < turn or point.moment is Moment.START]
    own = [point for point in review.points if point.turn == turn and point.moment is not Moment.OTHERS]
    return before[-1], own[-1]


def _plain_facts(game: Game) -> tuple[TurnFact, ...]:
    """Return what everybody can count."""
    return (
        TurnFact(reporting.bonus_pace(), play.pace_short(*pace(game))),
        TurnFact(reporting.boxes_left(), str(len(CATEGORIES) - len(game.filled))),
    )


def _log(game: Game, before: int) -> tuple[TurnFact, ...]:
    """Return what the turns before one brought, the newest first."""
    scores = [event for event in game.events if isinstance(event, Scored)][: before - 1]
    lines = [
        TurnFact(reporting.turn(number), reporting.took(event.category, event.points + bonus_points(game, event)))
        for number, event in enumerate(scores, 1)
    ]
    return tuple(reversed(lines))


def _lesson(scene: Scene) -> str:
    """Return why the costliest choice of the turn was worth less, once it is known."""
    return why(scene, scene.lesson) if scene.lesson is not None else ""


def _spoken(view: TurnReportView) -> str:
    entries = [
        ", ".join(filter(None, (names.dice(entry.dice), entry.done, entry.judged, entry.note)))
        for entry in view.entries
    ]
    facts = [f"{fact.name} {fact.figure}" for fact in view.facts]
    return announcing.sentences([view.title, *entries, *facts, view.lesson])
