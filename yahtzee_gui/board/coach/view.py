# SPDX-License-Identifier: MIT
"""The coach's panel as it is shown: every option ranked, and the choices made, with verdicts where these may be seen.

Of a whole turn it is said what it did to the expected final score, to the upper bonus, and to what else is played for.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from itertools import chain

from engine.analysis.options import Analysis, Option
from engine.analysis.verdicts import Measure, Verdict, verdict
from engine.game_review.review import Decision, Review, ReviewedMoment, TimelinePoint
from engine.games.game import NOTHING_KEPT, Event, Game, Rolled
from engine.games.match import Match
from engine.rules.dice import DICE_PER_ROLL, Dice
from engine.rules.scoring import upper_bonus_missing, upper_total
from engine.rules.ties import EQUAL
from yahtzee_gui.board import match_words
from yahtzee_gui.board.coach import words
from yahtzee_gui.board.coach.choices import ChoicesRow, RowKind
from yahtzee_gui.board.coach.option_list import OptionRow
from yahtzee_gui.board.coach.page import CoachView
from yahtzee_gui.board.coach.why_view import shows_values
from yahtzee_gui.board.match_view import match_status
from yahtzee_gui.board.tray import words as tray_words
from yahtzee_gui.board.tray.view import bonus_points
from yahtzee_gui.play.ghost import turns_of
from yahtzee_gui.play.scene import Scene, choices_made
from yahtzee_gui.words import announcing, glossary, goals, names, numbers, reviews, units
from yahtzee_gui.words import options as option_words
from yahtzee_gui.words.boxes import of_its_game


def facts(scene: Scene, turn: int, choices: int) -> tuple[ChoicesRow, ...]:
    """Return what a whole turn did.

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
    told = [_fact(words.luck(), units.short(numbers.signed(luck), measure), glossary.luck(measure))]
    if any(point.decision is not None and point.decision.was_taken_back for point in played):
        told.append(_fact(words.as_played(), units.short(numbers.signed(-lost), measure)))
    if measure is not None:
        told.append(_fact(words.timeline(measure, scene.goal), _change(review, turn, (before, after), measure)))
        told += _what_others_did(review, turn)
    ends = before, after
    if measure is not None:
        ends = units.expected_at(_before_others(review, before_turn)), units.expected_at(after_turn)
    told.append(_fact(words.expected(), _change(review, turn, ends)))
    return (*told, *_upper_bonus(scene, review, turn))


def _fact(name: str, figure: str, hint: str = "") -> ChoicesRow:
    return ChoicesRow(RowKind.FACT, text=name, figure=figure, spoken=f"{name} {figure}", hint=hint)


def _upper_bonus(scene: Scene, review: Review, turn: int) -> tuple[ChoicesRow, ...]:
    """Return what the turn did to the chance of the upper bonus; of turns before the newest it isn't asked."""
    ends = scene.turn_ends
    is_newest = len(ends) > 1 and ends[-1].turn == turn
    if scene.measure is not None or not is_newest or not _is_bonus_open(review, turn):
        return ()
    known = scene.bonus_chances
    change = words.change(*map(units.chance, known)) if known is not None else words.not_known_yet
    return (_fact(tray_words.upper_bonus_name(), change),)


def _change(review: Review, turn: int, figures: tuple[float, float], measure: Measure | None = None) -> str:
    """Return how a turn changed a figure: about, and without decimals, where finer ones may take its place."""
    is_approximate = any(point.is_approximate for point in review.points if point.turn == turn)
    written = units.percent if measure is Measure.CHANCE else numbers.decimal
    change = words.change(*(written(figure, 0 if is_approximate else 1) for figure in figures))
    return match_words.about_chance(change) if is_approximate else change


def _what_others_did(review: Review, turn: int) -> list[ChoicesRow]:
    """Return what the others' turns changed since the player's own ended: the gap in the line."""
    change = units.others_in(review, turn)
    return [_fact(words.others(), units.short(numbers.signed(change), review.measure))] if change else []


