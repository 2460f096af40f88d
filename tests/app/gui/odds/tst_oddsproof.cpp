// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/odds/nextcardmap.h"
#include "app/narration/categorytext.h"
#include "app/narration/wildlegend.h"
#include "tests/app/gui/odds/plainoutgroups.h"
#include "tests/app/gui/odds/plainshown.h"
#include "tests/app/gui/odds/proofwindow.h"
#include "tests/support/effort.h"
#include "tests/support/randomsituations.h"
#include "tests/support/situations.h"
#include "tests/support/testprogram.h"

#include <QTableView>

#include <algorithm>
#include <bit>
#include <memory>
#include <tuple>
#include <utility>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

/// At least one out among the next two cards: the cases, and all cases.
std::pair<std::uint64_t, std::uint64_t> inTwoCards(int outs, int unseen)
{
    const auto pairs = [](int cards) {
        return static_cast<std::uint64_t>(cards) * static_cast<std::uint64_t>(cards - 1);
    };
    return {pairs(unseen) - pairs(unseen - outs), pairs(unseen)};
}

} // namespace

/// The numbers in the view, each against plain enumeration of every deal: 150 random situations
/// from the flop on, 300 in whole proofs.
class TestOddsProof : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase() { m_test.reset(); }
    void whatIsShownIsTrue_data();
    void whatIsShownIsTrue();

private:
    QString panelText(int seat, const char* what) const
    {
        return m_test->panelText(seat + 1, what);
    }
    QString text(const char* label) const { return m_test->text(QLatin1String(label)); }
    void checkPanel(const PlainShown& plain, std::size_t player, int seat);
    void checkOuts(const PlainShown& plain, std::size_t player, const std::vector<int>& seats);
    void checkWorking(const PlainShown& plain, std::size_t player);
    void checkMap(const PlainShown& plain, std::size_t player, const std::vector<int>& seats);
    void checkMethod(const PlainShown& plain, const std::vector<int>& seats);
    void checkFinalHands(const PlainShown& plain, const std::vector<int>& seats);

    std::unique_ptr<ProofWindow> m_test;
};

void TestOddsProof::initTestCase()
{
    useTestLook();
    m_test = std::make_unique<ProofWindow>();
    QVERIFY(m_test->isReady());
}

void TestOddsProof::checkPanel(const PlainShown& plain, std::size_t player, int seat)
{
    const bool leads = plain.leads(player);
    const std::uint64_t all = allOf(plain.counts);
    std::uint64_t good = sixfoldShare(plain.counts, player);
    std::uint64_t of = 6 * all;
    QCOMPARE(panelText(seat, "Hand"), plain.handOf(player));
    if (plain.isAlone() && plain.hasOuts())
        std::tie(good, of) = plain.hoped();
    const bool isKnown = !plain.isAlone() || plain.hasOuts();
    QCOMPARE(panelText(seat, "Percent"), isKnown ? plainShare(good, of) : QString());
    const bool isOpen = isKnown && good > 0 && good < of;
    QCOMPARE(panelText(seat, "Odds"), isOpen ? plainOdds(good, of) : QString());
    const bool isOver = plain.situation.board.size() == 5 && plain.situation.areAllKnown();
    QString outs = plain.hasOuts() ? plainCount(plain.outs(player), "out") : QString();
    if (leads)
        outs = QString::fromLatin1(isOver ? "wins" : "leads");
    else if (plain.isAlone() && plain.hasOuts())
        outs = plain.hope();
    QCOMPARE(panelText(seat, "Outs"), outs);
    const std::uint64_t wins = plain.counts[std::size_t(1) << player];
    std::uint64_t ties = 0;
    for (unsigned set = 1; set < plain.counts.size(); ++set)
        ties += (set >> player & 1U) != 0 && std::popcount(set) > 1 ? plain.counts[set] : 0;
    QCOMPARE(panelText(seat, "Ties"),
             ties == 0 ? QString()
                       : QStringLiteral("wins %1, ties %2")
                             .arg(plainPercent(wins, all), plainPercent(ties, all))
                             .replace(qt(" %"), qt("\u00a0%")));
}

