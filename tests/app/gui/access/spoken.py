# SPDX-FileCopyrightText: 2026 The Showdown authors
# SPDX-License-Identifier: MIT
"""Someone who hears the window and presses keys, and knows nothing else: no object is searched for.

Heard is what is announced, and of what gets the focus its name, role, description and text. Builds
two hands and hears who wins, steps to the card that decides, answers the question of a lesson and
an exercise, plays a round of practice, and sets up odds. Ends with 1 if something that is needed for it is not said."""

import re

import pyatspi
from gi.repository import GLib

import reader
from reader import press, write

VERDICTS = ("Right. ", "Right, with a hint. ", "Not quite. ")

heard = []
focus = None  # what got the focus last: readers pass over the cursor of anything else


def note_announcement(event):
    if event.detail1 and event.source.getRole() == pyatspi.ROLE_NOTIFICATION:
        heard.append(event.source.name)


def note_focus(event):
    global focus
    if not event.detail1:
        return
    item = focus = event.source
    try:
        parts = [item.name, item.getRoleName(), item.description]
        is_choice = item.getRole() == pyatspi.ROLE_COMBO_BOX
        if is_choice or item.getState().contains(pyatspi.STATE_EDITABLE):
            parts.append(reader.content(item))
    except (GLib.Error, NotImplementedError):
        return
    heard.append("; ".join(part for part in parts if part))


def note_caret(event):
    """Up and Down read the line they come to."""
    if event.source != focus:
        return
    try:
        text = event.source.queryText()
        heard.append(text.getTextAtOffset(event.detail1, pyatspi.TEXT_BOUNDARY_LINE_START)[0])
    except (GLib.Error, NotImplementedError):
        pass


def listen():
    pyatspi.Registry.registerEventListener(note_caret, "object:text-caret-moved")
    pyatspi.Registry.registerEventListener(note_announcement, "object:state-changed:showing")
    pyatspi.Registry.registerEventListener(note_focus, "object:state-changed:focused")


def hears(words, seconds=10):
    """Waits until a text with these words is heard, and forgets it."""

    def found():
        for index, text in enumerate(heard):
            if words in text:
                return heard.pop(index)
        return None

    return reader.until(found, lambda: f"“{words}” in {heard}", seconds)


def presses_until(key, words, most):
    """Presses a key until these words are heard; each time something must be heard."""
    text = ""
    for _ in range(most):
        heard.clear()
        press(key)
        text = reader.until(lambda: " ".join(heard), f"anything after {key}", 5)
        if words in text:
            return text
    raise SystemExit(f"Missed: “{words}” after {most} times {key}; at last {text}")


def put(cards, *sayings):
    """Types cards one by one, each when the one before it was heard."""
    for card, words in zip(cards.split(), sayings):
        write(card)
        hears(words)


def build_hands():
    press("ctrl+shift+l")
    hears("Build two hands.")
    put("Kh Kd", "King of hearts, card 1.", "King of diamonds, card 2. Pair of kings.")
    hears("Player 1, card 3; text")
    put("9c 4s 3s", "card 3.", "card 4.", "card 5. Pair of kings.")
    hears("Player 2, card 1; text; Type a card")
    put("Ks Kc 8h 4c 3c", *(f"card {number}." for number in range(1, 6)))
    hears("Player 1 wins. Both Player 1 and Player 2 have a pair of kings; the first kicker")


def step_to_the_card():
    press("F5")  # plays
    hears("Who comes first?")
    press("F5")
    press("ctrl+shift+F8")
    presses_until("F4", "Player 1 vs Player 2", 3)
    presses_until("F8", "Player 1 is higher. Decides.", 20)
    press("Escape")


def choose_rules():
    press("alt+o")
    hears("House rules; combo box; no pair below jacks, no five of a kind, as in the articles; Series")
    press("Down")
    hears("Standard")
    press("Up")
    hears("Series")
    press("alt+1")


def go_to_rows():
    """What has the focus within a list or the deck is said on arrival."""
    press("ctrl+slash")
    hears("Search; text")
    press("Tab")
    hears("File; table cell")
    press("Escape")
    press("alt+1")
    hears("Player 1, card 1")
    press("space")
    hears("Ace of spades; push button")
    press("alt+1")
    hears("Player 1, card 1")


