// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/compare/playerfacts.h"

#include "app/gui/session/comparesession.h"
#include "app/narration/cardtext.h"
#include "app/narration/comparisontext.h"
#include "app/narration/laddertext.h"
#include "app/narration/rulestext.h"
#include "app/narration/tabletext.h"

#include <QCoreApplication>

#include <algorithm>

namespace showdown::gui {
namespace {

struct PlayerFactsText
{
    Q_DECLARE_TR_FUNCTIONS(PlayerFacts)
};

bool areCompared(const Showdown& result)
{
    return std::ranges::count_if(result.players,
                                 [](const PlayerResult& each) { return each.hand.isComplete(); })
           > 1;
}

Standing standingOf(const Showdown& result, const PlayerResult& player)
{
    if (!player.place)
        return Standing::notIn;
    if (player.place != 1 || !areCompared(result))
        return Standing::placed;
    return result.winners.size() > 1 ? Standing::tied : Standing::winner;
}

QString rankOf(const CompareSession& session, const PlayerResult& player)
{
    if (player.result)
        return narration::handName(player.result->value).first;
    if (player.failsLens() && session.shownLens())
        return narration::doesNotFit(*session.shownLens(), session.rules().rules);
    return PlayerFactsText::tr("%n card(s) to go", "until a hand is complete",
                               player.hand.missing());
}

QString detailOf(const HouseRules& rules, const PlayerResult& player)
{
    if (player.failsLens() && !player.ladder.empty()) // the one row of the lens
        return narration::ladderText(player.ladder.front(), player, rules);
    if (!player.result)
        return narration::soFar(player.hand, rules);
    const QString second = narration::handName(player.result->value).second;
    const QString note = narration::lowPairNote(player.result->value, rules);
    if (note.isEmpty())
        return second;
    return PlayerFactsText::tr(
               "%1; %2", "then ten, nine, five, two; a pair of tens counts as a high card here")
        .arg(second, note);
}

QString lowPairOf(const HouseRules& rules, const PlayerResult& player)
{
    return player.result ? narration::lowPairNote(player.result->value, rules) : QString();
}

/// Only what cannot be seen: that a pair does not count, but not the ranks of the cards.
QString shortDetailOf(const HouseRules& rules, const PlayerResult& player)
{
    const QString note = lowPairOf(rules, player);
    return note.isEmpty() ? detailOf(rules, player) : note;
}

QStringList wildsBySlot(const SlotRow& row, const PlayerResult& player,
                        QString (*wildText)(const Substitution&))
{
    QStringList texts(Hand::fullSize);
    if (!player.result)
        return texts;
    for (const Substitution& wild : player.result->substitutions) {
        if (const auto slot = row.slotOf(wild.dealtPosition))
            texts[*slot] = wildText(wild);
    }
    return texts;
}

void addCards(WorkingRow& row, const HandResult& result, const CompareSession& session, int player)
{
    row.parts = narration::handParts(result.value);
    for (const WorkingCard& card : result.working) {
        const auto position = static_cast<int>(row.cards.size());
        const narration::HandPart& part = row.partAt(position);
        row.cards.push_back({card, part.matched,
                             session.row(player).slotOf(card.dealtPosition).value_or(0),
                             narration::workingCardDescription(player + 1, position + 1, card, part,
                                                               session.names())});
    }
}

WorkingRow workingOf(const CompareSession& session, int player)
{
    WorkingRow row;
    row.title = narration::workingHandTitle(player + 1, session.shownLens(), session.names());
    const PlayerResult& result = session.shown().players[static_cast<std::size_t>(player)];
    row.isTried = session.triedPlayer() == player;
    if (result.result)
        addCards(row, *result.result, session, player);
    else if (!result.hand.isComplete())
        row.note = PlayerFactsText::tr("Appears when all five cards are in.");
    return row;
}

} // namespace

const narration::HandPart& WorkingRow::partAt(int position) const
{
    const auto after = std::ranges::find_if(
        parts, [position](const narration::HandPart& part) { return part.first > position; });
    return *std::prev(after);
}

PlayerFacts PlayerFacts::of(const CompareSession& session, int player)
{
    const Showdown& result = session.shown();
    const PlayerResult& own = result.players[static_cast<std::size_t>(player)];
    const QStringList names = session.names();
    const bool isTried = session.triedPlayer() == player;
    const QString description = narration::playerDescription(result, player + 1, names);
    const QString place = own.place && !areCompared(result)
                              ? PlayerFactsText::tr("Ready", "in place of '1st': the only hand")
                              : narration::placeMark(result, player + 1);
    return {
        narration::playerName(player + 1, names),
        !names.value(player).isEmpty(),
        isTried ? narration::onlyTried(description) : description,
        isTried ? narration::onlyTried(place) : place,
        rankOf(session, own),
        detailOf(session.rules().rules, own),
        shortDetailOf(session.rules().rules, own),
        lowPairOf(session.rules().rules, own),
        wildsBySlot(session.row(player), own, isTried ? narration::triedAs : narration::actsAs),
        wildsBySlot(session.row(player), own, narration::cardSymbol),
        isTried,
        workingOf(session, player),
        standingOf(result, own),
    };
}

PlayerFacts PlayerFacts::revealed(const CompareSession& session, int player, Reveal reveal)
{
    PlayerFacts facts = of(session, player);
    const PlayerResult& own = session.shown().players[static_cast<std::size_t>(player)];
    if (reveal == Reveal::all || !own.hand.isComplete())
        return facts;
    facts.place.clear();
    facts.standing = own.place ? Standing::placed : Standing::notIn;
    facts.description = narration::playerHand(session.shown(), player + 1, session.names());
    if (reveal == Reveal::ranks)
        return facts;
    PlayerFacts hidden;
    hidden.name = facts.name;
    hidden.isRenamed = facts.isRenamed;
    hidden.description = facts.name;
    hidden.wilds = hidden.shortWilds = QStringList(facts.wilds.size());
    hidden.working.title = facts.working.title;
    hidden.working.isKeptBack = true;
    hidden.working.note = PlayerFactsText::tr("rank", "where it appears once it is revealed");
    return hidden;
}

} // namespace showdown::gui
