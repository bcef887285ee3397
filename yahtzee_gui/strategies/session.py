# SPDX-License-Identifier: MIT
"""The session of the players' page: who is compared, by which rules, what is known of it, and one's own lists."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from itertools import combinations
from typing import TYPE_CHECKING, Any, cast

from PySide6.QtCore import QObject, QTimer, Signal

from engine.distribution.statistics import Outcome
from engine.games.game import Game, new_seed
from engine.games.goals import GoalError, ReachGoal, RiskGoal
from engine.rules.dice import DICE_PER_ROLL, FACES, FAIR_DICE, DiceModel, ways
from engine.rules.par import par
from engine.rules.reading import RulesError
from engine.rules.rule_sets import MAX_ROLLS_PER_TURN
from engine.rules.scoring import DEFAULT_RULES, RuleSet, rule_set
from engine.runtime.typed_json import FieldError
from engine.strategies.rule_lists.reading import MOST_LETTERS, ListFault, RuleFault
from engine.strategies.strategies import OPTIMAL, Strategy, StrategyError, pupil_after, strategy
from engine.workspace.workspace import TaskStep
from yahtzee_gui.library.files import reason_of
from yahtzee_gui.strategies import published
from yahtzee_gui.strategies.entrants import (
    MOST_CHOSEN,
    OTHER,
    OWN,
    AverageQuestion,
    Choices,
    Entrant,
    GameQuestion,
    LastTurnsQuestion,
    Other,
    PairQuestion,
    Parameter,
    Question,
    Section,
    Way,
    WayQuestion,
    Who,
    answer_to,
    fraction_of,
)
from yahtzee_gui.strategies.rule_lists import OwnLists, name_in, read_text, text_of_lessons
from yahtzee_gui.work import Engine, Urgency

if TYPE_CHECKING:
    from engine.strategies.differences import Differences, Parting
    from yahtzee_gui.strategies.entrants import Answer

_MOST_OPENINGS, _MOST_COSTLY = 2, 2
_ALL_ROLLS = len(FACES) ** DICE_PER_ROLL
_SOON = 150  # ms after the last choice: what is only passed by is not worked out
_PAUSE = 400  # ms of no typing after which a list is read, kept and worked out
_ABOVE_PAR = 50
_AVERSIONS = {Who.CAREFUL.value: 0.05, Who.DARING.value: -0.01}


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

    Attributes:
        fractions, failures: what is being worked out, and what has no answer.
        remark: what became of a file.
        own_rules: the player's own rules, which can be played by.
    """

    changed = Signal()
    progressed = Signal()
    played = Signal(Entrant, Game)

    def __init__(self, engine: Engine, lists: OwnLists, choices: Choices) -> None:
        super().__init__()
        self._engine, self._lists, self.choices = engine, lists, choices
        self._asked: tuple[Question, ...] = ()
        self._watched: tuple[Entrant, GameQuestion] | None = None
        self._texts: dict[str, str] = {}
        self._typed: str | None = None
        self.fractions: dict[Question, float] = {}
        self.failures: dict[Question, str] = {}
        self.remark: object = ""
        self.own_rules: tuple[RuleSet, ...] = ()
        self._is_loaded = False
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE)
        self._pause.timeout.connect(self.keep)
        self._soon = QTimer(self, singleShot=True, interval=_SOON)
        self._soon.timeout.connect(self._work_out)
        lists.loaded.connect(self._take_lists)
        lists.created.connect(self._take_created)
        lists.failed.connect(self._note)
        lists.load()
        self._ask()

    # ---- who there is ----

    @property
    def entrants(self) -> tuple[Entrant, ...]:
        inks, rules = self.choices.inks, self.choices.rules
        usual = [*(who.value for who in Who), *(OWN + file for file in sorted(self._texts))]
        found = [Entrant(key, key, self._way(key), rules, inks.get(key)) for key in usual]
        for number, other in enumerate(self.choices.others):
            key, dice, own = f"{OTHER}{number}", other.dice, other.rules or rules
            way = self._way(other.player) if dice.is_fair else dice
            own = own if other.rolls is None else replace(own, rolls_per_turn=other.rolls)
            found.append(Entrant(key, other.player, way, own, inks.get(key)))
        return tuple(found)

    @property
    def chosen(self) -> tuple[Entrant, ...]:
        """Those that are compared, by their colours."""
        return tuple(sorted((one for one in self.entrants if one.ink is not None), key=lambda one: one.ink or 0))

    def _way(self, key: str) -> Way | None:
        if key.startswith(OWN):
            return read_text(self._texts.get(key.removeprefix(OWN), ""), key.removeprefix(OWN))[0]
        if key == Who.LESSONS.value:
            return pupil_after(self.choices.lessons)
        if key == Who.REACH.value:
            return ReachGoal(self.choices.target)
        return RiskGoal(_AVERSIONS[key]) if key in _AVERSIONS else strategy(key)

    def name_of_list(self, key: str) -> str:
        file = key.removeprefix(OWN)
        return name_in(self._texts.get(file, ""), file)

    def outcome(self, one: Entrant) -> Outcome | None:
        """Return how games of an entrant end, once that is known."""
        return self.outcome_of(one.way, one.rules)

    def outcome_of(self, way: Way | DiceModel | None, rules: RuleSet) -> Outcome | None:
        """Return how games of a way to play end, once that is known."""
        found = self.choices.answers.get(WayQuestion(way, rules)) if way is not None else None
        return found if isinstance(found, Outcome) else None

    # ---- two of them ----

    @property
    def pairs(self) -> tuple[tuple[Entrant, Entrant], ...]:
        return tuple(combinations(self.chosen, 2))

    @property
    def pair(self) -> tuple[Entrant, Entrant] | None:
        """The two whose differences are shown, the better first if that is known: those that were asked for, or two."""
        pairs = {(one.key, two.key): (one, two) for one, two in self.pairs}
        if not pairs:
            return None
        found = pairs.get(self.choices.pair or ("", "")) or next(iter(pairs.values()))
        first, other = (self.outcome(one) for one in found)
        is_worse = first is not None and other is not None and first.final_score.mean < other.final_score.mean
        return (found[1], found[0]) if is_worse else found

    @property
    def pair_question(self) -> PairQuestion | None:
        """What is asked about them, once it is known who is better; None where they meet other positions."""
        pair = self.pair
        if pair is None or pair[0].rules != pair[1].rules or None in map(self.outcome, pair):
            return None
        better, worse = (one.way if isinstance(one.way, Way) else None for one in pair)
        return PairQuestion(worse, better, pair[0].rules) if better is not None and worse is not None else None

    @property
    def differences(self) -> Differences | None:
        """Where they part, once that is known."""
        question = self.pair_question
        return cast("Differences | None", self.choices.answers.get(question)) if question is not None else None

    @property
    def partings(self) -> tuple[list[Parting], list[Parting]]:
        """The positions in which they part that are shown: first rolls of a game, and others."""
        found = self.differences
        if found is None:
            return [], []
        openings = sorted(found.opening, key=lambda one: -abs(a_game(one)))
        return openings[:_MOST_OPENINGS], found.costliest[:_MOST_COSTLY]

    def choose_pair(self, first: str, other: str) -> None:
        """Show where these two part."""
        self.choices.pair = first, other
        self._changed()

    # ---- what can be chosen ----

    def toggle(self, key: str) -> None:
        """Compare one who is not compared, or compare it no more; with the most there can be, the last one goes."""
        inks = self.choices.inks
        if key in inks:
            del inks[key]
        else:
            if len(inks) >= MOST_CHOSEN:
                inks.popitem()
            inks[key] = self._free_ink()
        others = self.choices.others
        if f"{OTHER}{len(others) - 1}" in inks and len(others) < MOST_CHOSEN:
            others.append(Other(Who.GREEDY.value, rolls=min(self.choices.rules.rolls_per_turn + 1, MAX_ROLLS_PER_TURN)))
        self._changed()

    def _free_ink(self) -> int:
        return min(set(range(MOST_CHOSEN)) - set(self.choices.inks.values()))

    def set_parameter(self, key: str, parameter: Parameter, value: object) -> None:
        """Choose something in the row of a player; the key is empty for the rules that hold for all."""
        if parameter in (Parameter.LESSONS, Parameter.TARGET):
            setattr(self.choices, parameter.value, value)
        elif key:
            self._change_other(int(key.removeprefix(OTHER)), parameter, value)
        elif parameter is Parameter.ROLLS:
            self._choose_rules(replace(self.choices.rules, rolls_per_turn=cast("int", value)))
        else:
            self._choose_rules(cast("RuleSet", value))
        self._changed()

    def _change_other(self, number: int, parameter: Parameter, value: object) -> None:
        other = replace(self.choices.others[number], **cast("dict[str, Any]", {parameter.value: value}))
        if parameter is Parameter.DICE and not other.dice.is_fair:  # only perfect play is worked out with them
            other = replace(other, player=Who.PERFECT.value)
        elif other.player != Who.PERFECT.value:
            other = replace(other, dice=FAIR_DICE)
        self.choices.others[number] = other
        self._leave_out()

    def _choose_rules(self, rules: RuleSet) -> None:
        """Have all play by other rules; those who don't know its boxes are not compared any more."""
        known = par(rules)
        if rules.categories != self.choices.rules.categories and known is not None:
            self.choices.target = round(known / _ABOVE_PAR + 1) * _ABOVE_PAR
        self.choices.rules = rules
        self._leave_out()

    def _leave_out(self) -> None:
        left_out = [one.key for one in self.chosen if not one.can_play]
        for key in left_out:
            del self.choices.inks[key]
        if left_out and len(self.choices.inks) < 2:
            for who in (Who.PERFECT, Who.GREEDY):
                self.choices.inks.setdefault(who.value, self._free_ink())

    def offer_rules(self, own: Iterable[RuleSet]) -> None:
        self.own_rules = tuple(own)
        self.changed.emit()

    def open_row(self, key: str) -> None:
        """Open the list of a row for writing, or its rules and dice for a choice; close these if they are open."""
        if key.startswith(OWN):
            self.edit(key.removeprefix(OWN))
        else:
            self.choices.opened = "" if key == self.choices.opened else key
            self.changed.emit()

    def turn(self, section: Section) -> None:
        """Show something else."""
        self.keep()
        self.choices.section = section
        self._changed()

    def choose_published(self, table: int, rules: published.Rules) -> None:
        """Show one of the published tables, by one of its rules."""
        self.choices.table = table, rules
        self.changed.emit()

    def watch(self, key: str) -> None:
        """Have one of those who are compared play a game; ends in `played`."""
        one = next(one for one in self.chosen if one.key == key)
        if isinstance(one.way, DiceModel):
            self.played.emit(one, Game(new_seed(), one.rules, one.way))
        elif one.way is not None:
            self._watched = one, GameQuestion(one.way, one.rules, new_seed())
            self._changed()

    def cancel(self) -> None:
        """Give up what is being worked out: those whose figures are not there yet are compared no more."""
        self._watched = None
        for one in self.chosen:
            if self.outcome(one) is None:
                del self.choices.inks[one.key]
        self._changed()

    def close(self) -> None:
        """Give up what is being worked out, and keep what has been written."""
        self.keep()
        self._soon.stop()
        self._engine.drop(*((Strategies, one) for one in self._asked))

    # ---- the player's lists ----

    @property
    def text(self) -> str:
        return self._typed if self._typed is not None else self._texts.get(self.choices.edited, "")

    @property
    def faults(self) -> tuple[ListFault, ...]:
        """What is wrong with the list that is edited, as it was when nothing was typed for a moment."""
        edited = self.choices.edited
        return read_text(self._texts.get(edited, ""), edited)[1] if edited else ()

    @property
    def list_rules(self) -> RuleSet:
        """By which rules the player's lists are judged: by those that are chosen if they are Yahtzee's."""
        return self.choices.rules if self.choices.rules.is_yahtzee else DEFAULT_RULES

    @property
    def edited_way(self) -> Strategy | None:
        """The strategy that the edited list is, if it can be read."""
        found = self._way(OWN + self.choices.edited) if self.choices.edited in self._texts else None
        return found if isinstance(found, Strategy) else None

    def _line_questions(self) -> dict[int, AverageQuestion]:
        """Return what is asked about each line with a rule of the edited list: what the list averages without it."""
        way = self.edited_way
        if way is None or way.rules is None:
            return {}
        lines = dict.fromkeys(rule.line for rule in way.rules.rules)
        return {line: AverageQuestion(replace(way, rules=way.rules.without(line)), self.list_rules) for line in lines}

    @property
    def worths(self) -> dict[int, float]:
        """What lines of the edited list are worth, as far as that is known: the list without the line averages less."""
        whole = self.outcome_of(self.edited_way, self.list_rules)
        if whole is None:
            return {}
        known = {line: self.choices.answers.get(asked) for line, asked in self._line_questions().items()}
        return {line: whole.final_score.mean - found for line, found in known.items() if isinstance(found, float)}

    def edit(self, file: str) -> None:
        """Go on with another list."""
        self.keep()
        self.choices.edited, self.choices.section = file, Section.OWN
        self._changed()

    def write(self, text: str) -> None:
        """Take what is written. Nothing else happens until nothing has been typed for a moment."""
        edited = self.choices.edited
        if len(text) > max(MOST_LETTERS, len(self._texts.get(edited, ""))):
            self._note(FieldError(RuleFault.TYPED_LETTERS, most=f"{MOST_LETTERS:,}"))
        elif edited in self._texts:
            self._typed = text
            self._pause.start()

    def begin_list(self) -> None:
        """Begin a list with the rules of the course, as far as the player of the course knows them.

        It is there once its file is: none must be written over.
        """
        lessons = self.choices.lessons
        self._lists.create(lambda number: text_of_lessons(lessons, f"my-rules-{number}"))

    def _take_created(self, file: str, text: str) -> None:
        self._texts[file] = text
        self.edit(file)

    def remove_list(self) -> None:
        file = self.choices.edited
        self._typed = None
        if self._texts.pop(file, None) is not None:
            self.choices.inks.pop(OWN + file, None)
            rest = Who.PERFECT.value
            self.choices.others[:] = [
                replace(one, player=rest) if one.player == OWN + file else one for one in self.choices.others
            ]
            self._lists.remove(file)
        self.choices.edited, self.choices.section = "", Section.COMPARE
        self._changed()

    def keep(self) -> None:
        """Read what was written, keep it, and have it worked out."""
        self._pause.stop()
        edited, typed, self._typed = self.choices.edited, self._typed, None
        if typed is not None and typed != self._texts[edited]:
            self._texts[edited] = typed
            self._lists.write(edited, typed)
            self._changed()

    def _take_lists(self) -> None:
        if not self._is_loaded:  # afterwards, what is written here is newer
            self._texts, self._is_loaded = dict(self._lists.known), True
            for key in [key for key in self.choices.inks if key not in {one.key for one in self.entrants}]:
                del self.choices.inks[key]
            self._changed()

    def _note(self, remark: object) -> None:
        self.remark = remark
        self.changed.emit()

    # ---- what is worked out ----

    def _changed(self) -> None:
        self._ask()
        self.changed.emit()

    def _ask(self) -> None:
        known = {*self.choices.answers, *self.failures}
        wanted = [one for one in self._wanted() if one not in known]
        self.fractions = {one: self.fractions.get(one, 0.0) for one in wanted}
        self._soon.start()

    def _work_out(self, _: object = None) -> None:
        """Have worked out what is wanted, and nothing else any more: each is a job of its own."""
        workspace, wanted = self._engine.workspace, tuple(self.fractions)
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
        section = self.choices.section
        if section is Section.PUBLISHED:
            best = [WayQuestion(OPTIMAL, rule_set(rules.value)) for rules in published.Rules]
            return [*best, LastTurnsQuestion(DEFAULT_RULES)]
        if section is Section.OWN:
            own = self.edited_way
            wholes = [WayQuestion(way, self.list_rules) for way in (own, OPTIMAL)] if own is not None else []
            return [*wholes, *self._line_questions().values()]
        asked = [one.question for one in self.chosen]
        # What is lost by box is told by perfect play.
        best = [WayQuestion(OPTIMAL, one.rules) for one in self.chosen]
        game = self._watched[1] if self._watched is not None else None
        return [one for one in (game, *dict.fromkeys([*asked, *best]), self.pair_question) if one is not None]

    def _take(self, question: Question, answer: Answer) -> None:
        self.fractions.pop(question, None)
        if not isinstance(answer, Game):
            self.choices.answers[question] = answer
        elif self._watched is not None and self._watched[1] == question:
            self.played.emit(self._watched[0], answer)
            self._watched = None
        self._changed()

    def _take_progress(self, question: Question, stage: TaskStep) -> None:
        fraction = fraction_of(question, stage)
        if fraction is not None and question in self.fractions:
            self.fractions[question] = fraction
            self.progressed.emit()

    def _take_failure(self, question: Question, error: Exception) -> None:
        is_foreseen = isinstance(error, StrategyError | GoalError | RulesError | MemoryError)
        self.failures[question] = str(error) if is_foreseen else reason_of(error)
        self.fractions.pop(question, None)
        self.changed.emit()
