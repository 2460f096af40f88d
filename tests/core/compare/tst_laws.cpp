// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/compare/showdown.h"
#include "core/trace/recorder.h"
#include "tests/support/effort.h"
#include "tests/support/randomhands.h"
#include "tests/support/testprogram.h"
#include "tests/support/texts.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <vector>

using namespace showdown;
using namespace showdown::tests;

/// Laws for all hands: random hands under random rules, by best rank and through lenses.
class TestLaws : public QObject
{
    Q_OBJECT

private slots:
    void comparingIsATotalOrder();
    void comparingFollowsTheValue();
    void theOrderOfCardsChangesNothing();
    void theNamesOfSuitsChangeNothing();
    void aWildIsNeverWorseThanACard();
    void aWildRankIsAsGoodAsJokers();
    void naturalBeatsWildOnlyBreaksTies();
    void recordingChangesNothing();
};

namespace {

const int many = trials(50000, 7000); // of a law

/// The random hands, rules and lens of one trial, reported on failure.
struct Trial
{
    HouseRules rules;
    std::optional<Category> lens;
    std::vector<Hand> hands;

    Trial(RandomHands& random, int handCount) : rules(random.rules()), lens(random.lens())
    {
        for (int i = 0; i < handCount; ++i) {
            const bool isLikeTheLast = i > 0 && random.below(2) == 0;
            hands.push_back(isLikeTheLast ? random.variant(hands.back()) : random.hand(rules.deck));
        }
    }

    /// How the first hand stands to the second; nothing if one of them does not fit.
    std::optional<int> compare(std::size_t first, std::size_t second) const
    {
        const std::array<Hand, 2> pair{hands[first], hands[second]};
        const Showdown outcome = compareHands(pair, rules, lens);
        if (outcome.comparisons.empty())
            return std::nullopt;
        return static_cast<int>(outcome.comparisons.front().outcome());
    }

    QByteArray text() const
    {
        QString text = describe(NamedRules{Preset::series, rules});
        text += lens ? QStringLiteral(" as ") + qt(id(*lens)) : QString();
        for (const Hand& hand : hands)
            text += QStringLiteral(" | ") + qt(toText(hand));
        return text.toUtf8();
    }
};

/// The sign of a number, as comparisons give it.
int sign(bool less, bool greater)
{
    return less ? -1 : greater ? 1 : 0;
}

std::optional<HandValue> valueOf(const Hand& hand, const HouseRules& rules,
                                 std::optional<Category> lens)
{
    const std::optional<HandResult> result = evaluate(hand, rules, lens);
    return result ? std::optional(result->value) : std::nullopt;
}

/// The card with its suit renamed.
Card renamed(Card card, const std::vector<Suit>& suits)
{
    return card.isJoker() ? card
                          : Card(*card.rank(), suits[static_cast<std::size_t>(*card.suit()) - 1]);
}

} // namespace

void TestLaws::comparingIsATotalOrder()
{
    RandomHands random(2);
    int ties = 0;
    for (int i = 0; i < trials(20000, 3500); ++i) {
        const Trial trial(random, 3);
        const auto ab = trial.compare(0, 1);
        const auto bc = trial.compare(1, 2);
        const auto ac = trial.compare(0, 2);
        if (ab) {
            QVERIFY2(trial.compare(1, 0) == -*ab, trial.text());
            QVERIFY2(trial.compare(0, 0) == 0, trial.text());
        }
        if (!ab || !bc)
            continue;
        QVERIFY2(ac, trial.text());
        if (*ab >= 0 && *bc >= 0)
            QVERIFY2(*ac == std::max(*ab, *bc), trial.text());
        if (*ab <= 0 && *bc <= 0)
            QVERIFY2(*ac == std::min(*ab, *bc), trial.text());
        ties += *ab == 0 && *bc == 0;
    }
    QVERIFY(ties > 20); // or the trials would say little about ties
}

void TestLaws::comparingFollowsTheValue()
{
    RandomHands random(3);
    QList<int> outcomes(3); // worse, equal, better
    for (int i = 0; i < many; ++i) {
        const Trial trial(random, 2);
        const auto first = evaluate(trial.hands[0], trial.rules, trial.lens);
        const auto second = evaluate(trial.hands[1], trial.rules, trial.lens);
        const std::optional<int> compared = trial.compare(0, 1);
        QVERIFY2(compared.has_value() == (first && second), trial.text());
        if (!compared)
            continue;
        int expected = sign(first->value<second->value, first->value> second->value);
        if (expected == 0 && trial.rules.naturalBeatsWild)
            expected = sign(first->wildCount() > second->wildCount(),
                            first->wildCount() < second->wildCount());
        QVERIFY2(*compared == expected, trial.text());
        ++outcomes[expected + 1];
    }
    QVERIFY(*std::ranges::min_element(outcomes) > 500);
}

