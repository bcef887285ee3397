# SPDX-License-Identifier: MIT
"""Learning: the home page, and a folder for each way to learn."""
