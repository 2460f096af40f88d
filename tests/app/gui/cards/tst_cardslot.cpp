// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/app/gui/cards/slottest.h"
#include "tests/support/testprogram.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QImage>

using namespace showdown;
using namespace showdown::tests;

/// A slot under single keys, the mouse and the clipboard.
class TestCardSlot : public QObject
{
    Q_OBJECT

private slots:
    void keysMoveAndAsk_data();
    void keysMoveAndAsk();
    void keysWithOtherMeaningsAreLeftAlone_data();
    void keysWithOtherMeaningsAreLeftAlone();
    void theSlotsKeysBeatShortcuts();
    void clicksSelect();
    void clicksBesideTheCardDoNothing();
    void theFocusSelects();
    void theClipboardTakesAndGivesCards();
    void anUnknownCardIsCopiedAndCleared();
    void pastedText_data();
    void pastedText();
    void aPictureIsNoText();
};

void TestCardSlot::keysMoveAndAsk_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<bool>("isFilled");
    QTest::addColumn<QString>("reports");
    const auto row = [](const char* name, int key, bool isFilled, const char* reports) {
        QTest::newRow(name) << key << isFilled << QString::fromLatin1(reports);
    };
    row("left", Qt::Key_Left, true, "left");
    row("right", Qt::Key_Right, true, "right");
    row("up", Qt::Key_Up, true, "up");
    row("down", Qt::Key_Down, true, "down");
    row("home goes to the first slot", Qt::Key_Home, true, "first");
    row("end goes to the last slot", Qt::Key_End, true, "last");
    row("delete clears", Qt::Key_Delete, true, "empty");
    row("delete has nothing to clear", Qt::Key_Delete, false, "");
    row("backspace clears and steps back", Qt::Key_Backspace, true, "empty; back");
    row("backspace in an empty slot steps back", Qt::Key_Backspace, false, "back");
    row("space goes to the deck", Qt::Key_Space, true, "to the deck");
    row("return goes to the deck", Qt::Key_Return, false, "to the deck");
    row("enter on the key pad does as well", Qt::Key_Enter, true, "to the deck");
}

void TestCardSlot::keysMoveAndAsk()
{
    QFETCH(const int, key);
    QFETCH(const bool, isFilled);
    QFETCH(const QString, reports);
    SlotTest test(isFilled ? std::optional(kingOfHearts) : std::nullopt);
    test.press(key);
    QCOMPARE(test.takeReports(), reports);
    test.press(key, Qt::KeypadModifier);
    QCOMPARE(test.takeReports(), reports);
    QCOMPARE(test.slot().card().has_value(), isFilled);
}

void TestCardSlot::keysWithOtherMeaningsAreLeftAlone_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    QTest::newRow("Ctrl+K") << int(Qt::Key_K) << Qt::KeyboardModifiers(Qt::ControlModifier);
    QTest::newRow("Alt+2") << int(Qt::Key_2) << Qt::KeyboardModifiers(Qt::AltModifier);
    QTest::newRow("Ctrl+Shift+C") << int(Qt::Key_C)
                                  << Qt::KeyboardModifiers(Qt::ControlModifier | Qt::ShiftModifier);
    QTest::newRow("Shift+Left") << int(Qt::Key_Left) << Qt::KeyboardModifiers(Qt::ShiftModifier);
    QTest::newRow("F2") << int(Qt::Key_F2) << Qt::KeyboardModifiers();
}

void TestCardSlot::keysWithOtherMeaningsAreLeftAlone()
{
    QFETCH(const int, key);
    QFETCH(const Qt::KeyboardModifiers, modifiers);
    SlotTest test(kingOfHearts);
    test.press(key, modifiers);
    QCOMPARE(test.takeReports(), QString());
    QCOMPARE(test.slot().pendingRank(), QString());
}

