// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/cards/cardslot.h"
#include "app/gui/drag/cardcarrier.h"
#include "app/gui/drag/slotfield.h"
#include "app/gui/theme/appearance.h"
#include "tests/app/gui/cards/plainplaces.h"
#include "tests/support/testlook.h"
#include "tests/support/testprogram.h"

#include <QDrag>
#include <QDragEnterEvent>
#include <QMimeData>
#include <QTest>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

/// Three slots side by side on a page, in a panel with room below them; the rest is page.
class PlainField : public SlotField
{
public:
    explicit PlainField(const Appearance& appearance)
    {
        page.resize(400, 300);
        panel.setGeometry(0, 0, 400, 200);
        for (int slot = 0; slot < 3; ++slot) {
            m_slots[static_cast<std::size_t>(slot)] = new CardSlot(appearance, &panel);
            slotAt({0, slot}).move(10 + 120 * slot, 10);
        }
        page.show();
    }

    std::vector<Place> places() const override { return {{0, 0}, {0, 1}, {0, 2}}; }
    CardSlot& slotAt(Place place) const override
    {
        return *m_slots[static_cast<std::size_t>(place.slot)];
    }
    std::optional<Place> placeAt(const QPoint& point) const override
    {
        for (const Place place : places()) {
            if (slotAt(place).rect().contains(slotAt(place).mapFromGlobal(point)))
                return place;
        }
        return std::nullopt;
    }
    bool isPanelAt(const QPoint& point) const override
    {
        return panel.rect().contains(panel.mapFromGlobal(point));
    }
    bool showsSlots() const override { return isShown; }
    void focusSlot(Place place) override { slotAt(place).setFocus(); }

    /// The point of a slot, from 1; 0 is beside them in the panel, -1 below it.
    QPoint pointOf(int slot) const
    {
        if (slot < 1)
            return page.mapToGlobal(QPoint(200, slot < 0 ? 290 : 195));
        const CardSlot& at = slotAt({0, slot - 1});
        return at.mapToGlobal(at.cardRect().center());
    }

    QWidget page;
    QWidget panel{&page};
    bool isShown = true;

private:
    std::array<CardSlot*, 3> m_slots{};
};

/// Carrying cards between these slots, in a document that records it.
class PlainCarrying
{
public:
    PlainCarrying()
    {
        places.cards = {PlacedCard::unknown(), Card(Rank::king, Suit::spades), std::nullopt};
        QObject::connect(&carrier, &CardCarrier::said, &carrier, [this](const QString& now) {
            if (!now.isEmpty())
                said = now;
        });
        carrier.setDragRunner([this](QDrag& drag) { return run(*drag.mimeData()); });
    }

    bool isReady() { return QTest::qWaitForWindowActive(&field.page); }

    void press(const QString& keys)
    {
        for (const QString& key : keys.split(u' ', Qt::SkipEmptyParts)) {
            const QKeyCombination combination = QKeySequence(key)[0];
            QTest::keyClick(field.page.windowHandle(), combination.key(),
                            combination.keyboardModifiers());
        }
    }

    /// Drops a dragged card at a place of PlainField::pointOf().
    DragEnd run(const QMimeData& data)
    {
        text = data.text();
        const QPoint point = field.pointOf(goal);
        enter(data, point);
        QDropEvent drop(field.page.mapFromGlobal(point), Qt::CopyAction | Qt::MoveAction, &data, {},
                        {});
        QApplication::sendEvent(&field.page, &drop);
        return {drop.isAccepted() ? Qt::MoveAction : Qt::IgnoreAction, true, point};
    }

    /// The event that the platform sends first during a drag.
    void enter(const QMimeData& data, const QPoint& point)
    {
        QDragEnterEvent event(field.page.mapFromGlobal(point), Qt::CopyAction | Qt::MoveAction,
                              &data, Qt::LeftButton, {});
        QApplication::sendEvent(&field.page, &event);
    }

    Appearance appearance;
    PlainPlaces places;
    PlainField field{appearance};
    CardCarrier& carrier = *new CardCarrier(places, field, appearance, field.page);
    int goal = 0;
    QString text; ///< of the card that was dragged last
    QString said;
};

} // namespace

/// Carrying cards, known or unknown, in any document.
class TestCardCarrier : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useTestLook(); }
    void keysCarryACard_data();
    void keysCarryACard();
    void theMouseCarriesACard_data();
    void theMouseCarriesACard();
    void aCardOfTheDeckIsCarried();
    void textIsJudgedByTheDocument();
    void nothingIsCarriedWhereNoSlotIsSeen();
    void aChangeEndsIt();
};

