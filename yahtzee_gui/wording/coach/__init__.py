# SPDX-License-Identifier: MIT
"""What the coach says: advice, reasons, parts of a value, and the words it uses."""
