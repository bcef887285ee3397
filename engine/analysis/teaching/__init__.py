# SPDX-License-Identifier: MIT
"""Teaching: why one option is better than another, as facts that carry over to other positions."""
