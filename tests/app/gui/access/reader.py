# SPDX-FileCopyrightText: 2026 The Showdown authors
# SPDX-License-Identifier: MIT
"""What the clients share: waiting for what comes, and walking over what a window shows."""

import time

from gi.repository import GLib


def until(found, what, seconds=20):
    """What `found` gives, as soon as it gives anything."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        while GLib.MainContext.default().iteration(False):
            pass
        try:
            result = found()
        except GLib.Error:  # what was looked at is gone
            result = None
        if result:
            return result
        time.sleep(0.05)
    raise SystemExit(f"Missed: {what}")


def descendants(item):
    for index in range(item.childCount):
        child = item.getChildAtIndex(index)
        if child is not None:
            yield child
            yield from descendants(child)
