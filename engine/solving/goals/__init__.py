# SPDX-License-Identifier: MIT
"""Tables of chances by turn state and points so far, and curves over all targets."""
