// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

function SortCardsByDescendingValue(hand) { return highestFirst(hand, 0); }  // sort

function SortCardsByDescendingValueHighWilds(hand) { return highestFirst(hand); }  // sort
