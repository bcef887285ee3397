# SPDX-License-Identifier: MIT
"""The list of choices as it is shown: with verdicts where they may be seen, else what was rolled, kept and scored."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import replace

from engine.analysis.options import Option
from engine.analysis.verdicts import Verdict
from engine.game_review.review import Decision
from engine.games.game import NOTHING_KEPT, Event, Game, Rolled
from engine.games.match import Match
from yahtzee_gui.board.choices import words
from yahtzee_gui.board.choices.facts import facts
from yahtzee_gui.board.choices.rows import ChoicesRow, ChoicesView, RowKind
from yahtzee_gui.board.match import words as match_words
from yahtzee_gui.board.tray.view import bonus_points
from yahtzee_gui.play.ghost import Turn, turns_of
from yahtzee_gui.play.scene import Scene, choices_made, costlier
from yahtzee_gui.words import announcing, decisions, glossary, names, numbers, options
from yahtzee_gui.words.boxes import of_its_game

_Made = tuple[int, Game, Event]


@of_its_game
def choices_view(scene: Scene) -> ChoicesView:
    """Return the choices of the person in play; until that one rolls, of the person who handed the screen on."""
    passed = scene.before_passing
    told = passed if passed is not None and passed.game is not None and choices_made(passed.game) else scene
    turns = _turns(told)
    if told is not scene:  # these can't be looked back at now
        turns = tuple(
            replace(turn, rows=tuple(replace(row, event=None, hint="") for row in turn.rows)) for turn in turns
        )
    return ChoicesView((*_rounds(told, turns), _heading(told, has_turns=bool(turns)), *(turns or (_note(told),))))


def _heading(scene: Scene, *, has_turns: bool) -> ChoicesRow:
    text, ghost = words.heading(_name(scene)), scene.others.ghost
    figure = options.cost_heading(scene.measure) if has_turns and scene.visibility.verdicts else ""
    hint = f"{glossary.cost(scene.measure)}\n\n{glossary.marks(scene.measure)}" if figure else ""
    beside = names.rival(ghost.rival) if ghost is not None and has_turns else ""
    spoken = ", ".join(filter(None, (text, beside, figure)))
    return ChoicesRow(RowKind.HEADING, text=text, figure=figure, beside=beside, spoken=spoken, hint=hint)


def _name(scene: Scene) -> str:
    """Return the name of the person whose choices they are; empty for the player's own."""
    name = scene.named_person
    return "" if name == match_words.you() else name


def _seat(scene: Scene, match: Match) -> int:
    return match.person if scene.told_of is None else scene.told_of


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


def _shown(scene: Scene) -> Decision | None:
    """Return the decision that the coach's card is about, if it is about one."""
    if scene.viewed is not None:
        return scene.viewed
    if scene.question is not None or scene.analysis is not None or not scene.reports_turn or scene.waits_for_verdict:
        return None
    return scene.lesson or scene.last_decision


