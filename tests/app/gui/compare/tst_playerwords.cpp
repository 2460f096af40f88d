// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/app/gui/compare/viewtest.h"
#include "tests/support/testprogram.h"

#include <QLineEdit>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

/// The names of players, and changing them.
class TestPlayerWords : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }

    void aDoubleClickRenames();
    void f2RenamesThePlayerOfTheSlot();
    void aLongNameOfPicturesStaysWhole();
    void escapeLeavesTheNameAsItWas();
    void leavingTheFieldTakesTheName();
    void theUsualNameIsNoNameOfOnesOwn();
    void anOwnNameStandsEverywhere();
    void aLongNameIsElidedAndToldInFull();
    void thePlaceGoesUnderANameThatNeedsTheRoom();
    void theFieldForANameIsAsWideAsTheWords();
};

namespace {

void doubleClick(WindowTest& test, const QString& name)
{
    auto* widget = test.find<QWidget>(name);
    QTest::mouseDClick(test.window().windowHandle(), Qt::LeftButton, Qt::NoModifier,
                       widget->mapTo(&test.window(), widget->rect().center()));
}

QLineEdit* nameEdit(const WindowTest& test, int player)
{
    return test.find<QLineEdit>(QStringLiteral("player%1NameEdit").arg(player));
}

} // namespace

void TestPlayerWords::aDoubleClickRenames()
{
    WindowTest test;
    QVERIFY(test.isReady());
    doubleClick(test, QStringLiteral("player2NameLabel"));
    QVERIFY(nameEdit(test, 2));
    QVERIFY(nameEdit(test, 2)->hasFocus());
    test.type("Ada");
    test.press(Qt::Key_Return);
    QCOMPARE(test.session().names().at(1), QStringLiteral("Ada"));
    QCOMPARE(test.playerText(2, QStringLiteral("Name")), QStringLiteral("Ada"));
    QCOMPARE(test.focusName(), QStringLiteral("player1Card1Slot"));
    QTRY_VERIFY(!nameEdit(test, 2));
    test.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(test.playerText(2, QStringLiteral("Name")), QStringLiteral("Player 2"));
}

void TestPlayerWords::f2RenamesThePlayerOfTheSlot()
{
    WindowTest test;
    QVERIFY(test.isReady());
    test.click(test.slot(3, 2));
    test.press(Qt::Key_F2);
    QVERIFY(nameEdit(test, 3));
    test.type("Bo");
    test.press(Qt::Key_Return);
    QCOMPARE(test.session().names().at(2), QStringLiteral("Bo"));
    QCOMPARE(test.focusName(), QStringLiteral("player3Card2Slot"));
}

/// A picture is one character, but two units of QLineEdit.
void TestPlayerWords::aLongNameOfPicturesStaysWhole()
{
    WindowTest test;
    QVERIFY(test.isReady());
    const QString name = QStringLiteral("\U0001F0A1").repeated(CardTable::longestName);
    test.session().setName(0, name);
    QCOMPARE(test.session().names().at(0), name);
    test.press(Qt::Key_F2);
    QCOMPARE(nameEdit(test, 1)->text(), name);
    test.press(Qt::Key_Return);
    QCOMPARE(test.session().names().at(0), name);
}

void TestPlayerWords::escapeLeavesTheNameAsItWas()
{
    WindowTest test;
    QVERIFY(test.isReady());
    test.press(Qt::Key_F2);
    test.type("Ada");
    test.press(Qt::Key_Escape);
    QCOMPARE(test.playerText(1, QStringLiteral("Name")), QStringLiteral("Player 1"));
    QCOMPARE(test.session().undoStack().count(), 0);
    QCOMPARE(test.focusName(), QStringLiteral("player1Card1Slot"));
}

void TestPlayerWords::leavingTheFieldTakesTheName()
{
    WindowTest test;
    QVERIFY(test.isReady());
    test.press(Qt::Key_F2);
    test.type("Ada");
    test.click(test.slot(2, 2));
    QCOMPARE(test.session().names().at(0), QStringLiteral("Ada"));
    QCOMPARE(test.focusName(), QStringLiteral("player2Card2Slot"));
}

