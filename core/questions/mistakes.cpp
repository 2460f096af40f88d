// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/questions/mistakes.h"

#include "core/printed/printedanswer.h"
#include "core/questions/exercisefacts.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <map>

namespace showdown {
namespace {

constexpr std::array<std::string_view, allBeginnersMistakes().size()> beginnersIds{
    "wild-as-ace",        "wild-with-lowest",   "wild-with-highest", "wild-below",
    "wheel-forgotten",    "wheel-assumed",      "wheel-ace-high",    "low-pair-counts",
    "low-pair-forgotten", "flush-wild",         "four-are-enough",   "row-overlooked",
    "group-overlooked",   "colour-makes-flush", "ace-low",           "straight-beats-flush",
    "kicker-first",       "highest-card-wins",  "kicker-ignored",    "rank-alone",
    "lower-first",        "sum-of-cards",       "suits-break-ties",  "more-wilds-win",
    "third-forgotten",    "seen-counted",       "helps-other",       "once-in",
};

using ReadValue = std::optional<HandValue>;

/// The value of a hand whose wilds are all of this rank.
ReadValue valueWithAll(Rank rank, const Hand& hand, const HouseRules& rules)
{
    if (wildsIn(hand, rules) == 0)
        return std::nullopt;
    HouseRules plain = rules; // in which no natural card is wild
    plain.wildRanks = {};
    plain.wildCards = {};
    std::optional<Suit> suit;
    for (const Card card : hand) {
        if (!rules.isWild(card))
            suit = suit.value_or(*card.suit());
    }
    Hand made;
    for (const Card card : hand)
        made.add(rules.isWild(card) ? Card(rank, suit.value_or(Suit::spades)) : card);
    return evaluate(made, plain)->value;
}

/// The value under rules of which one was changed; nothing if it is that of the rules in force.
template <typename Change>
ReadValue valueUnder(const Hand& hand, HouseRules rules, const Change& change)
{
    const HandValue real = evaluate(hand, rules)->value;
    change(rules);
    const HandValue read = evaluate(hand, rules)->value;
    return read == real ? std::nullopt : ReadValue(read);
}

ReadValue withWildsAtLowest(const Hand& hand, const HouseRules& rules)
{
    const std::vector<int> naturals = naturalsOf(hand, rules);
    if (naturals.empty())
        return std::nullopt;
    const auto rare = [&](int a, int b) {
        return std::pair(std::ranges::count(naturals, a), -a)
               < std::pair(std::ranges::count(naturals, b), -b);
    };
    return valueWithAll(*rankOf(*std::ranges::max_element(naturals, rare)), hand, rules);
}

ReadValue withWildsAtHighest(const Hand& hand, const HouseRules& rules)
{
    const std::vector<int> naturals = naturalsOf(hand, rules);
    return naturals.empty() ? std::nullopt
                            : valueWithAll(*rankOf(std::ranges::max(naturals)), hand, rules);
}

ReadValue withWildsBelow(const Hand& hand, const HouseRules& rules)
{
    const HandValue real = evaluate(hand, rules)->value;
    const std::vector<int> naturals = naturalsOf(hand, rules);
    if (!isRow(real.category()) || naturals.empty() || wildsIn(hand, rules) == 0)
        return std::nullopt;
    const Rank highest = *rankOf(std::max(naturals.front(), 6));
    if (highest >= real[0])
        return std::nullopt; // the ace may stand for one, or none is spare
    const Category lower =
        real.category() == Category::royalFlush ? Category::straightFlush : real.category();
    return HandValue::of(lower, std::array{highest});
}

/// Four of a suit, or else four in a row, count as a flush or a straight, wilds included.
ReadValue valueOfFour(const Hand& hand, const HouseRules& rules)
{
    const HandResult result = *evaluate(hand, rules);
    constexpr int enough = Hand::fullSize - 1;
    std::vector<Rank> ranks;
    for (const WorkingCard& card : result.working)
        ranks.push_back(card.rank);
    std::ranges::sort(ranks, std::greater());
    for (const Suit suit : allSuits()) {
        const auto isOf = [&](Card card) { return rules.isWild(card) || card.suit() == suit; };
        if (result.value.category() < Category::flush
            && std::ranges::count_if(hand, isOf) == enough)
            return HandValue::of(Category::flush, ranks);
    }
    if (result.value.category() >= Category::straight)
        return std::nullopt;
    for (std::size_t first = 0; first < 2; ++first) {
        const std::span<const Rank> four = std::span(ranks).subspan(first, enough);
        const auto isNext = [](Rank a, Rank b) { return number(a) != number(b) + 1; };
        if (std::ranges::adjacent_find(four, isNext) == four.end())
            return HandValue::of(Category::straight, std::array{std::max(four[0], Rank::six)});
    }
    return std::nullopt;
}

/// Of a straight and a flush at once only the flush is seen, of one of them only high cards.
ReadValue valueWithoutRow(const Hand& hand, const HouseRules& rules)
{
    const HandResult result = *evaluate(hand, rules);
    const Category rank = result.value.category();
    if (result.wildCount() > 0 || !(isRow(rank) || rank == Category::flush))
        return std::nullopt;
    std::vector<Rank> ranks;
    for (const int value : naturalsOf(hand, rules))
        ranks.push_back(*rankOf(value));
    const bool isBoth = rank != Category::straight && rank != Category::flush;
    const bool repeats = std::ranges::adjacent_find(ranks) != ranks.end();
    return repeats ? std::nullopt
                   : HandValue::of(isBoth ? Category::flush : Category::highCard, ranks);
}

/// What is left of two groups if the second one is not seen.
ReadValue valueOfFirstGroup(const Hand& hand, const HouseRules& rules)
{
    const HandResult result = *evaluate(hand, rules);
    const bool isFullHouse = result.value.category() == Category::fullHouse;
    if (!isFullHouse && result.value.category() != Category::twoPair)
        return std::nullopt;
    std::vector<Rank> values{result.value[0], result.value[1], result.value[1]};
    if (!isFullHouse)
        values.push_back(result.value[2]);
    std::sort(values.begin() + 1, values.end(), std::greater());
    const Category seen = isFullHouse ? Category::threeOfAKind : Category::pair;
    const bool isTooLow = seen == Category::pair && values.front() < rules.pairFloor;
    return isTooLow ? std::nullopt : HandValue::of(seen, values);
}

/// Hearts and diamonds, or clubs and spades.
ReadValue valueOfOneColour(const Hand& hand, const HouseRules& rules)
{
    const HandResult result = *evaluate(hand, rules);
    const auto isOf = [&](Card card, bool isRed) {
        return rules.isWild(card)
               || (card.suit() == Suit::hearts || card.suit() == Suit::diamonds) == isRed;
    };
    const auto areOf = [&](bool isRed) {
        return std::ranges::all_of(hand, [&](Card card) { return isOf(card, isRed); });
    };
    if (areOf(true) == areOf(false) || result.value.category() >= Category::flush)
        return std::nullopt;
    std::vector<Rank> ranks;
    for (const WorkingCard& card : result.working)
        ranks.push_back(card.rank);
    std::ranges::sort(ranks, std::greater());
    return HandValue::of(Category::flush, ranks);
}

std::vector<Rank> ranksOf(const HandValue& value)
{
    std::vector<Rank> ranks;
    ranks.reserve(static_cast<std::size_t>(value.size()));
    for (int i = 0; i < value.size(); ++i)
        ranks.push_back(value[i]);
    return ranks;
}

/// The name with an ace among the kickers, or high cards, at their end.
ReadValue nameWithAceLow(const HandValue& value)
{
    const int groups = equalGroupCount(value.category());
    const bool hasCards = value.category() == Category::highCard
                          || value.category() == Category::flush
                          || kickerCount(value.category()) > 0;
    if (!hasCards || groups + 1 >= value.size() || value[groups] != Rank::ace
        || value[groups + 1] == Rank::ace)
        return std::nullopt;
    std::vector<Rank> values = ranksOf(value);
    std::rotate(values.begin() + groups, values.begin() + groups + 1, values.end());
    return HandValue::of(value.category(), values);
}

/// The name with the highest kicker, or the lower group, in the place of the first group, or an ace
/// in the last.
ReadValue swappedName(BeginnersMistake mistake, const HandValue& value, const HouseRules& rules)
{
    if (mistake == BeginnersMistake::aceLow)
        return nameWithAceLow(value);
    const Category rank = value.category();
    const int groups = equalGroupCount(rank);
    const bool isKicker = mistake == BeginnersMistake::kickerFirst && kickerCount(rank) > 0;
    const bool isLower = mistake == BeginnersMistake::lowerFirst && rank == Category::fullHouse;
    if (!isKicker && !isLower)
        return std::nullopt;
    std::vector<Rank> values = ranksOf(value);
    const auto kickers = values.begin() + (isLower ? 1 : groups);
    std::swap(values.front(), *kickers);
    std::sort(values.begin(), values.begin() + (isLower ? 1 : groups), std::greater());
    std::sort(kickers, values.end(), std::greater());
    const bool isTooLow = rank == Category::pair && values.front() < rules.pairFloor;
    return isTooLow ? std::nullopt : HandValue::of(rank, values);
}

using Key = std::vector<int>;

Key keyOf(const HandValue& value)
{
    Key key{static_cast<int>(value.category())};
    for (int i = 0; i < value.size(); ++i)
        key.push_back(number(value[i]));
    return key;
}

/// What decides by the rules: rank, then values, then the number of wilds.
Key realKey(const Hand& hand, const HandValue& value, const HouseRules& rules)
{
    Key key = keyOf(value);
    key.resize(6); // so that the last part is at one place
    key.push_back(rules.naturalBeatsWild ? -wildsIn(hand, rules) : 0);
    return key;
}

/// An ace counts one among the kickers, or high cards.
void putAceLast(Key& key, const HandValue& value)
{
    if (isRow(value.category()))
        return;
    const auto cards = key.begin() + 1 + equalGroupCount(value.category());
    std::replace(cards, key.begin() + 1 + value.size(), number(Rank::ace), 1);
    std::sort(cards, key.begin() + 1 + value.size(), std::greater());
}

/// What hands are compared by, the larger being better, if this mistake is made; the real key where
/// it does not matter.
Key keyBy(BeginnersMistake mistake, const Hand& hand, const HandResult& result,
          const HouseRules& rules)
{
    using enum BeginnersMistake;
    const HandValue& value = result.value;
    const Category category = value.category();
    Key key = realKey(hand, value, rules);
    const int groups = equalGroupCount(category);
    switch (mistake) {
    case straightBeatsFlush:
        if (category == Category::straight || category == Category::flush)
            key[0] = static_cast<int>(category == Category::flush ? Category::straight
                                                                  : Category::flush);
        return key;
    case kickerFirst:
        if (kickerCount(category) > 0)
            std::rotate(key.begin() + 1, key.begin() + 1 + groups, key.begin() + 1 + value.size());
        return key;
    case highestCardWins: {
        Key cards(static_cast<std::size_t>(wildsIn(hand, rules)), number(Rank::ace));
        std::ranges::copy(naturalsOf(hand, rules), std::back_inserter(cards));
        return cards;
    }
    case kickerIgnored:
        if (kickerCount(category) > 0 || category == Category::highCard)
            key.resize(static_cast<std::size_t>(std::max(groups, 1)) + 1);
        return key;
    case rankAlone:
        return Key{key[0]};
    case aceLow:
        putAceLast(key, value);
        return key;
    case lowerFirst:
        if (category == Category::twoPair || category == Category::fullHouse)
            std::swap(key[1], key[2]);
        return key;
    case sumOfCards: {
        int sum = 0;
        for (const WorkingCard& card : result.working)
            sum += number(card.rank);
        return Key{key[0], sum};
    }
    case suitsBreakTies: {
        std::pair<int, int> highest;
        for (const Card card : hand) {
            if (!rules.isWild(card))
                highest = std::max(highest, {number(*card.rank()), static_cast<int>(*card.suit())});
        }
        key.push_back(highest.second);
        return key;
    }
    case moreWildsWin:
        key.back() = wildsIn(hand, rules);
        return key;
    default:
        if (const ReadValue read = readBy(mistake, hand, rules))
            return realKey(hand, *read, rules);
        return key;
    }
}

/// Finds the answer that somebody who makes a mistake gives to each kind.
struct MistakenAnswer
{
    BeginnersMistake mistake;
    const Exercise& exercise;

