// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/odds/oddsmetrics.h"
#include "app/gui/table/cardpanels.h"
#include "app/gui/theme/colors.h"

#include <optional>
#include <vector>

class QToolButton;

namespace showdown::gui {

class Appearance;
class CardRowEditor;
class EquityBar;
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

    int heightForWidth(int width) const override;
    int heightWith(const OddsMetrics& metrics, int width) const;

    /// The text of the chip of a player ahead: "Ahead", "Level", or after the river "Won",
    /// "Shared".
    static QString aheadText(const OddsStanding& standing);

    /// Opens the field for a new name.
    void editName();

signals:
    void chosen();

protected:
    void arrange() override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    struct Columns;

    void createLabels(const QString& purpose);
    void showNames();
    void showChips();
    Columns columns(const OddsMetrics& metrics, int width) const;
    int wordsHeight(const OddsMetrics& metrics) const;
    int textHeight(int width, bool hasBar) const;
    int percentHeight(int width) const;
    int words(double length) const;
    void sizeButtons();
    void arrangeName();
    int arrangeChips(int top);
    void arrangeText(const QRect& column, bool hasBar);
    void arrangePercent(const QRect& column);
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
};

} // namespace showdown::gui
