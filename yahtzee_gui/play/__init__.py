# SPDX-License-Identifier: MIT
"""Play: the game in progress, what the player may do, see and be asked."""
