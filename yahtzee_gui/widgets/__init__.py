# SPDX-License-Identifier: MIT
"""Widgets take values in setters and ask for actions through signals named ``...Requested``; they know no game."""
