// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/session/cardtable.h"
#include "app/gui/widgets/noticebar.h"
#include "app/tables/moves.h"

#include <optional>

namespace showdown::gui {

class TableSession;

/// One line between the hands and the deck that says why a card or a rule was refused, and offers
/// ways out. It is dismissed when one is taken, when it is closed, and at the next change of the
/// table.
class ConflictBar : public NoticeBar
{
    Q_OBJECT

public:
    /// The names of its parts begin with its own: `conflictBarSwapButton`.
    ConflictBar(TableSession& session, const QString& objectName, QWidget* parent = nullptr);

    /// For a table that the session refused for its cards: offers to swap, if a single card was
    /// requested that is elsewhere, or for hands to allow duplicates.
    void offerTable(const CardConflict& conflict, const CardTable& wanted);

    /// For rules that TableSession::setRules() refused because cards are used twice: offers to keep
    /// the first of each, or to use these rules with duplicates.
    void offerRules(const NamedRules& rules);

    /// Says why something was refused. There is nothing to offer.
    void sayWhy(const QString& reason);

    /// Dismisses it if it only says why, and offers nothing.
    void dismissReason();

signals:
    /// Emitted when the refused cards have been placed after all: the last place, and whether it
    /// held a card before.
    void cardsPlaced(Place last, bool isOver);

protected:
    void showWords() override;
    QString spoken() const override;

private:
    enum class Offer { none, cards, rules };

    void connectParts();
    std::optional<CardMove> swapOf(const CardConflict& conflict) const;
    void say(Offer offer, const QString& text);

    void swapCards();
    void allowDuplicates();
    void keepFirst();
    void leaveDuplicates();
    void dismissIfOutdated();

    TableSession& m_session;
    CardConflict m_conflict{Card::joker(), {}, {}};
    std::optional<CardMove> m_swapped; ///< what a swap would do
    Offer m_offer = Offer::none;
    CardTable m_wanted;
    CardTable m_before; ///< the table when this was said
    NamedRules m_rules;

    QPushButton& m_swap;
    QPushButton* m_allow = nullptr; ///< this one and the next two only for hands
    QPushButton* m_keepFirst = nullptr;
    QPushButton* m_leave = nullptr;
};

} // namespace showdown::gui
