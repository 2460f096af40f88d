// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/commandtext.h"
#include "app/narration/copytext.h"
#include "app/tables/pastedtable.h"
#include "core/compare/showdown.h"
#include "tests/support/randomhands.h"
#include "tests/support/tables.h"
#include "tests/support/testprogram.h"

#include <QTest>

using namespace showdown;
using namespace showdown::tables;
using namespace showdown::tests;

namespace {

/// The table after pasting a text into another one, with names; or the error.
QString pasted(const QString& text, const QString& before, tables::Place from = {})
{
    const auto read = tables::readPastedTable(text);
    if (const auto* problem = std::get_if<narration::PasteProblem>(&read))
        return narration::pasteProblemText(*problem);
    const CardTable after =
        tables::withPastedHands(tableOf(before), std::get<PastedTable>(read), from);
    QString result = describe(after);
    for (const QString& name : after.names) {
        if (!name.isEmpty())
            result += u' ' + name;
    }
    return result;
}

CardTable randomTable(RandomHands& random)
{
    CardTable table = emptyHands();
    table.playerCount = 2 + random.below(2);
    table.rules.preset = allPresets()[static_cast<std::size_t>(random.below(4))];
    table.rules.rules = random.below(3) == 0 ? rulesOf(table.rules.preset) : random.rules();
    table.rules.rules.deck = DeckKind::free;
    table.lens = random.lens();
    if (table.lens && !table.rules.rules.knows(*table.lens))
        table.lens.reset();
    const QStringList names{QString(),
                            QStringLiteral("Ada"),
                            QStringLiteral("K: 9h (x)"),
                            QString(),
                            QStringLiteral("A | Kh"),
                            QStringLiteral("<b>&Bob</b>"),
                            QString(),
                            QStringLiteral("Player 2"),
                            QStringLiteral("--lens *pair*"),
                            QString(),
                            QStringLiteral("`Kh`"),
                            QStringLiteral(R"(a\|b\)"),
                            QStringLiteral("{"),
                            QStringLiteral("- | - |"),
                            QStringLiteral("“Eve”"),
                            QStringLiteral("**Max**")};
    const int without = table.playerCount == 3 && random.below(4) == 0 ? random.below(3) : -1;
    for (int player = 0; player < table.playerCount; ++player) {
        const Hand hand = random.hand(table.rules.rules.deck);
        const auto count = static_cast<std::size_t>(random.below(3) == 0 ? 1 + random.below(5) : 5);
        if (player != without)
            table.row(player) = tables::SlotRow(*Hand::of(hand.cards().first(count)));
        table.names[static_cast<std::size_t>(player)] =
            names[random.below(static_cast<int>(names.size()))];
    }
    return table;
}

/// A way to copy a table.
using Copy = QString (*)(const CardTable& table);

Showdown showdownOf(const CardTable& table)
{
    return showdown::showdown(tables::hands(table), table.rules.rules, table.lens);
}

QString asText(const CardTable& table)
{
    return narration::resultAsText(showdownOf(table), table.rules, table.lens,
                                   tables::names(table));
}

QString asMarkdown(const CardTable& table)
{
    return narration::resultAsMarkdown(showdownOf(table), table.rules, table.lens,
                                       tables::names(table));
}

QString asCommand(const CardTable& table)
{
    return narration::explainCommand(tables::hands(table), table.rules, table.lens);
}

QString asFile(const CardTable& table)
{
    return QString::fromUtf8(tables::tableText({table, {}}));
}

} // namespace

/// Text pasted as hands.
class TestPastedTable : public QObject
{
    Q_OBJECT

private slots:
    void textMakesATable_data();
    void textMakesATable();
    void whatIsWrongIsSaid_data();
    void whatIsWrongIsSaid();
    void whatIsCopiedCanBePasted_data();
    void whatIsCopiedCanBePasted();
};

