# SPDX-License-Identifier: MIT
"""The bootstrap: one command that takes a bare checkout to a running program.

    python3 packaging/bootstrap.py run [arguments for the program]
    python3 packaging/bootstrap.py engine [arguments for the engine, such as `advise --help`]
    python3 packaging/bootstrap.py test [arguments for pytest]
    python3 packaging/bootstrap.py audit [--afresh] [arguments for pytest]
    python3 packaging/bootstrap.py package [folder to build in]
    python3 packaging/bootstrap.py setup

`run` starts the program, `engine` its command line without the window, `test` runs every check of the project (with
arguments: pytest alone), `audit` the long tests that `test` leaves out (it goes on where it was stopped: what has
passed with these sources is not run again, unless `--afresh` asks for it), `package` builds and checks what people
install, `setup` only makes ready. All of them first see to it that there is a virtual environment with the packages
this checkout asks for and that the shared libraries of Qt are on the machine; when all is there already this takes a
fraction of a second. The packages are a download of about 165 MB, once, and 560 MB on the disk; what comes is checked
against the hashes in `packaging/locked`. As root on Debian and its kin lacking libraries are named, and installed with
apt-get once you agree; anybody else is shown the one line to run. Given before or right after the command:

    --venv DIR       where the environment is kept; also YAHTZEE_VENV. Otherwise `.venv` in the checkout, or a folder
                     in the user's cache if that cannot be written.
    --yes            install packages of the system without asking. Without a terminal there is no question either.
    --unlocked       take the newest packages within the bounds of pyproject.toml, not those whose hashes are known;
                     it holds for as long as the environment is kept.

It needs nothing but the standard library. This file can be read by any Python, back to 2.7, so that an old one is told
what is missing in a sentence; the others in `bootstrapping` need not be.
"""

import os
import sys

if sys.version_info < (3, 11):  # noqa: UP036 (an older one is told what is missing)
    told = "bootstrap: this program needs Python 3.11 or newer, and this is Python {}.{}: call it with a newer python3."
    sys.exit(told.format(*sys.version_info))

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.dirname(HERE)]  # a safe path (-P) leaves them out

from bootstrapping.commands import main  # noqa: E402 (found there)

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:], __doc__))
