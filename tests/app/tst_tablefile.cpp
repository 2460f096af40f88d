// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/session/tablefile.h"
#include "app/narration/filetext.h"
#include "tests/app/narrating.h"
#include "tests/support/tables.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace showdown;

namespace {

const QByteArray sample = R"({"showdown": 1,
 "title": null,
 "rules": {"preset": "series", "changed": {}},
 "lens": null,
 "players": [
  {"name": null, "cards": ["Kh", null, "*", null, null]},
  {"name": "Ann", "cards": ["2s", "3s", "4s", "5s", "6s"]}]})";

/// What is said about a text, or the table in it.
QString outcomeOf(const TableFileResult& result)
{
    if (const auto* problem = std::get_if<FileProblem>(&result))
        return fileProblemText(*problem);
    return describe(std::get<TableFile>(result).table);
}

QString dataFile(const char* name)
{
    return QStringLiteral(SHOWDOWN_TEST_DATA_DIR "/") + QString::fromLatin1(name);
}

} // namespace

/// What is read from a `.showdown` file, and what is said about one that cannot be.
class TestTableFile : public QObject
{
    Q_OBJECT

private slots:
    void init() { QVERIFY(speak("en")); }
    void aWholeFileIsRead();
    void goodFilesAreRead_data();
    void goodFilesAreRead();
    void namesAndTitleLoseTheirBlanks();
    void unknownKeysAreKept();
    void badContentIsExplained_data();
    void badContentIsExplained();
    void badFilesAreExplained();
    void aLargeFileIsReadUpToTheLimit();
    void theWindowSaysThatNothingChanged();
};

void TestTableFile::aWholeFileIsRead()
{
    const TableFileResult result = readTableFile(dataFile("three-players.showdown"));
    QCOMPARE(outcomeOf(result),
             QStringLiteral("Kh - * - Th | Kh 6c 6h 2s * | - - - - - "
                            "[deuces wildCards=Jh,Js deck=free jokers=2] [as full-house]"));
    const Table& table = std::get<TableFile>(result).table;
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
}

void TestTableFile::goodFilesAreRead()
{
    QFETCH(const QByteArray, from);
    QFETCH(const QByteArray, to);
    QVERIFY(sample.contains(from));
    QTEST(outcomeOf(readTable(QByteArray(sample).replace(from, to))), "table");
}

void TestTableFile::namesAndTitleLoseTheirBlanks()
{
    const auto result =
        readTable(QByteArray(sample)
                      .replace("Ann", " Ann \\n B ")
                      .replace("\"title\": null", "\"title\": \"\\tFriday  night\""));
    const Table& table = std::get<TableFile>(result).table;
    QCOMPARE(names(table), QStringList({"", "Ann B"}));
    QCOMPARE(table.title, QStringLiteral("Friday night"));
}

void TestTableFile::unknownKeysAreKept()
{
    const auto result =
        readTable(QByteArray(sample)
                      .replace("\"lens\"", "\"z\": [1, {\"b\": 2, \"a\": null}], \"lens\"")
                      .replace("\"preset\"", "\"by\": \"Ann\", \"preset\"")
                      .replace("\"Ann\", \"cards\"", "\"Ann\", \"seat\": 4, \"cards\""));
    QCOMPARE(outcomeOf(result), QStringLiteral("Kh - * - - | 2s 3s 4s 5s 6s"));
    QCOMPARE(std::get<TableFile>(result).extras,
             QByteArray(R"({"z":[1,{"b":2,"a":null}],"rules":{"by":"Ann"},)"
                        R"("players":[{},{"seat":4}]})"));
}

