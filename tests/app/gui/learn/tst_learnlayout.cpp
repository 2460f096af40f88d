// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
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
    const auto shown = [&] {
        QString parts;
        for (const auto& [part, word] : {std::pair<const QWidget*, const char*>{tabs, "tabs "},
                                         {&test.pane(), "text "},
                                         {examples, "examples "},
                                         {exercise, "exercise "},
                                         {check, "check "}})
            parts += part->isVisible() ? QLatin1String(word) : QLatin1String();
        return parts.trimmed();
    };
    QCOMPARE(shown(), QStringLiteral("text examples exercise check"));
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
    QTRY_COMPARE(shown(), QStringLiteral("text examples exercise check"));
    test.appearance().setTextSize(150); // as many letters as in a narrow one
    QTRY_VERIFY(tabs->isVisible());
}

void TestLearnLayout::aNarrowWindowShowsThePartWithTheFocus()
{
    LearnTest test;
    QVERIFY(test.isReady());
    test.view().open(1);
    auto* hint = test.find<QWidget>(QStringLiteral("hintButton"));
    hint->setFocus();
    test.window().resize(1024, 670);
    QTRY_VERIFY(test.find<QTabBar>(QStringLiteral("learnTabs"))->isVisible());
    QVERIFY(hint->hasFocus());
    test.window().resize(1280, 770);
    QTRY_VERIFY(test.pane().isVisible());
    QVERIFY(hint->hasFocus());
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
