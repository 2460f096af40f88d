# SPDX-FileCopyrightText: 2026 The Showdown authors
# SPDX-License-Identifier: MIT
"""Counts what the window sends to assistive technology for what a person does.

Screen readers drop floods of events, and with them what is announced at the end. Prints the number
of events and announcements of each action; ends with 1 where there are more than there may be, and
where the announcement is not the last."""

import time

import pyatspi
from gi.repository import GLib

import reader

QUIET = 0.5  # seconds without an event: the action is over
MOST_SECONDS = 8

# Bounds, mostly twice what is sent; a flood has hundreds.
ONE_PLACE = 19  # a slot, the next one with the focus, and what the hand makes; or a refusal
ONE_HAND = 39  # the slots of a hand and what it makes
ONE_SCENE = 79  # what is around the focus, as all hands, a step or a lesson

FOCUSED = "object:state-changed:focused"
SHOWING = "object:state-changed:showing"

events = []
faults = []


def note(event):
    try:
        name = event.source.name
        is_said = (
            event.type == SHOWING
            and event.detail1
            and event.source.getRole() == pyatspi.ROLE_NOTIFICATION
        )
    except GLib.Error:  # the object is gone
        name, is_said = "", False
    events.append((str(event.type), name, bool(is_said)))


def listen():
    pyatspi.Registry.registerEventListener(note, "object")


def sayings_now():
    return [name for _, name, is_said in events if is_said]


def settle(sayings=0):
    """Waits until nothing more comes, and longer for announcements that are missing."""
    end = time.monotonic() + MOST_SECONDS
    quiet = time.monotonic() + QUIET
    count = len(events)
    while time.monotonic() < end:
        if time.monotonic() > quiet and len(sayings_now()) >= sayings:
            return
        reader.handle_events()
        if len(events) != count:
            count = len(events)
            quiet = time.monotonic() + QUIET
        time.sleep(0.02)


def act(what, keys, most, sayings):
    """Presses keys, which may send at most so many events, and so many announcements."""
    events.clear()
    reader.press(*keys)
    settle(sayings or 0)
    said = sayings_now()
    print(f"{what}: {len(events)} events, said: {said}", flush=True)
    if len(events) > most:
        kinds = {}
        for kind, _, _ in events:
            kinds[kind] = kinds.get(kind, 0) + 1
        faults.append(f"{what}: {len(events)} events, at most {most}: {kinds}")
    if sayings is not None and len(said) != sayings:
        faults.append(f"{what}: {len(said)} announcements, not {sayings}: {said}")
    last = next((event for event in reversed(events) if event[2] or "property" in event[0]), None)
    if sayings is not None and said and not last[2]:
        faults.append(f"{what}: {last[:2]} comes after the announcement")


def type_cards(where, cards, most, sayings):
    for card in cards.split():
        act(f"{where}, {card}", tuple(card), most, sayings)


def wait_for_focus(where):
    """What opens gets the keys only then."""
    reader.until(lambda: any(kind == FOCUSED for kind, _, _ in events), f"the focus in {where}")
    settle()


def deal(what, seed, most, sayings):
    """Deals all hands from a seed, in the dialog for it: its closing counts as well."""
    for key, opened in (("alt+a", "the menu"), ("f", "the dialog")):
        events.clear()
        reader.press(key)
        wait_for_focus(opened)
    reader.press("ctrl+a", *str(seed))
    settle()
    act(f"{what}, seed {seed}", ("Return",), most, sayings)
    wait_for_focus("the window")


def use():
    settle()

    # Compare: the last card of a hand shows more, and says what it makes.
    act("Compare, clear", ("ctrl+shift+l",), ONE_SCENE, 1)
    act("Compare, first card", ("9", "h"), ONE_PLACE, 1)
    type_cards("Compare", "9c 4s 3s", ONE_PLACE, 1)
    act("Compare, last card", ("2", "c"), ONE_HAND, 2)
    act("Compare, refused card", ("2", "c"), ONE_PLACE, 1)
    act("Compare, refused again", ("2", "c"), ONE_PLACE, 1)
    act("Compare, no card", ("9", "x"), ONE_PLACE, 1)
    act("Compare, no card again", ("9", "x"), ONE_PLACE, 1)
    act("Compare, undo", ("ctrl+z",), ONE_HAND, 1)
    deal("Compare, deal to a table with empty slots", 1, ONE_SCENE, 1)
    for seed in (2, 3, 3):
        deal("Compare, deal", seed, ONE_SCENE, 1)

    # A run: what it shows at first, then step by step.
    act("Steps, start", ("F5",), 2000, None)
    reader.press("F5")
    settle()
    act("Steps, first", ("ctrl+shift+F8",), 400, None)
    for step in range(2):
        act(f"Steps, step {step + 2}", ("F8",), ONE_SCENE, 1)
    act("Steps, comparison", ("F4",), ONE_SCENE, 1)
    act("Steps, back", ("shift+F8",), ONE_SCENE, 1)
    act("Steps, last", ("ctrl+F8",), ONE_SCENE, 1)
    act("Steps, none after it", ("F8",), ONE_PLACE, 1)
    act("Steps, end", ("Escape",), 400, 1)

    act("Learn", ("ctrl+2",), 400, None)
    act("Learn, next lesson", ("alt+Next",), ONE_SCENE, 1)
    act("Learn, next lesson", ("alt+Next",), ONE_SCENE, 1)
    act("Learn, exercise", ("ctrl+Next",), ONE_SCENE, 1)

    act("Odds", ("ctrl+4",), 400, None)
    act("Odds, clear", ("ctrl+shift+l",), ONE_SCENE, 1)
    # the card, and then what the hands need or make of it; a slow count is told in parts
    type_cards("Odds", "Ah Kh Qd Qc", ONE_PLACE, 2)

    if faults:
        raise SystemExit("\n".join(faults))
