// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/cards/deckpanel.h"
#include "app/gui/drag/cardcarrier.h"
#include "app/gui/exercises/buildfield.h"
#include "app/gui/exercises/deckpopup.h"
#include "app/gui/exercises/openslotmenu.h"
#include "tests/app/gui/exercises/exercisepaneltest.h"
#include "tests/support/testprogram.h"

#include <QAction>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QDrag>
#include <QUndoStack>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

Exercise openPlaces()
{
    BuildGoal goal;
    goal.winners = {2};
    goal.decides = partFromText("kicker 1");
    return exerciseOf(QStringLiteral("Ts Th 4d 4c Qh | Td Tc 4s _ _"), BuildHands{goal});
}

/// "4h", or empty.
QString cardIn(const CardSlot* slot)
{
    return slot->card() ? qt(toText(*slot->card())) : QString();
}

BuildField& fieldOf(const ExercisePanelTest& test)
{
    return *qobject_cast<BuildField*>(test.panel.field());
}

/// Drags with the mouse from a slot, and drops at a point of the screen.
void dragTo(const ExercisePanelTest& test, CardSlot* slot, const QPoint& point)
{
    fieldOf(test).carrier().setDragRunner([point](QDrag&) {
        return DragEnd{Qt::IgnoreAction, true, point};
    });
    const QPoint from = slot->cardRect().center();
    const auto send = [slot](QEvent::Type type, const QPoint& at, Qt::MouseButton button) {
        QMouseEvent event(type, at, slot->mapToGlobal(at), button, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(slot, &event);
    };
    send(QEvent::MouseButtonPress, from, Qt::LeftButton);
    send(QEvent::MouseMove, from + QPoint(30, 30), Qt::NoButton);
}

QPoint middleOf(const CardSlot* slot)
{
    return slot->mapToGlobal(slot->cardRect().center());
}

} // namespace

/// Hands with open places, which get cards in many ways.
class TestBuildField : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }

    void typedCardsGoOnToTheNextPlace();
    void aCardInUseIsRefused();
    void separatorsAloneAreNoCards();
    void theDeckOpensUnderTheSlot();
    void whatIsTypedAfterAClickGoesIntoTheSlot();
    void theDeckCoversNoHand();
    void escapeLeavesTheDeck();
    void cardsArePasted();
    void arrowsMoveAsOnTheScreen_data();
    void arrowsMoveAsOnTheScreen();
    void arrowsPassOverGivenHands();
    void everyPlaceIsInSight();
    void cardsAreCarriedByKeys();
    void cardsAreDragged();
    void theMenuOfASlotWorks();
    void whatWasDoneIsUndoneStepByStep();
    void aClassSeesLargeCards();
};

void TestBuildField::typedCardsGoOnToTheNextPlace()
{
    ExercisePanelTest test(openPlaces());
    QVERIFY(test.isReady());
    test.panel.focusAnswer();
    test.type("kd");
    QCOMPARE(test.focusName(), QStringLiteral("exercisePlayer2Card5Slot"));
    test.type("4h");
    QCOMPARE(cardIn(test.slot(2, 4)), QStringLiteral("Kd"));
    QCOMPARE(cardIn(test.slot(2, 5)), QStringLiteral("4h"));
    test.press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(test.answered(), QStringLiteral("right")); // whichever way round
    test.press(Qt::Key_Delete);
    QCOMPARE(test.text("feedbackTitleLabel"), QString());
    test.press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(test.text("feedbackTextLabel"), QStringLiteral("1 place is still empty."));
    QCOMPARE(test.answered(), QString());
}

void TestBuildField::separatorsAloneAreNoCards()
{
    ExercisePanelTest test(openPlaces());
    QVERIFY(test.isReady());
    test.panel.focusAnswer();
    QApplication::clipboard()->setText(QStringLiteral(" , "));
    test.press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(cardIn(test.slot(2, 4)), QString());
    QCOMPARE(cardIn(test.slot(2, 5)), QString());
}

