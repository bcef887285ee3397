# SPDX-License-Identifier: MIT
"""The report on a turn as it is shown: with verdicts where they may be seen, else the plain log of what was rolled."""

from __future__ import annotations

from dataclasses import replace

from engine.analysis.verdicts import Verdict
from engine.game_review.review import Decision, Review, ReviewedMoment, TimelinePoint
from engine.games.game import NOTHING_KEPT, Event, Game, Rolled, Scored
from engine.rules.ties import EQUAL
from yahtzee_gui.board.coach import explanation_words, turn_report_words
from yahtzee_gui.board.coach.end_bars import EndBar
from yahtzee_gui.board.coach.explanation_view import end_bars, why
from yahtzee_gui.board.coach.turn_report import TurnEntry, TurnFact, TurnReportView
from yahtzee_gui.board.match import words as match_words
from yahtzee_gui.board.tray import words as tray_words
from yahtzee_gui.board.tray.view import bonus_points, pace
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.play.scene import Scene, choices_made
from yahtzee_gui.words import announcing, decisions, names, numbers, options, units
from yahtzee_gui.words.boxes import of_its_game


@of_its_game
def turn_report(scene: Scene) -> TurnReportView | None:
    """Return the report on the turn in which the player decided last; None before the first decision."""
    game = scene.game
    if game is None:
        return None
    choices = choices_made(game)
    if not choices:
        return None
    turn = choices[-1][1].turn
    known = {decision.event: decision for decision in scene.decisions}
    entries = tuple(_entry(before, event, known.get(place)) for place, before, event in choices if before.turn == turn)
    is_whole = turn < game.turn or game.is_over
    facts = _facts(scene, turn, len(entries)) if is_whole else ()
    remark = turn_report_words.verdict_follows() if scene.waits_for_verdict else ""
    title = tray_words.turn(turn, len(game.rules.boxes)) if is_whole else turn_report_words.turn_so_far(turn)
    heading = turn_report_words.what_the_turn_did() if facts else ""
    if scene.mode is CoachMode.OFF and not scene.visibility.verdicts:  # nothing is going to be judged before the end
        facts = _log(game, turn)
    view = TurnReportView(title, entries, heading, facts, remark, *_lesson(scene), _lesson_bars(scene))
    view = replace(view, spoken=_spoken(view), measure=scene.measure)
    # What stood there before the next roll still stands: only the heading says that it is of the turn before.
    return replace(view, title=turn_report_words.turn_before(turn)) if is_whole and game.has_rolled else view


def passed_on(report: TurnReportView, name: str) -> TurnReportView:
    """Return the report on the turn of the person who handed the screen on: its choices can't be looked back at now."""
    entries = tuple(replace(entry, event=None) for entry in report.entries)
    facts = tuple(fact for fact in report.facts if fact.name != turn_report_words.others())  # they come after it
    title = turn_report_words.turn_of(name, report.title)
    view = replace(report, title=title, entries=entries, facts=facts)
    return replace(view, spoken=_spoken(view))


def _entry(before: Game, event: Event, decision: Decision | None) -> TurnEntry:
    """Return a decision of the turn."""
    kept = event.kept if isinstance(event, Rolled) else NOTHING_KEPT
    if isinstance(event, Rolled):
        done = turn_report_words.kept(before.kept_dice(event.kept))
    else:
        done = turn_report_words.took(event.category, event.points + bonus_points(before, event))
    if decision is None:
        return TurnEntry(before.dice, kept, done)
    if not decision.counts:
        return TurnEntry(
            before.dice, kept, done, note=options.begun(decisions.uncounted(decision)), event=decision.event
        )
    taken = decision.taken
    if decision.was_taken_back:
        note = options.first_choice(decision.chosen, taken, decision.analysis.best)
    else:
        is_best = taken.verdict is Verdict.BEST or decision.best is taken
        note = "" if is_best else options.begun(options.best_was(decision.best))
    return TurnEntry(before.dice, kept, done, names.loss_and_word(taken), taken.verdict, note, decision.event)


