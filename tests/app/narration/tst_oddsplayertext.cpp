// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/numbertext.h"
#include "app/narration/oddsdrawtext.h"
#include "app/narration/oddsplayertext.h"
#include "app/narration/oddsstatetext.h"
#include "core/odds/outs.h"
#include "tests/support/situations.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <numeric>

using namespace showdown;
using namespace showdown::narration;
using namespace showdown::tests;

namespace {

const QString three = QStringLiteral("As Ks | Qh Qd | Jc Tc");
const QString twoPlayers = QStringLiteral("As Ks | Qh Qd");

/// A situation with a finished count.
struct Counted
{
    explicit Counted(const Situation& asked, bool isEquityKnown = true)
        : situation(asked), ahead(aheadSoFar(asked)), next(nextCardsOf(asked))
    {
        for (int player = 0; player < static_cast<int>(situation.players.size()); ++player) {
            const bool isKnown = situation.isKnown(player);
            hands.push_back(isKnown ? handSoFar(situation, player) : std::nullopt);
        }
        if (isEquityKnown)
            equity = equityOf(situation);
    }

    OddsFacts facts() const
    {
        return {situation, hands, ahead, equity ? &*equity : nullptr, next ? &*next : nullptr};
    }

    QString draws(int player) const
    {
        return drawText(drawsOf(situation, player), facts(), player);
    }

    Situation situation;
    PlayerSet ahead;
    std::optional<NextCards> next;
    std::vector<std::optional<HandValue>> hands;
    std::optional<EquityResult> equity;
};

} // namespace

/// The texts about the players while odds are counted.
class TestOddsPlayerText : public QObject
{
    Q_OBJECT

private slots:
    void whoIsAhead_data();
    void whoIsAhead();
    void aSampleNeedsALead_data();
    void aSampleNeedsALead();
    void drawsAreNamed_data();
    void drawsAreNamed();
    void equityAddsUp_data();
    void equityAddsUp();
    void readersHearTheOdds_data();
    void readersHearTheOdds();
    void theCountIsTold_data();
    void theCountIsTold();
    void whatLacksIsSaid();
    void decidedIsSaid();
    void streetsAreRead();
};

void TestOddsPlayerText::whoIsAhead_data()
{
    QTest::addColumn<QString>("holes");
    QTest::addColumn<QString>("board");
    QTest::addColumn<QStringList>("names");
    QTest::addColumn<QString>("expected");
    const QStringList nobody;
    QTest::newRow("before the flop")
        << three << QString() << nobody << "Player 2 is the favourite | Equity 41.1 % | ";
    QTest::newRow("no favourite") << "As Ks | Ah Kh" << QString() << nobody
                                  << "There is no favourite | Equity 50.0 % | ";
    QTest::newRow("flop") << three << "Qs 9s 4d" << nobody
                          << "Player 2 is ahead | Three queens | 14 of 43 next cards put another "
                             "ahead";
    QTest::newRow("turn") << three << "Qs 9s 4d 8h" << nobody
                          << "Player 3 is ahead | Straight, queen high | 17 of 42 cards beat it";
    QTest::newRow("own names") << three << "Qs 9s 4d 8h"
                               << QStringList{QString(), QString(), QStringLiteral("A & <B> %1")}
                               << "A & <B> %1 is ahead | Straight, queen high | 17 of 42 cards "
                                  "beat it";
    QTest::newRow("river") << three << "Qs 9s 4d 8h 2c" << nobody
                           << "Player 3 wins | Straight, queen high | ";
    QTest::newRow("level, decided")
        << "As Kd | Ah Kc"
        << "Qs 9h 4d" << nobody
        << "Players 1 and 2 are level | High card, ace | No card changes that";
    QTest::newRow("level") << "As Kd | Ah Kc"
                           << "Qs 9s 4s 2d" << nobody
                           << "Players 1 and 2 are level | High card, ace | 9 of 44 next cards "
                              "change that";
    QTest::newRow("level, a third may draw level too")
        << "Qc 2d | Qd 2c | Jc 3d"
        << "9h 9d Kc Ks" << nobody
        << "Players 1 and 2 are level | Two pair | 11 of 42 next cards change "
           "that";
    QTest::newRow("level, named")
        << "As Kd | Ah Kc"
        << "Qs 9s 4s 2d" << QStringList{QStringLiteral("Ann"), QString()}
        << "Ann and Player 2 are level | High card, ace | 9 of 44 next cards change that";
    QTest::newRow("shared at the river")
        << "2s 3d | 2h 3c | 2d 3h"
        << "As Kd Qh Jc Ts" << nobody << "All three share the pot | Straight, ace high | ";
    QTest::newRow("decided") << "As Ad | 7h 2c"
                             << "Ah Ac Ks" << nobody
                             << "Player 1 is ahead | Four aces | No card changes that";
    QTest::newRow("unknown cards") << "As Ad | ? ?"
                                   << "Ah 9c Ks" << nobody
                                   << "The favourite is not known yet |  | Other cards are "
                                      "unknown";
    QTest::newRow("no known player") << "? ? | As ?"
                                     << "Ah 9c Ks" << nobody
                                     << "The favourite is not known yet |  | Other cards are "
                                        "unknown";
    QTest::newRow("alone") << "4c 9c"
                           << "7d 5c Kh" << nobody << "Player 1 is alone | High card, king | ";
}

