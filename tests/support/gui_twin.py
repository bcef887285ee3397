# SPDX-License-Identifier: MIT
"""What the window has to show: the same game played beside it, every number worked out from the engine's analyzer.

Nothing of the controller or the views is used here; of the window's modules only the words.
"""

from __future__ import annotations

from engine.analysis.verdicts import Verdict, verdict
from engine.games.game import NOTHING_KEPT
from engine.rules.categories import CATEGORIES
from yahtzee_gui.board.coach import words as coach_words
from yahtzee_gui.board.tray import words as tray_words
from yahtzee_gui.words import games, names, numbers
from yahtzee_gui.words import options as option_words

UPPER = CATEGORIES[:6]


class Twin:
    """The game beside the window; dice that are not fair are thrown by `dealer`.

    Its log of marks is (turns since the start, expected final score, verdict).
    """

    def __init__(self, game, analyzer, dealer=None):
        self.game, self.analyzer, self.dealer = game, analyzer, dealer
        self.kept = NOTHING_KEPT
        self.is_touched = False
        self.par = self.expected = analyzer.expected_final_score(game.scores, game.yahtzee_bonuses)
        self.luck = 0.0
        self.decisions = []
        self.marks = [(0.0, self.par, None)]

    @property
    def analysis(self):
        return self.analyzer.analyze(self.game.position) if self.game.has_rolled else None

    @property
    def rolls_done(self):
        return self.game.rules.rolls_per_turn - self.game.rolls_left

    @property
    def lost(self):
        return sum(decision["chosen"].points_lost for decision in self.decisions)

    @property
    def counted(self):
        return [decision for decision in self.decisions if decision["counts"]]

    # What is done

    def toggle(self, place):
        self.kept = tuple(kept != (number == place) for number, kept in enumerate(self.kept))
        self.is_touched = True

    def roll(self):
        self.is_touched = False
        if self.game.has_rolled:
            self._decide(self.analysis.keeps[self.game.kept_dice(self.kept)], self.rolls_done / 3)
        self.game = self.game.roll(self.kept, self.landing())
        if not self.game.rolls_left:
            self.kept = NOTHING_KEPT
        best = max(option.value for option in self.analysis.options)
        self.luck += best - self.expected
        self._mark((self.rolls_done - 0.5) / 3, best, None)

    def landing(self):
        """Return where the dice that are not kept are going to lie, for those that are not fair."""
        return self.dealer.deal(self.game, self.kept).dice if self.dealer is not None else None

    def score(self, category):
        self.is_touched = False
        option = self.analysis.categories[category]
        self._decide(option, 1.0)
        self.game = self.game.score(category)
        self.kept = NOTHING_KEPT

    def _decide(self, chosen, within):
        losses = [option.points_lost for option in self.analysis.options]
        counts = max(losses) >= 0.01
        decision = {"turn": self.game.turn, "dice": self.game.dice, "chosen": chosen, "best": self.analysis.best}
        self.decisions.append({**decision, "counts": counts})
        shown = counts and chosen.points_lost >= 0.25
        self._mark(within, chosen.value, verdict(chosen.points_lost) if shown else None)

    def _mark(self, within, expected, shown):
        self.expected = expected
        self.marks.append((self.game.turn - 1 + within, expected, shown))

    # What the window has to show

    def pointed_at(self):
        """Return the option that the dice on the table stand for."""
        kept = self.game.kept_dice(self.kept)
        if self.game.rolls_left and len(kept) < 5:
            return self.analysis.keeps[kept]
        return next(option for option in self.analysis.options if option.category is not None)

    def option_rows(self):
        """Return dice, text, value, loss, verdict, bar and frame of every row of the ranking."""
        if self.analysis is None:
            return []
        here = self.pointed_at()
        options = [option for option in self.analysis.options if option.keep is None or len(option.keep) < 5]
        is_made = self.is_touched and here.keep is not None  # of boxes none is chosen by keeping dice
        return [option_row(option, is_made and option is here, options) for option in options]

    def choice_line(self):
        """Return verdict and caption under the dice."""
        if self.analysis is None:
            return None, ""
        here = self.pointed_at()
        answer = ""
        if here.keep is not None and "demon" in self.game.dice_model.name:
            answer = games.will_answer(self.game.dice_model, tuple(sorted(self.landing())))
        return choice_line(self.kept, here, self.is_touched, answer)

    def score_lines(self):
        """Return name, points and cost of all sixteen lines of the scorecard."""
        boxes = [self._box_line(category) for category in CATEGORIES]
        upper = sum(self.game.scores[box] or 0 for box in UPPER)
        bonus = (tray_words.upper_bonus_name(), upper_bonus(upper), "")
        yahtzees = (tray_words.yahtzee_bonuses("Yahtzee"), str(100 * self.game.yahtzee_bonuses), "")
        return [*boxes[:6], bonus, *boxes[6:], yahtzees, (tray_words.total(), str(self.total()), "")]

    def _box_line(self, category):
        name, points = names.category(category), self.game.scores[category]
        if points is not None:
            return name, str(points), ""
        option = self.analysis.categories.get(category) if self.analysis is not None else None
        if option is None:
            return name, "–" if self.analysis is not None else "", ""
        return name, preview(self.game, option, self.kept), box_cost(self.game, option, self.kept)

    def total(self):
        """Return all points on the scorecard, added up box by box."""
        points = [points or 0 for points in self.game.scores]
        return sum(points) + 35 * (sum(points[:6]) >= 63) + 100 * self.game.yahtzee_bonuses

    def _shown_now(self):
        """Return how the game stands as it is written: after a choice as in the list of its options."""
        is_chosen = self.analysis is None and self.decisions and not self.game.is_over
        return float(shown_value(self.decisions[-1]["chosen"])) if is_chosen else self.expected

    def timeline_summary(self):
        return coach_words.timeline_summary(self.lost, shown_luck(self.par, self.lost, self._shown_now()))

    def verdict_counts(self, *, keeps):
        """Return how often each verdict fell on keeps, or on boxes."""
        found = [d["chosen"].verdict for d in self.counted if (d["chosen"].keep is not None) == keeps]
        return tuple(found.count(name) for name in Verdict)

    def worst(self):
        """Return the decision that lost most."""
        return max(self.counted, key=lambda decision: decision["chosen"].points_lost)

    def accuracy(self):
        losses = [decision["chosen"].points_lost for decision in self.counted]
        return 100 * 0.75 ** (sum(losses) / len(losses))


