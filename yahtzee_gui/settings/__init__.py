# SPDX-License-Identifier: MIT
"""The settings page, and what is chosen there."""
