# SPDX-License-Identifier: MIT
"""Progress: what was lost, game by game, and where it went."""
