// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/cards/placedcard.h"

#include <QString>

#include <cstdint>
#include <optional>

namespace showdown::gui {

/// A card typed key by key, rank first: K S, 1 0 H or T H; * or W is a wild, and ? an unknown card
/// where allowed. The letters of the current language are taken too, D K in German.
class TypedCard
{
public:
    enum class Result : std::uint8_t {
        pending,  ///< a rank, or the 1 of a ten, waits for more
        complete, ///< card() is what was typed
        unknown,  ///< no card begins or continues like this; nothing is pending any more
    };

    /// Whether ? is a card; initially not.
    void setTakesUnknown(bool takes) { m_takesUnknown = takes; }

    /// Takes a key. One that does not continue the rank may begin another card instead.
    Result type(QChar key);

    /// The card after Result::complete.
    std::optional<PlacedCard> card() const { return m_card; }

    /// The rank that waits for its suit as it was typed, in capitals ("K", "1", "10"); empty if there
    /// is none.
    QString pending() const { return m_pending; }

    /// Removes the last pending key, or all of them.
    void dropLastKey() { m_pending.chop(1); }
    void clear() { m_pending.clear(); }

private:
    QString m_pending;
    std::optional<PlacedCard> m_card;
    bool m_takesUnknown = false;
};

} // namespace showdown::gui
