# SPDX-License-Identifier: MIT
"""Pages about games that were played: the history, days, cards, races, and whether dice are fair."""
