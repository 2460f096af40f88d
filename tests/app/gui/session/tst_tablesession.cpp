// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/session/cardtable.h"
#include "app/gui/session/comparesession.h"
#include "app/gui/session/oddssession.h"
#include "app/narration/translation.h"
#include "app/tables/placeorder.h"
#include "tests/support/pasting.h"
#include "tests/support/randomhands.h"
#include "tests/support/tables.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <array>
#include <functional>
#include <memory>
#include <utility>

using namespace showdown;
using namespace showdown::gui;
using namespace showdown::tests;

/// An action on a session.
using SessionEdit = std::function<void(TableSession&)>;

Q_DECLARE_METATYPE(SessionEdit)

namespace {

const QString sampleHands = QStringLiteral("Qh 9d Qc 7s 2h | 9c Qs 3d * 7h | As Jd 8c 6s 4h");
const QString flopTable = QStringLiteral("As Ks | Qd ? | 4h 4c / Qs 9s 4d - - / dead 2h 3h");

NamedRules presetRules(Preset preset)
{
    return {preset, rulesOf(preset)};
}

CardTable freeTable(const QString& text)
{
    CardTable table = tableOf(text);
    table.rules.rules.deck = DeckKind::free;
    return table;
}

/// A session of Compare with hands of five, or one of Odds.
std::unique_ptr<TableSession> sessionOf(const QString& text)
{
    const CardTable table = anyTableOf(text);
    if (table.isSituation())
        return std::make_unique<OddsSession>(table);
    return std::make_unique<CompareSession>(table);
}

CompareSession& compareOf(TableSession& session)
{
    return dynamic_cast<CompareSession&>(session);
}

OddsSession& oddsOf(TableSession& session)
{
    return dynamic_cast<OddsSession&>(session);
}

/// Records what a session tells, in order: "cards, outcome; refused".
class ChangesTold : public QObject
{
public:
    explicit ChangesTold(const TableSession& session)
    {
        connect(&session, &TableSession::changed, this, [this](TableChanges changes) {
            static const std::array<std::pair<TableChange, QString>, 9> words{{
                {TableChange::cards, qt("cards")},
                {TableChange::players, qt("players")},
                {TableChange::rules, qt("rules")},
                {TableChange::lens, qt("lens")},
                {TableChange::names, qt("names")},
                {TableChange::properties, qt("properties")},
                {TableChange::title, qt("title")},
                {TableChange::outcome, qt("outcome")},
                {TableChange::shown, qt("shown")},
            }};
            QStringList told;
            for (const auto& [change, word] : words) {
                if (changes & change)
                    told << word;
            }
            m_words << told.join(QStringLiteral(", "));
        });
        connect(&session, &TableSession::changeRefused, this, [this] { m_words << qt("refused"); });
    }

    /// All since the last call.
    QString take() { return std::exchange(m_words, {}).join(QStringLiteral("; ")); }

private:
    QStringList m_words;
};

/// Types one card into a slot, or empties it; pastes several.
SessionEdit putCards(Place place, const char* cards)
{
    return [place, cards = qt(cards)](TableSession& session) {
        if (cards.contains(u' '))
            pasteCards(session, cards, place);
        else
            session.setCard(place, placedCardOf(cards));
    };
}

SessionEdit choosePreset(Preset preset)
{
    return [preset](TableSession& session) { session.setRules(presetRules(preset)); };
}

/// Inserts a card as dragging it with Shift does.
std::optional<CardMove> insertionAt(const TableSession& session, Place from, Place to)
{
    const MoveResult result =
        movedTo(session.table(), {session.card(from).value(), from}, to, DropStyle::insert);
    const auto* allowed = std::get_if<CardMove>(&result);
    return allowed ? std::optional(*allowed) : std::nullopt;
}

SessionEdit insertAt(Place from, Place to)
{
    return [from, to](TableSession& session) {
        QVERIFY(!session.carryOut(insertionAt(session, from, to).value()));
    };
}

SessionEdit swapAt(Place first, Place second)
{
    return [first, second](TableSession& session) {
        session.carryOut(std::get<CardMove>(movedTo(
            session.table(), {session.card(first).value(), first}, second, DropStyle::put)));
    };
}

} // namespace

