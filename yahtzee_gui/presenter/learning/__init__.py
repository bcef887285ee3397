# SPDX-License-Identifier: MIT
"""Learning, as it is shown: what is practised, and how it goes."""
