// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/app/gui/exercises/exercisepaneltest.h"
#include "tests/support/testprogram.h"

#include <QLineEdit>
#include <QPushButton>

#include <algorithm>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

Exercise kickerExercise()
{
    BuildGoal goal;
    goal.winners = {2};
    goal.decides = partFromText("kicker 1");
    return exerciseOf(QStringLiteral("Ts Th 4d 4c Qh | Td Tc 4s _ _"), BuildHands{goal});
}

Exercise winnerExercise()
{
    return exerciseOf(QStringLiteral("Qs Qd 9h 7c 3d | Qh Qc 9s 7d 2c"), ChooseWinner{});
}

} // namespace

/// An exercise around the field for its answer.
class TestExercisePanel : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }

    void theHintComesAndGoes();
    void anyNumberOfTriesCounts();
    void theSecondWrongAnswerOffersTheRightOne();
    void theSameWrongAnswerAgainOffersTheRightOne();
    void aHandThatIsRightIsShown();
    void theStepThatContradictsIsAskedFor_data();
    void theStepThatContradictsIsAskedFor();
    void aSituationHasNoStep();
    void firstStepsAreTold();
    void otherRulesAreNamed_data();
    void otherRulesAreNamed();
    void changedRulesAreNamed();
    void anotherLanguageIsNoAnswer_data();
    void anotherLanguageIsNoAnswer();
    void marksAreHeard();
    void itsQuestionIsHeardOnTheWayIn();
    void itCanShowNothing();
};

void TestExercisePanel::theHintComesAndGoes()
{
    ExercisePanelTest test(winnerExercise(),
                           {QStringLiteral("Who wins?"), QStringLiteral("Look at the `3d`."), 0});
    QVERIFY(test.isReady());
    QCOMPARE(test.text("exerciseQuestionLabel"), QStringLiteral("Who wins?"));
    QCOMPARE(test.text("hintLabel"), QString());
    test.clickButton(QStringLiteral("hintButton"));
    QCOMPARE(test.text("hintLabel"), QStringLiteral("Look at the 3♦."));
    QCOMPARE(test.find<QLabel>(QStringLiteral("hintLabel"))->accessibleName(),
             QStringLiteral("Look at the Three of diamonds."));
    test.clickButton(QStringLiteral("hintButton"));
    QCOMPARE(test.text("hintLabel"), QString());
    test.panel.setExercise(winnerExercise(), {QStringLiteral("Who wins?"), {}, 0});
    QVERIFY(!test.find<QWidget>(QStringLiteral("hintButton"))->isVisible());
}

void TestExercisePanel::anyNumberOfTriesCounts()
{
    ExercisePanelTest test(winnerExercise());
    QVERIFY(test.isReady());
    test.panel.focusAnswer();
    for (const char* key : {"2", "T", "1", "1"}) {
        test.type(key);
        test.press(Qt::Key_Return, Qt::ControlModifier);
    }
    QCOMPARE(test.answered(), QStringLiteral("wrong wrong right right"));
}

void TestExercisePanel::theSecondWrongAnswerOffersTheRightOne()
{
    ExercisePanelTest test(winnerExercise());
    QVERIFY(test.isReady());
    test.panel.focusAnswer();
    const auto answer = [&test](const char* key) {
        test.type(key);
        test.press(Qt::Key_Return, Qt::ControlModifier);
    };
    const auto* button = test.find<QWidget>(QStringLiteral("showAnswerButton"));
    answer("2");
    QVERIFY(!button->isVisible());
    answer("T");
    QVERIFY(button->isVisible());
    test.clickButton(QStringLiteral("showAnswerButton"));
    QVERIFY(!button->isVisible());
    QCOMPARE(test.text("feedbackTitleLabel"), QStringLiteral("The answer"));
    QVERIFY(test.text("feedbackTextLabel").contains(u"Player 1"));
    answer("1");
    QCOMPARE(test.answered(), QStringLiteral("wrong wrong right"));
    QVERIFY(test.text("feedbackTextLabel").endsWith(u"Only the first try at each visit counts."));
}

