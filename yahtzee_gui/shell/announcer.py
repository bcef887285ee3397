# SPDX-License-Identifier: MIT
"""What screen readers are told: what happens in the game, by itself, and what a key says aloud at any moment.

Each says what the window shows, and no more: all of it comes from the views of the parts that show it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Set
from dataclasses import replace

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from engine.game_review.review import Decision
from engine.games.game import Game, Rolled
from engine.games.match import Match
from yahtzee_gui.board import match_words
from yahtzee_gui.board.coach import why_view as coach_why_view
from yahtzee_gui.board.coach import words as coach_words
from yahtzee_gui.board.coach.why_view import why_view
from yahtzee_gui.board.match_view import seat_views, table_spoken
from yahtzee_gui.board.scorecard import score_rows
from yahtzee_gui.board.tray import words as tray_words
from yahtzee_gui.board.tray.page import TrayView
from yahtzee_gui.board.tray.view import choice_words, judgement, slip_named, way_from_look_back
from yahtzee_gui.desktop.key_bindings import Action
from yahtzee_gui.end_page.view import Past, end_words
from yahtzee_gui.play.choosing import Concern
from yahtzee_gui.play.controller import GameController, News
from yahtzee_gui.play.moments import Moment, hand_on_table, moments_of_event
from yahtzee_gui.play.scene import Scene
from yahtzee_gui.words import announcing, boxes, games, names, options, units
from yahtzee_gui.words.boxes import of_its_game, speaking_of


@of_its_game
def standing_spoken(game: Game) -> str:
    """Return where `game` stands: the turn, the dice, the rolls left."""
    if game.is_over:
        return announcing.sentences([announcing.game_over(), games.final_score(game.points_so_far)])
    turn = tray_words.turn(game.turn, len(game.rules.boxes))
    if not game.has_rolled:
        return announcing.sentences([turn, tray_words.before_first_roll(game.turn)])
    dice, left = names.dice(game.dice), announcing.rolls_left(game.rolls_left)
    return announcing.sentences([turn, announcing.dice_on_table(dice, left)])


def dice_spoken(scene: Scene) -> str:
    """Return the turn, the dice that are shown with the rolls left, and those that are kept; an opponent is named."""
    if scene.shown is None:
        return ""
    name = scene.watched.name if scene.watched is not None else ""
    kept = tray_words.keeping(scene.kept_dice) if scene.kept_dice else ""
    return announcing.sentences([name, standing_spoken(scene.shown), kept])


@of_its_game
def card_spoken(scene: Scene) -> str:
    """Return the player's own card, whosever is shown: total, bonuses, open boxes, then those that are filled."""
    if scene.match is not None:
        scene = replace(scene, choosing=replace(scene.choosing, seat=scene.match.person))
    rows = score_rows(scene)
    sums = [row.spoken for row in reversed(rows) if row.category is None]
    filled = [row.spoken for row in rows if row.category is not None and not row.is_open]
    opened = [row.name for row in rows if row.is_open]
    return announcing.sentences([*sums, announcing.open_boxes(", ".join(opened)) if opened else "", *filled])


@of_its_game
def others_spoken(scene: Scene) -> str:
    """Return the totals of the opponents, or of a ghost, with what they did last."""
    own = scene.match.person if scene.match is not None else None
    seats = [seat.spoken for place, seat in enumerate(seat_views(scene)) if place != own]
    return announcing.sentences(seats) or ghost_spoken(scene) or announcing.nobody_else()


@of_its_game
def ghost_spoken(scene: Scene) -> str:
    """Return where the ghost stands once a turn is over, and what it did in it; nothing without one."""
    seen = scene.others
    if seen.ghost is None or not seen.ghost_turns or not seen.own_turns:
        return ""
    last, total, name = seen.ghost_turns[-1], seen.own_turns[-1].total, names.rival(seen.ghost.rival)
    did = match_words.deed(last)
    return announcing.sentences([announcing.ghost_stands(name, last.total, last.total - total), f"{name}: {did}"])


