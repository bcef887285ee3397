# SPDX-License-Identifier: MIT
"""The position that is being set up as it is shown: on the same card, tray and coach panel as a game."""

from __future__ import annotations

from dataclasses import replace

from engine.analysis.verdicts import Measure
from engine.games import lines
from engine.games.game import Game
from engine.games.position import Position
from engine.games.record import Record
from engine.rules.categories import Category
from engine.rules.dice import DICE_PER_ROLL
from engine.rules.scoring import RuleSet
from engine.runtime.lazy_dataclass import dataclass
from engine.strategies.goals import BeatGoal, goal_as_json
from yahtzee_gui.board.coach.page import CoachView
from yahtzee_gui.board.coach.view import coach_view
from yahtzee_gui.board.coach.why import WhyView
from yahtzee_gui.board.coach.why_view import why_view
from yahtzee_gui.board.scorecard.page import ScoreRow
from yahtzee_gui.board.scorecard.view import after_upper, score_rows
from yahtzee_gui.board.tray import words as tray_words
from yahtzee_gui.board.tray.page import TrayView
from yahtzee_gui.board.tray.view import badge, tint
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.play.scene import Scene
from yahtzee_gui.play.undo import UndoHistory
from yahtzee_gui.set_up import words
from yahtzee_gui.set_up.draft import Draft, FaultKind, Judged, Place, choices
from yahtzee_gui.set_up.session import SetUpScene
from yahtzee_gui.words import goals
from yahtzee_gui.words.boxes import five_alike, speaking_of

_LONGEST_TOLD = 6


@dataclass(frozen=True)
class SetUpView:
    """What the page shows.

    `choices` are by line of the card the points that can stand there. `reasons` says by line what is wrong there,
    `unfinished` are the lines where it may still be typed on. `line` is the position as text, `text` one that couldn't
    be opened. `remark` is told above everything.
    """

    rows: tuple[ScoreRow, ...]
    choices: dict[int, tuple[str, ...]]
    tray: TrayView
    coach: CoachView
    why: WhyView
    draft: Draft
    reasons: dict[int, str]
    unfinished: frozenset[int]
    line: str
    text: str
    remark: str
    can_play: bool
    why_not: str
    has_dice_before: bool = False
    others_fault: str = ""
    waits_for_goal: bool = False

    @property
    def is_before(self) -> bool:
        """Whether the coach's figures are of what was written before: this can't be, or is still being worked out."""
        return (self.waits_for_goal or not self.can_play) and bool(self.coach.rows)


def place_of(row: int, rules: RuleSet) -> Place:
    """Return the entry of the card that stands in a line of it: a box, or (None) the Yahtzee bonuses."""
    return next((category for category in rules.categories if row_of(category, rules) == row), None)


def row_of(place: Place, rules: RuleSet) -> int:
    """Return the line of an entry of the card."""
    has_bonus = bool(rules.upper_bonus)
    if place is None:
        return len(rules.boxes) + has_bonus
    return int(place) + (has_bonus and place >= after_upper(rules))


def set_up_view(scene: SetUpScene) -> SetUpView:
    """Return what the page shows."""
    with speaking_of(scene.draft.rules):
        return _view(scene)


def _view(scene: SetUpScene) -> SetUpView:
    draft, judged = scene.draft, scene.judged
    unfinished = {
        row_of(place, draft.rules) for place, one in judged.faults.items() if one.kind is FaultKind.UNFINISHED
    }
    return SetUpView(
        tuple(_rows(draft, judged)),
        {row_of(place, draft.rules): choices(draft, place, judged.card) for place in (*draft.rules.categories, None)},
        _tray(scene),
        _coach(scene),
        _why(scene),
        draft,
        {row_of(place, draft.rules): words.reason(place, fault, draft.rules) for place, fault in judged.faults.items()},
        frozenset(unfinished),
        _line(judged),
        scene.text,
        scene.remark,
        judged.position is not None,
        _why_not(judged, draft.rules),
        scene.has_dice_before,
        words.others_fault(judged.others_fault) if judged.others_fault is not None else "",
        scene.waits_for_goal,
    )


def _line(judged: Judged) -> str:
    if judged.position is None:
        return ""
    goal = judged.goal
    told = goal_as_json(goal, judged.position.rules) if isinstance(goal, BeatGoal) else goal
    return lines.position_line(judged.position, told)


def _why_not(judged: Judged, rules: RuleSet) -> str:
    """Return what is to be put right first, before it can be played or copied; nothing where it can be."""
    if judged.position is not None:
        return ""
    if judged.others_fault is not None:
        return words.others_fault(judged.others_fault)
    if judged.is_full:
        return words.full_card()
    faults = [words.reason(place, fault, rules) for place, fault in judged.faults.items()]
    if judged.dice_missing in range(1, DICE_PER_ROLL):
        return (*faults, words.dice_missing(judged.dice_missing))[0]
    return (*faults, words.why_no_play())[0]


