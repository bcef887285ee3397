# SPDX-License-Identifier: MIT
"""Names of categories, verdicts, modes, rules and faces; of a rule set also its house rules, and what it is about."""

from __future__ import annotations

from PySide6.QtCore import QLocale

from engine.analysis.options import Option
from engine.analysis.verdicts import Verdict
from engine.rules.dice import (
    BEST_OF_2,
    DEMON,
    FAIR_DICE,
    PERFECT_DEMON,
    WORST_OF_2,
    WORST_OF_3,
    Dice,
    DiceKind,
    DiceModel,
    dice_model,
)
from engine.rules.scoring import OTHER_GAMES, Jokers, RuleSet, rule_set, rule_set_as_data
from engine.training.themes import Theme
from yahtzee_gui.desktop.preferences import Appearance, CoachMode, Rival
from yahtzee_gui.words import numbers, units
from yahtzee_gui.words.base import Counted, Sentence, SentenceFor, Sentences, begun, plural, tr
from yahtzee_gui.words.boxes import category, five_alike
from yahtzee_gui.words.boxes import category_rule as category_rule

yahtzee = Sentence("Yahtzee", "the name of the game")


_about = SentenceFor(
    ("Yatzy", "Played in Scandinavia: pairs count, and most boxes score only the dice that make them."),
    (
        "Kniffel",
        "The classic German scorecard: Yahtzee's boxes, and nothing extra for a later Kniffel. Three of a kind, "
        "Four of a kind and Chance count all five dice.",
    ),
    ("Kniffel (Schmidt)", "Kniffel as Schmidt's leaflet has it: a later Kniffel can earn more."),
    ("Yams", "Played in France: a full house scores 30 and its dice, four of a kind 40."),
    ("Yacht", "The old game that Yahtzee comes from."),
    ("Yacht Dice", "Yacht as in 51 Worldwide Games: with an upper bonus, and five alike are a full house, too."),
    ("Generala", "Played in Latin America."),
    where="what is known of a game, where its boxes and bonuses don't say enough",
)


put_aside = Sentence("Your rules file can't be read ({why}). It is kept as {path}.")
list_put_aside = Sentence("Your rule list can't be read ({why}). It is kept as {path}.")
left_out = Counted(
    "Only {most} files in {folder} are read. One more is left as it is.",
    "Only {most} files in {folder} are read. %n more are left as they are.",
)

# House rules of Yatzy
five_is_full_house = Sentence("Five of a kind counts as a full house", where="choice")
four_is_two_pairs = Sentence("Four of a kind counts as two pairs", where="choice")
in_order = Sentence("Fill the boxes in order", where="choice")
_short_house_rules = Sentences(
    "five of a kind = full house",
    "four of a kind = two pairs",
    "in order",
    where="house rule, behind the name of a game",
)


def house_rules(rules: RuleSet) -> tuple[bool, bool, bool]:
    """Return which of the house rules of Yatzy hold: full house by five alike, two pairs by four, boxes in order."""
    faces = {box.category.key for box in rules.boxes if box.same_face}
    return "full_house" in faces, "two_pairs" in faces, rules.in_order


def yatzy(*, five_is_full_house: bool = False, four_is_two_pairs: bool = False, in_order: bool = False) -> RuleSet:
    """Return Yatzy by the house rules that are wanted."""
    data = rule_set_as_data(rule_set("yatzy"))
    for box in data["box"]:
        if (five_is_full_house and box["key"] == "full_house") or (four_is_two_pairs and box["key"] == "two_pairs"):
            box["same_face"] = True
    return rule_set(data | {"in_order": in_order})


def game_name(rules: RuleSet) -> str:
    """Return what a game is called that is not Yahtzee, with its house rules behind it."""
    told = [word for word, holds in zip(_short_house_rules(), house_rules(rules), strict=True) if holds]
    has_house_rules = told and rules.title in {rule_set(game).title for game in OTHER_GAMES}
    return f"{rules.title} ({', '.join(told)})" if has_house_rules else rules.title or rules.name


def game_explained(rules: RuleSet) -> str:
    """Return in a few sentences what a game is about that is not Yahtzee: all figures come from its rules."""
    boxes = plural(len(rules.boxes), "One box.", "%n boxes.")
    return " ".join(filter(None, [_about(rules.title, ""), boxes, upper_bonus(rules), *further_five(rules)]))


def upper_bonus(rules: RuleSet) -> str:
    """Return what the upper bonus is."""
    if not rules.upper_bonus:
        return tr("There is no upper bonus.")
    return tr("{needed} points in the upper boxes earn {bonus} more.").format(
        needed=rules.upper_bonus_at, bonus=rules.upper_bonus
    )


