# SPDX-License-Identifier: MIT
"""Pages to read: the guide, rules, keys, glossary and About."""
