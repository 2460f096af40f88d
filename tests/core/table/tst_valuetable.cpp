// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/cards/deck.h"
#include "core/table/valuetable.h"
#include "core/table/wordpair.h"
#include "tests/core/rulesets.h"
#include "tests/support/randomhands.h"
#include "tests/support/testprogram.h"
#include "tests/support/texts.h"

#include <QTest>

#include <algorithm>
#include <vector>

using namespace showdown;
using namespace showdown::tests;

/// The further promises of the tables: numbers and back, sums of cards, which rules share a table.
class TestValueTable : public QObject
{
    Q_OBJECT

private slots:
    void everyNumberLeadsToAValue_data();
    void everyNumberLeadsToAValue();
    void aHandHasItsValue_data();
    void aHandHasItsValue();
    void onlyFiveToSevenCardsHaveAValue();
    void aHandIsTheSumOfItsCards();
    void cardsAreCountedBySuit();
    void cardsAreFoundAgainInTheirSum();
    void rulesThatMakeNoDifferenceShareATable();
    void wordsAddUpAlikeOnBothPaths();
};

namespace {

/// The cards of a text in the notation, any number of them.
std::vector<Card> cardsFrom(const QString& text)
{
    std::vector<Card> cards;
    for (const QString& word : text.split(u' '))
        cards.push_back(handOf(word.toStdString())[0]);
    return cards;
}

} // namespace

void TestValueTable::everyNumberLeadsToAValue_data()
{
    QTest::addColumn<QString>("rules");
    for (const QByteArray& ruleSet : ruleSets())
        QTest::newRow(ruleSet) << QString::fromLatin1(ruleSet);
}

void TestValueTable::everyNumberLeadsToAValue()
{
    QFETCH(const QString, rules);
    const NamedRules named = *rulesFrom(rules);
    const std::shared_ptr<const ValueTable> table = valueTable(named.rules);

    QVERIFY(table->highest() > TableValue::none);
    for (int number = 1; number <= static_cast<int>(table->highest()); ++number) {
        const auto value = static_cast<TableValue>(number);
        const HandValue meaning = table->handValue(value);
        const int wilds = table->wildCount(value);
        QCOMPARE(table->category(value), meaning.category());
        QVERIFY(named.rules.knows(meaning.category()));
        if (value == table->highest())
            break;
        const auto next = static_cast<TableValue>(number + 1);
        if (meaning == table->handValue(next))
            QVERIFY(named.rules.naturalBeatsWild && wilds > table->wildCount(next));
        else
            QVERIFY(meaning < table->handValue(next));
    }
}

void TestValueTable::aHandHasItsValue_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("cards");
    QTest::addColumn<QString>("value");

    const auto row = [](const char* name, const char* rules, const char* cards, const char* value) {
        QTest::newRow(name) << rules << cards << value;
    };
    row("wilds take the highest values that a flush misses", "standard", "Kd 9d 4d * *",
        "flush 14 13 12 9 4");
    row("wilds of a flush are aces where values repeat", "series", "Ad Jd 9d 4d *",
        "flush 14 14 11 9 4");
    row("a repeated card and a wild make no flush", "standard deck=free", "Ad Ad Kd 9d *",
        "three-of-a-kind 14 13 9");
    row("without wilds a flush may repeat a card", "standard deck=free", "Ad Ad Kd 9d 4d",
        "flush 14 14 13 9 4");
    row("seven cards of a flush repeat the best", "standard deck=free", "Ad Ad Kd Kd 9d 9d 4d",
        "flush 14 14 13 13 9");
    row("a flush of seven leaves repeated cards out for a wild", "standard deck=free",
        "Kd Kd 9d 7d 4d 2s *", "flush 14 13 9 7 4");
    row("two equal bits in a lane are not the next rank", "standard deck=free",
        "2d 2d 4d 5d 6d 7d Ks", "flush 7 6 5 4 2");
    row("four aces in a lane are not a wild", "standard deck=free", "Ad Ad Kd Jd 9d 8h 8s",
        "flush 14 14 13 11 9");
    row("four of a kind beats the flush that three wilds make", "standard", "Kh 7h Qc 2c * * *",
        "four-of-a-kind 13 12");
    row("three wilds choose the better of two flushes", "standard fiveOfAKind=off",
        "Qh 9h Js Ts * * *", "royal-flush 14");
    row("five bugs are aces", "bug", "* * * * *", "five-of-a-kind 14");
    row("seven wilds are five of a kind", "standard", "* * * * * * *", "five-of-a-kind 14");
    row("seven wilds are a royal flush", "series", "* * * * * * *", "royal-flush 14");
    row("a pair of seven below the floor gives its kickers", "series", "Th Td 9c 8s 4h 3d 2c",
        "high-card 10 10 9 8 4");
    row("natural cards that are wild count for nothing", "deuces", "2h 2d Kc 9s 4h",
        "three-of-a-kind 13 9 4");
    row("a card named wild is wild", "standard wildCards=Kh", "Kh 9d 9c 4s 3h",
        "three-of-a-kind 9 4 3");
}

void TestValueTable::aHandHasItsValue()
{
    QFETCH(const QString, rules);
    QFETCH(const QString, cards);
    QFETCH(const QString, value);

    const std::shared_ptr<const ValueTable> table = valueTable(rulesFrom(rules)->rules);
    std::vector<Card> dealt = cardsFrom(cards);
    const TableValue found = table->value(table->hand(dealt));
    QCOMPARE(describe(table->handValue(found)), value);
    std::ranges::reverse(dealt);
    QCOMPARE(table->value(table->hand(dealt)), found);
    QCOMPARE(table->value(dealt), found);
}