def deal():
    press("ctrl+shift+l")
    hears("Build two hands.")
    press("ctrl+r")
    text = hears(" wins. ")
    if not all(f"Player {number}, " in text for number in (1, 2, 3)):
        raise SystemExit(f"Not all hands in “{text}”")


def answer_in_lesson():
    press("ctrl+2")
    hears("Cards, values and suits; document frame")
    presses_until("Down", "Lesson 1 of 34", 2)
    presses_until("Down", "Both hold the same five values", 4)
    presses_until("Tab", "It is a tie; link", 4)
    press("Return")
    hears("“It is a tie” is right.")
    presses_until("Down", "Both have ace high", 3)
    presses_until("Up", "It is a tie", 3)


def answer_exercise():
    press("ctrl+Next")
    hears("The queens match. Who wins?")
    press("ctrl+Next")
    hears("The first steps are done for you. Who wins? Player 1: Queen of spades")
    press("ctrl+Prior")
    hears("The queens match. Who wins? Player 1: Queen of spades, Jack of hearts")
    presses_until("F6", "Player 1; radio button", 6)
    press("2")
    press("ctrl+Return")
    hears("Not quite.")
    press("1")
    press("ctrl+Return")
    hears("Right.")


def begin_round(rank):
    """Questions about hands, five of them; the names of the boxes say what they are for."""
    presses_until("F6", "Practice; check box", 3)
    presses_until("Tab", "All kinds; check box", 4)
    presses_until("Tab", f"{rank}; check box", 3)
    press("space")
    text = presses_until("Tab", "Number of questions; combo box", 6)
    if "15 questions" not in text:
        raise SystemExit(f"Not the number of questions: “{text}”")
    press("Up")
    hears("10 questions")
    press("Up")
    hears("5 questions")
    heard.clear()
    press("ctrl+r")


def practise():
    """A round from its question to its result: each part is said, and only where it belongs."""
    press("ctrl+3")
    hears("Start: Mixed; push button; Begin such a round")
    begin_round("What rank is it?")
    right = 0
    for number in range(1, 6):
        options = [hears("; radio button; ")]
        if not options[0].endswith("(A)"):
            raise SystemExit(f"Not the first option: “{options[0]}”")
        question = hears("What rank is it? Player 1: ")
        if question.count(", ") < 4:
            raise SystemExit(f"Not all cards in “{question}”")
        wandered = [text for text in heard if "; push button" in text or "; check box" in text]
        if wandered:
            raise SystemExit(f"The focus came to question {number} by {wandered}")
        press("Down")
        options.append(hears("; radio button; "))
        if not options[1].endswith("(B)") or options[0] == options[1]:
            raise SystemExit(f"No other option: {options}")
        if number == 2:
            heard.clear()
            press("h")
            hears(" ")  # the hint
        press("space")
        press("Return")
        verdict = reader.until(
            lambda: next((text for text in heard if text.startswith(VERDICTS)), None),
            lambda: f"a verdict in {heard}",
            10,
        )
        if len(verdict.partition(". ")[2]) < 10:
            raise SystemExit(f"No reason in “{verdict}”")
        right += verdict.startswith("Right. ")
        hears("End of the round; push button" if number == 5 else "Next question; push button")
        heard.clear()
        press("Return")
    hears("New round; push button; Begin another round like it")
    hears(f"{right} of 5. ")
    heard.clear()
    press("ctrl+1")
    hears("Player 1, card ")


def set_up_odds():
    press("ctrl+4")
    press("ctrl+shift+l")
    hears("Give one player two cards.")
    put("Ah Kh Qd Qc", "Ace of hearts, card 1.", "King of hearts, card 2.", "Queen of", "Queen of")
    text = hears("Player 2 is the favourite.", 20)
    if not re.search(r"Player 1 wins [\d.]+ percent.* Player 2 wins [\d.]+ percent", text):
        raise SystemExit(f"No chances in “{text}”")


def use():
    hears("Player 1, card 1; text")
    for part in (
        build_hands,
        step_to_the_card,
        choose_rules,
        go_to_rows,
        deal,
        answer_in_lesson,
        answer_exercise,
        practise,
        set_up_odds,
    ):
        heard.clear()
        part()
        print(f"{part.__name__}: heard", flush=True)
