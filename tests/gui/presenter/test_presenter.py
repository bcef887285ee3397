# SPDX-License-Identifier: MIT
"""What the presenter makes of a controller at the edges of a game, without any window."""

from __future__ import annotations

import pytest
from gui_driver import first_allowed, seeded

from engine.coach.review import review
from engine.games.record import Record
from engine.rules.scoring import DEFAULT_RULES, RULE_SETS, rule_set
from yahtzee_gui import presenter
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.play.controller import GameController
from yahtzee_gui.play.journal import Journal
from yahtzee_gui.play.table_watch import TableState
from yahtzee_gui.services.coach_service import CoachService
from yahtzee_gui.services.explain_service import ExplainService
from yahtzee_gui.services.storage import GameStore
from yahtzee_gui.widgets.charts.timeline import axis
from yahtzee_gui.wording import numbers, options
from yahtzee_gui.wording.game import coaching, ending, play


@pytest.fixture
def controller_of(qtbot, tmp_path, analyzer_of):
    """Return a function that makes a controller of a game, reviewed or not, in one mode."""
    made = []

    def make(game, mode=CoachMode.LIVE, *, reviewed=True):
        coach, explainer, store = CoachService(), ExplainService(), GameStore(folder=tmp_path)
        made.append((coach, explainer, store))
        controller = GameController(coach, explainer, store, mode)
        controller._journal = Journal(Record(game)) if game is not None else None
        controller.table.state = TableState.READY if reviewed else TableState.BUILDING
        if reviewed and game is not None:
            analyzer = analyzer_of(game.rules)
            controller.table.par, controller._review = analyzer.table.par, review(game, analyzer)
        return controller

    yield make
    for worker in (worker for workers in made for worker in workers):
        worker.close()
        worker.join()


def rolled(times, seed="edges", rules=DEFAULT_RULES):
    """Return a game after so many rolls of its first turn."""
    game = seeded(seed, rules)
    for _ in range(times):
        game = game.roll()
    return game


def finished(rules=DEFAULT_RULES):
    game = seeded("finished", rules)
    while not game.is_over:
        game = game.roll()
        game = game.score(first_allowed(game))
    return game


def test_before_there_is_a_game_everything_is_empty(controller_of):
    controller = controller_of(None, reviewed=False)
    view = presenter.tray_view(controller)
    assert (view.title, view.value, view.button, view.can_roll) == ("", "", "", False)
    assert [row.points for row in presenter.score_rows(controller) if row.category is not None] == [""] * 13
    assert presenter.summary_view(controller) is None
    assert presenter.timeline_view(controller).marks == ()
    assert presenter.coach_view(controller).rows == ()


def test_between_turns_no_box_has_a_preview_and_the_value_is_par(controller_of):
    controller = controller_of(seeded("edges"))
    view = presenter.tray_view(controller)
    assert view.faces == (None,) * 5
    assert (view.value, view.verdict, view.caption) == ("254.6", None, play.expected_now())
    assert (view.can_roll, view.can_keep, view.button) == (True, False, play.roll_button(5))
    assert view.sentence == play.before_first_roll(1)
    rows = presenter.score_rows(controller)
    assert not any(row.can_score or row.cost or row.is_preview for row in rows)
    assert presenter.coach_view(controller).message == coaching.coach_before_roll()


def test_with_no_roll_left_only_boxes_are_ranked_and_the_best_is_pinned(controller_of):
    controller = controller_of(rolled(3))
    view = presenter.coach_view(controller)
    assert all(row.option.category is not None for row in view.rows)
    assert len(view.rows) == 13
    assert view.chosen is view.rows[0]
    assert view.chosen_heading == options.best_box()
    tray = presenter.tray_view(controller)
    assert (tray.can_roll, tray.why_not) == (False, play.no_roll_left())
    assert tray.value == view.rows[0].value


def test_with_rolls_left_the_players_keep_is_pinned_whatever_its_rank(controller_of):
    controller = controller_of(rolled(1))
    for place in range(5):
        controller.toggle(place)
        if place < 4:
            view = presenter.coach_view(controller)
            assert view.chosen.option.keep == controller.kept_dice
            assert view.chosen in view.rows
    view = presenter.coach_view(controller)
    assert view.chosen.option.category is not None, "keeping all five points at the best box"


def test_keeping_all_five_is_no_row_of_the_ranking(controller_of):
    rows = presenter.coach_view(controller_of(rolled(1))).rows
    assert all(row.option.keep is None or len(row.option.keep) < 5 for row in rows)


def test_exactly_one_row_is_marked_as_chosen(controller_of):
    for times in (1, 2, 3):
        rows = presenter.coach_view(controller_of(rolled(times))).rows
        assert sum(row.is_chosen for row in rows) == 1


