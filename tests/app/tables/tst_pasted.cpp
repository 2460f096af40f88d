// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/commandtext.h"
#include "app/narration/copytext.h"
#include "app/tables/oddsquestion.h"
#include "app/tables/pastereader.h"
#include "app/tables/tablefile.h"
#include "core/compare/showdown.h"
#include "tests/app/narration/narrating.h"
#include "tests/support/randomhands.h"
#include "tests/support/tables.h"
#include "tests/support/testprogram.h"

#include <QTest>

using namespace showdown;
using namespace showdown::tables;
using namespace showdown::tests;

namespace {

QString withNames(const CardTable& table)
{
    QString text = describe(table);
    for (const QString& name : table.names) {
        if (!name.isEmpty())
            text += u' ' + name;
    }
    return text;
}

/// The table after pasting a text into another one, with names; or the error.
QString pastedInto(const CardTable& before, const QString& text, Place from = {})
{
    const auto read = readPasted(text, before.row(0).kind());
    if (const auto* problem = std::get_if<narration::PasteProblem>(&read))
        return narration::pasteProblemText(*problem);
    const auto after = pasted(before, std::get<Pasted>(read), from);
    if (const auto* problem = std::get_if<narration::PasteProblem>(&after))
        return narration::pasteProblemText(*problem);
    return withNames(std::get<CardTable>(after));
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
    return compareHands(tables::hands(table), table.rules.rules, table.lens);
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
    return QString::fromUtf8(tables::tableText(tables::TableFile{table, {}}));
}

CardTable randomSituation(RandomHands& random)
{
    CardTable table = emptySituation();
    table.playerCount = 1 + random.below(3);
    table.rules.preset = allPresets()[static_cast<std::size_t>(random.below(4))];
    table.rules.rules = random.below(3) == 0 ? rulesOf(table.rules.preset) : random.rules();
    table.rules.rules.deck = DeckKind::one;
    const QStringList names{QString(),
                            QStringLiteral("Ada"),
                            QStringLiteral("K: 9h (x)"),
                            QStringLiteral("<b>&Bob</b>"),
                            QStringLiteral("Board"),
                            QStringLiteral("Player 3"),
                            QStringLiteral("--rules"),
                            QStringLiteral("“A|B”"),
                            QStringLiteral("tot"),
                            QStringLiteral("showdown-cli odds")};
    for (int player = 0; player < table.playerCount; ++player)
        table.names[static_cast<std::size_t>(player)] = names[random.below(10)];
    for (const Place place : placesOf(table)) {
        const std::vector<Card> left = undealtCards(table);
        const auto card =
            left[static_cast<std::size_t>(random.below(static_cast<int>(left.size())))];
        const int kind = random.below(8);
        if (place.row == CardTable::deadRow ? kind < 3 : kind < 5)
            table.set(place, card);
        else if (place.row < CardTable::boardRow && kind < 6)
            table.set(place, PlacedCard::unknown());
    }
    return table;
}

/// The table without gaps before cards, and without names: as on a command line.
CardTable closedUp(const CardTable& table)
{
    CardTable closed = table;
    closed.names = {};
    for (SlotRow& row : closed.rows) {
        const SlotRow before = std::exchange(row, SlotRow(row.kind()));
        int slot = 0;
        for (int each = 0; each < before.size(); ++each) {
            if (before[each])
                row.set(slot++, before[each]);
        }
    }
    return closed;
}

/// Adds a row about a table of hands or about a situation: a text, and what becomes of it.
void row(bool isSituation, const char* name, const char* text, const char* after)
{
    QTest::addRow("%s: %s", isSituation ? "odds" : "hands", name)
        << isSituation << QString::fromUtf8(text) << QString::fromUtf8(after);
}

} // namespace

