# SPDX-License-Identifier: MIT
"""The sounds are what their script makes: small, quiet, and silent at both ends so that nothing clicks."""

from __future__ import annotations

import io
import wave

import numpy as np
import pytest
import sounds as script
from checkout import ROOT

SOUNDS = ROOT / "assets" / "sounds"
NAMES = sorted(path.stem for path in SOUNDS.glob("*.wav"))


def samples(content):
    with wave.open(io.BytesIO(content)) as reader:
        assert (reader.getnchannels(), reader.getsampwidth(), reader.getframerate()) == (1, 2, 22_050)
        return np.frombuffer(reader.readframes(reader.getnframes()), "<i2").astype(int)


def test_every_sound_is_there():
    assert sorted(script.SOUNDS) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_made_again_a_sound_is_the_same(name):
    """But for the last bit, which depends on the sine of the machine."""
    kept, made = samples((SOUNDS / f"{name}.wav").read_bytes()), samples(script.wav(script.SOUNDS[name]()))
    assert kept.shape == made.shape
    assert np.abs(kept - made).max() <= 1


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_is_small_and_quiet_and_does_not_click(name):
    content = (SOUNDS / f"{name}.wav").read_bytes()
    heard = samples(content)
    assert len(content) < 60_000
    assert 3000 < np.abs(heard).max() < 8200
    assert abs(heard.mean()) < 5
    assert np.abs(heard[:4]).max() < 120
    assert np.abs(heard[-4:]).max() <= 2


def test_the_script_writes_into_a_folder(tmp_path, monkeypatch):
    monkeypatch.setattr("sys.argv", ["sounds.py", str(tmp_path / "sounds")])
    assert script.main() == 0
    assert sorted(path.name for path in (tmp_path / "sounds").iterdir()) == [f"{name}.wav" for name in NAMES]
