# SPDX-License-Identifier: MIT
"""What one plays on."""
