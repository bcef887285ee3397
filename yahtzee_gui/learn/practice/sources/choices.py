# SPDX-License-Identifier: MIT
"""One's own costly choices as a source: all of them, those that a filter names, or those of one game.

The finished games are never changed. What is found at the first try moves the schedule.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from engine.rules.scoring import is_key_of_yahtzee
from engine.training.decisions import position_of
from engine.training.exercises import Judgement, judge
from engine.training.retry import ENOUGH_RIGHT, PAUSES, RetryExercise, Stage
from engine.training.themes import Theme, theme_played
from yahtzee_gui.kit.charts.intervals import IntervalBar
from yahtzee_gui.learn.lessons import words as lessons_words
from yahtzee_gui.learn.log import CHOICES, Begun, PracticeKeeper, PracticeLog
from yahtzee_gui.learn.practice.practice import Sessions
from yahtzee_gui.learn.practice.source import Drawn, Remedies, Source, SourceOutcome, Told, still_given
from yahtzee_gui.learn.practice.sources import words
from yahtzee_gui.learn.practice.sources.choice_sets import AskedMistake, ChoiceSets, ChoicesStanding, PlayedGame
from yahtzee_gui.library.decision_tables import DecisionFilter, Spot
from yahtzee_gui.library.finished_game import FinishedGame, GameKey, mark_of
from yahtzee_gui.words import games, names, numbers, options
from yahtzee_gui.words.boxes import speaking_of


class CostlyChoices(Source):
    """A session of costly choices; of a `game` all are asked. Left, it goes on where it was, also another day.

    Attributes:
        questions: the positions, in the order in which they are asked, each with its card from now on.
    """

    def __init__(
        self,
        sessions: Sessions,
        sets: ChoiceSets,
        keeper: PracticeKeeper,
        asked: DecisionFilter | None = None,
        game: PlayedGame | FinishedGame | None = None,
    ) -> None:
        super().__init__(sessions.engine)
        self._sessions, self._sets, self._keeper = sessions, sets, keeper
        self._filter, self._game = asked or DecisionFilter(), game
        self.theme, self.has_themes = self._filter.theme, game is None
        self.game_over = isinstance(game, PlayedGame)
        self.key: str = self.theme.value if self.theme is not None else ""
        if game is not None:
            self.key = mark_of(game.record if isinstance(game, PlayedGame) else game)
        self.questions: tuple[AskedMistake, ...] = ()
        self._parked: set[int] = set()
        self._remedies = Remedies(self.engine, self)
        self._remedies.changed.connect(self.changed)
        self._standing: ChoicesStanding | None = None

    # ---- what is asked ----

    def name(self) -> str:
        if self.theme is not None:
            return words.name_of_theme(theme=names.theme(self.theme))
        return words.name_of_game() if self._game is not None else words.choices_name()

    def draw(self, then: Callable[[Drawn], object]) -> None:
        begun = (self._keeper.log or PracticeLog()).begun_of(CHOICES, self.key) or Begun(CHOICES, "", ())

        def take(found: tuple[AskedMistake, ...]) -> None:
            there = {one.spot.fields: one for one in found}
            again = tuple(there[spot] for spot in begun.spots if spot in there)
            answers = [answer for spot, answer in zip(begun.spots, begun.given, strict=False) if spot in there]
            given = still_given(_exercises(again), answers)
            self.questions = again if given else found
            is_tried = begun.is_tried and begun.spots[len(begun.given) - 1] in there
            then(Drawn(_exercises(self.questions), given, bool(given) and is_tried))

        if self._game is not None:
            self._sets.draw_of(self._game if isinstance(self._game, PlayedGame) else self._game.key, take)
        else:
            spots = [Spot(GameKey(*one[:5]), one[5]) for one in begun.spots]
            self._sets.draw(self._filter, take, spots, len(begun.given))
        self._sets.count(self._filter, self._take_standing)

    def why_nothing(self) -> str:
        standing = self._standing
        if standing is None:
            return words.counting()
        if standing.mistakes:
            return words.nothing_due(standing.next_due)
        return words.no_such_mistake() if self._filter != DecisionFilter() else words.no_mistakes_yet()

    def how_it_works(self) -> tuple[str, ...]:
        mixed = words.not_always_a_trap() if any(not one.was_mistake for one in self.questions) else ""
        return words.choices_explained(), mixed, words.learned_when(ENOUGH_RIGHT)

    def about_another(self, theme: Theme | None) -> Source:
        return CostlyChoices(self._sessions, self._sets, self._keeper, DecisionFilter(theme))

    # ---- what comes of it ----

    def note(self, number: int, judgement: Judgement) -> None:
        """Move the schedule, and keep the answers."""
        asked = self.questions[number]
        card = self._sets.answer(asked, found=judgement.is_found)
        self.questions = (*self.questions[:number], replace(asked, card=card), *self.questions[number + 1 :])
        self.note_end()
        if asked.was_mistake and is_key_of_yahtzee(asked.spot.key.rules):  # the lessons are about Yahtzee
            self._remedies.ask((judge(judgement.analysis, asked.played),))
        if card.stage is Stage.FIXED:
            self._sessions.learned.emit()

    def note_end(self) -> None:
        """Keep which are answered: of a game for its end page, of others as long as some are not."""
        given, spots = self.practice.answers, tuple(one.spot.fields for one in self.questions)
        begun = Begun(CHOICES, "", given, self.practice.is_tried, spots, about=self.key, found=self.practice.found)
        ends = begun.is_over and self._game is None
        self._keeper.change(lambda log: log.without(CHOICES, self.key) if ends else log.with_begun(begun))

    def park(self, number: int) -> None:
        self._sets.park(self.questions[number])
        self._parked.add(number)
        self.changed.emit()

    def told(self, number: int) -> Told:
        """Return what was played in the game, when it comes back, what it is about, and which lesson helps."""
        asked, judgement = self.questions[number], self.practice.trials[number].first
        if judgement is None:
            return Told()
        played = judgement.analysis.option(asked.played)
        game = words.from_game(games.finished_on(asked.finished_at), asked.score, asked.decision.turn)
        back = words.not_again() if number in self._parked else words.comes_back(asked.card, asked.was_mistake)[0]
        remedy = self._remedies.of(judgement) if asked.was_mistake else None
        if asked.was_mistake:
            lines = words.in_the_game(played), back
            theme = theme_played(judgement.analysis, played)
        else:
            lines, theme = (words.right_in_the_game(choice=options.option(played)), back), asked.decision.theme
        facts = [(words.kind_of_choice(), names.theme(theme)), (words.from_your_game(), game)]
        if remedy is not None:
            facts.insert(1, (words.which_lesson(), lessons_words.remedy(remedy, played.lost)))
        return Told(
            tuple(filter(None, lines)),
            tuple(facts),
            remedy.lesson if remedy is not None else None,
            asked.spot.key if asked.finished_at else None,
            asked.was_mistake and number not in self._parked and asked.card.stage is Stage.LEARNING,
        )

    def tell_result(self) -> None:
        self._sets.count(self._filter, self._take_standing)

    def outcome(self) -> SourceOutcome:
        """Return how many were found, and what the same choices cost then and now."""
        then, more, results = 0.0, [], self.practice.results
        now, missed = sum(one.lost for one in results), max(results, key=lambda one: one.lost, default=None)
        remedy = self._remedies.of(missed) if missed is not None else None
        for number, (asked, trial) in enumerate(zip(self.questions, self.practice.trials, strict=True)):
            if trial.first is not None:
                then += asked.decision.points_lost
                back = words.comes_back(asked.card, asked.was_mistake)[1]
                back = words.not_again_short() if number in self._parked else back
                with speaking_of(trial.exercise.position.rules):
                    more.append((words.short_choice(trial.first.analysis.option(asked.played)), back))
        return SourceOutcome(
            lessons_words.right_of(self.practice.found, len(results)),
            words.at_first_go(),
            words.then_and_now() if len(results) > 1 else words.then_and_now_one(),
            (
                IntervalBar(words.in_your_games(), then, numbers.decimal(then, 1)),
                IntervalBar(words.cost_now(), now, numbers.decimal(now, 1), is_strong=True),
            ),
            words.outcome_columns(),
            tuple(more),
            lesson=remedy.lesson if remedy is not None and missed is not None and not missed.is_found else None,
            note=words.schedule(PAUSES[1].days, PAUSES[2].days),
            sentence=words.learned_so_far(self._standing.learned) if self._standing and self._standing.learned else "",
        )

    def more(self) -> str:
        return words.choices_again() if self._game is not None else words.more_choices()

    def again(self) -> Source:
        return CostlyChoices(self._sessions, self._sets, self._keeper, self._filter, self._game)

    def offer(self) -> str:
        parked = self._standing.parked if self._standing is not None else 0
        return words.bring_back(parked) if parked else ""

    def take_offer(self) -> None:
        self._sets.take_up_parked()
        self._sets.count(self._filter, self._take_standing)

    # ---- inside ----

    def _take_standing(self, standing: ChoicesStanding) -> None:
        if standing != self._standing:
            self._standing = standing
            self.changed.emit()


def _exercises(found: Sequence[AskedMistake]) -> list[RetryExercise]:
    return [RetryExercise(position_of(one.decision), one.decision.theme, one.played) for one in found]
