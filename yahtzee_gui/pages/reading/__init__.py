# SPDX-License-Identifier: MIT
"""Pages to read: the guide, the rules, keys and words, and what the program is."""
