// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/questions/cardhere.h"
#include "tests/support/randomhands.h"
#include "tests/support/reference.h"
#include "tests/support/testprogram.h"
#include "tests/support/texts.h"

#include <QTest>

#include <array>

using namespace showdown;
using namespace showdown::tests;

namespace {

Card card(std::string_view text)
{
    return std::get<Card>(parseCard(text));
}

} // namespace

/// What a card would make where it is held over.
class TestCardHere : public QObject
{
    Q_OBJECT

private slots:
    void aCardMakesWhatItsHandWouldBe();
    void anUnfinishedHandMakesNothing();
    void theValueIsThatOfTheDefinition();
};

void TestCardHere::aCardMakesWhatItsHandWouldBe()
{
    const std::array hands{handOf("Kc Ks 6h 6d"), handOf("Ah Ad 9c 8c 2d")};
    const HouseRules rules;
    const auto fills = showdownWith(card("Kd"), {{0, 2}, false}, hands, rules);
    QVERIFY(fills.has_value());
    QCOMPARE(fills->players[0].hand, handOf("Kc Ks Kd 6h 6d"));
    QCOMPARE(fills->winners, std::vector{1});

    const auto replaces = showdownWith(card("As"), {{1, 4}, true}, hands, rules);
    QVERIFY(replaces.has_value());
    QCOMPARE(replaces->players[1].hand, handOf("Ah Ad 9c 8c As"));
    QVERIFY(!replaces->players[0].result);
}

void TestCardHere::anUnfinishedHandMakesNothing()
{
    const std::array hands{handOf("Kc Ks 6h"), handOf("Ah Ad 9c 8c 2d")};
    QVERIFY(!showdownWith(card("Kd"), {{0, 3}, false}, hands, {}));
    QVERIFY(!showdownWith(card("Kd"), {{0, 0}, true}, hands, {}));
    QVERIFY(!showdownWith(card("Kd"), {{1, 5}, false}, hands, {})); // there is no sixth place
}

void TestCardHere::theValueIsThatOfTheDefinition()
{
    RandomHands random(7);
    for (int i = 0; i < 500; ++i) {
        const HouseRules rules = random.rules();
        const Hand hand = random.hand(rules.deck);
        const std::array hands{hand, random.hand(rules.deck)};
        const Card other = *cardOf(random.below(53));
        const int position = random.below(Hand::fullSize);
        const auto outcome = showdownWith(other, {{0, position}, true}, hands, rules);
        QVERIFY(outcome.has_value());
        std::vector<Card> cards(hand.begin(), hand.end());
        cards[static_cast<std::size_t>(position)] = other;
        QCOMPARE(std::optional(outcome->players[0].result->value),
                 reference::valuesOf(*Hand::of(cards), rules).best);
        QCOMPARE(outcome->players[1].hand, hands[1]);
    }
}

SHOWDOWN_TEST(TestCardHere)
#include "tst_cardhere.moc"
