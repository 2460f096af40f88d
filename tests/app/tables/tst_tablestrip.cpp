// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/app/narration/narrating.h"
#include "tests/app/tables/tablefiles.h"
#include "tests/support/testprogram.h"

#include <QTest>

using namespace showdown;
using namespace showdown::tables;
using namespace showdown::tests;

namespace {

QByteArray stripFile()
{
    return contentOf(QStringLiteral(SHOWDOWN_TEST_DATA_DIR "/three-tables.showdown"));
}

/// What is wrong with a file; "read" if nothing is.
QString stripFault(const QByteArray& text)
{
    const TableStripResult result = readTables(text);
    const auto* problem = std::get_if<narration::FileProblem>(&result);
    return problem ? narration::fileProblemText(*problem) : QStringLiteral("read");
}

TableStrip stripIn(const QByteArray& text)
{
    return std::get<TableStrip>(readTables(text));
}

/// A file with so many tables without players.
QByteArray stripOf(int count)
{
    const QByteArray table = R"({"title": null, "rules": {"preset": "series", "changed": {}},
        "lens": null, "players": []})";
    return R"({"showdown": 2, "title": null, "tables": [)" + QByteArrayList(count, table).join(',')
           + "]}";
}

} // namespace

/// Files with several tables.
class TestTableStrip : public QObject
{
    Q_OBJECT

private slots:
    void init() { QVERIFY(speak("en")); }
    void allTablesAreReadInOrder();
    void whatIsReadIsWrittenTheSame();
    void oneTableIsAFileOfOne();
    void whatAFileOfOneKnowsIsNotTakenFromOutside();
    void aMistakeNamesItsTable_data();
    void aMistakeNamesItsTable();
    void aMistakeNamesItsTableInGerman();
    void aFileHasUpToSoManyTables();
    void aLongNoteIsCut();
};

void TestTableStrip::allTablesAreReadInOrder()
{
    const TableStrip strip = stripIn(stripFile());
    QCOMPARE(strip.title, QStringLiteral("Week 3"));
    QCOMPARE(strip.extras, QByteArray(R"({"by":"Ann"})"));
    QCOMPARE(strip.tables.size(), std::size_t(3));
    QCOMPARE(describe(strip.tables[0].table), QStringLiteral("Qh 9d Qc 7s 2h | 9c Qs 3d * 7h"));
    QCOMPARE(strip.tables[0].table.note,
             QStringLiteral("Ask for the third kicker.\nThen for its place."));
    QCOMPARE(strip.tables[0].extras, QByteArray(R"({"players":[{},{"seat":4}]})"));
    QCOMPARE(describe(strip.tables[1].table),
             QStringLiteral("Kh Kd 5c 2s 9h | Ks Kc 5d 2c 8h | As Ad 4d 3c 8s "
                            "[standard jokers=2] [as pair]"));
    QCOMPARE(describe(*strip.tables[1].part(oddsKey)),
             QStringLiteral("4c 9c | As ? / 7d 5c Kh 8c -"));
    QCOMPARE(strip.tables[1].extras, QByteArray(R"({"seen":[1,{"by":null}]})"));
    QCOMPARE(strip.tables[2].table.title, QStringLiteral("Jacks wild"));
    QVERIFY(strip.tables[2].parts.empty());
}

void TestTableStrip::whatIsReadIsWrittenTheSame()
{
    QCOMPARE(tableText(stripIn(stripFile())), stripFile());
}

void TestTableStrip::oneTableIsAFileOfOne()
{
    const TableFile table = std::get<TableFile>(readTable(sampleFile));
    QCOMPARE(stripIn(sampleFile), TableStrip(table));
    QVERIFY(tableText(table).startsWith("{\n  \"showdown\": 1,\n  \"title\": null,\n  \"rules\""));

    QByteArray alone = sampleFile;
    alone.replace("\"showdown\": 1,", "").replace("{\n \"title", "{\"title");
    const TableStrip inside =
        stripIn(R"({"showdown": 2, "title": "Kings", "by": "Ann", "tables": [)" + alone + "]}");
    QCOMPARE(inside.tables.size(), std::size_t(1));
    QCOMPARE(inside.tables[0].table.title, QStringLiteral("Kings"));
    QCOMPARE(inside.tables[0].extras, QByteArray(R"({"by":"Ann"})"));
    QVERIFY(inside.title.isEmpty() && inside.extras.isEmpty());

    TableStrip left = stripIn(stripFile()); // of which two have gone
    left.tables.resize(1);
    const QByteArray text = tableText(left);
    QVERIFY2(text.startsWith("{\n  \"showdown\": 1,\n  \"title\": \"Two queens\",\n  \"note\""),
             text);
    QVERIFY2(text.endsWith("\"seat\":4}\n  ],\n  \"by\": \"Ann\"\n}\n"), text);
    QCOMPARE(tableText(stripIn(text)), text);
}

