// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/compare/showdown.h"
#include "tests/support/testprogram.h"
#include "tests/support/texts.h"

#include <QTest>

#include <vector>

using namespace showdown;
using namespace showdown::tests;

/// Up to three players: who takes part, who is compared with whom, and the places.
class TestPlacing : public QObject
{
    Q_OBJECT

private slots:
    void outcomes_data();
    void outcomes();
    void decidingComparisons_data();
    void decidingComparisons();
};

namespace {

/// `1-2 for 1, 1-3 for 1, 2-3 for 2`.
QString comparisonsOf(const Showdown& outcome)
{
    QStringList texts;
    for (const Comparison& comparison : outcome.comparisons)
        texts << QStringLiteral("%1-%2 for %3")
                     .arg(comparison.firstPlayer)
                     .arg(comparison.secondPlayer)
                     .arg(comparison.place);
    return texts.join(QStringLiteral(", "));
}

QString winnersOf(const Showdown& outcome)
{
    QStringList winners;
    for (const int winner : outcome.winners)
        winners << QString::number(winner);
    return winners.join(u' ');
}

} // namespace

void TestPlacing::outcomes_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("lens");
    QTest::addColumn<QStringList>("hands");
    QTest::addColumn<QString>("places");
    QTest::addColumn<QString>("winners");
    QTest::addColumn<QString>("comparisons");

    const auto row = [](const char* name, const QStringList& hands, const QString& places,
                        const QString& winners, const QString& comparisons,
                        const QString& lens = {}, const QString& rules = "series") {
        QTest::newRow(name) << rules << lens << hands << places << winners << comparisons;
    };
    const QString aces = "Ah Ad 9c 7s 2h";
    const QString kings = "Kh Kd 9c 7s 2h";
    const QString queens = "Qh Qd 9c 7s 2h";
    const QString wildAces = "* Ad 9c 7s 2h";
    const QString all = "1-2 for 1, 1-3 for 1, 2-3 for 2";

    row("nobody", {}, "", "", "");
    row("a player without cards does not play", {""}, "-", "", "");
    row("one player alone wins", {queens}, "1", "1", "");
    row("an incomplete hand takes no part", {"Ah Ad Ac As", queens, ""}, "- 1 -", "2", "");
    row("two players", {queens, kings}, "2 1", "2", "1-2 for 1");
    row("two players tie", {kings, kings}, "1 1", "1 2", "1-2 for 1");
    row("the gap between two players is passed over", {aces, "Kh", kings}, "1 - 2", "1",
        "1-3 for 1");
    row("the first player beats both", {aces, queens, kings}, "1 3 2", "1", all);
    row("the second player beats both", {queens, aces, kings}, "3 1 2", "2",
        "1-2 for 1, 2-3 for 1, 1-3 for 2");
    row("the third player beats the leader", {kings, queens, aces}, "2 3 1", "3",
        "1-2 for 1, 1-3 for 1");
    row("the third player beats two who tie", {kings, kings, aces}, "2 2 1", "3",
        "1-2 for 1, 1-3 for 1");
    row("two beaten players tie", {aces, kings, kings}, "1 2 2", "1", all);
    row("the first two share the first place", {aces, aces, kings}, "1 1 3", "1 2",
        "1-2 for 1, 1-3 for 1");
    row("the first and the third share it", {aces, kings, aces}, "1 3 1", "1 3",
        "1-2 for 1, 1-3 for 1");
    row("the second and the third share it", {kings, aces, aces}, "3 1 1", "2 3",
        "1-2 for 1, 2-3 for 1");
    row("all three tie", {aces, aces, aces}, "1 1 1", "1 2 3", "1-2 for 1, 1-3 for 1");
    row("a fourth hand is ignored", {queens, kings, kings, aces}, "3 1 1", "2 3",
        "1-2 for 1, 2-3 for 1");
    row("who does not fit takes no part", {aces, "Jh Jd 9c 9s 2h", "Qc Qs 3h 3d *"}, "- 2 1", "3",
        "2-3 for 1", "two-pair");
    row("nobody fits", {aces, kings}, "- -", "", "", "flush");
    row("a rank that the rules lack fits nobody", {"* * * * *"}, "-", "", "", "five-of-a-kind");
    row("a wild is as good as a card", {wildAces, aces}, "1 1", "1 2", "1-2 for 1");
    row("unless natural beats wild", {wildAces, aces}, "2 1", "2", "1-2 for 1", "",
        "series naturalBeatsWild=on");
}

void TestPlacing::outcomes()
{
    QFETCH(const QString, rules);
    QFETCH(const QString, lens);
    QFETCH(const QStringList, hands);
    QFETCH(const QString, places);
    QFETCH(const QString, winners);
    QFETCH(const QString, comparisons);

    const std::optional<NamedRules> named = rulesFrom(rules);
    QVERIFY(named);
    std::vector<Hand> read;
    for (const QString& hand : hands)
        read.push_back(handOf(hand.toStdString()));
    const Showdown outcome = compareHands(read, named->rules, categoryFromId(lens.toStdString()));
    QCOMPARE(placesOf(outcome), places);
    QCOMPARE(winnersOf(outcome), winners);
    QCOMPARE(comparisonsOf(outcome), comparisons);
}

void TestPlacing::decidingComparisons_data()
{
    QTest::addColumn<QStringList>("hands");
    QTest::addColumn<int>("player");
    QTest::addColumn<int>("comparison");

    const QString aces = "Ah Ad 9c 7s 2h";
    const QString kings = "Kh Kd 9c 7s 2h";
    const QString queens = "Qh Qd 9c 7s 2h";
    constexpr int none = -1;
    QTest::newRow("the winner of two") << QStringList{kings, queens} << 1 << 0;
    QTest::newRow("the loser of two") << QStringList{kings, queens} << 2 << 0;
    QTest::newRow("a player who has left the table") << QStringList{kings, queens} << 3 << none;
    QTest::newRow("no player has the number 0") << QStringList{kings, queens} << 0 << none;
    QTest::newRow("one alone") << QStringList{kings, "Kh"} << 1 << none;
    QTest::newRow("who takes no part") << QStringList{kings, "Kh", queens} << 2 << none;
    QTest::newRow("the winner beat the second") << QStringList{aces, queens, kings} << 1 << 1;
    QTest::newRow("the second beat the third") << QStringList{aces, queens, kings} << 3 << 2;
    QTest::newRow("the winner beat the last leader") << QStringList{kings, queens, aces} << 3 << 1;
}

void TestPlacing::decidingComparisons()
{
    QFETCH(const QStringList, hands);
    QFETCH(const int, player);
    QFETCH(const int, comparison);

    std::vector<Hand> read;
    for (const QString& hand : hands)
        read.push_back(handOf(hand.toStdString()));
    const Showdown outcome = compareHands(read, HouseRules{}, std::nullopt);
    const Comparison* deciding = decidingComparison(outcome, player);
    QCOMPARE(deciding ? static_cast<int>(deciding - outcome.comparisons.data()) : -1, comparison);
}

SHOWDOWN_TEST(TestPlacing)
#include "tst_placing.moc"
