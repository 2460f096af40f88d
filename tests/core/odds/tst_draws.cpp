// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/odds/draws.h"
#include "core/odds/outs.h"
#include "tests/support/randomsituations.h"
#include "tests/support/situations.h"
#include "tests/support/testprogram.h"

#include <QTest>

using namespace showdown;
using namespace showdown::tests;

/// What a player draws to with the next card.
class TestDraws : public QObject
{
    Q_OBJECT

private slots:
    void drawsAre_data();
    void drawsAre();
    void facesAreListed();
    void nothingWhereNothingIsDrawn_data();
    void nothingWhereNothingIsDrawn();
    void drawsLiftTheHandInAPlainLoop();
};

namespace {

/// `flush s 9 of 9 ranks, 0 by the board; pair 14 …`.
QString drawsText(const std::vector<Draw>& draws)
{
    QStringList texts;
    for (const Draw& draw : draws) {
        texts << QStringLiteral("%1%2 %3 of %4 ranks, %5 by the board")
                     .arg(qt(id(draw.to)),
                          draw.suit ? QStringLiteral(" ") + letter(*draw.suit) : QString())
                     .arg(draw.cards)
                     .arg(draw.ranks)
                     .arg(draw.byBoard);
    }
    return texts.join(QStringLiteral("; "));
}

} // namespace

void TestDraws::drawsAre_data()
{
    QTest::addColumn<QString>("holes");
    QTest::addColumn<QString>("board");
    QTest::addColumn<QString>("rules");
    QTest::addColumn<int>("player");
    QTest::addColumn<QString>("draws");

    const auto row = [](const char* name, const char* holes, const char* board, const char* rules,
                        int player, const char* draws) {
        QTest::newRow(name) << QString::fromUtf8(holes) << QString::fromUtf8(board)
                            << QString::fromUtf8(rules) << player << QString::fromUtf8(draws);
    };
    const char* const three = "As Ks | Qh Qd | Jc Tc";
    const char* const turn = "Qs 9s 4d 8h";
    row("a flush draw", three, turn, "standard", 0,
        "flush s 9 of 9 ranks, 0 by the board; pair 14 of 6 ranks, 8 by the board");
    row("three queens", three, turn, "standard", 1,
        "four-of-a-kind 1 of 1 ranks, 0 by the board; full-house 9 of 3 ranks, 0 by the board");
    row("a straight that nothing betters", three, turn, "standard", 2, "");
    row("a straight open at both ends", "9h 8d", "7c 6s 2h", "standard", 0,
        "straight 8 of 2 ranks, 0 by the board; pair 15 of 5 ranks, 9 by the board");
    row("a straight open at one place", "Ah 5d", "3c 2s 9h", "standard", 0,
        "straight 4 of 1 ranks, 0 by the board; pair 15 of 5 ranks, 9 by the board");
    row("no ace below the two", "Ah 5d", "3c 2s 9h", "standard lowAceStraight=off", 0,
        "pair 15 of 5 ranks, 9 by the board");
    row("a flush on the board", "2h 3h", "Qs Js 9s 4s", "standard", 0,
        "flush s 9 of 9 ranks, 9 by the board; pair 16 of 6 ranks, 12 by the board");
    row("a straight on the board", "2h 3h", "Qs Jh Td 9c", "standard", 0,
        "straight 8 of 2 ranks, 8 by the board; pair 18 of 6 ranks, 12 by the board");
    row("a joker completes the straight", "9h 8d", "7c 6s 2h", "standard jokers=2", 0,
        "straight 10 of 2 ranks, 0 by the board; pair 15 of 5 ranks, 9 by the board");
    row("a joker completes the flush", "Ah Kh", "7h 2h 9s", "standard jokers=1", 0,
        "flush h 10 of 9 ranks, 0 by the board; pair 14 of 5 ranks, 8 by the board");
    row("a joker pairs anybody", "Ah Kd", "7h 2c 9s", "standard jokers=3", 0,
        "pair 18 of 5 ranks, 12 by the board");
    row("wild twos", "Ah Kh", "7h 3h 9s", "deuces", 0,
        "flush h 12 of 8 ranks, 0 by the board; pair 14 of 5 ranks, 8 by the board");
    row("flushes of two suits", "* *", "Kh 9h 4c 2c", "standard jokers=3", 0,
        "straight-flush 1 of 0 ranks, 0 by the board; "
        "straight-flush h 3 of 3 ranks, 0 by the board; "
        "straight-flush c 4 of 4 ranks, 0 by the board; "
        "four-of-a-kind 12 of 4 ranks, 0 by the board; flush h 6 of 6 ranks, 0 by the board; "
        "flush c 5 of 5 ranks, 0 by the board; straight 14 of 7 ranks, 0 by the board");
    row("no pair below jacks", "As 4h", "Jc 9d 2s", "standard pairFloor=J", 0,
        "pair 6 of 2 ranks, 3 by the board");
}

