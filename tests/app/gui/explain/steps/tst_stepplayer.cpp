// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/explain/steps/stepplayer.h"
#include "app/gui/session/comparesession.h"
#include "tests/support/tables.h"
#include "tests/support/testprogram.h"
#include "tests/support/traces.h"

#include <QSignalSpy>
#include <QTest>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

/// Going through a run, manually and by playing.
class TestStepPlayer : public QObject
{
    Q_OBJECT

private slots:
    void theRunIsThatOfTheSession();
    void theSessionRecordsOnlyWhenAsked();
    void movesLeadWhereTheRunSays_data();
    void movesLeadWhereTheRunSays();
    void backIsNextTurnedRound();
    void aLevelKeepsThePlace();
    void chaptersAreGoneThrough();
    void playingGoesToTheEnd();
    void playingStaysAtAStopMark();
    void playingWaitsAtAQuestion();
    void changesEndTheRun_data();
    void changesEndTheRun();
    void aNameDoesNotEndTheRun();
    void nothingStartsWithoutACompleteHand();
};

void TestStepPlayer::theRunIsThatOfTheSession()
{
    const CompareSession session;
    StepPlayer player(session);
    QVERIFY(!player.isRunning());
    player.start();
    QVERIFY(player.isRunning());
    QVERIFY(player.run().outcome() == session.result());
    QCOMPARE(player.index(), 0);
    QCOMPARE(player.position(), 1);
    QCOMPARE(player.count(), static_cast<int>(player.run().visible(Level::story).size()));
}

void TestStepPlayer::theSessionRecordsOnlyWhenAsked()
{
    CompareSession session;
    const std::shared_ptr<const Run> first = session.run();
    QVERIFY(session.run() == first);
    session.setCard({0, 0}, std::nullopt);
    QVERIFY(session.run() != first);
    session.undoStack().undo();
    QVERIFY(session.run()->steps().size() == first->steps().size());
}

void TestStepPlayer::movesLeadWhereTheRunSays_data()
{
    QTest::addColumn<int>("level");
    for (const Level level : allLevels)
        QTest::newRow(id(level).data()) << static_cast<int>(level);
}

void TestStepPlayer::movesLeadWhereTheRunSays()
{
    QFETCH(const int, level);
    const CompareSession session;
    StepPlayer player(session);
    player.setLevel(Level(level));
    player.start();
    const Run& run = player.run();
    for (const int index : run.visible(Level(level))) {
        QCOMPARE(player.index(), index);
        QVERIFY(player.isVisible());
        QCOMPARE(player.target(Move::into), run.into(index));
        QCOMPARE(player.target(Move::nextComparison), run.nextComparison(index));
        QCOMPARE(player.target(Move::out), std::nullopt);
        player.go(Move::next);
    }
    QCOMPARE(player.target(Move::next), std::nullopt);
    QCOMPARE(player.target(Move::last), std::nullopt);
    player.go(Move::first);
    QCOMPARE(player.index(), 0);
    player.go(Move::last);
    QCOMPARE(player.index(), run.visible(Level(level)).back());
}

void TestStepPlayer::backIsNextTurnedRound()
{
    const CompareSession session;
    StepPlayer player(session);
    player.setLevel(Level::questions);
    player.start();
    std::vector<int> forwards{0};
    while (player.target(Move::next)) {
        player.go(Move::next);
        forwards.push_back(player.index());
    }
    for (auto index = forwards.rbegin(); index != forwards.rend(); ++index) {
        QCOMPARE(player.index(), *index);
        player.go(Move::back);
    }
    QCOMPARE(player.index(), 0);
}

void TestStepPlayer::aLevelKeepsThePlace()
{
    const CompareSession session;
    StepPlayer player(session);
    player.start();
    player.go(Move::next);
    player.go(Move::into);
    const int inside = player.index();
    QVERIFY(!player.isVisible());
    QCOMPARE(player.position(), 2);
    player.setLevel(Level::every);
    QCOMPARE(player.index(), inside);
    QVERIFY(player.isVisible());
    QCOMPARE(player.position(), inside + 1);
    player.setLevel(Level::story);
    QCOMPARE(player.index(), inside);
    player.go(Move::out);
    QVERIFY(player.isVisible());
    QCOMPARE(player.position(), 3);
}

void TestStepPlayer::chaptersAreGoneThrough()
{
    const CompareSession session;
    StepPlayer player(session);
    player.setLevel(Level::every);
    player.start();
    std::vector<int> starts;
    for (const Chapter& chapter : player.run().chapters())
        starts.push_back(chapter.first);
    for (const int start : starts) {
        QCOMPARE(player.index(), start);
        player.go(Move::nextChapter);
    }
    player.goTo(starts.back() + 1);
    player.go(Move::previousChapter);
    QCOMPARE(player.index(), starts.back());
    player.go(Move::previousChapter);
    QCOMPARE(player.index(), starts[starts.size() - 2]);
}

