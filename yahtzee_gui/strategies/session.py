# SPDX-License-Identifier: MIT
"""The session of the strategies page: who plays, by which rules, what is known of it so far, and the player's lists."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import field, replace
from enum import Enum
from functools import partial
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject, QTimer, Signal

from engine.distribution.statistics import Outcome
from engine.games.game import Game, new_seed
from engine.games.goals import GoalError, ReachGoal, RiskGoal
from engine.games.position import Position
from engine.rules.dice import DICE_PER_ROLL, FACES, ways
from engine.rules.dice_models import DEMON, OFFERED_DICE, DiceModel
from engine.rules.par import par
from engine.rules.reading import RulesError
from engine.rules.scoring import DEFAULT_RULES, RuleSet, rule_set
from engine.runtime.lazy_dataclass import dataclass
from engine.strategies.rule_lists.course import Lesson
from engine.strategies.rule_lists.reading import MOST_LETTERS
from engine.strategies.strategies import OPTIMAL, Strategy, StrategyError, pupil_after, strategy
from engine.workspace.workspace import TaskStep
from yahtzee_gui.library.thread import reason_of
from yahtzee_gui.strategies import verhoeff
from yahtzee_gui.strategies.own_lists import OwnLists
from yahtzee_gui.strategies.own_text import ListFault, name_in, read_text, text_of_lessons
from yahtzee_gui.strategies.questions import (
    GameQuestion,
    LastTurnsQuestion,
    PairQuestion,
    Question,
    Way,
    WayQuestion,
    answer_to,
    fraction_of,
)
from yahtzee_gui.work import Urgency
from yahtzee_gui.workspace import Engine

if TYPE_CHECKING:
    from engine.strategies.differences import Differences, Parting
    from yahtzee_gui.strategies.questions import Answer

MOST_CHOSEN = 4
WITHOUT_EXTRAS = rule_set("no-yahtzee-bonus")
"""Verhoeff's other rules: without extra bonus and jokers."""
OTHER_DICE = OFFERED_DICE[1:]
"""All dice that are offered but fair ones; only perfect play is worked out with them."""
TARGETS = tuple(range(50, 501, 50))
_OWN = "own:"
_MOST_OPENINGS, _MOST_COSTLY = 2, 2
_ALL_ROLLS = len(FACES) ** DICE_PER_ROLL
_SOON = 150  # ms after the last choice: what is only passed by is not worked out
_PAUSE = 500  # ms of no typing after which a list is kept and worked out
_AVERSIONS = {"careful": 0.05, "daring": -0.01}
_ABOVE_PAR = 50


class Who(Enum):
    """Who is offered, in the order of the page; the player's own lists come after."""

    PERFECT = "optimal"
    OTHER_DICE = "other-dice"
    RULES_OF_THUMB = "rules-of-thumb"
    MINCE = "mince"
    GREEDY = "greedy"
    LESSONS = "lessons"
    REACH = "reach"
    CAREFUL = "careful"
    DARING = "daring"
    RANDOM_KEEPS = "random-keeps"
    RANDOM = "random"


OF_YAHTZEE = (Who.RULES_OF_THUMB, Who.MINCE, Who.LESSONS)
"""Those who know Yahtzee's boxes only, as the player's lists do."""


class Section(Enum):
    """What the page shows."""

    COMPARE = "compare"
    OWN = "own"
    VERHOEFF = "verhoeff"


@dataclass(frozen=True)
class Entrant:
    """One who is offered: the key, the name of an own list, and how it plays; None for a list with errors.

    One whose way is a `DiceModel` plays perfectly with those dice. `ink` is the number of its colour where it is
    chosen; one that `is_of_yahtzee` can't play by other boxes.
    """

    key: str
    way: Way | DiceModel | None
    name: str = ""
    ink: int | None = None

    @property
    def who(self) -> Who | None:
        """Who it is; None for a list of the player's."""
        return None if self.key.startswith(_OWN) else Who(self.key)

    @property
    def is_of_yahtzee(self) -> bool:
        """Whether it knows Yahtzee's boxes only."""
        return self.who is None or self.who in OF_YAHTZEE


