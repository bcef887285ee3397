# SPDX-License-Identifier: MIT
"""Runtime is what the engine stands on: compiling, files, errors, JSON from outside, and how a command ends."""
