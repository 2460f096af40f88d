// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/odds/nextcards.h"
#include "core/odds/outs.h"
#include "tests/support/situations.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <algorithm>
#include <vector>

using namespace showdown;
using namespace showdown::tests;

/// The effect of every card that may come next.
class TestNextCards : public QObject
{
    Q_OBJECT

private slots:
    void cardSaysWhatItDoes_data();
    void cardSaysWhatItDoes();
    void cardsAreThoseUnseen();
    void equityIsThatOfTheLongerBoard_data();
    void equityIsThatOfTheLongerBoard();
    void nothingBeforeTheFlopAndAtTheRiver();
    void progressTellsEveryCard();
    void stoppedRunKeepsWhatItReached();
    void largeCountsAreSampled();
};

namespace {

Situation pictureSituation()
{
    return situationOf(QStringLiteral("As Ks | Qh Qd | Jc Tc"), QStringLiteral("Qs 9s 4d 8h"));
}

QString playersText(PlayerSet set)
{
    QString players;
    for (int player = 0; player < Situation::maximumPlayers; ++player) {
        if (isAmong(set, player))
            players += QString::number(player + 1);
    }
    return players;
}

} // namespace

void TestNextCards::cardSaysWhatItDoes_data()
{
    QTest::addColumn<QString>("holes");
    QTest::addColumn<QString>("board");
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("card");
    QTest::addColumn<QString>("hands");
    QTest::addColumn<QString>("players");
    QTest::addColumn<QString>("lifted");

    const auto row = [](const char* name, const char* holes, const char* board, const char* rules,
                        const char* card, const char* hands, const char* players,
                        const char* lifted) {
        QTest::newRow(name) << QString::fromUtf8(holes) << QString::fromUtf8(board)
                            << QString::fromUtf8(rules) << QString::fromUtf8(card)
                            << QString::fromUtf8(hands) << QString::fromUtf8(players)
                            << QString::fromUtf8(lifted);
    };
    const char* const three = "As Ks | Qh Qd | Jc Tc";
    const char* const turn = "Qs 9s 4d 8h";
    row("a spade", three, turn, "standard", "2s",
        "flush 14 13 12 9 2; three-of-a-kind 12 9 8; straight 12", "1", "1");
    row("the board pairs", three, turn, "standard", "4s",
        "flush 14 13 12 9 4; full-house 12 4; straight 12", "2", "12");
    row("nothing", three, turn, "standard", "2c",
        "high-card 14 13 12 9 8; three-of-a-kind 12 9 8; straight 12", "3", "");
    row("on the flop", three, "Qs 9s 4d", "standard", "8h",
        "high-card 14 13 12 9 8; three-of-a-kind 12 9 8; straight 12", "3", "3");
    row("all share the board", "2h 3h | 2d 3d", "Qs Js Ts 9s", "standard", "8s",
        "straight-flush 12; straight-flush 12", "12", "12");
    row("a joker", "As Ks | Qh Qd", turn, "standard jokers=2", "*",
        "flush 14 13 12 11 9; four-of-a-kind 12 9", "2", "12");
    row("natural beats wild", "Kh * | Kd Kc", "2c 7d 9h Js", "standard naturalBeatsWild=on", "3s",
        "pair 13 11 9 7; pair 13 11 9 7", "2", "");
    row("a card unknown", "As Ks | Qh ?", turn, "standard", "2s", "flush 14 13 12 9 2; –", "1",
        "1");
    row("no known player", "? ? | Qh ?", turn, "standard", "2s", "–; –", "", "");
    row("a player alone", "As Ks", turn, "standard", "Ah", "pair 14 13 12 9", "1", "1");
}

void TestNextCards::cardSaysWhatItDoes()
{
    QFETCH(const QString, holes);
    QFETCH(const QString, board);
    QFETCH(const QString, rules);
    QFETCH(const QString, card);
    QFETCH(const QString, hands);
    QFETCH(const QString, players);
    QFETCH(const QString, lifted);

    const auto all = nextCardsOf(situationOf(holes, board, {}, rules));
    QVERIFY(all);
    QVERIFY(all->isComplete);
    const auto wanted = cardsOf(card).front();
    const auto next = std::ranges::find(
        all->cards, wanted, [](const NextCard& candidate) { return candidate.card.card; });
    QVERIFY(next != all->cards.end());
    QStringList made;
    for (const std::optional<HandValue>& hand : next->hands)
        made << (hand ? describe(hand) : QStringLiteral("–"));
    QCOMPARE(made.join(QStringLiteral("; ")), hands);
    QCOMPARE(playersText(next->ahead), players);
    QCOMPARE(playersText(next->lifted), lifted);
}

