# SPDX-License-Identifier: MIT
"""Sentences of the pages for reading."""
