// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/learn/learnactions.h"
#include "app/gui/theme/colors.h"
#include "tests/app/gui/learn/learntest.h"
#include "tests/support/testprogram.h"

#include <QAbstractItemModelTester>
#include <QLineEdit>
#include <QProgressBar>
#include <QSignalSpy>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

/// The visible rows of the tree: "Basics", "1 The start".
QStringList shownRows(const QTreeView& tree)
{
    QStringList rows;
    const QAbstractItemModel& model = *tree.model();
    for (int group = 0; group < model.rowCount(); ++group) {
        const QModelIndex above = model.index(group, 0);
        if (tree.isRowHidden(group, {}))
            continue;
        rows << above.data().toString();
        for (int row = 0; tree.isExpanded(above) && row < model.rowCount(above); ++row) {
            const QModelIndex lesson = model.index(row, 0, above);
            if (!tree.isRowHidden(row, above))
                rows << lesson.data(LessonModel::numberRole).toString() + u' '
                            + lesson.data().toString();
        }
    }
    return rows;
}

QString join(const QStringList& texts)
{
    return texts.join(QStringLiteral(" | "));
}

const QString allRows = QStringLiteral(
    "Basics | 1 The start | Comparing equal ranks | 2 Two pair | Chances and odds | 3 Draws & outs");

} // namespace

/// The column of lessons.
class TestLessonTree : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void itListsLessonsInGroups();
    void aClickOpensALesson();
    void keysOpenLessons();
    void theStateIsShown();
    void aSearchFindsTitlesAndTexts_data();
    void aSearchFindsTitlesAndTexts();
    void aSearchSaysHowOften();
    void titlesShowTheWordSought();
    void nothingFoundSaysSo();
    void theSearchTakesKeys();
    void returnOpensWhatWasFoundAndMarksIt();
};

void TestLessonTree::itListsLessonsInGroups()
{
    LearnTest test;
    QVERIFY(test.isReady());
    const QAbstractItemModelTester tester(test.tree().model());
    QCOMPARE(join(shownRows(test.tree())), allRows);
    QCOMPARE(test.tree().currentIndex().data().toString(), QStringLiteral("The start"));
}

void TestLessonTree::aClickOpensALesson()
{
    LearnTest test;
    QVERIFY(test.isReady());
    const QModelIndex group = test.tree().model()->index(1, 0);
    const QModelIndex lesson = test.tree().model()->index(0, 0, group);
    test.click(test.tree().viewport(), test.tree().visualRect(lesson).center());
    QCOMPARE(test.view().lesson(), 1);
    QVERIFY(test.lessonText().startsWith(QStringLiteral("Two pair\n")));
    QCOMPARE(test.window().windowTitle(), QStringLiteral("Two pair — Showdown"));
    test.click(test.tree().viewport(), test.tree().visualRect(group).center());
    QCOMPARE(test.view().lesson(), 1); // a group is no lesson
}

void TestLessonTree::keysOpenLessons()
{
    LearnTest test;
    QVERIFY(test.isReady());
    test.tree().setFocus();
    test.press(Qt::Key_Down); // a group
    test.press(Qt::Key_Down);
    QCOMPARE(test.view().lesson(), 1);
    QCOMPARE(test.focusName(), QStringLiteral("lessonTree"));
    test.press(Qt::Key_Return);
    QCOMPARE(test.focusName(), QStringLiteral("lessonPane"));
}

void TestLessonTree::theStateIsShown()
{
    LearnTest test;
    QVERIFY(test.isReady());
    const auto said = [&](int lesson) {
        const auto& model = static_cast<const LessonModel&>(*test.tree().model());
        return model.indexOf(lesson).data(Qt::AccessibleTextRole).toString();
    };
    QCOMPARE(said(0), QStringLiteral("1 The start, untouched")); // it was opened, no more
    test.action("readingModeAction").trigger();                  // else there is nothing to scroll
    test.pane().verticalScrollBar()->triggerAction(QAbstractSlider::SliderToMaximum);
    test.action("readingModeAction").trigger();
    QCOMPARE(said(0), QStringLiteral("1 The start, begun"));
    test.view().open(1);
    test.view().open(0);
    QCOMPARE(said(1), QStringLiteral("2 Two pair, untouched"));
    QCOMPARE(test.text(QStringLiteral("lessonsDoneLabel")), QStringLiteral("0 of 3 done"));
    LessonStates& states = test.view().states();
    const lessons::Lesson& first = test.view().shelf().lessons()[0];
    states.record(first, first.exercises[0].id, false, true);
    QCOMPARE(said(0), QStringLiteral("1 The start, begun"));
    states.record(first, first.exercises[0].id, true, true);
    states.record(first, first.exercises[0].id, false, true); // once right is right
    QCOMPARE(said(0), QStringLiteral("1 The start, done"));
    QCOMPARE(test.text(QStringLiteral("lessonsDoneLabel")), QStringLiteral("1 of 3 done"));
    QCOMPARE(test.text(QStringLiteral("lessonsPercentLabel")), QStringLiteral("33 %"));
    QCOMPARE(test.find<QProgressBar>(QStringLiteral("lessonsDoneBar"))->value(), 1);
    QCOMPARE(test.text(QStringLiteral("lessonsDoneFactLabel")),
             QStringLiteral("1 of 3 lessons done"));
}