_jokers = SentenceFor(
    (
        Jokers.FORCED,
        "It is a joker: it must go into the upper box of its face if that is open; otherwise it counts in full in any "
        "lower box.",
    ),
    (Jokers.FREE, "It is a joker: it counts in full in any lower box once the upper box of its face is filled."),
    (Jokers.FULL, "It is a joker: it counts in full in any lower box."),
)


def further_five(rules: RuleSet) -> list[str]:
    """Return what five alike do once their box is filled; nothing where they do nothing."""
    if rules.yahtzee_box is None:
        return []
    told, name = [], five_alike(rules)
    if rules.yahtzee_bonus:
        text = tr("Each later {name} earns {bonus} points once its box has points.")
        told.append(text.format(name=name, bonus=rules.yahtzee_bonus))
    if rules.number_bonus:
        text = tr(
            "Once the {name} box is filled, even with zero, each later {name} scores {bonus} more in the upper box "
            "of its face, and these count there."
        )
        told.append(text.format(name=name, bonus=rules.number_bonus))
    return [*told, *filter(None, [_jokers(rules.jokers, "")])]


def boxes_named(rules: RuleSet) -> str:
    """Return the lower boxes of a game, one after the other, with the points of those that always earn the same."""
    worth = {box: rules.box(box).points for box in rules.lower}
    named = (f"{category(box, rules)} {each if isinstance(each, int) else ''}" for box, each in worth.items())
    return ", ".join(map(str.strip, named))


def other_games() -> list[RuleSet]:
    """Return the games that come with the program besides Yahtzee: in German with Kniffel first."""
    is_german = QLocale().language() == QLocale.Language.German
    return [rule_set(game) for game in sorted(OTHER_GAMES, key=lambda game: is_german and game != "kniffel")]


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


verdict = SentenceFor(
    (Verdict.BEST, "best"),
    (Verdict.CLOSE, "close"),
    (Verdict.INACCURACY, "inaccuracy"),
    (Verdict.MISTAKE, "mistake"),
    (Verdict.BLUNDER, "blunder"),
    where="the word of a verdict",
)


def cost_and_mark(option: Option) -> str:
    """Return what an option costs, with its unit and the mark of its verdict, the star alone for the best."""
    return _beside_its_mark(units.cost(option), option)


def loss_among(option: Option) -> str:
    """Return the same as a loss."""
    return _beside_its_mark(units.lost_short(option), option)


def _beside_its_mark(figure: str, option: Option) -> str:
    is_nothing = option.verdict is Verdict.BEST and numbers.cost(option.lost, option.measure) == "0"
    return mark(option.verdict) if is_nothing else f"{figure} {mark(option.verdict)}"


coach_mode = SentenceFor(
    (CoachMode.OFF, "Off"),
    (CoachMode.WARN, "Warn"),
    (CoachMode.AFTER, "Feedback"),
    (CoachMode.LIVE, "Live"),
    where="the name of a coach mode",
)

coach_mode_explained = SentenceFor(
    (CoachMode.OFF, "Says nothing until the game is over."),
    (CoachMode.WARN, "Warns you before a choice that costs too much. Your first choice is the one that's judged."),
    (CoachMode.AFTER, "Judges each choice once you've made it."),
    (CoachMode.LIVE, "Shows what every option is worth before you choose."),
    where="what a coach mode does",
)

appearance = SentenceFor(
    (Appearance.SYSTEM, "As the system"),
    (Appearance.LIGHT, "Light"),
    (Appearance.DARK, "Dark"),
    (Appearance.HIGH_CONTRAST, "High contrast"),
    where="a choice of colours",
)


def rules_name(rules: RuleSet) -> str:
    """Return the name of a rule set."""
    return begun(_rules_in_sentence(rules.name, "")) or game_name(rules)


def rules_among_games(rules: RuleSet) -> str:
    """Return the name of a rule set beside those of other games: a variant of Yahtzee says whose it is."""
    variant = rules_in_sentence(rules)
    return rules_name(rules) if variant == rules_name(rules) else f"{yahtzee()}, {variant}"


def game_and_rules(rules: RuleSet) -> str:
    """Return the name of a game on its scorecard: those of its variants that are the official rules by that name."""
    return tr("Yahtzee, official rules") if rules.name == "forced-joker" else rules_among_games(rules)


