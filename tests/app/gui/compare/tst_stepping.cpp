// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/explain/steps/stepplayer.h"
#include "app/gui/view/view.h"
#include "app/gui/window/explanationdock.h"
#include "app/narration/onesteptext.h"
#include "app/narration/pagetext.h"
#include "tests/app/narration/narrating.h"
#include "tests/support/guitest.h"
#include "tests/support/testprogram.h"

#include <QAction>
#include <QClipboard>
#include <QTabWidget>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

struct SteppingWindow : WindowTest
{
    using WindowTest::WindowTest;

    const StepPlayer& player() const { return *window().findChild<StepPlayer*>(); }
    QString status() const { return text(QStringLiteral("focusLabel")); }
    QString stepping() const { return text(QStringLiteral("steppingLabel")); }
    void openSteps() { window().findChild<ExplanationDock*>()->showPage(QStringLiteral("steps")); }
    void endRun()
    {
        find<QWidget>(QStringLiteral("listingView"))->setFocus();
        press(Qt::Key_Escape);
    }
};

} // namespace

/// What Compare shows and does about the current step.
class TestStepping : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void init() { QVERIFY(speak("en")); }
    void aStepIsShownByItsNumber_data();
    void aStepIsShownByItsNumber();
    void aStepThatIsNotThereChangesNothing_data();
    void aStepThatIsNotThereChangesNothing();
    void aStepIsCopied();
    void theStatusBarTellsTheStep();
    void aLongSentenceLeavesTheWindowItsSize();
};

void TestStepping::aStepIsShownByItsNumber_data()
{
    QTest::addColumn<int>("number"); // 0: none is given
    QTest::addColumn<QString>("level");
    QTest::addColumn<int>("index");
    QTest::addColumn<QString>("shownLevel");
    QTest::newRow("a step at a level") << 53 << "every" << 52 << "every";
    QTest::newRow("a step of a level is counted there") << 2 << "story" << 3 << "story";
    QTest::newRow("the first step") << 1 << "questions" << 0 << "questions";
    QTest::newRow("a step at the level that there is") << 53 << "" << 52 << "story";
    QTest::newRow("a level alone") << 0 << "every" << 0 << "every";
}

void TestStepping::aStepIsShownByItsNumber()
{
    QFETCH(const int, number);
    QFETCH(const QString, level);
    SteppingWindow window;
    QVERIFY(window.isReady());
    const std::optional<int> count = window.window().view().showStep(
        number > 0 ? std::optional(number) : std::nullopt, levelFromId(level.toStdString()));
    const Level counted = levelFromId(level.toStdString()).value_or(Level::every);
    QCOMPARE(count, std::optional(int(window.session().run()->visible(counted).size())));
    QVERIFY(window.find<QWidget>(QStringLiteral("stepsPage"))->isVisible());
    QTEST(window.player().index(), "index");
    QTEST(qt(id(window.player().level())), "shownLevel");

    QVERIFY(window.window().view().showStep(7, std::nullopt)); // the run goes on
    QCOMPARE(window.player().index(), 6);
}

void TestStepping::aStepThatIsNotThereChangesNothing_data()
{
    QTest::addColumn<QString>("table");
    QTest::addColumn<int>("number");
    QTest::newRow("beyond the last") << "Kh 6c 6h 2s * | Ks 6d 6s 3h 2d" << 99999;
    QTest::newRow("no hand is complete") << "Kh 6c 6h 2s - | - - - - -" << 1;
}

void TestStepping::aStepThatIsNotThereChangesNothing()
{
    QFETCH(const QString, table);
    QFETCH(const int, number);
    SteppingWindow window(tableOf(table));
    QVERIFY(window.isReady());
    const std::optional<int> count = window.window().view().showStep(number, Level::every);
    QCOMPARE(count, std::optional(window.session().run()->size()));
    QVERIFY(*count < number);
    QVERIFY(!window.player().isRunning());
    QCOMPARE(window.player().level(), Level::story);
    QVERIFY(!window.find<QWidget>(QStringLiteral("stepsPage"))->isVisible());
}

