// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/session/nextplace.h"
#include "app/gui/session/oddssession.h"
#include "tests/support/tables.h"
#include "tests/support/testprogram.h"

#include <QTest>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

/// `2.1` is the first card of the second player, `B4` the turn, `D1` the first dead card.
QString placeText(Place place)
{
    if (place.row == CardTable::boardRow)
        return QStringLiteral("B%1").arg(place.slot + 1);
    if (place.row == CardTable::deadRow)
        return QStringLiteral("D%1").arg(place.slot + 1);
    return QStringLiteral("%1.%2").arg(place.row + 1).arg(place.slot + 1);
}

Place placeOf(const QString& text)
{
    if (text.startsWith(u'B'))
        return {CardTable::boardRow, text.mid(1).toInt() - 1};
    if (text.startsWith(u'D'))
        return {CardTable::deadRow, text.mid(1).toInt() - 1};
    return {text.left(1).toInt() - 1, text.mid(2).toInt() - 1};
}

/// The rows of hands of five cards, as in Compare.
PlaceRows rowsOfText(const QString& table)
{
    const bool isOdds =
        table.section(QStringLiteral(" | "), 0, 0).count(u' ') == 1 || table.contains(u'/');
    return isOdds ? gui::rowsOf(oddsTableOf(table)) : gui::rowsOf(tableOf(table));
}

} // namespace

/// Where several cards go, and what keeps the next place on the table; the window tests show where
/// one card goes after another.
class TestNextPlace : public QObject
{
    Q_OBJECT

private slots:
    void severalCardsGoWhereTypingWouldPutThem_data();
    void severalCardsGoWhereTypingWouldPutThem();
    void itStaysOnTheTable_data();
    void itStaysOnTheTable();
    void onlyAMoveIsTold();
    void itGoesWithTheGapThatSortingMoves();
};

void TestNextPlace::severalCardsGoWhereTypingWouldPutThem_data()
{
    QTest::addColumn<QString>("table");
    QTest::addColumn<QString>("from");
    QTest::addColumn<int>("cards");
    QTest::addColumn<QString>("places");

    const auto row = [](const char* name, const char* table, const char* from, int cards,
                        const char* places) {
        QTest::newRow(name) << qt(table) << qt(from) << cards << qt(places);
    };
    row("an empty hand is filled", "- - - - - | - - - - -", "2.1", 5, "2.1 2.2 2.3 2.4 2.5");
    row("cards go on with the next hand", "- - - - - | - - - - -", "2.4", 6,
        "2.4 2.5 2.1 2.2 2.3 1.1");
    row("filled places are passed over", "2c - 3c - - | - - - - -", "1.2", 4, "1.2 1.4 1.5 2.1");
    row("a card is replaced where typing begins", "2c - 3c - - | - - - - -", "1.1", 2, "1.1 1.2");
    row("a full hand is replaced in order", "2c 3c 4c 5c 6c | 2h 3h 4h 5h 6h", "2.1", 5,
        "2.1 2.2 2.3 2.4 2.5");
    row("also where another lacks cards", "2c 3c 4c 5c 6c | - - - - -", "1.3", 4,
        "1.3 1.4 1.5 2.1");
    row("none goes over another", "2c 3c 4c 5c 6c | 2h 3h 4h 5h 6h", "1.4", 4, "1.4 1.5 1.1 1.2");
    row("there are no more than the table has", "2c 3c 4c 5c 6c | 2h 3h 4h 5h 6h", "2.5", 40,
        "2.5 2.1 2.2 2.3 2.4 1.1 1.2 1.3 1.4 1.5");
    row("all in reading order", "- - | - -", "1.1", 20, "1.1 1.2 2.1 2.2 B1 B2 B3 B4 B5");
    row("the rest of the row comes first", "- - | - -", "2.2", 20,
        "2.2 2.1 B1 B2 B3 B4 B5 1.1 1.2");
    row("the flop is filled before the turn", "- - | - -", "B3", 20,
        "B3 B1 B2 B4 B5 1.1 1.2 2.1 2.2");
    row("unknown cards are there", "As - | ? Qd / - 3c - - -", "1.2", 5, "1.2 B1 B3 B4 B5");
    row("a card of two is replaced", "As - | Qd -", "1.1", 3, "1.1 1.2 2.2");
    row("both hole cards", "As Ks | Qd ? / 2c 3c 4c 5c -", "1.1", 2, "1.1 1.2");
    row("no room in the row", "As Ks | Qd ? / 2c 3c 4c 5c -", "1.2", 2, "1.2 B5");
    row("the flop", "As Ks | Qd ? / 2c 3c 4c 5c -", "B1", 3, "B1 B2 B3");
    row("turn and river", "As Ks | Qd ? / 2c 3c 4c 5c -", "B4", 2, "B4 B5");
    row("a full player is left for the next", "As - | - - | - -", "1.2", 4, "1.2 2.1 2.2 3.1");
    row("a full situation", "As Ks | Qd ? / 2c 3c 4c 5c 6c", "2.2", 4, "2.2 2.1 B1 B2");
    row("dead cards come after one another", "As Ks", "D1", 4, "D1 D2 D3 D4");
    row("dead cards follow dead cards alone", "- - / dead 2h 3h", "D3", 3, "D3 D4 D5");
    row("and go no further", "- - / dead 2h 3h", "D3", 40,
        "D3 D4 D5 D6 D7 D8 D9 D10 D11 D12 D13 D14 D15 D16 D17 D18 D19 D20 D1 D2");
}

