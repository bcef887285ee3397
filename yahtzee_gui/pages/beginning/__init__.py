# SPDX-License-Identifier: MIT
"""Pages before a game: the first run, and what a new game is to be."""
