// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/exercises/exercisepanel.h"
#include "app/gui/learn/exampleslist.h"
#include "app/gui/learn/lessondocument.h"
#include "app/gui/learn/lessonexercises.h"
#include "app/gui/view/toolbar.h"
#include "tests/app/gui/export/sharingtest.h"
#include "tests/app/gui/learn/learntest.h"
#include "tests/app/narration/narrating.h"
#include "tests/support/testprogram.h"

#include <QAbstractItemView>
#include <QAbstractTextDocumentLayout>
#include <QComboBox>
#include <QPrintPreviewDialog>
#include <QPrintPreviewWidget>
#include <QSettings>
#include <QSplitter>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTextFrame>
#include <QToolButton>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

/// Learn as a whole: from lesson to lesson, and the ways into it and out of it.
class TestLearnView : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void cleanup();
    void aKeyShowsIt();
    void nothingIsReadBeforeItIsSeen();
    void keysGoFromLessonToLesson();
    void buttonsGoFromLessonToLesson();
    void theListOfTheBarGoesToALesson();
    void areasAreReached();
    void theFocusStaysInTheLesson();
    void theLessonIsKept();
    void aShorterLessonTakesTheFocusOfItsExamples();
    void exercisesGoOn();
    void aLessonIsPrinted();
    void aLessonIsExported();
    void aPageTearsNoBox();
    void controlEnterChecks();
    void aWrongAnswerShowsTheStep();
    void aSmallWindowLeadsBackFromTheStep();
    void theWelcomeStartsTheFirstLesson();
    void oneSentenceSaysWhatItIsForUntilItIsUsed();
    void noLessonsAreNoLessons();
    void keysReadAndLeave();
};

void TestLearnView::cleanup()
{
    QVERIFY(speak("en"));
    QGuiApplication::setLayoutDirection(Qt::LeftToRight);
    useTestLook(); // the size of the text is that of the application
}

void TestLearnView::aKeyShowsIt()
{
    LearnTest test;
    test.window().showView(QStringLiteral("compare"));
    QVERIFY(test.isReady());
    test.press(Qt::Key_2, Qt::ControlModifier);
    QCOMPARE(test.viewName(), QStringLiteral("learn"));
    QCOMPARE(test.focusName(), QStringLiteral("lessonPane"));
    QVERIFY(test.action("learnAction").isChecked());
    QCOMPARE(test.window().windowTitle(), QStringLiteral("The start — Showdown"));
}

void TestLearnView::nothingIsReadBeforeItIsSeen()
{
    WindowTest test;
    QVERIFY(test.isReady());
    QCOMPARE(dynamic_cast<LearnView*>(test.window().views()[1])->lesson(), -1);
}

void TestLearnView::keysGoFromLessonToLesson()
{
    LearnTest test;
    QVERIFY(test.isReady());
    QVERIFY(!test.action("previousLessonAction").isEnabled());
    test.press(Qt::Key_PageDown, Qt::AltModifier);
    QCOMPARE(test.view().lesson(), 1);
    test.press(Qt::Key_PageDown, Qt::AltModifier);
    QCOMPARE(test.view().lesson(), 2);
    QVERIFY(!test.action("nextLessonAction").isEnabled());
    test.press(Qt::Key_PageDown, Qt::AltModifier);
    QCOMPARE(test.view().lesson(), 2);
    test.press(Qt::Key_PageUp, Qt::AltModifier);
    QCOMPARE(test.view().lesson(), 1);
    QCOMPARE(test.tree().currentIndex().data().toString(), QStringLiteral("Two pair"));
}

void TestLearnView::buttonsGoFromLessonToLesson()
{
    LearnTest test;
    QVERIFY(test.isReady());
    const ToolBar& bar = test.view().toolBar();
    test.click(bar.findChild<QToolButton*>(QStringLiteral("nextLessonButton")));
    QCOMPARE(test.view().lesson(), 1);
    test.click(bar.findChild<QToolButton*>(QStringLiteral("previousLessonButton")));
    QCOMPARE(test.view().lesson(), 0);
}

void TestLearnView::theListOfTheBarGoesToALesson()
{
    LearnTest test;
    QVERIFY(test.isReady());
    auto* combo = test.find<QComboBox>(QStringLiteral("lessonCombo"));
    QCOMPARE(combo->count(), 3);
    QCOMPARE(combo->currentText(), QStringLiteral("1  The start"));
    combo->setFocus();
    test.press(Qt::Key_Down);
    QTRY_VERIFY(combo->view()->isVisible());
    QCOMPARE(test.view().lesson(), 0); // none is opened on the way
    QTest::keyClick(combo->view(), Qt::Key_Down);
    QTest::keyClick(combo->view(), Qt::Key_Return);
    QCOMPARE(test.view().lesson(), 1);
    test.view().open(2);
    QCOMPARE(combo->currentText(), QStringLiteral("3  Draws & outs"));
}

