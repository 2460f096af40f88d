// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/comparisontext.h"
#include "app/narration/copytext.h"
#include "app/narration/tabletext.h"
#include "tests/support/testprogram.h"
#include "tests/support/texts.h"

#include <QTest>

#include <array>

using namespace showdown;
using namespace showdown::narration;
using namespace showdown::tests;

/// The texts of a player's panel about unfinished hands, slots and working cards, and what is
/// copied from it.
class TestTableText : public QObject
{
    Q_OBJECT

private slots:
    void anUnfinishedHandSaysWhatItHas_data();
    void anUnfinishedHandSaysWhatItHas();
    void aSlotSaysWhatItHolds();
    void aCardSaysHowItTakesPart();
    void aWorkingCardIsDescribed();
    void aWorkingHandHasATitle();
    void aPlayerIsCopiedAsText();
    void aResultIsCopiedAsText();
    void aResultIsCopiedAsMarkdown();
    void aNameStaysWhereItIs();
    void aPlayerHasAShortName();
};

void TestTableText::anUnfinishedHandSaysWhatItHas_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("hand");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const char* hand, const char* expected,
                        const char* rules = "series") {
        QTest::newRow(name) << QString::fromLatin1(rules) << QString::fromLatin1(hand)
                            << QString::fromLatin1(expected);
    };
    row("no card", "", "");
    row("one card", "9h", "so far: nine high");
    row("the highest of some", "9h Ks 2d", "so far: king high");
    row("a pair", "Ah Ad", "so far: a pair of aces");
    row("a pair too low to count in the end", "Th 2s Td", "so far: a pair of tens");
    row("a low pair with a wild", "9c 3d * 7h", "so far: a pair of nines");
    row("a kicker above a low pair", "Th As Td", "so far: a pair of tens");
    row("the same pair where it counts", "Th 2s Td", "so far: a pair of tens", "standard");
    row("two pair", "5h Qd 5d Qs", "so far: two pair, queens and fives");
    row("three of a kind", "5h 5d 5s Ks", "so far: three fives");
    row("four of a kind", "5h 5d 5s 5c", "so far: four fives");
    row("a wild joins the highest card", "9h * Ks", "so far: a pair of kings");
    row("a wild joins a pair", "9h * 9s Ac", "so far: three nines");
    row("two wilds alone", "* *", "so far: a pair of aces");
    row("three wilds and a card", "* * 7d *", "so far: four sevens");
    row("a bug is an ace", "9h * 9s", "so far: a pair of nines", "bug");
    row("a deuce is wild", "9h 2s", "so far: a pair of nines", "deuces");
    row("a complete hand has a rank", "9h 9d 9s 2c 3c", "");
}

void TestTableText::anUnfinishedHandSaysWhatItHas()
{
    QFETCH(const QString, rules);
    QFETCH(const QString, hand);
    QFETCH(const QString, expected);
    const Hand cards = hand.isEmpty() ? Hand() : handOf(hand.toStdString());
    QCOMPARE(soFar(cards, rulesFrom(rules)->rules), expected);
}

void TestTableText::aSlotSaysWhatItHolds()
{
    const Card king(Rank::king, Suit::diamonds);
    const Card two(Rank::two, Suit::hearts);
    const HouseRules series = rulesOf(Preset::series);
    const HouseRules deuces = rulesOf(Preset::deuces);
    QCOMPARE(slotContent(std::nullopt, std::nullopt, series), QStringLiteral("Empty"));
    QCOMPARE(slotContent(king, std::nullopt, series), QStringLiteral("King of diamonds"));
    QCOMPARE(slotContent(Card::joker(), std::nullopt, series), QStringLiteral("Wild card"));
    QCOMPARE(slotContent(Card::joker(), Substitution{0, Rank::queen, std::nullopt}, series),
             QStringLiteral("Wild, acts as queen"));
    QCOMPARE(slotContent(Card::joker(), Substitution{0, Rank::ten, Suit::hearts}, series),
             QStringLiteral("Wild, acts as ten of hearts"));
    QCOMPARE(slotContent(king, Substitution{0, Rank::ace, std::nullopt}, series),
             QStringLiteral("King of diamonds, acts as ace"));
    QCOMPARE(slotContent(two, std::nullopt, series), QStringLiteral("Two of hearts"));
    QCOMPARE(slotContent(two, std::nullopt, deuces), QStringLiteral("Two of hearts (wild)"));
    QCOMPARE(slotContent(two, Substitution{0, Rank::ace, std::nullopt}, deuces),
             QStringLiteral("Two of hearts (wild), acts as ace"));
    QCOMPARE(deckKeyName(two, deuces), QStringLiteral("Two of hearts (wild)"));
}

void TestTableText::aCardSaysHowItTakesPart()
{
    const HandPart pair{0, 2, QStringLiteral("pair")};
    QCOMPARE(slotPart(pair, false), QStringLiteral("In the pair. Decides: no."));
    QCOMPARE(slotPart(pair, true), QStringLiteral("In the pair. Decides: yes."));
}

