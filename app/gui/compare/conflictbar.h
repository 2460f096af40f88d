// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/session/table.h"
#include "app/gui/widgets/noticebar.h"

namespace showdown::gui {

class Session;

/// One line between the hands and the deck that says why a card or a rule was refused, and offers ways
/// out. It goes when one is taken, when it is closed, and with the next change of the table.
class ConflictBar : public NoticeBar
{
    Q_OBJECT

public:
    explicit ConflictBar(Session& session, QWidget* parent = nullptr);

    /// A table that the session refused for its cards: swap, if a single card was wanted that lies
    /// elsewhere, or allow duplicates.
    void offerTable(const CardConflict& conflict, const Table& wanted);

    /// Rules that Session::setRules() refused for cards that are used twice: keep the first of
    /// each, or take these rules with duplicates.
    void offerRules(const NamedRules& rules);

    /// Dealing was refused; why. There is nothing to offer.
    void sayWhy(const QString& reason);

signals:
    /// The cards that were refused have been placed after all; the last place, and whether a card
    /// lay there.
    void cardsPlaced(SlotPlace last, bool isOver);

protected:
    void showWords() override;

private:
    enum class Offer { none, cards, rules };

    void connectParts();
    void say(Offer offer, const QString& text);

    void swapCards();
    void allowDuplicates();
    void keepFirst();
    void leaveDuplicates();
    void dismissIfOutdated();

    Session& m_session;
    CardConflict m_conflict{Card::joker(), {}, {}};
    Table m_wanted;
    Table m_before; ///< what lay there when this was said
    NamedRules m_rules;

    QPushButton& m_swap;
    QPushButton& m_allow;
    QPushButton& m_keepFirst;
    QPushButton& m_leave;
};

} // namespace showdown::gui
