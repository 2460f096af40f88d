// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "app/gui/session/tablesession.h"

#include "app/gui/session/cardtable.h"
#include "app/gui/session/samples.h"
#include "app/narration/foreigntext.h"
#include "app/narration/tabletext.h"
#include "app/narration/translation.h"
#include "app/tables/savefile.h"

#include <QUndoCommand>

#include <algorithm>
#include <utility>

namespace showdown::gui {

/// One step of the undo stack: the table before and after it. A table is a few dozen bytes, so a
/// step keeps both whole, and the session works out what differs.
class TableCommand : public QUndoCommand
{
public:
    TableCommand(TableSession& session, const CardTable& after, const QString& text)
        : m_session(session),
          m_before(session.table()),
          m_after(after),
          m_key(session.key()),
          m_name(text),
          m_language(narration::currentLanguage())
    {
        name();
    }

    void undo() override
    {
        name();
        if (!m_session.turnTo(m_key))
            return m_session.refuseStep(&QUndoStack::redo);
        m_session.apply(m_before);
        emit m_session.historyMoved(m_after);
    }

    void redo() override
    {
        name();
        if (!m_session.turnTo(m_key))
            return m_session.refuseStep(&QUndoStack::undo);
        m_session.apply(m_after);
        if (std::exchange(m_isDone, true))
            emit m_session.historyMoved(m_before);
    }

private:
    /// In another language it has no name.
    void name()
    {
        const bool isSame = narration::currentLanguage() == m_language;
        setText(isSame ? m_name : QString());
    }

    TableSession& m_session;
    const CardTable m_before;
    const CardTable m_after;
    const int m_key; ///< of the table
    const QString m_name;
    const QString m_language; ///< of the name
    bool m_isDone = false;    ///< at least once
};

namespace {

/// The table of a first start of the same kind.
CardTable firstLike(const CardTable& table)
{
    return table.isSituation() ? firstSituation() : sampleTable();
}

} // namespace

TableSession::TableSession(const CardTable& table, QObject* parent)
    : QObject(parent), m_table(table)
{}

void TableSession::retranslate()
{
    emit changed(TableChange::names);
}

std::optional<CardConflict> TableSession::conflictOf(const CardTable& after) const
{
    std::optional<CardConflict> conflict = findConflict(after);
    if (conflict && m_table.face(conflict->holder) != conflict->card
        && m_table.face(conflict->wanted) == conflict->card)
        std::swap(conflict->holder, conflict->wanted);
    return conflict;
}

std::optional<CardConflict> TableSession::setTable(const CardTable& wanted, const QString& text)
{
    if (wanted == m_table)
        return std::nullopt;
    Q_ASSERT(std::ranges::all_of(m_table.given, [&](Place place) {
        return wanted.isGiven(place) && wanted.card(place) == m_table.card(place);
    }));
    const CardTable after = tables::withoutReturnedPlayers(wanted);
    if (const auto conflict = conflictOf(after)) {
        emit changeRefused(after, *conflict);
        return conflict;
    }
    undoStack().push(new TableCommand(*this, after, text));
    emit stepTaken();
    return std::nullopt;
}

std::optional<CardConflict> TableSession::showTable(const CardTable& table, const QString& text)
{
    auto conflict = setTable(table, text);
    if (!conflict)
        emit begun();
    return conflict;
}

std::optional<CardConflict> TableSession::setCard(Place place, std::optional<PlacedCard> card)
{
    CardTable after = m_table;
    after.set(place, card);
    return setTable(after, card ? tr("Place card") : tr("Clear card"));
}

std::optional<CardConflict> TableSession::setRows(const TableRows& rows, const QString& text)
{
    CardTable after = m_table;
    for (int player = 0; player < m_table.playerCount; ++player)
        after.row(player) = rows[static_cast<std::size_t>(player)];
    return setTable(after, text);
}

std::optional<CardConflict> TableSession::carryOut(const CardMove& move)
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
    return setTable(move.after, name());
}

void TableSession::sortHand(int player)
{
    CardTable after = m_table;
    after.row(player) = sorted(m_table.row(player), m_table.rules.rules);
    const CardTable before = m_table;
    setTable(after, tr("Sort hand"));
    emit handSorted(before, player);
}

std::optional<CardConflict> TableSession::copyHand(int from, int to)
{
    CardTable after = m_table;
    after.row(to) = m_table.row(from);
    return setTable(after, tr("Copy hand"));
}

