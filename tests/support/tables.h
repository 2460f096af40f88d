// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/tables/tablefile.h"
#include "tests/support/texts.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QString>
#include <QStringList>

#include <optional>
#include <variant>

namespace showdown::tests {

/// The table of a file that has one, or why it has none.
using TableFileResult = std::variant<tables::TableFile, narration::FileProblem>;

inline TableFileResult onlyTableOf(const tables::TableStripResult& result)
{
    if (const auto* problem = std::get_if<narration::FileProblem>(&result))
        return *problem;
    return std::get<tables::TableStrip>(result).tables.front();
}

inline TableFileResult readTable(const QByteArray& text,
                                 const tables::PartKinds& kinds = tables::usualParts())
{
    return onlyTableOf(tables::readTables(text, tables::largestTableFile, kinds));
}

inline TableFileResult readTableFile(const QString& path)
{
    return onlyTableOf(tables::readTablesIn(path));
}

/// Makes the files of a folder a second older, so that what is written next is the newest.
inline void makeOlder(const QString& folder)
{
    for (const QFileInfo& info : QDir(folder).entryInfoList(QDir::Files)) {
        QFile file(info.filePath());
        if (!file.open(QIODevice::ReadWrite)
            || !file.setFileTime(info.lastModified().addSecs(-1),
                                 QFileDevice::FileModificationTime))
            qWarning("not made older");
    }
}

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

/// The slots of a row, of dead cards the filled ones: `Ks - * - 2h`.
inline QString describe(const tables::SlotRow& row)
{
    QStringList cards;
    for (int slot = 0; slot < row.size(); ++slot) {
        if (row[slot] || row.kind() != tables::RowKind::dead)
            cards << describe(row[slot]);
    }
    return cards.join(u' ');
}

/// The rows of those who play. Of hands also rules and lens if they are not the usual ones:
/// `Ks - * - 2h | - - - - - [standard] [as pair]`. Of a situation also the board if there is any,
/// the dead cards and rules other than Standard if there are any:
/// `As Ks | Qd ? / Qs 9s 4d - - / dead 2h / bug`.
inline QString describe(const tables::CardTable& table)
{
    QStringList rows;
    for (int player = 0; player < table.playerCount; ++player)
        rows << describe(table.row(player));
    QString text = rows.join(QStringLiteral(" | "));
    if (table.isSituation()) {
        if (!table.board().isEmpty())
            text += QStringLiteral(" / ") + describe(table.board());
        if (!table.dead().isEmpty())
            text += QStringLiteral(" / dead ") + describe(table.dead());
        if (table.rules != tables::emptySituation().rules)
            text += QStringLiteral(" / ") + describe(table.rules);
        return text;
    }
    if (table.rules != NamedRules())
        text += QStringLiteral(" [%1]").arg(describe(table.rules));
    if (table.lens)
        text += QStringLiteral(" [as %1]").arg(qt(id(*table.lens)));
    return text;
}

/// As many dead cards as there can be.
inline const QString fullDeadRow =
    QStringLiteral("2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ac 2d 3d 4d 5d 6d "
                   "7d 8d");

/// Puts the cards of a text such as `Ks - * - 2h` into a row.
inline void setRow(tables::CardTable& table, int row, const QString& text)
{
    int slot = 0;
    for (const QString& card : text.split(u' '))
        table.set({row, slot++}, placedCardOf(card));
}

/// Puts the cards of those who play, as `Ks - | ? ?`, into their rows.
inline void setPlayers(tables::CardTable& table, const QString& text)
{
    const QStringList rows = text.split(QStringLiteral(" | "));
    table.playerCount = static_cast<int>(rows.size());
    for (int player = 0; player < table.playerCount; ++player)
        setRow(table, player, rows[player]);
}

/// The hands of a text such as `Ks - * - 2h | - - - - -`, under the rules of the series.
inline tables::CardTable tableOf(const QString& text)
{
    tables::CardTable table = tables::emptyHands();
    setPlayers(table, text);
    return table;
}

/// The hand of a text such as `Ks - * - 2h`.
inline tables::SlotRow rowOf(const QString& text)
{
    return tableOf(text).row(0);
}

/// The situation that describe() tells so.
inline tables::CardTable oddsTableOf(const QString& text)
{
    tables::CardTable table = tables::emptySituation();
    QStringList parts = text.split(QStringLiteral(" / "));
    setPlayers(table, parts.takeFirst());
    for (const QString& part : parts) {
        if (part.startsWith(u"dead "))
            setRow(table, tables::CardTable::deadRow, part.mid(5));
        else if (const auto rules = rulesFrom(part))
            table.rules = *rules;
        else
            setRow(table, tables::CardTable::boardRow, part);
    }
    return table;
}

/// Hands, in rows of five, or a situation; `[standard deck=free]` at the end says the rules.
inline tables::CardTable anyTableOf(const QString& text)
{
    const QString cards = text.section(QStringLiteral(" ["), 0, 0);
    const bool isHands =
        cards.section(QStringLiteral(" | "), 0, 0).split(u' ').size() == 5 && !cards.contains(u'/');
    tables::CardTable table = isHands ? tableOf(cards) : oddsTableOf(cards);
    if (cards != text)
        table.rules = *rulesFrom(text.section(u'[', 1).chopped(1));
    return table;
}

} // namespace showdown::tests
