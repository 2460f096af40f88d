// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/odds/equity.h"
#include "core/odds/nextcards.h"
#include "core/odds/outs.h"
#include "core/odds/streets.h"
#include "tests/support/effort.h"
#include "tests/support/plainodds.h"
#include "tests/support/randomsituations.h"
#include "tests/support/situations.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <optional>
#include <vector>

using namespace showdown;
using namespace showdown::tests;

/// Everything about a situation against a plain loop over every deal, with hands valued by
/// definition: 300 random situations from the flop on, of one to three players, with unknown cards,
/// jokers and wild cards, under any rules; and ten before the flop, sampled.
class TestOddsLoop : public QObject
{
    Q_OBJECT

private slots:
    void situationsFromTheFlopOn_data();
    void situationsFromTheFlopOn();
    void samplesBeforeTheFlop();
};

namespace {

using Worths = std::vector<std::optional<PlainWorth>>;

/// The hands of the players with known cards.
Worths worthsOf(PlainOdds& plain, const Situation& situation)
{
    Worths worths;
    for (int player = 0; player < static_cast<int>(situation.players.size()); ++player)
        worths.push_back(situation.isKnown(player) ? plain.worthOf(situation.cardsOf(player))
                                                   : std::nullopt);
    return worths;
}

/// The players with the best of these.
PlayerSet bestOf(const Worths& worths)
{
    const auto best = std::ranges::max(worths);
    PlayerSet set = 0;
    for (std::size_t player = 0; best && player < worths.size(); ++player)
        set = static_cast<PlayerSet>(set | (worths[player] == best ? 1U << player : 0U));
    return set;
}

Situation withCard(const Situation& situation, Card card)
{
    Situation after = situation;
    after.board.push_back(card);
    return after;
}

QByteArray atCard(const Situation& situation, Card card)
{
    return (describe(situation) + QStringLiteral(" + ") + qt(toText(card))).toUtf8();
}

void checkHands(PlainOdds& plain, const Situation& situation)
{
    const Worths worths = worthsOf(plain, situation);
    for (std::size_t player = 0; player < worths.size(); ++player) {
        if (worths[player])
            QCOMPARE(describe(handSoFar(situation, static_cast<int>(player))),
                     describe(worths[player]->first));
    }
    QCOMPARE(aheadSoFar(situation), bestOf(worths));
}

void checkEquity(PlainOdds& plain, const Situation& situation)
{
    const QString counts = describe(plain.counts(situation));
    const EquityResult equity = equityOf(situation);
    QCOMPARE(describe(equity.byWinners), counts);
    QVERIFY(equity.isExact);
    QCOMPARE(equity.counted, equity.deals);
    const std::vector<StreetEquity> streets = equityByStreet(situation);
    QCOMPARE(streets.size(), static_cast<std::size_t>(situation.street()) + 1);
    QVERIFY(streets.back().equity == equity);
    for (const StreetEquity& street : streets) {
        const Situation earlier = seenFrom(situation, street.street);
        constexpr std::uint64_t few = 2000; // deals, so that the loop does not take all day
        if (dealCount(earlier) <= few)
            QCOMPARE(describe(street.equity.byWinners), describe(plain.counts(earlier)));
    }
}

void checkNextCards(PlainOdds& plain, const Situation& situation)
{
    const auto all = nextCardsOf(situation);
    QCOMPARE(all.has_value(), situation.board.size() < 5);
    if (!all)
        return;
    QVERIFY(all->isComplete);
    QVERIFY(all->isExact);
    int cards = 0;
    for (const NextCard& next : all->cards) {
        const Card card = next.card.card;
        const Situation after = withCard(situation, card);
        const Worths worths = worthsOf(plain, after);
        for (std::size_t player = 0; player < worths.size(); ++player) {
            const auto& worth = worths[player];
            const std::optional<HandValue> made =
                worth ? std::optional(worth->first) : std::nullopt;
            QVERIFY2(next.hands[player] == made, atCard(situation, card));
        }
        QVERIFY2(next.ahead == bestOf(worths), atCard(situation, card));
        QVERIFY2(describe(next.equity.byWinners) == describe(plain.counts(after)),
                 atCard(situation, card));
        cards += next.card.copies;
    }
    QCOMPARE(cards, UnseenDeck(situation).count());
}

/// Outs and misses of one player: alone a straight or better, with opponents to be ahead alone.
void checkOuts(PlainOdds& plain, const Situation& situation, int player)
{
    const bool isAlone = situation.players.size() == 1;
    const bool isFlop = situation.street() == Street::flop;
    const auto found =
        !isAlone && isFlop ? cardsAhead(situation, player) : outsOf(situation, player);
    const auto own = static_cast<std::size_t>(player);
    const auto rank = [](const std::optional<PlainWorth>& worth) {
        return worth->first.category();
    };
    const bool isAsked = situation.board.size() < 5 && situation.areAllKnown();
    if (!isAsked || (isAlone && rank(worthsOf(plain, situation)[own]) >= Category::straight)) {
        QVERIFY(!found);
        return;
    }
    QVERIFY(found);
    const Category now = rank(worthsOf(plain, situation)[own]);
    int outs = 0;
    for (const UnseenCard& unseen : UnseenDeck(situation).cards()) {
        const Worths worths = worthsOf(plain, withCard(situation, unseen.card));
        const PlayerSet best = bestOf(worths);
        const Category then = rank(worths[own]);
        const bool isOut = isAlone ? then >= Category::straight : best == 1U << own;
        const bool isMiss = !isAlone && !isOut && then > now;
        const auto out = std::ranges::find(found->outs, unseen, &Out::card);
        const auto miss = std::ranges::find(found->misses, unseen, &Miss::card);
        QVERIFY2((out != found->outs.end()) == isOut, atCard(situation, unseen.card));
        QVERIFY2((miss != found->misses.end()) == isMiss, atCard(situation, unseen.card));
        if (isOut)
            QVERIFY(out->makes == worths[own]->first);
        if (isMiss) {
            QVERIFY(miss->makes == worths[own]->first);
            QCOMPARE(miss->ties, (best >> player & 1U) != 0);
            QVERIFY((best >> miss->opponent & 1U) != 0);
            QVERIFY(miss->theirs == worths[static_cast<std::size_t>(miss->opponent)]->first);
        }
        outs += isOut ? unseen.copies : 0;
    }
    QCOMPARE(found->count, outs);
    QCOMPARE(found->unseen, UnseenDeck(situation).count());
}

} // namespace

