# SPDX-License-Identifier: MIT
"""The laboratory asks for what is written, and shows no figures of what was written before."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace

import pytest
from lab_samples import small

from engine.rules.scoring import DEFAULT_RULES, SHIPPED, rule_set
from yahtzee_gui.kit.charts.series import round_scores
from yahtzee_gui.rules_lab import session, view, words
from yahtzee_gui.rules_lab.draft import FieldPlace
from yahtzee_gui.rules_lab.session import Kept, RuleFigures, RulesLab


class Engine:
    """Notes what is asked, and answers when the test does."""

    workspace = SimpleNamespace(first_time=lambda _what, steps: steps)

    def __init__(self):
        self.asked = []

    def ask(self, _key, _urgency, rules, tell):
        self.asked.append(rules)
        self.tell = tell

    def is_asked(self, _key):
        return True

    def drop(self, _key):
        self.asked.append(())


@pytest.fixture
def engine(monkeypatch, qapp):
    monkeypatch.setattr(session, "Study", lambda _workspace, _known, rules: SimpleNamespace(steps=lambda: rules))
    return Engine()


@pytest.fixture
def kept():
    return Kept()


@pytest.fixture
def lab(engine, kept):
    return RulesLab(engine, kept)


def test_it_begins_with_the_usual_rules_and_asks_for_every_change_once(lab, engine):
    assert engine.asked == [(DEFAULT_RULES,)]
    lab.write(FieldPlace("upper_bonus"), "50")
    changed = lab.rules
    assert changed.upper_bonus == 50
    assert engine.asked[1:] == [(changed, DEFAULT_RULES)]
    lab.write(FieldPlace("upper_bonus"), "50")
    lab.call("Mine")
    assert len(engine.asked) == 2


def test_a_page_that_is_opened_says_at_once_what_is_worked_out(engine, kept):
    assert view.headline(RulesLab(engine, kept)) == words.stage("par", 0.0)


def test_figures_of_rules_that_were_written_before_are_never_shown(lab, engine):
    lab.write(FieldPlace("upper_bonus"), "50")
    older = lab.rules
    engine.tell(RuleFigures(older, 257.09))
    assert view.headline(lab) == "257.1 on average"
    lab.write(FieldPlace("upper_bonus"), "60")
    assert view.headline(lab) == words.stage("par", 0.0)
    assert view.chart_view(lab).message == "", "the headline says it"
    engine.tell(RuleFigures(older, 257.09))
    assert view.headline(lab) == words.stage("par", 0.0)
    assert older not in lab.figures
    engine.tell(RuleFigures(lab.rules, 263.5))
    assert view.headline(lab) == "263.5 on average"


def test_what_cannot_be_is_not_asked_for_and_the_figures_before_say_so(lab, engine):
    engine.tell(RuleFigures(DEFAULT_RULES, 254.5896))
    lab.write(FieldPlace("upper_bonus"), "many")
    assert len(engine.asked) == 1
    assert view.refused(lab) == (FieldPlace("upper_bonus"), "Points must be a whole number from 0 to 1000.")
    assert view.headline(lab) == "254.6 on average, as usual"
    assert lab.judged.refusal is not None
    lab.write(FieldPlace("upper_bonus"), "35")
    assert view.refused(lab) == (FieldPlace(""), "")


def test_rules_of_the_program_that_are_changed_get_a_name_of_their_own(lab):
    lab.start_from("yatzy")
    title = lab.draft.title
    assert title == "Yatzy"
    lab.remove_box(0)
    assert lab.draft.title == words.changed_title(title)
    lab.call("Mine")
    lab.remove_box(0)
    assert lab.draft.title == "Mine"


def test_rules_that_are_changed_back_are_called_as_before(lab):
    title = lab.draft.title
    for typed in ("50", "5", "35"):  # undone in the field itself, too, that is typing
        lab.write(FieldPlace("upper_bonus"), typed)
        assert lab.draft.title == (title if typed == "35" else words.changed_title(title))
    lab.write(FieldPlace("upper_bonus"), "50")
    lab.undo()
    assert lab.draft.title == title


def test_own_rules_can_be_begun_with_and_compared_with(lab, engine):
    mine = small("Mine")
    lab.set_own({"mine-1": mine})
    lab.start_from("mine-1")
    assert lab.rules.digest == mine.digest
    assert lab.own_name == "mine-1"
    assert view.name_of(lab, lab.judged.rules) == "mine-1"
    lab.compare_with("mine-1")
    assert engine.asked[-1][-1].digest == mine.digest


def test_the_draft_and_what_it_is_compared_with_stay_when_the_page_is_left(lab, engine, kept):
    lab.write(FieldPlace("rolls_per_turn"), "2")
    lab.compare_with("yatzy")
    lab.close()
    again = RulesLab(engine, kept)
    assert again.draft.fields["rolls_per_turn"] == 2
    assert again.other == rule_set("yatzy")


def test_the_same_rules_as_those_compared_with_change_nothing(lab, engine):
    found = RuleFigures(DEFAULT_RULES, 254.5896, opening={(1, 1, 1, 2, 2): (1, 1, 1)})
    engine.tell(found)
    assert (view.headline(lab), view.has_changes(lab)) == ("254.6 on average, as usual", False)
    assert view.rolls(lab)[1] == words.no_change()
    engine.tell(replace(found, problem="it would take 9 GB"))
    assert "9 GB" in view.chart_view(lab).message


@pytest.mark.parametrize(
    ("par", "scores"),
    [(254.6, (200, 250, 300)), (152.7, (100, 150, 200)), (101.0, (75, 100, 125)), (20.0, (10, 20, 30))],
)
def test_chances_are_told_of_round_scores_around_what_perfect_play_averages(par, scores):
    assert round_scores(par) == scores


@pytest.mark.parametrize("name", SHIPPED)
def test_rules_of_the_program_stay_those_that_were_chosen(lab, name):
    lab.start_from(name)
    lab.compare_with(name)
    assert (lab.rules, lab.other) == (rule_set(name), rule_set(name))
    assert (view.name_of(lab, lab.judged.rules), view.name_of(lab, lab.other)) == (name, name), (
        "Kniffel is Yahtzee without a bonus for later ones"
    )


def test_a_change_that_is_taken_back_is_the_game_that_was_chosen(lab):
    lab.start_from("kniffel")
    lab.write(FieldPlace("upper_bonus"), "50")
    assert view.name_of(lab, lab.judged.rules) == ""
    lab.write(FieldPlace("upper_bonus"), "35")
    assert view.name_of(lab, lab.judged.rules) == "kniffel"


def test_changes_of_the_draft_are_taken_back_and_made_again_one_by_one(lab, engine, kept):
    first = lab.draft
    lab.undo()
    assert lab.draft == first
    lab.remove_box(12)
    without = lab.draft
    lab.write(FieldPlace("upper_bonus"), "50")
    last = lab.draft
    lab.write(FieldPlace("upper_bonus"), "50")
    lab.undo()
    assert lab.draft == without
    assert engine.asked[-1][0] == lab.rules
    lab.undo()
    assert (lab.draft, lab.rules) == (first, DEFAULT_RULES)
    lab.redo()
    lab.redo()
    lab.redo()
    assert lab.draft == kept.draft == last
    lab.undo()
    lab.start_from("yatzy")
    lab.redo()
    assert lab.rules == rule_set("yatzy"), "a change makes what was taken back forgotten"
    lab.undo()
    assert lab.draft == without


def test_what_was_changed_can_be_taken_back_after_the_page_was_left(lab, engine, kept):
    lab.remove_box(12)
    lab.close()
    again = RulesLab(engine, kept)
    again.undo()
    assert again.rules == DEFAULT_RULES
