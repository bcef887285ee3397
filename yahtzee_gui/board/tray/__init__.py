# SPDX-License-Identifier: MIT
"""The dice tray: five dice, the Roll button, and what is said of a keep."""