/// The shown table, its undo stack, and what follows from it.
class TestTableSession : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(narration::installTranslation(*qApp, QStringLiteral("en"))); }
    void startsWithTheSampleAndNothingToUndo();
    void everyEditIsOneNamedStep_data();
    void everyEditIsOneNamedStep();
    void whatIsSetAlreadyIsNoStep_data();
    void whatIsSetAlreadyIsNoStep();
    void noCardLiesTwice_data();
    void noCardLiesTwice();
    void allIsUpToDateWhenItIsTold();
    void aThousandEditsAreUndoneAndRedoneOneByOne();
    void aNewEditForgetsWhatWasUndone();
    void playersTakeTheirNamesAlong();
    void whoComesBackHasTheCards();
    void namesAreCutAndTrimmed();
    void aSampleThatIsChangedIsNone();
    void whoHearsOfAGuestFindsItsCards();
    void duplicatesComeWithTheCardInOneStep();
    void oneDeckSaysHowManyCardsAreUsedTwice();
    void theFirstOfEachCardIsKept();
    void oddsAreOfOneDeck();
    void theQuestionIsThatOfTheTableAfterAnyEdits();
};

void TestTableSession::startsWithTheSampleAndNothingToUndo()
{
    CompareSession session;
    QCOMPARE(describe(session.table()), sampleHands);
    QCOMPARE(session.playerCount(), 3);
    QVERIFY(session.rules() == NamedRules());
    QVERIFY(!session.lens());
    QVERIFY(!session.undoStack().canUndo());
    QVERIFY(session.undoStack().isClean());
    QCOMPARE(session.result().winners, std::vector<int>{2});
    QCOMPARE(qt(toText(session.result().players[1].result->value)),
             QStringLiteral("pair 12 9 7 3"));
}