void TestOddsProof::checkOuts(const PlainShown& plain, std::size_t player,
                              const std::vector<int>& seats)
{
    const bool isDecided =
        !plain.isAlone() && plain.isDecided() && plain.situation.board.size() < 5;
    if (isDecided) {
        const auto winners = static_cast<unsigned>(
            std::ranges::find(plain.counts, allOf(plain.counts)) - plain.counts.begin());
        QCOMPARE(text("outsMessage"),
                 plainSay(winners, seats, "wins whatever comes. There are no outs.",
                          "share the pot whatever comes. There are no outs."));
    }
    if (isDecided || !plain.hasOuts()) {
        QVERIFY(!text("outsMessage").isEmpty());
        QVERIFY(text("outsCountValue").isEmpty());
        return;
    }
    QCOMPARE(text("outsMessage"), QString());
    const int outs = plain.outs(player);
    const auto good = static_cast<std::uint64_t>(outs);
    const auto all = static_cast<std::uint64_t>(plain.cardsLeft);
    const bool leads = plain.leads(player);
    QCOMPARE(text("outsCountValue"), plainCount(outs, leads ? "card" : "out"));
    QCOMPARE(text("outsChanceValue"), plainPercent(good, all));
    QCOMPARE(text("outsOddsValue"), plainRatioOf(good, all));
    if (leads) // those that change nothing are a group
        QCOMPARE(cardsOfGroups(m_test->groups(true)), cardsOfGroups(plainGroups(plain, player)));
    else
        QCOMPARE(m_test->groups(true), plainGroups(plain, player));
    QCOMPARE(cardsOfGroups(m_test->groups(false)),
             plain.isAlone() ? QString() : plainMisses(plain, player));
    checkWorking(plain, player);
}

void TestOddsProof::checkWorking(const PlainShown& plain, std::size_t player)
{
    const int outs = plain.outs(player);
    const int left = plain.cardsLeft;
    QCOMPARE(m_test->worked(QStringLiteral("%1 ÷ %2 unseen").arg(outs).arg(left)),
             plainPercent(static_cast<std::uint64_t>(outs), static_cast<std::uint64_t>(left)));
    const bool leads = plain.leads(player);
    const QString none = QStringLiteral("no such line");
    QCOMPARE(m_test->worked(QStringLiteral("%1 outs × 2").arg(outs)),
             leads || outs >= 50 ? none : QStringLiteral("about %1 %").arg(2 * outs));
    if (plain.situation.board.size() == 4)
        return;
    const auto [good, all] = inTwoCards(outs, left);
    QCOMPARE(m_test->worked(QStringLiteral("1 − %1/%2 × %3/%4")
                                .arg(left - outs)
                                .arg(left)
                                .arg(std::max(left - outs - 1, 0))
                                .arg(left - 1)),
             leads ? none : plainPercent(good, all));
    std::uint64_t makes = plain.counts[std::size_t(1) << player];
    if (plain.isAlone()) {
        const auto ranks = plain.ranks(player);
        makes = 0;
        for (const Category rank : allCategories())
            makes += rank >= *plain.target() ? ranks[static_cast<std::size_t>(rank)] : 0;
    }
    const std::uint64_t pairs = allOf(plain.counts);
    QCOMPARE(m_test->worked(
                 QStringLiteral("%1 of %2 pairs").arg(plainNumber(makes), plainNumber(pairs))),
             plainPercent(makes, pairs));
}

void TestOddsProof::checkMap(const PlainShown& plain, std::size_t player,
                             const std::vector<int>& seats)
{
    const auto* map = m_test->find<NextCardMap>(QStringLiteral("nextCardMap"));
    QCOMPARE(map->isVisible(), plain.situation.board.size() < 5);
    if (!map->isVisible())
        return;
    QStringList shown;
    for (int cell = 0; cell < map->cellCount(); ++cell) {
        if (map->nextOf(cell))
            shown << qt(toText(NextCardMap::cardOf(cell))) + u' ' + map->cellText(cell);
    }
    QStringList expected;
    for (const PlainNext& one : plain.next) {
        QStringList parts{qt(toText(one.card))};
        if (plain.isAlone()) {
            parts << (one.worths[0] ? narration::wildShortName(one.worths[0]->first.category())
                                    : QString());
        } else {
            if (std::popcount(one.ahead) > 1)
                parts << QStringLiteral("=");
            else if (one.ahead != 0)
                parts << QString::number(
                    seats[static_cast<std::size_t>(std::countr_zero(one.ahead))] + 1);
            parts << plainPercent(sixfoldShare(one.counts, player), 6 * allOf(one.counts), 0);
        }
        expected << parts.join(u' ');
    }
    shown.sort();
    expected.sort();
    QCOMPARE(shown, expected);
}

void TestOddsProof::checkMethod(const PlainShown& plain, const std::vector<int>& seats)
{
    const std::uint64_t all = allOf(plain.counts);
    const bool areDeals = !plain.situation.areAllKnown();
    const QString done = areDeals
                             ? QStringLiteral("Every deal was counted, each of them once: %1.")
                             : QStringLiteral("Every board was counted, each of them once: %1.");
    QCOMPARE(text("methodSummaryLabel"),
             all == 1
                 ? QStringLiteral("All cards are seen: there is one board, and nothing to count.")
                 : done.arg(plainNumber(all)));
    QStringList pot;
    for (int among = 1; among <= 3; ++among) {
        for (unsigned set = 1; set < 1U << seats.size(); ++set) {
            if (std::popcount(set) != among || (among > 1 && plain.counts[set] == 0))
                continue;
            pot << plainNumber(plain.counts[set]) + QStringLiteral(" | ")
                       + plainShare(plain.counts[set], all);
        }
    }
    pot << plainNumber(all) + QStringLiteral(" | 100.0 %");
    QStringList shown;
    for (const QString& row :
         ProofWindow::rowsOf(m_test->find<QTableView>(QStringLiteral("methodPotTable"))))
        shown << row.section(QStringLiteral(" | "), 1);
    QCOMPARE(shown, plain.isAlone() ? QStringList() : pot);
    for (std::size_t player = 0; player < seats.size(); ++player) {
        if (plain.isAlone())
            continue;
        QVERIFY(text("methodSumsLabel")
                    .split(u'\n')
                    .at(static_cast<qsizetype>(player))
                    .endsWith(QStringLiteral(" ÷ %1 = %2")
                                  .arg(plainNumber(all),
                                       plainShare(sixfoldShare(plain.counts, player), 6 * all))));
    }
}