void TestNextCards::cardsAreThoseUnseen()
{
    const Situation situation =
        situationOf(QStringLiteral("As * | Qh ?"), QStringLiteral("Qs 9s 4d"),
                    QStringLiteral("2c 3c"), QStringLiteral("standard jokers=3"));
    const auto all = nextCardsOf(situation);
    std::vector<UnseenCard> cards;
    for (const NextCard& next : all->cards)
        cards.push_back(next.card);
    QVERIFY(cards == UnseenDeck(situation).cards());
    QCOMPARE(cards.back().card, Card::joker());
    QCOMPARE(cards.back().copies, 2);
}

void TestNextCards::equityIsThatOfTheLongerBoard_data()
{
    QTest::addColumn<QString>("holes");
    QTest::addColumn<QString>("board");
    QTest::addColumn<QString>("rules");

    const auto row = [](const char* name, const char* holes, const char* board,
                        const char* rules = "standard") {
        QTest::newRow(name) << QString::fromUtf8(holes) << QString::fromUtf8(board)
                            << QString::fromUtf8(rules);
    };
    row("three on the flop", "As Ks | Qh Qd | Jc Tc", "Qs 9s 4d");
    row("three on the turn", "As Ks | Qh Qd | Jc Tc", "Qs 9s 4d 8h");
    row("an unknown hand on the turn", "As Ks | ? ?", "Qs 9s 4d 8h");
    row("half a hand on the flop", "As Ks | Qh ?", "Qs 9s 4d");
    row("jokers in the deck", "As Ks | Qh Qd", "Qs 9s 4d", "standard jokers=2");
    row("wild twos", "2s Ks | Qh Qd", "Qs 9s 4d", "deuces");
}

void TestNextCards::equityIsThatOfTheLongerBoard()
{
    QFETCH(const QString, holes);
    QFETCH(const QString, board);
    QFETCH(const QString, rules);

    const Situation situation = situationOf(holes, board, {}, rules);
    const auto all = nextCardsOf(situation);
    QVERIFY(all->isExact);
    std::array<std::uint64_t, 8> sum{};
    for (const NextCard& next : all->cards) {
        Situation after = situation;
        after.board.push_back(next.card.card);
        QVERIFY(next.equity == equityOf(after));
        for (std::size_t set = 0; set < sum.size(); ++set)
            sum[set] += next.equity.byWinners[set] * static_cast<std::uint64_t>(next.card.copies);
    }
    // two cards to come occur in both orders
    const EquityResult now = equityOf(situation);
    const auto orders = static_cast<std::uint64_t>(situation.boardCardsToCome());
    for (std::size_t set = 0; set < sum.size(); ++set)
        QCOMPARE(sum[set], now.byWinners[set] * orders);
}

void TestNextCards::nothingBeforeTheFlopAndAtTheRiver()
{
    const QString holes = QStringLiteral("As Ks | Qh Qd");
    QVERIFY(!nextCardsOf(situationOf(holes)));
    QVERIFY(!nextCardsOf(situationOf(holes, QStringLiteral("Qs 9s 4d 8h 2c"))));
}

void TestNextCards::progressTellsEveryCard()
{
    int told = 0;
    const auto all = nextCardsOf(pictureSituation(), {}, {}, [&told](const NextCards& soFar) {
        QCOMPARE(soFar.reached, told);
        QCOMPARE(soFar.cards.size(), std::size_t{42});
        for (std::size_t i = 0; i < soFar.cards.size(); ++i) {
            QVERIFY(soFar.cards[i].hands[2]);
            QCOMPARE(soFar.cards[i].equity.counted > 0, i < static_cast<std::size_t>(told));
        }
        QCOMPARE(soFar.isComplete, told == 42);
        ++told;
    });
    QCOMPARE(told, 43);
    QCOMPARE(all->reached, 42);
}

void TestNextCards::stoppedRunKeepsWhatItReached()
{
    std::stop_source stop;
    const auto all =
        nextCardsOf(pictureSituation(), {}, stop.get_token(), [&stop](const NextCards& soFar) {
            if (soFar.reached == 5)
                stop.request_stop();
        });
    QVERIFY(!all->isComplete);
    QCOMPARE(all->reached, 5);
    QCOMPARE(all->cards.size(), std::size_t{42});
    QCOMPARE(all->cards[4].equity.counted, 1U);
    QCOMPARE(all->cards[5].equity.counted, 0U);
    QVERIFY(all->cards[5].hands[0]);
}

void TestNextCards::largeCountsAreSampled()
{
    EquityOptions options;
    options.exactLimit = 1000;
    options.maxSamples = 1;
    const Situation situation =
        situationOf(QStringLiteral("As Ks | ? ?"), QStringLiteral("Qs 9s 4d"));
    QVERIFY(!nextCardsOf(situation, options)->isExact);
    options.exactLimit = 100'000;
    QVERIFY(nextCardsOf(situation, options)->isExact);
}

SHOWDOWN_TEST(TestNextCards)
#include "tst_nextcards.moc"
