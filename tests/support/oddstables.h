// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/files/oddstable.h"
#include "tests/support/texts.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <variant>

namespace showdown::tests {

/// The content of a place: `Ks`, a question mark for an unknown card, a dash for nothing.
inline QString describe(const std::optional<PlacedCard>& card)
{
    if (!card)
        return QStringLiteral("-");
    return card->isUnknown() ? QStringLiteral("?") : qt(toText(*card->face()));
}

/// The inverse of describe().
inline std::optional<PlacedCard> placedCardOf(const QString& text)
{
    if (text == u"-")
        return std::nullopt;
    if (text == u"?")
        return PlacedCard::unknown();
    return std::get<Card>(parseCard(text.toStdString()));
}

/// The content of the first places of one row.
inline QString describeRow(const files::OddsTable& table, int row, int size)
{
    QStringList cards;
    for (int slot = 0; slot < size; ++slot)
        cards << describe(table.card({row, slot}));
    return cards.join(u' ');
}

/// The cards of those who play, the board if there is any, the dead cards and rules other than
/// Standard if there are any: `As Ks | Qd ? / Qs 9s 4d - - / dead 2h / bug`.
inline QString describe(const files::OddsTable& table)
{
    QStringList holes;
    for (int player = 0; player < table.playerCount; ++player)
        holes << describeRow(table, player, files::OddsTable::holeSize);
    QStringList parts{holes.join(QStringLiteral(" | "))};
    if (table.board != files::OddsTable().board)
        parts << describeRow(table, files::OddsTable::boardRow, Situation::boardSize);
    if (!table.dead.empty())
        parts << QStringLiteral("dead ")
                     + describeRow(table, files::OddsTable::deadRow,
                                   static_cast<int>(table.dead.size()));
    if (table.rules != files::OddsTable().rules)
        parts << describe(table.rules);
    return parts.join(QStringLiteral(" / "));
}

/// The table of such a text.
inline files::OddsTable oddsTableOf(const QString& text)
{
    files::OddsTable table;
    const auto setRow = [&table](int row, const QString& cards) {
        int slot = 0;
        for (const QString& card : cards.split(u' '))
            table.set({row, slot++}, placedCardOf(card));
    };
    QStringList parts = text.split(QStringLiteral(" / "));
    const QStringList holes = parts.takeFirst().split(QStringLiteral(" | "));
    table.playerCount = static_cast<int>(holes.size());
    for (int player = 0; player < table.playerCount; ++player)
        setRow(player, holes[player]);
    for (const QString& part : parts) {
        if (part.startsWith(u"dead "))
            setRow(files::OddsTable::deadRow, part.mid(5));
        else if (const auto rules = rulesFrom(part))
            table.rules = *rules;
        else
            setRow(files::OddsTable::boardRow, part);
    }
    return table;
}

} // namespace showdown::tests
