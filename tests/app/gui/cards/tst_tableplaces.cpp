// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/cards/tableplaces.h"
#include "app/gui/session/nextplace.h"
#include "app/gui/session/oddssession.h"
#include "app/narration/translation.h"
#include "tests/support/tables.h"
#include "tests/support/testprogram.h"

#include <QApplication>
#include <QTest>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

namespace {

constexpr Place boardSlotAt(int slot)
{
    return {CardTable::boardRow, slot};
}

} // namespace

/// Texts typed, pasted or dropped on a situation.
class TestTablePlaces : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(narration::installTranslation(*qApp, QStringLiteral("en"))); }
    void aTextComesToSomething_data();
    void aTextComesToSomething();
    void aMistakeIsSaid_data();
    void aMistakeIsSaid();
    void aTextIsJudgedWhereItIsDropped();
};

void TestTablePlaces::aTextComesToSomething_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<Place>("place");
    QTest::addColumn<QString>("table");

    const auto row = [](const char* name, const char* text, Place place, const char* table) {
        QTest::newRow(name) << QString::fromUtf8(text) << place << qt(table);
    };
    row("a card", " ks ", {0, 1}, "As Ks | - - / Qs - - - -");
    row("a wild by its sign", "★", {0, 1}, "As * | - - / Qs - - - -");
    row("a wild by its key", "*", {0, 1}, "As * | - - / Qs - - - -");
    row("unknown cards", "? ?", {1, 0}, "As - | ? ? / Qs - - - -");
    row("cards without blanks", "Kd?", {1, 0}, "As - | Kd ? / Qs - - - -");
    row("over two rows", "ks qh qd 9s", {0, 1}, "As Ks | Qh Qd / Qs 9s - - -");
    row("cards below one another", "9s\n4d", boardSlotAt(1), "As - | - - / Qs 9s 4d - -");
    row("a line a player", "Kd Kc\n? ?", {0, 0}, "Kd Kc | ? ?");
    row("players beside one another", "Kd Kc | ? -", {0, 0}, "Kd Kc | ? -");
    row("a board with a label", "Kd Kc\nBoard: 2c 3c ★", {0, 0}, "Kd Kc / 2c 3c * - -");
}

void TestTablePlaces::aTextComesToSomething()
{
    QFETCH(const QString, text);
    QFETCH(const Place, place);
    QFETCH(const QString, table);
    for (const bool isPasted : {false, true}) {
        OddsSession session(oddsTableOf(qt("As - | - - / Qs - - - -")));
        NextPlace next(session);
        TablePlaces places(session, next);
        next.setPlace(isPasted ? boardSlotAt(4) : place);
        QCOMPARE(places.problemOf(text, place), QString());
        if (isPasted) {
            QVERIFY(!places.paste(text, place));
        } else {
            QCOMPARE(places.entryVerdict(text).state, EntryState::fits);
            QVERIFY(places.enter(text));
        }
        QCOMPARE(describe(session.table()), table);
        QCOMPARE(session.undoStack().count(), 1);
    }
}

void TestTablePlaces::aMistakeIsSaid_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<Place>("place");
    QTest::addColumn<EntryState>("state");
    QTest::addColumn<QString>("problem");

    const auto row = [](const char* name, const char* text, Place place, EntryState state,
                        const char* problem) {
        QTest::newRow(name) << QString::fromUtf8(text) << place << state << qt(problem);
    };
    row("the beginning of a card", "Ks A", {1, 0}, EntryState::none,
        "character 5: the suit of 'A' is missing; one of h d c s");
    row("no card", "Kx", {1, 0}, EntryState::wrong, "character 2: 'x' is no suit; one of h d c s");
    row("no card behind a sign", "★ Kx", {1, 0}, EntryState::wrong,
        "character 4: 'x' is no suit; one of h d c s");
    row("an unknown card of the board", "?", boardSlotAt(1), EntryState::wrong,
        "Only a hole card can be unknown.");
    row("more cards than places", "2c 3c 4c 5c 6c 7c 8c 9c Tc Jc", {1, 0}, EntryState::wrong,
        "There is room for 9 cards.");
    row("a card that comes twice in a situation", "Kd Kc | Kd Qc", {1, 0}, EntryState::wrong, "");
    row("a bad line", "Kd Kc\nBoard: 2c 3x", {1, 0}, EntryState::wrong, "");
}

void TestTablePlaces::aMistakeIsSaid()
{
    QFETCH(const QString, text);
    QFETCH(const Place, place);
    QFETCH(const EntryState, state);
    QFETCH(const QString, problem);
    const CardTable before = oddsTableOf(qt("As - | - - / Qs - - - -"));
    OddsSession session(before);
    NextPlace next(session);
    TablePlaces places(session, next);
    next.setPlace(place);
    const EntryVerdict verdict = places.entryVerdict(text);
    QCOMPARE(verdict.state, state);
    QVERIFY(!verdict.message.isEmpty());
    const QString said = places.problemOf(text, place);
    QVERIFY(!said.isEmpty());
    if (!problem.isEmpty())
        QCOMPARE(said, problem);
    QCOMPARE(places.paste(text, place), std::optional(said));
    QVERIFY(!places.enter(text));
    QCOMPARE(session.table(), before);
}

/// Wherever the next place is.
void TestTablePlaces::aTextIsJudgedWhereItIsDropped()
{
    OddsSession session(oddsTableOf(qt("As - | - - / Qs - - - -")));
    NextPlace next(session);
    const TablePlaces places(session, next);
    next.setPlace(boardSlotAt(1));
    QCOMPARE(places.problemOf(qt("? ?"), {1, 0}), QString());
    next.setPlace({1, 0});
    QVERIFY(!places.problemOf(qt("? ?"), boardSlotAt(1)).isEmpty());
    QCOMPARE(next.place(), (Place{1, 0}));
}

SHOWDOWN_TEST(TestTablePlaces)
#include "tst_tableplaces.moc"
