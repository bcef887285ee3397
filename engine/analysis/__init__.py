# SPDX-License-Identifier: MIT
"""Analysis: what every option of a position is worth, why, and what dice that are not fair will answer."""
