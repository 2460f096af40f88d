// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/questions/exercisefacts.h"
#include "tests/app/gui/export/sharingtest.h"
#include "tests/app/gui/learn/exerciseanswers.h"
#include "tests/app/gui/learn/exerciseperson.h"
#include "tests/app/lessons/lessonfolder.h"
#include "tests/app/narration/narrating.h"
#include "tests/support/testprogram.h"

#include <QAction>
#include <QLabel>
#include <QTemporaryDir>

#include <optional>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

constexpr int fixedQuestion = 0;
constexpr int firstOfRound = 1;
constexpr int roundSize = 4; ///< two tables

/// A user of a review: one exercise of its own, and then a round.
struct RoundPerson : ExercisePerson
{
    RoundPerson()
    {
        QByteArray tasks = goodTasks();
        tasks = tasks.left(tasks.indexOf("  \"exercises\"")) + R"(  "exercises": [
    {"id": "who", "kind": "winner", "question": "Who wins?", "hint": "Look at the end.",
     "hands": ["Qs Qd 9h 7c 2s", "Qh Qc 9d 7s 3h"], "right": [2], "wrong": [1]},
    {"id": "mixed", "kind": "winner", "question": "Who wins?", "hint": "Name both hands.",
     "rank": ["Rank of hand 1?", "Rank of hand 2?"],
     "dealt": {"topics": ["pair", "flush"], "count": 2}}
  ]
})";
        folder.add(QStringLiteral("en/06-review"), goodText(), tasks);
        learn().readFrom(folder.root());
        window().showView(learn());
    }

    /// Opens the review again.
    void visit()
    {
        learn().open(0);
        learn().open(1);
        clickExercises();
    }

    const lessons::LessonExercise& asked(int exercise)
    {
        return lesson().exercises[static_cast<std::size_t>(exercise)];
    }

    void give(int exercise, bool isRight)
    {
        exercises().showExercise(exercise);
        std::visit(AnswerByMouse{*this}, isRight ? rightAnswerOf(asked(exercise))
                                                 : wrongAnswersOf(asked(exercise)).front());
        clickOn("checkButton");
    }

    /// Answers the questions of a round in their order, or backwards.
    void giveRound(std::optional<int> wrong = std::nullopt, bool isBackwards = false)
    {
        for (int i = 0; i < roundSize; ++i) {
            const int question = isBackwards ? roundSize - 1 - i : i;
            give(firstOfRound + question, question != wrong);
        }
    }

    /// Whether the round counts as answered, and how.
    std::optional<bool> recorded() { return learn().states().answer(lesson(), qt("mixed")); }

    bool isDone() { return learn().states().state(lesson()) == LessonState::done; }

    std::uint32_t seed() { return asked(firstOfRound).dealt->seed; }

    QString right() const { return text(QStringLiteral("exercisesRightLabel")); }

    /// What is said of a round that is over.
    QString said()
    {
        const auto* label = find<QLabel>(QStringLiteral("roundLabel"));
        auto* button = find<QWidget>(QStringLiteral("newRoundButton"));
        return label->isVisible() && button->isVisible() ? label->text() : QString();
    }

    LessonFolder folder;
};

} // namespace

/// A review deals a round of tables at each visit, and is done once a round was all right.
class TestLessonRounds : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void theRankIsAskedBeforeTheWinner();
    void aRoundCountsIfAllOfItWasRight_data();
    void aRoundCountsIfAllOfItWasRight();
    void eachVisitBeginsAnotherRound();
    void halfARoundGoesOnWithinTheVisit();
    void otherTablesCanBeAskedFor();
    void whatIsClearedIsAskedAgain();
    void paperHasTheSameTables();
};