void TestValueTable::onlyFiveToSevenCardsHaveAValue()
{
    const std::shared_ptr<const ValueTable> table = valueTable(rulesOf(Preset::standard));
    TableHand hand;
    std::vector<Card> cards;
    for (int size = 0; size <= 7; ++size) {
        QCOMPARE(hand.size(), size);
        QCOMPARE(table->value(hand) != TableValue::none, size >= 5);
        QCOMPARE(table->value(cards), table->value(hand));
        cards.push_back(*cardOf(7 * size));
        hand += table->card(cards.back());
    }
    QCOMPARE(table->value(cards), TableValue::none);
}

void TestValueTable::aHandIsTheSumOfItsCards()
{
    const std::shared_ptr<const ValueTable> table = valueTable(rulesOf(Preset::standard));
    const TableHand hole = table->hand(cardsFrom("As Ks"));
    const TableHand board = table->hand(cardsFrom("Qs Js 4d 9c *"));
    const TableHand all = hole + board;
    QCOMPARE(all.size(), 7);
    QCOMPARE(all.wildCount(), 1);
    QVERIFY(all == table->hand(cardsFrom("* 9c 4d Js Qs Ks As")));
    QVERIFY(all - hole == board);
    QVERIFY(all - board == hole);

    TableHand hand = all;
    hand -= table->card(Card::joker());
    hand += TableCard::ofRank(Rank::ten);
    QCOMPARE(hand.wildCount(), 0);
    QCOMPARE(describe(table->handValue(table->value(hand))), "straight 14");
    QCOMPARE(describe(table->handValue(table->value(all))), "royal-flush 14");
    QCOMPARE(describe(table->handValue(table->suitlessValue<7>(all))), "straight 14");
    hand -= hole;
    hand -= board - table->card(Card::joker());
    hand -= TableCard::ofRank(Rank::ten);
    QVERIFY(hand == TableHand());
}

void TestValueTable::cardsAreCountedBySuit()
{
    const std::shared_ptr<const ValueTable> table = valueTable(rulesOf(Preset::standard));
    const TableHand hand = table->hand(cardsFrom("As Ks 4d *"));
    QCOMPARE(hand.suitCount(Suit::spades), 3);
    QCOMPARE(hand.suitCount(Suit::diamonds), 2);
    QCOMPARE(hand.suitCount(Suit::hearts), 1);
    QVERIFY(!hand.hasFlush());
    QVERIFY((hand + table->hand(cardsFrom("3s *"))).hasFlush());

    for (const Suit suit : allSuits()) {
        for (int of = 0; of <= 7; ++of) {
            TableHand counted;
            for (int cards = 0; cards <= 7; ++cards) {
                const Suit other = suit == Suit::hearts ? Suit::clubs : Suit::hearts;
                const auto rank = static_cast<Rank>(number(Rank::two) + cards);
                QCOMPARE(counted.suitCount(suit), std::min(of, cards));
                QCOMPARE(counted.hasFlush(suit), std::min(of, cards) >= 5);
                QCOMPARE(counted.hasFlush(), std::min(of, cards) >= 5 || cards - of >= 5);
                if (cards < 7)
                    counted += cards >= of      ? TableCard::natural(rank, other)
                               : cards % 3 == 1 ? TableCard::natural(rank, suit)
                                                : TableCard::natural(Rank::ace, suit);
            }
        }
    }
}

void TestValueTable::cardsAreFoundAgainInTheirSum()
{
    RandomHands random(23);
    for (int i = 0; i < 20'000; ++i) {
        std::vector<Card> cards;
        TableHand hand;
        const int suits = 1 + random.below(4);
        const int ranks = 1 + random.below(13);
        for (int size = random.below(8); size > 0; --size) {
            const Card card = *cardOf(random.below(ranks) * 4 + random.below(suits));
            cards.push_back(card);
            hand += TableCard::natural(*card.rank(), *card.suit());
        }
        std::vector<Card> found = cardsOf(hand);
        std::ranges::sort(found);
        std::ranges::sort(cards);
        QVERIFY(found == cards);
    }
}

void TestValueTable::rulesThatMakeNoDifferenceShareATable()
{
    const std::shared_ptr<const ValueTable> table = valueTable(rulesFrom("standard")->rules);
    QVERIFY(valueTable(rulesFrom("standard jokers=3 deck=free")->rules) == table);
    QVERIFY(valueTable(rulesFrom("standard wildRanks=2")->rules) != table);
    QVERIFY(valueTable(rulesFrom("series")->rules) != table);
}

void TestValueTable::wordsAddUpAlikeOnBothPaths()
{
    std::mt19937_64 random(1);
    PortableWordPair portable;
    WordPair words;
    for (int i = 0; i < 1000; ++i) {
        const StoredWords stored{random(), random()};
        PortableWordPair otherPortable;
        WordPair other;
        if (i % 3 == 0) {
            portable += stored;
            words += stored;
            otherPortable -= stored;
            other -= stored;
        } else {
            portable -= stored;
            words -= stored;
            otherPortable += stored;
            other += stored;
        }
        if (i % 2 == 0) {
            portable += otherPortable;
            words += other;
        } else {
            portable -= otherPortable;
            words -= other;
        }
        QCOMPARE(words.first(), portable.first());
        QCOMPARE(words.second(), portable.second());
    }
}

SHOWDOWN_TEST(TestValueTable)
#include "tst_valuetable.moc"
