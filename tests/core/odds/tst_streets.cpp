// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/odds/streets.h"
#include "tests/support/situations.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <array>
#include <stop_token>
#include <vector>

using namespace showdown;
using namespace showdown::tests;

/// How the chances moved from street to street.
class TestStreets : public QObject
{
    Q_OBJECT

private slots:
    void pictureHasItsPercents();
    void streetsAre_data();
    void streetsAre();
    void laterCardsAreUnseenAgain_data();
    void laterCardsAreUnseenAgain();
    void progressTellsStreetsInOrder();
    void stopEndsTheStreets();
};

namespace {

/// `40.2 41.1 18.7`: each player's share in percent.
QString percents(const EquityResult& equity)
{
    QStringList shares;
    for (int player = 0; player < equity.players; ++player) {
        const Chance share = equity.share(player);
        const std::uint64_t tenths = (2000 * share.good() + share.all()) / (2 * share.all());
        shares << QStringLiteral("%1.%2").arg(tenths / 10).arg(tenths % 10);
    }
    return shares.join(u' ');
}

const QString pictureHoles = QStringLiteral("As Ks | Qh Qd | Jc Tc");
const QString pictureBoard = QStringLiteral("Qs 9s 4d 8h");

} // namespace

void TestStreets::pictureHasItsPercents()
{
    const auto streets = equityByStreet(situationOf(pictureHoles, pictureBoard));
    QCOMPARE(streets.size(), std::size_t{3});
    QCOMPARE(streets[0].street, Street::preflop);
    QCOMPARE(percents(streets[0].equity), QStringLiteral("40.2 41.1 18.7"));
    QCOMPARE(streets[1].street, Street::flop);
    QCOMPARE(percents(streets[1].equity), QStringLiteral("25.9 58.5 15.6"));
    QCOMPARE(streets[2].street, Street::turn);
    QCOMPARE(percents(streets[2].equity), QStringLiteral("16.7 23.8 59.5"));
}

void TestStreets::streetsAre_data()
{
    QTest::addColumn<QString>("cards");
    QTest::addColumn<int>("count");

    QTest::newRow("before the flop") << QString() << 1;
    QTest::newRow("flop") << QStringLiteral("Qs 9s 4d") << 2;
    QTest::newRow("turn") << QStringLiteral("Qs 9s 4d 8h") << 3;
    QTest::newRow("river") << QStringLiteral("Qs 9s 4d 8h 2c") << 4;
}

void TestStreets::streetsAre()
{
    QFETCH(const QString, cards);
    QFETCH(const int, count);

    const Situation situation = situationOf(pictureHoles, cards, QStringLiteral("5d 6d"));
    const auto streets = equityByStreet(situation);
    QCOMPARE(streets.size(), static_cast<std::size_t>(count));
    constexpr std::array<std::size_t, 4> sizes{0, 3, 4, 5};
    for (std::size_t i = 0; i < streets.size(); ++i) {
        QCOMPARE(static_cast<std::size_t>(streets[i].street), i);
        Situation earlier = situation;
        earlier.board.erase(earlier.board.begin() + static_cast<std::ptrdiff_t>(sizes[i]),
                            earlier.board.end());
        QVERIFY(streets[i].equity == equityOf(earlier));
    }
}

void TestStreets::laterCardsAreUnseenAgain_data()
{
    QTest::addColumn<QString>("hole");
    QTest::addColumn<QString>("cards");
    QTest::addColumn<QString>("rules");
    QTest::addColumn<int>("jokers");

    const auto row = [](const char* name, const char* hole, const char* cards, const char* rules,
                        int jokers) {
        QTest::newRow(name) << QString::fromUtf8(hole) << QString::fromUtf8(cards)
                            << QString::fromUtf8(rules) << jokers;
    };
    row("no joker", "As Ks", "Qs 9s 4d 8h", "standard", 0);
    row("a joker of the deck", "As Ks", "Qs 9s 4d *", "standard jokers=2", 2);
    row("a joker beyond the rules", "As Ks", "Qs 9s 4d *", "standard", 1);
    row("one held and two on the board", "As *", "Qs * 4d *", "standard jokers=2", 3);
}

void TestStreets::laterCardsAreUnseenAgain()
{
    QFETCH(const QString, hole);
    QFETCH(const QString, cards);
    QFETCH(const QString, rules);
    QFETCH(const int, jokers);

    const Situation situation =
        situationOf(hole + QStringLiteral(" | 7h 7d"), cards, QStringLiteral("2c"), rules);
    QVERIFY(seenFrom(situation, Street::turn) == situation);
    QVERIFY(seenFrom(situation, Street::river) == situation);
    const Situation flop = seenFrom(situation, Street::flop);
    QCOMPARE(describe(flop.board), cards.section(u' ', 0, 2));
    QVERIFY(flop.players == situation.players);
    QVERIFY(flop.dead == situation.dead);
    QCOMPARE(UnseenDeck(flop).count(), UnseenDeck(situation).count() + 1);
    QCOMPARE(flop.rules.jokers.count(), jokers);
    QCOMPARE(UnseenDeck(seenFrom(situation, Street::preflop)).count(), 52 + jokers - 5);
}

void TestStreets::progressTellsStreetsInOrder()
{
    std::vector<std::vector<StreetEquity>> told;
    const auto streets =
        equityByStreet(situationOf(pictureHoles, pictureBoard), {}, {},
                       [&told](const std::vector<StreetEquity>& soFar) { told.push_back(soFar); });
    QVERIFY(!told.empty());
    QCOMPARE(told.front().size(), std::size_t{1});
    QCOMPARE(told.front().front().street, Street::turn);
    QVERIFY(told.back() == streets);
    for (const auto& soFar : told) {
        for (std::size_t i = 1; i < soFar.size(); ++i)
            QVERIFY(soFar[i] == streets[streets.size() - soFar.size() + i]);
    }
}

void TestStreets::stopEndsTheStreets()
{
    EquityOptions options; // long enough to be stopped on any machine
    options.wantedError = 0.0;
    options.maxSamples = std::uint64_t{1} << 40;
    std::stop_source stop;
    const auto streets =
        equityByStreet(situationOf(QStringLiteral("As ? | ? ?"), QStringLiteral("Qs 9s 4d 8h")),
                       options, stop.get_token(), [&stop](const std::vector<StreetEquity>& soFar) {
                           if (soFar.size() == 3 && soFar.front().equity.counted > 0)
                               stop.request_stop();
                       });
    QCOMPARE(streets.size(), std::size_t{3});
    QVERIFY(streets[0].equity.isCancelled);
    QVERIFY(streets[0].equity.counted > 0);
    QVERIFY(!streets[1].equity.isCancelled);
    QCOMPARE(streets[1].equity.counted, streets[1].equity.deals);

    stop = std::stop_source();
    stop.request_stop();
    QVERIFY(equityByStreet(situationOf(pictureHoles, pictureBoard), {}, stop.get_token()).empty());
}

SHOWDOWN_TEST(TestStreets)
#include "tst_streets.moc"
