# SPDX-License-Identifier: MIT
"""A walk leads through every page of the window, and through what a game shows, stopping wherever there is to see."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, date, datetime, timedelta

from PySide6.QtWidgets import QWidget

import engine
from engine.games.match import begin
from engine.games.record import Record
from engine.rules.categories import Category
from engine.rules.dice import DEMON
from engine.rules.scoring import DEFAULT_RULES
from engine.strategies.rule_lists.course import Lesson
from engine.strategies.strategies import Face
from yahtzee_gui.board.coach.why import Side
from yahtzee_gui.board.timeline.session import CardFace
from yahtzee_gui.desktop.preferences import CoachMode, Rival
from yahtzee_gui.learn.lessons import words as lessons_words
from yahtzee_gui.learn.practice.practice import PracticeStage
from yahtzee_gui.learn.practice.sources import words as sources_words
from yahtzee_gui.library.database import LibraryFile
from yahtzee_gui.library.finished_game import FinishedGame, game_key
from yahtzee_gui.library.history_figures import History
from yahtzee_gui.menu_words import Page
from yahtzee_gui.new_game.choice import GameChoice, Rolls
from yahtzee_gui.new_game.page import NewGameDialog, RowOf
from yahtzee_gui.new_game.starter import Table
from yahtzee_gui.play.ghost import Ghost, SameRolls
from yahtzee_gui.words.goals import RISK_GOALS

DAY = date(2026, 11, 22)
SEED = "screenshots-17"
LATE = 9
"""The turn in which what lies ahead is looked at: before that it takes long."""
_STYLES = "greedy", "mince", "rules-of-thumb", "pupil-6"
Stop = tuple[str, QWidget]


class Walk:
    """Someone who goes through the window of `player`."""

    def __init__(self, player, entries=()) -> None:
        self.player, self.entries = player, entries
        self.window, self.controller = player.window, player.controller
        self.window.celebrations.set_enabled(False)  # a card would cover what there is to see

    def everywhere(self) -> Iterator[Stop]:
        """Go through all there is: the name of what is seen, and the widget."""
        yield from self.empty_pages()
        yield from self.game()
        yield from self.own_dice()
        yield from self.match()
        self.fill_history()
        yield from self.pages()
        yield from self.new_game()
        yield from self.exercises()

    # ---- a game ----

    def game(self) -> Iterator[Stop]:
        """Go through a game: each mode, each kind of moment, its end, and a look back."""
        player, controller, window = self.player, self.controller, self.window
        controller.open_record(Record(engine.Game(SEED, DEFAULT_RULES)))
        controller.set_mode(CoachMode.LIVE)
        player.settle()
        yield "start", window
        self.play(4, slips=True)
        self.roll()
        yield "rolled", window
        self.keep_best()
        player.settle_explained()
        yield "live", window
        controller.toggle(0)
        player.settle_explained()
        yield "other keep", window
        controller.set_mode(CoachMode.OFF)
        yield "off", window
        player.press("h")
        player.settle_explained()
        yield "hint", window
        yield from self.modes()
        controller.set_mode(CoachMode.LIVE)
        self.keep_best()
        while controller.game.rolls_left:
            self.roll()
        window.scorecard.go_to(Category.CHANCE)
        player.settle_explained()
        yield "no roll left", window
        for card in range(3):
            window.menus.item("next_card").trigger()
            player.settle_explained()
            yield f"card {card + 2}", window
        yield from self.ghost()
        while not controller.game.is_over:
            if controller.game.turn == LATE:
                yield from self.card()
            self.play(1, slips=True)
        player.wait(lambda: controller.scene().comparison is not None)
        yield "end", window
        controller.review_cursor.view_mistake(1)
        player.settle_explained()
        yield "look back", window
        controller.review_cursor.view(None)

    def card(self) -> Iterator[Stop]:
        """Turn the card below the dice."""
        player, window, card = self.player, self.window, self.window.card
        self.roll()
        self.keep_best()
        player.settle_explained()
        window.menus.item("final_score").trigger()
        player.wait(lambda: bool(card.final.chart.view.bins))
        yield "final score", window
        window.menus.item("this_turn").trigger()
        player.wait(lambda: any(row.most is not None for row in card.turn.chart.view.rows))
        yield "this turn", window
        card.tabs.buttons[CardFace.GRAPH].click()
        yield "graph", window
        card.tabs.buttons[CardFace.WHY].click()
        for link, side in ((card.why.by_box, Side.PARTS), (card.why.what_if, Side.CHANGES)):
            link.click()
            player.qtbot.wait(300)
            yield f"explained, {side.value}", window
            link.click()
        assert card.why.side is Side.WHY

    def own_dice(self) -> Iterator[Stop]:
        """Roll at a table, and type."""
        player, controller, window = self.player, self.controller, self.window
        controller.new_game(own_dice=True)
        player.settle()
        yield "own dice, asked", window
        for face in (2, 1, 6):
            controller.type_face(face)
        yield "own dice, typed", window
        for face in (6, 3):
            controller.type_face(face)
        player.settle_explained()
        controller.keep((6, 6))
        yield "own dice, rolled", window
        controller.roll()
        yield "own dice, again", window
        controller.type_face(2)
        yield "own dice, one of three", window
        controller.type_face(4)
        controller.type_face(5)
        player.settle()
        controller.correct_roll()
        yield "own dice, typed again", window

    def modes(self) -> Iterator[Stop]:
        """Have the coach ask, and report."""
        player, controller, window = self.player, self.controller, self.window
        controller.set_mode(CoachMode.WARN)
        controller.keep(())
        controller.roll()
        player.settle_explained()
        if controller.confirmations.question is not None:
            yield "warned", window
            controller.confirmations.think_again()
        controller.set_mode(CoachMode.AFTER)
        controller.keep(())
        self.roll()
        player.settle_explained()
        yield "after", window

    def ghost(self) -> Iterator[Stop]:
        """Race against another player."""
        other = engine.play("greedy", self.controller.game.seed)
        self.controller.show_same_rolls(SameRolls(game_key(self.controller.game), Ghost(Rival.RULES_OF_THUMB, other)))
        self.player.settle()
        yield "ghost", self.window

    def match(self) -> Iterator[Stop]:
        """Play a match against two, to its end."""
        seats = [("Margarete-Luise", ""), ("Greta", "greedy"), ("Thumb", "rules-of-thumb")]
        controller, player = self.controller, self.player
        controller.open_record(begin(seats, DEFAULT_RULES, SEED, linked=True))
        controller.set_mode(CoachMode.OFF)
        player.wait(lambda: controller.scene().is_my_turn)
        for _ in range(11):
            self.play_by_value()
        controller.set_mode(CoachMode.LIVE)
        self.roll()
        player.wait(lambda: controller.scene().measure is not None)
        self.keep_best()
        player.settle_explained()
        player.wait(lambda: controller.scene().said.outlook is not None)  # else "…" stands for what is needed
        yield "match", self.window
        controller.set_mode(CoachMode.AFTER)
        controller.keep(())
        self.roll()
        player.settle_explained()
        yield "match, after", self.window
        controller.undo()
        controller.set_mode(CoachMode.OFF)
        while not controller.game.is_over:
            self.play_by_value()
        player.wait(self.window.end_page.isVisible)
        player.settle()
        yield "match, end", self.window

    def roll(self) -> None:
        before = self.controller.game
        self.controller.roll()
        self.player.wait(lambda: self.controller.game is not before)
        self.player.settle()

    def keep_best(self) -> None:
        self.player.wait(lambda: self.controller.review.analysis is not None)
        options = self.controller.review.analysis.options
        self.controller.keep(next(option.keep for option in options if option.is_reroll and option.keep) or ())

    def play(self, turns: int, *, slips: bool = False) -> None:
        """Play turns, with a slip in the first choice of each."""
        controller = self.controller
        for _ in range(turns):
            if not controller.game.has_rolled:
                self.roll()
            turn, slip = controller.game.turn, slips
            while not controller.game.is_over and controller.game.turn == turn:
                self.player.settle()
                options = controller.scene().analysis.options
                choices = [option for option in options if option.category is not None or option.is_reroll]
                option = choices[min(3, len(choices) - 1)] if slip else choices[0]
                slip = False
                if option.category is not None:
                    controller.score(option.category)
                else:
                    controller.keep(option.keep or ())
                    self.roll()
            self.player.settle()

    def play_by_value(self) -> None:
        """Play a turn of a match by expected scores, and wait for the others."""
        controller = self.controller
        if not controller.game.has_rolled:
            self.roll()
        while True:
            best = engine.advise(controller.game.position).best
            if best.category is not None:
                controller.score(best.category)
                break
            controller.keep(best.keep or ())
            self.roll()
        self.player.wait(lambda: controller.scene().is_my_turn or controller.game.is_over)

    # ---- pages ----

    def fill_history(self) -> None:
        """Have games in the history: quick ones by strategies, and some with mistakes."""
        history, now = self.player.session.services.library, datetime(2026, 11, 22, 18, tzinfo=UTC)
        number = 16
        for place in range(number):
            game = engine.play(_STYLES[place * len(_STYLES) // number], f"earlier-{place}")
            history.keep(FinishedGame.of(Record(game), now - timedelta(days=number - place)))
        with closing(LibraryFile(history.path)) as database:
            database.merge(self.entries)
        history.load()
        wanted = number + len(self.entries)
        self.player.wait(lambda: history.figures is not None and history.figures.games >= wanted)
        self.player.wait(lambda: not any(game.grade is None for game in history.figures.latest))

    def empty_pages(self) -> Iterator[Stop]:
        """Go to the pages that live from games, before there is one."""
        yield from self._go(
            (Page.HISTORY, Page.DAYS, Page.BOXES, Page.LEARN, Page.PROGRESS, Page.FAIRNESS, Page.SHARING),
            "empty",
        )

    def pages(self) -> Iterator[Stop]:
        """Go to every page."""
        yield from self._go([page for page in Page if page is not Page.WELCOME], "")
        self.window.dialogs.show(Page.WELCOME)
        dialog = self.window.dialogs.get(Page.WELCOME)
        yield "welcome", dialog
        dialog.reject()

    def _go(self, pages, which: str) -> Iterator[Stop]:
        dialogs = self.window.dialogs
        for page in pages:
            dialogs.show(page)
            if dialogs.frame is None:
                continue
            self._let_fill(page)
            yield f"{which} {page.item}".strip(), self.window
            dialogs.leave()

    def _let_fill(self, page: Page) -> None:
        progress = self.player.session.services.progress
        if page in (Page.LEARN, Page.PROGRESS):
            self.player.wait(lambda: progress.progress is not None)
        if page is Page.LEARN:
            today = self.window.beside.learning.today
            self.player.wait(lambda: today.standing is not None and progress.evidence is not None)
        self.player.qtbot.wait(150)

    def new_game(self) -> Iterator[Stop]:
        """Open the question for a new game in all its shapes."""
        everybody = (Face.VICTOR, Face.PAULA, Face.DIZZY, Face.CLARA, "Bartholomew the Magnific")
        choices = {
            "new game": GameChoice(dice_model=DEMON),
            "new game, seed": GameChoice(rolls=Rolls.SEED, seed="the dice of yesterday"),
            "new game, goal": GameChoice(goal=RISK_GOALS[0]),
            "new match": GameChoice(is_match=True, table=Table("", everybody, linked=True)),
        }
        for name, choice in choices.items():
            dialog = NewGameDialog(choice, DAY, History(), self.window, undo="Ctrl+Z")
            dialog.show()
            yield name, dialog
            for row in RowOf:
                dialog.open_row(row)
                yield f"{name}, {row.name}", dialog
            dialog.close()

    def exercises(self) -> Iterator[Stop]:
        """Practise what there is: answer wrong, have the answer shown, and stop for the result."""
        ways = self.window.beside.learning
        every = {
            "choices": ways.practise_choices,
            "puzzles": ways.solve_puzzles,
            "test": ways.take_test,
            "lesson": lambda: ways.practise_lesson(Lesson.PAIRS),
        }
        for name, practise in every.items():
            practise()
            yield from self._practise(name)

    def _practise(self, name: str) -> Iterator[Stop]:
        dialogs, player = self.window.dialogs, self.player
        practice = player.session.services.practice.current
        looking = lessons_words.drawing(), sources_words.counting()
        player.wait(lambda: practice.stage is not PracticeStage.WAITING or practice.source.why_nothing() not in looking)
        yield f"{name}, asked", self.window
        if practice.stage is not PracticeStage.ASKING:
            dialogs.leave()
            return
        player.wait(lambda: practice.trial.exercise.position in practice.analyses)
        worst = practice.analyses[practice.trial.exercise.position].options[-1]
        if worst.category is not None:
            practice.score(worst.category)
        else:
            for _ in range(2):  # all five are rolled by a second press
                practice.press()
        player.wait(lambda: bool(practice.results))
        yield f"{name}, answered", self.window
        practice.show_best()
        player.qtbot.wait(150)
        yield f"{name}, told", self.window
        dialogs.newest.leave_position()
        if practice.stage is PracticeStage.RESULT:
            yield f"{name}, result", self.window
        dialogs.leave()
