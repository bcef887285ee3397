# SPDX-License-Identifier: MIT
"""Services: what a window needs beside its controller, each with its own worker or none."""