@of_its_game
def coach_spoken(scene: Scene) -> str:
    """Return what the coach says: its warning while one is asked about, else what its card below the dice has."""
    question = scene.question
    if question is not None and question.concern is Concern.COSTLY and question.option is not None:
        return coach_words.warning(question.option, scene.goal)
    view = why_view(scene)
    said = [*(choice.spoken for choice in view.told), view.sentence, view.progress_text, view.remark]
    return announcing.sentences(said) or announcing.coach_is_silent()


ON_DEMAND: Mapping[Action, Callable[[Scene], str]] = {
    Action.SAY_DICE: dice_spoken,
    Action.SAY_CARD: card_spoken,
    Action.SAY_OTHERS: others_spoken,
    Action.SAY_COACH: coach_spoken,
}


class Announcer(QObject):
    """Says what is new in the game of `controller`, in the name of `window`; `past_of` knows the history.

    Nothing else in the window has the focus and changes at that moment, so a screen reader would not notice.

    Signals:
        announced: the sentences that were just said.
    """

    announced = Signal(str)

    def __init__(self, controller: GameController, window: QWidget, past_of: Callable[[Scene], Past]) -> None:
        super().__init__(window)
        self._window = window
        self._past_of = past_of
        self._game: Game | None = None
        self._match: Match | None = None
        self._viewed: int | None = None
        self._owes_verdict = False
        self._before: dict[str, object] = {"hint": "", "box": None, "oversight": False, "slip": ""}
        self._before["mode"] = controller.mode
        controller.changed.connect(self._notice)

    def say(self, text: str) -> None:
        """Say `text` when the screen reader has come to the end of what it says."""
        self._say(text, QAccessible.AnnouncementPoliteness.Polite)

    def say_at_once(self, text: str) -> None:
        """Say `text` even if the screen reader has to break off."""
        self._say(text, QAccessible.AnnouncementPoliteness.Assertive)

    def _say(self, text: str, politeness: QAccessible.AnnouncementPoliteness) -> None:
        if not text:
            return
        event = QAccessibleAnnouncementEvent(self._window, text)
        event.setPoliteness(politeness)
        QAccessible.updateAccessibility(event)
        self.announced.emit(text)

    def _notice(self, scene: Scene, news: Set[News]) -> None:
        with speaking_of(scene.rules):
            if self._has_changed("mode", scene.mode):
                self.say(coach_words.coach_mode_spoken(names.coach_mode(scene.mode)))
            self._notice_table(scene)
            self._notice_game(scene)
            self._notice_look_back(scene)
            self._notice_verdict(scene)
            self._notice_choice(scene)
        if News.MARKED in news:
            self.say(keeping_spoken(scene))
        if News.FINISHED in news:
            self.say(ending_spoken(scene, self._past_of(scene)))

    def _notice_table(self, scene: Scene) -> None:
        """Say what opponents did in turns that are over now, and who is to move where several people play."""
        before, match = self._match, scene.match
        self._match = match
        if before is not None and match is not None and match is not before:
            self.say(table_spoken(before, match))

    def _notice_game(self, scene: Scene) -> None:
        """Say what happened last if the game went on by one event, or where it stands after any other change."""
        before, game = self._game, scene.game
        if game is None or game is before:
            return
        self._game, self._viewed, self._before["hint"] = game, None, ""
        goes_on = before is not None and before.seed == game.seed and before.events == game.events[:-1]
        self._owes_verdict = goes_on and bool(game.events)
        if not self._owes_verdict:
            self.say(standing_spoken(game))
            return
        self.say(last_event_spoken(game))
        if not game.has_rolled:
            self.say(ghost_spoken(scene))

    def _notice_look_back(self, scene: Scene) -> None:
        viewed, game = scene.viewed, scene.game
        event = viewed.event if viewed is not None else None
        if event == self._viewed:
            return
        self._viewed = event
        if viewed is not None:
            self.say(look_back_spoken(viewed, scene.named_person))
        elif game is not None:
            self.say(announcing.sentences([way_from_look_back(scene), standing_spoken(game)]))

    def _notice_verdict(self, scene: Scene) -> None:
        """Say once what the last decision was worth, as soon as it is reviewed and if it may be judged."""
        if self._owes_verdict and scene.review is not None:
            self._owes_verdict = False
            self.say(verdict_spoken(scene))

    def _notice_choice(self, scene: Scene) -> None:
        """Say what a hint tells, what a box would score or Roll would roll away, and which roll is typed again."""
        hint, slip = hint_spoken(scene), slip_named(scene)
        if self._has_changed("hint", hint):
            self.say(hint)
        if self._has_changed("box", scene.choosing.box) and scene.choosing.box is not None:
            self.say(choosing_spoken(scene))
        if self._has_changed("oversight", scene.choosing.may_roll_anyway) and scene.choosing.may_roll_anyway:
            words = _words(scene)
            self.say(announcing.sentences([words.sentence, words.caption]))
        if self._has_changed("slip", slip) and slip:
            self.say(announcing.sentences([slip, tray_words.correct_it()]))

    def _has_changed(self, what: str, now: object) -> bool:
        before, self._before[what] = self._before[what], now
        return now != before


