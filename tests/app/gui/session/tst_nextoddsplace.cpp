// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/session/nextoddsplace.h"
#include "app/gui/session/oddssession.h"
#include "tests/support/oddstables.h"
#include "tests/support/testprogram.h"

#include <QSignalSpy>
#include <QTest>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

/// `2.1` is the first card of the second player, `B4` the turn, `D1` the first dead card.
QString placeText(SlotPlace place)
{
    if (place.player == OddsTable::boardRow)
        return QStringLiteral("B%1").arg(place.slot + 1);
    if (place.player == OddsTable::deadRow)
        return QStringLiteral("D%1").arg(place.slot + 1);
    return QStringLiteral("%1.%2").arg(place.player + 1).arg(place.slot + 1);
}

SlotPlace placeOf(const QString& text)
{
    if (text.startsWith(u'B'))
        return {OddsTable::boardRow, text.mid(1).toInt() - 1};
    if (text.startsWith(u'D'))
        return {OddsTable::deadRow, text.mid(1).toInt() - 1};
    return {text.left(1).toInt() - 1, text.mid(2).toInt() - 1};
}

} // namespace

/// Where the next card of a situation goes.
class TestNextOddsPlace : public QObject
{
    Q_OBJECT

private slots:
    void itBeginsAtTheFirstEmptyPlace_data();
    void itBeginsAtTheFirstEmptyPlace();
    void severalCardsGoWhereClicksWouldPutThem_data();
    void severalCardsGoWhereClicksWouldPutThem();
    void severalCardsStayInTheRow_data();
    void severalCardsStayInTheRow();
    void aFullTableIsReplacedInOrder();
    void itStaysOnTheTable_data();
    void itStaysOnTheTable();
    void onlyAMoveIsTold();
};

void TestNextOddsPlace::itBeginsAtTheFirstEmptyPlace_data()
{
    QTest::addColumn<QString>("table");
    QTest::addColumn<QString>("place");

    const auto row = [](const char* name, const char* table, const char* place) {
        QTest::newRow(name) << qt(table) << qt(place);
    };
    row("nothing lies there", "- - | - -", "1.1");
    row("the second card", "As - | - -", "1.2");
    row("the second player", "As Ks | - -", "2.1");
    row("an unknown card is there", "As Ks | ? -", "2.2");
    row("the flop", "As Ks | Qd ?", "B1");
    row("the turn", "As Ks | Qd ? / 2c 3c 4c - -", "B4");
    row("all is full", "As Ks / 2c 3c 4c 5c 6c", "1.1");
}

void TestNextOddsPlace::itBeginsAtTheFirstEmptyPlace()
{
    QFETCH(const QString, table);
    QFETCH(const QString, place);
    OddsSession session(oddsTableOf(table));
    const NextOddsPlace next(session);
    QCOMPARE(placeText(next.place()), place);
}

void TestNextOddsPlace::severalCardsGoWhereClicksWouldPutThem_data()
{
    QTest::addColumn<QString>("table");
    QTest::addColumn<QString>("next");
    QTest::addColumn<int>("cards");
    QTest::addColumn<QString>("places");

    const auto row = [](const char* name, const char* table, const char* next, int cards,
                        const char* places) {
        QTest::newRow(name) << qt(table) << qt(next) << cards << qt(places);
    };
    row("all in reading order", "- - | - -", "1.1", 20, "1.1 1.2 2.1 2.2 B1 B2 B3 B4 B5");
    row("the rest of the row comes first", "- - | - -", "2.2", 20,
        "2.2 2.1 B1 B2 B3 B4 B5 1.1 1.2");
    row("the board goes on with the first player", "- - | - -", "B3", 20,
        "B3 B4 B5 B1 B2 1.1 1.2 2.1 2.2");
    row("filled places are passed over", "As - | ? Qd / - 3c - - -", "1.2", 5, "1.2 B1 B3 B4 B5");
    row("a card in the next place is replaced", "As - | Qd -", "1.1", 3, "1.1 1.2 2.2");
    row("dead cards come after one another", "As Ks", "D1", 4, "D1 D2 D3 D4");
    row("dead cards follow dead cards alone", "- - / dead 2h 3h", "D3", 3, "D3 D4 D5");
    row("a full player is left for the next", "As - | - - | - -", "1.2", 4, "1.2 2.1 2.2 3.1");
}