    using Answer = std::optional<ExerciseAnswer>;

    std::vector<Hand> hands() const { return handsOf(exercise.hands); }
    ReadValue read(int player) const
    {
        return lensOf(exercise) ? std::nullopt
                                : readBy(mistake, handOf(exercise, player), exercise.rules);
    }
    /// A mistake in comparing needs complete hands that fit. None where it is not made with them.
    std::vector<Key> keys() const
    {
        std::vector<Key> keys;
        bool isMade = false;
        const Showdown real = showdownOf(exercise);
        for (const PlayerResult& player : real.players) {
            const bool isThird = keys.size() == 2;
            if (!player.result)
                continue;
            if (isThird && mistake == BeginnersMistake::thirdForgotten) {
                isMade = true;
                continue;
            }
            keys.push_back(keyBy(mistake, player.hand, *player.result, exercise.rules));
            isMade =
                isMade || keys.back() != realKey(player.hand, player.result->value, exercise.rules);
        }
        return isMade ? keys : std::vector<Key>();
    }

    Answer operator()(const BuildHands& /*kind*/) const { return std::nullopt; }
    Answer operator()(const ChooseWinner& /*kind*/) const
    {
        const std::vector<Key> all = keys();
        Winners winners;
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (all[i] == std::ranges::max(all))
                winners.players.push_back(static_cast<int>(i) + 1);
        }
        return all.empty() ? std::nullopt : Answer(winners);
    }
    Answer operator()(const ChooseDecidingCard& /*kind*/) const
    {
        const std::vector<Key> all = keys();
        if (all.size() != 2 || all[0] == all[1] || mistake == BeginnersMistake::sumOfCards)
            return std::nullopt;
        const std::size_t better = all[0] < all[1] ? 1 : 0;
        const Key& key = all[better];
        const auto at = std::ranges::mismatch(key, all[1 - better]).in1;
        const auto result = evaluate(hands()[better], exercise.rules, lensOf(exercise));
        const auto place = at - key.begin();
        const bool isCard = mistake == BeginnersMistake::highestCardWins
                            || (place > 0 && place <= result->value.size());
        const auto* card = std::ranges::find(
            result->working, *at, [](const WorkingCard& each) { return number(each.rank); });
        if (!isCard || card == result->working.end())
            return std::nullopt;
        return CardPlace{static_cast<int>(better), card->dealtPosition};
    }
    Answer operator()(const OrderParts& /*kind*/) const
    {
        const Showdown real = showdownOf(exercise);
        PartOrder order;
        for (const ComparisonPart& part : real.comparisons.front().parts)
            order.push_back(nameOf(part));
        if (mistake == BeginnersMistake::kickerFirst) {
            // clang 14 does not compile std::ranges::stable_partition()
            std::stable_partition(order.begin(), order.end(), [](const PartName& part) {
                return part.kind == PartKind::kicker;
            });
        } else if (mistake == BeginnersMistake::lowerFirst && order.size() > 1) {
            const bool hasTwo =
                order[1].kind == PartKind::lowerPair || order[1].kind == PartKind::pair;
            std::swap(order[0], order[hasTwo ? 1 : 0]);
        } else {
            return std::nullopt;
        }
        return order;
    }
    Answer operator()(const NameWilds& asked) const
    {
        const Hand hand = handOf(exercise, asked.player);
        const auto wilds = static_cast<std::size_t>(wildsIn(hand, exercise.rules));
        if (mistake == BeginnersMistake::wildAsAce)
            return WildRanks{std::vector<Rank>(wilds, Rank::ace)};
        const ReadValue value =
            mistake == BeginnersMistake::fourAreEnough || mistake == BeginnersMistake::wheelAceHigh
                ? std::nullopt
                : read(asked.player);
        if (!value)
            return std::nullopt;
        WildRanks ranks;
        for (const Substitution& each : substitutions(workingHand(hand, exercise.rules, *value)))
            ranks.ranks.push_back(each.rank);
        return ranks.ranks.size() == wilds ? Answer(ranks) : std::nullopt;
    }
    Answer operator()(const NameRank& asked) const
    {
        const ReadValue value = read(asked.player);
        return value ? Answer(value->category()) : std::nullopt;
    }
    Answer operator()(const ChooseName& asked) const
    {
        ReadValue value = read(asked.player);
        if (!value)
            value = swappedName(mistake,
                                evaluate(handOf(exercise, asked.player), exercise.rules)->value,
                                exercise.rules);
        return value ? Answer(*value) : std::nullopt;
    }
    Answer operator()(const ChooseHand& asked) const
    {
        for (int player = 1; player <= static_cast<int>(exercise.hands.size()); ++player) {
            const ReadValue value = read(player);
            if (value && value->category() == asked.rank)
                return ChosenHand{player};
        }
        return std::nullopt;
    }
    Answer operator()(const MarkOuts& asked) const
    {
        const std::optional<PlayerOuts> outs = outsAsked(exercise, asked.player);
        if (mistake != BeginnersMistake::helpsOther)
            return std::nullopt;
        MarkedCards marked;
        for (const Out& out : outs->outs)
            marked.cards.push_back(out.card.card);
        for (const Miss& miss : outs->misses)
            marked.cards.push_back(miss.card.card);
        return marked;
    }
    Answer operator()(const GiveNumber& asked) const
    {
        using Of = GiveNumber::Of;
        if (asked.of == Of::partValue)
            return mistakenPart(asked);
        if (!exercise.situation || asked.of == Of::equity)
            return std::nullopt;
        const auto all = static_cast<double>(deckWithJokers(exercise.rules.jokers.count()).size());
        if (asked.of == Of::unseen)
            return mistake == BeginnersMistake::seenCounted ? Answer(all) : std::nullopt;
        const std::optional<PlayerOuts> outs = outsAsked(exercise, asked.player);
        double count = outs->count;
        double unseen = outs->unseen;
        if (mistake == BeginnersMistake::seenCounted)
            unseen = all;
        else if (mistake == BeginnersMistake::helpsOther)
            count += static_cast<double>(outs->misses.size());
        else if (mistake != BeginnersMistake::onceIn || asked.of != Of::against)
            return std::nullopt;
        if (asked.of == Of::outs)
            return count;
        if (asked.of == Of::percent)
            return 100 * count / unseen;
        return mistake == BeginnersMistake::onceIn ? unseen / count : (unseen - count) / count;
    }
    Answer operator()(const FindNextStep& /*follows from the code*/) const { return std::nullopt; }
    Answer operator()(const FindBug& /*likewise*/) const { return std::nullopt; }

private:
    /// The value of the part at the same place of a hand that is read as of the same rank.
    Answer mistakenPart(const GiveNumber& asked) const
    {
        const std::vector<ComparisonPart> parts =
            partsOf(handOf(exercise, asked.player), exercise.rules, exercise.lens);
        const auto part = std::ranges::find_if(
            parts, [&](const ComparisonPart& each) { return nameOf(each) == asked.part; });
        const auto place = static_cast<std::size_t>(part - parts.begin()) + 1;
        const auto result =
            evaluate(handOf(exercise, asked.player), exercise.rules, lensOf(exercise));
        const auto key = keyBy(mistake, handOf(exercise, asked.player), *result, exercise.rules);
        const bool isAligned = mistake != BeginnersMistake::sumOfCards
                               && mistake != BeginnersMistake::highestCardWins
                               && mistake != BeginnersMistake::straightBeatsFlush;
        if (!isAligned || part == parts.end() || place >= key.size() || key[place] == 0)
            return std::nullopt;
        return static_cast<double>(key[place]);
    }
};

/// What the printed code answers, where it comes to an answer.
std::optional<ExerciseAnswer> printedAnswerTo(const Exercise& exercise, PrintedMistake mistake)
{
    const bool asksRank = std::holds_alternative<NameRank>(exercise.kind);
    if (!asksRank && !std::holds_alternative<ChooseWinner>(exercise.kind))
        return std::nullopt;
    if (!knowsPrintedCode(exercise.rules))
        return std::nullopt;
    std::vector<Hand> hands = handsOf(exercise.hands);
    if (asksRank)
        hands = {handOf(exercise, std::get<NameRank>(exercise.kind).player)};
    const PrintedAnswer printed =
        printedAnswer(mistake.number, hands, lensOf(exercise), exercise.rules);
    const auto* given = std::get_if<GivenAnswer>(&printed);
    if (!given)
        return std::nullopt;
    if (!asksRank)
        return Winners{given->winners};
    return given->rank ? std::optional<ExerciseAnswer>(*given->rank) : std::nullopt;
}

/// The answer with cards, values or winners in ascending order, which makes no difference.
ExerciseAnswer sorted(ExerciseAnswer answer)
{
    if (auto* wilds = std::get_if<WildRanks>(&answer))
        std::ranges::sort(wilds->ranks);
    else if (auto* marked = std::get_if<MarkedCards>(&answer))
        std::ranges::sort(marked->cards);
    else if (auto* winners = std::get_if<Winners>(&answer))
        std::ranges::sort(winners->players);
    return answer;
}

} // namespace

