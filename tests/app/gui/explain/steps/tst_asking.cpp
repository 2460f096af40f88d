// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/explain/steps/asking.h"
#include "app/gui/explain/steps/stepplayer.h"
#include "app/gui/session/comparesession.h"
#include "tests/support/tables.h"
#include "tests/support/testprogram.h"

#include <QSignalSpy>
#include <QTest>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

/// A run that asks, at its first step, which has no question; nor has the second one.
struct AskingRun
{
    CompareSession session;
    StepPlayer player{session};
    Asking asking{player};

    AskingRun()
    {
        player.setSpeed(Speed::fast);
        player.setAsking(true);
        player.start();
    }

    /// Presses Next until a question is open.
    void goToQuestion()
    {
        do
            player.go(Move::next);
        while (!player.question());
    }

    Answer right() const { return rightAnswer(*player.question()); }
    Answer wrong() const
    {
        const std::vector<Answer> choices = choicesOf(*player.question());
        return choices.front() == right() ? choices.back() : choices.front();
    }
};

} // namespace

/// Questions while going through a run, and playing that waits for the answers.
class TestAsking : public QObject
{
    Q_OBJECT

private slots:
    void nextStopsForAQuestion();
    void anAnswerGoesToItsStep();
    void theFirstAnswerToAStepCounts();
    void steppingGoesPastAQuestion();
    void nothingIsAskedInTheMiddle();
    void playingWaitsForTheAnswer();
    void whatWasSaidStandsWhilePlayingGoesOn();
    void playingStopsAtAStopMarkAfterTheAnswer();
    void anAnswerOutOfPlayDoesNotPlay();
    void theLevelAsksItsOwn();
    void anotherLevelClosesAQuestionThatItDoesNotAsk();
    void offNothingIsAsked();
    void theEndTakesItBack();
};

void TestAsking::nextStopsForAQuestion()
{
    AskingRun run;
    run.player.go(Move::next); // which rank Player 1 has
    QVERIFY(!run.player.question());
    const int before = run.player.index();
    const int next = run.player.target(Move::next).value();
    run.player.go(Move::next);
    const Question royalFlush = RankAsked{1, Category::royalFlush, false};
    QVERIFY(run.player.question() == royalFlush);
    QCOMPARE(run.player.askedStep(), next);
    QVERIFY(run.player.index() > before);
    QVERIFY(run.player.index() < next); // the matcher is about to run
    QVERIFY(run.player.moment().isBefore);
    QCOMPARE(run.player.position(), 3);
}

void TestAsking::anAnswerGoesToItsStep()
{
    AskingRun run;
    run.asking.answer(true); // nothing is asked yet
    QCOMPARE(run.player.index(), 0);
    run.goToQuestion();
    const int first = run.player.askedStep();
    QSignalSpy changed(&run.asking, &Asking::changed);
    run.asking.answer(run.right());
    QVERIFY(!changed.isEmpty());
    QCOMPARE(run.player.index(), first);
    QVERIFY(!run.player.question());
    QVERIFY(run.asking.judgement());
    QCOMPARE(run.asking.judgement()->step, first);
    QVERIFY(run.asking.judgement()->isRight);
    run.goToQuestion();
    QVERIFY(!run.asking.judgement());
    run.asking.answer(run.wrong());
    QVERIFY(!run.asking.judgement()->isRight);
    QCOMPARE(run.asking.right(), 1);
    QCOMPARE(run.asking.asked(), 2);
}

void TestAsking::theFirstAnswerToAStepCounts()
{
    AskingRun run;
    run.goToQuestion();
    const Moment question = run.player.moment();
    run.asking.answer(run.wrong());
    run.player.go(Move::back);
    QVERIFY(!run.asking.judgement());
    QVERIFY(run.player.moment() == question);
    run.asking.answer(run.right());
    QVERIFY(run.asking.judgement()->isRight);
    QCOMPARE(run.asking.right(), 0);
    QCOMPARE(run.asking.asked(), 1);
    run.player.start();
    QCOMPARE(run.asking.asked(), 0);
    QVERIFY(!run.asking.judgement());
}

/// And back to it, and from it to the step before.
void TestAsking::steppingGoesPastAQuestion()
{
    AskingRun run;
    run.goToQuestion();
    const Moment question = run.player.moment();
    const int asked = run.player.askedStep();
    run.player.go(Move::next);
    QCOMPARE(run.player.index(), asked);
    QVERIFY(!run.player.question());
    QCOMPARE(run.asking.asked(), 0);
    QVERIFY(!run.asking.judgement());
    run.player.go(Move::back);
    QVERIFY(run.player.moment() == question);
    run.player.go(Move::back);
    QVERIFY(run.player.moment() == run.player.run().next(0, Level::story).value());
    run.goToQuestion();
    run.asking.answer(run.right());
    QVERIFY(run.asking.judgement());
    run.player.goTo(0);
    QVERIFY(!run.asking.judgement());
    QCOMPARE(run.asking.asked(), 1);
}