void TestOddsPlayerText::whoIsAhead()
{
    QFETCH(const QString, holes);
    QFETCH(const QString, board);
    QFETCH(const QStringList, names);
    const Situation situation = situationOf(holes, board);
    const Counted counted(situation, situation.areAllKnown());
    std::vector<int> players(situation.players.size());
    std::iota(players.begin(), players.end(), 0);
    const AheadText text = aheadText(counted.facts(), oddsPlayers(players, names));
    const QString said =
        text.title + QStringLiteral(" | ") + text.hand + QStringLiteral(" | ") + text.note;
    QTEST(said, "expected");
}

void TestOddsPlayerText::aSampleNeedsALead_data()
{
    QTest::addColumn<bool>("isExact");
    QTest::addColumn<int>("wins"); // of the first and the second, of 30,000
    QTest::addColumn<int>("others");
    QTest::addColumn<QString>("title");
    QTest::newRow("less than the errors") << false << 10'020 << 9'990 << "There is no favourite";
    QTest::newRow("more than the errors")
        << false << 11'000 << 9'500 << "Player 1 is the favourite";
    QTest::newRow("the same, counted") << true << 10'020 << 9'990 << "Player 1 is the favourite";
}

void TestOddsPlayerText::aSampleNeedsALead()
{
    QFETCH(const bool, isExact);
    QFETCH(const int, wins);
    QFETCH(const int, others);
    Counted counted(situationOf(QStringLiteral("? ? | ? ? | ? ?")), false);
    EquityResult equity;
    equity.players = 3;
    equity.isExact = isExact;
    equity.counted = 30'000;
    equity.deals = isExact ? equity.counted : 1'000'000'000;
    equity.byWinners[1] = static_cast<std::uint64_t>(wins);
    equity.byWinners[2] = equity.byWinners[4] = static_cast<std::uint64_t>(others);
    counted.equity = equity;
    QTEST(aheadText(counted.facts(), oddsPlayers({0, 1, 2}, {})).title, "title");
}

