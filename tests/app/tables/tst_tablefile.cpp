// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/app/narration/narrating.h"
#include "tests/app/tables/tablefiles.h"
#include "tests/support/hostile.h"
#include "tests/support/testprogram.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

using namespace showdown;
using namespace showdown::tables;
using namespace showdown::narration;
using namespace showdown::tests;

namespace {

QString dataFile(const char* name)
{
    return QStringLiteral(SHOWDOWN_TEST_DATA_DIR "/") + QString::fromLatin1(name);
}

} // namespace

/// Reading `.showdown` files, and the messages about unreadable ones.
class TestTableFile : public QObject
{
    Q_OBJECT

private slots:
    void init() { QVERIFY(speak("en")); }
    void aWholeFileIsRead();
    void goodFilesAreRead_data();
    void goodFilesAreRead();
    void namesAndTitleLoseTheirBlanks();
    void aNoteStandsBehindTheTitle();
    void unknownKeysAreKept();
    void badFilesAreExplained();
    void foreignTextsLoseWhatIsNotToBeShown();
    void aLargeFileIsReadUpToTheLimit();
    void theWindowSaysThatNothingChanged();
    void whatIsWrittenReadsBack_data();
    void whatIsWrittenReadsBack();
    void aWrittenFileReadsWell();
};

void TestTableFile::aWholeFileIsRead()
{
    const TableFileResult result = readTableFile(dataFile("three-players.showdown"));
    QCOMPARE(outcomeOf(result),
             QStringLiteral("Kh - * - Th | Kh 6c 6h 2s * | - - - - - "
                            "[deuces wildCards=Jh,Js deck=free jokers=2] [as full-house]"));
    const CardTable& table = std::get<TableFile>(result).table;
    QCOMPARE(table.title, QStringLiteral("Friday"));
    QCOMPARE(names(table), QStringList({"Ann", "", QStringLiteral("Zoë")}));
    QVERIFY(std::get<TableFile>(result).extras.isEmpty());
}

