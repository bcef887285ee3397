# SPDX-License-Identifier: MIT
"""The position that is being set up as it is shown: on the card, the tray and the coach's card of the table."""

from __future__ import annotations

from dataclasses import replace

from engine.game_review.perfect_games import box_averages
from engine.games import lines
from engine.games.cards import PaperCard
from engine.games.record import Record
from engine.rules.dice import DICE_PER_ROLL
from engine.rules.scoring import RuleSet
from engine.strategies.goals import BeatGoal, goal_as_json
from yahtzee_gui.board.card import CardView, card_view
from yahtzee_gui.board.coach.difference import PartRow
from yahtzee_gui.board.coach.page import CoachView
from yahtzee_gui.board.coach.view import coach_view
from yahtzee_gui.board.coach.why import WhyView
from yahtzee_gui.board.scorecard import ScoreRow, score_rows
from yahtzee_gui.board.timeline.final_score import FinalScoreView
from yahtzee_gui.board.timeline.session import CardFace
from yahtzee_gui.board.timeline.this_turn import ThisTurnView
from yahtzee_gui.board.tray import words as tray_words
from yahtzee_gui.board.tray.page import TrayView
from yahtzee_gui.board.tray.view import badge, tint
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.play.scene import Scene
from yahtzee_gui.play.undo import UndoHistory
from yahtzee_gui.set_up import words
from yahtzee_gui.set_up.draft import FaultKind, JudgedCard, Place
from yahtzee_gui.set_up.session import SetUp
from yahtzee_gui.words import games, goals
from yahtzee_gui.words.boxes import five_alike

FACES = CardFace.WHY, CardFace.THIS_TURN, CardFace.FINAL_SCORE, CardFace.NOTES


def line_of(set_up: SetUp) -> str:
    """Return the position as a line of text; nothing while it can't be one."""
    if set_up.position is None:
        return ""
    goal, rules = set_up.judged.goal, set_up.draft.rules
    return lines.position_line(set_up.position, goal_as_json(goal, rules) if isinstance(goal, BeatGoal) else goal)


def wrong_with(card: JudgedCard, rules: RuleSet) -> str:
    """Return what is wrong with a card first of all; nothing if it can be."""
    if card.fault is not None:
        return words.reason(None, card.fault, rules)
    return next((words.reason(place, fault, rules) for place, fault in card.faults.items()), "")


def why_not(set_up: SetUp) -> str:
    """Return what has to be put right first, before it can be played or copied; nothing where it can be."""
    judged, rules = set_up.judged, set_up.draft.rules
    if judged.position is not None:
        return ""
    faults = [fault for card in (judged.own, *judged.others.values()) if (fault := wrong_with(card, rules))]
    if judged.is_over:
        faults.append(words.full_card())
    elif judged.dice_missing in range(1, DICE_PER_ROLL):
        faults.append(words.dice_missing(judged.dice_missing))
    return (*faults, words.why_no_play())[0]


# ---- the card that is written on -------------------------------------------------------------------------------------


def card_rows(set_up: SetUp) -> list[ScoreRow]:
    """Return the lines of the card that is shown, those to be written on with the texts of the draft."""
    card, rules = set_up.judged.card(set_up.seat), set_up.draft.rules
    plain = score_rows(Scene(CoachMode.OFF, UndoHistory(Record(set_up.game))))
    if card.total is not None:
        plain[-1] = replace(plain[-1], points=str(card.total), spoken=tray_words.box_spoken(plain[-1].name, card.total))
    return [row if row.is_total or row.bar is not None else _entry(row, row.category, card, rules) for row in plain]


def _entry(row: ScoreRow, place: Place, card: JudgedCard, rules: RuleSet) -> ScoreRow:
    text, fault = card.text(place), card.faults.get(place)
    name = tray_words.yahtzee_bonuses(five_alike()) if place is None else row.name
    hint = words.reason(place, fault, rules) if fault is not None else row.hint
    spoken = tray_words.box_spoken(name, text) if text.strip() else tray_words.open_spoken(name)
    if fault is not None:
        spoken = f"{name}: {text}. {hint}"
    is_wrong = fault is not None and fault.kind is not FaultKind.UNFINISHED
    return replace(
        row, name=name, points=text, is_preview=False, can_write=True, is_wrong=is_wrong, hint=hint, spoken=spoken
    )


# ---- the dice, and the coach -----------------------------------------------------------------------------------------


def tray_of(set_up: SetUp) -> TrayView:
    """Return the tray, on which faces are typed."""
    missing = set_up.judged.dice_missing
    own = replace(set_up.game, scores=set_up.judged.own.scores)
    caption = words.dice_can_go_back() if set_up.dice_before is not None else words.type_dice()
    return TrayView(
        title=tray_words.turn(own.turn, len(own.rules.boxes)),
        badge=badge(own),
        tint=tint(own),
        faces=set_up.draft.dice,
        can_keep=True,
        sentence=words.dice_missing(missing) if 0 < missing < DICE_PER_ROLL else "",
        caption=caption if missing else words.change_dice(),
        enters=True,
        cursor=set_up.cursor,
    )


def panel_of(set_up: SetUp) -> CoachView:
    """Return the options of the position; nothing while it can't be one."""
    scene = set_up.scene()
    if scene.analysis is None:
        return CoachView(CoachMode.LIVE)
    view = coach_view(scene)
    goal = set_up.judged.goal
    open_cards = [card for card in set_up.judged.others.values() if card.total is None and not card.is_full]
    if isinstance(goal, BeatGoal) and open_cards:
        view = replace(view, status=words.perfect_others(), status_hint=words.others_hint())
    return view


def card_of(set_up: SetUp) -> CardView:
    """Return the coach's card: what is said of the option that is looked at, or what is waited for, and the notes."""
    scene, state = set_up.scene(), set_up.ahead.state
    view = replace(card_view(scene, state), faces=FACES)
    face = state.face if state.face in FACES else CardFace.WHY
    if scene.record is not None and set_up.position is not None and (set_up.position.dice or face is not CardFace.WHY):
        return replace(view, face=face)
    why = _waits(set_up)
    final, turn = FinalScoreView(message=why.sentence), ThisTurnView(message=why.sentence)
    return replace(view, face=face, why=why, final=final, turn=turn, compared=None, note=(), others=())


def _waits(set_up: SetUp) -> WhyView:
    """Return what is said while there is no option to speak of."""
    judged = set_up.judged
    if set_up.asks_first:
        return WhyView(sentence=words.counts_as_help(), button=words.tell_anyway())
    if judged.is_over:
        return _finished(set_up.paper_card)
    if judged.dice_missing and not judged.own.faults:
        return WhyView()  # the tray says it
    if judged.position is None:
        return WhyView(sentence=why_not(set_up))
    if set_up.has_failed:
        return WhyView(sentence=words.no_table())
    is_chance = isinstance(judged.goal, BeatGoal)
    return WhyView(sentence=goals.line_waits() if is_chance else words.solving(), progress=set_up.solved)


def _finished(card: PaperCard) -> WhyView:
    """Return what can be said of a finished card alone: the same as of one from paper."""
    facts, averages = games.box_facts(card), box_averages(card.rules)
    parts: tuple[PartRow, ...] = ()
    if averages is not None:
        beside = [round(points - averages.boxes[box], 1) for box, points in card.filled.items()]
        parts = tuple(PartRow(name, more, said) for more, (name, said) in zip(beside, facts, strict=True))
    said = f"{words.finished(total=card.points_so_far)} {games.about(card)}"
    return WhyView(sentence=said, parts=parts, facts=games.beside_average() if parts else "", button=words.keep_card())
