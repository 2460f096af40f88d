// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/session/table.h"
#include "tests/support/texts.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QString>
#include <QStringList>

namespace showdown::tests {

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

/// The slots of a row, a dash for an empty one: `Ks - * - 2h`.
inline QString describe(const gui::SlotRow& row)
{
    QStringList cards;
    for (int slot = 0; slot < gui::SlotRow::size; ++slot)
        cards << (row[slot] ? qt(toText(*row[slot])) : QStringLiteral("-"));
    return cards.join(u' ');
}

/// The rows of those who play, and rules and lens if they are not the usual ones:
/// `Ks - * - 2h | - - - - - [standard] [as pair]`.
inline QString describe(const gui::Table& table)
{
    QStringList rows;
    for (int player = 0; player < table.playerCount; ++player)
        rows << describe(table.row(player));
    QString text = rows.join(QStringLiteral(" | "));
    if (table.rules != NamedRules())
        text += QStringLiteral(" [%1]").arg(describe(table.rules));
    if (table.lens)
        text += QStringLiteral(" [as %1]").arg(qt(id(*table.lens)));
    return text;
}

/// The row of a text such as `Ks - * - 2h`.
inline gui::SlotRow rowOf(const QString& text)
{
    gui::SlotRow row;
    const QStringList cards = text.split(u' ');
    for (int slot = 0; slot < cards.size(); ++slot) {
        if (cards[slot] != u"-")
            row.set(slot, std::get<Card>(parseCard(cards[slot].toStdString())));
    }
    return row;
}

/// The table of a text such as `Ks - * - 2h | - - - - -`, under the rules of the series.
inline gui::Table tableOf(const QString& text)
{
    gui::Table table;
    const QStringList rows = text.split(QStringLiteral(" | "));
    table.playerCount = static_cast<int>(rows.size());
    for (int player = 0; player < table.playerCount; ++player)
        table.row(player) = rowOf(rows[player]);
    return table;
}

} // namespace showdown::tests
