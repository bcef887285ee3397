# SPDX-License-Identifier: MIT
"""Trying one's own mistakes again."""
