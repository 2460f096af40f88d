// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/session/cardtable.h"
#include "app/gui/session/tablesession.h"
#include "tests/support/tables.h"
#include "tests/support/testprogram.h"

#include <QTest>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

/// `1.2` is the second slot of the first row; the board is the fourth, dead cards are the fifth.
Place slotNamed(const QString& text)
{
    return {text.at(0).digitValue() - 1, text.at(2).digitValue() - 1};
}

/// Of a slot, or `Ks`, the king of the deck.
CarriedCard carriedFrom(const QString& text, const CardTable& table)
{
    if (!text.contains(u'.'))
        return {*placedCardOf(text), std::nullopt};
    const Place from = slotNamed(text);
    return {*table.card(from), from};
}

QString refusalWords(const RefusedMove& refused)
{
    switch (refused.why) {
    case NoMove::given:
        return QStringLiteral("given");
    case NoMove::held:
        return QStringLiteral("held in %1.%2")
            .arg(refused.holder->row + 1)
            .arg(refused.holder->slot + 1);
    case NoMove::full:
        return QStringLiteral("full");
    case NoMove::noUnknown:
        return QStringLiteral("no unknown card");
    }
    return {};
}

} // namespace

/// The result of dropping a card, whether by mouse or by keys.
class TestCardMoves : public QObject
{
    Q_OBJECT

private slots:
    void aCardIsLetGo_data();
    void aCardIsLetGo();
    void givenCardsStay();
};

void TestCardMoves::aCardIsLetGo_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("card"); ///< of the deck, or from a slot
    QTest::addColumn<QString>("to");   ///< a slot, with + to insert; empty: off the table
    QTest::addColumn<QString>("after");
    QTest::addColumn<QString>("step");
    const auto row = [](const char* name, const char* before, const char* card, const char* to,
                        const char* after, const char* step) {
        QTest::newRow(name) << qt(before) << qt(card) << qt(to) << qt(after) << qt(step);
    };
    const auto* const two = "Ks 2h - - - | 3c 4c 5c 6c 7c";
    row("a key into an empty slot", two, "Ah", "1.4", "Ks 2h - Ah - | 3c 4c 5c 6c 7c",
        "Place card");
    row("a key onto a card", two, "Ah", "1.1", "Ah 2h - - - | 3c 4c 5c 6c 7c", "Replace card");
    row("a key between cards", two, "Ah", "1.1+", "Ah Ks 2h - - | 3c 4c 5c 6c 7c", "Insert card");
    row("a key into an empty slot with Shift", two, "Ah", "1.4+", "Ks 2h - Ah - | 3c 4c 5c 6c 7c",
        "Place card");
    row("a key into a full row", two, "Ah", "2.1+", "full", "");
    row("a used key", two, "3c", "1.4", "held in 2.1", "");
    row("a used key with Shift", two, "3c", "1.1+", "held in 2.1", "");
    row("a used key where it lies", two, "Ks", "1.1", "held in 1.1", "");
    row("a wild is never used up", "* 2h - - - | - - - - -", "*", "2.1", "* 2h - - - | * - - - -",
        "Place card");
    row("a key off the table", two, "Ah", "", two, "");
    row("a card into an empty slot", two, "2.2", "1.5", "Ks 2h - - 4c | 3c - 5c 6c 7c",
        "Move card");
    row("a card onto a card", two, "2.2", "1.1", "4c 2h - - - | 3c Ks 5c 6c 7c", "Swap cards");
    row("a card onto a card of its row", two, "2.2", "2.4", "Ks 2h - - - | 3c 6c 5c 4c 7c",
        "Swap cards");
    row("a card between others", two, "2.2", "1.1+", "4c Ks 2h - - | 3c - 5c 6c 7c", "Insert card");
    row("a card between others of its full row", two, "2.5", "2.2+", "Ks 2h - - - | 3c 7c 4c 5c 6c",
        "Insert card");
    row("a card into another full row", two, "1.1", "2.1+", "full", "");
    row("a card goes towards the nearest gap", "- 2h 3h - - | Ks - - - -", "2.1", "1.2+",
        "2h Ks 3h - - | - - - - -", "Insert card");
    row("of two equally near gaps it takes the later", "- 2h - 4h - | Ks - - - -", "2.1", "1.2+",
        "- Ks 2h 4h - | - - - - -", "Insert card");
    row("a card where it lies", two, "1.1", "1.1", two, "");
    row("a card where it lies with Shift", two, "1.1", "1.1+", two, "");
    row("a card off the table", two, "2.2", "", "Ks 2h - - - | 3c - 5c 6c 7c", "Clear card");
    row("two equal wilds", "* - - - - | * - - - -", "1.1", "2.1", "* - - - - | * - - - -", "");

    const auto* const flop = "As Ks | Qd ? / Qs 9s 4d - - / dead 2h 3h";
    row("a key onto the turn", flop, "Ah", "4.4", "As Ks | Qd ? / Qs 9s 4d Ah - / dead 2h 3h",
        "Place card");
    row("an unknown card of the deck into a hand", flop, "?", "1.1",
        "? Ks | Qd ? / Qs 9s 4d - - / dead 2h 3h", "Replace card");
    row("an unknown card of the deck onto the board", flop, "?", "4.4", "no unknown card", "");
    row("a dead key", flop, "3h", "1.1", "held in 5.2", "");
    row("a hole card onto a board card", flop, "1.1", "4.1",
        "Qs Ks | Qd ? / As 9s 4d - - / dead 2h 3h", "Swap cards");
    row("an unknown card onto the board", flop, "2.2", "4.4", "no unknown card", "");
    row("a board card onto an unknown card", flop, "4.1", "2.2", "no unknown card", "");
    row("an unknown card onto a hole card", flop, "2.2", "1.1",
        "? Ks | Qd As / Qs 9s 4d - - / dead 2h 3h", "Swap cards");
    row("a dead card onto the turn", flop, "5.1", "4.4", "As Ks | Qd ? / Qs 9s 4d 2h - / dead 3h",
        "Move card");
    row("a hole card to the dead", flop, "1.1", "5.3", "- Ks | Qd ? / Qs 9s 4d - - / dead 2h 3h As",
        "Move card");
    row("a dead card behind the others", flop, "5.1", "5.3",
        "As Ks | Qd ? / Qs 9s 4d - - / dead 3h 2h", "Move card");
    row("a key between board cards", flop, "Ah", "4.1+",
        "As Ks | Qd ? / Ah Qs 9s 4d - / dead 2h 3h", "Insert card");
    row("a key between dead cards", flop, "Ah", "5.1+",
        "As Ks | Qd ? / Qs 9s 4d - - / dead Ah 2h 3h", "Insert card");
    row("a key between two hole cards", flop, "Ah", "1.1+", "full", "");
}

