# SPDX-License-Identifier: MIT
"""Tables as they lie ready for questions: those of games, of goals, and the answers that were given."""
