# SPDX-License-Identifier: MIT
"""Games with a goal through the window: every figure shown is the engine's, and the modes mean what they mean."""

from __future__ import annotations

import random
import threading

import pytest
from engine_samples import random_bonuses, random_scores
from gui_driver import first_allowed, places_of
from gui_screen import unfolded
from late_games import late_game
from patience import wait_for

from engine import api
from engine.analysis.options import Option
from engine.analysis.reasons import LITTLE, Unit
from engine.analysis.verdicts import Measure, Verdict, verdict
from engine.games import notation
from engine.games.game import Game
from engine.games.goals import ReachGoal, RiskGoal
from engine.games.record import Record
from engine.rules.categories import Category
from engine.rules.scoring import DEFAULT_RULES, rule_set
from engine.workspace.workspace import Workspace
from yahtzee_gui.board.coach import view as panel
from yahtzee_gui.board.coach import why_words
from yahtzee_gui.board.coach import words as coach_words
from yahtzee_gui.board.coach.view import choices_view, coach_view
from yahtzee_gui.board.coach.why_view import explanation_view, why_in_words, why_view
from yahtzee_gui.board.timeline.view import timeline_view
from yahtzee_gui.board.tray.view import tray_view
from yahtzee_gui.desktop.identity import DISPLAY_NAME
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.end_page.view import end_page_view
from yahtzee_gui.play.choosing import Concern
from yahtzee_gui.play.coach_state import rival_of
from yahtzee_gui.words import goals, names, numbers, options, units

GOALS = [ReachGoal(215), RiskGoal(0.02)]


@pytest.fixture(scope="module")
def workspace():
    """A workspace of its own: what the window shows is worked out again."""
    return Workspace()


def begun(seed, open_boxes=3):
    rng = random.Random(seed)
    scores = random_scores(rng, open_boxes)
    return late_game(seed, DEFAULT_RULES, tuple(scores), random_bonuses(rng, DEFAULT_RULES, scores))


@pytest.fixture
def open_goal(open_player):
    """Return a function that begins a late game with a goal in a coach mode, the table of the goal solved."""

    def open_one(goal, seed="goal", mode=CoachMode.LIVE, open_boxes=3):
        player = open_player(mode=mode)
        player.controller.open_record(Record(begun(seed, open_boxes), goal=goal))
        wait(player)
        return player

    return open_one


def wait(player):
    """Wait until the coach has looked at all of the game by its goal."""

    def is_done():
        scene = player.controller.scene()
        return scene.review is not None and not scene.is_waiting

    player.wait(is_done)


def written(option, best, goal):
    """Return the worth of an option of the engine as the window writes it: the best one's, less the loss written."""
    is_risk = isinstance(goal, RiskGoal)
    top = best.worth if is_risk else 100.0 * best.worth
    lost = numbers.lost(option.lost, option.measure)
    figure = round(top, 1) - (float(lost[1:]) if lost.startswith(numbers.MINUS) else 0.0)
    assert figure == pytest.approx(option.worth if is_risk else 100.0 * option.worth, abs=0.2)
    return numbers.value(figure) if is_risk else f"{numbers.decimal(figure, 1)}\u00a0%"


def compare(player, goal, workspace):
    """Compare the list, the card and the tray with what the engine advises."""
    position = player.game.position
    advised = api.advise(position, goal, workspace=workspace)
    options = [option for option in advised.options if option.category is not None or option.is_reroll]
    rows = unfolded(player.window)
    if advised.is_decided:
        compare_decided(player, options)
        return
    assert [row.option.keep or row.option.category for row in rows] == [o.keep or o.category for o in options]
    is_last = all(option.category is not None for option in options)
    for row, option in zip(rows, options, strict=True):
        assert row.value == (() if is_last or option.lost else (written(option, advised.best, goal),))
        assert row.verdict is option.verdict
    for row in player.scorecard.rows:
        if row.category in advised.categories:
            option = advised.categories[row.category]
            assert row.verdict in (None, option.verdict)
            assert row.cost in ("", "best ★", names.cost_and_mark(option))


def compare_decided(player, options):
    """Where nothing changes the chance any more, options are shown by their expected scores, and none is judged."""
    rows = unfolded(player.window)
    values = sorted((numbers.value(option.value) for option in options), reverse=True, key=float)
    assert [row.value for row in rows] == [(value,) for value in values]
    assert {(row.verdict, row.loss, row.bar) for row in rows} == {(None, "", 0.0)}
    assert {row.cost for row in player.scorecard.rows} == {""}
    scene = player.controller.scene()
    assert goals.decided(scene.analysis.best) in why_view(scene).sentence
    assert tray_view(scene).verdict is None


