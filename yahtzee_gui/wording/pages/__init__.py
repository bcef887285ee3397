# SPDX-License-Identifier: MIT
"""Sentences of the pages and dialogs."""
