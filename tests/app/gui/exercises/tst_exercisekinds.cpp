// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/app/gui/exercises/exercisekindcases.h"
#include "tests/app/narration/narrating.h"
#include "tests/support/testprogram.h"

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

/// Every kind of exercise, answered wrongly and rightly.
class TestExerciseKinds : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }

    void byMouse_data() { addCases(); }
    void byMouse();
    void byKeysAlone_data() { addCases(); }
    void byKeysAlone();
    void nothingChosenIsNotCounted_data() { addCases(); }
    void nothingChosenIsNotCounted();
    void aTieHasTheLetterOfTheLanguage();

private:
    static void addCases();
};

void TestExerciseKinds::addCases()
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < kindCases().size(); ++i)
        QTest::newRow(kindCases()[i].name) << static_cast<int>(i);
}

void TestExerciseKinds::byMouse()
{
    QFETCH(const int, index);
    const KindCase& kind = kindCases()[static_cast<std::size_t>(index)];
    QCOMPARE(static_cast<int>(findFault(kind.exercise).value_or(ExerciseFault::noGoal)),
             static_cast<int>(ExerciseFault::noGoal));
    ExercisePanelTest test(kind.exercise);
    QVERIFY(test.isReady());
    kind.wrongByMouse(test);
    QCOMPARE(test.answered(), QString());
    test.clickButton(QStringLiteral("checkButton"));
    QCOMPARE(test.answered(), QStringLiteral("wrong"));
    QCOMPARE(test.text("feedbackTitleLabel"), QStringLiteral("Not quite."));
    kind.rightByMouse(test);
    QCoreApplication::processEvents();
    QCOMPARE(test.text("feedbackTitleLabel"), QString()); // that was another answer
    test.clickButton(QStringLiteral("checkButton"));
    QCOMPARE(test.answered(), QStringLiteral("right"));
    QCOMPARE(test.text("feedbackTitleLabel"), QStringLiteral("Right."));
    QVERIFY(!test.text("feedbackTextLabel").isEmpty());
}

void TestExerciseKinds::byKeysAlone()
{
    QFETCH(const int, index);
    const KindCase& kind = kindCases()[static_cast<std::size_t>(index)];
    ExercisePanelTest test(kind.exercise);
    QVERIFY(test.isReady());
    QVERIFY(test.tabTo(QLatin1String(kind.first)));
    kind.wrongByKeys(test);
    test.press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(test.answered(), QStringLiteral("wrong"));
    QCOMPARE(test.text("feedbackTitleLabel"), QStringLiteral("Not quite."));
    kind.rightByKeys(test);
    test.press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(test.answered(), QStringLiteral("right"));
    QCOMPARE(test.text("feedbackTitleLabel"), QStringLiteral("Right."));
}

void TestExerciseKinds::nothingChosenIsNotCounted()
{
    QFETCH(const int, index);
    const KindCase& kind = kindCases()[static_cast<std::size_t>(index)];
    if (std::holds_alternative<OrderParts>(kind.exercise.kind))
        return; // a list is always in some order
    ExercisePanelTest test(kind.exercise);
    QVERIFY(test.isReady());
    test.clickButton(QStringLiteral("checkButton"));
    QCOMPARE(test.answered(), QString());
    QCOMPARE(test.text("feedbackTitleLabel"), QString());
    QVERIFY(!test.text("feedbackTextLabel").isEmpty());
}

/// G for "Gleichstand"; the letter of English is read as well.
void TestExerciseKinds::aTieHasTheLetterOfTheLanguage()
{
    QVERIFY(speak("de"));
    {
        ExercisePanelTest test(tieCase().exercise);
        QVERIFY(test.isReady());
        QVERIFY(test.tabTo(QStringLiteral("winnerChoice1")));
        const auto* tie = test.find<QAbstractButton>(QStringLiteral("winnerChoice3"));
        for (const char* letter : {"g", "t"}) {
            test.type("1");
            QVERIFY(!tie->isChecked());
            test.type(letter);
            QVERIFY2(tie->isChecked(), letter);
        }
        QCOMPARE(tie->toolTip(), QStringLiteral("Gleichstand (G)"));
    }
    QVERIFY(speak("en"));
}

SHOWDOWN_TEST(TestExerciseKinds)
#include "tst_exercisekinds.moc"
