# SPDX-License-Identifier: MIT
"""Pages about the game at hand: its end, two options side by side, its figures as tables."""
