// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/session/nextplace.h"
#include "app/gui/view/view.h"

class QMenu;

namespace showdown::gui {

class CardsPage;
class HouseRulesCombo;
class RuleCommands;
class TableCommands;

/// A view of a table on a CardsPage. What follows from the table, and its tools, are added by the
/// views.
class TableView : public View
{
    Q_OBJECT

public:
    QString documentTitle() const override;
    QWidget& widget() const override;
    std::vector<Area> areas() const override;
    TableSession* table() const override { return &m_session; }
    NoticePlace* notices() const override;
    void focus() override;
    void setCompact(bool compact) override;
    void setPresenting(bool presenting) override;
    void saveLayout(QSettings& settings) const override;
    void restoreLayout(const QSettings& settings) override;

protected:
    /// The session must outlive it.
    TableView(TableSession& session, QWidget* window);

    /// Takes its page and the commands on it; called once, when it is built. The menu of a slot has
    /// this name and these entries.
    void setPage(CardsPage& page, const TableCommands& commands, const QString& menuName,
                 const QList<QAction*>& cardMenu);

    /// Offers the rules in a combo box, which always shows those in force, even after a refusal.
    void offerRules(RuleCommands& rules, const TableCommands& commands, HouseRulesCombo& combo);

    /// What has the focus, in words: a key of the deck, else the next slot.
    QString focusText() const;

    NextPlace& next() { return m_next; }
    CardsPage& page() const { return *m_page; }
    QMenu& cardMenu() const { return *m_cardMenu; }

    /// The deck makes room where the explanation needs it, and is then as it was before.
    void makeDeckRoom(bool makesRoom);

private:
    TableSession& m_session;
    NextPlace m_next;
    QMenu* const m_cardMenu;
    CardsPage* m_page = nullptr;
    bool m_isDeckMakingRoom = false; ///< folded for something else
    bool m_deckWasFolded = false;    ///< as it was before
};

} // namespace showdown::gui
