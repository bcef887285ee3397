# SPDX-License-Identifier: MIT
"""Write the fingerprint of the engine into a bundle that leaves the sources out.

    python packaging/fingerprint.py FOLDER      (the bundle's folder `engine`)

Compiled code and strategy tables belong to exactly one engine. A checkout or a wheel tells which one it is by its
sources; a bundle has to be told when it is built, and refuses to start without.
"""

from __future__ import annotations

import sys
from pathlib import Path

from engine.runtime import files

ROOT = Path(__file__).resolve().parent.parent


def main(arguments: list[str]) -> int:
    """Write the fingerprint of this checkout into the folder named and return the exit status."""
    if len(arguments) != 1 or not Path(arguments[0]).is_dir():
        print("fingerprint: say into which folder `engine` of a bundle it goes.", file=sys.stderr)
        return 2
    fingerprint = files.fingerprint_of(ROOT / "engine")
    assert fingerprint is not None, "this checkout has no engine"
    files.write_atomically(Path(arguments[0], files.FINGERPRINT), [f"{fingerprint}\n".encode()])
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
