// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/support/guitest.h"
#include "tests/support/testprogram.h"

#include <QDialog>
#include <QKeyEvent>
#include <QMenu>
#include <QMenuBar>
#include <QWindow>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

/// The focus returns from the menus to the widget that had it.
class TestMenuKeys : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }

    void escapeLeavesTheMenus();
    void aDialogFromAMenuLeavesThem();
    void lettersBelongToTheOpenMenu();
    void anOpenMenuKeepsItsKeysFromTheView();
    void shiftF10OpensTheMenuOfACard();
    void anAltThatComesAgainOpensNoMenu();
};

void TestMenuKeys::escapeLeavesTheMenus()
{
    WindowTest test;
    QVERIFY(test.isReady());
    test.slot(2, 3)->setFocus();
    test.press(Qt::Key_H, Qt::AltModifier);
    QTRY_VERIFY(QApplication::activePopupWidget());
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Escape);
    QTRY_COMPARE(test.focusName(), QStringLiteral("player2Card3Slot"));
    QVERIFY(!test.window().menuBar()->activeAction());
    test.press(Qt::Key_Right);
    QCOMPARE(test.focusName(), QStringLiteral("player2Card4Slot"));
}

void TestMenuKeys::aDialogFromAMenuLeavesThem()
{
    WindowTest test;
    QVERIFY(test.isReady());
    test.slot(2, 3)->setFocus();
    test.press(Qt::Key_H, Qt::AltModifier);
    QTRY_VERIFY(QApplication::activePopupWidget());
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Up);
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Return);
    const auto about = [&] { return test.find<QDialog>(QStringLiteral("aboutBox")); };
    QTRY_VERIFY(about() && about()->isVisible());
    QTest::keyClick(about(), Qt::Key_Escape);
    test.window().activateWindow(); // as a desktop does
    QVERIFY(test.isReady());
    QTRY_COMPARE(test.focusName(), QStringLiteral("player2Card3Slot"));
}

/// M is the key of Motion in the menu, and picks up a card behind it.
void TestMenuKeys::lettersBelongToTheOpenMenu()
{
    WindowTest test;
    QVERIFY(test.isReady());
    test.slot(2, 3)->setFocus();
    const QString before = test.table();
    test.press(Qt::Key_V, Qt::AltModifier);
    QTRY_VERIFY(QApplication::activePopupWidget());
    QTest::keyClick(QApplication::activePopupWidget()->windowHandle(), Qt::Key_Delete);
    QCOMPARE(test.table(), before);
    QTest::keyClick(QApplication::activePopupWidget()->windowHandle(), Qt::Key_M);
    QTRY_COMPARE(QApplication::activePopupWidget()->objectName(), qt("motionMenu"));
    while (QWidget* menu = QApplication::activePopupWidget())
        menu->close();
}

/// 2 begins a round of practice, but not behind a menu.
void TestMenuKeys::anOpenMenuKeepsItsKeysFromTheView()
{
    WindowTest test;
    QVERIFY(test.isReady());
    QVERIFY(test.window().showView(QStringLiteral("practice")));
    const auto* question = test.find<QWidget>(QStringLiteral("questionPage"));
    test.press(Qt::Key_F, Qt::AltModifier);
    QTRY_VERIFY(QApplication::activePopupWidget());
    QTest::keyClick(QApplication::activePopupWidget()->windowHandle(), Qt::Key_2);
    QVERIFY(!question->isVisible());
    while (QWidget* menu = QApplication::activePopupWidget())
        menu->close();
    test.press(Qt::Key_2);
    QTRY_VERIFY(question->isVisible());
}

void TestMenuKeys::shiftF10OpensTheMenuOfACard()
{
    WindowTest test;
    QVERIFY(test.isReady());
    test.slot(2, 3)->setFocus();
    test.press(Qt::Key_F10, Qt::ShiftModifier);
    QTRY_VERIFY(QApplication::activePopupWidget());
    QCOMPARE(QApplication::activePopupWidget()->objectName(), qt("cardMenu"));
    QApplication::activePopupWidget()->close();
}

/// As with a screen reader, after its shortcut.
void TestMenuKeys::anAltThatComesAgainOpensNoMenu()
{
    WindowTest test;
    QVERIFY(test.isReady());
    QWindow* window = test.window().windowHandle();
    QTest::keyPress(window, Qt::Key_Alt);
    QTest::keyClick(window, Qt::Key_O, Qt::AltModifier);
    QKeyEvent again(QEvent::KeyPress, Qt::Key_Alt, Qt::AltModifier);
    QCoreApplication::sendEvent(window, &again);
    QTest::keyRelease(window, Qt::Key_Alt);
    QCOMPARE(test.focusName(), qt("houseRulesCombo"));
    QTest::keyPress(window, Qt::Key_Alt); // alone
    QTest::keyRelease(window, Qt::Key_Alt);
    QCOMPARE(test.focusName(), qt("menuBar"));
}

SHOWDOWN_TEST(TestMenuKeys)
#include "tst_menukeys.moc"
