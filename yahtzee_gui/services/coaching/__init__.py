# SPDX-License-Identifier: MIT
"""What the coach says, worked out behind the window: tables, reviews, goals, explanations."""