void TestTableSession::everyEditIsOneNamedStep_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<SessionEdit>("edit");
    QTest::addColumn<QString>("after");
    QTest::addColumn<QString>("told");
    QTest::addColumn<QString>("step");

    const auto row = [](const char* name, const QString& before, const SessionEdit& edit,
                        const char* after, const char* told, const char* step) {
        QTest::newRow(name) << before << edit << qt(after) << qt(told) << qt(step);
    };
    const char* const hands = "cards, outcome, shown";
    const char* const situation = "cards, outcome";

    row("a card takes the place of another", sampleHands, putCards({0, 4}, "2s"),
        "Qh 9d Qc 7s 2s | 9c Qs 3d * 7h | As Jd 8c 6s 4h", hands, "Place card");
    row("a slot is emptied", sampleHands, putCards({2, 0}, "-"),
        "Qh 9d Qc 7s 2h | 9c Qs 3d * 7h | - Jd 8c 6s 4h", hands, "Clear card");
    row("a wild may be there as often as one likes", sampleHands, putCards({0, 0}, "*"),
        "* 9d Qc 7s 2h | 9c Qs 3d * 7h | As Jd 8c 6s 4h", hands, "Place card");
    row("five cards fill a row", sampleHands, putCards({1, 0}, "2c 3c 4c 5c 6c"),
        "Qh 9d Qc 7s 2h | 2c 3c 4c 5c 6c | As Jd 8c 6s 4h", hands, "Place cards");
    row("two cards go from their slot on", sampleHands, putCards({1, 2}, "2c 3c"),
        "Qh 9d Qc 7s 2h | 9c Qs 2c 3c 7h | As Jd 8c 6s 4h", hands, "Place cards");
    row("cards that do not fit begin further back", sampleHands, putCards({1, 4}, "2c 3c 4c"),
        "Qh 9d Qc 7s 2h | 9c Qs 2c 3c 4c | As Jd 8c 6s 4h", hands, "Place cards");
    row("the cards of a row may change places", sampleHands, putCards({0, 0}, "2h 7s Qc 9d Qh"),
        "2h 7s Qc 9d Qh | 9c Qs 3d * 7h | As Jd 8c 6s 4h", hands, "Place cards");
    row("a card on the board", flopTable, putCards({CardTable::boardRow, 3}, "8h"),
        "As Ks | Qd ? | 4h 4c / Qs 9s 4d 8h - / dead 2h 3h", situation, "Place card");
    row("a hole card in place of another", flopTable, putCards({0, 1}, "Jc"),
        "As Jc | Qd ? | 4h 4c / Qs 9s 4d - - / dead 2h 3h", situation, "Place card");
    row("an unknown card", flopTable, putCards({2, 0}, "?"),
        "As Ks | Qd ? | ? 4c / Qs 9s 4d - - / dead 2h 3h", situation, "Place card");
    row("no hole card", flopTable, putCards({1, 0}, "-"),
        "As Ks | - ? | 4h 4c / Qs 9s 4d - - / dead 2h 3h", situation, "Clear card");
    row("one more dead card", flopTable, putCards({CardTable::deadRow, 2}, "Kh"),
        "As Ks | Qd ? | 4h 4c / Qs 9s 4d - - / dead 2h 3h Kh", situation, "Place card");
    row("dead cards close up", flopTable, putCards({CardTable::deadRow, 0}, "-"),
        "As Ks | Qd ? | 4h 4c / Qs 9s 4d - - / dead 3h", situation, "Clear card");

    const auto two = qt("Ks 2h - - - | 3c - - - -");
    row("two cards change places", two, swapAt({0, 1}, {1, 0}), "Ks 3c - - - | 2h - - - -", hands,
        "Swap cards");
    row("a card goes to a gap", two, swapAt({0, 0}, {1, 4}), "- 2h - - - | 3c - - - Ks", hands,
        "Move card");
    row("a hole card and a board card change places", flopTable,
        swapAt({0, 1}, {CardTable::boardRow, 0}),
        "As Qs | Qd ? | 4h 4c / Ks 9s 4d - - / dead 2h 3h", situation, "Swap cards");
    row("a card moves on within its row", qt("2c 3c 4c 5c 6c | - - - - -"),
        insertAt({0, 0}, {0, 3}), "3c 4c 5c 2c 6c | - - - - -", "cards, outcome, shown",
        "Insert card");
    row("a card moves back within its row", qt("2c 3c 4c 5c 6c | - - - - -"),
        insertAt({0, 4}, {0, 1}), "2c 6c 3c 4c 5c | - - - - -", "cards, outcome, shown",
        "Insert card");
    row("cards make room towards the next gap", qt("2c - - - - | 3h 4h 5h - 7h"),
        insertAt({0, 0}, {1, 1}), "- - - - - | 3h 2c 4h 5h 7h", hands, "Insert card");
    row("cards make room towards the gap before", qt("2c - - - - | 3h - 5h 6h 7h"),
        insertAt({0, 0}, {1, 3}), "- - - - - | 3h 5h 6h 2c 7h", hands, "Insert card");
    row("a card moves into a gap", qt("2c - - - - | 3h - 5h 6h 7h"), insertAt({0, 0}, {1, 1}),
        "- - - - - | 3h 2c 5h 6h 7h", hands, "Move card");
    row(
        "a hand is sorted by value, suits as the deck lies, wilds last",
        qt("* 9c 2d Ah 9s | - - - - -"), [](TableSession& s) { s.sortHand(0); },
        "Ah 9s 9c 2d * | - - - - -", hands, "Sort hand");
    row(
        "gaps of a sorted hand are at its end", qt("- 9c - Kd - | - - - - -"),
        [](TableSession& s) { s.sortHand(0); }, "Kd 9c - - - | - - - - -", hands, "Sort hand");

    row(
        "a player is cleared", sampleHands, [](TableSession& s) { s.clearPlayer(1); },
        "Qh 9d Qc 7s 2h | - - - - - | As Jd 8c 6s 4h", hands, "Clear player");
    row(
        "a player without hole cards", flopTable, [](TableSession& s) { s.clearPlayer(0); },
        "- - | Qd ? | 4h 4c / Qs 9s 4d - - / dead 2h 3h", situation, "Clear player");
    row(
        "the table is cleared", sampleHands, [](TableSession& s) { s.clearTable(); },
        "- - - - - | - - - - - | - - - - -", hands, "Clear table");
    row(
        "a situation without cards", flopTable, [](TableSession& s) { s.clearTable(); },
        "- - | - - | - -", situation, "Clear table");
    row(
        "a new table", sampleHands, [](TableSession& s) { s.beginNewTable(); },
        "- - - - - | - - - - - | - - - - -", "cards, names, outcome, shown", "New table");
    row(
        "a new situation", flopTable, [](TableSession& s) { s.beginNewTable(); }, "- - | - - | - -",
        "cards, names, outcome", "New situation");
    row(
        "before the flop again", flopTable,
        [](TableSession& s) { oddsOf(s).goBackTo(Street::preflop); },
        "As Ks | Qd ? | 4h 4c / dead 2h 3h", situation, "Go back to a street");
    row(
        "somebody unknown", flopTable, [](TableSession& s) { oddsOf(s).setUnknown(0); },
        "? ? | Qd ? | 4h 4c / Qs 9s 4d - - / dead 2h 3h", situation, "Make the cards unknown");

    row(
        "the third player leaves with the cards", sampleHands,
        [](TableSession& s) { s.setPlayerCount(2); }, "Qh 9d Qc 7s 2h | 9c Qs 3d * 7h",
        "cards, players, names, outcome, shown", "Change number of players");
    row(
        "two players of a situation", flopTable, [](TableSession& s) { s.setPlayerCount(2); },
        "As Ks | Qd ? / Qs 9s 4d - - / dead 2h 3h", "cards, players, names, outcome",
        "Change number of players");
    row(
        "one player of a situation", flopTable, [](TableSession& s) { s.setPlayerCount(1); },
        "As Ks / Qs 9s 4d - - / dead 2h 3h", "cards, players, names, outcome",
        "Change number of players");
    row(
        "the first player leaves", sampleHands, [](TableSession& s) { s.removePlayer(0); },
        "9c Qs 3d * 7h | As Jd 8c 6s 4h", "cards, players, names, outcome, shown", "Remove player");
    row(
        "the last player leaves", sampleHands, [](TableSession& s) { s.removePlayer(2); },
        "Qh 9d Qc 7s 2h | 9c Qs 3d * 7h", "cards, players, names, outcome, shown", "Remove player");
    row(
        "the first player of a situation leaves", flopTable,
        [](TableSession& s) { s.removePlayer(0); }, "Qd ? | 4h 4c / Qs 9s 4d - - / dead 2h 3h",
        "cards, players, names, outcome", "Remove player");
    row(
        "two players swap their cards", sampleHands, [](TableSession& s) { s.swapPlayers(0, 2); },
        "As Jd 8c 6s 4h | 9c Qs 3d * 7h | Qh 9d Qc 7s 2h", hands, "Swap players");
    row(
        "two players change places", sampleHands, [](TableSession& s) { s.movePlayer(0, 1); },
        "9c Qs 3d * 7h | Qh 9d Qc 7s 2h | As Jd 8c 6s 4h", "cards, names, outcome, shown",
        "Move player");
    row(
        "two players of a situation change places", flopTable,
        [](TableSession& s) { s.movePlayer(0, 2); },
        "4h 4c | Qd ? | As Ks / Qs 9s 4d - - / dead 2h 3h", "cards, names, outcome", "Move player");
    row(
        "a name", flopTable, [](TableSession& s) { s.setName(1, QStringLiteral("Ann")); },
        "As Ks | Qd ? | 4h 4c / Qs 9s 4d - - / dead 2h 3h", "names", "Rename player");
    row(
        "a title", sampleHands,
        [](TableSession& s) { compareOf(s).setProperties(qt("Queens"), {}); },
        "Qh 9d Qc 7s 2h | 9c Qs 3d * 7h | As Jd 8c 6s 4h", "properties", "Change title and note");

    row("other house rules", sampleHands, choosePreset(Preset::standard),
        "Qh 9d Qc 7s 2h | 9c Qs 3d * 7h | As Jd 8c 6s 4h [standard]", "rules, outcome, shown",
        "Change house rules");
    row(
        "house rules under which every hand stays what it is", sampleHands,
        [](TableSession& s) {
            NamedRules rules = s.rules();
            rules.rules.jokers = JokerCount::of(2).value();
            s.setRules(rules);
        },
        "Qh 9d Qc 7s 2h | 9c Qs 3d * 7h | As Jd 8c 6s 4h [series jokers=2]", "rules",
        "Change house rules");
    row("house rules that give another result", sampleHands, choosePreset(Preset::deuces),
        "Qh 9d Qc 7s 2h | 9c Qs 3d * 7h | As Jd 8c 6s 4h [deuces]", "rules, outcome, shown",
        "Change house rules");
    row(
        "other rules under a name", flopTable,
        [](TableSession& s) { s.setRules(presetRules(Preset::deuces), QStringLiteral("Own")); },
        "As Ks | Qd ? | 4h 4c / Qs 9s 4d - - / dead 2h 3h / deuces", "rules, outcome", "Own");
    row(
        "duplicates are allowed", two, [](TableSession& s) { compareOf(s).setOneDeck(false); },
        "Ks 2h - - - | 3c - - - - [series deck=free]", "rules", "Allow duplicates");
    row(
        "all hands are compared as one rank", sampleHands,
        [](TableSession& s) { compareOf(s).setLens(Category::highCard); },
        "Qh 9d Qc 7s 2h | 9c Qs 3d * 7h | As Jd 8c 6s 4h [as high-card]", "lens, outcome, shown",
        "Compare as another rank");
    row(
        "another table", flopTable,
        [](TableSession& s) { s.setTable(oddsTableOf(qt("2c 2d / bug")), qt("Load")); },
        "2c 2d / bug", "cards, players, rules, names, outcome", "Load");
}