void TestTableFile::goodFilesAreRead_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QString>("table");
    const auto row = [](const char* name, const char* from, const QByteArray& to,
                        const QString& table = QStringLiteral("Kh - * - - | 2s 3s 4s 5s 6s")) {
        QTest::newRow(name) << QByteArray(from) << to << table;
    };

    row("as it is", "{", "{");
    row("a byte order mark", "{\"show", "\xEF\xBB\xBF{\"show");
    row("lines ended by carriage return and line feed", "null,\n", "null,\r\n");
    row("white space around", "{\"show", "\n\t {\"show");
    row("no players give two with empty slots",
        R"({"name": null, "cards": ["Kh", null, "*", null, null]},
  {"name": "Ann", "cards": ["2s", "3s", "4s", "5s", "6s"]})",
        "", "- - - - - | - - - - -");
    row("one player gets an opponent with empty slots",
        R"(,
  {"name": "Ann", "cards": ["2s", "3s", "4s", "5s", "6s"]})",
        "", "Kh - * - - | - - - - -");
    row("one rule changed", "{}", R"({"pairFloor": "2"})",
        "Kh - * - - | 2s 3s 4s 5s 6s [series pairFloor=2]");
    row("a rule that is as in the preset", "{}", R"({"pairFloor": "J"})");
    row("a lens that a changed rule adds", "{}},\n \"lens\": null",
        R"({"fiveOfAKind": "on"}}, "lens": "five-of-a-kind")",
        "Kh - * - - | 2s 3s 4s 5s 6s [series fiveOfAKind=on] [as five-of-a-kind]");
    row("keys in another order", R"("title": null,
 "rules": {"preset": "series", "changed": {}})",
        R"("rules": {"changed": {}, "preset": "series"}, "title": null)");
    row("a card twice in a free deck", R"({}},
 "lens": null,
 "players": [
  {"name": null, "cards": ["Kh", null)",
        R"({"deck": "free"}}, "lens": null, "players": [{"name": null, "cards": ["Kh", "2s")",
        "Kh 2s * - - | 2s 3s 4s 5s 6s [series deck=free]");
    row("wilds as many as there are slots", R"(["2s", "3s", "4s", "5s", "6s"])",
        R"(["*", "*", "w", "joker", "Jk"])", "Kh - * - - | * * * * *");
    row("a name of 24 characters", "Ann", QByteArray(24, 'x'));
    row("a name of 24 pictures", "Ann", QByteArray("😀").repeated(24));
}

void TestTableFile::goodFilesAreRead()
{
    QFETCH(const QByteArray, from);
    QFETCH(const QByteArray, to);
    QVERIFY(sampleFile.contains(from));
    QTEST(outcomeOf(readTable(QByteArray(sampleFile).replace(from, to))), "table");
}

void TestTableFile::namesAndTitleLoseTheirBlanks()
{
    const auto result = readTable(QByteArray(sampleFile)
                                      .replace("Ann", " Ann \\n B ")
                                      .replace("\"title\": null", R"("title": "\tFriday  night")"));
    const CardTable& table = std::get<TableFile>(result).table;
    QCOMPARE(names(table), QStringList({"", "Ann B"}));
    QCOMPARE(table.title, QStringLiteral("Friday night"));
}

void TestTableFile::aNoteStandsBehindTheTitle()
{
    const auto fileWith = [](const char* note) {
        return readTable(QByteArray(sampleFile)
                             .replace("\"title\": null", QByteArray("\"title\": null") + note));
    };
    const auto noted = std::get<TableFile>(fileWith(R"(, "note": "Ask Ann\nfirst")"));
    QCOMPARE(noted.table.note, QStringLiteral("Ask Ann\nfirst"));
    QVERIFY(noted.extras.isEmpty());
    const QByteArray text = tableText(noted);
    QVERIFY2(text.contains("\"title\": null,\n  \"note\": \"Ask Ann\\nfirst\",\n  \"rules\""),
             text);
    QCOMPARE(std::get<TableFile>(readTable(text)).table, noted.table);
    for (const char* none : {"", R"(, "note": null)", R"(, "note": "")"})
        QVERIFY(!tableText(std::get<TableFile>(fileWith(none))).contains("note"));
    QVERIFY(std::holds_alternative<narration::FileProblem>(fileWith(R"(, "note": 3)")));
}

void TestTableFile::unknownKeysAreKept()
{
    const auto result =
        readTable(QByteArray(sampleFile)
                      .replace("\"lens\"", R"("z": [1, {"b": 2, "a": null}], "lens")")
                      .replace("\"preset\"", R"("by": "Ann", "preset")")
                      .replace(R"("Ann", "cards")", R"("Ann", "seat": 4, "cards")"));
    QCOMPARE(outcomeOf(result), QStringLiteral("Kh - * - - | 2s 3s 4s 5s 6s"));
    QCOMPARE(std::get<TableFile>(result).extras,
             QByteArray(R"({"z":[1,{"b":2,"a":null}],"rules":{"by":"Ann"},)"
                        R"("players":[{},{"seat":4}]})"));
}

/// Once, when they are read; everything shown, copied or printed comes from there.
void TestTableFile::foreignTextsLoseWhatIsNotToBeShown()
{
    const TableFileResult result = readTable(hostileFile());
    const auto* file = std::get_if<TableFile>(&result);
    QVERIFY2(file, qPrintable(outcomeOf(result)));
    QCOMPARE(QStringList(file->table.names.begin(), file->table.names.end()), hostileNames());
    const auto& seats = file->part(oddsKey)->names;
    QCOMPARE(QStringList(seats.begin(), seats.begin() + 3), hostileNames());
    QCOMPARE(file->table.title.size(), CardTable::longestTitle);
    QVERIFY(file->table.title.startsWith(hostileTitle() + QStringLiteral("[31m long long")));
    QCOMPARE(firstUnfit(file->table.note), QString());
    QVERIFY(file->table.note.startsWith(QStringLiteral("<h1>BIG</h1> %1\n")));
    QVERIFY(file->table.note.size() <= CardTable::longestNote);
    const auto again = readTable(tableText(*file));
    QCOMPARE(std::get<TableFile>(again).table, file->table);
    QCOMPARE(std::get<TableFile>(again).extras, file->extras); // they are never shown
}

void TestTableFile::badFilesAreExplained()
{
    QTemporaryDir folder;
    const auto outcomeOfFile = [&folder](const char* name) {
        return outcomeOf(readTableFile(folder.filePath(QString::fromLatin1(name))));
    };
    const auto write = [&folder](const char* name, const QByteArray& text) {
        QFile file(folder.filePath(QString::fromLatin1(name)));
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
    };

    QCOMPARE(outcomeOfFile("none.showdown"), QStringLiteral("It does not exist."));
#ifdef Q_OS_UNIX
    const auto link = [&folder](const char* name, const char* target) {
        return QFile::link(QString::fromLatin1(target), folder.filePath(QLatin1String(name)));
    };
    QVERIFY(mkfifo(QFile::encodeName(folder.filePath(QStringLiteral("pipe"))).constData(), 0600)
            == 0);
    QCOMPARE(outcomeOfFile("pipe"), QStringLiteral("It is no file."));
    QVERIFY(link("device", "/dev/zero"));
    QCOMPARE(outcomeOfFile("device"), QStringLiteral("It is no file."));
    QVERIFY(link("circle", "circle"));
    QCOMPARE(outcomeOfFile("circle"), QStringLiteral("It is a link that leads back to itself."));
    QCOMPARE(outcomeOfFile("circle/a.showdown"),
             QStringLiteral("It is a link that leads back to itself."));
    QVERIFY(link("dead", "none.showdown"));
    QCOMPARE(outcomeOfFile("dead"), QStringLiteral("It is a link to a file that does not exist."));
    QVERIFY(write("good", sampleFile) && link("link", "good"));
    QCOMPARE(outcomeOfFile("link"), outcomeOf(readTable(sampleFile)));
#endif
    QCOMPARE(outcomeOfFile("."), QStringLiteral("It is a folder."));
    QVERIFY(write("empty.showdown", ""));
    QCOMPARE(outcomeOfFile("empty.showdown"), QStringLiteral("It is empty."));
    QVERIFY(write("blank.showdown", "\xEF\xBB\xBF \r\n\t"));
    QCOMPARE(outcomeOfFile("blank.showdown"), QStringLiteral("It is empty."));
    QVERIFY(write("picture.showdown", "\x89PNG\r\n"));
    QCOMPARE(outcomeOfFile("picture.showdown"), QStringLiteral("It is not a Showdown file."));
    QVERIFY(write("endless", QByteArray(largestTableFile + 1, ' ')));
    QCOMPARE(outcomeOfFile("endless"), QStringLiteral("It is larger than 1 MB."));
    QCOMPARE(outcomeOf(readTableFile(QString())), QStringLiteral("It does not exist."));

    QVERIFY(write("locked.showdown", sampleFile));
    QVERIFY(QFile::setPermissions(folder.filePath(QStringLiteral("locked.showdown")), {}));
    QFile locked(folder.filePath(QStringLiteral("locked.showdown")));
    if (!locked.open(QIODevice::ReadOnly)) // root may read it all the same
        QCOMPARE(outcomeOfFile("locked.showdown"),
                 QStringLiteral("You have no permission to read it."));
}

void TestTableFile::aLargeFileIsReadUpToTheLimit()
{
    const QByteArray padded = sampleFile + QByteArray(largestTableFile - sampleFile.size(), ' ');
    QCOMPARE(outcomeOf(readTable(padded)), QStringLiteral("Kh - * - - | 2s 3s 4s 5s 6s"));
    QCOMPARE(outcomeOf(readTable(padded + ' ')), QStringLiteral("It is larger than 1 MB."));
}

void TestTableFile::theWindowSaysThatNothingChanged()
{
    QCOMPARE(fileNotOpened(FileFault::empty),
             QStringLiteral("This file could not be opened. It is empty. "
                            "Your table is unchanged."));
}

void TestTableFile::whatIsWrittenReadsBack_data()
{
    QTest::addColumn<QString>("file");
    const QDir folder(QStringLiteral(SHOWDOWN_TEST_DATA_DIR));
    const QStringList files = folder.entryList({QStringLiteral("*.showdown")});
    for (const QString& file : files)
        QTest::newRow(qPrintable(file)) << folder.filePath(file);
}

void TestTableFile::whatIsWrittenReadsBack()
{
    QFETCH(const QString, file);
    const TableStripResult before = readTablesIn(file);
    if (!std::holds_alternative<TableStrip>(before))
        return; // those that are made to be wrong
    const QByteArray text = tableText(std::get<TableStrip>(before));
    const TableStripResult after = readTables(text);
    QVERIFY2(std::holds_alternative<TableStrip>(after), text);
    QVERIFY(std::get<TableStrip>(after) == std::get<TableStrip>(before));
    QCOMPARE(tableText(std::get<TableStrip>(after)), text);
}

void TestTableFile::aWrittenFileReadsWell()
{
    const QByteArray text = R"({"showdown": 1, "title": null, "rules": {"preset": "bug",
        "changed": {"pairFloor": "J"}, "by": "Ann"}, "lens": "pair", "seen": [1, 2],
        "players": [{"name": "Zoë", "cards": ["10h", null, "w", null, null], "seat": 4}]})";
    QCOMPARE(tableText(std::get<TableFile>(readTable(text))), R"({
  "showdown": 1,
  "title": null,
  "rules": {"preset":"bug","changed":{"pairFloor":"J"},"by":"Ann"},
  "lens": "pair",
  "players": [
    {"name":"Zoë","cards":["Th",null,"*",null,null],"seat":4},
    {"name":null,"cards":[null,null,null,null,null]}
  ],
  "seen": [
    1,
    2
  ]
}
)");
}

SHOWDOWN_TEST(TestTableFile)
#include "tst_tablefile.moc"
