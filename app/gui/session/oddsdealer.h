// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/session/cardtable.h"
#include "core/cases/seededrandom.h"
#include "core/odds/situation.h"

#include <QObject>

#include <cstdint>
#include <optional>
#include <vector>

namespace showdown::gui {

class OddsSession;

/// A kind of deal to a situation of Odds.
enum class OddsDealKind : std::uint8_t {
    street, ///< what the next street lacks
    flopAndTurn,
    runOut, ///< all that the board lacks, of more than one street
    player, ///< the empty hole cards of one player; if none is empty, two new ones
    all,    ///< as player, for everyone: the empty ones, or new ones for all
};

/// What was dealt.
struct OddsDealt
{
    OddsDealKind kind = OddsDealKind::all;
    int player = 0;                ///< from 0; if one player was dealt to
    Street street = Street::river; ///< if a street was dealt: which

    bool operator==(const OddsDealt&) const = default;
};

/// Why nothing was dealt.
enum class NoOddsDeal : std::uint8_t {
    boardComplete,  ///< there is no street to come
    notEnoughCards, ///< the deck has not enough left
};

/// "Turn, seed 4711".
QString dealtText(const OddsDealt& dealt, int seed, const OddsSession& session);

/// "The board has all its five cards."
QString refusalText(NoOddsDeal refusal);

/// Deals unseen cards: no card in use comes, dead ones included. Jokers come as the deck holds
/// them. Each deal is one undo step and has a seed, from 1 to largestSeed of TableDealer: the same
/// seed deals the same to the same table, on every machine. Without a seed a random one is used. A
/// refused deal changes nothing.
class OddsDealer : public QObject
{
    Q_OBJECT

public:
    /// `seed` is for the generator that picks deal seeds.
    OddsDealer(OddsSession& session, std::uint64_t seed);

    /// Deals flop, turn or river, the first incomplete one; its present cards stay.
    std::optional<NoOddsDeal> dealStreet(std::optional<int> seed = std::nullopt);

    /// All that the board lacks up to a street.
    std::optional<NoOddsDeal> dealTo(Street street, std::optional<int> seed = std::nullopt);

    /// The rest of the board.
    std::optional<NoOddsDeal> runOut(std::optional<int> seed = std::nullopt);

    /// Deals the empty hole cards of one player, counted from 0, or two new ones. An unknown card
    /// counts as present until both are dealt again.
    std::optional<NoOddsDeal> dealPlayer(int player, std::optional<int> seed = std::nullopt);

    /// Deals the empty hole cards of all who play, or new ones for all. The board stays.
    std::optional<NoOddsDeal> dealAll(std::optional<int> seed = std::nullopt);

    /// The street that dealStreet() would deal; nothing on the river.
    static std::optional<Street> nextStreet(const CardTable& table);

signals:
    void dealt(const OddsDealt& dealt, int seed);

private:
    std::optional<NoOddsDeal> dealHoles(const std::vector<int>& players, const OddsDealt& what,
                                        std::optional<int> seed, const QString& text);
    std::optional<NoOddsDeal> fill(CardTable table, const std::vector<Place>& places,
                                   const OddsDealt& what, std::optional<int> seed,
                                   const QString& text);

    OddsSession& m_session;
    SeededRandom m_seeds;
};

} // namespace showdown::gui
