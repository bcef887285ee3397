# SPDX-License-Identifier: MIT
"""Sentences of the pages about games that were played, and of their files."""