void TestStepping::aStepIsCopied()
{
    SteppingWindow window;
    QVERIFY(window.isReady());
    window.openSteps();
    window.session().setName(0, QStringLiteral("Ada"));
    for (const Qt::Key key : {Qt::Key_F8, Qt::Key_F8, Qt::Key_F8, Qt::Key_F7})
        window.press(key);
    const int index = window.player().index();
    QVERIFY(index > 3);
    QClipboard& clipboard = *QGuiApplication::clipboard();
    clipboard.clear();
    window.press(Qt::Key_C, Qt::ControlModifier | Qt::AltModifier);
    const QString step = narration::withoutMarks(narration::oneStepText(
        window.player().run(), index, window.session().rules(), {QStringLiteral("Ada")}));
    QVERIFY(step.contains(u"Rank check for Ada\n"));
    QCOMPARE(clipboard.text(),
             step
                 + QStringLiteral("\nshowdown-cli explain --rules series --step %1 "
                                  "'Qh 9d Qc 7s 2h' '9c Qs 3d * 7h' 'As Jd 8c 6s 4h'\n")
                       .arg(index + 1));

    window.endRun();
    QVERIFY(!window.player().isRunning());
    clipboard.clear();
    window.press(Qt::Key_C, Qt::ControlModifier | Qt::AltModifier);
    QCOMPARE(clipboard.text(), QString());
}

void TestStepping::theStatusBarTellsTheStep()
{
    SteppingWindow window;
    QVERIFY(window.isReady());
    QCOMPARE(window.stepping(), QString());
    window.openSteps();
    const QString all = QString::number(window.player().count());
    QCOMPARE(window.stepping(), QStringLiteral("Stepping"));
    QCOMPARE(window.status(), QStringLiteral("Step 1 of %1: Who comes first? The hands are "
                                             "ranked, then compared two at a time.")
                                  .arg(all));
    window.press(Qt::Key_F8);
    window.press(Qt::Key_F8);
    QCOMPARE(window.status(), QStringLiteral("Step 3 of %1: Player 1's hand is no royal flush. "
                                             "Four different suits.")
                                  .arg(all));
    window.session().setName(0, QStringLiteral("Ada"));
    QVERIFY(window.status().contains(u"Ada's hand"));
    window.press(Qt::Key_F7);
    QVERIFY(window.status().startsWith(QStringLiteral("After step 3 of %1: ").arg(all)));
    window.press(Qt::Key_D, Qt::AltModifier);
    QVERIFY(!window.status().contains(QStringLiteral(" of %1: ").arg(all)));

    auto* tabs = window.find<QTabWidget>(QStringLiteral("explanationTabs"));
    tabs->setCurrentIndex(0); // the run waits unseen
    QCOMPARE(window.stepping(), QString());
    QVERIFY(!window.status().contains(u"tep "));
    QVERIFY(window.window().showTab(QStringLiteral("steps")));
    QCOMPARE(window.stepping(), QStringLiteral("Stepping"));
    window.endRun();
    QCOMPARE(window.stepping(), QString());
    QVERIFY(!window.status().contains(u"tep "));
    window.slot(1, 1)->setFocus();
    QCOMPARE(window.status(), QStringLiteral("Ada, card 1: Queen of hearts"));
}

void TestStepping::aLongSentenceLeavesTheWindowItsSize()
{
    SteppingWindow window;
    QVERIFY(window.isReady());
    window.window().resize(800, 560);
    QVERIFY(window.window().showTab(QStringLiteral("steps")));
    for (int player = 0; player < 3; ++player)
        window.session().setName(player, QString(CardTable::longestName - 1, u'M')
                                             + QString::number(player + 1));
    window.press(Qt::Key_F8, Qt::ControlModifier);
    const auto* label = window.find<QLabel>(QStringLiteral("focusLabel"));
    QVERIFY(label->text().contains(u"MMM3 comes third."));
    QVERIFY(label->fontMetrics().horizontalAdvance(label->text()) > 800);
    QCOMPARE(window.window().size(), QSize(800, 560));
    QVERIFY(window.window().minimumSizeHint().width() <= 800);
}

SHOWDOWN_TEST(TestStepping)
#include "tst_stepping.moc"
