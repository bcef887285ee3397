# SPDX-License-Identifier: MIT
"""Options and decisions in words, on the screen and for a screen reader."""

from __future__ import annotations

from engine.analysis.options import Option
from engine.analysis.verdicts import Measure, Verdict
from engine.game_review.review import Decision
from engine.rules.categories import Category
from engine.rules.dice import Dice
from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.words.base import Counted, Sentence, plural, tr
from yahtzee_gui.words.base import begun as begun
from yahtzee_gui.words.boxes import inside
from yahtzee_gui.words.names import category, dice, kept, mark, verdict
from yahtzee_gui.words.units import cost, lost_short, of_option, value_of

roll_all = Sentence("Roll all five", where="name of the keep of no dice")


def option(chosen: Option) -> str:
    """Return an option in words."""
    return _choice(chosen, breaks=True)


def asked(chosen: Option) -> str:
    """Return an option as a question."""
    return tr("{choice}?", "Keep 6 6? Roll all five? Chance for 20?").format(choice=begun(option(chosen)))


def unbroken_dice(keep: Dice) -> str:
    """Return dice that are kept, or rolled for them, so that no line ends within."""
    return kept(keep).replace(" ", "\u00a0")


@dataclass(frozen=True)
class Phrase:
    """An option as a part of a sentence: a box that is scored, five new dice, dice that are kept; or `one` of these."""

    box: Sentence
    five: Sentence
    dice: Sentence
    one: Sentence | None = None

    def __call__(self, chosen: Option, *, breaks: bool = False) -> str:
        """Return it for an option; a line ends between its dice only if it `breaks`."""
        if chosen.category is not None:
            return self.box(box=category(chosen.category), points=chosen.points)
        if not chosen.keep:
            return self.five()
        if len(chosen.keep) == 1 and self.one is not None:
            return self.one(face=chosen.keep[0])
        return self.dice(dice=kept(chosen.keep) if breaks else unbroken_dice(chosen.keep))


_box = Sentence("{box} for {points}")
_choice = Phrase(_box, Sentence("roll all five"), Sentence("keep {dice}"))
_done = Phrase(_box, Sentence("rolled all five"), Sentence("kept {dice}"))
as_deed = Phrase(Sentence("score {points} in {box}"), Sentence("roll all five"), Sentence("keep {dice}"))
choosing = Phrase(
    _box, Sentence("rolling all five", "... cost 4.2 points"), Sentence("keeping {dice}", "... cost 4.2 points")
)
_with_keep = Phrase(
    Sentence("with {box}", "9 % for a Yahtzee ..."),
    Sentence("with five new dice", "9 % for a Yahtzee ..."),
    Sentence("with {dice}", "9 % for a Yahtzee ..."),
    Sentence("with a {face}", "9 % for a Yahtzee ..."),
)
doing = Phrase(
    Sentence("scoring {box} now", "At this risk ... is as good as a sure 363.1"),
    Sentence("rolling all five", "At this risk ... is as good as a sure 363.1"),
    Sentence("keeping {dice}", "At this risk ... is as good as a sure 363.1"),
    Sentence("keeping a {face}", "At this risk ... is as good as a sure 363.1"),
)
deed = Phrase(
    Sentence("Score {box} now", "..., and Twos stays open for later"),
    Sentence("Roll all five", "..., and 19 % of the time you have to use up Twos"),
    Sentence("Keep {dice}", "..., and 19 % of the time you have to use up Twos"),
)


def with_option(chosen: Option) -> str:
    """Return an option as what something comes with."""
    if chosen.category is not None:
        return _with_keep.box(box=inside(chosen.category))
    said = _with_keep(chosen)
    return _unbroken(said) if len(chosen.keep or ()) == 1 else said


def if_option(chosen: Option) -> str:
    """Return an option as the condition of something."""
    if chosen.category is None:
        return with_option(chosen)
    return tr("if you score {box} now", "no chance of one ...").format(box=category(chosen.category))


def you_chose(taken: Option, name: str = "") -> str:
    """Return what was chosen in a decision that is looked back at: by a `name` where several sit at the screen."""
    who = name or tr("you", "Looking back: you chose to ...")
    return tr("Looking back: {who} chose to {choice}").format(who=who, choice=as_deed(taken))


def last_choice(made: Decision) -> str:
    """Return a choice just made with its verdict, in a line that breaks only before what was best."""
    chosen = made.chosen
    if chosen.verdict is Verdict.BEST:
        return _unbroken(f"{begun(done(chosen))} {mark(chosen.verdict)}")
    deed = tr("{choice} ({lost}),", "a choice and what it lost; what was best follows").format(
        choice=begun(done(chosen)), lost=f"{lost_short(chosen)} {mark(chosen.verdict)}"
    )
    return f"{_unbroken(deed)} {_unbroken(best_was(made.best))}"


def done(chosen: Option) -> str:
    """Return an option as something that was done."""
    return _done(chosen, breaks=True)


