// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/session/nextslot.h"
#include "app/gui/session/session.h"
#include "tests/support/tables.h"
#include "tests/support/testprogram.h"

#include <QTest>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

QString placesText(const std::vector<SlotPlace>& places)
{
    QStringList texts;
    for (const SlotPlace place : places)
        texts << QStringLiteral("%1.%2").arg(place.player + 1).arg(place.slot + 1);
    return texts.join(u' ');
}

} // namespace

/// The slots that several cards go to.
class TestNextSlot : public QObject
{
    Q_OBJECT

private slots:
    void severalCardsGoWhereClicksWouldPutThem_data();
    void severalCardsGoWhereClicksWouldPutThem();
};

void TestNextSlot::severalCardsGoWhereClicksWouldPutThem_data()
{
    QTest::addColumn<QString>("table");
    QTest::addColumn<SlotPlace>("next");
    QTest::addColumn<int>("cards");
    QTest::addColumn<QString>("places");

    const auto row = [](const char* name, const char* table, SlotPlace next, int cards,
                        const char* places) {
        QTest::newRow(name) << qt(table) << next << cards << qt(places);
    };
    row("an empty hand is filled", "- - - - - | - - - - -", {1, 0}, 5, "2.1 2.2 2.3 2.4 2.5");
    row("cards go on with the next player", "- - - - - | - - - - -", {1, 3}, 6,
        "2.4 2.5 2.1 2.2 2.3 1.1");
    row("filled slots are passed over", "2c - 3c - - | - - - - -", {0, 1}, 4, "1.2 1.4 1.5 2.1");
    row("a card in the next slot is replaced", "2c - 3c - - | - - - - -", {0, 0}, 2, "1.1 1.2");
    row("a full hand is replaced in order", "2c 3c 4c 5c 6c | 2h 3h 4h 5h 6h", {1, 0}, 5,
        "2.1 2.2 2.3 2.4 2.5");
    row("there are no more than the table has", "2c 3c 4c 5c 6c | 2h 3h 4h 5h 6h", {1, 4}, 40,
        "2.5 2.1 2.2 2.3 2.4 1.1 1.2 1.3 1.4 1.5");
}

void TestNextSlot::severalCardsGoWhereClicksWouldPutThem()
{
    QFETCH(const QString, table);
    QFETCH(const SlotPlace, next);
    QFETCH(const int, cards);
    QFETCH(const QString, places);
    Session session(tableOf(table));
    NextSlot slot(session);
    slot.setPlace(next);
    const std::vector<SlotPlace> goals = slot.placesFor(cards);
    QCOMPARE(placesText(goals), places);

    if (session.table().row(0).hand().isComplete())
        return; // clicks would stay in one slot
    for (std::size_t i = 0; i < goals.size(); ++i) {
        QCOMPARE(slot.place(), goals[i]);
        session.setCard(goals[i], cardOf(static_cast<int>(51 - i)));
        slot.advance();
    }
}

SHOWDOWN_TEST(TestNextSlot)
#include "tst_nextslot.moc"