_rules_in_sentence = SentenceFor(
    ("free-joker", "free joker"),
    ("forced-joker", "forced joker"),
    ("full-joker", "full joker"),
    ("no-joker", "no joker"),
    ("no-yahtzee-bonus", "no Yahtzee bonus"),
)


def rules_in_sentence(rules: RuleSet) -> str:
    """Return the name of a rule set as it stands inside a sentence, after the word rules."""
    return _rules_in_sentence(rules.name, "") or rules_name(rules)


_rules_explained = SentenceFor(
    (
        "free-joker",
        "The usual game here, as in Tom Verhoeff's tables, so that results can be compared: a later Yahtzee earns "
        "100 points if the first scored 50, and may go into any open box. It counts in full as a full house or a "
        "straight once the upper box of its face is filled.",
    ),
    (
        "forced-joker",
        "The official rules, as in the box: like free joker, but a later Yahtzee must go into the upper box of its"
        " face if that is open, and otherwise into a lower box, where it counts in full. The average hardly "
        "differs.",
    ),
    (
        "full-joker",
        "A later Yahtzee earns 100 points if the first scored 50, and may go into any open box: it counts in full "
        "in every lower one.",
    ),
    ("no-joker", "A later Yahtzee earns 100 if the first scored 50, but can't be a full house or straight."),
    ("no-yahtzee-bonus", "A later Yahtzee earns nothing extra."),
)


def rules_explained(rules: RuleSet) -> str:
    """Return in a sentence or two what makes a rule set different."""
    return _rules_explained(rules.name, "") or game_explained(rules)


_dice_names = SentenceFor(
    (FAIR_DICE, "Fair"),
    (BEST_OF_2, "Angel"),
    (WORST_OF_2, "Imp"),
    (WORST_OF_3, "Fiend"),
    (DEMON, "Demon"),
    (PERFECT_DEMON, "Archdemon"),
)


def dice_model_name(model: DiceModel) -> str:
    """Return the name of a dice model."""
    of_throws = tr("Best of {throws}") if model.kind is DiceKind.BEST else tr("Worst of {throws}")
    return _dice_names(model, "") or of_throws.format(throws=model.throws)


def stored_dice_model_name(name: str) -> str:
    """Return the name of a dice model as it stands in the history, or `name` itself if it is of a later version."""
    try:
        return dice_model_name(dice_model(name))
    except ValueError:
        return name


_dice_explained = SentenceFor(
    (FAIR_DICE, "All faces are equally likely."),
    (BEST_OF_2, "The dice are rolled twice, and the better roll counts."),
    (WORST_OF_2, "The dice are rolled twice, and the worse roll counts."),
    (WORST_OF_3, "The dice are rolled three times, and the worst roll counts."),
    (
        DEMON,
        "Always the roll that would hurt you most if the dice were fair from then on. Knowing that, you can outwit it.",
    ),
    (PERFECT_DEMON, "It looks as far ahead as you do, so it can't be outwitted."),
)


def dice_model_explained(model: DiceModel) -> str:
    """Return in a sentence what dice do that the program offers."""
    return _dice_explained(model, "")


def dice(faces: Dice) -> str:
    """Return faces as digits with spaces."""
    return " ".join(map(str, faces))


def kept(faces: Dice) -> str:
    """Return dice that are kept, in a sentence: one alone as “a 5”, since “keep 5” sounds like all five."""
    return tr("a {face}", "one die that is kept").format(face=faces[0]) if len(faces) == 1 else dice(faces)


def kept_among(faces: Dice, keep: Dice) -> tuple[bool, ...]:
    """Mark the dice of a roll that are kept, the first of equal ones."""
    left, marks = list(keep), []
    for face in faces:
        marks.append(face in left)
        if face in left:
            left.remove(face)
    return tuple(marks)


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

rival = SentenceFor(
    (Rival.NO_ONE, "No one", "a ghost"),
    (Rival.PERFECT, "Perfect play"),
    (Rival.RULES_OF_THUMB, "Rules of thumb"),
    (Rival.MINCE, "Bargain hunter"),
    (Rival.GREEDY, "Greedy player"),
    (Rival.EARLIER, "Your earlier self"),
    where="the name of a ghost",
)

how_it_plays = SentenceFor(
    (Rival.PERFECT, "Takes the best option every time."),
    (Rival.RULES_OF_THUMB, "Plays like a sensible person who doesn't work out odds."),
    (Rival.MINCE, "Weighs the chance of a hand against what it pays."),
    (Rival.GREEDY, "Plays every turn for its own points, as if it were the last."),
    (Rival.EARLIER, "What you did the last time you played with these dice."),
    where="how a rival plays",
)