void TestTableSession::everyEditIsOneNamedStep()
{
    QFETCH(const QString, before);
    QFETCH(const SessionEdit, edit);
    QFETCH(const QString, after);
    QFETCH(const QString, told);
    QFETCH(const QString, step);
    const auto session = sessionOf(before);
    for (int player = 0; player < session->playerCount(); ++player)
        session->setName(player, QStringLiteral("N%1").arg(player));
    session->undoStack().clear();
    const CardTable start = session->table();
    ChangesTold listener(*session);

    edit(*session);
    QCOMPARE(describe(session->table()), after);
    QCOMPARE(listener.take(), told);
    QCOMPARE(session->undoStack().count(), 1);
    QCOMPARE(session->undoStack().undoText(), step);
    const CardTable changed = session->table();

    session->undoStack().undo();
    QCOMPARE(session->table(), start);
    QCOMPARE(listener.take(), told);
    session->undoStack().redo();
    QCOMPARE(session->table(), changed);
    QCOMPARE(listener.take(), told);
}

void TestTableSession::whatIsSetAlreadyIsNoStep_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<SessionEdit>("edit");

    const auto row = [](const char* name, const QString& before, const SessionEdit& edit) {
        QTest::newRow(name) << before << edit;
    };
    const auto hands = qt("Qh 9d Qc 7s 2h | 9c Qs 3d * 7h | - - - - -");
    row("the same card", hands, putCards({0, 0}, "Qh"));
    row("the same wild", hands, putCards({1, 3}, "*"));
    row("an empty slot emptied", hands, putCards({2, 2}, "-"));
    row("the same hand", hands, putCards({0, 0}, "Qh 9d Qc 7s 2h"));
    row("no cards at all", hands, [](TableSession& s) { pasteCards(s, {}, {0, 2}); });
    row("a player without cards cleared", hands, [](TableSession& s) { s.clearPlayer(2); });
    row("the same number of players", hands, [](TableSession& s) { s.setPlayerCount(3); });
    row("the same rules", hands, choosePreset(Preset::series));
    row("the same lens", hands, [](TableSession& s) { compareOf(s).setLens(std::nullopt); });
    row("one deck while there is one", hands,
        [](TableSession& s) { QCOMPARE(compareOf(s).setOneDeck(true), 0); });
    row("no room in a full row", qt("- 2c - - - | 3h 4h 5h 6h 7h"), [](TableSession& s) {
        QVERIFY(!insertionAt(s, {0, 1}, {1, 0}));
    });
    row("a card moved to where it is", qt("- 2c - - - | - - - - -"), insertAt({0, 1}, {0, 1}));
    row("a sorted hand sorted", qt("Kd 9s 9c * - | - - - - -"),
        [](TableSession& s) { s.sortHand(0); });
    row("one of two players removed", qt("2c - - - - | - - - - -"),
        [](TableSession& s) { QVERIFY(!s.removePlayer(0)); });
    row("equal contents swapped", qt("* - - - - | * - - - -"), [](TableSession& s) {
        swapAt({0, 0}, {1, 0})(s);
        s.swapPlayers(0, 1);
    });
    row("a hole card", flopTable, putCards({0, 0}, "As"));
    row("an unknown card", flopTable, putCards({1, 1}, "?"));
    row("an empty slot of the board", flopTable, putCards({CardTable::boardRow, 4}, "-"));
    row("no dead card", flopTable, putCards({CardTable::deadRow, 2}, "-"));
    row("the street", flopTable, [](TableSession& s) { oddsOf(s).goBackTo(Street::flop); });
    row("a later street", flopTable, [](TableSession& s) { oddsOf(s).goBackTo(Street::river); });
    row("the number of players of a situation", flopTable,
        [](TableSession& s) { s.setPlayerCount(3); });
    row("the rules of a situation", flopTable, [](TableSession& s) { s.setRules(s.rules()); });
    row("a blank name", flopTable, [](TableSession& s) { s.setName(0, qt("  ")); });
    row("a player's own place", flopTable, [](TableSession& s) { s.movePlayer(1, 1); });
    row("a place above all", flopTable, [](TableSession& s) { s.movePlayer(0, -1); });
    row("a place below all", flopTable, [](TableSession& s) { s.movePlayer(1, 3); });
}

