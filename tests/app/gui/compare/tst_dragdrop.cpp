// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/cards/deckgrid.h"
#include "app/gui/compare/workinghandview.h"
#include "app/gui/drag/cardcarrier.h"
#include "tests/support/guitest.h"
#include "tests/support/testprogram.h"

#include <QDrag>
#include <QDragEnterEvent>
#include <QMimeData>
#include <QPushButton>
#include <QStatusBar>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

/// The target of a drag: a slot `2.1`, a key `Ah`, the `panel` of the first player beside its
/// cards, the `page` beside all panels, or `outside` of the window.
QPoint pointOf(const WindowTest& test, const QString& place)
{
    const auto in = [&test](const QWidget& widget, const QPoint& point) {
        return widget.mapTo(&test.window(), point);
    };
    if (place == u"outside")
        return {-100, -100};
    if (place == u"panel")
        return in(*test.find<QWidget>(QStringLiteral("player1Panel")), {30, 100});
    if (place == u"page") {
        const auto& page = *test.find<QWidget>(QStringLiteral("compareArea"));
        return in(page, {20, page.height() - 3});
    }
    if (place.contains(u'.')) {
        const CardSlot& slot = *test.slot(place.at(0).digitValue(), place.at(2).digitValue());
        return in(slot, slot.cardRect().center());
    }
    const auto& deck = *test.find<DeckGrid>(QStringLiteral("deckGrid"));
    const Card card = std::get<Card>(parseCard(place.toStdString()));
    return in(deck, deck.keyRect(DeckKeys::key(card)).center().toPoint());
}

/// Dragging cards, and the events that a platform sends meanwhile.
class Drags
{
public:
    explicit Drags(WindowTest& test) : m_test(test)
    {
        carrier().setDragRunner([this](QDrag& drag) { return run(*drag.mimeData()); });
    }

    CardCarrier& carrier() { return *m_test.find<CardCarrier>(QStringLiteral("cardCarrier")); }

    /// Drags to a place and drops there, or gives up with Escape.
    void drag(const QString& from, const QString& to, Qt::KeyboardModifiers modifiers = {},
              bool escape = false)
    {
        m_to = pointOf(m_test, to);
        m_isOutside = to == u"outside";
        m_modifiers = modifiers;
        m_escape = escape;
        m_ran = false;
        const QPoint start = pointOf(m_test, from);
        QWindow* window = m_test.window().windowHandle();
        QTest::mousePress(window, Qt::LeftButton, {}, start);
        QTest::mouseMove(window, start + QPoint(0, 2)); // not far enough
        QVERIFY(!m_ran);
        QTest::mouseMove(window, start + QPoint(0, -90));
        QTest::mouseRelease(window, Qt::LeftButton, {}, start + QPoint(0, -90));
    }

    /// Does what the platform does from the first move on.
    DragEnd run(const QMimeData& data)
    {
        m_ran = true;
        QWidget& page = *m_test.find<QWidget>(QStringLiteral("compareArea"));
        const QPoint point = page.mapFrom(&m_test.window(), m_to);
        const QPoint onScreen = m_test.window().mapToGlobal(m_to);
        const auto actions = Qt::CopyAction | Qt::MoveAction;
        if (m_isOutside)
            return {Qt::IgnoreAction, !m_escape, onScreen};
        QDragEnterEvent enter(QPoint(1, 1), actions, &data, Qt::LeftButton, m_modifiers);
        QApplication::sendEvent(&page, &enter);
        QDragMoveEvent move(point, actions, &data, Qt::LeftButton, m_modifiers);
        QApplication::sendEvent(&page, &move);
        sign = signs();
        said = m_test.window().statusBar()->currentMessage();
        if (move.isAccepted() && !m_escape) {
            QDropEvent drop(point, actions, &data, {}, m_modifiers);
            QApplication::sendEvent(&page, &drop);
            return {drop.dropAction(), true, onScreen};
        }
        QDragLeaveEvent leave;
        QApplication::sendEvent(&page, &leave);
        return {Qt::IgnoreAction, !m_escape, onScreen};
    }

