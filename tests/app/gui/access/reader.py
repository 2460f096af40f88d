# SPDX-FileCopyrightText: 2026 The Showdown authors
# SPDX-License-Identifier: MIT
"""Shared by the clients: waiting for a result, walking over the objects of a window, keys."""

import subprocess
import time

from gi.repository import GLib


def handle_events():
    while GLib.MainContext.default().iteration(False):
        pass


def until(found, what, seconds=20):
    """Returns the first true result of `found`, which is called until it has one, or exits with
    `what`, a text or a function that gives it."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        handle_events()
        try:
            result = found()
        except GLib.Error:  # the object is gone
            result = None
        if result:
            return result
        time.sleep(0.05)
    raise SystemExit(f"Missed: {what() if callable(what) else what}")


def descendants(item):
    for index in range(item.childCount):
        child = item.getChildAtIndex(index)
        if child is not None:
            yield child
            yield from descendants(child)


def press(*keys):
    subprocess.run(["xdotool", "key", *keys], check=True)


def write(text):
    """Types characters; blanks only separate cards here."""
    names = {"*": "asterisk"}
    press(*(names.get(character, character) for character in text if character != " "))


def content(slot):
    text = slot.queryText()
    return text.getText(0, text.characterCount)
