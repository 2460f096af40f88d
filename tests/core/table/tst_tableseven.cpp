// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/compare/showdown.h"
#include "core/table/valuetable.h"
#include "tests/core/multisets.h"
#include "tests/core/rulesets.h"
#include "tests/support/effort.h"
#include "tests/support/randomhands.h"
#include "tests/support/testprogram.h"
#include "tests/support/texts.h"

#include <QTest>

#include <bit>
#include <random>
#include <span>
#include <utility>

using namespace showdown;
using namespace showdown::tests;

/// The look-up of six and seven cards against the best choice of five of them.
class TestTableSeven : public QObject
{
    Q_OBJECT

private slots:
    void everyMultisetIsItsBestFive_data();
    void everyMultisetIsItsBestFive();
    void randomHandsAreTheirBestFive();
    void theMatchersAgree();
};

namespace {

/// Calls `look` with every choice of five of the cards.
template <typename Look>
void forEachFive(std::span<const Card> cards, Look look)
{
    for (unsigned choice = 0; choice < 1U << cards.size(); ++choice) {
        if (std::popcount(choice) != Hand::fullSize)
            continue;
        Hand hand;
        for (std::size_t i = 0; i < cards.size(); ++i) {
            if ((choice >> i & 1) != 0)
                hand.add(cards[i]);
        }
        look(hand);
    }
}

/// The best of all choices of `left` cards, from one of them on, together with those held.
TableValue bestFive(const ValueTable& table, std::span<const Card> cards, TableHand held, int left)
{
    if (left == 0)
        return table.value<5>(held);
    TableValue best = TableValue::none;
    while (static_cast<int>(cards.size()) >= left) {
        const TableHand hand = held + table.card(cards.front());
        cards = cards.subspan(1);
        best = std::max(best, bestFive(table, cards, hand, left - 1));
    }
    return best;
}

/// The fault in the look-up of six or seven cards; empty if there is none.
QString fault(const ValueTable& table, std::span<const Card> cards)
{
    const TableValue best = bestFive(table, cards, {}, Hand::fullSize);
    const TableHand hand = table.hand(cards);
    const TableValue found = table.value(hand);
    const TableValue asked = cards.size() == 6 ? table.value<6>(hand) : table.value<7>(hand);
    if (found == best && asked == best && table.value(cards) == best)
        return {};
    QStringList texts;
    for (const Card card : cards)
        texts << qt(toText(card));
    return QStringLiteral("%1: expected %2, found number %3")
        .arg(texts.join(u' '), describe(table.handValue(best)))
        .arg(static_cast<int>(found));
}

/// `size` cards of one deck, plus wilds, or of many decks.
std::vector<Card> randomCards(RandomHands& random, int size, int wilds, DeckKind deck)
{
    std::vector<Card> cards(static_cast<std::size_t>(wilds), Card::joker());
    CardSet held;
    const int suits = 1 + random.below(4); // or flushes would be rare
    while (static_cast<int>(cards.size()) < size) {
        const Card card = *cardOf(random.below(13) * 4 + random.below(suits));
        if (deck == DeckKind::one && held.contains(card))
            continue;
        held.insert(card);
        cards.push_back(card);
    }
    return cards;
}

template <std::size_t size>
void lookAtMultisets(const ValueTable& table, CasesOf cases, int& multisets,
                     QStringList& differences)
{
    std::mt19937 random(1);
    Multiset<size> cards{};
    do {
        ++multisets;
        if (!cases.next())
            continue;
        // six of one suit in seven cards too, and repeated ones among them
        std::vector<Card> dealt = deal(cards, Suits::hearts, 0, random);
        const std::optional<Rank> rank = dealt.front().rank();
        if (multisets % 3 == 0 && rank)
            dealt.front() = Card(*rank, Suit::spades);
        for (const std::vector<Card>& some : {dealt, deal(cards, Suits::mixed, 0, random)}) {
            const QString text = fault(table, some);
            if (!text.isEmpty())
                differences << text;
        }
    } while (advance(cards) && differences.size() < 5);
}

} // namespace

void TestTableSeven::everyMultisetIsItsBestFive_data()
{
    QTest::addColumn<QString>("rules");
    for (const QByteArray& ruleSet : ruleSets())
        QTest::newRow(ruleSet) << QString::fromLatin1(ruleSet);
}

void TestTableSeven::everyMultisetIsItsBestFive()
{
    QFETCH(const QString, rules);
    const std::optional<NamedRules> named = rulesFrom(rules);
    QVERIFY(named);
    const std::shared_ptr<const ValueTable> table = valueTable(named->rules);

    QStringList differences;
    int ofSix = 0;
    lookAtMultisets<6>(*table, CasesOf(rules), ofSix, differences);
    int ofSeven = 0;
    lookAtMultisets<7>(*table, CasesOf(rules), ofSeven, differences);
    QCOMPARE(differences.join(u'\n'), QString());
    QCOMPARE(ofSix, 27132);
    QCOMPARE(ofSeven, 77520);
}

void TestTableSeven::randomHandsAreTheirBestFive()
{
#ifdef __OPTIMIZE__
    const int handCount = trials(1'000'000, 150'000);
#else
    const int handCount = trials(1'000'000, 20'000);
#endif
    RandomHands random(21);
    QStringList differences;
    std::shared_ptr<const ValueTable> table;
    NamedRules named;
    for (int i = 0; i < handCount && differences.size() < 5; ++i) {
        if (i % 10'000 == 0) {
            named.rules = random.rules();
            table = valueTable(named.rules);
        }
        const DeckKind deck = i % 10 == 0 ? DeckKind::free : DeckKind::one;
        const std::vector<Card> cards = randomCards(random, 6 + i % 2, random.below(5), deck);
        const QString text = fault(*table, cards);
        if (!text.isEmpty())
            differences << QStringLiteral("%1, %2").arg(describe(named), text);
    }
    QCOMPARE(differences.join(u'\n'), QString());
}

void TestTableSeven::theMatchersAgree()
{
    RandomHands random(22);
    QStringList differences;
    for (int i = 0; i < 100; ++i) {
        const NamedRules named{Preset::series, random.rules()};
        const std::shared_ptr<const ValueTable> table = valueTable(named.rules);
        for (int j = 0; j < 100 && differences.size() < 5; ++j) {
            const std::vector<Card> cards =
                randomCards(random, 6 + j % 2, random.below(8) * random.below(2), DeckKind::free);
            // the best value, and among equal ones the fewest wilds
            std::optional<std::pair<HandValue, int>> best;
            forEachFive(cards, [&](const Hand& five) {
                const HandResult result = *evaluate(five, named.rules);
                best = std::max(best, std::optional(std::pair(result.value, -result.wildCount())));
            });
            const TableValue value = table->value(cards);
            const int wilds = named.rules.naturalBeatsWild ? -best->second : 0;
            if (table->handValue(value) != best->first || table->wildCount(value) != wilds)
                differences << QStringLiteral("%1: expected %2 with %3 wilds, found %4")
                                   .arg(describe(named), describe(best->first))
                                   .arg(wilds)
                                   .arg(describe(table->handValue(value)));
        }
    }
    QCOMPARE(differences.join(u'\n'), QString());
}

SHOWDOWN_TEST(TestTableSeven)
#include "tst_tableseven.moc"
