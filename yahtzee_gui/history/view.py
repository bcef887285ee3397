# SPDX-License-Identifier: MIT
"""The games played as the page shows them: a line for each game, and one for each box."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from engine.analysis.verdicts import Measure, Verdict
from engine.game_review.perfect_games import BoxAverages, box_averages
from engine.games import cards, saved
from engine.games.cards import PaperCard
from engine.games.goals import ReachGoal
from engine.games.notation import NotationError
from engine.games.record import help_in
from engine.rules.categories import Category
from engine.rules.scoring import DEFAULT_RULES, RULE_SETS, RuleSet
from engine.workspace.prospects import measure_of
from yahtzee_gui.board import match_words
from yahtzee_gui.board.scorecard import after_upper
from yahtzee_gui.board.tray import words as tray_words
from yahtzee_gui.history import words
from yahtzee_gui.library.box_figures import BoxTally
from yahtzee_gui.library.finished_game import (
    BEGINS_IN_TEXT,
    CARD,
    FinishedGame,
    GameKind,
    Grade,
    Place,
    goal_of_key,
    known_rules,
    seats_of,
)
from yahtzee_gui.library.games_list import ListedGame
from yahtzee_gui.library.history_figures import History
from yahtzee_gui.words import games, glossary, goals, names, numbers, reviews, units
from yahtzee_gui.words.boxes import five_alike

Rules = tuple[str, int]
"""A rule set by its key (`engine.rules.scoring`), and the rolls per turn."""


class TableLines(NamedTuple):
    """What is said of a table, and its lines; without any, only what is said."""

    text: str
    rows: tuple[Sequence[str], ...] = ()


def game_line(listed: ListedGame, usual: GameKind | None) -> tuple[str, ...]:
    """Return the text of each cell in the line of a game; what it was is said where that is not the `usual` one."""
    game, cost, worst, _ = listed
    score, lost, accuracy, luck = _figures(listed)
    if worst is not None:
        lost = names.mark(worst) if worst is Verdict.BEST and not cost else f"{lost} {names.mark(worst)}"
    return (
        games.finished_at(game.finished_at),
        told_game(usual, game.rules, game.rolls_per_turn, game.dice_model, game.goal, game.text),
        score,
        luck,
        lost,
        accuracy,
        _help_in(game),
    )


def _help_in(game: FinishedGame) -> str:
    """Return whether there was help in a game; nobody knows of one that was not played here."""
    if game.is_card:
        return games.unknown()
    if game.is_imported:
        return words.imported()
    return games.help_mark() if game.coached else ""


def assisted_by(game: FinishedGame) -> str:
    """Return what made a game one with help, and what follows; empty if nothing did."""
    if game.is_card:
        return games.explained()
    if game.is_imported:
        return words.imported_explained()
    if not game.coached:
        return ""
    try:
        found = games.with_help(help_in(saved.own_record(saved.loads(game.text))))
    except NotationError:
        return glossary.with_help()
    return f"{found}\n{glossary.with_help()}"


def usual_kind(history: History | None) -> GameKind | None:
    """Return the kind of most games, which the list need not name; None without a game."""
    counts: Counter[GameKind] = Counter()
    for tally in history.tallies if history is not None else ():
        counts[tally.kind.as_played] += tally.games
    return max(counts, key=counts.__getitem__, default=None)


def told_game(usual: GameKind | None, rules: str, rolls_per_turn: int, dice: str, goal: str, text: str) -> str:
    """Return what is said of a game that `text` describes: how a match ended, the goal, and what is not as usual."""
    seats, parts = seats_of(text), list[str]()
    if seats:
        parts.append(_result(seats))
    elif (aim := goal_of_key(goal)) is not None:
        parts.append(goals.name(aim))
    if goal == CARD:
        parts.insert(0, games.from_paper())
    if usual is None or (rules, rolls_per_turn) != (usual.rules, usual.rolls_per_turn):
        parts.append(games.rules_and_rolls(rules, rolls_per_turn))
    if usual is None or dice != usual.dice_model:
        parts.append(names.stored_dice_model_name(dice))
    if BEGINS_IN_TEXT in text:
        parts.append(words.begun_from_position())
    return " · ".join(parts)


def _figures(listed: ListedGame) -> Sequence[str]:
    """Return the numbers of a game: score, cost, accuracy and luck, as its end page has them."""
    game, grade = listed.game, listed.game.grade
    if grade is None or listed.cost is None:
        cost = games.unknown() if game.is_card or game.is_imported else words.not_looked_at()
        return str(game.score), cost, "–", "–"
    measure = measure_in(game, grade)
    accuracy = f"{numbers.decimal(grade.accuracy, 1)} %" if grade.accuracy is not None else "–"
    luck = units.luck_between(grade.par, grade.luck, _end(game, measure))
    return str(game.score), units.total_lost(listed.cost, measure), accuracy, units.luck(luck, measure)


def measure_in(game: FinishedGame, grade: Grade) -> Measure | None:
    """Return what the figures of a game are counted in, other than points."""
    goal = goal_of_key(game.goal)
    is_chance = grade.accuracy is None and goal is not None and measure_of(goal) is Measure.CHANCE
    return Measure.CHANCE if is_chance else None


def _end(game: FinishedGame, measure: Measure | None) -> float:
    """Return what the figures of a game have come to: its score, or the chance at the end, in per cent."""
    goal = goal_of_key(game.goal)
    if measure is None:
        return game.score
    if isinstance(goal, ReachGoal):
        return 100.0 * (game.score >= goal.target)
    best = max((seat.total for seat in game.seats), default=0)
    winners = [seat for seat in game.seats if seat.total == best]
    return 100.0 / len(winners) if any(seat.is_own for seat in winners) else 0.0


def adds_up(listed: ListedGame) -> str:
    """Return how the figures of a game make its score, and what was taken back; of a card what it says by itself."""
    game, grade, card = listed.game, listed.game.grade, card_of(listed.game)
    if card is not None:
        return games.about(card)
    if grade is None or listed.cost is None:
        return ""
    measure = measure_in(game, grade)
    end, par = _end(game, measure), round(grade.par, 1)
    luck = units.luck_between(grade.par, grade.luck, end)
    others = round(end - par - luck + listed.cost, 1)
    lines = words.adds_up(par, luck, listed.cost, others, end), taken_back(game, listed.taken_back)
    return "\n".join(filter(None, lines))


def taken_back(game: FinishedGame, number: int) -> str:
    """Return the remark on a `number` of choices that were taken back; nothing without any."""
    grade = game.grade
    return reviews.taken_back(number, units.total_lost(grade.points_lost, measure_in(game, grade))) if grade else ""


def card_of(game: FinishedGame) -> PaperCard | None:
    """Return the player's own card of a game of which there is nothing else."""
    try:
        return cards.loads(game.text)[0] if game.is_card else None
    except ValueError:
        return None  # damaged


