# SPDX-License-Identifier: MIT
"""Compiled code of the strategies: what they do, what it is worth, and games by the thousand."""
