// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/compare/comparison.h"
#include "core/compare/showdown.h"
#include "tests/support/randomhands.h"
#include "tests/support/testprogram.h"
#include "tests/support/texts.h"

#include <QTest>

#include <array>

using namespace showdown;
using namespace showdown::tests;

/// The cards of a working hand that a part of a comparison compares.
class TestPartCards : public QObject
{
    Q_OBJECT

private slots:
    void aPartComparesTheseCards_data();
    void aPartComparesTheseCards();
    void theCardsHaveTheValuesThatWereCompared();
};

void TestPartCards::aPartComparesTheseCards_data()
{
    QTest::addColumn<ComparisonPart>("part");
    QTest::addColumn<Category>("category");
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("count");

    const auto row = [](const char* name, PartKind kind, int index, Category category, int first,
                        int count) {
        QTest::newRow(name) << ComparisonPart{kind, index, 0, 0, Outcome::equal} << category
                            << first << count;
    };
    using enum PartKind;
    row("the rank is that of all five", rank, 0, Category::twoPair, 0, 5);
    row("wilds are counted among all five", wilds, 0, Category::pair, 0, 5);
    row("the first of the high cards", card, 1, Category::highCard, 0, 1);
    row("the last card of a flush", card, 5, Category::flush, 4, 1);
    row("a pair stands first", pair, 0, Category::pair, 0, 2);
    row("the first kicker of a pair", kicker, 1, Category::pair, 2, 1);
    row("the third kicker of a pair", kicker, 3, Category::pair, 4, 1);
    row("the higher of two pair", higherPair, 0, Category::twoPair, 0, 2);
    row("the lower of two pair", lowerPair, 0, Category::twoPair, 2, 2);
    row("the kicker of two pair", kicker, 1, Category::twoPair, 4, 1);
    row("three of a kind", trio, 0, Category::threeOfAKind, 0, 3);
    row("the second kicker of three of a kind", kicker, 2, Category::threeOfAKind, 4, 1);
    row("the highest card of a straight", highest, 0, Category::straight, 0, 1);
    row("the trio of a full house", trio, 0, Category::fullHouse, 0, 3);
    row("the pair of a full house", pair, 0, Category::fullHouse, 3, 2);
    row("four of a kind", quad, 0, Category::fourOfAKind, 0, 4);
    row("the kicker of four of a kind", kicker, 1, Category::fourOfAKind, 4, 1);
    row("the highest card of a straight flush", highest, 0, Category::straightFlush, 0, 1);
    row("five of a kind", five, 0, Category::fiveOfAKind, 0, 5);
}

void TestPartCards::aPartComparesTheseCards()
{
    QFETCH(const ComparisonPart, part);
    QFETCH(const Category, category);
    QFETCH(const int, first);
    QFETCH(const int, count);
    const CardRange cards = partCards(part, category);
    QCOMPARE(cards.first, first);
    QCOMPARE(cards.count, count);
    QVERIFY(cards.contains(first) && cards.contains(first + count - 1));
    QVERIFY(!cards.contains(first - 1) && !cards.contains(first + count));
}

/// Over many hands: the cards of a part have the value that the part compared.
void TestPartCards::theCardsHaveTheValuesThatWereCompared()
{
    HouseRules rules;
    rules.fiveOfAKind = true;
    rules.lowAceStraight = true;
    rules.deck = DeckKind::free;
    RandomHands random(20261121);
    int parts = 0;
    for (int round = 0; round < 3000; ++round) {
        const Hand hand = random.hand(DeckKind::free);
        const std::array<Hand, 2> hands{hand, random.variant(hand)};
        // Through one lens, many more hands are compared by their cards.
        for (const Category lens : allCategories()) {
            const Showdown outcome = compareHands(hands, rules, lens);
            for (const Comparison& comparison : outcome.comparisons) {
                for (const ComparisonPart& part : comparison.parts) {
                    const CardRange cards = partCards(part, lens);
                    for (int place = cards.first; place < cards.first + cards.count; ++place) {
                        const auto index = static_cast<std::size_t>(place);
                        QCOMPARE(number(outcome.players[0].result->working[index].rank),
                                 part.first);
                        QCOMPARE(number(outcome.players[1].result->working[index].rank),
                                 part.second);
                    }
                    ++parts;
                }
            }
        }
    }
    QVERIFY2(parts > 10000, qPrintable(QString::number(parts)));
}

SHOWDOWN_TEST(TestPartCards)
#include "tst_partcards.moc"
