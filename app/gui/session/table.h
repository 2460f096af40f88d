// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/session/slotrow.h"
#include "core/rules/category.h"
#include "core/rules/presets.h"

#include <QString>
#include <QStringList>

#include <array>
#include <optional>
#include <vector>

namespace showdown::gui {

/// A slot of the table; both counted from 0.
struct SlotPlace
{
    int player = 0;
    int slot = 0;

    bool operator==(const SlotPlace&) const = default;
};

/// A natural card that one deck holds once, in two slots.
struct CardConflict
{
    Card card;
    SlotPlace holder; ///< where it lies already
    SlotPlace wanted; ///< where it was to lie as well

    bool operator==(const CardConflict&) const = default;
};

/// The rows of three players.
using TableRows = std::array<SlotRow, 3>;

/// Everything that a person can set: the cards, how many play, what they are called, the rules,
/// and the rank that all hands are compared as.
struct Table
{
    static constexpr int minimumPlayers = 2;
    static constexpr int maximumPlayers = 3;

    TableRows rows; ///< rows of those who do not play are empty
    int playerCount = maximumPlayers;
    NamedRules rules;
    std::optional<Category> lens; ///< nothing: every hand is the best that it can be
    QString title;                ///< of the hands together; may be empty

    /// What the players are called; empty for one who has no name of their own.
    std::array<QString, maximumPlayers> names;

    const SlotRow& row(int player) const { return rows[static_cast<std::size_t>(player)]; }
    SlotRow& row(int player) { return rows[static_cast<std::size_t>(player)]; }
    std::optional<Card> card(SlotPlace place) const { return row(place.player)[place.slot]; }

    bool operator==(const Table&) const = default;
};

/// The hands of those who play.
std::vector<Hand> hands(const Table& table);

/// The names of those who play, as narration takes them: an empty one stands for "Player 2".
QStringList names(const Table& table);

/// The first natural card, in reading order, that lies on the table twice although the rules have
/// one deck; always nothing if the deck is free.
std::optional<CardConflict> findConflict(const Table& table);

/// What a first start shows: three hands with a wild, in which the third kicker decides.
Table sampleTable();

} // namespace showdown::gui
