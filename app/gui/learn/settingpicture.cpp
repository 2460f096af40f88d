// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/learn/settingpicture.h"

#include "app/narration/cardtext.h"
#include "app/narration/oddsplayers.h"
#include "app/narration/oddsplayertext.h"
#include "app/narration/rulestext.h"
#include "app/narration/tabletext.h"
#include "app/narration/verdicttext.h"
#include "core/compare/showdown.h"
#include "core/odds/outs.h"

#include <QCoreApplication>

#include <algorithm>
#include <bit>
#include <numeric>

namespace showdown::gui {
namespace {

struct SettingPictureText
{
    Q_DECLARE_TR_FUNCTIONS(SettingPicture)
};

PictureCard workingCard(const WorkingCard& card)
{
    const QString name = narration::withCardNames(narration::cardSymbol(card));
    if (card.isSubstitute)
        return {SubstituteCard{card.rank, card.suit}, {}, name};
    return {Card(card.rank, card.suit.value_or(Suit::spades)), {}, name};
}

/// Rings the cards of a hand compared in the part that decided first place.
void ringDeciding(CardGroup& group, int player, const Showdown& result)
{
    const Comparison* deciding = decidingComparison(result, player);
    const auto& own = result.players[static_cast<std::size_t>(player) - 1];
    const ComparisonPart* part = deciding ? deciding->decidingPart() : nullptr;
    if (!part || !own.result || part->kind == PartKind::rank || part->kind == PartKind::wilds)
        return;
    const CardRange range = partCards(*part, own.result->value.category());
    for (int at = range.first; at < range.first + range.count; ++at) {
        const WorkingCard& card = own.result->working[static_cast<std::size_t>(at)];
        group.cards[static_cast<std::size_t>(card.dealtPosition)].states |= CardState::step;
    }
}

void addWorking(CardGroup& group, const HandResult& result)
{
    for (const WorkingCard& card : result.working)
        group.cards.push_back(workingCard(card));
    group.parts = narration::handParts(result.value);
}

QString wordsOf(const PlayerResult& player, const lessons::Setting& setting)
{
    if (player.result)
        return narration::handName(player.result->value).whole;
    return player.failsLens() && setting.lens
               ? narration::doesNotFit(*setting.lens, setting.rules.rules)
               : QString();
}

SettingPicture pictureOfHands(const lessons::Setting& setting, PictureOrder order)
{
    SettingPicture picture;
    const std::vector<Hand> hands = setting.fullHands();
    const HouseRules& rules = setting.rules.rules;
    const Showdown result = compareHands(hands, rules, setting.lens);
    for (std::size_t at = 0; at < hands.size(); ++at) {
        const int player = static_cast<int>(at) + 1;
        const PlayerResult& own = result.players[at];
        CardGroup group;
        group.player = hands.size() > 1 ? player : 0;
        group.words = wordsOf(own, setting);
        if (order == PictureOrder::working && own.result) {
            addWorking(group, *own.result);
        } else {
            for (const Card card : hands[at])
                group.cards.push_back(dealtCard(card, rules));
            ringDeciding(group, player, result);
        }
        picture.groups.push_back(std::move(group));
    }
    if (hands.size() < 2)
        return picture;
    picture.verdict =
        narration::verdict(result, rules, setting.lens, {}, narration::Medium::text).text();
    if (!result.winners.empty())
        picture.outcome = result.winners.size() > 1 ? PictureOutcome::tie : PictureOutcome::winner;
    return picture;
}

SettingPicture pictureOfSituation(const lessons::Setting& setting)
{
    SettingPicture picture;
    const Situation& situation = *setting.situation;
    for (std::size_t at = 0; at < situation.players.size(); ++at) {
        const int player = static_cast<int>(at);
        CardGroup group;
        group.player = situation.players.size() > 1 ? player + 1 : 0;
        for (const std::optional<Card>& card : situation.players[at])
            group.cards.push_back(dealtCard(card, situation.rules));
        const std::optional<HandValue> value =
            situation.isKnown(player) ? handSoFar(situation, player) : std::nullopt;
        group.words = value ? narration::handTitle(*value) : QString();
        picture.groups.push_back(std::move(group));
    }
    const auto add = [&](const QString& caption, const std::vector<Card>& cards) {
        CardGroup group = looseCards(cards);
        group.caption = caption;
        if (!cards.empty())
            picture.groups.push_back(std::move(group));
    };
    add(SettingPictureText::tr("Board"), situation.board);
    //: Cards that all have seen, and that are out of play
    add(SettingPictureText::tr("Dead cards"), situation.dead);
    const PlayerSet ahead = aheadSoFar(situation);
    if (situation.players.size() > 1 && ahead != 0) {
        std::vector<int> players(situation.players.size());
        std::iota(players.begin(), players.end(), 0);
        const narration::OddsPlayers named = narration::oddsPlayers(players, {});
        picture.verdict = situation.boardCardsToCome() > 0 ? narration::whoIsAhead(ahead, named)
                                                           : narration::whoWins(ahead, named);
        const bool isAlone = std::has_single_bit(ahead);
        picture.outcome = isAlone ? PictureOutcome::winner : PictureOutcome::tie;
    }
    return picture;
}

} // namespace

SettingPicture pictureOf(const lessons::Setting& setting, PictureOrder order)
{
    return setting.situation ? pictureOfSituation(setting) : pictureOfHands(setting, order);
}

void hideOutcome(SettingPicture& picture)
{
    for (CardGroup& group : picture.groups) {
        group.words.clear();
        for (PictureCard& card : group.cards)
            card.states.setFlag(CardState::step, false);
    }
    picture.verdict.clear();
    picture.outcome = PictureOutcome::none;
}

} // namespace showdown::gui
