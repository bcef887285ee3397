# SPDX-License-Identifier: MIT
"""Why: links to the other sides and back, letters that never shrink, and everything for a screen reader."""

from __future__ import annotations

from dataclasses import replace

import pytest
from gui_driver import places_of, seeded
from gui_layout import LEAST, SMALLEST, let_layouts_settle, resize
from PySide6.QtGui import QAccessible, QFontInfo
from PySide6.QtWidgets import QWidget

from engine.analysis.verdicts import Verdict
from engine.games.match import begin
from engine.rules.scoring import DEFAULT_RULES
from yahtzee_gui.board.card import CardView, CoachCard
from yahtzee_gui.board.coach import why_words
from yahtzee_gui.board.coach.difference import INKS, PART_ROW, EndPair, EndPairsView, PartRow
from yahtzee_gui.board.coach.why import NOTHING_TOLD, Side, ToldChoice, WhyFace, WhyView
from yahtzee_gui.board.timeline.session import CardFace
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.theme.colors import theme
from yahtzee_gui.words import glossary, names

NAME, DESCRIPTION = QAccessible.Text.Name, QAccessible.Text.Description
PAIRS = EndPairsView(
    "How the turn ends",
    ("six", "one"),
    tuple(EndPair(name, (0.4, 0.1), ("40 %", "10 %")) for name in ("Sixes", "Fours", "Yahtzee")),
    EndPair("Upper bonus", (0.73, 0.77), ("73 %", "77 %")),
)
TOLD = (
    ToldChoice("You rolled all five", (1, 3, 6, 6, 4), judged="? mistake, cost 3.0", verdict=Verdict.MISTAKE),
    ToldChoice("Keeping 6 6 was best.", (6, 6), is_best=True),
)
LONG = " ".join(["Two sixes are a good start, and both boxes are open."] * 4)


@pytest.fixture
def explained(open_player):
    """Someone who has rolled once, with the coach's reason there, in the smallest window."""
    player = open_player(game=seeded("still"))
    resize(player, SMALLEST)
    player.press_roll()
    player.settle()
    wait(player)
    return player


@pytest.fixture
def face(qtbot):
    """The face in a place of its own, which it may fill however high that is."""
    host = QWidget()
    qtbot.addWidget(host)
    made = WhyFace()
    made.setParent(host)
    host.resize(600, 600)
    made.resize(500, 260)
    host.show()
    made.host = host
    return made


def wait(player):
    player.wait(lambda: player.controller.scene().comparison is not None)
    let_layouts_settle()


def interface(widget):
    return QAccessible.queryAccessibleInterface(widget)


def test_links_lead_to_the_other_sides_and_back(explained):
    why = explained.card.why
    assert why.side is Side.WHY
    explained.click(why.by_box)
    assert (why.side, why.parts.isVisible(), len(why.view.parts)) == (Side.PARTS, True, 15)
    shown = [row.points for row in why.parts.rows]
    assert shown == sorted((row.points for row in why.view.parts if row.points), key=abs, reverse=True)
    assert why.by_box.text() == why_words.why_heading()
    explained.click(why.what_if)
    assert (why.side, why.changes.isVisible()) == (Side.CHANGES, True)
    assert why.by_box.text() == why_words.by_parts_heading()
    explained.click(why.what_if)
    assert (why.side, why.what_if.text()) == (Side.WHY, why_words.heading())


def test_the_side_is_remembered_for_the_next_decision(explained):
    why = explained.card.why
    explained.click(why.by_box)
    explained.press_die(1)
    wait(explained)
    explained.press_roll()
    explained.settle()
    wait(explained)
    assert (why.side, why.parts.isVisible()) == (Side.PARTS, True)


def test_a_side_that_has_nothing_to_show_gives_way(face):
    face.set_view(WhyView(sentence="It is.", parts=(PartRow("Aces", 1.0, "+1.0"),), has_changes=True))
    face.turn_to(Side.PARTS)
    face.set_view(WhyView(sentence="It is."))
    assert face.side is Side.WHY
    assert (face.by_box.isVisible(), face.what_if.isVisible()) == (False, False)


def test_letters_never_shrink_and_bars_give_way(face):
    face.set_view(WhyView(told=TOLD, sentence=LONG, pairs=PAIRS))
    size = QFontInfo(face.sentence.font()).pixelSize()
    shown = []
    for height in (320, 260, 200):
        face.resize(500, height)
        shown.append(face.pairs.height())
        assert QFontInfo(face.sentence.font()).pixelSize() == size
        assert face.sentence.height() == face.sentence.heightForWidth(face.sentence.width())
    assert shown == sorted(shown, reverse=True)
    assert shown[0] > shown[-1]


