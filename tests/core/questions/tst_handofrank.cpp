// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/cards/deck.h"
#include "core/compare/showdown.h"
#include "core/questions/exercisefacts.h"
#include "core/questions/handofrank.h"
#include "tests/core/multisets.h"
#include "tests/core/rulesets.h"
#include "tests/support/effort.h"
#include "tests/support/reference.h"
#include "tests/support/testprogram.h"
#include "tests/support/texts.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <vector>

using namespace showdown;
using namespace showdown::tests;

/// A hand of a rank with a number of wilds.
class TestHandOfRank : public QObject
{
    Q_OBJECT

private slots:
    void obstaclesAreTheDefinition_data();
    void obstaclesAreTheDefinition();
    void itIsOfTheRank_data();
    void itIsOfTheRank();
    void itHoldsNoCardOfOthers();
    void everyHandIsEquallyLikely();
    void reasonsAre_data();
    void reasonsAre();
    void whatIsAlwaysBetterIsBetter_data() { itIsOfTheRank_data(); }
    void whatIsAlwaysBetterIsBetter();
};

namespace {

HouseRules rulesNamed(const QByteArray& text)
{
    return rulesFrom(QString::fromUtf8(text))->rules;
}

/// Natural cards of these ranks in one suit, or in several suits; nothing if one deck has none.
template <std::size_t size>
std::optional<std::vector<Card>> cardsOf(const Multiset<size>& ranks, bool isSuited)
{
    std::vector<Card> cards;
    for (std::size_t i = 0; i < ranks.size(); ++i) {
        const auto before = std::count(ranks.begin(), ranks.begin() + i, ranks[i]);
        if (ranks[i] == 13 || before > 3 || (isSuited && before > 0))
            return std::nullopt;
        const bool isOther = i + 1 == size && before == 0; // or cards that differ were of one suit
        const auto mixed = static_cast<std::size_t>(before + (isOther ? 1 : 0));
        cards.emplace_back(*rankOf(ranks[i] + 2), allSuits()[isSuited ? 0 : mixed]);
    }
    return cards;
}

/// All ranks that the definition gives to hands of `size` natural cards with jokers beside them.
template <std::size_t size>
std::set<Category> ranksBesideJokers(const HouseRules& rules)
{
    std::set<Category> found;
    Multiset<size> ranks{};
    do {
        for (const bool isSuited : {false, true}) {
            auto cards = cardsOf(ranks, isSuited);
            if (!cards)
                continue;
            const std::set<Card> different(cards->begin(), cards->end());
            if (different.size() != cards->size()
                || std::ranges::any_of(*cards, [&](Card card) { return rules.isWild(card); }))
                continue;
            cards->resize(Hand::fullSize, Card::joker());
            found.insert(reference::valuesOf(*Hand::of(*cards), rules).best->category());
        }
    } while (advance(ranks));
    return found;
}

std::set<Category> ranksWith(int wilds, const HouseRules& rules)
{
    switch (wilds) {
    case 0:
        return ranksBesideJokers<5>(rules);
    case 1:
        return ranksBesideJokers<4>(rules);
    case 2:
        return ranksBesideJokers<3>(rules);
    case 3:
        return ranksBesideJokers<2>(rules);
    default:
        return ranksBesideJokers<1>(rules);
    }
}

} // namespace

void TestHandOfRank::obstaclesAreTheDefinition_data()
{
    QTest::addColumn<QByteArray>("rules");
    QTest::addColumn<int>("wilds");
    for (const char* rules : {"series", "standard", "bug", "deuces"}) {
        for (int wilds = 0; wilds <= mostWildsOfRank; ++wilds)
            QTest::addRow("%s, %d wilds", rules, wilds) << QByteArray(rules) << wilds;
    }
}

void TestHandOfRank::obstaclesAreTheDefinition()
{
    QFETCH(QByteArray, rules);
    QFETCH(int, wilds);
    const HouseRules house = rulesNamed(rules);
    const std::set<Category> found = ranksWith(wilds, house);
    const RankObstacles obstacles = rankObstacles(wilds, house);
    for (const Category rank : allCategories())
        QVERIFY2(obstacles[static_cast<std::size_t>(rank)].has_value() != found.contains(rank),
                 id(rank).data());
}

void TestHandOfRank::itIsOfTheRank_data()
{
    QTest::addColumn<QByteArray>("rules");
    const QByteArrayList all = ruleSets();
    for (const QByteArray& rules : all)
        QTest::newRow(rules.constData()) << rules;
}

void TestHandOfRank::itIsOfTheRank()
{
    QFETCH(QByteArray, rules);
    const HouseRules house = rulesNamed(rules);
    const auto seeds = static_cast<std::uint64_t>(trials(6, 1));
    for (int wilds = 0; wilds <= mostWildsOfRank; ++wilds) {
        const RankObstacles obstacles = rankObstacles(wilds, house);
        for (const Category rank : allCategories()) {
            for (std::uint64_t seed = 0; seed < seeds; ++seed) {
                SeededRandom random(seed);
                SeededRandom again(seed);
                const auto made = handOfRank(rank, wilds, house, {}, random);
                QVERIFY(made == handOfRank(rank, wilds, house, {}, again));
                const auto obstacle = obstacles[static_cast<std::size_t>(rank)];
                QCOMPARE(std::holds_alternative<NoSuchHand>(made), obstacle.has_value());
                if (obstacle) {
                    QVERIFY(std::get<NoSuchHand>(made) == *obstacle);
                    break;
                }
                const Hand hand = std::get<Hand>(made);
                QVERIFY(hand.isComplete());
                QCOMPARE(wildsIn(hand, house), wilds);
                QVERIFY(evaluate(hand, house)->value.category() == rank);
                QVERIFY(house.deck == DeckKind::free || !findRepeatedCard(std::array{hand}));
            }
        }
    }
}