void TestLaws::theOrderOfCardsChangesNothing()
{
    RandomHands random(4);
    for (int i = 0; i < many; ++i) {
        const Trial trial(random, 1);
        std::vector<Card> cards(trial.hands[0].begin(), trial.hands[0].end());
        random.shuffle(cards);
        const auto before = evaluate(trial.hands[0], trial.rules, trial.lens);
        const auto after = evaluate(*Hand::of(cards), trial.rules, trial.lens);
        QVERIFY2(before.has_value() == after.has_value(), trial.text());
        if (!before)
            continue;
        QVERIFY2(before->value == after->value, trial.text());
        for (std::size_t card = 0; card < 5; ++card)
            QVERIFY2(before->working[card].rank == after->working[card].rank, trial.text());
    }
}

void TestLaws::theNamesOfSuitsChangeNothing()
{
    RandomHands random(5);
    for (int i = 0; i < many; ++i) {
        const Trial trial(random, 1);
        std::vector<Suit> suits{Suit::hearts, Suit::diamonds, Suit::clubs, Suit::spades};
        random.shuffle(suits);
        Hand hand;
        for (const Card card : trial.hands[0])
            hand.add(renamed(card, suits));
        HouseRules rules = trial.rules;
        rules.wildCards = {};
        for (int index = 0; index < 52; ++index) {
            if (trial.rules.wildCards.contains(*cardOf(index)))
                rules.wildCards.insert(renamed(*cardOf(index), suits));
        }
        QVERIFY2(valueOf(hand, rules, trial.lens)
                     == valueOf(trial.hands[0], trial.rules, trial.lens),
                 trial.text());
    }
}

void TestLaws::aWildIsNeverWorseThanACard()
{
    RandomHands random(6);
    int better = 0;
    for (int i = 0; i < many; ++i) {
        Trial trial(random, 0);
        trial.rules.deck = DeckKind::one;
        trial.rules.wildScope = WildScope::full;
        trial.rules.naturalBeatsWild = false;
        std::vector<Card> cards;
        for (const Card card : random.hand(DeckKind::one))
            cards.push_back(card);
        trial.hands.push_back(*Hand::of(cards));
        cards[static_cast<std::size_t>(random.below(5))] = Card::joker();
        trial.hands.push_back(*Hand::of(cards));

        const auto before = valueOf(trial.hands[0], trial.rules, trial.lens);
        const auto after = valueOf(trial.hands[1], trial.rules, trial.lens);
        QVERIFY2(after >= before, trial.text()); // a hand that does not fit is less than any
        better += after > before;
    }
    QVERIFY(better > many / 5);
}

void TestLaws::aWildRankIsAsGoodAsJokers()
{
    RandomHands random(7);
    for (int i = 0; i < many; ++i) {
        const Trial trial(random, 1);
        Hand jokers;
        for (const Card card : trial.hands[0])
            jokers.add(trial.rules.isWild(card) ? Card::joker() : card);
        HouseRules rules = trial.rules;
        rules.wildRanks = {};
        rules.wildCards = {};
        QVERIFY2(valueOf(trial.hands[0], trial.rules, trial.lens)
                     == valueOf(jokers, rules, trial.lens),
                 trial.text());
    }
}

void TestLaws::naturalBeatsWildOnlyBreaksTies()
{
    RandomHands random(8);
    int broken = 0;
    for (int i = 0; i < many; ++i) {
        Trial trial(random, 2);
        trial.rules.naturalBeatsWild = false;
        const std::optional<int> off = trial.compare(0, 1);
        trial.rules.naturalBeatsWild = true;
        const std::optional<int> on = trial.compare(0, 1);
        QVERIFY2(on.has_value() == off.has_value(), trial.text());
        QVERIFY2(!off || *off == 0 || on == off, trial.text());
        broken += off && on != off;
    }
    QVERIFY(broken > many / 500);
}

void TestLaws::recordingChangesNothing()
{
    RandomHands random(9);
    std::size_t steps = 0;
    for (int i = 0; i < 3000; ++i) {
        const Trial trial(random, 3);
        Recorder recorder;
        QVERIFY2(compareHands(trial.hands, trial.rules, trial.lens, &recorder)
                     == compareHands(trial.hands, trial.rules, trial.lens),
                 trial.text());
        QVERIFY2(evaluate(trial.hands[0], trial.rules, trial.lens, &recorder)
                     == evaluate(trial.hands[0], trial.rules, trial.lens),
                 trial.text());
        steps += recorder.steps().size();
    }
    QVERIFY(steps > 100000);
}

SHOWDOWN_TEST(TestLaws)
#include "tst_laws.moc"
