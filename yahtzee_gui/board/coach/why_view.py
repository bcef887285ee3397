# SPDX-License-Identifier: MIT
"""What the coach says of a choice, as it is shown: before it where that may be seen, else once it is made."""

from __future__ import annotations

from dataclasses import replace

from engine.analysis.options import Option
from engine.analysis.verdicts import Verdict
from engine.game_review.review import Decision
from engine.games.game import NOTHING_KEPT, Rolled
from yahtzee_gui.board.choices import words as choices_words
from yahtzee_gui.board.coach import explanation_words, hints, words
from yahtzee_gui.board.coach.explanation_view import comparison_view, explanation_view, why
from yahtzee_gui.board.coach.why import ToldChoice, WhyView
from yahtzee_gui.board.tray import words as tray_words
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.play.scene import Scene, choices_made, costlier
from yahtzee_gui.play.table_watch import TableState, TableStatus
from yahtzee_gui.words import demons, goals, names, options
from yahtzee_gui.words.boxes import of_its_game


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
        return WhyView(sentence=hints.message(scene, scene.explained[0]), button=words.tell_more())
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
    told = told_choices(viewed, scene.named_person)
    return replace(view, about="", told=told)


def told_choices(decision: Decision, name: str = "") -> tuple[ToldChoice, ...]:
    """Return the line of a choice with its verdict, by a `name` if not "you", and that of the best one if another."""
    made = costlier(decision)
    chosen = made.chosen
    event = made.before.events[made.event] if made.event < len(made.before.events) else None
    kept = event.kept if isinstance(event, Rolled) else NOTHING_KEPT
    if chosen.keep is not None:
        kept = made.before.places_of(chosen.keep)
    judged = options.marked_verdict(chosen) if made.counts else ""
    deed = options.begun(explanation_words.was_done(chosen, name))
    line = ToldChoice(deed, made.before.dice, kept, judged, chosen.verdict if made.counts else None)
    is_best = chosen.verdict is Verdict.BEST or made.best is chosen or not made.counts
    return (line,) if is_best else (line, _best_line(made.best))


def _best_line(best: Option) -> ToldChoice:
    return ToldChoice(explanation_words.was_best(best), best.keep or (), is_best=True)


def _last_choice(scene: Scene) -> WhyView | None:
    """Return what is said of the choice made last, or of a costlier one in its turn; None before there is one."""
    if scene.game is None or not choices_made(scene.game):
        return None
    if scene.waits_for_verdict:
        return WhyView(sentence=choices_words.verdict_follows(), remark=_remark_on_second_try(scene))
    decision = scene.lesson or scene.last_decision
    if decision is None:
        return None
    comparison = scene.comparison_of(decision) if scene.measure is None else None
    view = replace(
        comparison_view(comparison) if comparison is not None else WhyView(),
        about=explanation_words.last_choice()
        if decision is scene.last_decision
        else explanation_words.choice_of_turn(decision.turn),
        told=told_choices(decision, scene.named_person),
        sentence=why(scene, decision),
        has_changes=False,
        remark=_remark_on_second_try(scene) or _second_choice(decision),
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


def _second_choice(decision: Decision) -> str:
    """Return how good the second choice was, where the first one is the one that is judged."""
    if not decision.was_taken_back:
        return ""
    return explanation_words.second_choice(verdict=names.verdict(decision.taken.verdict))


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
        return WhyView(
            sentence=demons.not_ready() if waits else words.coach_waits(warns=mode is CoachMode.WARN),
            progress=table.progress.fraction if table.progress is not None else 0.0,
            progress_text=progress_text(table),
            button=words.cancel_building(),
        )
    if not table.is_ready:
        message = demons.not_ready() if waits else tray_words.coach_without_table()
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
