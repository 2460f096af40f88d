// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/session/cardmoves.h"
#include "app/gui/session/comparesession.h"
#include "tests/support/tables.h"
#include "tests/support/testprogram.h"

#include <QTest>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

/// `1.2` is the second slot of the first player, `Ks` the king of the deck.
CarriedCard carriedFrom(const QString& text, const CardTable& table)
{
    if (!text.contains(u'.'))
        return {std::get<Card>(parseCard(text.toStdString())), std::nullopt};
    const Place from{text.at(0).digitValue() - 1, text.at(2).digitValue() - 1};
    return {*table.card(from), from};
}

} // namespace

/// The result of dropping a card, whether by mouse or by keys.
class TestCardMoves : public QObject
{
    Q_OBJECT

private slots:
    void aCardIsLetGo_data();
    void aCardIsLetGo();
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
    row("a key into a full row", two, "Ah", "2.1+", "Player 2 is full", "");
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
    row("a card into another full row", two, "1.1", "2.1+", "Player 2 is full", "");
    row("a card goes towards the nearest gap", "- 2h 3h - - | Ks - - - -", "2.1", "1.2+",
        "2h Ks 3h - - | - - - - -", "Insert card");
    row("of two equally near gaps it takes the later", "- 2h - 4h - | Ks - - - -", "2.1", "1.2+",
        "- Ks 2h 4h - | - - - - -", "Insert card");
    row("a card where it lies", two, "1.1", "1.1", two, "");
    row("a card where it lies with Shift", two, "1.1", "1.1+", two, "");
    row("a card off the table", two, "2.2", "", "Ks 2h - - - | 3c - 5c 6c 7c", "Clear card");
    row("two equal wilds", "* - - - - | * - - - -", "1.1", "2.1", "* - - - - | * - - - -", "");
}

void TestCardMoves::aCardIsLetGo()
{
    QFETCH(const QString, before);
    QFETCH(const QString, card);
    QFETCH(const QString, to);
    QFETCH(const QString, after);
    QFETCH(const QString, step);
    CompareSession session(tableOf(before));
    const CarriedCard carried = carriedFrom(card, session.table());
    MoveResult result = movedOff(session.table(), carried);
    const Place goal =
        to.isEmpty() ? Place() : Place{to.at(0).digitValue() - 1, to.at(2).digitValue() - 1};
    if (!to.isEmpty())
        result = movedTo(session.table(), carried, goal,
                         to.endsWith(u'+') ? DropStyle::insert : DropStyle::put);
    if (const auto* refused = std::get_if<RefusedMove>(&result)) {
        const QString reason = refused->holder
                                   ? QStringLiteral("held in %1.%2")
                                         .arg(refused->holder->row + 1)
                                         .arg(refused->holder->slot + 1)
                                   : QStringLiteral("Player %1 is full").arg(goal.row + 1);
        QCOMPARE(reason, after);
        return;
    }
    QVERIFY(!session.carryOut(std::get<CardMove>(result)));
    QCOMPARE(describe(session.table()), after);
    QCOMPARE(session.undoStack().undoText(), step);
    QCOMPARE(session.undoStack().count(), step.isEmpty() ? 0 : 1);
    session.undoStack().undo();
    QCOMPARE(describe(session.table()), before);
}

SHOWDOWN_TEST(TestCardMoves)
#include "tst_cardmoves.moc"
