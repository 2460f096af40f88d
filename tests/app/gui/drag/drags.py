# SPDX-FileCopyrightText: 2026 The Showdown authors
# SPDX-License-Identifier: MIT
"""Whole drags with a real pointer, under a window manager.

drags.py PROGRAM

Finds slots and keys as an assistive client does, moves the pointer with xdotool, and reads the
table and the status bar again. Ends with 0, or says what it missed and ends with 1. It is run by
../access/run.sh, which makes the display.
"""

import os
import subprocess
import sys

import pyatspi

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "access"))
from reader import descendants, until


def find(root, name=None, role=None):
    for item in descendants(root):
        if name in (None, item.name) and role in (None, item.getRole()):
            return item
    return None


def xdotool(*words):
    subprocess.run(["xdotool", *map(str, words)], check=True)


class Table:
    """The window, and a person with a mouse in front of it."""

    def __init__(self, window):
        deck = until(lambda: find(window, "Deck, 4 suits by 13 ranks"), "the deck")
        self.bar = until(lambda: find(window, role=pyatspi.ROLE_STATUS_BAR), "the status bar")
        self.slots = {}
        self.keys = {}
        for player in (1, 2, 3):
            for card in range(1, 6):
                name = f"Player {player}, card {card}"
                self.slots[player, card] = until(lambda: find(window, name), name)
        for index in range(deck.childCount):
            key = deck.getChildAtIndex(index)
            self.keys[key.name] = key
        end = window.queryComponent().getExtents(pyatspi.DESKTOP_COORDS)
        self.outside = (end.x + end.width + 20, end.y + end.height + 20)

    def point(self, place):
        if place == "outside":
            return self.outside
        item = self.keys[place] if isinstance(place, str) else self.slots[place]
        area = item.queryComponent().getExtents(pyatspi.DESKTOP_COORDS)
        return area.x + area.width // 2, area.y + area.height // 2

    def said(self):
        self.bar.clear_cache()
        return self.bar.name

    def card(self, slot):
        text = self.slots[slot].queryText()
        return text.getText(0, text.characterCount)

    def cards(self, *slots):
        return [self.card(slot) for slot in slots]

    def drag(self, start, goal, said=None, held=None, gives_up=False):
        """Drags until the status bar says so, and lets go, or presses Escape before that."""
        x, y = self.point(start)
        to_x, to_y = self.point(goal)

        def begin():
            xdotool("mousemove", x, y, "mousedown", 1)
            for step in range(1, 11):
                xdotool("mousemove", x + (to_x - x) * step // 10, y + (to_y - y) * step // 10)
            if held:
                xdotool("keydown", held)

        begin()
        try:
            if said is not None:
                tries = 0

                def is_there():
                    nonlocal tries
                    if self.said() == said:
                        return True
                    tries += 1  # the first moves may have come before the drag began
                    xdotool("mousemove", to_x + tries % 2, to_y)
                    if tries % 40 == 0:  # or the press before the end of the drag before this one
                        xdotool("key", "Escape", "mouseup", 1)
                        begin()
                    return False

                until(is_there, lambda: f"{said} It says: {self.said()}")
            if gives_up:
                xdotool("key", "Escape")
                until(lambda: self.said() != said, "the end of the drag")
        finally:
            xdotool("mouseup", 1)
            if held:
                xdotool("keyup", held)

    def expect(self, slots, cards):
        until(
            lambda: self.cards(*slots) == cards,
            lambda: f"{cards} in {slots}: {self.cards(*slots)}",
        )


def use(table):
    first = [(1, card) for card in range(1, 6)]
    sample = [
        "Queen of hearts", "Nine of diamonds", "Queen of clubs", "Seven of spades", "Two of hearts",
    ]
    table.expect(first, sample)

    table.drag("Ace of hearts", (3, 5), said="A♥ goes to Player 3, card 5 and replaces 4♥")
    until(lambda: table.card((3, 5)).startswith("Ace of hearts"), "the ace in its slot")

    table.drag(
        (1, 2), (1, 5), said="9♦ and 2♥ change places: 9♦ moves to Player 1, card 5"
    )
    swapped = [sample[0], sample[4], sample[2], sample[3], sample[1]]
    table.expect(first, swapped)

    table.drag(
        (1, 5), (1, 2), held="shift",
        said="9♦ goes in at Player 1, card 2, and the cards there make room",
    )
    shifted = [sample[0], sample[1], sample[4], sample[2], sample[3]]
    table.expect(first, shifted)

    table.drag(
        (1, 1), (3, 5), gives_up=True,
        said="Q♥ and A♥ change places: Q♥ moves to Player 3, card 5",
    )
    table.expect(first, shifted)

    table.drag("Queen of hearts", (3, 5), said="Queen of hearts is already in Player 1, card 1.")
    table.expect(first, shifted)
    until(lambda: table.card((3, 5)).startswith("Ace of hearts"), "the ace still in its slot")

    table.drag((1, 3), "outside")
    table.expect([(1, 3)], ["Empty, next card goes here"])


def main():
    (program,) = sys.argv[1:]
    showdown = subprocess.Popen([program])
    try:
        desktop = pyatspi.Registry.getDesktop(0)
        window = until(lambda: find(desktop, "Showdown", pyatspi.ROLE_FRAME), "the window")
        until(lambda: find(window, "Ace of spades"), "a key")
        use(Table(window))
    finally:
        showdown.kill()
        showdown.wait()


os.environ["QT_LINUX_ACCESSIBILITY_ALWAYS_ON"] = "1"
main()
