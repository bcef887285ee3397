# SPDX-License-Identifier: MIT
"""The window: dice to click, a scorecard, and the coach. It knows words, colours, files and threads, but no rules."""