def test_bars_come_back_where_there_is_room_again(face):
    """A label is never lower than it was: after a small window its sentence left no room for bars in a large one."""
    face.resize(250, 200)
    face.set_view(WhyView(told=TOLD, sentence=LONG, pairs=PAIRS))
    assert not face.pairs.isVisible()
    face.resize(500, 320)
    assert face.pairs.height() == face.pairs.needed_height
    assert face.sentence.height() == face.sentence.heightForWidth(face.sentence.width())


def test_the_chance_of_the_bonus_stands_beside_the_links_where_nothing_else_does(face):
    face.set_view(WhyView(sentence="It is.", pairs=PAIRS))
    assert face.bonus.isVisible()
    assert interface(face.bonus).text(NAME) == "Upper bonus 73 %, 77 %"
    face.resize(120, 260)
    assert not face.bonus.isVisible()
    face.resize(500, 260)
    assert face.bonus.isVisible()
    for view in (WhyView(pairs=PAIRS, retry="Try it again"), WhyView(pairs=replace(PAIRS, bonus=None)), WhyView()):
        face.set_view(view)
        assert not face.bonus.isVisible()


def test_a_shorter_sentence_is_said_where_the_whole_one_has_no_room(face):
    face.set_view(WhyView(told=TOLD, sentence=LONG, shorter="Sixes."))
    face.resize(500, 300)
    assert face.sentence.text() == LONG
    face.resize(500, 140)
    assert face.sentence.text() == LONG, "there is no foot, so that it has room"
    face.resize(500, 108)
    assert face.sentence.text() == "Sixes."
    face.set_view(WhyView(told=TOLD, sentence=LONG, shorter="Sixes.", retry="Try it again"))
    face.resize(500, 140)
    assert face.sentence.text() == "Sixes.", "the foot needs it"


def test_nothing_of_the_reason_is_cut_in_a_low_window(explained):
    resize(explained, LEAST)
    let_layouts_settle()
    sentence = explained.card.why.sentence
    assert sentence.height() >= sentence.heightForWidth(sentence.width())


def test_points_by_box_say_in_two_colours_which_option_has_more_where(face):
    """A minus stood beside most boxes, and nothing said of which option it was."""
    parts = (PartRow("Aces", 0.0, "0.0"), PartRow("Twos", -0.5, "−0.5"), PartRow("Sixes", 3.5, "+3.5"))
    together = PartRow("in total", 3.0, "+3.0")
    face.set_view(WhyView(sentence="It is.", parts=parts, together=together, options=("Sixes now", "Twos now")))
    face.turn_to(Side.PARTS)
    assert [row.name for row in face.parts.rows] == ["Sixes", "Twos"], "what differs, the largest first"
    let_layouts_settle()
    picture = face.parts.grab().toImage()

    def inks(top, bottom):
        seen = {picture.pixelColor(x, y).name() for x in range(picture.width()) for y in range(top, bottom)}
        return [ink for ink in INKS if theme().q(ink).name() in seen]

    assert inks(0, 22) == ["accent", "amber"]
    assert inks(22, 22 + PART_ROW) == ["accent"], "the better one, that has more in Sixes"
    assert inks(22 + PART_ROW, 22 + 2 * PART_ROW) == ["amber"]


def test_what_a_choice_cost_is_written_large(face):
    """Strangers could not tell at a glance what their mistake had cost."""
    line = face.told[0]
    line.resize(526, line.height())
    assert line.fit_words(TOLD[0])[2].pixelSize() >= 17
    line.resize(330, line.height())
    long = replace(TOLD[0], judged="?! ungenau, Kosten 0,9 und mehr", short=("", "0,9 ?!"))
    text, judged, font = line.fit_words(long)
    assert (text, judged, font.pixelSize()) == ("", "0,9 ?!", 17), "the rest lay over the dice"


def test_in_a_low_card_both_lines_of_a_choice_are_whole(face):
    """In a match the second one was cut behind *Try it again*."""
    face.set_view(WhyView(told=TOLD, sentence=LONG, retry="Try it again"))
    face.resize(330, 98)
    let_layouts_settle()
    last = face.told[1]
    assert last.mapTo(face, last.rect().bottomLeft()).y() < face.retry.mapTo(face, face.retry.rect().topLeft()).y()


