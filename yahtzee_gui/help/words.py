# SPDX-License-Identifier: MIT
"""The page of help in words; the text of the guide is in ``docs/guide``, a file for each language."""

from __future__ import annotations

from collections.abc import Mapping

from yahtzee_gui.words.base import Sentence, tr

_NO_BREAK = "\u00a0"

title = Sentence("Help", where="title of the page")
search = Sentence("Search", where="in an empty field: in all of Help")
nothing_found = Sentence("Nothing found")
about_program = Sentence(
    "Yahtzee, alone or with others, with a coach that knows the exact value of every choice: the whole game is"
    " solved on this computer."
)
about_version = Sentence("Version", where="label of a line")
about_signature = Sentence("Build", where="label of a line: versions of the same build answer alike")
about_libraries = Sentence("Built on", where="label of a line")
about_table = Sentence("Coach", where="label")
about_credits_heading = Sentence("Methods and credits", where="heading")
about_licence = Sentence(
    "MIT licence. Qt is used under the GNU Lesser General Public License. The program never goes online."
)
licences_title = Sentence("Licences", where="heading")
about_trademark = Sentence(
    "Yahtzee is a trademark of Hasbro. This program is not affiliated with or endorsed by its owner."
)


def versions(libraries: Mapping[str, str]) -> str:
    """Return names with their versions, no name parted from its version at the end of a line."""
    return " · ".join(f"{name}{_NO_BREAK}{number}" for name, number in libraries.items())


def about_credits() -> tuple[tuple[str, str], ...]:
    """Return what the program owes, and to whom."""
    return (
        ("Tom Verhoeff", tr("the solution by dynamic programming, the rules with free jokers, the demon's dice")),
        ("whuber", tr("the decision analysis of one turn")),
        ("joemarlo", tr("the table of how a turn can end after each choice of dice to keep")),
        ("M. Mince", tr("fixed plans for one turn, as Markov chains")),
        ("Inter", tr("the typeface, by The Inter Project Authors, under the SIL Open Font License")),
    )
