// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/odds/oddsmetrics.h"
#include "app/gui/table/cardpanels.h"
#include "app/gui/theme/colors.h"

#include <array>
#include <optional>
#include <vector>

class QBoxLayout;
class QHBoxLayout;
class QSpacerItem;
class QToolButton;
class QVBoxLayout;

namespace showdown::gui {

class Appearance;
class CardRowEditor;
class EquityBar;
class InsetItem;
class OddsChip;
class TableDealer;
class TablePlaces;
class OddsPlayerActions;
class OddsSession;
class PlayerName;
class TextLabel;

/// The content of a panel besides the cards.
struct OddsStanding
{
    QString hand; ///< "Three of a kind, queens"
    QString draw; ///< "full house or better draws"
    QString percent;
    QString odds; ///< "3.2 : 1 against"
    QString outs; ///< "10 outs"
    QString sum;  ///< how win, tie and equity add up
    QString ties; ///< a line for ties, if there are any
    QString spoken;
    double win = 0;
    double tie = 0;
    bool isEstimate = false;
    bool isCounted = false; ///< the figures are known
    bool isAhead = false;
    bool isLevel = false; ///< ahead, but so are others
    bool isOver = false;  ///< all cards are seen, so who is ahead has won
    bool hasOuts = false; ///< there are outs to show

    /// The hand alone: a class is asked for the rest.
    OddsStanding withoutChances() const;

    bool operator==(const OddsStanding&) const = default;
};

/// One player of a situation: name, hole cards, hand and draw, and the chances as bar, percent and
/// odds. A click chooses the player whose outs are shown.
class OddsPlayerPanel : public RowPanel
{
    Q_OBJECT

public:
    OddsPlayerPanel(OddsSession& session, TablePlaces& places, TableDealer& dealer,
                    const Appearance& appearance, int player, QWidget* parent = nullptr);

    CardRowEditor& cards() const { return *m_cards; }
    OddsPlayerActions& actions() const { return *m_actions; }
    EquityBar& bar() const { return *m_bar; }

    void setStanding(const OddsStanding& standing);

    /// Whether this is the player whose outs are shown.
    void setChosen(bool chosen);

    void setMetrics(const OddsMetrics& metrics);

    /// The text of the chip of a player ahead: "Ahead", "Level", or after the river "Won",
    /// "Shared".
    static QString aheadText(const OddsStanding& standing);

    /// Opens the field for a new name.
    void editName();

signals:
    void chosen();

protected:
    void contextMenuEvent(QContextMenuEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void createLabels(const QString& purpose);
    void showNames();
    void showChips();
    void createLayout();
    QBoxLayout* createNameColumn();
    void applyLengths();
    std::array<TextLabel*, 4> figures() const;
    int words(double length) const;
    QRect discRect() const;

    OddsSession& m_session;
    const int m_player;
    OddsMetrics m_metrics;
    OddsStanding m_standing;
    bool m_isChosen = false;
    OddsPlayerActions* m_actions = nullptr;
    PlayerName* m_name = nullptr;
    OddsChip* m_outsChip = nullptr;
    OddsChip* m_aheadChip = nullptr;
    CardRowEditor* m_cards = nullptr;
    TextLabel* m_hand = nullptr;
    TextLabel* m_draw = nullptr;
    EquityBar* m_bar = nullptr;
    TextLabel* m_percent = nullptr;
    TextLabel* m_odds = nullptr;
    TextLabel* m_outs = nullptr;
    TextLabel* m_ties = nullptr;
    std::vector<QToolButton*> m_buttons;

    InsetItem* m_nameItem = nullptr;
    InsetItem* m_firstButton = nullptr;
    InsetItem* m_cardsItem = nullptr;
    InsetItem* m_barItem = nullptr;
    QHBoxLayout* m_buttonRow = nullptr;
    QSpacerItem* m_chipRoom = nullptr; ///< the height that the chips keep
    QVBoxLayout* m_chips = nullptr;
    QVBoxLayout* m_names = nullptr;
    QVBoxLayout* m_text = nullptr;
    QVBoxLayout* m_figures = nullptr;
    QHBoxLayout* m_result = nullptr; ///< text and figures
    QBoxLayout* m_row = nullptr;
};

} // namespace showdown::gui
