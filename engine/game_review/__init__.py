# SPDX-License-Identifier: MIT
"""A game reviewed: every decision with what it lost, luck, levels, and what the same dice allowed."""
