// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/compare/showdown.h"
#include "core/match/ladder.h"
#include "core/rules/playedhand.h"
#include "tests/support/effort.h"
#include "tests/support/randomhands.h"
#include "tests/support/reference.h"
#include "tests/support/testprogram.h"
#include "tests/support/texts.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <set>

using namespace showdown;
using namespace showdown::tests;

/// The ranks of a hand from the top, each with a reason that is true for this hand.
class TestLadder : public QObject
{
    Q_OBJECT

private slots:
    void reasons_data();
    void reasons();
    void incompleteHandHasNoLadder();
    void lensIsTheOnlyRow();
    void rowsRunFromTheTopToHighCard();
    void everyNoIsANo();
    void everyReasonOccurs();
    void detailsAreTrue();
};

namespace {

const int sampleSize = trials(4000, 2000);

Ladder ladderOf(const Hand& hand, const HouseRules& rules,
                std::optional<Category> lens = std::nullopt)
{
    return compareHands(std::array{hand}, rules, lens).players.front().ladder;
}

template <typename Check>
void forEachLadder(unsigned seed, Check check)
{
    RandomHands random(seed);
    for (int i = 0; i < sampleSize; ++i) {
        const HouseRules rules = i % 4 == 0 ? rulesOf(Preset::series) : random.rules();
        const std::optional<Category> lens = random.lens();
        const Hand hand = random.hand(rules.deck);
        check(hand, rules, ladderOf(hand, rules, lens));
    }
}

template <typename Check>
void forEachRow(unsigned seed, Check check)
{
    forEachLadder(seed, [&check](const Hand& hand, const HouseRules& rules, const auto& ladder) {
        for (const LadderRow& row : ladder)
            check(hand, rules, row);
    });
}

/// How many cards have this value, a bug being an ace; 0 for the wilds of full scope.
int countOf(const Hand& hand, const HouseRules& rules, int value)
{
    return static_cast<int>(std::ranges::count_if(hand, [&](const Card card) {
        if (rules.isWild(card))
            return rules.wildScope == WildScope::bug && value == cardvalue::ace;
        return number(*card.rank()) == value;
    }));
}

int wildsOf(const Hand& hand, const HouseRules& rules)
{
    return static_cast<int>(
        std::ranges::count_if(hand, [&](const Card card) { return rules.isWild(card); }));
}

int freeWildsOf(const Hand& hand, const HouseRules& rules)
{
    return rules.wildScope == WildScope::bug ? 0 : wildsOf(hand, rules);
}

/// Checks each reason against the cards.
struct IsTrue
{
    const Hand& hand;
    const HouseRules& rules;

    bool operator()(const Fits&) const { return true; }
    bool operator()(const NotReached&) const { return true; }
    bool operator()(const SuitsDiffer& detail) const
    {
        std::set<Suit> suits;
        for (const Card card : hand) {
            if (!rules.isWild(card))
                suits.insert(*card.suit());
        }
        return detail.suits >= 2 && detail.suits == static_cast<int>(suits.size());
    }
    bool operator()(const EqualValues& detail) const
    {
        const int found = static_cast<int>(std::ranges::count_if(hand, [&](const Card card) {
            return !rules.isWild(card) && number(*card.rank()) == detail.value;
        }));
        return detail.count >= 2 && detail.count == found;
    }
    bool operator()(const GapTooWide& detail) const
    {
        return detail.highest - detail.lowest > 4 && detail.wilds == wildsOf(hand, rules)
               && detail.missing.size() > detail.wilds;
    }
    bool operator()(const NotAceHigh& detail) const
    {
        const auto value = reference::valuesOf(hand, rules)[Category::straightFlush];
        return value && number((*value)[0]) == detail.highest && detail.highest < cardvalue::ace;
    }
    bool operator()(const TooFewEqual& detail) const
    {
        return detail.naturals == countOf(hand, rules, detail.value)
               && detail.wilds == freeWildsOf(hand, rules)
               && detail.naturals + detail.wilds < detail.needed;
    }
    bool operator()(const NoSecondGroup& detail) const
    {
        return detail.naturals == countOf(hand, rules, detail.value)
               && detail.wilds == freeWildsOf(hand, rules) && detail.values >= 1;
    }
    bool operator()(const BelowFloor& detail) const
    {
        return detail.floor == rules.pairFloor && detail.value < number(detail.floor)
               && countOf(hand, rules, detail.value) + freeWildsOf(hand, rules) >= 2;
    }
};

} // namespace