@of_its_game
def last_event_spoken(game: Game) -> str:
    """Return what happened last in `game`, which needs an event at least."""
    event = game.events[-1]
    if isinstance(event, Rolled):
        dice, hand = names.dice(game.dice), hand_on_table(game)
        rolled = announcing.rolled(dice, announcing.rolls_left(game.rolls_left))
        return announcing.sentences([rolled, boxes.category(hand)]) if hand is not None else rolled
    box, total, rules = boxes.category(event.category), game.points_so_far, game.rules
    scored = announcing.scored(box, event.points, total)
    if event.bonus:
        scored = announcing.scored_with_bonus(box, event.points, rules.yahtzee_bonus, total)
    if Moment.UPPER_BONUS in moments_of_event(game):
        return announcing.sentences([scored, tray_words.upper_bonus_earned(rules.upper_bonus)])
    return scored


@of_its_game
def keeping_spoken(scene: Scene) -> str:
    """Return which dice are kept, and what that is worth and how a demon answers it where that may be seen."""
    words, option = _words(scene), scene.pointed_at
    answer = words.caption if option is not None and scene.answer_to(option) is not None else ""
    return announcing.sentences([tray_words.keeping(scene.kept_dice), _worth(scene, words), answer])


@of_its_game
def choosing_spoken(scene: Scene) -> str:
    """Return which box is chosen, what it is worth where that may be seen, and how it is scored."""
    words = _words(scene)
    return announcing.sentences([words.sentence, _worth(scene, words), tray_words.how_to_score()])


def _words(scene: Scene) -> TrayView:
    return choice_words(scene, scene.game) if scene.game is not None else TrayView()


def _worth(scene: Scene, words: TrayView) -> str:
    """Return what a choice is worth and the verdict on it, where both may be known."""
    option = scene.pointed_at
    if words.verdict is None or option is None or scene.analysis is None:
        return ""
    return announcing.value_spoken(units.of_option(option), words.verdict, scene.analysis.measure)


@of_its_game
def verdict_spoken(scene: Scene) -> str:
    """Return the verdict on the decision that was the last event of the game; nothing if it may not be judged yet."""
    game, last = scene.game, scene.last_decision
    if game is None or last is None or last.event != len(game.events) - 1:
        return ""
    if not last.counts:
        return ""
    return announcing.sentences([judgement(last) if last.was_taken_back else announcing.judged(last)])


@of_its_game
def hint_spoken(scene: Scene) -> str:
    """Return what the hint that was asked for tells; nothing if none was, or where all values are shown anyway."""
    if not scene.visibility.hint or scene.viewed is not None:
        return ""
    if scene.analysis is None:
        comparison = scene.comparison
        return coach_why_view.hint_message(scene, comparison.inquiry.option) if comparison is not None else ""
    return announcing.sentences([announcing.hint(options.option_spoken(scene.analysis.best))])


def look_back_spoken(decision: Decision, name: str = "") -> str:
    """Return an earlier decision that is looked back at, by a `name` where several sit at the screen."""
    return announcing.sentences(
        [
            standing_spoken(decision.before),
            options.you_chose(decision.chosen, name),
            announcing.judged(decision) if decision.counts else options.begun(options.no_choice()),
        ]
    )


@of_its_game
def ending_spoken(scene: Scene, past: Past) -> str:
    """Return what the end page says first."""
    words = end_words(scene, past) if scene.viewed is None else None
    if words is None:
        return ""
    return announcing.sentences([words.headline, words.praise, words.detail, words.message, words.cost, words.luck])
