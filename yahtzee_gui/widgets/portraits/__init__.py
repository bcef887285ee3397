# SPDX-License-Identifier: MIT
"""Those who play: faces, portraits and badges."""
