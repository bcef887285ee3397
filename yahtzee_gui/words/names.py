# SPDX-License-Identifier: MIT
"""Names of categories, verdicts, modes, rules and faces."""

from __future__ import annotations

from engine.analysis.options import Option
from engine.analysis.verdicts import Verdict
from engine.rules.dice import Dice
from engine.rules.dice_models import (
    BEST_OF_2,
    DEMON,
    FAIR_DICE,
    PERFECT_DEMON,
    WORST_OF_2,
    WORST_OF_3,
    DiceKind,
    DiceModel,
    dice_model,
)
from engine.rules.scoring import RuleSet
from engine.training.themes import Theme
from yahtzee_gui.desktop.preferences import Appearance, CoachMode, Rival
from yahtzee_gui.words import numbers, rule_sets
from yahtzee_gui.words.base import Sentence, tr
from yahtzee_gui.words.boxes import category as category
from yahtzee_gui.words.boxes import category_rule as category_rule
from yahtzee_gui.words.boxes import five_alike
from yahtzee_gui.words.rule_sets import game_explained, game_name
from yahtzee_gui.words.units import lost_short


def theme(name: Theme) -> str:
    """Return what decisions are about, as a heading."""
    return {
        Theme.YAHTZEE: tr("{name}, its bonus and jokers").format(name=five_alike()),
        Theme.LAST_TURNS: tr("The last two turns"),
        Theme.CHANCE: tr("When to use Chance"),
        Theme.BAD_TURN: tr("Where to put a bad turn"),
        Theme.UPPER_BONUS: tr("When to score an upper box"),
        Theme.OTHER_BOX: tr("Which box to score"),
        Theme.MADE_HAND: tr("Made hands: keep or break?"),
        Theme.STOPPING: tr("When to stop rolling"),
        Theme.PAIRS_OR_STRAIGHTS: tr("Pairs or straights?"),
        Theme.TWO_GROUPS: tr("Two pairs and Full house"),
        Theme.WHICH_FACE: tr("Which face to keep"),
        Theme.HOW_MANY: tr("How many dice to keep"),
        Theme.STRAIGHTS: tr("Which dice for a straight"),
        Theme.FRESH_START: tr("Rolling all five dice"),
        Theme.OTHER_KEEP: tr("Which dice to keep"),
    }[name]


def face(number: int) -> str:
    """Return a face of a die as a word."""
    return [tr("one"), tr("two"), tr("three"), tr("four"), tr("five"), tr("six")][number - 1]


def mark(verdict: Verdict) -> str:
    """Return the mark of a verdict."""
    return {
        Verdict.BEST: "★",
        Verdict.CLOSE: "≈",
        Verdict.INACCURACY: "?!",
        Verdict.MISTAKE: "?",
        Verdict.BLUNDER: "??",
    }[verdict]


def verdict(name: Verdict) -> str:
    """Return the word of a verdict."""
    return {
        Verdict.BEST: tr("best"),
        Verdict.CLOSE: tr("close"),
        Verdict.INACCURACY: tr("inaccuracy"),
        Verdict.MISTAKE: tr("mistake"),
        Verdict.BLUNDER: tr("blunder"),
    }[name]


def cost_and_mark(option: Option) -> str:
    """Return what an option costs with the mark of its verdict, the star alone for the best."""
    return _beside_its_mark(numbers.cost(option.lost, option.measure), option)


def loss_among(option: Option) -> str:
    """Return the same as a loss, with its unit."""
    return _beside_its_mark(lost_short(option), option)


def _beside_its_mark(figure: str, option: Option) -> str:
    is_nothing = option.verdict is Verdict.BEST and numbers.cost(option.lost, option.measure) == "0"
    return mark(option.verdict) if is_nothing else f"{figure} {mark(option.verdict)}"


def coach_mode(mode: CoachMode) -> str:
    """Return the name of a coach mode."""
    return {
        CoachMode.OFF: tr("Off"),
        CoachMode.WARN: tr("Warn"),
        CoachMode.AFTER: tr("Feedback"),
        CoachMode.LIVE: tr("Live"),
    }[mode]


def coach_mode_explained(mode: CoachMode) -> str:
    """Return in one sentence what a coach mode does."""
    return {
        CoachMode.OFF: tr("Says nothing until the game is over."),
        CoachMode.WARN: tr(
            "Warns you before a choice that costs too much. Your first choice is the one that's judged."
        ),
        CoachMode.AFTER: tr("Judges each choice once you've made it."),
        CoachMode.LIVE: tr("Shows what every option is worth before you choose."),
    }[mode]


def appearance(choice: Appearance) -> str:
    """Return the name of an appearance."""
    return {
        Appearance.SYSTEM: tr("As the system"),
        Appearance.LIGHT: tr("Light"),
        Appearance.DARK: tr("Dark"),
        Appearance.HIGH_CONTRAST: tr("High contrast"),
    }[choice]


def rules_name(rules: RuleSet) -> str:
    """Return the name of a rule set."""
    names = {
        "free-joker": tr("Free joker"),
        "forced-joker": tr("Forced joker"),
        "full-joker": tr("Full joker"),
        "no-joker": tr("No joker"),
        "no-yahtzee-bonus": tr("No Yahtzee bonus"),
    }
    return names.get(rules.name) or game_name(rules)


def rules_among_games(rules: RuleSet) -> str:
    """Return the name of a rule set beside those of other games: a variant of Yahtzee says whose it is."""
    variant = rules_in_sentence(rules)
    return rules_name(rules) if variant == rules_name(rules) else f"{rule_sets.yahtzee()}, {variant}"