void TestNextOddsPlace::severalCardsGoWhereClicksWouldPutThem()
{
    QFETCH(const QString, table);
    QFETCH(const QString, next);
    QFETCH(const int, cards);
    QFETCH(const QString, places);
    OddsSession session(oddsTableOf(table));
    NextOddsPlace place(session);
    place.setPlace(placeOf(next));
    const std::vector<SlotPlace> goals = place.placesFor(cards, place.place());
    QStringList texts;
    for (const SlotPlace goal : goals)
        texts << placeText(goal);
    QCOMPARE(texts.join(u' '), places);

    for (std::size_t i = 0; i < goals.size(); ++i) {
        QCOMPARE(placeText(place.place()), texts[static_cast<qsizetype>(i)]);
        QVERIFY(!session.setCard(goals[i], *cardOf(static_cast<int>(23 + i))));
        place.advance();
    }
}

void TestNextOddsPlace::severalCardsStayInTheRow_data()
{
    QTest::addColumn<QString>("next");
    QTest::addColumn<int>("cards");
    QTest::addColumn<QString>("places");
    QTest::newRow("both hole cards") << "1.1" << 2 << "1.1 1.2";
    QTest::newRow("one card") << "1.1" << 1 << "1.1";
    QTest::newRow("no room in the row") << "1.2" << 2 << "1.2 B5";
    QTest::newRow("the flop") << "B1" << 3 << "B1 B2 B3";
    QTest::newRow("turn and river") << "B4" << 2 << "B4 B5";
}

/// Over what lies there, where an empty place is further on.
void TestNextOddsPlace::severalCardsStayInTheRow()
{
    QFETCH(const QString, next);
    QFETCH(const int, cards);
    OddsSession session(oddsTableOf(QStringLiteral("As Ks | Qd ? / 2c 3c 4c 5c -")));
    NextOddsPlace place(session);
    place.setPlace(placeOf(next));
    QStringList texts;
    for (const SlotPlace goal : place.placesFor(cards, place.place()))
        texts << placeText(goal);
    QTEST(texts.join(u' '), "places");
}

void TestNextOddsPlace::aFullTableIsReplacedInOrder()
{
    OddsSession session(oddsTableOf(QStringLiteral("As Ks | Qd ? / 2c 3c 4c 5c 6c")));
    NextOddsPlace next(session);
    next.setPlace({1, 1});
    next.advance(); // nothing is empty
    QCOMPARE(placeText(next.place()), QStringLiteral("2.2"));
    QStringList texts;
    for (const SlotPlace goal : next.placesFor(4, next.place()))
        texts << placeText(goal);
    QCOMPARE(texts.join(u' '), QStringLiteral("2.2 2.1 B1 B2"));
}

void TestNextOddsPlace::itStaysOnTheTable_data()
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
    row("the board goes back", "As Ks / 2c 3c 4c 5c -", "As Ks / 2c 3c 4c - -", "B5", "B4");
    row("the board goes", "As Ks / 2c 3c 4c 5c 6c", "As Ks", "B5", "B1");
    row("a gap that was there stays", "As Ks / 2c 3c 4c - -", "Ad Ks / 2c 3c 4c - -", "B5", "B5");
    row("cards behind the gap stay", "As Ks / 2c 3c 4c 5c 6c", "As Ks / 2c 3c 4c - 6c", "B5", "B5");
    row("a place that is still there", "As Ks | Qd - / dead 2h", "As Ks | Qd Qc", "2.2", "2.2");
}

void TestNextOddsPlace::itStaysOnTheTable()
{
    QFETCH(const QString, before);
    QFETCH(const QString, after);
    QFETCH(const QString, from);
    QFETCH(const QString, to);
    OddsSession session(oddsTableOf(before));
    NextOddsPlace next(session);
    next.setPlace(placeOf(from));
    QCOMPARE(placeText(next.place()), from);
    session.setTable(oddsTableOf(after), {});
    QCOMPARE(placeText(next.place()), to);
}

void TestNextOddsPlace::onlyAMoveIsTold()
{
    OddsSession session(oddsTableOf(QStringLiteral("- - | - - / dead 2h")));
    NextOddsPlace next(session);
    QStringList told;
    connect(&next, &NextOddsPlace::placeChanged, this,
            [&](SlotPlace place) { told << placeText(place); });
    next.setPlace({0, 0});
    next.setPlace({2, 1}); // a player who is not there
    next.setPlace({OddsTable::deadRow, 19});
    next.setPlace({OddsTable::deadRow, 1});
    next.setPlace({OddsTable::boardRow, 4});
    next.advance();
    QCOMPARE(told.join(u' '), QStringLiteral("2.2 D2 B5 B1"));
}

SHOWDOWN_TEST(TestNextOddsPlace)
#include "tst_nextoddsplace.moc"
