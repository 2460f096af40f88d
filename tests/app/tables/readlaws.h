// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/narration/filetext.h"
#include "app/narration/pasteproblem.h"
#include "app/tables/pastereader.h"
#include "app/tables/tablefile.h"
#include "tests/support/tables.h"

namespace showdown::tests {

// What must hold for any text that is read as tables. Each gives what does not, or nothing.

/// A table, usually without conflicts: cards of those alone who play.
inline QString faultOfTable(const tables::CardTable& table, bool mayConflict = false)
{
    if (!mayConflict && tables::findConflict(table))
        return QStringLiteral("a conflict: ") + describe(table);
    if (table.playerCount < table.minimumPlayers()
        || table.playerCount > tables::CardTable::maximumPlayers)
        return QStringLiteral("players: %1").arg(table.playerCount);
    for (int player = table.playerCount; player < tables::CardTable::maximumPlayers; ++player) {
        if (!table.row(player).isEmpty())
            return QStringLiteral("cards of one who does not play");
    }
    for (const QString& name : table.names) {
        if (name.toUcs4().size() > tables::CardTable::longestName)
            return QStringLiteral("a long name");
    }
    return {};
}

/// The text of a file: a message, or tables that are written so that they read back the same.
inline QString faultOfFile(const QByteArray& text)
{
    const tables::TableStripResult result = tables::readTables(text);
    if (const auto* problem = std::get_if<narration::FileProblem>(&result)) {
        const QString reason = narration::fileProblemText(*problem);
        return reason.endsWith(u'.') ? QString() : QStringLiteral("no reason: ") + reason;
    }
    const auto& strip = std::get<tables::TableStrip>(result);
    for (const tables::TableFile& file : strip.tables) {
        const tables::CardTable* odds = file.part(tables::oddsKey);
        const QString fault = faultOfTable(file.table) + (odds ? faultOfTable(*odds) : QString());
        if (!fault.isEmpty())
            return fault;
    }
    const tables::TableStripResult again = tables::readTables(tables::tableText(strip));
    const auto* same = std::get_if<tables::TableStrip>(&again);
    return same && tables::tableText(*same) == tables::tableText(strip)
               ? QString()
               : QStringLiteral("other tables when read back");
}

/// Text pasted at a place: a message, or a table. Cards alone may come twice, which the session
/// judges.
inline QString faultOfPaste(const QString& text, const tables::CardTable& before,
                            tables::Place from)
{
    const auto read = tables::readPasted(text, before.row(0).kind());
    const auto* cards = std::get_if<tables::Pasted>(&read);
    const auto result =
        cards ? tables::pasted(before, *cards, from) : std::get<narration::PasteProblem>(read);
    if (const auto* problem = std::get_if<narration::PasteProblem>(&result))
        return narration::pasteProblemText(*problem).isEmpty() ? QStringLiteral("no reason")
                                                               : QString();
    const auto& after = std::get<tables::CardTable>(result);
    return faultOfTable(after, !before.isSituation() || !tables::replacesAll(*cards));
}

/// Text pasted over hands, from a place in their midst, and over a situation.
inline QString faultOfPaste(const QString& text)
{
    static const tables::CardTable hands = tableOf(QStringLiteral("2s - - - 3c | 4h 5h - - -"));
    static const tables::CardTable situation = tables::emptySituation();
    return faultOfPaste(text, hands, {1, 3}) + faultOfPaste(text, situation, {});
}

} // namespace showdown::tests