void TestDraws::drawsAre()
{
    QFETCH(const QString, holes);
    QFETCH(const QString, board);
    QFETCH(const QString, rules);
    QFETCH(const int, player);
    QFETCH(const QString, draws);

    QCOMPARE(drawsText(drawsOf(situationOf(holes, board, {}, rules), player)), draws);
}

void TestDraws::facesAreListed()
{
    const auto draws =
        drawsOf(situationOf(QStringLiteral("9h 8d"), QStringLiteral("7c 6s 2h"),
                            QStringLiteral("5h 5d 5c Tc"), QStringLiteral("standard jokers=2")),
                0);
    QStringList cards;
    for (const UnseenCard& face : draws.front().faces)
        cards << qt(toText(face.card)) + u'x' + QString::number(face.copies);
    QCOMPARE(cards.join(u' '), QStringLiteral("5sx1 Thx1 Tdx1 Tsx1 *x2"));
}

void TestDraws::nothingWhereNothingIsDrawn_data()
{
    QTest::addColumn<QString>("holes");
    QTest::addColumn<QString>("board");

    QTest::newRow("before the flop") << QStringLiteral("As Ks") << QString();
    QTest::newRow("on the river") << QStringLiteral("As Ks") << QStringLiteral("2h 3h 4h 7d 9c");
    QTest::newRow("with a card unknown") << QStringLiteral("As ?") << QStringLiteral("2h 3h 4h");
    QTest::newRow("on the turn with a card unknown")
        << QStringLiteral("As ?") << QStringLiteral("2h 3h 4h 9c");
}

void TestDraws::nothingWhereNothingIsDrawn()
{
    QFETCH(const QString, holes);
    QFETCH(const QString, board);
    QVERIFY(drawsOf(situationOf(holes, board), 0).empty());
}

void TestDraws::drawsLiftTheHandInAPlainLoop()
{
    RandomSituations random(23);
    for (int trial = 0; trial < 200; ++trial) {
        const Situation situation = random.known(1 + trial % 3, 3 + trial % 2, 52);
        const Category now = handSoFar(situation, 0)->category();
        const std::vector<Draw> draws = drawsOf(situation, 0);
        QVERIFY(std::ranges::is_sorted(draws, std::greater(), &Draw::to));
        for (const UnseenCard& unseen : UnseenDeck(situation).cards()) {
            Situation after = situation;
            after.board.push_back(unseen.card);
            const Category then = handSoFar(after, 0)->category();
            int listed = 0;
            for (const Draw& draw : draws) {
                const auto times = std::ranges::count(draw.faces, unseen);
                listed += static_cast<int>(times);
                QVERIFY(times == 0 || draw.to == then);
                QVERIFY(draw.byBoard <= draw.cards);
            }
            QVERIFY2(listed == (then > now ? 1 : 0), qPrintable(describe(situation)));
        }
    }
}

SHOWDOWN_TEST(TestDraws)
#include "tst_draws.moc"
