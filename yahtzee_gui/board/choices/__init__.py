# SPDX-License-Identifier: MIT
"""Choices."""
