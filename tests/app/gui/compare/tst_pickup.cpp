// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/drag/cardcarrier.h"
#include "app/gui/drag/carriedcardview.h"
#include "app/narration/cardtext.h"
#include "tests/support/guitest.h"
#include "tests/support/testprogram.h"

#include <QAction>
#include <QStatusBar>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

const QString holding = QStringLiteral("Ks 2h - - - | 3c 4c 5c 6c 7c");

/// The keyboard user, with the focus on the slot `2.2`.
class Keys
{
public:
    Keys() : test(tableOf(holding)) {}

    bool isReady()
    {
        const bool isActive = test.isReady();
        test.slot(2, 2)->setFocus();
        return isActive;
    }

    /// `M Up Left Enter`, each perhaps with Shift+ before it.
    void press(const QString& keys)
    {
        for (const QString& key : keys.split(u' ', Qt::SkipEmptyParts)) {
            const QKeyCombination combination = QKeySequence(key)[0];
            const auto modifiers = combination.keyboardModifiers();
            if (modifiers & Qt::ShiftModifier)
                QTest::keyPress(test.window().windowHandle(), Qt::Key_Shift);
            test.press(combination.key(), modifiers);
            if (modifiers & Qt::ShiftModifier)
                QTest::keyRelease(test.window().windowHandle(), Qt::Key_Shift);
        }
    }

    bool isCarrying() const
    {
        return test.find<CardCarrier>(QStringLiteral("cardCarrier"))->carried().has_value();
    }

    const CarriedCardView& view() const
    {
        return *test.find<CarriedCardView>(QStringLiteral("carriedCard"));
    }

    QString said() const { return test.window().statusBar()->currentMessage(); }

    WindowTest test;
};

} // namespace

/// Carrying cards by keys.
class TestPickUp : public QObject
{
    Q_OBJECT

private slots:
    void keysCarryACard_data();
    void keysCarryACard();
    void theWayIsShownAndSaid();
    void aRowThatIsFullSaysSo();
    void leavingGivesUp();
    void theMenuPicksUp();
    void theMenuPicksAnotherUp();
    void mGoesOnWithNoRank();
    void theWindowMayCloseMeanwhile();
};

void TestPickUp::keysCarryACard_data()
{
    QTest::addColumn<QString>("keys");
    QTest::addColumn<QString>("after");
    QTest::addColumn<QString>("step");
    QTest::addColumn<QString>("focus");
    const auto row = [](const char* name, const char* keys, const QString& after, const char* step,
                        const char* focus) {
        QTest::newRow(name) << qt(keys) << after << qt(step)
                            << QStringLiteral("player%1Card%2Slot").arg(focus[0]).arg(focus[2]);
    };
    const auto t = [](const char* text) { return qt(text); };
    row("onto a card", "M Up Enter", t("Ks 4c - - - | 3c 2h 5c 6c 7c"), "Swap cards", "1.2");
    row("into an empty slot", "M Up End Return", t("Ks 2h - - 4c | 3c - 5c 6c 7c"), "Move card",
        "1.5");
    row("between cards", "M Home Up Shift+Enter", t("4c Ks 2h - - | 3c - 5c 6c 7c"), "Insert card",
        "1.1");
    row("between cards, Shift held all the time", "M Shift+Up Shift+Left Shift+Enter",
        t("4c Ks 2h - - | 3c - 5c 6c 7c"), "Insert card", "1.1");
    row("where it was", "M Enter", holding, "", "2.2");
    row("off the table", "M Up Delete", t("Ks 2h - - - | 3c - 5c 6c 7c"), "Clear card", "2.2");
    row("off the table by Backspace", "M Backspace", t("Ks 2h - - - | 3c - 5c 6c 7c"), "Clear card",
        "2.2");
    row("Escape takes it back", "M Up Esc", holding, "", "2.2");
    row("M takes it back", "M Up M", holding, "", "2.2");
    row("a card is typed instead", "M Up A D", t("Ks Ad - - - | 3c 4c 5c 6c 7c"), "Place card",
        "1.3");
    row("undo gives it up", "M Up Ctrl+Z", holding, "", "1.2");
}

void TestPickUp::keysCarryACard()
{
    QFETCH(const QString, keys);
    QFETCH(const QString, after);
    QFETCH(const QString, step);
    QFETCH(const QString, focus);
    Keys person;
    QVERIFY(person.isReady());
    person.press(keys);
    QCOMPARE(person.test.table(), after);
    QCOMPARE(person.test.session().undoStack().undoText(), step);
    QCOMPARE(person.test.focusName(), focus);
    if (keys.contains(u"Ctrl"))
        return; // there was nothing to undo
    QVERIFY(!person.isCarrying());
    QVERIFY(!person.view().isVisible());
    for (int card = 1; card <= 5; ++card)
        QVERIFY(!(person.test.slot(2, card)->states() & CardState::leftBehind));
}

