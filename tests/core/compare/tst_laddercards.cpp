// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/compare/laddercards.h"
#include "core/compare/showdown.h"
#include "tests/support/randomhands.h"
#include "tests/support/testprogram.h"
#include "tests/support/texts.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <variant>

using namespace showdown;
using namespace showdown::tests;

/// The cards of a hand that a row of its ladder is about.
class TestLadderCards : public QObject
{
    Q_OBJECT

private slots:
    void aRowSpeaksOfTheseCards_data();
    void aRowSpeaksOfTheseCards();
    void aLensSpeaksOfItsCards();
    void onlyARankThatWasNotReachedSpeaksOfNone();
};

namespace {

/// The cards of the row of a rank, as dealt: `Qs *`.
QString spokenOf(const Hand& hand, const HouseRules& rules, Category rank,
                 std::optional<Category> lens = std::nullopt)
{
    const Showdown result = compareHands(std::array{hand}, rules, lens);
    const PlayerResult& player = result.players.front();
    const auto row = std::ranges::find(player.ladder, rank, &LadderRow::rank);
    if (row == player.ladder.end())
        return QStringLiteral("no such row");
    const DealtCards cards = ladderCards(*row, player, rules);
    QStringList texts;
    for (int position = 0; position < hand.size(); ++position) {
        if (cards[static_cast<std::size_t>(position)])
            texts << qt(toText(hand[position]));
    }
    return texts.join(u' ');
}

} // namespace

void TestLadderCards::aRowSpeaksOfTheseCards_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("cards");
    QTest::addColumn<QString>("rank");
    QTest::addColumn<QString>("expected");

    const auto row = [](const char* name, const char* rules, const char* cards, const char* rank,
                        const char* expected) {
        QTest::newRow(name) << QString::fromLatin1(rules) << QString::fromLatin1(cards)
                            << QString::fromLatin1(rank) << QString::fromLatin1(expected);
    };
    row("a pair is made by its cards", "series", "9c Qs 3d * 7h", "pair", "Qs *");
    row("both groups of a full house make it", "series", "Kh Kd 8c Ks 8h", "full-house",
        "Kh Kd 8c Ks 8h");
    row("the kicker has no part in two pair", "series", "Kh 8d 8c Ks 2h", "two-pair",
        "Kh 8d 8c Ks");
    row("the kicker has no part in four of a kind", "series", "8h 8d 2c 8s *", "four-of-a-kind",
        "8h 8d 8s *");
    row("all five make a straight", "series", "9c Ts Jd * 7h", "straight", "9c Ts Jd * 7h");
    row("all five make a flush", "series", "9c Tc Kc 2c 7c", "flush", "9c Tc Kc 2c 7c");
    row("the highest card of a mere high card", "series", "9c Ts Kc 2c 7c", "high-card", "Kc");
    row("the highest cards of one with a low pair", "series", "9c 9s 8c 2c 7c", "high-card",
        "9c 9s");
    row("suits are those of the natural cards", "series", "9c Qs 3d * 7h", "flush", "9c Qs 3d 7h");
    row("the equal cards keep from a straight", "series", "Qh 9d Qc 7s 2h", "straight", "Qh Qc");
    row("the equal cards and the wild keep from a flush", "standard", "Ad Ad Kd 9d *", "flush",
        "Ad Ad *");
    row("the ends are too far apart", "series", "9c Qs 3d * 7h", "straight", "Qs 3d");
    row("an ace may be the low end", "standard", "Ac 3s 6d 4c 7h", "straight", "Ac 7h");
    row("the highest card is below the ace", "series", "8h 9h 7h 6h 5h", "royal-flush", "9h");
    row("a wild is the highest card below the ace", "series", "8h * 7h 6h 5h", "royal-flush", "*");
    row("the largest group and the wild are too few", "series", "9c Qs 3d * 7h", "four-of-a-kind",
        "Qs *");
    row("two wilds and the highest card are too few", "series", "9c Qs * * 7h", "four-of-a-kind",
        "Qs * *");
    row("all five values differ", "series", "Ah Qd 9c 4s 2h", "pair", "Ah Qd 9c 4s 2h");
    row("one pair is no two pair", "series", "Qh 9d Qc 7s 2h", "two-pair", "Qh Qc");
    row("one wild makes only one pair", "series", "9c Qs 3d * 7h", "two-pair", "Qs *");
    row("four different values are no full house", "series", "Qh 9d Qc 7s 2h", "full-house",
        "Qh 9d Qc 7s 2h");
    row("the pair is below the lowest that counts", "series", "Th 4s Td 9c 2h", "pair", "Th Td");
    row("a bug is an ace", "bug", "9c As 3d * 7h", "three-of-a-kind", "As *");
    row("a bug does not join others", "bug", "9c 9s 3d * 7h", "three-of-a-kind", "9c 9s *");
    row("a natural card may be wild", "deuces", "9c Qs 2d 4c 7h", "pair", "Qs 2d");
    row("a rank below the first that fits", "series", "9c Qs 3d * 7h", "high-card", "");
}

void TestLadderCards::aRowSpeaksOfTheseCards()
{
    QFETCH(const QString, rules);
    QFETCH(const QString, cards);
    QFETCH(const QString, rank);
    QTEST(spokenOf(handOf(cards.toStdString()), rulesFrom(rules)->rules,
                   *categoryFromId(rank.toStdString())),
          "expected");
}

void TestLadderCards::aLensSpeaksOfItsCards()
{
    const HouseRules rules = rulesOf(Preset::series);
    const Hand hand = handOf("Kh 8d 8c Ks *");
    QCOMPARE(spokenOf(hand, rules, Category::pair, Category::pair), QStringLiteral("Kh Ks"));
    QCOMPARE(spokenOf(hand, rules, Category::straight, Category::straight),
             QStringLiteral("Kh Ks"));
}

/// Over many hands: a row without cards is one that was not reached, and no other.
void TestLadderCards::onlyARankThatWasNotReachedSpeaksOfNone()
{
    RandomHands random(20261122);
    int rows = 0;
    for (int round = 0; round < 3000; ++round) {
        const HouseRules rules = random.rules();
        const Hand hand = random.hand(rules.deck);
        const Showdown result = compareHands(std::array{hand}, rules, random.lens());
        const PlayerResult& player = result.players.front();
        for (const LadderRow& row : player.ladder) {
            const DealtCards cards = ladderCards(row, player, rules);
            const auto count = std::ranges::count(cards, true);
            QCOMPARE(count == 0, !row.fits().has_value());
            if (const auto* equal = std::get_if<EqualValues>(&row.detail))
                QVERIFY(count >= equal->count);
            if (const auto* few = std::get_if<TooFewEqual>(&row.detail))
                QVERIFY(count >= few->naturals + few->wilds);
            ++rows;
        }
    }
    QVERIFY2(rows > 10000, qPrintable(QString::number(rows)));
}

SHOWDOWN_TEST(TestLadderCards)
#include "tst_laddercards.moc"
