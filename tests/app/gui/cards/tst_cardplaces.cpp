// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/cards/deckentry.h"
#include "app/gui/cards/deckpanel.h"
#include "app/gui/cards/keymenu.h"
#include "app/gui/theme/appearance.h"
#include "tests/app/gui/cards/plainplaces.h"
#include "tests/support/testlook.h"
#include "tests/support/testprogram.h"

#include <QCheckBox>
#include <QContextMenuEvent>
#include <QLabel>
#include <QTest>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

/// The inverse of textOf().
PlacedCard cardIn(const QString& text)
{
    return text == u'?' ? PlacedCard::unknown() : std::get<Card>(parseCard(text.toStdString()));
}

/// A deck panel on a document that is not a table of hands.
struct PlainDeck
{
    PlainDeck()
    {
        QObject::connect(&panel, &DeckPanel::saidSomething, &panel,
                         [this](const QString& text) { said << text; });
        QObject::connect(&panel, &DeckPanel::holderAsked, &panel,
                         [this] { said << QStringLiteral("holder"); });
        panel.resize(820, 196);
        panel.show();
    }

    bool isReady() { return QTest::qWaitForWindowActive(&panel); }

    template <typename T>
    T& find(const char* objectName) const
    {
        return *panel.findChild<T*>(QLatin1String(objectName));
    }

    DeckEntry& entry() const { return find<DeckEntry>("deckEntry"); }

    QPoint keyOf(const QString& card) const
    {
        const auto& grid = find<DeckGrid>("deckGrid");
        return grid.keyRect(DeckKeys::key(cardIn(card))).center().toPoint();
    }

    PlainPlaces places;
    Appearance appearance;
    DeckPanel panel{places, appearance};
    QStringList said;
};

} // namespace

/// The deck on any document: what it asks the document, and what it shows of the answers.
class TestCardPlaces : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void withoutAChoiceOfDecksThereIsNoBox();
    void theHeaderHasTheWordsOfTheDocument();
    void aKeyPlacesItsCard_data();
    void aKeyPlacesItsCard();
    void aRefusalNeedsNoHolder();
    void theFieldShowsAVerdict_data();
    void theFieldShowsAVerdict();
    void returnEntersTheText_data();
    void returnEntersTheText();
    void whatWasRefusedIsFinishedOnce();
    void theFieldFollowsTheDocument();
};

void TestCardPlaces::withoutAChoiceOfDecksThereIsNoBox()
{
    PlainDeck test;
    QVERIFY(test.isReady());
    const auto& box = test.find<QCheckBox>("oneDeckCheck");
    QVERIFY(!box.isVisible());
    test.panel.setFolded(true);
    test.panel.setFolded(false);
    QVERIFY(!box.isVisible());
    QVERIFY(test.entry().isVisible());
    QVERIFY(test.entry().toolTip().contains(u'?'));
}

void TestCardPlaces::theHeaderHasTheWordsOfTheDocument()
{
    PlainDeck test;
    QVERIFY(test.isReady());
    const auto& next = test.find<QLabel>("nextSlotLabel");
    const auto& left = test.find<QLabel>("cardsLeftLabel");
    QCOMPARE(next.text(), QStringLiteral("Hole card number 1"));
    QCOMPARE(next.accessibleName(), QStringLiteral("Next card: Hole card number 1"));
    QCOMPARE(left.text(), QStringLiteral("One deck, 42 of 52 left"));
    test.places.setNext({0, 2});
    QCOMPARE(next.text(), QStringLiteral("Hole card number 3"));
    test.panel.setCompact(true);
    QCOMPARE(next.text(), QStringLiteral("Card 3"));
    QCOMPARE(left.text(), QStringLiteral("42 left"));
}

void TestCardPlaces::aKeyPlacesItsCard_data()
{
    QTest::addColumn<QString>("card");
    QTest::newRow("natural") << QStringLiteral("Kd");
    QTest::newRow("wild") << QStringLiteral("*");
    QTest::newRow("unknown") << QStringLiteral("?");
}

void TestCardPlaces::aKeyPlacesItsCard()
{
    QFETCH(const QString, card);
    PlainDeck test;
    QVERIFY(test.isReady());
    QTest::mouseClick(&test.find<DeckGrid>("deckGrid"), Qt::LeftButton, {}, test.keyOf(card));
    QCOMPARE(test.places.asked(), QStringLiteral("place ") + card);
}

void TestCardPlaces::aRefusalNeedsNoHolder()
{
    PlainDeck test;
    QVERIFY(test.isReady());
    test.places.refusedCard = cardIn(QStringLiteral("Kd"));
    auto& grid = test.find<DeckGrid>("deckGrid");
    QTest::mouseClick(&grid, Qt::LeftButton, {}, test.keyOf(QStringLiteral("Kd")));
    QCOMPARE(test.places.asked(), QString());
    QCOMPARE(test.said, QStringList{QStringLiteral("It cannot be.")});
    const QPoint point = test.keyOf(QStringLiteral("Kd"));
    QContextMenuEvent wanted(QContextMenuEvent::Mouse, point, grid.mapToGlobal(point));
    QApplication::sendEvent(&grid, &wanted);
    auto& menu = test.find<KeyMenu>("keyMenu");
    QVERIFY(menu.isVisible());
    for (const QAction* action : menu.actions())
        QVERIFY2(!action->isEnabled(), qPrintable(action->objectName()));
    menu.close();
}

