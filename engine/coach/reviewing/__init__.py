# SPDX-License-Identifier: MIT
"""A game decision by decision: points lost, luck, and the level they show."""
