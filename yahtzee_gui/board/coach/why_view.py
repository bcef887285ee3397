# SPDX-License-Identifier: MIT
"""What the coach says of a choice, as it is shown: hints in steps, the verdict once it is made, and the explanation.

The first hint tells the box to aim for, the second how many dice to keep as well; the third shows all options.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from itertools import chain

from engine.analysis.explanations import CategoryEnding, Explanation, Part
from engine.analysis.options import Analysis, Option
from engine.analysis.reasons import LITTLE, Unit
from engine.analysis.verdicts import Verdict
from engine.game_review.review import Decision
from engine.games.game import NOTHING_KEPT, Kept, Rolled
from engine.games.goals import ReachGoal, RecordGoal
from engine.rules.categories import Category
from engine.rules.dice import Dice
from engine.rules.ties import EQUAL
from yahtzee_gui.board.coach import why_words, words
from yahtzee_gui.board.coach.difference import EndPair, EndPairsView, PartRow
from yahtzee_gui.board.coach.why import ToldChoice, WhyView
from yahtzee_gui.board.tray import words as tray_words
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.play.coach_state import Comparison, TableState, TableStatus, rival_of
from yahtzee_gui.play.scene import Scene, choices_made
from yahtzee_gui.play.visibility import Hint, has_one_choice
from yahtzee_gui.words import announcing, games, goals, names, numbers, options, units
from yahtzee_gui.words.boxes import of_its_game


@of_its_game
def hint_message(scene: Scene, best: Option) -> str:
    """Return what a hint tells so far: the box to aim for, and how many dice to keep."""
    parts = [_aim(scene, best)]
    if scene.choosing.hint is Hint.COUNT:
        known = [part for part in parts if part != why_words.working_it_out()]
        parts = [*known, words.hint_count(best)]
    return announcing.sentences([part for part in parts if part])


def _aim(scene: Scene, best: Option) -> str:
    """Return where best play of this turn ends most often; nothing while that is being worked out."""
    if best.category is not None:
        return words.hint_stop(best.category, has_rolls=scene.can_keep)
    if scene.measure is not None:  # where best play by points ends most often would be false of a goal
        return words.hint_roll()
    if scene.comparison is None:
        return why_words.working_it_out()
    analysis = scene.explained[1] if scene.explained is not None else None
    return aim(scene.comparison.explanation.endings, analysis, best.keep or ())


def aim(endings: Sequence[CategoryEnding], analysis: Analysis | None, keep: Dice) -> str:
    """Return what to aim for where a turn may end so; of a hand that is on the table already, what more there is.

    `keep` are the dice to keep. A box that counts a face of which none is kept is only a way out, not to be aimed for;
    where all five are rolled, any face may come.
    """
    kept_for = [ending for ending in endings if not ending.category.is_upper or ending.category.face in keep]
    likely = [ending.category for ending in likely_endings(kept_for if keep and kept_for else endings)]
    made = [box for box in likely if analysis is not None and _is_made(analysis, box)]
    if analysis is None or not made:
        is_last = analysis is not None and analysis.position.scores.count(None) == 1
        return words.hint_last_box(names.category(likely[0])) if is_last else words.hint_aim(likely)
    more = (ending.category for ending in endings if ending.chance > ending.zero_chance)
    return words.hint_more(made[0], next((box for box in more if not _is_made(analysis, box)), None))


def _is_made(analysis: Analysis, box: Category) -> bool:
    """Return whether the dice on the table already are the hand that a box asks for."""
    option = analysis.categories.get(box)
    is_hand = not box.is_upper and not analysis.position.rules.box(box).takes_any_dice
    return is_hand and option is not None and bool(option.points)


def likely_endings(endings: Sequence[CategoryEnding]) -> Sequence[CategoryEnding]:
    """Return the likeliest ending, and the next one if that is at least two thirds as likely."""
    return [ending for ending in endings[:2] if 3 * ending.chance >= 2 * endings[0].chance]


_NOTHING = 0.005
_WHOLE = 1e-6
_MOST_PAIRS = 3
_ZERO = "zero:"


@of_its_game
def explanation_view(scene: Scene) -> WhyView:
    """Return what is shown of the explained option; nothing while it is being worked out."""
    if scene.measure is not None:
        return _goal_explanation(scene)
    if scene.comparison is None:
        return WhyView(sentence=why_words.working_it_out() if scene.explained is not None else "")
    view = comparison_view(scene.comparison)
    equal = _as_good(scene) if scene.comparison.against is not None else None
    return view if equal is None else replace(view, sentence=f"{view.sentence} {equal}")


def _as_good(scene: Scene) -> str | None:
    """Return the remark on a best option that another one ties with, where it is explained against a worse one."""
    assert scene.comparison is not None
    option, against = scene.comparison.inquiry.option, scene.comparison.inquiry.against
    if scene.explained is None or option.lost >= _NOTHING or against is None or against.lost < _NOTHING:
        return None
    equal = next((one for one in scene.explained[1].deeds if one.lost < _NOTHING and one != option), None)
    return why_words.just_as_good(options.begun(options.choosing(equal))) if equal is not None else None


def comparison_view(comparison: Comparison) -> WhyView:
    """Return what is shown of an option and the one it is compared with."""
    explanation, against = comparison.explanation, comparison.against
    option = comparison.inquiry.option
    pair = _better_first(comparison) if against is not None else []
    parts, together = _parts(*pair) if pair else ((), None)
    return WhyView(
        about=_compared(option, against.option if against is not None else None),
        sentence=why_in_words(comparison),
        pairs=end_pairs(comparison),
        parts=parts,
        together=together,
        options=tuple(why_words.in_short_now(one.option) for one in pair),
        facts=why_words.facts(explanation.upper_bonus_chance, explanation.sd),
        has_changes=True,
    )


def _better_first(comparison: Comparison) -> list[Explanation]:
    pair = filter(None, (comparison.explanation, comparison.against))
    return sorted(pair, key=lambda one: -one.option.value)


def _compared(option: Option, other: Option | None) -> str:
    """Return which option is explained, and against which; their dice are drawn."""
    if other is None:
        return why_words.in_short(option)
    return why_words.against(why_words.in_short(option), why_words.in_short(other))


def _goal_explanation(scene: Scene) -> WhyView:
    """Return what is true of an option in a game with a goal: its chance, and what points alone would say.

    Parts are those of expected points; of a chance they would be false. Reasons are told as such.
    """
    if scene.explained is None:
        return WhyView()
    option, analysis = scene.explained
    other = None if analysis.is_decided else scene.compared_to(option, analysis)
    if analysis.is_decided:
        said = goals.decided(analysis.best)
    else:
        alone = why_words.one_choice if has_one_choice(analysis.position) else partial(goals.only_one, option)
        said = goals.compared(option, other, scene.goal) if other is not None else alone()
    comparison = scene.comparison
    if comparison is not None:
        by_points = _in_points(comparison)
    else:
        by_points = goals.decided_remark() if analysis.is_decided else goals.best_by_points(analysis)
    needs = needed(scene.goal, analysis) if other is not None else ""
    return WhyView(
        about=_compared(option, other),
        sentence=" ".join(filter(None, (needs, said, by_points))),
        shorter=said if comparison is not None else "",
    )


def needed(goal: RecordGoal | None, analysis: Analysis) -> str:
    """Return how many points are missing where a score is to be reached; what beats others has lines of its own."""
    missing = goal.target - analysis.position.points_so_far if isinstance(goal, ReachGoal) else 0
    return goals.needs_more(missing, missing + analysis.position.points_so_far) if missing > 0 else ""


@of_its_game
def why(scene: Scene, decision: Decision) -> str:
    """Return why the first choice of a decision that is told was worth less, or more; nothing until that is known.

    Where something else is played for, it says by how much; and where the better one has more points as well, why.
    """
    comparison = scene.comparison_of(decision)
    if decision.analysis.measure is None:
        return why_in_words(comparison) if comparison is not None else ""
    other = rival_of(decision.chosen, decision.analysis)
    compared = goals.compared(decision.chosen, other, scene.goal) if other is not None else ""
    return f"{compared} {_in_points(comparison)}" if comparison is not None else compared


def _in_points(comparison: Comparison) -> str:
    """Return why the better of two options has more points, too, in a game with a goal."""
    pair = (comparison.inquiry.option, *filter(None, [comparison.inquiry.against]))
    best = min(pair, key=lambda option: option.lost)
    return options.begun(goals.in_points(option=why_words.who(best), reason=why_in_words(comparison)))


def why_in_words(comparison: Comparison) -> str:
    """Return in a few sentences why the option is worth more or less than the one it is compared with.

    It does not matter which of the two is better: that one is always named first.
    """
    if comparison.against is None:
        is_forced = has_one_choice(comparison.inquiry.position)
        return why_words.one_choice() if is_forced else why_words.only_option()
    if abs(comparison.explanation.option.value - comparison.against.option.value) < _NOTHING:
        pair = comparison.explanation.option, comparison.against.option
        said = ((numbers.value(option.value), options.with_option(option)) for option in pair)
        return why_words.as_good(*chain.from_iterable(said))
    better, worse = _better_first(comparison)
    by_chance = not comparison.inquiry.position.dice_model.is_deterministic
    return why_words.why(better, worse, comparison.reasons, by_chance=by_chance)


# Parts that add up


def _parts(better: Explanation, worse: Explanation) -> tuple[tuple[PartRow, ...], PartRow]:
    """Return all parts of what the better option gains, and their sum: rounded, they add up to it."""
    difference, total = better.difference(worse), better.option.value - worse.option.value
    # Written as in the list, whose figures stay within their verdicts.
    shown = numbers.shown_loss(total)
    rounded = numbers.rounded_together([difference[part] for part in better.expected], shown, 1)
    rows = (
        PartRow(why_words.part(part), points, numbers.signed(points))
        for part, points in zip(better.expected, rounded, strict=True)
    )
    return tuple(rows), PartRow(why_words.together(), shown, numbers.signed(shown) if shown else numbers.lost(total))


# Bars: how the turn ends, or what boxes bring


def end_pairs(comparison: Comparison) -> EndPairsView | None:
    """Return the boxes that differ most after the better of two options and after the other one.

    Between two ways of rolling they differ in how often the turn ends there; a box with points and a zero there are
    told apart. Where a box is scored they differ in the points they bring by the end, which add up to what the worse
    option costs. What the sentence tells is first.
    """
    if comparison.against is None:
        return None
    better, worse = _better_first(comparison)
    is_rolled = better.option.is_reroll and worse.option.is_reroll
    unit = Unit.CHANCE if is_rolled else Unit.POINTS
    one, other = (_ends(better), _ends(worse)) if is_rolled else (_brought(better), _brought(worse))
    told = [reason.figure.what for reason in comparison.reasons if reason.figure.unit is unit]
    apart = {what: abs(one.get(what, 0.0) - other.get(what, 0.0)) for what in (*one, *other)}
    found = [what for what in dict.fromkeys(told) if what in apart]
    found += sorted((what for what in apart if what not in found), key=lambda what: -apart[what])
    pairs = []
    for what in found[:_MOST_PAIRS]:
        if what in told or apart[what] >= LITTLE[unit]:
            amounts = one.get(what, 0.0), other.get(what, 0.0)
            write = units.chance if is_rolled else _average
            pairs.append(EndPair(_end_named(what, comparison), amounts, (write(amounts[0]), write(amounts[1]))))
    if not pairs:
        return None
    heading = why_words.endings_heading() if is_rolled else why_words.points_heading()
    named = why_words.in_short_now(better.option), why_words.in_short_now(worse.option)
    lost = None if is_rolled else numbers.shown_loss(better.option.value - worse.option.value)
    differing = sum(one > EQUAL for one in apart.values())
    return EndPairsView(heading, named, tuple(pairs), _bonus(better, worse), lost, differing)


def _average(points: float) -> str:
    """Return points that a box brings: what is scored now is a whole number."""
    return numbers.decimal(points, 0 if abs(points - round(points)) < _WHOLE else 1)


def _bonus(better: Explanation, worse: Explanation) -> EndPair | None:
    """Return the chance of the upper bonus after either option; None where it is certain or lost, or there is none."""
    chances = better.upper_bonus_chance, worse.upper_bonus_chance
    if max(chances) <= EQUAL or min(chances) >= 1.0 - EQUAL:
        return None
    return EndPair(why_words.part(Part.UPPER_BONUS), chances, (units.chance(chances[0]), units.chance(chances[1])))


def _brought(explanation: Explanation) -> dict[str, float]:
    """Return how many points each box, and each bonus, brings by the end, as reasons name it."""
    return {part.name.lower(): points for part, points in explanation.expected.items()}


def _ends(explanation: Explanation) -> dict[str, float]:
    """Return how often the turn ends in each box with points, and how often with nothing there, as reasons name it."""
    found: dict[str, float] = {}
    for ending in explanation.endings:
        made = ending.chance - ending.zero_chance
        if made > 0.0:
            found[ending.category.key] = made
        if ending.zero_chance > 0.0:
            found[f"{_ZERO}{ending.category.key}"] = ending.zero_chance
    return found


def _end_named(what: str, comparison: Comparison) -> str:
    boxes = {box.key: box for box in comparison.inquiry.position.rules.categories}
    box = boxes.get(what.removeprefix(_ZERO))
    if box is None:
        return why_words.part(Part(what.upper()))
    return why_words.points_in(box, 0) if what.startswith(_ZERO) else names.category(box)


@of_its_game
def why_view(scene: Scene) -> WhyView:
    """Return what is said of the option that is explained, else of the choice made last."""
    if scene.analysis is not None:
        view = explanation_view(scene)
        return _looking_back(scene, scene.viewed, view) if scene.viewed is not None else view
    if scene.is_pending and scene.game is not None and scene.game.has_rolled and shows_values(scene):
        return WhyView(sentence=goals.chances_wait(scene.said.progress), progress=scene.said.progress)
    # While a warning stands, what is explained is the choice that it warns of: no hint speaks of that one.
    is_warned = scene.question is not None and scene.question.option is not None
    if scene.visibility.hint and scene.explained is not None and not is_warned:
        return WhyView(sentence=hint_message(scene, scene.explained[0]), button=words.tell_more())
    if scene.guesses:
        message = words.guess_first() if scene.can_keep else words.guess_a_box()
        return WhyView(sentence=message, button=words.show_options())
    if scene.table.is_ready or scene.mode is CoachMode.OFF:
        before = scene.before_passing
        told = _last_choice(before) if before is not None else None
        told = told or _last_choice(scene)
        if told is not None:
            return told
    return _message(scene)


def _looking_back(scene: Scene, viewed: Decision, view: WhyView) -> WhyView:
    """Return what is said of a decision that is looked back at, or of another of its options."""
    selected = scene.look.selected
    if selected is not None and selected not in (viewed.chosen, viewed.taken):
        return view
    told, remark = told_choices(viewed, scene.named_person), _taken_back(viewed) or view.remark
    return replace(view, about="", told=told, remark=remark)


def _taken_back(decision: Decision) -> str:
    """Return that what is told was taken back, and how good the second choice was; nothing where it stands."""
    is_told = decision.was_taken_back and decision.costlier.chosen != decision.taken
    return why_words.second_choice(names.verdict(decision.taken.verdict)) if is_told else ""


def told_choices(decision: Decision, name: str = "") -> tuple[ToldChoice, ...]:
    """Return the line of a choice with its verdict, by a `name` if not "you", and that of the best one if another."""
    made = decision.costlier
    chosen = made.chosen
    event = made.before.events[made.event] if made.event < len(made.before.events) else None
    kept = event.kept if isinstance(event, Rolled) else NOTHING_KEPT
    if chosen.keep is not None:
        kept = made.before.places_of(chosen.keep)
    line = told_choice(chosen, made.before.dice, kept, name, counts=made.counts)
    is_best = chosen.verdict is Verdict.BEST or made.best is chosen or not made.counts
    return (line,) if is_best else (line, best_line(made.best))


def told_choice(chosen: Option, dice: Dice, kept: Kept, name: str = "", *, counts: bool = True) -> ToldChoice:
    """Return the line of a choice with all five dice, those kept framed, and its verdict if it `counts`."""
    judged, verdict = (options.marked_verdict(chosen), chosen.verdict) if counts else ("", None)
    short = names.category(chosen.category) if chosen.category is not None else "", names.cost_and_mark(chosen)
    short = short if counts else (short[0], "")
    return ToldChoice(options.begun(why_words.was_done(chosen, name)), dice, kept, judged, verdict, short=short)


def best_line(best: Option) -> ToldChoice:
    """Return the line of what would have been best."""
    return ToldChoice(why_words.was_best(best), best.keep or (), is_best=True)


def _last_choice(scene: Scene) -> WhyView | None:
    """Return what is said of the choice made last, as it stands; None before there is one.

    Of a best one there is but a sentence more, of one before it that was taken back what that cost.
    """
    if scene.game is None or not choices_made(scene.game):
        return None
    if scene.waits_for_verdict:
        return WhyView(sentence=words.verdict_follows(), remark=_remark_on_second_try(scene))
    last = scene.last_decision
    if last is None:
        return None
    decision, first = last.as_played, last.chosen
    is_best = decision.verdict is Verdict.BEST
    comparison = scene.comparison_of(decision) if scene.measure is None and not is_best else None
    first_try = why_words.first_try(options.verdict_and_cost(first)) if last.was_taken_back else ""
    view = replace(
        comparison_view(comparison) if comparison is not None else WhyView(),
        about=why_words.last_choice(),
        told=told_choices(decision, scene.named_person),
        sentence=why(scene, decision),
        has_changes=False,
        remark=_remark_on_second_try(scene) or first_try,
    )
    return view if scene.told_of is None and _others_played_since(scene) else _with_retry(scene, view)


def _with_retry(scene: Scene, view: WhyView) -> WhyView:
    last = scene.last_decision
    lossy = last is not None and last.counts and last.taken.verdict is not Verdict.BEST
    if not (scene.visibility.retry and lossy) or _is_made_again(scene):
        return view
    told = [] if scene.is_copy else [words.first_choice_counts()]
    if told and scene.record is not None and not scene.record.is_coached:
        told.append(words.another_is_help())
    return replace(view, retry=tray_words.retry(), retry_hint=" ".join(told))


def _others_played_since(scene: Scene) -> bool:
    """Return whether another person at the screen has played since: their turn would go back, too."""
    last, game, match = scene.last_decision, scene.game, scene.match
    if last is None or game is None or match is None or not scene.is_my_turn or last.turn == game.turn:
        return False
    return any(seat.is_person for seat in match.others(match.person))


def _remark_on_second_try(scene: Scene) -> str:
    """Return the remark on a decision that is made again; nothing on a copy, where neither choice counts."""
    return words.second_try() if _is_made_again(scene) and not scene.is_copy else ""


def _is_made_again(scene: Scene) -> bool:
    """Return whether a decision is made again, where that could be asked for."""
    record = scene.record
    if record is None or not record.game.has_rolled:
        return False
    is_again = bool(record.undone) and scene.visibility.retry
    events = record.game.events
    was_warned = any(len(line) > len(events) and line[: len(events)] == events for line in record.taken_back)
    return is_again or (was_warned and scene.visibility.warnings)


def _message(scene: Scene) -> WhyView:
    """Return the sentence that stands there before there is a choice to speak of, with progress or a button."""
    mode, table, waits = scene.mode, scene.table, scene.waits_for_dice
    if table.state is TableState.BUILDING:
        coming = words.warnings_wait if mode is CoachMode.WARN else words.coach_waits
        return WhyView(
            sentence=games.not_ready() if waits else coming(),
            progress=table.progress.fraction if table.progress is not None else 0.0,
            progress_text=progress_text(table),
            button=words.cancel_building(),
        )
    if not table.is_ready:
        message = games.not_ready() if waits else tray_words.coach_without_table()
        return WhyView(sentence=message, button=words.build_table())
    if scene.game is not None and scene.game.has_rolled and mode is CoachMode.LIVE:
        return WhyView()  # the options follow in milliseconds
    message = {
        CoachMode.OFF: words.coach_is_off(),
        CoachMode.WARN: words.coach_warns(),
        CoachMode.AFTER: words.coach_judges(),
        CoachMode.LIVE: words.coach_before_roll(),
    }[mode]
    return WhyView(sentence=message, remark=_remark_on_second_try(scene))


def shows_values(scene: Scene) -> bool:
    """Return whether what the options are worth is shown, or a hint, as soon as it is known."""
    return scene.visibility.values or scene.visibility.hint


def progress_text(table: TableStatus) -> str:
    """Return how far the table is, in words."""
    progress = table.progress
    return words.getting_ready(progress.fraction, table.seconds_left) if progress is not None else ""