@dataclass(frozen=True)
class StrategiesScene:
    """One moment of the page.

    Attributes:
        entrants: all who are offered.
        chosen: those that are compared, in the order of their colours.
        rules: by which rules they play.
        lessons, target: how many lessons the player of the course knows, and the score to reach.
        dice: with which dice perfect play is compared as well.
        pair: the two whose differences are shown; None where there are no two.
        tab: what is shown.
        answers, fractions, failures: what is known, what is being worked out, and what has no answer.
        edited: the file of the list that is edited, its text and what is wrong with it.
        remark: what became of a file.
        own_rules: the player's own rules, which can be played by.
        his: the number of one of Verhoeff's tables, and by which of his rules.
    """

    entrants: tuple[Entrant, ...]
    rules: RuleSet = DEFAULT_RULES
    lessons: int = len(Lesson)
    target: int = 300
    pair: tuple[Entrant, Entrant] | None = None
    tab: Section = Section.COMPARE
    answers: Mapping[Question, Answer] = field(default_factory=dict)
    fractions: Mapping[Question, float] = field(default_factory=dict)
    failures: Mapping[Question, str] = field(default_factory=dict)
    edited: str = ""
    text: str = ""
    faults: tuple[ListFault, ...] = ()
    remark: str = ""
    his: tuple[int, verhoeff.Rules] = (0, verhoeff.Rules.ALL_BONUSES)
    own_rules: tuple[RuleSet, ...] = ()
    dice: DiceModel = DEMON

    def can_play(self, one: Entrant) -> bool:
        """Return whether one knows the boxes of these rules."""
        return self.rules.is_yahtzee or not one.is_of_yahtzee

    @property
    def list_rules(self) -> RuleSet:
        """By which rules the player's lists are judged: by those that are chosen if they are Yahtzee's."""
        return self.rules if self.rules.is_yahtzee else DEFAULT_RULES

    @property
    def chosen(self) -> tuple[Entrant, ...]:
        """Those that are compared, by their colours."""
        return tuple(sorted((one for one in self.entrants if one.ink is not None), key=lambda one: one.ink or 0))

    @property
    def with_fair_dice(self) -> tuple[Entrant, ...]:
        """Those of them who meet the same positions."""
        return tuple(one for one in self.chosen if not isinstance(one.way, DiceModel))

    def outcome(self, way: Way | DiceModel | None, rules: RuleSet | None = None) -> Outcome | None:
        """Return how games of a way to play end, once that is known."""
        found = self.answers.get(WayQuestion(way, rules or self.rules)) if way is not None else None
        return found if isinstance(found, Outcome) else None

    def question(self, entrant: Entrant) -> WayQuestion | None:
        """Return what is asked about one who can play."""
        return WayQuestion(entrant.way, self.rules) if entrant.way is not None else None

    @property
    def differences(self) -> Differences | None:
        """Where the pair parts, once that is known."""
        found = self.answers.get(self.pair_question) if self.pair_question is not None else None
        return cast("Differences | None", found)

    @property
    def partings(self) -> tuple[list[Parting], list[Parting]]:
        """The positions in which the pair parts that are shown: first rolls of a game, and others."""
        found = self.differences
        if found is None:
            return [], []
        openings = sorted(found.opening, key=lambda one: -abs(a_game(one)))
        return openings[:_MOST_OPENINGS], found.costliest[:_MOST_COSTLY]

    @property
    def pair_question(self) -> PairQuestion | None:
        """What is asked about the pair."""
        first, other = (one.way for one in self.pair) if self.pair is not None else (None, None)
        if first is None or other is None or isinstance(first, DiceModel) or isinstance(other, DiceModel):
            return None
        return PairQuestion(first, other, self.rules)

    @property
    def own_way(self) -> Strategy | None:
        """The strategy that the edited list is, if it can be read."""
        return read_text(self.text, self.edited)[0] if self.edited else None


def a_game(one: Parting) -> float:
    """Return what a difference in the first roll of a game costs in a game, on average: the roll must come up."""
    return one.cost * ways(one.position.roll) / _ALL_ROLLS