void TestOddsPlayerText::drawsAreNamed_data()
{
    QTest::addColumn<QString>("holes");
    QTest::addColumn<QString>("board");
    QTest::addColumn<QString>("expected"); // of each player
    QTest::newRow("turn of the picture") << three << "Qs 9s 4d 8h"
                                         << "flush draw, spades | full house or better draws | "
                                            "wins if neither improves";
    QTest::newRow("before the flop") << three << QString() << " |  | ";
    QTest::newRow("river") << three << "Qs 9s 4d 8h 2c"
                           << " |  | ";
    QTest::newRow("one other") << twoPlayers << "Qs 9s 4d 8h"
                               << "flush draw, spades | wins if the other does not improve";
    QTest::newRow("drawing dead") << "As Ad | 7h 2c"
                                  << "Ah Ac Ks 9d"
                                  << "wins whatever comes | drawing dead";
    QTest::newRow("straight draw") << "Jc Td | As Ad"
                                   << "9h 8s 2c"
                                   << "straight draw | wins if the other does not improve";
    QTest::newRow("both draws") << "Jh Th | As Ad"
                                << "9h 8h 2c"
                                << "flush draw, hearts, and straight draw | wins if the other does "
                                   "not improve";
    QTest::newRow("overcards") << "Kc Jd | 9s 9d"
                               << "8h 4s 2c"
                               << "pair draws | wins if the other does not improve";
    QTest::newRow("alone") << "Kc Kd"
                           << "8h 4s 2c"
                           << "two pair or better draws";
    QTest::newRow("an unknown opponent") << "As Ks | ? ?"
                                         << "Qs 9s 4d 8h"
                                         << "flush draw, spades | ";
}

void TestOddsPlayerText::drawsAreNamed()
{
    QFETCH(const QString, holes);
    QFETCH(const QString, board);
    const Situation situation = situationOf(holes, board);
    const Counted counted(situation, situation.areAllKnown());
    QStringList said;
    for (int player = 0; player < static_cast<int>(situation.players.size()); ++player)
        said << counted.draws(player);
    const QString all = said.join(QStringLiteral(" | "));
    QTEST(all, "expected");
}

void TestOddsPlayerText::equityAddsUp_data()
{
    QTest::addColumn<std::vector<std::uint64_t>>("byWinners");
    QTest::addColumn<int>("decimals");
    QTest::addColumn<QString>("expected");
    using Counts = std::vector<std::uint64_t>;
    QTest::newRow("no ties") << Counts{0, 7, 35, 0, 0, 0, 0, 0} << 1
                             << "Equity 16.7 %: wins 16.7 %, no ties";
    QTest::newRow("ties of two") << Counts{0, 238, 756, 6, 0, 0, 0, 0} << 1
                                 << "Equity 24.1 %: wins 23.8 %, and half of ties 0.6 %";
    QTest::newRow("ties of three") << Counts{0, 40, 0, 0, 30, 0, 0, 30} << 0
                                   << "Equity 50 %: wins 40 %, and a third of ties 30 %";
    QTest::newRow("both kinds") << Counts{0, 40, 0, 10, 0, 10, 10, 30} << 1
                                << "Equity 60.0 %: wins 40.0 %, half of the ties of two 20.0 %, "
                                   "and a third of those of three 30.0 %";
}

void TestOddsPlayerText::equityAddsUp()
{
    QFETCH(const std::vector<std::uint64_t>, byWinners);
    QFETCH(const int, decimals);
    EquityResult equity;
    equity.players = 3;
    for (std::size_t set = 0; set < byWinners.size(); ++set) {
        equity.byWinners[set] = byWinners[set];
        equity.counted += byWinners[set];
    }
    equity.deals = equity.counted;
    const QString said = equitySumText(equity, 0, decimals);
    QTEST(said, "expected");
}

