# SPDX-License-Identifier: MIT
"""What lies ahead, on the card below the dice: every figure is the engine's, and nothing shows before its time."""

from __future__ import annotations

import random
import time
from dataclasses import replace
from types import SimpleNamespace

import pytest
from engine_samples import random_bonuses, random_scores
from gui_driver import LEFT, first_allowed
from gui_layout import cut, let_layouts_settle
from history_samples import played_record
from late_games import late_game
from PySide6.QtCore import QLocale, QObject, QPointF, QRectF, Qt
from PySide6.QtWidgets import QMenu

from engine import api
from engine.analysis.explanations import CategoryEnding, Most, TurnEnds
from engine.analysis.options import Option
from engine.analysis.verdicts import Verdict
from engine.distribution.statistics import after_keep
from engine.game_review.ends import most_for_each
from engine.games.goals import ReachGoal, RiskGoal, WinGoal
from engine.games.position import NO_SCORES, Position
from engine.games.record import Record
from engine.rules.categories import CATEGORIES, Category
from engine.rules.scoring import DEFAULT_RULES
from engine.workspace.workspace import Task, TaskStep
from yahtzee_gui.board.card import CardView, CoachCard
from yahtzee_gui.board.timeline import words
from yahtzee_gui.board.timeline.final_score import FinalBin, FinalChart, FinalScoreView
from yahtzee_gui.board.timeline.session import Ahead, AheadSession, CardFace
from yahtzee_gui.board.timeline.this_turn import ThisTurnView
from yahtzee_gui.board.timeline.view import compare_view, final_view, note, turn_view
from yahtzee_gui.desktop import languages
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.kit.charts import chart as charts
from yahtzee_gui.kit.labels import plain
from yahtzee_gui.play.scene import LookAhead, can_look_ahead
from yahtzee_gui.theme import style_sheet
from yahtzee_gui.theme.colors import LIGHT
from yahtzee_gui.words import units

CTRL = Qt.KeyboardModifier.ControlModifier

NO_GAME = SimpleNamespace(game=None, viewed=None, rules=DEFAULT_RULES)


def late(open_player, mode=CoachMode.LIVE, back=7):
    """Return who is late in a game, with dice on the table."""
    record = played_record("ahead")
    for _ in range(back):
        record = record.undo()
    while not (record.game.has_rolled and record.game.rolls_left):
        record = record.undo()
    player = open_player(game=record, mode=mode)
    if mode is CoachMode.LIVE:
        player.wait(lambda: player.session.controller.scene().explained is not None)
    return player


def shown(player, face):
    """Turn the card by its tab, and return what is on the face once it is there."""
    timeline = player.window.card
    player.click(timeline.tabs.buttons[face])
    assert timeline.face is face
    if face is CardFace.FINAL_SCORE:
        player.qtbot.waitUntil(lambda: bool(timeline.final.chart.view.bins))
        return timeline.final.chart.view
    player.qtbot.waitUntil(lambda: bool(timeline.turn.chart.view.rows))
    return timeline.turn.chart.view


