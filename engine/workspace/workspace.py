# SPDX-License-Identifier: MIT
"""A workspace is where tables lie once they are found or built, with all that is made from them.

The questions of `engine.api`, of the commands and of the window are answered with what lies on one. It
builds on one thread at a time; others may be answered meanwhile from what is there. A script may ask about any rules,
dice and goals as long as it likes: what was used last stays, what was not goes, so a workspace holds no more than some
hundred megabytes, and the two largest goal tables 310 each.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from enum import Enum
from threading import get_ident
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar, cast

from engine.distribution.statistics import Outcome, Start, new_game
from engine.games.goals import GoalError, ReachGoal, RiskGoal
from engine.games.position import check_scorecard, filled_boxes
from engine.rules import turn_states
from engine.rules.dice import FAIR_DICE, DiceModel
from engine.rules.dice import dice_model as dice_model_named
from engine.rules.scoring import DEFAULT_RULES, RuleSet, points_so_far, rule_set
from engine.runtime.steps import StepsDone, finish, passed_on
from engine.solving import library
from engine.solving.library import TableKey
from engine.strategies.goals import ChanceGoal, Goal, is_approximate
from engine.strategies.strategies import Strategy, StrategyError, StrategyKind
from engine.workspace import shelf
from engine.workspace.shelf import Asked, BegunShelf, GoalShelf, Pause, Shelf

if TYPE_CHECKING:
    from engine.analysis.analyzer import Analyzer, GoalValues
    from engine.analysis.explainer import Explainer
    from engine.analysis.follower import Follower
    from engine.solving.goal_tables import GoalTable, Worth
    from engine.solving.library import Delivery
    from engine.solving.value_table import RiskTable
    from engine.strategies.players import GoalPlayer, Player

_Result = TypeVar("_Result")
_Progress = TypeVar("_Progress")
_MOST_TABLES = 6
_MOST_EXPLAINERS = 3
_MOST_RISKS = 4
_MOST_PLAYERS = 16
_MOST_DISTRIBUTIONS = 64
_MOST_BEGUN = 8
_KNOWN_BY_NAME = set(StrategyKind) - {StrategyKind.PLAYS_LIKE, StrategyKind.ERROR, StrategyKind.RULE_LIST}
"""The families that have one strategy each; a name with a number has no more than six digits of it."""


class Task(Enum):
    """What takes long enough to show how far it is."""

    TABLE = "table"
    EXPLANATIONS = "explanations"
    STATISTICS = "statistics"
    PLAYER = "player"
    EXPECTED_SCORE = "expected score"
    GOAL = "goal"
    FRONTIER = "frontier"
    GAMES = "games"
    STUDY = "study"
    BENCH = "bench"


class TaskStep(NamedTuple):
    """How far a task is, by its own step."""

    task: Task
    step: StepsDone


Steps = Generator[TaskStep | Pause | None, None, _Result]
"""How something is worked out; None is a place to give way. Closing the steps gives it up."""


def staged(task: Task, steps: Generator[_Progress, None, _Result]) -> Steps[_Result]:
    """Return the steps of a task, as those of a workspace are."""
    return passed_on(
        steps, lambda progress: progress if isinstance(progress, Pause) else TaskStep(task, cast("StepsDone", progress))
    )


class Workspace:
    """Where tables lie once they are found or built, with all that is made from them.

    What may have to be found or built comes as steps: `get` runs them to their end. A subclass that watches overrides
    `progressed` and `delivered`, which do nothing here. With `keeps_goals` tables of the first turns of matches are
    kept on disk as well. Work is given up by closing its steps, or by raising in `progressed`: who asks again for what
    is kept here goes on where it was.

    Args:
        keeps_goals: keep those tables on disk.
        most_tables: how many tables stay; with a table goes what was made from it, but for goal tables.
        most_explainers: how many tables of components stay, 40 MB each.
    """

    def __init__(
        self,
        *,
        keeps_goals: bool = False,
        most_tables: int = _MOST_TABLES,
        most_explainers: int = _MOST_EXPLAINERS,
    ) -> None:
        self._keeps_goals = keeps_goals
        self._deliveries: Shelf[TableKey, Delivery] = Shelf(most_tables)
        self._analyzers: Shelf[tuple[TableKey, int], Analyzer] = Shelf(2 * most_tables)
        self._followers: Shelf[tuple[TableKey, int], Follower] = Shelf(2 * most_tables)
        self._explainers: Shelf[TableKey, Explainer] = Shelf(most_explainers)
        self._begun = BegunShelf(_MOST_BEGUN)
        self._players: Shelf[tuple[Strategy, RuleSet], Player] = Shelf(_MOST_PLAYERS)
        self._ends: Shelf[tuple[Strategy | Goal, RuleSet, Start], Outcome] = Shelf(_MOST_DISTRIBUTIONS)
        self._risks: Shelf[tuple[RuleSet, RiskGoal], RiskTable] = Shelf(_MOST_RISKS)
        self._goals = GoalShelf()

    # ---- for those who watch ----

    def progressed(self, task: Task, fraction: float) -> None:
        """`task` has come to `fraction`, 0 to 1."""

    def delivered(self, delivery: Delivery) -> None:
        """A table was found or built."""

    def run(self, task: Task, steps: Generator[StepsDone, None, _Result]) -> _Result:
        """Run the steps of a task to their end, tell how far they are, and return what they return."""
        return self.get(staged(task, steps))

    def get(self, steps: Steps[_Result]) -> _Result:
        """Run the steps of something that lies here, or is made, and return it."""

        def tell(progress: TaskStep | Pause | None) -> None:
            if isinstance(progress, TaskStep):
                self.progressed(progress.task, progress.step.fraction)

        return finish(steps, tell)

    # ---- what lies here ----

    def table_for(
        self, key: TableKey, *, with_fair: bool = False, force: bool = False, threads: int | None = None
    ) -> Steps[Delivery]:
        """Return the table of `key`, and where it came from; see `engine.solving.library.obtain`."""
        known = self._deliveries.find(key)
        wants_fair = with_fair and not key.dice_model.is_fair
        if known is None or force or (wants_fair and known.fair is None):
            from engine.solving import library

            def begin() -> Steps[Delivery]:
                obtained = library.obtain(*key, force=force, threads=threads, with_fair=with_fair)
                return staged(Task.TABLE, obtained)

            known = yield from begin() if force else self._begun.go_on((key, with_fair), begin)
            self.take(known)
            self.delivered(known)
        return known

    def take(self, delivery: Delivery) -> None:
        """Use a table that was found or built elsewhere, and let go of what was made from those that had to go."""
        known = self._deliveries.find(delivery.key)
        self._deliveries.put(delivery.key, delivery)
        here = {key for key in self._deliveries.keys() if known is None or key != delivery.key}  # noqa: SIM118
        rules = {key.rules for key in here}
        self._explainers.keep_only(here.__contains__)
        self._followers.keep_only(lambda own: own[0] in here)
        self._analyzers.keep_only(lambda own: own[0] in here or (own[0].dice_model.is_fair and own[0].rules in rules))
        self._players.keep_only(lambda player: player[1] in rules)

    def clear(self) -> None:
        """Put everything away."""
        for kept in (self._deliveries, self._analyzers, self._followers, self._explainers, self._players, self._ends):
            kept.clear()
        self._begun.clear()
        self.clear_goals()

    def clear_goals(self, *, with_begun: bool = True) -> None:
        """Let go of the tables of goals, the largest of all; of those that are begun, too, if it is `with_begun`."""
        self._risks.clear()
        self._goals.clear(with_begun=with_begun)

    def has(self, key: TableKey) -> bool:
        """Return whether the table of `key` lies here. Any thread may ask."""
        return key in self._deliveries.keys()  # noqa: SIM118

    def analyzer(self, key: TableKey) -> Steps[Analyzer]:
        """Return what values options: each thread that asks has its own, for they write notes."""
        known = self._analyzers.find((key, get_ident()))
        if known is None:
            delivery = yield from self.table_for(key)
            own = key, get_ident()  # of the thread that goes on, where the table had to be waited for
            from engine.analysis.analyzer import Analyzer

            known = self._analyzers.put(own, Analyzer(delivery.table, delivery.fair))
        return known

    def fair_analyzer(self, key: TableKey) -> Steps[Analyzer]:
        """Return what values options as if the dice of `key` were fair."""
        delivery = yield from self.table_for(key, with_fair=True)
        fair = TableKey(key.rules)
        own = fair, get_ident()
        if delivery.fair is not None and self._analyzers.find(own) is None:
            from engine.analysis.analyzer import Analyzer

            self._analyzers.put(own, Analyzer(delivery.fair))
        return (yield from self.analyzer(fair))

    def follower(self, key: TableKey) -> Steps[Follower]:
        """Return what tells how turns go on: each thread that asks has its own."""
        known = self._followers.find((key, get_ident()))
        if known is None:
            delivery = yield from self.table_for(key)
            own = key, get_ident()  # of the thread that goes on, where the table had to be waited for
            from engine.analysis.follower import Follower

            known = self._followers.put(own, Follower(delivery.table, delivery.fair))
        return known

    def explainer(self, key: TableKey) -> Steps[Explainer]:
        """Return what explains options, prepared."""
        known = self._explainers.find(key)
        if known is None:
            delivery = yield from self.table_for(key)
            from engine.analysis.explainer import Explainer

            def prepared() -> Steps[Explainer]:
                made = Explainer(delivery.table, delivery.fair)
                yield from staged(Task.EXPLANATIONS, made.prepare())
                return made

            known = self._explainers.put(key, (yield from self._begun.go_on((Task.EXPLANATIONS, key), prepared)))
        return known

    def player(self, strategy: Strategy, rules: RuleSet, threads: int | None = None) -> Steps[Player]:
        """Return what carries out `strategy`."""
        known = self._players.find((strategy, rules))
        if known is None:
            delivery = yield from self.table_for(TableKey(rules))
            from engine.strategies import players

            def begin() -> Steps[Player]:
                return staged(Task.PLAYER, players.player(strategy, delivery.table, threads))

            made = yield from self._begun.go_on((strategy, rules), begin)
            known = self._players.put((strategy, rules), made)
        return known

    # ---- goals ----

    def prepare(self, key: TableKey) -> Steps[object]:
        """Get compiled code ready, from where it is kept."""
        from engine.solving import library

        return staged(Task.TABLE, library.prepare(key.dice_model))

    def goal_analyzer(self, goal: Goal, key: TableKey, start: Start, until: int | None = None) -> Steps[Analyzer]:
        """Return what ranks options for a goal, in games that go on from `start` between two turns.

        With `until`, only up to the turn with that many boxes filled at its end: see `goal_table`.

        Raises:
            GoalError: for dice that are not fair.
        """
        _only_fair(key)
        delivery = yield from self.table_for(key)
        goal_values = yield from self.goal_values(goal, key, start, until=until)
        from engine.analysis.analyzer import Analyzer

        return Analyzer(delivery.table, goal_values=goal_values)

    def ends(
        self, player: Strategy | Goal, rules: RuleSet, start: Start | None = None, threads: int | None = None
    ) -> Steps[Outcome]:
        """Return how games end from `start` that are played by a strategy, or for a goal, with fair dice."""
        start = new_game(rules) if start is None else start
        known = self._ends.find((player, rules, start))
        if known is None:
            what = player, rules, start
            made = yield from self._begun.go_on(what, lambda: self._steps_to_ends(player, rules, start, threads))
            known = self._ends.put(what, made)
        return known

    def _steps_to_ends(
        self, player: Strategy | Goal, rules: RuleSet, start: Start, threads: int | None
    ) -> Steps[Outcome]:
        key = TableKey(rules)
        ends: Generator[Any, None, Outcome]
        if isinstance(player, Strategy):
            who = yield from self.player(player, rules, threads)
            from engine.strategies import players

            ends = players.statistics(who, start, threads=threads)
        elif isinstance(player, RiskGoal):
            risk_table = yield from self.risk_table(player, key, threads)
            delivery = yield from self.table_for(key)
            from engine.distribution import forward

            ends = forward.forward_with_risk(risk_table, start, values=delivery.table.values, threads=threads)
        else:
            delivery = yield from self.table_for(key)
            beginning = Start(start.scores, start.yahtzee_bonuses)
            goal_table = yield from self.goal_table(player, key, beginning, threads)
            from engine.distribution import goal_forward

            ends = goal_forward.forward_for_goal(delivery.table, goal_table, start, threads=threads)
        return (yield from staged(Task.STATISTICS, ends))

    def goal_values(
        self, goal: Goal, key: TableKey, start: Start, threads: int | None = None, until: int | None = None
    ) -> Steps[GoalValues]:
        """Return what values options for a goal, in games that go on from `start` between two turns.

        Raises:
            GoalError: for dice that are not fair.
        """
        from engine.analysis.analyzer import CertaintyEquivalents, Chances

        if isinstance(goal, RiskGoal):
            return CertaintyEquivalents((yield from self.risk_table(goal, key, threads)))
        return Chances((yield from self.goal_table(goal, key, start, threads, until)))

    def goal_player(self, goal: ChanceGoal, rules: RuleSet, threads: int | None = None) -> Steps[GoalPlayer]:
        """Return what plays for a goal from the empty card on."""
        key = TableKey(rules)
        delivery = yield from self.table_for(key)
        goal_table = yield from self.goal_table(goal, key, new_game(rules), threads)
        from engine.strategies.players import GoalPlayer

        return GoalPlayer(delivery.table, goal_table)

    def risk_table(self, goal: RiskGoal, key: TableKey, threads: int | None = None) -> Steps[RiskTable]:
        """Return the table of a player with an aversion to risk."""
        _only_fair(key)
        known = self._risks.find((key.rules, goal))
        if known is None:
            yield from self.prepare(key)
            from engine.solving import solver

            def begin() -> Steps[RiskTable]:
                return staged(Task.GOAL, solver.solve_risk(key.rules, goal.aversion, threads=threads))

            known = self._risks.put((key.rules, goal), (yield from self._begun.go_on((key.rules, goal), begin)))
        return known

    def goal_table(
        self,
        goal: ChanceGoal,
        key: TableKey,
        start: Start,
        threads: int | None = None,
        until: int | None = None,
    ) -> Steps[GoalTable]:
        """Return the table of a goal; the last ones are kept, for all positions that can come after their beginning.

        With `until`, only turns up to that many filled boxes need be there: early in a match that is a small part of a
        table that is soon out of date.
        """
        _only_fair(key)
        if is_approximate(goal):
            last = min(len(filled_boxes(start.scores, key.rules)) + 1, len(key.rules.boxes))  # it has no more
            until = last if until is None else min(until, last)
        asked = Asked(key.rules, goal, start) if until is None else Asked(key.rules, goal, start, until)
        known = self._goals.find(asked)
        if known is not None:
            return known
        keeps = self._keeps_goals and shelf.is_kept_on_disk(asked)
        yield from self.prepare(key)
        known = shelf.load_kept(asked) if keeps else None
        if known is not None:
            return self._goals.put(asked, known)
        worth = yield from self.worth(goal, key.rules, threads)  # the others' final scores
        made = yield from staged(Task.GOAL, self._goals.solve(asked, lambda: _solved(asked, worth, threads)))
        if keeps:
            shelf.save_kept(asked, made)
        return made

    def worth(self, goal: ChanceGoal, rules: RuleSet, threads: int | None = None) -> Steps[Worth]:
        """Return what final scores are worth for a goal."""
        import numpy as np

        from engine.matches.win_chances import chance_to_win
        from engine.solving.goal_tables import reach

        if isinstance(goal, ReachGoal):
            return reach(goal.target)
        for other in goal.others:
            check_scorecard(filled_boxes(other.card(rules), rules), other.yahtzee_bonuses, rules)
        found = []
        try:
            for other in goal.others:
                start = Start(other.card(rules), other.yahtzee_bonuses)
                found.append(np.array((yield from self.final_scores(other.strategy, rules, start, threads))))
        except StrategyError as error:  # a score that no errors lead to
            raise GoalError(f"goal.beat: {error}") from error
        return chance_to_win(found)

    def final_scores(
        self, player: Strategy | Goal, rules: RuleSet, start: Start, threads: int | None
    ) -> Steps[tuple[float, ...]]:
        """Return the chance of each final score from 0 on; those of whole games are noted: every match needs them."""
        has_own_name = isinstance(player, Strategy) and player.kind in _KNOWN_BY_NAME
        note = f"ends-{player.name}" if isinstance(player, Strategy) and has_own_name else ""
        if not note or start != new_game(rules):
            return (yield from self.ends(player, rules, start, threads)).distribution
        known = library.read_note(note, rules)
        if known is None:
            known = (yield from self.ends(player, rules, start, threads)).distribution
            library.write_note(note, rules, known)
        return known

    def has_kept(self, goal: ChanceGoal, rules: RuleSet) -> bool:
        """Return whether the exact table of the first turn is on disk, from a match against the same others."""
        asked = Asked(rules, goal, new_game(rules), until=1)
        return self._keeps_goals and shelf.is_kept_on_disk(asked) and shelf.path_of_kept(asked).exists()


WORKSPACE = Workspace()
"""The workspace of the process."""

# ---- what is meant --------------------------------------------------------------------------------------------------


def key_of(
    rules: RuleSet | str | Mapping[str, Any] | None = None,
    dice_model: DiceModel | str | None = None,
    rolls_per_turn: int | None = None,
) -> TableKey:
    """Return rules and dice, given themselves or by name; what is None is as in the standard game.

    Raises:
        ValueError: naming the field that is wrong.
    """
    if not isinstance(rules, RuleSet):
        rolls = ... if rolls_per_turn is None else rolls_per_turn
        rules = rule_set(DEFAULT_RULES.name if rules is None else rules, rolls)
    if not isinstance(dice_model, DiceModel):
        dice_model = FAIR_DICE if dice_model is None else dice_model_named(dice_model)
    return TableKey(rules, dice_model)


def _only_fair(key: TableKey) -> None:
    if not key.dice_model.is_fair:
        raise GoalError(f"goal: other goals than the expected score need fair dice, not {key.dice_model}")


def _solved(asked: Asked, worth: Worth, threads: int | None) -> Generator[Any, None, GoalTable]:
    """Return the steps of solving a goal table."""
    from engine.solving.coarse_tables import solve_coarse
    from engine.solving.goal_tables import Beginning, solve_goal

    filled = filled_boxes(asked.start.scores, asked.rules)
    so_far = points_so_far(asked.rules, filled, asked.start.yahtzee_bonuses)
    begin = Beginning(turn_states.turn_state(asked.rules, filled), so_far, so_far)
    if is_approximate(asked.goal):
        return solve_coarse(asked.rules, worth, begin, threads=threads)
    return solve_goal(asked.rules, worth, begin, keep=range(begin.filled, asked.until + 1), threads=threads)
