# SPDX-License-Identifier: MIT
"""The end page as it is shown, and the result of a game as a text to hand on, with the code for the same rolls."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from functools import partial
from typing import NamedTuple

from engine.analysis.verdicts import Measure, Verdict
from engine.game_review.perfect_games import better_than, luckier_than
from engine.game_review.review import Decision, Review
from engine.games.game import Game
from engine.games.goals import ReachGoal, RecordGoal
from engine.games.match import Match, Seat
from engine.games.record import Record, help_in
from engine.rules.categories import Category
from engine.rules.scoring import RULE_SETS
from engine.training.retry import is_costly
from engine.training.themes import to_practise
from yahtzee_gui.board import match_words
from yahtzee_gui.board.match_view import result
from yahtzee_gui.board.timeline.graph import TimelineView
from yahtzee_gui.board.timeline.view import is_from_the_start, timeline_view
from yahtzee_gui.board.tray.view import badge_of_game, tint
from yahtzee_gui.end_page import words as end_page_words
from yahtzee_gui.end_page.costs import CostRow, CostsView
from yahtzee_gui.end_page.page import EndPageView, EndWords, Sum, SumPart
from yahtzee_gui.learn.practice import words as practice_words
from yahtzee_gui.library.days import day_of
from yahtzee_gui.library.match_results import SeriesState
from yahtzee_gui.play.ghost import follows_from_seed
from yahtzee_gui.play.moments import is_flawless, is_new_best
from yahtzee_gui.play.scene import Scene
from yahtzee_gui.words import games, glossary, goals, names, numbers, options, reviews, units
from yahtzee_gui.words.boxes import of_its_game
from yahtzee_gui.words.numbers import long_day


class Past(NamedTuple):
    """What the history says to a game that is over.

    `best_before` is the highest score of the player's own games of its kind that were finished before, None without
    one; whether it was taken out of the history; how its series stands, if it is a match of one; at which of its
    costly choices, of how many, practising them was left; the day on which it was over, as far as that is known; and
    how many of its costly choices were found when they were `practised` last, of how many.
    """

    best_before: int | None = None
    is_deleted: bool = False
    series: SeriesState | None = None
    begun: tuple[int, int] | None = None
    day: date | None = None
    practised: tuple[int, int] | None = None


_NO_PAST = Past()

_MIDDLE = 55
"""Luck is average if no more than this many of a hundred games have less, and no more have more."""
_RARE = 50
"""A score is praised for being rare if it is better than this many of a hundred perfect games."""


@of_its_game
def end_page_view(scene: Scene, past: Past = _NO_PAST) -> EndPageView | None:
    """Return what the end page shows, or None while the game goes on.

    What was lost in a game that was deleted is not practised any more.
    """
    record, review = scene.record, scene.report
    words = end_words(scene, past) if scene.viewed is None else None
    if record is None or words is None:
        return None
    game, perfect = record.game, scene.others.perfect
    in_match = scene.match is not None
    view = EndPageView(
        **vars(words),
        score=numbers.whole(game.points_so_far) if not in_match else "",
        detail_hint=_hint(record, past),
        tint=tint(game),
        badge=badge_of_game(scene, game, record.goal),
        has_cards=scene.table.is_ready,
        has_next_match=past.series is not None and not past.series.is_over,
        has_typed_dice=game.has_typed_dice,
        in_match=in_match,
        ranking=_ranking(scene, scene.match) if scene.match is not None else {},
        shown=scene.card_seat,
        played_best=_who_played_best(scene, scene.match) if scene.match is not None else "",
        is_compared=not in_match and follows_from_seed(game),
        perfect=perfect.points_so_far if perfect is not None and not in_match else None,
        line=_counts_on(timeline_view(scene), review) if review is not None else timeline_view(scene),
    )
    if review is None:
        return view
    is_best = is_flawless(record, review, scene.others.first_result)
    return replace(
        view,
        sum=sum_of(review, record.goal) if not in_match else None,
        accuracy=f"{numbers.decimal(review.accuracy, 1)} %" if not in_match and review.accuracy is not None else "",
        counts_hint=_counts_hint(review),
        costs=_costs(scene, record, review, past),
        can_be_harder=is_best and not in_match and record.goal is None and not scene.is_demo,
        has_cards=True,
    )


def _counts_on(line: TimelineView, review: Review) -> TimelineView:
    """Return the line of the game with how often each verdict fell in the place of its sums, which the bar has."""
    counts = [keeps + boxes for keeps, boxes in zip(_counts(review, True), _counts(review, False), strict=True)]
    found = [f"{number} {names.mark(verdict)}" for verdict, number in zip(Verdict, counts, strict=True) if number]
    return replace(line, summary=" · ".join(found), shorter=())


def _counts(review: Review, keeps: bool) -> tuple[int, ...]:
    counted = review.verdict_counts(keeps=keeps)
    return tuple(counted[verdict] for verdict in Verdict)


def _counts_hint(review: Review) -> str:
    """Return how often each verdict fell, keeps and boxes apart, and what the marks mean."""
    lines = []
    for name, keeps in ((end_page_words.counted_keeps(), True), (end_page_words.counted_boxes(), False)):
        pairs = zip(Verdict, _counts(review, keeps), strict=True)
        lines.append(f"{name}: {', '.join(f'{names.verdict(one)} {number}' for one, number in pairs)}")
    left_out = len(review.decisions) - len(review.counted)
    lines += [end_page_words.uncounted(left_out)] if left_out else []
    return "\n".join([*lines, "", glossary.marks(review.measure), glossary.taken_back()])


# ---- what is written, and said aloud ----


@of_its_game
def end_words(scene: Scene, past: Past = _NO_PAST) -> EndWords | None:
    """Return what is said of a game that is over, on its page and aloud; None while it goes on."""
    record, review, match = scene.record, scene.report, scene.match
    if record is None or not scene.is_over:
        return None
    score = record.game.points_so_far
    headline, best_before = games.final_score(score), past.best_before
    praise = _result(match, past.series) if match is not None else goals.ended(record.goal, score)
    if review is None:
        return EndWords(headline, praise, _detail(scene, past), _meanwhile(scene))
    if match is None:
        praise = _praise(record, review, best_before, scene.others.first_result)
    detail = _detail(scene, past, review, praise)
    lost = units.amount(numbers.decimal(units.lost_in(review), 1), review.measure)
    return EndWords(headline, praise, detail, cost=end_page_words.choices_cost(lost), luck=_luck(review))


def _result(match: Match, series: SeriesState | None) -> str:
    """Return how a match ended; of the last one of a series, how that did."""
    if series is None or not series.is_over:
        return result(match)
    winner = series.winner
    if winner is None:
        return match_words.series_tied()
    is_yours = winner == series.own and series.names[winner] == match_words.you()
    return match_words.series_won() if is_yours else match_words.series_lost(series.names[winner])


def _meanwhile(scene: Scene) -> str:
    """Return why the review is not there yet, if it takes longer."""
    if scene.is_waiting:
        return goals.working_out_the_end()
    return "" if scene.table.is_ready else end_page_words.without_coach_table()


# ---- what was best about the game ----


def _praise(record: Record, review: Review, best_before: int | None, first_result: int | None) -> str:
    """Return the best that is true of a finished game."""
    better, yahtzees = _better_than(review.game), _yahtzees(review.game)
    if isinstance(record.goal, ReachGoal):
        return goals.ended(record.goal, record.game.points_so_far)
    if is_new_best(record, best_before, first_result):
        return end_page_words.new_best()
    if is_flawless(record, review, first_result):
        return games.flawless()
    if yahtzees > 1:
        return end_page_words.yahtzees(yahtzees)
    if better is not None and better >= _RARE:
        return end_page_words.better_than_praise(better)
    best, counted = sum(one.verdict is Verdict.BEST for one in review.marked), len(review.counted)
    if counted and best == counted:
        return end_page_words.best_choices(best, counted)
    if all(decision.verdict < Verdict.MISTAKE for decision in review.marked):
        return end_page_words.nothing_costly(review.measure)
    if yahtzees:
        return end_page_words.yahtzees(yahtzees)
    if 2 * best >= counted:
        return end_page_words.best_choices(best, counted)
    box, points = max(_played(review.game).items(), key=lambda item: item[1])
    return end_page_words.best_turn(points, names.category(box))


def _detail(scene: Scene, past: Past, review: Review | None = None, praise: str = "") -> str:
    """Return when it was, what marks it, and how it stands beside others, where the praise does not say so."""
    record, first = scene.record, scene.others.first_result
    assert record is not None
    score = record.game.points_so_far
    better = _better_than(record.game) if review is not None and review.measure is None else None
    parts = [long_day(past.day) if past.day is not None else "", *_marks(record, past), _ghost_ended(scene)]
    if review is not None and review.is_approximate:
        parts.append(end_page_words.is_about())
    if scene.match is not None and review is not None and review.measure is not None:
        parts.append(end_page_words.two_units() if scene.mistakes else end_page_words.nothing_costly(review.measure))
    if past.series is not None:
        state = past.series
        parts.append(match_words.series_stands(state.length, state.names, state.wins))
    if review is not None and not scene.mistakes and (back := _taken_back(review)):
        parts.append(f"{options.cost_heading()} {back}")  # there is no list whose remark it is
    if first is not None:
        parts.append(end_page_words.played_before(score=first))
    elif scene.match is None and review is not None:
        if record.game.begins is not None:
            parts.append(end_page_words.from_position())
        if better and end_page_words.better_than_praise(better) != praise:
            parts.append(games.better_than(better))
        if past.best_before is not None and not record.is_coached:
            parts.append(end_page_words.your_best(past.best_before, is_beaten=score > past.best_before))
    return " · ".join(filter(None, parts))


def _ghost_ended(scene: Scene) -> str:
    """Return how far the player is ahead of a ghost at the end; nothing without one."""
    ghost, game = scene.others.ghost, scene.game
    if ghost is None or ghost.game is None or game is None:
        return ""
    return end_page_words.beside_ghost(names.rival(ghost.rival), ghost.game.points_so_far, game.points_so_far)


def _marks(record: Record, past: Past) -> list[str]:
    marks = [end_page_words.deleted_game()] if past.is_deleted else []
    if record.finished_elsewhere:
        return [*marks, end_page_words.imported()]
    if record.is_coached:
        return [*marks, games.help_mark()]
    return marks if record.game.rules.name in RULE_SETS else [*marks, end_page_words.no_level()]


def _hint(record: Record, past: Past) -> str:
    """Return what the marks of a game mean: what made it one with help, and what follows from that."""
    if past.is_deleted:
        return end_page_words.deleted_explained()
    if record.is_coached:
        return f"{games.with_help(help_in(record))}\n{glossary.with_help()}"
    return "" if record.game.rules.name in RULE_SETS else end_page_words.no_level_explained()


def _better_than(game: Game) -> int | None:
    """Return how many of a hundred perfect games the score beats; None where that is not known, or not comparable."""
    is_whole = game.dice_model.is_fair and game.begins is None
    return better_than(game.points_so_far, game.rules) if is_whole else None


def _yahtzees(game: Game) -> int:
    """Return how many Yahtzees have scored as such in what was played, not on a card that was typed in."""
    box, typed = game.rules.yahtzee_box, game.begins.yahtzee_bonuses if game.begins is not None else 0
    return (box is not None and bool(_played(game).get(box))) + game.yahtzee_bonuses - typed


def _played(game: Game) -> dict[Category, int]:
    """Return the boxes that were scored in the game, with their points: none of a card that it began with."""
    typed = game.begins.filled if game.begins is not None else {}
    return {box: points for box, points in game.filled.items() if box not in typed}


# ---- score = par + luck - cost ----


def _luck(review: Review) -> str:
    """Return what luck did, and what dice did that are not fair, as it is said aloud."""
    if not review.game.dice_model.is_fair:
        return games.tax_remark(review.game.dice_model, units.luck_of(review), review.tax)
    return ": ".join(filter(None, (_luck_figure(review), _how_lucky(review))))


def _luck_figure(review: Review) -> str:
    return f"{end_page_words.luck()} {units.luck(units.luck_of(review), review.measure)}"


def _how_lucky(review: Review) -> str:
    """Return how rare the luck is, alike for good and bad, if it is not in the middle; of unfair dice what they did.

    Nothing where that is not known, as in games that don't begin with an empty card.
    """
    game = review.game
    if not game.dice_model.is_fair:
        return games.tax_note(game.dice_model, review.tax)
    rare = luckier_than(review.luck, game.rules) if game.begins is None and review.measure is None else None
    if rare is None:
        return ""
    number, is_luckier = rare
    if number <= _MIDDLE:
        return end_page_words.average_dice()
    return end_page_words.luckier(number) if is_luckier else end_page_words.unluckier(number)


def sum_of(review: Review, goal: RecordGoal | None = None) -> Sum:
    """Return how the result came about: par, luck, what others did in a match, and what choices cost as played.

    For a goal it is its chance, or what is as good as certain. Figures are rounded so that they add up.
    """
    measure = review.measure
    first = end_page_words.par() if measure is None and is_from_the_start(review) else end_page_words.start()
    note, hint = end_page_words.par_is(), glossary.par()
    if measure is Measure.CHANCE:
        first, note, hint = goals.chance_of(goal), end_page_words.chance_is(), goals.split_explained()
    elif measure is not None or not is_from_the_start(review):
        note, hint = end_page_words.start_is(), ""
    begins = SumPart(first, units.prospect(review.start, measure), 0.0, review.start, note, hint)
    parts = [begins]
    steps = [(end_page_words.luck(), units.luck_of(review), _how_lucky(review), glossary.luck(measure))]
    if goal is not None and review.others:
        steps.append((end_page_words.others(), units.others_in(review), "", ""))
    steps.append((options.cost_heading(), -units.lost_in(review), "", glossary.cost(measure)))
    for name, change, note, hint in steps:
        at = parts[-1].end
        parts.append(SumPart(name, units.luck(change, measure), at, at + change, note, hint))
    ended = units.figure_at(review.points[-1], measure)
    shown = numbers.whole(round(ended)) if measure is None else units.prospect(ended, measure)
    whole = 100.0 if measure is Measure.CHANCE else 0.0
    return Sum(tuple(parts), SumPart(end_page_words.score(), shown, 0.0, ended), whole)


# ---- who played best ----


def _ranked(match: Match) -> Iterator[tuple[int, Seat, int, str]]:
    """Yield place, seat and total of everybody at the table, and the rank with the name, the best first."""
    totals = [seat.game.points_so_far for seat in match.seats]
    for place in sorted(range(len(totals)), key=lambda place: -totals[place]):
        rank, seat = sum(other > totals[place] for other in totals) + 1, match.seats[place]
        yield place, seat, totals[place], f"{rank}. {seat.name}"


def _ranking(scene: Scene, match: Match) -> dict[int, tuple[str, ...]]:
    known = reviews.at_table(scene.said.seats, match.shares)
    return {
        place: reviews.row(ranked, known[place]) if known else (ranked, str(total))
        for place, _, total, ranked in _ranked(match)
    }


def _who_played_best(scene: Scene, match: Match) -> str:
    known = reviews.at_table(scene.said.seats, match.shares)
    return reviews.who_played_best([seat.name for seat in match.seats], known) if known else ""


# ---- what cost something ----


def _costs(scene: Scene, record: Record, review: Review, past: Past) -> CostsView | None:
    """Return the costly choices, the costliest first, and what to take home of what was played; None without any."""
    costly = sorted(scene.mistakes, key=lambda one: (-one.points_lost, one.event))
    if not costly:
        return None
    practice = to_practise([one for one in (decision.as_played for decision in scene.decisions) if is_costly(one)])
    advice = ""
    if practice is not None and len(costly) > 1:
        advice = end_page_words.advice(names.theme(practice.theme), len(practice.mistakes), len(costly))
    is_asked = record.goal is None and scene.measure is None and record.game.dice_model.is_fair
    not_asked = ("", "")
    if scene.is_demo:
        not_asked = end_page_words.watched(), ""
    elif past.is_deleted:
        not_asked = end_page_words.deleted_game(), end_page_words.deleted_explained()
    elif not is_asked:
        not_asked = end_page_words.not_practised(record.goal)
    asked = sum(map(is_costly, scene.decisions))  # by first choices: what was best at first isn't asked again
    practise = end_page_words.practise_again() if past.practised else games.practise_these(asked) if asked else ""
    if past.begun:
        practise = practice_words.go_on(*past.begun)
    return CostsView(
        end_page_words.what_cost(scene.named_person, is_demo=scene.is_demo),
        _remark(review, len(costly), past.practised, record.goal, in_match=scene.match is not None),
        tuple(map(partial(_row, costly[0].points_lost), costly)),
        practise="" if not_asked[0] else practise,
        not_asked=not_asked,
        advice=advice,
        is_practised=past.practised is not None,
    )


def _remark(
    review: Review, costly: int, practised: tuple[int, int] | None, goal: RecordGoal | None, *, in_match: bool
) -> str:
    """Return how many choices are listed, how practising them went, and what was taken back.

    How the end came about is told where no bar says so: by the chance, as Games has it.
    """
    parts = [end_page_words.how_many(costly, of=len(review.counted))]
    if practised is not None:
        parts.append(end_page_words.practised(*practised))
    if in_match and review.measure is not None:
        parts += [part.text for part in sum_of(review, goal).parts]
    parts.append(_taken_back(review))
    return " · ".join(filter(None, parts))


def _taken_back(review: Review) -> str:
    first = units.total_lost(review.graded_points_lost, review.measure)
    return reviews.taken_back(sum(one.was_taken_back for one in review.counted), first)


def _row(most: float, decision: Decision) -> CostRow:
    chosen, best, before = decision.chosen, decision.best, decision.before
    return CostRow(
        turn=str(decision.turn),
        dice=before.dice,
        kept=before.places_of(chosen.keep or ()),
        done=end_page_words.done(chosen),
        done_dice=chosen.keep or (),
        best=end_page_words.best_was(best),
        best_dice=best.keep or (),
        cost=names.cost_and_mark(chosen),
        share=decision.points_lost / most,
        verdict=decision.verdict,
        remark=reviews.mended(decision) if decision.was_mended else "",
        event=decision.event,
        spoken=end_page_words.costly_choice(decision.turn, before.dice, chosen, best),
    )


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
    lines, whose = [end_page_words.shared_title(day_of(game.seed), day)], ""
    if match is None:
        remarks = [end_page_words.shared_rules(game.rules), *_remarks(scene, record)]
        lines.append(", ".join((games.final_score(game.points_so_far), *remarks)))
        if scene.report is not None:
            amount = units.amount(numbers.decimal(units.lost_in(scene.report), 1), scene.report.measure)
            amount += f" ({taken_back})" if (taken_back := _taken_back(scene.report)) else ""
            lines += [end_page_words.shared_cost(amount), _shared_marks(scene.report)]
    else:
        for _, seat, total, ranked in _ranked(match):
            lines.append(f"{ranked} {total}" if seat.is_person else f"{ranked} {total} ({end_page_words.computer()})")
        lines += [f"{result(match)}.", *filter(None, [_who_played_best(scene, match)])]
        lines.append(", ".join((end_page_words.shared_rules(game.rules), *_remarks(scene, record))))
        first = next(seat for _, seat, *_ in _ranked(match))
        game, whose = first.game, "" if match.linked else first.name
    if not game.has_typed_dice:  # they do not follow from the code
        lines.append(end_page_words.shared_code(game.seed, whose))
    return "\n".join(lines)


def _remarks(scene: Scene, record: Record) -> list[str]:
    """Return what was played for, the kind of dice, and what help there was."""
    game = record.game
    dice = [end_page_words.real_dice()] if game.has_typed_dice else []
    if not game.dice_model.is_fair:
        dice = [end_page_words.unfair_dice(names.dice_model_name(game.dice_model))]
    elif scene.match is not None and scene.match.linked:
        dice = [end_page_words.same_for_everyone()]
    known = [end_page_words.not_first_time()] if scene.others.first_result is not None else []
    if scene.match is not None:
        return [*dice, *(end_page_words.helped(one.name) for one in scene.match.seats if one.record.is_coached), *known]
    for_goal = [goals.name(record.goal)] if record.goal is not None else []
    return [*for_goal, *dice, *([games.help_mark()] if record.is_coached else []), *known]


def _shared_marks(review: Review) -> str:
    """Return a mark for each turn: that of its worst decision, or a dot where there was none."""
    worst: dict[int, Verdict] = {}
    for decision in review.marked:
        worst[decision.turn] = max(decision.verdict, worst.get(decision.turn, decision.verdict))
    turns = range(1, len(review.game.rules.boxes) + 1)
    return " ".join(names.mark(worst[turn]) if turn in worst else _NO_DECISION for turn in turns)