void TableSession::swapPlayers(int first, int second)
{
    CardTable after = m_table;
    std::swap(after.row(first), after.row(second));
    setTable(after, tr("Swap players"));
}

void TableSession::movePlayer(int from, int to)
{
    const auto plays = [this](int player) { return player >= 0 && player < m_table.playerCount; };
    if (plays(from) && plays(to))
        setTable(tables::withPlayersSwapped(m_table, from, to), tr("Move player"));
}

void TableSession::clearPlayer(int player)
{
    CardTable after = m_table;
    after.row(player).clear();
    setTable(after, tr("Clear player"));
}

void TableSession::clearTable()
{
    showTable(tables::withoutCards(m_table), tr("Clear table"));
}

void TableSession::beginNewTable()
{
    CardTable after = m_table.isSituation() ? emptySituation() : emptyHands();
    after.playerCount = m_table.playerCount;
    after.rules = m_table.rules;
    after.lens = m_table.lens;
    showTable(after, m_table.isSituation() ? tr("New situation") : tr("New table"));
}

void TableSession::setPlayerCount(int count)
{
    Q_ASSERT(count >= m_table.minimumPlayers() && count <= CardTable::maximumPlayers);
    setTable(tables::withPlayerCount(m_table, count), tr("Change number of players"));
}

bool TableSession::removePlayer(int player)
{
    if (m_table.playerCount == m_table.minimumPlayers())
        return false;
    setTable(tables::withoutPlayer(m_table, player), tr("Remove player"));
    return true;
}

void TableSession::setName(int player, const QString& name)
{
    const QString shown = narration::shownText(name, CardTable::longestName);
    CardTable after = m_table;
    after.names[static_cast<std::size_t>(player)] =
        shown == narration::playerName(player + 1) ? QString() : shown;
    setTable(after, tr("Rename player"));
}

std::optional<CardConflict> TableSession::setRules(const NamedRules& rules, const QString& text)
{
    return setTable(withRules(m_table, rules), text.isEmpty() ? tr("Change house rules") : text);
}

void TableSession::apply(const CardTable& table)
{
    const QString titleBefore = title();
    const CardTable before = std::exchange(m_table, table);
    const std::array<std::pair<TableChange, bool>, 7> differences{{
        {TableChange::cards, m_table.rows != before.rows},
        {TableChange::players, m_table.playerCount != before.playerCount},
        {TableChange::rules, m_table.rules != before.rules},
        {TableChange::lens, m_table.lens != before.lens},
        {TableChange::names, m_table.names != before.names},
        {TableChange::properties, m_table.title != before.title || m_table.note != before.note},
        {TableChange::title, title() != titleBefore},
    }};
    TableChanges changes = follow(before);
    for (const auto& [change, isChanged] : differences)
        changes.setFlag(change, isChanged);
    if (changes)
        emit changed(changes);
}

void TableSession::setTableAllowingDuplicates(const CardTable& wanted)
{
    CardTable after = wanted;
    after.rules.rules.deck = DeckKind::free;
    setTable(after, tr("Allow duplicates"));
}

void TableSession::setRulesKeepingFirst(const NamedRules& rules)
{
    setTable(withoutRepeats(withRules(table(), rules)), tr("Keep the first of each card"));
}

void TableSession::setProperties(const QString& title, const QString& note)
{
    CardTable after = table();
    after.title = narration::shownText(title, CardTable::longestTitle);
    after.note = narration::shownLines(note, CardTable::longestNote);
    setTable(after, tr("Change title and note"));
}

/// The stack has gone on all the same: it comes back at once, and the step is not lost.
void TableSession::refuseStep(void (QUndoStack::*back)())
{
    if (std::exchange(m_isRefusing, true))
        return; // on the way back
    const auto goBack = [this, back] {
        (undoStack().*back)();
        m_isRefusing = false;
        emit stepRefused();
    };
    QMetaObject::invokeMethod(this, goBack, Qt::QueuedConnection);
}

void TableSession::begin(const CardTable& table, int key)
{
    Q_ASSERT(!findConflict(table));
    m_ownKey = key;
    replace(table, std::nullopt);
}

