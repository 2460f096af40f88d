// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/compare/showdown.h"
#include "core/questions/wildquestion.h"
#include "tests/support/effort.h"
#include "tests/support/randomhands.h"
#include "tests/support/reference.h"
#include "tests/support/testprogram.h"
#include "tests/support/texts.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <set>
#include <vector>

using namespace showdown;
using namespace showdown::tests;

Q_DECLARE_METATYPE(showdown::WildReason)

/// The choices for the wilds of a hand, laid out as the tab shows them.
class TestWildQuestion : public QObject
{
    Q_OBJECT

private slots:
    void oneWildOfTheSample();
    void twoWildsMakeAStraight();
    void answersAre_data();
    void answersAre();
    void lowPairIsAHighCard();
    void agreesWithTheReference_data();
    void agreesWithTheReference();
    void takenWildsMakeWhatTheQuestionSays_data() { agreesWithTheReference_data(); }
    void takenWildsMakeWhatTheQuestionSays();
    void noQuestionWithoutWilds();
};

namespace {

using Tables = std::vector<Hand>;

QString optionText(const WildOption& option)
{
    QStringList as;
    for (const Rank rank : option.ranks)
        as << QString(QLatin1Char(letter(rank)));
    if (option.suit)
        as << QString(QLatin1Char("hdcs"[static_cast<int>(*option.suit) - 1]));
    return as.join(u' ') + QStringLiteral(": ")
           + (option.made.value ? qt(toText(*option.made.value)) : QStringLiteral("forbidden"));
}

QString optionText(const WildQuestion& question, int index)
{
    return optionText(question.options[static_cast<std::size_t>(index)]);
}

WildQuestion questionOf(const char* hand, const char* rules)
{
    return *wildQuestion(Tables{handOf(hand)}, 1, rulesFrom(QString::fromUtf8(rules))->rules);
}

HouseRules naturalRules(HouseRules rules)
{
    rules.wildRanks = {};
    rules.wildCards = {};
    rules.wildScope = WildScope::full;
    return rules;
}

/// The hand with natural cards instead of its wilds: all in one suit, or one in another suit.
Hand madeHand(const Hand& hand, const HouseRules& rules, const WildOption& option)
{
    const bool anyHeart = std::ranges::any_of(
        hand, [&](Card card) { return !rules.isWild(card) && card.suit() == Suit::hearts; });
    const Suit other = anyHeart ? Suit::clubs : Suit::hearts;
    Hand made;
    std::size_t next = 0;
    for (const Card card : hand)
        made.add(rules.isWild(card) ? Card(option.ranks[next++], option.suit.value_or(other))
                                    : card);
    return made;
}

bool areAces(const WildOption& option)
{
    return std::ranges::all_of(option.ranks, [](Rank rank) { return rank == Rank::ace; });
}

bool differ(const Hand& hand)
{
    std::set<Rank> ranks;
    for (const Card card : hand)
        ranks.insert(*card.rank());
    return ranks.size() == Hand::fullSize;
}

/// What a choice makes by the definition of the rules; nothing if they forbid it.
std::optional<HandValue> referenceValue(const Hand& hand, const HouseRules& rules,
                                        const WildOption& option)
{
    const Hand made = madeHand(hand, rules, option);
    const auto value = reference::valuesOf(made, naturalRules(rules)).best;
    const Category category = value->category();
    if (category == Category::flush && !(rules.flushRepeats ? areAces(option) : differ(made)))
        return std::nullopt;
    const bool completes = category == Category::straight || category == Category::flush
                           || category == Category::straightFlush
                           || category == Category::royalFlush;
    if (rules.wildScope == WildScope::bug && !completes && !areAces(option))
        return std::nullopt;
    return value;
}

} // namespace