def _turn(
    scene: Scene, turn: int, made: Sequence[_Made], known: Mapping[int, Decision], shown: Decision | None
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
    ghost = _ghost(scene, turn - game.start.turn)
    choices = (
        _choice(scene, number, choice, known.get(choice[0]), is_shown=shown is not None and shown.event == choice[0])
        for number, choice in enumerate(made, 1)
    )
    return ChoicesRow(
        RowKind.TURN,
        number=str(turn),
        text=text,
        figure=figure,
        verdict=verdict,
        beside=str(ghost.total) if ghost is not None else "",
        is_open=is_open,
        spoken=", ".join(filter(None, (words.turn(turn), text, spoken, _ghost_said(scene, ghost)))),
        rows=(*choices, *(facts(scene, turn, len(made)) if is_whole else ()), *_what_ghost_did(scene, ghost)),
    )


def _scored(before: Game, event: Event) -> str:
    assert not isinstance(event, Rolled)
    return options.box_with_points(event.category, event.points + bonus_points(before, event))


def _ghost(scene: Scene, place: int) -> Turn | None:
    """Return what the ghost did in a turn that the player has finished."""
    turns = scene.others.ghost_turns
    return turns[place] if 0 <= place < len(turns) else None


def _ghost_said(scene: Scene, turn: Turn | None) -> str:
    ghost = scene.others.ghost
    return f"{names.rival(ghost.rival)} {turn.total}" if ghost is not None and turn is not None else ""


def _what_ghost_did(scene: Scene, turn: Turn | None) -> tuple[ChoicesRow, ...]:
    ghost = scene.others.ghost
    if ghost is None or turn is None:
        return ()
    name, did = names.rival(ghost.rival), match_words.deed(turn.category, turn.points, turn.bonus)
    return (ChoicesRow(RowKind.FACT, text=name, figure=did, spoken=f"{name}, {did}"),)


def _cost(scene: Scene, made: Sequence[Decision | None]) -> tuple[str, Verdict | None, str]:
    """Return what the choices of a turn cost together, as written: figure, worst verdict, and how it is said."""
    if None in made:
        return (words.not_known_yet if _waits(scene) else ""), None, ""
    counted = [costlier(decision).chosen for decision in made if decision is not None and decision.counts]
    if not counted:
        return "", None, ""
    measure, verdict = counted[0].measure, max(option.verdict for option in counted)
    lost = sum(numbers.shown_loss(option.lost, option.measure) for option in counted)
    if not lost:  # less than is written with a figure of its own
        lost = sum(option.lost for option in counted)
    return words.cost(lost, verdict, measure), verdict, words.cost_spoken(lost, verdict, measure)


def _waits(scene: Scene) -> bool:
    """Return whether a choice that isn't judged is going to be."""
    return scene.review is not None and scene.visibility.verdicts


# ---- choices --------------------------------------------------------------------------------------------------------


def _choice(scene: Scene, number: int, made: _Made, decision: Decision | None, *, is_shown: bool) -> ChoicesRow:
    """Return a choice; of one that was made again the costlier, as the coach's card has it."""
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
        return replace(row, hint=follows, spoken=announcing.sentences([_dice_and(before, done), follows]))
    row = replace(row, event=decision.event, is_shown=is_shown)
    if not decision.counts:
        note = options.begun(decisions.uncounted(decision))
        row = replace(row, text=note, spoken=f"{_dice_and(before, done)}, {note}")
    else:
        row = _judged(row, decision)
    return replace(row, hint=f"{row.spoken}\n{words.look_at_it()}")


def _judged(row: ChoicesRow, decision: Decision) -> ChoicesRow:
    """Return a choice with what it cost, and what was best if that was another."""
    chosen, before = costlier(decision).chosen, decision.before
    note, best = _note_on(decision, chosen, row.text)
    spoken = [_dice_and(before, options.done(chosen)), words.cost_spoken(chosen.lost, chosen.verdict, chosen.measure)]
    if decision.was_taken_back:
        spoken.append(options.first_choice(decision.chosen, decision.taken, decision.analysis.best))
    elif note != row.text:
        spoken.append(options.best_was(decision.best))
    return replace(
        row,
        kept=before.places_of(chosen.keep) if decision.was_taken_back and chosen.keep is not None else row.kept,
        text=note,
        best=best,
        figure=words.cost(chosen.lost, chosen.verdict, chosen.measure),
        verdict=chosen.verdict,
        spoken=", ".join(spoken),
    )


def _note_on(decision: Decision, chosen: Option, scored: str) -> tuple[str, tuple[int, ...]]:
    """Return the note on a choice, and the dice at its end."""
    if decision.was_taken_back:
        was_first = chosen is not decision.chosen
        note = words.other_try(decision.chosen if was_first else decision.taken, was_first=was_first)
        return (f"{names.category(chosen.category)}, {note}" if chosen.category is not None else note), ()
    best = decision.best
    if chosen.verdict is Verdict.BEST or best is chosen:
        return scored, ()
    return words.best(best), best.keep or ()


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
    rows = []
    for place, seat in enumerate(match.seats):
        turns = turns_of(seat.game)[number - 1 : number]
        figure = match_words.deed(turns[0].category, turns[0].points, turns[0].bonus) if turns else ""
        turn = own.get(str(number)) if place == _seat(scene, match) and turns else None
        verdict = turn.verdict if turn is not None else None
        mark = f"\u00a0{names.mark(verdict)}" if verdict is not None else ""
        said = (seat.name, figure, names.verdict(verdict) if verdict is not None else "")
        spoken = ", ".join(filter(None, said))
        shown = figure + mark if figure else words.nothing_scored
        rows.append(ChoicesRow(RowKind.SEAT, str(number), seat.name, shown, verdict, spoken=spoken))
    return tuple(rows)