def option_row(option, is_chosen, options):
    text = ""
    if option.category is not None:
        text = f"{names.category(option.category)} {option.points}"
    elif not option.keep:
        text = option_words.roll_all()
    lost = option.points_lost
    is_best = lost < 0.01
    loss = cost(option)
    if is_best:
        loss = "best ★"
    bar = 0.0 if is_best else lost / 5.0
    value = f"{shown_value(option)} expected" if not lost else ""
    if all(one.category is not None for one in options):  # the costs are on the card
        value, loss = "", names.mark(option.verdict)
    return option.keep or (), text, value, loss.lstrip(numbers.MINUS), option.verdict, bar, is_chosen


def shown_value(option):
    """Return the value of an option as it is written: the best one's, less the loss that is written beside it."""
    return f"{round(option.value + option.points_lost, 1) - shown_loss(option.points_lost):.1f}"


def shown_loss(points):
    """Return points lost as they are written, as a number."""
    shown = numbers.lost(points)
    return float(shown[1:]) if shown.startswith("−") else 0.0


def choice_line(kept, option, is_judged, answer=""):
    """Return verdict and caption under dice on the table; `option` is what they stand for, where that shows."""
    if option is None or option.keep is None or sum(kept) == 5:
        return None, ""
    return option.verdict if is_judged else None, answer


def upper_bonus(upper):
    return f"{upper} of 63"


def preview(game, option, kept):
    """Return what an open box would score, with the bonus of a later Yahtzee; a zero where nothing is left to roll."""
    bonus = game.rules.yahtzee_bonus
    is_later = len(set(game.dice)) == 1 and game.scores[CATEGORIES[11]] == 50
    text = f"{option.points} + {bonus}" if bonus and is_later else str(option.points)
    return text if text != "0" or only_scores(game, kept) else ""


def only_scores(game, kept):
    return game.rolls_left == 0 or all(kept)


def box_cost(game, option, kept):
    """Return what a box costs: before the last roll of those alone that are fine to take."""
    if option.points_lost >= 0.25 and not only_scores(game, kept):
        return ""
    return "best ★" if option.points_lost < 0.01 else cost(option).lstrip("−").replace("\u00a0", " ")


def cost(option):
    """Return what an option loses, as it stands in the ranking and on the scorecard."""
    if option.points_lost < 0.005:  # what is written as 0 is not written
        return "★"
    mark = {
        Verdict.BEST: "★",
        Verdict.CLOSE: "≈",
        Verdict.INACCURACY: "?!",
        Verdict.MISTAKE: "?",
        Verdict.BLUNDER: "??",
    }
    return f"{numbers.lost(option.points_lost)}\u00a0{mark[verdict(option.points_lost)]}"


def shown_luck(par, lost, expected):
    """Return the luck as it is written: with par and what was lost it makes how the game stands."""
    return round(round(expected, 1) - round(par, 1) + round(lost, 1), 1)


def signed(number):
    """Return a number with one decimal and its sign."""
    text = f"{number:+.1f}".replace("-", "−")
    return "0.0" if text[1:] == "0.0" else text