void TestLessonRounds::theRankIsAskedBeforeTheWinner()
{
    RoundPerson person;
    QVERIFY(person.isReady());
    person.visit();
    QCOMPARE(person.exercises().count(), firstOfRound + roundSize);
    for (int table = 0; table < roundSize / 2; ++table) {
        const lessons::LessonExercise& rank = person.asked(firstOfRound + 2 * table);
        const lessons::LessonExercise& winner = person.asked(firstOfRound + 2 * table + 1);
        QCOMPARE(winner.id, QStringLiteral("mixed-%1").arg(table + 1));
        QCOMPARE(rank.id, winner.id + QStringLiteral("-rank"));
        QVERIFY(rank.exercise.hands == winner.exercise.hands);
        QVERIFY(std::holds_alternative<ChooseWinner>(winner.exercise.kind));
        QCOMPARE(std::get<NameRank>(rank.exercise.kind).player, table + 1); // in turn
        QCOMPARE(rank.question, QStringLiteral("Rank of hand %1?").arg(table + 1));
    }

    // from the seed that is shown come these tables
    person.exercises().showExercise(firstOfRound);
    QCOMPARE(person.text(QStringLiteral("settingLabel")),
             QStringLiteral("Dealt from seed %1.").arg(person.seed()));
    const lessons::LessonExercise& first = person.asked(firstOfRound);
    const auto tables = dealReview(first.dealt->wish, first.exercise.rules, person.seed());
    QVERIFY(tables.front() == handsOf(first.exercise.hands));
}

void TestLessonRounds::aRoundCountsIfAllOfItWasRight_data()
{
    QTest::addColumn<std::optional<int>>("wrong");
    QTest::addColumn<bool>("isBackwards");
    for (const bool isBackwards : {false, true}) {
        const char* order = isBackwards ? "backwards" : "forwards";
        QTest::addRow("all right, %s", order) << std::optional<int>() << isBackwards;
        for (int wrong = 0; wrong < roundSize; ++wrong)
            QTest::addRow("%d wrong, %s", wrong + 1, order) << std::optional(wrong) << isBackwards;
    }
}

/// Nothing is recorded before the last of its questions was tried, and no later try counts.
void TestLessonRounds::aRoundCountsIfAllOfItWasRight()
{
    QFETCH(const std::optional<int>, wrong);
    QFETCH(const bool, isBackwards);
    RoundPerson person;
    QVERIFY(person.isReady());
    person.visit();
    person.give(fixedQuestion, true);
    QCOMPARE(person.right(), QStringLiteral("1 of 5 right at the first try"));
    for (int i = 0; i < roundSize; ++i) {
        QVERIFY(!person.recorded());
        QCOMPARE(person.said(), QString());
        const int question = isBackwards ? roundSize - 1 - i : i;
        person.give(firstOfRound + question, question != wrong);
        if (question == wrong && i + 1 < roundSize)
            person.give(firstOfRound + question, true);
    }
    QCOMPARE(person.recorded(), std::optional(!wrong));
    QCOMPARE(person.isDone(), !wrong);
    QCOMPARE(person.right(), wrong ? QStringLiteral("4 of 5 right at the first try")
                                   : QStringLiteral("5 of 5 right at the first try"));
    QCOMPARE(person.said(), wrong ? QStringLiteral("1 of 4 was not right at the first try, so this "
                                                   "round does not count.")
                                  : QString());
    if (wrong) {
        person.give(firstOfRound + *wrong, true);
        QVERIFY(!person.isDone());
    }
    int answers = 0;
    for (const progress::Answer& each : person.learn().states().store().journal().answers)
        answers += each.exercise == QLatin1String("mixed") ? 1 : 0;
    QCOMPARE(answers, 1);
    QCOMPARE(person.hidden(), QString());
}

void TestLessonRounds::eachVisitBeginsAnotherRound()
{
    RoundPerson person;
    QVERIFY(person.isReady());
    person.visit();
    person.give(fixedQuestion, true);
    person.giveRound(2);
    QVERIFY(!person.isDone());
    const auto isAnotherRound = [&person](std::uint32_t before) {
        for (int visit = 0; visit < 3 && person.seed() == before; ++visit) // two may be equal
            person.visit();
        for (int exercise = firstOfRound; exercise < person.exercises().count(); ++exercise) {
            person.exercises().showExercise(exercise);
            if (person.panel().field()->answer())
                return false;
        }
        return person.seed() != before && person.said().isEmpty()
               && person.right() == QLatin1String("1 of 5 right at the first try");
    };
    std::uint32_t before = person.seed();
    person.visit();
    QCOMPARE(person.exercises().current(), firstOfRound); // the first one that is open
    QVERIFY(isAnotherRound(before));
    person.giveRound();
    QVERIFY(person.isDone());
    before = person.seed();
    person.visit();
    QVERIFY(isAnotherRound(before));
    person.giveRound(0);
    QVERIFY(person.isDone()); // it was once
    QCOMPARE(person.recorded(), std::optional(true));
}