void TestLessonTree::aSearchFindsTitlesAndTexts_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("rows");
    QTest::newRow("a title") << QStringLiteral("two PAIR")
                             << QStringLiteral("Comparing equal ranks | 2 Two pair");
    QTest::newRow("a word of the text")
        << QStringLiteral("flush") << QStringLiteral("Chances and odds | 3 Draws & outs");
    QTest::newRow("in two lessons")
        << QStringLiteral("four queens") << QStringLiteral("Basics | 1 The start");
    QTest::newRow("blanks find all") << QStringLiteral("  ") << allRows;
}

void TestLessonTree::aSearchFindsTitlesAndTexts()
{
    QFETCH(const QString, text);
    QFETCH(const QString, rows);
    LearnTest test;
    QVERIFY(test.isReady());
    test.press(Qt::Key_F, Qt::ControlModifier);
    QCOMPARE(test.focusName(), QStringLiteral("lessonSearchField"));
    QTest::keyClicks(test.find<QLineEdit>(QStringLiteral("lessonSearchField")), text);
    QCOMPARE(join(shownRows(test.tree())), rows);
    QVERIFY(test.tree().isVisible());
    QCOMPARE(test.view().lesson(), 0); // looking opens nothing
}

void TestLessonTree::aSearchSaysHowOften()
{
    LearnTest test;
    QVERIFY(test.isReady());
    const QSignalSpy said(&test.view(), &View::said);
    test.find<QLineEdit>(QStringLiteral("lessonSearchField"))->setText(QStringLiteral("king"));
    const auto marks =
        test.find<LessonPane>(QStringLiteral("lessonPane"))->extraSelections().size();
    QCOMPARE_GT(marks, 0);
    const QString words = said.last().first().toString();
    QVERIFY2(words.startsWith(QStringLiteral("“king” is mentioned in ")), qPrintable(words));
    QVERIFY2(words.endsWith(QStringLiteral("in this text: %1").arg(marks)), qPrintable(words));
    emit test.tree().lessonChosen(1);
    QCOMPARE_GT(said.size(), 1); // of the text that is open now
}

void TestLessonTree::titlesShowTheWordSought()
{
    LearnTest test;
    QVERIFY(test.isReady());
    const auto marks = [&test] {
        const QImage tree = test.tree().viewport()->grab().toImage();
        const QRgb mark = Colors::of(test.tree().palette()).fill(Role::warning).rgb();
        int count = 0;
        for (int y = 0; y < tree.height(); ++y) {
            for (int x = 0; x < tree.width(); ++x)
                count += tree.pixel(x, y) == mark ? 1 : 0;
        }
        return count;
    };
    auto* search = test.find<QLineEdit>(QStringLiteral("lessonSearchField"));
    search->setText(QStringLiteral("pair"));
    QCOMPARE_GT(marks(), 50);
    search->setText(QStringLiteral("flush")); // in a text only
    QCOMPARE(marks(), 0);
}

void TestLessonTree::nothingFoundSaysSo()
{
    LearnTest test;
    QVERIFY(test.isReady());
    auto* field = test.find<QLineEdit>(QStringLiteral("lessonSearchField"));
    QTest::keyClicks(field, QStringLiteral("blinds"));
    QVERIFY(!test.tree().isVisible());
    QCOMPARE(test.text(QStringLiteral("noLessonFoundLabel")),
             QStringLiteral("No lesson mentions “blinds”."));
    auto* clear = test.find<QPushButton>(QStringLiteral("clearLessonSearchButton"));
    QCOMPARE(clear->text(), QStringLiteral("Clear search"));
    test.click(clear);
    QCOMPARE(field->text(), QString());
    QCOMPARE(join(shownRows(test.tree())), allRows);
    QVERIFY(test.tree().isVisible());
    QCOMPARE(test.text(QStringLiteral("noLessonFoundLabel")), QString());
    QCOMPARE(test.focusName(), QStringLiteral("lessonSearchField"));
}

void TestLessonTree::theSearchTakesKeys()
{
    LearnTest test;
    QVERIFY(test.isReady());
    test.press(Qt::Key_F, Qt::ControlModifier);
    test.type("flush");
    test.press(Qt::Key_Down);
    QCOMPARE(test.focusName(), QStringLiteral("lessonTree"));
    QCOMPARE(test.view().lesson(), 2);
    test.press(Qt::Key_F, Qt::ControlModifier);
    test.press(Qt::Key_Escape);
    QCOMPARE(join(shownRows(test.tree())), allRows);
}

void TestLessonTree::returnOpensWhatWasFoundAndMarksIt()
{
    LearnTest test;
    QVERIFY(test.isReady());
    const auto marks = [&] { return test.pane().extraSelections(); };
    test.press(Qt::Key_F, Qt::ControlModifier);
    test.press(Qt::Key_Return); // nothing is looked for
    QCOMPARE(test.focusName(), QStringLiteral("lessonSearchField"));
    test.type("flush");
    test.press(Qt::Key_Return);
    QCOMPARE(test.view().lesson(), 2);
    QCOMPARE(test.focusName(), QStringLiteral("lessonPane"));
    QVERIFY(!marks().isEmpty());
    QCOMPARE(marks().front().cursor.selectedText().toLower(), QStringLiteral("flush"));
    test.view().setOwnFolders({}); // all texts are written again
    QCOMPARE(marks().front().cursor.selectedText().toLower(), QStringLiteral("flush"));
    test.press(Qt::Key_F, Qt::ControlModifier);
    test.press(Qt::Key_Escape);
    QVERIFY(marks().isEmpty());
}

SHOWDOWN_TEST(TestLessonTree)
#include "tst_lessontree.moc"