def _unbroken(text: str) -> str:
    return text.replace(" ", "\u00a0")


def decision_retried(taken: Option, first: Option, best: Option | None = None) -> str:
    """Return the judgement on a decision that was made again: what stands, and the first choice, which is graded."""
    now = mark(taken.verdict)
    if taken.verdict is not Verdict.BEST:
        now = f"{lost_short(taken)} {now}"
    text = tr("{taken} {now} (taken back: {first}, {lost})").format(
        taken=begun(_done(taken)), now=now, first=_done(first), lost=lost_short(first)
    )
    text = text.replace(f" {now}", _unbroken(f" {now}"), 1)  # a mark begins no line
    return text if best is None or taken.verdict is Verdict.BEST else f"{text} · {best_was(best)}"


def first_choice(first: Option, taken: Option, best: Option | None = None) -> str:
    """Return the first choice, which is graded, of a decision that was made again; and what was `best`, if neither."""
    lossy = f"{lost_short(first)}\u00a0{mark(first.verdict)}"  # not to be torn apart at the end of a line
    text = tr("Taken back: {choice}, {lost}").format(choice=_choice(first), lost=lossy)
    if taken.verdict is Verdict.BEST:
        return f"{text}; " + tr("then the best")
    return text if best is None else f"{text}; {best_was(best)}"


no_choice = Sentence("there was no choice", where="remark on a decision that was none")


def forced_decision(chosen: Option) -> str:
    """Return the remark on a decision that was none."""
    return f"{begun(option(chosen))}: {no_choice()}"


def decided(chosen: Option) -> str:
    """Return the remark on a decision in a game with a goal that was won or lost before."""
    return tr("{chosen}: it was already decided").format(chosen=begun(option(chosen)))


def verdict_and_cost(chosen: Option) -> str:
    """Return the verdict on an option, and what it costs if it isn't the best."""
    word = verdict(chosen.verdict)
    return word if chosen.verdict is Verdict.BEST else with_its_cost(word, cost(chosen))


def marked_verdict(chosen: Option) -> str:
    """Return the same with the mark of the verdict."""
    return f"{mark(chosen.verdict)} {verdict_and_cost(chosen)}"


with_its_cost = Sentence("{verdict}, cost {lost}", "mistake, cost 2.4", where="a verdict, or what was chosen")


def option_and_cost(chosen: Option) -> str:
    """Return an option with what it costs."""
    return with_its_cost(option(chosen), cost(chosen))


def option_spoken(chosen: Option, answer: Dice | None = None) -> str:
    """Return an option with its value, and a demon's answer to it, as a screen reader says it."""
    text = f"{option(chosen)}: {of_option(chosen)}"
    if chosen.measure is not None:
        text = f"{text}, {expected(chosen)}"
    text = f"{text}, {verdict_and_cost(chosen)}"
    return text if answer is None else f"{text}, " + tr("then the dice come up {dice}").format(dice=dice(answer))


def box_with_points(box: Category, points: int) -> str:
    """Return a box and what it would score, short."""
    return f"{category(box)} {points}"


def cost_heading(measure: Measure | None = None) -> str:
    """Return the heading of a column of what options or choices cost: points, or per cent of a chance."""
    text = tr("cost", "what choices cost")
    return f"{text} (%)" if measure is Measure.CHANCE else text


def best() -> str:
    """Return the remark on the best option, and on each that is as good."""
    return f"{verdict(Verdict.BEST)} {mark(Verdict.BEST)}"


def expected(chosen: Option) -> str:
    """Return the expected final score of an option beside what it is worth for a goal."""
    return tr("{value} points expected").format(value=value_of(chosen))


def worth(best: Option) -> tuple[str, ...]:
    """Return what the best option is worth, ever shorter: points, or what else is played for."""
    if best.measure is not None:
        return (of_option(best),)
    return tr("{value} expected").format(value=value_of(best)), value_of(best)


def with_cost(chosen: Option) -> str:
    """Return an option and what it costs, as an item of a menu."""
    return f"{begun(option(chosen))}  ({verdict_and_cost(chosen)})"


as_good = Counted("%n more is equally good", "%n more are equally good", "options that a click shows")
nearly_as_good = Counted("%n more is nearly as good", "%n more are nearly as good", "options that a click shows")
more = Counted("%n more", "%n more", "options that a click shows")
on_the_card = Sentence("all costs are on the card")
cost_more = Sentence("they cost {least} or more", where="the options that are not in sight")


def best_was(best: Option) -> str:
    """Return what would have been best."""
    return tr("best: {best}").format(best=_choice(best))


def options_heading(options: int, measure: Measure | None = None) -> str:
    """Return how many options there are, or what they are ranked by."""
    if measure is Measure.CHANCE:
        return tr("Best chance first")
    if measure is Measure.CERTAINTY_EQUIVALENT:
        return tr("Best first, at your risk setting")
    return plural(options, "%n option", "%n options, best first", "ways to keep dice and boxes")
