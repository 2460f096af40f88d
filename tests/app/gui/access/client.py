# SPDX-FileCopyrightText: 2026 The Showdown authors
# SPDX-License-Identifier: MIT
"""An assistive client on a real display, like a screen reader.

client.py PROGRAM early|late|keys|counts|spoken

Starts the window, and listens after (late) or before it appears. Early and late find the keys of
the deck, press one, check a button, and wait for the verdict to be announced. Keys uses only the
keyboard, which goes to whatever has the focus: builds two hands, changes the house rules, and reads
the verdict and the ranks. Counts counts what the window sends (counts.py), and spoken knows only
what is said (spoken.py). Ends with 0, or says what it missed and ends with 1.
"""

import os
import subprocess
import sys

import pyatspi

import counts
import reader
import spoken
from reader import content, descendants, press, write

# The roles that Qt gives to a checkable button.
CHECKABLE = (pyatspi.ROLE_TOGGLE_BUTTON, pyatspi.ROLE_CHECK_BOX, pyatspi.ROLE_RADIO_BUTTON)

MENU_ITEMS = (pyatspi.ROLE_MENU_ITEM, pyatspi.ROLE_CHECK_MENU_ITEM, pyatspi.ROLE_RADIO_MENU_ITEM)

LISTENERS = {"counts": counts, "spoken": spoken}

announced = []


def note(event):
    if event.detail1 and event.source.getRole() == pyatspi.ROLE_NOTIFICATION:
        announced.append(event.source.name)


def listen():
    pyatspi.Registry.registerEventListener(note, "object:state-changed:showing")


def until(found, what, seconds=20):
    try:
        return reader.until(found, what, seconds)
    except SystemExit as missed:
        raise SystemExit(f"{missed}. Announced: {announced}") from None


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

    # Checking a button triggers it.
    do(find(window, "Two players", CHECKABLE), "Toggle")
    until(lambda: find(window, "2 players"), "the third player leaving")
    do(find(window, "Player 1", CHECKABLE), "Toggle")
    until(lambda: find(window, "Rank check for Player 1"), "the ranks of the first player")


def has(item, state):
    return item.getState().contains(state)


def focused(window, name, roles=()):
    """Waits until the widget with this name has the focus."""
    def found():
        item = find(window, name, roles)
        return item if item and has(item, pyatspi.STATE_FOCUSED) else None
    return until(found, f"the focus on {name}")


def open_menu(window, key, entry):
    """Opens a menu by its key; again if something else took the keyboard for a moment."""
    def shown():
        item = find(window, entry, MENU_ITEMS)
        return item and has(item, pyatspi.STATE_SHOWING)
    for _ in range(4):
        press(key)
        try:
            return until(shown, f"the menu of {key}", 4)
        except SystemExit:
            press("Escape")
    raise SystemExit(f"Missed: the menu of {key}")


def says(window, name, wanted):
    def found():
        slot = find(window, name)
        return slot and content(slot) == wanted
    until(found, f"{name}: {wanted}")


def announces(verdict):
    until(lambda: announced and announced[-1].startswith(verdict), verdict)


def rows(window, name):
    """The texts read for the rows of a list."""
    found = until(lambda: find(window, name), name)
    return [item.name for item in descendants(found) if item.name]


def use_keys(window):
    until(lambda: has(window, pyatspi.STATE_ACTIVE), "the window being active")
    focused(window, "Player 1, card 1")

    # A menu, and an action by its shortcut.
    open_menu(window, "alt+a", "Two players")
    press("w")
    until(lambda: find(window, "2 players"), "the third player leaving")
    press("ctrl+shift+l")
    says(window, "Player 1, card 1", "Empty, next card goes here")

    # Two hands; the focus advances by itself.
    focused(window, "Player 1, card 1")
    write("9h * 4s 3s 2c")
    says(window, "Player 1, card 5", "Two of clubs")
    focused(window, "Player 2, card 1")
    write("Ah Jh 6d 5c")
    says(window, "Player 2, card 4", "Five of clubs")
    focused(window, "Player 2, card 5")
    press("space")  # to the deck
    focused(find(window, "Deck, 4 suits by 13 ranks"), "Ace of spades")
    press("7")
    focused(find(window, "Deck, 4 suits by 13 ranks"), "Seven of spades")
    press("Return")
    says(window, "Player 2, card 5", "Seven of spades")
    announces("Player 2 wins. ")

    # Change the rules, in the field beside its caption.
    press("alt+o")
    rules = focused(window, "House rules", (pyatspi.ROLE_COMBO_BOX,))
    if content(rules) != "Series":
        raise SystemExit(f"The rules are {content(rules)}")
    labels = [relation.getTarget(0).name for relation in rules.getRelationSet()]
    if labels != ["House rules"]:
        raise SystemExit(f"The rules are labelled {labels}")
    press("Down")
    announces("Player 1 wins. A pair beats a high card.")
    until(lambda: find(window, "Standard rules"), "the rules in the status bar")
    panel = "Player 1, first place, pair of nines, kickers four, three, two"
    until(lambda: find(window, panel), panel)

    # The ranks are read row by row.
    press("alt+1")
    focused(window, "Player 1, card 1")
    until(lambda: find(window, "Rank check for Player 1"), "the ranks of the first player")
    ladder = rows(window, "Rank check for Player 1")
    for row in ("Pair: yes. ", "High card: not reached."):
        if not any(name.startswith(row) for name in ladder):
            raise SystemExit(f"No row “{row}” in {ladder}")

    # The slots announce what is undone.
    press("ctrl+z")
    announces("Player 2 wins. ")
    press("ctrl+z")
    announces("Player 1 is ready. Player 2 needs 1 more card.")


def main():
    program, order = sys.argv[1:]
    if order in LISTENERS:
        LISTENERS[order].listen()
    elif order != "late":
        listen()
    showdown = subprocess.Popen([program])
    try:
        desktop = pyatspi.Registry.getDesktop(0)
        if order == "spoken":
            return spoken.use()
        window = until(lambda: find(desktop, "Showdown", (pyatspi.ROLE_FRAME,)), "the window")
        if order == "late":
            until(lambda: find(window, "Ace of spades"), "a key")
            listen()
        if order == "counts":
            until(lambda: has(window, pyatspi.STATE_ACTIVE), "the window being active")
            counts.use()
        else:
            (use_keys if order == "keys" else use)(window)
    finally:
        showdown.kill()
        showdown.wait()


os.environ["QT_LINUX_ACCESSIBILITY_ALWAYS_ON"] = "1"
main()
