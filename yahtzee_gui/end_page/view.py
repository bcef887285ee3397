# SPDX-License-Identifier: MIT
"""The end page as it is shown."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from engine.analysis.verdicts import Measure, Verdict
from engine.game_review.luck import Luck, better_than, luck
from engine.game_review.review import Decision, Review, ReviewedMoment
from engine.games.assistance import help_in
from engine.games.game import Game
from engine.games.goals import ReachGoal, RecordGoal
from engine.games.match import Match
from engine.games.record import Record
from engine.rules.categories import Category
from engine.rules.scoring import RULE_SETS
from engine.runtime.lazy_dataclass import dataclass
from engine.training.themes import Theme, to_practise
from yahtzee_gui.board.coach.explanation_view import why
from yahtzee_gui.board.match import words as match_words
from yahtzee_gui.board.match.view import result, totals
from yahtzee_gui.board.timeline.view import is_from_the_start
from yahtzee_gui.board.tray.view import badge_of_game, tint
from yahtzee_gui.end_page import words as end_page_words
from yahtzee_gui.end_page.cards import MOST_LINKS, PracticeCardView, WorstView
from yahtzee_gui.end_page.page import EndPageView, Figure, VerdictCounts
from yahtzee_gui.end_page.split_chart import SplitBar
from yahtzee_gui.learn.retry.retry_sets import BegunOfGame
from yahtzee_gui.library.days import day_of
from yahtzee_gui.library.match_results import SeriesState
from yahtzee_gui.play.moments import is_flawless, is_new_best
from yahtzee_gui.play.scene import Scene
from yahtzee_gui.race.view import race_result, same_dice_remarks, second_play_remark
from yahtzee_gui.words import decisions, demons, games, glossary, goals, names, numbers, units
from yahtzee_gui.words.boxes import of_its_game


class Past(NamedTuple):
    """What the history says to a game that is over.

    `best_before` is the highest score of the player's own games of its kind that were finished before, None without
    one; whether it was taken out of the history; how its series stands, if it is a match of one; and which of its
    costly choices are being asked again.
    """

    best_before: int | None = None
    is_deleted: bool = False
    series: SeriesState | None = None
    begun: BegunOfGame = BegunOfGame()


_NO_PAST = Past()

_LAST_TURNS = 2
"""A game of that many turns has nothing but last turns: that says nothing about its mistakes."""

_RARE = 50
"""A score is praised for being rare if it is better than this many of a hundred perfect games."""


@of_its_game
def end_page_view(scene: Scene, past: Past = _NO_PAST) -> EndPageView | None:
    """Return what the end page shows, or None while the game goes on.

    What was lost in a game that was deleted is not practised any more.
    """
    record, review, is_deleted = scene.record, scene.report, past.is_deleted
    words = end_words(scene, past) if scene.viewed is None else None
    if record is None or words is None:
        return None
    game, measure = record.game, scene.measure
    view = EndPageView(
        score=numbers.whole(game.points_so_far),
        headline=words.headline,
        sentence=words.sentence,
        sentence_hint=glossary.points_lost(measure),
        praise=words.praise,
        detail=_whose_page(scene) or words.detail,
        luck=words.luck,
        same_dice=same_dice_remarks(scene),
        can_copy=day_of(game.seed) is not None,
        can_retry=_is_asked_again(record, measure) and not is_deleted and not scene.is_demo,
        note=_note(record, is_deleted=is_deleted) if not scene.is_demo else "",
        note_hint=end_page_words.deleted_explained() if is_deleted else _note_hint(record),
        tint=tint(game),
        badge=badge_of_game(scene, game, record.goal),
        begun=past.begun.all,
        has_cards=scene.table.is_ready,
        has_next_match=past.series is not None and not past.series.is_over,
        has_typed_dice=game.has_typed_dice,
    )
    if review is None:
        return view
    view = _with_review(view, scene, record, review)
    if view.practice is not None:
        view = replace(view, practice=replace(view.practice, is_begun=view.practice.theme in past.begun.themes))
    if scene.is_demo and view.practice is not None:
        return replace(view, practice=replace(view.practice, theme=None, remark=end_page_words.watched()))
    if is_deleted and view.practice is not None and view.practice.analysis is not None:
        remark = end_page_words.deleted_game(), end_page_words.deleted_explained()
        return replace(view, practice=replace(view.practice, theme=None, remark=remark))
    return view


def _whose_page(scene: Scene) -> str:
    """Return whose page it is where the scorecard beside it is an opponent's; else it is plain to see."""
    return end_page_words.still_about(scene.named_person) if not scene.shows_own_card else ""