void TestLearnView::areasAreReached()
{
    LearnTest test;
    QVERIFY(test.isReady());
    QStringList reached;
    for (int each = 0; each < 8; ++each) {
        if (test.focusName() == QStringLiteral("example1Card")) {
            test.press(Qt::Key_F6, Qt::ShiftModifier);
            QCOMPARE(test.focusName(), QStringLiteral("learnSideTabs"));
            test.press(Qt::Key_Right); // to the exercises
        }
        test.press(Qt::Key_F6);
        const QWidget* focus = QApplication::focusWidget();
        const auto* exercises = test.find<LessonExercises>(QStringLiteral("lessonExercises"));
        reached << (exercises->isAncestorOf(focus) ? QStringLiteral("exercise") : test.focusName());
    }
    QCOMPARE(reached.join(u' '),
             QStringLiteral("learnSideTabs example1Card exercise learnButton nextLessonButton "
                            "lessonTree lessonPane learnSideTabs"));
}

/// The focus was on a button that disappears with the exercise.
void TestLearnView::theFocusStaysInTheLesson()
{
    LearnTest test;
    QVERIFY(test.isReady());
    test.view().open(1);
    auto* exercises = test.find<LessonExercises>(QStringLiteral("lessonExercises"));
    test.showExercises();
    exercises->panel().focusAnswer();
    test.press(Qt::Key_2);
    test.find<QAbstractButton>(QStringLiteral("checkButton"))->setFocus();
    test.press(Qt::Key_PageDown, Qt::AltModifier);
    QCOMPARE(test.view().lesson(), 2);
    QCOMPARE(test.focusName(), QStringLiteral("lessonPane"));
    auto* side = test.find<QAbstractScrollArea>(QStringLiteral("lessonSide"));
    side->verticalScrollBar()->setValue(side->verticalScrollBar()->maximum());
    test.press(Qt::Key_PageUp, Qt::AltModifier);
    QCOMPARE(side->verticalScrollBar()->value(), 0);
}

void TestLearnView::theLessonIsKept()
{
    const QTemporaryDir folder;
    QSettings settings(folder.filePath(QStringLiteral("x.ini")), QSettings::IniFormat);
    {
        LearnTest test;
        test.window().resize(1024, 670);
        QVERIFY(test.isReady());
        test.view().open(1);
        test.pane().setPosition(0.5);
        test.action("lessonListAction").trigger();
        test.view().saveLayout(settings);
    }
    WindowTest test;
    auto* learn = dynamic_cast<LearnView*>(test.window().views()[1]);
    test.window().resize(1024, 670);
    test.window().restoreLayout(settings);
    learn->readFrom(QStringLiteral(SHOWDOWN_TEST_DATA_DIR "/lessons"));
    QVERIFY(test.isReady());
    test.window().showView(*learn);
    QCOMPARE(learn->lesson(), 1);
    const auto* pane = test.find<LessonPane>(QStringLiteral("lessonPane"));
    QTRY_VERIFY(qAbs(pane->position() - 0.5) < 0.01);
    QVERIFY(!test.find<LessonTree>(QStringLiteral("lessonTree"))->isVisible());
}

/// Surplus examples disappear while one of them has the focus.
void TestLearnView::aShorterLessonTakesTheFocusOfItsExamples()
{
    LearnTest test;
    QVERIFY(test.isReady());
    test.view().readFrom(lessons::Shelf::programRoot());
    const auto& lessons = test.view().shelf().lessons();
    int longer = 0;
    while (lessons[static_cast<std::size_t>(longer)].examples.size()
           < lessons[static_cast<std::size_t>(longer) + 1].examples.size() + 2)
        ++longer;
    test.view().open(longer);
    const auto count = static_cast<int>(lessons[static_cast<std::size_t>(longer)].examples.size());
    for (int focused = 0; focused < count; ++focused) {
        test.view().open(longer);
        auto* examples = test.find<ExamplesList>(QStringLiteral("examplesList"));
        examples->select(focused);
        examples->focusSelected();
        QVERIFY(test.view().status().focus.startsWith(
            QStringLiteral("Example %1 of ").arg(focused + 1)));
        test.press(Qt::Key_PageDown, Qt::AltModifier);
        QCOMPARE(test.view().lesson(), longer + 1);
        QCOMPARE(examples->selected(), 0);
    }
}