def _facts(scene: Scene, turn: int, choices: int) -> tuple[TurnFact, ...]:
    """Return what a whole turn did to the expected final score and to the chance of the upper bonus.

    Nothing is told of it before all its `choices` are judged.
    """
    review = scene.review
    if review is None or sum(one.turn == turn for one in scene.decisions) < choices:
        return ()  # what comes later would change every figure
    measure, (before_turn, after_turn) = review.measure, _around(review, turn)
    before, after = (units.figure_at(point, measure) for point in (before_turn, after_turn))
    played = [point for point in review.points if point.turn == turn and point.decision is not None]
    lost = sum(numbers.shown_loss(0.0 - point.change, measure) for point in played)
    luck = after - before + lost  # all as written, so that it adds up
    facts = [
        TurnFact(turn_report_words.dice(), units.short(numbers.signed(luck), measure), luck),
        TurnFact(turn_report_words.your_choices(), units.short(numbers.signed(-lost), measure), -lost),
    ]
    beside = []
    if any(point.decision is not None and point.decision.was_taken_back for point in played):
        first = sum(numbers.shown_loss(point.decision.points_lost, measure) for point in played if point.decision)
        figure = units.short(numbers.signed(-first), measure)  # last, without a bar: the others add up
        beside = [TurnFact(turn_report_words.first_choices(), figure)]
        facts[-1] = replace(facts[-1], name=turn_report_words.then_played())
    if measure is not None:
        figures = [units.prospect(figure, measure) for figure in (before, after)]
        change = _about(review, turn, turn_report_words.change(*figures))
        facts.append(TurnFact(turn_report_words.prospect(measure, scene.goal), change))
        facts += _what_others_did(review, turn, after)
    expected = (units.expected_at(point) for point in (_before_others(review, before_turn), after_turn))
    ends = expected if measure is not None else (before, after)
    figures = list(map(numbers.value, ends))
    facts.append(TurnFact(turn_report_words.expected(), _about(review, turn, turn_report_words.change(*figures))))
    if scene.measure is None and len(scene.turn_ends) > 1 and _is_bonus_open(review, turn):
        known = scene.bonus_chances
        change = turn_report_words.change(*map(explanation_words.chance, known)) if known is not None else ""
        facts.append(TurnFact(tray_words.upper_bonus_name(), change or turn_report_words.not_known_yet))
    return (*facts, *beside)


def _about(review: Review, turn: int, change: str) -> str:
    """Return how a turn changed a figure, with *about* where finer ones may take its place."""
    is_approximate = any(point.is_approximate for point in review.points if point.turn == turn)
    return match_words.about_chance(change) if is_approximate else change


def _what_others_did(review: Review, turn: int, after: float) -> list[TurnFact]:
    """Return what the others' turns changed since the player's own ended with `after`: the gap in the line."""
    stands = [one.prospect for one in review.points if one.turn == turn and one.moment is ReviewedMoment.OTHERS]
    change = round(round(stands[-1], 1) - after, 1) if stands else 0.0
    if not change:
        return []
    return [TurnFact(turn_report_words.others(), units.short(numbers.signed(change), review.measure), change)]


def _is_bonus_open(review: Review, turn: int) -> bool:
    """Return whether the upper bonus was neither earned nor out of reach before the turn."""
    before = next(decision.before for decision in review.decisions if decision.turn == turn)
    _ahead, missing, is_earned = pace(before)
    return bool(before.rules.upper_bonus) and not (missing or is_earned)


def _around(review: Review, turn: int) -> tuple[TimelinePoint, TimelinePoint]:
    """Return how the game stood before and after the player's part of a turn."""
    before = [point for point in review.points if point.turn < turn or point.moment is ReviewedMoment.START]
    own = [point for point in review.points if point.turn == turn and point.moment is not ReviewedMoment.OTHERS]
    return before[-1], own[-1]


def _before_others(review: Review, point: TimelinePoint) -> TimelinePoint:
    """Return the point before what others did if it left the expected score as it was: it is written as there."""
    place = next(place for place, one in enumerate(review.points) if one is point)
    while place and review.points[place].moment is ReviewedMoment.OTHERS:
        if abs(review.points[place].expected - review.points[place - 1].expected) > EQUAL:
            break
        place -= 1
    return review.points[place]


def _log(game: Game, before: int) -> tuple[TurnFact, ...]:
    """Return what the turns before one brought, the newest first."""
    scores = [event for event in game.events if isinstance(event, Scored)][: before - 1]
    lines = [
        TurnFact(
            turn_report_words.turn(number),
            turn_report_words.took(event.category, event.points + bonus_points(game, event)),
        )
        for number, event in enumerate(scores, 1)
    ]
    return tuple(reversed(lines))


def _lesson(scene: Scene) -> tuple[str, str]:
    """Return why a costly choice of the turn was worth less, once it is known, after a heading that says which."""
    told = scene.lesson
    text = why(scene, told) if told is not None else ""
    if told is None or not text:
        return "", ""
    return turn_report_words.worth_knowing(told.chosen, is_first=told.was_taken_back), text


def _lesson_bars(scene: Scene) -> tuple[EndBar, ...]:
    """Return where that turn would have ended, and where after the best choice."""
    if scene.lesson is None or scene.measure is not None:
        return ()
    comparison = scene.comparison_of(scene.lesson)
    return end_bars(comparison) if comparison is not None else ()


def _spoken(view: TurnReportView) -> str:
    entries = [
        ", ".join(filter(None, (names.dice(entry.dice), entry.done, entry.judged, entry.note)))
        for entry in view.entries
    ]
    facts = [f"{fact.name} {fact.figure}" for fact in view.facts]
    bars = [bar.spoken for bar in view.lesson_bars]
    told = [view.title, *entries, view.remark, *facts, view.lesson_heading, view.lesson, *bars]
    return announcing.sentences(told)