/// Text pasted as hands or into Odds, and copied from there.
class TestPasted : public QObject
{
    Q_OBJECT

private slots:
    void init() { QVERIFY(speak("en")); }
    void textMakesATable_data();
    void textMakesATable();
    void whatIsWrongIsSaid_data();
    void whatIsWrongIsSaid();
    void cardsGoIntoTheGivenPlaces();
    void aSituationIsCopiedAsText();
    void aSituationIsCopiedAsMarkdown();
    void aSituationIsCopiedAsACommandLine();
    void copiedHandsCanBePasted_data();
    void copiedHandsCanBePasted();
    void copiedSituationsCanBePasted_data();
    void copiedSituationsCanBePasted();
    void labelsAreReadInEitherLanguage();
    void lettersOfTheLanguageAreRead_data();
    void lettersOfTheLanguageAreRead();
};

void TestPasted::textMakesATable_data()
{
    QTest::addColumn<bool>("isSituation");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("after");
    const auto hands = [](const char* name, const char* text, const char* after) {
        row(false, name, text, after);
    };
    hands("a card goes where the next card goes", "Kh", "2c 3c - - - | 4d Kh - - -");
    hands("a few cards go on from there", "Kh, 10\u2665", "2c 3c - - - | 4d Kh Th - -");
    hands("a card a line is one hand", "Kh\n6c\n6h", "2c 3c - - - | 4d Kh 6c 6h -");
    hands("a whole hand is the player's", "Kh 6c 6h 2s *", "2c 3c - - - | Kh 6c 6h 2s *");
    hands("the star of the window is a wild", "\u2605", "2c 3c - - - | 4d * - - -");
    hands("a hand a line", "Kh 6c 6h 2s *\n\nKs 6d", "Kh 6c 6h 2s * | Ks 6d - - -");
    hands("hands between bars", "Kh 6c | | Ks", "Kh 6c - - - | - - - - - | Ks - - - -");
    hands("other line ends", "Kh 6c\r\nKs 6d\r\n", "Kh 6c - - - | Ks 6d - - -");
    hands("a third player comes with a hand", "2h 2d | 3h 3d | 4h 4c",
          "2h 2d - - - | 3h 3d - - - | 4h 4c - - -");
    hands("a rules line", "Kh 6c | Ks 6d\n--rules standard --set pairFloor=5 --lens pair",
          "Kh 6c - - - | Ks 6d - - - [standard pairFloor=5] [as pair]");
    hands("rules left out of a rules line are as in the series", "Kh 6c | Ks 6d\n--lens flush",
          "Kh 6c - - - | Ks 6d - - - [as flush]");
    hands("several rules lines, in any order",
          "--set=deck=free\n--jokers 2\nKh 6c | Ks 6d\n--rules bug",
          "Kh 6c - - - | Ks 6d - - - [bug deck=free jokers=2]");
    hands("one hand with rules", "Ks\n--rules deuces", "2c 3c - - - | 4d Ks - - - [deuces]");
    hands("names", "Ada: Kh 6c\nPlayer 2: Ks 6d", "Kh 6c - - - | Ks 6d - - - Ada");
    hands("the number says whose hand it is", "Player 1: Kh 6c\nPlayer 3: Ks 6d",
          "Kh 6c - - - | - - - - - | Ks 6d - - -");
    hands("sentences in a copied text",
          "Ada wins. Three of a kind beats a pair.\nPlayer 1: Qh 9d (x: y)\nAda: Kc *\n"
          "Series rules\n--rules series\n",
          "Qh 9d - - - | Kc * - - - Ada");
    hands("a name in quotation marks is one whatever it says", "“Player 2”: Kh\n“A | B”: Ks 6d",
          "Kh - - - - | Ks 6d - - - Player 2 A | B");
    hands("a dash is a player without cards", "Kh 6c\n-\nAda: -\n--rules bug",
          "Kh 6c - - - | - - - - - | - - - - - [bug] Ada");
    hands("suits as signs, coloured ones too", "K♥ 6♣ 6♡ 2♠️ 10♦",
          "2c 3c - - - | Kh 6c 6h 2s Td");
    hands("a table in Markdown",
          "**Ada wins.**\n\n| Place | Player | Cards | Hand |\n| --- | :-: | --- | --- |\n"
          "| 1st | Ada \\| \\*Eve\\* | `Kh * 6c` | Pair |\n| 2nd | Player 3 | `Ks 6d` | High |\n\n"
          "Standard rules\n\n`--rules standard --lens pair`\n",
          "Kh * 6c - - | - - - - - | Ks 6d - - - [standard] [as pair] Ada | *Eve*");
    hands("the user's own table", "Who | Has\n---|---\n**Ada** | Kh 6c\nBob | Ks, 6d",
          "Kh 6c - - - | Ks 6d - - - Ada Bob");
    hands("lists, quotations and fences", "> - Ada: Kh 6c\n```text\n- `Ks 6d`\n```",
          "Kh 6c - - - | Ks 6d - - - Ada");
    hands("a command line",
          "$ showdown-cli explain --rules standard --set=pairFloor=5 --step 3 --level every \\\n"
          "  --format=json --lens pair 'Kh 6c' \"\" -- 'Ks *'",
          "Kh 6c - - - | - - - - - | Ks * - - - [standard pairFloor=5] [as pair]");
    hands("a command line in Markdown", "`./showdown-cli compare Kh6c Ks6d`",
          "Kh 6c - - - | Ks 6d - - -");
    hands(
        "a file",
        R"({"showdown": 1, "title": null, "rules": {"preset": "bug", "changed": {}}, "lens": "pair", "players": [
        {"name": "Ada", "cards": [null, "Kh", null, "*", null]},
        {"name": null, "cards": ["Ks", null, null, null, null]}]})",
        "- Kh - * - | Ks - - - - [bug] [as pair] Ada");
    hands("a file of several tables, the first of which has no cards",
          R"({"showdown": 2, "title": null, "tables": [
        {"title": null, "rules": {"preset": "bug", "changed": {}}, "lens": null, "players": []},
        {"title": null, "rules": {"preset": "deuces", "changed": {}}, "lens": null, "players": [
            {"name": null, "cards": ["Kh", null, null, null, null]}]}]})",
          "Kh - - - - | - - - - - [deuces]");
    const auto odds = [](const char* name, const char* text, const char* after) {
        row(true, name, text, after);
    };
    odds("a card goes where the next card goes", "Kh", "2c Kh | - - / 3d - - - - / bug Bob");
    odds("cards go on from there", "Kh, 10\u2665 ?", "2c Kh | Th ? / 3d - - - - / bug Bob");
    odds("a card a line", "Kh\n?\n*", "2c Kh | ? * / 3d - - - - / bug Bob");
    odds("the star of the window", "\u2605", "2c * | - - / 3d - - - - / bug Bob");
    odds("a situation", "As Ks\n??\nQs 9s 4d 8h", "As Ks | ? ? / Qs 9s 4d 8h - / bug");
    odds("between bars", "As Ks | | Qh Qd", "As Ks | - - | Qh Qd / bug");
    odds("copied text",
         "Ann: As Ks\nPlayer 2: ? ?\nBoard: Qs 9s 4d\nDead: 2c\n--rules standard --set jokers=1",
         "As Ks | ? ? / Qs 9s 4d - - / dead 2c / standard jokers=1 Ann");
    odds("sentences behind the rules",
         "As Ks\nQh Qd\n--rules standard\nAnn: x wins 16.7 %, ties 0.0 %, equity 16.7 %\n"
         "Exact; boards counted: 44",
         "As Ks | Qh Qd");
    odds("a sentence before the rules", "Somebody wins\nAs Ks\nQh Qd\n--rules bug --lens pair",
         "As Ks | Qh Qd / bug");
    odds("rules left out of a rules line are as in Standard", "As Ks\n--set jokers=2",
         "As Ks / standard jokers=2");
    odds("one deck, whatever the rules say", "As Ks\n--deck free", "As Ks");
    odds("labels in any case", "as ks\nBOARD: 2h 3h 4h\ndead cards: 9c 9d",
         "As Ks / 2h 3h 4h - - / dead 9c 9d / bug");
    odds("the board in two lines", "As Ks\nBoard: 2h 3h 4h\nBoard: 5h",
         "As Ks / 2h 3h 4h 5h - / bug");
    odds("copied in German", "Spieler 1: As Ks\nSpieler 3: Qh Qd\nBoard: 2c 3c 4c\nTot: 9s",
         "As Ks | - - | Qh Qd / 2c 3c 4c - - / dead 9s / bug");
    odds("gaps", "Player 1: - Ks\nPlayer 2: -\nBoard: Qs - 4d", "- Ks | - - / Qs - 4d - - / bug");
    odds("the number says who it is", "Player 3: As Ks", "- - | - - | As Ks / bug");
    odds("a name in quotation marks", "“Board”: As Ks\nBoard: 2h 3h 4h",
         "As Ks / 2h 3h 4h - - / bug Board");
    odds("a board without players", "Board: 2h 3h 4h", "- - | - - / 2h 3h 4h - - / bug");
    odds(
        "a command line",
        R"(showdown-cli odds --rules standard --hole "As Ks" --hole "Qh Qd" --board "Qs 9s 4d 8h")",
        "As Ks | Qh Qd / Qs 9s 4d 8h -");
    odds("a prompt, other quotes, other options",
         "$ build/bin/showdown-cli odds --hole='As ?' --hole \"\" --dead 2c,3c --jokers 1 --seed 5 "
         "--progress --to flush\nPlayer 1  As ?",
         "As ? | - - / dead 2c 3c / standard jokers=1");
    odds("lines that go on", "showdown-cli odds --hole As\\ Ks \\\n  --players 3",
         "As Ks | ? ? | ? ?");
}