void TestCardMoves::aCardIsLetGo()
{
    QFETCH(const QString, before);
    QFETCH(const QString, card);
    QFETCH(const QString, to);
    QFETCH(const QString, after);
    QFETCH(const QString, step);
    TableSession session(anyTableOf(before));
    const CarriedCard carried = carriedFrom(card, session.table());
    MoveResult result = movedOff(session.table(), carried);
    if (!to.isEmpty())
        result = movedTo(session.table(), carried, slotNamed(to),
                         to.endsWith(u'+') ? DropStyle::insert : DropStyle::put);
    if (const auto* refused = std::get_if<RefusedMove>(&result)) {
        QCOMPARE(refusalWords(*refused), after);
        return;
    }
    QVERIFY(!session.carryOut(std::get<CardMove>(result)));
    QCOMPARE(describe(session.table()), after);
    QCOMPARE(session.undoStack().undoText(), step);
    QCOMPARE(session.undoStack().count(), step.isEmpty() ? 0 : 1);
    session.undoStack().undo();
    QCOMPARE(describe(session.table()), before);
}

void TestCardMoves::givenCardsStay()
{
    CardTable table = tableOf(QStringLiteral("Ks 2h - - - | 3c 4c 5c 6c 7c"));
    table.given = {{0, 0}};
    const auto after = [&table](const char* card, const char* to, DropStyle style) {
        const MoveResult result =
            movedTo(table, carriedFrom(qt(card), table), slotNamed(qt(to)), style);
        const auto* refused = std::get_if<RefusedMove>(&result);
        return refused ? refusalWords(*refused) : describe(std::get<CardMove>(result).after);
    };
    QCOMPARE(after("Ah", "1.1", DropStyle::put), QStringLiteral("given"));
    QCOMPARE(after("1.1", "1.3", DropStyle::put), QStringLiteral("given"));
    QCOMPARE(after("Ah", "1.2", DropStyle::insert), // which would push others on
             QStringLiteral("Ks Ah - - - | 3c 4c 5c 6c 7c"));
    QCOMPARE(after("2.1", "1.2", DropStyle::put), QStringLiteral("Ks 3c - - - | 2h 4c 5c 6c 7c"));
}

SHOWDOWN_TEST(TestCardMoves)
#include "tst_cardmoves.moc"
