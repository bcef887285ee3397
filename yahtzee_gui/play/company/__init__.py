# SPDX-License-Identifier: MIT
"""Those one plays with or against: opponents in a match, and who plays the same dice."""
