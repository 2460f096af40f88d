// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/app/narration/narrating.h"
#include "tests/app/tables/tablefiles.h"
#include "tests/support/tables.h"
#include "tests/support/testprogram.h"

#include <QTest>

using namespace showdown;
using namespace showdown::tables;
using namespace showdown::tests;

namespace {

/// A file with a situation, from which tests make others.
const QByteArray situationFile = R"({"showdown": 1, "title": null,
 "rules": {"preset": "series", "changed": {}}, "lens": null,
 "players": [{"name": null, "cards": ["Kh", null, "*", null, null]}],
 "odds": {"rules": {"preset": "standard", "changed": {}},
  "board": ["Qs", "9s", "4d", null, null], "dead": ["2c"],
  "players": [{"name": null, "hole": ["As", "?"]}, {"name": "Ann", "hole": [null, "Qd"]}]}})";

/// The situation in a file, with names; or the error about the file.
QString situationIn(const QByteArray& text)
{
    const TableFileResult result = readTable(text);
    if (const auto* problem = std::get_if<narration::FileProblem>(&result))
        return narration::fileProblemText(*problem);
    const CardTable* odds = std::get<TableFile>(result).part(oddsKey);
    if (!odds)
        return QStringLiteral("no situation");
    QString situation = describe(*odds);
    for (const QString& name : odds->names) {
        if (!name.isEmpty())
            situation += u' ' + name;
    }
    return situation;
}

void addOddsColumns()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QString>("outcome");
}

/// A piece of the file, its replacement, and the result.
void oddsRow(const char* name, const char* from, const QByteArray& to, const char* outcome)
{
    QTest::newRow(name) << QByteArray(from) << to << QString::fromUtf8(outcome);
}

void checkOddsOutcome()
{
    QFETCH(const QByteArray, from);
    QFETCH(const QByteArray, to);
    const qsizetype place = situationFile.lastIndexOf(from);
    QVERIFY(place >= 0);
    QTEST(situationIn(QByteArray(situationFile).replace(place, from.size(), to)), "outcome");
}

} // namespace

/// The situation of Odds in a `.showdown` file.
class TestOddsFile : public QObject
{
    Q_OBJECT

private slots:
    void init() { QVERIFY(speak("en")); }
    void situationsAreRead_data();
    void situationsAreRead();
    void badSituationsAreExplained_data();
    void badSituationsAreExplained();
    void aDeckIsOneDeck();
    void unknownKeysAreKept();
    void aWrittenSituationReadsWell();
    void aFileWithoutASituationHasNone();
    void whatIsWrittenReadsBack_data();
    void whatIsWrittenReadsBack();
    void partsHaveAnyKey();
};

void TestOddsFile::situationsAreRead_data()
{
    addOddsColumns();
    oddsRow("as it is", "{", "{", "As ? | - Qd / Qs 9s 4d - - / dead 2c Ann");
    oddsRow("no situation",
            R"(,
 "odds": {"rules": {"preset": "standard", "changed": {}},
  "board": ["Qs", "9s", "4d", null, null], "dead": ["2c"],
  "players": [{"name": null, "hole": ["As", "?"]}, {"name": "Ann", "hole": [null, "Qd"]}]})",
            "", "no situation");
    oddsRow("no players give one with empty places",
            R"({"name": null, "hole": ["As", "?"]}, {"name": "Ann", "hole": [null, "Qd"]})", "",
            "- - / Qs 9s 4d - - / dead 2c");
    oddsRow("three players", "]}]", R"(]}, {"name": " Zoë  B ", "hole": ["?", "?"]}])",
            "As ? | - Qd | ? ? / Qs 9s 4d - - / dead 2c Ann Zoë B");
    oddsRow("a gap on the board", R"("9s")", "null", "As ? | - Qd / Qs - 4d - - / dead 2c Ann");
    oddsRow("jokers everywhere", R"("?")", R"("joker")",
            "As * | - Qd / Qs 9s 4d - - / dead 2c Ann");
    oddsRow("no dead cards", R"("2c")", "", "As ? | - Qd / Qs 9s 4d - - Ann");
    oddsRow("rules", R"({"preset": "standard", "changed": {}})",
            R"({"preset": "bug", "changed": {"jokers": "2"}})",
            "As ? | - Qd / Qs 9s 4d - - / dead 2c / bug jokers=2 Ann");
    oddsRow("a card that a hand of the table holds", "2c", "Kh",
            "As ? | - Qd / Qs 9s 4d - - / dead Kh Ann");
}

