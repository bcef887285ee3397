# SPDX-License-Identifier: MIT
"""Scenes for tests, made of what they are about: each part by its own name, wherever a scene keeps it."""

from __future__ import annotations

from dataclasses import fields, replace

from yahtzee_gui.play.coach_state import NO_TABLE_YET, NOTHING_SAID
from yahtzee_gui.play.scene import Scene
from yahtzee_gui.play.undo import UndoHistory

_PARTS = ("said", "choosing", "look", "games")


def scene_of_record(mode, play=None, review=None, table=NO_TABLE_YET, **parts):
    """Return a scene of a record or a match, with any field of a scene or of its parts."""
    games = UndoHistory(play) if play is not None else None
    return scene_with(Scene(mode, games, replace(NOTHING_SAID, review=review), table), **parts)


def scene_with(scene, **news):
    """Return a scene in which fields are otherwise: its own, or those of its parts. `record` is that of the game."""
    own = {field.name for field in fields(Scene)}
    if "record" in news:
        news["games"] = scene.games.update(news.pop("record"))
    if "match" in news:
        news["games"] = UndoHistory(news.pop("match"))
    if "viewed" in news:
        viewed = news.pop("viewed")
        news["place"] = viewed.event if viewed is not None else None
    if "is_touched" in news:
        news["has_marked"] = news.pop("is_touched")
    for name in _PARTS:
        part = news.pop(name, None) or getattr(scene, name)
        if part is not None:
            mine = {field.name: news.pop(field.name) for field in fields(part) if field.name in news}
            scene = replace(scene, **{name: replace(part, **mine)})
    assert news.keys() <= own, f"no scene has {sorted(news.keys() - own)}"
    return replace(scene, **news)
