# SPDX-License-Identifier: MIT
"""Whether there is a screen is found out before Qt is started."""

from __future__ import annotations

import socket
from contextlib import closing

import pytest

from yahtzee_gui.desktop.prerequisites import has_display

NUMBER = 4711


@pytest.fixture
def server():
    """Return a function that makes something that accepts connections at an address."""
    sockets = []

    def listen(address):
        listener = socket.socket(socket.AF_UNIX)
        listener.bind(str(address))
        listener.listen()
        sockets.append(listener)

    yield listen
    for listener in sockets:
        listener.close()


@pytest.mark.parametrize(
    "environment",
    [
        {},
        {"DISPLAY": ""},
        {"DISPLAY": f":{NUMBER}"},
        {"DISPLAY": f":{NUMBER}.0"},
        {"DISPLAY": f"unix:{NUMBER}"},
        {"DISPLAY": "nonsense"},
        {"DISPLAY": ":"},
        {"WAYLAND_DISPLAY": "wayland-4711", "XDG_RUNTIME_DIR": "/nowhere"},
        {"WAYLAND_DISPLAY": "x" * 500, "XDG_RUNTIME_DIR": "/nowhere"},
        {"WAYLAND_DISPLAY": "wayland-4711"},
    ],
)
def test_no_server_is_no_display(environment):
    assert not has_display(environment)


@pytest.mark.parametrize("display", [f":{NUMBER}", f":{NUMBER}.0", f"unix:{NUMBER}"])
def test_an_x_server_that_answers_is_a_display(server, display):
    server(f"\0/tmp/.X11-unix/X{NUMBER}")
    assert has_display({"DISPLAY": display})


def test_an_x_server_that_has_gone_is_none(server):
    with closing(socket.socket(socket.AF_UNIX)) as listener:
        listener.bind(f"\0/tmp/.X11-unix/X{NUMBER}")
        listener.listen()
        assert has_display({"DISPLAY": f":{NUMBER}"})
    assert not has_display({"DISPLAY": f":{NUMBER}"})


def test_a_wayland_server_that_answers_is_a_display(server, tmp_path):
    server(tmp_path / "wayland-0")
    assert has_display({"WAYLAND_DISPLAY": "wayland-0", "XDG_RUNTIME_DIR": str(tmp_path)})
    assert has_display({"WAYLAND_DISPLAY": str(tmp_path / "wayland-0")})


def test_a_file_in_the_place_of_the_socket_is_no_display(tmp_path):
    (tmp_path / "wayland-0").write_text("")
    assert not has_display({"WAYLAND_DISPLAY": "wayland-0", "XDG_RUNTIME_DIR": str(tmp_path)})


def test_a_display_on_another_host_is_left_to_qt():
    assert has_display({"DISPLAY": "localhost:10.0"})


def test_other_systems_have_one(monkeypatch):
    monkeypatch.setattr("sys.platform", "darwin")
    assert has_display({})
