// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/support/tables.h"
#include "tests/support/testprogram.h"

#include <QTest>

using namespace showdown;
using namespace showdown::tables;
using namespace showdown::tests;

namespace {

QString placeText(Place place)
{
    return QStringLiteral("%1,%2").arg(place.row).arg(place.slot);
}

} // namespace

/// Rows of cards with one deck under them, of both kinds of table.
class TestCardTable : public QObject
{
    Q_OBJECT

private slots:
    void theHandIsTheFilledSlotsInOrder_data();
    void theHandIsTheFilledSlotsInOrder();
    void slotsAndDealtPositionsLeadToEachOther();
    void handsAreThoseOfTheOnesWhoPlay();
    void placesComeInReadingOrder_data();
    void placesComeInReadingOrder();
    void aPlaceIsSet_data();
    void aPlaceIsSet();
    void aCardTwiceIsAConflict_data();
    void aCardTwiceIsAConflict();
    void aFreeDeckIsNeverUsedUp();
    void holdersAreFound();
    void cardsLeftAreCounted_data();
    void cardsLeftAreCounted();
    void playersComeAndGo_data();
    void playersComeAndGo();
};

void TestCardTable::theHandIsTheFilledSlotsInOrder_data()
{
    QTest::addColumn<QString>("row");
    QTest::addColumn<QString>("hand");

    QTest::newRow("empty slots give an empty hand") << "- - - - -"
                                                    << "";
    QTest::newRow("full slots give all five") << "Ks 2h * Td 3c"
                                              << "Ks 2h * Td 3c";
    QTest::newRow("gaps close up") << "- Ks - * -"
                                   << "Ks *";
    QTest::newRow("the last slot alone") << "- - - - 9d"
                                         << "9d";
}

void TestCardTable::theHandIsTheFilledSlotsInOrder()
{
    QFETCH(const QString, row);
    QFETCH(const QString, hand);
    QCOMPARE(qt(toText(rowOf(row).hand())), hand);
}

void TestCardTable::slotsAndDealtPositionsLeadToEachOther()
{
    const SlotRow row = rowOf(QStringLiteral("- Ks - * 2h"));
    QCOMPARE(row.slotOf(0), std::optional(1));
    QCOMPARE(row.slotOf(1), std::optional(3));
    QCOMPARE(row.slotOf(2), std::optional(4));
    QVERIFY(!row.slotOf(3));
    QVERIFY(!row.slotOf(-1));
    QVERIFY(!row.dealtPosition(0));
    QCOMPARE(row.dealtPosition(1), std::optional(0));
    QVERIFY(!row.dealtPosition(2));
    QCOMPARE(row.dealtPosition(3), std::optional(1));
    QCOMPARE(row.dealtPosition(4), std::optional(2));
}

void TestCardTable::handsAreThoseOfTheOnesWhoPlay()
{
    const std::vector<Hand> hands =
        tables::hands(tableOf(QStringLiteral("- Ks - * - | - - - - -")));
    QCOMPARE(hands.size(), std::size_t(2));
    QCOMPARE(hands[0], handOf("Ks *"));
    QVERIFY(hands[1].isEmpty());
}

void TestCardTable::placesComeInReadingOrder_data()
{
    QTest::addColumn<QString>("table");
    QTest::addColumn<QString>("places");
    const QString board = QStringLiteral("3,0 3,1 3,2 3,3 3,4 ");
    QTest::newRow("one player") << "- -"
                                << "0,0 0,1 " + board + "4,0";
    QTest::newRow("three players, a dead card") << "- - | - - | - - / dead 2c"
                                                << "0,0 0,1 1,0 1,1 2,0 2,1 " + board + "4,0 4,1";
    QString dead;
    for (int slot = 0; slot < mostCards(RowKind::dead); ++slot)
        dead += QStringLiteral(" 4,%1").arg(slot);
    QTest::newRow("hands") << "Ks - - - - | - - - - -"
                           << "0,0 0,1 0,2 0,3 0,4 1,0 1,1 1,2 1,3 1,4";
    QTest::newRow("no more dead cards")
        << "- - / dead " + fullDeadRow << "0,0 0,1 " + board + dead.mid(1);
}

void TestCardTable::placesComeInReadingOrder()
{
    QFETCH(const QString, table);
    QStringList places;
    for (const Place place : placesOf(anyTableOf(table)))
        places << placeText(place);
    QTEST(places.join(u' '), "places");
}

