# SPDX-License-Identifier: MIT
"""The notices: what is told in the banner about the table, the files, and a choice that waits for an answer.

What came of an action of the player's (a game exported, or refused) goes with the next action, whatever it is. What
concerns games that are not safe, or that the player may not have seen, stays until it is closed; the way back from an
old game that is looked at stays as long as that is so, below all others.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Set
from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, SignalInstance

from engine.analysis.verdicts import Measure
from engine.games import cards
from engine.games.game import Game
from engine.games.goals import RecordGoal
from engine.rules.dice import FACES
from engine.solving.faults import TableProblem
from engine.solving.library import Delivery
from yahtzee_gui.board import match_words
from yahtzee_gui.board.coach import why_words
from yahtzee_gui.board.coach import words as coach_words
from yahtzee_gui.board.coach.why_view import needed
from yahtzee_gui.board.tray import words as tray_words
from yahtzee_gui.board.tray.view import why_no_choice, why_no_hint
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.history import words as history_words
from yahtzee_gui.kit.openers import PageStack
from yahtzee_gui.library.days import day_of
from yahtzee_gui.library.files import GameFiles
from yahtzee_gui.library.finished_game import FinishedGame
from yahtzee_gui.library.history_files import Fault, HistoryFiles
from yahtzee_gui.library.library import Library, Problem
from yahtzee_gui.library.old_files import TakenOver
from yahtzee_gui.library.text_folders import OwnRules
from yahtzee_gui.menu_words import Page
from yahtzee_gui.play.choosing import Concern, Question
from yahtzee_gui.play.coach_state import TableState
from yahtzee_gui.play.controller import GameController, News
from yahtzee_gui.play.scene import Scene
from yahtzee_gui.settings import words as settings_words
from yahtzee_gui.settings.settings import Settings, SettingsKeeper
from yahtzee_gui.shell import words as shell_words
from yahtzee_gui.shell.banner import Banner, BannerAnswer, Notice
from yahtzee_gui.words import faults, games, goals, names, units
from yahtzee_gui.words.boxes import speaking_of
from yahtzee_gui.words.numbers import long_day


class _Teller(QObject):
    """Tells what a sentence makes of a signal. It is an object of its own to be disconnected with its parent."""

    def __init__(self, parent: QObject, sentence: Callable[..., str], tell: Callable[[str], None]) -> None:
        super().__init__(parent)
        self._sentence, self._tell = sentence, tell

    def hear(self, *given: Any) -> None:
        self._tell(self._sentence(*given))


class Notices(QObject):
    """Turns what happens into notices of `banner`."""

    def __init__(
        self,
        banner: Banner,
        controller: GameController,
        library: Library,
        game_files: GameFiles,
        files: HistoryFiles,
        keeper: SettingsKeeper,
        own_rules: OwnRules,
        pages: PageStack,
    ) -> None:
        super().__init__(banner)
        self._pages, self._library = pages, library
        self._banner = banner
        self._controller = controller
        self._asked: Question | None = None
        self._question_text = self._begun = self._way_back = ""
        self._offered: Notice | None = None
        self._beside: Game | None = None
        self._rests = False
        controller.table.delivered.connect(self._tell_delivery)
        controller.table.failed.connect(self._tell_table_failed)
        self._scene = scene = controller.scene()
        self._acted, self._played_for = scene, _what_for(scene)
        self._own = scene  # the last one of a game that counts
        self._without: Game | None = None  # the start of a game that was not played in Live alone
        controller.changed.connect(self._follow)
        pages.seen.connect(self._place_offered)
        library.filed.connect(self._tell_filed)
        library.failed.connect(self._tell_not_kept)
        library.taken_over.connect(self._tell_taken_over)
        self.hear(library.put_aside, coach_words.game_put_aside)
        self.hear(library.recovered, lambda found: shell_words.recovered(*found))
        self.hear(
            library.backup_opened, lambda backup: shell_words.backup_opened(long_day(backup.day)), self._tell_next
        )
        self.hear(keeper.failed, settings_words.settings_unsaved)
        self.hear(own_rules.found_damaged, lambda path, why: names.put_aside(faults.told(why), path))
        self.hear(own_rules.left_out, left_out)
        for signal, sentence in (
            (game_files.exported, coach_words.game_exported),
            (game_files.export_failed, coach_words.export_failed),
            (game_files.import_refused, lambda why: coach_words.import_refused(faults.game_refusal(why))),
            (files.exported, history_words.history_exported),
            (files.export_failed, lambda *why: history_words.export_failed(_reason(*why))),
            (files.imported, lambda merged: history_words.history_imported(*merged)),
            (files.import_failed, lambda *why: history_words.import_failed(_reason(*why))),
            (files.shared, settings_words.saved),
            (files.share_failed, lambda *why: settings_words.failed(_reason(*why))),
        ):
            self.hear(signal, sentence, self.tell_passing)

    def hear(
        self, signal: SignalInstance, sentence: Callable[..., str], tell: Callable[[str], None] | None = None
    ) -> None:
        """Tell what `sentence` makes of a signal, until it is closed if not by `tell`."""
        signal.connect(_Teller(self, sentence, tell or self._tell).hear)

    def _follow(self, scene: Scene) -> None:
        """Tell what there is to be told of a scene, and withdraw what it has left behind."""
        self._scene = scene
        self._refresh_question()
        self._tell_begun()
        self._tell_way_back()
        acted, self._acted = self._acted, scene
        if acted.game is not scene.game or _moment(acted) != _moment(scene):
            self._banner.drop_passing()
            if self._offered is not None and self._offered.is_passing:
                self._offered = None
        self._place_offered()
        self._tell_with_help()

    def take_news(self, _scene: Scene, news: Set[News]) -> None:
        """Tell what has just happened, once it is shown and said."""
        if News.SLIP_REFUSED in news:
            self.tell_passing(tray_words.slip_refused())
        if News.WENT_BACK in news:
            self._tell_next(coach_words.game_before())
        if News.COPIED in news:
            back = BannerAnswer(coach_words.back_to_finished(), self._controller.switch_game)
            self._offer(Notice(coach_words.plays_on(), (back,), is_passing=True))
        if News.OPENED in news:
            self._tell_opened()

    def _tell(self, text: str, *answers: BannerAnswer) -> None:
        self._banner.show_notice(Notice(text, answers))

    def tell_passing(self, text: str, *, is_brief: bool = False) -> None:
        """Tell what came of an action, until the next one, or until it can have been read."""
        self._banner.show_notice(Notice(text, is_passing=True, is_brief=is_brief))

    # ---- what is played for ----

    def _tell_begun(self) -> None:
        """Say what a game with a goal, or a match, is about when it begins."""
        scene, before = self._scene, self._played_for
        self._played_for = start, goal = _what_for(scene)
        if start is None or self._played_for == before:
            return
        self._begun = ""
        if scene.match is not None and not scene.match.moves:
            is_shared = bool(scene.named_person)
            seats = scene.match.seats if is_shared else scene.match.others(scene.match.own)
            names_told = [seat.name for seat in seats]
            self._begun = match_words.begins(names_told, linked=scene.match.linked, is_shared=is_shared)
        elif scene.match is None and goal is not None and scene.game is not None and not scene.game.events:
            self._begun = goals.begins(goal, is_coached=scene.mode is not CoachMode.OFF)
        if scene.game is not None and scene.game.begins is not None and not scene.game.events and not scene.is_copy:
            self._begun = " ".join(filter(None, (self._begun, games.begins_with_help())))
        if self._begun:
            self._tell_next(self._begun)

    def _tell_with_help(self) -> None:
        """Say it once when the game in play comes to count as one with help; not of one that began in Live.

        A copy, or a look, counts in nothing; what was seen there may tell of the game that it was left for.
        """
        scene = self._scene
        if scene.is_copy or scene.is_look or scene.record is None:
            return
        before, self._own = self._own, scene
        if scene.mode is not CoachMode.LIVE:
            self._without = scene.record.game.start
        if before.record is None or before.record.is_coached or not scene.record.is_coached or scene.is_demo:
            return
        was, game = before.record.game, scene.record.game
        goes_on = game.start == was.start and game.events[: len(was.events)] == was.events
        began_so = scene.mode is CoachMode.LIVE and self._without != game.start and day_of(game.seed) is None
        if goes_on and not began_so and not game.is_over:
            self._acted = scene  # what makes it so is no action that the notice would go with
            self._banner.show_notice(Notice(games.with_help_now(), is_passing=True, is_brief=True, leaves_escape=True))

    def tell_of_dice(self, told: str) -> None:
        """Say something of the dice of the game that begins, beside what it is about and which one it is left for."""
        if self._offered is None:
            self._tell_next(" ".join(filter(None, (told, self._begun))))
        else:
            self._banner.withdraw(self._offered.text)
            self._offer(replace(self._offered, text=f"{told} {self._offered.text}"))

    def _tell_next(self, text: str) -> None:
        """Tell something until the next action."""
        self._acted = self._scene  # what it tells of is no action that it would go with
        self.tell_passing(text, is_brief=True)

    def tell_no_hint(self) -> None:
        self.tell_passing(why_no_hint(self._scene))

    def tell_no_choice(self) -> None:
        """Say why neither a die nor a box can be chosen now, where that isn't plain to see."""
        text = why_no_choice(self._scene)
        if text:
            self._banner.show_notice(Notice(text, is_passing=True, is_brief=True, leaves_escape=True))

    def tell_no_face(self, face: int) -> None:
        """Say that no die shows `face`, or none but those that are kept."""
        text = tray_words.no_other_shows().format(face=face) if face in FACES else tray_words.no_such_face()
        self.tell_passing(text, is_brief=True)

    # ---- files ----

    def _tell_filed(self, game: FinishedGame, is_new: bool) -> None:
        """Say that a game from elsewhere is kept, with what its card says; the player may decline."""
        if not (is_new or game.is_card) or self._library.unwritten:
            return  # it was there, or that it can't be kept is told
        text = games.imported()
        if game.is_card:
            score = games.final_score(game.score)
            text = (games.filed if is_new else games.filed_already)(score=score)
            text = f"{text} {games.about(cards.loads(game.text)[0])}"
        decline = BannerAnswer(games.decline(), partial(self._library.take_out, game.key))
        show = BannerAnswer(games.show(), partial(self._pages.show, Page.HISTORY))
        self._acted = self._scene  # that it was opened is no action that the notice would go with
        self._banner.show_notice(Notice(text, (show, decline) if is_new else (show,), is_passing=True))

    def _tell_taken_over(self, found: TakenOver) -> None:
        if found.unread:
            self._tell(shell_words.unread(names=", ".join(found.unread), path=found.archive))

    # ---- settings and the table ----

    def resume(self) -> None:
        """Tell again, in another language, what is still so."""
        self.tell_missing_table()
        self._refresh_question()
        self._tell_way_back()

    def tell_damaged(self, settings: Settings) -> None:
        """Say which settings were ignored, if any were, and where a file is that was not whole."""
        if settings.aside is not None:
            self._tell(settings_words.settings_put_aside(str(settings.aside)))
        if settings.blocked:
            self._tell(settings_words.settings_blocked(str(settings.path)))
        if settings.damaged:
            self._tell(settings_words.damaged_settings(settings.damaged_names))

    def tell_ignored(self, variables: Mapping[str, str]) -> None:
        """Say which variables of the environment name no folder, if any do not."""
        if variables:
            named = ", ".join(f"{name}={value}" for name, value in sorted(variables.items()))
            self._tell(shell_words.ignored_variables(named))

    def tell_missing_table(self) -> None:
        """Say that there is no table, with a button that builds it, unless one is there or on its way."""
        if self._controller.table.status.state is TableState.CANCELLED:
            self._tell(
                coach_words.table_missing(), BannerAnswer(coach_words.build_table(), self._controller.table.build)
            )

    def _tell_delivery(self, delivery: Delivery) -> None:
        self._banner.withdraw(coach_words.table_missing())
        if delivery.rebuilt:
            self._tell(coach_words.table_rebuilt(faults.table_problem(delivery.rebuilt)))
        if delivery.recompiled:
            self._tell(coach_words.code_recompiled())
        if delivery.unsaved:
            self._tell(coach_words.table_unsaved(delivery.unsaved))

    def _tell_table_failed(self, problem: TableProblem) -> None:
        again = BannerAnswer(coach_words.try_again(), self._controller.table.build)
        self._tell(coach_words.table_failed(faults.table_problem(problem)), again)

    # ---- the game before ----

    @property
    def way_back(self) -> BannerAnswer | None:
        """The way back to the game before the one in play, with the words of its button; None where none is needed."""
        games = self._controller.undo_history
        if self._scene.is_demo:
            return None
        if games.is_look and self._pages.aside is not None:
            return BannerAnswer(history_words.back_to_list(), self._go_back_to_list)
        if games.is_after_finished:
            return BannerAnswer(coach_words.back_to_finished(), self._controller.switch_game)
        return self._back_to_yours if games.left is not None or games.is_look else None

    def _offer(self, notice: Notice) -> None:
        """Show a way back, over the table as it is: on a page, or over a look back, it waits."""
        self._acted = self._scene  # what it tells of is no action that it would go with
        self._offered, self._rests = notice, True
        self._place_offered()

    def _place_offered(self) -> None:
        """Have the way back seen where the table is, and not looked back at."""
        if self._offered is None:
            return
        if self._pages.frame is not None or self._scene.viewed is not None:
            self._rests |= self._banner.withdraw(self._offered.text)
        elif self._rests:
            self._rests = False
            self._banner.show_notice(self._offered)

    def _tell_way_back(self) -> None:
        """Say how to get back to a game that isn't over, as long as a copy of it or a finished one is in its place.

        From a finished one that was chosen in the list of all there is a way back to that, too.
        """
        games, text, answers = self._controller.undo_history, "", list[BannerAnswer]()
        if games.left is not None and (games.is_trial or games.is_look):
            text = coach_words.tries_again() if games.is_trial else coach_words.still_there()
            answers.append(self._back_to_yours)
        if games.is_look and self._pages.aside is not None:
            text = " ".join(filter(None, (history_words.from_the_list(), text)))
            answers.append(BannerAnswer(history_words.back_to_list(), self._go_back_to_list))
        beside = self._played_for[0] if text else None
        if (text, beside) == (self._way_back, self._beside):
            return
        if self._way_back:
            self._banner.withdraw(self._way_back)
            self._offered = None
        self._way_back, self._beside = text, beside
        if text:
            is_look = games.is_look
            self._offer(Notice(text, tuple(answers), is_passing=not is_look, leaves_escape=is_look, stays=is_look))

    def _go_back_to_list(self) -> None:
        self._controller.switch_game()
        self._pages.bring_back()

    def _tell_opened(self) -> None:
        """Say until the next action that the game left for another one is still there, beside what that is about."""
        if self._controller.undo_history.left is not None and not self._way_back and not self._scene.is_demo:
            others = [play for play in self._controller.undo_history.under_way if play is not self._controller.play]
            there = coach_words.all_still_there() if len(others) > 1 else coach_words.still_there()
            show = BannerAnswer(coach_words.show_them(), partial(self._pages.show, Page.HISTORY))
            text, answers = " ".join(filter(None, (self._begun, there))), (self._back_to_yours, show)
            self._offer(Notice(text, answers[: len(others)], is_passing=True))

    @property
    def _back_to_yours(self) -> BannerAnswer:
        return BannerAnswer(coach_words.back_to_yours(), self._controller.switch_game)

    def _tell_not_kept(self, problem: Problem, detail: str) -> None:
        sentences = {
            Problem.NEWER_VERSION: shell_words.is_newer,
            Problem.NOT_WRITTEN: shell_words.unsaved,
            Problem.READ_ONLY: shell_words.read_only,
        }
        self._tell(sentences[problem](detail))

    # ---- questions ----

    def _refresh_question(self) -> None:
        with speaking_of(self._scene.rules):
            self._ask(self._scene.question)

    def _ask(self, question: Question | None) -> None:
        if question is self._asked:
            self._banner.explain(self._question_text, self._reason())
            return
        if self._asked is not None:
            self._banner.withdraw(self._question_text)
        self._asked = question
        if question is None:
            return
        notice = self._notice_of(question)
        self._question_text = notice.text
        self._banner.show_notice(notice)
        self._banner.explain(notice.text, self._reason())  # which is known already if the same was asked before
        self._banner.take_focus()

    def _reason(self) -> str:
        """Return where a doubtful choice loses its points, as soon as that is worked out; not what would be better."""
        comparison = self._scene.comparison
        if self._asked is None or self._asked.option is None:
            return ""
        analysis = self._scene.review.analysis if self._scene.review is not None else None
        if self._asked.option.measure is Measure.CHANCE and analysis is not None:
            left = coach_words.chance_left(units.of_option(self._asked.option), units.of_option(analysis.best))
            return " ".join(filter(None, (left, needed(self._scene.goal, analysis))))
        if comparison is None or comparison.against is None or self._scene.measure is not None:
            return ""
        if comparison.inquiry.option != self._asked.option:
            return ""
        game = self._scene.game
        is_last_turn = game is not None and game.scores.count(None) == 1
        option = self._asked.option
        return why_words.without_names(comparison.reasons, option.points_lost, option, is_last_turn=is_last_turn)

    def _notice_of(self, question: Question) -> Notice:
        confirmations = self._controller.confirmations
        again = BannerAnswer(coach_words.think_again(), confirmations.think_again)
        if question.concern is Concern.COSTLY and question.option is not None:
            best = BannerAnswer(coach_words.show_best(), confirmations.show_best)
            anyway = BannerAnswer(coach_words.play_anyway(), confirmations.go_ahead)
            text = coach_words.warning(question.option, self._scene.goal)
            return Notice(text, (again, best, anyway), True, question.option.verdict)
        if question.concern is Concern.REOPENS:
            leave = BannerAnswer(coach_words.leave_result(), confirmations.think_again)
            anyway = BannerAnswer(coach_words.undo_anyway(), confirmations.go_ahead)
            return Notice(coach_words.opens_result(), (leave, anyway), is_question=True)
        zero = BannerAnswer(coach_words.score_zero(), confirmations.go_ahead)
        text = coach_words.zero_question(names.category(question.category)) if question.category is not None else ""
        return Notice(text, (again, zero), is_question=True)


def _moment(scene: Scene) -> tuple[object, ...]:
    """Return what, in one game, only an action of the player's changes."""
    event = scene.viewed.event if scene.viewed is not None else None
    return scene.record.kept if scene.record is not None else (), scene.mode, event, scene.enters


def _what_for(scene: Scene) -> tuple[Game | None, RecordGoal | None]:
    """Return which game is in play, or that of the first seat, and what is played for."""
    first = scene.match.seats[0].game if scene.match is not None else scene.game
    return first.start if first is not None else None, scene.goal


def left_out(folder: str, most: int, others: int) -> str:
    """Return that a folder has more files than are read."""
    return names.left_out(others, most=most, folder=folder)


def _reason(fault: Fault, detail: str) -> str:
    """Return why a history cannot be written elsewhere, or read, without a full stop."""
    if fault is Fault.SYSTEM:
        return detail
    known = {Fault.NO_HISTORY: history_words.no_history, Fault.NO_FILE: history_words.no_file}
    if fault in known:
        return known[fault]()
    return history_words.other_version(detail) if fault is Fault.OTHER_VERSION else history_words.own_history(detail)