void TestWildQuestion::oneWildOfTheSample()
{
    const Tables table{handOf("Qh 9d Qc 7s 2h"), handOf("9c Qs 3d * 7h"), handOf("As Jd 8c 6s 4h")};
    const auto question = wildQuestion(table, 2, rulesOf(Preset::series));
    QVERIFY(question);
    QCOMPARE(question->shape, WildShape::values);
    QCOMPARE(question->wilds, std::vector<int>{3});
    QCOMPARE(question->rows(), 1);
    QCOMPARE(question->naturalSuits, 4);
    QCOMPARE(optionText(question->best()), QStringLiteral("Q: pair 12 9 7 3"));
    QCOMPARE(question->reason, WildReason::noneMakesMore);
    QCOMPARE(question->order.size(), std::size_t{13});
    QCOMPARE(optionText(*question->next()), QStringLiteral("A: high-card 14 12 9 7 3"));
    const auto& best = *question->best().standing;
    QCOMPARE(best.place, 1);
    QCOMPARE(best.winners, std::vector<int>{2});
    const auto& ace = *question->next()->standing;
    QCOMPARE(ace.place, 2);
    QCOMPARE(ace.against[0], std::optional(Outcome::worse));
    QVERIFY(!ace.against[1]);
    QCOMPARE(ace.against[2], std::optional(Outcome::better));
    QCOMPARE(ace.winners, std::vector<int>{1});
}

void TestWildQuestion::twoWildsMakeAStraight()
{
    const WildQuestion question = questionOf("9c 8d 6s * *", "standard");
    QCOMPARE(question.shape, WildShape::map);
    QCOMPARE(question.rows(), 13);
    QCOMPARE(question.options.size(), std::size_t{91});
    QCOMPARE(optionText(question.best()), QStringLiteral("T 7: straight 10"));
    QCOMPARE(optionText(*question.next()), QStringLiteral("7 5: straight 9"));
    QCOMPARE(question.reason, WildReason::sameRankLower);
    QVERIFY(!question.best().standing); // no hand to compare with
    for (int row = 0; row < 13; ++row) {
        for (int column = 0; column < 13; ++column) {
            const auto& option =
                question.options[static_cast<std::size_t>(question.optionAt(row, column))];
            QCOMPARE(option.ranks.front(),
                     question.ranks[static_cast<std::size_t>(std::min(row, column))]);
            QCOMPARE(option.ranks.back(),
                     question.ranks[static_cast<std::size_t>(std::max(row, column))]);
            QCOMPARE(question.optionAt(row, column), question.optionAt(column, row));
        }
    }
}

void TestWildQuestion::answersAre_data()
{
    QTest::addColumn<QString>("hand");
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("best");
    QTest::addColumn<WildReason>("reason");
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("allowed"); // different results

    const auto row = [](const char* name, const char* hand, const char* rules, const char* best,
                        WildReason reason, int rows, int allowed) {
        QTest::newRow(name) << QString::fromUtf8(hand) << QString::fromUtf8(rules)
                            << QString::fromUtf8(best) << reason << rows << allowed;
    };
    using enum WildReason;
    row("a pair of aces", "Ah Kd 9c 5s *", "series", "A: pair 14 13 9 5", sameRankLower, 1, 13);
    row("the suit matters", "Kh 6h 9h 2h *", "standard", "A h: flush 14 13 9 6 2", sameRankLower, 2,
        22);
    row("only an ace makes a flush", "Kh 6h 9h 2h *", "series", "A h: flush 14 13 9 6 2",
        noneMakesMore, 2, 14);
    row("two equal cards of one suit make no flush", "Ad Ad Kd 9d *", "standard deck=free",
        "A: three-of-a-kind 14 13 9", noneMakesMore, 1, 13);
    row("four to a royal flush", "Ah Kh Qh Jh *", "standard", "T h: royal-flush 14", noneMakesMore,
        2, 22);
    row("a bug is an ace", "Kh 9c 7d 5s *", "bug", "A: high-card 14 13 9 7 5", nothingElse, 1, 1);
    row("a bug completes a straight", "9h 8c 7d 5s *", "bug", "6: straight 9", noneMakesMore, 1, 2);
    row("a natural card that is wild", "2h 9c 9d 4s 3s", "deuces", "9: three-of-a-kind 9 4 3",
        noneMakesMore, 1, 13);
    row("two wilds in a suit", "9h 8h 7h * *", "standard", "J T h: straight-flush 11",
        sameRankLower, 13, 91);
    row("three wilds", "9h 8h * * *", "standard", "Q J T h: straight-flush 12", sameRankLower, 0,
        10);
    row("four wilds", "9h * * * *", "standard", "9 9 9 9: five-of-a-kind 9", noneMakesMore, 0, 10);
    row("five wilds", "* * * * *", "series", "A K Q J T s: royal-flush 14", noneMakesMore, 0, 10);
}