def test_final_scores_are_the_engines(open_player):
    player = late(open_player)
    view, scene = shown(player, CardFace.FINAL_SCORE), player.session.controller.scene()
    option, position = scene.explained[0], scene.analysis.position
    expected = api.statistics(position, option.category if option.category is not None else option.keep)
    assert sum(one.percents[0] for one in view.bins) == pytest.approx(100.0, abs=0.5)
    one = view.bins[len(view.bins) // 2]
    assert one.percents[0] == pytest.approx(100.0 * sum(expected.distribution[one.first : one.last + 1]), abs=1e-9)
    assert view.chances == ((words.short(option), units.percent(100.0 * expected.at_least(view.target))),)
    low, high = expected.percentile(25), expected.percentile(75)
    figures = expected.final_score
    between = sum(expected.distribution[low : high + 1])
    assert view.figures == words.summary(figures.mean, figures.sd, low, high, between)
    table = player.card.final.compare.view
    assert [row.figures for row in table.rows][:2] == [(f"{figures.mean:.1f}",), (str(expected.percentile(50)),)]
    assert not player.card.why.isVisible()
    assert cut(player.window.card) == []


def test_few_scores_are_not_said_to_be_half_of_all_games():
    assert "half of all games end between 217 and 276" in words.summary(250, 60, 217, 276, 0.51)
    assert "83.3\u00a0% of all games end with 318" in words.summary(335.7, 39.5, 318, 318, 5 / 6)
    assert "90.0\u00a0% of all games end between 318 and 350" in words.summary(335.7, 39.5, 318, 350, 0.9)


def test_an_average_is_written_as_in_the_coachs_list(open_player):
    player = late(open_player)
    shown(player, CardFace.FINAL_SCORE)
    scene, ahead = player.controller.scene(), player.window.ahead.state
    (known,) = ahead.ends.values()
    option = replace(scene.explained[0], value=86.04, points_lost=4.02)  # 90.06, the best, is written 90.1
    ahead = replace(
        ahead, look_ahead=replace(ahead.look_ahead, option=option), ends={option: replace(known, option=option)}
    )
    assert units.value_of(option) == "86.1"
    assert final_view(scene, ahead).figures.startswith("average 86.1 ")
    assert compare_view(scene, ahead).rows[0].figures == ("86.1",)
    for goal, name in ((ReachGoal(200), words.mean_for_goal()), (WinGoal(), words.mean_to_win())):
        other = replace(ahead, look_ahead=replace(ahead.look_ahead, goal=goal))
        names = [row.name for row in compare_view(scene, other).rows]
        assert (name in names, words.mean() in names) == (True, False), "the list's figure is another one"


def test_the_line_is_dragged_and_moved_by_keys(open_player):
    player = late(open_player)
    view, ahead = shown(player, CardFace.FINAL_SCORE), player.window.ahead
    chart, ends = player.window.card.final.chart, next(iter(ahead.state.ends.values()))
    area = QRectF(0, 0, chart.width(), chart.height())
    place = QPointF(chart.width() * 0.7, chart.height() / 2)
    score = chart.score_at(place, area)
    player.qtbot.mousePress(chart, LEFT, pos=place.toPoint())
    player.qtbot.mouseMove(chart, place.toPoint())
    player.qtbot.mouseRelease(chart, LEFT, pos=place.toPoint())
    assert abs(chart.view.target - score) <= 1
    assert chart.view.target != view.target
    before = chart.view.target
    assert chart.view.chances[0][1] == units.percent(100.0 * ends.at_least(before))
    player.qtbot.keyClick(chart, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert chart.view.target == before + 1
    player.qtbot.keyClick(chart, Qt.Key.Key_Left)
    assert (chart.view.target % 5, chart.view.target <= before) == (0, True)
    assert chart.view.event == words.or_more(chart.view.target)


def test_the_best_chance_of_the_score_is_that_of_play_for_it(open_player):
    player = late(open_player)
    view = shown(player, CardFace.FINAL_SCORE)
    ahead = player.window.ahead
    player.qtbot.waitUntil(lambda: view.target in ahead.state.best)
    position = player.session.controller.scene().analysis.position
    best = api.advise(position, ReachGoal(view.target)).best.worth
    assert ahead.state.best[view.target] == pytest.approx(best, abs=1e-12)
    face = player.window.card.final
    assert face.best.text() in (f(units.percent(100.0 * best)) for f in (words.best_chance, words.short_best))
    ends = next(iter(ahead.state.ends.values()))
    assert best >= ends.at_least(view.target) - 1e-12


def test_ctrl_click_compares_and_chooses_nothing(open_player):
    player = late(open_player)
    shown(player, CardFace.FINAL_SCORE)
    controller, options = player.session.controller, player.coach.options
    kept, bad = controller.kept, len(options.rows) - 1
    options.scrollTo(options.model().index(bad))
    for row in (1, bad):  # the later one takes the place of the other
        options.scrollTo(options.model().index(row))
        place = options.visualRect(options.model().index(row)).center()
        player.qtbot.mouseClick(options.viewport(), LEFT, CTRL, place)
    chart = player.window.card.final.chart
    player.qtbot.waitUntil(lambda: len(chart.view.chances) == 2)
    scene = controller.scene()
    assert scene.against == options.rows[bad].option
    assert (controller.kept, scene.choosing.box) == (kept, None)
    assert [row.option for row in options.rows if row.is_compared] == [options.rows[bad].option]
    for option, (_, chance) in zip(scene.look_ahead.options, chart.view.chances, strict=True):
        if option.keep is not None:
            start = after_keep(scene.analysis.position, option.keep)
            assert start.kept == option.keep
        ends = player.window.ahead.state.ends[option]
        assert ends.figures.mean == pytest.approx(option.value, abs=1e-9)
        assert chance == units.percent(100.0 * ends.at_least(chart.view.target))
    assert len(player.card.final.compare.view.names) == 2
    place = options.visualRect(options.model().index(bad)).center()
    player.qtbot.mouseClick(options.viewport(), LEFT, CTRL, place)
    assert controller.scene().against is None


def test_the_card_compares_with_the_option_that_is_chosen_there(open_player, monkeypatch):
    monkeypatch.setattr(QMenu, "popup", lambda menu, place: None)  # without a screen it would warn
    player = late(open_player)
    player.wait(lambda: bool(player.card.view.others))
    controller, scene = player.controller, player.controller.scene()
    option, other = scene.explained[0], player.card.view.others[-1][1]
    player.window.menus.item("compare").trigger()
    menu = player.card.findChild(QMenu)
    names = [action.text() for action in menu.actions()]
    assert names == [plain(name) for name, _ in player.card.view.others]
    assert option not in [one for _, one in player.card.view.others]
    menu.actions()[-1].trigger()
    menu.close()
    assert controller.scene().against == other
    assert controller.scene().inquiry.against == other


def test_this_turn_has_the_endings_and_the_most_one_could_do(open_player):
    player = late(open_player)
    view, ahead = shown(player, CardFace.THIS_TURN), player.window.ahead
    scene = player.session.controller.scene()
    position = scene.analysis.position
    option = scene.explained[0]
    explained = api.explain(position, option.category if option.category is not None else option.keep)
    found = {row.name: row for row in view.rows}
    from yahtzee_gui.words import names

    for ending in explained.endings:
        row, below = found[names.category(ending.category)], None
        following = view.rows[view.rows.index(row) + 1 :]
        if following and following[0].name == words.or_zero():
            below = following[0]
        assert row.chance + (below.chance if below else 0.0) == pytest.approx(ending.chance, abs=1e-12)
        assert below is None or below.chance == pytest.approx(ending.zero_chance, abs=1e-12)
    for category, most in ahead.state.turn.most.items():
        row = found[names.category(category)]
        assert (row.most, row.keep) == (most.chance, most.keep)
        assert most.chance >= row.chance - 1e-9 or row.is_zero
    assert sum(row.chance for row in view.rows) == pytest.approx(1.0)
    assert cut(player.window.card) == []


def test_zeros_of_this_turn_have_rows_of_their_own_as_in_the_bars():
    """Yahtzee was said to be where the turn ends 13 % of the time, where the best chance of one was 4.6 %."""
    position = Position((), 3, NO_SCORES, 0)
    endings = (
        CategoryEnding(Category.CHANCE, 0.75, 22.0, 0.0),
        CategoryEnding(Category.YAHTZEE, 0.13, 50 * 0.04 / 0.13, 0.09),
        CategoryEnding(Category.ACES, 0.12, 0.0, 0.12),
    )
    turn = TurnEnds(position, None, endings, {Category.YAHTZEE: Most(0.046)})
    look_ahead = LookAhead(position, None, is_past=False)
    view = turn_view(
        SimpleNamespace(game=None, viewed=None, rules=DEFAULT_RULES), Ahead(CardFace.THIS_TURN, look_ahead, turn=turn)
    )
    assert [(row.name, row.chance_text, row.points, row.most_text, row.is_zero) for row in view.rows] == [
        ("Chance", "75.0\u00a0%", "22", "", False),
        ("Yahtzee", "4.0\u00a0%", "50", "4.6\u00a0%", False),
        ("or a zero", "9.0\u00a0%", "0", "", True),
        ("Aces", "12.0\u00a0%", "0", "", True),
    ]
    assert sum(row.chance for row in view.rows) == pytest.approx(1.0)
    assert view.rows[1].spoken.startswith("Yahtzee: the turn ends here 4.0\u00a0% of the time, 50.0 points on average")
    assert view.rows[2].spoken == "0 in Yahtzee 9.0\u00a0%"


def test_of_keeps_that_are_as_good_the_card_names_the_one_it_is_about_then_the_best():
    """With 6 6 kept it said 3 3, as if the wrong pair were kept."""
    position = Position((1, 3, 3, 6, 6), 2, NO_SCORES, 0)
    sixes, threes, other = (
        Option(200.0, lost, Verdict.CLOSE, keep) for lost, keep in ((0.0, (6, 6)), (1.0, (3, 3)), (2.0, (1, 3, 6)))
    )
    turn = TurnEnds(position, other, (), most_for_each(position))
    for kept, best, named in ((sixes, threes, (6, 6)), (threes, sixes, (3, 3)), (other, sixes, (6, 6))):
        look_ahead = LookAhead(position, kept, best=best)
        view = turn_view(
            SimpleNamespace(game=None, viewed=None, rules=DEFAULT_RULES),
            Ahead(CardFace.THIS_TURN, look_ahead, turn=turn),
        )
        keeps = {row.name: row.keep for row in view.rows}
        assert (keeps["Yahtzee"], keeps["Four of a kind"]) == (named, named)
        assert keeps["Full house"] == (3, 3, 6, 6)


def test_where_the_turn_ends_says_how_far_it_is_while_a_goal_is_solved():
    """In a match the card was empty for most of a minute, below "if you keep 1 1 2 2 · exact"."""
    look_ahead = LookAhead(Position((1, 1, 2, 2, 5), 1, NO_SCORES, 0), goal=ReachGoal(250))
    scene = SimpleNamespace(game=None, viewed=None, rules=DEFAULT_RULES)
    ahead = Ahead(CardFace.THIS_TURN, look_ahead, done=0.42)
    assert turn_view(scene, ahead) == ThisTurnView(message=words.working(42))
    assert not any("exact" in text for text in note(scene, ahead))
    assert turn_view(scene, replace(ahead, look_ahead=replace(look_ahead, goal=None))) == ThisTurnView()


def test_how_far_a_turn_is_comes_from_its_work(player):
    session = player.controller.findChild(AheadSession)
    session.turn_to(CardFace.THIS_TURN)
    session._take_turn_progress(TaskStep(Task.GOAL, SimpleNamespace(fraction=0.42)))
    assert session.state.done == 0.42


@pytest.mark.parametrize("mode", [CoachMode.WARN, CoachMode.AFTER, CoachMode.OFF])
@pytest.mark.parametrize("face", [CardFace.FINAL_SCORE, CardFace.THIS_TURN])
def test_nothing_of_the_choice_to_be_made_shows_before_it(open_player, mode, face):
    player = late(open_player, mode)
    controller, timeline = player.session.controller, player.window.card
    player.click(timeline.tabs.buttons[face])
    scene = controller.scene()
    look_ahead = scene.look_ahead
    if mode is CoachMode.OFF:
        assert look_ahead is None
        view = timeline.final.chart.view if face is CardFace.FINAL_SCORE else timeline.turn.chart.view
        assert view.message == words.off()
        return
    player.wait(lambda: controller.scene().last_decision is not None)
    look_ahead = controller.scene().look_ahead
    assert look_ahead.is_past
    assert look_ahead.position == controller.scene().last_decision.analysis.position
    assert player.card.final.compare.view is None


@pytest.mark.parametrize("mode", [CoachMode.WARN, CoachMode.AFTER])
def test_this_turn_shows_nothing_of_the_turn_before(open_player, mode):
    record = played_record("ahead")
    while record.game.has_rolled or record.game.is_over or len(record.game.filled) > 10:
        record = record.undo()
    player = open_player(game=record, mode=mode)
    controller, timeline = player.session.controller, player.window.card
    player.click(timeline.tabs.buttons[CardFace.THIS_TURN])
    player.wait(lambda: controller.scene().look_ahead is not None)
    for _ in ("before the roll", "while the first keep is chosen"):
        assert timeline.turn.chart.view == ThisTurnView(message=words.after_choice())
        assert timeline.note.text() == ""
        player.press_roll()
        player.settle()
        if controller.confirmations.question is not None:  # in Warn
            controller.confirmations.go_ahead()
            player.settle()
    player.wait(lambda: bool(timeline.turn.chart.view.rows))
    assert controller.scene().look_ahead.position.scores == controller.game.scores


def test_before_the_roll_the_whole_turn_is_ahead(open_player):
    record = played_record("ahead")
    while record.game.has_rolled or record.game.is_over or len(record.game.filled) > 10:
        record = record.undo()
    player = open_player(game=record, mode=CoachMode.LIVE)
    player.wait(lambda: player.session.controller.scene().look_ahead is not None)
    view = shown(player, CardFace.FINAL_SCORE)
    expected = player.session.controller.review.prospect
    assert view.chances[0][0] == words.short(None)
    assert player.window.ahead.state.ends[None].figures.mean == pytest.approx(expected, abs=1e-9)


def test_an_answer_about_another_moment_is_dropped(open_player):
    player = late(open_player)
    shown(player, CardFace.FINAL_SCORE)
    ahead, controller = player.window.ahead, player.session.controller
    before = ahead.state
    stale = next(iter(before.ends.values()))
    controller.undo()
    player.wait(lambda: ahead.state.look_ahead != before.look_ahead)
    now = ahead.state.ends
    ahead._take_ends(before.look_ahead.position, stale)
    assert ahead.state.ends == now or stale.option not in ahead.state.ends


def test_guess_first_hides_everything_until_it_is_asked_for(open_player):
    player = late(open_player)
    controller, coach = player.session.controller, player.coach
    player.window.menus.item("guess_first").trigger()
    scene = controller.scene()
    assert (scene.analysis, scene.look_ahead is None or scene.look_ahead.is_past) == (None, True)
    assert coach.view.rows == ()
    player.click_die(0)
    assert controller.scene().analysis is None
    player.click(player.card.why.button)
    assert controller.scene().analysis is not None
    assert any(row.is_chosen for row in coach.view.rows)
    player.window.menus.item("guess_first").trigger()
    assert player.session.services.settings.guess_first is False


def test_the_menu_turns_the_card_and_back(open_player):
    player = late(open_player)
    menus, timeline = player.window.menus, player.window.card
    menus.item("this_turn").trigger()
    assert timeline.face is CardFace.THIS_TURN
    menus.item("this_turn").trigger()
    assert timeline.face is CardFace.WHY


@pytest.mark.parametrize("width", [300, 900])
def test_every_curve_has_its_name_however_little_room_there_is(open_player, width):
    player = late(open_player)
    shown(player, CardFace.FINAL_SCORE)
    options = player.session.controller.scene().analysis.options
    face = player.window.card.final
    names = [words.short(option) for option in (options[0], options[1], options[-1])]
    face.chances.setFixedWidth(width)
    face.chances.show_chances("200 or more", [(name, "12.3 %") for name in names])
    player.settle()
    texts, numbers, _left, lines = zip(*face.chances.pieces(), strict=True)
    assert texts[1:] == tuple(f"{name}  12.3 %" for name in names)
    assert numbers == (None, 0, 1, 2)
    assert face.chances.height() >= (1 + max(lines)) * 18
    assert (max(lines) > 0) is (width == 300)
    assert not face.chances.geometry().intersects(face.button.geometry()) or not face.button.isVisible()


@pytest.mark.parametrize("language", ["en", "de", "nl"])
@pytest.mark.parametrize("width", [300, 345, 390, 900])
def test_it_is_always_said_what_the_figures_are_of(qapp, qtbot, language, width):
    languages.install(qapp, language, ())
    try:
        card = CoachCard()
        qtbot.addWidget(card)
        card.setStyleSheet(style_sheet.style_sheet(LIGHT))
        card.resize(width, 140)
        card.show()
        keeps = [(), (2,), (1, 2, 3, 4), (1, 2, 3, 4, 6)]
        kept = [Option(200.0, 0.0, Verdict.BEST, keep=keep) for keep in keeps]
        scored = [Option(200.0, 0.0, Verdict.BEST, category=box, points=50) for box in CATEGORIES]
        for option in (None, *kept, *scored):
            for was_chosen in (False, True):
                texts = words.about(option, was_chosen=was_chosen)
                for face in (CardFace.FINAL_SCORE, CardFace.THIS_TURN):
                    card.set_card(CardView(face, tuple(CardFace)[1:], texts))
                    let_layouts_settle()
                    assert card.note.shown_within(card.note.width())[1] in texts
        card.set_card(CardView(CardFace.GRAPH))
        assert not card.note.text()
    finally:
        languages.install(qapp, "en", ())


def test_nothing_is_said_to_be_scored_or_kept_before(open_player):
    player = late(open_player)
    scene = player.controller.scene()
    while scene.game.rolls_left:
        player.press_roll()
        player.settle()
        player.wait(lambda: player.controller.scene().explained is not None)
        scene = player.controller.scene()
    shown(player, CardFace.THIS_TURN)
    said = player.window.card.note.text()
    option = scene.explained[0]
    assert said == f"if you score {words.short(option)} · exact"
    assert not any(text.startswith(("after", "scored")) for text in words.about(option, was_chosen=False))
    assert words.about(option, was_chosen=True)[0] == f"after scoring {words.short(option)} · exact"


def test_looking_back_only_what_was_chosen_is_said_to_be():
    first, other = (Option(200.0, 0.0, Verdict.BEST, keep=keep) for keep in ((2, 2), (1, 2, 3, 4)))
    look_ahead = LookAhead(Position((1, 2, 2, 3, 4), 2, NO_SCORES, 0), first, is_past=True)
    for taken, start in ((first, "after you kept"), (other, "if you keep")):
        scene = SimpleNamespace(game=None, viewed=SimpleNamespace(chosen=other, taken=taken), rules=DEFAULT_RULES)
        assert note(scene, Ahead(CardFace.THIS_TURN, look_ahead))[0].startswith(start)


class Pulse(QObject):
    """Beats while the GUI thread is free, and notes how much processor time one thing took there at most."""

    def __init__(self):
        super().__init__()
        self.beats, self.longest = 0, 0.0
        self._before = time.thread_time()
        self.startTimer(2)

    def timerEvent(self, event):
        now = time.thread_time()
        self.beats, self.longest, self._before = self.beats + 1, max(self.longest, now - self._before), now


def test_after_an_edit_a_figure_comes_first_and_the_distribution_later_while_the_window_stays_free(open_player):
    player = late(open_player, back=17)
    controller, ahead, chart = player.session.controller, player.window.ahead, player.window.card.final.chart
    shown(player, CardFace.FINAL_SCORE)
    seen = []

    def note(kind):
        if kind not in seen:
            seen.append(kind)

    def look():
        look_ahead = ahead.state.look_ahead
        if look_ahead is None or look_ahead.option == before:
            return
        if look_ahead.option in ahead.state.ends:
            note("distribution")
        elif chart.view.figures:
            note("figure")

    before = ahead.state.look_ahead.option
    ahead.changed.connect(look, Qt.ConnectionType.QueuedConnection)  # once it is painted
    pulse, began = Pulse(), time.process_time()
    controller.toggle(next(place for place, kept in enumerate(controller.kept) if not kept))
    player.qtbot.waitUntil(lambda: "distribution" in seen)
    spent = time.process_time() - began
    assert seen == ["figure", "distribution"]
    assert pulse.beats > 5
    assert pulse.longest < spent / 3, "whatever takes long is done elsewhere"


# Games with a goal


def for_a_goal(open_player, goal, open_boxes=4):
    """Return who is late in a game with a goal, with dice on the table, once the coach knows the chances."""
    rng = random.Random("ahead for a goal")
    scores = random_scores(rng, open_boxes)
    game = late_game("goal", DEFAULT_RULES, tuple(scores), random_bonuses(rng, DEFAULT_RULES, scores))
    player = open_player(mode=CoachMode.LIVE)
    player.controller.open_record(Record(game, goal=goal))
    player.press_roll()
    player.settle()
    player.wait(lambda: player.controller.scene().look_ahead is not None)
    return player


@pytest.mark.parametrize("goal", [ReachGoal(250), RiskGoal(0.02)], ids=["reach", "risk"])
def test_final_scores_of_a_game_for_a_goal_are_those_of_play_for_it(open_player, goal):
    player = for_a_goal(open_player, goal)
    view, scene = shown(player, CardFace.FINAL_SCORE), player.controller.scene()
    option, ends = scene.explained[0], next(iter(player.window.ahead.state.ends.values()))
    assert (ends.goal, scene.look_ahead.goal) == (goal, goal)
    assert ends.worth == pytest.approx(option.worth, rel=0, abs=1e-9)
    assert sum(one.percents[0] for one in view.bins) == pytest.approx(100.0, abs=0.5)
    assert view.mark == words.goal_mark(goal, ends)
    first = player.card.final.compare.view.rows[0]
    if isinstance(goal, ReachGoal):
        assert (view.goal, view.target) == (250, 250)
        assert first.name == words.or_more(250), "as the rows of other scores"
        assert first.figures == (units.percent(100.0 * option.worth),) == (view.chances[0][1],)
    else:
        assert view.goal == pytest.approx(option.worth)
        assert first.name == units.sure_score()
    player.controller.review_cursor.compare_against(scene.analysis.options[1])
    player.qtbot.waitUntil(lambda: len(player.window.card.final.chart.view.chances) == 2)
    turn = shown(player, CardFace.THIS_TURN)
    assert sum(row.chance for row in turn.rows) == pytest.approx(1.0)


def test_early_in_a_game_for_a_chance_final_scores_wait_for_the_players_word(open_player):
    player = for_a_goal(open_player, ReachGoal(250))
    scene, look_ahead = player.controller.scene(), player.controller.scene().look_ahead
    early = replace(look_ahead, position=Position((), 3, NO_SCORES, 0), option=None)
    ahead = Ahead(CardFace.FINAL_SCORE, early)
    assert final_view(scene, ahead) == FinalScoreView(message=words.early(), button=(words.work_out(),))
    assert note(scene, ahead) == (words.whole_turn(),), "nothing is exact that isn't there"
    assert compare_view(scene, ahead) is None, "the coach's reasons have their place"
    wanted = replace(ahead, is_wanted=True)
    assert note(scene, wanted) == words.exact(words.whole_turn())
    assert compare_view(scene, wanted) is not None
    assert not wanted.ends_wait_for_word
    assert not replace(ahead, look_ahead=replace(early, goal=RiskGoal(0.02))).ends_wait_for_word
    assert not replace(ahead, look_ahead=look_ahead).ends_wait_for_word


def test_no_chance_is_looked_ahead_from_where_first_rolls_score_more():
    rules = SimpleNamespace(counts_first_rolls=True)
    assert not can_look_ahead(ReachGoal(200), rules)
    assert can_look_ahead(RiskGoal(0.02), rules)
    assert can_look_ahead(ReachGoal(200), DEFAULT_RULES)


def test_a_game_that_is_over_is_come_to_by_its_graph(open_player):
    """The trial: its card was empty, as the last game had been looked at by its final scores."""
    player = late(open_player)
    shown(player, CardFace.FINAL_SCORE)
    controller, ahead = player.session.controller, player.window.ahead
    while not controller.game.is_over:
        controller.roll() if not controller.game.has_rolled else controller.score(first_allowed(controller.game))
        player.wait(lambda: controller.review is not None)
    assert player.card.face is CardFace.GRAPH
    assert not player.card.tabs.isVisible()
    assert ahead.state.face is CardFace.FINAL_SCORE, "and so it is in the next game"


def test_chances_beside_the_bars_are_written_as_the_language_does(qtbot, monkeypatch):
    chart, written, before = FinalChart(), [], QLocale()
    qtbot.addWidget(chart)
    chart.resize(480, 160)
    chart.set_view(FinalScoreView(tuple(FinalBin(first, first, (1.2,), ("",)) for first in range(100, 180))))
    monkeypatch.setattr(charts, "draw_fitted", lambda painter, cell, text, *_: written.append(text))
    try:
        QLocale.setDefault(QLocale("de"))
        chart.grab()
    finally:
        QLocale.setDefault(before)
    assert "0,5 %" in written