void TestPasted::textMakesATable()
{
    QFETCH(const bool, isSituation);
    QFETCH(const QString, text);
    CardTable before = tableOf(QStringLiteral("2c 3c - - - | 4d - - - -"));
    if (isSituation) {
        before = oddsTableOf(QStringLiteral("2c - | - - / 3d / bug"));
        before.names[0] = QStringLiteral("Bob");
    }
    QTEST(pastedInto(before, text, isSituation ? Place{0, 1} : Place{1, 1}), "after");
}

void TestPasted::whatIsWrongIsSaid_data()
{
    const char* const noCard = "There is no card in the text. Cards are written as Ks 10h 2d *.";
    const char* const situation = "This is a situation of Odds. Paste it in that view.";
    QTest::addColumn<bool>("isSituation");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("problem");
    const auto hands = [](const char* name, const char* text, const char* problem) {
        row(false, name, text, problem);
    };
    hands("a situation", "Ann: As Ks\nBob: Qd Qc\nBoard: Qs 9s 4d", situation);
    hands("a situation in Markdown",
          "| Player | Cards |\n|---|---|\n| Ann | `As Ks` |\n| Bob | `Qd Qc` |\n\n"
          "Board: `Qs 9s 4d`\n\nDead: `2c`\n",
          situation);
    hands("nothing", " \n ", noCard);
    hands("empty hands", "| |", noCard);
    hands("a sentence", "Two pair beats a pair.\nWho wins: I or you?", noCard);
    hands("rules alone", "--rules series", noCard);
    hands("four hands", "2h|3h|4h|5h", "There are more than three hands in the text.");
    hands("the only hand", "Kh 6c Qx 2s", "character 8: 'x' is no suit; one of h d c s");
    hands("one of several hands", "Kh 6c\nKs 6x",
          "hand 2, character 5: 'x' is no suit; one of h d c s");
    hands("after a name", "Ada: Kh 6c\nBob: Ks 6x\n--rules series",
          "hand 2, character 5: 'x' is no suit; one of h d c s");
    hands("six cards", "2h 3h 4h 5h 6h 7h | 2c",
          "hand 1, character 16: '7' is too much; a hand has five cards");
    hands(
        "a sentence in what people write", "Kh 6c\nwins",
        "hand 2, character 2: 'i' is no card; one of 2-10 T J Q K A with a suit, or * for a wild");
    hands("an option", "Kh\n--rule series",
          "rules line: '--rule' is not understood; one of --rules --set --lens");
    hands("a value that is missing", "Kh\n--rules --lens pair",
          "rules line: a value is missing after '--rules'");
    hands("a preset", "Kh\n--rules serie",
          "rules line: no house rules are called 'serie'; one of series standard bug deuces");
    hands("a value of a rule", "Kh\n--set pairFloor=1",
          "rules line: '1' is no value of pairFloor; possible: 2 to 10, J, Q, K, A");
    hands("a rank", "Kh\n--lens pears",
          "rules line: 'pears' is no rank; one of high-card pair two-pair three-of-a-kind straight "
          "flush full-house four-of-a-kind straight-flush royal-flush five-of-a-kind");
    hands("an odds command", "showdown-cli odds --hole 'As Ks'",
          "command line: 'odds' cannot be pasted here; possible: compare explain");
    hands("an unknown option", "showdown-cli compare --batch hands.txt",
          "command line: '--batch' is not understood; one of --rules --set --lens --deck --jokers");
    hands("a file in a command line", "showdown-cli explain table.showdown",
          "command line: 'table.showdown' is a file; hands were expected");
    hands("an option without its value", "showdown-cli explain Kh --lens",
          "command line: a value is missing after '--lens'");
    hands("a hand in a command line", "showdown-cli explain 'Kh 6c' 'Ks 6x'",
          "hand 2, character 5: 'x' is no suit; one of h d c s");
    hands("four hands in a command line", "showdown-cli explain 2h 3h 4h 5h",
          "There are more than three hands in the text.");
    hands("no hand in a command line", "showdown-cli explain --rules bug", noCard);
    hands("a hand in a table", "| Who | Has |\n|---|---|\n| Ada | `Kh 6c` |\n| Bob | `Ks 6x` |",
          "hand 2, character 5: 'x' is no suit; one of h d c s");
    hands("a damaged file", "{\"showdown\": 1,\n \"lens\" \"pair\"}",
          "Line 2, column 9: expected “:”.");
    hands("another file", R"({"some": "thing"})", "It is not a Showdown file.");
    hands("a mistake in the first of several lines", "Ada: Kh | Bob: Kx\n--rules series",
          "hand 2, character 2: 'x' is no suit; one of h d c s");
    hands("a rank that the rules lack", "Kh\n--lens five-of-a-kind",
          "rules line: these rules have no rank 'five-of-a-kind'");
    const auto odds = [](const char* name, const char* text, const char* problem) {
        row(true, name, text, problem);
    };
    odds("nothing", " \n ", noCard);
    odds("gaps alone", "- -", noCard);
    odds("a sentence", "Two pair beats a pair.\nWho wins: I or you?", noCard);
    odds("rules alone", "--rules bug", noCard);
    odds("no card", "Kh Kx", "character 5: 'x' is no suit; one of h d c s");
    odds("after an unknown one", "? \u2665x",
         "character 3: '\u2665' (U+2665) is no card; one of 2-10 T J Q K A with a suit, or * for a "
         "wild");
    odds("an unknown one for a suit", "K?", "character 2: '?' is no suit; one of h d c s");
    odds("in the second hand", "As Ks\nQh 1d",
         "hand 2, character 5: 'd' after '1' makes no rank; a ten is 10 or T");
    odds("after a name", "Ann: As Ks\nBob: Qh z\n--rules bug",
         "hand 2, character 4: 'z' is no card; one of 2-10 T J Q K A with a suit, * for a wild, or "
         "? for an unknown card");
    odds("on the board", "As Ks\nBoard: 2h 3x",
         "board, character 5: 'x' is no suit; one of h d c s");
    odds("among the dead", "As Ks\nDead: 2h 3x",
         "dead cards, character 5: 'x' is no suit; one of h d c s");
    odds("an unknown one on the board", "As Ks\nBoard: 2h ?", "Only a hole card can be unknown.");
    odds("more cards than places", "2h 3h 4h 5h 6h 7h 8h 9h Th Jh", "There is room for 9 cards.");
    odds("three hole cards", "As Ks\nAnn: 2h 3h 4h", "hand 2: a player holds two cards, not 3");
    odds("a long board", "As Ks\n2h 3h 4h 5h 6h 7h", "board: it has at most five cards, not 6");
    odds("many dead cards", "As Ks\nDead: *********************",
         "dead cards: there are too many, 21");
    odds("four players", "As Ks | 2h 2d | 3h 3d | 4h 4d",
         "There are more than three hands in the text.");
    odds("a card twice", "As Ks\nBoard: 2h 3h Ks",
         "board, card 3: 'Ks' is already hand 1, card 2; one deck holds each card once");
    odds("a rule", "As Ks\n--set jokers=x",
         "rules line: 'x' is no value of jokers; possible: 0 to 1000");
    odds("another command", "showdown-cli compare As",
         "command line: 'compare' cannot be pasted here; possible: odds");
    odds("a file without a situation",
         R"({"showdown": 1, "title": null, "rules": {"preset": "bug", "changed": {}},
            "lens": null, "players": []})",
         noCard);
    odds("a damaged file", R"({"showdown": 1})", "“title” is missing.");
    odds(
        "another option", "showdown-cli odds --whole As",
        "command line: '--whole' is not understood; one of --hole --board --dead --players --rules "
        "--set");
    odds("a word that is left over", "showdown-cli odds --hole As Ks",
         "command line: 'Ks' is not understood; one of --hole --board --dead --players --rules "
         "--set");
    odds("a missing value", "showdown-cli odds --hole",
         "command line: a value is missing after "
         "'--hole'");
    odds("a mistake in a command line", "showdown-cli odds --hole 'As Kx'",
         "hand 1, character 5: 'x' is no suit; one of h d c s");
}

