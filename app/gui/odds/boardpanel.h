// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/odds/oddsmetrics.h"
#include "app/gui/table/cardpanels.h"

#include <vector>

class QBoxLayout;
class QVBoxLayout;

namespace showdown::gui {

class AheadBox;
class Appearance;
class Bracket;
class CardRowEditor;
class InsetItem;
class LinkLine;
class OddsSession;
class TablePlaces;
class TextLabel;

/// The board: how many cards are to come, its five slots by street, who is ahead, and below it the
/// dead cards if they are needed.
class BoardPanel : public RowPanel
{
    Q_OBJECT

public:
    BoardPanel(OddsSession& session, TablePlaces& places, const Appearance& appearance,
               QWidget* parent = nullptr);

    CardRowEditor& cards() const { return *m_cards; }
    CardRowEditor& dead() const { return *m_dead; }
    AheadBox& ahead() const { return *m_ahead; }

    void setMetrics(const OddsMetrics& metrics);

    /// Whether the dead cards are visible even if there are none.
    void setShowsDead(bool shows);
    bool isDeadSeen() const;

    /// Tells the rules in a line of their own, if they are not the usual ones; empty: nothing.
    void setRules(const QString& sentences);

    /// "One card to come", also on an unfinished street.
    QString toComeText() const;

signals:
    /// Emitted when the user asked for the slots of dead cards.
    void deadAsked();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void showCards();
    void createLayout();
    void applyLengths();
    std::vector<Bracket> brackets() const;

    const OddsSession& m_session;
    OddsMetrics m_metrics;
    bool m_showsDead = false;
    TextLabel* m_title = nullptr;
    TextLabel* m_toCome = nullptr;
    LinkLine* m_deadLink = nullptr; ///< while the dead cards are hidden
    TextLabel* m_deadCaption = nullptr;
    TextLabel* m_rules = nullptr; ///< for a class
    CardRowEditor* m_cards = nullptr;
    AheadBox* m_ahead = nullptr;
    CardRowEditor* m_dead = nullptr;
    InsetItem* m_deadLinkItem = nullptr;
    InsetItem* m_cardsItem = nullptr;
    InsetItem* m_aheadItem = nullptr;
    InsetItem* m_deadItem = nullptr;
    QVBoxLayout* m_words = nullptr;
    QBoxLayout* m_row = nullptr;
};

} // namespace showdown::gui
