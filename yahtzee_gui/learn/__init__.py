# SPDX-License-Identifier: MIT
"""Learning: its page, and a folder for each way to learn."""
