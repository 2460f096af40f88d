// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/odds/chance.h"
#include "core/odds/situation.h"
#include "tests/support/situations.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <utility>
#include <vector>

using namespace showdown;
using namespace showdown::tests;

/// What odds can be asked about, what is left of the deck, and how chances are rounded.
class TestSituation : public QObject
{
    Q_OBJECT

private slots:
    void faultsAreFound_data();
    void faultsAreFound();
    void repeatedCardIsNamedWithBothPlaces();
    void playersAreOneToThree();
    void streetFollowsTheBoard();
    void boardCardsBelongToTheirStreets();
    void unseenDeckIsWhatIsLeft_data();
    void unseenDeckIsWhatIsLeft();
    void chancesAreRoundedFromTheFraction_data();
    void chancesAreRoundedFromTheFraction();
    void chanceWithoutCasesIsNothing();
};

namespace {

QString errorName(const std::optional<SituationError>& error)
{
    if (!error)
        return QStringLiteral("none");
    switch (error->fault) {
    case SituationFault::noPlayer:
        return QStringLiteral("no player");
    case SituationFault::tooManyPlayers:
        return QStringLiteral("%1 players").arg(error->count);
    case SituationFault::badBoardSize:
        return QStringLiteral("board of %1").arg(error->count);
    case SituationFault::repeatedCard:
        return QStringLiteral("%1 twice").arg(qt(toText(*error->card)));
    case SituationFault::deckTooSmall:
        return QStringLiteral("%1 missing").arg(error->count);
    }
    return {};
}

/// All natural cards but the first `cards`.
QString deckBut(int cards)
{
    QStringList texts;
    for (int index = cards; index < 52; ++index)
        texts << qt(toText(*cardOf(index)));
    return texts.join(u' ');
}

} // namespace

void TestSituation::faultsAreFound_data()
{
    QTest::addColumn<QString>("holes");
    QTest::addColumn<QString>("board");
    QTest::addColumn<QString>("dead");
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("error");

    const auto row = [](const char* name, const char* holes, const char* board, const QString& dead,
                        const char* rules, const char* error) {
        QTest::newRow(name) << QString::fromUtf8(holes) << QString::fromUtf8(board) << dead
                            << QString::fromUtf8(rules) << QString::fromUtf8(error);
    };
    row("hands alone are fine", "As Ks | Qd Qc", "", {}, "standard", "none");
    row("cards that nobody knows are fine", "As ? | ? ?", "", {}, "standard", "none");
    row("one board card is no street", "As Ks | Qd Qc", "2h", {}, "standard", "board of 1");
    row("two board cards are no street", "As Ks | Qd Qc", "2h 3h", {}, "standard", "board of 2");
    row("six board cards are too many", "As Ks", "2h 3h 4h 5h 6h 7h", {}, "standard", "board of 6");
    row("a card in two hands", "As Ks | Qd As", "", {}, "standard", "As twice");
    row("a card twice in one hand", "As As | Qd Qc", "", {}, "standard", "As twice");
    row("a card in a hand and on the board", "As Ks", "2h 3h As", {}, "standard", "As twice");
    row("a card on the board and dead", "As Ks", "2h 3h 4h", QStringLiteral("4h"), "standard",
        "4h twice");
    row("odds are those of one deck", "As As | Qd Qc", "", {}, "standard deck=free", "As twice");
    row("a wild natural card twice", "2s Ks | 2s Qc", "", {}, "deuces", "2s twice");
    row("jokers may be shown without any in the deck", "* * | * Qc", "* * *", QStringLiteral("*"),
        "standard", "none");
    row("nothing left for the river", "2h 2d", "2c 2s 3h 3d", deckBut(6), "standard", "1 missing");
    row("jokers left for the river", "2h 2d", "2c 2s 3h 3d", deckBut(6), "standard jokers=1",
        "none");
    row("no cards left for an unknown hand", "2h 2d | ? ?", "2c 2s 3h 3d", deckBut(7), "standard",
        "2 missing");
}

void TestSituation::faultsAreFound()
{
    QFETCH(const QString, holes);
    QFETCH(const QString, board);
    QFETCH(const QString, dead);
    QFETCH(const QString, rules);
    QFETCH(const QString, error);

    QCOMPARE(errorName(findError(situationOf(holes, board, dead, rules))), error);
}

void TestSituation::repeatedCardIsNamedWithBothPlaces()
{
    const auto error = findError(situationOf(QStringLiteral("As Ks | Qd ?"),
                                             QStringLiteral("2h 3h Qd"), QStringLiteral("7c")));
    QVERIFY(error);
    QVERIFY((error->first == SeenPlace{SeenArea::hole, 1, 0}));
    QVERIFY((error->second == SeenPlace{SeenArea::board, 0, 2}));
}

void TestSituation::playersAreOneToThree()
{
    Situation situation;
    QCOMPARE(errorName(findError(situation)), QStringLiteral("no player"));
    for (int players = 1; players <= 3; ++players) {
        situation.players.emplace_back();
        QCOMPARE(errorName(findError(situation)), QStringLiteral("none"));
    }
    situation.players.emplace_back();
    QCOMPARE(errorName(findError(situation)), QStringLiteral("4 players"));
}