void TestTableText::aWorkingCardIsDescribed()
{
    const HandPart pair{0, 2, QStringLiteral("pair")};
    QCOMPARE(workingCardDescription(2, 1, {Rank::queen, std::nullopt, 3, true}, pair),
             QStringLiteral("Player 2, position 1 of 5, queen, from a wild, part of the pair"));
    QCOMPARE(workingCardDescription(1, 2, {Rank::queen, Suit::clubs, 2, false}, pair,
                                    {QStringLiteral("Ada")}),
             QStringLiteral("Ada, position 2 of 5, queen of clubs, part of the pair"));
}

void TestTableText::aWorkingHandHasATitle()
{
    QCOMPARE(workingHandTitle(2, std::nullopt),
             QStringLiteral("Player 2 working hand, in comparing order"));
    QCOMPARE(workingHandTitle(1, Category::fullHouse, {QStringLiteral("Ada")}),
             QStringLiteral("Ada working hand, as full house"));
}

void TestTableText::aPlayerIsCopiedAsText()
{
    const std::array hands{handOf("Qh 9d Qc 7s 2h"), handOf("9c Qs")};
    const NamedRules rules;
    const Showdown outcome = compareHands(hands, rules.rules);
    QCOMPARE(playerAsText(outcome, 1, rules),
             QStringLiteral("Player 1: Qh 9d Qc 7s 2h\n"
                            "Pair of queens, kickers nine, seven, two\n"
                            "Series rules\n--rules series\n"));
    QCOMPARE(playerAsText(outcome, 2, rules, Category::pair, {QString(), QStringLiteral("Ada")}),
             QStringLiteral("Ada: 9c Qs\nSeries rules\n--rules series --lens pair\n"));
}

void TestTableText::aResultIsCopiedAsText()
{
    const std::array hands{handOf("Qh 9d Qc 7s 2h"), handOf("Kc * Ks 8h 3c"), Hand()};
    NamedRules rules;
    const Showdown outcome = compareHands(hands, rules.rules);
    QCOMPARE(resultAsText(outcome, rules, std::nullopt, {QString(), QStringLiteral("Ada")}),
             QStringLiteral("Ada wins. Three of a kind beats a pair.\n"
                            "Player 1: Qh 9d Qc 7s 2h (Pair of queens, kickers nine, seven, two)\n"
                            "Ada: Kc * Ks 8h 3c (Three kings, kickers eight, three)\n"
                            "Series rules\n--rules series\n"));
    rules.rules.naturalBeatsWild = true;
    const QString asPairs =
        resultAsText(compareHands(hands, rules.rules, Category::pair), rules, Category::pair);
    QVERIFY2(asPairs.contains(QStringLiteral("\nEvery hand is compared as a pair.\n")),
             qPrintable(asPairs));
    QVERIFY2(asPairs.endsWith(QStringLiteral("\nSeries rules (changed)\n--rules series "
                                             "--set naturalBeatsWild=on --lens pair\n")),
             qPrintable(asPairs));
}

void TestTableText::aResultIsCopiedAsMarkdown()
{
    const std::array hands{handOf("Qh 9d Qc 7s 2h"), handOf("Kc * Ks 8h 3c"), Hand()};
    NamedRules rules;
    rules.rules.naturalBeatsWild = true;
    const QStringList names{QString(), QStringLiteral("*A|b*"), QStringLiteral("Eve")};
    QCOMPARE(resultAsMarkdown(compareHands(hands, rules.rules), rules, std::nullopt, names),
             QStringLiteral("**\\*A\\|b\\* wins.** Three of a kind beats a pair.\n\n"
                            "| Place | Player | Cards | Hand |\n| --- | --- | --- | --- |\n"
                            "| 2nd | Player 1 | `Qh 9d Qc 7s 2h` | Pair of queens, kickers nine, "
                            "seven, two |\n"
                            "| 1st | “\\*A\\|b\\*” | `Kc * Ks 8h 3c` | Three kings, kickers eight, "
                            "three |\n"
                            "|  | Eve | `-` |  |\n\n"
                            "Series rules (changed)\n\n"
                            "`--rules series --set naturalBeatsWild=on`\n"));
    const QString asPairs =
        resultAsMarkdown(compareHands(hands, rules.rules, Category::pair), rules, Category::pair);
    QVERIFY2(asPairs.contains(QStringLiteral("\n\nEvery hand is compared as a pair.\n\n| ")),
             qPrintable(asPairs));
    QVERIFY2(asPairs.endsWith(QStringLiteral(" --lens pair`\n")), qPrintable(asPairs));
}

void TestTableText::aNameStaysWhereItIs()
{
    const std::array hands{handOf("Qh 9d"), Hand(), handOf("Kc *")};
    const NamedRules rules;
    const Showdown outcome = compareHands(hands, rules.rules);
    const QString named = resultAsText(outcome, rules, std::nullopt,
                                       {QString(), QString(), QStringLiteral("Player 1")});
    QVERIFY2(named.contains(QStringLiteral("\nPlayer 2: -\n“Player 1”: Kc *\n")),
             qPrintable(named));
    const QString unnamed = resultAsText(outcome, rules);
    QVERIFY2(unnamed.contains(QStringLiteral("\nPlayer 1: Qh 9d\nPlayer 3: Kc *\n")),
             qPrintable(unnamed));
}

void TestTableText::aPlayerHasAShortName()
{
    QCOMPARE(playerShortName(3), QStringLiteral("P3"));
}

SHOWDOWN_TEST(TestTableText)
#include "tst_tabletext.moc"