void TestPasted::whatIsWrongIsSaid()
{
    QFETCH(const bool, isSituation);
    QFETCH(const QString, text);
    const CardTable hands = tableOf(QStringLiteral("- - - - - | - - - - -"));
    QTEST(pastedInto(isSituation ? emptySituation() : hands, text), "problem");
}

void TestPasted::cardsGoIntoTheGivenPlaces()
{
    const CardTable before = oddsTableOf(QStringLiteral("2c 3c | - -"));
    const std::vector<Place> places{{1, 1}, {3, 0}, {4, 0}};
    const auto after = [&](const char* cards) {
        std::vector<PlacedCard> placed;
        for (const QString& card : QString::fromLatin1(cards).split(u' '))
            placed.push_back(*placedCardOf(card));
        const auto result = withCardsIn(before, places, placed);
        const auto* problem = std::get_if<narration::PasteProblem>(&result);
        return problem ? narration::pasteProblemText(*problem)
                       : describe(std::get<CardTable>(result));
    };
    QCOMPARE(after("? 9h *"), QStringLiteral("2c 3c | - ? / 9h - - - - / dead *"));
    QCOMPARE(after("9h ?"), QStringLiteral("Only a hole card can be unknown."));
    QCOMPARE(after("9h 2h 3h 4h"), QStringLiteral("There is room for 3 cards."));
}

