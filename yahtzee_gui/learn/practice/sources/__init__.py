# SPDX-License-Identifier: MIT
"""Trying one's own costly choices again."""