void TestPickUp::theWayIsShownAndSaid()
{
    Keys person;
    QVERIFY(person.isReady());
    person.press(QStringLiteral("M"));
    QVERIFY(person.test.slot(2, 2)->states() & CardState::leftBehind);
    QVERIFY(person.view().isVisible());
    QCOMPARE(person.said(), QStringLiteral("4♣ is picked up. Arrows choose a slot, Enter drops it, "
                                           "Esc takes it back."));
    QCOMPARE(person.view().accessibleName(), narration::withCardNames(person.said()));
    const QSize size = person.view().size();

    person.press(QStringLiteral("Up"));
    QVERIFY(person.test.slot(1, 2)->states() & CardState::dropHere);
    QCOMPARE(person.said(),
             QStringLiteral("4♣ and 2♥ change places: 4♣ moves to Player 1, card 2"));
    QCOMPARE(person.view().accessibleName(), narration::withCardNames(person.said()));
    QVERIFY(person.view().width() < size.width()); // the sign under it is visible

    QTest::keyPress(person.test.window().windowHandle(), Qt::Key_Shift);
    QCOMPARE(person.said(),
             QStringLiteral("4♣ goes in at Player 1, card 2, and the cards there make room"));
    QTest::keyRelease(person.test.window().windowHandle(), Qt::Key_Shift);
    person.press(QStringLiteral("Esc"));
    QCOMPARE(person.said(), QString());
}

void TestPickUp::aRowThatIsFullSaysSo()
{
    Keys person;
    QVERIFY(person.isReady());
    person.press(QStringLiteral("Up M Down Shift+Enter"));
    QVERIFY(person.isCarrying()); // it may go elsewhere
    QCOMPARE(person.test.table(), holding);
    person.press(QStringLiteral("Enter"));
    QCOMPARE(person.test.table(), QStringLiteral("Ks 4c - - - | 3c 2h 5c 6c 7c"));
}

void TestPickUp::leavingGivesUp()
{
    Keys person;
    QVERIFY(person.isReady());
    person.press(QStringLiteral("M Up Space")); // to the deck
    QVERIFY(!person.isCarrying());
    QCOMPARE(person.test.focusName(), QStringLiteral("deckGrid"));
    QCOMPARE(person.test.table(), holding);
}

void TestPickUp::theMenuPicksUp()
{
    Keys person;
    QVERIFY(person.isReady());
    auto* action = person.test.find<QAction>(QStringLiteral("pickUpCardAction"));
    QVERIFY(action->isEnabled());
    action->trigger();
    QVERIFY(person.isCarrying());
    person.press(QStringLiteral("Esc Up Right"));
    QVERIFY(!action->isEnabled()); // there is no card
    person.press(QStringLiteral("M"));
    QVERIFY(!person.isCarrying());
    QCOMPARE(person.said(), QStringLiteral("There is no card to pick up."));
}

void TestPickUp::theMenuPicksAnotherUp()
{
    Keys person;
    QVERIFY(person.isReady());
    person.press(QStringLiteral("M Right"));
    person.test.find<QAction>(QStringLiteral("pickUpCardAction"))->trigger();
    QVERIFY(!(person.test.slot(2, 2)->states() & CardState::leftBehind));
    QVERIFY(person.test.slot(2, 3)->states() & CardState::leftBehind);
    person.press(QStringLiteral("Up Enter"));
    QCOMPARE(person.test.table(), QStringLiteral("Ks 2h 5c - - | 3c 4c - 6c 7c"));
    QVERIFY(!(person.test.slot(2, 3)->states() & CardState::leftBehind));
}

void TestPickUp::mGoesOnWithNoRank()
{
    Keys person;
    QVERIFY(person.isReady());
    person.press(QStringLiteral("K M"));
    QVERIFY(!person.isCarrying());
    QVERIFY(person.test.text(QStringLiteral("player2ProblemLabel")).contains(u"No such card")
            || person.said().contains(u"No such card"));
    QCOMPARE(person.test.table(), holding);
}

void TestPickUp::theWindowMayCloseMeanwhile()
{
    Keys person;
    QVERIFY(person.isReady());
    person.press(QStringLiteral("M Up"));
    QVERIFY(person.isCarrying());
}

SHOWDOWN_TEST(TestPickUp)
#include "tst_pickup.moc"