void TestOddsPlayerText::readersHearTheOdds_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    const QString name = QStringLiteral("Player 1");
    QTest::newRow("against") << spokenEquity(name, {7, 42}, outCountText(7))
                             << "Player 1 wins 16.7 percent, 5.0 to 1 against, 7 outs";
    QTest::newRow("in favour") << spokenEquity(name, {25, 42}, leadsText())
                               << "Player 1 wins 59.5 percent, 1.5 to 1 in favour, leads";
    QTest::newRow("at the river") << spokenEquity(name, {1, 1}, leadsText(true))
                                  << "Player 1 wins 100.0 percent, wins";
    QTest::newRow("even") << spokenEquity(name, {1, 2}, {}, 0) << "Player 1 wins 50 percent, even";
    QTest::newRow("nearly always") << spokenEquity(name, {9998, 10000}, {})
                                   << "Player 1 wins 99.98 percent, 4,999.0 to 1 in favour";
    QTest::newRow("never") << spokenEquity(name, {0, 42}, {}) << "Player 1 wins 0.0 percent";
    QTest::newRow("written") << oddsOrEvenText({7, 42}) << "5.0 : 1 against";
    QTest::newRow("written even") << oddsOrEvenText({21, 42}) << "even";
    QTest::newRow("nothing is not even") << oddsOrEvenText({0, 0}) << "–";
    QTest::newRow("to come before the flop") << cardsToComeText(5) << "Five cards to come";
    QTest::newRow("to come on an unfinished flop") << cardsToComeText(4) << "Four cards to come";
    QTest::newRow("to come on the turn") << cardsToComeText(1) << "One card to come";
    QTest::newRow("unseen") << cardsUnseenText(42) << "42 cards unseen";
}

void TestOddsPlayerText::readersHearTheOdds()
{
    QFETCH(const QString, text);
    QTEST(text, "expected");
}

void TestOddsPlayerText::theCountIsTold_data()
{
    QTest::addColumn<QString>("holes");
    QTest::addColumn<QString>("board");
    QTest::addColumn<QString>("expected");
    QTest::newRow("turn") << three << "Qs 9s 4d 8h"
                          << "Exact: all 42 possible river cards counted";
    QTest::newRow("flop") << three << "Qs 9s 4d"
                          << "Exact: all 903 pairs of turn and river counted";
    QTest::newRow("river") << three << "Qs 9s 4d 8h 2c"
                           << "Exact: no card is to come";
    QTest::newRow("before the flop")
        << three << QString() << "Exact: all 1,370,754 possible boards counted";
    QTest::newRow("unknown cards") << "As Ks | Qh ?"
                                   << "Qs 9s 4d 8h"
                                   << "Exact: all 1,980 possible deals counted";
}

void TestOddsPlayerText::theCountIsTold()
{
    QFETCH(const QString, holes);
    QFETCH(const QString, board);
    const Situation situation = situationOf(holes, board);
    EquityResult equity = equityOf(situation);
    QTEST(countedText(equity, situation), "expected");
    equity.isExact = false;
    QVERIFY(countedText(equity, situation).startsWith(u"Sampled: "));
    equity.isCancelled = true;
    QVERIFY(countedText(equity, situation).startsWith(u"Stopped: "));
}

void TestOddsPlayerText::whatLacksIsSaid()
{
    const QStringList names{QString(), QStringLiteral("Ann & 100%1")};
    QCOMPARE(giveOnePlayerCards(), QStringLiteral("Give one player two cards."));
    QCOMPARE(needsOneMoreCard(1, names), QStringLiteral("Player 1 needs one more card."));
    QCOMPARE(needsOneMoreCard(2, names), QStringLiteral("Ann & 100%1 needs one more card."));
    QCOMPARE(boardNeedsCards(Street::flop, 2), QStringLiteral("The flop needs 2 more cards."));
    QCOMPARE(boardNeedsCards({}, 2), QStringLiteral("The board needs 2 more cards."));
}

void TestOddsPlayerText::decidedIsSaid()
{
    const OddsPlayers players = oddsPlayers({0, 2}, {});
    QCOMPARE(decidedText(2, players),
             QStringLiteral("Player 3 wins whatever comes. There are no outs."));
    QCOMPARE(decidedText(3, players),
             QStringLiteral("Players 1 and 3 share the pot whatever comes. "
                            "There are no outs."));
}

void TestOddsPlayerText::streetsAreRead()
{
    QCOMPARE(streetsText(QStringLiteral("Ann"), {{Street::preflop, QStringLiteral("40.2 %")},
                                                 {Street::flop, QStringLiteral("25.9 %")}}),
             QStringLiteral("Ann: before the flop 40.2 %, on the flop 25.9 %."));
}

SHOWDOWN_TEST(TestOddsPlayerText)

#include "tst_oddsplayertext.moc"
