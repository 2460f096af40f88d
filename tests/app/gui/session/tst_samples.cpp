// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/session/comparesession.h"
#include "app/gui/session/samples.h"
#include "tests/support/tables.h"
#include "tests/support/testprogram.h"

#include <QDir>
#include <QTest>

#include <algorithm>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

/// The hands that come with the program show what their names say.
class TestSamples : public QObject
{
    Q_OBJECT

private slots:
    void theyAreTheFilesThatThereAre();
    void theFirstIsWhatAFirstStartShows();
    void eachIsDecidedAsItSays_data();
    void eachIsDecidedAsItSays();
    void wildsDoWhatTheySay();
    void changedCardsAreNoSample();
};

void TestSamples::theyAreTheFilesThatThereAre()
{
    QStringList files = QDir(QStringLiteral(":/samples")).entryList();
    QStringList names;
    QStringList titles;
    const QStringList ids = handSamples().ids();
    for (const QString& id : ids) {
        names << id + QStringLiteral(".showdown");
        titles << handSamples().title(id);
        const CardTable table = handSamples().read(id);
        QCOMPARE(table.title, QString()); // the title is translated
        QVERIFY(!findConflict(table));
        for (const Hand& hand : hands(table))
            QVERIFY(hand.isComplete());
    }
    files.sort();
    names.sort();
    QCOMPARE(names, files);
    QCOMPARE(names.size(), 12);
    QCOMPARE(titles.removeDuplicates(), 0);
    QVERIFY(!titles.contains(QString()));
    QCOMPARE(handSamples().title(QStringLiteral("none")), QString());
}

void TestSamples::theFirstIsWhatAFirstStartShows()
{
    QCOMPARE(handSamples().read(handSamples().ids().constFirst()), sampleTable());
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
    const Showdown result = showdown::showdown(hands(table), table.rules.rules);
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
        return *showdown::showdown(hands(table), table.rules.rules).players[0].result;
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

SHOWDOWN_TEST(TestSamples)
#include "tst_samples.moc"
