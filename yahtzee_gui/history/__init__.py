# SPDX-License-Identifier: MIT
"""Games played: the list, the calendar of days, the card of five games, and whether the dice are fair."""
