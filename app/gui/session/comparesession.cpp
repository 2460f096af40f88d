// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/session/comparesession.h"

#include "app/gui/session/cardtable.h"

#include <algorithm>
#include <utility>

namespace showdown::gui {
namespace {

Showdown resultOf(const CardTable& table)
{
    return compareHands(hands(table), table.rules.rules, table.lens);
}

} // namespace

CompareSession::CompareSession(QObject* parent) : CompareSession(sampleTable(), parent) {}

CompareSession::CompareSession(const CardTable& table, QObject* parent)
    : TableSession(table, parent), m_result(resultOf(table))
{}

int CompareSession::setOneDeck(bool one)
{
    CardTable after = table();
    after.rules.rules.deck = one ? DeckKind::one : DeckKind::free;
    setTable(after, one ? tr("One deck") : tr("Allow duplicates"));
    return one ? cardsUsedTwice(table()) : 0;
}

bool CompareSession::setLens(std::optional<Category> lens)
{
    if (lens && !rules().rules.knows(*lens))
        return false;
    CardTable after = table();
    after.lens = lens;
    setTable(after, tr("Compare as another rank"));
    return true;
}

std::optional<int> CompareSession::triedPlayer() const
{
    return m_trial ? std::optional(m_trial->taken.player - 1) : std::nullopt;
}

void CompareSession::tryWilds(const TakenWilds& taken)
{
    if (m_trial && m_trial->taken == taken)
        return;
    m_trial = {taken, compareHandsTaking(hands(table()), rules().rules, taken)};
    emit changed(TableChange::shown);
}

void CompareSession::endTrial()
{
    if (!m_trial)
        return;
    m_trial.reset();
    emit changed(TableChange::shown);
}

bool CompareSession::hasRun() const
{
    return std::ranges::any_of(m_result.players,
                               [](const PlayerResult& each) { return each.hand.isComplete(); });
}

std::shared_ptr<const Run> CompareSession::run() const
{
    if (!m_run)
        m_run = std::make_shared<const Run>(hands(table()), Terms{rules().rules, lens()});
    return m_run;
}

TableChanges CompareSession::follow(const CardTable& before)
{
    const Showdown earlier = std::exchange(m_result, resultOf(table()));
    m_run.reset();
    const bool isCompared = table().rows != before.rows || rules() != before.rules
                            || lens() != before.lens || playerCount() != before.playerCount;
    const bool endsTrial = isCompared && m_trial.has_value();
    if (endsTrial)
        m_trial.reset();
    TableChanges changes;
    changes.setFlag(TableChange::outcome, m_result != earlier);
    changes.setFlag(TableChange::shown, endsTrial || m_result != earlier || lens() != before.lens);
    return changes;
}

} // namespace showdown::gui
