# SPDX-License-Identifier: MIT
"""Puzzles: positions as hard as their player is strong, and those of a day."""
