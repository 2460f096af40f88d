// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/support/oddstables.h"
#include "tests/support/testprogram.h"

#include <QTest>

using namespace showdown;
using namespace showdown::files;
using namespace showdown::tests;

namespace {

QString placeText(SlotPlace place)
{
    return QStringLiteral("%1,%2").arg(place.player).arg(place.slot);
}

/// "holeUnfinished 1", "boardUnfinished 2", or the question: `1 3: turn, 44 unseen`.
QString questionText(const OddsTable& table)
{
    const auto question = questionOf(table);
    if (const auto* lack = std::get_if<OddsLack>(&question)) {
        switch (lack->gap) {
        case OddsGap::holeUnfinished:
            return QStringLiteral("hole of %1 needs %2").arg(lack->player).arg(lack->cards);
        case OddsGap::noPlayer:
            return QStringLiteral("nobody");
        case OddsGap::boardUnfinished:
            return QStringLiteral("street %1 needs %2")
                .arg(static_cast<int>(lack->street))
                .arg(lack->cards);
        case OddsGap::deckTooSmall:
            return QStringLiteral("deck lacks %1").arg(lack->cards);
        }
    }
    const OddsQuestion& asked = std::get<OddsQuestion>(question);
    if (findError(asked.situation))
        return QStringLiteral("an error");
    QString text;
    for (const int player : asked.players)
        text += QString::number(player) + u' ';
    return text
           + QStringLiteral("on %1 with %2 unseen, unknown %3")
                 .arg(asked.situation.board.size())
                 .arg(UnseenDeck(asked.situation).count())
                 .arg(asked.situation.unknownCards());
}

const QString fullDeadRow = QStringLiteral("2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ac 2d 3d 4d 5d 6d "
                                           "7d 8d");

} // namespace

/// A situation of Odds as a user builds it.
class TestOddsTable : public QObject
{
    Q_OBJECT

private slots:
    void placesComeInReadingOrder_data();
    void placesComeInReadingOrder();
    void aPlaceIsSet_data();
    void aPlaceIsSet();
    void aCardTwiceIsAConflict_data();
    void aCardTwiceIsAConflict();
    void holdersAreFound();
    void cardsLeftAreCounted_data();
    void cardsLeftAreCounted();
    void theBoardIsCutBack_data();
    void theBoardIsCutBack();
    void aTableAsksOrSaysWhatItLacks_data();
    void aTableAsksOrSaysWhatItLacks();
    void theQuestionHasTheCards();
};

void TestOddsTable::placesComeInReadingOrder_data()
{
    QTest::addColumn<QString>("table");
    QTest::addColumn<QString>("places");
    const QString board = QStringLiteral("3,0 3,1 3,2 3,3 3,4 ");
    QTest::newRow("one player") << "- -"
                                << "0,0 0,1 " + board + "4,0";
    QTest::newRow("three players, a dead card") << "- - | - - | - - / dead 2c"
                                                << "0,0 0,1 1,0 1,1 2,0 2,1 " + board + "4,0 4,1";
    QString dead;
    for (int slot = 0; slot < OddsTable::mostDead; ++slot)
        dead += QStringLiteral(" 4,%1").arg(slot);
    QTest::newRow("no more dead cards")
        << "- - / dead " + fullDeadRow << "0,0 0,1 " + board + dead.mid(1);
}

void TestOddsTable::placesComeInReadingOrder()
{
    QFETCH(const QString, table);
    QStringList places;
    for (const SlotPlace place : placesOf(oddsTableOf(table)))
        places << placeText(place);
    QTEST(places.join(u' '), "places");
}

void TestOddsTable::aPlaceIsSet_data()
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

void TestOddsTable::aPlaceIsSet()
{
    QFETCH(const int, row);
    QFETCH(const int, slot);
    QFETCH(const QString, card);
    OddsTable table = oddsTableOf(QStringLiteral("As - | ? - / Qs - 4d / dead 2c 3c"));
    table.set({row, slot}, placedCardOf(card));
    QTEST(describe(table), "after");
}

void TestOddsTable::aCardTwiceIsAConflict_data()
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
}

void TestOddsTable::aCardTwiceIsAConflict()
{
    QFETCH(const QString, table);
    const std::optional<CardConflict> conflict = findConflict(oddsTableOf(table));
    const QString text = conflict ? qt(toText(conflict->card)) + u' ' + placeText(conflict->holder)
                                        + u' ' + placeText(conflict->wanted)
                                  : QStringLiteral("none");
    QTEST(text, "conflict");
}

