// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/odds/outs.h"
#include "tests/support/plainodds.h"
#include "tests/support/randomsituations.h"
#include "tests/support/situations.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <algorithm>

using namespace showdown;
using namespace showdown::tests;

/// The outs of a player, alone and against others, and the cards that only look like outs.
class TestOuts : public QObject
{
    Q_OBJECT

private slots:
    void outsAre_data();
    void outsAre();
    void chancesOfOneAndTwoCards();
    void jokersAreCountedEach();
    void missesSayWhy_data();
    void missesSayWhy();
    void nothingWhereThereAreNoOuts_data();
    void nothingWhereThereAreNoOuts();
    void cardsAheadOnTheFlop_data();
    void cardsAheadOnTheFlop();
    void nothingAheadElsewhere_data();
    void nothingAheadElsewhere();
    void missingTwiceIsTheProduct();
    void outsWinInAPlainLoop();
};

namespace {

QString cardText(const UnseenCard& card)
{
    return qt(toText(card.card)) + (card.copies == 1 ? QString() : QString::number(card.copies));
}

/// `flush Kc Jc, straight 6h 6d`: best rank first.
QString outsText(const PlayerOuts& outs)
{
    QStringList groups;
    for (std::size_t i = allCategories().size(); i-- > 0;) {
        const Category category = allCategories()[i];
        QStringList cards;
        for (const Out& out : outs.outs) {
            if (out.makes.category() == category)
                cards << cardText(out.card);
        }
        if (!cards.isEmpty())
            groups << qt(id(category)) + u' ' + cards.join(u' ');
    }
    return groups.join(QStringLiteral(", "));
}

/// `8s flush: helps 2, full-house`.
QString missText(const Miss& miss)
{
    const bool helps = miss.reason == MissReason::helpsOpponent;
    return QStringLiteral("%1 %2: %3 %4, %5%6")
        .arg(cardText(miss.card), qt(id(miss.makes.category())),
             helps ? QStringLiteral("helps") : QStringLiteral("behind"))
        .arg(miss.opponent + 1)
        .arg(qt(id(miss.theirs.category())), miss.ties ? QStringLiteral(", ties") : QString());
}

} // namespace

void TestOuts::outsAre_data()
{
    QTest::addColumn<QString>("holes");
    QTest::addColumn<QString>("board");
    QTest::addColumn<QString>("rules");
    QTest::addColumn<int>("player");
    QTest::addColumn<QString>("target");
    QTest::addColumn<QString>("outs");
    QTest::addColumn<int>("count");
    QTest::addColumn<int>("unseen");

    const auto row = [](const char* name, const char* holes, const char* board, const char* rules,
                        int player, const char* target, const char* outs, int count, int unseen) {
        QTest::newRow(name) << QString::fromUtf8(holes) << QString::fromUtf8(board)
                            << QString::fromUtf8(rules) << player << QString::fromUtf8(target)
                            << QString::fromUtf8(outs) << count << unseen;
    };
    row("the worked example of the series", "4c 9c", "7d 5c Kh 8c", "standard", 0, "straight",
        "flush 2c 3c 6c 7c Tc Jc Qc Kc Ac, straight 6h 6d 6s", 12, 46);
    row("flush or better", "4c 9c", "7d 5c Kh 8c", "standard", 0, "flush",
        "flush 2c 3c 6c 7c Tc Jc Qc Kc Ac", 9, 46);
    row("an open-ended straight on the flop", "9h 8d", "7c 6s 2h", "standard", 0, "straight",
        "straight 5h 5d 5c 5s Th Td Tc Ts", 8, 47);
    row("with a joker in the deck", "9h 8d", "7c 6s 2h", "standard jokers=2", 0, "straight",
        "straight 5h 5d 5c 5s Th Td Tc Ts *2", 10, 49);
    row("ace and king of spades", "As Ks | Qh Qd | Jc Tc", "Qs 9s 4d 8h", "standard", 0, "straight",
        "flush 2s 3s 5s 6s 7s Ts Js", 7, 42);
    row("three queens", "As Ks | Qh Qd | Jc Tc", "Qs 9s 4d 8h", "standard", 1, "straight",
        "four-of-a-kind Qc, full-house 4h 4c 4s 8d 8c 8s 9h 9d 9c", 10, 42);
    row("nobody shares an out", "As Kd | Ah Kc", "2c 3d 7h 8s", "standard", 0, "straight", "", 0,
        44);
}

