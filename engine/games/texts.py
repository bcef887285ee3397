# SPDX-License-Identifier: MIT
"""A text is whatever a position or a game is written as: a line, yatzy-solver's notation, JSON, or turns from paper."""

from __future__ import annotations

from collections.abc import Mapping

from engine.games import lines, paper, saved
from engine.games.goals import record_goal_from_json
from engine.games.lines import Line
from engine.games.match import Match
from engine.games.position import PositionError, start_from_json
from engine.rules.scoring import RuleSet, with_rules_in_file
from engine.runtime.json_input import parsed, unmarked


class UnknownText(PositionError):
    """A text that doesn't even look like a position or a game."""


def read_text(
    text: str,
    rules: RuleSet | None = None,
    *,
    may_name_file: bool = False,
    names: Mapping[str, str] | None = None,
) -> Line | Match:
    """Return the position or the game that a text describes; a match with all its seats.

    Args:
        text: the text.
        rules: those of a text in yatzy-solver's notation, or from paper, that doesn't say them itself.
        may_name_file: whether a position's JSON may have ``"rules": "@FILE"``, which is opened.
        names: what boxes are called in a game from paper, with their keys.

    Raises:
        UnknownText: if it looks like nothing of the kind.
        FieldError: if it is no position that can be, naming what is wrong.
        NotationError: if it is a saved game that cannot be read.
    """
    text = unmarked(text).strip()
    if lines.is_line(text):
        return lines.read_line(text, rules)
    if paper.is_paper(text):
        played = paper.read_paper(text, rules, names)
        return played if isinstance(played, Match) else Line(game=played)
    if not text.startswith(("{", "[")):
        raise UnknownText("position: the text is neither a line, JSON nor turns from paper")
    data = parsed(text, "position")
    if isinstance(data, Mapping) and "format" in data:
        play = saved.loads(text)
        return play if isinstance(play, Match) else Line(game=play)
    if may_name_file:
        data = with_rules_in_file(data)
    goal = data.get("goal") if isinstance(data, Mapping) else None
    position = start_from_json(data, also=("goal",))
    if goal is None or (isinstance(goal, Mapping) and "beat" in goal):
        return Line(position, goal)
    return Line(position, record_goal_from_json(goal))