def _is_bonus_open(review: Review, turn: int) -> bool:
    """Return whether the upper bonus was neither earned nor out of reach before the turn."""
    before = next(decision.before for decision in review.decisions if decision.turn == turn)
    rules = before.rules
    missing, is_earned = upper_bonus_missing(before.filled, rules), upper_total(before.filled) >= rules.upper_bonus_at
    return bool(before.rules.upper_bonus) and not (missing or is_earned)


def _around(review: Review, turn: int) -> tuple[TimelinePoint, TimelinePoint]:
    """Return how the game stood before and after the player's part of a turn."""
    here = [point for point in review.points if point.turn == turn and point.moment is not ReviewedMoment.OTHERS]
    begins = [point for point in here if point.moment is ReviewedMoment.START]
    before = [point for point in review.points if point.turn < turn]
    return (begins or before)[-1], here[-1]


def _before_others(review: Review, point: TimelinePoint) -> TimelinePoint:
    """Return the point before what others did if it left the expected score as it was: it is written as there."""
    place = next(place for place, one in enumerate(review.points) if one is point)
    while place and review.points[place].moment is ReviewedMoment.OTHERS:
        if abs(review.points[place].expected - review.points[place - 1].expected) > EQUAL:
            break
        place -= 1
    return review.points[place]


_Made = tuple[int, Game, Event]


@of_its_game
def choices_view(scene: Scene) -> tuple[ChoicesRow, ...]:
    """Return the choices of the person in play; until that one rolls, of the person who handed the screen on."""
    told = scene.before_passing or scene
    turns = _turns(told)
    if told is not scene:  # these can't be looked back at now
        turns = tuple(
            replace(turn, rows=tuple(replace(row, event=None, hint="") for row in turn.rows)) for turn in turns
        )
    return *_rounds(told, turns), _heading(told, has_turns=bool(turns)), *(turns or (_note(told),))


def _heading(scene: Scene, *, has_turns: bool) -> ChoicesRow:
    name, ghost = scene.named_person, scene.others.ghost
    text = words.choices_of(name) if name not in ("", match_words.you()) else words.list_name()
    figure = option_words.cost_heading(scene.measure) if has_turns and scene.visibility.verdicts else ""
    hint = f"{glossary.cost(scene.measure)}\n\n{glossary.marks(scene.measure)}" if figure else ""
    beside = names.rival(ghost.rival) if ghost is not None and has_turns else ""
    spoken = ", ".join(filter(None, (text, beside, figure)))
    return ChoicesRow(RowKind.HEADING, text=text, figure=figure, beside=beside, spoken=spoken, hint=hint)


def _note(scene: Scene) -> ChoicesRow:
    text = words.nothing_yet() if scene.visibility.verdicts else words.nothing_yet_off()
    return ChoicesRow(RowKind.NOTE, text=text, spoken=text)


# ---- turns ----------------------------------------------------------------------------------------------------------


def _turns(scene: Scene) -> tuple[ChoicesRow, ...]:
    """Return the turns with a choice, the newest first."""
    made = defaultdict[int, list[_Made]](list)
    for choice in choices_made(scene.game) if scene.game is not None else ():
        made[choice[1].turn].append(choice)
    known = {decision.event: decision for decision in scene.decisions}
    shown = _shown(scene)
    rows = [_turn(scene, turn, choices, known, shown) for turn, choices in made.items()]
    return tuple(reversed(rows))


def _shown(scene: Scene) -> tuple[int, Option] | None:
    """Return the choice that the coach's card is about, if it is about one, and its place in the log."""
    if scene.viewed is not None:
        return scene.viewed.event, scene.viewed.costlier.chosen
    if scene.question is not None or scene.analysis is not None or not scene.reports_turn or scene.waits_for_verdict:
        return None
    last = scene.last_decision
    return (last.event, last.taken) if last is not None else None


