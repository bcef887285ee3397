# SPDX-License-Identifier: MIT
"""The coach's panel and its parts."""