void TestOddsLoop::situationsFromTheFlopOn_data()
{
    QTest::addColumn<int>("boardCards");
    QTest::addColumn<int>("left");
    QTest::addColumn<int>("unknown");
    QTest::addColumn<int>("trials");

    const auto row = [](const char* name, int boardCards, int left, int unknown, int all) {
        QTest::newRow(name) << boardCards << left << unknown << tests::trials(all, all / 4);
    };
    row("flop", 3, 10, 0, 60);
    row("flop, one card unknown", 3, 5, 1, 21);
    row("turn", 4, 20, 0, 54);
    row("turn, nearly the whole deck", 4, 42, 0, 30);
    row("turn, one card unknown", 4, 12, 1, 30);
    row("turn, two cards unknown", 4, 7, 2, 21);
    row("river", 5, 20, 0, 42);
    row("river, one card unknown", 5, 25, 1, 21);
    row("river, two cards unknown", 5, 12, 2, 21);
}

void TestOddsLoop::situationsFromTheFlopOn()
{
    QFETCH(const int, boardCards);
    QFETCH(const int, left);
    QFETCH(const int, unknown);
    QFETCH(const int, trials);

    RandomSituations random(static_cast<unsigned>(1000 * boardCards + 10 * left + unknown));
    for (int trial = 0; trial < trials; ++trial) {
        const int players = 1 + trial % 3;
        const Situation situation = unknown == 0
                                        ? random.known(players, boardCards, left)
                                        : random.unknown(players, boardCards, left, unknown);
        QVERIFY2(!findError(situation), qPrintable(describe(situation)));
        PlainOdds plain(situation.rules);
        checkHands(plain, situation);
        checkEquity(plain, situation);
        checkNextCards(plain, situation);
        for (int player = 0; player < players; ++player)
            checkOuts(plain, situation, player);
        if (QTest::currentTestFailed())
            QFAIL(qPrintable(describe(situation)));
    }
}

void TestOddsLoop::samplesBeforeTheFlop()
{
    RandomSituations random(77);
    for (int trial = 0; trial < 10; ++trial) {
        const Situation situation = trial < 6 ? random.known(2 + trial % 2, 0, 52)
                                              : random.unknown(2 + trial % 2, 0, 16, 1 + trial % 2);
        EquityOptions options;
        options.sampled = true;
        options.wantedError = 0.002;
        options.seed = static_cast<std::uint64_t>(trial);
        const EquityResult sampled = equityOf(situation, options);
        const EquityResult exact = equityOf(situation);
        QVERIFY(!sampled.isExact);
        QVERIFY(exact.isExact);
        for (int player = 0; player < exact.players; ++player) {
            const double difference = sampled.equity(player) - exact.equity(player);
            QVERIFY2(std::abs(difference) <= 4 * sampled.error(player),
                     qPrintable(describe(situation)));
        }
    }
}

SHOWDOWN_TEST(TestOddsLoop)
#include "tst_oddsloop.moc"
