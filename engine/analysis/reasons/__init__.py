# SPDX-License-Identifier: MIT
"""Reasons: why one of two options is better, as facts that carry over to other positions."""