void TestNextPlace::severalCardsGoWhereTypingWouldPutThem()
{
    QFETCH(const QString, table);
    QFETCH(const QString, from);
    QFETCH(const int, cards);
    QStringList texts;
    for (const Place place : placesFor(rowsOfText(table), placeOf(from), cards))
        texts << placeText(place);
    QTEST(texts.join(u' '), "places");
}

void TestNextPlace::itStaysOnTheTable_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");

    const auto row = [](const char* name, const char* before, const char* after, const char* from,
                        const char* to) {
        QTest::newRow(name) << qt(before) << qt(after) << qt(from) << qt(to);
    };
    row("the third player leaves", "As Ks | - - | - -", "As Ks | - -", "3.2", "2.2");
    row("two players leave", "As Ks | - - | - -", "As Ks", "3.1", "1.1");
    row("the board is always there", "As Ks | - - | - -", "As Ks", "B5", "B5");
    row("dead cards go", "As Ks / dead 2h 3h 4h", "As Ks / dead 2h", "D4", "D2");
    row("all dead cards go", "As Ks / dead 2h 3h 4h", "As Ks", "D3", "D1");
    row("a place that is still there", "As Ks | Qd - / dead 2h", "As Ks | Qd Qc", "2.2", "2.2");
}

void TestNextPlace::itStaysOnTheTable()
{
    QFETCH(const QString, before);
    QFETCH(const QString, after);
    QFETCH(const QString, from);
    QFETCH(const QString, to);
    OddsSession session(oddsTableOf(before));
    NextPlace next(session);
    next.setPlace(placeOf(from));
    QCOMPARE(placeText(next.place()), from);
    session.setTable(oddsTableOf(after), {});
    QCOMPARE(placeText(next.place()), to);
}

void TestNextPlace::onlyAMoveIsTold()
{
    OddsSession session(oddsTableOf(QStringLiteral("- - | - - / dead 2h")));
    NextPlace next(session);
    QStringList told;
    connect(&next, &NextPlace::placeChanged, this, [&](Place place) { told << placeText(place); });
    next.setPlace({0, 0});
    next.setPlace({2, 1}); // a player who does not exist
    next.setPlace({CardTable::deadRow, 19});
    next.setPlace({CardTable::deadRow, 1});
    next.setPlace({CardTable::boardRow, 4});
    next.done(PlaceEvent::begun, {});
    QCOMPARE(told.join(u' '), QStringLiteral("2.2 D2 B5 1.1"));
}

void TestNextPlace::itGoesWithTheGapThatSortingMoves()
{
    OddsSession session(oddsTableOf(QStringLiteral("- Ks | 2c 3c")));
    NextPlace next(session);
    next.setPlace({0, 0});
    session.sortHand(0);
    QCOMPARE(placeText(next.place()), QStringLiteral("1.2"));
    next.setPlace({0, 0}); // a card to be replaced
    session.sortHand(0);
    QCOMPARE(placeText(next.place()), QStringLiteral("1.1"));
}

SHOWDOWN_TEST(TestNextPlace)
#include "tst_nextplace.moc"