def _note(record: Record, *, is_deleted: bool) -> str:
    if is_deleted:
        return end_page_words.deleted_game()
    if record.is_coached:
        return end_page_words.coached_game()
    return "" if record.game.rules.name in RULE_SETS else end_page_words.no_level()


def _note_hint(record: Record) -> str:
    is_other = not record.is_coached and record.game.rules.name not in RULE_SETS
    return end_page_words.no_level_explained() if is_other else _assisted(record)


def _with_review(view: EndPageView, scene: Scene, record: Record, review: Review) -> EndPageView:
    """Return the view with what stands on the page once the coach has looked at the game."""
    costly = scene.mistakes
    first = costly or review.decisions
    number = len(review.decisions) - len(review.counted)
    uncounted = end_page_words.uncounted(number) if number else ""
    decided = sum(one.analysis.is_decided and not one.counts for one in review.decisions)
    return replace(
        view,
        split=split_bars(review, record.goal, is_demo=scene.is_demo, is_own=not scene.named_person),
        figures=tuple(_figures(review, end_page_words.left_out(number, decided), uncounted)),
        counts=(
            VerdictCounts(end_page_words.keeps_counted(), _counts(review, keeps=True)),
            VerdictCounts(end_page_words.boxes_counted(), _counts(review, keeps=False)),
        ),
        praise_hint=uncounted if view.praise == _best_choices(review) else "",
        uncounted=uncounted,
        worst=_worst(scene, review),
        practice=_practice(record, review, costly, scene.measure),
        mistakes=len(costly),
        first_decision=first[0].event if first else None,
        measure=review.measure,
        has_cards=True,
    )


def _figures(review: Review, left_out: str, uncounted: str) -> Iterator[Figure]:
    """Yield the numbers of a game: its accuracy, or where it has none what the choices that aren't counted are."""
    if review.accuracy is not None:
        yield Figure(end_page_words.accuracy(review.accuracy), glossary.accuracy())
    elif review.is_approximate or left_out:
        yield Figure(end_page_words.is_about() if review.is_approximate else left_out, uncounted)


# ---- what is written, and said aloud ----


@dataclass(frozen=True)
class EndWords:
    """What is said first of a game that is over."""

    headline: str
    praise: str = ""
    detail: str = ""
    sentence: str = ""
    luck: str = ""


@of_its_game
def end_words(scene: Scene, past: Past = _NO_PAST) -> EndWords | None:
    """Return what is said of a game that is over, on its page and aloud; None while it goes on."""
    record, review, match = scene.record, scene.report, scene.match
    if record is None or not scene.is_over:
        return None
    score = record.game.points_so_far
    headline, best_before = games.final_score(score), past.best_before
    detail = _of_match(match, past.series) if match is not None else ""
    if review is None:
        praise = _result(match, past.series) if match is not None else goals.ended(record.goal, score)
        return EndWords(headline, praise, detail, _meanwhile(scene))
    own = partial(_praise, record, review, best_before, scene.race.first_result)
    praise = _result(match, past.series) if match is not None else own()
    if match is None:
        detail = _detail(scene, review, praise, best_before)
    return EndWords(headline, praise, detail, _given_away(scene, score, review), _luck(review))


def _result(match: Match, series: SeriesState | None) -> str:
    """Return how a match ended; of the last one of a series, how that did."""
    if series is None or not series.is_over:
        return result(match)
    winner = series.winner
    if winner is None:
        return match_words.series_tied()
    is_yours = winner == series.own and sum(seat.is_person for seat in match.seats) == 1
    return match_words.series_won() if is_yours else match_words.series_lost(series.names[winner])


def _of_match(match: Match, series: SeriesState | None) -> str:
    """Return the others' scores, and how the series stands."""
    stands = [match_words.series_stands(series.length, series.names, series.wins)] if series is not None else []
    return " · ".join([totals(match), *stands])


