// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/session/oddssession.h"

#include "app/gui/session/oddssamples.h"
#include "app/narration/foreigntext.h"

#include <QUndoCommand>

#include <algorithm>
#include <utility>

namespace showdown::gui {

/// One step of the undo stack: the table before and after it, both whole.
class OddsCommand : public QUndoCommand
{
public:
    OddsCommand(OddsSession& session, const CardTable& after, const QString& text)
        : QUndoCommand(text), m_session(session), m_before(session.table()), m_after(after)
    {}

    void undo() override
    {
        m_session.apply(m_before);
        emit m_session.historyMoved(m_after);
    }

    void redo() override
    {
        m_session.apply(m_after);
        if (std::exchange(m_isDone, true))
            emit m_session.historyMoved(m_before);
    }

private:
    OddsSession& m_session;
    const CardTable m_before;
    const CardTable m_after;
    bool m_isDone = false; ///< at least once
};

OddsSession::OddsSession(const CardTable& table, QObject* parent)
    : TableSession(parent), m_table(table), m_question(files::questionOf(table))
{}

OddsSession::OddsSession(QObject* parent) : OddsSession(firstOddsSample(), parent) {}

void OddsSession::retranslate()
{
    emit namesChanged();
}

std::optional<CardConflict> OddsSession::conflictOf(const CardTable& after) const
{
    std::optional<CardConflict> conflict = files::findConflict(after);
    if (!conflict)
        return std::nullopt;
    const std::optional<SlotPlace> now = files::holder(m_table, conflict->card);
    if (now == conflict->wanted)
        std::swap(conflict->holder, conflict->wanted);
    return conflict;
}

void OddsSession::begin(const CardTable& table)
{
    Q_ASSERT(!files::findConflict(table));
    replace(std::nullopt, [&] { apply(table); });
}

void OddsSession::showGuest(const CardTable& table, const Guest& guest,
                            const std::function<void()>& then)
{
    Q_ASSERT(!files::findConflict(table));
    whenGuestMayGo([this, table, guest, then] {
        if (!this->guest())
            m_ownTable = m_table;
        replace(guest, [&] {
            m_guestTable = table;
            apply(table);
        });
        then();
    });
}

/// The table of Compare is then one without cards.
files::TableFile OddsSession::guestFile() const
{
    return {emptyHands(), {}, m_table};
}

bool OddsSession::hasOwn() const
{
    const bool isUntouched = ownUndoStack().isClean() && ownUndoStack().count() == 0;
    return !isUntouched || (files::hasCards(ownTable()) && ownTable() != firstOddsSample());
}

std::function<QString()> OddsSession::sampleTitle() const
{
    if (ownTable().rows != firstOddsSample().rows)
        return nullptr;
    return [] { return oddsSampleTitle(oddsSampleIds().constFirst()); };
}

bool OddsSession::hasGuestCards() const
{
    return m_table.rows == m_guestTable.rows;
}

std::optional<CardConflict> OddsSession::setTable(const CardTable& wanted, const QString& text)
{
    if (wanted == m_table)
        return std::nullopt;
    const CardTable after = files::withoutReturnedPlayers(wanted);
    if (const std::optional<CardConflict> conflict = conflictOf(after)) {
        emit changeRefused(*conflict);
        return conflict;
    }
    undoStack().push(new OddsCommand(*this, after, text));
    return std::nullopt;
}

std::optional<CardConflict> OddsSession::showTable(const CardTable& table, const QString& text)
{
    auto conflict = setTable(table, text);
    if (!conflict)
        emit begun();
    return conflict;
}

std::optional<CardConflict> OddsSession::setCard(SlotPlace place, std::optional<PlacedCard> card)
{
    CardTable after = m_table;
    after.set(place, card);
    return setTable(after, card ? tr("Place card") : tr("Clear card"));
}

void OddsSession::clearPlayer(int player)
{
    CardTable after = m_table;
    after.row(player).clear();
    setTable(after, tr("Clear player"));
}

void OddsSession::setUnknown(int player)
{
    CardTable after = m_table;
    for (int slot = 0; slot < after.row(player).size(); ++slot)
        after.set({player, slot}, PlacedCard::unknown());
    setTable(after, tr("Make the cards unknown"));
}

void OddsSession::clearTable()
{
    showTable(files::withoutCards(m_table), tr("Clear table"));
}

void OddsSession::beginNewTable()
{
    CardTable after = emptySituation();
    after.rules = m_table.rules;
    after.playerCount = m_table.playerCount;
    showTable(after, tr("New situation"));
}

void OddsSession::goBackTo(Street street)
{
    setTable(files::backTo(m_table, street), tr("Go back to a street"));
}

void OddsSession::setPlayerCount(int count)
{
    Q_ASSERT(count >= m_table.minimumPlayers() && count <= CardTable::maximumPlayers);
    setTable(files::withPlayerCount(m_table, count), tr("Change number of players"));
}

void OddsSession::removePlayer(int player)
{
    if (m_table.playerCount == m_table.minimumPlayers())
        return;
    setTable(files::withoutPlayer(m_table, player), tr("Remove player"));
}

void OddsSession::movePlayer(int from, int to)
{
    const auto plays = [this](int player) { return player >= 0 && player < m_table.playerCount; };
    if (!plays(from) || !plays(to))
        return;
    setTable(files::withPlayersSwapped(m_table, from, to), tr("Move player"));
}

void OddsSession::setName(int player, const QString& name)
{
    CardTable after = m_table;
    after.names[static_cast<std::size_t>(player)] =
        narration::shownText(name, CardTable::longestName);
    setTable(after, tr("Rename player"));
}

void OddsSession::setRules(const NamedRules& rules, const QString& text)
{
    CardTable after = m_table;
    after.rules = rules;
    after.rules.rules.deck = DeckKind::one;
    setTable(after, text.isEmpty() ? tr("Change house rules") : text);
}

void OddsSession::apply(const CardTable& table)
{
    const QString titleBefore = title();
    const CardTable before = std::exchange(m_table, table);
    const auto earlier = std::exchange(m_question, files::questionOf(m_table));

    if (m_table.playerCount != before.playerCount)
        emit playerCountChanged(m_table.playerCount);
    if (m_table.rows != before.rows)
        emit cardsChanged();
    if (m_table.rules != before.rules)
        emit rulesChanged();
    if (m_table.names != before.names)
        emit namesChanged();
    if (title() != titleBefore)
        emit titleChanged();
    if (m_question != earlier)
        emit questionChanged();
}

} // namespace showdown::gui
