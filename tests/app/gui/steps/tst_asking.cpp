// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/session/session.h"
#include "app/gui/steps/asking.h"
#include "app/gui/steps/stepplayer.h"
#include "tests/support/tables.h"
#include "tests/support/testprogram.h"

#include <QSignalSpy>
#include <QTest>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

/// A run that asks, at its first step, which is not asked about; nor is the second one.
struct AskingRun
{
    Session session;
    StepPlayer player{session};
    Asking asking{player};

    AskingRun()
    {
        player.setSpeed(Speed::fast);
        asking.setOn(true);
        player.start();
    }

    Answer right() const { return rightAnswer(*asking.question()); }
    Answer wrong() const
    {
        const std::vector<Answer> choices = choicesOf(*asking.question());
        return choices.front() == right() ? choices.back() : choices.front();
    }
};

} // namespace

/// Questions while a run is gone through, and how playing waits for the answers.
class TestAsking : public QObject
{
    Q_OBJECT

private slots:
    void whatIsAskedIsAboutTheNextStep();
    void anAnswerGoesToItsStep();
    void theFirstAnswerToAStepCounts();
    void steppingGoesPastAQuestion();
    void playingWaitsForTheAnswer();
    void playingStopsAtAStopMarkAfterTheAnswer();
    void anAnswerOutOfPlayDoesNotPlay();
    void theLevelAsksItsOwn();
    void offNothingIsAsked();
    void theEndTakesItBack();
};

void TestAsking::whatIsAskedIsAboutTheNextStep()
{
    AskingRun run;
    QVERIFY(!run.asking.question()); // next is which rank Player 1 has
    run.player.go(Move::next);
    QVERIFY(run.asking.question());
    QCOMPARE(run.asking.step(), run.player.target(Move::next).value());
    const Question royalFlush = RankAsked{1, Category::royalFlush, false};
    QVERIFY(*run.asking.question() == royalFlush);
}

void TestAsking::anAnswerGoesToItsStep()
{
    AskingRun run;
    run.asking.answer(true); // nothing is asked yet
    QCOMPARE(run.player.index(), 0);
    run.player.go(Move::next);
    const int first = run.asking.step();
    QSignalSpy changed(&run.asking, &Asking::changed);
    run.asking.answer(run.right());
    QVERIFY(changed.size() >= 1);
    QCOMPARE(run.player.index(), first);
    QVERIFY(run.asking.judgement());
    QCOMPARE(run.asking.judgement()->step, first);
    QVERIFY(run.asking.judgement()->isRight);
    run.asking.answer(run.wrong());
    QVERIFY(!run.asking.judgement()->isRight);
    QCOMPARE(run.asking.right(), 1);
    QCOMPARE(run.asking.asked(), 2);
}

void TestAsking::theFirstAnswerToAStepCounts()
{
    AskingRun run;
    run.player.go(Move::next);
    run.asking.answer(run.wrong());
    run.player.go(Move::back);
    QVERIFY(!run.asking.judgement());
    QVERIFY(run.asking.question());
    run.asking.answer(run.right());
    QVERIFY(run.asking.judgement()->isRight);
    QCOMPARE(run.asking.right(), 0);
    QCOMPARE(run.asking.asked(), 1);
    run.player.start();
    QCOMPARE(run.asking.asked(), 0);
    QVERIFY(!run.asking.judgement());
}

void TestAsking::steppingGoesPastAQuestion()
{
    AskingRun run;
    run.player.go(Move::next);
    run.player.go(Move::next);
    QCOMPARE(run.asking.asked(), 0);
    QVERIFY(run.asking.question());
    run.asking.answer(run.right());
    QVERIFY(run.asking.judgement());
    run.player.go(Move::next);
    QVERIFY(!run.asking.judgement());
    run.asking.answer(run.right());
    run.player.goTo(0);
    QVERIFY(!run.asking.judgement());
    QCOMPARE(run.asking.asked(), 2);
}

void TestAsking::playingWaitsForTheAnswer()
{
    AskingRun run;
    run.player.play();
    QTRY_VERIFY(run.player.isHeld());
    const int held = run.player.index();
    QCOMPARE(held, run.player.run().next(0, Level::story).value());
    QVERIFY(run.player.isPlaying());
    QSignalSpy moved(&run.player, &StepPlayer::moved);
    // two beats go by, which another player of the same speed shows
    StepPlayer other(run.session);
    other.setSpeed(Speed::fast);
    other.start();
    QSignalSpy beats(&other, &StepPlayer::moved);
    other.play();
    QTRY_VERIFY(beats.size() >= 2);
    QCOMPARE(moved.size(), 0);
    // until the answer to the last question of the first hand, then on to the next hand
    while (run.player.isHeld())
        run.asking.answer(run.right());
    QVERIFY(run.player.isPlaying());
    QCOMPARE(run.asking.asked(), run.asking.right());
    QVERIFY(run.asking.asked() > 1);
    const int asked = run.asking.asked();
    moved.clear();
    QTRY_VERIFY(run.player.isHeld());
    QVERIFY(moved.size() >= 1);
    QCOMPARE(run.asking.asked(), asked);
    QVERIFY(run.asking.judgement()); // it stands while playing went on by itself
    run.player.pause();
    QVERIFY(!run.player.isHeld());
}

void TestAsking::playingStopsAtAStopMarkAfterTheAnswer()
{
    AskingRun run;
    run.player.go(Move::next);
    const Step& asked = run.player.run().step(run.asking.step());
    run.player.toggleStop(*asked.listing, asked.line);
    run.player.play();
    QVERIFY(run.player.isHeld());
    run.asking.answer(run.right());
    QVERIFY(!run.player.isPlaying());
}

void TestAsking::anAnswerOutOfPlayDoesNotPlay()
{
    AskingRun run;
    run.player.go(Move::next);
    run.asking.answer(run.right());
    QVERIFY(!run.player.isPlaying());
}

void TestAsking::theLevelAsksItsOwn()
{
    AskingRun run;
    QVERIFY(!run.asking.question());
    run.player.setLevel(Level::every);
    int conditions = 0;
    while (run.player.target(Move::next)) {
        const auto asked =
            questionAt(run.player.run(), *run.player.target(Move::next), Level::every);
        QVERIFY(run.asking.question() == asked);
        conditions += asked && std::holds_alternative<ConditionAsked>(*asked) ? 1 : 0;
        run.player.go(Move::next);
    }
    QVERIFY(conditions > 0);
    QVERIFY(!run.asking.question());
}

void TestAsking::offNothingIsAsked()
{
    AskingRun run;
    run.player.go(Move::next);
    run.asking.answer(run.right());
    run.asking.setOn(false);
    QVERIFY(!run.asking.question());
    QVERIFY(!run.asking.judgement());
    QCOMPARE(run.asking.asked(), 1);
    run.player.play();
    QVERIFY(!run.player.isHeld());
    run.asking.setOn(true);
    QVERIFY(run.player.isHeld());
}

void TestAsking::theEndTakesItBack()
{
    AskingRun run;
    run.player.go(Move::next);
    run.asking.answer(run.right());
    run.session.setCard({0, 0}, std::nullopt);
    QVERIFY(!run.player.isRunning());
    QVERIFY(!run.asking.question());
    QVERIFY(!run.asking.judgement());
    run.asking.answer(true);
    QVERIFY(!run.player.isRunning());
}

SHOWDOWN_TEST(TestAsking)
#include "tst_asking.moc"
