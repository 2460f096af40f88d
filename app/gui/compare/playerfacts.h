// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/narration/handtext.h"
#include "core/compare/workinghand.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>
#include <vector>

namespace showdown::gui {

class CompareSession;

/// A player's standing, as the edge of a panel and its mark show it.
enum class Standing : std::uint8_t {
    notIn,  ///< takes no part
    placed, ///< behind another player
    tied,   ///< shares the first place
    winner,
};

/// How much of a result a class sees: what gives it away waits for the one who presents.
enum class Reveal : std::uint8_t {
    cards, ///< who was dealt what
    ranks, ///< with the ranks and working hands
    all,   ///< with the places, and what decides
};

/// The content of one player's working hand.
struct WorkingRow
{
    struct Place
    {
        WorkingCard card;
        bool matched = false; ///< one of the cards that make the rank
        int slot = 0;         ///< where the card lies on the table
        QString description;  ///< "Player 2, position 1 of 5, queen, from a wild, part of the pair"

        bool operator==(const Place&) const = default;
    };

    QString title;                          ///< "Player 2 working hand, in comparing order"
    std::vector<Place> cards;               ///< five, or none
    std::vector<narration::HandPart> parts; ///< from left to right
    bool isTried = false;                   ///< whether its wilds are only tried
    bool isKeptBack = false;                ///< whether its cards wait to be revealed
    QString note;                           ///< why there are no cards

    /// The part of a position, from 0, which must be one of the cards'.
    const narration::HandPart& partAt(int position) const;

    bool operator==(const WorkingRow&) const = default;
};

/// Everything shown about one player.
struct PlayerFacts
{
    QString name;           ///< "Player 2", or one of the player's own
    bool isRenamed = false; ///< whether the name was chosen
    QString description;    ///< "Player 2, first place, pair of queens, kickers nine, …"
    QString place;          ///< "1st", or "1st, tried"
    QString rank;           ///< "Pair of queens", or why there is no rank
    QString detail;         ///< "kickers nine, seven, three", "so far: a pair of aces"
    QString shortDetail;    ///< a detail without what the cards show
    QString lowPair;        ///< the end of both if a pair does not count, else empty
    QStringList wilds;      ///< by slot: "acts as Q" or "tried as Q", empty where no wild lies
    QStringList shortWilds; ///< `wilds` without "acts as"
    bool isTried = false;   ///< whether the wilds of this player are tried
    WorkingRow working;
    Standing standing = Standing::notIn;

    /// The facts about a player, from 0, who plays.
    static PlayerFacts of(const CompareSession& session, int player);

    /// The facts about a player with a complete hand without those that are not revealed yet.
    static PlayerFacts revealed(const CompareSession& session, int player, Reveal reveal);

    bool operator==(const PlayerFacts&) const = default;
};

} // namespace showdown::gui