void TestStepPlayer::playingGoesToTheEnd()
{
    const CompareSession session(tableOf(QStringLiteral("As Jd 8c 6s 4h")));
    StepPlayer player(session);
    player.setSpeed(Speed::racing);
    player.start();
    player.goTo(*player.run().previous(player.run().visible(Level::story).back(), Level::story));
    QSignalSpy playing(&player, &StepPlayer::playingChanged);
    player.play();
    QVERIFY(player.isPlaying());
    QTRY_VERIFY(!player.isPlaying());
    QCOMPARE(player.index(), player.run().visible(Level::story).back());
    QCOMPARE(playing.size(), 2);
    // from the end it starts again
    player.play();
    QCOMPARE(player.index(), 0);
}

void TestStepPlayer::playingStaysAtAStopMark()
{
    const CompareSession session;
    StepPlayer player(session);
    player.setSpeed(Speed::fast);
    player.start();
    player.go(Move::next);
    const Step hidden = player.run().step(player.index() + 2);
    player.toggleStop(*hidden.listing, hidden.line);
    QVERIFY(player.isStop(*hidden.listing, hidden.line));
    const int stop = player.index() + 2;
    QCOMPARE(player.target(Move::nextStop), std::optional(stop));
    player.play();
    QTRY_VERIFY(!player.isPlaying());
    QCOMPARE(player.index(), stop);
    player.toggleStop(*hidden.listing, hidden.line);
    QCOMPARE(player.target(Move::nextStop), std::nullopt);
}

void TestStepPlayer::playingWaitsAtAQuestion()
{
    const CompareSession session;
    StepPlayer player(session);
    player.setSpeed(Speed::fast);
    player.setAsking(true);
    player.start();
    QVERIFY(!player.isHeld());
    player.play();
    QVERIFY(!player.isHeld());
    QTRY_VERIFY(player.isHeld());
    QVERIFY(player.isPlaying());
    player.playTo(player.askedStep());
    QVERIFY(player.isPlaying());
    QVERIFY(!player.isHeld());
    QTRY_VERIFY(player.isHeld());
    player.pause();
    QVERIFY(!player.isHeld());
    player.play();
    QVERIFY(player.isHeld());
    player.playTo(player.run().visible(Level::story).back());
    QVERIFY(!player.isPlaying());
}

void TestStepPlayer::changesEndTheRun_data()
{
    QTest::addColumn<int>("change");
    QTest::addColumn<TableDifference>("cause");
    QTest::newRow("a card") << 0 << TableDifference::cards;
    QTest::newRow("the rules") << 1 << TableDifference::rules;
    QTest::newRow("the number of players") << 2 << TableDifference::players;
    QTest::newRow("the lens") << 3 << TableDifference::rules;
    QTest::newRow("somebody") << 4 << TableDifference::none;
}

void TestStepPlayer::changesEndTheRun()
{
    QFETCH(const int, change);
    QFETCH(const TableDifference, cause);
    CompareSession session;
    StepPlayer player(session);
    player.start();
    player.play();
    QSignalSpy ended(&player, &StepPlayer::ended);
    switch (change) {
    case 0:
        session.setCard({0, 0}, std::nullopt);
        break;
    case 1:
        session.setRules({Preset::standard, rulesOf(Preset::standard)});
        break;
    case 2:
        session.setPlayerCount(2);
        break;
    case 3:
        session.setLens(Category::fullHouse);
        break;
    default:
        player.end();
    }
    QCOMPARE(ended.size(), 1);
    QCOMPARE(player.endedBy(), cause);
    QVERIFY(!player.isRunning());
    QVERIFY(!player.isPlaying());
    QCOMPARE(player.target(Move::next), std::nullopt);
}

void TestStepPlayer::aNameDoesNotEndTheRun()
{
    CompareSession session;
    StepPlayer player(session);
    player.start();
    session.setName(0, QStringLiteral("Anna"));
    QVERIFY(player.isRunning());
}

void TestStepPlayer::nothingStartsWithoutACompleteHand()
{
    const CompareSession session(tableOf(QStringLiteral("As Jd 8c")));
    StepPlayer player(session);
    player.start();
    QVERIFY(!player.isRunning());
}

SHOWDOWN_TEST(TestStepPlayer)
#include "tst_stepplayer.moc"
