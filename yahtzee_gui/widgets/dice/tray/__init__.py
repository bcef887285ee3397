# SPDX-License-Identifier: MIT
"""The tray: five dice to click, in motion, with what is thrown away, answered and worth."""