void TestOddsTable::holdersAreFound()
{
    const OddsTable table = oddsTableOf(QStringLiteral("As ? | * Qd / Qs 9s 4d 8h / dead 2c"));
    const auto holderOf = [&table](const char* card) {
        const std::optional<SlotPlace> place =
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

void TestOddsTable::cardsLeftAreCounted_data()
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
}

void TestOddsTable::cardsLeftAreCounted()
{
    QFETCH(const QString, table);
    QFETCH(const int, jokers);
    OddsTable shown = oddsTableOf(table);
    shown.rules.rules.jokers = *JokerCount::of(jokers);
    const CardsLeft cards = cardsLeft(shown);
    QTEST(cards.left, "left");
    QTEST(cards.all, "all");
    const std::vector<Card> undealt = undealtCards(shown);
    QCOMPARE(static_cast<int>(undealt.size()), cards.left);
    for (const Card card : undealt)
        QVERIFY(!holder(shown, card));
}

void TestOddsTable::theBoardIsCutBack_data()
{
    QTest::addColumn<QString>("board");
    QTest::addColumn<int>("street");
    QTest::addColumn<QString>("backs");
    const auto row = [](const char* board, Street street, const char* backs) {
        QTest::newRow(board) << QString::fromLatin1(board) << static_cast<int>(street)
                             << QString::fromLatin1(backs);
    };
    using enum Street;
    row("- - - - -", preflop, "- - - - -, - - - - -, - - - - -, - - - - -");
    row("Qs - 4d - -", preflop, "- - - - -, Qs - 4d - -, Qs - 4d - -, Qs - 4d - -");
    row("Qs 9s 4d - -", flop, "- - - - -, Qs 9s 4d - -, Qs 9s 4d - -, Qs 9s 4d - -");
    row("Qs 9s 4d - 2h", flop, "- - - - -, Qs 9s 4d - -, Qs 9s 4d - -, Qs 9s 4d - 2h");
    row("Qs 9s 4d 8h -", turn, "- - - - -, Qs 9s 4d - -, Qs 9s 4d 8h -, Qs 9s 4d 8h -");
    row("Qs 9s 4d 8h 2h", river, "- - - - -, Qs 9s 4d - -, Qs 9s 4d 8h -, Qs 9s 4d 8h 2h");
    row("Qs 9s - 8h 2h", preflop, "- - - - -, Qs 9s - - -, Qs 9s - 8h -, Qs 9s - 8h 2h");
}

void TestOddsTable::theBoardIsCutBack()
{
    QFETCH(const QString, board);
    const OddsTable table = oddsTableOf(QStringLiteral("As Ks | Qh Qd / %1 / dead 2c").arg(board));
    QTEST(static_cast<int>(streetOf(table)), "street");
    QStringList backs;
    for (const Street street : {Street::preflop, Street::flop, Street::turn, Street::river}) {
        const OddsTable back = backTo(table, street);
        backs << describeRow(back, OddsTable::boardRow, Situation::boardSize);
        QVERIFY(back.holes == table.holes && back.dead == table.dead);
    }
    QTEST(backs.join(QStringLiteral(", ")), "backs");
}

void TestOddsTable::aTableAsksOrSaysWhatItLacks_data()
{
    QTest::addColumn<QString>("table");
    QTest::addColumn<QString>("question");
    const auto row = [](const char* name, const QString& table, const char* question) {
        QTest::newRow(name) << table << QString::fromLatin1(question);
    };
    row("nothing there", "- - | - -", "nobody");
    row("a board alone", "- - | - - / Qs 9s 4d", "nobody");
    row("one hole card", "As -", "hole of 0 needs 1");
    row("the second one alone", "As Ks | - 2c", "hole of 1 needs 1");
    row("one unknown card", "As Ks | - - | ? -", "hole of 2 needs 1");
    row("one before the board", "As - / Qs", "hole of 0 needs 1");
    row("one player", "As Ks", "0 on 0 with 50 unseen, unknown 0");
    row("a player who does not play", "- - | As Ks | Qh Qd", "1 2 on 0 with 48 unseen, unknown 0");
    row("between two who play", "As Ks | - - | Qh Qd / Qs 9s 4d",
        "0 2 on 3 with 45 unseen, unknown 0");
    row("unknown cards", "As Ks | ? ? | Qh ?", "0 1 2 on 0 with 49 unseen, unknown 3");
    row("no known player", "? ? | ? ?", "0 1 on 0 with 52 unseen, unknown 4");
    row("one card of the flop", "As Ks / Qs", "street 1 needs 2");
    row("two cards of the flop", "As Ks / - 9s 4d", "street 1 needs 1");
    row("a flop with a gap, and the turn", "As Ks / Qs - 4d 8h -", "street 1 needs 1");
    row("the turn without a flop", "As Ks / - - - 8h", "street 1 needs 3");
    row("the river without a turn", "As Ks / Qs 9s 4d - 2h", "street 2 needs 1");
    row("the river alone", "As Ks / - - - - 2h", "street 1 needs 3");
    row("two cards of the flop and the river", "As Ks / Qs - 4d - 2h", "street 1 needs 1");
    row("the turn", "As Ks / Qs 9s 4d 8h / dead 2c", "0 on 4 with 45 unseen, unknown 0");
    row("the river", "As Ks / Qs 9s 4d 8h 2h", "0 on 5 with 45 unseen, unknown 0");
    row("jokers", "* Ks / Qs 9s *", "0 on 3 with 49 unseen, unknown 0");
    row("many dead cards", "? ? | ? ? | ? ? / dead " + fullDeadRow,
        "0 1 2 on 0 with 32 unseen, unknown 6");
}

void TestOddsTable::aTableAsksOrSaysWhatItLacks()
{
    QFETCH(const QString, table);
    QTEST(questionText(oddsTableOf(table)), "question");
}

void TestOddsTable::theQuestionHasTheCards()
{
    OddsTable table = oddsTableOf(QStringLiteral("- - | As ? | Qh * / Qs 9s 4d / dead 2c 3c"));
    table.rules = *rulesFrom(QStringLiteral("bug jokers=2"));
    const OddsQuestion question = std::get<OddsQuestion>(questionOf(table));
    const auto card = [](const char* text) {
        return *placedCardOf(QString::fromLatin1(text))->face();
    };
    Situation wanted;
    wanted.players = {{card("As"), std::nullopt}, {card("Qh"), Card::joker()}};
    wanted.board = {card("Qs"), card("9s"), card("4d")};
    wanted.dead = {card("2c"), card("3c")};
    wanted.rules = table.rules.rules;
    QVERIFY(question.situation == wanted);
    QCOMPARE(question.players, (std::vector<int>{1, 2}));
}

SHOWDOWN_TEST(TestOddsTable)
#include "tst_oddstable.moc"
