# SPDX-License-Identifier: MIT
"""What the window tells: in the banner, to screen readers, by a card in front of the dice, by sounds."""
