// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT

#include "app/gui/session/session.h"

#include "app/files/pastedtable.h"
#include "app/gui/session/cardmoves.h"
#include "app/gui/session/cardtable.h"
#include "app/gui/session/tableedits.h"
#include "app/narration/foreigntext.h"

#include <QUndoCommand>

#include <algorithm>
#include <utility>

namespace showdown::gui {

/// One step of the undo stack: the table before and after it. A table is a few dozen bytes, so a
/// step keeps both whole, and the session works out what differs.
class TableCommand : public QUndoCommand
{
public:
    TableCommand(Session& session, const CardTable& after, const QString& text);

    void undo() override;
    void redo() override;

private:
    Session& m_session;
    const CardTable m_before;
    const CardTable m_after;
    bool m_isDone = false; ///< at least once
};

TableCommand::TableCommand(Session& session, const CardTable& after, const QString& text)
    : QUndoCommand(text), m_session(session), m_before(session.table()), m_after(after)
{}

void TableCommand::undo()
{
    m_session.apply(m_before);
    emit m_session.historyMoved(m_after);
}

void TableCommand::redo()
{
    m_session.apply(m_after);
    if (std::exchange(m_isDone, true))
        emit m_session.historyMoved(m_before);
}

namespace {

Showdown resultOf(const CardTable& table)
{
    return showdown(hands(table), table.rules.rules, table.lens);
}

} // namespace

Session::Session(QObject* parent) : Session(sampleTable(), parent) {}

Session::Session(const CardTable& table, QObject* parent)
    : TableSession(parent), m_table(table), m_result(resultOf(table))
{}

void Session::begin(const CardTable& table)
{
    Q_ASSERT(!findConflict(table));
    replace(std::nullopt, [&] { apply(table); });
}

void Session::showGuest(const CardTable& table, const Guest& guest,
                        const std::function<void()>& then)
{
    Q_ASSERT(!findConflict(table));
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

bool Session::hasOwn() const
{
    const bool isUntouched = ownUndoStack().isClean() && ownUndoStack().count() == 0;
    return !isUntouched || (hasCards(ownTable()) && ownTable() != sampleTable());
}

std::optional<CardConflict> Session::setCard(SlotPlace place, std::optional<Card> card)
{
    CardTable after = m_table;
    after.set(place, card);
    return push(after, card ? tr("Place card") : tr("Clear card"));
}

std::optional<CardConflict> Session::setCards(SlotPlace from, const Hand& cards)
{
    return push(withCards(m_table, from, cards), tr("Place cards"));
}

void Session::swapCards(SlotPlace first, SlotPlace second)
{
    CardTable after = m_table;
    after.set(first, m_table.card(second));
    after.set(second, m_table.card(first));
    push(after, tr("Swap cards"));
}

std::optional<CardConflict> Session::carryOut(const CardMove& move)
{
    using narration::MoveKind;
    const auto name = [kind = move.kind]() -> QString {
        switch (kind) {
        case MoveKind::nothing:
            break;
        case MoveKind::place:
            return tr("Place card");
        case MoveKind::replace:
            return tr("Replace card");
        case MoveKind::move:
            return tr("Move card");
        case MoveKind::swap:
            return tr("Swap cards");
        case MoveKind::insert:
            return tr("Insert card");
        case MoveKind::clear:
            return tr("Clear card");
        }
        return {};
    };
    return push(move.after, name());
}

std::optional<CardConflict> Session::paste(const files::PastedTable& pasted, SlotPlace from)
{
    auto conflict = push(files::withPastedHands(m_table, pasted, from), tr("Paste hands"));
    if (!conflict && pasted.isTable())
        emit begun();
    return conflict;
}

std::optional<CardConflict> Session::setRows(const TableRows& rows, const QString& text)
{
    CardTable after = m_table;
    for (int player = 0; player < m_table.playerCount; ++player)
        after.row(player) = rows[static_cast<std::size_t>(player)];
    return push(after, text);
}

void Session::setTableAllowingDuplicates(const CardTable& wanted)
{
    CardTable after = wanted;
    after.rules.rules.deck = DeckKind::free;
    push(after, tr("Allow duplicates"));
}

void Session::sortHand(int player)
{
    CardTable after = m_table;
    after.row(player) = sorted(m_table.row(player), m_table.rules.rules);
    push(after, tr("Sort hand"));
}

std::optional<CardConflict> Session::copyHand(int from, int to)
{
    CardTable after = m_table;
    after.row(to) = m_table.row(from);
    return push(after, tr("Copy hand"));
}

void Session::swapPlayers(int first, int second)
{
    CardTable after = m_table;
    std::swap(after.row(first), after.row(second));
    push(after, tr("Swap players"));
}

void Session::movePlayer(int from, int to)
{
    push(files::withPlayersSwapped(m_table, from, to), tr("Move player"));
}

void Session::clearPlayer(int player)
{
    CardTable after = m_table;
    after.row(player).clear();
    push(after, tr("Clear player"));
}

void Session::clearTable()
{
    push(files::withoutCards(m_table), tr("Clear table"));
    emit begun();
}

void Session::beginNewTable()
{
    CardTable after = emptyHands();
    after.playerCount = m_table.playerCount;
    after.rules = m_table.rules;
    after.lens = m_table.lens;
    push(after, tr("New table"));
    emit begun();
}

void Session::setProperties(const QString& title, const QString& note)
{
    CardTable after = m_table;
    after.title = narration::shownText(title, CardTable::longestTitle);
    after.note = narration::shownLines(note, CardTable::longestNote);
    push(after, tr("Change title and note"));
}

bool Session::removePlayer(int player)
{
    if (m_table.playerCount == m_table.minimumPlayers())
        return false;
    push(files::withoutPlayer(m_table, player), tr("Remove player"));
    return true;
}

void Session::setPlayerCount(int count)
{
    Q_ASSERT(count >= m_table.minimumPlayers() && count <= CardTable::maximumPlayers);
    push(files::withPlayerCount(m_table, count), tr("Change number of players"));
}

void Session::setName(int player, const QString& name)
{
    CardTable after = m_table;
    after.names[static_cast<std::size_t>(player)] =
        narration::shownText(name, CardTable::longestName);
    push(after, tr("Rename player"));
}

std::optional<CardConflict> Session::setRules(const NamedRules& rules, const QString& text)
{
    return push(withRules(m_table, rules), text.isEmpty() ? tr("Change house rules") : text);
}

void Session::setRulesKeepingFirst(const NamedRules& rules)
{
    push(withoutRepeats(withRules(m_table, rules)), tr("Keep the first of each card"));
}

int Session::setOneDeck(bool one)
{
    CardTable after = m_table;
    after.rules.rules.deck = one ? DeckKind::one : DeckKind::free;
    push(after, one ? tr("One deck") : tr("Allow duplicates"));
    return one ? cardsUsedTwice(m_table) : 0;
}

bool Session::setLens(std::optional<Category> lens)
{
    if (lens && !m_table.rules.rules.knows(*lens))
        return false;
    CardTable after = m_table;
    after.lens = lens;
    push(after, tr("Compare as another rank"));
    return true;
}

std::optional<int> Session::triedPlayer() const
{
    return m_trial ? std::optional(m_trial->taken.player - 1) : std::nullopt;
}

void Session::tryWilds(const TakenWilds& taken)
{
    if (m_trial && m_trial->taken == taken)
        return;
    m_trial = {taken, showdownTaking(hands(m_table), m_table.rules.rules, taken)};
    emit shownChanged();
}

void Session::endTrial()
{
    if (!m_trial)
        return;
    m_trial.reset();
    emit shownChanged();
}

bool Session::hasRun() const
{
    return std::ranges::any_of(m_result.players,
                               [](const PlayerResult& each) { return each.hand.isComplete(); });
}

std::shared_ptr<const Run> Session::run() const
{
    if (!m_run)
        m_run =
            std::make_shared<const Run>(hands(m_table), Terms{m_table.rules.rules, m_table.lens});
    return m_run;
}

std::optional<CardConflict> Session::conflictOf(const CardTable& after) const
{
    std::optional<CardConflict> conflict = findConflict(after);
    if (conflict && m_table.card(conflict->holder) != conflict->card
        && m_table.card(conflict->wanted) == conflict->card)
        std::swap(conflict->holder, conflict->wanted);
    return conflict;
}

std::optional<CardConflict> Session::push(const CardTable& wanted, const QString& text)
{
    if (wanted == m_table)
        return std::nullopt;
    const CardTable after = files::withoutReturnedPlayers(wanted);
    if (const auto conflict = conflictOf(after)) {
        emit changeRefused(after, *conflict);
        return conflict;
    }
    undoStack().push(new TableCommand(*this, after, text));
    return std::nullopt;
}

void Session::apply(const CardTable& table)
{
    const QString titleBefore = title();
    const CardTable before = std::exchange(m_table, table);
    const Showdown earlier = std::exchange(m_result, resultOf(m_table));
    m_run.reset();
    const bool isCompared = m_table.rows != before.rows || m_table.rules != before.rules
                            || m_table.lens != before.lens
                            || m_table.playerCount != before.playerCount;
    const bool endsTrial = isCompared && m_trial.has_value();
    if (endsTrial)
        m_trial.reset();

    if (m_table.playerCount != before.playerCount)
        emit playerCountChanged(m_table.playerCount);
    for (int player = 0; player < CardTable::maximumPlayers; ++player) {
        if (m_table.row(player) != before.row(player))
            emit handChanged(player);
    }
    if (m_table.rules != before.rules)
        emit rulesChanged();
    if (m_table.lens != before.lens)
        emit lensChanged();
    if (m_table.names != before.names)
        emit namesChanged();
    if (m_table.title != before.title || m_table.note != before.note)
        emit propertiesChanged();
    if (title() != titleBefore)
        emit titleChanged();
    if (m_result != earlier)
        emit resultChanged();
    if (endsTrial || m_result != earlier || m_table.lens != before.lens)
        emit shownChanged();
}

void Session::retranslate()
{
    emit namesChanged();
}

} // namespace showdown::gui
