# SPDX-License-Identifier: MIT
"""The skill test as a source: twenty positions in silence, then told, and compared with strategies on the same."""

from __future__ import annotations

from engine.training.exercises import Judgement
from engine.training.proficiency import QUESTIONS, Difficulty, ProficiencyTest, costliest, draw_test
from engine.training.progress import per_game
from engine.workspace.workspace import Steps
from yahtzee_gui.learn.lessons import words as lessons_words
from yahtzee_gui.learn.log import TEST, PracticeKeeper, TakenTest, now, written
from yahtzee_gui.learn.practice.practice import Sessions
from yahtzee_gui.learn.practice.source import (
    Compared,
    Drawn,
    PoolSource,
    Remedies,
    Source,
    SourceOutcome,
    Told,
    still_given,
)
from yahtzee_gui.learn.practice.sources import words
from yahtzee_gui.learn.questions import study
from yahtzee_gui.learn.words import with_ends
from yahtzee_gui.words import games, names, numbers


class SkillTest(PoolSource):
    """A test, from its first position to its result."""

    is_silent = True
    key = TEST
    name, more = words.proficiency_title, words.another_test

    def __init__(self, sessions: Sessions, keeper: PracticeKeeper) -> None:
        super().__init__(sessions, keeper)
        self._test: ProficiencyTest | None = None
        self._remedies = Remedies(self.engine, self)
        self._remedies.changed.connect(self.changed)

    # ---- what is asked ----

    def _steps(self) -> Steps[ProficiencyTest]:
        seed = self._begin(TEST)
        return study(self.engine.workspace, lambda pool: draw_test(pool, seed))

    def _drawn(self, test: ProficiencyTest) -> Drawn:
        self._test = test
        return Drawn(test.questions, still_given(test.questions, self._begun.given))

    def how_it_works(self) -> tuple[str, ...]:
        return (words.test_explained(),)

    # ---- what comes of it ----

    def note(self, _number: int, _judgement: Judgement) -> None:
        """Keep the answers, and the result as soon as every position has been answered."""
        practice = self.practice
        if practice.is_answered:
            done = TakenTest(written(now()), self._begun.seed, tuple(one.lost for one in practice.results))
            self._keeper.change(lambda log: log.with_done(done))
        else:
            self._keep()

    def told(self, number: int) -> Told:
        """Return how hard the position is, and which lesson finds what was best."""
        if self._test is None:
            return Told()
        question = self._test.questions[number]
        hard = words.difficulty(question.difficulty, is_dilemma=question.is_dilemma)
        first = self.practice.trials[number].first
        remedy = self._remedies.of(first) if first is not None else None
        return Told(facts=((words.difficulty_column(), hard),), lesson=remedy.lesson if remedy is not None else None)

    def tell_result(self) -> None:
        """Ask which lessons find what was missed."""
        self._remedies.ask([one for one in self.practice.results if not one.is_found])

    def outcome(self) -> SourceOutcome:
        """Return what a choice cost, beside the aim, the test before, and others on the same positions."""
        test, results = self._test, self.practice.results
        if test is None or len(results) < len(test.questions):
            return SourceOutcome()
        lost = [one.lost for one in results]
        interval = per_game(lost)
        # The log may know of this very test already, or not yet.
        before = [one for one in self._log.tests if one.lost != tuple(lost)]
        said = [words.against_aim(interval)]
        if before:
            said.append(words.against_earlier(lost=with_ends(per_game(before[-1].lost), 2)))
        most = costliest(results)
        if most is not None:
            theme, cost = most
            said.append(words.most_lost(names.theme(theme), numbers.decimal(cost, 1)))
        saved = self._remedies.saved(one for one in results if not one.is_found)
        lesson = max(saved, key=lambda one: saved[one], default=None)
        return SourceOutcome(
            numbers.decimal(interval.mean, 2),
            words.lost_a_choice(interval),
            f"{' '.join(said)} {words.by_difficulty(self._by_difficulty(test))}",
            columns=(words.difficulty_column(),),
            more=tuple((words.difficulty(one.difficulty, is_dilemma=one.is_dilemma),) for one in test.questions),
            sentence=words.test_remedy(lessons_words.short(lesson.value), numbers.decimal(saved[lesson], 1))
            if lesson is not None
            else "",
            lesson=lesson,
            compared=(self._compared(test, lost), *self._earlier(before)),
            note=words.dilemma_note(words.DILEMMA),
            hint=words.how_hard(),
        )

    def _by_difficulty(self, test: ProficiencyTest) -> dict[Difficulty, float]:
        means = {}
        for name in QUESTIONS:
            pairs = zip(self.practice.results, test.questions, strict=True)
            lost = [one.lost for one, question in pairs if question.difficulty is name]
            means[name] = sum(lost) / len(lost)
        return means

    def _compared(self, test: ProficiencyTest, lost: list[float]) -> Compared:
        """Return what everybody lost in a decision, the player among them under no name, the best first."""
        found = sorted([*test.compared.items(), ("", sum(lost) / len(lost))], key=lambda one: one[1])
        players = [name for name, _ in found]
        return Compared(
            words.compared_heading(),
            words.compared_columns(),
            tuple((words.player_name(name), numbers.decimal(mean, 2)) for name, mean in found),
            tuple(map(words.played_by, players)),
            players.index(""),
        )

    def _earlier(self, before: list[TakenTest]) -> tuple[Compared, ...]:
        """Return the tests before, the latest first."""
        means = ((one.at, per_game(one.lost).mean) for one in reversed(before))
        rows = tuple((games.finished_at(at), numbers.decimal(mean, 2)) for at, mean in means)
        return (Compared(words.earlier_heading(), words.earlier_columns(), rows),) if rows else ()

    def again(self) -> Source:
        return SkillTest(self._sessions, self._keeper)