def _turn(
    scene: Scene, turn: int, made: Sequence[_Made], known: Mapping[int, Decision], shown: tuple[int, Option] | None
) -> ChoicesRow:
    game = scene.game
    assert game is not None
    newest = choices_made(game)[-1][1].turn
    is_whole = turn < game.turn or game.is_over
    is_viewed = scene.viewed is not None and scene.viewed.turn == turn
    is_open = is_viewed or turn == newest or (turn == newest - 1 and newest == game.turn and not game.is_over)
    _place, before, event = made[-1]
    text = words.this_turn() if isinstance(event, Rolled) else _scored(before, event)
    figure, verdict, spoken = _cost(scene, [known.get(place) for place, _, _ in made])
    ghost_total, ghost_said, ghost_row = _ghost(scene, turn - game.start.turn)
    choices = (_choice(scene, number, choice, known.get(choice[0]), shown) for number, choice in enumerate(made, 1))
    return ChoicesRow(
        RowKind.TURN,
        number=str(turn),
        text=text,
        figure=figure,
        verdict=verdict,
        beside=ghost_total,
        is_open=is_open,
        spoken=", ".join(filter(None, (words.turn(turn), text, spoken, ghost_said))),
        rows=(*chain.from_iterable(choices), *(facts(scene, turn, len(made)) if is_whole else ()), *ghost_row),
    )


def _scored(before: Game, event: Event) -> str:
    assert not isinstance(event, Rolled)
    bonus = bonus_points(before, event)
    return option_words.box_with_points(event.category, event.points) + (f" + {bonus}" if bonus else "")


def _ghost(scene: Scene, place: int) -> tuple[str, str, tuple[ChoicesRow, ...]]:
    """Return what the ghost has made by the end of a turn that the player has finished, how it is said, and its row."""
    ghost, turns = scene.others.ghost, scene.others.ghost_turns
    if ghost is None or not 0 <= place < len(turns):
        return "", "", ()
    turn, name = turns[place], names.rival(ghost.rival)
    did = match_words.deed(turn)
    row = ChoicesRow(RowKind.FACT, text=name, figure=did, spoken=f"{name}, {did}")
    return str(turn.total), f"{name} {turn.total}", (row,)


def _cost(scene: Scene, made: Sequence[Decision | None]) -> tuple[str, Verdict | None, str]:
    """Return what the choices of a turn cost together, as written: figure, verdict on that, and how it is said."""
    if None in made:
        return (words.not_known_yet if _waits(scene) else ""), None, ""
    counted = [decision.costlier.chosen for decision in made if decision is not None and decision.counts]
    if not counted:
        return "", None, ""
    measure, lost = counted[0].measure, sum(numbers.shown_loss(option.lost, option.measure) for option in counted)
    judged = verdict(round(lost, 1), measure)
    if not lost:  # less than is written with a figure of its own
        lost, judged = sum(option.lost for option in counted), max(option.verdict for option in counted)
    return words.cost(lost, judged, measure), judged, words.cost_spoken(lost, judged, measure)


def _waits(scene: Scene) -> bool:
    """Return whether a choice that isn't judged is going to be."""
    return scene.review is not None and scene.visibility.verdicts


# ---- choices --------------------------------------------------------------------------------------------------------


