# SPDX-License-Identifier: MIT
"""Wording holds every sentence and every way of writing a number that the window shows, ready for translation."""
