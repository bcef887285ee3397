# SPDX-License-Identifier: MIT
"""Basic widgets: labels, cards and controls that know nothing of the game."""