void TestHandOfRank::itHoldsNoCardOfOthers()
{
    const HouseRules house = rulesNamed("deuces");
    SeededRandom random(7);
    CardSet held;
    int deals = 0;
    while (deals < 60) {
        const Category rank = random.pick(allCategories());
        const auto made = handOfRank(rank, random.below(3), house, held, random);
        if (++deals % 12 == 0)
            held = {};
        if (!std::holds_alternative<Hand>(made))
            continue;
        for (const Card card : std::get<Hand>(made)) {
            QVERIFY(!held.contains(card));
            held.insert(card);
        }
    }
}

// Most fours of a kind come up, and each value about equally often: 77 times.
void TestHandOfRank::everyHandIsEquallyLikely()
{
    const HouseRules house = rulesNamed("standard");
    SeededRandom random(1);
    std::map<Rank, int> quads;
    std::set<std::set<Card>> different;
    for (int i = 0; i < 1000; ++i) {
        const Hand hand = std::get<Hand>(handOfRank(Category::fourOfAKind, 0, house, {}, random));
        ++quads[evaluate(hand, house)->value[0]];
        different.insert(std::set<Card>(hand.begin(), hand.end()));
    }
    QVERIFY(different.size() > 460); // of 624
    QCOMPARE(quads.size(), 13U);
    for (const auto& [rank, times] : quads)
        QVERIFY2(times > 45 && times < 110, qPrintable(QString::number(times)));
}

void TestHandOfRank::reasonsAre_data()
{
    QTest::addColumn<QByteArray>("rules");
    QTest::addColumn<QString>("held");
    QTest::addColumn<int>("rank");
    QTest::addColumn<int>("wilds");
    QTest::addColumn<int>("reason"); // -1: there is such a hand

    const auto row = [](const char* name, const char* rules, const char* held, Category rank,
                        int wilds, std::optional<NoSuchHand> reason) {
        QTest::newRow(name) << QByteArray(rules) << QString::fromUtf8(held)
                            << static_cast<int>(rank) << wilds
                            << (reason ? static_cast<int>(*reason) : -1);
    };
    using enum Category;
    using enum NoSuchHand;
    row("series has no five of a kind", "series", "", fiveOfAKind, 1, unknownRank);
    row("two pair with a wild is three of a kind", "series", "", twoPair, 1, alwaysBetter);
    row("high card with a wild, below the floor", "series", "", highCard, 1, std::nullopt);
    row("high card with a wild is a pair", "standard", "", highCard, 1, alwaysBetter);
    row("four wilds are five of a kind", "standard", "", royalFlush, 4, alwaysBetter);
    row("five of a kind without a wild", "standard", "", fiveOfAKind, 0, notInDeck);
    row("five of a kind of a free deck", "standard deck=free", "", fiveOfAKind, 0, std::nullopt);
    row("two pair with a bug", "bug", "", twoPair, 1, std::nullopt);
    row("royal flush without its cards", "series", "As Th Jd Qc", royalFlush, 0, notLeft);
    row("royal flush with a wild for one", "series", "As Th Jd Qc", royalFlush, 1, std::nullopt);
    row("held cards of a free deck", "series deck=free", "As Th Jd Qc", royalFlush, 0,
        std::nullopt);
}

void TestHandOfRank::reasonsAre()
{
    QFETCH(QByteArray, rules);
    QFETCH(QString, held);
    QFETCH(int, rank);
    QFETCH(int, wilds);
    QFETCH(int, reason);
    CardSet cards;
    for (const Card card : handOf(held.toUtf8().constData()))
        cards.insert(card);
    const auto found =
        rankObstacles(wilds, rulesNamed(rules), cards)[static_cast<std::size_t>(rank)];
    QCOMPARE(found ? static_cast<int>(*found) : -1, reason);
}

// Whatever fits such a rank makes a higher one.
void TestHandOfRank::whatIsAlwaysBetterIsBetter()
{
    QFETCH(QByteArray, rules);
    const HouseRules house = rulesNamed(rules);
    SeededRandom random(11);
    for (int wilds = 1; wilds <= mostWildsOfRank; ++wilds) {
        const RankObstacles obstacles = rankObstacles(wilds, house);
        for (int i = 0; i < trials(200, 15); ++i) {
            Hand hand;
            while (hand.size() < Hand::fullSize - wilds) {
                const Card card = *cardOf(random.below(52));
                if (!house.isWild(card))
                    hand.add(card);
            }
            while (!hand.isComplete())
                hand.add(Card::joker());
            const Category best = evaluate(hand, house)->value.category();
            for (const Category rank : allCategories()) {
                if (obstacles[static_cast<std::size_t>(rank)] == NoSuchHand::alwaysBetter
                    && evaluate(hand, house, rank))
                    QVERIFY(best > rank);
            }
        }
    }
}

SHOWDOWN_TEST(TestHandOfRank)
#include "tst_handofrank.moc"