void TestBuildField::aCardInUseIsRefused()
{
    ExercisePanelTest test(openPlaces());
    QVERIFY(test.isReady());
    test.panel.focusAnswer();
    test.type("qh");
    QCOMPARE(cardIn(test.slot(2, 4)), QString());
    QCOMPARE(test.text("feedbackTextLabel"),
             QStringLiteral("Queen of hearts is already in Player 1, card 5."));
    test.type("kd");
    QCOMPARE(test.text("feedbackTextLabel"), QString());
    test.click(test.slot(2, 5));
    test.clickKey("Qh");
    QCOMPARE(cardIn(test.slot(2, 5)), QString());
    QCOMPARE(test.text("feedbackTextLabel"),
             QStringLiteral("Queen of hearts is already in Player 1, card 5."));
    QVERIFY(QApplication::activePopupWidget()); // for another card
    test.press(Qt::Key_Escape);

    Exercise free = openPlaces();
    free.rules.deck = DeckKind::free;
    test.panel.setExercise(free, {});
    test.panel.focusAnswer();
    test.type("qh");
    QCOMPARE(cardIn(test.slot(2, 4)), QStringLiteral("Qh"));
}

void TestBuildField::theDeckOpensUnderTheSlot()
{
    ExercisePanelTest test(openPlaces());
    QVERIFY(test.isReady());
    test.click(test.slot(2, 5));
    auto* field = qobject_cast<BuildField*>(test.panel.field());
    QVERIFY(field);
    QVERIFY(field->deck().isVisible());
    const CardSlot* slot = test.slot(2, 5);
    const QRect card(slot->mapToGlobal(slot->cardRect().topLeft()), slot->cardRect().size());
    QVERIFY(!field->deck().geometry().intersects(card));
    test.clickKey("4h");
    QCOMPARE(cardIn(test.slot(2, 5)), QStringLiteral("4h"));
    QVERIFY(field->deck().isVisible()); // for the one that is empty
    test.clickKey("Kd");
    QVERIFY(!field->deck().isVisible());
    QCOMPARE(cardIn(test.slot(2, 4)), QStringLiteral("Kd"));
}

/// As in Compare; the keys of a deck that was opened by a key find its cards.
void TestBuildField::whatIsTypedAfterAClickGoesIntoTheSlot()
{
    ExercisePanelTest test(openPlaces());
    QVERIFY(test.isReady());
    test.click(test.slot(2, 5));
    QVERIFY(fieldOf(test).deck().isVisible());
    test.type("4");
    QVERIFY(!fieldOf(test).deck().isVisible());
    test.type("h");
    QCOMPARE(cardIn(test.slot(2, 5)), QStringLiteral("4h"));
    QCOMPARE(test.focusName(), QStringLiteral("exercisePlayer2Card4Slot"));
    test.press(Qt::Key_Space);
    test.type("k");
    QVERIFY(fieldOf(test).deck().isVisible());
    QCOMPARE(cardIn(test.slot(2, 4)), QString());
}

void TestBuildField::theDeckCoversNoHand()
{
    const QString hands = QStringLiteral("Ts _ 4d _ Qh | Td Tc 4s Kd 2c");
    BuildGoal goal;
    goal.winners = {1};
    ExercisePanelTest test(exerciseOf(hands, BuildHands{goal}));
    QVERIFY(test.isReady());
    test.click(test.slot(1, 2)); // the other hand is below it
    const auto* shown = test.find<QWidget>(QStringLiteral("exerciseHands"));
    QVERIFY(fieldOf(test).deck().isVisible());
    const QRect deck = fieldOf(test).deck().geometry();
    QVERIFY(!deck.intersects({shown->mapToGlobal(QPoint()), shown->size()}));
}

void TestBuildField::escapeLeavesTheDeck()
{
    ExercisePanelTest test(openPlaces());
    QVERIFY(test.isReady());
    test.panel.focusAnswer();
    test.press(Qt::Key_Space);
    QVERIFY(QApplication::activePopupWidget());
    test.press(Qt::Key_Escape);
    QVERIFY(!QApplication::activePopupWidget());
    QCOMPARE(test.focusName(), QStringLiteral("exercisePlayer2Card4Slot"));
}

void TestBuildField::cardsArePasted()
{
    ExercisePanelTest test(openPlaces());
    QVERIFY(test.isReady());
    test.panel.focusAnswer();
    QApplication::clipboard()->setText(QStringLiteral("4h Kd 2c"));
    test.press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(cardIn(test.slot(2, 4)), QString());
    QVERIFY(!test.text("feedbackTextLabel").isEmpty()); // there is no room
    QApplication::clipboard()->setText(QStringLiteral("4h Kd"));
    test.press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(cardIn(test.slot(2, 4)), QStringLiteral("4h"));
    QCOMPARE(cardIn(test.slot(2, 5)), QStringLiteral("Kd"));
}

void TestBuildField::arrowsMoveAsOnTheScreen_data()
{
    QTest::addColumn<Qt::LayoutDirection>("direction");
    QTest::newRow("left to right") << Qt::LeftToRight;
    QTest::newRow("right to left") << Qt::RightToLeft;
}