void TestPastedTable::textMakesATable_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("after");
    const auto row = [](const char* name, const char* text, const char* after) {
        QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(after);
    };
    row("a card goes where the next card goes", "Kh", "2c 3c - - - | 4d Kh - - -");
    row("a few cards go on from there", "Kh, 10\u2665", "2c 3c - - - | 4d Kh Th - -");
    row("a card a line is one hand", "Kh\n6c\n6h", "2c 3c - - - | 4d Kh 6c 6h -");
    row("a whole hand is the player's", "Kh 6c 6h 2s *", "2c 3c - - - | Kh 6c 6h 2s *");
    row("the star of the window is a wild", "\u2605", "2c 3c - - - | 4d * - - -");
    row("a hand a line", "Kh 6c 6h 2s *\n\nKs 6d", "Kh 6c 6h 2s * | Ks 6d - - -");
    row("hands between bars", "Kh 6c | | Ks", "Kh 6c - - - | - - - - - | Ks - - - -");
    row("other line ends", "Kh 6c\r\nKs 6d\r\n", "Kh 6c - - - | Ks 6d - - -");
    row("a third player comes with a hand", "2h 2d | 3h 3d | 4h 4c",
        "2h 2d - - - | 3h 3d - - - | 4h 4c - - -");
    row("a rules line", "Kh 6c | Ks 6d\n--rules standard --set pairFloor=5 --lens pair",
        "Kh 6c - - - | Ks 6d - - - [standard pairFloor=5] [as pair]");
    row("rules left out of a rules line are as in the series", "Kh 6c | Ks 6d\n--lens flush",
        "Kh 6c - - - | Ks 6d - - - [as flush]");
    row("several rules lines, in any order",
        "--set=deck=free\n--jokers 2\nKh 6c | Ks 6d\n--rules bug",
        "Kh 6c - - - | Ks 6d - - - [bug deck=free jokers=2]");
    row("one hand with rules", "Ks\n--rules deuces", "2c 3c - - - | 4d Ks - - - [deuces]");
    row("names", "Ada: Kh 6c\nPlayer 2: Ks 6d", "Kh 6c - - - | Ks 6d - - - Ada");
    row("the number says whose hand it is", "Player 1: Kh 6c\nPlayer 3: Ks 6d",
        "Kh 6c - - - | - - - - - | Ks 6d - - -");
    row("sentences in a copied text",
        "Ada wins. Three of a kind beats a pair.\nPlayer 1: Qh 9d (x: y)\nAda: Kc *\n"
        "Series rules\n--rules series\n",
        "Qh 9d - - - | Kc * - - - Ada");
    row("a name in quotation marks is one whatever it says", "“Player 2”: Kh\n“A | B”: Ks 6d",
        "Kh - - - - | Ks 6d - - - Player 2 A | B");
    row("a dash is a player without cards", "Kh 6c\n-\nAda: -\n--rules bug",
        "Kh 6c - - - | - - - - - | - - - - - [bug] Ada");
    row("suits as signs, coloured ones too", "K♥ 6♣ 6♡ 2♠️ 10♦",
        "2c 3c - - - | Kh 6c 6h 2s Td");
    row("a table in Markdown",
        "**Ada wins.**\n\n| Place | Player | Cards | Hand |\n| --- | :-: | --- | --- |\n"
        "| 1st | Ada \\| \\*Eve\\* | `Kh * 6c` | Pair |\n| 2nd | Player 3 | `Ks 6d` | High |\n\n"
        "Standard rules\n\n`--rules standard --lens pair`\n",
        "Kh * 6c - - | - - - - - | Ks 6d - - - [standard] [as pair] Ada | *Eve*");
    row("the user's own table", "Who | Has\n---|---\n**Ada** | Kh 6c\nBob | Ks, 6d",
        "Kh 6c - - - | Ks 6d - - - Ada Bob");
    row("lists, quotations and fences", "> - Ada: Kh 6c\n```text\n- `Ks 6d`\n```",
        "Kh 6c - - - | Ks 6d - - - Ada");
    row("a command line",
        "$ showdown-cli explain --rules standard --set=pairFloor=5 --step 3 --level every \\\n"
        "  --format=json --lens pair 'Kh 6c' \"\" -- 'Ks *'",
        "Kh 6c - - - | - - - - - | Ks * - - - [standard pairFloor=5] [as pair]");
    row("a command line in Markdown", "`./showdown-cli compare Kh6c Ks6d`",
        "Kh 6c - - - | Ks 6d - - -");
    row("a file",
        R"({"showdown": 1, "title": null, "rules": {"preset": "bug", "changed": {}}, "lens": "pair", "players": [
        {"name": "Ada", "cards": [null, "Kh", null, "*", null]},
        {"name": null, "cards": ["Ks", null, null, null, null]}]})",
        "- Kh - * - | Ks - - - - [bug] [as pair] Ada");
}

void TestPastedTable::textMakesATable()
{
    QFETCH(const QString, text);
    QFETCH(const QString, after);
    QCOMPARE(pasted(text, QStringLiteral("2c 3c - - - | 4d - - - -"), {1, 1}), after);
}