void TestTableSession::whatIsSetAlreadyIsNoStep()
{
    QFETCH(const QString, before);
    QFETCH(const SessionEdit, edit);
    const auto session = sessionOf(before);
    ChangesTold listener(*session);
    edit(*session);
    QCOMPARE(describe(session->table()), before);
    QCOMPARE(session->undoStack().count(), 0);
    QCOMPARE(listener.take(), QString());
}

void TestTableSession::noCardLiesTwice_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<Place>("wanted");
    QTest::addColumn<QString>("card");
    QTest::addColumn<Place>("holder");

    const auto row = [](const char* name, const QString& before, Place wanted, const char* card,
                        Place holder) {
        QTest::newRow(name) << before << wanted << qt(card) << holder;
    };
    const int board = CardTable::boardRow;
    const int dead = CardTable::deadRow;
    row("a card of another hand", sampleHands, {0, 1}, "Jd", {2, 1});
    row("a card of the same hand", sampleHands, {1, 4}, "Qs", {1, 1});
    row("a hole card on the board", flopTable, {board, 3}, "As", {0, 0});
    row("a board card in a hand", flopTable, {0, 1}, "9s", {board, 1});
    row("a dead card in a hand", flopTable, {1, 1}, "3h", {dead, 1});
    row("a hole card among the dead", flopTable, {dead, 2}, "4c", {2, 1});
    row("the other hole card", flopTable, {0, 0}, "Ks", {0, 1});
}

