# SPDX-License-Identifier: MIT
"""The theme: colours, fonts, and the style sheet made of them."""
