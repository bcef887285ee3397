# SPDX-License-Identifier: MIT
"""The timeline as it is shown, and what lies ahead: final scores in ranges, where the turn ends, options in figures."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from operator import attrgetter
from typing import TYPE_CHECKING

from engine.analysis.explanations import CategoryEnding, TurnEnds
from engine.analysis.options import Option, Standing
from engine.analysis.verdicts import Measure, Verdict
from engine.game_review.review import Decision, Review, ReviewedMoment, TimelinePoint
from engine.games.goals import ReachGoal, RecordGoal, RiskGoal
from engine.training.retry import is_costly
from yahtzee_gui.board.coach import why_words
from yahtzee_gui.board.coach import words as coach_words
from yahtzee_gui.board.timeline import words
from yahtzee_gui.board.timeline.final_score import CompareRow, CompareView, FinalBin, FinalScoreView
from yahtzee_gui.board.timeline.graph import TimelineMark, TimelineView, TurnCell
from yahtzee_gui.board.timeline.session import Ahead, CardFace
from yahtzee_gui.board.timeline.this_turn import BoxRow, ThisTurnView
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.play.scene import LookAhead, Scene, can_look_ahead
from yahtzee_gui.words import goals, names, numbers, reviews, units
from yahtzee_gui.words.boxes import of_its_game

if TYPE_CHECKING:
    from engine.game_review.ends import Ends


_BEYOND = 0.002
"""The chance that lies beyond the picture at either end, at most."""
_WIDTHS, _MOST_BINS = (1, 2, 5, 10, 20, 25, 50), 45
_NEVER = 5e-5
_PERCENT = 5
_AROUND = (-50, 0, 50, 100)


@of_its_game
def why_nothing(scene: Scene) -> str:
    """Return why nothing shows of what lies ahead; empty where it is about to come."""
    if scene.watched is not None:
        return words.others_turn()
    if not scene.table.is_ready:
        return words.waits_for_table()
    if scene.game is not None and not can_look_ahead(scene.goal, scene.game.rules):
        return words.first_rolls_score()
    if scene.waits_for_goal and not scene.is_over:
        return words.waits_for_goal()
    if scene.is_over and scene.viewed is None:
        return words.at_end()
    if scene.mode is CoachMode.OFF and not scene.visibility.ahead:
        return words.off()
    return "" if scene.visibility.ahead else words.after_choice()


@of_its_game
def note(scene: Scene, ahead: Ahead) -> tuple[str, ...]:
    """Return what the face is about, and the same ever shorter."""
    look_ahead, viewed = ahead.look_ahead, scene.viewed
    if look_ahead is None or ahead.face not in (CardFace.FINAL_SCORE, CardFace.THIS_TURN):
        return ()
    if _is_of_turn_before(scene, look_ahead):
        return words.exact(words.last_turn(), words.short_last_turn()) if ahead.face is CardFace.FINAL_SCORE else ()
    was_chosen = look_ahead.is_past and (viewed is None or look_ahead.option in (viewed.chosen, viewed.taken))
    about = words.about(look_ahead.option, was_chosen=was_chosen)
    return about[1:] if _wait(ahead) else about  # nothing is exact that isn't there


def _wait(ahead: Ahead) -> bool:
    """Return whether no figures show for long: final scores before the player asks, a turn while a goal is solved."""
    if ahead.face is CardFace.THIS_TURN:  # without a goal it is there in milliseconds
        return ahead.turn is None and ahead.look_ahead is not None and ahead.look_ahead.goal is not None
    return ahead.face is CardFace.FINAL_SCORE and ahead.ends_wait_for_word


def _is_of_turn_before(scene: Scene, look_ahead: LookAhead) -> bool:
    """Return whether what is known is of a choice in the turn before, while that of this turn is still to be made."""
    game = scene.game
    is_last = look_ahead.is_past and scene.viewed is None and game is not None
    return is_last and game is not None and look_ahead.position.scores != game.scores


# ---- final scores ---------------------------------------------------------------------------------------------------


@of_its_game
def final_view(scene: Scene, ahead: Ahead) -> FinalScoreView:
    """Return what is shown of the final scores."""
    look_ahead = ahead.look_ahead
    if look_ahead is None:
        return FinalScoreView(message=why_nothing(scene))
    found = [ahead.ends[option] for option in look_ahead.options if option in ahead.ends]
    target = ahead.shown_target
    figures = words.only_mean(numbers.value(_mean(look_ahead.option, ahead.mean))) if ahead.mean is not None else ""
    if ahead.ends_wait_for_word:
        return FinalScoreView(message=words.early(), button=(words.work_out(),))
    if len(found) < len(look_ahead.options):
        return FinalScoreView(message=words.working(numbers.done(ahead.done)), figures=figures)
    assert target is not None
    named = [words.short(option) for option in look_ahead.options]
    chances = tuple((name, _reached(look_ahead, ends, target)) for name, ends in zip(named, found, strict=True))
    first = found[0]
    best, button = _best(ahead, target)
    event = words.or_more(target)
    spoken = "; ".join(words.chances_of(event, chance, name) for name, chance in chances)
    low, high = first.percentile(25), first.percentile(75)
    share = first.at_least(low) - first.at_least(high + 1)
    summary = words.summary(_mean(_listed(look_ahead, first), first.figures.mean), first.figures.sd, low, high, share)
    mark = words.goal_mark(look_ahead.goal, first) if look_ahead.goal is not None else ""
    at = first.needs if first.needs is not None else first.worth
    bins = _bins(named, found, (target, round(at)) if at is not None else (target,))
    spoken = f"{spoken}; {mark}" if mark else spoken
    return FinalScoreView(bins, target, event, chances, best, button, summary, "", spoken, at, mark)


def _best(ahead: Ahead, target: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return what is said of the best chance of a score, and on the button that has it worked out, ever shorter."""
    if target in ahead.best:
        chance = units.percent(100.0 * ahead.best[target])
        return (words.best_chance(chance), words.short_best(chance)), ()
    if ahead.best_done is not None:
        return (words.best_waits(numbers.done(ahead.best_done)), words.short_best("?")), ()
    is_fair = ahead.look_ahead is not None and ahead.look_ahead.position.dice_model.is_fair
    return (), (words.find_best(), words.short_find_best()) if is_fair and ahead.is_early else ()