/// To an exercise of the lesson itself, to another view, and to another language.
void TestLessonRounds::halfARoundGoesOnWithinTheVisit()
{
    RoundPerson person;
    QVERIFY(person.isReady());
    person.visit();
    person.give(firstOfRound, true);
    person.give(firstOfRound + 1, true);
    const std::uint32_t seed = person.seed();
    const std::vector<OpenHand> hands = person.asked(firstOfRound).exercise.hands;
    QCOMPARE(person.right(), QStringLiteral("2 of 5 right at the first try"));
    person.window().showView(QStringLiteral("compare"));
    person.window().showView(person.learn());
    for (const char* language : {"de", "en"}) {
        QVERIFY(speak(language));
        QCoreApplication::processEvents(); // the lessons are read again
    }
    QCOMPARE(person.seed(), seed);
    QVERIFY(person.asked(firstOfRound).exercise.hands == hands);
    QCOMPARE(person.right(), QStringLiteral("2 of 5 right at the first try"));
    person.give(fixedQuestion, true);
    QCOMPARE(person.exercises().count(), firstOfRound + roundSize);
    person.clickOn("goOnButton");
    QCOMPARE(person.exercises().current(), firstOfRound + 2);
    person.give(firstOfRound + 2, true);
    QVERIFY(!person.isDone());
    person.give(firstOfRound + 3, true);
    QVERIFY(person.isDone());
}

void TestLessonRounds::otherTablesCanBeAskedFor()
{
    RoundPerson person;
    QVERIFY(person.isReady());
    person.visit();
    person.give(fixedQuestion, true);
    person.giveRound(3);
    const std::uint32_t before = person.seed();
    for (int round = 0; round < 3 && person.seed() == before; ++round) { // two may be equal
        person.clickOn("newRoundButton");
        QCOMPARE(person.exercises().current(), firstOfRound);
        QVERIFY(person.panel().isAncestorOf(QApplication::focusWidget()));
        QVERIFY(!person.panel().field()->answer());
        QCOMPARE(person.said(), QString());
        QCOMPARE(person.right(), QStringLiteral("1 of 5 right at the first try"));
        if (person.seed() == before)
            person.giveRound(3);
    }
    QVERIFY(person.seed() != before);
    person.giveRound();
    QVERIFY(person.isDone());
    QCOMPARE(person.hidden(), QString());
}

void TestLessonRounds::whatIsClearedIsAskedAgain()
{
    RoundPerson person;
    QVERIFY(person.isReady());
    person.visit();
    person.giveRound(1);
    person.learn().states().clear();
    QCOMPARE(person.right(), QStringLiteral("0 of 5 right at the first try"));
    QCOMPARE(person.said(), QString());
    person.give(fixedQuestion, true);
    person.giveRound();
    QVERIFY(person.isDone());
}

/// Those of the check.
void TestLessonRounds::paperHasTheSameTables()
{
    RoundPerson person;
    QVERIFY(person.isReady());
    const QTemporaryDir out;
    const auto paper = [&](const QString& name) {
        person.visit();
        person.window().findChild<QAction*>(QStringLiteral("exportLessonHtmlAction"))->trigger();
        chooseExport(person.window(), out.filePath(name));
        return exportedBytes(out.filePath(name));
    };
    const QByteArray first = paper(QStringLiteral("a.html"));
    QVERIFY(first.contains("Rank of hand 1?"));
    QVERIFY(first == paper(QStringLiteral("b.html")));
}

SHOWDOWN_TEST(TestLessonRounds)
#include "tst_lessonrounds.moc"