void TestSituation::streetFollowsTheBoard()
{
    Situation situation = situationOf(QStringLiteral("As ?"));
    QCOMPARE(situation.street(), Street::preflop);
    QCOMPARE(situation.boardCardsToCome(), 5);
    QCOMPARE(situation.unknownCards(), 1);
    QVERIFY(!situation.isKnown(0));
    const std::vector<Card> board = cardsOf(QStringLiteral("2h 3h 4h 5h 6h"));
    situation.board.assign(board.begin(), board.begin() + 3);
    QCOMPARE(situation.street(), Street::flop);
    situation.board.assign(board.begin(), board.begin() + 4);
    QCOMPARE(situation.street(), Street::turn);
    QCOMPARE(situation.boardCardsToCome(), 1);
    situation.board = board;
    QCOMPARE(situation.street(), Street::river);
    QCOMPARE(describe(situation.cardsOf(0)), QStringLiteral("As 2h 3h 4h 5h 6h"));
}

void TestSituation::unseenDeckIsWhatIsLeft_data()
{
    QTest::addColumn<QString>("holes");
    QTest::addColumn<QString>("rules");
    QTest::addColumn<int>("count");
    QTest::addColumn<int>("jokers");

    const auto row = [](const char* name, const char* holes, const char* rules, int count,
                        int jokers) {
        QTest::newRow(name) << QString::fromUtf8(holes) << QString::fromUtf8(rules) << count
                            << jokers;
    };
    row("without jokers", "As Ks | Qd ?", "standard", 49, 0);
    row("all jokers are left", "As Ks", "standard jokers=3", 53, 3);
    row("one joker is held", "As *", "standard jokers=3", 53, 2);
    row("more jokers are held than the deck had", "* *", "standard jokers=1", 52, 0);
    row("a thousand jokers", "As Ks", "standard jokers=1000", 1050, 1000);
}

void TestSituation::unseenDeckIsWhatIsLeft()
{
    QFETCH(const QString, holes);
    QFETCH(const QString, rules);
    QFETCH(const int, count);
    QFETCH(const int, jokers);

    const UnseenDeck deck(situationOf(holes, {}, {}, rules));
    QCOMPARE(deck.count(), count);
    int cards = 0;
    for (const UnseenCard& card : deck.cards())
        cards += card.copies;
    QCOMPARE(cards, count);
    QCOMPARE(deck.cards().back().card.isJoker() ? deck.cards().back().copies : 0, jokers);
}

void TestSituation::chancesAreRoundedFromTheFraction_data()
{
    QTest::addColumn<quint64>("good");
    QTest::addColumn<quint64>("all");
    QTest::addColumn<quint64>("againstTenths");
    QTest::addColumn<quint64>("inFavourTenths");

    const auto row = [](const char* name, quint64 good, quint64 all, quint64 against,
                        quint64 inFavour) {
        QTest::newRow(name) << good << all << against << inFavour;
    };
    row("12 of 46", 12, 46, 28, 4);
    row("12 of 44", 12, 44, 27, 4);
    row("7 of 42", 7, 42, 50, 2);
    row("25 of 42", 25, 42, 7, 15);
    row("a half of a tenth is rounded up", 1, 2000, 19990, 0);
    row("2.25 to 1 is rounded up", 4, 13, 23, 4);
    row("2.35 to 1 is rounded up", 20, 67, 24, 4);
    row("just below a half is rounded down", 100001, 325002, 22, 4);
}

void TestSituation::chancesAreRoundedFromTheFraction()
{
    QFETCH(const quint64, good);
    QFETCH(const quint64, all);
    const Chance chance(good, all);
    QTEST(quint64{*chance.againstTenths()}, "againstTenths");
    QTEST(quint64{*chance.inFavourTenths()}, "inFavourTenths");
}

void TestSituation::chanceWithoutCasesIsNothing()
{
    QVERIFY(!Chance(0, 46).againstTenths());
    QCOMPARE(*Chance(46, 46).againstTenths(), 0U);
    QVERIFY(!Chance(46, 46).inFavourTenths());
    QCOMPARE(Chance(0, 0).value(), 0.0);
    QCOMPARE(Chance(0, 0).reduced(), Chance(0, 0));
    QCOMPARE(Chance(12, 46).reduced(), Chance(6, 23));
    QCOMPARE(Chance(12, 44).value(), 0.2727272727272727);
}

void TestSituation::boardCardsBelongToTheirStreets()
{
    using enum Street;
    for (const auto& [street, cards] :
         {std::pair(preflop, 0), std::pair(flop, 3), std::pair(turn, 4), std::pair(river, 5)})
        QCOMPARE(boardCardsOn(street), cards);
    const std::vector<Street> streets{flop, flop, flop, turn, river};
    for (int card = 0; card < Situation::boardSize; ++card)
        QCOMPARE(streetOfBoardCard(card), streets[static_cast<std::size_t>(card)]);
}

SHOWDOWN_TEST(TestSituation)
#include "tst_situation.moc"
