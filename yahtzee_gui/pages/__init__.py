# SPDX-License-Identifier: MIT
"""Pages are the dialogs and the full-size views: first run, new game, end of the game, shortcuts, about."""
