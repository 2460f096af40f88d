// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/exercises/exercisepanel.h"
#include "app/gui/learn/lessonexercises.h"
#include "app/gui/view/toolbar.h"
#include "tests/app/gui/learn/learntest.h"
#include "tests/support/testprogram.h"

#include <QSettings>
#include <QSplitter>
#include <QTabBar>
#include <QTemporaryDir>
#include <QToolButton>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

/// What of an exercise is not in sight, scrolled to its top; empty if everything is.
QString hiddenPart(LearnTest& test)
{
    for (int pass = 0; pass < 4; ++pass)
        QCoreApplication::processEvents();
    const auto& panel = *test.find<ExercisePanel>(QStringLiteral("exercisePanel"));
    const auto& foot = *test.find<QWidget>(QStringLiteral("checkButton"));
    QList<QWidget*> parts = panel.findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly);
    for (QWidget* part : std::as_const(parts)) {
        if (part->isVisibleTo(&panel) && part->visibleRegion().boundingRect() != part->rect())
            return part->objectName();
    }
    return foot.visibleRegion().boundingRect() == foot.rect() ? QString() : foot.objectName();
}

} // namespace

/// The layout of the parts of Learn in the window.
class TestLearnLayout : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void cleanup();
    void theReadingModeShowsTheTextAlone();
    void theListCanBeHidden();
    void aNarrowWindowHasTabs();
    void aNarrowWindowShowsThePartWithTheFocus();
    void aWidthComesBackAsItWas();
    void anExerciseIsInSightAsAWhole_data();
    void anExerciseIsInSightAsAWhole();
    void bordersThatWereMovedAreKept();
    void anOldBorderBelowTheTextIsForgotten();
    void itMirrors();
    void noEmptyExplanationComes();
};

void TestLearnLayout::cleanup()
{
    QGuiApplication::setLayoutDirection(Qt::LeftToRight);
    useTestLook(); // the size of the text is that of the application
}

void TestLearnLayout::theReadingModeShowsTheTextAlone()
{
    LearnTest test;
    QVERIFY(test.isReady());
    const double before = test.pane().document()->size().height();
    auto* button =
        test.view().toolBar().findChild<QToolButton*>(QStringLiteral("readingModeButton"));
    test.click(button);
    QVERIFY(!test.tree().isVisible());
    QVERIFY(!test.find<QWidget>(QStringLiteral("lessonSide"))->isVisible());
    QVERIFY(test.pane().isLarge());
    QVERIFY(test.pane().document()->size().height() > before);
    test.press(Qt::Key_F, Qt::ControlModifier); // ends it: the field has to be visible
    QVERIFY(test.tree().isVisible());
    QVERIFY(!test.pane().isLarge());
    QVERIFY(!button->isChecked());
}

void TestLearnLayout::theListCanBeHidden()
{
    LearnTest test;
    QVERIFY(test.isReady());
    test.action("lessonListAction").trigger();
    QVERIFY(!test.tree().isVisible());
    QVERIFY(test.pane().isVisible());
    test.action("lessonListAction").trigger();
    QVERIFY(test.tree().isVisible());
}

void TestLearnLayout::aNarrowWindowHasTabs()
{
    LearnTest test;
    QVERIFY(test.isReady());
    const auto* examples = test.find<QWidget>(QStringLiteral("examplesList"));
    const auto* exercise = test.find<QWidget>(QStringLiteral("lessonExercises"));
    const auto* check = test.find<QWidget>(QStringLiteral("checkButton"));
    auto* tabs = test.find<QTabBar>(QStringLiteral("learnTabs"));
    auto* beside = test.find<QTabBar>(QStringLiteral("learnSideTabs"));
    const auto shown = [&] {
        QString parts;
        for (const auto& [part, word] : {std::pair<const QWidget*, const char*>{tabs, "tabs "},
                                         {beside, "beside "},
                                         {&test.pane(), "text "},
                                         {examples, "examples "},
                                         {exercise, "exercise "},
                                         {check, "check "}})
            parts += part->isVisible() ? QLatin1String(word) : QLatin1String();
        return parts.trimmed();
    };
    QCOMPARE(shown(), QStringLiteral("beside text examples"));
    test.click(beside, beside->tabRect(1).center());
    QCOMPARE(shown(), QStringLiteral("beside text exercise check"));
    test.press(Qt::Key_PageDown, Qt::AltModifier); // another lesson begins with its examples
    QCOMPARE(shown(), QStringLiteral("beside text examples"));
    test.press(Qt::Key_PageUp, Qt::AltModifier);
    test.window().resize(1024, 670);
    QTRY_COMPARE(shown(), QStringLiteral("tabs text"));
    test.press(Qt::Key_F6, Qt::ShiftModifier); // from the text
    QCOMPARE(QApplication::focusWidget(), tabs);
    test.press(Qt::Key_Right);
    QCOMPARE(shown(), QStringLiteral("tabs examples"));
    QVERIFY(tabs->tabText(1).startsWith(QStringLiteral("Examples ")));
    test.press(Qt::Key_Right);
    QCOMPARE(shown(), QStringLiteral("tabs exercise check"));
    test.press(Qt::Key_PageDown, Qt::AltModifier); // another lesson begins with its text
    QCOMPARE(shown(), QStringLiteral("tabs text"));
    test.pane().setFocus();
    test.press(Qt::Key_PageDown, Qt::ControlModifier); // the focus moves along
    QCOMPARE(shown(), QStringLiteral("tabs exercise check"));
    QVERIFY(exercise->isAncestorOf(QApplication::focusWidget()));
    test.press(Qt::Key_PageDown, Qt::AltModifier); // from the answer
    QCOMPARE(shown(), QStringLiteral("tabs text"));
    QCOMPARE(QApplication::focusWidget(), &test.pane());
    test.press(Qt::Key_PageUp, Qt::AltModifier);
    test.action("nextExerciseAction").trigger();
    QCOMPARE(shown(), QStringLiteral("tabs exercise check"));
    test.action("readingModeAction").trigger();
    QCOMPARE(shown(), QStringLiteral("text"));
    test.action("readingModeAction").trigger();
    QCOMPARE(shown(), QStringLiteral("tabs exercise check"));
    test.window().resize(1280, 770);
    QTRY_COMPARE(shown(), QStringLiteral("beside text exercise check"));
    test.appearance().setTextSize(150); // as many letters as in a narrow one
    QTRY_VERIFY(tabs->isVisible());
}

