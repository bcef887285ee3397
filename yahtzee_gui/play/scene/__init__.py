# SPDX-License-Identifier: MIT
"""What is known at one moment: the scene, what of it may be seen, and what it is made of."""
