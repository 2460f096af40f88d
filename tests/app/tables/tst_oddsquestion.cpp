// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/tables/oddsquestion.h"
#include "tests/support/tables.h"
#include "tests/support/testprogram.h"

#include <QTest>

using namespace showdown;
using namespace showdown::tables;
using namespace showdown::tests;

namespace {

/// "holeUnfinished 1", "boardUnfinished 2", or the question: `1 3: turn, 44 unseen`.
QString questionText(const CardTable& table)
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
    const auto& asked = std::get<OddsQuestion>(question);
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

CardTable withBoard(CardTable table, const SlotRow& board)
{
    table.row(CardTable::boardRow) = board;
    return table;
}

} // namespace

/// What the odds of a table are asked about.
class TestOddsQuestion : public QObject
{
    Q_OBJECT

private slots:
    void theBoardIsCutBack_data();
    void theBoardIsCutBack();
    void aTableAsksOrSaysWhatItLacks_data();
    void aTableAsksOrSaysWhatItLacks();
    void theQuestionHasTheCards();
};

void TestOddsQuestion::theBoardIsCutBack_data()
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

void TestOddsQuestion::theBoardIsCutBack()
{
    QFETCH(const QString, board);
    const CardTable table = oddsTableOf(QStringLiteral("As Ks | Qh Qd / %1 / dead 2c").arg(board));
    QTEST(static_cast<int>(streetOf(table)), "street");
    QStringList backs;
    for (const Street street : {Street::preflop, Street::flop, Street::turn, Street::river}) {
        const CardTable back = backTo(table, street);
        backs << describe(back.board());
        QVERIFY(withBoard(back, table.board()) == table);
    }
    QTEST(backs.join(QStringLiteral(", ")), "backs");
}

void TestOddsQuestion::aTableAsksOrSaysWhatItLacks_data()
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

void TestOddsQuestion::aTableAsksOrSaysWhatItLacks()
{
    QFETCH(const QString, table);
    QTEST(questionText(oddsTableOf(table)), "question");
}

void TestOddsQuestion::theQuestionHasTheCards()
{
    CardTable table = oddsTableOf(QStringLiteral("- - | As ? | Qh * / Qs 9s 4d / dead 2c 3c"));
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

SHOWDOWN_TEST(TestOddsQuestion)
#include "tst_oddsquestion.moc"
