# SPDX-License-Identifier: MIT
"""Make the sounds in assets/sounds: dice, a tick, chimes. The same program makes the same sounds.

    python packaging/sounds.py [FOLDER]

Nothing is recorded: every sound is a sum of damped tones and bursts of noise. They are quiet on purpose.
"""

from __future__ import annotations

import argparse
import io
import wave
from pathlib import Path

import numpy as np

RATE = 22_050
FOLDER = Path(__file__).resolve().parent.parent / "assets" / "sounds"
_LARGEST = 32_767
_FADE_IN, _FADE_OUT = 0.002, 0.03
_ATTACK = 0.004

Samples = np.ndarray
"""Samples at `RATE`, float64, any scale until `finish` has brought them to a peak."""

# Notes, in hertz.
_G4, _C5, _E5, _G5, _A5, _C6, _E6 = 392.00, 523.25, 659.26, 783.99, 880.00, 1046.50, 1318.51


def _times(seconds: float) -> Samples:
    return np.arange(round(seconds * RATE)) / RATE


def _noise(count: int, seed: int) -> Samples:
    """Return white noise from -1 to 1, from raw bits of a generator whose stream never changes."""
    return np.random.PCG64(seed).random_raw(count) / 2.0**63 - 1.0


def tone(pitch: float, seconds: float, fading: float, overtones: tuple[float, ...] = (1.0,)) -> Samples:
    """Return a damped tone that sets in softly; the n-th overtone has its strength and fades n times as fast."""
    times = _times(seconds)
    waves = (
        strength * np.sin(2 * np.pi * number * pitch * times) * np.exp(-number * times / fading)
        for number, strength in enumerate(overtones, 1)
    )
    return np.sum(list(waves), axis=0) * (1 - np.exp(-times / _ATTACK))


def clack(pitch: float, seed: int) -> Samples:
    """Return a die that hits wood: a burst of noise, softened, and the hollow tone of what it hits."""
    times = _times(0.09)
    burst = np.convolve(_noise(len(times), seed), np.ones(4) / 4, mode="same") * np.exp(-times / 0.005)
    hollow = np.sin(2 * np.pi * pitch * times) * np.exp(-times / 0.011)
    body = np.sin(2 * np.pi * 0.43 * pitch * times) * np.exp(-times / 0.018)
    return 0.8 * burst + 0.5 * hollow + 0.35 * body


def arrange(seconds: float, *parts: tuple[float, float, Samples]) -> Samples:
    """Return `parts` together; each is when it starts, how strong it is, and its samples."""
    result = np.zeros(round(seconds * RATE))
    for start, strength, samples in parts:
        first = round(start * RATE)
        room = result[first : first + len(samples)]
        room += strength * samples[: len(room)]
    return result


def finish(samples: Samples, peak: float) -> Samples:
    """Bring `samples` to a peak (1 is the loudest there is), beginning and ending in silence so that nothing clicks."""
    result = samples - samples.mean()
    for length, part in ((_FADE_IN, slice(None)), (_FADE_OUT, slice(None, None, -1))):
        ramp = (1 - np.cos(np.linspace(0, np.pi, round(length * RATE)))) / 2
        result[part][: len(ramp)] *= ramp
    return result * (peak / np.abs(result).max())


def roll() -> Samples:
    """Return dice that rattle and come to rest: hits that get weaker and come ever later."""
    starts = (0.0, 0.035, 0.062, 0.108, 0.139, 0.197, 0.241, 0.312, 0.405)
    pitches = (1350, 1620, 1180, 1490, 1290, 1710, 1230, 1400, 1120)
    hits = [(s, 0.9**n, clack(p, n + 1)) for n, (s, p) in enumerate(zip(starts, pitches, strict=True))]
    return finish(arrange(0.53, *hits), 0.22)


def keep() -> Samples:
    """Return the tick of a die that is put aside."""
    return finish(clack(1900, 40), 0.12)


def score() -> Samples:
    """Return two soft notes."""
    bell = (1.0, 0.22, 0.06)
    low, high = tone(_E5, 0.6, 0.16, bell), tone(_A5, 0.55, 0.18, bell)
    return finish(arrange(0.62, (0.0, 0.8, low), (0.075, 0.7, high)), 0.16)


def yahtzee() -> Samples:
    """Return a short fanfare: a chord that is climbed, then rings."""
    brass = (1.0, 0.5, 0.28, 0.12)
    climb = [(0.11 * n, 0.7, tone(p, 0.4, 0.14, brass)) for n, p in enumerate((_C5, _E5, _G5))]
    chord = [(0.33, 0.45, tone(p, 0.95, 0.34, brass)) for p in (_E5, _G5, _C6, _E6)]
    return finish(arrange(1.28, *climb, *chord), 0.24)


def game_over() -> Samples:
    """Return three notes that come to rest."""
    bell = (1.0, 0.25, 0.08)
    notes = [(0.17 * n, 0.6, tone(p, 0.7, 0.22, bell)) for n, p in enumerate((_G5, _E5))]
    rest = [(0.36, 0.5, tone(p, 0.95, 0.36, bell)) for p in (_G4, _C5)]
    return finish(arrange(1.3, *notes, *rest), 0.2)


SOUNDS = {"roll": roll, "keep": keep, "score": score, "yahtzee": yahtzee, "game-over": game_over}


def wav(samples: Samples) -> bytes:
    """Return `samples` as a WAV file, 16 bits, one channel."""
    file = io.BytesIO()
    with wave.open(file, "wb") as writer:
        writer.setnchannels(1)
        writer.setsampwidth(2)
        writer.setframerate(RATE)
        writer.writeframes(np.rint(samples * _LARGEST).astype("<i2").tobytes())
    return file.getvalue()


def main() -> int:
    """Write all sounds and return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", nargs="?", type=Path, default=FOLDER)
    folder = parser.parse_args().folder
    folder.mkdir(parents=True, exist_ok=True)
    for name, make in SOUNDS.items():
        (folder / f"{name}.wav").write_bytes(wav(make()))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