void TestWildQuestion::answersAre()
{
    QFETCH(const QString, hand);
    QFETCH(const QString, rules);
    QFETCH(const QString, best);
    QFETCH(const WildReason, reason);
    QFETCH(const int, rows);
    QFETCH(const int, allowed);
    const WildQuestion question =
        *wildQuestion(Tables{handOf(hand.toStdString())}, 1, rulesFrom(rules)->rules);
    QCOMPARE(optionText(question.best()), best);
    QCOMPARE(question.reason, reason);
    QCOMPARE(question.rows(), rows);
    if (question.shape != WildShape::map)
        QCOMPARE(static_cast<int>(question.order.size()), allowed);
}

void TestWildQuestion::lowPairIsAHighCard()
{
    const WildQuestion question = questionOf("9c Qs 3d * 7h", "series");
    QCOMPARE(optionText(question, question.optionAt(0, 5)),
             QStringLiteral("9: high-card 12 9 9 7 3"));
    const WildQuestion flush = questionOf("Kh 6h 9h 2h *", "series");
    QCOMPARE(flush.suit, std::optional(Suit::hearts));
    const auto& queen = flush.options[static_cast<std::size_t>(flush.optionAt(0, 2))];
    QCOMPARE(queen.made.ban, WildBan::flushWildsAreAces);
    const WildQuestion repeats = questionOf("Kh 6h 9h 2h *", "standard");
    const auto& king = repeats.options[static_cast<std::size_t>(repeats.optionAt(0, 1))];
    QCOMPARE(king.made.ban, WildBan::flushValuesDiffer);
    const WildQuestion bug = questionOf("Kh 9c 7d 5s *", "bug");
    QCOMPARE(bug.options[1].made.ban, WildBan::bugIsAce);
}

void TestWildQuestion::agreesWithTheReference_data()
{
    QTest::addColumn<QString>("rules");
    for (const char* rules : {"series", "standard", "bug", "deuces", "series flushRepeats=off",
                              "series naturalBeatsWild=on", "standard fiveOfAKind=off", "any"})
        QTest::newRow(rules) << QString::fromUtf8(rules);
}