class Strategies(QObject):
    """Knows what is chosen, has it worked out, and keeps the player's lists.

    Signals:
        changed: there is something else to show.
        progressed: more is worked out of what is asked for.
        played: the `Entrant` who is to be watched, and a game: as they play it to its end, or, where they play as the
            coach says, before its first roll.
    """

    changed = Signal()
    progressed = Signal()
    played = Signal(Entrant, Game)

    def __init__(self, engine: Engine, lists: OwnLists) -> None:
        super().__init__()
        self._engine, self._lists = engine, lists
        self._asked: tuple[Question, ...] = ()
        self._watched: tuple[Entrant, GameQuestion] | None = None
        self._inks: dict[str, int] = {Who.PERFECT.value: 0, Who.RULES_OF_THUMB.value: 1}
        self._lessons, self._target = len(Lesson), 300
        self._dice = DEMON
        self._rules, self._tab = DEFAULT_RULES, Section.COMPARE
        self._pair: tuple[str, str] | None = None
        self._texts: dict[str, str] = {}
        self._edited = ""
        self._answers: dict[Question, Answer] = {}
        self._fractions: dict[Question, float] = {}
        self._failures: dict[Question, str] = {}
        self._remark = ""
        self._own_rules: tuple[RuleSet, ...] = ()
        self._his = 0, verhoeff.Rules.ALL_BONUSES
        self._unkept: set[str] = set()
        self._is_loaded = False
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE)
        self._pause.timeout.connect(self._keep)
        self._soon = QTimer(self, singleShot=True, interval=_SOON)
        self._soon.timeout.connect(self._work_out)
        lists.loaded.connect(self._take_lists)
        lists.created.connect(self._take_created)
        lists.failed.connect(self._note)
        lists.load()
        self._ask()

    # ---- what is shown ----

    def scene(self) -> StrategiesScene:
        """Return this moment as it is to be shown."""
        entrants = self._entrants()
        text = self._texts.get(self._edited, "")
        faults = read_text(text, self._edited)[1] if self._edited else ()
        return StrategiesScene(
            entrants,
            self._rules,
            self._lessons,
            self._target,
            self._pair_of(entrants),
            self._tab,
            dict(self._answers),
            dict(self._fractions),
            dict(self._failures),
            self._edited,
            text,
            faults,
            self._remark,
            self._his,
            self._own_rules,
            self._dice,
        )

    def _entrants(self) -> tuple[Entrant, ...]:
        known = [Entrant(who.value, self._way(who), ink=self._inks.get(who.value)) for who in Who]
        own = [
            Entrant(_OWN + file, read_text(text, file)[0], name_in(text, file), self._inks.get(_OWN + file))
            for file, text in sorted(self._texts.items())
        ]
        return (*known, *own)

    def _way(self, who: Who) -> Way | DiceModel:
        if who is Who.OTHER_DICE:
            return self._dice
        if who is Who.LESSONS:
            return pupil_after(self._lessons)
        if who is Who.REACH:
            return ReachGoal(self._target)
        return RiskGoal(_AVERSIONS[who.value]) if who.value in _AVERSIONS else strategy(who.value)

    def _pair_of(self, entrants: tuple[Entrant, ...]) -> tuple[Entrant, Entrant] | None:
        """Return the two whose differences are shown: those that were asked for, or the first that are chosen."""
        by_key = {one.key: one for one in entrants if one.ink is not None and not isinstance(one.way, DiceModel)}
        if self._pair is not None and all(key in by_key for key in self._pair):
            return by_key[self._pair[0]], by_key[self._pair[1]]
        ranked = sorted(by_key.values(), key=lambda one: one.ink or 0)
        return (ranked[1], ranked[0]) if len(ranked) > 1 else None

    def part_at(self, number: int) -> Position | None:
        """Return one of the positions in which the pair parts, as they are shown."""
        openings, costly = self.scene().partings
        found = [*openings, *costly]
        return found[number].position if number < len(found) else None

    # ---- what can be done ----

    def toggle(self, key: str) -> None:
        """Compare one who is not compared, or compare it no more; with the most there can be, the last one goes."""
        if key in self._inks:
            del self._inks[key]
        else:
            if len(self._inks) >= MOST_CHOSEN:
                self._inks.popitem()
            self._inks[key] = self._free_ink()
        self._changed()

    def _free_ink(self) -> int:
        return min(set(range(MOST_CHOSEN)) - set(self._inks.values()))

    def choose_lessons(self, lessons: int) -> None:
        """Have the player of the course know a number of lessons."""
        self._lessons = lessons
        self._changed()

    def choose_target(self, target: int) -> None:
        """Have another score to reach."""
        self._target = target
        self._changed()

    def choose_dice(self, dice_model: DiceModel) -> None:
        """Compare perfect play with other dice."""
        self._dice = dice_model
        self._changed()

    def choose_rules(self, rules: RuleSet) -> None:
        """Have all play by other rules; those who don't know its boxes are not compared any more."""
        known = par(rules)
        if rules.categories != self._rules.categories and known is not None:
            self._target = round(known / _ABOVE_PAR + 1) * _ABOVE_PAR
        self._rules = rules
        scene = self.scene()
        left_out = [one.key for one in scene.chosen if not scene.can_play(one)]
        for key in left_out:
            del self._inks[key]
        if left_out and len(self._inks) < 2:
            for who in (Who.PERFECT, Who.GREEDY):
                self._inks.setdefault(who.value, self._free_ink())
        self._changed()

    def choose_rolls(self, rolls: int) -> None:
        """Have all roll another number of times a turn."""
        self.choose_rules(replace(self._rules, rolls_per_turn=rolls))

    def offer_rules(self, own: Iterable[RuleSet]) -> None:
        """Offer the player's own rules, too."""
        self._own_rules = tuple(own)
        self.changed.emit()

    def choose_pair(self, first: str, other: str) -> None:
        """Show where these two part."""
        self._pair = first, other
        self._changed()

    def watch(self, key: str) -> None:
        """Have one of those who are compared play a game; ends in `played`."""
        one = next(one for one in self.scene().chosen if one.key == key)
        if isinstance(one.way, DiceModel):
            self.played.emit(one, Game(new_seed(), self._rules, one.way))
        elif one.way is not None:
            self._watched = one, GameQuestion(one.way, self._rules, new_seed())
            self._changed()

    def choose_his(self, table: int, rules: verhoeff.Rules) -> None:
        """Show another of Verhoeff's tables, or by others of his rules."""
        self._his = table, rules
        self.changed.emit()

    def turn(self, tab: Section) -> None:
        """Show something else."""
        self._tab = tab
        if tab is Section.OWN and not self._edited:
            self._edited = next(iter(sorted(self._texts)), "")
        self._changed()

    def cancel(self) -> None:
        """Give up what is being worked out: those whose figures are not there yet are compared no more."""
        scene, self._watched = self.scene(), None
        for one in scene.chosen:
            if scene.outcome(one.way) is None:
                del self._inks[one.key]
        self._changed()

    def close(self) -> None:
        """Give up what is being worked out, and keep what has been written."""
        self._keep()
        self._soon.stop()
        self._engine.drop(*((Strategies, one) for one in self._asked))

    # ---- the player's lists ----

    def edit(self, file: str) -> None:
        """Go on with another list."""
        self._keep()
        self._edited = file
        self._changed()

    def write(self, text: str) -> None:
        """Take what is written; it is kept and worked out once nothing has been typed for a moment."""
        if len(text) > max(MOST_LETTERS, len(self._texts.get(self._edited, ""))):
            self._note(f"a list can have at most {MOST_LETTERS:,} characters")
        elif self._edited and text != self._texts.get(self._edited):
            self._texts[self._edited] = text
            self._unkept.add(self._edited)
            self._pause.start()
            self.changed.emit()

    def begin_list(self) -> None:
        """Begin a list with the rules of the course, as far as the player of the course knows them.

        It is there once its file is: none must be written over.
        """
        lessons = self._lessons
        self._lists.create(lambda number: text_of_lessons(lessons, f"my-rules-{number}"))

    def _take_created(self, file: str, text: str) -> None:
        self._keep()
        self._texts[file] = text
        self._edited, self._tab = file, Section.OWN
        self._changed()

    def remove_list(self) -> None:
        """Remove the list that is edited."""
        if self._edited in self._texts:
            del self._texts[self._edited]
            self._inks.pop(_OWN + self._edited, None)
            self._unkept.discard(self._edited)
            self._lists.remove(self._edited)
            self._edited = next(iter(sorted(self._texts)), "")
            self._changed()

    def _keep(self) -> None:
        """Keep what was written, and have it worked out."""
        self._pause.stop()
        for file in self._unkept:
            self._lists.write(file, self._texts[file])
        self._unkept.clear()
        self._changed()

    def _take_lists(self) -> None:
        if self._is_loaded:  # what is written here is newer
            return
        self._texts, self._is_loaded = dict(self._lists.known), True
        if self._tab is Section.OWN and not self._edited:
            self._edited = next(iter(sorted(self._texts)), "")
        self._changed()

    def _note(self, remark: str) -> None:
        self._remark = remark
        self.changed.emit()

    # ---- what is worked out ----

    def _changed(self) -> None:
        self._ask()
        self.changed.emit()

    def _ask(self) -> None:
        known = {*self._answers, *self._failures}
        wanted = [one for one in self._wanted() if one not in known]
        self._fractions = {one: self._fractions.get(one, 0.0) for one in wanted}
        self._soon.start()

    def _work_out(self, _: object = None) -> None:
        """Have worked out what is wanted, and nothing else any more: each is a job of its own."""
        workspace, wanted = self._engine.workspace, tuple(self._fractions)
        self._engine.drop(*((Strategies, one) for one in self._asked if one not in wanted))
        for one in wanted:
            if not self._engine.is_asked((Strategies, one)):
                steps = workspace.first_time(f"strategies {type(one).__name__}", answer_to(workspace, one))
                take, tell, fail = (
                    partial(take, one) for take in (self._take, self._take_progress, self._take_failure)
                )
                self._engine.ask((Strategies, one), Urgency.STRATEGIES, steps, take, tell, fail)
        self._asked = wanted

    def _wanted(self) -> list[Question]:
        """Return what the page needs to show what it shows, what is looked at first."""
        scene = self.scene()
        if self._tab is Section.VERHOEFF:
            best = [WayQuestion(OPTIMAL, rules) for rules in (DEFAULT_RULES, WITHOUT_EXTRAS)]
            return [*best, LastTurnsQuestion(DEFAULT_RULES)]
        if self._tab is Section.OWN:
            own = scene.own_way
            if own is None or self._edited in self._unkept:
                return []
            return [WayQuestion(way, scene.list_rules) for way in (own, OPTIMAL)]
        ways = [WayQuestion(one.way, self._rules) for one in scene.chosen if one.way is not None]
        if ways:
            ways.append(WayQuestion(OPTIMAL, self._rules))  # what is lost by box is told by it
        pair, game = scene.pair_question, self._watched[1] if self._watched is not None else None
        return [one for one in (game, *dict.fromkeys(ways), pair) if one is not None]

    def _take(self, question: Question, answer: Answer) -> None:
        if not isinstance(answer, Game):
            self._answers[question] = answer
        elif self._watched is not None and self._watched[1] == question:
            self.played.emit(self._watched[0], answer)
            self._watched = None
        self._fractions.pop(question, None)
        self.changed.emit()

    def _take_progress(self, question: Question, stage: TaskStep) -> None:
        fraction = fraction_of(question, stage)
        if fraction is not None and question in self._fractions:
            self._fractions[question] = fraction
            self.progressed.emit()

    def _take_failure(self, question: Question, error: Exception) -> None:
        is_foreseen = isinstance(error, StrategyError | GoalError | RulesError | MemoryError)
        self._failures[question] = str(error) if is_foreseen else reason_of(error)
        self._fractions.pop(question, None)
        self.changed.emit()
