// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/session/comparesession.h"
#include "tests/app/tables/readlaws.h"
#include "tests/support/effort.h"
#include "tests/support/keptcorpus.h"
#include "tests/support/mutations.h"
#include "tests/support/tables.h"
#include "tests/support/testprogram.h"

#include <QTest>

using namespace showdown;
using namespace showdown::tables;
using namespace showdown::gui;
using namespace showdown::narration;
using namespace showdown::tests;

namespace {

/// What stands in such files.
const std::vector<QByteArray> pieces{
    "{",           "}",       "[",         "]",           ",",        ":",
    "\"",          "null",    "\\u0000",   "\"Kh\"",      "\"?\"",    "\"*\"",
    "-1",          "1e999",   "\xff",      "\"tables\"",  "200",      "\"odds\"",
    "\"players\"", "\"bug\"", "\"board\"", "\"changed\"", "\"lens\"", "[[[["};

/// What must hold for any text, and that a session accepts each table.
QString faultOf(const QByteArray& text)
{
    const TableStripResult result = readTables(text);
    if (const auto* strip = std::get_if<TableStrip>(&result)) {
        for (const TableFile& file : strip->tables) {
            const CompareSession session(file.table);
            if (session.result().players.size() != std::size_t(file.table.playerCount))
                return QStringLiteral("no result");
        }
    }
    return faultOfFile(text);
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
    void aMutilatedFileIsReadWholeOrNotAtAll_data() { addFiles(); }
    void aMutilatedFileIsReadWholeOrNotAtAll();
    void theKeptCorpusIsToo();
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

void TestTableFileFuzz::aMutilatedFileIsReadWholeOrNotAtAll()
{
    QFETCH(const QByteArray, file);
    Mutations mutations(20'260'101, {file}, pieces);
    for (int round = 0; round < hostileTrials(350'000, 3'000); ++round) {
        const QByteArray text = mutations.next();
        const QString fault = faultOf(text);
        QVERIFY2(fault.isEmpty(), qPrintable(fault + u'\n' + QString::fromLatin1(text)));
    }
}

void TestTableFileFuzz::theKeptCorpusIsToo()
{
    const QList<QByteArray> texts = keptCorpus(QStringLiteral("tables"));
    QVERIFY(!texts.isEmpty());
    for (const QByteArray& text : texts) {
        const QString fault = faultOf(text);
        QVERIFY2(fault.isEmpty(), qPrintable(fault + u'\n' + QString::fromLatin1(text)));
    }
}

SHOWDOWN_TEST(TestTableFileFuzz)
#include "tst_tablefilefuzz.moc"
