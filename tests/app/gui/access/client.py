# SPDX-FileCopyrightText: 2026 The Showdown authors
# SPDX-License-Identifier: MIT
"""An assistive client on a real display, as a screen reader is one.

client.py PROGRAM early|late

Starts the window, listening before (early) or after (late) it is there, finds the keys of the
deck, presses one, checks a button, and waits for the verdict to be announced. Ends with 0, or
says what it missed and ends with 1.
"""

import os
import subprocess
import sys
import time

import pyatspi
from gi.repository import GLib

# What Qt calls a button that can be checked.
CHECKABLE = (pyatspi.ROLE_TOGGLE_BUTTON, pyatspi.ROLE_CHECK_BOX, pyatspi.ROLE_RADIO_BUTTON)

announced = []


def note(event):
    if event.detail1 and event.source.getRole() == pyatspi.ROLE_NOTIFICATION:
        announced.append(event.source.name)


def listen():
    pyatspi.Registry.registerEventListener(note, "object:state-changed:showing")


def until(found, what):
    """What `found` gives, as soon as it gives anything."""
    end = time.monotonic() + 20
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
    raise SystemExit(f"Missed: {what}. Announced: {announced}")


def descendants(item):
    for index in range(item.childCount):
        child = item.getChildAtIndex(index)
        if child is not None:
            yield child
            yield from descendants(child)


def find(root, name, roles=()):
    for item in descendants(root):
        if item.name == name and (not roles or item.getRole() in roles):
            return item
    return None


def do(item, wanted):
    actions = item.queryAction()
    names = [actions.getName(index) for index in range(actions.nActions)]
    if wanted not in names:
        raise SystemExit(f"{item.name} has no action {wanted}, but {names}")
    actions.doAction(names.index(wanted))


def use(window):
    deck = until(lambda: find(window, "Deck, 4 suits by 13 ranks"), "the deck")
    if deck.childCount != 53:
        raise SystemExit(f"The deck has {deck.childCount} keys")
    for key, verdict in (
        ("Three of hearts", "Player 2 wins. A pair beats a high card."),
        ("Queen of diamonds", "Player 2 wins. Both Player 1 and Player 2 have a pair of queens; "),
    ):
        do(find(deck, key), "Press")
        until(lambda: any(text.startswith(verdict) for text in announced), verdict)

    # Checking a button is doing it.
    do(find(window, "Two players", CHECKABLE), "Toggle")
    until(lambda: find(window, "2 players"), "the third player leaving")
    do(find(window, "Player 1", CHECKABLE), "Toggle")
    until(lambda: find(window, "Rank check for Player 1"), "the ranks of the first player")


def main():
    program, order = sys.argv[1:]
    if order == "early":
        listen()
    showdown = subprocess.Popen([program])
    try:
        desktop = pyatspi.Registry.getDesktop(0)
        window = until(lambda: find(desktop, "Showdown", (pyatspi.ROLE_FRAME,)), "the window")
        if order == "late":
            until(lambda: find(window, "Ace of spades"), "a key")
            listen()
        use(window)
    finally:
        showdown.kill()
        showdown.wait()


os.environ["QT_LINUX_ACCESSIBILITY_ALWAYS_ON"] = "1"
main()