def _choice(
    scene: Scene, number: int, made: _Made, decision: Decision | None, shown: tuple[int, Option] | None
) -> tuple[ChoicesRow, ...]:
    """Return a choice, and the one before it that was taken back; `shown` is the one in the coach's card."""
    _place, before, event = made
    kept = event.kept if isinstance(event, Rolled) else NOTHING_KEPT
    done = words.kept(before.kept_dice(event.kept)) if isinstance(event, Rolled) else _scored(before, event)
    row = ChoicesRow(
        RowKind.CHOICE,
        str(number),
        text="" if isinstance(event, Rolled) else done,
        figure=words.not_known_yet if decision is None and _waits(scene) else "",
        dice=before.dice,
        kept=kept,
    )
    if decision is None:
        follows = words.verdict_follows() if row.figure else ""
        return (replace(row, hint=follows, spoken=announcing.sentences([_dice_and(before, done), follows])),)
    row = replace(row, event=decision.event, is_shown=shown == (decision.event, decision.taken))
    if not decision.counts:
        note = option_words.begun(reviews.uncounted(decision))
        rows: tuple[ChoicesRow, ...] = (replace(row, text=note, spoken=f"{_dice_and(before, done)}, {note}"),)
    else:
        rows = _tries(row, decision, shown)
    return tuple(replace(one, hint=f"{one.spoken}\n{words.look_at_it()}") for one in rows)


def _tries(row: ChoicesRow, decision: Decision, shown: tuple[int, Option] | None) -> tuple[ChoicesRow, ...]:
    """Return a choice with what it cost, below the first one where that was taken back."""
    if not decision.was_taken_back:
        return (_judged(row, decision),)
    first, before = decision.chosen, decision.before
    box = names.category(first.category) if first.category is not None else ""
    taken_back = replace(
        row,
        number=f"{row.number} {words.taken_back()}",
        text=", ".join(filter(None, (box, words.taken_back()))),
        kept=before.places_of(first.keep) if first.keep is not None else NOTHING_KEPT,
        is_shown=shown == (decision.event, first),
        figure=words.cost(first.lost, first.verdict, first.measure),
        verdict=first.verdict,
        spoken=f"{names.dice(before.dice)}, {option_words.first_choice(first, decision.taken, decision.analysis.best)}",
    )
    return taken_back, _judged(row, decision.as_played)


def _judged(row: ChoicesRow, decision: Decision) -> ChoicesRow:
    """Return a choice with what it cost, and what was best if that was another."""
    chosen = decision.chosen
    note, best = _note_on(decision, row.text)
    spoken = [
        _dice_and(decision.before, option_words.done(chosen)),
        words.cost_spoken(chosen.lost, chosen.verdict, chosen.measure),
    ]
    if note != row.text:
        spoken.append(option_words.best_was(decision.best))
    return replace(
        row,
        text=note,
        best=best,
        figure=words.cost(chosen.lost, chosen.verdict, chosen.measure),
        verdict=chosen.verdict,
        spoken=", ".join(spoken),
    )


def _note_on(decision: Decision, scored: str) -> tuple[str, tuple[int, ...]]:
    """Return the note on a choice, and the dice at its end."""
    best = decision.best
    if decision.verdict is Verdict.BEST or best is decision.chosen:
        return scored, ()
    if best.category is not None:
        return words.best_box(names.category(best.category)), ()
    return (words.best_dice(), best.keep) if best.keep else (words.best_all(), ())


def _dice_and(before: Game, done: str) -> str:
    return f"{names.dice(before.dice)}, {done}"


# ---- a match --------------------------------------------------------------------------------------------------------


def _rounds(scene: Scene, turns: Sequence[ChoicesRow]) -> tuple[ChoicesRow, ...]:
    """Return what everyone scored in the last round, and below a row that opens them in those before."""
    match = scene.match_shown
    last = max(seat.turns for seat in match.seats) if match is not None else 0
    if match is None or not last:
        return ()
    own = {turn.number: turn for turn in turns}
    title = words.last_round()
    heading = ChoicesRow(RowKind.HEADING, text=title, spoken=title)
    earlier = tuple(row for number in range(last - 1, 0, -1) for row in _round(scene, match, number, own))
    text = words.all_rounds()
    more = (ChoicesRow(RowKind.MORE, text=text, spoken=text, rows=earlier),) if earlier else ()
    return (heading, *_seats(scene, match, last, own), *more)


