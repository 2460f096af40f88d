// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/session/comparesession.h"
#include "app/gui/table/conflictbar.h"
#include "tests/support/pasting.h"
#include "tests/support/tables.h"
#include "tests/support/testlook.h"
#include "tests/support/testprogram.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QVBoxLayout>
#include <QWindow>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

const QString twoHands = QStringLiteral("2h 3h Qd 5h 6h | 2d 3d - - -");

using Change = void (*)(CompareSession& session);

/// A bar above a text field, in which the user types.
class BarTest
{
public:
    explicit BarTest(const QString& table, DeckKind deck = DeckKind::one)
        : session([&] {
              CardTable start = tableOf(table);
              start.rules.rules.deck = deck;
              return start;
          }())
    {
        QObject::connect(&session, &TableSession::changeRefused, &bar,
                         [this](const CardTable& wanted, const CardConflict& conflict) {
                             bar.offerTable(conflict, wanted);
                         });
        auto* layout = new QVBoxLayout(&window);
        layout->addWidget(&bar);
        layout->addWidget(&field);
        window.resize(820, 120);
        window.show();
        field.setFocus();
    }

    bool isReady() { return QTest::qWaitForWindowActive(&window); }

    void paste(Place place, const char* cards) { pasteCards(session, qt(cards), place); }

    /// The text and the buttons: `Queen … | Swap | Allow duplicates`.
    QString shown() const
    {
        if (!bar.isVisible())
            return {};
        QStringList parts{bar.findChild<QLabel*>(QStringLiteral("conflictBarLabel"))->text()};
        for (const auto* button : bar.findChildren<QPushButton*>()) {
            if (button->isVisible())
                parts << button->text().remove(u'&');
        }
        return parts.join(QStringLiteral(" | "));
    }

    void click(const char* button)
    {
        QTest::mouseClick(bar.findChild<QAbstractButton*>(QLatin1String(button)), Qt::LeftButton);
    }

    QString table() const { return describe(session.table()); }

    CompareSession session;
    QWidget window;
    ConflictBar bar{session, QStringLiteral("conflictBar")};
    QLineEdit field;
};

} // namespace

/// The line that says why a card or a rule was refused.
class TestConflictBar : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void aUsedCardIsSwapped();
    void duplicatesAreAllowed();
    void severalCardsAreNotSwapped();
    void aCardTypedTwiceIsNotSwapped();
    void theFirstOfEachCardIsKept();
    void duplicatesAreLeft();
    void otherRulesAreTakenEitherWay();
    void aReasonOffersNothing();
    void itGoesWithoutAChange_data();
    void itGoesWithoutAChange();
    void itGoesWithTheNextChange_data();
    void itGoesWithTheNextChange();
    void itStaysInAnotherLanguage();
    void everyButtonHasAKey();
};

void TestConflictBar::aUsedCardIsSwapped()
{
    BarTest test(twoHands);
    QSignalSpy placed(&test.bar, &ConflictBar::cardsPlaced);
    QVERIFY(test.isReady());
    QCOMPARE(test.shown(), QString());
    test.paste({1, 0}, "Qd");
    QCOMPARE(test.shown(), QStringLiteral("Queen of diamonds is already in Player 1, card 3. | "
                                          "Swap | Allow duplicates"));
    QCOMPARE(test.bar.findChild<QLabel*>(QStringLiteral("conflictBarLabel"))->accessibleName(),
             QStringLiteral("Queen of diamonds is already in Player 1, card 3. "
                            "With F6: Swap, Allow duplicates."));
    QVERIFY(test.field.hasFocus());
    test.click("conflictBarSwapButton");
    QCOMPARE(test.table(), QStringLiteral("2h 3h 2d 5h 6h | Qd 3d - - -"));
    QCOMPARE(test.session.undoStack().count(), 1);
    QCOMPARE(placed.count(), 1);
    QCOMPARE(test.shown(), QString());
}

void TestConflictBar::duplicatesAreAllowed()
{
    BarTest test(twoHands);
    QVERIFY(test.isReady());
    test.paste({1, 2}, "Qd");
    test.click("conflictBarAllowButton");
    QCOMPARE(test.table(), QStringLiteral("2h 3h Qd 5h 6h | 2d 3d Qd - - [series deck=free]"));
    QCOMPARE(test.session.undoStack().count(), 1);
    QCOMPARE(test.shown(), QString());
}

void TestConflictBar::severalCardsAreNotSwapped()
{
    BarTest test(twoHands);
    QVERIFY(test.isReady());
    test.paste({1, 2}, "Ks Qd");
    QCOMPARE(test.shown(), QStringLiteral("Queen of diamonds is already in Player 1, card 3. | "
                                          "Allow duplicates"));
    test.click("conflictBarAllowButton");
    QCOMPARE(test.table(), QStringLiteral("2h 3h Qd 5h 6h | 2d 3d Ks Qd - [series deck=free]"));
}

void TestConflictBar::aCardTypedTwiceIsNotSwapped()
{
    BarTest test(twoHands);
    QVERIFY(test.isReady());
    test.paste({1, 2}, "Ks Ks");
    QCOMPARE(test.shown(), QStringLiteral("King of spades comes twice | Allow duplicates"));
}

