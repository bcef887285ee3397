# SPDX-License-Identifier: MIT
"""Looking back at a game: the bar over the dice, its figures as tables, two options side by side."""