def _round(scene: Scene, match: Match, number: int, own: Mapping[str, ChoicesRow]) -> tuple[ChoicesRow, ...]:
    text = words.round_number(number)
    return ChoicesRow(RowKind.ROUND, str(number), text, spoken=text), *_seats(scene, match, number, own)


def _seats(scene: Scene, match: Match, number: int, own: Mapping[str, ChoicesRow]) -> tuple[ChoicesRow, ...]:
    """Return what each seat scored in a round, with the mark of the own turn alone."""
    rows, told = [], match.person if scene.told_of is None else scene.told_of
    for place, seat in enumerate(match.seats):
        turns = turns_of(seat.game)[number - 1 : number]
        figure = match_words.deed(turns[0]) if turns else ""
        turn = own.get(str(number)) if place == told and turns else None
        verdict = turn.verdict if turn is not None else None
        mark = f"\u00a0{names.mark(verdict)}" if verdict is not None else ""
        said = (seat.name, figure, names.verdict(verdict) if verdict is not None else "")
        spoken = ", ".join(filter(None, said))
        shown = figure + mark if figure else words.nothing_scored
        rows.append(ChoicesRow(RowKind.SEAT, str(number), seat.name, shown, verdict, spoken=spoken))
    return tuple(rows)


_MOST_BOXES, _FEWEST_FOLDED, _MOST_OTHERS = 3, 2, 15
_LONGEST_BAR, _LONGEST_BAR_OF_CHANCE = 5.0, 10.0
"""What costs as much fills the bar; beyond it the bar is cut, so that a length means the same all game."""


@of_its_game
def coach_view(scene: Scene) -> CoachView:
    """Return what the coach's panel shows: the options where they may be seen, and the choices that were made."""
    hint = ""
    if scene.match is not None:
        linked = [glossary.same_rolls()] if scene.match.linked else []
        hint = "\n".join([match_words.about_explained(), *linked])
    view = CoachView(scene.mode, status=goal_status(scene), status_hint=hint, measure=scene.measure)
    return _ranking(scene, scene.analysis, view) if scene.analysis is not None else view


def table_text(scene: Scene) -> str:
    """Return what is said of the table of the game in play once it is there, else nothing."""
    game, par = scene.game, scene.table.par
    return words.table_ready(par, game.rules, game.dice_model) if game is not None and par is not None else ""


def _ranking(scene: Scene, analysis: Analysis, view: CoachView) -> CoachView:
    explained = scene.explained[0] if scene.explained is not None else None
    can_roll = scene.can_keep and len(scene.kept_dice) < DICE_PER_ROLL
    chooses = scene.viewed is not None or scene.choosing.box is not None or can_roll  # else it is a box, and none is
    pointed_at, judges = scene.pointed_at, scene.visibility.judges and chooses
    options = analysis.deeds
    by_points = analysis.is_decided
    if by_points:
        options = tuple(sorted(options, key=lambda option: -option.value))
        rows = tuple(replace(_by_points(option), is_chosen=judges and option is pointed_at) for option in options)
    else:
        rows = tuple(
            option_row(
                option,
                scene.answer_to(option),
                is_chosen=judges and option is pointed_at,
                is_compared=option is scene.against,
            )
            for option in options
        )
        rows = _folded(rows, explained)
    return replace(
        view,
        heading=goals.decided_heading() if by_points else option_words.options_heading(len(options), analysis.measure),
        columns="" if by_points else option_words.cost_heading(analysis.measure),
        measure=None if by_points else analysis.measure,
        rows=rows,
        has_answers=analysis.position.dice_model.is_deterministic,
        explained=explained,
    )


def _by_points(option: Option) -> OptionRow:
    """Return the row of an option by its expected score alone, where that is not what is judged."""
    spoken = f"{option_words.option(option)}: {option_words.expected(option)}"
    return OptionRow(
        _name_of(option), dice=option.keep or (), value=(numbers.value(option.value),), spoken=spoken, option=option
    )