void TestOuts::outsAre()
{
    QFETCH(const QString, holes);
    QFETCH(const QString, board);
    QFETCH(const QString, rules);
    QFETCH(const int, player);
    QFETCH(const QString, target);
    QFETCH(const QString, outs);
    QFETCH(const int, count);
    QFETCH(const int, unseen);

    const auto found =
        outsOf(situationOf(holes, board, {}, rules), player, *categoryFromId(target.toStdString()));
    QVERIFY(found);
    QCOMPARE(outsText(*found), outs);
    QCOMPARE(found->count, count);
    QCOMPARE(found->unseen, unseen);
    QCOMPARE(found->nextCard,
             Chance(static_cast<std::uint64_t>(count), static_cast<std::uint64_t>(unseen)));
}

void TestOuts::chancesOfOneAndTwoCards()
{
    // nine outs of 47 on the flop: 9/47, and 1 - (38/47)(37/46) = 756/2162 with two to come
    const auto flop = outsOf(situationOf(QStringLiteral("Ah Kh"), QStringLiteral("7h 2h 9s")), 0,
                             Category::flush);
    QCOMPARE(flop->nextCard, Chance(9, 47));
    QVERIFY(flop->twoCards);
    QCOMPARE(flop->twoCards->reduced(), Chance(756, 2162).reduced());
    QCOMPARE(flop->byHeartNextCard(), 18);
    QCOMPARE(flop->byHeartTwoCards(), 36);

    const auto turn = outsOf(situationOf(QStringLiteral("Ah Kh"), QStringLiteral("7h 2h 9s 9c")), 0,
                             Category::flush);
    QCOMPARE(turn->nextCard, Chance(9, 46));
    QVERIFY(!turn->twoCards);
}

void TestOuts::jokersAreCountedEach()
{
    const Situation situation =
        situationOf(QStringLiteral("Kd Ks | Ah Ad"), QStringLiteral("2c 7d 9h Js"), {},
                    QStringLiteral("standard jokers=1000"));
    const auto kings = outsOf(situation, 0);
    QCOMPARE(outsText(*kings), QStringLiteral("three-of-a-kind Kh Kc"));
    const auto aces = outsOf(situation, 1);
    QCOMPARE(aces->count, 1044 - 2);
    QCOMPARE(aces->unseen, 1044);
    QCOMPARE(aces->outs.back().card.copies, 1000);
}

void TestOuts::missesSayWhy_data()
{
    QTest::addColumn<QString>("holes");
    QTest::addColumn<QString>("board");
    QTest::addColumn<int>("player");
    QTest::addColumn<QString>("misses");

    const auto row = [](const char* name, const char* holes, const char* board, int player,
                        const char* misses) {
        QTest::newRow(name) << QString::fromUtf8(holes) << QString::fromUtf8(board) << player
                            << QString::fromUtf8(misses);
    };
    row("spades that are no outs", "As Ks | Qh Qd | Jc Tc", "Qs 9s 4d 8h", 0,
        "4h pair: helps 2, full-house; 4c pair: helps 2, full-house; 4s flush: helps 2, full-house; "
        "8d pair: helps 2, full-house; 8c pair: helps 2, full-house; 8s flush: helps 2, full-house; "
        "9h pair: helps 2, full-house; 9d pair: helps 2, full-house; 9c pair: helps 2, full-house; "
        "Qc pair: helps 2, four-of-a-kind; Kh pair: behind 3, straight; Kd pair: behind 3, straight; "
        "Kc pair: behind 3, straight; Ah pair: behind 3, straight; Ad pair: behind 3, straight; "
        "Ac pair: behind 3, straight");
    row("a shared straight", "Ah Kd | Ad Kc", "Qs Jh 4d 8c", 0,
        "4h pair: helps 2, pair, ties; 4c pair: helps 2, pair, ties; 4s pair: helps 2, pair, ties; "
        "8h pair: helps 2, pair, ties; 8d pair: helps 2, pair, ties; 8s pair: helps 2, pair, ties; "
        "Th straight: helps 2, straight, ties; Td straight: helps 2, straight, ties; "
        "Tc straight: helps 2, straight, ties; Ts straight: helps 2, straight, ties; "
        "Jd pair: helps 2, pair, ties; Jc pair: helps 2, pair, ties; Js pair: helps 2, pair, ties; "
        "Qh pair: helps 2, pair, ties; Qd pair: helps 2, pair, ties; Qc pair: helps 2, pair, ties; "
        "Kh pair: helps 2, pair, ties; Ks pair: helps 2, pair, ties; "
        "Ac pair: helps 2, pair, ties; As pair: helps 2, pair, ties");
}