void TestCardTable::aPlaceIsSet_data()
{
    QTest::addColumn<int>("row");
    QTest::addColumn<int>("slot");
    QTest::addColumn<QString>("card");
    QTest::addColumn<QString>("after");
    const auto row = [](const char* name, int player, int slot, const char* card,
                        const char* after) {
        QTest::newRow(name) << player << slot << QString::fromLatin1(card)
                            << QString::fromLatin1(after);
    };
    row("a hole card", 0, 1, "Kd", "As Kd | ? - / Qs - 4d - - / dead 2c 3c");
    row("an unknown one", 1, 1, "?", "As - | ? ? / Qs - 4d - - / dead 2c 3c");
    row("instead of an unknown one", 1, 0, "*", "As - | * - / Qs - 4d - - / dead 2c 3c");
    row("a hole card is taken off", 0, 0, "-", "- - | ? - / Qs - 4d - - / dead 2c 3c");
    row("a joker on the board", 3, 1, "*", "As - | ? - / Qs * 4d - - / dead 2c 3c");
    row("the turn before the flop", 3, 3, "9h", "As - | ? - / Qs - 4d 9h - / dead 2c 3c");
    row("a board card is taken off", 3, 2, "-", "As - | ? - / Qs - - - - / dead 2c 3c");
    row("a dead card is replaced", 4, 0, "9h", "As - | ? - / Qs - 4d - - / dead 9h 3c");
    row("a dead card is added", 4, 2, "9h", "As - | ? - / Qs - 4d - - / dead 2c 3c 9h");
    row("far behind the last", 4, 17, "9h", "As - | ? - / Qs - 4d - - / dead 2c 3c 9h");
    row("dead cards close up", 4, 0, "-", "As - | ? - / Qs - 4d - - / dead 3c");
    row("no dead card is taken off", 4, 5, "-", "As - | ? - / Qs - 4d - - / dead 2c 3c");
}

void TestCardTable::aPlaceIsSet()
{
    QFETCH(const int, row);
    QFETCH(const int, slot);
    QFETCH(const QString, card);
    CardTable table = oddsTableOf(QStringLiteral("As - | ? - / Qs - 4d / dead 2c 3c"));
    table.set({row, slot}, placedCardOf(card));
    QTEST(describe(table), "after");
}

void TestCardTable::aCardTwiceIsAConflict_data()
{
    QTest::addColumn<QString>("table");
    QTest::addColumn<QString>("conflict");
    const auto row = [](const char* table, const char* conflict) {
        QTest::newRow(table) << QString::fromLatin1(table) << QString::fromLatin1(conflict);
    };
    row("As Ks | Qh Qd / Qs 9s 4d 8h / dead 2c", "none");
    row("* * | ? ? / * 9s 4d / dead *", "none");
    row("As Ks | Qh As", "As 0,0 1,1");
    row("As As", "As 0,0 0,1");
    row("As Ks / 9s 4d Ks", "Ks 0,1 3,2");
    row("As Ks / 9s 4d 4d", "4d 3,1 3,2");
    row("As Ks / 9s 4d 5d / dead 2c 4d", "4d 3,1 4,1");
    row("As Ks / dead 2c 3c 2c", "2c 4,0 4,2");
    row("As Ks / 9s As 9s", "As 0,0 3,1");
    row("As Ks - * * | * - - - Kd", "none");
    row("As Ks - - - | - - Ks - As", "Ks 0,1 1,2");
    row("As Ks - - As | - - Ks - -", "As 0,0 0,4");
    row("As Ks - - As | - - Ks - - [standard deck=free]", "none");
}

void TestCardTable::aCardTwiceIsAConflict()
{
    QFETCH(const QString, table);
    const std::optional<CardConflict> conflict = findConflict(anyTableOf(table));
    const QString text = conflict ? qt(toText(conflict->card)) + u' ' + placeText(conflict->holder)
                                        + u' ' + placeText(conflict->wanted)
                                  : QStringLiteral("none");
    QTEST(text, "conflict");
}

void TestCardTable::aFreeDeckIsNeverUsedUp()
{
    const CardTable table =
        anyTableOf(QStringLiteral("As Ks - - As | - - - - - [standard deck=free]"));
    QVERIFY(!cardsLeft(table));
    QVERIFY(!takenBy(table, Card(Rank::ace, Suit::spades)));
    QCOMPARE(cardsUsedTwice(table), 1);
}

void TestCardTable::holdersAreFound()
{
    const CardTable table = oddsTableOf(QStringLiteral("As ? | * Qd / Qs 9s 4d 8h / dead 2c"));
    const auto holderOf = [&table](const char* card) {
        const std::optional<Place> place =
            holder(table, *placedCardOf(QString::fromLatin1(card))->face());
        return place ? placeText(*place) : QStringLiteral("nowhere");
    };
    QCOMPARE(holderOf("As"), QStringLiteral("0,0"));
    QCOMPARE(holderOf("Qd"), QStringLiteral("1,1"));
    QCOMPARE(holderOf("8h"), QStringLiteral("3,3"));
    QCOMPARE(holderOf("2c"), QStringLiteral("4,0"));
    QCOMPARE(holderOf("3c"), QStringLiteral("nowhere"));
    QCOMPARE(holderOf("*"), QStringLiteral("nowhere"));
}

