// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/app/gui/cards/deckpaneltest.h"
#include "tests/support/testprogram.h"

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

/// The deck under the hands: keys that were clicked, and what the header says.
class TestDeckPanel : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }

    void aClickFillsTheNextSlotAndGoesOn();
    void onAFullTableAnotherClickReplaces();
    void aUsedKeyAsksForItsCard();
    void wildsAreNeverUsedUp();
    void withAFreeDeckEveryCardCanComeAgain();
    void theHeaderSaysWhereTheNextCardGoes_data();
    void theHeaderSaysWhereTheNextCardGoes();
    void theHeaderSaysHowManyCardsAreLeft();
    void compactSaysLess();
    void oneDeckIsRefusedWhileCardsAreUsedTwice();
    void theKeyboardGoesBackToTheHandsAfterOneCard();
    void escapeGoesBackToTheHands();
    void theDeckFoldsToALine();
    void onlyAnotherHeightMovesWhatIsAround();
    void everyControlCanBeFoundAndReached();
};

void TestDeckPanel::aClickFillsTheNextSlotAndGoesOn()
{
    DeckPanelTest test(QStringLiteral("- - Ks - - | - - - - -"));
    QVERIFY(test.isReady());
    for (const char* card : {"Ah", "Qh", "Jh", "*", "2c"})
        test.click(card);
    QCOMPARE(test.table(), QStringLiteral("Ah Qh Ks Jh * | 2c - - - -"));
    QCOMPARE(test.next(), QStringLiteral("2.2"));
    QCOMPARE(test.session.undoStack().count(), 5);
    QCOMPARE(test.asked(), QString());
}

void TestDeckPanel::onAFullTableAnotherClickReplaces()
{
    DeckPanelTest test(QStringLiteral("2h 3h 4h 5h 6h | 2d 3d 4d 5d 6d"));
    QVERIFY(test.isReady());
    test.nextSlot.setPlace({0, 2});
    test.click("As");
    test.click("Ks");
    QCOMPARE(test.table(), QStringLiteral("2h 3h Ks 5h 6h | 2d 3d 4d 5d 6d"));
    QCOMPARE(test.next(), QStringLiteral("1.3"));
}

void TestDeckPanel::aUsedKeyAsksForItsCard()
{
    DeckPanelTest test(QStringLiteral("2h 3h 4h 5h 6h | 2d 3d - - -"));
    QVERIFY(test.isReady());
    test.nextSlot.setPlace({1, 2});
    QSignalSpy holders(&test.panel, &DeckPanel::holderAsked);
    test.click("4h");
    QCOMPARE(test.table(), QStringLiteral("2h 3h 4h 5h 6h | 2d 3d - - -"));
    QCOMPARE(test.next(), QStringLiteral("2.3"));
    QCOMPARE(test.said(), QStringLiteral("Four of hearts is already in Player 1, card 3."));
    QCOMPARE(holders.count(), 1);
    QCOMPARE(holders[0][0].value<Place>(), (Place{0, 2}));
    QCOMPARE(test.asked(), QString());
}

void TestDeckPanel::wildsAreNeverUsedUp()
{
    DeckPanelTest test(QStringLiteral("- - - - - | - - - - -"));
    QVERIFY(test.isReady());
    for (int wild = 0; wild < 10; ++wild)
        test.click("*");
    QCOMPARE(test.table(), QStringLiteral("* * * * * | * * * * *"));
    QCOMPARE(test.text("cardsLeftLabel"), QStringLiteral("52 of 52 left"));
}

void TestDeckPanel::withAFreeDeckEveryCardCanComeAgain()
{
    DeckPanelTest test(QStringLiteral("Ks - - - - | - - - - -"));
    QVERIFY(test.isReady());
    test.nextSlot.setPlace({0, 1});
    QTest::mouseClick(test.find<QCheckBox>("oneDeckCheck"), Qt::LeftButton);
    QCOMPARE(test.session.rules().rules.deck, DeckKind::free);
    QCOMPARE(test.text("cardsLeftLabel"), QString());
    test.click("Ks");
    QCOMPARE(test.table(), QStringLiteral("Ks Ks - - - | - - - - - [series deck=free]"));
    QCOMPARE(test.session.undoStack().count(), 2);
}