void TestOuts::missesSayWhy()
{
    QFETCH(const QString, holes);
    QFETCH(const QString, board);
    QFETCH(const int, player);
    QFETCH(const QString, misses);

    QStringList found;
    const auto outs = outsOf(situationOf(holes, board), player);
    QVERIFY(outs);
    for (const Miss& miss : outs->misses)
        found << missText(miss);
    QCOMPARE(found.join(QStringLiteral("; ")), misses);
}

void TestOuts::nothingWhereThereAreNoOuts_data()
{
    QTest::addColumn<QString>("holes");
    QTest::addColumn<QString>("board");

    QTest::newRow("before the flop") << QStringLiteral("As Ks") << QString();
    QTest::newRow("on the river") << QStringLiteral("As Ks") << QStringLiteral("2h 3h 4h 7d 9c");
    QTest::newRow("against others on the flop")
        << QStringLiteral("As Ks | Qh Qd") << QStringLiteral("2h 3h 4h");
    QTest::newRow("with a card unknown")
        << QStringLiteral("As Ks | Qh ?") << QStringLiteral("2h 3h 4h 7d");
    QTest::newRow("alone with a card unknown")
        << QStringLiteral("As ?") << QStringLiteral("2h 3h 4h 7d");
    QTest::newRow("alone with a straight on the flop")
        << QStringLiteral("9h 8h") << QStringLiteral("7h 6c 5s");
    QTest::newRow("alone with more than a straight on the turn")
        << QStringLiteral("Ah Kh") << QStringLiteral("7h 2h 9h 3c");
}

void TestOuts::nothingWhereThereAreNoOuts()
{
    QFETCH(const QString, holes);
    QFETCH(const QString, board);
    QVERIFY(!outsOf(situationOf(holes, board), 0));
}

void TestOuts::cardsAheadOnTheFlop_data()
{
    QTest::addColumn<QString>("holes");
    QTest::addColumn<QString>("board");
    QTest::addColumn<int>("player");
    QTest::addColumn<QString>("outs");
    QTest::addColumn<QString>("misses");

    const auto row = [](const char* name, const char* holes, const char* board, int player,
                        const char* outs, const char* misses) {
        QTest::newRow(name) << QString::fromUtf8(holes) << QString::fromUtf8(board) << player
                            << QString::fromUtf8(outs) << QString::fromUtf8(misses);
    };
    row("a flush draw against a set", "As Ks | Qh Qd", "Qs 9s 4d", 0,
        "flush 2s 3s 5s 6s 7s 8s Ts Js",
        "4h pair: helps 2, full-house; 4c pair: helps 2, full-house; 4s flush: helps 2, full-house; "
        "9h pair: helps 2, full-house; 9d pair: helps 2, full-house; 9c pair: helps 2, full-house; "
        "Qc pair: helps 2, four-of-a-kind; "
        "Kh pair: behind 2, three-of-a-kind; Kd pair: behind 2, three-of-a-kind; "
        "Kc pair: behind 2, three-of-a-kind; Ah pair: behind 2, three-of-a-kind; "
        "Ad pair: behind 2, three-of-a-kind; Ac pair: behind 2, three-of-a-kind");
    row("a pair against two higher cards", "Ad Kc | 7h 7s", "2c 3d 9s", 0, "pair Kh Kd Ks Ah Ac As",
        "2h pair: helps 2, two-pair; 2d pair: helps 2, two-pair; 2s pair: helps 2, two-pair; "
        "3h pair: helps 2, two-pair; 3c pair: helps 2, two-pair; 3s pair: helps 2, two-pair; "
        "9h pair: helps 2, two-pair; 9d pair: helps 2, two-pair; 9c pair: helps 2, two-pair");
    row("nobody is alone ahead", "As Kd | Ah Kc", "2c 3d 7h", 0, "",
        "2h pair: helps 2, pair, ties; 2d pair: helps 2, pair, ties; 2s pair: helps 2, pair, ties; "
        "3h pair: helps 2, pair, ties; 3c pair: helps 2, pair, ties; 3s pair: helps 2, pair, ties; "
        "7d pair: helps 2, pair, ties; 7c pair: helps 2, pair, ties; 7s pair: helps 2, pair, ties; "
        "Kh pair: helps 2, pair, ties; Ks pair: helps 2, pair, ties; "
        "Ad pair: helps 2, pair, ties; Ac pair: helps 2, pair, ties");
}

