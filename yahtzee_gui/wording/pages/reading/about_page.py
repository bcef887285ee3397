# SPDX-License-Identifier: MIT
"""The About page in words."""

from __future__ import annotations

from collections.abc import Mapping

from yahtzee_gui.wording.base import tr

_NO_BREAK = "\u00a0"


def about_program() -> str:
    """Return what the program is."""
    return tr(
        "Yahtzee, alone or with others, with a coach that knows the exact value of every choice: the whole game is"
        " solved on this computer."
    )


def about_version() -> str:
    """Return the name of the line with the program's version."""
    return tr("Version")


def about_libraries() -> str:
    """Return the name of the line with the versions of what the program is built on."""
    return tr("Built on")


def versions(libraries: Mapping[str, str]) -> str:
    """Return names with their versions, no name parted from its version at the end of a line."""
    return " · ".join(f"{name}{_NO_BREAK}{number}" for name, number in libraries.items())


def about_table() -> str:
    """Return the name of the line with the state of the strategy table."""
    return tr("Coach")


def about_credits_heading() -> str:
    """Return the heading of the credits."""
    return tr("Methods and credits")


def about_credits() -> tuple[tuple[str, str], ...]:
    """Return to whom the program owes what."""
    return (
        ("Tom Verhoeff", tr("the solution by dynamic programming, the rules with free jokers, the demon's dice")),
        ("whuber", tr("the decision analysis of one turn")),
        ("joemarlo", tr("the table of what each keep leads to in one turn")),
        ("M. Mince", tr("the Markov chains of one turn")),
        ("Inter", tr("the typeface, by The Inter Project Authors, under the SIL Open Font License")),
    )


def about_licence() -> str:
    """Return under which licence the program comes."""
    return tr("MIT licence. Qt is used under the GNU Lesser General Public License. The program uses no network.")


def show_licences() -> str:
    """Return the name of the button that shows every licence in full."""
    return tr("&Licences…")


def licences_title() -> str:
    """Return the heading of the licences in full."""
    return tr("Licences")


def about_trademark() -> str:
    """Return what the name does not mean."""
    return tr("Yahtzee is a trademark of Hasbro. This program is not affiliated with or endorsed by its owner.")