void TestCardSlot::theSlotsKeysBeatShortcuts()
{
    SlotTest test(kingOfHearts);
    int triggered = 0;
    for (const auto& keys :
         {QKeySequence(Qt::Key_K), QKeySequence(Qt::Key_Delete), QKeySequence(Qt::CTRL | Qt::Key_C),
          QKeySequence(Qt::CTRL | Qt::Key_D)}) {
        auto* action = new QAction(&test.window());
        action->setShortcut(keys);
        test.window().addAction(action);
        connect(action, &QAction::triggered, &test.window(), [&triggered] { ++triggered; });
    }
    QVERIFY(test.isReady());
    test.slot().setFocus();
    test.takeReports();
    test.type(QStringLiteral("k"));
    test.press(Qt::Key_Delete);
    test.press(Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(triggered, 0);
    test.press(Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(triggered, 1);
}

void TestCardSlot::clicksSelect()
{
    SlotTest test;
    QVERIFY(test.isReady());
    test.click(test.slot().cardRect().center());
    QVERIFY(test.slot().hasFocus());
    QCOMPARE(test.takeReports(), QStringLiteral("selected"));
    test.click(test.slot().cardRect().bottomRight());
    QCOMPARE(test.takeReports(), QStringLiteral("selected"));
}

void TestCardSlot::clicksBesideTheCardDoNothing()
{
    SlotTest test;
    QVERIFY(test.isReady());
    test.slot().clearFocus();
    test.takeReports();
    test.click(QPoint(1, 1));
    test.click(test.slot().cardRect().bottomRight() + QPoint(1, 0));
    QVERIFY(!test.slot().hasFocus());
    QCOMPARE(test.takeReports(), QString());
}

void TestCardSlot::theFocusSelects()
{
    SlotTest test;
    QVERIFY(test.isReady());
    test.slot().clearFocus();
    test.takeReports();
    test.slot().setFocus(Qt::TabFocusReason);
    QCOMPARE(test.takeReports(), QStringLiteral("selected"));
    QFocusEvent windowIsBack(QEvent::FocusIn, Qt::ActiveWindowFocusReason);
    QApplication::sendEvent(&test.slot(), &windowIsBack);
    QCOMPARE(test.takeReports(), QString());
}

void TestCardSlot::theClipboardTakesAndGivesCards()
{
    QClipboard* clipboard = QGuiApplication::clipboard();
    SlotTest test(Card(Rank::ten, Suit::spades));
    test.press(Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(clipboard->text(), QStringLiteral("Ts"));
    QCOMPARE(test.takeReports(), QString());

    test.slot().setCard(Card::joker());
    test.press(Qt::Key_X, Qt::ControlModifier);
    QCOMPARE(clipboard->text(), QStringLiteral("*"));
    QCOMPARE(test.takeReports(), QStringLiteral("empty"));

    test.slot().setCard(std::nullopt);
    test.press(Qt::Key_X, Qt::ControlModifier);
    QCOMPARE(clipboard->text(), QStringLiteral("*")); // nothing to cut
    test.press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(test.takeReports(), QStringLiteral("*"));
}

void TestCardSlot::anUnknownCardIsCopiedAndCleared()
{
    SlotTest test;
    test.slot().setPlaced(PlacedCard::unknown());
    QVERIFY(!test.slot().card()); // it has no face
    test.press(Qt::Key_X, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("?"));
    QCOMPARE(test.takeReports(), QStringLiteral("empty"));
    test.press(Qt::Key_Delete);
    QCOMPARE(test.takeReports(), QStringLiteral("empty"));
    test.slot().makeWild();
    QCOMPARE(test.takeReports(), QStringLiteral("*"));
    QCOMPARE(test.slot().placed(), std::optional(PlacedCard::unknown())); // the owner decides
}

void TestCardSlot::pastedText_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("reports");
    const auto row = [](const char* name, const QString& text, const QString& reports) {
        QTest::newRow(name) << text << reports;
    };
    row("one card", QStringLiteral("Kh"), QStringLiteral("Kh"));
    row("one card with space around it", QStringLiteral(" 10\u2665\n"), QStringLiteral("Th"));
    row("five cards", QStringLiteral("Kh 6c 6h 2s *"), QStringLiteral("Kh 6c 6h 2s *"));
    row("three cards on three lines", QStringLiteral("Kh\n6c\n6h"), QStringLiteral("Kh 6c 6h"));
    row("nothing", QString(), QString());
    row("no card", QStringLiteral("Kx"), noSuchCard);
    row("a long wrong text", QStringLiteral("Kh 6c Qx 2s"),
        QStringLiteral("character 8: 'x' is no suit; one of h d c s"));
}

void TestCardSlot::pastedText()
{
    QFETCH(const QString, text);
    QFETCH(const QString, reports);
    QGuiApplication::clipboard()->setText(text);
    SlotTest test(kingOfHearts);
    test.press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(test.takeReports(), reports);
}

void TestCardSlot::aPictureIsNoText()
{
    QImage picture(4, 4, QImage::Format_RGB32);
    picture.fill(Qt::red);
    QGuiApplication::clipboard()->setImage(picture);
    SlotTest test(kingOfHearts);
    test.press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(test.takeReports(),
             QStringLiteral("A picture cannot be read as cards. Copy them as text, such as Ks 10h "
                            "*."));
}

SHOWDOWN_TEST(TestCardSlot)
#include "tst_cardslot.moc"
