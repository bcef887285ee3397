# SPDX-License-Identifier: MIT
"""The rules of Yahtzee: categories, dice, scoring, turn states."""