/// Over 500 random tables: the best choice, what each choice makes, and its place.
void TestWildQuestion::agreesWithTheReference()
{
    QFETCH(const QString, rules);
    RandomHands random(11);
    const std::optional<NamedRules> named = rulesFrom(rules);
    int asked = 0;
    for (int table = 0; table < 500; ++table) {
        const HouseRules house = named ? named->rules : random.rules();
        const Tables hands{random.hand(house.deck), random.hand(house.deck),
                           random.hand(house.deck)};
        const QString where = qt(toText(hands[0])) + QLatin1String(" | ") + qt(toText(hands[1]))
                              + QLatin1String(" | ") + qt(toText(hands[2]));
        const auto wilds =
            std::ranges::count_if(hands[0], [&](Card card) { return house.isWild(card); });
        const auto question = wildQuestion(hands, 1, house);
        QCOMPARE(question.has_value(), wilds > 0);
        if (!question || wilds > 3)
            continue;
        ++asked;
        QVERIFY2(question->best().made.value == reference::valuesOf(hands[0], house).best,
                 qPrintable(where));
        const Showdown outcome = compareHands(hands, house);
        QCOMPARE(question->best().standing->place, *outcome.players[0].place);
        QCOMPARE(question->best().standing->winners, outcome.winners);
        const std::array others{reference::valuesOf(hands[1], house).best,
                                reference::valuesOf(hands[2], house).best};
        for (const WildOption& option : question->options) {
            auto expected = referenceValue(hands[0], house, option);
            if (question->shape != WildShape::values) {
                WildOption unsuited = option;
                unsuited.suit.reset();
                expected = std::max(expected, referenceValue(hands[0], house, unsuited));
            }
            // "one in another suit": with one suit in the hand all wilds may share the other
            QVERIFY2(option.made.value == expected,
                     qPrintable(where + QLatin1String(": ") + optionText(option)));
            QCOMPARE(option.made.ban == WildBan::none, option.isAllowed());
            if (!expected || house.naturalBeatsWild)
                continue;
            int place = 1;
            for (const auto& other : others)
                place += *other > *expected ? 1 : 0;
            QCOMPARE(option.standing->place, place);
        }
    }
    QVERIFY(asked > 100);
}

/// Comparing the hands with the wilds taken as in a choice gives the hand, place and winners of the
/// choice; taken as in the best one, the normal result.
void TestWildQuestion::takenWildsMakeWhatTheQuestionSays()
{
    QFETCH(const QString, rules);
    RandomHands random(12);
    const std::optional<NamedRules> named = rulesFrom(rules);
    for (int table = 0; table < trials(500, 30); ++table) {
        const HouseRules house = named ? named->rules : random.rules();
        const Tables hands{random.hand(house.deck), random.hand(house.deck),
                           random.hand(house.deck)};
        const int player = 1 + random.below(3);
        const auto at = static_cast<std::size_t>(player) - 1;
        const auto question = wildQuestion(hands, player, house);
        if (!question)
            continue;
        for (const WildOption& option : question->options) {
            if (!option.isAllowed())
                continue;
            const Showdown taken = compareHandsTaking(hands, house, {player, option.as});
            const QByteArray where = (qt(toText(hands[at])) + u' ' + optionText(option)).toUtf8();
            QVERIFY2(taken.players[at].result->value == option.made.value, where.constData());
            QVERIFY2(taken.players[at].place == option.standing->place, where.constData());
            QVERIFY2(taken.winners == option.standing->winners, where.constData());
            QVERIFY2(taken.players[at].ladder.size()
                         == compareHands(hands, house).players[at].ladder.size(),
                     where.constData());
            for (std::size_t other = 0; other < 3; ++other) {
                if (other != at)
                    QVERIFY2(taken.players[other].result
                                 == compareHands(hands, house).players[other].result,
                             where.constData());
            }
        }
        const Showdown best = compareHandsTaking(hands, house, {player, question->best().as});
        const Showdown usual = compareHands(hands, house);
        QVERIFY(best.players[at].result == usual.players[at].result);
        QVERIFY(best.comparisons == usual.comparisons);
    }
}

void TestWildQuestion::noQuestionWithoutWilds()
{
    const HouseRules rules = rulesOf(Preset::series);
    QVERIFY(!wildQuestion(Tables{handOf("Kh 6c 6h 2s 3s")}, 1, rules));
    QVERIFY(!wildQuestion(Tables{handOf("Kh 6c 6h *")}, 1, rules));
    QVERIFY(!wildQuestion(Tables{handOf("Kh 6c 6h 2s *")}, 2, rules));
    QVERIFY(!asksForWilds(handOf("2h 6c 6h 7s 3s"), rules));
    QVERIFY(asksForWilds(handOf("2h 6c 6h 7s 3s"), rulesOf(Preset::deuces)));
}

SHOWDOWN_TEST(TestWildQuestion)
#include "tst_wildquestion.moc"