def _result(seats: Sequence[Place]) -> str:
    """Return how a match ended for the player, and against whom."""
    best = max(seat.total for seat in seats)
    own = next(seat for seat in seats if seat.is_own)
    others = [seat for seat in seats if not seat.is_own]
    if own.total < best:
        return match_words.lost_to(match_words.listed([seat.name for seat in others if seat.total > own.total]))
    tied = [seat.name for seat in others if seat.total == best]
    whom = match_words.listed(tied or [seat.name for seat in others])
    return match_words.tied_with(whom) if tied else match_words.won_against(whom)


# ---- box by box ----


def rules_most_played(history: History) -> Rules | None:
    """Return the rules of most games whose boxes can be averaged; None without one."""
    counts: Counter[Rules] = Counter()
    for tally in history.tallies:
        if tally.is_fair and not (tally.kind.as_played.goal or tally.coached):
            counts[tally.kind.rules, tally.kind.rolls_per_turn] += tally.games
    return max(counts, key=counts.__getitem__, default=None)


def boxes_view(tally: BoxTally, rules: Rules | None) -> TableLines:
    """Return the averages of games by some rules, beside those of perfect play where these are written down."""
    if not tally.games or rules is None:
        return TableLines(words.none_usual())
    card = known_rules(*rules)
    perfect = box_averages(card) if card is not None else None
    text = words.boxes_of(tally.games, games.rules_and_rolls(*rules), known=perfect is not None)
    return TableLines(text, tuple(_box_rows(tally, perfect, card or DEFAULT_RULES)))


def _box_rows(tally: BoxTally, perfect: BoxAverages | None, card: RuleSet) -> list[Sequence[str]]:
    def row(box: Category) -> Sequence[str]:
        own, zeros = tally.points.get(box, 0) / tally.games, 100.0 * tally.zeros.get(box, 0) / tally.games
        return words.box_row(names.category(box, card), own, perfect.boxes[box] if perfect is not None else None, zeros)

    rows = [row(box) for box in card.categories]
    if card.upper_bonus:
        bonus = 100.0 * tally.upper_bonuses / tally.games
        known = 100.0 * perfect.bonus_chance if perfect is not None else None
        rows.insert(after_upper(card), words.chance_row(words.bonus_chance(), bonus, known))
    five = card.yahtzee_box
    if five is not None:
        yahtzees = 100.0 * (1 - tally.zeros.get(five, 0) / tally.games)
        known = 100.0 * perfect.yahtzee_chance if perfect is not None else None
        rows.append(words.chance_row(words.five_alike_chance(five_alike(card)), yahtzees, known))
    if card.yahtzee_bonus or card.name in RULE_SETS:
        bonuses = card.yahtzee_bonus * tally.yahtzee_bonuses / tally.games
        known = perfect.yahtzee_bonuses if perfect is not None else None
        rows.append(words.box_row(tray_words.yahtzee_bonuses(five_alike(card)), bonuses, known))
    return rows