void TestTableSession::noCardLiesTwice()
{
    QFETCH(const QString, before);
    QFETCH(const Place, wanted);
    QFETCH(const QString, card);
    QFETCH(const Place, holder);
    const auto session = sessionOf(before);
    ChangesTold listener(*session);
    const auto conflict = session->setCard(wanted, placedCardOf(card));
    QVERIFY(conflict);
    QCOMPARE(qt(toText(conflict->card)), card);
    QCOMPARE(conflict->holder, holder);
    QCOMPARE(conflict->wanted, wanted);
    QCOMPARE(describe(session->table()), before);
    QCOMPARE(session->undoStack().count(), 0);
    QCOMPARE(listener.take(), QStringLiteral("refused"));

    session->setCard({0, 0}, Card::joker()); // but any number of jokers
    session->setCard({0, 1}, Card::joker());
    QCOMPARE(session->undoStack().count(), 2);
    QVERIFY(!listener.take().contains(QStringLiteral("refused")));
}

void TestTableSession::allIsUpToDateWhenItIsTold()
{
    CompareSession session;
    int calls = 0;
    session.whenChanged(TableChange::cards | TableChange::outcome, this, [&session, &calls] {
        ++calls;
        QCOMPARE(describe(session.table()), QStringLiteral("- - - - - | - - - - - | - - - - -"));
        QVERIFY(session.result().winners.empty());
        QVERIFY(!session.hasRun());
    });
    session.whenChanged(TableChange::rules, this, [&calls] { calls = -1; });
    session.clearTable();
    QCOMPARE(calls, 1);
}

void TestTableSession::aThousandEditsAreUndoneAndRedoneOneByOne()
{
    CompareSession session;
    RandomHands random(20);
    QStringList states{describe(session.table())};
    const auto isUpToDate = [&session] {
        return session.result()
               == compareHands(hands(session.table()), session.rules().rules, session.lens());
    };
    while (session.undoStack().count() < 1000) {
        const int player = random.below(session.playerCount());
        switch (random.below(8)) {
        case 0:
            session.setPlayerCount(2 + random.below(2));
            break;
        case 1:
            session.setRules(presetRules(allPresets()[static_cast<std::size_t>(random.below(4))]));
            break;
        case 2:
            session.setLens(random.lens());
            break;
        case 3:
            pasteCards(session, qt(toText(random.hand(DeckKind::one))), {player, random.below(5)});
            break;
        default:
            session.setCard({player, random.below(5)}, cardOf(random.below(60)));
        }
        QVERIFY(isUpToDate());
        if (session.undoStack().count() == states.size())
            states << describe(session.table());
    }
    QCOMPARE(states.size(), 1001);
    for (qsizetype step = states.size() - 1; step > 0; --step) {
        QCOMPARE(describe(session.table()), states[step]);
        session.undoStack().undo();
        QVERIFY(isUpToDate());
    }
    QCOMPARE(describe(session.table()), sampleHands);
    QVERIFY(!session.undoStack().canUndo());
    while (session.undoStack().canRedo()) {
        session.undoStack().redo();
        QVERIFY(isUpToDate());
    }
    QCOMPARE(describe(session.table()), states.back());
}