void TestOddsFile::situationsAreRead()
{
    checkOddsOutcome();
}

void TestOddsFile::badSituationsAreExplained_data()
{
    addOddsColumns();
    oddsRow("null", R"("odds": {)", R"("odds": null, "x": {)",
            "“odds” should be an object in braces.");
    oddsRow("no rules", R"("rules")", R"("rulers")", "“odds.rules” is missing.");
    oddsRow("an unknown preset", "standard", "texas",
            "There are no house rules “texas”; there are: series, standard, bug, deuces.");
    oddsRow("a rule that is a number", R"("changed": {})", R"("changed": {"jokers": 1})",
            "“odds.rules.changed.jokers” should be text in quotation marks.");
    oddsRow("no board", R"("board")", R"("bord")", "“odds.board” is missing.");
    oddsRow("a board in one text", R"(["Qs", "9s", "4d", null, null])", R"("Qs 9s 4d")",
            "“odds.board” should be a list in brackets.");
    oddsRow("a short board", R"("4d", null, null)", R"("4d")",
            "“odds.board” should have 5 places for cards, but has 3.");
    oddsRow("no card on the board", "4d", "Kx",
            "Board, card 3, character 2: 'x' is no suit; one of h d c s.");
    oddsRow("an unknown card on the board", "4d", "?",
            "Board, card 3, character 1: '?' is no card; one of 2-10 T J Q K A with a suit, or * "
            "for a wild.");
    oddsRow("no dead cards", R"("dead")", R"("deadly")", "“odds.dead” is missing.");
    oddsRow("a gap among the dead cards", R"("2c")", "\"2c\", null",
            "Dead cards, card 2 should be text in quotation marks.");
    oddsRow(
        "an unknown dead card", "2c", "?",
        "Dead cards, card 1, character 1: '?' is no card; one of 2-10 T J Q K A with a suit, or * "
        "for a wild.");
    oddsRow("21 dead cards", R"("2c")", "\"*\"" + QByteArray(", \"*\"").repeated(20),
            "It has more than 20 dead cards.");
    oddsRow("no players", R"("players")", R"("gamers")", "“odds.players” is missing.");
    oddsRow("four players", "]}]", "]}, {}, {}]", "It has more than three players.");
    oddsRow("a player who is null", R"({"name": null, "hole": ["As", "?"]})", "null",
            "Player 1: “odds” should be an object in braces.");
    oddsRow("a name that is a number", R"("Ann")", "5",
            "Player 2: “odds.name” should be text in quotation marks, or null.");
    oddsRow("a name of 25 characters", "Ann", QByteArray(25, 'x'),
            "The name of Player 2 is longer than 24 characters.");
    oddsRow("no hole cards", R"(, "hole": [null, "Qd"])", "", "Player 2: “odds.hole” is missing.");
    oddsRow("three hole cards", R"([null, "Qd"])", R"([null, "Qd", null])",
            "Player 2: “odds.hole” should have 2 places for cards, but has 3.");
    oddsRow("no card", "Qd", "1d",
            "Player 2, card 2, character 2: 'd' after '1' makes no rank; a ten is 10 or T.");
    oddsRow("a number for a card", R"("Qd")", "4",
            "Player 2, card 2 should be text in quotation marks.");
    oddsRow(
        "a card in two hands", "Qd", "As",
        "Ace of spades is there twice, as “Player 1, card 1” and as “Player 2, card 2”, but one "
        "deck holds it once.");
    oddsRow(
        "a card on the board and dead", "2c", "9s",
        "Nine of spades is there twice, as “Board, card 2” and as “Dead cards, card 1”, but one "
        "deck holds it once.");
    oddsRow("a key twice", R"("dead")", R"("board": [], "dead")", "“board” is there twice.");
}

void TestOddsFile::badSituationsAreExplained()
{
    checkOddsOutcome();
}

void TestOddsFile::aDeckIsOneDeck()
{
    const QByteArray rules = R"("standard", "changed": {)";
    const QByteArray free = QByteArray(situationFile).replace(rules, rules + R"("deck": "free")");
    QVERIFY(free != situationFile);
    QCOMPARE(situationIn(free), situationIn(situationFile));
}

