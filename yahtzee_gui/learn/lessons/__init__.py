# SPDX-License-Identifier: MIT
"""Twelve lessons."""
