// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "core/trace/question.h"

#include "core/compare/comparehands.h"
#include "core/match/wilds.h"

#include <algorithm>
#include <string>
#include <string_view>

namespace showdown {

namespace {

/// An ace that is below the two is the lowest value, but is still called an ace.
Rank highestValueOf(const PlayedHand& wilds)
{
    const int highest = std::ranges::max_element(wilds, {}, &PlayedCard::value)->value;
    return rankOf(highest).value_or(Rank::ace);
}

/// Whether wilds are given values here as aces, whatever they lie beside.
bool givesAces(const Step& step)
{
    return step.listing == &compareHandsListing || step.listing == &replaceWildsWithAcesListing;
}

/// Whether the wilds of a player have been given values earlier in the comparison.
bool wereWildsGiven(const Run& run, int index, int player)
{
    return std::ranges::any_of(run.findings(), [&](int earlier) {
        const auto* given = findingOf<WildsGiven>(run.step(earlier));
        return given && earlier < index && earlier >= run.chapterOf(index).first
               && given->wilds.player() == player;
    });
}

/// Whether a line only reads a variable: `if found`, `if not sameSuit`, `if result < 0`.
bool readsOff(const Step& step, const Terms& terms)
{
    constexpr std::string_view asks = "if ";
    constexpr std::string_view denies = "not ";
    std::string_view text = step.text(terms);
    text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
    if (!text.starts_with(asks))
        return false;
    text = text.substr(asks.size(), text.find(':') - asks.size());
    if (text.starts_with(denies))
        text.remove_prefix(denies.size());
    return std::ranges::any_of(step.variables, [text](const Variable& variable) {
        if (std::holds_alternative<bool>(variable.value))
            return text == variable.name;
        return std::holds_alternative<Outcome>(variable.value) && text.ends_with(" 0")
               && text.starts_with(std::string(variable.name) + ' ')
               && text.find(" and ") == std::string_view::npos;
    });
}

/// Asks about each kind of finding.
struct FindingQuestion
{
    const Run& run;
    int index;
    const Step& step;

    std::optional<Question> operator()(const RankAnswered& finding) const
    {
        if (finding.rank == Category::highCard)
            return std::nullopt; // every hand is one
        return RankAsked{step.players.front(), finding.rank, fits(finding.answer)};
    }
    std::optional<Question> operator()(const WildsGiven& finding) const
    {
        const PlayedHand& wilds = finding.wilds;
        if (givesAces(step) || wereWildsGiven(run, index, wilds.player()))
            return std::nullopt;
        const auto player = static_cast<std::size_t>(wilds.player()) - 1;
        const int held = run.outcome().players[player].result->wildCount();
        return WildAsked{wilds.player(), wilds.size(), held, highestValueOf(wilds)};
    }
    std::optional<Question> operator()(const PartCompared& finding) const
    {
        if (finding.part.kind == PartKind::rank && run.terms().lens)
            return std::nullopt; // all are treated as the lens
        if (finding.part.kind == PartKind::rank && hasBugs())
            return std::nullopt; // which become aces before, if the ranks are equal
        return PartAsked{*step.comparison, finding.part};
    }
    std::optional<Question> operator()(const auto& /*begins or follows*/) const
    {
        return std::nullopt;
    }

    /// Whether one of the players holds wilds that are bugs.
    bool hasBugs() const
    {
        const HouseRules& rules = run.terms().rules;
        return rules.wildScope == WildScope::bug
               && std::ranges::any_of(step.players, [&](int player) {
                      const Hand& hand = run.hands()[static_cast<std::size_t>(player) - 1];
                      return std::ranges::any_of(read(hand, rules, player), &PlayedCard::isWild);
                  });
    }
};

/// The line at which the way to each kind of finding begins.
struct AskedAt
{
    const Run& run;
    int index;
    const Step& step;

    int operator()(const RankAnswered& /*of its matcher*/) const { return run.startOfCall(index); }

    /// "Is it higher?" comes first, then "Is it lower?"; equal ranks go on to their comparator.
    int operator()(const PartCompared& finding) const
    {
        if (!step.condition)
            return run.startOfCall(index) + 1;
        return finding.part.outcome == Outcome::better ? index : index - 1;
    }

    /// The step where the nearest function that treats both hands alike turns to this one.
    int operator()(const WildsGiven& /*by it, or by what it calls*/) const
    {
        int line = index;
        while (run.step(line).caller && !halfOf(line))
            line = *run.step(line).caller;
        const std::optional<Half> half = halfOf(line);
        for (std::optional<int> before = run.previousOfCall(line);
             before && halfOf(*before) == half; before = run.previousOfCall(line))
            line = *before;
        return line;
    }

    int operator()(const auto& /*is not asked about*/) const { return index; }

    std::optional<Half> halfOf(int line) const
    {
        const Step& at = run.step(line);
        return at.listing->find(at.line, at.half, run.terms())->half;
    }
};

struct RightAnswer
{
    Answer operator()(const PartAsked& question) const { return question.part.outcome; }
    Answer operator()(const auto& question) const { return question.answer; }
};

struct Choices
{
    std::vector<Answer> operator()(const PartAsked& question) const
    {
        using enum Outcome;
        // fewer wilds are better
        return question.part.kind == PartKind::wilds ? std::vector<Answer>{better, equal, worse}
                                                     : std::vector<Answer>{worse, equal, better};
    }
    std::vector<Answer> operator()(const WildAsked& /*question*/) const
    {
        constexpr auto ranks = allRanks();
        return {ranks.begin(), ranks.end()};
    }
    std::vector<Answer> operator()(const auto& /*yes or no*/) const { return {true, false}; }
};

} // namespace

std::optional<Question> questionAt(const Run& run, int index, Level level)
{
    const Step& step = run.step(index);
    if (!run.isVisible(index, level))
        return std::nullopt;
    if (level == Level::story)
        return std::visit(FindingQuestion{run, index, step}, *step.finding);
    if (step.condition && !readsOff(step, run.terms()))
        return ConditionAsked{*step.condition};
    return std::nullopt;
}

Moment momentOfQuestion(const Run& run, int index, Level level)
{
    const Step& step = run.step(index);
    if (level != Level::story)
        return {index, true};
    return {std::visit(AskedAt{run, index, step}, *step.finding), true};
}

Answer rightAnswer(const Question& question)
{
    return std::visit(RightAnswer{}, question);
}

std::vector<Answer> choicesOf(const Question& question)
{
    return std::visit(Choices{}, question);
}

} // namespace showdown