void TestConflictBar::theFirstOfEachCardIsKept()
{
    BarTest test(QStringLiteral("Ks Qs - - - | Ks Qs 2c - -"), DeckKind::free);
    QVERIFY(test.isReady());
    QCOMPARE(test.session.setOneDeck(true), 2);
    test.bar.offerRules({});
    QCOMPARE(test.shown(), QStringLiteral("2 cards are used twice. Keep the first of each? | "
                                          "Keep first | Leave duplicates"));
    test.click("conflictBarKeepFirstButton");
    QCOMPARE(test.table(), QStringLiteral("Ks Qs - - - | - - 2c - -"));
    QCOMPARE(test.session.undoStack().count(), 1);
    QCOMPARE(test.shown(), QString());
}

void TestConflictBar::duplicatesAreLeft()
{
    BarTest test(QStringLiteral("Ks Qs - - - | Ks Qs 2c - -"), DeckKind::free);
    QVERIFY(test.isReady());
    test.bar.offerRules({});
    test.click("conflictBarLeaveButton");
    QCOMPARE(test.table(), QStringLiteral("Ks Qs - - - | Ks Qs 2c - - [series deck=free]"));
    QCOMPARE(test.session.undoStack().count(), 0);
    QCOMPARE(test.shown(), QString());
}

void TestConflictBar::otherRulesAreTakenEitherWay()
{
    const NamedRules standard{Preset::standard, rulesOf(Preset::standard)};
    BarTest test(QStringLiteral("Ks Qs - - - | Ks Qs 2c - -"), DeckKind::free);
    QVERIFY(test.isReady());
    QVERIFY(test.session.setRules(standard));
    test.bar.offerRules(standard);
    test.click("conflictBarLeaveButton");
    QCOMPARE(test.table(), QStringLiteral("Ks Qs - - - | Ks Qs 2c - - [standard deck=free]"));
    QCOMPARE(test.session.undoStack().count(), 1);

    test.session.undoStack().undo();
    test.bar.offerRules(standard);
    test.click("conflictBarKeepFirstButton");
    QCOMPARE(test.table(), QStringLiteral("Ks Qs - - - | - - 2c - - [standard]"));
}

void TestConflictBar::aReasonOffersNothing()
{
    BarTest test(twoHands);
    QVERIFY(test.isReady());
    test.paste({1, 0}, "Qd");
    test.bar.sayWhy(QStringLiteral("Not enough cards left to deal."));
    QCOMPARE(test.shown(), QStringLiteral("Not enough cards left to deal."));
}

void TestConflictBar::itGoesWithoutAChange_data()
{
    QTest::addColumn<QByteArray>("how");
    QTest::newRow("escape wherever the focus is") << QByteArray("escape");
    QTest::newRow("the close button") << QByteArray("close");
}

void TestConflictBar::itGoesWithoutAChange()
{
    QFETCH(const QByteArray, how);
    BarTest test(twoHands);
    QVERIFY(test.isReady());
    test.paste({1, 0}, "Qd");
    QVERIFY(!test.shown().isEmpty());
    if (how == "escape")
        QTest::keyClick(test.window.windowHandle(), Qt::Key_Escape);
    else
        test.click("conflictBarCloseButton");
    QCOMPARE(test.shown(), QString());
    QCOMPARE(test.table(), twoHands);
}

void TestConflictBar::itGoesWithTheNextChange_data()
{
    QTest::addColumn<Change>("change");
    const auto row = [](const char* name, Change change) { QTest::newRow(name) << change; };
    row("a card", [](CompareSession& session) { session.setCard({1, 4}, Card::joker()); });
    row("a name", [](CompareSession& session) { session.setName(0, QStringLiteral("Ada")); });
    row("the lens", [](CompareSession& session) { session.setLens(Category::pair); });
    row("the title",
        [](CompareSession& session) { session.setProperties(QStringLiteral("Flushes"), {}); });
    row("the rules", [](CompareSession& session) {
        NamedRules rules = session.rules();
        rules.rules.naturalBeatsWild = true;
        session.setRules(rules);
    });
    row("the players", [](CompareSession& session) { session.setPlayerCount(3); });
}

void TestConflictBar::itGoesWithTheNextChange()
{
    QFETCH(const Change, change);
    BarTest test(twoHands);
    QVERIFY(test.isReady());
    test.paste({1, 0}, "Qd");
    QVERIFY(!test.shown().isEmpty());
    change(test.session);
    QCOMPARE(test.session.undoStack().count(), 1);
    QCOMPARE(test.shown(), QString());
}

void TestConflictBar::itStaysInAnotherLanguage()
{
    BarTest test(twoHands);
    QVERIFY(test.isReady());
    test.paste({1, 0}, "Qd");
    test.session.retranslate();
    QVERIFY(!test.shown().isEmpty());
}

void TestConflictBar::everyButtonHasAKey()
{
    BarTest test(twoHands);
    QVERIFY(test.isReady());
    for (const auto* button : test.bar.findChildren<QPushButton*>()) {
        QVERIFY2(!button->shortcut().isEmpty(), qPrintable(button->objectName()));
        QVERIFY2(!button->statusTip().isEmpty(), qPrintable(button->objectName()));
    }
    test.paste({1, 0}, "Qd");
    QTest::keyClick(test.window.windowHandle(), Qt::Key_W, Qt::AltModifier);
    QTRY_COMPARE(test.table(), QStringLiteral("2h 3h 2d 5h 6h | Qd 3d - - -"));
}

SHOWDOWN_TEST(TestConflictBar)
#include "tst_conflictbar.moc"
