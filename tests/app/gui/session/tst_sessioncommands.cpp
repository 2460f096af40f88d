// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/session/cardmoves.h"
#include "app/gui/session/cardtable.h"
#include "app/gui/session/session.h"
#include "app/gui/session/tableedits.h"
#include "tests/app/gui/session/sessionedit.h"
#include "tests/support/tables.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <functional>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

CardTable freeTable(const QString& text)
{
    CardTable table = tableOf(text);
    table.rules.rules.deck = DeckKind::free;
    return table;
}

/// Inserts a card as dragging it with Shift does; false if it is refused.
bool insertAt(Session& session, SlotPlace from, SlotPlace to)
{
    const MoveResult result =
        movedTo(session.table(), {session.card(from).value(), from}, to, DropStyle::insert);
    const auto* allowed = std::get_if<CardMove>(&result);
    return allowed && !session.carryOut(*allowed);
}

} // namespace

/// The commands on whole hands and on cards already on the table.
class TestSessionCommands : public QObject
{
    Q_OBJECT

private slots:
    void everyCommandIsOneNamedStep_data();
    void everyCommandIsOneNamedStep();
    void whatCannotBeDoneChangesNothing_data();
    void whatCannotBeDoneChangesNothing();
    void duplicatesComeWithTheCardInOneStep();
    void oneDeckSaysHowManyCardsAreUsedTwice();
    void theFirstOfEachCardIsKept();
    void whoHoldsACardAndHowManyAreLeft();
};

void TestSessionCommands::everyCommandIsOneNamedStep_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<Edit>("edit");
    QTest::addColumn<QString>("after");
    QTest::addColumn<QString>("name");

    const auto row = [](const char* name, const char* before, const Edit& edit, const char* after,
                        const char* step) {
        QTest::newRow(name) << qt(before) << edit << qt(after) << qt(step);
    };
    row(
        "two cards change places", "Ks 2h - - - | 3c - - - -",
        [](Session& s) {
            s.swapCards({0, 1}, {1, 0});
        },
        "Ks 3c - - - | 2h - - - -", "Swap cards");
    row(
        "a card and a gap change places", "Ks 2h - - - | 3c - - - -",
        [](Session& s) {
            s.swapCards({1, 4}, {0, 0});
        },
        "- 2h - - - | 3c - - - Ks", "Swap cards");
    row(
        "a card moves on within its row", "2c 3c 4c 5c 6c | - - - - -",
        [](Session& s) {
            insertAt(s, {0, 0}, {0, 3});
        },
        "3c 4c 5c 2c 6c | - - - - -", "Insert card");
    row(
        "a card moves back within its row", "2c 3c 4c 5c 6c | - - - - -",
        [](Session& s) {
            insertAt(s, {0, 4}, {0, 1});
        },
        "2c 6c 3c 4c 5c | - - - - -", "Insert card");
    row(
        "cards make room towards the next gap", "2c - - - - | 3h 4h 5h - 7h",
        [](Session& s) {
            insertAt(s, {0, 0}, {1, 1});
        },
        "- - - - - | 3h 2c 4h 5h 7h", "Insert card");
    row(
        "cards make room towards the gap before", "2c - - - - | 3h - 5h 6h 7h",
        [](Session& s) {
            insertAt(s, {0, 0}, {1, 3});
        },
        "- - - - - | 3h 5h 6h 2c 7h", "Insert card");
    row(
        "a card moves into a gap", "2c - - - - | 3h - 5h 6h 7h",
        [](Session& s) {
            insertAt(s, {0, 0}, {1, 1});
        },
        "- - - - - | 3h 2c 5h 6h 7h", "Move card");
    row(
        "a hand is sorted by value, suits as the deck lies, wilds last",
        "* 9c 2d Ah 9s | - - - - -", [](Session& s) { s.sortHand(0); }, "Ah 9s 9c 2d * | - - - - -",
        "Sort hand");
    row(
        "gaps of a sorted hand are at its end", "- 9c - Kd - | - - - - -",
        [](Session& s) { s.sortHand(0); }, "Kd 9c - - - | - - - - -", "Sort hand");
    row(
        "players change places", "2c 3c 4c 5c 6c | - - - - - | 7h * - - -",
        [](Session& s) { s.swapPlayers(0, 2); }, "7h * - - - | - - - - - | 2c 3c 4c 5c 6c",
        "Swap players");
    row(
        "the first of three players goes", "2c - - - - | 3c - - - - | 4c - - - -",
        [](Session& s) { s.removePlayer(0); }, "3c - - - - | 4c - - - -", "Remove player");
    row(
        "the last of three players goes", "2c - - - - | 3c - - - - | 4c - - - -",
        [](Session& s) { s.removePlayer(2); }, "2c - - - - | 3c - - - -", "Remove player");
    row(
        "duplicates are allowed", "2c - - - - | 3c - - - -",
        [](Session& s) { s.setOneDeck(false); }, "2c - - - - | 3c - - - - [series deck=free]",
        "Allow duplicates");
}