void TestDeckPanel::theHeaderSaysWhereTheNextCardGoes_data()
{
    QTest::addColumn<Place>("place");
    QTest::addColumn<QString>("text");

    QTest::newRow("an empty slot") << Place{1, 3} << "Player 2, card 4";
    QTest::newRow("a wild is replaced") << Place{1, 0} << "Player 2, card 1 (replaces the wild)";
    QTest::newRow("a card is replaced") << Place{1, 1} << "Player 2, card 2 (replaces 10♥)";
    QTest::newRow("a player with a name") << Place{0, 4} << "Ada, card 5";
}

void TestDeckPanel::theHeaderSaysWhereTheNextCardGoes()
{
    QFETCH(const Place, place);
    QFETCH(const QString, text);
    DeckPanelTest test(QStringLiteral("- - - - - | * Th - - -"));
    QVERIFY(test.isReady());
    test.nextSlot.setPlace(place);
    test.session.setName(0, QStringLiteral("Ada"));
    QCOMPARE(test.text("nextSlotLabel"), text);
    test.panel.resize(10, 10);
    QVERIFY(!test.find<FittingLabel>("nextSlotLabel")->toolTip().isEmpty());
}

void TestDeckPanel::theHeaderSaysHowManyCardsAreLeft()
{
    DeckPanelTest test(QStringLiteral("Ks * 2h - - | - - - - -"));
    QVERIFY(test.isReady());
    QCOMPARE(test.text("cardsLeftLabel"), QStringLiteral("50 of 52 left"));
    test.nextSlot.setPlace({0, 3});
    test.click("Ad");
    QCOMPARE(test.text("cardsLeftLabel"), QStringLiteral("49 of 52 left"));
    test.session.undoStack().undo();
    QCOMPARE(test.text("cardsLeftLabel"), QStringLiteral("50 of 52 left"));
}

void TestDeckPanel::compactSaysLess()
{
    DeckPanelTest test(QStringLiteral("Ks * 2h - - | - - - - -"));
    QVERIFY(test.isReady());
    test.nextSlot.setPlace({0, 1});
    test.panel.setCompact(true);
    QCOMPARE(test.text("nextSlotLabel"), QStringLiteral("Player 1, card 2"));
    QCOMPARE(test.find<QLabel>("nextSlotLabel")->accessibleName(),
             QStringLiteral("Next card: Player 1, card 2 (replaces the wild)"));
    QCOMPARE(test.text("cardsLeftLabel"), QStringLiteral("50 left"));
}

void TestDeckPanel::oneDeckIsRefusedWhileCardsAreUsedTwice()
{
    DeckPanelTest test(QStringLiteral("Ks - - - - | - - - - -"));
    QVERIFY(test.isReady());
    auto* oneDeck = test.find<QCheckBox>("oneDeckCheck");
    QVERIFY(oneDeck->isChecked());
    QTest::keyClick(test.panel.windowHandle(), Qt::Key_N, Qt::AltModifier);
    QTRY_VERIFY(!oneDeck->isChecked()); // a key presses a button for a moment

    test.nextSlot.setPlace({1, 0});
    test.click("Ks");
    QTest::mouseClick(oneDeck, Qt::LeftButton);
    QVERIFY(!oneDeck->isChecked());
    QCOMPARE(test.asked(), QStringLiteral("one deck"));
    test.session.clearPlayer(1);
    QTest::mouseClick(oneDeck, Qt::LeftButton);
    QVERIFY(oneDeck->isChecked());
    QCOMPARE(test.session.rules().rules.deck, DeckKind::one);
    QCOMPARE(test.asked(), QString());
}

void TestDeckPanel::theKeyboardGoesBackToTheHandsAfterOneCard()
{
    DeckPanelTest test(QStringLiteral("- - - - - | - - - - -"));
    QVERIFY(test.isReady());
    test.panel.enterFromHands();
    QCOMPARE(test.focusName(), QStringLiteral("deckGrid"));
    test.type("kh");
    test.press(Qt::Key_Return);
    QCOMPARE(test.table(), QStringLiteral("Kh - - - - | - - - - -"));
    QCOMPARE(test.asked(), QStringLiteral("hands"));

    test.find<QLineEdit>("deckEntry")->setFocus(); // who comes with Tab stays
    test.press(Qt::Key_Tab);
    QCOMPARE(test.focusName(), QStringLiteral("deckGrid"));
    test.type("q");
    test.press(Qt::Key_Space);
    QCOMPARE(test.table(), QStringLiteral("Kh Qh - - - | - - - - -"));
    QCOMPARE(test.asked(), QString());
}