void TestCardCarrier::keysCarryACard_data()
{
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("to"); ///< where the focus goes; 0: stays
    QTest::addColumn<QString>("keys");
    QTest::addColumn<QString>("asked");
    QTest::addColumn<QString>("said");
    const QString goes = QStringLiteral("? goes there");
    const QString room = QStringLiteral("There is no room.");
    const QString up = QStringLiteral("? is picked up");
    QTest::newRow("unknown") << 1 << 3 << "Return"
                             << "drop ? on 3" << goes;
    QTest::newRow("inserted") << 1 << 3 << "Shift+Return"
                              << "drop ? on 3 inserting" << goes;
    QTest::newRow("seen") << 2 << 3 << "Return"
                          << "drop Ks on 3"
                          << "Ks goes there";
    QTest::newRow("off the table") << 1 << 0 << "Del"
                                   << "take off ?" << up;
    QTest::newRow("back") << 1 << 3 << "Esc"
                          << "" << goes;
    QTest::newRow("refused, and put back") << 1 << 2 << "Return Esc"
                                           << "" << room;
    QTest::newRow("nothing there") << 3 << 0 << "Return"
                                   << ""
                                   << "There is no card to pick up.";
}

void TestCardCarrier::keysCarryACard()
{
    QFETCH(const int, from);
    QFETCH(const int, to);
    QFETCH(const QString, keys);
    PlainCarrying test;
    QVERIFY(test.isReady());
    test.places.refusedPlace = Place{0, 1};
    test.carrier.pickUp({0, from - 1});
    if (to > 0)
        test.field.focusSlot({0, to - 1});
    test.press(keys);
    QVERIFY(!test.carrier.carried());
    QTEST(test.places.asked(), "asked");
    QTEST(test.said, "said");
}

void TestCardCarrier::theMouseCarriesACard_data()
{
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("to"); ///< as in PlainField::pointOf()
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("asked");
    QTest::newRow("unknown") << 1 << 3 << "?"
                             << "drop ? on 3";
    QTest::newRow("seen") << 2 << 3 << "Ks"
                          << "drop Ks on 3";
    QTest::newRow("back to the panel") << 1 << 0 << "?"
                                       << "";
    QTest::newRow("off the table") << 1 << -1 << "?"
                                   << "take off ?";
    // The document also gets what it cannot take, so that it can offer a way out.
    QTest::newRow("refused") << 1 << 2 << "?"
                             << "drop ? on 2";
    QTest::newRow("nothing there") << 3 << 1 << ""
                                   << "";
}

void TestCardCarrier::theMouseCarriesACard()
{
    QFETCH(const int, from);
    QFETCH(const int, to);
    PlainCarrying test;
    QVERIFY(test.isReady());
    test.places.refusedPlace = Place{0, 1};
    test.goal = to;
    test.carrier.dragFromSlot({0, from - 1}, QPoint(5, 5));
    QVERIFY(!test.carrier.carried());
    QTEST(test.text, "text");
    QTEST(test.places.asked(), "asked");
    if (to == 2)
        QCOMPARE(test.said, QStringLiteral("There is no room."));
}

void TestCardCarrier::aCardOfTheDeckIsCarried()
{
    PlainCarrying test;
    QVERIFY(test.isReady());
    test.goal = 3;
    test.carrier.dragFromDeck(PlacedCard::unknown());
    QCOMPARE(test.text, QStringLiteral("?"));
    QCOMPARE(test.places.asked(), QStringLiteral("drop ? on 3"));
}

void TestCardCarrier::textIsJudgedByTheDocument()
{
    PlainCarrying test;
    QVERIFY(test.isReady());
    const auto enters = [&test](const QString& text) {
        QMimeData data;
        data.setText(text);
        test.enter(data, test.field.pointOf(1));
        QDragMoveEvent move(test.field.page.mapFromGlobal(test.field.pointOf(1)), Qt::CopyAction,
                            &data, Qt::LeftButton, {});
        QApplication::sendEvent(&test.field.page, &move);
        return move.isAccepted();
    };
    QVERIFY(enters(QStringLiteral("Ks")));
    QCOMPARE(test.said, QString());
    QVERIFY(!enters(QStringLiteral("Ksq")));
    QCOMPARE(test.said, QStringLiteral("Too long."));
}

void TestCardCarrier::nothingIsCarriedWhereNoSlotIsSeen()
{
    PlainCarrying test;
    QVERIFY(test.isReady());
    test.field.isShown = false;
    test.goal = 3;
    test.carrier.dragFromSlot({0, 0}, QPoint(5, 5));
    test.carrier.pickUp({0, 0});
    QVERIFY(!test.carrier.carried());
    QCOMPARE(test.text, QString());
}

void TestCardCarrier::aChangeEndsIt()
{
    PlainCarrying test;
    QVERIFY(test.isReady());
    test.carrier.pickUp({0, 0});
    emit test.places.wordsChanged();
    emit test.places.nextChanged();
    QVERIFY(test.carrier.carried());
    QVERIFY(test.field.slotAt({0, 0}).states() & CardState::leftBehind);
    emit test.places.changed();
    QVERIFY(!test.carrier.carried());
    QVERIFY(!(test.field.slotAt({0, 0}).states() & CardState::leftBehind));
    QCOMPARE(test.places.asked(), QString());
}

SHOWDOWN_TEST(TestCardCarrier)
#include "tst_cardcarrier.moc"
