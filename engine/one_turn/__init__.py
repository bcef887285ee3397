# SPDX-License-Identifier: MIT
"""One turn by itself, as exact fractions: whuber's decision analysis, Mince's chains, joemarlo's experiment."""
