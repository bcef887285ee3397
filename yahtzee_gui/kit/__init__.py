# SPDX-License-Identifier: MIT
"""Widgets that know no Yahtzee."""
