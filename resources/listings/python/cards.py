# SPDX-FileCopyrightText: 2026 The Showdown authors
# SPDX-License-Identifier: MIT


from __future__ import annotations

import sys
from dataclasses import dataclass, field
from typing import Optional


# The value of a wild that has taken none yet.
WILD = 100


ACE = 14


KING = 13


LOW_ACE = 1


# The lowest pair that counts.
PAIR_FLOOR = 11  # value pairFloor


# Natural cards that are wild as well.
WILD_CARDS: list[str] = []  # value wildCards


# The ranks that hands can have, lowest first.
RANKS = [
    "high-card",
    "pair",
    "two-pair",
    "three-of-a-kind",
    "straight",
    "flush",
    "full-house",
    "four-of-a-kind",
    "straight-flush",
    "royal-flush",
    "five-of-a-kind",  # when fiveOfAKind
]


@dataclass
class Card:
    """A card; one that was dealt as a wild has no suit, whatever its value."""

    value: int
    suit: Optional[str]

    def isWild(self) -> bool:
        return self.value == WILD

    def copy(self) -> Card:
        return Card(self.value, self.suit)


@dataclass
class Info:
    """What one search of a hand leaves to the next, and to the comparison."""

    numWilds: int = 0
    startIndex: int = 0
    cardValues: list[int] = field(default_factory=list)
    aceIsOne: bool = False  # when lowAce

    @property
    def isNew(self) -> bool:
        return not self.cardValues

    def reset(self) -> None:
        self.numWilds = 0
        self.startIndex = 0
        self.cardValues = []
        self.aceIsOne = False  # when lowAce


def wildsOf(hand: list[Card]) -> list[Card]:
    return [card for card in hand if card.isWild()]


def naturalsOf(hand: list[Card]) -> list[Card]:
    return [card for card in hand if not card.isWild()]


def holdsValue(hand: list[Card], value: int) -> bool:
    return any(card.value == value for card in hand)


def doValuesRepeat(cards: list[Card]) -> bool:
    return len({card.value for card in cards}) < len(cards)


def countDealtWilds(hand: list[Card]) -> int:
    return sum(card.suit is None for card in hand)


def highestFirst(hand: list[Card], wild: int = WILD) -> list[Card]:
    """The same cards sorted by value, in which a wild counts as much as given."""
    return sorted(hand, key=lambda card: wild if card.isWild() else card.value, reverse=True)


def withLowAces(hand: list[Card]) -> list[Card]:
    """A copy of the hand in which every ace counts 1."""
    return [Card(LOW_ACE if card.value == ACE else card.value, card.suit) for card in hand]


def isOfEqualValues(rank: str) -> bool:
    return rank not in ("high-card", "straight", "flush", "straight-flush", "royal-flush")


class BadInput(Exception):
    """A line that cannot be read."""


def readCard(text: str) -> Card:
    if text == "*" or text in WILD_CARDS:
        return Card(WILD, None)
    value, suit = text[:-1], text[-1]
    if len(value) != 1 or value not in "23456789TJQKA" or suit not in "hdcs":
        raise BadInput(f"'{text}' is no card; cards are written as Kh, Ts or *")
    return Card("23456789TJQKA".index(value) + 2, suit)


def readHand(text: str) -> list[Card]:
    hand = [readCard(card) for card in text.split()]
    if len(hand) != 5:
        raise BadInput(f"'{text.strip()}' is no hand of five cards")
    return hand


def readRank(text: str) -> str:
    if text not in RANKS:
        raise BadInput(f"'{text}' is no rank; the ranks are {', '.join(RANKS)}")
    return text