void TestPasted::aSituationIsCopiedAsText()
{
    CardTable table =
        oddsTableOf(QStringLiteral("As Ks | - Qd / Qs - 4d - - / dead 2c * / standard jokers=1"));
    table.names = {QStringLiteral("Ann"), QStringLiteral("Board"), {}};
    QCOMPARE(narration::situationAsText(copiedSituation(table)),
             QStringLiteral("Ann: As Ks\n“Board”: - Qd\nBoard: Qs - 4d\nDead: 2c *\n"
                            "--rules standard --set jokers=1\n"));

    table = oddsTableOf(QStringLiteral("As Ks | - - | Qh Qd / Qs 9s 4d 8h 2s"));
    const auto question = std::get<tables::OddsQuestion>(questionOf(table));
    QCOMPARE(narration::situationAsText(
                 copiedSituation(table),
                 narration::CopiedOdds{equityOf(question.situation), question.players}),
             QStringLiteral("Player 1: As Ks\nPlayer 2: -\nPlayer 3: Qh Qd\nBoard: Qs 9s 4d 8h 2s\n"
                            "--rules standard\n"
                            "Player 1 wins 100.0 %, ties 0.0 %, equity 100.0 %\n"
                            "Player 3 wins 0.0 %, ties 0.0 %, equity 0.0 %\n"
                            "Exact; boards counted: 1\n"));
}

