# SPDX-License-Identifier: MIT
"""A race: a rival's game on the same dice, beside one's own."""
