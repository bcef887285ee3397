# SPDX-License-Identifier: MIT
"""Lessons: their exercises, what they claim, and what they change."""
