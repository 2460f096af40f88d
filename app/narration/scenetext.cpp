// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/narration/scenetext.h"

#include "app/narration/cardtext.h"
#include "app/narration/categorytext.h"
#include "app/narration/comparisontext.h"
#include "app/narration/fill.h"
#include "app/narration/handtext.h"
#include "app/narration/laddertext.h"

#include <QCoreApplication>

#include <algorithm>

namespace showdown::narration {

namespace {

struct SceneText
{
    Q_DECLARE_TR_FUNCTIONS(SceneText)
};

/// "Q", or "10♥" where the wild stands for a suit too.
QString symbolOf(const PlayedCard& card)
{
    const Rank rank = card.rank().value_or(Rank::ace);
    return card.suit == 0 ? spokenRank(rank) : cardSymbol(Card(rank, static_cast<Suit>(card.suit)));
}

QString roleText(CardRole role)
{
    switch (role) {
    case CardRole::current:
        return SceneText::tr("looked at", "the part of a card in a step");
    case CardRole::base:
        return SceneText::tr("base value", "the part of a card in a step");
    case CardRole::matched:
        return SceneText::tr("matched", "the part of a card in a step");
    case CardRole::wild:
        return SceneText::tr("fills in", "the part of a wild card in a step");
    case CardRole::excluded:
        return SceneText::tr("left out", "the part of a card in a step");
    case CardRole::kicker:
        return SceneText::tr("kicker", "the part of a card in a step");
    }
    return {};
}

/// The chapter after a step that is a player's next.
const Chapter* nextPartOf(const Run& run, int index, int player)
{
    const auto takesPart = [&](const Chapter& chapter) {
        if (chapter.kind == Chapter::Kind::rank)
            return chapter.player == player;
        if (chapter.kind == Chapter::Kind::places)
            return false;
        const Comparison& comparison =
            run.outcome().comparisons[static_cast<std::size_t>(chapter.comparison)];
        return comparison.firstPlayer == player || comparison.secondPlayer == player;
    };
    const auto found = std::ranges::find_if(run.chapters(), [&](const Chapter& chapter) {
        return chapter.first > index && takesPart(chapter);
    });
    return found == run.chapters().end() ? nullptr : &*found;
}

/// The finding of one step, if it belongs in the list.
std::optional<FoundLine> lineOf(const Run& run, int index, const QStringList& names)
{
    const Step& step = run.step(index);
    if (const auto* answered = findingOf<RankAnswered>(step)) {
        const auto player = static_cast<std::size_t>(step.players.front()) - 1;
        const HouseRules& rules = run.terms().rules;
        return FoundLine{
            fits(answered->answer) ? FoundLine::Mark::yes : FoundLine::Mark::no,
            categoryName(answered->rank, rules),
            ladderText({answered->rank, answered->answer}, run.outcome().players[player], rules),
            index};
    }
    if (const auto* compared = findingOf<PartCompared>(step)) {
        const auto comparison = static_cast<std::size_t>(*step.comparison);
        const bool isEqual = compared->part.outcome == Outcome::equal;
        return FoundLine{isEqual ? FoundLine::Mark::equal : FoundLine::Mark::decides,
                         partName(compared->part, run.outcome().comparisons[comparison].comparator),
                         leafText(compared->part), index};
    }
    if (findingOf<HandsCompared>(step)) {
        const Comparison& comparison =
            run.outcome().comparisons[static_cast<std::size_t>(*step.comparison)];
        const bool isEqual = comparison.outcome() == Outcome::equal;
        return FoundLine{isEqual ? FoundLine::Mark::equal : FoundLine::Mark::yes,
                         branchTitle(comparison, names), branchResult(comparison, names), index};
    }
    return std::nullopt;
}

} // namespace

QString wildsText(const SceneHand& hand)
{
    int wilds = 0;
    QStringList values;
    for (const SceneCard& card : hand.cards) {
        if (!card.card.dealtWild)
            continue;
        ++wilds;
        if (!card.card.isWild())
            values << symbolOf(card.card);
    }
    if (wilds == 0)
        return SceneText::tr("no wilds", "in a hand");
    if (values.size() < wilds)
        return SceneText::tr("%n wild(s)", "in a hand", wilds);
    const QString acting = values.join(QStringLiteral(", "));
    return wilds == 1 ? fill(SceneText::tr("wild acts as %1", "in a hand; %1: 'Q'"), {acting})
                      : fill(SceneText::tr("wilds act as %1", "in a hand; %1: 'Q, 10'"), {acting});
}

QString orderText(SceneHand::Order order)
{
    switch (order) {
    case SceneHand::Order::dealt:
        return SceneText::tr("as dealt", "how the cards of a hand lie");
    case SceneHand::Order::sorted:
        return SceneText::tr("as the code sorted it", "how the cards of a hand lie");
    case SceneHand::Order::working:
        return SceneText::tr("in comparing order", "how the cards of a hand lie");
    }
    return {};
}

QString groupValue(const SceneGroup& group)
{
    if (group.value == cardvalue::wild)
        return SceneText::tr("wild", "a card value");
    const std::optional<Rank> rank = rankOf(group.value);
    return rank ? rankWord(*rank) : QString();
}

QString groupCount(const SceneGroup& group)
{
    if (group.needed == 0)
        return {};
    return fill(SceneText::tr("%1 of %2", "cards of a group: 2 of 3"),
                {QString::number(group.count), QString::number(group.needed)});
}

QString sceneCardText(const SceneCard& card, const Run& run)
{
    const auto player = static_cast<std::size_t>(card.card.player) - 1;
    const Card dealt = run.hands()[player][card.card.position];
    QString name = cardName(dealt, run.terms().rules);
    if (card.card.dealtWild && !card.card.isWild())
        name = fill(SceneText::tr("%1, acts as %2", "%1: 'Wild card'; %2: 'Q', '10♥'"),
                    {name, symbolOf(card.card)});
    if (!card.role)
        return name;
    return fill(SceneText::tr("%1, %2", "%1: a card; %2: 'matched', 'looked at'"),
                {name, roleText(*card.role)});
}

QString waitingText(const Run& run, int index, int player)
{
    const PlayerResult& result = run.outcome().players[static_cast<std::size_t>(player) - 1];
    const Chapter& now = run.chapterOf(index);
    const Chapter* next = nextPartOf(run, index, player);
    if (now.kind == Chapter::Kind::comparison && next && next->comparison == now.comparison + 1
        && next->kind == now.kind) {
        const Comparison& after =
            run.outcome().comparisons[static_cast<std::size_t>(next->comparison)];
        if (after.place == 1)
            return SceneText::tr("Meets the winner of this pair next");
    }
    const std::optional<int> found =
        result.result ? run.answerOf(player, result.result->value.category()) : std::nullopt;
    if (found && *found <= index)
        return handName(result.result->value).first;
    if (!next)
        return SceneText::tr("Takes no part");
    const auto isBetween = [&](const Chapter& chapter) {
        return chapter.kind == Chapter::Kind::rank && chapter.first > index
               && chapter.first < next->first;
    };
    return std::ranges::any_of(run.chapters(), isBetween) ? SceneText::tr("Comes later")
                                                          : SceneText::tr("Comes next");
}

std::vector<FoundLine> foundLines(const Run& run, int index, const QStringList& names)
{
    const Chapter& chapter = run.chapterOf(index);
    const bool isOfAll = chapter.kind == Chapter::Kind::places;
    std::vector<FoundLine> lines;
    for (const int step : run.findings()) {
        if (step > index || (!isOfAll && step < chapter.first))
            continue;
        const bool isResult = findingOf<HandsCompared>(run.step(step)) != nullptr;
        if (isResult != isOfAll)
            continue;
        if (std::optional<FoundLine> line = lineOf(run, step, names))
            lines.push_back(*line);
    }
    return lines;
}

} // namespace showdown::narration