void TableSession::showGuest(const CardTable& table, const Guest& guest,
                             const std::function<void()>& then)
{
    Q_ASSERT(!findConflict(table));
    whenGuestMayGo([this, table, guest, then] {
        if (!m_guest)
            m_ownTable = m_table;
        replace(table, guest);
        then();
    });
}

void TableSession::turnOwn(int key, const CardTable& table)
{
    m_ownKey = key;
    if (m_guest) {
        m_ownTable = table;
        return;
    }
    ++m_tableNumber;
    apply(table);
    emit begun();
}

void TableSession::turnGuest(int key, const CardTable& table, const CardTable& asItCame)
{
    const QString titleBefore = title();
    m_guest->key = key;
    m_guest->title = [title = asItCame.title] { return title; };
    m_guestTable = asItCame;
    ++m_tableNumber;
    apply(table);
    if (title() != titleBefore)
        emit changed(TableChange::title);
    emit begun();
}

bool TableSession::hasOwn() const
{
    const bool isUntouched = ownUndoStack().isClean() && ownUndoStack().count() == 0;
    return !isUntouched || (hasCards(ownTable()) && ownTable() != firstLike(ownTable()));
}

/// clear() leaves a stack without steps as it was, modified or not.
void TableSession::empty(QUndoStack& stack)
{
    stack.clear();
    stack.setClean();
}

/// Another table is shown from its beginning: a guest, or without one an own table as a document that
/// is opened. Nothing of before can be undone in it.
void TableSession::replace(const CardTable& table, const std::optional<Guest>& guest)
{
    exchange(table, guest);
    if (!guest)
        empty(ownUndoStack());
    emit begun();
}

/// Who hears guestChanged() finds the cards there that belong to it.
void TableSession::exchange(const CardTable& table, const std::optional<Guest>& guest)
{
    const bool hadGuest = m_guest.has_value();
    if (hadGuest)
        emit guestLeaving();
    else if (guest)
        emit ownWaits();
    m_guest.reset(); // it has left: that its steps go is no change of it
    empty(guestStack());
    m_guest = guest;
    if (guest)
        m_guestTable = table;
    ++m_tableNumber;
    apply(table);
    if (hadGuest || guest)
        emit guestChanged();
}

void TableSession::goBack()
{
    if (!m_guest)
        return;
    exchange(m_ownTable, std::nullopt);
    emit ownCameBack();
}

void TableSession::whenGuestMayGo(const std::function<void()>& next)
{
    if (m_guest && m_question)
        m_question(next);
    else
        next();
}

void TableSession::askBeforeGuestGoes(std::function<void(const std::function<void()>&)> question)
{
    m_question = std::move(question);
}

void TableSession::adoptGuest()
{
    if (!m_guest)
        return;
    m_ownKey = m_guest->key;
    m_guest.reset();
    m_own = 1 - m_own;
    empty(guestStack());
    emit guestChanged();
}

void TableSession::setDocumentName(const QString& title, const QString& fileName)
{
    const QString before = this->title();
    m_documentTitle = title;
    m_fileName = fileName;
    if (this->title() != before)
        emit changed(TableChange::title);
}

QString TableSession::title() const
{
    const std::function<QString()> title = lastingTitle();
    return title ? title() : QString();
}

/// Gives the title of a situation of a first start as long as its cards are there.
std::function<QString()> TableSession::firstTitle() const
{
    if (!m_table.isSituation() || m_table.rows != firstSituation().rows)
        return nullptr;
    return [] { return situationSamples().title(situationSamples().ids().constFirst()); };
}

std::function<QString()> TableSession::lastingTitle() const
{
    if (m_guest)
        return hasGuestCards() && !m_hidesGuestTitle ? m_guest->title : nullptr;
    if (m_documentTitle.isEmpty() && m_fileName.isEmpty())
        return firstTitle();
    return [title = m_documentTitle] { return title; };
}

void TableSession::hideGuestTitle(bool hides)
{
    if (hides == m_hidesGuestTitle)
        return;
    m_hidesGuestTitle = hides;
    if (m_guest)
        emit changed(TableChange::title);
}

QString TableSession::heading() const
{
    const QString shown = title();
    return m_guest || !shown.isEmpty() ? shown : m_fileName;
}

QString TableSession::proposedName(const QString& otherwise) const
{
    if (!m_guest && !m_fileName.isEmpty())
        return m_fileName;
    return tables::fileNameOf(title(), otherwise);
}

} // namespace showdown::gui
