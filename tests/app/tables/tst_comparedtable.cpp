// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/tables/comparedtable.h"
#include "tests/support/tables.h"
#include "tests/support/testprogram.h"

#include <QTest>

using namespace showdown;
using namespace showdown::tables;
using namespace showdown::tests;

namespace {

/// The hands of those who play: `As Ks Qs 9s 2s | - - - - -`.
QString handsOf(const CardTable& table)
{
    QStringList hands;
    for (int player = 0; player < table.playerCount; ++player)
        hands << describe(table.row(player));
    return hands.join(QStringLiteral(" | "));
}

} // namespace

/// The best five of a situation, for Compare.
class TestComparedTable : public QObject
{
    Q_OBJECT

private slots:
    void handsAre_data();
    void handsAre();
    void rulesAndNamesAreKept();
};

void TestComparedTable::handsAre_data()
{
    QTest::addColumn<QString>("odds");
    QTest::addColumn<bool>("canCompare");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const char* odds, bool can, const char* expected) {
        QTest::newRow(name) << QString::fromUtf8(odds) << can << QString::fromUtf8(expected);
    };
    row("before the flop", "As Ks | Qh Qd", false, "- - - - - | - - - - -");
    row("on the turn", "As Ks | Qh Qd / Qs 9s 4s 8h -", true, "As Ks Qs 9s 4s | Qh Qd Qs 9s 8h");
    row("half a hand unknown", "As Ks | Qh ? / Qs 9s 4s - -", true, "As Ks Qs 9s 4s | - - - - -");
    row("all unknown", "? ? | Qh ? / Qs 9s 4s - -", false, "- - - - - | - - - - -");
    row("a seat without cards", "As Ks | - - | Qh Qd / Qs 9s 4s - -", true,
        "As Ks Qs 9s 4s | - - - - - | Qh Qd Qs 9s 4s");
    row("alone", "As Ks / Qs 9s 4s - -", true, "As Ks Qs 9s 4s | - - - - -");
    row("a flop with a gap", "As Ks | Qh Qd / Qs - 4s - -", false, "- - - - - | - - - - -");
}

void TestComparedTable::handsAre()
{
    QFETCH(const QString, odds);
    QFETCH(const bool, canCompare);
    const CardTable table = oddsTableOf(odds);
    const auto asked = questionOf(table);
    const auto* question = std::get_if<OddsQuestion>(&asked);
    QCOMPARE(question && tables::canCompare(*question), canCompare);
    QTEST(handsOf(comparedTable(table)), "expected");
}

void TestComparedTable::rulesAndNamesAreKept()
{
    CardTable odds = oddsTableOf(QStringLiteral("As Ks | Qh Qd / Qs 9s 4s - -"));
    odds.names[1] = QStringLiteral("Ann & <b>");
    odds.rules.rules.naturalBeatsWild = true;
    odds.rules.rules.deck = DeckKind::one;
    const CardTable table = comparedTable(odds);
    QCOMPARE(table.names[1], odds.names[1]);
    QVERIFY(table.rules.rules.naturalBeatsWild);
    QVERIFY(table.rules.rules.deck == DeckKind::free); // the board is in both hands
}

SHOWDOWN_TEST(TestComparedTable)
#include "tst_comparedtable.moc"