void TestTableFile::badContentIsExplained_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* name, const char* from, const QByteArray& to,
                        const char* message) {
        QTest::newRow(name) << QByteArray(from) << to << QString::fromUtf8(message);
    };

    row("no version", R"("showdown": 1,)", "", "It is not a Showdown file.");
    row("a version in words", "1,", "\"1\",", "It is not a Showdown file.");
    row("version nought", "1,", "0,", "It is not a Showdown file.");
    row("the next version", "1,", "2,", "It was made by a newer version.");
    row("a version in between", "1,", "1.5,", "It was made by a newer version.");
    row("a newer version is not read further", R"(1,
 "title": null)",
        R"(2, "title": 5)", "It was made by a newer version.");
    row("no title", R"("title": null,)", "", "“title” is missing.");
    row("a title that is a number", R"("title": null)", R"("title": 5)",
        "“title” should be text in quotation marks, or null.");
    row("no rules", R"("rules": {"preset": "series", "changed": {}},)", "", "“rules” is missing.");
    row("rules by name", R"({"preset": "series", "changed": {}})", "\"series\"",
        "“rules” should be an object in braces.");
    row("no preset", R"("preset": "series", )", "", "“rules.preset” is missing.");
    row("a preset of null", R"("series")", "null",
        "“rules.preset” should be text in quotation marks.");
    row("an unknown preset", "series", "texas", "There are no house rules “texas”.");
    row("no changes", R"(, "changed": {})", "", "“rules.changed” is missing.");
    row("changes in a list", "{}", "[]", "“rules.changed” should be an object in braces.");
    row("an unknown rule", "{}", R"({"pairFlor": "2"})", "There is no house rule “pairFlor”.");
    row("a value that the rule does not have", "{}", R"({"pairFloor": "11"})",
        "The house rule “pairFloor” cannot be “11”.");
    row("a rule that is a number", "{}", R"({"jokers": 2})",
        "“rules.changed.jokers” should be text in quotation marks.");
    row("no lens", R"("lens": null,)", "", "“lens” is missing.");
    row("an unknown lens", R"("lens": null)", R"("lens": "pairs")", "There is no rank “pairs”.");
    row("a lens that the rules lack", R"("lens": null)", R"("lens": "five-of-a-kind")",
        "It compares as five of a kind, which its house rules do not have.");
    row("no players", R"("players": [)", R"("other": [)", "“players” is missing.");
    row("a player who is null", R"({"name": null, "cards": ["Kh", null, "*", null, null]})", "null",
        "Player 1 should be an object in braces.");
    row("four players", "}]}", R"(}, {}, {}]})", "It has more than three players.");
    row("a name that is a number", "\"Ann\"", "5",
        "Player 2: “name” should be text in quotation marks, or null.");
    row("a name of 25 characters", "Ann", QByteArray(25, 'x'),
        "The name of Player 2 is longer than 24 characters.");
    row("no cards", R"(, "cards": ["2s", "3s", "4s", "5s", "6s"])", "",
        "Player 2: “cards” is missing.");
    row("cards in one text", R"(["2s", "3s", "4s", "5s", "6s"])", R"("2s 3s 4s 5s 6s")",
        "Player 2: “cards” should be a list in brackets.");
    row("four slots", R"("2s", )", "",
        "Player 2 should have five slots, each with a card or null.");
    row("six slots", R"("2s", )", R"("2s", null, )",
        "Player 2 should have five slots, each with a card or null.");
    row("no card", "4s", "Kx", "Player 2, card 3 is not a card: “Kx”.");
    row("two cards in one slot", "4s", "4s 5d", "Player 2, card 3 is not a card: “4s 5d”.");
    row("an empty text for a card", "4s", "", "Player 2, card 3 is not a card: “”.");
    row("a number for a card", "\"4s\"", "4", "Player 2, card 3 is not a card: “4”.");
    row("a long text for a card", "4s", QByteArray(50, 'x'),
        "Player 2, card 3 is not a card: “xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…”.");
    row("a card twice in one deck", "4s", "Kh",
        "King of hearts is in Player 1, card 1 and in Player 2, card 3, but one deck holds it "
        "once.");
    row("a key twice", R"("title")", R"("lens": null, "title")",
        "The key “lens” stands there twice.");
    row("a key twice in one player", R"("cards": ["Kh")", R"("name": "Bob", "cards": ["Kh")",
        "The key “name” stands there twice.");
    row("too many levels", R"("title")",
        "\"x\": " + QByteArray(40, '[') + QByteArray(40, ']') + ", \"title\"",
        "Its braces and brackets are nested too deeply.");
    row("a number without end", R"("title")", R"("x": 1e999, "title")",
        "It has a number that is too large.");
}

void TestTableFile::badContentIsExplained()
{
    QFETCH(const QByteArray, from);
    QFETCH(const QByteArray, to);
    QVERIFY(sample.contains(from));
    const qsizetype place = sample.indexOf(from);
    QTEST(outcomeOf(readTable(QByteArray(sample).replace(place, from.size(), to))), "message");
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

    QVERIFY(write("locked.showdown", sample));
    QVERIFY(QFile::setPermissions(folder.filePath(QStringLiteral("locked.showdown")), {}));
    QFile locked(folder.filePath(QStringLiteral("locked.showdown")));
    if (!locked.open(QIODevice::ReadOnly)) // root may read it all the same
        QCOMPARE(outcomeOfFile("locked.showdown"),
                 QStringLiteral("You have no permission to read it."));
}

void TestTableFile::aLargeFileIsReadUpToTheLimit()
{
    const QByteArray padded = sample + QByteArray(largestTableFile - sample.size(), ' ');
    QCOMPARE(outcomeOf(readTable(padded)), QStringLiteral("Kh - * - - | 2s 3s 4s 5s 6s"));
    QCOMPARE(outcomeOf(readTable(padded + ' ')), QStringLiteral("It is larger than 1 MB."));
}

void TestTableFile::theWindowSaysThatNothingChanged()
{
    QCOMPARE(fileNotOpened(NotACard{{1, 2}, "Kx"}),
             QStringLiteral("This file could not be opened. Player 2, card 3 is not a card: “Kx”. "
                            "Your table is unchanged."));
}

QTEST_GUILESS_MAIN(TestTableFile)
#include "tst_tablefile.moc"