void TestLearnLayout::aNarrowWindowShowsThePartWithTheFocus()
{
    LearnTest test;
    QVERIFY(test.isReady());
    test.view().open(1);
    auto* hint = test.find<QWidget>(QStringLiteral("hintButton"));
    auto* tabs = test.find<QTabBar>(QStringLiteral("learnTabs"));
    auto* beside = test.find<QTabBar>(QStringLiteral("learnSideTabs"));
    test.showExercises();
    hint->setFocus();
    test.window().resize(1024, 670);
    QTRY_VERIFY(tabs->isVisible());
    QVERIFY(hint->hasFocus());
    beside->setCurrentIndex(0); // the exercises have the focus when they come to stand there
    test.window().resize(1280, 770);
    QTRY_VERIFY(test.pane().isVisible());
    QVERIFY(hint->hasFocus());
    beside->setFocus();
    test.window().resize(1024, 670);
    QTRY_VERIFY(tabs->hasFocus());
    test.window().resize(1280, 770);
    QTRY_VERIFY(beside->hasFocus());
    test.press(Qt::Key_Left); // what goes with a tab takes its focus along
    test.find<QWidget>(QStringLiteral("example1Card"))->setFocus();
    test.click(beside, beside->tabRect(1).center());
    QVERIFY(beside->hasFocus());
}

/// From one width to another and back, each bar has the tab it had, and the column is where it was.
void TestLearnLayout::aWidthComesBackAsItWas()
{
    LearnTest test;
    test.window().resize(1280, 560);
    QVERIFY(test.isReady());
    test.showLongColumn();
    auto* tabs = test.find<QTabBar>(QStringLiteral("learnTabs"));
    auto* bar = test.find<QAbstractScrollArea>(QStringLiteral("lessonSide"))->verticalScrollBar();
    const auto settled = [&] {
        for (int pass = 0; pass < 6; ++pass)
            QCoreApplication::processEvents();
        return test.window().grab().toImage();
    };
    for (const int part : {1, 0}) {
        test.find<QTabBar>(QStringLiteral("learnSideTabs"))->setCurrentIndex(part);
        test.pane().setFocus();
        settled();
        QVERIFY(part == 1 || bar->maximum() > 0);
        bar->setValue(bar->maximum() / 2);
        const QImage wide = settled();
        test.window().resize(1024, 560);
        settled();
        QCOMPARE(tabs->currentIndex(), 0);
        test.window().resize(1280, 560);
        QVERIFY(settled() == wide);
        test.window().resize(1024, 560);
        settled();
        tabs->setCurrentIndex(2);
        const QImage narrow = settled();
        test.window().resize(1600, 560);
        settled();
        test.window().resize(1024, 560);
        QVERIFY(settled() == narrow);
        test.window().resize(1280, 560);
        tabs->setCurrentIndex(0);
    }
}

void TestLearnLayout::anExerciseIsInSightAsAWhole_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("usual window") << QSize(1280, 770);
    QTest::newRow("small window") << QSize(1024, 670);
}