@pytest.mark.parametrize("retry", ["", "Noch einmal versuchen"])
def test_both_figures_of_a_reason_are_seen_in_a_match_at_150_per_cent(open_player, retry):
    """The second line was cut, over an empty foot; 1500 x 1000 pixels at 150 % leave the window this much."""
    player = open_player()
    player.controller.open_record(begin([("You", ""), ("Greta", "greedy"), ("Anna", "greedy")], DEFAULT_RULES, "two"))
    resize(player, (1000, 632))
    why = player.card.why
    sentence = "Mit 5 5 5 liegt die Gewinnchance bei 48,5 %, mit 1 2 bei 39,6 %."
    why.set_view(WhyView(told=TOLD, sentence=sentence, retry=retry))
    let_layouts_settle()
    assert why.sentence.height() > 1.5 * why.sentence.fontMetrics().height(), "it has two lines"
    assert why.focus_order()[0].verticalScrollBar().maximum() == 0


def test_another_reason_begins_at_its_top(face):
    """The box kept its place, so that the next reason began in its middle."""
    face.resize(330, 110)
    face.set_view(WhyView(told=TOLD, sentence=LONG, retry="Try it again"))
    let_layouts_settle()
    bar = face.focus_order()[0].verticalScrollBar()
    bar.setValue(bar.maximum())
    assert bar.value() > 0
    face.set_view(WhyView(told=TOLD, sentence=LONG, retry="Try it again", progress=0.5))
    assert bar.value() > 0, "it is the same reason"
    face.set_view(WhyView(told=TOLD, sentence=f"{LONG} {LONG}", retry="Try it again"))
    let_layouts_settle()
    assert bar.value() == 0


def test_where_there_are_no_bars_the_link_leads_to_the_points_by_box(face):
    """ "Why 0.3?" opened nothing that could be seen."""
    parts, together = (PartRow("Twos", 0.3, "+0.3"),), PartRow("in total", 0.3, "+0.3")
    face.set_view(WhyView(told=TOLD, sentence="It is.", parts=parts, together=together, fold="Why 0.3?"))
    face.by_box.click()
    assert face.side is Side.PARTS
    face.set_view(NOTHING_TOLD)
    face.set_view(WhyView(told=TOLD, sentence="It is.", pairs=PAIRS, parts=parts, together=together, fold="Why 0.3?"))
    face.by_box.click()
    assert (face.side, face.pairs.isVisibleTo(face)) == (Side.WHY, True)


def test_a_screen_reader_gets_all_of_it(face):
    parts = (PartRow("Aces", 1.0, "+1.0"), PartRow("Twos", -0.5, "−0.5"))
    together = PartRow("in total", 0.5, "+0.5")
    face.set_view(WhyView(told=TOLD, sentence="It is.", pairs=PAIRS, parts=parts, together=together, facts="± 3"))
    assert [interface(line).text(NAME) for line in face.told] == [told.spoken for told in TOLD]
    pairs = interface(face.pairs)
    assert (pairs.role(), pairs.text(NAME)) == (QAccessible.Role.Graphic, why_words.endings_heading())
    assert pairs.text(DESCRIPTION) == PAIRS.spoken
    shown = interface(face.parts)
    assert shown.text(NAME) == why_words.parts_heading()
    assert shown.text(DESCRIPTION) == ", ".join(row.spoken for row in (*parts, together))
    assert interface(face.facts).text(DESCRIPTION) == glossary.spread()


def test_dice_beside_the_faces_are_said_as_digits(explained):
    said = interface(explained.card.about).text(NAME)
    assert said == names.plain(explained.card.why.view.about)
    assert names.DRAWN not in said


def test_beside_the_faces_stands_only_what_fits_whole(qtbot):
    card, about = CoachCard(), why_words.against(names.drawn_dice((3, 4, 5, 6)), "Small straight for 30")
    qtbot.addWidget(card)
    card.set_card(CardView(CardFace.WHY, (CardFace.WHY,), why=WhyView(about=about)))
    whole = card.about.pieces
    assert card.about.shown_within(600)[0] == whole
    assert card.about.shown_within(120)[0] == [(3, 4, 5, 6)]
    assert card.about.shown_within(50)[0] == []
    card.set_card(CardView(CardFace.WHY, (CardFace.WHY,), why=WhyView(about=why_words.last_choice())))
    assert card.about.shown_within(60)[0] == []


def test_a_best_choice_has_a_sentence_and_no_bars(open_player):
    player = open_player(game=seeded("still"), mode=CoachMode.AFTER)
    player.press_roll()
    player.settle()
    player.keep(places_of(player.game, player.controller.review.analysis.best.keep))
    player.press_roll()
    player.settle_explained()
    view = player.card.why.view
    assert [line.verdict for line in view.told] == [Verdict.BEST]
    assert view.sentence, "a line and a badge were all"
    assert (view.pairs, view.parts, view.retry) == (None, (), "")