    void setGoal(const QString& to, Qt::KeyboardModifiers modifiers = {})
    {
        m_to = pointOf(m_test, to);
        m_modifiers = modifiers;
    }

    /// The slots that show any sign of a drag: `1.2 left 2.1 drop`.
    QString signs() const
    {
        QStringList found;
        for (int player = 1; player <= m_test.session().playerCount(); ++player) {
            for (int card = 1; card <= 5; ++card) {
                const CardStates states = m_test.slot(player, card)->states();
                const QString place = QStringLiteral("%1.%2 ").arg(player).arg(card);
                if (states & CardState::leftBehind)
                    found << place + QStringLiteral("left");
                if (states & CardState::dropHere)
                    found << place + QStringLiteral("drop");
                if (states & CardState::cannotDrop)
                    found << place + QStringLiteral("stop");
            }
        }
        return found.join(u' ');
    }

    bool hasRun() const { return m_ran; }

    QString sign; ///< while the pointer was over the goal
    QString said;

private:
    WindowTest& m_test;
    QPoint m_to;
    Qt::KeyboardModifiers m_modifiers;
    bool m_isOutside = false;
    bool m_escape = false;
    bool m_ran = false;
};

const QString twoPlayers = QStringLiteral("Ks 2h - - - | 3c 4c 5c 6c 7c");

} // namespace

/// Dragging cards, and text from elsewhere.
class TestDragDrop : public QObject
{
    Q_OBJECT

private slots:
    void aCardIsDragged_data();
    void aCardIsDragged();
    void aRefusedKeyOffersAWayOut();
    void theNextSlotFollowsTheDrop();
    void noWorkingCardStaysOutlined();
    void aShortMoveStaysAClick();
    void textIsPastedWhereItIsDropped();
    void nothingIsDraggedWhileStepping();
};

void TestDragDrop::aCardIsDragged_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QString>("how"); ///< Shift, Escape
    QTest::addColumn<QString>("after");
    QTest::addColumn<QString>("step");
    QTest::addColumn<QString>("sign");
    QTest::addColumn<QString>("said");
    const auto row = [](const char* name, const char* from, const char* to, const char* how,
                        const QString& after, const char* step, const char* sign,
                        const char* said) {
        QTest::newRow(name) << qt(from) << qt(to) << qt(how) << after << qt(step) << qt(sign)
                            << QString::fromUtf8(said);
    };
    const auto t = [](const char* text) { return qt(text); };
    row("a key into an empty slot", "Ah", "1.4", "", t("Ks 2h - Ah - | 3c 4c 5c 6c 7c"),
        "Place card", "1.4 drop", "A♥ goes to Player 1, card 4");
    row("a key onto a card", "Ah", "1.1", "", t("Ah 2h - - - | 3c 4c 5c 6c 7c"), "Replace card",
        "1.1 drop", "A♥ goes to Player 1, card 1 and replaces K♠");
    row("a key between cards", "Ah", "1.1", "Shift", t("Ah Ks 2h - - | 3c 4c 5c 6c 7c"),
        "Insert card", "1.1 drop", "A♥ goes in at Player 1, card 1, and the cards there make room");
    row("a key into a full row", "Ah", "2.1", "Shift", twoPlayers, "", "2.1 stop",
        "There is no room for one more card.");
    row("the wild", "*", "1.3", "", t("Ks 2h * - - | 3c 4c 5c 6c 7c"), "Place card", "1.3 drop",
        "★ goes to Player 1, card 3");
    row("a used key", "3c", "1.3", "", twoPlayers, "", "1.3 stop",
        "Three of clubs is already in Player 2, card 1.");
    row("a key beside the slots", "Ah", "panel", "", twoPlayers, "", "", "");
    row("a key beside the panels", "Ah", "page", "", twoPlayers, "", "", "");
    row("a key out of the window", "Ah", "outside", "", twoPlayers, "", "", "");
    row("a card into an empty slot", "2.2", "1.5", "", t("Ks 2h - - 4c | 3c - 5c 6c 7c"),
        "Move card", "1.5 drop 2.2 left", "4♣ moves to Player 1, card 5");
    row("a card onto a card", "2.2", "1.1", "", t("4c 2h - - - | 3c Ks 5c 6c 7c"), "Swap cards",
        "1.1 drop 2.2 left", "4♣ and K♠ change places: 4♣ moves to Player 1, card 1");
    row("a card between cards", "2.5", "2.2", "Shift", t("Ks 2h - - - | 3c 7c 4c 5c 6c"),
        "Insert card", "2.2 drop 2.5 left",
        "7♣ goes in at Player 2, card 2, and the cards there make room");
    row("a card where it lies", "2.2", "2.2", "", twoPlayers, "", "2.2 left",
        "4♣ stays where it is");
    row("a card beside the slots", "2.2", "panel", "", twoPlayers, "", "2.2 left", "");
    row("a card beside the panels", "2.2", "page", "", t("Ks 2h - - - | 3c - 5c 6c 7c"),
        "Clear card", "2.2 left", "4♣ is taken off the table");
    row("a card out of the window", "2.2", "outside", "", t("Ks 2h - - - | 3c - 5c 6c 7c"),
        "Clear card", "", "");
    row("a card into the deck", "2.2", "Ah", "", t("Ks 2h - - - | 3c - 5c 6c 7c"), "Clear card",
        "2.2 left", "4♣ is taken off the table");
    row("Escape over a slot", "2.2", "1.5", "Escape", twoPlayers, "", "1.5 drop 2.2 left",
        "4♣ moves to Player 1, card 5");
    row("Escape outside of the window", "2.2", "outside", "Escape", twoPlayers, "", "", "");
}