void TestBuildField::arrowsMoveAsOnTheScreen()
{
    QFETCH(const Qt::LayoutDirection, direction);
    BuildGoal goal;
    goal.winners = {2};
    const Exercise exercise =
        exerciseOf(QStringLiteral("Ts _ 4d _ Qh | Td Tc 4s _ _"), BuildHands{goal});
    ExercisePanelTest test(exercise);
    test.window.setLayoutDirection(direction);
    QVERIFY(test.isReady());
    test.panel.focusAnswer();
    const auto x = [&](int player, int card) {
        return test.slot(player, card)->mapTo(&test.panel, QPoint()).x();
    };
    const Qt::Key on = x(1, 4) > x(1, 2) ? Qt::Key_Right : Qt::Key_Left;
    QCOMPARE(on, direction == Qt::LeftToRight ? Qt::Key_Right : Qt::Key_Left);
    test.press(on);
    QCOMPARE(test.focusName(), QStringLiteral("exercisePlayer1Card4Slot"));
    test.press(Qt::Key_Down);
    QCOMPARE(test.focusName(), QStringLiteral("exercisePlayer2Card4Slot"));
    test.press(Qt::Key_End);
    QCOMPARE(test.focusName(), QStringLiteral("exercisePlayer2Card5Slot"));
    test.press(Qt::Key_Up);
    QCOMPARE(test.focusName(), QStringLiteral("exercisePlayer1Card4Slot"));
}

void TestBuildField::arrowsPassOverGivenHands()
{
    BuildGoal goal;
    goal.winners = {3};
    ExercisePanelTest test(exerciseOf(
        QStringLiteral("Ts Th 4d _ Qh | 2h 3h 5h 6h 8h | Td Tc 4s _ _"), BuildHands{goal}));
    QVERIFY(test.isReady());
    test.panel.focusAnswer();
    QCOMPARE(test.focusName(), QStringLiteral("exercisePlayer1Card4Slot"));
    test.press(Qt::Key_Down);
    QCOMPARE(test.focusName(), QStringLiteral("exercisePlayer3Card4Slot"));
    test.press(Qt::Key_Up);
    QCOMPARE(test.focusName(), QStringLiteral("exercisePlayer1Card4Slot"));
}

void TestBuildField::everyPlaceIsInSight()
{
    ExercisePanelTest test(openPlaces());
    QVERIFY(test.isReady());
    for (const int card : {4, 5}) {
        const CardSlot* slot = test.slot(2, card);
        QVERIFY(slot->visibleRegion().contains(slot->cardRect()));
        QCOMPARE(QRegion(slot->cardRect()) - slot->visibleRegion(), QRegion());
    }
}

void TestBuildField::cardsAreCarriedByKeys()
{
    ExercisePanelTest test(openPlaces());
    QVERIFY(test.isReady());
    test.panel.focusAnswer();
    test.type("kd");
    test.press(Qt::Key_Left);
    const int height = test.panel.field()->height();
    const QString usual = test.text("buildNoteLabel");
    test.type("m");
    QVERIFY(test.text("buildNoteLabel") != usual); // how it is put down
    QCOMPARE(test.panel.field()->height(), height);
    test.press(Qt::Key_Right);
    test.press(Qt::Key_Return);
    QCOMPARE(cardIn(test.slot(2, 4)), QString());
    QCOMPARE(cardIn(test.slot(2, 5)), QStringLiteral("Kd"));
    QCOMPARE(test.text("buildNoteLabel"), usual);
    test.type("m");
    test.press(Qt::Key_Left);
    test.press(Qt::Key_Escape);
    QCOMPARE(cardIn(test.slot(2, 5)), QStringLiteral("Kd"));
}

void TestBuildField::cardsAreDragged()
{
    ExercisePanelTest test(openPlaces());
    QVERIFY(test.isReady());
    test.panel.focusAnswer();
    test.type("kd2c");
    dragTo(test, test.slot(2, 4), middleOf(test.slot(2, 5))); // they change places
    QCOMPARE(cardIn(test.slot(2, 4)), QStringLiteral("2c"));
    QCOMPARE(cardIn(test.slot(2, 5)), QStringLiteral("Kd"));
    dragTo(test, test.slot(2, 4), test.panel.field()->mapToGlobal(QPoint(5, 5)));
    QCOMPARE(cardIn(test.slot(2, 4)), QStringLiteral("2c")); // between the places it goes back
    dragTo(test, test.slot(2, 4), test.panel.mapToGlobal(QPoint(5, -5)));
    QCOMPARE(cardIn(test.slot(2, 4)), QString());
    QCOMPARE(cardIn(test.slot(2, 5)), QStringLiteral("Kd"));
}

