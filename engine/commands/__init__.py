# SPDX-License-Identifier: MIT
"""The commands: what the engine can do, for the command line, in the same words as the window."""