/// It would be read as the table's own.
void TestTableStrip::whatAFileOfOneKnowsIsNotTakenFromOutside()
{
    QByteArray text = stripOf(1);
    text.replace("\"tables\"", R"("odds": 5, "note": "x", "players": "none", "seen": 1, "tables")");
    const TableStrip strip = stripIn(text);
    QCOMPARE(strip.tables[0].extras, QByteArray(R"({"seen":1})"));
    QVERIFY(stripIn(tableText(strip)) == strip);
    QByteArray two = stripOf(2); // of which nothing is one table's
    two.replace("\"tables\"", R"("odds": 5, "note": "x", "players": "none", "tables")");
    QCOMPARE(stripFault(two), QStringLiteral("read"));
}

void TestTableStrip::aMistakeNamesItsTable_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* name, const char* from, const char* to, const char* message) {
        QTest::newRow(name) << QByteArray(from) << QByteArray(to) << QString::fromUtf8(message);
    };
    row("no card", R"("Js","2s")", R"("Jx","2s")",
        "Table 3, Player 2, card 3, character 2: 'x' is no suit; one of h d c s.");
    row("no text", R"("Kd","5c")", R"(7,"5c")",
        "Table 2, Player 1, card 2 should be text in quotation marks.");
    row("four slots", R"("5d","2c")", R"("5d")",
        "Table 2, Player 2: “cards” should have 5 places for cards, but has 4.");
    row("a card twice", R"("5d","2c")", R"("5c","2c")",
        "Table 2: Five of clubs is there twice, as “Player 1, card 3” and as “Player 2, card 3”, but "
        "one deck holds it once.");
    row("in a situation", R"("As","?")", R"("Ax","?")",
        "Table 2, Player 2, card 1, character 2: 'x' is no suit; one of h d c s.");
    row("no rules", R"("preset":"bug")", R"("preset":"bugs")",
        "Table 3: There are no house rules “bugs”; there are: series, standard, bug, deuces.");
    row("no title", R"("title": "Jacks wild",)", "", "Table 3, “title” is missing.");
    row("a note that is a number", R"("note": "Ask)", R"("note": 5, "x": "Ask)",
        "Table 1, “note” should be text in quotation marks, or null.");
    row("a long name", R"("Ann","cards")", R"("Annannannannannannannannannann","cards")",
        "Table 1: The name of Player 1 is longer than 24 characters.");
    row("a key twice", R"("note": "Ask)", R"("lens": null, "note": "Ask)",
        "Table 1, “lens” is there twice.");
    row("a key twice outside", R"("title": "Week 3")", R"("by": 1, "title": "Week 3")",
        "“by” is there twice.");
    row("a key twice in another list", R"("by": "Ann")", R"("by": [{"a": 1, "a": 2}])",
        "“a” is there twice.");
    row("no table", "\"tables\": [", "\"tables\": [null,",
        "Table 1 should be an object in braces.");
    row("no tables", "\"tables\"", "\"other\"", "“tables” is missing.");
    row("tables in braces", "\"tables\": [", R"("tables": {}, "others": [)",
        "“tables” should be a list in brackets.");
    row("no title of the file", R"("title": "Week 3",)", "", "“title” is missing.");
    row("a newer file", R"("showdown": 2)", R"("showdown": 3)", "It was made by a newer version.");
    row("the number of a file of one", R"("showdown": 2)", R"("showdown": 1)",
        "“rules” is missing.");
}

void TestTableStrip::aMistakeNamesItsTable()
{
    QFETCH(const QByteArray, from);
    QFETCH(const QByteArray, to);
    QByteArray text = stripFile();
    const qsizetype place = text.indexOf(from);
    QVERIFY(place >= 0);
    QTEST(stripFault(text.replace(place, from.size(), to)), "message");
}

void TestTableStrip::aMistakeNamesItsTableInGerman()
{
    QVERIFY(speak("de"));
    QCOMPARE(stripFault(stripFile().replace("Jacks wild\"", "Jacks wild\", \"lens\": null")),
             QStringLiteral("Tisch 3, „lens“ steht zweimal da."));
    QCOMPARE(stripFault(stripFile().replace("\"2s\",\"9h\"", "\"2x\",\"9h\"")).section(u':', 0, 0),
             QStringLiteral("Tisch 2, Spieler 1, Karte 4, Zeichen 2"));
}

void TestTableStrip::aFileHasUpToSoManyTables()
{
    const QString message = QStringLiteral("“tables” should have 1 to 200 elements.");
    QCOMPARE(stripFault(stripOf(0)), message);
    QCOMPARE(stripFault(stripOf(201)), message);
    const TableStrip most = stripIn(stripOf(200));
    QCOMPARE(most.tables.size(), std::size_t(mostTables));
    QVERIFY(stripIn(tableText(most)) == most);
    const QByteArray padded = stripOf(200) + QByteArray(largestTableFile, ' ');
    QCOMPARE(stripFault(padded), QStringLiteral("It is larger than 1 MB."));
}

void TestTableStrip::aLongNoteIsCut()
{
    const TableStrip strip =
        stripIn(stripFile().replace("Ask for the third kicker.", QByteArray("😀").repeated(1001)));
    QCOMPARE(strip.tables[0].table.note, QStringLiteral("😀").repeated(1000));
    QVERIFY(stripIn(tableText(strip)) == strip);
}

SHOWDOWN_TEST(TestTableStrip)
#include "tst_tablestrip.moc"
