// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/session/oddssession.h"
#include "app/gui/session/samples.h"
#include "core/odds/equity.h"
#include "core/odds/outs.h"
#include "tests/support/tables.h"
#include "tests/support/testprogram.h"

#include <QDir>
#include <QTest>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

/// The situations that come with the program have their well-known figures.
class TestOddsSamples : public QObject
{
    Q_OBJECT

private slots:
    void theyAreTheFilesThatThereAre();
    void aFirstStartShowsTheFirst();
    void eachHasItsFigures_data();
    void eachHasItsFigures();
    void theSeriesCountsTwelveOuts();
    void mostOfTheSplitPotIsSplit();
};

void TestOddsSamples::theyAreTheFilesThatThereAre()
{
    QStringList files = QDir(QStringLiteral(":/situations")).entryList();
    QStringList names;
    QStringList titles;
    const QStringList ids = situationSamples().ids();
    for (const QString& id : ids) {
        names << id + QStringLiteral(".showdown");
        titles << situationSamples().title(id);
        const CardTable table = situationSamples().read(id);
        QVERIFY(!findConflict(table));
        QVERIFY(std::holds_alternative<OddsQuestion>(questionOf(table)));
    }
    files.sort();
    names.sort();
    QCOMPARE(names, files);
    QCOMPARE(names.size(), 12);
    QCOMPARE(titles.removeDuplicates(), 0);
    QVERIFY(!titles.contains(QString()));
    QCOMPARE(situationSamples().title(QStringLiteral("none")), QString());
}

void TestOddsSamples::aFirstStartShowsTheFirst()
{
    OddsSession session;
    QCOMPARE(describe(session.table()), QStringLiteral("As Ks | Qh Qd | Jc Tc / Qs 9s 4d 8h -"));
    QVERIFY(session.table() == firstSituation());
    QVERIFY(!session.undoStack().canUndo());
}

void TestOddsSamples::eachHasItsFigures_data()
{
    QTest::addColumn<QString>("situation");
    QTest::addColumn<QString>("equities");
    const auto row = [](const char* id, const char* situation, const char* equities) {
        QTest::newRow(id) << QString::fromLatin1(situation) << QString::fromLatin1(equities);
    };
    row("straight-against-flush-draw", "As Ks | Qh Qd | Jc Tc / Qs 9s 4d 8h -", "16.7 23.8 59.5");
    row("series-example", "4c 9c / 7d 5c Kh 8c -", "100.0");
    row("coin-flip", "Qh Qd | As Ks", "53.8 46.2");
    row("dominated-hand", "Ah Kd | Ac Qs", "74.0 26.0");
    row("set-over-set", "Kd Kc | 8s 8c / Kh 8d 3s - -", "95.7 4.3");
    row("suited-connectors", "Ah Ad | 8s 7s", "77.0 23.0");
    row("combined-draw", "Ks Qd | 9h 8h / Kh 7h 6c - -", "43.2 56.8");
    row("split-pot", "Ah Kc | Ad Ks", "50.0 50.0");
    row("three-way", "As Ks | Qd Qc | 7h 6h", "37.8 39.6 22.6");
    row("joker-in-the-deck", "Ks Kc | * Qh / Kd Th 4c - - / standard jokers=1", "61.4 38.6");
    row("unknown-opponent", "As Kd | ? ? / Ah 9c 7d 2s -", "89.5 10.5");
    row("deuces-wild", "Kd Kc | 2c 8h / Ks 9d 7s - - / deuces", "57.7 42.3");
}

void TestOddsSamples::eachHasItsFigures()
{
    const CardTable table = situationSamples().read(QString::fromLatin1(QTest::currentDataTag()));
    QTEST(describe(table), "situation");
    const Situation situation = std::get<OddsQuestion>(questionOf(table)).situation;
    const EquityResult equity = equityOf(situation);
    QVERIFY(equity.isExact);
    QStringList equities;
    for (int player = 0; player < equity.players; ++player)
        equities << QString::number(100 * equity.equity(player), 'f', 1);
    QTEST(equities.join(u' '), "equities");
}

void TestOddsSamples::theSeriesCountsTwelveOuts()
{
    const CardTable table = situationSamples().read(QStringLiteral("series-example"));
    const Situation situation = std::get<OddsQuestion>(questionOf(table)).situation;
    QCOMPARE(outsOf(situation, 0, Category::straight)->count, 12);
}

void TestOddsSamples::mostOfTheSplitPotIsSplit()
{
    const CardTable table = situationSamples().read(QStringLiteral("split-pot"));
    const EquityResult equity = equityOf(std::get<OddsQuestion>(questionOf(table)).situation);
    QCOMPARE(100 * equity.ties(0) / equity.counted, 95U);
}

SHOWDOWN_TEST(TestOddsSamples)
#include "tst_oddssamples.moc"