void TestDeckPanel::escapeGoesBackToTheHands()
{
    DeckPanelTest test(QStringLiteral("- - - - - | - - - - -"));
    QVERIFY(test.isReady());
    test.panel.enterFromHands();
    test.press(Qt::Key_Escape);
    QCOMPARE(test.asked(), QStringLiteral("hands"));
    test.find<QLineEdit>("deckEntry")->setFocus();
    test.type("Ks");
    test.press(Qt::Key_Escape);
    QCOMPARE(test.find<QLineEdit>("deckEntry")->text(), QString());
    QCOMPARE(test.asked(), QString());
    test.press(Qt::Key_Escape);
    QCOMPARE(test.asked(), QStringLiteral("hands"));
    QCOMPARE(test.session.undoStack().count(), 0);
}

void TestDeckPanel::theDeckFoldsToALine()
{
    DeckPanelTest test(QStringLiteral("- - - - - | - - - - -"));
    QSignalSpy folded(&test.panel, &DeckPanel::foldedChanged);
    QVERIFY(test.isReady());
    test.panel.enterFromHands();
    auto* fold = test.find<QToolButton>("foldDeckButton");
    QCOMPARE(fold->accessibleName(), QStringLiteral("Fold the deck"));
    QTest::mouseClick(fold, Qt::LeftButton);
    QVERIFY(test.panel.isFolded());
    QCOMPARE(folded.count(), 1);
    QCOMPARE(test.panel.sizeHint().height(), 26);
    QVERIFY(!test.grid().isVisible());
    QCOMPARE(test.text("nextSlotLabel"), QStringLiteral("Player 1, card 1"));
    QCOMPARE(test.asked(), QStringLiteral("hands"));
    QCOMPARE(fold->accessibleName(), QStringLiteral("Show the deck"));

    test.panel.setFolded(true);
    QCOMPARE(folded.count(), 1);
    test.panel.enterFromHands();
    QVERIFY(!test.panel.isFolded());
    QCOMPARE(test.focusName(), QStringLiteral("deckGrid"));
}

void TestDeckPanel::onlyAnotherHeightMovesWhatIsAround()
{
    class Around : public QWidget
    {
    public:
        int takeLayouts()
        {
            QCoreApplication::sendPostedEvents();
            return std::exchange(m_layouts, 0);
        }

    protected:
        bool event(QEvent* event) override
        {
            m_layouts += event->type() == QEvent::LayoutRequest ? 1 : 0;
            return QWidget::event(event);
        }

    private:
        int m_layouts = 0;
    };
    Around around;
    DeckPanelTest test(QStringLiteral("2h 3h 4h 5h 6h | 2d 3d - - -"));
    test.panel.setParent(&around);
    test.panel.show();
    around.show();
    QVERIFY(QTest::qWaitForWindowExposed(&around));
    around.takeLayouts();
    for (const char* card : {"9s", "Ts", "Js"}) {
        test.grid().pick(DeckKeys::key(std::get<Card>(parseCard(card))));
        QCOMPARE(around.takeLayouts(), 0);
    }
    test.panel.setFolded(true);
    QCOMPARE_GT(around.takeLayouts(), 0);
    test.panel.setFolded(false);
    QCOMPARE_GT(around.takeLayouts(), 0);
}

void TestDeckPanel::everyControlCanBeFoundAndReached()
{
    DeckPanelTest test(QStringLiteral("- - - - - | - - - - -"));
    QVERIFY(test.isReady());
    QStringList reached;
    test.find<QToolButton>("foldDeckButton")->setFocus();
    for (int stop = 0; stop < 4; ++stop) {
        reached << test.focusName();
        test.press(Qt::Key_Tab);
    }
    QCOMPARE(reached.join(u' '), QStringLiteral("foldDeckButton oneDeckCheck deckEntry deckGrid"));
    for (const QString& name : reached) {
        const auto* control = test.panel.findChild<QWidget*>(name);
        QVERIFY2(!control->statusTip().isEmpty(), qPrintable(name));
        QAccessibleInterface* access =
            QAccessible::queryAccessibleInterface(const_cast<QWidget*>(control));
        QVERIFY2(!access->text(QAccessible::Name).isEmpty(), qPrintable(name));
    }
}

SHOWDOWN_TEST(TestDeckPanel)
#include "tst_deckpanel.moc"
