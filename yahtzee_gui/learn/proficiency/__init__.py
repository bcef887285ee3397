# SPDX-License-Identifier: MIT
"""The proficiency test."""