void TestOuts::cardsAheadOnTheFlop()
{
    QFETCH(const QString, holes);
    QFETCH(const QString, board);
    QFETCH(const int, player);
    QFETCH(const QString, outs);
    QFETCH(const QString, misses);

    const auto found = cardsAhead(situationOf(holes, board), player);
    QVERIFY(found);
    QCOMPARE(outsText(*found), outs);
    QStringList others;
    for (const Miss& miss : found->misses)
        others << missText(miss);
    QCOMPARE(others.join(QStringLiteral("; ")), misses);
    QCOMPARE(found->unseen, 45);
    QCOMPARE(found->count, static_cast<int>(found->outs.size()));
    QCOMPARE(found->nextCard, Chance(static_cast<std::uint64_t>(found->count), 45));
    QVERIFY(!found->twoCards);
}

void TestOuts::nothingAheadElsewhere_data()
{
    QTest::addColumn<QString>("holes");
    QTest::addColumn<QString>("board");

    const QString flop = QStringLiteral("2h 3h 4h");
    QTest::newRow("before the flop") << QStringLiteral("As Ks | Qh Qd") << QString();
    QTest::newRow("on the turn") << QStringLiteral("As Ks | Qh Qd") << flop + QStringLiteral(" 9c");
    QTest::newRow("on the river") << QStringLiteral("As Ks | Qh Qd")
                                  << flop + QStringLiteral(" 7d 9c");
    QTest::newRow("alone") << QStringLiteral("As Ks") << flop;
    QTest::newRow("with a card unknown") << QStringLiteral("As Ks | Qh ?") << flop;
}

void TestOuts::nothingAheadElsewhere()
{
    QFETCH(const QString, holes);
    QFETCH(const QString, board);
    QVERIFY(!cardsAhead(situationOf(holes, board), 0));
}

void TestOuts::missingTwiceIsTheProduct()
{
    const auto flop = outsOf(situationOf(QStringLiteral("Ah Kh"), QStringLiteral("7h 2h 9s")), 0,
                             Category::flush);
    QCOMPARE(flop->missesNext(), Chance(38, 47));
    QCOMPARE(flop->missesAgain(), Chance(37, 46));
    const std::uint64_t both = flop->missesNext().good() * flop->missesAgain().good();
    const std::uint64_t all = flop->missesNext().all() * flop->missesAgain().all();
    QCOMPARE(Chance(all - both, all).reduced(), flop->twoCards->reduced());
    QCOMPARE(flop->inTwoCards(), *flop->twoCards);
    QCOMPARE(flop->byRiver(), *flop->twoCards);
    const auto turn = outsOf(situationOf(QStringLiteral("Ah Kh"), QStringLiteral("7h 2h 9s 3c")), 0,
                             Category::flush);
    QCOMPARE(turn->byRiver(), Chance(9, 46));

    PlayerOuts certain;
    certain.count = 3;
    certain.unseen = 3;
    QCOMPARE(certain.missesNext(), Chance(0, 3));
    QCOMPARE(certain.missesAgain(), Chance(0, 2));
    QCOMPARE(certain.inTwoCards(), Chance(3, 3));
}

void TestOuts::outsWinInAPlainLoop()
{
    RandomSituations random(4);
    for (int trial = 0; trial < 60; ++trial) {
        const int players = 2 + trial % 2;
        Situation situation = random.known(players, 4, 52);
        PlainOdds plain(situation.rules);
        for (int player = 0; player < players; ++player) {
            const auto outs = outsOf(situation, player);
            QVERIFY(outs);
            const UnseenDeck deck(situation);
            for (const UnseenCard& next : deck.cards()) {
                situation.board.push_back(next.card);
                const bool wins =
                    plain.counts(situation)[std::size_t{1} << static_cast<unsigned>(player)] == 1;
                situation.board.pop_back();
                const bool isOut = std::ranges::count(outs->outs, next, &Out::card) == 1;
                QVERIFY2(wins == isOut, qPrintable(describe(situation) + cardText(next)));
            }
        }
    }
}

SHOWDOWN_TEST(TestOuts)
#include "tst_outs.moc"