def _meanwhile(scene: Scene) -> str:
    """Return why the review is not there yet, if it takes longer."""
    if scene.is_waiting:
        return goals.working_out_the_end(scene.measure)
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
    best, counted = _best_of(review), len(review.counted)
    if counted and best == counted:
        return _best_choices(review)
    if all(decision.verdict < Verdict.MISTAKE for decision in review.counted):
        return end_page_words.nothing_costly(review.measure)
    if yahtzees:
        return end_page_words.yahtzees(yahtzees)
    if 2 * best >= counted:
        return _best_choices(review)
    box, points = max(_played(review.game).items(), key=lambda item: item[1])
    return end_page_words.best_turn(points, box)


def _best_of(review: Review) -> int:
    return sum(decision.verdict is Verdict.BEST for decision in review.counted)


def _best_choices(review: Review) -> str:
    return end_page_words.best_choices(_best_of(review), len(review.counted))


def _detail(scene: Scene, review: Review, praise: str, best_before: int | None) -> str:
    """Return how the score stands among perfect games and the player's own, where the praise does not say so."""
    race = race_result(scene)
    if scene.race.first_result is not None:
        return " · ".join(part for part in (race, second_play_remark(scene)) if part)
    score, better = review.game.points_so_far, _better_than(review.game)
    parts = [end_page_words.from_position()] if review.game.begins is not None else [race] if race else []
    if better and review.measure is None and end_page_words.better_than_praise(better) != praise:
        parts.append(end_page_words.better_than(better))
    if best_before is not None and scene.record is not None and not scene.record.is_coached:
        parts.append(end_page_words.your_best(best_before, is_beaten=score > best_before))
    return " · ".join(parts)


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


def _assisted(record: Record) -> str:
    """Return what made a game an assisted one, and what follows from that."""
    return f"{games.assisted(help_in(record))}\n{glossary.coached()}" if record.is_coached else ""


# ---- score = par + luck - points lost ----


def _given_away(scene: Scene, score: int, review: Review) -> str:
    """Return what the player lost: of first tries and of what was played, each by itself where they differ."""
    game, name = review.game, scene.named_person
    if scene.is_demo or (name and review.measure is None):
        return end_page_words.choices_cost(units.lost_in(review))
    if review.was_taken_back:
        first = units.first_lost_in(review)
        return end_page_words.first_and_played(first, units.lost_in(review), review.measure, name=name)
    if review.measure is not None:
        goal = scene.goal
        return goals.gave_away(units.lost_in(review), review.start, review.measure, goal, name=name)
    if game.dice_model.is_deterministic:
        return demons.gave_away_to(game.dice_model, score, units.lost_in(review))
    return end_page_words.gave_away(units.lost_in(review))


def _luck(review: Review) -> str:
    """Return what luck did, and what dice did that are not fair."""
    game = review.game
    if not game.dice_model.is_fair:
        return demons.tax_remark(game.dice_model, units.luck_of(review), review.tax)
    kind = _kind_of_luck(review) if review.measure is None else None
    return end_page_words.luck_remark(units.luck_of(review), kind, review.measure)


def _kind_of_luck(review: Review) -> Luck | None:
    """Return how rare the luck is; None where that is not known, as in games that don't begin with an empty card."""
    return luck(review.luck, review.game.rules) if review.game.begins is None else None


def _luck_note(review: Review) -> str:
    """Return the luck in words, as they stand beside its bar."""
    kind, model = _kind_of_luck(review), review.game.dice_model
    if not model.is_fair:
        return demons.tax_note(model, review.tax)
    return end_page_words.luck(kind) if kind is not None else ""


def split_bars(
    review: Review, goal: RecordGoal | None = None, *, is_demo: bool = False, is_own: bool = True
) -> tuple[SplitBar, ...]:
    """Return the four bars of score = par + luck - points lost as played; for a goal, those of its chance."""
    if review.measure is not None:
        return _goal_bars(review, review.measure, goal, is_own=is_own)
    par, luck, lost, score = end_page_words.split_labels(
        taken_back=review.was_taken_back or is_demo, is_par=is_from_the_start(review)
    )
    hints = (
        glossary.par() if is_from_the_start(review) else "",
        glossary.luck(),
        glossary.points_lost(),
        glossary.split(),
    )
    after_luck = review.par + review.luck
    end = after_luck - review.points_lost
    return (
        SplitBar(par, numbers.value(review.par), None, review.par, hint=hints[0]),
        SplitBar(luck, numbers.signed(units.luck_of(review)), review.par, after_luck, _luck_note(review), hints[1]),
        SplitBar(lost, numbers.signed(-units.lost_in(review)), after_luck, end, hint=hints[2]),
        SplitBar(score, numbers.whole(round(end)), None, end, hint=hints[3]),
    )