void TestTableSession::aNewEditForgetsWhatWasUndone()
{
    CompareSession session;
    session.clearPlayer(0);
    session.undoStack().undo();
    QVERIFY(session.undoStack().canRedo());
    session.clearPlayer(1);
    QVERIFY(!session.undoStack().canRedo());
    QCOMPARE(session.undoStack().count(), 1);
}

void TestTableSession::playersTakeTheirNamesAlong()
{
    CardTable table = oddsTableOf(flopTable);
    table.names = {QStringLiteral("Ann"), QStringLiteral("Bob"), QStringLiteral("Cy")};
    OddsSession session(table);
    session.movePlayer(0, 2);
    QCOMPARE(session.names(), QStringList({"Cy", "Bob", "Ann"}));
    session.removePlayer(1);
    QCOMPARE(session.names(), QStringList({"Cy", "Ann"}));
    QCOMPARE(describe(session.table()),
             QStringLiteral("4h 4c | As Ks / Qs 9s 4d - - / dead 2h 3h"));
    session.removePlayer(0);
    session.removePlayer(0); // the last one stays
    QCOMPARE(session.names(), QStringList({"Ann"}));
    session.setPlayerCount(3);
    QCOMPARE(session.names(), QStringList({"Ann", "", ""}));
    session.setPlayerCount(1);
    session.beginNewTable();
    QCOMPARE(session.names(), QStringList({""}));
}

void TestTableSession::whoComesBackHasTheCards()
{
    OddsSession session(oddsTableOf(flopTable));
    session.setName(2, QStringLiteral("Cy"));
    const CardTable whole = session.table();
    session.setPlayerCount(1);
    session.setPlayerCount(2);
    QCOMPARE(describe(session.table()), QStringLiteral("As Ks | Qd ? / Qs 9s 4d - - / dead 2h 3h"));
    session.setPlayerCount(3);
    QVERIFY(session.table() == whole);
    session.setPlayerCount(2);
    session.setCard({0, 0}, Card(Rank::four, Suit::clubs)); // which Cy held
    session.setPlayerCount(3);
    QCOMPARE(describe(session.table()),
             QStringLiteral("4c Ks | Qd ? | 4h - / Qs 9s 4d - - / dead 2h 3h"));
    QCOMPARE(session.names()[2], QStringLiteral("Cy"));
}

void TestTableSession::namesAreCutAndTrimmed()
{
    OddsSession session(oddsTableOf(flopTable));
    session.setName(2, QStringLiteral("  A & <b>  B  "));
    QCOMPARE(session.names()[2], QStringLiteral("A & <b> B"));
    session.setName(2, QString(100, u'x'));
    QCOMPARE(session.names()[2], QString(CardTable::longestName, u'x'));
    session.setName(2, QStringLiteral(" "));
    QCOMPARE(session.names()[2], QString());
    ChangesTold listener(session);
    session.retranslate();
    QCOMPARE(listener.take(), QStringLiteral("names"));
}

void TestTableSession::aSampleThatIsChangedIsNone()
{
    const CardTable own = oddsTableOf(QStringLiteral("2c 2d"));
    OddsSession session(own);
    const QString title = QStringLiteral("A coin flip");
    session.showGuest(oddsTableOf(flopTable), {Guest::Source::sample, [title] { return title; }});
    ChangesTold listener(session);
    session.setRules(*rulesFrom(QStringLiteral("bug")));
    QCOMPARE(session.title(), title);
    listener.take();
    session.setCard({1, 1}, Card::joker());
    QCOMPARE(session.title(), QString());
    QCOMPARE(listener.take(), QStringLiteral("cards, title, outcome"));
    session.undoStack().undo();
    QCOMPARE(session.title(), title);
    session.goBack();
    QVERIFY(session.table() == own);
    QVERIFY(!session.undoStack().canUndo());
}

