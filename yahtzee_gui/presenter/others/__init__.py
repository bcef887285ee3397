# SPDX-License-Identifier: MIT
"""The others, as they are shown: opponents of a match, and ghosts with the same dice."""
