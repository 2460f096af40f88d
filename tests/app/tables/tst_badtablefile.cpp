// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/app/narration/narrating.h"
#include "tests/app/tables/tablefiles.h"
#include "tests/support/testprogram.h"
#include "tests/support/texts.h"

#include <QTest>

using namespace showdown;
using namespace showdown::tables;
using namespace showdown::tests;

namespace {

void addColumns()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QString>("message");
}

/// A piece of the sample, its replacement, and the resulting message.
void row(const char* name, const char* from, const QByteArray& to, const QByteArray& message)
{
    QTest::newRow(name) << QByteArray(from) << to << QString::fromUtf8(message);
}

void checkMessage()
{
    QFETCH(const QByteArray, from);
    QFETCH(const QByteArray, to);
    const qsizetype place = sampleFile.indexOf(from);
    QVERIFY(place >= 0);
    QTEST(outcomeOf(readTable(QByteArray(sampleFile).replace(place, from.size(), to))), "message");
}

} // namespace

/// The messages about a `.showdown` file that is JSON, but describes no table.
class TestBadTableFile : public QObject
{
    Q_OBJECT

private slots:
    void init() { QVERIFY(speak("en")); }
    void whatHoldsForTheWholeFileIsExplained_data();
    void whatHoldsForTheWholeFileIsExplained();
    void badRulesAreExplained_data();
    void badRulesAreExplained();
    void badPlayersAreExplained_data();
    void badPlayersAreExplained();
};

void TestBadTableFile::whatHoldsForTheWholeFileIsExplained_data()
{
    addColumns();
    row("no version", R"("showdown": 1,)", "", "It is not a Showdown file.");
    row("a version in words", "1,", "\"1\",", "It is not a Showdown file.");
    row("version nought", "1,", "0,", "It is not a Showdown file.");
    row("the next version", "1,", "3,", "It was made by a newer version.");
    row("a version of several tables", "1,", "2,", "“tables” is missing.");
    row("a version in between", "1,", "1.5,", "It was made by a newer version.");
    row("a newer version is not read further", R"(1,
 "title": null)",
        R"(3, "title": 5)", "It was made by a newer version.");
    row("no title", R"("title": null,)", "", "“title” is missing.");
    row("a title that is a number", R"("title": null)", R"("title": 5)",
        "“title” should be text in quotation marks, or null.");
    row("a key twice", R"("title")", R"("lens": null, "title")", "“lens” is there twice.");
    row("a key twice in one player", R"("cards": ["Kh")", R"("name": "Bob", "cards": ["Kh")",
        "“name” is there twice.");
    row("too many levels", R"("title")",
        "\"x\": " + QByteArray(40, '[') + QByteArray(40, ']') + ", \"title\"",
        "Its braces and brackets are nested too deeply.");
    row("a number without end", R"("title")", R"("x": 1e999, "title")",
        "It has a number that is too large.");
}

void TestBadTableFile::whatHoldsForTheWholeFileIsExplained()
{
    checkMessage();
}

void TestBadTableFile::badRulesAreExplained_data()
{
    addColumns();
    row("no rules", R"("rules": {"preset": "series", "changed": {}},)", "", "“rules” is missing.");
    row("rules by name", R"({"preset": "series", "changed": {}})", "\"series\"",
        "“rules” should be an object in braces.");
    row("no preset", R"("preset": "series", )", "", "“rules.preset” is missing.");
    row("a preset of null", R"("series")", "null",
        "“rules.preset” should be text in quotation marks.");
    row("an unknown preset", "series", "texas",
        "There are no house rules “texas”; there are: series, standard, bug, deuces.");
    row("no changes", R"(, "changed": {})", "", "“rules.changed” is missing.");
    row("changes in a list", "{}", "[]", "“rules.changed” should be an object in braces.");
    row("an unknown rule", "{}", R"({"pairFlor": "2"})",
        "There is no house rule “pairFlor”; there are: " + listOfIds(allRules()) + '.');
    row("a value that the rule does not have", "{}", R"({"pairFloor": "11"})",
        "The house rule “pairFloor” cannot be “11”; possible: 2 to 10, J, Q, K, A.");
    row("a rule that is a number", "{}", R"({"jokers": 2})",
        "“rules.changed.jokers” should be text in quotation marks.");
    row("no lens", R"("lens": null,)", "", "“lens” is missing.");
    row("an unknown lens", R"("lens": null)", R"("lens": "pairs")",
        "There is no rank “pairs”; there are: " + listOfIds(allCategories()) + '.');
    row("a lens that the rules lack", R"("lens": null)", R"("lens": "five-of-a-kind")",
        "It compares as five of a kind, which its house rules do not have.");
}

void TestBadTableFile::badRulesAreExplained()
{
    checkMessage();
}

void TestBadTableFile::badPlayersAreExplained_data()
{
    addColumns();
    row("no players", R"("players": [)", R"("other": [)", "“players” is missing.");
    row("a player who is null", R"({"name": null, "cards": ["Kh", null, "*", null, null]})", "null",
        "Player 1 should be an object in braces.");
    row("four players", "}]}", R"(}, {}, {}]})", "It has more than three players.");
    row("a name that is a number", "\"Ann\"", "5",
        "Player 2: “name” should be text in quotation marks, or null.");
    row("a name of 25 pictures", "Ann", QByteArray("😀").repeated(25),
        "The name of Player 2 is longer than 24 characters.");
    row("a name of 25 characters", "Ann", QByteArray(25, 'x'),
        "The name of Player 2 is longer than 24 characters.");
    row("no cards", R"(, "cards": ["2s", "3s", "4s", "5s", "6s"])", "",
        "Player 2: “cards” is missing.");
    row("cards in one text", R"(["2s", "3s", "4s", "5s", "6s"])", R"("2s 3s 4s 5s 6s")",
        "Player 2: “cards” should be a list in brackets.");
    row("four slots", R"("2s", )", "",
        "Player 2: “cards” should have 5 places for cards, but has 4.");
    row("six slots", R"("2s", )", R"("2s", null, )",
        "Player 2: “cards” should have 5 places for cards, but has 6.");
    row("no card", "4s", "Kx", "Player 2, card 3, character 2: 'x' is no suit; one of h d c s.");
    row("two cards in one slot", "4s", "4s 5d",
        "Player 2, card 3, character 4: '5' is too much; one card is enough.");
    row("an empty text for a card", "4s", "",
        "Player 2, card 3, character 1: a card is missing; one of 2-10 T J Q K A with a suit, or * "
        "for a wild.");
    row("a number for a card", "\"4s\"", "4",
        "Player 2, card 3 should be text in quotation marks.");
    row("a long text for a card", "4s", QByteArray(50, 'x'),
        "Player 2, card 3, character 1: 'x' is no card; one of 2-10 T J Q K A with a suit, or * for a "
        "wild.");
    row("a card twice in one deck", "4s", "Kh",
        "King of hearts is there twice, as “Player 1, card 1” and as “Player 2, card 3”, but one deck "
        "holds it once.");
}

void TestBadTableFile::badPlayersAreExplained()
{
    checkMessage();
}

SHOWDOWN_TEST(TestBadTableFile)
#include "tst_badtablefile.moc"
