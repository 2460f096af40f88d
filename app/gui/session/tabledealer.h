// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/session/table.h"
#include "core/cases/seededrandom.h"

#include <QCoreApplication>

#include <cstdint>
#include <optional>
#include <vector>

namespace showdown::gui {

class Session;

/// Cards by chance from a pack. Of one deck every card comes once; of a free deck any card may come
/// again. Nothing if one deck has too few.
std::optional<std::vector<Card>> dealtCards(std::vector<Card> pack, int count, DeckKind deck,
                                            SeededRandom& random);

/// Deals cards to those who play, jokers as the deck holds them. One seed gives the same deals on
/// every machine. Each deal is one undo step.
class TableDealer
{
    Q_DECLARE_TR_FUNCTIONS(TableDealer)

public:
    TableDealer(Session& session, std::uint64_t seed);

    /// Fills the empty slots of all; if none is empty, deals new hands to all. False, and nothing
    /// changed, if the deck has not enough cards left.
    bool deal();

    /// The same for one player.
    bool deal(int player);

private:
    bool deal(const std::vector<int>& players, const QString& text);

    Session& m_session;
    SeededRandom m_random;
};

} // namespace showdown::gui