void TestOddsProof::checkFinalHands(const PlainShown& plain, const std::vector<int>& seats)
{
    for (std::size_t player = 0; player < seats.size(); ++player) {
        QStringList expected;
        const bool isKnown = plain.situation.isKnown(static_cast<int>(player));
        const auto ranks = isKnown ? plain.ranks(player) : decltype(plain.ranks(player)){};
        std::uint64_t total = 0;
        for (const std::uint64_t count : ranks)
            total += count;
        for (const Category rank : allCategories()) {
            const std::uint64_t count = ranks[static_cast<std::size_t>(rank)];
            if (count > 0)
                expected.prepend(QStringLiteral("%1 | %2 | %3")
                                     .arg(narration::categoryName(rank, plain.situation.rules),
                                          plainNumber(count), plainShare(count, total)));
        }
        const QString name = QStringLiteral("finalHands%1Table").arg(player + 1);
        QCOMPARE(ProofWindow::rowsOf(m_test->find<QTableView>(name)), expected);
    }
}

void TestOddsProof::whatIsShownIsTrue_data()
{
    QTest::addColumn<QString>("rules"); // or any, by chance
    QTest::addColumn<unsigned>("seed");
    QTest::newRow("standard") << qt("standard") << 1U;
    QTest::newRow("series") << qt("series") << 2U;
    QTest::newRow("two jokers") << qt("standard jokers=2") << 3U;
    QTest::newRow("bug") << qt("bug") << 4U;
    QTest::newRow("deuces") << qt("deuces") << 5U;
    QTest::newRow("any") << QString() << 6U;
}

void TestOddsProof::whatIsShownIsTrue()
{
    QFETCH(const QString, rules);
    QFETCH(const unsigned, seed);
    NamedRules named{Preset::standard, RandomHands(seed).rules()};
    if (!rules.isEmpty())
        named = *rulesFrom(rules);
    named.rules.deck = DeckKind::one;
    RandomSituations random(seed);
    PlainOdds odds(named.rules);
    const int count = trials(50, 6);
    for (int trial = 0; trial < count; ++trial) {
        const int players = 1 + trial % 3;
        const int board = trial % 8 < 3 ? 3 : trial % 8 < 6 ? 4 : 5;
        const int unknown = board == 5   ? random.below(3)
                            : board == 4 ? random.below(4) / 3
                                         : trial / (count - 1); // one, as it takes long
        const int left = 32 - 2 * players - board;              // so that twenty are dead
        Situation situation = unknown == 0 ? random.known(players, board, left)
                                           : random.unknown(players, board, left, unknown);
        situation.rules = named.rules;
        while (static_cast<int>(situation.dead.size()) > mostCards(RowKind::dead))
            situation.dead.pop_back();
        std::vector<int> seats{0, 1, 2};
        seats.resize(static_cast<std::size_t>(players));
        if (players < 3 && random.below(2) == 0)
            seats.back() = 2; // one seat is empty
        QVERIFY2(m_test->show(situation, seats, named), qPrintable(describe(situation)));
        const PlainShown plain(odds, situation);
        QCOMPARE(
            (QStringList{text("aheadTitleLabel"), text("aheadHandLabel"), text("aheadNoteLabel")}),
            plain.aheadBox(seats));
        for (std::size_t player = 0; player < seats.size(); ++player) {
            m_test->view().choosePlayer(seats[player]);
            checkPanel(plain, player, seats[player]);
            QVERIFY(m_test->window().showTab(QStringLiteral("outs")));
            checkOuts(plain, player, seats);
            QVERIFY(m_test->window().showTab(QStringLiteral("next")));
            checkMap(plain, player, seats);
        }
        QVERIFY(m_test->window().showTab(QStringLiteral("method")));
        checkMethod(plain, seats);
        checkFinalHands(plain, seats);
        if (QTest::currentTestFailed())
            QFAIL(qPrintable(describe(situation)));
    }
}

SHOWDOWN_TEST(TestOddsProof)
#include "tst_oddsproof.moc"