void TestDragDrop::aCardIsDragged()
{
    QFETCH(const QString, from);
    QFETCH(const QString, to);
    QFETCH(const QString, how);
    QFETCH(const QString, after);
    QFETCH(const QString, step);
    QFETCH(const QString, sign);
    QFETCH(const QString, said);
    WindowTest test(tableOf(twoPlayers));
    QVERIFY(test.isReady());
    Drags person(test);
    person.drag(from, to, how == u"Shift" ? Qt::ShiftModifier : Qt::NoModifier, how == u"Escape");
    QVERIFY(person.hasRun());
    QCOMPARE(test.table(), after);
    QCOMPARE(test.session().undoStack().undoText(), step);
    QCOMPARE(person.sign, sign);
    QCOMPARE(person.said, said);
    QCOMPARE(person.signs(), QString()); // nothing is left of it
    QVERIFY(!person.carrier().carried());
    test.session().undoStack().undo();
    QCOMPARE(test.table(), twoPlayers);
}

void TestDragDrop::aRefusedKeyOffersAWayOut()
{
    WindowTest test(tableOf(twoPlayers));
    QVERIFY(test.isReady());
    Drags person(test);
    person.drag(QStringLiteral("3c"), QStringLiteral("1.3"));
    QCOMPARE(test.text(QStringLiteral("conflictBarLabel")),
             QStringLiteral("Three of clubs is already in Player 2, card 1."));
    test.click(test.find<QPushButton>(QStringLiteral("conflictBarSwapButton")));
    QCOMPARE(test.table(), QStringLiteral("Ks 2h 3c - - | - 4c 5c 6c 7c"));
}

void TestDragDrop::theNextSlotFollowsTheDrop()
{
    WindowTest test(tableOf(twoPlayers));
    QVERIFY(test.isReady());
    Drags person(test);
    person.drag(QStringLiteral("Ah"), QStringLiteral("1.4"));
    QVERIFY(test.slot(1, 5)->states() & CardState::next); // as after a click
    person.drag(QStringLiteral("2.2"), QStringLiteral("1.1"));
    QVERIFY(test.slot(1, 1)->states() & CardState::next);
}