@pytest.mark.parametrize("goal", GOALS, ids=["reach", "risk"])
def test_whole_games_show_the_figures_of_the_engine_and_split_exactly(open_goal, workspace, goal):
    player, rng = open_goal(goal), random.Random("played")
    while not player.game.is_over:
        if not player.game.has_rolled:
            player.press_roll()
        wait(player)
        compare(player, goal, workspace)
        option = rng.choice(player.controller.review.analysis.options[:6])
        if option.category is None and option.is_reroll:
            player.keep(places_of(player.game, option.keep))
            compare(player, goal, workspace)
            player.press_roll()
        else:
            box = next(o.category for o in player.controller.review.analysis.options if o.category is not None)
            player.press_box(box)
        wait(player)
    review, score = player.controller.review, player.game.points_so_far
    end = score if isinstance(goal, RiskGoal) else 100.0 * (score >= goal.target)
    assert review.start + review.luck - review.points_lost == pytest.approx(end, rel=0, abs=1e-9)
    total = end_page_view(player.controller.scene()).sum
    assert total.result.number == units.prospect(end, review.measure)
    if isinstance(goal, ReachGoal):
        assert player.window.end_page.payoff.praise.text() == goals.ended(goal, score)


@pytest.mark.parametrize(("goal", "said"), [(GOALS[0], "Reach 215"), (GOALS[1], "Careful play")], ids=["reach", "risk"])
def test_a_goal_names_itself_on_the_board_and_in_the_title_of_the_window(open_goal, goal, said):
    player = open_goal(goal)
    assert player.tray.badge.text() == said
    assert player.window.windowTitle().startswith(said)
    wait(player)
    if isinstance(goal, ReachGoal):
        assert timeline_view(player.controller.scene()).title == "Chance of reaching 215"
    player.controller.new_game()
    assert player.tray.badge.text() == ""
    assert not player.window.windowTitle().startswith(said)


def test_the_title_of_the_window_says_which_game_is_played_unless_it_is_the_usual_one(player):
    for rules, said in ((rule_set("kniffel"), "Kniffel · "), (rule_set("forced-joker"), "Yahtzee, forced joker · ")):
        player.controller.new_game(rules)
        assert player.window.windowTitle() == f"{said}{DISPLAY_NAME}"
    player.controller.new_game(DEFAULT_RULES)
    assert player.window.windowTitle() == DISPLAY_NAME


def test_line_and_report_go_by_the_chance(open_goal):
    player = open_goal(GOALS[0], mode=CoachMode.AFTER)
    player.play_turn()
    wait(player)
    scene = player.controller.scene()
    line = timeline_view(scene)
    assert line.measure is Measure.CHANCE
    assert [mark.expected for mark in line.marks] == [point.prospect for point in scene.points]
    turn = next(row for row in choices_view(scene) if row.rows)
    facts = {row.text: row.figure for row in turn.rows if not row.dice}
    assert facts["Chance of reaching 215"].endswith("%")
    assert "→" in facts["Expected score"]
    assert player.coach.status.text() == goals.status(GOALS[0], scene.review.start, Measure.CHANCE)


def test_no_reason_in_points_is_given_for_a_goal(open_goal):
    player = open_goal(ReachGoal(begun("goal").points_so_far + 40))
    player.press_roll()
    wait(player)
    scene = player.controller.scene()
    view = why_view(scene)
    option, analysis = scene.explained
    assert (view.parts, view.pairs, view.facts) == ((), None, "")
    other = rival_of(option, analysis)
    assert (goals.compared(option, other, scene.goal) if other else goals.only_one(option)) in view.sentence
    assert not other or "You need 40 more points" in view.sentence
    by_points = goals.best_by_points(analysis)
    assert by_points in view.sentence or scene.comparison is not None
    assert bool(by_points) == (analysis.best.value < analysis.best_value)
    assert not player.card.why.by_box.isVisible()


def test_where_the_better_one_has_more_points_too_it_is_told_why(open_goal):
    """ "Why" repeated the two chances that stand above it."""
    told, player = 0, open_goal(GOALS[0])
    for seed in range(12):
        game = begun(seed)
        player.controller.open_record(Record(game, goal=ReachGoal(game.points_so_far + 60)))
        player.press_roll()
        wait(player)
        scene = player.controller.scene()
        option, analysis = scene.explained
        other = scene.compared_to(option, analysis)
        is_told = other is not None and not analysis.is_decided
        if is_told and option.value - other.value >= LITTLE[Unit.POINTS]:
            player.wait(lambda: player.controller.scene().comparison is not None)
            scene = player.controller.scene()
            told += 1
            sentence = why_view(scene).sentence
            assert sentence.endswith(why_in_words(scene.comparison))
            assert " is better on points, too. " in sentence
        else:
            assert "on points, too" not in why_view(scene).sentence
        if told > 1:
            return
    assert told


