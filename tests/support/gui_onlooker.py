# SPDX-License-Identifier: MIT
"""An onlooker keeps its own record of the game beside the window and says what has to stand on the screen.

Every number is worked out from the record and the engine's analyzer, move by move; nothing of the controller, the
views or the engine's reviews is used, and of the window's modules only the words.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from gui_twin import (
    box_cost,
    choice_line,
    option_row,
    preview,
    shown_loss,
    shown_luck,
    shown_value,
    signed,
    upper_bonus,
)

from engine.analysis.verdicts import Verdict
from engine.games.game import NOTHING_KEPT, Rolled
from engine.rules.categories import CATEGORIES
from yahtzee_gui.board.coach import words as coach_words
from yahtzee_gui.board.tray import words as tray_words
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.end_page import words as end_page_words
from yahtzee_gui.words import names
from yahtzee_gui.words import options as option_words

UPPER = CATEGORIES[:6]


@dataclass
class Choice:
    """One decision of the game: what was taken, and what had been chosen first."""

    event: int
    before: object
    analysis: object
    taken: object
    first: object

    @property
    def counts(self):
        return max(option.points_lost for option in self.analysis.options) >= 0.01

    @property
    def costlier(self):
        """What cost more, where one choice was taken back for another: that is judged."""
        return self.taken if self.taken.points_lost > self.first.points_lost else self.first

    @property
    def mark(self):
        """The verdict on the line."""
        return self.costlier.verdict if self.is_mistake else None

    @property
    def is_mistake(self):
        return self.counts and self.costlier.points_lost >= 0.25


class Story:
    """What happened in a record: its decisions, the line of expected final scores, luck and points lost."""

    def __init__(self, record, analyzer):
        self.par = expected = analyzer.expected_final_score(record.game.start.scores, 0)
        self.luck, self.choices, self.marks, self.told = 0.0, [], [(0.0, self.par, None)], 0
        game, per_turn = record.game.start, record.game.rules.rolls_per_turn
        firsts = record.first_choices
        for place, event in enumerate(record.game.events):
            turns, rolls = len(game.filled), per_turn - game.rolls_left
            if game.has_rolled:
                analysis = analyzer.analyze(game.position)
                choice = Choice(
                    place,
                    game,
                    analysis,
                    option_of(analysis, game, event),
                    option_of(analysis, game, firsts.get(place, event)),
                )
                self.choices.append(choice)
                expected = choice.taken.value
                within = rolls / per_turn if isinstance(event, Rolled) else 1.0
                self.marks.append((turns + within, expected, choice.mark))
                self.told = len(self.marks) - 1
            game = game.roll(event.kept) if isinstance(event, Rolled) else game.score(event.category)
            if isinstance(event, Rolled):
                best = max(option.value for option in analyzer.analyze(game.position).options)
                self.luck += best - expected
                expected = best
                self.marks.append((turns + (rolls + 0.5) / per_turn, expected, None))
        self.expected, self.game = expected, game
        self.lost = sum(choice.taken.points_lost for choice in self.choices)
        self.graded = sum(choice.first.points_lost for choice in self.choices if choice.counts)
        self.shown_lost = self._sum_of_one_turn()
        self.was_taken_back = any(choice.first != choice.taken for choice in self.choices)

    def _sum_of_one_turn(self):
        """Return what was lost as it is written: the sum of its parts if one turn lost it all."""
        losses = [(len(choice.before.filled), choice.taken.points_lost) for choice in self.choices]
        if len({turn for turn, points in losses if points >= 0.005}) != 1:
            return self.lost
        return sum(shown_loss(points) for _turn, points in losses)


def option_of(analysis, game, event):
    """Return the option that an event takes."""
    if not isinstance(event, Rolled):
        return next(option for option in analysis.options if option.category is event.category)
    kept = tuple(sorted(face for face, keep in zip(game.dice, event.kept, strict=True) if keep))
    return next(option for option in analysis.options if option.keep == kept)


class Onlooker:
    """Knows the record, the mode, whether a hint was had for this decision, and what is looked back at."""

    def __init__(self, record, analyzer, mode):
        self.analyzer, self.mode = analyzer, mode
        self.record, self.viewed, self.hints, self.is_touched = record, None, 0, False
        self._story = None
        self.note_live()

    # What happens

    def go_on(self, record):
        """Take the record after an action."""
        self.record, self.viewed, self._story = record, None, None
        self.hints, self.is_touched = 0, False
        self.note_live()

    def note(self, record):
        """Take the record with something noted in it."""
        if record.taken_back != self.record.taken_back:
            self._story = None
        self.record = record

    def set_mode(self, mode):
        self.mode, self.viewed = mode, None
        self.note_live()

    def hint(self, steps=1):
        """Take some steps of a hint; the third step tells everything."""
        self.hints, self.record = min(3, self.hints + steps), self.record.with_hint()

    def note_live(self):
        """In Live mode values show as soon as there are dice."""
        if self.mode is CoachMode.LIVE and self.game.has_rolled:
            self.record = self.record.with_hint()

    def retry(self, choice):
        record = self.record
        while len(record.game.events) > choice.event:
            record = record.undo()
        last = record.game.events[-1] if record.game.events else None
        self.go_on(record.mark(last.kept if isinstance(last, Rolled) else NOTHING_KEPT))  # the dice as they landed

    # What can be asked

    @property
    def game(self):
        return self.record.game

    @property
    def story(self):
        if self._story is None:
            self._story = Story(self.record, self.analyzer)
        return self._story

    @property
    def analysis(self):
        return self.analyzer.analyze(self.game.position) if self.game.has_rolled else None

    @property
    def shows(self):
        """Whether the values of the decision to be made may show."""
        return self.mode is CoachMode.LIVE or self.hints == 3

    @property
    def judges(self):
        return self.mode is not CoachMode.OFF

    @property
    def is_second_try(self):
        """Whether a choice that was undone is being made again: that is said, and no earlier one is offered."""
        return self.game.has_rolled and bool(self.record.undone)

    @property
    def last(self):
        return self.story.choices[-1] if self.story.choices else None

    @property
    def mistakes(self):
        if not self.judges and not self.game.is_over:
            return []
        return [choice for choice in self.story.choices if choice.is_mistake]

    def loss_of(self, category):
        """Return what scoring in `category`, or rolling (None), loses."""
        if category is not None:
            return next(o for o in self.analysis.options if o.category is category).points_lost
        return self.pointed_at().points_lost

    def pointed_at(self):
        """Return the option that the dice on the table stand for."""
        kept = self.game.kept_dice(self.record.kept)
        if self.game.rolls_left and len(kept) < 5:
            return next(option for option in self.analysis.options if option.keep == kept)
        return next(option for option in self.analysis.options if option.category is not None)

    # What has to stand on the screen

    def seen(self):
        """Return the game, the marks, the analysis and the option in question, as far as they show."""
        if self.viewed is not None:
            event = self.game.events[self.viewed.event]
            kept = event.kept if isinstance(event, Rolled) else NOTHING_KEPT
            if not same(self.viewed.taken, self.viewed.first):
                kept = self.viewed.before.places_of(self.viewed.first.keep or ())
            return self.viewed.before, kept, self.viewed.analysis, self.viewed.first
        if self.shows and self.analysis is not None:
            return self.game, self.record.kept, self.analysis, self.pointed_at()
        return self.game, self.record.kept, None, None

    def dice(self):
        game, kept, _, _ = self.seen()
        return list(game.dice or (None,) * 5), list(kept)

    def choice_line(self):
        _, kept, _, option = self.seen()
        if self.viewed is not None:
            return option.verdict, ""
        return choice_line(kept, option, self.is_touched)

    def score_lines(self):
        """Return name, points and cost of all sixteen lines."""
        game, kept, analysis, _ = self.seen()
        allowed = game.position.allowed() if game.has_rolled else {}
        boxes = [self._box_line(game, category, kept, allowed, analysis) for category in CATEGORIES]
        upper, bonus = sum(game.scores[box] or 0 for box in UPPER), game.rules.yahtzee_bonus
        middle = (tray_words.upper_bonus_name(), upper_bonus(upper), "")
        yahtzees = (tray_words.yahtzee_bonuses("Yahtzee"), str(bonus * game.yahtzee_bonuses), "")
        if not bonus:
            yahtzees = (tray_words.no_yahtzee_bonus(), "–", "")
        total = sum(points or 0 for points in game.scores) + 35 * (upper >= 63) + bonus * game.yahtzee_bonuses
        return [*boxes[:6], middle, *boxes[6:], yahtzees, (tray_words.total(), str(total), "")]

    def _box_line(self, game, category, kept, allowed, analysis):
        name, points = names.category(category), game.scores[category]
        if points is not None:
            return name, str(points), ""
        if category not in allowed:
            return name, "–" if game.has_rolled else "", ""
        own = next(o for o in self.analyzer.analyze(game.position).options if o.category is category)
        return name, preview(game, own, kept), box_cost(game, own, kept) if analysis is not None else ""

    def option_rows(self):
        """Return the rows of the coach: all options, or none."""
        _, _, analysis, here = self.seen()
        if analysis is not None:
            options = [o for o in analysis.options if o.keep is None or len(o.keep) < 5]
            judges = self.viewed is not None or self.is_touched
            return [option_row(option, judges and same(option, here), options) for option in options]
        return []

    def timeline(self):
        """Return the points of the timeline and what it adds up to."""
        if not self.judges and not self.game.is_over:
            return [], ""
        whole = self.shows or self.game.is_over
        marks = self.story.marks if whole else self.story.marks[: self.story.told + 1]
        story = self.story
        is_chosen = story.choices and not self.game.has_rolled and not self.game.is_over
        now = float(shown_value(self.last.taken)) if is_chosen else story.expected
        luck = shown_luck(story.par, story.shown_lost, now) if whole else None
        if self.story.was_taken_back:
            return marks, coach_words.timeline_summary(self.story.graded, luck, self.story.shown_lost)
        return marks, coach_words.timeline_summary(self.story.shown_lost, luck)

    def accuracy(self):
        losses = [choice.first.points_lost for choice in self.story.choices if choice.counts]
        return 100 * 0.75 ** (sum(losses) / len(losses))

    def counts(self, *, keeps):
        found = [c.costlier for c in self.story.choices if c.counts]
        found = [option.verdict for option in found if (option.keep is not None) == keeps]
        return tuple(found.count(verdict) for verdict in Verdict)

    def costs(self):
        """Return the costly choices as they are read out, the costliest first."""
        costly = [
            choice for choice in self.story.choices if choice.counts and choice.costlier.verdict >= Verdict.INACCURACY
        ]
        return [
            end_page_words.costly_choice(
                len(one.before.filled) + 1, one.before.dice, one.costlier, one.analysis.options[0]
            )
            for one in sorted(costly, key=lambda choice: -choice.costlier.points_lost)
        ]

    def sum(self):
        """Return the four numbers of the sum as the bar says them."""
        story, total = self.story, self.game.points_so_far
        assert math.isclose(story.par + story.luck - story.lost, total, abs_tol=1e-6)
        luck = shown_luck(story.par, story.shown_lost, total)
        return sum_shown(f"{story.par:.1f}", signed(luck), signed(-story.shown_lost), str(total))


def sum_shown(*figures):
    """Return what the bar of the end page says of par, luck, cost and score, each as it is written."""
    words = end_page_words.par(), end_page_words.luck(), option_words.cost_heading(), end_page_words.score()
    return ", ".join(f"{word} {figure}" for word, figure in zip(words, figures, strict=True))


def same(one, other):
    """Return whether two options are the same one."""
    return (one.keep, one.category) == (other.keep, other.category)
