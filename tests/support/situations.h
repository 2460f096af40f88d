// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/equity.h"
#include "core/odds/situation.h"
#include "tests/support/texts.h"

#include <QString>
#include <QStringList>

#include <cstddef>
#include <string>
#include <variant>
#include <vector>

namespace showdown::tests {

/// The cards of a text, which must be valid.
inline std::vector<Card> cardsOf(const QString& text)
{
    return std::get<std::vector<Card>>(parseCards(text.toStdString()));
}

/// The situation of texts such as `As Ks | Qd ? | ? ?`, `7d 5c Kh`, `2h` and `bug jokers=2`.
inline Situation situationOf(const QString& holes, const QString& board = {},
                             const QString& dead = {},
                             const QString& rules = QStringLiteral("standard"))
{
    Situation situation;
    for (const QString& hole : holes.split(QStringLiteral(" | "))) {
        const QStringList cards = hole.split(u' ');
        HoleCards held;
        for (std::size_t i = 0; i < held.size(); ++i) {
            const QString& card = cards[static_cast<qsizetype>(i)];
            if (card != u"?")
                held[i] = std::get<Card>(parseCard(card.toStdString()));
        }
        situation.players.push_back(held);
    }
    situation.board = cardsOf(board);
    situation.dead = cardsOf(dead);
    situation.rules = rulesFrom(rules)->rules;
    return situation;
}

/// The cards separated by blanks.
inline QString describe(const std::vector<Card>& cards)
{
    QStringList texts;
    for (const Card card : cards)
        texts << qt(toText(card));
    return texts.join(u' ');
}

/// A situation for messages: `As Ks | Qd ? [7d 5c Kh] [dead 2h] [standard]`.
inline QString describe(const Situation& situation)
{
    QStringList holes;
    for (const HoleCards& hole : situation.players) {
        QStringList cards;
        for (const std::optional<Card> card : hole)
            cards << (card ? qt(toText(*card)) : QStringLiteral("?"));
        holes << cards.join(u' ');
    }
    return QStringLiteral("%1 [%2] [dead %3] [%4]")
        .arg(holes.join(QStringLiteral(" | ")), describe(situation.board), describe(situation.dead),
             describe(NamedRules{Preset::standard, situation.rules}));
}

/// Deals by the set of players who share the pot, from none to all three: `0 787966 917606 …`.
inline QString describe(const std::array<std::uint64_t, 8>& byWinners)
{
    QStringList counts;
    for (const std::uint64_t count : byWinners)
        counts << QString::number(count);
    return counts.join(u' ');
}

} // namespace showdown::tests
