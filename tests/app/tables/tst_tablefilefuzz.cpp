// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/session/comparesession.h"
#include "app/narration/filetext.h"
#include "app/tables/tablefile.h"
#include "tests/support/effort.h"
#include "tests/support/tables.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <random>

using namespace showdown;
using namespace showdown::tables;
using namespace showdown::gui;
using namespace showdown::narration;
using namespace showdown::tests;

namespace {

constexpr std::uint32_t fuzzSeed = 20'260'101;

qsizetype placeIn(const QByteArray& text, std::mt19937& random)
{
    return static_cast<qsizetype>(random() % std::uint32_t(text.size()));
}

/// What must hold for any table that was read: a session accepts it.
QString faultOf(const TableFile& file)
{
    const CardTable* odds = file.part(oddsKey);
    if (odds && tables::findConflict(*odds))
        return QStringLiteral("a bad situation");
    const CardTable& table = file.table;
    if (findConflict(table))
        return QStringLiteral("a conflict: ") + describe(table);
    if (table.playerCount < table.minimumPlayers() || table.playerCount > CardTable::maximumPlayers)
        return QStringLiteral("players: %1").arg(table.playerCount);
    for (int player = table.playerCount; player < CardTable::maximumPlayers; ++player) {
        if (!table.row(player).hand().isEmpty())
            return QStringLiteral("cards of one who does not play");
    }
    const CompareSession session(table);
    return session.result().players.size() == std::size_t(table.playerCount)
               ? QString()
               : QStringLiteral("no result");
}

/// What must hold for any text: there is an error message, or there are tables that read back the
/// same.
QString faultOf(const QByteArray& text)
{
    const TableStripResult result = readTables(text);
    if (const auto* problem = std::get_if<FileProblem>(&result)) {
        const QString reason = fileProblemText(*problem);
        return reason.endsWith(u'.') ? QString() : QStringLiteral("no reason: ") + reason;
    }
    const TableStrip& strip = std::get<TableStrip>(result);
    for (const TableFile& file : strip.tables) {
        if (const QString fault = faultOf(file); !fault.isEmpty())
            return fault;
    }
    const TableStripResult again = readTables(tableText(strip));
    const auto* same = std::get_if<TableStrip>(&again);
    return same && tableText(*same) == tableText(strip)
               ? QString()
               : QStringLiteral("other tables when read back");
}

void addFiles()
{
    QTest::addColumn<QByteArray>("file");
    for (const char* name : {"three-players", "situation", "three-tables"}) {
        const QString path = QStringLiteral(SHOWDOWN_TEST_DATA_DIR "/%1.showdown");
        const QByteArray text = contentOf(path.arg(QString::fromLatin1(name))).trimmed();
        QVERIFY(std::holds_alternative<TableStrip>(readTables(text)));
        QTest::newRow(name) << text;
    }
}

} // namespace

/// Files that were cut or mutilated.
class TestTableFileFuzz : public QObject
{
    Q_OBJECT

private slots:
    void aFileCutAnywhereIsRefused_data() { addFiles(); }
    void aFileCutAnywhereIsRefused();
    void aFileWithBytesChangedIsReadWholeOrNotAtAll_data() { addFiles(); }
    void aFileWithBytesChangedIsReadWholeOrNotAtAll();
    void aFileWithPiecesMovedIsReadWholeOrNotAtAll_data() { addFiles(); }
    void aFileWithPiecesMovedIsReadWholeOrNotAtAll();
};

void TestTableFileFuzz::aFileCutAnywhereIsRefused()
{
    QFETCH(const QByteArray, file);
    for (qsizetype length = 0; length < file.size(); ++length) {
        const QByteArray text = file.left(length);
        QVERIFY2(std::holds_alternative<FileProblem>(readTable(text)), text.constData());
        QCOMPARE(faultOf(text), QString());
        QCOMPARE(faultOf(file.mid(length)), QString());
    }
}

void TestTableFileFuzz::aFileWithBytesChangedIsReadWholeOrNotAtAll()
{
    QFETCH(const QByteArray, file);
    std::mt19937 random(fuzzSeed);
    for (int round = 0; round < trials(100'000, 4000); ++round) {
        QByteArray text = file;
        for (auto changes = random() % 3 + 1; changes > 0; --changes)
            text[placeIn(text, random)] = static_cast<char>(random() % 256);
        const QString fault = faultOf(text);
        QVERIFY2(fault.isEmpty(), qPrintable(fault + u'\n' + QString::fromLatin1(text)));
    }
}

void TestTableFileFuzz::aFileWithPiecesMovedIsReadWholeOrNotAtAll()
{
    QFETCH(const QByteArray, file);
    std::mt19937 random(fuzzSeed);
    for (int round = 0; round < trials(100'000, 4000); ++round) {
        QByteArray text = file;
        const QByteArray piece = text.mid(placeIn(text, random), 1 + placeIn(text, random) / 8);
        if (random() % 2 == 0)
            text.insert(placeIn(text, random), piece);
        else
            text.replace(placeIn(text, random), piece.size(), piece);
        const QString fault = faultOf(text);
        QVERIFY2(fault.isEmpty(), qPrintable(fault + u'\n' + QString::fromLatin1(text)));
    }
}

SHOWDOWN_TEST(TestTableFileFuzz)
#include "tst_tablefilefuzz.moc"
