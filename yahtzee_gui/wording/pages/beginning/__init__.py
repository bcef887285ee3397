# SPDX-License-Identifier: MIT
"""Sentences of the pages on which a game begins."""