void TestLearnView::exercisesGoOn()
{
    LearnTest test;
    QVERIFY(test.isReady());
    test.view().open(1);
    QVERIFY(!test.action("previousExerciseAction").isEnabled());
    const auto* next = test.find<QToolButton>(QStringLiteral("nextExerciseButton"));
    QVERIFY(!next->isVisible()); // in the place of the examples
    test.find<QWidget>(QStringLiteral("lessonTree"))->setFocus();
    test.action("nextExerciseAction").trigger(); // to the one that was not in front
    QCOMPARE(test.text(QStringLiteral("exercisePlaceLabel")), QStringLiteral("1 of 2"));
    test.action("nextExerciseAction").trigger();
    QCOMPARE(test.text(QStringLiteral("exercisePlaceLabel")), QStringLiteral("2 of 2"));
    QVERIFY(next->isVisible());
    const auto* exercises = test.find<LessonExercises>(QStringLiteral("lessonExercises"));
    QVERIFY(exercises->holds(QApplication::focusWidget()));
    QVERIFY(!test.action("nextExerciseAction").isEnabled());
    test.view().open(0);
    test.showExercises();
    QCOMPARE(test.text(QStringLiteral("exercisePlaceLabel")), QStringLiteral("1 of 1"));
}

void TestLearnView::aLessonIsPrinted()
{
    LearnTest test;
    QVERIFY(test.isReady());
    test.press(Qt::Key_P, Qt::ControlModifier);
    auto* dialog = test.find<QPrintPreviewDialog>(QStringLiteral("printPreviewDialog"));
    QVERIFY(dialog && dialog->isVisible());
    QCOMPARE_GE(dialog->findChild<QPrintPreviewWidget*>()->pageCount(), 1);
    dialog->close();
}

/// With the answers to its exercises, or without.
void TestLearnView::aLessonIsExported()
{
    LearnTest test;
    QVERIFY(test.isReady());
    const QTemporaryDir folder;
    const auto exported = [&](const char* action, const QString& name) {
        test.action(action).trigger();
        chooseExport(test.window(), folder.filePath(name));
        return exportedBytes(folder.filePath(name));
    };
    const QString html =
        QString::fromUtf8(exported("exportLessonHtmlAction", QStringLiteral("a.html")));
    const lessons::Lesson& lesson = *test.view().current();
    QVERIFY(html.contains(QStringLiteral("<title>%1</title>").arg(lesson.title)));
    QVERIFY(html.contains(QStringLiteral("src=\"data:image/svg+xml;base64,")));
    QVERIFY(!html.contains(QChar(QChar::ObjectReplacementCharacter)));
    QVERIFY(!html.contains(QStringLiteral("href=")));
    for (const char* ours : {"<html lang=\"en\">", "max-width:600px", "hr { border: solid #999"})
        QVERIFY2(html.contains(qt(ours)), ours); // replaced in what Qt writes
    for (const char* part : {"Examples", "Exercises", "Answers"})
        QVERIFY2(html.contains(QStringLiteral(">%1<").arg(qt(part))), part);
    QVERIFY(html.contains(lesson.examples.front().title));
    QVERIFY(html.contains(lesson.exercises.front().question));
    const auto pages = [](const QByteArray& pdf) {
        return pdf.startsWith("%PDF") ? pdf.count("/Type /Page\n") : 0;
    };
    const auto all = pages(exported("exportLessonPdfAction", QStringLiteral("a.pdf")));

    test.action("lessonAnswersAction").trigger();
    QVERIFY(!exported("exportLessonHtmlAction", QStringLiteral("b.html")).contains(">Answers<"));
    QCOMPARE(pages(exported("exportLessonPdfAction", QStringLiteral("b.pdf"))), all - 1);
    QVERIFY(all > 1);
}