def game_and_rules(rules: RuleSet) -> str:
    """Return the name of a game on its scorecard: those of its variants that are the official rules by that name."""
    return tr("Yahtzee, official rules") if rules.name == "forced-joker" else rules_among_games(rules)


def rules_in_sentence(rules: RuleSet) -> str:
    """Return the name of a rule set as it stands inside a sentence, after the word rules."""
    names = {
        "free-joker": tr("free joker"),
        "forced-joker": tr("forced joker"),
        "full-joker": tr("full joker"),
        "no-joker": tr("no joker"),
        "no-yahtzee-bonus": tr("no Yahtzee bonus"),
    }
    return names.get(rules.name) or rules_name(rules)


def rules_explained(rules: RuleSet) -> str:
    """Return in a sentence or two what makes a rule set different."""
    texts = {
        "free-joker": tr(
            "The usual game here, as in Tom Verhoeff's tables, so that results can be compared: a later Yahtzee earns "
            "100 points if the first scored 50, and may go into any open box. It counts in full as a full house or a "
            "straight once the upper box of its face is filled."
        ),
        "forced-joker": tr(
            "The official rules, as in the box: like free joker, but a later Yahtzee must go into the upper box of its "
            "face if that is open, and otherwise into a lower box, where it counts in full. The average hardly differs."
        ),
        "full-joker": tr(
            "A later Yahtzee earns 100 points if the first scored 50, and may go into any open box: it counts in full"
            " in every lower one."
        ),
        "no-joker": tr("A later Yahtzee earns 100 if the first scored 50, but can't be a full house or straight."),
        "no-yahtzee-bonus": tr("A later Yahtzee earns nothing extra."),
    }
    return texts.get(rules.name) or game_explained(rules)


def dice_model_name(model: DiceModel) -> str:
    """Return the name of a dice model."""
    known = {
        FAIR_DICE: tr("Fair"),
        BEST_OF_2: tr("Angel"),
        WORST_OF_2: tr("Imp"),
        WORST_OF_3: tr("Fiend"),
        DEMON: tr("Demon"),
        PERFECT_DEMON: tr("Archdemon"),
    }
    if model in known:
        return known[model]
    if model.kind is DiceKind.BEST:
        return tr("Best of {throws}").format(throws=model.throws)
    return tr("Worst of {throws}").format(throws=model.throws)


def stored_dice_model_name(name: str) -> str:
    """Return the name of a dice model as it stands in the history, or `name` itself if it is of a later version."""
    try:
        return dice_model_name(dice_model(name))
    except ValueError:
        return name


def dice_model_explained(model: DiceModel) -> str:
    """Return in a sentence what dice do that the program offers."""
    texts = {
        FAIR_DICE: tr("All faces are equally likely."),
        BEST_OF_2: tr("The dice are rolled twice, and the better roll counts."),
        WORST_OF_2: tr("The dice are rolled twice, and the worse roll counts."),
        WORST_OF_3: tr("The dice are rolled three times, and the worst roll counts."),
        DEMON: tr(
            "Always the roll that would hurt you most if the dice were fair from then on. Knowing that, you "
            "can outwit it."
        ),
        PERFECT_DEMON: tr("It looks as far ahead as you do, so it can't be outwitted."),
    }
    return texts.get(model, "")


def dice(faces: Dice) -> str:
    """Return faces as digits with spaces."""
    return " ".join(map(str, faces))


def kept(faces: Dice) -> str:
    """Return dice that are kept, in a sentence: one alone as “a 5”, since “keep 5” sounds like all five."""
    return tr("a {face}", "one die that is kept").format(face=faces[0]) if len(faces) == 1 else dice(faces)


DRAWN = "\u2063"
"""Stands around dice in a text that may be drawn; it is neither seen nor heard."""


def drawn_dice(faces: Dice) -> str:
    """Return faces as digits that a widget may draw as dice; see `pieces`."""
    return f"{DRAWN}{dice(faces)}{DRAWN}"


def pieces(text: str) -> list[str | Dice]:
    """Return the words and the dice of a text with dice to be drawn, in order."""
    found = enumerate(text.split(DRAWN))
    return [tuple(map(int, piece.split())) if place % 2 else piece for place, piece in found if piece]


def plain(text: str) -> str:
    """Return a text with dice to be drawn as a screen reader says it."""
    return "".join(piece if isinstance(piece, str) else kept(piece) for piece in pieces(text))


scorecard = Sentence("Scorecard", where="title")


def rival(name: Rival) -> str:
    """Return the name of a ghost."""
    return {
        Rival.NO_ONE: tr("No one", "a ghost"),
        Rival.PERFECT: tr("Perfect play"),
        Rival.RULES_OF_THUMB: tr("Rules of thumb"),
        Rival.MINCE: tr("Bargain hunter"),
        Rival.GREEDY: tr("Greedy player"),
        Rival.EARLIER: tr("Your earlier self"),
    }[name]


def how_it_plays(name: Rival) -> str:
    """Return how a rival plays."""
    return {
        Rival.PERFECT: tr("Takes the best option every time."),
        Rival.RULES_OF_THUMB: tr("Plays like a sensible person who doesn't work out odds."),
        Rival.MINCE: tr("Weighs the chance of a hand against what it pays."),
        Rival.GREEDY: tr("Plays every turn for its own points, as if it were the last."),
        Rival.EARLIER: tr("What you did the last time you played with these dice."),
    }[name]