def test_bars_shrink_with_the_loss_and_never_vanish(controller_of):
    bars = [row.bar for row in presenter.coach_view(controller_of(rolled(1))).rows]
    assert bars[0] == 1.0
    assert bars == sorted(bars, reverse=True)
    assert bars[-1] >= 0.03


@pytest.mark.parametrize("mode", [CoachMode.OFF, CoachMode.WARN, CoachMode.AFTER])
@pytest.mark.parametrize("times", [0, 1, 3])
def test_only_live_shows_anything_before_the_choice(controller_of, mode, times):
    controller = controller_of(rolled(times))
    controller._mode = mode
    tray = presenter.tray_view(controller)
    assert (tray.value, tray.verdict, tray.caption) == ("", None, "")
    assert presenter.seen.seen(controller).analysis is None
    assert presenter.coach_view(controller).chosen is None
    decision = controller.last_decision
    shown = (decision.chosen, decision.best) if decision is not None and mode is not CoachMode.OFF else ()
    assert {row.option for row in presenter.coach_view(controller).rows} <= set(shown)
    assert not any(row.cost or row.verdict for row in presenter.score_rows(controller))
    assert not presenter.shows_costs(controller)


def test_an_action_that_is_not_reviewed_yet_shows_no_old_numbers(controller_of):
    controller = controller_of(rolled(1))
    controller._journal = Journal(controller.record.roll())
    assert presenter.tray_view(controller).value == ""
    assert presenter.coach_view(controller).rows == ()
    assert presenter.timeline_view(controller).marks == ()
    assert not any(row.cost for row in presenter.score_rows(controller))


def test_a_finished_game_without_a_table_has_its_score(controller_of):
    game = finished()
    controller = controller_of(game, reviewed=False)
    view = presenter.summary_view(controller)
    assert view.headline == ending.final_score(game.points_so_far)
    assert view.sentence == ending.without_coach_table()
    assert view.split == ()


@pytest.mark.parametrize("name", list(RULE_SETS))
def test_the_split_of_a_finished_game_is_exact_under_all_rules(controller_of, name):
    game = finished(RULE_SETS[name])
    bars = presenter.summary_view(controller_of(game)).split
    par, luck, lost, score = bars
    assert score.end == pytest.approx(game.points_so_far, rel=0, abs=1e-9)
    assert (luck.start, lost.start, lost.end) == (par.end, luck.end, score.end)


def test_a_game_with_other_rolls_per_turn_is_shown_with_them(controller_of):
    rules = rule_set("free-joker", 4)
    controller = controller_of(rolled(2, rules=rules))
    tray = presenter.tray_view(controller)
    assert (tray.rolls_done, tray.rolls_per_turn, tray.can_roll) == (2, 4, True)
    assert tray.rolls == play.rolls(2, 4)
    xs = [mark.x for mark in presenter.timeline_view(controller).marks]
    assert xs == [0.0, 0.125, 0.25, 0.375]


def test_rules_without_a_yahtzee_bonus_say_so(controller_of):
    rows = presenter.score_rows(controller_of(seeded("no bonus", RULE_SETS["no-yahtzee-bonus"])))
    assert rows[-2].name == play.no_yahtzee_bonus()
    assert rows[-2].points == "–"


def test_the_marks_of_the_timeline_go_forward_and_end_at_the_score(controller_of):
    game = finished()
    marks = presenter.timeline_view(controller_of(game)).marks
    assert [mark.x for mark in marks] == sorted(mark.x for mark in marks)
    assert (marks[0].x, marks[-1].x) == (0.0, 13.0)
    assert marks[-1].expected == pytest.approx(game.points_so_far, abs=1e-9)


@pytest.mark.parametrize(("low", "high", "most"), [(254, 254, 4), (100, 400, 3), (0, 1575, 5), (254.6, 262.1, 2)])
def test_the_axis_covers_its_values_with_round_numbers(low, high, most):
    lines = axis(low, high, most)
    assert lines[0] <= low <= high <= lines[-1]
    assert 2 <= len(lines) <= most + 1
    assert all(line == int(line) for line in lines)


@pytest.mark.parametrize(
    ("number", "text"),
    [(0.0, "0"), (0.004, "0"), (0.006, "−0.01"), (0.094, "−0.09"), (0.95, "−0.9"), (1.26, "−1.3"), (9.94, "−9.9"),
     (9.96, "−10"), (123.4, "−123")],
)  # fmt: skip
def test_losses_are_written_short_and_never_as_a_signed_nothing(number, text):
    assert numbers.lost(number) == text


@pytest.mark.parametrize(("number", "text"), [(0.04, "0.0"), (-0.04, "0.0"), (0.05001, "+0.1"), (-12.34, "−12.3")])
def test_signed_numbers_have_a_true_minus_and_no_negative_zero(number, text):
    assert numbers.signed(number) == text