/// Question, cards, answers and Check of at least nine of ten exercises, without scrolling.
void TestLearnLayout::anExerciseIsInSightAsAWhole()
{
    QFETCH(const QSize, size);
    LearnTest test;
    test.window().resize(size);
    QVERIFY(test.isReady());
    test.view().readFrom(lessons::Shelf::programRoot());
    auto* exercises = test.find<LessonExercises>(QStringLiteral("lessonExercises"));
    QStringList others;
    int all = 0;
    const auto lessons = static_cast<int>(test.view().shelf().lessons().size());
    for (int lesson = 0; lesson < lessons; ++lesson) {
        test.view().open(lesson);
        test.showExercises();
        test.find<QTabBar>(QStringLiteral("learnTabs"))->setCurrentIndex(2);
        for (int exercise = 0; exercise < exercises->count(); ++exercise, ++all) {
            exercises->showExercise(exercise);
            if (const QString part = hiddenPart(test); !part.isEmpty())
                others << QStringLiteral("%1.%2 %3").arg(lesson + 1).arg(exercise + 1).arg(part);
        }
    }
    qInfo("%d of %d: all but %s", int(all - others.size()), all, qPrintable(others.join(u", ")));
    QVERIFY(all > 100);
    QCOMPARE_LE(others.size() * 10, all);
}

void TestLearnLayout::bordersThatWereMovedAreKept()
{
    const QTemporaryDir folder;
    QSettings settings(folder.filePath(QStringLiteral("a.ini")), QSettings::IniFormat);
    const auto dragHandle = [](LearnTest& test, const char* name, int by) {
        QSplitterHandle* handle = test.find<QSplitter>(QLatin1String(name))->handle(1);
        const QPoint place = handle->rect().center();
        QTest::mousePress(handle, Qt::LeftButton, {}, place);
        QTest::mouseMove(handle, place + QPoint(by, 0));
        QTest::mouseRelease(handle, Qt::LeftButton, {}, place + QPoint(by, 0));
    };
    QList<int> list;
    QList<int> text;
    {
        LearnTest test;
        QVERIFY(test.isReady());
        test.window().resize(1600, 900);
        QCoreApplication::processEvents();
        dragHandle(test, "learnSplitter", 40);
        dragHandle(test, "lessonSplitter", -60);
        list = test.find<QSplitter>(QStringLiteral("learnSplitter"))->sizes();
        text = test.find<QSplitter>(QStringLiteral("lessonSplitter"))->sizes();
        test.view().saveLayout(settings);
    }
    LearnTest test;
    test.view().restoreLayout(settings);
    test.window().resize(1600, 900);
    QVERIFY(test.isReady());
    QTRY_COMPARE(test.find<QSplitter>(QStringLiteral("learnSplitter"))->sizes(), list);
    QTRY_COMPARE(test.find<QSplitter>(QStringLiteral("lessonSplitter"))->sizes(), text);
}

void TestLearnLayout::anOldBorderBelowTheTextIsForgotten()
{
    QSplitter old(Qt::Vertical);
    old.setHandleWidth(5); // as in the page
    old.addWidget(new QWidget);
    old.addWidget(new QWidget);
    const QTemporaryDir folder;
    QSettings settings(folder.filePath(QStringLiteral("a.ini")), QSettings::IniFormat);
    const auto sizes = [&] {
        LearnTest test;
        test.view().restoreLayout(settings);
        test.window().resize(1600, 900);
        return test.isReady() ? test.find<QSplitter>(QStringLiteral("lessonSplitter"))->sizes()
                              : QList<int>();
    };
    const QList<int> usual = sizes();
    settings.setValue(QStringLiteral("learn/text"), old.saveState());
    QCOMPARE(sizes(), usual);
}

void TestLearnLayout::itMirrors()
{
    QCoreApplication::processEvents(); // the language says the direction too
    QGuiApplication::setLayoutDirection(Qt::RightToLeft);
    LearnTest test;
    QVERIFY(test.isReady());
    const auto left = [&](QWidget& widget) { return widget.mapTo(&test.window(), QPoint()).x(); };
    auto* side = test.find<QWidget>(QStringLiteral("lessonSide"));
    QTRY_VERIFY(left(*side) < left(test.pane()));
    QVERIFY(left(test.pane()) < left(test.tree()));
}

void TestLearnLayout::noEmptyExplanationComes()
{
    LearnTest test;
    QVERIFY(test.isReady());
    const auto* dock = test.find<QWidget>(QStringLiteral("explanationDock"));
    test.press(Qt::Key_F11);
    test.press(Qt::Key_F11);
    QVERIFY(dock->isHidden());
    test.press(Qt::Key_F9);
    QVERIFY(dock->isHidden());
    test.press(Qt::Key_1, Qt::ControlModifier);
    QVERIFY(!dock->isHidden());
}

SHOWDOWN_TEST(TestLearnLayout)
#include "tst_learnlayout.moc"
