// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/session/comparesession.h"
#include "app/gui/session/oddssession.h"
#include "app/gui/session/samples.h"
#include "core/odds/equity.h"
#include "core/odds/outs.h"
#include "tests/support/tables.h"
#include "tests/support/testprogram.h"

#include <QDir>
#include <QTest>

#include <algorithm>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

/// The tables that come with the program: hands show what their names say, situations have their
/// well-known figures.
class TestSamples : public QObject
{
    Q_OBJECT

private slots:
    void theyAreTheFilesThatThereAre_data();
    void theyAreTheFilesThatThereAre();
    void theFirstIsWhatAFirstStartShows();
    void eachIsDecidedAsItSays_data();
    void eachIsDecidedAsItSays();
    void wildsDoWhatTheySay();
    void changedCardsAreNoSample();
    void eachHasItsFigures_data();
    void eachHasItsFigures();
    void theSeriesCountsTwelveOuts();
    void mostOfTheSplitPotIsSplit();
};

void TestSamples::theyAreTheFilesThatThereAre_data()
{
    QTest::addColumn<bool>("areSituations");
    QTest::newRow("samples") << false;
    QTest::newRow("situations") << true;
}

void TestSamples::theyAreTheFilesThatThereAre()
{
    QFETCH(const bool, areSituations);
    const Samples& samples = areSituations ? situationSamples() : handSamples();
    QStringList files =
        QDir(QStringLiteral(":/") + QLatin1String(QTest::currentDataTag())).entryList();
    QStringList names;
    QStringList titles;
    const QStringList ids = samples.ids();
    for (const QString& id : ids) {
        names << id + QStringLiteral(".showdown");
        titles << samples.title(id);
        const CardTable table = samples.read(id);
        QCOMPARE(table.isSituation(), areSituations);
        QCOMPARE(table.title, QString()); // the title is translated
        QVERIFY(!findConflict(table));
        if (areSituations)
            QVERIFY(std::holds_alternative<OddsQuestion>(questionOf(table)));
        else
            QVERIFY(std::ranges::all_of(hands(table), &Hand::isComplete));
    }
    files.sort();
    names.sort();
    QCOMPARE(names, files);
    QCOMPARE(names.size(), 12);
    QCOMPARE(titles.removeDuplicates(), 0);
    QVERIFY(!titles.contains(QString()));
    QCOMPARE(samples.title(QStringLiteral("none")), QString());
}

void TestSamples::theFirstIsWhatAFirstStartShows()
{
    QCOMPARE(handSamples().read(handSamples().ids().constFirst()), sampleTable());
    OddsSession session;
    QCOMPARE(describe(session.table()), QStringLiteral("As Ks | Qh Qd | Jc Tc / Qs 9s 4d 8h -"));
    QVERIFY(session.table() == firstSituation());
    QVERIFY(!session.undoStack().canUndo());
}

void TestSamples::eachIsDecidedAsItSays_data()
{
    QTest::addColumn<int>("winner");
    QTest::addColumn<int>("rank");
    QTest::addColumn<QString>("part");
    QTest::addColumn<int>("index");

    const auto row = [](const char* id, int winner, Category rank, const char* part, int index) {
        QTest::newRow(id) << winner << static_cast<int>(rank) << QString::fromLatin1(part) << index;
    };
    using enum Category;
    row("third-kicker", 2, pair, "kicker", 3);
    row("high-card", 1, highCard, "card", 4);
    row("two-pair", 1, twoPair, "lower-pair", 0);
    row("three-of-a-kind", 2, threeOfAKind, "kicker", 1);
    row("straight", 1, straight, "highest", 0);
    row("flush", 2, flush, "card", 3);
    row("full-house", 2, fullHouse, "pair", 0);
    row("four-of-a-kind", 1, fourOfAKind, "kicker", 1);
    row("straight-flush", 2, straightFlush, "highest", 0);
    row("wild-completes-straight", 1, straight, "rank", 0);
    row("wild-second-ace", 1, flush, "card", 2);
    row("fewer-wilds", 1, pair, "wilds", 0);
}

void TestSamples::eachIsDecidedAsItSays()
{
    QFETCH(int, winner);
    QFETCH(int, rank);
    QFETCH(QString, part);
    QFETCH(int, index);
    const CardTable table = handSamples().read(QString::fromLatin1(QTest::currentDataTag()));
    const Showdown result = compareHands(hands(table), table.rules.rules);
    QCOMPARE(result.winners, std::vector<int>{winner});
    const PlayerResult& best = result.players[static_cast<std::size_t>(winner) - 1];
    QCOMPARE(static_cast<int>(best.result->value.category()), rank);
    const ComparisonPart* decides = decidingComparison(result, winner)->decidingPart();
    QVERIFY(decides);
    QCOMPARE(qt(id(decides->kind)), part);
    QCOMPARE(decides->index, index);
}

void TestSamples::wildsDoWhatTheySay()
{
    const auto winnerOf = [](const char* id) {
        const CardTable table = handSamples().read(QString::fromLatin1(id));
        return *compareHands(hands(table), table.rules.rules).players[0].result;
    };
    const HandResult straight = winnerOf("wild-completes-straight");
    QCOMPARE(straight.wildCount(), 1);
    const HandResult flush = winnerOf("wild-second-ace");
    QCOMPARE(flush.wildCount(), 1);
    QVERIFY(flush.value[0] == Rank::ace && flush.value[1] == Rank::ace);
    QCOMPARE(winnerOf("fewer-wilds").wildCount(), 0);
    const QStringList ids = handSamples().ids();
    QCOMPARE(ids.mid(firstWildSample()),
             QStringList({QStringLiteral("wild-completes-straight"),
                          QStringLiteral("wild-second-ace"), QStringLiteral("fewer-wilds")}));
}

void TestSamples::changedCardsAreNoSample()
{
    CompareSession session;
    const auto open = [&session](const char* name) {
        const QString id = QString::fromLatin1(name);
        session.showGuest(handSamples().read(id),
                          {Guest::Source::sample, [id] { return handSamples().title(id); }});
    };
    open("flush");
    const QString title = QStringLiteral("Flush: third card decides");
    QCOMPARE(session.title(), title);
    session.setName(0, QStringLiteral("Ann"));
    QCOMPARE(session.title(), title);
    session.setCard({0, 0}, std::nullopt);
    QCOMPARE(session.title(), QString());
    session.undoStack().undo();
    QCOMPARE(session.title(), title);
    open("straight");
    QCOMPARE(session.title(), QStringLiteral("Straight: highest card decides"));
    session.swapPlayers(0, 1);
    QCOMPARE(session.title(), QString());
}

void TestSamples::eachHasItsFigures_data()
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

void TestSamples::eachHasItsFigures()
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

void TestSamples::theSeriesCountsTwelveOuts()
{
    const CardTable table = situationSamples().read(QStringLiteral("series-example"));
    const Situation situation = std::get<OddsQuestion>(questionOf(table)).situation;
    QCOMPARE(outsOf(situation, 0, Category::straight)->count, 12);
}

void TestSamples::mostOfTheSplitPotIsSplit()
{
    const CardTable table = situationSamples().read(QStringLiteral("split-pot"));
    const EquityResult equity = equityOf(std::get<OddsQuestion>(questionOf(table)).situation);
    QCOMPARE(100 * equity.ties(0) / equity.counted, 95U);
}

SHOWDOWN_TEST(TestSamples)
#include "tst_samples.moc"
