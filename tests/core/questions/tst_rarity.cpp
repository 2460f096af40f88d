// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/cards/deck.h"
#include "core/compare/showdown.h"
#include "core/questions/examplehand.h"
#include "core/questions/rarity.h"
#include "tests/core/rulesets.h"
#include "tests/support/randomhands.h"
#include "tests/support/reference.h"
#include "tests/support/testprogram.h"
#include "tests/support/texts.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <map>
#include <vector>

using namespace showdown;
using namespace showdown::tests;

/// How rare a hand is within the deck.
class TestRarity : public QObject
{
    Q_OBJECT

private slots:
    void sharesAddUpToTheKnownCounts_data();
    void sharesAddUpToTheKnownCounts();
    void sharesAreThoseOfAPlainLoop_data();
    void sharesAreThoseOfAPlainLoop();
    void ranksAreThoseOfTheFrequencies();
    void equalHandsAreNotWorthLess();
    void deckHoldsTheJokersOfTheHand_data();
    void deckHoldsTheJokersOfTheHand();
    void everyRankThatOccursHasAnExample();
    void examplesAre_data();
    void examplesAre();
};

namespace {

ValueDistribution distributionFor(const Hand& hand, const HouseRules& rules)
{
    return distributionOf(withJokersOf(rules, std::array{hand}));
}

Chance shareOf(const char* hand, const char* rules)
{
    const HouseRules inForce = rulesFrom(QString::fromUtf8(rules))->rules;
    return *shareBelow(handOf(hand), inForce, distributionFor(handOf(hand), inForce));
}

/// The number of hands of the deck per value, by definition. The only shortcut is that hands that
/// differ by an exchange of suits are valued once.
std::map<HandValue, std::uint64_t> plainCounts(const HouseRules& rules)
{
    const std::vector<Card> deck = deckWithJokers(rules.jokers.count());
    std::map<std::array<int, 5>, HandValue> known;
    std::map<HandValue, std::uint64_t> counts;
    std::vector<char> chosen(deck.size(), 0);
    std::fill_n(chosen.begin(), Hand::fullSize, 1);
    do {
        Hand hand;
        std::array<int, 5> form{};
        std::array<int, 5> names{};
        int suits = 0;
        for (std::size_t i = 0; i < deck.size(); ++i) {
            if (chosen[i] == 0)
                continue;
            const auto place = static_cast<std::size_t>(hand.size());
            hand.add(deck[i]);
            form[place] = 100;
            if (rules.isWild(deck[i]))
                continue;
            int& name = names[static_cast<std::size_t>(*deck[i].suit())];
            name = name == 0 ? ++suits : name;
            form[place] = number(*deck[i].rank()) * 5 + name;
        }
        auto found = known.find(form);
        if (found == known.end())
            found = known.emplace(form, *reference::valuesOf(hand, rules).best).first;
        ++counts[found->second];
    } while (std::ranges::prev_permutation(chosen).found);
    return counts;
}

} // namespace

void TestRarity::sharesAddUpToTheKnownCounts_data()
{
    QTest::addColumn<QByteArray>("rules");
    QTest::addColumn<QByteArray>("hand"); // the lowest of its rank
    QTest::addColumn<quint64>("below");
    QTest::addColumn<quint64>("all");

    // from the table of rules.md 2, added up from high card on
    const auto row = [](const char* name, const char* rules, const char* hand, quint64 below,
                        quint64 all) {
        QTest::newRow(name) << QByteArray(rules) << QByteArray(hand) << below << all;
    };
    row("the lowest hand", "standard", "7h 5d 4s 3c 2h", 0, 2598960);
    row("pair", "standard", "2h 2d 5s 4c 3h", 1302540, 2598960);
    row("two pair", "standard", "3h 3d 2s 2c 4h", 1302540 + 1098240, 2598960);
    row("royal flush", "standard", "Ah Kh Qh Jh Th", 2598956, 2598960);
    row("pair of jacks", "series", "Jh Jd 4s 3c 2h", 2063880, 2598960);
    row("straight", "series", "6h 5d 4s 3c 2h", 2598960 - 4 - 32 - 624 - 3744 - 5112 - 9180,
        2598960);
    row("five of a kind with the joker", "standard", "2h 2d 2s 2c *", 2869685 - 13, 2869685);
    row("royal flush with the joker, others above", "standard", "Ah Kh Qh Jh *", 2869685 - 13 - 24,
        2869685);
    row("five of a kind of deuces", "deuces", "3h 3d 3s 3c 2h", 2598960 - 672, 2598960);
}

void TestRarity::sharesAddUpToTheKnownCounts()
{
    QFETCH(const QByteArray, rules);
    QFETCH(const QByteArray, hand);
    const Chance share = shareOf(hand.constData(), rules.constData());
    QTEST(quint64{share.good()}, "below");
    QTEST(quint64{share.all()}, "all");
}

