# SPDX-License-Identifier: MIT
"""The main window: its layout, menus, keys, and what it tells in banners, aloud and by sound."""