def test_warnings_go_by_the_chance(open_goal):
    player = open_goal(GOALS[0], mode=CoachMode.WARN)
    bad = None
    for seed in range(20):  # until some box costs enough, and another one does not
        game = begun(seed)
        player.controller.open_record(Record(game, goal=ReachGoal(game.points_so_far + 50)))
        player.press_roll()
        wait(player)
        boxes = player.controller.review.analysis.categories.values()
        bad = next((option for option in boxes if option.verdict >= Verdict.MISTAKE), None)
        if bad is not None and any(option.verdict < Verdict.MISTAKE for option in boxes):
            break
    assert bad is not None
    player.press_box(bad.category)
    question = player.controller.confirmations.question
    assert (question.concern, question.option) == (Concern.COSTLY, bad)
    begins = f"your chance of reaching {player.controller.record.goal.target} drops by {units.cost(bad)}."
    assert player.window.banner.text.endswith(begins)
    best = player.controller.review.analysis.best
    assert player.window.banner.reason.text().startswith(
        f"It would be {units.of_option(bad)}; it could be {units.of_option(best)}. You need "
    )
    player.controller.confirmations.think_again()
    fine = [option for option in boxes if option.verdict < Verdict.MISTAKE]
    for option in fine[:1]:
        player.press_box(option.category)
        assert player.game.scores[option.category] is not None


def test_the_best_is_compared_with_what_was_warned_of_and_not_with_the_second_best(open_goal):
    """The trial, in a match: a keep was warned of, and the best was compared with a third one."""
    player = open_goal(GOALS[0], mode=CoachMode.WARN)
    game = begun("compared")
    player.controller.open_record(Record(game, goal=ReachGoal(game.points_so_far + 50)))
    player.press_roll()
    wait(player)
    player.controller.confirmations.warns_from = Verdict.CLOSE
    analysis = player.controller.review.analysis
    warned = max(analysis.options, key=lambda option: option.lost)
    assert warned not in (analysis.best, rival_of(analysis.best, analysis))
    player.controller.keep(warned.keep) if warned.keep is not None else None
    player.controller.roll() if warned.keep is not None else player.controller.score(warned.category)
    assert player.controller.scene().question.option == warned
    player.controller.confirmations.show_best()
    view = explanation_view(player.controller.scene())
    assert view.about == why_words.against(*map(why_words.in_short, (analysis.best, warned)))
    assert goals.compared(analysis.best, warned, player.controller.record.goal) in view.sentence


def test_a_hint_tells_nothing_that_is_true_of_points_only(open_goal):
    player = open_goal(GOALS[0], mode=CoachMode.AFTER)
    player.press_roll()
    wait(player)
    player.controller.hint()
    message = why_view(player.controller.scene()).sentence
    best = player.controller.review.analysis.best
    if best.category is None:
        assert message.startswith(coach_words.hint_roll())
    player.controller.hint()
    assert coach_words.hint_count(best) in why_view(player.controller.scene()).sentence


def test_undo_keeps_the_goal_and_redo_finds_the_same_chances(open_goal):
    player = open_goal(GOALS[0])
    player.play_turn()
    wait(player)
    before = player.controller.review
    player.undo()
    wait(player)
    assert player.controller.record.goal == GOALS[0]
    player.redo()
    wait(player)
    assert player.controller.review.points == before.points


# While a table is solved


@pytest.fixture
def held(monkeypatch):
    """Solving waits until it is let go."""
    gate, solve = threading.Event(), Workspace.goal_analyzer

    def waiting(self, *given):
        wait_for(gate)
        return solve(self, *given)

    monkeypatch.setattr(Workspace, "goal_analyzer", waiting)
    yield gate
    gate.set()


@pytest.mark.parametrize("mode", [CoachMode.WARN, CoachMode.AFTER, CoachMode.LIVE])
def test_a_choice_made_meanwhile_is_judged_by_the_chance_as_soon_as_that_is_there(open_player, held, mode):
    player = open_player(mode=mode)
    player.controller.open_record(Record(begun("slow"), goal=GOALS[0]))
    player.wait(lambda: player.controller.scene().is_pending)
    player.press_roll()
    player.wait(lambda: player.controller.scene().is_pending)
    scene = player.controller.scene()
    assert (scene.analysis, scene.measure) == (None, Measure.CHANCE), "points never stand in for a chance"
    shown = coach_view(scene)
    assert goals.line_waits() in (why_view(scene).sentence.split("\n")[0], shown.status)
    box = first_allowed(player.game)
    player.press_box(box)
    player.wait(lambda: player.controller.scene().waits_for_verdict)
    scene = player.controller.scene()
    assert scene.last_decision is None
    assert not scene.told
    assert why_view(scene).sentence == coach_words.verdict_follows()
    held.set()
    wait(player)
    decision = player.controller.scene().last_decision
    assert (decision.taken.category, decision.analysis.measure) == (box, Measure.CHANCE)
    review = player.controller.review
    assert review.start + review.luck - review.points_lost == pytest.approx(review.prospect)