void TestCardPlaces::theFieldShowsAVerdict_data()
{
    QTest::addColumn<EntryVerdict>("verdict");
    QTest::addColumn<QString>("shown");
    QTest::addColumn<QString>("said"); ///< once Return is pressed
    const QString message = QStringLiteral("Message");
    const QString mistake = QStringLiteral("Mistake");
    const QString slot = QStringLiteral("Hole card number 1");
    QTest::newRow("unfinished") << EntryVerdict{EntryState::none, message, {}} << slot << message;
    QTest::newRow("unfinished, with its fault")
        << EntryVerdict{EntryState::none, message, mistake} << slot << mistake;
    QTest::newRow("wrong") << EntryVerdict{EntryState::wrong, message, {}} << message << message;
    QTest::newRow("wrong, with its fault")
        << EntryVerdict{EntryState::wrong, message, mistake} << message << mistake;
    QTest::newRow("used") << EntryVerdict{EntryState::used, message, {}} << message << QString();
    QTest::newRow("fits") << EntryVerdict{EntryState::fits, message, {}} << message << QString();
}

void TestCardPlaces::theFieldShowsAVerdict()
{
    QFETCH(const EntryVerdict, verdict);
    QFETCH(const QString, shown);
    QFETCH(const QString, said);
    PlainDeck test;
    QVERIFY(test.isReady());
    const auto& line = test.find<QLabel>("nextSlotLabel");
    test.places.verdict = verdict;
    test.places.refusesEntry = true;
    test.entry().setFocus();
    QTest::keyClick(test.panel.windowHandle(), 'x');
    QCOMPARE(test.entry().state(), verdict.state);
    QCOMPARE(line.text(), shown);
    QTest::keyClick(test.panel.windowHandle(), Qt::Key_Return);
    QCOMPARE(test.said.join(u'|'), said);
    QCOMPARE(line.text(), verdict.message);
    QCOMPARE(test.places.asked(), said.isEmpty() ? QStringLiteral("enter x") : QString());
}

void TestCardPlaces::returnEntersTheText_data()
{
    QTest::addColumn<bool>("refused");
    QTest::addColumn<QString>("left");
    QTest::newRow("taken") << false << QString();
    QTest::newRow("refused") << true << QStringLiteral("ks?");
}

void TestCardPlaces::returnEntersTheText()
{
    QFETCH(const bool, refused);
    QFETCH(const QString, left);
    PlainDeck test;
    QVERIFY(test.isReady());
    test.places.verdict.state = EntryState::fits;
    test.places.refusesEntry = refused;
    test.entry().setFocus();
    for (const char key : {'k', 's', '?'})
        QTest::keyClick(test.panel.windowHandle(), key);
    QTest::keyClick(test.panel.windowHandle(), Qt::Key_Return);
    QCOMPARE(test.places.asked(), QStringLiteral("enter ks?"));
    QCOMPARE(test.entry().text(), left);
}

/// A way out for the current text; it does not apply to a text changed since.
void TestCardPlaces::whatWasRefusedIsFinishedOnce()
{
    PlainDeck test;
    test.places.verdict.state = EntryState::used;
    const auto enterRefused = [&test] {
        test.places.refusesEntry = true;
        test.entry().setText(QStringLiteral("Ks"));
        QTest::keyClick(&test.entry(), Qt::Key_Return);
        test.places.asked();
        test.places.refusesEntry = false;
    };
    test.panel.finishEntry();
    QCOMPARE(test.places.asked(), QString());
    enterRefused();
    test.panel.finishEntry();
    QCOMPARE(test.places.asked(), QStringLiteral("finish"));
    QCOMPARE(test.entry().text(), QString());
    enterRefused();
    test.entry().setText(QStringLiteral("Qs"));
    test.panel.finishEntry();
    QCOMPARE(test.places.asked(), QString());
    QCOMPARE(test.entry().text(), QStringLiteral("Qs"));
    enterRefused();
    test.places.refusesEntry = true; // something else was refused since
    test.panel.finishEntry();
    QCOMPARE(test.entry().text(), QStringLiteral("Ks"));
}

void TestCardPlaces::theFieldFollowsTheDocument()
{
    PlainDeck test;
    test.places.verdict = {EntryState::fits, QStringLiteral("Goes there"), {}};
    test.entry().setText(QStringLiteral("Ks"));
    QCOMPARE(test.entry().message(), QStringLiteral("Goes there"));
    int number = 0;
    for (const auto signal :
         {&CardPlaces::changed, &CardPlaces::wordsChanged, &CardPlaces::nextChanged}) {
        test.places.verdict.message = QString::number(++number);
        emit(test.places.*signal)();
        QCOMPARE(test.entry().message(), QString::number(number));
        QCOMPARE(test.entry().accessibleDescription(), QString::number(number));
    }
}

SHOWDOWN_TEST(TestCardPlaces)
#include "tst_cardplaces.moc"
