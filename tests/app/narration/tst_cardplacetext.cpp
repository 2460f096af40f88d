// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/cardplacetext.h"
#include "app/narration/cardtext.h"
#include "core/rules/presets.h"
#include "tests/support/testprogram.h"
#include "tests/support/texts.h"

#include <QTest>

using namespace showdown;
using namespace showdown::narration;
using namespace showdown::tests;

/// The places of a situation, and the texts about cards there.
class TestCardPlaceText : public QObject
{
    Q_OBJECT

private slots:
    void aPlaceHasAName_data();
    void aPlaceHasAName();
    void namesOfPlayersAreUsed();
    void aPlaceHoldsSomething();
    void theNextPlaceSaysWhatItReplaces();
    void cardsGoSomewhere();
    void aMoveIsTold_data();
    void aMoveIsTold();
    void aPickedUpCardIsTold();
    void cardsAreSaidByName();
};

namespace {

constexpr SeenPlace hole(int player, int position)
{
    return {SeenArea::hole, player, position};
}

constexpr SeenPlace board(int position)
{
    return {SeenArea::board, 0, position};
}

constexpr SeenPlace dead(int position)
{
    return {SeenArea::dead, 0, position};
}

const QStringList annPlays{QString(), QStringLiteral("Ann %1 & <b>")};

} // namespace

Q_DECLARE_METATYPE(SeenPlace)

void TestCardPlaceText::aPlaceHasAName_data()
{
    QTest::addColumn<SeenPlace>("place");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("already"); // beside the card that is meant
    QTest::addColumn<QString>("held");    // a sentence
    QTest::addColumn<QString>("inUse");   // of a key of the deck
    const auto row = [](const char* name, SeenPlace place, const char* already, const char* held,
                        const char* inUse) {
        QTest::newRow(name) << place << qt(name) << qt(already) << qt(held) << qt(inUse);
    };
    row("Player 1, card 1", hole(0, 0), "Already in Player 1, card 1",
        "Queen of spades is already in Player 1, card 1.", "In use, Player 1 card 1");
    row("Player 3, card 2", hole(2, 1), "Already in Player 3, card 2",
        "Queen of spades is already in Player 3, card 2.", "In use, Player 3 card 2");
    row("Flop, card 1", board(0), "Already on the board, card 1",
        "Queen of spades is already on the board, card 1.", "In use, board card 1");
    row("Flop, card 3", board(2), "Already on the board, card 3",
        "Queen of spades is already on the board, card 3.", "In use, board card 3");
    row("Turn", board(3), "Already on the board, card 4",
        "Queen of spades is already on the board, card 4.", "In use, board card 4");
    row("River", board(4), "Already on the board, card 5",
        "Queen of spades is already on the board, card 5.", "In use, board card 5");
    row("Dead card 2", dead(1), "Already among the dead cards",
        "Queen of spades is already among the dead cards.", "In use, dead card");
}

void TestCardPlaceText::aPlaceHasAName()
{
    QFETCH(const SeenPlace, place);
    QFETCH(const QString, name);
    QFETCH(const QString, already);
    QFETCH(const QString, held);
    QFETCH(const QString, inUse);
    const HouseRules rules = rulesOf(Preset::standard);
    QCOMPARE(placeName(place), name);
    QCOMPARE(alreadyIn(place), already);
    QCOMPARE(alreadyHeld(cardFrom("Qs"), place, rules), held);
    QCOMPARE(narration::inUse(place), inUse);
}

void TestCardPlaceText::namesOfPlayersAreUsed()
{
    const HouseRules rules = rulesOf(Preset::standard);
    QCOMPARE(placeName(hole(1, 0), annPlays), qt("Ann %1 & <b>, card 1"));
    QCOMPARE(placeName(hole(0, 0), annPlays), qt("Player 1, card 1"));
    QVERIFY(alreadyIn(hole(1, 0), annPlays).contains(qt("Ann %1 & <b>")));
    QVERIFY(inUse(hole(1, 1), annPlays).contains(qt("Ann %1 & <b>")));
    QCOMPARE(moveText(MoveKind::swap, cardFrom("Kd"), hole(1, 1), PlacedCard(cardFrom("Qh")), rules,
                      annPlays),
             qt("K♦ and Q♥ change places: K♦ moves to Ann %1 & <b>, card 2"));
    QCOMPARE(placeName(board(0), annPlays), qt("Flop, card 1"));
}

