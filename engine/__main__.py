# SPDX-License-Identifier: MIT
"""The engine's command line: ``python -m engine advise``, ``review``, ``solve`` and more (`engine.commands`).

What the window shows, a script can have in the same words. Bad input gives one sentence on standard error and exit
status 2.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from engine.commands import console, tables
from engine.commands.chances import chains, goals, odds, statistics, turns
from engine.commands.players import compare, joint, payoffs, strategies
from engine.commands.positions import advise, explain, hindsight, opening, review
from engine.commands.studies import game_tree, high_scores, lowest, precision, rule_changes
from engine.files import FingerprintError

_COMMANDS = (
    *(tables, advise, review, explain, hindsight, opening),
    *(statistics, odds, turns, chains, goals),
    *(strategies, joint, payoffs, compare),
    *(game_tree, precision, lowest, high_scores, rule_changes),
)
_INTERRUPTED = 130


def parser() -> console.Parser:
    """Return the parser of the command line."""
    parser = console.Parser(
        prog="python -m engine", description="Solve solitaire Yahtzee exactly and advise on positions."
    )
    commands = parser.add_subparsers(dest="command", required=True, parser_class=console.Parser)
    for module in _COMMANDS:
        module.register(commands)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status."""
    console.open_closed_streams()
    parsed = parser().parse_args(arguments)
    command = f"python -m engine {parsed.command}"
    try:
        parsed.run(parsed, console.ConsoleDesk(), sys.stdout)
        sys.stdout.flush()
    except console.REFUSED as error:
        return console.refuse(command, str(error))
    except BrokenPipeError:
        console.silence_output()  # whoever read the answers has had enough
    except OSError as error:
        console.silence_output()
        console.refuse(command, f"the answer cannot be written ({error.strerror})")
        return console.NO_OUTPUT
    except FingerprintError as error:
        console.refuse(command, str(error))
        return console.NO_OUTPUT
    except KeyboardInterrupt:
        return _INTERRUPTED
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
