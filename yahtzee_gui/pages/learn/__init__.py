# SPDX-License-Identifier: MIT
"""The pages on which one learns: from the own games, and from lessons."""