/// On paper of any height a box, a table, and cards with their verdict are on one page, and so are a
/// heading and what it heads.
void TestLearnView::aPageTearsNoBox()
{
    constexpr int width = 600;
    LessonLook look;
    look.cards = {QApplication::font(), Colors::light(), SuitColors::two, Qt::LeftToRight};
    look.width = width;
    const lessons::Shelf shelf(QStringLiteral("en"));
    int wholes = 0;
    for (const lessons::Lesson& lesson : shelf.lessons()) {
        for (const int height : {700, 870, 940}) {
            LessonDocument text(lesson, {}, look, {}, nullptr, LessonTasks::answered);
            text.divide(QSizeF(width, height));
            const auto isWhole = [&](const QRectF& area) {
                ++wholes;
                return area.height() > height
                       || qFloor(area.top() / height) == qFloor((area.bottom() - 1) / height);
            };
            QRectF cards;
            const auto& layout = *text.documentLayout();
            for (auto part = text.rootFrame()->begin(); !part.atEnd(); ++part) {
                QRectF area;
                if (part.currentFrame()) {
                    area = cards = layout.frameBoundingRect(part.currentFrame());
                } else {
                    area = layout.blockBoundingRect(part.currentBlock());
                    const bool isVerdict =
                        part.currentBlock().text().startsWith(QChar::ObjectReplacementCharacter)
                        && part.currentBlock().length() > 3;
                    area = isVerdict && cards.isValid() ? cards | area : QRectF();
                    cards = area;
                }
                QVERIFY2(area.isNull() || isWhole(area), qPrintable(lesson.title));
            }
            for (QTextBlock block = text.begin(); block.next().isValid(); block = block.next()) {
                const bool isHeading = block.blockFormat().headingLevel() > 0;
                const QRectF heading = layout.blockBoundingRect(block);
                const QRectF below = layout.blockBoundingRect(block.next());
                QVERIFY2(!isHeading || below.height() > height
                             || qFloor(heading.top() / height)
                                    == qFloor((below.top() + 1) / height),
                         qPrintable(lesson.title + u' ' + block.text()));
            }
        }
    }
    QVERIFY(wholes > 100);
}

void TestLearnView::controlEnterChecks()
{
    LearnTest test;
    QVERIFY(test.isReady());
    test.view().open(1);
    auto* exercises = test.find<LessonExercises>(QStringLiteral("lessonExercises"));
    test.showExercises();
    exercises->panel().focusAnswer();
    QVERIFY(exercises->isAncestorOf(QApplication::focusWidget()));
    test.press(Qt::Key_2); // Player 2
    test.press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(test.viewName(), QStringLiteral("learn")); // nothing was loaded
    const lessons::Lesson& lesson = test.view().shelf().lessons()[1];
    QCOMPARE(test.view().states().answer(lesson, QStringLiteral("who")), std::optional(true));
    test.view().open(0);
    test.view().open(1); // goes on with the one that is left
    test.showExercises();
    QCOMPARE(test.text(QStringLiteral("exercisePlaceLabel")), QStringLiteral("2 of 2"));
}

void TestLearnView::aWrongAnswerShowsTheStep()
{
    LearnTest test;
    QVERIFY(test.isReady());
    test.view().open(1);
    auto* exercises = test.find<LessonExercises>(QStringLiteral("lessonExercises"));
    test.showExercises();
    exercises->panel().focusAnswer();
    test.press(Qt::Key_1); // Player 1
    test.press(Qt::Key_Return, Qt::ControlModifier);
    const lessons::Lesson& lesson = test.view().shelf().lessons()[1];
    QCOMPARE(test.view().states().answer(lesson, QStringLiteral("who")), std::optional(false));
    auto* step = test.find<QAbstractButton>(QStringLiteral("showStepButton"));
    QVERIFY(step && step->isVisible());
    step->click();
    QCOMPARE(test.viewName(), QStringLiteral("compare"));
    QCOMPARE(test.row(2), QStringLiteral("6h 6s 3c 3d 2s"));
    QTRY_COMPARE(test.text(QStringLiteral("guestBarLabel")),
                 QStringLiteral("Exercise 1 from “Two pair”."));
    QVERIFY(test.find<QWidget>(QStringLiteral("stepsPage"))->isVisible());
    QCOMPARE(test.session().undoStack().count(), 0); // it is beside the own hands
    QCOMPARE(test.window().windowTitle(), QStringLiteral("Two pair, exercise 1 — Showdown"));
    test.press(Qt::Key_2, Qt::ControlModifier); // back, to where it was asked for
    QVERIFY(exercises->isVisible());
    QVERIFY(exercises->isAncestorOf(QApplication::focusWidget()));
    test.press(Qt::Key_2); // Player 2
    test.press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(test.text(QStringLiteral("feedbackTitleLabel")), QStringLiteral("Right."));
    // it was not the first try
    QCOMPARE(test.view().states().answer(lesson, QStringLiteral("who")), std::optional(false));
}

