# SPDX-License-Identifier: MIT
"""Commands about the game itself: how large it is, how exactly it is solved, and what other rules make of it."""
