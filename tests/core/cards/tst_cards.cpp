// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/cards/deck.h"
#include "core/cards/notation.h"
#include "tests/support/testprogram.h"
#include "tests/support/texts.h"

#include <QPoint>
#include <QStringList>
#include <QTest>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

using namespace showdown;
using namespace showdown::tests;

/// Ranks, suits, cards, hands and decks.
class TestCards : public QObject
{
    Q_OBJECT

private slots:
    void ranksKnowTheirNumberAndLetter();
    void suitsKnowTheirLetterAndGlyphs();
    void otherSymbolsAreNoRankAndNoSuit();
    void cardsKnowTheirIndex();
    void noCardOutsideTheIndex();
    void aHandHoldsFiveCards();
    void handsAreEqualCardByCard();
    void aDeckHoldsEveryCardOnce();
    void jokersFollowTheDeck_data();
    void jokersFollowTheDeck();
    void repeatedCardIsFound_data();
    void repeatedCardIsFound();
};

void TestCards::ranksKnowTheirNumberAndLetter()
{
    const QByteArray letters = "23456789TJQKA";
    int next = 2;
    for (const Rank rank : allRanks()) {
        QCOMPARE(number(rank), next);
        QCOMPARE(letter(rank), letters[next - 2]);
        QCOMPARE(rankOf(next), std::optional(rank));
        QCOMPARE(rankFromLetter(static_cast<char32_t>(letter(rank))), std::optional(rank));
        ++next;
    }
    QCOMPARE(next, 15);
    QVERIFY(Rank::ace > Rank::king);
    QVERIFY(!rankOf(1));
    QVERIFY(!rankOf(15));
    QVERIFY(!rankOf(100));
    QCOMPARE(rankFromLetter(U't'), std::optional(Rank::ten));
    QCOMPARE(rankFromLetter(U'a'), std::optional(Rank::ace));
}

void TestCards::suitsKnowTheirLetterAndGlyphs()
{
    const std::vector<std::u32string> symbols{U"hH♥♡", U"dD♦♢", U"cC♣♧", U"sS♠♤"};
    int next = 1;
    for (const Suit suit : allSuits()) {
        QCOMPARE(static_cast<int>(suit), next);
        const std::u32string& names = symbols[static_cast<std::size_t>(next) - 1];
        QCOMPARE(static_cast<char32_t>(letter(suit)), names.front());
        for (const char32_t symbol : names)
            QCOMPARE(suitFromSymbol(symbol), std::optional(suit));
        ++next;
    }
    QCOMPARE(next, 5);
}

void TestCards::otherSymbolsAreNoRankAndNoSuit()
{
    for (const char32_t symbol : U"10xXwWoO*?с♚ \x212A\x10FFFF")
        QVERIFY(!rankFromLetter(symbol) && !suitFromSymbol(symbol));
    for (const char32_t symbol : U"hcs♥")
        QVERIFY(!rankFromLetter(symbol));
    for (const char32_t symbol : U"2tjqka")
        QVERIFY(!suitFromSymbol(symbol));
}

void TestCards::cardsKnowTheirIndex()
{
    std::set<int> indexes;
    for (const Rank rank : allRanks()) {
        for (const Suit suit : allSuits()) {
            const Card card(rank, suit);
            QVERIFY(!card.isJoker());
            QCOMPARE(card.rank(), std::optional(rank));
            QCOMPARE(card.suit(), std::optional(suit));
            QCOMPARE(cardOf(card.index()), std::optional(card));
            QVERIFY(card < Card::joker());
            indexes.insert(card.index());
        }
    }
    QCOMPARE(indexes.size(), std::size_t(52));
    QCOMPARE(*indexes.begin(), 0);
    QCOMPARE(*indexes.rbegin(), 51);
    QCOMPARE(Card(Rank::two, Suit::hearts).index(), 0);
    QCOMPARE(Card(Rank::ace, Suit::spades).index(), 51);
    QCOMPARE(Card::joker().index(), 52);
    QVERIFY(Card::joker().isJoker());
    QVERIFY(!Card::joker().rank());
    QVERIFY(!Card::joker().suit());
    QCOMPARE(cardOf(52), std::optional(Card::joker()));
}

void TestCards::noCardOutsideTheIndex()
{
    QVERIFY(!cardOf(-1));
    QVERIFY(!cardOf(53));
}