void TestBuildField::theMenuOfASlotWorks()
{
    ExercisePanelTest test(openPlaces());
    QVERIFY(test.isReady());
    test.panel.focusAnswer();
    test.type("kd");
    // It has no place until it is opened.
    for (const QAction* each : test.find<OpenSlotMenu>(QStringLiteral("openSlotMenu"))->actions())
        QVERIFY2(!each->isEnabled(), qPrintable(each->objectName()));
    const auto openAt = [&](CardSlot* slot) {
        QContextMenuEvent asked(QContextMenuEvent::Mouse, slot->cardRect().center(),
                                middleOf(slot));
        QApplication::sendEvent(slot, &asked);
        return test.find<OpenSlotMenu>(QStringLiteral("openSlotMenu"));
    };
    auto* menu = openAt(test.slot(2, 4));
    QVERIFY(menu->isVisible());
    const auto action = [menu](const char* name) {
        return menu->findChild<QAction*>(QLatin1String(name));
    };
    action("cutOpenSlotAction")->trigger();
    menu->hide();
    QCOMPARE(cardIn(test.slot(2, 4)), QString());
    QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("Kd"));
    openAt(test.slot(2, 5));
    QVERIFY(!action("cutOpenSlotAction")->isEnabled());
    QVERIFY(!action("deleteOpenSlotAction")->isEnabled());
    action("pasteOpenSlotAction")->trigger();
    menu->hide();
    QCOMPARE(cardIn(test.slot(2, 5)), QStringLiteral("Kd"));
    openAt(test.slot(2, 4));
    action("makeOpenSlotWildAction")->trigger();
    menu->hide();
    QCOMPARE(cardIn(test.slot(2, 4)), QStringLiteral("*"));
}

void TestBuildField::whatWasDoneIsUndoneStepByStep()
{
    ExercisePanelTest test(openPlaces());
    QVERIFY(test.isReady());
    QUndoStack& stack = *test.panel.field()->undoStack();
    const auto cards = [&test] { return cardIn(test.slot(2, 4)) + u' ' + cardIn(test.slot(2, 5)); };
    test.panel.focusAnswer();
    test.type("kd4h");
    test.press(Qt::Key_Delete);
    QApplication::clipboard()->setText(QStringLiteral("5c 6c"));
    test.slot(2, 4)->setFocus();
    test.press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(cards(), QStringLiteral("5c 6c"));
    QCOMPARE(stack.undoText(), QStringLiteral("Place cards"));
    test.press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(!test.text("feedbackTitleLabel").isEmpty());
    stack.undo();
    QCOMPARE(test.text("feedbackTitleLabel"), QString()); // it was about another answer
    QCOMPARE(cards(), QStringLiteral("Kd "));
    stack.undo();
    QCOMPARE(cards(), QStringLiteral("Kd 4h"));
    stack.undo();
    stack.undo();
    QCOMPARE(cards(), QStringLiteral(" "));
    QVERIFY(!stack.canUndo());
    while (stack.canRedo())
        stack.redo();
    QCOMPARE(cards(), QStringLiteral("5c 6c"));
    test.press(Qt::Key_Space);
    QVERIFY(fieldOf(test).deck().isVisible());
    QTest::keyClick(fieldOf(test).deck().windowHandle(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(fieldOf(test).deck().isVisible()); // for the place that is empty again
    QCOMPARE(cards(), QStringLiteral("Kd "));
}

void TestBuildField::aClassSeesLargeCards()
{
    ExercisePanelTest test(openPlaces(), {}, 900);
    QVERIFY(test.isReady());
    const auto shown = [&] {
        QCoreApplication::processEvents();
        return test.slot(2, 5)->cardRect().size();
    };
    const QSize before = shown();
    test.panel.setPresenting(true);
    QVERIFY(shown().width() > before.width() * 5 / 4);
    const BuildField& field = fieldOf(test);
    const CardSlot* last = test.slot(2, 5);
    QVERIFY(field.rect().contains(last->mapTo(&field, last->cardRect().bottomRight())));
    test.panel.setPresenting(false);
    QCOMPARE(shown(), before);
}

SHOWDOWN_TEST(TestBuildField)
#include "tst_buildfield.moc"