void TestTableSession::whoHearsOfAGuestFindsItsCards()
{
    const CardTable own = oddsTableOf(QStringLiteral("2c 2d"));
    const CardTable guest = oddsTableOf(flopTable);
    OddsSession session(own);
    QStringList shown;
    connect(&session, &TableSession::guestChanged, this,
            [&] { shown << describe(session.table()); });
    session.showGuest(guest, {Guest::Source::sample});
    session.goBack();
    session.showGuest(guest, {Guest::Source::sample});
    session.begin(emptySituation());
    const QStringList wanted{describe(guest), describe(own), describe(guest),
                             describe(emptySituation())};
    QCOMPARE(shown, wanted);
}

void TestTableSession::duplicatesComeWithTheCardInOneStep()
{
    CompareSession session(tableOf(QStringLiteral("2c - - - - | - - - - -")));
    const CardTable wanted =
        withCards(session.table(), {1, 4},
                  {*placedCardOf(QStringLiteral("2c")), *placedCardOf(QStringLiteral("3c"))});
    const auto conflict = session.setRows(wanted.rows, QStringLiteral("Place cards"));
    QVERIFY(conflict);
    QCOMPARE(conflict->holder, (Place{0, 0}));
    QCOMPARE(conflict->wanted, (Place{1, 3}));
    session.setTableAllowingDuplicates(wanted);
    QCOMPARE(describe(session.table()),
             QStringLiteral("2c - - - - | - - - 2c 3c [series deck=free]"));
    QCOMPARE(session.undoStack().count(), 1);
    session.undoStack().undo();
    QCOMPARE(describe(session.table()), QStringLiteral("2c - - - - | - - - - -"));
}

void TestTableSession::oneDeckSaysHowManyCardsAreUsedTwice()
{
    CompareSession session(freeTable(QStringLiteral("2c * 3c - 2c | 2c 3c * - - | 4c - - - -")));
    QCOMPARE(session.setOneDeck(true), 2);
    QCOMPARE(session.undoStack().count(), 0);
    session.clearPlayer(1);
    session.setCard({0, 0}, std::nullopt);
    QCOMPARE(session.setOneDeck(true), 0);
    QCOMPARE(session.rules().rules.deck, DeckKind::one);
    QCOMPARE(session.undoStack().undoText(), QStringLiteral("One deck"));
}

void TestTableSession::theFirstOfEachCardIsKept()
{
    CompareSession session(freeTable(QStringLiteral("2c * 3c - 2c | 2c 3c * - - | 4c - - - -")));
    session.setRulesKeepingFirst({Preset::standard, rulesOf(Preset::standard)});
    QCOMPARE(describe(session.table()),
             QStringLiteral("2c * 3c - - | - - * - - | 4c - - - - [standard]"));
    QCOMPARE(session.undoStack().count(), 1);
}

void TestTableSession::oddsAreOfOneDeck()
{
    OddsSession session(oddsTableOf(flopTable));
    session.setRules(*rulesFrom(QStringLiteral("bug deck=free")));
    QCOMPARE(session.rules().rules.deck, DeckKind::one);
    QCOMPARE(session.undoStack().count(), 1);
    session.setRules(*rulesFrom(QStringLiteral("bug deck=free")));
    QCOMPARE(session.undoStack().count(), 1);
}

void TestTableSession::theQuestionIsThatOfTheTableAfterAnyEdits()
{
    OddsSession session(oddsTableOf(QStringLiteral("- - | - -")));
    RandomHands random(3);
    int questions = 0;
    for (int i = 0; i < 2000; ++i) {
        const auto before = session.question();
        ChangesTold listener(session);
        const std::vector<Place> places = tables::placesOf(session.table());
        const Place place =
            places[static_cast<std::size_t>(random.below(static_cast<int>(places.size())))];
        if (random.below(12) == 0)
            session.setPlayerCount(1 + random.below(3));
        else if (random.below(4) == 0)
            session.undoStack().undo();
        else if (place.row < CardTable::boardRow && random.below(4) == 0)
            session.setCard(place, PlacedCard::unknown());
        else
            session.setCard(place, random.below(6) == 0
                                       ? std::nullopt
                                       : std::optional<PlacedCard>(*cardOf(random.below(53))));
        QVERIFY(session.question() == tables::questionOf(session.table()));
        QCOMPARE(listener.take().contains(QStringLiteral("outcome")), session.question() != before);
        QVERIFY(!findConflict(session.table()));
        if (const auto* question = std::get_if<OddsQuestion>(&session.question())) {
            QVERIFY(!findError(question->situation));
            ++questions;
        }
    }
    QVERIFY2(questions > 100, qPrintable(QString::number(questions)));
}

SHOWDOWN_TEST(TestTableSession)
#include "tst_tablesession.moc"