std::string_view id(BeginnersMistake mistake)
{
    return beginnersIds[static_cast<std::size_t>(mistake)];
}

std::string id(const Mistake& mistake)
{
    if (const auto* printed = std::get_if<PrintedMistake>(&mistake))
        return 'E' + std::to_string(printed->number);
    return std::string(id(std::get<BeginnersMistake>(mistake)));
}

std::optional<Mistake> mistakeFromId(std::string_view text)
{
    const auto* const known = std::ranges::find(beginnersIds, text);
    if (known != beginnersIds.end())
        return static_cast<BeginnersMistake>(known - beginnersIds.begin());
    PrintedMistake printed;
    if (!text.starts_with('E'))
        return std::nullopt;
    const auto [end, error] =
        std::from_chars(text.data() + 1, text.data() + text.size(), printed.number);
    const bool isNumber = error == std::errc() && id(Mistake(printed)) == text;
    const bool isKnown = std::ranges::count(allPrintedMistakes(), printed.number) > 0;
    return isNumber && isKnown ? std::optional<Mistake>(printed) : std::nullopt;
}

std::optional<HandValue> readBy(BeginnersMistake mistake, const Hand& hand, const HouseRules& rules)
{
    using enum BeginnersMistake;
    const auto isWheel = [](const HandValue& value) {
        return isRow(value.category()) && value[0] == Rank::five;
    };
    switch (mistake) {
    case wildAsAce:
        return valueWithAll(Rank::ace, hand, rules);
    case wildWithLowest:
        return withWildsAtLowest(hand, rules);
    case wildWithHighest:
        return withWildsAtHighest(hand, rules);
    case wildBelow:
        return withWildsBelow(hand, rules);
    case wheelForgotten:
    case wheelAssumed:
        if (rules.lowAceStraight != (mistake == wheelForgotten))
            return std::nullopt;
        return valueUnder(hand, rules,
                          [](HouseRules& other) { other.lowAceStraight = !other.lowAceStraight; });
    case wheelAceHigh: {
        const HandValue real = evaluate(hand, rules)->value;
        return isWheel(real) ? HandValue::of(real.category(), std::array{Rank::ace}) : std::nullopt;
    }
    case lowPairCounts:
        return valueUnder(hand, rules, [](HouseRules& other) { other.pairFloor = Rank::two; });
    case lowPairForgotten:
        return valueUnder(hand, rules, [](HouseRules& other) {
            other.pairFloor = std::max(other.pairFloor, Rank::jack);
        });
    case flushWild:
        return valueUnder(hand, rules,
                          [](HouseRules& other) { other.flushRepeats = !other.flushRepeats; });
    case fourAreEnough:
        return valueOfFour(hand, rules);
    case rowOverlooked:
        return valueWithoutRow(hand, rules);
    case groupOverlooked:
        return valueOfFirstGroup(hand, rules);
    case colourMakesFlush:
        return valueOfOneColour(hand, rules);
    default:
        return std::nullopt;
    }
}

