# SPDX-License-Identifier: MIT
"""Games that were never played: what players of some strength would lose in them, for pages and figures."""

from __future__ import annotations

import random

from engine.analysis.verdicts import Verdict, verdict
from engine.rules.categories import CATEGORIES
from engine.training.progress import GameLosses, Losses
from engine.training.themes import Theme

PAR = 254.589609
_DECISIONS = 31


def made_up_games(count, seed=1, lost=20.0, themes=(Theme.PAIRS_OR_STRAIGHTS, Theme.BAD_TURN, Theme.CHANCE), weak=None):
    """Return games of somebody who loses about `lost` points in a game and learns; more in the theme `weak`."""
    rng = random.Random(seed)
    return [_game(rng, number, lost * (0.45 + 0.55 * 0.985**number), themes, weak) for number in range(count)]


def _game(rng, number, lost, themes, weak):
    groups = {"theme": {}, "turn": {}, "box": {}}
    total = 0.0
    mood = rng.uniform(0.6, 1.4)
    for place in range(_DECISIONS):
        theme = rng.choice(themes)
        factor = 3.0 if theme == weak else 1.0
        loss = max(0.0, rng.expovariate(_DECISIONS / (lost * mood * factor)) - 0.1)
        counts = tuple(int(name is verdict(loss)) for name in Verdict)
        turn = place * 13 // _DECISIONS + 1
        for by, name in (("theme", theme), ("turn", turn), ("box", CATEGORIES[turn - 1])):
            if by != "box" or place % 2:
                before = groups[by].get(name, Losses())
                together = tuple(map(sum, zip(before.verdicts, counts, strict=True)))
                groups[by][name] = Losses(before.lost + loss, together)
        total += loss
    luck = rng.gauss(0.0, 58.0)
    return GameLosses(
        finished_at=f"20{25 + number // 336:02}-{number // 28 % 12 + 1:02}-{number % 28 + 1:02}T19:30:00+00:00",
        key=(f"made-up-{number}", "free-joker", 3, "fair", ""),
        score=round(PAR + luck - total),
        par=PAR,
        luck=luck,
        points_lost=total,
        decisions=_DECISIONS,
        by_theme=groups["theme"],
        by_turn=groups["turn"],
        by_box=groups["box"],
    )