def _folded(rows: Sequence[OptionRow], explained: Option | None) -> tuple[OptionRow, ...]:
    """Return rows of which those as good as the best are one, those nearly as good another, if these are many.

    Where only boxes are left, all that they cost is on the card: the best three are enough, and no figure is repeated.
    """
    options = [row.option for row in rows if row.option is not None]
    if all(option.category is not None for option in options):
        rows = [
            replace(row, value=(), loss=names.mark(option.verdict)) for row, option in zip(rows, options, strict=True)
        ]
        return _fold(rows, _MOST_BOXES, len(rows), explained, option_words.more, option_words.on_the_card())
    equal = sum(not option.lost for option in options)
    close = sum(option.verdict in (Verdict.BEST, Verdict.CLOSE) for option in options)
    return _fold(
        _fold(rows, equal, close, explained, option_words.nearly_as_good), 1, equal, explained, option_words.as_good
    )


def _fold(
    rows: Sequence[OptionRow],
    first: int,
    end: int,
    explained: Option | None,
    said: Callable[[int], str],
    note: str = "",
) -> tuple[OptionRow, ...]:
    """Return rows of which those from `first` to `end` are one, but for those that the player looks at."""
    some = rows[first:end]
    seen = [row for row in some if row.is_chosen or row.is_compared or row.option is explained]
    folded = tuple(row for row in some if row not in seen)
    if len(folded) < _FEWEST_FOLDED:
        return tuple(rows)
    text = said(len(folded))
    spoken = " ".join(filter(None, (text, note)))
    return (*rows[:first], *seen, OptionRow(text, folded=folded, note=note, spoken=spoken), *rows[end:])


def option_row(
    option: Option, answer: Dice | None = None, *, is_chosen: bool = False, is_compared: bool = False
) -> OptionRow:
    """Return a row of the ranking.

    `answer` is the roll that a demon is going to answer a keep with; others may be compared against the option.
    """
    is_best = option.verdict is Verdict.BEST
    longest = _LONGEST_BAR_OF_CHANCE if option.measure is Measure.CHANCE else _LONGEST_BAR
    return OptionRow(
        text=_name_of(option),
        dice=option.keep or (),
        value=option_words.worth(option) if not option.lost else (),
        loss=option_words.best() if is_best else words.cost(option.lost, option.verdict, option.measure),
        verdict=option.verdict,
        bar=0.0 if is_best else option.lost / longest,
        is_chosen=is_chosen,
        spoken=option_words.option_spoken(option, answer),
        option=option,
        answer=answer or (),
        is_compared=is_compared,
    )


def others_view(scene: Scene) -> tuple[tuple[str, Option], ...]:
    """Return the options that the one explained may be compared against, with what each costs, the best first."""
    if scene.analysis is None or scene.explained is None or scene.analysis.is_decided:
        return ()
    others = [option for option in scene.analysis.deeds if option != scene.explained[0]]
    return tuple((option_words.with_cost(option), option) for option in others[:_MOST_OTHERS])


def _name_of(option: Option) -> str:
    if option.category is not None:
        return option_words.box_with_points(option.category, option.points or 0)
    return "" if option.keep else option_words.roll_all()


def goal_status(scene: Scene) -> str:
    """Return what is played for and how the game stood at the start, or that this is worked out; nothing of points."""
    if scene.goal is None:
        return ""
    if scene.is_pending and not shows_values(scene):
        return goals.working_out(scene.said.progress)
    if scene.is_waiting and not scene.is_pending:
        return goals.earlier_turns()
    if not scene.is_pending and scene.waits_for_chances and (scene.chance is None or scene.outlook_now is None):
        return goals.line_waits() if scene.chance is None else match_words.others_wait()
    if scene.match is not None:
        return match_status(scene, scene.match)
    start = scene.review.start if scene.review is not None and scene.review.has_start else None
    is_set_up = scene.game is not None and scene.game.begins is not None
    return goals.status(scene.goal, start, scene.measure, is_set_up=is_set_up)