void TestCards::aHandHoldsFiveCards()
{
    Hand hand;
    QVERIFY(hand.isEmpty());
    QCOMPARE(hand.missing(), 5);
    std::vector<Card> cards;
    for (int size = 1; size <= 5; ++size) {
        const Card card = *cardOf(size * 10);
        QVERIFY(hand.add(card));
        cards.push_back(card);
        QCOMPARE(hand.size(), size);
        QCOMPARE(hand.missing(), 5 - size);
        QCOMPARE(hand.isComplete(), size == 5);
        QCOMPARE(hand[size - 1], card);
        QCOMPARE(Hand::of(cards), std::optional(hand));
        QCOMPARE(std::vector<Card>(hand.begin(), hand.end()), cards);
    }

    const Hand full = hand;
    QVERIFY(!hand.add(Card::joker()));
    QCOMPARE(hand, full);
    cards.push_back(Card::joker());
    QVERIFY(!Hand::of(cards));
    QCOMPARE(Hand::of({}), std::optional(Hand()));
}

void TestCards::handsAreEqualCardByCard()
{
    QVERIFY(handOf("Kh 6c") == handOf("Kh 6c"));
    QVERIFY(handOf("Kh 6c") != handOf("6c Kh")); // as dealt: the order is part of it
    QVERIFY(handOf("*") != Hand());              // a joker is not an empty place
    QVERIFY(handOf("* *") != handOf("*"));
}

void TestCards::aDeckHoldsEveryCardOnce()
{
    const std::vector<Card> deck = naturalDeck();
    QCOMPARE(deck.size(), std::size_t(52));
    for (int index = 0; index < 52; ++index)
        QCOMPARE(deck[static_cast<std::size_t>(index)], *cardOf(index));
}

void TestCards::jokersFollowTheDeck_data()
{
    QTest::addColumn<int>("jokers");
    QTest::addColumn<int>("size");

    QTest::newRow("a negative number of jokers is none") << -3 << 52;
    QTest::newRow("no joker") << 0 << 52;
    QTest::newRow("one joker") << 1 << 53;
    QTest::newRow("a thousand jokers") << 1000 << 1052;
}

void TestCards::jokersFollowTheDeck()
{
    QFETCH(const int, jokers);
    QFETCH(const int, size);
    const std::vector<Card> deck = deckWithJokers(jokers);
    QCOMPARE(static_cast<int>(deck.size()), size);
    for (int i = 0; i < size; ++i)
        QCOMPARE(deck[static_cast<std::size_t>(i)], *cardOf(std::min(i, 52)));
}

void TestCards::repeatedCardIsFound_data()
{
    QTest::addColumn<QStringList>("hands");
    QTest::addColumn<QString>("card");
    QTest::addColumn<QPoint>("first"); // hand, position
    QTest::addColumn<QPoint>("second");

    const auto row = [](const char* name, const QStringList& hands, const QString& card = {},
                        QPoint first = {}, QPoint second = {}) {
        QTest::newRow(name) << hands << card << first << second;
    };
    row("no hand repeats nothing", {});
    row("different cards", {"Kh 6c", "Kd 6h"});
    row("jokers may repeat", {"* *", "* Kh"});
    row("twice in one hand", {"2h Kh * Kh"}, "Kh", {0, 1}, {0, 3});
    row("in two hands", {"2h Kh", "", "3h 2h"}, "2h", {0, 0}, {2, 1});
    row("the second card that comes first counts", {"2h Kh", "Kh 2h"}, "Kh", {0, 1}, {1, 0});
    row("three times names the first two", {"As", "As", "As"}, "As", {0, 0}, {1, 0});
}

void TestCards::repeatedCardIsFound()
{
    QFETCH(const QStringList, hands);
    QFETCH(const QString, card);
    QFETCH(const QPoint, first);
    QFETCH(const QPoint, second);

    std::vector<Hand> read;
    for (const QString& hand : hands)
        read.push_back(handOf(hand.toStdString()));
    const std::optional<RepeatedCard> found = findRepeatedCard(read);
    QCOMPARE(found.has_value(), !card.isEmpty());
    if (found) {
        QCOMPARE(qt(toText(found->card)), card);
        QCOMPARE(QPoint(found->first.hand, found->first.position), first);
        QCOMPARE(QPoint(found->second.hand, found->second.position), second);
    }
}

SHOWDOWN_TEST(TestCards)
#include "tst_cards.moc"