void TestCardTable::cardsLeftAreCounted_data()
{
    QTest::addColumn<QString>("table");
    QTest::addColumn<int>("jokers");
    QTest::addColumn<int>("left");
    QTest::addColumn<int>("all");
    QTest::newRow("nothing lies there") << "- -" << 0 << 52 << 52;
    QTest::newRow("an unknown card is still among them") << "As ? | ? ?" << 0 << 51 << 52;
    QTest::newRow("everywhere") << "As Ks | Qh Qd / Qs 9s 4d 8h / dead 2c" << 0 << 43 << 52;
    QTest::newRow("jokers in the deck") << "As Ks" << 2 << 52 << 54;
    QTest::newRow("one of two jokers shown") << "As *" << 2 << 52 << 54;
    QTest::newRow("all jokers shown") << "* *" << 2 << 52 << 54;
    QTest::newRow("more jokers shown than the rule says") << "* * / * 9s 4d" << 1 << 50 << 55;
    QTest::newRow("a joker that the deck lacks") << "As *" << 0 << 51 << 53;
    QTest::newRow("hands") << "As Ks - - - | - - - - Qd" << 0 << 49 << 52;
    QTest::newRow("a wild of two in the deck") << "As Ks - - * | - - - - -" << 2 << 51 << 54;
    QTest::newRow("more wilds than the deck has") << "* * * * * | As - - - -" << 2 << 51 << 54;
    QTest::newRow("a wild by hand, without jokers") << "As Ks - - * | - - - - -" << 0 << 50 << 52;
}

void TestCardTable::cardsLeftAreCounted()
{
    QFETCH(const QString, table);
    QFETCH(const int, jokers);
    CardTable shown = anyTableOf(table);
    shown.rules.rules.jokers = *JokerCount::of(jokers);
    const CardsLeft cards = cardsLeft(shown).value();
    QTEST(cards.left, "left");
    QTEST(cards.all, "all");
    const std::vector<Card> undealt = undealtCards(shown);
    QCOMPARE(static_cast<int>(undealt.size()), cards.left);
    for (const Card card : undealt)
        QVERIFY(!holder(shown, card));
}

void TestCardTable::playersComeAndGo_data()
{
    QTest::addColumn<QString>("table");
    QTest::addColumn<QString>("edit");
    QTest::addColumn<QString>("after"); // and the names
    const auto row = [](const char* table, const char* edit, const char* after) {
        QTest::addRow("%s: %s", edit, table) << qt(table) << qt(edit) << qt(after);
    };
    row("As Ks - - * | 2h - - - - | 3c 4c - - -", "two", "As Ks - - * | 2h - - - - / a b");
    row("As Ks - - * | 2h - - - - | 3c 4c - - -", "two, three",
        "As Ks - - * | 2h - - - - | 3c 4c - - - / a b c");
    row("As Ks - - * | 2h - - - - | 3c 4c - - -", "two, three clubs of the first, three",
        "3c Ks - - * | 2h - - - - | - 4c - - - / a b c");
    row("As Ks - - * | 2h - - - - | 3c 4c - - -", "without the first",
        "2h - - - - | 3c 4c - - - / b c");
    row("As Ks - - * | 2h - - - - | 3c 4c - - -", "first and last swapped",
        "3c 4c - - - | 2h - - - - | As Ks - - * / c b a");
    row("As Ks - - * | 2h - - - - | 3c 4c - - -", "without cards",
        "- - - - - | - - - - - | - - - - - / a b c");
    row("As ? | 2h - | 3c 4c / Qs 9s 4d - - / dead 2c", "two",
        "As ? | 2h - / Qs 9s 4d - - / dead 2c / a b");
    row("As ? | 2h - | 3c ? / Qs 9s 4d - - / dead 2c", "two, three clubs of the first, three",
        "3c ? | 2h - | - ? / Qs 9s 4d - - / dead 2c / a b c");
    row("As ? | 2h - | 3c 4c / Qs 9s 4d - - / dead 2c", "without the first",
        "2h - | 3c 4c / Qs 9s 4d - - / dead 2c / b c");
    row("As ? | 2h - | 3c 4c / Qs 9s 4d - - / dead 2c", "first and last swapped",
        "3c 4c | 2h - | As ? / Qs 9s 4d - - / dead 2c / c b a");
    row("As ? | 2h - | 3c 4c / Qs 9s 4d - - / dead 2c", "without cards", "- - | - - | - - / a b c");
}

void TestCardTable::playersComeAndGo()
{
    QFETCH(const QString, table);
    QFETCH(const QString, edit);
    CardTable after = anyTableOf(table);
    after.names = {qt("a"), qt("b"), qt("c")};
    if (edit == u"without the first")
        after = withoutPlayer(after, 0);
    else if (edit == u"first and last swapped")
        after = withPlayersSwapped(after, 0, 2);
    else if (edit == u"without cards")
        after = withoutCards(after);
    else
        after = withPlayerCount(after, 2);
    if (edit.contains(u"three clubs"))
        after.set({0, 0}, Card(Rank::three, Suit::clubs));
    if (edit.endsWith(u"three"))
        after = withPlayerCount(after, 3);
    QTEST(describe(after) + qt(" / ") + names(after).join(u' '), "after");
}

SHOWDOWN_TEST(TestCardTable)
#include "tst_cardtable.moc"