std::optional<ExerciseAnswer> answerBy(const Mistake& mistake, const Exercise& exercise)
{
    const auto* beginners = std::get_if<BeginnersMistake>(&mistake);
    const auto answer = beginners ? std::visit(MistakenAnswer{*beginners, exercise}, exercise.kind)
                                  : printedAnswerTo(exercise, std::get<PrintedMistake>(mistake));
    if (!answer)
        return std::nullopt;
    const Judgement judgement = judge(exercise, *answer);
    return judgement.isRight || judgement.fault ? std::nullopt : answer;
}

bool areSame(const ExerciseAnswer& one, const ExerciseAnswer& other)
{
    return sorted(one) == sorted(other);
}

bool explains(const Mistake& mistake, const Exercise& exercise, const ExerciseAnswer& answer)
{
    const Judgement judgement = judge(exercise, answer);
    if (judgement.isRight || judgement.fault)
        return false;
    if (const auto given = answerBy(mistake, exercise)) {
        const auto* number = std::get_if<GiveNumber>(&exercise.kind);
        if (!number)
            return areSame(*given, answer);
        const double tolerance = std::max(number->within, 0.05); // rounded as people write it
        return std::abs(std::get<double>(*given) - std::get<double>(answer)) <= tolerance;
    }
    const auto* build = std::get_if<BuildHands>(&exercise.kind);
    const auto* beginners = std::get_if<BeginnersMistake>(&mistake);
    if (!build || !beginners)
        return false;
    Showdown seen = judgement.showdown;
    for (PlayerResult& player : seen.players) {
        const ReadValue read =
            player.result ? readBy(*beginners, player.hand, exercise.rules) : std::nullopt;
        if (read)
            player.result->value = *read;
    }
    return !seen.players.empty() && !build->goal.decides && !missedGoal(build->goal, seen);
}

} // namespace showdown