void TestCardPlaceText::aPlaceHoldsSomething()
{
    const HouseRules standard = rulesOf(Preset::standard);
    const HouseRules deuces = rulesOf(Preset::deuces);
    QCOMPARE(placeContent(std::nullopt, standard), qt("Empty"));
    QCOMPARE(placeContent(PlacedCard::unknown(), standard), qt("Unknown card"));
    QCOMPARE(placeContent(PlacedCard(cardFrom("Kd")), standard), qt("King of diamonds"));
    QCOMPARE(placeContent(PlacedCard(cardFrom("2h")), standard), qt("Two of hearts"));
    QCOMPARE(placeContent(PlacedCard(cardFrom("2h")), deuces), qt("Two of hearts (wild)"));
    QCOMPARE(placedSymbol(cardFrom("2h"), deuces), qt("2♥ (wild)"));
    QCOMPARE(placedSymbol(PlacedCard::unknown(), deuces), qt("?"));
    QCOMPARE(placedName(PlacedCard::unknown(), deuces), qt("Unknown card"));
}

void TestCardPlaceText::theNextPlaceSaysWhatItReplaces()
{
    const HouseRules rules = rulesOf(Preset::standard);
    QCOMPARE(nextPlaceText(board(3), std::nullopt, rules), qt("Turn"));
    QCOMPARE(nextPlaceText(board(3), PlacedCard(cardFrom("Qh")), rules), qt("Turn (replaces Q♥)"));
    QCOMPARE(nextPlaceText(hole(1, 0), PlacedCard::unknown(), rules, annPlays),
             qt("Ann %1 & <b>, card 1 (replaces ?)"));
    QCOMPARE(nextPlaceText(board(3), PlacedCard(Card::joker()), rules),
             qt("Turn (replaces the wild)"));
    QCOMPARE(nextPlaceText(hole(1, 3), PlacedCard(cardFrom("2h")), rulesOf(Preset::deuces)),
             qt("Player 2, card 4 (replaces 2♥ (wild))"));
}

void TestCardPlaceText::cardsGoSomewhere()
{
    QCOMPARE(goesTo(1, board(4)), qt("Goes to the river"));
    QCOMPARE(goesTo(3, board(0)), qt("3 cards, from flop card 1 on"));
    QCOMPARE(goesTo(2, hole(1, 0), annPlays), qt("2 cards, from Ann %1 & <b>, card 1 on"));
    QCOMPARE(goesTo(1, hole(1, 3)), qt("Goes to Player 2, card 4"));
    QCOMPARE(goesTo(1, dead(1)), qt("Goes to dead card 2"));
    QCOMPARE(noRoomHere(), qt("There is no room for one more card."));
    QCOMPARE(givenCard(), qt("This card is given."));
    QCOMPARE(noUnknownCardHere(), qt("Only a hole card can be unknown."));
}

void TestCardPlaceText::aMoveIsTold_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("said");
    const auto row = [](MoveKind kind, const char* said) {
        QTest::newRow(said) << static_cast<int>(kind) << qt(said);
    };
    row(MoveKind::nothing, "K♦ stays where it is");
    row(MoveKind::place, "K♦ goes to the turn");
    row(MoveKind::replace, "K♦ goes to the turn and replaces ?");
    row(MoveKind::move, "K♦ moves to the turn");
    row(MoveKind::insert, "K♦ goes in at the turn, and the cards there make room");
    row(MoveKind::swap, "K♦ and ? change places: K♦ moves to the turn");
    row(MoveKind::clear, "K♦ is taken off the table");
}

void TestCardPlaceText::aMoveIsTold()
{
    QFETCH(const int, kind);
    QFETCH(const QString, said);
    QCOMPARE(moveText(static_cast<MoveKind>(kind), cardFrom("Kd"), board(3), PlacedCard::unknown(),
                      rulesOf(Preset::standard)),
             said);
}

void TestCardPlaceText::aPickedUpCardIsTold()
{
    const HouseRules rules = rulesOf(Preset::standard);
    QCOMPARE(pickedUpText(cardFrom("Kd"), rules),
             qt("K♦ is picked up. Arrows choose a slot, Enter drops it, Esc takes it back."));
    QVERIFY(pickedUpText(PlacedCard::unknown(), rules).startsWith(qt("? is picked up.")));
}

void TestCardPlaceText::cardsAreSaidByName()
{
    QCOMPARE(withCardNames(qt("K♦ goes to Player 2, card 4 and replaces 10♥ (wild).")),
             qt("King of diamonds goes to Player 2, card 4 and replaces Ten of hearts (wild)."));
    QCOMPARE(withCardNames(qt("A♠ 2♣")), qt("Ace of spades Two of clubs"));
    QCOMPARE(withCardNames(qt("suit, ♥; 10 of 12")), qt("suit, ♥; 10 of 12"));
}

SHOWDOWN_TEST(TestCardPlaceText)
#include "tst_cardplacetext.moc"