void TestPasted::aSituationIsCopiedAsMarkdown()
{
    CardTable table =
        oddsTableOf(QStringLiteral("As Ks | - Qd / Qs - 4d - - / dead 2c * / standard jokers=1"));
    table.names = {QStringLiteral("A|n_n"), QStringLiteral("Board"), {}};
    QCOMPARE(narration::situationAsMarkdown(copiedSituation(table), std::nullopt,
                                            {QStringLiteral("Board needs one more card."), {}, {}}),
             QStringLiteral("**Board needs one more card.**\n\n"
                            "Board: `Qs - 4d`\n\nDead: `2c *`\n\n"
                            "| Player | Hole cards |\n| --- | --- |\n"
                            "| “A\\|n\\_n” | `As Ks` |\n| “Board” | `- Qd` |\n\n"
                            "Standard rules (changed)\n\n`--rules standard --set jokers=1`\n"));

    table = oddsTableOf(QStringLiteral("As Ks | - - | Qh Qd / Qs 9s 4d 8h 2s"));
    const auto question = std::get<tables::OddsQuestion>(questionOf(table));
    QCOMPARE(narration::situationAsMarkdown(
                 copiedSituation(table),
                 narration::CopiedOdds{equityOf(question.situation), question.players, {}, false},
                 {QStringLiteral("Player 1 wins"), QStringLiteral("Flush, ace high"), {}}),
             QStringLiteral("**Player 1 wins** · Flush, ace high\n\n"
                            "Board: `Qs 9s 4d 8h 2s`\n\n"
                            "| Player | Hole cards | Win | Tie | Equity |\n"
                            "| --- | --- | --- | --- | --- |\n"
                            "| Player 1 | `As Ks` | 100.0 % | 0.0 % | 100.0 % |\n"
                            "| Player 2 | `-` |  |  |  |\n"
                            "| Player 3 | `Qh Qd` | 0.0 % | 0.0 % | 0.0 % |\n\n"
                            "Exact; boards counted: 1\n\n"
                            "Standard rules\n\n`--rules standard`\n"));
}