def _game(draft: Draft, judged: Judged) -> Game:
    """Return a game with the boxes that can stand: what the totals follow from."""
    scores = tuple(judged.card.get(category) for category in draft.rules.categories)
    return Game("", draft.rules, draft.dice_model, scores, judged.bonuses)


def _rows(draft: Draft, judged: Judged) -> list[ScoreRow]:
    plain = score_rows(Scene(CoachMode.OFF, UndoHistory(Record(_game(draft, judged)))))
    rows = []
    for number, row in enumerate(plain):
        if row.category is not None or (number == row_of(None, draft.rules) and not row.is_total):
            rows.append(_entry(row, row.category, draft, judged))
        else:
            rows.append(row)
    return rows


def _entry(row: ScoreRow, place: Category | None, draft: Draft, judged: Judged) -> ScoreRow:
    """Return a line whose text is that of the draft."""
    text, fault = draft.text(place), judged.faults.get(place)
    hint = words.reason(place, fault, draft.rules) if fault is not None else row.hint
    is_wrong = fault is not None and fault.kind is not FaultKind.UNFINISHED
    spoken = f"{row.name}: {text}. {hint}" if fault is not None else _spoken(row, text)
    name = tray_words.yahtzee_bonuses(five_alike()) if place is None else row.name
    return replace(
        row, name=name, points=text, is_preview=False, can_write=True, is_wrong=is_wrong, hint=hint, spoken=spoken
    )


def _spoken(row: ScoreRow, text: str) -> str:
    return tray_words.box_spoken(row.name, text) if text.strip() else tray_words.open_spoken(row.name)


def _tray(scene: SetUpScene) -> TrayView:
    draft, judged = scene.draft, scene.judged
    missing, game = judged.dice_missing, _game(draft, judged)
    if not missing:
        headline, caption = "", words.change_dice()
    elif missing == len(draft.dice):
        headline, caption = words.no_dice(), words.type_dice()
    else:
        headline = words.dice_missing(missing)
        caption = words.dice_can_go_back() if scene.has_dice_before else words.type_dice()
    return TrayView(
        title=tray_words.turn(game.turn, len(game.rules.boxes)),
        badge=badge(game),
        tint=tint(game),
        faces=draft.dice,
        can_keep=True,
        sentence=words.full_card() if judged.is_full else headline,
        caption=caption,
        enters=True,
        cursor=scene.cursor,
    )


def _coach(scene: SetUpScene) -> CoachView:
    """Return the options of the last position that could be."""
    mode = CoachMode.LIVE
    if scene.has_failed or scene.coach is None or scene.coach.analysis is None:
        return CoachView(mode)
    view = coach_view(scene.coach)
    if scene.waits_for_goal and scene.judged.goal is not None:
        # Points never stand in for a chance.
        return replace(view, heading=words.as_before("")) if view.measure is not None else CoachView(mode)
    goal = scene.judged.goal
    if isinstance(goal, BeatGoal) and any(None in other.scores for other in goal.others):
        view = replace(view, status=words.perfect_others(), status_hint=words.others_hint())
    if scene.is_current or scene.solved is not None:
        return view
    return replace(view, heading=words.as_before(_changed(scene, scene.coach.analysis.position)))


def _why(scene: SetUpScene) -> WhyView:
    """Return what is said of the option that is looked at, or what is waited for."""
    if scene.has_failed:
        return WhyView(sentence=words.no_table())
    if scene.coach is None or scene.coach.analysis is None:
        is_solving = scene.solved is not None or (scene.judged.position is not None and None not in scene.draft.dice)
        can_become = scene.judged.position is not None or scene.judged.dice_missing
        waits = words.waiting() if can_become else _why_not(scene.judged, scene.draft.rules)
        return WhyView(sentence=words.solving() if is_solving else waits, progress=scene.solved)
    if scene.waits_for_goal and scene.judged.goal is not None:
        return WhyView(sentence=goals.line_waits(Measure.CHANCE), progress=scene.solved)
    view = replace(why_view(scene.coach), has_changes=False)  # other rolls and totals are typed here
    return replace(view, remark=words.solving(), progress=scene.solved) if scene.solved is not None else view


def _changed(scene: SetUpScene, last: Position) -> str:
    """Return the text that keeps the position from being one, if it is one alone, and short.

    None where the figures, of the `last` position, are those of its beginning: of "19" for Aces, the "1" could be.
    """
    texts = [scene.draft.text(place) for place in scene.judged.faults]
    if len(texts) != 1 or scene.judged.others_fault is not None or len(texts[0]) > _LONGEST_TOLD:
        return ""
    (place,) = scene.judged.faults
    shown = last.yahtzee_bonuses if place is None else last.scores[place]
    return texts[0] if str(shown) != texts[0][:-1] else ""
