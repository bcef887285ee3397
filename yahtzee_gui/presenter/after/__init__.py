# SPDX-License-Identifier: MIT
"""What is looked at afterwards, as it is shown: the end, the line, decisions, figures."""