/// A user who has stepped into what leads to an answer has begun to see it.
void TestAsking::nothingIsAskedInTheMiddle()
{
    AskingRun run;
    run.goToQuestion();
    const int asked = run.player.askedStep();
    run.player.go(Move::into);
    QVERIFY(!run.player.question());
    QVERIFY(run.player.index() < asked);
    run.player.go(Move::next);
    QVERIFY(!run.player.question());
    QCOMPARE(run.player.index(), asked);
}

void TestAsking::playingWaitsForTheAnswer()
{
    AskingRun run;
    run.player.play();
    QTRY_VERIFY(run.player.isHeld());
    QVERIFY(run.player.question());
    QVERIFY(run.player.isPlaying());
    QSignalSpy moved(&run.player, &StepPlayer::moved);
    // two beats pass, measured by another player of the same speed
    StepPlayer other(run.session);
    other.setSpeed(Speed::fast);
    other.start();
    QSignalSpy beats(&other, &StepPlayer::moved);
    other.play();
    QTRY_VERIFY(beats.size() >= 2);
    QCOMPARE(moved.size(), 0);
    run.asking.answer(run.right());
    QVERIFY(run.player.isPlaying());
    QVERIFY(!run.player.isHeld());
    QVERIFY(run.asking.judgement());
    QTRY_VERIFY(run.player.isHeld()); // at the next question
    QVERIFY(!run.asking.judgement());
    QCOMPARE(run.asking.asked(), 1);
    QCOMPARE(run.asking.right(), 1);
    run.player.pause();
    QVERIFY(!run.player.isHeld());
    QVERIFY(run.player.question());
}

void TestAsking::whatWasSaidStandsWhilePlayingGoesOn()
{
    AskingRun run;
    const auto isLast = [&run] { // the rank of the first hand is found, the second one begins
        const auto* asked = std::get_if<RankAsked>(&*run.player.question());
        return asked && asked->answer;
    };
    for (run.goToQuestion(); !isLast(); run.goToQuestion()) {
    }
    run.player.play();
    run.asking.answer(run.right());
    QVERIFY(run.asking.judgement());
    QSignalSpy moved(&run.player, &StepPlayer::moved);
    QTRY_VERIFY(!moved.isEmpty());
    QVERIFY(!run.player.question());
    QVERIFY(run.asking.judgement());
    QTRY_VERIFY(run.player.isHeld());
    QVERIFY(!run.asking.judgement());
}

void TestAsking::playingStopsAtAStopMarkAfterTheAnswer()
{
    AskingRun run;
    run.goToQuestion();
    const Step& asked = run.player.run().step(run.player.askedStep());
    run.player.toggleStop(*asked.listing, asked.line);
    run.player.play();
    QVERIFY(run.player.isHeld());
    run.asking.answer(run.right());
    QVERIFY(!run.player.isPlaying());
}

void TestAsking::anAnswerOutOfPlayDoesNotPlay()
{
    AskingRun run;
    run.goToQuestion();
    run.asking.answer(run.right());
    QVERIFY(!run.player.isPlaying());
}

void TestAsking::theLevelAsksItsOwn()
{
    AskingRun run;
    run.player.setLevel(Level::every);
    int conditions = 0;
    while (const std::optional<int> next = run.player.target(Move::next)) {
        const auto asked = questionAt(run.player.run(), *next, Level::every);
        run.player.go(Move::next);
        QVERIFY(run.player.question() == asked);
        if (!asked)
            continue;
        QVERIFY(std::holds_alternative<ConditionAsked>(*asked));
        QVERIFY(run.player.moment() == Moment(*next, true));
        ++conditions;
        run.player.go(Move::next);
    }
    QVERIFY(conditions > 0);
}

/// At that moment nothing more has run.
void TestAsking::anotherLevelClosesAQuestionThatItDoesNotAsk()
{
    AskingRun run;
    run.goToQuestion();
    const int lastRun = run.player.moment().lastRun();
    run.player.setLevel(Level::every);
    QVERIFY(!run.player.question());
    QCOMPARE(run.player.index(), lastRun);
    run.goToQuestion();
    const Moment line = run.player.moment();
    run.player.setLevel(Level::questions);
    QVERIFY(run.player.question() || run.player.moment() == line.lastRun());
}

void TestAsking::offNothingIsAsked()
{
    AskingRun run;
    run.goToQuestion();
    run.asking.answer(run.right());
    run.goToQuestion();
    const int lastRun = run.player.moment().lastRun();
    run.player.setAsking(false);
    QVERIFY(!run.player.question());
    QCOMPARE(run.player.index(), lastRun);
    QVERIFY(!run.asking.judgement());
    QCOMPARE(run.asking.asked(), 1);
    run.player.go(Move::next);
    QVERIFY(!run.player.question());
    run.player.setAsking(true);
    run.player.go(Move::next);
    QVERIFY(run.player.question());
}

void TestAsking::theEndTakesItBack()
{
    AskingRun run;
    run.goToQuestion();
    run.asking.answer(run.right());
    run.goToQuestion();
    run.session.setCard({0, 0}, std::nullopt);
    QVERIFY(!run.player.isRunning());
    QVERIFY(!run.player.question());
    QVERIFY(!run.asking.judgement());
    run.asking.answer(true);
    QVERIFY(!run.player.isRunning());
}

SHOWDOWN_TEST(TestAsking)
#include "tst_asking.moc"