void TestPlayerWords::theUsualNameIsNoNameOfOnesOwn()
{
    WindowTest test;
    QVERIFY(test.isReady());
    test.press(Qt::Key_F2);
    test.type("Player 1");
    nameEdit(test, 1)->setText(QStringLiteral("Player 1 "));
    nameEdit(test, 1)->setModified(true);
    test.press(Qt::Key_Return);
    QCOMPARE(test.session().names().at(0), QString());
}

void TestPlayerWords::anOwnNameStandsEverywhere()
{
    WindowTest test;
    QVERIFY(test.isReady());
    test.session().setName(1, QStringLiteral("Ada"));
    QCOMPARE(test.text(QStringLiteral("verdictTitleLabel")), QStringLiteral("Ada wins"));
    QCOMPARE(test.slot(2, 4)->accessibleName(), QStringLiteral("Ada, card 4"));
    QCOMPARE(test.find<QWidget>(QStringLiteral("player2WorkingHand"))->accessibleName(),
             QStringLiteral("Ada working hand, in comparing order"));
    QCOMPARE(test.find<QAction>(QStringLiteral("player1SwapWith2Action"))->text(),
             QStringLiteral("S&wap with Ada"));
    test.click(test.slot(2, 4));
    QCOMPARE(test.find<HandsView>(QStringLiteral("handsView"))->currentText(),
             QStringLiteral("Ada, card 4: Wild, acts as queen"));
}

void TestPlayerWords::aLongNameIsElidedAndToldInFull()
{
    ViewTest test;
    const QString name = QStringLiteral("Wilhelmina of Wolverhamp");
    test.session().setName(0, name);
    const auto* label = test.find<QLabel>(QStringLiteral("player1NameLabel"));
    QVERIFY2(label->text().endsWith(u'…'), qPrintable(label->text()));
    QCOMPARE(label->accessibleName(), name);
    QCOMPARE(label->parentWidget()->toolTip(), name);
}

void TestPlayerWords::thePlaceGoesUnderANameThatNeedsTheRoom()
{
    WindowTest test(tableOf(QStringLiteral("- - - - - | 9c Qs 3d * 7h | As Jd 8c 6s 4h")));
    QVERIFY(test.isReady());
    const auto isUnder = [&](int player) {
        const QString purpose = QStringLiteral("player%1").arg(player);
        const auto* name = test.find<QWidget>(purpose + QStringLiteral("NameLabel"));
        const auto* place = test.find<QWidget>(purpose + QStringLiteral("PlaceLabel"));
        return place->mapTo(&test.window(), QPoint()).y()
               >= name->mapTo(&test.window(), QPoint(0, name->height())).y();
    };
    QCOMPARE(test.playerText(1, QStringLiteral("Name")), QStringLiteral("Player 1"));
    QCOMPARE(test.playerText(1, QStringLiteral("Place")), QString()); // no place, and no room
    test.session().setName(0, QStringLiteral("Al"));
    QApplication::processEvents();
    QCOMPARE(test.playerText(1, QStringLiteral("Place")), QStringLiteral("Not in yet"));
    QVERIFY(!isUnder(1));
    QVERIFY(!isUnder(3));
    test.session().setName(2, QStringLiteral("Maximilian"));
    QApplication::processEvents();
    QVERIFY(isUnder(3));
    QCOMPARE(test.playerText(3, QStringLiteral("Name")), QStringLiteral("Maximilian"));
    test.session().setName(2, {});
    QApplication::processEvents();
    QVERIFY(!isUnder(3));
}

void TestPlayerWords::theFieldForANameIsAsWideAsTheWords()
{
    WindowTest test;
    QVERIFY(test.isReady());
    test.press(Qt::Key_F2);
    const auto* words = test.find<QWidget>(QStringLiteral("player1Words"));
    const QLineEdit* edit = nameEdit(test, 1);
    QCOMPARE(edit->mapTo(words, edit->rect().topRight()).x(), words->rect().right());
}

SHOWDOWN_TEST(TestPlayerWords)
#include "tst_playerwords.moc"
