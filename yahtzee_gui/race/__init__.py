# SPDX-License-Identifier: MIT
"""A race: somebody else's game on the same dice, beside one's own."""