void TestSessionCommands::everyCommandIsOneNamedStep()
{
    QFETCH(const QString, before);
    QFETCH(const Edit, edit);
    QFETCH(const QString, after);
    QFETCH(const QString, name);
    CardTable table = tableOf(before);
    for (int player = 0; player < table.playerCount; ++player)
        table.names[static_cast<std::size_t>(player)] = QStringLiteral("N%1").arg(player);
    Session session(table);

    edit(session);
    QCOMPARE(tests::describe(session.table()), after);
    QCOMPARE(session.undoStack().count(), 1);
    QCOMPARE(session.undoStack().undoText(), name);
    const QString names = session.names().join(u' ');
    const bool removed = session.playerCount() < table.playerCount;
    const QString left =
        session.row(0) == table.row(0) ? QStringLiteral("N0 N1") : QStringLiteral("N1 N2");
    QCOMPARE(names, removed ? left : files::names(table).join(u' '));

    session.undoStack().undo();
    QCOMPARE(session.table(), table);
}

void TestSessionCommands::whatCannotBeDoneChangesNothing_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<Edit>("edit");

    const auto row = [](const char* name, const char* before, const Edit& edit) {
        QTest::newRow(name) << qt(before) << edit;
    };
    row("no room in a full row", "- 2c - - - | 3h 4h 5h 6h 7h", [](Session& s) {
        QVERIFY(!insertAt(s, {0, 1}, {1, 0}));
    });
    row("a card moved to where it is", "- 2c - - - | - - - - -", [](Session& s) {
        QVERIFY(insertAt(s, {0, 1}, {0, 1}));
    });
    row("a sorted hand sorted", "Kd 9s 9c * - | - - - - -", [](Session& s) { s.sortHand(0); });
    row("one of two players removed", "2c - - - - | - - - - -",
        [](Session& s) { QVERIFY(!s.removePlayer(0)); });
    row("equal contents swapped", "* - - - - | * - - - -", [](Session& s) {
        s.swapCards({0, 0}, {1, 0});
        s.swapCards({0, 2}, {0, 3});
        s.swapPlayers(0, 1);
    });
    row("rows that hold a card twice", "2c - - - - | - - - - -", [](Session& s) {
        const auto conflict =
            s.setRows(tableOf(QStringLiteral("2c - - - - | 3c 2c - - -")).rows, {});
        QVERIFY(conflict);
        QCOMPARE(conflict->wanted, (SlotPlace{1, 1}));
    });
    row("one deck while there is one", "2c - - - - | - - - - -",
        [](Session& s) { QCOMPARE(s.setOneDeck(true), 0); });
}

void TestSessionCommands::whatCannotBeDoneChangesNothing()
{
    QFETCH(const QString, before);
    QFETCH(const Edit, edit);
    Session session(tableOf(before));
    edit(session);
    QCOMPARE(tests::describe(session.table()), before);
    QCOMPARE(session.undoStack().count(), 0);
}

void TestSessionCommands::duplicatesComeWithTheCardInOneStep()
{
    Session session(tableOf(QStringLiteral("2c - - - - | - - - - -")));
    const CardTable wanted = withCards(session.table(), {1, 4}, handOf("2c 3c"));
    QVERIFY(session.setRows(wanted.rows, QStringLiteral("Place cards")));
    session.setTableAllowingDuplicates(wanted);
    QCOMPARE(tests::describe(session.table()),
             QStringLiteral("2c - - - - | - - - 2c 3c [series deck=free]"));
    QCOMPARE(session.undoStack().count(), 1);
    session.undoStack().undo();
    QCOMPARE(tests::describe(session.table()), QStringLiteral("2c - - - - | - - - - -"));
}

void TestSessionCommands::oneDeckSaysHowManyCardsAreUsedTwice()
{
    Session session(freeTable(QStringLiteral("2c * 3c - 2c | 2c 3c * - - | 4c - - - -")));
    QCOMPARE(session.setOneDeck(true), 2);
    QCOMPARE(session.undoStack().count(), 0);
    session.clearPlayer(1);
    session.setCard({0, 0}, std::nullopt);
    QCOMPARE(session.setOneDeck(true), 0);
    QCOMPARE(session.rules().rules.deck, DeckKind::one);
    QCOMPARE(session.undoStack().undoText(), QStringLiteral("One deck"));
}

void TestSessionCommands::theFirstOfEachCardIsKept()
{
    Session session(freeTable(QStringLiteral("2c * 3c - 2c | 2c 3c * - - | 4c - - - -")));
    session.setRulesKeepingFirst({Preset::standard, rulesOf(Preset::standard)});
    QCOMPARE(tests::describe(session.table()),
             QStringLiteral("2c * 3c - - | - - * - - | 4c - - - - [standard]"));
    QCOMPARE(session.undoStack().count(), 1);
}

void TestSessionCommands::whoHoldsACardAndHowManyAreLeft()
{
    CardTable table = sampleTable();
    QCOMPARE(holder(table, cardFrom("Qs")), std::optional(SlotPlace{1, 1}));
    QVERIFY(!holder(table, cardFrom("Ks")));
    QVERIFY(!holder(table, Card::joker()));
    QCOMPARE(cardsLeft(table), std::optional(CardsLeft{38, 52}));

    table.rules.rules.jokers = *JokerCount::of(2);
    QCOMPARE(cardsLeft(table), std::optional(CardsLeft{39, 54}));
    table.row(0) = rowOf(QStringLiteral("* * * * *"));
    QCOMPARE(cardsLeft(table), std::optional(CardsLeft{43, 54}));
    table.rules.rules.deck = DeckKind::free;
    QVERIFY(!cardsLeft(table));
}

SHOWDOWN_TEST(TestSessionCommands)
#include "tst_sessioncommands.moc"