void TestPasted::aSituationIsCopiedAsACommandLine()
{
    QCOMPARE(narration::oddsCommand(copiedSituation(oddsTableOf(QStringLiteral(
                 "As Ks | - - | ? * / Qs 9s 4d 8h - / dead 2c 3c / bug wildCards=Jh,Js")))),
             QStringLiteral("showdown-cli odds --rules bug --set wildCards=Jh,Js --hole \"As Ks\" "
                            "--hole \"\" --hole \"? *\" --board \"Qs 9s 4d 8h\" --dead \"2c 3c\""));
}

void TestPasted::copiedHandsCanBePasted_data()
{
    QTest::addColumn<Copy>("copy");
    QTest::addColumn<bool>("keepsNames");
    QTest::newRow("text") << Copy(asText) << true;
    QTest::newRow("Markdown") << Copy(asMarkdown) << true;
    QTest::newRow("a command line, which has no names") << Copy(asCommand) << false;
    QTest::newRow("a file") << Copy(asFile) << true;
}

void TestPasted::copiedHandsCanBePasted()
{
    QFETCH(const Copy, copy);
    QFETCH(const bool, keepsNames);
    RandomHands random(500);
    for (int i = 0; i < 500; ++i) {
        CardTable table = randomTable(random);
        const QString text = copy(table);
        const auto read = readPasted(text, RowKind::hand);
        QVERIFY2(std::holds_alternative<Pasted>(read), qPrintable(text));
        CardTable cleared = emptyHands();
        cleared.playerCount = table.playerCount;
        const auto result = pasted(cleared, std::get<Pasted>(read), {});
        QVERIFY2(std::holds_alternative<CardTable>(result), qPrintable(text));
        const auto& after = std::get<CardTable>(result);
        if (!keepsNames)
            table.names = {};
        QVERIFY2(after == table, qPrintable(describe(after) + u'\n' + text));
    }
}

void TestPasted::copiedSituationsCanBePasted_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("en") << "en";
    QTest::newRow("de") << "de";
}