void TestOddsFile::unknownKeysAreKept()
{
    const auto result = readTable(QByteArray(situationFile)
                                      .replace("\"board\"", R"("z": [1], "board")")
                                      .replace(R"("standard",)", R"("standard", "by": "Bob",)")
                                      .replace(R"("Ann",)", R"("Ann", "seat": 4,)"));
    const QByteArray extras =
        R"({"odds":{"z":[1],"rules":{"by":"Bob"},"players":[{},{"seat":4}]}})";
    TableFile file = std::get<TableFile>(result);
    QCOMPARE(file.extras, extras);
    const QByteArray text = tableText(file);
    const TableFileResult again = readTable(text);
    QVERIFY2(std::holds_alternative<TableFile>(again), text);
    QCOMPARE(std::get<TableFile>(again).extras, extras);

    file.setPart(oddsKey, std::nullopt);
    const TableFileResult without = readTable(tableText(file));
    QVERIFY(std::holds_alternative<TableFile>(without));
    QVERIFY(!std::get<TableFile>(without).part(oddsKey));
}

void TestOddsFile::aWrittenSituationReadsWell()
{
    QCOMPARE(tableText(std::get<TableFile>(readTable(
                 QByteArray(situationFile).replace(R"("lens")", R"("a": {"odds": 1}, "lens")")))),
             R"({
  "showdown": 1,
  "title": null,
  "rules": {"preset":"series","changed":{}},
  "lens": null,
  "players": [
    {"name":null,"cards":["Kh",null,"*",null,null]},
    {"name":null,"cards":[null,null,null,null,null]}
  ],
  "odds": {
    "rules": {"preset":"standard","changed":{}},
    "board": ["Qs","9s","4d",null,null],
    "dead": ["2c"],
    "players": [
      {"name":null,"hole":["As","?"]},
      {"name":"Ann","hole":[null,"Qd"]}
    ]
  },
  "a": {"odds":1}
}
)");
}

void TestOddsFile::aFileWithoutASituationHasNone()
{
    const TableFile file = std::get<TableFile>(readTable(sampleFile));
    QVERIFY(!file.part(oddsKey));
    QVERIFY(!tableText(file).contains("odds"));
}

void TestOddsFile::whatIsWrittenReadsBack_data()
{
    QTest::addColumn<QString>("situation");
    for (const char* situation :
         {"- -", "- - | ? - | - Kd", "As Ks | Qh Qd | Jc Tc / Qs 9s 4d 8h -",
          "* * | ? ? / * 9s - 8h 2h / dead 2c 3c *", "As Ks / - - - - 2h / bug jokers=2"})
        QTest::newRow(situation) << QString::fromLatin1(situation);
}

void TestOddsFile::whatIsWrittenReadsBack()
{
    QFETCH(const QString, situation);
    TableFile file;
    CardTable odds = oddsTableOf(situation);
    odds.names[0] = QStringLiteral("<b>&“Zoë”");
    file.setPart(oddsKey, odds);
    const QByteArray text = tableText(file);
    const TableFileResult read = readTable(text);
    QVERIFY2(std::holds_alternative<TableFile>(read), text);
    QVERIFY(std::get<TableFile>(read).parts == file.parts);
    QCOMPARE(tableText(std::get<TableFile>(read)), text);
}

/// Whoever does not know them keeps them.
void TestOddsFile::partsHaveAnyKey()
{
    const PartKinds kinds{{"more", RowKind::hand}, {"other", RowKind::hole}};
    TableFile file;
    CardTable hands = tableOf(QStringLiteral("Ks - * - 2h | Qs - - 9d -"));
    hands.note = QStringLiteral("Two lines");
    file.setPart("more", hands);
    file.setPart("other", oddsTableOf(QStringLiteral("As ? | - - / Qs 9s 4d - -")));
    const QByteArray text = tableText(file);
    const auto read = readTable(text, kinds);
    QVERIFY2(std::holds_alternative<TableFile>(read), text);
    QVERIFY(std::get<TableFile>(read) == file);
    const auto unknown = std::get<TableFile>(readTable(text));
    QVERIFY(unknown.parts.empty());
    QVERIFY(std::get<TableFile>(readTable(tableText(unknown), kinds)) == file);
    const auto wrong = readTable(QByteArray(text).replace("9s", "Qs"), kinds);
    QVERIFY(std::holds_alternative<narration::FileProblem>(wrong));
}

SHOWDOWN_TEST(TestOddsFile)
#include "tst_oddsfile.moc"
