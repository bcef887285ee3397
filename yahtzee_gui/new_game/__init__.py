# SPDX-License-Identifier: MIT
"""Beginning a game: the first run, and the choice of rules, dice, goal and opponents."""