def test_the_end_page_waits_for_the_chances_of_the_whole_game(open_player, held):
    player = open_player(mode=CoachMode.AFTER)
    player.controller.open_record(Record(begun("end", 1), goal=GOALS[0]))
    player.wait(lambda: player.controller.scene().is_pending)
    player.press_roll()
    player.click_box(first_allowed(player.game))
    player.wait(lambda: player.controller.scene().is_waiting)
    view = end_page_view(player.controller.scene())
    assert view.message == goals.working_out_the_end()
    assert view.praise == goals.ended(GOALS[0], player.game.points_so_far)
    assert (view.sum, view.costs) == (None, None)
    held.set()
    wait(player)
    view = end_page_view(player.controller.scene())
    assert view.sum.whole == 100.0
    assert view.sum.result.number.endswith("%")


def test_another_game_drops_what_is_being_worked_out(open_player, held):
    player = open_player()
    player.controller.open_record(Record(begun("slow"), goal=GOALS[0]))
    player.wait(lambda: player.controller.scene().is_pending)
    player.controller.open_record(Record(Game("plain")))
    player.wait(lambda: player.controller.review is not None)
    assert not player.controller.scene().is_pending
    held.set()
    player.press_roll()
    player.settle()
    assert player.controller.scene().measure is None


# What is chosen, kept and written


def test_a_game_for_a_goal_has_its_own_best_and_no_level(open_player):
    player = open_player(mode=CoachMode.OFF)
    player.controller.new_game(goal=ReachGoal(0))
    seed = player.game.seed
    player.play_to_end()
    store = player.session.services.library
    player.wait(lambda: store.figures is not None and store.figures.games == 1)
    [game] = store.figures.latest
    assert (game.seed, game.goal) == (seed, "reach 0")
    assert store.figures.best(DEFAULT_RULES) is None
    assert store.figures.level_basis.games == 0
    assert notation.loads(game.text).goal == ReachGoal(0)


def test_the_saved_game_has_its_goal(open_player, tmp_path):
    home = tmp_path / "kept"
    player = open_player(home)
    player.controller.new_game(seed="kept", goal=RiskGoal(0.02))
    player.controller.score(Category.CHANCE)
    player.window.close()
    player.session.join()
    again = open_player(home)
    assert again.controller.record.goal == RiskGoal(0.02)


# Figures beside each other


def by_chance(percent, best=66.24):
    lost = best - percent
    judged = verdict(lost, Measure.CHANCE)
    return Option(230.0, 0.0, judged, (1,), None, None, percent / 100, lost / 100, Measure.CHANCE)


@pytest.mark.parametrize(
    ("percent", "loss", "said"),
    [(66.24, "best ★", "% either way: keeping a"), (66.16, "best ★", "either way: keeping a"),
     (66.14, "best ★", "% either way: keeping a"),
     (66.211, "best ★", "% either way: keeping a"), (64.0, "2.2\u00a0?!",
      "Chance of reaching 300: 66.2\u00a0% with\u00a0a\u00a01, 64.0\u00a0% with\u00a0a\u00a01.")],
)  # fmt: skip
def test_both_chances_are_told_unless_they_are_written_the_same(percent, loss, said):
    one, best = by_chance(percent), by_chance(66.24)
    assert said in goals.compared(one, best, ReachGoal(300))
    assert panel.option_row(one).loss == loss


def test_before_the_first_point_the_target_is_what_is_needed():
    assert goals.needs_more(250, 250) == "You need 250 points."
    assert goals.needs_more(80, 250) == "You need 80 more points for 250."


def test_what_choices_cost_of_a_chance_is_in_per_cent():
    assert units.total_lost(2.64, Measure.CHANCE) == "2.6\u00a0%"
    assert coach_words.timeline_summary(2.64, 10.8, measure=Measure.CHANCE) == (
        "your choices cost 2.6\u00a0% · luck +10.8\u00a0%"
    )
    assert (
        coach_words.timeline_summary(2.6, None, 1.0, Measure.CHANCE)
        == "your choices cost 1.0\u00a0% · 2.6\u00a0% at first"
    )
    option = by_chance(64.0)
    assert options.verdict_and_cost(option) == "inaccuracy, cost 2.2\u00a0%"
    assert units.total_lost(16.4, Measure.CHANCE) == "16.4\u00a0%"
    assert units.luck(8.6, Measure.CHANCE) == "+8.6\u00a0%"
