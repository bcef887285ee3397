# SPDX-License-Identifier: MIT
"""What exercises are done on."""