void TestPasted::copiedSituationsCanBePasted()
{
    QFETCH(const QString, language);
    QVERIFY(speak(language.toLatin1().constData()));
    RandomHands random(20'261'122);
    for (int round = 0; round < 3000; ++round) {
        const CardTable table = randomSituation(random);
        if (!hasCards(table))
            continue;
        const narration::CopiedSituation copied = copiedSituation(table);
        std::optional<narration::CopiedOdds> odds;
        const auto question = questionOf(table);
        const auto* asked = std::get_if<tables::OddsQuestion>(&question);
        if (round % 4 == 0 && asked && asked->situation.board.size() >= 4
            && asked->situation.areAllKnown())
            odds = {equityOf(asked->situation), asked->players, {}, random.below(2) == 0};
        const QString text = narration::situationAsText(copied, odds);
        QVERIFY2(pastedInto(emptySituation(), text) == withNames(table), qPrintable(text));
        const narration::AheadText ahead{copied.names.join(u' '), QStringLiteral("Pair: `x`"), {}};
        const QString markdown = narration::situationAsMarkdown(copied, odds, ahead);
        QVERIFY2(pastedInto(emptySituation(), markdown) == withNames(table), qPrintable(markdown));
        const QString command = narration::oddsCommand(copied);
        QVERIFY2(pastedInto(emptySituation(), QStringLiteral("$ ") + command)
                     == withNames(closedUp(table)),
                 qPrintable(command));
    }
}

void TestPasted::labelsAreReadInEitherLanguage()
{
    const CardTable table = oddsTableOf(QStringLiteral("As Ks | - - / Qs 9s 4d - - / dead 2c"));
    const QString english = narration::situationAsText(copiedSituation(table));
    QVERIFY(speak("de"));
    QCOMPARE(pastedInto(emptySituation(), english), describe(table));
    const QString german = narration::situationAsText(copiedSituation(table));
    QCOMPARE(pastedInto(emptySituation(), german), describe(table));
}

void TestPasted::lettersOfTheLanguageAreRead_data()
{
    QTest::addColumn<bool>("isSituation");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("after");
    const auto hands = [](const char* name, const char* text, const char* after) {
        row(false, name, text, after);
    };
    hands("cards", "Dp BK10x Ks", "2c 3c - - - | 4d Qs Jd Tc Ks");
    hands("a card a line", "Dp\nBk", "2c 3c - - - | 4d Qs Jd - -");
    hands("a wild is no jack of diamonds", "jk Bk joker", "2c 3c - - - | 4d * Jd * -");
    hands("names keep their letters", "Dora: Dp 5k | Bk: Ax", "Qs 5d - - - | Ac - - - - Dora Bk");
    hands("in a table of Markdown", "| | |\n|---|---|\n| Bob | Dp Dk |\n| Dx | Ap |",
          "Qs Qd - - - | As - - - - Bob Dx");
    hands("a mistake is said as it was typed", "Dp Bz",
          "Zeichen 5: 'z' ist keine Farbe; möglich: h, d, c, s");
    hands("a suit that is missing, too", "Dp B",
          "Zeichen 5: Die Farbe von 'B' fehlt; möglich: h, d, c, s");
    row(true, "cards and an unknown one", "Dp? | AkBx\nBoard: 10p 9k 4h",
        "Qs ? | Ad Jc / Ts 9d 4h - -");
}

void TestPasted::lettersOfTheLanguageAreRead()
{
    QFETCH(const bool, isSituation);
    QFETCH(const QString, text);
    QVERIFY(speak("de"));
    const CardTable before =
        isSituation ? emptySituation() : tableOf(QStringLiteral("2c 3c - - - | 4d - - - -"));
    QTEST(pastedInto(before, text, {1, 1}), "after");
    QVERIFY(speak("en"));
    if (isSituation)
        return;
    QVERIFY(pastedInto(before, QStringLiteral("Dp"), {1, 1}).startsWith(u"character 1: 'D'"));
}

SHOWDOWN_TEST(TestPasted)
#include "tst_pasted.moc"