void TestLadder::reasons_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("cards");
    QTest::addColumn<QString>("rank");
    QTest::addColumn<QString>("reason");
    QTest::newRow("different suits") << "series"
                                     << "Qh 9d Qc 7s 2h"
                                     << "flush"
                                     << "suits-differ";
    QTest::newRow("straight with a pair") << "series"
                                          << "Qh 9d Qc 7s 2h"
                                          << "straight"
                                          << "equal-values";
    QTest::newRow("straight too wide") << "series"
                                       << "9c Qs 3d * 7h"
                                       << "straight"
                                       << "gap-too-wide";
    QTest::newRow("straight flush below the ace") << "series"
                                                  << "9h 8h 7h 6h 5h"
                                                  << "royal-flush"
                                                  << "not-ace-high";
    QTest::newRow("wild and one queen are two of four") << "series"
                                                        << "9c Qs 3d * 7h"
                                                        << "four-of-a-kind"
                                                        << "too-few-equal";
    QTest::newRow("four different values") << "series"
                                           << "9c Qs 3d * 7h"
                                           << "full-house"
                                           << "no-second-group";
    QTest::newRow("one wild makes one pair") << "series"
                                             << "9c Qs 3d * 7h"
                                             << "two-pair"
                                             << "no-second-group";
    QTest::newRow("pair of tens below jacks") << "series"
                                              << "Th Td 9c 4s 2h"
                                              << "pair"
                                              << "below-floor";
    QTest::newRow("no pair at all") << "series"
                                    << "Ah Qd 9c 4s 2h"
                                    << "pair"
                                    << "too-few-equal";
    QTest::newRow("pair of queens fits") << "series"
                                         << "9c Qs 3d * 7h"
                                         << "pair"
                                         << "fits";
    QTest::newRow("high card is not reached") << "series"
                                              << "9c Qs 3d * 7h"
                                              << "high-card"
                                              << "not-reached";
    QTest::newRow("repeats in a flush with a wild") << "standard"
                                                    << "Ad Ad Kd 9d *"
                                                    << "flush"
                                                    << "equal-values";
    QTest::newRow("five of a kind") << "standard"
                                    << "9c Qs 3d * 7h"
                                    << "five-of-a-kind"
                                    << "too-few-equal";
    QTest::newRow("bug is one ace") << "bug"
                                    << "9c Qs 3d * 7h"
                                    << "pair"
                                    << "too-few-equal";
}

void TestLadder::reasons()
{
    QFETCH(QString, rules);
    QFETCH(QString, cards);
    QFETCH(QString, rank);
    const Category category = *categoryFromId(rank.toStdString());
    const auto rows = ladderOf(handOf(cards.toStdString()), rulesFrom(rules)->rules);
    const auto row = std::ranges::find(rows, category, &LadderRow::rank);
    QVERIFY(row != rows.end());
    QTEST(qt(row->reason()), "reason");
}

void TestLadder::incompleteHandHasNoLadder()
{
    QVERIFY(ladderOf(handOf("Qh 9d"), rulesOf(Preset::series)).empty());
}

void TestLadder::lensIsTheOnlyRow()
{
    const Hand hand = handOf("9c Qs 3d * 7h");
    const HouseRules rules = rulesOf(Preset::series);
    const auto rows = ladderOf(hand, rules, Category::twoPair);
    QCOMPARE(rows.size(), std::size_t{1});
    QCOMPARE(qt(rows.front().reason()), QStringLiteral("no-second-group"));
    QVERIFY(ladderOf(hand, rules, Category::fiveOfAKind).empty());
}

void TestLadder::rowsRunFromTheTopToHighCard()
{
    RandomHands random(7);
    for (int i = 0; i < 500; ++i) {
        const HouseRules rules = random.rules();
        const Hand hand = random.hand(rules.deck);
        const auto rows = ladderOf(hand, rules);
        QCOMPARE(rows.size(), std::size_t{rules.fiveOfAKind ? 11U : 10U});
        QVERIFY(std::ranges::is_sorted(rows, std::ranges::greater{}, &LadderRow::rank));
        const Category rank = evaluate(hand, rules)->value.category();
        for (const LadderRow& row : rows) {
            const std::optional<bool> expected =
                row.rank < rank ? std::nullopt : std::optional(row.rank == rank);
            QCOMPARE(row.fits(), expected);
        }
    }
}

void TestLadder::everyNoIsANo()
{
    forEachLadder(1, [](const Hand& hand, const HouseRules& rules, const auto& ladder) {
        const auto values = reference::valuesOf(hand, rules);
        for (const LadderRow& row : ladder) {
            if (row.fits())
                QVERIFY2(*row.fits() == values[row.rank].has_value(), toText(hand).c_str());
        }
    });
}

void TestLadder::everyReasonOccurs()
{
    std::set<std::string_view> seen;
    forEachRow(2, [&seen](const Hand&, const HouseRules&, const LadderRow& row) {
        seen.insert(row.reason());
    });
    QCOMPARE(seen.size(), std::variant_size_v<MatchAnswer>);
}

void TestLadder::detailsAreTrue()
{
    forEachRow(3, [](const Hand& hand, const HouseRules& rules, const LadderRow& row) {
        QVERIFY2(std::visit(IsTrue{hand, rules}, row.detail),
                 qPrintable(qt(toText(hand)) + u' ' + qt(id(row.rank)) + u' ' + qt(row.reason())));
    });
}

SHOWDOWN_TEST(TestLadder)
#include "tst_ladder.moc"