/// Or its user would see nothing happen.
void TestExercisePanel::theSameWrongAnswerAgainOffersTheRightOne()
{
    ExercisePanelTest test(winnerExercise());
    QVERIFY(test.isReady());
    test.panel.focusAnswer();
    test.type("2");
    for (const bool isOffered : {false, true}) {
        test.press(Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(test.find<QWidget>(QStringLiteral("showAnswerButton"))->isVisible(), isOffered);
    }
}

void TestExercisePanel::aHandThatIsRightIsShown()
{
    ExerciseTexts texts{QStringLiteral("Build it"), {}, 0};
    texts.built = openHands(QStringLiteral("Ts Th 4d 4c Qh | Td Tc 4s 4h Kd"));
    ExercisePanelTest test(kickerExercise(), texts);
    QVERIFY(test.isReady());
    test.panel.focusAnswer();
    test.type("2d4h");
    test.panel.check();
    test.panel.check();
    test.clickButton(QStringLiteral("showAnswerButton"));
    const QString told = test.text("feedbackTextLabel");
    QVERIFY2(told.startsWith(QStringLiteral("For example with 4♥")), qPrintable(told));
    QVERIFY2(told.endsWith(QStringLiteral("Player 2 king. Player 2 is higher. Decides.")),
             qPrintable(told));
}

void TestExercisePanel::theStepThatContradictsIsAskedFor_data()
{
    QTest::addColumn<QString>("hands");
    QTest::addColumn<bool>("asksRank");
    QTest::addColumn<QByteArray>("keys");
    QTest::addColumn<QString>("step");

    QTest::newRow("the part that decides") << "Qs Qd 9h 7c 3d | Qh Qc 9s 7d 2c" << false
                                           << QByteArray("2") << "comparison 1, kicker 3";
    QTest::newRow("the ranks") << "Qs Qd 9h 7c 3d | 2h 2c 2s 7d 3c" << false << QByteArray("1")
                               << "comparison 1, rank 0";
    QTest::newRow("a tie: what was compared last") << "Qs Qd 9h 7c 3d | Qh Qc 9s 7d 3c" << false
                                                   << QByteArray("1") << "comparison 1, kicker 3";
    QTest::newRow("of three, the best two") << "2s 3d 9h 7c 5d | Qh Qc 9s 7d 2c | Qs Qd 9c 7h 3c"
                                            << false << QByteArray("2") << "comparison 2, kicker 3";
    QTest::newRow("a rank that is too high")
        << "5h 6d 7c 8s 9h" << true << QByteArray(" ") << "player 1, royal-flush";
}

void TestExercisePanel::theStepThatContradictsIsAskedFor()
{
    QFETCH(const QString, hands);
    QFETCH(const bool, asksRank);
    QFETCH(const QByteArray, keys);
    QFETCH(const QString, step);
    Exercise exercise = exerciseOf(hands, ChooseWinner{});
    if (asksRank)
        exercise.kind = NameRank{1};
    ExercisePanelTest test(exercise);
    QVERIFY(test.isReady());
    test.panel.focusAnswer();
    test.type(keys);
    test.press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(test.answered(), QStringLiteral("wrong"));
    test.clickButton(QStringLiteral("showStepButton"));
    QVERIFY(test.step());
    const AskedStep asked = *test.step();
    QStringList texts;
    for (const Hand& hand : asked.hands)
        texts << qt(toText(hand));
    QCOMPARE(texts.join(QStringLiteral(" | ")), hands);
    QString place;
    if (const auto* rank = std::get_if<RankPlace>(&asked.place))
        place = QStringLiteral("player %1, %2").arg(rank->player).arg(qt(id(rank->rank)));
    else if (const auto* part = std::get_if<showdown::PartPlace>(&asked.place))
        place = QStringLiteral("comparison %1, %2 %3")
                    .arg(part->comparison + 1)
                    .arg(qt(id(part->part.kind)))
                    .arg(part->part.index);
    QCOMPARE(place, step);
}

void TestExercisePanel::aSituationHasNoStep()
{
    Exercise exercise;
    exercise.situation = Situation{};
    exercise.situation->players = {{cardFrom("4c"), cardFrom("9c")}};
    exercise.situation->board = {cardFrom("7d"), cardFrom("5c"), cardFrom("Kh")};
    GiveNumber unseen;
    unseen.of = GiveNumber::Of::unseen;
    exercise.kind = unseen;
    QVERIFY(!findFault(exercise));
    ExercisePanelTest test(exercise);
    QVERIFY(test.isReady());
    test.panel.focusAnswer();
    test.type("52\r"); // Return checks
    QCOMPARE(test.answered(), QStringLiteral("wrong"));
    QVERIFY(!test.find<QWidget>(QStringLiteral("showStepButton"))->isVisible());
}

void TestExercisePanel::firstStepsAreTold()
{
    const Exercise exercise = winnerExercise();
    ExercisePanelTest test(exercise, {QStringLiteral("Who wins?"), {}, 2});
    QVERIFY(test.isReady());
    QCOMPARE(test.text("filledStepsLabel"),
             QStringLiteral("Filled in for you:\n• Player 1 has a pair. Q♠ and Q♦ make a pair of "
                            "queens.\n• Player 2 has a pair. Q♥ and Q♣ make a pair of queens."));
    test.panel.setExercise(exercise, {QStringLiteral("Who wins?"), {}, 0});
    QCOMPARE(test.text("filledStepsLabel"), QString());
}

void TestExercisePanel::otherRulesAreNamed_data()
{
    QTest::addColumn<Preset>("preset");
    QTest::addColumn<bool>("isFree");
    QTest::addColumn<bool>("hasLens");
    QTest::addColumn<QString>("line");
    QTest::newRow("as usual") << Preset::series << false << false << "";
    QTest::newRow("a free deck") << Preset::series << true << false << "";
    QTest::newRow("other rules") << Preset::deuces << false << false
                                 << "Deuces wild rules: every two is wild.";
    QTest::newRow("a lens") << Preset::series << false << true
                            << "Every hand is compared as a pair.";
    QTest::newRow("both")
        << Preset::bug << false << true
        << "Bug rules: a wild is an ace, or completes a straight or flush. Every hand is compared as a pair.";
}

/// Not only that they are.
void TestExercisePanel::changedRulesAreNamed()
{
    NamedRules rules{Preset::standard, rulesOf(Preset::standard)};
    rules.rules.lowAceStraight = !rules.rules.lowAceStraight;
    Exercise exercise = winnerExercise();
    exercise.rules = rules.rules;
    ExercisePanelTest test(exercise, {QStringLiteral("Who wins?"), {}, 0, rules});
    QVERIFY(test.isReady());
    QCOMPARE(test.text("settingLabel"),
             QStringLiteral("Standard rules: every pair counts, and five of a kind is the highest "
                            "rank. A-2-3-4-5 is no straight."));
}

void TestExercisePanel::otherRulesAreNamed()
{
    QFETCH(const Preset, preset);
    QFETCH(const bool, isFree);
    QFETCH(const bool, hasLens);
    QFETCH(const QString, line);
    NamedRules rules{preset, rulesOf(preset)};
    if (isFree)
        rules.rules.deck = DeckKind::free;
    Exercise exercise = winnerExercise();
    exercise.rules = rules.rules;
    if (hasLens)
        exercise.lens = Category::pair;
    ExercisePanelTest test(exercise, {QStringLiteral("Who wins?"), {}, 0, rules});
    QVERIFY(test.isReady());
    QCOMPARE(test.text("settingLabel"), line);
}

void TestExercisePanel::anotherLanguageIsNoAnswer_data()
{
    QTest::addColumn<bool>("isBuilt");
    QTest::newRow("a choice") << false;
    QTest::newRow("a hand") << true;
}

/// The answer is kept, and not reported again.
void TestExercisePanel::anotherLanguageIsNoAnswer()
{
    QFETCH(const bool, isBuilt);
    ExercisePanelTest test(isBuilt ? kickerExercise() : winnerExercise());
    QVERIFY(test.isReady());
    test.panel.focusAnswer();
    test.type(isBuilt ? "2d4h" : "2");
    test.panel.check();
    QCOMPARE(test.answered(), QStringLiteral("wrong"));
    const QString reason = test.text("feedbackTextLabel");
    QEvent change(QEvent::LanguageChange);
    QApplication::sendEvent(&test.window, &change);
    QCOMPARE(test.answered(), QString());
    QCOMPARE(test.text("feedbackTitleLabel"), QStringLiteral("Not quite."));
    QCOMPARE(test.text("feedbackTextLabel"), reason);
}

void TestExercisePanel::marksAreHeard()
{
    ExercisePanelTest test(winnerExercise());
    QVERIFY(test.isReady());
    test.panel.focusAnswer();
    test.type("2");
    test.press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(test.find<QAbstractButton>(QStringLiteral("winnerChoice2"))->accessibleDescription(),
             QStringLiteral("Wrong"));
    const QString told = test.find<QWidget>(QStringLiteral("feedbackBox"))->accessibleName();
    QVERIFY2(told.startsWith(QStringLiteral("Not quite. ")), qPrintable(told));
    test.type("1");
    QCOMPARE(test.find<QAbstractButton>(QStringLiteral("winnerChoice2"))->accessibleDescription(),
             QString());
    test.panel.setExercise(exerciseOf(QStringLiteral("Qs 9h 7d 3c *"), NameWilds{1}), {});
    auto* cells = test.find<CellMap>(QStringLiteral("wildCells1"));
    QCOMPARE(cells->cellName(2), QStringLiteral("Queen"));
    test.clickCell(QStringLiteral("wildCells1"), 2);
    QCOMPARE(cells->cellDescription(2), QStringLiteral("Marked"));
    test.clickCell(QStringLiteral("wildCells1"), 3); // one alone
    QCOMPARE(cells->cellDescription(2), QString());
}

void TestExercisePanel::itsQuestionIsHeardOnTheWayIn()
{
    ExercisePanelTest test(winnerExercise(), {QStringLiteral("Who wins?"), {}, 0});
    QLineEdit before;
    test.window.layout()->addWidget(&before);
    QVERIFY(test.isReady());
    before.setFocus();
    const auto isSaid = [&test] {
        const auto parts = test.panel.findChildren<QWidget*>(Qt::FindDirectChildrenOnly);
        return std::ranges::any_of(parts, [](const QWidget* part) {
            return part->accessibleName().startsWith(QStringLiteral("Who wins? Player 1: "));
        });
    };
    QVERIFY(!isSaid());
    test.panel.tabStops().front()->setFocus(Qt::TabFocusReason);
    QVERIFY(isSaid());
}

void TestExercisePanel::itCanShowNothing()
{
    ExercisePanelTest test(winnerExercise(), {QStringLiteral("Who wins?"), {}, 1});
    QVERIFY(test.isReady());
    test.panel.clear();
    QVERIFY(!test.panel.field());
    test.panel.check();
    test.panel.focusAnswer();
    QCOMPARE(test.answered(), QString());
    const QList<QWidget*> parts = test.panel.findChildren<QWidget*>();
    for (const QWidget* part : parts)
        QVERIFY2(!part->isVisible(), qPrintable(part->objectName()));
}

SHOWDOWN_TEST(TestExercisePanel)
#include "tst_exercisepanel.moc"