void TestPastedTable::whatIsWrongIsSaid_data()
{
    const char* const noCard = "There is no card in the text. Cards are written as Ks 10h 2d *.";
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("problem");
    const char* const situation = "This is a situation of Odds. Paste it in that view.";
    QTest::newRow("a situation") << QStringLiteral("Ann: As Ks\nBob: Qd Qc\nBoard: Qs 9s 4d")
                                 << QString::fromLatin1(situation);
    QTest::newRow("a situation in Markdown")
        << QStringLiteral("| Player | Cards |\n|---|---|\n| Ann | `As Ks` |\n| Bob | `Qd Qc` |\n\n"
                          "Board: `Qs 9s 4d`\n\nDead: `2c`\n")
        << QString::fromLatin1(situation);
    const auto row = [](const char* name, const char* text, const char* problem) {
        QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(problem);
    };
    row("nothing", " \n ", noCard);
    row("empty hands", "| |", noCard);
    row("a sentence", "Two pair beats a pair.\nWho wins: I or you?", noCard);
    row("rules alone", "--rules series", noCard);
    row("four hands", "2h|3h|4h|5h", "There are more than three hands in the text.");
    row("the only hand", "Kh 6c Qx 2s", "character 8: 'x' is no suit; one of h d c s");
    row("one of several hands", "Kh 6c\nKs 6x",
        "hand 2, character 5: 'x' is no suit; one of h d c s");
    row("after a name", "Ada: Kh 6c\nBob: Ks 6x\n--rules series",
        "hand 2, character 5: 'x' is no suit; one of h d c s");
    row("six cards", "2h 3h 4h 5h 6h 7h | 2c",
        "hand 1, character 16: '7' is too much; a hand has five cards");
    row("a sentence in what people write", "Kh 6c\nwins",
        "hand 2, character 2: 'i' is no card; one of 2-10 T J Q K A with a suit, or * for a wild");
    row("an option", "Kh\n--rule series",
        "rules line: '--rule' is not understood; one of --rules --set --lens");
    row("a value that is missing", "Kh\n--rules --lens pair",
        "rules line: a value is missing after '--rules'");
    row("a preset", "Kh\n--rules serie",
        "rules line: no house rules are called 'serie'; one of series standard bug deuces");
    row("a value of a rule", "Kh\n--set pairFloor=1",
        "rules line: '1' is no value of pairFloor; possible: 2 to 10, J, Q, K, A");
    row("a rank", "Kh\n--lens pears",
        "rules line: 'pears' is no rank; one of high-card pair two-pair three-of-a-kind straight "
        "flush full-house four-of-a-kind straight-flush royal-flush five-of-a-kind");
    row("an odds command", "showdown-cli odds --hole 'As Ks'",
        "command line: 'odds' cannot be pasted here; possible: compare explain");
    row("an unknown option", "showdown-cli compare --batch hands.txt",
        "command line: '--batch' is not understood; one of --rules --set --lens --deck --jokers");
    row("a file in a command line", "showdown-cli explain table.showdown",
        "command line: 'table.showdown' is a file; hands were expected");
    row("an option without its value", "showdown-cli explain Kh --lens",
        "command line: a value is missing after '--lens'");
    row("a hand in a command line", "showdown-cli explain 'Kh 6c' 'Ks 6x'",
        "hand 2, character 5: 'x' is no suit; one of h d c s");
    row("four hands in a command line", "showdown-cli explain 2h 3h 4h 5h",
        "There are more than three hands in the text.");
    row("no hand in a command line", "showdown-cli explain --rules bug", noCard);
    row("a hand in a table", "| Who | Has |\n|---|---|\n| Ada | `Kh 6c` |\n| Bob | `Ks 6x` |",
        "hand 2, character 5: 'x' is no suit; one of h d c s");
    row("a damaged file", "{\"showdown\": 1,\n \"lens\" \"pair\"}",
        "Line 2, column 9: expected “:”.");
    row("another file", R"({"some": "thing"})", "It is not a Showdown file.");
    row("a mistake in the first of several lines", "Ada: Kh | Bob: Kx\n--rules series",
        "hand 2, character 2: 'x' is no suit; one of h d c s");
    row("a rank that the rules lack", "Kh\n--lens five-of-a-kind",
        "rules line: these rules have no rank 'five-of-a-kind'");
}

void TestPastedTable::whatIsWrongIsSaid()
{
    QFETCH(const QString, text);
    QFETCH(const QString, problem);
    QCOMPARE(pasted(text, QStringLiteral("- - - - - | - - - - -")), problem);
}

void TestPastedTable::whatIsCopiedCanBePasted_data()
{
    QTest::addColumn<Copy>("copy");
    QTest::addColumn<bool>("keepsNames");
    QTest::newRow("text") << Copy(asText) << true;
    QTest::newRow("Markdown") << Copy(asMarkdown) << true;
    QTest::newRow("a command line, which has no names") << Copy(asCommand) << false;
    QTest::newRow("a file") << Copy(asFile) << true;
}

void TestPastedTable::whatIsCopiedCanBePasted()
{
    QFETCH(const Copy, copy);
    QFETCH(const bool, keepsNames);
    RandomHands random(500);
    for (int i = 0; i < 500; ++i) {
        CardTable table = randomTable(random);
        const QString text = copy(table);
        const auto read = tables::readPastedTable(text);
        QVERIFY2(std::holds_alternative<PastedTable>(read), qPrintable(text));
        CardTable cleared = emptyHands();
        cleared.playerCount = table.playerCount;
        const CardTable after = tables::withPastedHands(cleared, std::get<PastedTable>(read), {});
        if (!keepsNames)
            table.names = {};
        QVERIFY2(after == table, qPrintable(describe(after) + u'\n' + text));
    }
}

SHOWDOWN_TEST(TestPastedTable)
#include "tst_pastedtable.moc"