def _goal_bars(
    review: Review, measure: Measure | None, goal: RecordGoal | None = None, *, is_own: bool = True
) -> tuple[SplitBar, ...]:
    """Return the bars of end = start + luck + what the others did - points lost as played."""
    names_of = goals.split_labels(measure, goal, taken_back=review.was_taken_back, is_own=is_own)
    start, luck, others, lost, end = names_of
    steps = [(luck, units.luck_of(review), glossary.luck(measure)), (others, review.others, ""),
             (lost, -units.lost_in(review), glossary.points_lost(measure))]  # fmt: skip
    bars, at = [SplitBar(start, units.prospect(review.start, measure), None, review.start)], review.start
    for name, change, hint in steps:
        if name == others and not any(point.moment is ReviewedMoment.OTHERS for point in review.points):
            continue
        bars.append(SplitBar(name, units.short(numbers.signed(change), measure), at, at + change, hint=hint))
        at += change
    ended = units.figure_at(review.points[-1], review.measure)  # steps are rounded so that they come to this
    bars.append(SplitBar(end, units.prospect(ended, measure), None, ended, hint=goals.split_explained()))
    return tuple(bars)


def _counts(review: Review, *, keeps: bool) -> tuple[int, ...]:
    counted = review.verdict_counts(keeps=keeps)
    return tuple(counted[verdict] for verdict in Verdict)


# ---- the cards ----


def _worst(scene: Scene, review: Review) -> WorstView:
    """Return the first choice that cost most, with why as soon as that is explained."""
    worst = review.worst
    if worst is None:
        return WorstView(end_page_words.no_worst_decision())
    chosen, best, before = worst.chosen, worst.best, worst.before
    return WorstView(
        chosen=end_page_words.chose(
            chosen, taken_back=worst.was_taken_back, is_own=not (scene.is_demo or scene.named_person)
        ),
        best=end_page_words.best_was(best),
        loss=f"{units.lost_short(chosen)} {names.mark(chosen.verdict)}",
        verdict=worst.verdict,
        when=decisions.when(worst.turn, before.rules.rolls_per_turn - before.rolls_left),
        dice=before.dice,
        kept=before.places_of(chosen.keep or ()),
        best_keep=best.keep or (),
        why=why(scene, worst),
        event=worst.event,
        spoken=end_page_words.worst_decision(worst.turn, before.dice, chosen, best),
    )


def _is_asked_again(record: Record, measure: Measure | None) -> bool:
    """Return whether costly choices are asked again: in games for points with fair dice, as in the lessons."""
    is_usual = record.game.rules.name in RULE_SETS
    return record.goal is None and measure is None and record.game.dice_model.is_fair and is_usual


def _practice(record: Record, review: Review, mistakes: list[Decision], aim: Measure | None) -> PracticeCardView:
    """Return what to practise of a game played for `aim`."""
    costly_ones, measure = len(mistakes), review.measure
    practice = to_practise(mistakes)
    if practice is None:
        return PracticeCardView(*end_page_words.nothing_to_practise(measure))
    is_asked = _is_asked_again(record, aim)
    costly = sorted(practice.mistakes, key=lambda decision: -decision.points_lost)
    lost = practice.points_lost
    if len(costly) <= MOST_LINKS:  # they stand right below
        lost = sum(numbers.shown_loss(one.points_lost, measure) for one in costly)
    share = end_page_words.theme_share(len(practice.mistakes), costly_ones, lost, measure)
    is_all = practice.theme is Theme.LAST_TURNS and len(_played(record.game)) <= _LAST_TURNS
    return PracticeCardView(
        end_page_words.what_you_played() if is_all else names.theme(practice.theme),
        end_page_words.costly_together(len(mistakes), lost, measure) if is_all else share,
        tuple((end_page_words.mistake_in_turn(found.turn, found.chosen), found.event) for found in costly),
        practice.theme if is_asked else None,
        costly[0].analysis if is_asked else None,
        _remark(record, is_asked=is_asked),
    )


def _remark(record: Record, *, is_asked: bool) -> tuple[str, str]:
    """Return why no costly choices are asked again, and more of that."""
    is_usual = record.game.rules.name in RULE_SETS
    return end_page_words.not_asked_again(record.goal, is_yahtzee=is_usual) if not is_asked else ("", "")