/// No event reports that the pointer left with the card.
void TestDragDrop::noWorkingCardStaysOutlined()
{
    WindowTest test(tableOf(QStringLiteral("Ks 2h 9c 8d 4s | 3c 4c 5c 6c 7c")));
    QVERIFY(test.isReady());
    Drags person(test);
    person.drag(QStringLiteral("1.1"), QStringLiteral("2.3"));
    QCOMPARE(test.table(), QStringLiteral("5c 2h 9c 8d 4s | 3c 4c Ks 6c 7c"));
    const auto* working = test.find<WorkingHandView>(QStringLiteral("player1WorkingHand"));
    for (int position = 0; position < 5; ++position)
        QVERIFY(!working->isOutlined(position));
}

void TestDragDrop::aShortMoveStaysAClick()
{
    WindowTest test(tableOf(twoPlayers));
    QVERIFY(test.isReady());
    Drags person(test);
    QWindow* window = test.window().windowHandle();
    const QPoint key = pointOf(test, QStringLiteral("Ah"));
    QTest::mousePress(window, Qt::LeftButton, {}, key - QPoint(12, 0));
    QTest::mouseMove(window, key + QPoint(12, 0)); // still on the key
    QTest::mouseRelease(window, Qt::LeftButton, {}, key + QPoint(12, 0));
    QCOMPARE(test.table(), QStringLiteral("Ks 2h Ah - - | 3c 4c 5c 6c 7c"));

    const QPoint card = pointOf(test, QStringLiteral("2.2"));
    QTest::mousePress(window, Qt::LeftButton, {}, card);
    QTest::mouseMove(window, card + QPoint(3, 3));
    QTest::mouseRelease(window, Qt::LeftButton, {}, card + QPoint(3, 3));
    QVERIFY(test.slot(2, 2)->states() & CardState::next);
    QTest::mouseMove(window, card + QPoint(30, 30)); // without a button
    QVERIFY(!person.hasRun());
}

void TestDragDrop::textIsPastedWhereItIsDropped()
{
    WindowTest test(tableOf(twoPlayers));
    QVERIFY(test.isReady());
    Drags person(test);
    QMimeData text;
    text.setText(QStringLiteral("Qd Jd"));
    person.setGoal(QStringLiteral("1.3"));
    person.run(text);
    QCOMPARE(person.sign, QStringLiteral("1.3 drop"));
    QCOMPARE(test.table(), QStringLiteral("Ks 2h Qd Jd - | 3c 4c 5c 6c 7c"));

    text.setText(QStringLiteral("some words"));
    person.run(text);
    QCOMPARE(person.sign, QStringLiteral("1.3 stop"));
    QVERIFY2(person.said.startsWith(QStringLiteral("There is no card in the text.")),
             qPrintable(person.said));
    QCOMPARE(test.session().undoStack().count(), 1);

    text.setText(QStringLiteral("Kh Kd | Qh Qd\n--rules standard"));
    person.run(text);
    QCOMPARE(test.table(), QStringLiteral("Kh Kd - - - | Qh Qd - - - [standard]"));
    QCOMPARE(test.session().undoStack().undoText(), QStringLiteral("Paste hands"));
}

void TestDragDrop::nothingIsDraggedWhileStepping()
{
    WindowTest test;
    QVERIFY(test.isReady());
    Drags person(test);
    test.press(Qt::Key_F5);
    QVERIFY(test.find<QWidget>(QStringLiteral("arenaView"))->isVisible());
    person.carrier().dragFromDeck(Card(Rank::ace, Suit::spades));
    person.carrier().dragFromSlot({0, 0}, {});
    person.carrier().pickUp({0, 0});
    QVERIFY(!person.hasRun());
    QVERIFY(!person.carrier().carried());
}

SHOWDOWN_TEST(TestDragDrop)
#include "tst_dragdrop.moc"