void TestRarity::sharesAreThoseOfAPlainLoop_data()
{
    QTest::addColumn<QString>("rules");
    for (const char* rules : {"series", "standard jokers=1", "bug jokers=1 naturalBeatsWild=on",
                              "deuces wildCards=Jh flushRepeats=on"})
        QTest::newRow(rules) << QString::fromUtf8(rules);
}

void TestRarity::sharesAreThoseOfAPlainLoop()
{
    QFETCH(const QString, rules);
    const HouseRules inForce = rulesFrom(rules)->rules;
    const ValueDistribution all = distributionOf(inForce);
    std::uint64_t below = 0;
    for (const auto& [value, hands] : plainCounts(inForce)) {
        QCOMPARE(all.of(value), hands);
        QCOMPARE(all.below(value).good(), below);
        below += hands;
    }
    QCOMPARE(all.total(), below);
}

void TestRarity::ranksAreThoseOfTheFrequencies()
{
    for (const QByteArray& text : ruleSets()) {
        const HouseRules rules = rulesFrom(QString::fromUtf8(text))->rules;
        QVERIFY2(distributionOf(rules).byRank() == frequenciesOf(rules), text.constData());
    }
}

void TestRarity::equalHandsAreNotWorthLess()
{
    const char* const rules = "standard naturalBeatsWild=on jokers=1";
    const Chance natural = shareOf("Kh Kd 9s 7c 2h", rules);
    QCOMPARE(natural, shareOf("Kh * 9s 7c 2h", rules));
    QVERIFY(natural.good() > shareOf("Kh Kd 9s 6c 2h", rules).good());
}

void TestRarity::deckHoldsTheJokersOfTheHand_data()
{
    QTest::addColumn<QByteArray>("rules");
    QTest::addColumn<QByteArray>("hand");
    QTest::addColumn<int>("jokers");

    QTest::newRow("none") << QByteArray("series") << QByteArray("Ah Kh Qh Jh Th") << 0;
    QTest::newRow("more than the deck") << QByteArray("series") << QByteArray("Ah Kh Qh * *") << 2;
    QTest::newRow("fewer than the deck")
        << QByteArray("series jokers=4") << QByteArray("Ah Kh Qh * *") << 4;
    QTest::newRow("natural wilds are no jokers")
        << QByteArray("deuces") << QByteArray("Ah Kh Qh 2h *") << 1;
}

void TestRarity::deckHoldsTheJokersOfTheHand()
{
    QFETCH(const QByteArray, rules);
    QFETCH(const QByteArray, hand);
    const HouseRules inForce = rulesFrom(QString::fromUtf8(rules))->rules;
    const std::array hands{Hand(), handOf(hand.toStdString())};
    QTEST(withJokersOf(inForce, hands).jokers.count(), "jokers");
}

void TestRarity::everyRankThatOccursHasAnExample()
{
    QByteArrayList all = ruleSets();
    all << "standard wildRanks=A"
        << "series wildRanks=A pairFloor=A"
        << "bug wildRanks=2,3";
    for (const QByteArray& text : all) {
        const HouseRules rules = rulesFrom(QString::fromUtf8(text))->rules;
        const Frequencies often = frequenciesOf(rules);
        for (const Category rank : allCategories()) {
            const auto hand = exampleHand(rank, rules);
            const QByteArray name = text + ": " + QByteArray(id(rank).data());
            if (hand)
                QVERIFY2(evaluate(*hand, rules)->value.category() == rank, name.constData());
            else
                QVERIFY2(often.of(rank) == 0, name.constData());
        }
    }
}

void TestRarity::examplesAre_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("rank");
    QTest::addColumn<QString>("hand");

    const auto row = [](const char* rules, const char* rank, const char* hand) {
        QTest::newRow(
            qPrintable(QStringLiteral("%1 %2").arg(QLatin1String(rules), QLatin1String(rank))))
            << QString::fromUtf8(rules) << QString::fromUtf8(rank) << QString::fromUtf8(hand);
    };
    row("series", "high-card", "As Jh 9d 6c 4s");
    row("series", "pair", "As Ah Jd 9c 6s");
    row("series", "full-house", "As Ah Ad Jc Js");
    row("series", "straight", "Ts 9h 8d 7c 6s");
    row("series", "straight-flush", "Th 9h 8h 7h 6h");
    row("series", "royal-flush", "Ah Kh Qh Jh Th");
    row("series", "five-of-a-kind", "none");
    row("standard", "five-of-a-kind", "As Ah Ad Ac *");
    row("deuces", "five-of-a-kind", "As Ah Ad Ac 2h");
}

void TestRarity::examplesAre()
{
    QFETCH(const QString, rules);
    QFETCH(const QString, rank);
    const auto hand = exampleHand(*categoryFromId(rank.toStdString()), rulesFrom(rules)->rules);
    QTEST(hand ? qt(toText(*hand)) : QStringLiteral("none"), "hand");
}

SHOWDOWN_TEST(TestRarity)
#include "tst_rarity.moc"
