# SPDX-License-Identifier: MIT
"""Decisions of games that players of several kinds play, with the options that players of any kind really take."""

from __future__ import annotations

import random

from engine_samples import take

from engine.games.game import Game

SOME_POINTS = 0.05
"""An option that costs less is as good as the best one to anybody."""
OF_EACH_GAME = 2


def costly_choices(players, analyzer, rules, seed, number):
    """Return `number` (analysis, option): the position and what a player takes there that is not the best.

    Who plays a game takes turns; in every position of it all of them are asked.
    """
    rng, found = random.Random(seed), []
    while len(found) < number:
        game, player = Game(f"{seed} {len(found)}", rules), rng.choice(players)
        costly = {}
        while not game.is_over:
            game = game if game.has_rolled else game.roll()
            analysis = analyzer.analyze(game.position)
            for one in players:
                option = _taken(one, analysis, rng)
                if option.points_lost > SOME_POINTS:
                    costly[game.position, option] = analysis
            game = take(game, _taken(player, analysis, rng))
        some = rng.sample(sorted(costly, key=str), min(OF_EACH_GAME, len(costly)))
        found += [(costly[key], key[1]) for key in some]
    return found[:number]


def _taken(player, analysis, rng):
    return analysis.option(player.choose(analysis.position, rng))