/// The page of the steps hides the line above the hands there.
void TestLearnView::aSmallWindowLeadsBackFromTheStep()
{
    LearnTest test;
    test.window().resize(800, 560);
    QVERIFY(test.isReady());
    auto* back = test.find<QPushButton>(QStringLiteral("wayBackButton"));
    auto* center = test.find<QTabWidget>(QStringLiteral("centerTabs"));
    test.view().open(1);
    test.action("nextExerciseAction").trigger();
    const auto& exercises = *test.find<LessonExercises>(QStringLiteral("lessonExercises"));
    for (const bool byKey : {true, false}) {
        test.press(Qt::Key_1);
        test.press(Qt::Key_Return, Qt::ControlModifier);
        test.find<QAbstractButton>(QStringLiteral("showStepButton"))->click();
        QVERIFY(test.find<QWidget>(QStringLiteral("stepsPage"))->isVisible());
        QVERIFY(back->visibleRegion() == back->rect());
        QVERIFY(test.window().windowTitle().startsWith(u"Two pair, exercise 1"));
        center->setCurrentIndex(0); // the hands have their own
        QVERIFY(!back->isVisible());
        center->setCurrentIndex(1);
        byKey ? test.press(Qt::Key_L, Qt::AltModifier) : test.click(back);
        QTRY_COMPARE(test.viewName(), QStringLiteral("learn")); // a mnemonic clicks after a while
        QVERIFY(exercises.isAncestorOf(QApplication::focusWidget()));
        QVERIFY(!back->isVisible());
    }
}

void TestLearnView::theWelcomeStartsTheFirstLesson()
{
    const QTemporaryDir folder;
    const QSettings none(folder.filePath(QStringLiteral("none.ini")), QSettings::IniFormat);
    LearnTest test;
    test.window().showView(QStringLiteral("compare"));
    QVERIFY(test.isReady());
    test.view().open(2);
    test.window().restoreLayout(none);
    auto* start = test.find<QPushButton>(QStringLiteral("welcomeLessonButton"));
    QVERIFY(start && start->isVisible());
    test.click(start);
    QCOMPARE(test.viewName(), QStringLiteral("learn"));
    QCOMPARE(test.view().lesson(), 0);
}

void TestLearnView::oneSentenceSaysWhatItIsForUntilItIsUsed()
{
    const QTemporaryDir folder;
    QSettings settings(folder.filePath(QStringLiteral("x.ini")), QSettings::IniFormat);
    const QString bar = QStringLiteral("learnWelcomeBarLabel");
    {
        LearnTest test;
        test.view().restoreLayout(settings); // for the first time
        QVERIFY(test.isReady());
        QVERIFY(test.text(bar).startsWith(QStringLiteral("Here you read how poker hands ")));
        test.view().saveLayout(settings);
    }
    {
        LearnTest test;
        test.view().restoreLayout(settings); // it was seen, but not used
        QVERIFY(test.isReady());
        QVERIFY(!test.text(bar).isEmpty());
        test.action("nextLessonAction").trigger();
        QCOMPARE(test.text(bar), QString());
        test.view().saveLayout(settings);
    }
    LearnTest test;
    test.view().restoreLayout(settings);
    QVERIFY(test.isReady());
    QCOMPARE(test.text(bar), QString());
}

void TestLearnView::noLessonsAreNoLessons()
{
    LearnTest test;
    const QTemporaryDir empty;
    test.view().readFrom(empty.path());
    QVERIFY(test.isReady());
    QCOMPARE(test.view().lesson(), -1);
    QVERIFY(!test.action("nextLessonAction").isEnabled());
    QVERIFY(!test.action("loadExampleAction").isEnabled());
    test.view().readFrom(QStringLiteral(SHOWDOWN_TEST_DATA_DIR "/lessons"));
    QCOMPARE(test.view().lesson(), 0);
}

void TestLearnView::keysReadAndLeave()
{
    LearnTest test;
    QVERIFY(test.isReady());
    const QScrollBar& bar = *test.pane().verticalScrollBar();
    test.press(Qt::Key_G, Qt::ControlModifier);
    QVERIFY(test.pane().isLarge());
    QVERIFY(bar.maximum() > 0);
    test.press(Qt::Key_End, Qt::ControlModifier);
    QCOMPARE(bar.value(), bar.maximum());
    test.press(Qt::Key_Home, Qt::ControlModifier);
    QCOMPARE(bar.value(), 0);
    test.press(Qt::Key_Escape);
    QVERIFY(!test.pane().isLarge());
    test.press(Qt::Key_F11); // presented, the text is left with the presentation
    QVERIFY(test.pane().isLarge());
    test.press(Qt::Key_Escape);
    QVERIFY(!test.pane().isLarge());
    QVERIFY(test.find<QWidget>(QStringLiteral("modeRail"))->isVisible());
}

SHOWDOWN_TEST(TestLearnView)
#include "tst_learnview.moc"