def _bins(named: Sequence[str], found: Sequence[Ends], marked: tuple[int, ...]) -> tuple[FinalBin, ...]:
    """Return ranges of final scores of one width that hold nearly all of every option, and the scores `marked`."""
    low = min(*(_quantile(ends.final, _BEYOND) for ends in found), *marked)
    high = max(*(len(ends.final) - 1 - _quantile(ends.final[::-1], _BEYOND) for ends in found), *marked)
    width = next((width for width in _WIDTHS if (high - low) // width + 2 <= _MOST_BINS), _WIDTHS[-1])
    bins = []
    for first in range(low // width * width, high + 1, width):
        chances = [math.fsum(ends.final[first : first + width]) for ends in found]
        card = words.range_card(first, first + width - 1, list(zip(named, chances, strict=True)))
        bins.append(FinalBin(first, first + width - 1, tuple(100.0 * chance for chance in chances), card))
    return tuple(bins)


def _quantile(chances: Sequence[float], beyond: float) -> int:
    """Return the first place up to which more than `beyond` has come together."""
    total = 0.0
    for place, chance in enumerate(chances):
        total += chance
        if total > beyond:
            return place
    return len(chances) - 1


# ---- options side by side -------------------------------------------------------------------------------------------


@of_its_game
def compare_view(scene: Scene, ahead: Ahead) -> CompareView | None:
    """Return the figures of final scores beside their picture; None where the face does not show these."""
    look_ahead = ahead.look_ahead
    if look_ahead is None or ahead.face is not CardFace.FINAL_SCORE or scene.analysis is None or _wait(ahead):
        return None
    known = [ahead.ends.get(option) for option in look_ahead.options]
    heading = words.two_options() if len(known) > 1 else words.one_option()
    target = ahead.shown_target
    rows = () if target is None else tuple(_figures(scene.goal, look_ahead, known, target))
    dice = tuple(option.keep if option is not None else None for option in look_ahead.options)
    named = tuple(words.short(option) for option in look_ahead.options)
    return CompareView(heading, named, dice, rows)


def _figures(
    goal: RecordGoal | None, look_ahead: LookAhead, known: Sequence[Ends | None], target: int
) -> list[CompareRow]:
    """Return the rows of the table, one figure for each option, blank until it is worked out."""

    def row(name: str, figure: Callable[..., str], hint: str = "") -> CompareRow:
        return CompareRow(name, tuple(figure(ends) if ends is not None else "" for ends in known), hint)

    by_goal = []
    if isinstance(look_ahead.goal, RiskGoal):
        by_goal = [row(units.sure_score(), lambda ends: numbers.value(ends.worth), words.sure_score_explained())]
    elif look_ahead.goal is not None:
        name = (
            words.or_more(look_ahead.goal.target) if isinstance(look_ahead.goal, ReachGoal) else goals.chance_of(goal)
        )
        by_goal = [row(name, lambda ends: _chance(_listed(look_ahead, ends), ends))]
    low = words.percentile_explained(100 - _PERCENT)
    is_for_points = look_ahead.goal is None or isinstance(look_ahead.goal, RiskGoal)
    of_goal = words.mean_for_goal() if isinstance(look_ahead.goal, ReachGoal) else words.mean_to_win()
    mean, explained = (words.mean(), "") if is_for_points else (of_goal, words.mean_explained())
    rows = [
        *by_goal,
        row(mean, lambda ends: numbers.value(_mean(_listed(look_ahead, ends), ends.figures.mean)), explained),
        row(words.median(), lambda ends: str(ends.percentile(50)), words.median_explained()),
        row(words.spread(), lambda ends: numbers.decimal(ends.figures.sd, 1), words.spread_explained()),
        row(words.percentile(100 - _PERCENT), lambda ends: str(ends.percentile(_PERCENT)), low),
    ]
    met = {look_ahead.goal.target} if isinstance(look_ahead.goal, ReachGoal) else set()
    for score in sorted({max(0, target + step) for step in _AROUND} - met):
        rows.append(row(words.or_more(score), lambda ends, at=score: units.percent(100.0 * ends.at_least(at))))
    return rows


def _listed(look_ahead: LookAhead, ends: Ends) -> Option | None:
    """Return the option of these ends as the coach's list has it: its figures are written as there."""
    return next((option for option in look_ahead.options if option is not None and option == ends.option), None)


def _mean(option: Option | None, mean: float) -> float:
    """Return the average as the list writes it where that is what the option is judged by."""
    if option is None or option.measure is not None:
        return mean
    return numbers.beside_its_loss(option.value, option.points_lost)


def _chance(option: Option | None, ends: Ends) -> str:
    """Return the chance of the goal as the list writes it where that is what the option is judged by."""
    if option is not None and option.measure is Measure.CHANCE:
        return units.of_option(option)
    return units.percent(100.0 * (ends.worth or 0.0))


def _reached(look_ahead: LookAhead, ends: Ends, score: int) -> str:
    """Return the chance of a score; of the one that is played for as the list writes it."""
    if look_ahead.goal == ReachGoal(score):
        return _chance(_listed(look_ahead, ends), ends)
    return units.percent(100.0 * ends.at_least(score))


# ---- this turn ------------------------------------------------------------------------------------------------------


@of_its_game
def turn_view(scene: Scene, ahead: Ahead) -> ThisTurnView:
    """Return what is shown of where the turn ends: likely boxes first, then those that could be aimed for."""
    if ahead.look_ahead is None or _is_of_turn_before(scene, ahead.look_ahead):
        return ThisTurnView(message=why_nothing(scene))
    if ahead.turn is None:
        return ThisTurnView(message=words.working(numbers.done(ahead.done)) if _wait(ahead) else "")
    turn = _by_its_keep(ahead.turn, ahead.look_ahead)
    known = {ending.category: ending for ending in turn.endings if ending.chance > _NEVER}
    others = [box for box in ahead.look_ahead.position.rules.categories if box in turn.most and box not in known]
    others.sort(key=lambda box: -turn.most[box].chance)
    nothing = [CategoryEnding(box, 0.0, 0.0, 0.0) for box in others]
    rows = tuple(row for ending in (*known.values(), *nothing) for row in _rows(turn, ending))
    has_keeps = any(row.keep is not None for row in rows)
    right = "" if not turn.most else words.at_most() if has_keeps else words.only_chance()
    return ThisTurnView(rows, heads=(words.ends_here(), right))


def _by_its_keep(turn: TurnEnds, look_ahead: LookAhead) -> TurnEnds:
    """Return where a turn ends, with the keep it is about for every hand that no keep makes more often, else the best.

    Of several keeps that are as good, any other would look as if it were better than that one.
    """
    keeps = [
        option.keep for option in (look_ahead.option, look_ahead.best) if option is not None and option.keep is not None
    ]
    most = {
        box: replace(one, keep=next((keep for keep in keeps if keep in one.equal), one.keep))
        for box, one in turn.most.items()
    }
    return replace(turn, most=most)


def _rows(turn: TurnEnds, ending: CategoryEnding) -> Iterator[BoxRow]:
    """Yield the row of a box, and below it that of the zeros there, where the turn may end there with points, too."""
    box, zeros, made = ending.category, ending.zero_chance, ending.chance - ending.zero_chance
    if zeros <= _NEVER or made <= _NEVER:
        yield _row(turn, ending, is_zero=zeros > _NEVER)
        return
    yield _row(turn, CategoryEnding(box, made, ending.points * ending.chance / made, 0.0))
    chance = units.percent(100.0 * zeros)
    spoken = f"{why_words.points_in(box, 0)} {chance}"
    yield BoxRow(words.or_zero(), zeros, chance, "0", spoken=spoken, is_zero=True)


def _row(turn: TurnEnds, ending: CategoryEnding, *, is_zero: bool = False) -> BoxRow:
    most = turn.most.get(ending.category)
    return BoxRow(
        names.category(ending.category),
        ending.chance,
        units.percent(100.0 * ending.chance),
        _points(ending),
        most.chance if most is not None else None,
        units.percent(100.0 * most.chance) if most is not None else "",
        most.keep if most is not None else None,
        words.roll_all() if most is not None and most.keep == () else "",
        words.box_spoken(ending.category, ending.chance, ending.points, most),
        is_zero=is_zero,
    )


def _points(ending: CategoryEnding) -> str:
    if not ending.chance:
        return ""
    points = round(ending.points, 1)
    return str(round(points)) if points == round(points) else numbers.decimal(points, 1)


@of_its_game
def timeline_view(scene: Scene) -> TimelineView:
    """Return what the timeline shows: the game of whom the list of choices is about."""
    told, game = scene.before_passing or scene, scene.game
    view = _line(told)
    return replace(
        view,
        title=coach_words.timeline(view.measure, scene.goal),
        turns=len(game.rules.boxes) if game is not None else view.turns,
        cells=_cells(told, view.marks),
        current=game.turn if game is not None and not game.is_over else 0,
        heading=words.this_match() if scene.match is not None else words.this_game(),
    )


def _cells(scene: Scene, marks: Sequence[TimelineMark]) -> tuple[TurnCell, ...]:
    """Return the turns in which a choice is judged."""
    cards = {mark.event: mark.card for mark in marks}
    turns: dict[int, list[Decision]] = defaultdict(list)
    for decision in scene.decisions:
        if decision.event in cards:
            turns[decision.turn].append(decision.costlier)
    return tuple(
        TurnCell(
            turn,
            max(decision.verdict for decision in made),
            max(filter(is_costly, made), key=attrgetter("verdict", "points_lost"), default=made[-1]).event,
            tuple(" · ".join(cards[decision.event][:2]) for decision in made),
            scene.viewed is not None and scene.viewed.turn == turn,
        )
        for turn, made in turns.items()
    )


def _line(scene: Scene) -> TimelineView:
    if not scene.visibility.verdicts:
        return TimelineView(message=coach_words.timeline_is_off())
    review = scene.line
    if review is None:
        # Between an action and its review, milliseconds later, the chart would only flicker: say nothing.
        message = coach_words.timeline_waits() if scene.table.par is None else ""
        return TimelineView(message=message, measure=scene.measure)
    marks = _marks(scene, review)
    is_par = is_from_the_start(review)
    summary, *shorter = _sums(scene, review)
    return TimelineView(
        marks,
        len(review.game.rules.boxes),
        review.start if review.has_start else None,  # else it is not known yet
        summary,
        measure=review.measure,
        is_par=is_par,
        shorter=tuple(shorter),
    )


def is_from_the_start(review: Review) -> bool:
    """Return whether a game began with an empty card: one that was set up has a start, but that is not par."""
    start = review.game.start
    return not start.filled and not start.has_rolled


def _sums(scene: Scene, review: Review) -> tuple[str, ...]:
    """Return what the line adds up to, and what stands for it where there is less and less room.

    What was played stands first, and what it would have been at first where they differ. Without one of its parts a sum
    wouldn't add up, so only what was lost stays; and nothing as long as it doesn't have a choice whose verdict is seen.
    """
    if not review.is_complete:
        return ("",)
    measure, has_luck = review.measure, scene.visibility.luck
    luck = units.luck_of(review) if has_luck else None
    others = units.others_in(review) if review.others else None
    final = units.lost_in(review)
    lost, played = units.first_lost_in(review), final if review.was_taken_back else None
    is_own = not scene.named_person
    alone = units.short(numbers.signed(0.0 - final), measure)  # rather than a part of a sum, without its unit
    summary = partial(coach_words.timeline_summary, lost, measure=measure, is_own=is_own)
    return (
        summary(luck, played, others=others),
        summary(None, played),
        coach_words.timeline_lost(final, measure, is_own=is_own),
        *([alone] if measure is Measure.CHANCE else []),
    )


def _marks(scene: Scene, review: Review) -> tuple[TimelineMark, ...]:
    """Place every roll and decision inside its turn; a box is scored where its turn ends."""
    marks: list[TimelineMark] = []
    per_turn, start = review.game.rules.rolls_per_turn, review.game.start
    rolls, luck = per_turn - start.rolls_left if start.has_rolled else 0, 0.0  # a set-up position may have dice
    for point in scene.points:
        decision = point.decision
        if decision is None:
            rolls += point.moment is ReviewedMoment.ROLL
            luck = point.change
            if point.moment is ReviewedMoment.OTHERS:
                marks.append(TimelineMark(float(point.turn), point.prospect))
                continue
            within = (rolls - 0.5) / per_turn if rolls else 0.0
            marks.append(TimelineMark(point.turn - 1 + within, point.prospect))
            continue
        is_score, played = decision.taken.category is not None, decision.as_played
        marks.append(
            TimelineMark(
                point.turn - 1 + (1.0 if is_score else rolls / per_turn),
                point.prospect,
                _verdict(decision.costlier),
                decision.event,
                scene.viewed is not None and decision.event == scene.viewed.event,
                decision.was_taken_back and _verdict(played) is None,
                (
                    reviews.moment(decision),
                    reviews.judged(decision),
                    reviews.figures(_standing(point, decision), luck, decision.analysis.measure),
                ),
                played=_verdict(played),
            )
        )
        rolls = 0 if is_score else rolls
    return tuple(marks)


def _standing(point: TimelinePoint, decision: Decision) -> Standing:
    """Return how the game stood after a decision, with the figure that the list of its options has."""
    figure = units.figure_at(point, decision.analysis.measure)
    return Standing(figure, figure if decision.analysis.measure is None else units.expected_at(point))


def _verdict(decision: Decision) -> Verdict | None:
    """Return the verdict on a choice, where it is worth a mark."""
    return decision.verdict if is_costly(decision) else None
